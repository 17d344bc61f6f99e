# rules.ftl: the whole rules, clause by clause, for the searchable rules page.
#
# rules-section-NAME   the headings, in the order of docs/rules.md
# rule-ID              one clause, its id as in docs/rules.md in small letters (RESOLVE-6: rule-resolve-6)
# rule-word-NAME       the words that the clauses use
# No variables. docs/rules.md is the authority: when it changes, these change.

rules-title = Rules
rules-intro = Place your cards in the Queue, keep them hidden to let influence gather on them, reveal them at the right moment. After six rounds, most influence wins.
rules-note = The printed rules leave some questions open. Where this text answers them, it is the ruling of this project.
rules-contents = Contents
rules-show = Step through it
rules-variants = Variants of the example
rules-example-start = This is how it begins.

## words

rules-section-words = Words
rule-word-seat = Seat: a player. Seats are counted clockwise. Family: the ten or eleven cards in the colours of a seat.
rule-word-queue = Queue: the row in the middle, a line of places. A place holds one card or a stack. Only its top card counts; the cards under it are covered.
rule-word-first-last = First and last place: seen in the direction of resolution, which is fixed for the whole game. Whether the Queue is drawn from left to right or from right to left changes only the picture.
rule-word-neighbour = Adjacent places: the places directly before and after a place, so none, one or two. The line is not a ring. An adjacent card, or neighbour, is the top card of an adjacent place. A card is never adjacent to itself, nor to what lies under it.
rule-word-revealed = Revealed: face up. A revealed card stays revealed for as long as it is in the Queue.
rule-word-owner = Owner of a card: its family, unless a bribe token of another family lies on it (ABL-BRIBERY-1).
rule-word-pool = Pool: the influence in front of a seat. Everybody sees it, and it is never below 0. Influence lying on cards belongs to no pool.
rule-word-supply = Supply: the influence that nobody has yet. It never runs out.
rule-word-pile = Pile: the discarded and eliminated cards in front of a seat, face up for all to see. A card always goes to the pile of the family printed on it.
rule-word-eliminate = To eliminate and to discard are two different things with different results (ELIM-1, ELIM-6).
rule-word-acting = Acting card: the card whose ability is being applied, and in whose name it is applied.

## setup

rules-section-setup = Setting up
rule-setup-1 = The game is for 3 to 5 seats. Two seats are allowed as a house variant; one or six are not possible.
rule-setup-2 = Each seat takes the ten cards of one set. Base game: ten cards. Ablaze: ten cards, and the Twin apart from them.
rule-setup-3 = Each seat shuffles its ten cards, sets three of them aside face down at random and takes the other seven in hand. The three take no part in the game, except by ABL-IMPERSON-2.
rule-setup-4 = A seat may look at its own hand, its own three cards aside and its own face-down cards in the Queue, covered ones too, at any time. Nobody else may. A card that has once been revealed stays known to all, covered or not.
rule-setup-5 = Each seat begins with 1 influence in its pool.
rule-setup-6 = One seat is the first player. By the rulebooks it is the oldest player; here whoever makes the table names the seat, and if nobody does, it is drawn at random.
rule-setup-7 = Ablaze: the Twin lies face up before its seat. It is not one of the ten and never one of the three aside. It is never placed in the placement phase; it enters only by ABL-PRINCE-1 or ABL-IMPERSON-3.
rule-setup-8 = Ablaze: each seat has one bribe token.

## round

rules-section-round = The round
rule-round-1 = The game has six rounds. Each is a placement phase followed by a resolution phase.
rule-round-2 = After rounds 1 to 5 the first-player tile passes to the next seat. The Queue stays as it is.

## place

rules-section-place = Placing cards
rule-place-1 = From the first player on, clockwise, each seat places exactly one card from its hand, face down. Nobody may pass.
rule-place-2 = The card goes before the first place, after the last place, or on top of a place whose top card the seat owns.
rule-place-3 = If the Queue is empty, at the start or later, there is only one way to place: in the middle.
rule-place-4 = Nothing is ever placed between two places.
rule-place-5 = Stacking is possible from round 2 on, because in round 1 no seat owns a card in the Queue when it places. A card may go on a revealed or a face-down card, on a single card or on a stack. Stacks may be of any height.
rule-place-6 = Whoever became the owner of a card through Bribery may stack on it. The family printed on it may not.

## stack

rules-section-stack = Stacks
rule-stack-1 = A covered card is not resolved, revealed, targeted, moved or counted by anything, and it gains no influence.
rule-stack-2 = The influence on a covered card stays there with it.
rule-stack-3 = Elimination, discarding and moving take the top card alone.
rule-stack-4 = All cards of a place have the same owner, always.

