# The coached first game: one bubble at a time, at most twelve words.
# $card: a card; $player: a family; $n: influence.

coach-goal = Six rounds. Whoever has the most influence at the end wins.
coach-place = Choose a card, then a place for it. Nobody sees it.
coach-keep-or-reveal = Keep: add 1 influence. Reveal: take all of it, then act.
coach-target = Choose its target. You can only choose the highlighted cards.
coach-stack = You can cover your own card. It waits safely beneath.
coach-round-2 = The Queue stays. Every round, each player adds one card.
coach-round-3 = Influence on a card isn’t yours until you reveal it.
coach-leader = { $player } is in the lead. Steal from them, or strike there.
coach-round-5 = The ends are exposed; the middle has neighbours. Choose with care.
coach-last-round = Last round! Influence still on cards at the end is lost.
coach-strike = A strike! { $player } gains 1, and the card struck is gone.
coach-strike-you = A strike! You gain 1, and the card struck is gone.
coach-ambush = An Ambush! { $player } gains 4, and the attacker is discarded.
coach-kept = It holds { $n } now. The longer it waits, the more tempting.
coach-stays = A revealed character stays and acts again every round.
coach-goes = An intrigue acts once, then leaves the Queue.
coach-lost = A struck card loses its influence. Waiting is a gamble.
coach-lesson-left = { $n } influence was left on your cards: reveal in time.
coach-lesson-behind = { $player } earned { $n } more. Next time, strike the leader earlier.
coach-lesson-won = Nobody earned more, and nothing was left on your cards. Well timed!
coach-end = Now you know the game. Play again, or try Ablaze.
