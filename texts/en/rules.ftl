# rules.ftl: the whole rules, clause by clause, for the searchable rules page.
#
# rules-section-NAME   the headings, in the order of docs/rules.md
# rule-ID              one clause, its id as in docs/rules.md in small letters (RESOLVE-6: rule-resolve-6)
# rule-word-NAME       the words that the clauses use
# No variables. docs/rules.md is the authority: when it changes, these change.

rules-title = Rules
rules-intro = Place your cards in the Queue, let influence build up on them while they are hidden, and reveal them at the right moment. After six rounds, whoever has the most influence wins.
rules-note = The printed rules leave some questions open. Where this text answers them, the answer is this project’s own ruling.
rules-couples = The same sign on a Prince and on the Twin: they fall together.
rules-contents = Contents
rules-show = Step through it
rules-variants = Variants of this example
rules-example-start = The example starts like this.

## words

rules-section-words = Words
rule-word-seat = Player: players are counted clockwise. Family: a player’s ten or eleven cards, all in that player’s colours.
rule-word-queue = Queue: the row of places in the middle of the table. A place holds one card or a stack. Only its top card counts; the cards under it are covered.
rule-word-first-last = First and last place: as seen in the direction of resolution, which never changes during the game. Whether the Queue is drawn from left to right or from right to left only changes the picture.
rule-word-neighbour = Adjacent places: the places directly before and after a place, so there are none, one or two. The Queue is not a ring. An adjacent card, or neighbour, is the top card of an adjacent place. A card is never adjacent to itself or to the cards under it.
rule-word-revealed = Revealed: face up. A revealed card stays revealed as long as it is in the Queue.
rule-word-owner = Owner of a card: the player whose family it belongs to, unless it carries another family’s bribe token (ABL-BRIBERY-1).
rule-word-pool = Pool: the influence in front of a player. Everyone sees it, and it never goes below 0. Influence on cards is in nobody’s pool.
rule-word-supply = Supply: the influence that nobody has yet. It never runs out.
rule-word-pile = Pile: the discarded and eliminated cards in front of a player, face up for everyone to see. A card always goes to the pile of the family printed on it.
rule-word-eliminate = Eliminating and discarding are different things with different results (ELIM-1, ELIM-6).
rule-word-acting = Acting card: the card whose ability is being used, and on whose behalf.

## setup

rules-section-setup = Setting up
rule-setup-1 = The game is for 3 to 5 players. Two can play it as a house variant. One or six cannot.
rule-setup-2 = Each player takes the ten cards of one set. In Ablaze, each player also has the Twin, separate from the ten.
rule-setup-3 = Each player shuffles their ten cards, sets three aside face down at random and takes the other seven as their hand. The three take no part in the game, except through ABL-IMPERSON-2.
rule-setup-4 = At any time, you may look at your own hand, your three set-aside cards and your own face-down cards in the Queue, covered ones too. Nobody else may. Once a card has been revealed everyone knows it, covered or not.
rule-setup-5 = Each player starts with 1 influence in their pool.
rule-setup-6 = One player goes first. The rulebooks say the oldest; here, the player who creates the table chooses, or the first player is drawn at random.
rule-setup-7 = Ablaze: the Twin is face up in front of its player. It is not one of the ten cards and never one of the three set aside. It is never placed in the placement phase; it only enters through ABL-PRINCE-1 or ABL-IMPERSON-3.
rule-setup-8 = Ablaze: each player has one bribe token.

## round

rules-section-round = The round
rule-round-1 = The game has six rounds. Each has a placement phase and then a resolution phase.
rule-round-2 = After each of rounds 1 to 5, the first-player tile passes to the next player. The Queue stays as it is.

## place

rules-section-place = Placing cards
rule-place-1 = Starting with the first player and going clockwise, each player places exactly one card from their hand, face down. Nobody may pass.
rule-place-2 = The card goes before the first place, after the last place, or on top of a place whose top card that player owns.
rule-place-3 = If the Queue is empty, at the start or later, there is only one option: in the middle.
rule-place-4 = Nobody ever places a card between two places.
rule-place-5 = You can stack from round 2 on, because in round 1 you own no card in the Queue yet when you place. You can cover a revealed or a face-down card, a single card or a stack. Stacks can be any height.
rule-place-6 = If Bribery made you the owner of a card, you can stack on it. The player whose family is printed on it can’t.

## stack

rules-section-stack = Stacks
rule-stack-1 = Nothing resolves, reveals, targets, moves or counts a covered card, and it gains no influence.
rule-stack-2 = The influence on a covered card stays on it.
rule-stack-3 = Eliminating, discarding and moving only affect the top card.
rule-stack-4 = All cards of a place always have the same owner.