## resolve

rules-section-resolve = Resolving the Queue
rule-resolve-1 = Places are resolved from the first to the last. At each place the owner of the top card acts.
rule-resolve-2 = If the card is face down, its owner either keeps it, and 1 influence from the supply goes on it, or reveals it.
rule-resolve-3 = On revealing, the owner first takes the influence lying on the card into the pool; then the ability applies. Exceptions: Ambush and Trap (the influence is lost), Conspiracy (it is doubled), Plot (as its own text says).
rule-resolve-4 = If the card is already revealed, its ability must be applied. The owner chooses among the legal ways, even if all of them hurt. If there is no legal way, nothing happens.
rule-resolve-5 = Characters stay in the Queue, revealed. Intrigues are discarded once they have been applied; Plot before.
rule-resolve-6 = If the card at the current place leaves it and another card lies beneath, that card is resolved next, by RESOLVE-2 or RESOLVE-4, as soon as the ability being applied is finished; and so on down the stack. With Plot this comes after its last influence, even if Plot has activated that card. It does not matter why the card left: an intrigue discarded, an Archer that hit itself, a Schemer, an ambushed attacker, a Twin discarded with its Prince.
rule-resolve-7 = If the current place vanishes, resolution continues with the place that followed it.
rule-resolve-8 = Only the position matters, never whether a card was resolved before. A card that comes to lie after the current place will be resolved this round, even a second time. One that comes to lie before it will not. This holds for a card moved by the Decree, and the same goes for a Twin or a replacement that enters.
rule-resolve-9 = All decisions belong to the owner of the acting card. There are no reactions and no simultaneous decisions.
rule-resolve-10 = The phase ends when no place follows.

## elim

rules-section-elim = Elimination and discard
rule-elim-1 = For each card eliminated, whoever owns it, the owner of the acting card gains 1 (exception: ABL-CUTTHROAT-2).
rule-elim-2 = A face-down victim is revealed, and the influence on it is lost.
rule-elim-3 = The victim leaves the Queue for its pile and the gap closes. If a card lay beneath it, that one is now on top.
rule-elim-4 = Texts about being eliminated (Ambush, Trap, Queen, Prince, Twin) work for face-down victims too.
rule-elim-5 = The order is: the victim is revealed and removed; the acting card’s owner gains; the Queen’s bonus comes; Ambush or Trap pays; the Twins of an eliminated Prince and the Princes of an eliminated Twin are discarded; the ambushed attacker is discarded; a replacement enters. With several victims, each step is done for all of them, in the order of the Queue, before the next step.
rule-elim-6 = A discard gives nobody anything and triggers nothing.

## end

rules-section-end = The end
rule-end-1 = After round 6 the seat with the most influence in its pool wins. Influence on cards counts for nothing. The seventh card is not played.
rule-end-2 = In a tie, the tied seat that owns the most top cards in the Queue wins. A stack counts once.
rule-end-3 = If there is still a tie, the victory is shared. Lower ranks are shared in the same way (1, 2, 2, 4).

## base

rules-section-base = The base set: six characters, four intrigues
rule-base-archer-1 = Archer: eliminate the top card of the first or of the last place. One of them must be chosen.
rule-base-archer-2 = It may be, or have to be, one of the owner’s own cards, even the Archer itself. Alone in the Queue, the Archer must hit itself.
rule-base-soldier-1 = Soldier: eliminate an adjacent card, revealed or not, of any family. Without a neighbour nothing happens.
rule-base-spy-1 = Spy: take 1 influence from the pool of the owner of an adjacent card, revealed or not; never from a card.
rule-base-spy-2 = Choosing a card of one’s own has no effect. A pool at 0 gives 0. The choice is free.
rule-base-heir-1 = Heir: gain 2, unless another revealed top card in the Queue, of any family, is an Heir. Then gain 0.
rule-base-shape-1 = Shapeshifter: choose an adjacent card that is a revealed character and apply its ability as if the Shapeshifter had it, from its own place and for its own owner. The Shapeshifter is the acting card. The copy lasts for this one application; the choice is made again each time.
rule-base-shape-2 = It keeps its own name. Copying an Heir gains 2 unless another revealed top card is a Shapeshifter, however many Heirs there are.
rule-base-shape-3 = Copying a Shapeshifter is legal and does nothing. Without a revealed character beside it, nothing happens.
rule-base-shape-4 = Texts about being eliminated and about being revealed are not copied.
rule-base-lord-1 = Lord: gain 1, and 1 more for each adjacent card of the same owner, revealed or not.
rule-base-assassin-1 = Assassination: eliminate any top card in the Queue, Assassination itself included; the gain is 1 all the same.
rule-base-decree-1 = Royal Decree: move any other top card, of any owner, to any gap of the line, the two ends included; never onto another card. What lies on it, influence or a bribe token, moves along.
rule-base-decree-2 = The Decree stays where it is during the move and cannot move itself. Alone in the Queue it does nothing.
rule-base-decree-3 = The order of the places, the Decree’s included, must change. Taking the top card off a stack is always a change.
rule-base-ambush-1 = Ambush, revealed by its owner: the influence on it is lost, the owner gains 1.
rule-base-ambush-2 = Ambush, eliminated by a card of another owner: that owner gains the usual 1 (with a Cutthroat 0: ABL-CUTTHROAT-2), the Ambush’s owner gains 4 from the supply, and the acting card is discarded.
rule-base-ambush-3 = Ambush, eliminated by a card of its own owner: the usual 1 (with a Cutthroat 0) and nothing else. The acting card is not discarded for it.
rule-base-conspiracy-1 = Conspiracy: gain twice the influence lying on it.

