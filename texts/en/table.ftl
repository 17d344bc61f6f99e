# table.ftl: what the table says: events, prompts, options, the end, and the names of things.
#
# Variables, all languages alike:
#   $player        the player the sentence is about (a card's owner, unless a message says otherwise)
#   $other-player  the second player; the names are shown as they are, never declined
#   $card, $other  cards by their nominative name; with each comes every form that cards.ftl has in
#                  this language ($card-the, $other-acc, ...). $card acts or is named first.
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
pile-empty = No cards in the pile
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
        [one] { $n } card covered beneath
       *[other] { $n } cards covered beneath
    }
target-bribed = bribed, printed family: { $player }

## Events: rounds and placing ($n: the round; $other: the card that gets covered)

event-round = Round { $n } of 6 begins. { $player } goes first.
event-round-you = Round { $n } of 6 begins. You go first.
event-round-last = This is the last round: influence left on cards will be lost.
event-standin = { $player } is away or out of time: a bot decides.
event-standin-you = You were away or out of time: a bot decides for you.
event-placed-only = { $player } places a face-down card in the empty Queue.
event-placed-only-known = { $player } places { $card-the } face down in the empty Queue.
event-placed-only-you = You place { $card-the } face down in the empty Queue.
event-placed-first = { $player } places a face-down card at the front of the Queue.
event-placed-first-known = { $player } places { $card-the } face down at the front of the Queue.
event-placed-first-you = You place { $card-the } face down at the front of the Queue.
event-placed-last = { $player } places a face-down card at the back of the Queue.
event-placed-last-known = { $player } places { $card-the } face down at the back of the Queue.
event-placed-last-you = You place { $card-the } face down at the back of the Queue.
event-placed-on = { $player } covers { $other-the } at place { $place } with a face-down card.
event-placed-on-hidden = { $player } covers the face-down card at place { $place } with another face-down card.
event-placed-on-known = { $player } covers { $other-the } at place { $place } with { $card-the }, face down.
event-placed-on-you = You cover your { $other-bare } at place { $place } with { $card-the }, face down.

## Events: keeping and revealing ($n: influence on the card, or taken from it)

event-kept = { $player } keeps the card at place { $place } face down: { $n } influence on it now.
event-kept-known = { $player } keeps { $card-the } at place { $place } face down: { $n } influence on it now.
event-kept-you = You keep your { $card-bare } at place { $place } face down: { $n } influence on it now.
event-revealed = { $player } reveals { $card-the } at place { $place }.
event-revealed-you = You reveal your { $card-bare } at place { $place }.
event-revealed-takes = { $player } reveals { $card-the } at place { $place } and takes the { $n } influence on it.
event-revealed-takes-you = You reveal your { $card-bare } at place { $place } and take the { $n } influence on it.

## Events: influence ($other: the card that was struck, for whose bounty it is)

event-lost = The { $n } influence on { $player }’s { $card-bare } is lost.
event-lost-you = The { $n } influence on your { $card-bare } is lost.
event-lost-plot = { $player } gives { $n } influence from Plot back to the supply.
event-lost-plot-you = You give { $n } influence from Plot back to the supply.
event-gained = { $player } gains { $n } influence through { $card-the }.
event-gained-you = You gain { $n } influence through { $card-the }.
event-gained-bounty = { $player } gains { $n } more influence for { $other-the }.
event-gained-bounty-you = You gain { $n } more influence for { $other-the }.
event-paid = { $player } loses { $n } influence to the supply because of { $card-the }.
event-paid-you = You lose { $n } influence to the supply because of { $card-the }.
event-stole = { $player } steals { $n } influence from { $other-player } with { $card-the }.
event-stole-you = You steal { $n } influence from { $other-player } with { $card-the }.
event-stole-yours = { $player } steals { $n } influence from you with { $card-the }.
event-stole-nothing = { $player } turns to { $other-player } with { $card-the }, but there is nothing to steal.
event-stole-nothing-you = You turn to { $other-player } with { $card-the }, but there is nothing to steal.
event-stole-nothing-yours = { $player } turns to you with { $card-the }, but there is nothing to steal.
event-stole-own = { $player } chooses a card of their own for { $card-the }: nothing is stolen.
event-stole-own-you = You choose a card of your own for { $card-the }: nothing is stolen.