## resolve

rules-section-resolve = Resolving the Queue
rule-resolve-1 = Places are resolved from the first to the last. At each place, the owner of the top card acts.
rule-resolve-2 = If the card is face down, its owner either keeps it, adding 1 influence to it from the supply, or reveals it.
rule-resolve-3 = After revealing a card, its owner first takes the influence on it into their pool; then its ability applies. Exceptions: Ambush and Trap (the influence is lost), Conspiracy (it is doubled), Plot (see its own rules).
rule-resolve-4 = If the card is already revealed, its owner must use its ability, choosing among the legal options even if all of them hurt. If there is no legal option, nothing happens.
rule-resolve-5 = Characters stay in the Queue, revealed. Intrigues are discarded after they have been used; Plot is discarded before.
rule-resolve-6 = If the card at the current place leaves it and there is another card beneath, that card is resolved next, by RESOLVE-2 or RESOLVE-4, as soon as the current ability is finished; and so on down the stack. With Plot, this comes after its last influence, even if Plot has activated that card. It doesn’t matter why the card left: an intrigue was discarded, an Archer hit itself, a Schemer was discarded, an attacker was ambushed, a Twin was discarded with its Prince.
rule-resolve-7 = If the current place disappears, resolution continues with the place that came after it.
rule-resolve-8 = Only a card’s position matters, never whether it was resolved before. A card that ends up after the current place is resolved this round, even a second time. One that ends up before it is not. This applies to a card that the Decree moves, and to a Twin or a replacement that enters.
rule-resolve-9 = The owner of the acting card makes all decisions. There are no reactions and no simultaneous decisions.
rule-resolve-10 = The phase ends when there is no place left to resolve.

## elim

rules-section-elim = Elimination and discard
rule-elim-1 = For each card eliminated, no matter whose, the owner of the acting card gains 1 (exception: ABL-CUTTHROAT-2).
rule-elim-2 = A face-down victim is revealed, and the influence on it is lost.
rule-elim-3 = The victim goes from the Queue to its pile, and the gap closes. If there was a card beneath it, that card is now the top card.
rule-elim-4 = Effects of being eliminated (Ambush, Trap, Queen, Prince, Twin) also apply to face-down victims.
rule-elim-5 = The order is: the victim is revealed and removed; the owner of the acting card gains; the Queen’s bonus is paid; Ambush or Trap pays; the Twins of an eliminated Prince and the Princes of an eliminated Twin are discarded; the ambushed attacker is discarded; a replacement enters. With several victims, each step is done for all of them, in the order of the Queue, before the next step.
rule-elim-6 = Discarding a card earns nobody anything and triggers nothing.

## end

rules-section-end = The end
rule-end-1 = After round 6, the player with the most influence in their pool wins. Influence on cards doesn’t count. The seventh card is never played.
rule-end-2 = In a tie, the tied player who owns the most top cards in the Queue wins. A stack counts once.
rule-end-3 = If there is still a tie, the players share the victory. Lower ranks are shared the same way (1, 2, 2, 4).

## base

rules-section-base = The base set: six characters, four intrigues
rule-base-archer-1 = Archer: eliminate the top card of the first or of the last place. You must choose one of them.
rule-base-archer-2 = It can be, or have to be, one of the owner’s own cards, even the Archer itself. If it is alone in the Queue, the Archer must hit itself.
rule-base-soldier-1 = Soldier: eliminate an adjacent card, revealed or not, of any family. If there is no neighbour, nothing happens.
rule-base-spy-1 = Spy: take 1 influence from the pool of the player who owns an adjacent card, revealed or not; never from a card.
rule-base-spy-2 = Choosing one of the owner’s own cards has no effect. An empty pool gives nothing. You are free to choose either.
rule-base-heir-1 = Heir: gain 2, unless another revealed top card in the Queue, of any family, is an Heir. In that case, gain nothing.
rule-base-shape-1 = Shapeshifter: choose an adjacent card that is a revealed character and use its ability as if it were the Shapeshifter’s, from the Shapeshifter’s own place and for its owner. The Shapeshifter is the acting card. The copy lasts for this one use; choose again each time.
rule-base-shape-2 = It keeps its own name. If it copies an Heir, it gains 2 unless another revealed top card is a Shapeshifter, no matter how many Heirs there are.
rule-base-shape-3 = You can copy a Shapeshifter, but that does nothing. If there is no revealed character next to it, nothing happens.
rule-base-shape-4 = Effects of being eliminated and of being revealed are not copied.
rule-base-lord-1 = Lord: gain 1, plus 1 for each adjacent card of the same owner, revealed or not.
rule-base-assassin-1 = Assassination: eliminate any top card in the Queue, even Assassination itself; you still gain 1.
rule-base-decree-1 = Royal Decree: move any other top card, whoever owns it, to any gap in the Queue, including both ends, but never onto another card. Influence and a bribe token on it move with it.
rule-base-decree-2 = The Decree stays where it is during the move and can’t move itself. If it is alone in the Queue, it does nothing.
rule-base-decree-3 = The order of the places, including the Decree’s, must change. Taking the top card off a stack always counts as a change.
rule-base-ambush-1 = Ambush, revealed by its owner: the influence on it is lost, and its owner gains 1.
rule-base-ambush-2 = Ambush, eliminated by a card of another owner: that owner gains the usual 1 (with a Cutthroat 0: ABL-CUTTHROAT-2), the Ambush’s owner gains 4 from the supply, and the acting card is discarded.
rule-base-ambush-3 = Ambush, eliminated by a card of its own owner: that owner gains the usual 1 (with a Cutthroat 0) and nothing else. The acting card isn’t discarded.
rule-base-conspiracy-1 = Conspiracy: gain twice the influence on it.

