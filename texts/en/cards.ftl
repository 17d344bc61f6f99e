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
    .a = Assassination
    .the = Assassination
    .start = Assassination
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
    .a = Conspiracy
    .the = Conspiracy
    .start = Conspiracy
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
    .a = Impersonation
    .the = Impersonation
    .start = Impersonation
card-bribery = Bribery
    .bare = Bribery
    .a = Bribery
    .the = Bribery
    .start = Bribery
card-plot = Plot
    .bare = Plot
    .a = Plot
    .the = Plot
    .start = Plot
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

card-archer-does = Eliminate the first or the last card in the Queue, no matter whose it is, and gain 1 influence.
card-archer-rulings =
    • You have to shoot. If both ends are yours, you eliminate one of your own cards.
    • The Archer can hit itself, and must if it is alone in the Queue. You still gain 1.
    • If there is a stack at that end, you only eliminate its top card.
    • If the Archer leaves a stack, the card beneath it is resolved right away.

card-soldier-does = Eliminate an adjacent card, revealed or face down, and gain 1 influence.
card-soldier-rulings =
    • A revealed Soldier strikes every round, even if its only neighbour is your own card.
    • If it has no neighbour, nothing happens.
    • A face-down victim is revealed, and the influence on it is lost.
    • In an adjacent stack, you can only strike the top card.

card-spy-does = Steal 1 influence from the pool of a player who owns an adjacent card.
card-spy-rulings =
    • The Spy steals from the player, never the influence on a card.
    • The adjacent card can be face down.
    • You can choose your own card, or a player with no influence. Then you steal nothing.

card-heir-does = Gain 2 influence, unless another Heir is revealed on top in the Queue.
card-heir-rulings =
    • It doesn’t matter whose the other Heir is. You gain nothing at all.
    • Covered and face-down Heirs don’t count.
    • A Shapeshifter that has copied an Heir is still a Shapeshifter, so it blocks no Heir.
    • Check this each time the Heir acts.

card-lord-does = Gain 1 influence, plus 1 for each adjacent card you own, revealed or face down.
card-lord-rulings =
    • So the Lord earns you 1, 2 or 3.
    • Only the top cards next to him count, not what is under him.
    • An adjacent card that you bribed is yours, so it counts.

card-shapeshifter-does = Choose an adjacent revealed character and use its ability as the Shapeshifter’s own. Choose again each time.
card-shapeshifter-rulings =
    • The copied ability works from the Shapeshifter’s place, and for you.
    • The Shapeshifter keeps its own name. If it copies an Heir, only another revealed Shapeshifter stops the 2.
    • You can copy another Shapeshifter, but that does nothing.
    • It doesn’t copy what happens when a card is revealed or eliminated.
    • If there is no revealed character next to it, nothing happens.

card-assassination-does = Eliminate any top card in the Queue and gain 1 influence. Then discard Assassination.
card-assassination-rulings =
    • It can reach every place, but only the top card of a stack.
    • It can eliminate itself, and you still gain 1.
    • The card beneath it is resolved right away.
    • Another player’s Ambush still earns its owner 4, though Assassination leaves anyway.

card-royal-decree-does = Move any other top card to another spot in the Queue, but not onto a card. Then discard the Decree.
card-royal-decree-rulings =
    • Influence and a bribe token move with the card.
    • A card moved from before the Decree to after it acts again this round. Moved the other way, it misses its turn.
    • From a stack, you only move the top card.
    • The order has to change. Taking a card off a stack always counts as a change.
    • If it is alone in the Queue, the Decree does nothing.

card-ambush-does = If another player eliminates it, gain 4 and discard the attacking card. If you reveal it, its influence is lost; gain 1.
card-ambush-rulings =
    • It also works face down, where it is at its best.
    • The attacker still gains the usual 1.
    • If your own card eliminates it, you gain the usual 1 and your card stays.
    • A covered Ambush can’t be struck, so it can’t do anything.

card-conspiracy-does = Gain twice the influence on it. Then discard Conspiracy.
card-conspiracy-rulings =
    • With 3 on it, you gain 6 in all.
    • With nothing on it, you gain nothing.
    • If it is eliminated first, its influence is lost.

