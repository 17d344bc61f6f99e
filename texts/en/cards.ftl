# cards.ftl: the cards: their names, what they do, and the questions players ask about them.
#
# card-KIND            the name; its attributes are the forms that sentences need. For a card called $card
#                      callers pass $card and, for every attribute, $card-ATTRIBUTE (the same for $other).
#   .bare  the name alone              .a      with the indefinite article
#   .the   with the definite article   .start  the same as the first word of a sentence
# card-hidden          a card that the reader may not know; it has the same attributes.
# card-KIND-does       what it does, at most 25 words, to the player who owns it. No variables.
# card-KIND-rulings    short answers, one on a line. No variables.

## Names

card-archer = Archer
    .bare = Archer
    .a = an Archer
    .the = the Archer
    .start = The Archer
card-soldier = Soldier
    .bare = Soldier
    .a = a Soldier
    .the = the Soldier
    .start = The Soldier
card-spy = Spy
    .bare = Spy
    .a = a Spy
    .the = the Spy
    .start = The Spy
card-heir = Heir
    .bare = Heir
    .a = an Heir
    .the = the Heir
    .start = The Heir
card-lord = Lord
    .bare = Lord
    .a = a Lord
    .the = the Lord
    .start = The Lord
card-shapeshifter = Shapeshifter
    .bare = Shapeshifter
    .a = a Shapeshifter
    .the = the Shapeshifter
    .start = The Shapeshifter
card-assassination = Assassination
    .bare = Assassination
    .a = an Assassination
    .the = the Assassination
    .start = The Assassination
card-royal-decree = Royal Decree
    .bare = Royal Decree
    .a = a Royal Decree
    .the = the Royal Decree
    .start = The Royal Decree
card-ambush = Ambush
    .bare = Ambush
    .a = an Ambush
    .the = the Ambush
    .start = The Ambush
card-conspiracy = Conspiracy
    .bare = Conspiracy
    .a = a Conspiracy
    .the = the Conspiracy
    .start = The Conspiracy
card-prince = Prince
    .bare = Prince
    .a = a Prince
    .the = the Prince
    .start = The Prince
card-twin = Twin
    .bare = Twin
    .a = a Twin
    .the = the Twin
    .start = The Twin
card-schemer = Schemer
    .bare = Schemer
    .a = a Schemer
    .the = the Schemer
    .start = The Schemer
card-queen = Queen
    .bare = Queen
    .a = a Queen
    .the = the Queen
    .start = The Queen
card-cutthroat = Cutthroat
    .bare = Cutthroat
    .a = a Cutthroat
    .the = the Cutthroat
    .start = The Cutthroat
card-apothecary = Apothecary
    .bare = Apothecary
    .a = an Apothecary
    .the = the Apothecary
    .start = The Apothecary
card-felon = Felon
    .bare = Felon
    .a = a Felon
    .the = the Felon
    .start = The Felon
card-impersonation = Impersonation
    .bare = Impersonation
    .a = an Impersonation
    .the = the Impersonation
    .start = The Impersonation
card-bribery = Bribery
    .bare = Bribery
    .a = a Bribery
    .the = the Bribery
    .start = The Bribery
card-plot = Plot
    .bare = Plot
    .a = a Plot
    .the = the Plot
    .start = The Plot
card-trap = Trap
    .bare = Trap
    .a = a Trap
    .the = the Trap
    .start = The Trap
card-hidden = a face-down card
    .bare = face-down card
    .a = a face-down card
    .the = the face-down card
    .start = The face-down card

## What they do

card-archer-does = Eliminate the first or the last card of the Queue, whoever owns it, and gain 1 influence.
card-archer-rulings =
    • You have to shoot: if both ends are yours, one of them falls.
    • The Archer may hit itself, and must if it is alone in the Queue. You gain 1 all the same.
    • At an end with a stack, only the top card falls.
    • If the Archer leaves a stack, the card beneath it is resolved at once.

card-soldier-does = Eliminate an adjacent card, revealed or face down, and gain 1 influence.
card-soldier-rulings =
    • A revealed Soldier strikes every round, even if the only neighbour is yours.
    • Without a neighbour, nothing happens.
    • A face-down victim is shown and the influence on it is lost.
    • Only the top card of an adjacent place can be struck.

card-spy-does = Steal 1 influence from the pool of a player who owns an adjacent card.
card-spy-rulings =
    • The Spy robs the player, never the influence lying on a card.
    • The neighbour may be face down.
    • You may choose your own card, or a player who has nothing: then nothing is taken.

card-heir-does = Gain 2 influence, unless another Heir lies revealed on top in the Queue.
card-heir-rulings =
    • An Heir of any family stands in the way; then you gain nothing at all.
    • Covered and face-down Heirs do not count.
    • A Shapeshifter that copied an Heir is still a Shapeshifter and blocks no Heir.
    • This is checked each time the Heir acts.

card-lord-does = Gain 1 influence, and 1 more for each adjacent card you own, revealed or face down.
card-lord-rulings =
    • So the Lord brings 1, 2 or 3.
    • Only the top cards of the places beside him count, not what lies under him.
    • A neighbour that you bribed is yours and counts.

card-shapeshifter-does = Choose an adjacent revealed character and use its ability as if the Shapeshifter had it. Choose again each time.
card-shapeshifter-rulings =
    • The copy acts from the Shapeshifter’s own place and for you.
    • It keeps its own name: copying an Heir, only another revealed Shapeshifter stops the 2.
    • Copying another Shapeshifter is allowed and does nothing.
    • Texts about being revealed or eliminated are not copied.
    • Without a revealed character beside it, nothing happens.