## abl

rules-section-abl = The Ablaze set: six characters and the Twin, four intrigues
rule-abl-prince-1 = Prince: when you reveal it (RESOLVE-3, never otherwise), place your family’s Twin, revealed: before the first place, after the last, or on top of a place of yours, but not on a Prince. Then gain 1.
rule-abl-prince-2 = Prince in later rounds, copied, or activated by Plot: gain 1.
rule-abl-prince-3 = When a Prince is eliminated, every revealed top card that is a Twin of the same owner is discarded.
rule-abl-twin-1 = Twin: gain 1.
rule-abl-twin-2 = When a Twin is eliminated, every revealed top card that is a Prince of the same owner is discarded.
rule-abl-twin-3 = Covered cards, face-down cards and cards with the same name as the victim stay. This also applies when you eliminate your own card. The same owner means the owner at that moment. Which cards are discarded is fixed once, after all victims have been removed: a card that was under a victim is discarded too, but one that is only uncovered by this discard stays.
rule-abl-queen-1 = Queen: gain 2.
rule-abl-queen-2 = Queen, eliminated by a card of another owner: that owner gains 1 more.
rule-abl-cutthroat-1 = Cutthroat: eliminate an adjacent card, and with it every revealed top card of other owners with the same name, anywhere in the Queue. Which cards these are is fixed before anything is removed. The owner’s own cards of that name are safe unless one is chosen. Face-down and covered cards are safe, and so is the acting card.
rule-abl-cutthroat-2 = If it eliminates one card, it earns nothing. Two or more: 1 for each. Queen bonuses come on top (two Queens of others: 4; one: 1; one of your own and one of another player: 3).
rule-abl-cutthroat-3 = If a Trap or an Ambush is the only victim, the Cutthroat’s owner gains 0; then the Trap or the Ambush does its work.
rule-abl-apothecary-1 = Apothecary: eliminate a card adjacent to any other card of the Apothecary’s owner; the Apothecary itself doesn’t count as such a card. Both that card and the victim can be revealed or not. You can choose the owner’s own cards, and the Apothecary itself, if they are placed that way.
rule-abl-apothecary-2 = If its owner has no other top card in the Queue, nothing happens.
rule-abl-felon-1 = Felon: every player, including its owner, loses 1 to the supply for each adjacent card they own, but doesn’t go below 0.
rule-abl-schemer-1 = Schemer: if an adjacent place is a stack, no matter whose, when the ability applies, the acting card is discarded. Otherwise gain 1, or 2 if the table has agreed to it (OPT-SCHEMER). The stack it is on top of doesn’t count.
rule-abl-imperson-1 = Impersonation: eliminate an adjacent card.
rule-abl-imperson-2 = If the victim was another owner’s character and alone in its place, the same character of the acting player’s family enters at that very place, revealed and without influence, from that player’s pile or three set-aside cards. This is mandatory if the card is there. The victim itself can be that card, if someone had bribed it away.
rule-abl-imperson-3 = A Prince that enters this way brings no Twin. A Twin only enters this way from the pile.
rule-abl-imperson-4 = A victim on top of a stack isn’t replaced.
rule-abl-bribery-1 = Bribery: put your bribe token on any revealed character that is alone in its place. From now on you own it in every way. An older token returns to its player. You can choose a card of your own. If there is no such character, nothing happens.
rule-abl-bribery-2 = When the card leaves the Queue, the token returns to its player and the card goes to the pile of its printed family.
rule-abl-bribery-3 = The token stays when the card is covered or moved.
rule-abl-plot-1 = Plot is discarded first, and its influence is held apart. The card beneath it is now a top card.
rule-abl-plot-2 = Then you activate one of your revealed top characters: its ability applies from its own place, and it is the acting card. This is mandatory if you have one.
rule-abl-plot-3 = Then, for each influence that was on Plot, one at a time, take it, or give it back to the supply and activate the same character or another one. Each activation is fully resolved before the next.
rule-abl-plot-4 = If you have no character to activate, you simply take the influence.
rule-abl-trap-1 = Trap, revealed by its owner: the influence on it is lost, and its owner gains 1.
rule-abl-trap-2 = Trap, eliminated by a card of another owner: that owner first gains the usual 1 (ABL-CUTTHROAT-2 still applies); then the Trap’s owner takes 3 from that pool, or whatever is there; and the acting card is discarded.
rule-abl-trap-3 = Trap, eliminated by a card of its own owner: that owner gains the usual 1 (with a Cutthroat 0) and nothing else. The acting card isn’t discarded.