## Events: cards that act on cards
## ($player owns $card and $other-player owns $other; eliminated: $card strikes, $other falls;
## -laden: with $n influence on it)

event-copied = { $player }’s { $card-bare } copies { $other-player }’s { $other-bare }.
event-copied-you = Your { $card-bare } copies { $other-player }’s { $other-bare }.
event-copied-yours = { $player }’s { $card-bare } copies your { $other-bare }.
event-copied-own = Your { $card-bare } copies your own { $other-bare }.
event-activated = { $player }’s { $card-bare } activates { $other-the }.
event-activated-you = Your { $card-bare } activates { $other-the }.
event-lifted = { $player } lifts { $other-player }’s { $other-bare } at place { $place }.
event-lifted-you = You lift { $other-player }’s { $other-bare } at place { $place }.
event-lifted-yours = { $player } lifts your { $other-bare } at place { $place }.
event-lifted-own = You lift your own { $other-bare } at place { $place }.
event-moved = { $player }’s { $card-bare } moves to place { $place }.
event-moved-you = Your { $card-bare } moves to place { $place }.
event-bribed = { $player } bribes { $other-player }’s { $other-bare } and owns it now.
event-bribed-you = You bribe { $other-player }’s { $other-bare } and own it now.
event-bribed-yours = { $player } bribes your { $other-bare } and owns it now.
event-bribed-self = { $player } puts the bribe token on { $other-the }, a card they own already.
event-bribed-self-you = You put the bribe token on your own { $other-bare }.
event-eliminated = { $player }’s { $card-bare } eliminates { $other-player }’s { $other-bare } at place { $place }.
event-eliminated-you = Your { $card-bare } eliminates { $other-player }’s { $other-bare } at place { $place }.
event-eliminated-yours = { $player }’s { $card-bare } eliminates your { $other-bare } at place { $place }.
event-eliminated-own = Your { $card-bare } eliminates your own { $other-bare } at place { $place }.
event-eliminated-self = { $player }’s { $card-bare } at place { $place } eliminates itself.
event-eliminated-self-you = Your { $card-bare } at place { $place } eliminates itself.
event-eliminated-laden = { $player }’s { $card-bare } eliminates { $other-player }’s { $other-bare } at place { $place }; the { $n } influence on it is lost.
event-eliminated-laden-you = Your { $card-bare } eliminates { $other-player }’s { $other-bare } at place { $place }; the { $n } influence on it is lost.
event-eliminated-laden-yours = { $player }’s { $card-bare } eliminates your { $other-bare } at place { $place }; the { $n } influence on it is lost.
event-eliminated-laden-own = Your { $card-bare } eliminates your own { $other-bare } at place { $place }; the { $n } influence on it is lost.
event-discarded = { $player }’s { $card-bare } is discarded.
event-discarded-you = Your { $card-bare } is discarded.
event-discarded-stack = { $player }’s { $card-bare } is discarded: there is a stack next to it.
event-discarded-stack-you = Your { $card-bare } is discarded: there is a stack next to it.
event-entered-first = { $player }’s { $card-bare } enters at the front of the Queue, revealed.
event-entered-first-you = Your { $card-bare } enters at the front of the Queue, revealed.
event-entered-last = { $player }’s { $card-bare } enters at the back of the Queue, revealed.
event-entered-last-you = Your { $card-bare } enters at the back of the Queue, revealed.
event-entered-on = { $player }’s { $card-bare } enters at place { $place }, revealed, and covers { $other-the }.
event-entered-on-you = Your { $card-bare } enters at place { $place }, revealed, and covers your { $other-bare }.
event-entered-at = { $player }’s { $card-bare } enters at place { $place }, revealed.
event-entered-at-you = Your { $card-bare } enters at place { $place }, revealed.
event-acts = { $player }’s { $card-bare } acts at place { $place }.
event-acts-you = Your { $card-bare } acts at place { $place }.