card-assassination-does = Eliminate any top card of the Queue and gain 1 influence. Then Assassination is discarded.
card-assassination-rulings =
    • It reaches every place, but only the top card of a stack.
    • It may eliminate itself; you gain 1 all the same.
    • What lay beneath it is resolved at once.
    • Another player’s Ambush still pays its owner 4, though Assassination leaves anyway.

card-royal-decree-does = Move any other top card to another spot in the Queue, never onto a card. Then the Decree is discarded.
card-royal-decree-rulings =
    • Influence and a bribe token travel with the card.
    • Moved from before the Decree to after it, a card acts again this round; the other way round, it misses its turn.
    • Of a stack only the top card moves.
    • The order has to change; taking a card off a stack always counts as a change.
    • Alone in the Queue, the Decree does nothing.

card-ambush-does = If another player eliminates it, you gain 4 and the attacking card is discarded. Reveal it yourself: its influence is lost, gain 1.
card-ambush-rulings =
    • It springs from face down too; that is its best place.
    • The attacker still gains the usual 1.
    • Eliminated by your own card it brings the usual 1, and your card stays.
    • Under another card it cannot be struck, so it cannot spring.

card-conspiracy-does = Gain twice the influence lying on it. Then Conspiracy is discarded.
card-conspiracy-rulings =
    • With 3 on it you gain 6 in all.
    • With nothing on it you gain nothing.
    • If it is eliminated first, its influence is lost.

card-prince-does = On revealing him, bring your Twin into the Queue. Now and every later round gain 1. If the Twin is eliminated, he is discarded.
card-prince-rulings =
    • The Twin goes to the front, to the back or on top of a place of yours, but not on a Prince.
    • If the Prince is eliminated, your revealed Twin on top is discarded. Nobody gains for that.
    • Eliminated face down, he never brings the Twin in.
    • Copied or activated by Plot, he gives 1 and brings no Twin.
    • A merely discarded Prince takes nobody along.

card-twin-does = Gain 1 influence. If the Twin is eliminated, your revealed Prince is discarded.
card-twin-rulings =
    • The Twin lies ready before you and comes in, revealed, with your Prince.
    • A covered or face-down Prince stays.
    • A merely discarded Twin takes nobody along.
    • Once in your pile, the Twin can come back by Impersonation.

card-schemer-does = Gain 1 influence (2 if the table has agreed to it). But if an adjacent place holds a stack, the Schemer is discarded instead.
card-schemer-rulings =
    • Anybody’s stack beside her counts, yours too.
    • The stack she lies on herself does not count.
    • A discard is no elimination: nobody gains, nothing springs.

card-queen-does = Gain 2 influence. Another player who eliminates her gains 1 more than usual.
card-queen-rulings =
    • The bonus is paid for a face-down Queen too.
    • If your own card eliminates her, you gain only the usual.
    • A Cutthroat gains 1 for one Queen of another player, 4 for two.

card-cutthroat-does = Eliminate an adjacent card and every revealed card of that name owned by others. One victim brings no influence; two or more, 1 each.
card-cutthroat-rulings =
    • Your own cards of that name are safe, unless you choose one.
    • Face-down and covered cards of that name are safe.
    • Queens of other players bring their bonus on top.
    • A single Trap or Ambush brings you 0 and still does its work.

card-apothecary-does = Eliminate a card next to another card you own, and gain 1 influence.
card-apothecary-rulings =
    • That other card and the victim may be face down.
    • A card beside the Apothecary alone is out of reach.
    • Your own cards, even the Apothecary, may be victims if they lie beside another card of yours.
    • Without another top card of yours in the Queue, nothing happens.

card-felon-does = Every player, you included, loses 1 influence for each adjacent card they own.
card-felon-rulings =
    • The influence goes to the supply, not to you.
    • Nobody falls below 0.
    • Face-down neighbours count too.

card-impersonation-does = Eliminate an adjacent card and gain 1. Another player’s lone character is replaced by the same character of yours, from pile or set-aside cards.
card-impersonation-rulings =
    • Your copy comes in revealed and without influence. If it is there, it must.
    • If your copy is in your hand or in the Queue, nobody comes in.
    • A victim from the top of a stack is not replaced.
    • A Prince entering this way brings no Twin.
    • If your card comes to lie after the current place, it acts this round.

card-bribery-does = Put your bribe token on a revealed character alone in its place: it is yours now. Then Bribery is discarded.
card-bribery-rulings =
    • It is yours for everything: you decide for it, gain through it and may cover it.
    • The newest token counts; an older one returns to its player.
    • The token stays when the card is covered or moved.
    • When the card leaves the Queue, the token returns and the card goes to the pile of its printed family.

card-plot-does = Discard Plot, then activate a revealed character of yours. For each influence that lay on Plot, take it or activate again.
card-plot-rulings =
    • The first activation is mandatory if you have a character for it.
    • The same character may act again and again.
    • Only top cards can be activated, the one just uncovered by Plot too.
    • What lay beneath Plot is resolved afterwards, even if Plot has just activated it.
    • With nobody to activate, you simply take the influence.

card-trap-does = If another player eliminates it, you take 3 influence from them and the attacking card is discarded. Reveal it yourself: influence lost, gain 1.
card-trap-rulings =
    • The attacker first gains the usual 1, then pays 3, or as much as there is.
    • It springs from face down too.
    • Eliminated by your own card it brings the usual 1, and your card stays.