card-prince-does = When you reveal him, your Twin enters the Queue. Gain 1 now and every later round. If the Twin is eliminated, discard the Prince.
card-prince-rulings =
    • Put the Twin at the front, at the back, or on top of a place of yours, but not on a Prince.
    • If the Prince is eliminated, your revealed Twin on top is discarded. Nobody gains from that.
    • If he is eliminated face down, the Twin never enters.
    • If he is copied, or activated by Plot, gain 1. No Twin enters.
    • If the Prince is only discarded, the Twin stays.

card-twin-does = Gain 1 influence. If the Twin is eliminated, discard your revealed Prince.
card-twin-rulings =
    • The Twin waits in front of you and enters, revealed, with your Prince.
    • A covered or face-down Prince stays.
    • If the Twin is only discarded, the Prince stays.
    • Once the Twin is in your pile, Impersonation can bring it back.

card-schemer-does = Gain 1 influence (2 if the table has agreed to it). But if there is a stack next to the Schemer, discard her instead.
card-schemer-rulings =
    • Any stack next to her counts, even yours.
    • The stack she is on top of doesn’t count.
    • Discarding isn’t eliminating: nobody gains anything, and nothing is triggered.

card-queen-does = Gain 2 influence. Another player who eliminates her gains 1 more than usual.
card-queen-rulings =
    • That player gains the bonus even if the Queen was face down.
    • If your own card eliminates her, you gain only the usual amount.
    • A Cutthroat gains 1 for another player’s Queen, and 4 for two.

card-cutthroat-does = Eliminate an adjacent card and every revealed card of the same name that others own. One victim earns nothing; two or more, 1 each.
card-cutthroat-rulings =
    • Your own cards of that name are safe, unless you choose one.
    • Face-down and covered cards of that name are safe.
    • Other players’ Queens earn you their bonus on top.
    • A single Trap or Ambush earns you 0 and still does its work.

card-apothecary-does = Eliminate a card next to another card you own, and gain 1 influence.
card-apothecary-rulings =
    • That other card and the victim can be face down.
    • A card next to the Apothecary itself is only in reach if it is also next to another card of yours.
    • You can eliminate your own cards, even the Apothecary, if they are next to another card of yours.
    • If you have no other top card in the Queue, nothing happens.

card-felon-does = Every player, including you, loses 1 influence for each adjacent card they own.
card-felon-rulings =
    • The influence goes to the supply, not to you.
    • Nobody goes below 0.
    • Face-down adjacent cards count too.

card-impersonation-does = Eliminate an adjacent card and gain 1. Your own copy, if discarded or set aside, replaces another player’s lone character.
card-impersonation-rulings =
    • Your copy enters revealed and without influence. If you have it in your pile or set aside, it must enter.
    • If your copy is in your hand or in the Queue, nothing enters.
    • A victim on top of a stack isn’t replaced.
    • A Prince entering this way brings no Twin.
    • If your card enters after the current place, it acts this round.

card-bribery-does = Put your bribe token on a revealed character that is alone in its place. It’s yours now. Then discard Bribery.
card-bribery-rulings =
    • It’s yours in every way: you decide for it, gain from it and can cover it.
    • The newest token counts. An older one goes back to its player.
    • The token stays when the card is covered or moved.
    • When the card leaves the Queue, the token goes back to you and the card goes to the pile of its printed family.

card-plot-does = Discard Plot, then activate a revealed character of yours. For each influence that was on Plot, take it or activate again.
card-plot-rulings =
    • If you have a revealed character on top, you must activate one first.
    • You can activate the same character again and again.
    • You can only activate top cards, including one that Plot has just uncovered.
    • The card beneath Plot is resolved afterwards, even if Plot has just activated it.
    • If you have nobody to activate, you simply take the influence.

card-trap-does = If another player eliminates it, take 3 influence from them and discard the attacking card. If you reveal it, its influence is lost; gain 1.
card-trap-rulings =
    • The attacker first gains the usual 1, then pays 3, or as much as they have.
    • It also works face down.
    • If your own card eliminates it, you gain the usual 1 and your card stays.