## Events: whose decision it is (told to the others; $n: influence left on Plot;
## $card: the card that acts; put-card: $other is the card that moves)

event-ask-place = It is { $player }’s turn to place a card.
event-ask-reveal = { $player } decides about the face-down card at place { $place }: keep or reveal.
event-ask-pick = { $player } chooses what { $card-the } does.
event-ask-put-card = { $player } chooses where { $other-the } goes.
event-ask-put-twin = { $player } chooses where the Twin comes in.
event-ask-plot-first = { $player } chooses whom Plot activates.
event-ask-plot-next = { $player } has { $n } influence left from Plot: take one, or activate again.

## The status line while another player decides

waiting-place = { $player } is placing a card…
waiting-reveal = { $player }: keep or reveal?
waiting-pick = { $player } is choosing…
waiting-put-card = { $player } is moving a card…
waiting-put-twin = { $player } is placing the Twin…
waiting-plot-first = { $player } is plotting…
waiting-plot-next = { $player } is plotting…

## What does nothing ($card: the acting card)

nothing-soldier = { $card-start } has no neighbour: nothing happens.
nothing-spy = { $card-start } finds nothing to steal.
nothing-heir = Another { $card-bare } is revealed in the Queue: this one earns nothing.
nothing-shapeshifter = No revealed character lies beside { $card-the }: nothing happens.
nothing-copied = Copying { $card-a } does nothing.
nothing-royal-decree = There is no other card to move: nothing happens.
nothing-conspiracy = No influence lies on { $card-the }: it brings nothing.
nothing-cutthroat = { $card-start } has no neighbour: nothing happens.
nothing-apothecary = Its owner has no other card in the Queue, so { $card-the } reaches nobody: nothing happens.
nothing-felon = { $card-start } costs nobody anything.
nothing-impersonation = { $card-start } has no neighbour: nothing happens.
nothing-bribery = No revealed character lies alone in its place: nothing happens.
nothing-plot = There is no revealed character to activate: nothing happens.

## Prompts, to the player who decides
## ($card: the card that acts; reveal: $n influence lies on it; plot-next: $n influence left;
## acts-as: $other is whose ability it uses; put-card: $other is the card that moves)

turn-yours = Your turn
ask-place = Choose a card from your hand and where it goes.
ask-reveal = Place { $place }: your { $card-bare }, face down. Keep it or reveal it?
ask-reveal-laden = Place { $place }: your { $card-bare }, face down, with { $n } influence on it. Keep it or reveal it?
ask-acts = Your { $card-bare } acts.
ask-acts-as = Your { $card-bare } acts as { $other-a }.
ask-pick-archer = Eliminate the first or the last card. Which one?
ask-pick-soldier = Eliminate an adjacent card. Which one?
ask-pick-spy = Steal 1 influence from an adjacent card’s owner. Whose card?
ask-pick-shapeshifter = Copy an adjacent character. Which one?
ask-pick-assassination = Eliminate any card of the Queue. Which one?
ask-pick-royal-decree = Move a card. Which one?
ask-pick-cutthroat = Eliminate a neighbour, and others’ revealed cards of its name with it. Which one?
ask-pick-apothecary = Eliminate a card beside another card of yours. Which one?
ask-pick-impersonation = Eliminate an adjacent card, perhaps to take its place. Which one?
ask-pick-bribery = Bribe a revealed character. Which one?
ask-put-card = Where does { $other-the } go?
ask-put-twin = Your Twin comes in. Where?
ask-plot-first = Activate one of your characters. Which one?
ask-plot-next = { $n } influence left from Plot. Take the next one, or give it back and activate again?

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