## abl

rules-section-abl = The Ablaze set: six characters and the Twin, four intrigues
rule-abl-prince-1 = Prince: when its owner reveals it (RESOLVE-3, never otherwise), the owner places their family’s Twin, revealed: before the first place, after the last, or on top of a place of theirs, but not on a Prince. Then they gain 1.
rule-abl-prince-2 = Prince in later rounds, copied, or activated by Plot: gain 1.
rule-abl-prince-3 = When a Prince is eliminated, every revealed top card that is a Twin of the same owner is discarded.
rule-abl-twin-1 = Twin: gain 1.
rule-abl-twin-2 = When a Twin is eliminated, every revealed top card that is a Prince of the same owner is discarded.
rule-abl-twin-3 = Covered cards, face-down cards and cards with the same name as the victim stay. Eliminating one’s own cards counts as well. The same owner means the owner at that moment. Which cards are discarded this way is fixed once, after all victims have been removed: a card that lay under a victim is discarded too; one that is uncovered only by a card discarded this way stays.
rule-abl-queen-1 = Queen: gain 2.
rule-abl-queen-2 = Queen, eliminated by a card of another owner: that owner gains 1 more.
rule-abl-cutthroat-1 = Cutthroat: eliminate an adjacent card, and with it every revealed top card of other owners with the same name anywhere in the Queue. Which ones is fixed before anything is removed. The owner’s own cards of that name are safe unless one is chosen; so are face-down and covered ones; so is the acting card.
rule-abl-cutthroat-2 = One card eliminated: no influence for it. Two or more: 1 for each. Queen bonuses come on top (two Queens of others: 4; one: 1; one’s own and another’s: 3).
rule-abl-cutthroat-3 = If a Trap or an Ambush is the one victim, 0 is gained; then the Trap or the Ambush does its work.
rule-abl-apothecary-1 = Apothecary: eliminate a card adjacent to any other card of the Apothecary’s owner; the Apothecary itself does not count as such a card. Both that card and the victim may be revealed or not. The owner’s own cards, and the Apothecary itself, are legal victims if they are placed that way.
rule-abl-apothecary-2 = If its owner has no other top card in the Queue, nothing happens.
rule-abl-felon-1 = Felon: every seat, the owner’s too, loses 1 to the supply for each adjacent card it owns, but does not fall below 0.
rule-abl-schemer-1 = Schemer: if an adjacent place is a stack, of anyone, when the ability applies, the acting card is discarded. Otherwise gain 1, or 2 if the table has agreed to it (OPT-SCHEMER). The stack it lies on itself does not count.
rule-abl-imperson-1 = Impersonation: eliminate an adjacent card.
rule-abl-imperson-2 = If the victim was a character of another owner and was alone in its place, the same character of the acting player’s family enters that very place, revealed and without influence, from that player’s pile or three cards set aside. This must be done if that card is there. The victim itself may be that card, if someone had bribed it away.
rule-abl-imperson-3 = A Prince that enters this way brings no Twin. A Twin enters this way only from the pile.
rule-abl-imperson-4 = A victim from the top of a stack is not replaced.
rule-abl-bribery-1 = Bribery: the owner puts their bribe token on any revealed character that is alone in its place and owns it from now on, for every purpose. An older token returns to its seat. One may choose a card of one’s own. Without such a character nothing happens.
rule-abl-bribery-2 = When the card leaves the Queue, the token returns to its seat and the card goes to the pile of its printed family.
rule-abl-bribery-3 = The token stays when the card is covered or moved.
rule-abl-plot-1 = Plot is discarded first, and its influence is held apart. What lay beneath it is now a top card.
rule-abl-plot-2 = Then the owner activates one of their revealed top characters: its ability applies from its place, and it is the acting card. This must be done if there is one.
rule-abl-plot-3 = Then, for each influence that lay on Plot, one at a time: take it, or give it back to the supply and activate again, the same character or another. Each activation is fully resolved before the next.
rule-abl-plot-4 = If there is no character to activate, the owner simply takes the influence.
rule-abl-trap-1 = Trap, revealed by its owner: the influence on it is lost, the owner gains 1.
rule-abl-trap-2 = Trap, eliminated by a card of another owner: that owner first gains the usual 1 (ABL-CUTTHROAT-2 stands); then the Trap’s owner takes 3 from that pool, or what is there; and the acting card is discarded.
rule-abl-trap-3 = Trap, eliminated by a card of its own owner: the usual 1 (with a Cutthroat 0) and nothing else. The acting card is not discarded for it.