## mix

rules-section-mix = Mixing both sets
rule-mix-1 = A mix has ten kinds of cards, not counting the Twin, the same for every player. You can choose any ten, or draw six characters and four intrigues at random. A table where the Schemer gains 2 always includes her: the ten are drawn again until she is among them.
rule-mix-2 = The Prince brings the Twins along, and Bribery the tokens. All rules apply as written. The Shapeshifter can copy, and Plot can activate, characters of either set.

## opt

rules-section-opt = Options of a table
rule-opt-seats = Number of players: 2 to 5.
rule-opt-set = Set: base, Ablaze, or a mix of both.
rule-opt-kinds = The ten kinds of a mix (MIX-1).
rule-opt-first = First player: one you choose, or drawn at random.
rule-opt-direction = Direction in which the Queue is drawn: left to right or right to left. This changes nothing else.
rule-opt-schemer = What the Schemer gains: 1 (the default) or 2.
rule-opt-handicap = Handicap: a player starts with 2 to 31 influence instead of 1.
rule-opt-seed = Shuffle word: the same word gives the same deal and, for a random mix, the same kinds.

## ex

rules-section-ex = Examples
rule-ex-1 = Assassination is on top of a revealed Spy. It strikes and is discarded, and the Spy steals right away. If the Spy beneath is face down, its owner can keep it and add 1 to it instead.
rule-ex-2 = In the Queue: Red face down; Blue face down with 1; Red face down with 2; Green face down; Blue’s Spy, revealed. Red keeps, so that card now holds 1. Blue reveals a Soldier, takes 1, then chooses Red’s second card: its 2 are lost, and Blue gains 1. Green keeps. The Spy takes 1 from Green’s pool, not from Green’s card.
rule-ex-3 = Placing: Red starts in the middle. Blue goes before or after it. If Blue went before, Green goes before Blue’s card or after Red’s, never between them.
rule-ex-4 = Another player’s Soldier eliminates an Ambush: the Soldier’s owner gains 1, the Ambush’s owner gains 4, and the Soldier is discarded.
rule-ex-5 = A player’s own Archer eliminates that player’s Ambush: the player gains 1, and the Archer stays.
rule-ex-6 = A Conspiracy with 3 on it earns 6.
rule-ex-7 = A Shapeshifter that copies an Heir earns 2. If another Shapeshifter is revealed in the Queue, it earns nothing.
rule-ex-8 = Ablaze, as in EX-2, but Blue’s card with 1 on it is a Cutthroat: it eliminates a lone face-down Queen with 2 on it. Blue gains 0 for the elimination and 1 for the Queen. Later, Blue’s revealed Felon is next to one of Green’s cards: Green loses 1.
rule-ex-9 = A Cutthroat eliminates one Felon: 0; two Felons: 2; one Queen of another player: 1; two Queens of others: 4.
rule-ex-10 = Impersonation is on top of a revealed Queen of the same player. It acts and is discarded, and the Queen gains 2 right away. If the Queen beneath is face down, her owner can keep her and add 1 to her instead.
rule-ex-11 = A player owns two Princes and a Twin. If one Prince is eliminated, the Twin is discarded and the other Prince stays. If the Twin is eliminated, both Princes are discarded.
rule-ex-12 = Another player’s Apothecary eliminates a Trap: the Apothecary’s owner gains 1, then loses 3 to the Trap’s owner, and the Apothecary is discarded. If it is your own Apothecary, you gain 1 and it stays.
rule-ex-13 = A card that the Decree moves from before it to after it is resolved twice. One moved from after it to before it is skipped.