slot-only = In the middle: the Queue is empty.
slot-first = At the front, before { $player }’s { $other-bare }.
slot-first-you = At the front, before your { $other-bare }.
slot-last = At the back, after { $player }’s { $other-bare }.
slot-last-you = At the back, after your { $other-bare }.
slot-on = On place { $place }: covers your { $other-bare }.
slot-on-locks = On place { $place }: covers your { $other-bare } and locks the { $n } influence on it.

## Options as consequences
## ($card: the card concerned, owned by $player; keep: $n is what then lies on it)

option-place-only = Place { $card-the } as the first card of the Queue.
option-place-first = Place { $card-the } at the front: ahead of every card there now.
option-place-last = Place { $card-the } at the back: behind every card there now.
option-place-on = Place { $card-the } on { $other-the } at place { $place } and cover it.
option-place-on-locks = Place { $card-the } on { $other-the } at place { $place } and lock the { $n } influence on it.
option-twin-first = The Twin at the front: it does not act this round.
option-twin-last = The Twin at the back: it still acts this round.
twin-acts = The Twin still acts this round.
twin-acts-not = The Twin does not act this round.
option-keep = Keep it face down and put 1 influence on it: that makes { $n }.
option-eliminate = Eliminate { $player }’s { $card-bare } at place { $place }.
option-eliminate-laden = Eliminate { $player }’s { $card-bare } at place { $place }: the { $n } influence on it is lost.
option-eliminate-you = Eliminate your own { $card-bare } at place { $place }.
option-eliminate-laden-you = Eliminate your own { $card-bare } at place { $place }: the { $n } influence on it is lost.
option-eliminate-self = Eliminate the acting card itself: { $card-the } at place { $place }.
option-steal = Steal 1 from { $player }, who has { $n } influence (card at place { $place }).
option-steal-empty = Choose { $player }, who has no influence: nothing is stolen (card at place { $place }).
option-steal-self = Choose { $player }’s own card at place { $place }: nothing is stolen.
option-steal-self-you = Choose your own card at place { $place }: nothing is stolen.
option-copy = Copy { $player }’s { $card-bare } at place { $place }.
option-copy-you = Copy your own { $card-bare } at place { $place }.
option-copy-nothing = Copy { $player }’s { $card-bare } at place { $place }: that does nothing.
option-lift = Move { $player }’s { $card-bare } from place { $place }.
option-lift-you = Move your own { $card-bare } from place { $place }.
option-put-first = At the front, before { $player }’s { $card-bare }.
option-put-first-you = At the front, before your { $card-bare }.
option-put-last = At the back, after { $player }’s { $card-bare }.
option-put-last-you = At the back, after your { $card-bare }.
option-put-before = To place { $place }, before { $player }’s { $card-bare }.
option-put-before-you = To place { $place }, before your { $card-bare }.
put-acts = It lies after the Decree: it acts this round.
put-acts-again = It lies after the Decree: it acts once more this round.
put-acts-not = It lies before the Decree: it does not act this round.
put-acts-not-again = It lies before the Decree: it does not act again this round.
option-bribe = Bribe { $player }’s { $card-bare } at place { $place } and own it from now on.
option-bribe-self = Put the bribe token on { $player }’s own { $card-bare } at place { $place }.
option-bribe-self-you = Put the bribe token on your own { $card-bare } at place { $place }.
option-take = Take 1 influence from Plot.
option-activate = Activate { $card-the } at place { $place }.
option-activate-again = Give 1 influence back and activate { $card-the } at place { $place }.

## Revealing, as a consequence ($n: influence on the card)
## reveal-KIND: with influence on it; -empty: with none; -nothing: when the ability will do nothing.