## mix

rules-section-mix = Both sets at one table
rule-mix-1 = Ten kinds of cards, the Twin not counted, the same for every seat. Any ten may be chosen, or they are drawn at random: six characters and four intrigues. A table where the Schemer gains 2 always has her: the ten are drawn again until she is among them.
rule-mix-2 = With the Prince come the Twins, with Bribery the tokens. All clauses hold as written. The Shapeshifter may copy, and Plot may activate, characters of either set.

## opt

rules-section-opt = What a table may set
rule-opt-seats = Number of seats: 2 to 5.
rule-opt-set = Set: base, Ablaze, or a mix of both.
rule-opt-kinds = The ten kinds of a mix (MIX-1).
rule-opt-first = First player: a certain seat, or drawn at random.
rule-opt-direction = How the Queue is drawn: from left to right or from right to left. This changes nothing else.
rule-opt-schemer = What the Schemer gains: 1, the default, or 2.
rule-opt-seed = The shuffle: the same seed gives the same deal and, for a drawn mix, the same kinds.

## ex

rules-section-ex = Examples
rule-ex-1 = Assassination lies on a revealed Spy: it strikes, is discarded, and the Spy steals at once. With a face-down Spy beneath, its owner may keep that one and put 1 on it.
rule-ex-2 = In the Queue: Red face down; Blue face down with 1; Red face down with 2; Green face down; Blue’s Spy, revealed. Red keeps, so 1 lies on the card. Blue reveals a Soldier and takes 1, then chooses Red’s second card: its 2 are lost, Blue gains 1. Green keeps. The Spy takes 1 from Green’s pool, not from Green’s card.
rule-ex-3 = Placing: Red begins in the middle. Blue goes before or after it. If Blue went before, Green goes before Blue’s card or after Red’s, never between them.
rule-ex-4 = Another player’s Soldier eliminates an Ambush: 1 for the Soldier’s owner, 4 for the Ambush’s; the Soldier is discarded.
rule-ex-5 = A player’s own Archer eliminates that player’s Ambush: 1, and the Archer stays.
rule-ex-6 = A Conspiracy with 3 on it brings 6.
rule-ex-7 = A Shapeshifter copies an Heir: 2. With another revealed Shapeshifter in the Queue: 0.
rule-ex-8 = Ablaze, as in EX-2, but Blue’s card with 1 on it is a Cutthroat: it eliminates a lone face-down Queen with 2 on it, for 0 by the kill and 1 by the Queen. Later Blue’s revealed Felon lies beside one card of Green: Green loses 1.
rule-ex-9 = A Cutthroat eliminates one Felon: 0; two Felons: 2; one Queen of another player: 1; two Queens of others: 4.
rule-ex-10 = Impersonation lies on a revealed Queen of the same player: it acts, is discarded, and the Queen gains 2 at once. With a face-down Queen beneath, her owner may keep her and put 1 on her.
rule-ex-11 = One owner has two Princes and a Twin. If one Prince is eliminated, the Twin goes and the other Prince stays. If the Twin is eliminated, both Princes go.
rule-ex-12 = Another player’s Apothecary eliminates a Trap: the Apothecary’s owner gains 1, then loses 3 to the Trap’s owner; the Apothecary goes. With one’s own Apothecary: it gains 1 and stays.
rule-ex-13 = A card that the Decree moves from before it to after it is resolved twice; one moved from after to before is skipped.
