# The coached first game: one bubble at a time, at most twelve words.
# $card: a card; $player: a family; $n: influence.

coach-goal = Six rounds. Whoever has the most influence at the end wins.
coach-place = Choose a card, then where it goes. Nobody sees it.
coach-keep-or-reveal = Keep: 1 influence goes on it. Reveal: take all, then it acts.
coach-target = Choose whom it hits. Only the highlighted cards can be chosen.
coach-stack = You may cover your own card: it waits safely beneath.
coach-round-2 = The Queue stays. In each round everyone adds one card.
coach-round-3 = Influence on cards is not yours before you reveal them.
coach-leader = { $player } leads. Steal from the leader, or strike there.
coach-round-5 = The ends are exposed; in the middle you have neighbours. Choose well.
coach-last-round = Last round! Influence still on cards at the end is lost.
coach-strike = A strike! { $player } gains 1; the card struck is out.
coach-strike-you = A strike! You gain 1; the card struck is out.
coach-ambush = An Ambush! { $player } gains 4, and the attacker is discarded.
coach-kept = It holds { $n } now. The longer you wait, the more tempting.
coach-stays = A revealed character stays, and acts again in every round.
coach-goes = An intrigue acts once, then it is gone.
coach-lost = Influence on a struck card is lost. Waiting is a gamble.
coach-end = You know the game now. Play again, or try the Ablaze cards.