reveal-archer = Reveal the Archer: take the { $n } influence on it, then it must eliminate the first or the last card, for 1 influence.
reveal-archer-empty = Reveal the Archer: it must eliminate the first or the last card, for 1 influence.
reveal-soldier = Reveal the Soldier: take the { $n } influence on it, then it must eliminate an adjacent card, for 1 influence.
reveal-soldier-empty = Reveal the Soldier: it must eliminate an adjacent card, for 1 influence.
reveal-soldier-nothing = Reveal the Soldier: take the { $n } influence on it; it has no neighbour, so nothing happens.
reveal-soldier-nothing-empty = Reveal the Soldier: it has no neighbour, so nothing happens.
reveal-spy = Reveal the Spy: take the { $n } influence on it, then it steals 1 from the owner of an adjacent card.
reveal-spy-empty = Reveal the Spy: it steals 1 from the owner of an adjacent card.
reveal-spy-nothing = Reveal the Spy: take the { $n } influence on it; it finds nothing to steal, so nothing happens.
reveal-spy-nothing-empty = Reveal the Spy: it finds nothing to steal, so nothing happens.
reveal-heir = Reveal the Heir: take the { $n } influence on it, then gain 2.
reveal-heir-empty = Reveal the Heir: gain 2.
reveal-heir-nothing = Reveal the Heir: take the { $n } influence on it; another Heir is revealed, so this one earns nothing.
reveal-heir-nothing-empty = Reveal the Heir: another Heir is revealed, so this one earns nothing.
reveal-lord = Reveal the Lord: take the { $n } influence on it, then gain 1, and 1 more for each adjacent card of the same owner.
reveal-lord-empty = Reveal the Lord: gain 1, and 1 more for each adjacent card of the same owner.
reveal-shapeshifter = Reveal the Shapeshifter: take the { $n } influence on it, then it copies a revealed adjacent character.
reveal-shapeshifter-empty = Reveal the Shapeshifter: it copies a revealed adjacent character.
reveal-shapeshifter-nothing = Reveal the Shapeshifter: take the { $n } influence on it; no revealed character lies beside it, so nothing happens.
reveal-shapeshifter-nothing-empty = Reveal the Shapeshifter: no revealed character lies beside it, so nothing happens.
reveal-assassination = Reveal the Assassination: take the { $n } influence on it, then eliminate any card of the Queue and gain 1.
reveal-assassination-empty = Reveal the Assassination: eliminate any card of the Queue and gain 1.
reveal-royal-decree = Reveal the Royal Decree: take the { $n } influence on it, then move another card to a new spot.
reveal-royal-decree-empty = Reveal the Royal Decree: move another card to a new spot.
reveal-royal-decree-nothing = Reveal the Royal Decree: take the { $n } influence on it; there is no other card to move, so nothing happens.
reveal-royal-decree-nothing-empty = Reveal the Royal Decree: there is no other card to move, so nothing happens.
reveal-ambush = Reveal the Ambush: the { $n } influence on it is lost; gain 1.
reveal-ambush-empty = Reveal the Ambush: gain 1.
reveal-conspiracy = Reveal the Conspiracy: take the { $n } influence on it, and as much again from the supply.
reveal-conspiracy-empty = Reveal the Conspiracy: nothing lies on it, so it brings nothing.
reveal-prince = Reveal the Prince: take the { $n } influence on it, then bring in the Twin and gain 1.
reveal-prince-empty = Reveal the Prince: bring in the Twin and gain 1.
reveal-schemer = Reveal the Schemer: take the { $n } influence on it, then gain influence.
reveal-schemer-empty = Reveal the Schemer: gain influence.
reveal-schemer-otherwise = Reveal the Schemer: take the { $n } influence on it; an adjacent place holds a stack, so the Schemer is discarded.
reveal-schemer-otherwise-empty = Reveal the Schemer: an adjacent place holds a stack, so the Schemer is discarded.
reveal-queen = Reveal the Queen: take the { $n } influence on it, then gain 2.
reveal-queen-empty = Reveal the Queen: gain 2.
reveal-cutthroat = Reveal the Cutthroat: take the { $n } influence on it, then it must eliminate an adjacent card and others’ revealed cards of that name.
reveal-cutthroat-empty = Reveal the Cutthroat: it must eliminate an adjacent card and others’ revealed cards of that name.
reveal-cutthroat-nothing = Reveal the Cutthroat: take the { $n } influence on it; it has no neighbour, so nothing happens.
reveal-cutthroat-nothing-empty = Reveal the Cutthroat: it has no neighbour, so nothing happens.
reveal-apothecary = Reveal the Apothecary: take the { $n } influence on it, then it must eliminate a card beside another card of the same owner, for 1 influence.
reveal-apothecary-empty = Reveal the Apothecary: it must eliminate a card beside another card of the same owner, for 1 influence.
reveal-apothecary-nothing = Reveal the Apothecary: take the { $n } influence on it; its owner has no other card in the Queue, so nothing happens.
reveal-apothecary-nothing-empty = Reveal the Apothecary: its owner has no other card in the Queue, so nothing happens.
reveal-felon = Reveal the Felon: take the { $n } influence on it, then everyone loses 1 for each adjacent card they own.
reveal-felon-empty = Reveal the Felon: everyone loses 1 for each adjacent card they own.
reveal-felon-nothing = Reveal the Felon: take the { $n } influence on it; nobody beside it has anything to lose, so nothing happens.
reveal-felon-nothing-empty = Reveal the Felon: nobody beside it has anything to lose, so nothing happens.
reveal-impersonation = Reveal the Impersonation: take the { $n } influence on it, then it must eliminate an adjacent card, for 1 influence; another player’s lone character is replaced by the same character of this family, if that card is in the pile or set aside.
reveal-impersonation-empty = Reveal the Impersonation: it must eliminate an adjacent card, for 1 influence; another player’s lone character is replaced by the same character of this family, if that card is in the pile or set aside.
reveal-impersonation-nothing = Reveal the Impersonation: take the { $n } influence on it; it has no neighbour, so nothing happens.
reveal-impersonation-nothing-empty = Reveal the Impersonation: it has no neighbour, so nothing happens.
reveal-bribery = Reveal the Bribery: take the { $n } influence on it, then take over a revealed character that is alone in its place.
reveal-bribery-empty = Reveal the Bribery: take over a revealed character that is alone in its place.
reveal-bribery-nothing = Reveal the Bribery: take the { $n } influence on it; no revealed character lies alone in its place, so nothing happens.
reveal-bribery-nothing-empty = Reveal the Bribery: no revealed character lies alone in its place, so nothing happens.
reveal-plot = Reveal the Plot: activate a character of the same owner; then use the { $n } influence on it: take each one or activate again.
reveal-plot-empty = Reveal the Plot: activate a character of the same owner.
reveal-plot-nothing = Reveal the Plot: there is no revealed character to activate, so just take the { $n } influence on it.
reveal-plot-nothing-empty = Reveal the Plot: there is no revealed character to activate, so nothing happens.
reveal-trap = Reveal the Trap: the { $n } influence on it is lost; gain 1.
reveal-trap-empty = Reveal the Trap: gain 1.

## The end ($n: influence; rank-n: the rank;
## $players: names joined by list-and and list-comma)

event-over = The sixth round is over, and so is the game.
rank-n = Rank { $n }
winner = { $player } wins with { $n } influence.
winner-you = You win with { $n } influence.
winners-shared = { $players } share the victory with { $n } influence each.
winners-shared-you = You share the victory with { $players }: { $n } influence each.
tie-break-rule = Equal influence: the player with more top cards in the Queue comes first.
last-round = Last round: influence left on cards will be lost.

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
        [one] The server has lost the last decision of this game. The game continues from the one before it.
       *[other] The server has lost the last { $n } decisions of this game. The game continues from the one before them.
    }
lost-game = The server has lost the game that had begun here.
lost-seats = The server has lost the latest changes of this table. Please check names and seats.
lost-chat = The server has lost the latest lines of the chat.
lost-table = The server has lost this table.
