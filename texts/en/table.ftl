# table.ftl: what the table says: events, prompts, options, the end, and the names of things.
#
# Variables, all languages alike:
#   $player        the player the sentence is about (a card's owner, unless a message says otherwise)
#   $other-player  the second player; the names are shown as they are, never declined
#   $card, $other  cards by their nominative name; with each comes every form that cards.ftl has in
#                  this language ($card-the, $other-acc, ...). $card acts, or comes first in the sentence.
#   $n             influence, unless the section says otherwise; it chooses the plural form
#   $place         a place of the Queue, from 1, at the moment before the event (moved, entered: the new one;
#                  eliminated: before the first victim of the same strike fell)
# A message that ends in -you is told to the player whom the plain one calls $player.
# -yours: it befalls a card of the reader. -own: both cards are the reader's. -known: the reader knows the
# card though it is another's (replays, games that are over).

## Names of things ($n counts what the message names)

influence-count = { $n } influence
queue = Queue
queue-empty = The Queue is empty.
round-n = Round { $n } of 6
phase-place = Placing cards
phase-resolve = Resolving the Queue
phase-over = Game over
first-player = First player
you = You
owner = Owner
hand = Hand
aside = Set aside
pile = Pile
pile-empty = The pile is empty.
pool = Pool
stack = Stack
revealed = Revealed
covered = Covered
front = Front
back = Back
place-n = Place { $n }
gap-n = Gap { $n }
card-count = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
hand-count = { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
aside-count = { $n ->
        [one] { $n } card set aside
       *[other] { $n } cards set aside
    }
pile-count = { $n ->
        [one] { $n } card in the pile
       *[other] { $n } cards in the pile
    }
stack-count = { $n ->
        [one] stack of { $n } card
       *[other] stack of { $n } cards
    }
list-and = { $first } and { $second }
list-comma = { $first }, { $second }
labelled = { $label }: { $value }
name-of-family = { $family } { $name }
percent = { $n }%

## Families: colours that also serve as names of players

family-a = Red
family-b = Blue
family-c = Green
family-d = Gold
family-e = Black

## A place of the Queue, as a list entry ($n: influence on the card)

target-revealed = Place { $place }: { $player }, { $card }, revealed
target-revealed-you = Place { $place }: your { $card-bare }, revealed
target-down = Place { $place }: { $player }, { $card }, face down, { $n } influence
target-down-you = Place { $place }: your { $card-bare }, face down, { $n } influence
target-hidden = Place { $place }: { $player }, face down, { $n } influence
target-stack = { $n ->
        [one] covers { $n } card
       *[other] covers { $n } cards
    }
target-bribed = bribed, from the family of { $player }

## Events: rounds and placing ($n: the round; $other: the card that gets covered)

event-round = Round { $n } of 6: { $player } goes first.
event-round-you = Round { $n } of 6: you go first.
event-round-last = This is the last round: influence still on cards at the end is lost.
event-standin = { $player } is away or out of time, so a bot decides for them.
event-standin-you = You were away or out of time, so a bot decided for you.
event-placed-only = { $player } opens the Queue with a face-down card.
event-placed-only-known = { $player } opens the Queue with { $card-the }, face down.
event-placed-only-you = You open the Queue with { $card-the }, face down.
event-placed-first = { $player } places a card face down at the front of the Queue.
event-placed-first-known = { $player } places { $card-the } face down at the front of the Queue.
event-placed-first-you = You place { $card-the } face down at the front of the Queue.
event-placed-last = { $player } places a card face down at the back of the Queue.
event-placed-last-known = { $player } places { $card-the } face down at the back of the Queue.
event-placed-last-you = You place { $card-the } face down at the back of the Queue.
event-placed-on = { $player } covers { $other-the } at place { $place } with a face-down card.
event-placed-on-hidden = { $player } covers the face-down card at place { $place } with another one.
event-placed-on-known = { $player } covers { $other-the } at place { $place } with { $card-the }, face down.
event-placed-on-you = You cover your { $other-bare } at place { $place } with { $card-the }, face down.

## Events: keeping and revealing ($n: influence on the card, or taken from it)

event-kept = { $player } keeps the card at place { $place } face down; it now holds { $n } influence.
event-kept-known = { $player } keeps { $card-the } at place { $place } face down; it now holds { $n } influence.
event-kept-you = You keep your { $card-bare } at place { $place } face down; it now holds { $n } influence.
event-revealed = { $player } reveals { $card-the } at place { $place }.
event-revealed-you = You reveal your { $card-bare } at place { $place }.
event-revealed-takes = { $player } reveals { $card-the } at place { $place } and takes { $n } influence from it.
event-revealed-takes-you = You reveal your { $card-bare } at place { $place } and take { $n } influence from it.

## Events: influence ($other: the card that was struck, for whose bounty it is)

event-lost = { $player }’s { $card-bare } loses the { $n } influence on it.
event-lost-you = Your { $card-bare } loses the { $n } influence on it.
event-lost-plot = { $player } gives back { $n } influence from Plot.
event-lost-plot-you = You give back { $n } influence from Plot.
event-gained = { $player } gains { $n } influence with { $card-the }.
event-gained-you = You gain { $n } influence with { $card-the }.
event-gained-bounty = { $player } gains { $n } more for eliminating { $other-the }.
event-gained-bounty-you = You gain { $n } more for eliminating { $other-the }.
event-paid = { $card-start } costs { $player } { $n } influence.
event-paid-you = { $card-start } costs you { $n } influence.
event-stole = { $player } steals { $n } influence from { $other-player } with { $card-the }.
event-stole-you = You steal { $n } influence from { $other-player } with { $card-the }.
event-stole-yours = { $player } steals { $n } influence from you with { $card-the }.
event-stole-nothing = { $player } tries to steal from { $other-player } with { $card-the }, but { $other-player } has nothing.
event-stole-nothing-you = You try to steal from { $other-player } with { $card-the }, but { $other-player } has nothing.
event-stole-nothing-yours = { $player } tries to steal from you with { $card-the }, but you have nothing.
event-stole-own = { $player } uses { $card-the } on a card of their own, so nothing is stolen.
event-stole-own-you = You use { $card-the } on a card of your own, so nothing is stolen.

## Events: cards that act on cards
## ($player owns $card and $other-player owns $other; eliminated: $card strikes, $other falls;
## -laden: with $n influence on it)

event-copied = { $player }’s { $card-bare } copies { $other-player }’s { $other-bare }.
event-copied-you = Your { $card-bare } copies { $other-player }’s { $other-bare }.
event-copied-yours = { $player }’s { $card-bare } copies your { $other-bare }.
event-copied-own = Your { $card-bare } copies your own { $other-bare }.
event-activated = { $player }’s { $card-bare } activates { $other-the }.
event-activated-you = Your { $card-bare } activates { $other-the }.
event-lifted = { $player } picks up { $other-player }’s { $other-bare } at place { $place }.
event-lifted-you = You pick up { $other-player }’s { $other-bare } at place { $place }.
event-lifted-yours = { $player } picks up your { $other-bare } at place { $place }.
event-lifted-own = You pick up your own { $other-bare } at place { $place }.
event-moved = { $player }’s { $card-bare } moves to place { $place }.
event-moved-you = Your { $card-bare } moves to place { $place }.
event-bribed = { $player } bribes { $other-player }’s { $other-bare } and now owns it.
event-bribed-you = You bribe { $other-player }’s { $other-bare } and now own it.
event-bribed-yours = { $player } bribes your { $other-bare } and now owns it.
event-bribed-self = { $player } puts the bribe token on { $other-the }, which they already own.
event-bribed-self-you = You put the bribe token on your own { $other-bare }.
event-eliminated = { $player }’s { $card-bare } eliminates { $other-player }’s { $other-bare } at place { $place }.
event-eliminated-you = Your { $card-bare } eliminates { $other-player }’s { $other-bare } at place { $place }.
event-eliminated-yours = { $player }’s { $card-bare } eliminates your { $other-bare } at place { $place }.
event-eliminated-own = Your { $card-bare } eliminates your own { $other-bare } at place { $place }.
event-eliminated-self = { $player }’s { $card-bare } at place { $place } eliminates itself.
event-eliminated-self-you = Your { $card-bare } at place { $place } eliminates itself.
event-eliminated-laden = { $player }’s { $card-bare } eliminates { $other-player }’s { $other-bare } at place { $place }; its { $n } influence is lost.
event-eliminated-laden-you = Your { $card-bare } eliminates { $other-player }’s { $other-bare } at place { $place }; its { $n } influence is lost.
event-eliminated-laden-yours = { $player }’s { $card-bare } eliminates your { $other-bare } at place { $place }; its { $n } influence is lost.
event-eliminated-laden-own = Your { $card-bare } eliminates your own { $other-bare } at place { $place }; its { $n } influence is lost.
event-discarded = { $player }’s { $card-bare } is discarded.
event-discarded-you = Your { $card-bare } is discarded.
event-discarded-stack = { $player }’s { $card-bare } is next to a stack, so it is discarded.
event-discarded-stack-you = Your { $card-bare } is next to a stack, so it is discarded.
event-entered-first = { $player }’s { $card-bare } enters at the front of the Queue, revealed.
event-entered-first-you = Your { $card-bare } enters at the front of the Queue, revealed.
event-entered-last = { $player }’s { $card-bare } enters at the back of the Queue, revealed.
event-entered-last-you = Your { $card-bare } enters at the back of the Queue, revealed.
event-entered-on = { $player }’s { $card-bare } enters at place { $place }, revealed, covering { $other-the }.
event-entered-on-you = Your { $card-bare } enters at place { $place }, revealed, covering your { $other-bare }.
event-entered-at = { $player }’s { $card-bare } enters at place { $place }, revealed.
event-entered-at-you = Your { $card-bare } enters at place { $place }, revealed.
event-acts = { $player }’s { $card-bare } acts at place { $place }.
event-acts-you = Your { $card-bare } acts at place { $place }.

## Events: whose decision it is (told to the others; $n: influence left on Plot;
## $card: the card that acts; put-card: $other is the card that moves)

event-ask-place = It’s { $player }’s turn to place a card.
event-ask-reveal = { $player } decides whether to keep or reveal the card at place { $place }.
event-ask-pick = { $player } chooses what { $card-the } does.
event-ask-put-card = { $player } chooses where { $other-the } goes.
event-ask-put-twin = { $player } chooses where the Twin enters.
event-ask-plot-first = { $player } chooses a character for Plot to activate.
event-ask-plot-next = { $player } has { $n } influence left from Plot: take 1, or activate again.

## The status line while another player decides

waiting-place = { $player } is placing a card…
waiting-reveal = { $player }: keep or reveal?
waiting-pick = { $player } is choosing…
waiting-put-card = { $player } is moving a card…
waiting-put-twin = { $player } is placing the Twin…
waiting-plot-first = { $player } is plotting…
waiting-plot-next = { $player } is plotting…

## What does nothing ($card: the acting card)

nothing-soldier = { $card-start } has no neighbour, so nothing happens.
nothing-spy = { $card-start } finds nothing to steal.
nothing-heir = Another { $card-bare } is revealed in the Queue, so this one earns nothing.
nothing-shapeshifter = { $card-start } has no revealed character next to it, so nothing happens.
nothing-copied = Copying { $card-a } does nothing.
nothing-royal-decree = There is no other card to move, so nothing happens.
nothing-conspiracy = There is no influence on { $card-the }, so it earns nothing.
nothing-cutthroat = { $card-start } has no neighbour, so nothing happens.
nothing-apothecary = Its owner has no other card in the Queue, so { $card-the } can’t reach anyone.
nothing-felon = { $card-start } costs nobody anything.
nothing-impersonation = { $card-start } has no neighbour, so nothing happens.
nothing-bribery = No revealed character is alone in its place, so nothing happens.
nothing-plot = There is no revealed character to activate, so nothing happens.

## Prompts, to the player who decides
## ($card: the card that acts; reveal: $n influence lies on it; plot-next: $n influence left;
## acts-as: $other is whose ability it uses; put-card: $other is the card that moves)

turn-yours = Your turn
ask-place = Choose a card from your hand, then a place for it.
ask-reveal = Your { $card-bare } at place { $place } is face down. Keep it or reveal it?
ask-reveal-laden = Your { $card-bare } at place { $place } is face down and holds { $n } influence. Keep it or reveal it?
ask-acts = Your { $card-bare } acts.
ask-acts-as = Your { $card-bare } acts as { $other-a }.
ask-pick-archer = Which card do you eliminate: the first or the last?
ask-pick-soldier = Which adjacent card do you eliminate?
ask-pick-spy = You steal 1 influence from the owner of an adjacent card. Which card?
ask-pick-shapeshifter = Which adjacent character do you copy?
ask-pick-assassination = Which card of the Queue do you eliminate?
ask-pick-royal-decree = Which card do you move?
ask-pick-cutthroat = Which adjacent card do you eliminate, along with others’ revealed cards of the same name?
ask-pick-apothecary = You eliminate a card next to another card of yours. Which one?
ask-pick-impersonation = Which adjacent card do you eliminate, and perhaps replace?
ask-pick-bribery = Which revealed character do you bribe?
ask-put-card = Where does { $other-the } go?
ask-put-twin = Where does your Twin enter?
ask-plot-first = Which of your characters do you activate?
ask-plot-next = You have { $n } influence left from Plot. Take 1, or give it back and activate again?

## Options as short labels

label-place-only = Into the Queue
label-place-first = Front
label-place-last = Back
label-place-on = On place { $place }
label-keep = Keep +1
label-reveal = Reveal
label-eliminate = Eliminate
label-steal = Steal 1
label-copy = Copy
label-lift = Move
label-put = Place { $place }
label-bribe = Bribe
label-take = Take 1
label-activate = Activate

## Where a card can go, before it is chosen ($other: the card there, covered by it; $n: influence locked)

slot-only = In the empty Queue.
slot-first = At the front, before { $player }’s { $other-bare }.
slot-first-you = At the front, before your { $other-bare }.
slot-last = At the back, after { $player }’s { $other-bare }.
slot-last-you = At the back, after your { $other-bare }.
slot-on = On place { $place }, covering your { $other-bare }.
slot-on-locks = On place { $place }, covering your { $other-bare } and locking the { $n } influence on it.

## Options as consequences
## ($card: the card concerned, owned by $player; keep: $n is what then lies on it)

option-place-only = Place { $card-the } in the empty Queue.
option-place-first = Place { $card-the } at the front, ahead of every card there now.
option-place-last = Place { $card-the } at the back, behind every card there now.
option-place-on = Place { $card-the } on { $other-the } at place { $place }, covering it.
option-place-on-locks = Place { $card-the } on { $other-the } at place { $place }, locking the { $n } influence on it.
option-twin-first = Put the Twin at the front: it doesn’t act this round.
option-twin-last = Put the Twin at the back: it still acts this round.
twin-acts = The Twin still acts this round.
twin-acts-not = The Twin doesn’t act this round.
option-keep = Keep it face down and add 1 influence, making { $n }.
option-eliminate = Eliminate { $player }’s { $card-bare } at place { $place }.
option-eliminate-laden = Eliminate { $player }’s { $card-bare } at place { $place }; its { $n } influence is lost.
option-eliminate-you = Eliminate your own { $card-bare } at place { $place }.
option-eliminate-laden-you = Eliminate your own { $card-bare } at place { $place }; its { $n } influence is lost.
option-eliminate-self = Eliminate the acting card itself, { $card-the } at place { $place }.
option-steal = Steal 1 from { $player }, who has { $n } influence (card at place { $place }).
option-steal-empty = Choose { $player }, who has nothing to steal (card at place { $place }).
option-steal-self = Choose { $player }’s own card at place { $place }, stealing nothing.
option-steal-self-you = Choose your own card at place { $place }, stealing nothing.
option-copy = Copy { $player }’s { $card-bare } at place { $place }.
option-copy-you = Copy your own { $card-bare } at place { $place }.
option-copy-nothing = Copy { $player }’s { $card-bare } at place { $place }, which does nothing.
option-lift = Move { $player }’s { $card-bare } from place { $place }.
option-lift-you = Move your own { $card-bare } from place { $place }.
option-put-first = At the front, before { $player }’s { $card-bare }.
option-put-first-you = At the front, before your { $card-bare }.
option-put-last = At the back, after { $player }’s { $card-bare }.
option-put-last-you = At the back, after your { $card-bare }.
option-put-before = To place { $place }, before { $player }’s { $card-bare }.
option-put-before-you = To place { $place }, before your { $card-bare }.
put-acts = It ends up after the Decree, so it acts this round.
put-acts-again = It ends up after the Decree, so it acts again this round.
put-acts-not = It ends up before the Decree, so it doesn’t act this round.
put-acts-not-again = It ends up before the Decree, so it doesn’t act again this round.
option-bribe = Bribe { $player }’s { $card-bare } at place { $place } and become its owner.
option-bribe-self = Put the bribe token on { $player }’s own { $card-bare } at place { $place }.
option-bribe-self-you = Put the bribe token on your own { $card-bare } at place { $place }.
option-take = Take 1 influence from Plot.
option-activate = Activate { $card-the } at place { $place }.
option-activate-again = Give 1 influence back and activate { $card-the } at place { $place }.

## Revealing, as a consequence ($n: influence on the card)
## reveal-KIND: with influence on it; -empty: with none; -nothing: when the ability will do nothing.

reveal-archer = Reveal the Archer: take its { $n } influence, then it must eliminate the first or last card, which earns 1.
reveal-archer-empty = Reveal the Archer: it must eliminate the first or last card, which earns 1.
reveal-soldier = Reveal the Soldier: take its { $n } influence, then it must eliminate an adjacent card, which earns 1.
reveal-soldier-empty = Reveal the Soldier: it must eliminate an adjacent card, which earns 1.
reveal-soldier-nothing = Reveal the Soldier: take its { $n } influence; it has no neighbour, so nothing else happens.
reveal-soldier-nothing-empty = Reveal the Soldier: it has no neighbour, so nothing happens.
reveal-spy = Reveal the Spy: take its { $n } influence, then steal 1 from the owner of an adjacent card.
reveal-spy-empty = Reveal the Spy: steal 1 from the owner of an adjacent card.
reveal-spy-nothing = Reveal the Spy: take its { $n } influence; it finds nothing to steal.
reveal-spy-nothing-empty = Reveal the Spy: it finds nothing to steal.
reveal-heir = Reveal the Heir: take its { $n } influence, then gain 2.
reveal-heir-empty = Reveal the Heir: gain 2.
reveal-heir-nothing = Reveal the Heir: take its { $n } influence; another Heir is revealed, so this one earns nothing.
reveal-heir-nothing-empty = Reveal the Heir: another Heir is revealed, so this one earns nothing.
reveal-lord = Reveal the Lord: take its { $n } influence, then gain 1, plus 1 for each adjacent card of the same owner.
reveal-lord-empty = Reveal the Lord: gain 1, plus 1 for each adjacent card of the same owner.
reveal-shapeshifter = Reveal the Shapeshifter: take its { $n } influence, then copy an adjacent revealed character.
reveal-shapeshifter-empty = Reveal the Shapeshifter: copy an adjacent revealed character.
reveal-shapeshifter-nothing = Reveal the Shapeshifter: take its { $n } influence; no revealed character is next to it, so nothing else happens.
reveal-shapeshifter-nothing-empty = Reveal the Shapeshifter: no revealed character is next to it, so nothing happens.
reveal-assassination = Reveal Assassination: take its { $n } influence, then eliminate any card in the Queue and gain 1.
reveal-assassination-empty = Reveal Assassination: eliminate any card in the Queue and gain 1.
reveal-royal-decree = Reveal the Royal Decree: take its { $n } influence, then move another card.
reveal-royal-decree-empty = Reveal the Royal Decree: move another card.
reveal-royal-decree-nothing = Reveal the Royal Decree: take its { $n } influence; there is no other card to move, so nothing else happens.
reveal-royal-decree-nothing-empty = Reveal the Royal Decree: there is no other card to move, so nothing happens.
reveal-ambush = Reveal the Ambush: its { $n } influence is lost; gain 1.
reveal-ambush-empty = Reveal the Ambush: gain 1.
reveal-conspiracy = Reveal Conspiracy: take its { $n } influence and the same again from the supply.
reveal-conspiracy-empty = Reveal Conspiracy: there is no influence on it, so it earns nothing.
reveal-prince = Reveal the Prince: take its { $n } influence, then bring in the Twin and gain 1.
reveal-prince-empty = Reveal the Prince: bring in the Twin and gain 1.
reveal-schemer = Reveal the Schemer: take its { $n } influence, then gain influence.
reveal-schemer-empty = Reveal the Schemer: gain influence.
reveal-schemer-otherwise = Reveal the Schemer: take its { $n } influence; there is a stack next to it, so the Schemer is discarded.
reveal-schemer-otherwise-empty = Reveal the Schemer: there is a stack next to it, so the Schemer is discarded.
reveal-queen = Reveal the Queen: take its { $n } influence, then gain 2.
reveal-queen-empty = Reveal the Queen: gain 2.
reveal-cutthroat = Reveal the Cutthroat: take its { $n } influence, then it must eliminate an adjacent card and every revealed card of the same name that others own.
reveal-cutthroat-empty = Reveal the Cutthroat: it must eliminate an adjacent card and every revealed card of the same name that others own.
reveal-cutthroat-nothing = Reveal the Cutthroat: take its { $n } influence; it has no neighbour, so nothing else happens.
reveal-cutthroat-nothing-empty = Reveal the Cutthroat: it has no neighbour, so nothing happens.
reveal-apothecary = Reveal the Apothecary: take its { $n } influence, then it must eliminate a card next to another card of the same owner, which earns 1.
reveal-apothecary-empty = Reveal the Apothecary: it must eliminate a card next to another card of the same owner, which earns 1.
reveal-apothecary-nothing = Reveal the Apothecary: take its { $n } influence; its owner has no other card in the Queue, so nothing else happens.
reveal-apothecary-nothing-empty = Reveal the Apothecary: its owner has no other card in the Queue, so nothing happens.
reveal-felon = Reveal the Felon: take its { $n } influence, then everyone loses 1 for each card they own next to it.
reveal-felon-empty = Reveal the Felon: everyone loses 1 for each card they own next to it.
reveal-felon-nothing = Reveal the Felon: take its { $n } influence; nobody next to it has anything to lose, so nothing else happens.
reveal-felon-nothing-empty = Reveal the Felon: nobody next to it has anything to lose, so nothing happens.
reveal-impersonation = Reveal Impersonation: take its { $n } influence, then it must eliminate an adjacent card, which earns 1; another player’s lone character is replaced by the same character of this family, if that one is in the pile or set aside.
reveal-impersonation-empty = Reveal Impersonation: it must eliminate an adjacent card, which earns 1; another player’s lone character is replaced by the same character of this family, if that one is in the pile or set aside.
reveal-impersonation-nothing = Reveal Impersonation: take its { $n } influence; it has no neighbour, so nothing else happens.
reveal-impersonation-nothing-empty = Reveal Impersonation: it has no neighbour, so nothing happens.
reveal-bribery = Reveal Bribery: take its { $n } influence, then take over a revealed character that is alone in its place.
reveal-bribery-empty = Reveal Bribery: take over a revealed character that is alone in its place.
reveal-bribery-nothing = Reveal Bribery: take its { $n } influence; no revealed character is alone in its place, so nothing else happens.
reveal-bribery-nothing-empty = Reveal Bribery: no revealed character is alone in its place, so nothing happens.
reveal-plot = Reveal Plot: activate a character of the same owner; then, for each of its { $n } influence, take it or activate again.
reveal-plot-empty = Reveal Plot: activate a character of the same owner.
reveal-plot-nothing = Reveal Plot: there is no revealed character to activate, so just take its { $n } influence.
reveal-plot-nothing-empty = Reveal Plot: there is no revealed character to activate, so nothing happens.
reveal-trap = Reveal the Trap: its { $n } influence is lost; gain 1.
reveal-trap-empty = Reveal the Trap: gain 1.

## The end ($n: influence; rank-n: the rank;
## $players: names joined by list-and and list-comma)

event-over = Round 6 is over, and so is the game.
rank-n = Rank { $n }
winner = { $player } wins with { $n } influence.
winner-you = You win with { $n } influence.
winners-shared = { $players } share the victory with { $n } influence each.
winners-shared-you = You share the victory with { $players }: { $n } influence each.
tie-break-rule = Tied on influence: the player with more top cards in the Queue ranks higher.
last-round = Last round: influence still on cards at the end is lost.

## Bots

bot-random = Jester
bot-cook = Cook
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-baron = Baron
bot-king = King
bot-minstrel = Minstrel
bot-herald = Herald
bot-steward = Steward
bot-marshal = Marshal
bot-regent = Regent
bot-miser = Miser
bot-hunter = Hunter

## What the server’s database has lost ($n: decisions)

lost-decisions = { $n ->
        [one] The server lost the last decision of this game. The game continues from the one before it.
       *[other] The server lost the last { $n } decisions of this game. The game continues from the one before them.
    }
lost-game = The server lost the game that was under way here.
lost-seats = The server lost the latest changes to this table. Please check names and seats.
lost-chat = The server lost the latest chat messages.
lost-table = The server lost this table.
