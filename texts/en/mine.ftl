# My mistakes and my strength (docs/daily.md), in the terminal and on the page. $below and $above are bots.

## My strength

strength-title = My strength
strength-figure = { $rating } ± { $error }, from { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
strength-between = Between { $below } and { $above }: { $figure }.
strength-over = At least as strong as { $below }: { $figure }.
strength-under = Not as strong as { $above } yet: { $figure }.
strength-few = Not known yet: { $n } of { $least } games played.
strength-others = { $n ->
        [one] { $n } other finished game doesn’t count.
       *[other] { $n } other finished games don’t count.
    }
strength-counts = Only whole games against bots count, without advice, warnings or a handicap. The rating uses the bots’ scale and allows for turn order; in 95 of 100 cases the true value is within the ±. Nobody else sees it.
strength-opponent = An opponent of your strength: { $bot } ({ $rating }).

## What I give away

given-title = Points I give away
given-place = Placing a card
given-reveal = Keep or reveal
given-target = Choosing a target
given-line = { $kind }: { $points } points a game
given-about = Points of win chance; { $n ->
        [one] from { $n } analysed game.
       *[other] on average over { $n } analysed games.
    } Each bar is a game, the newest on the right.

## My mistakes

mistakes-title = My mistakes
mistakes-right = Right.
mistakes-also = Right: within 2 points of the best. The best: { $option }
mistakes-wrong = No. The best: { $option }
mistakes-back = This question comes back on { $date }.
mistakes-learnt = Right four times in a row: this question won’t come back.
mistakes-done = That’s all for today.
mistakes-none = No questions yet. Play a game: decisions that cost you something come back here as questions.
mistakes-later = Nothing is due today. { $n ->
        [one] { $n } question is waiting
       *[other] { $n } questions are waiting
    }; the next one is due on { $date }.

## On the page

strength-time = My rating after each game, with its margin of error
strength-mine = As strong as me ({ $bot })
given-none = None of your games has been analysed yet.
mistakes-about = Decisions that cost you something come back after 1, 3, 7 and 21 days. A decision becomes a question only if two judges agree on it: the analysis and the baron.
mistakes-due = { $n ->
        [one] { $n } question for today
       *[other] { $n } questions for today
    }
mistakes-start = Start
mistakes-practise = Practise now
mistakes-unseen = { $n ->
        [one] { $n } finished game isn’t analysed yet.
       *[other] { $n } finished games aren’t analysed yet.
    }
mistakes-analyse = Analyse now
mistakes-progress = Analysing game { $n } of { $of }…
mistakes-wait = Looking through your games…
mistakes-question = Question { $n } of { $of }: what would you do?
mistakes-worth = What the options were worth
mistakes-answer = your answer
mistakes-go-on = Next question
mistakes-finish = Done
mistakes-play-on = Play on from here
