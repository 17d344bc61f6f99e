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
strength-few = Not known yet: { $n } of the { $least } games that it takes.
strength-others = { $n ->
        [one] { $n } other finished game doesn’t count.
       *[other] { $n } other finished games don’t count.
    }
strength-counts = What counts: whole games against bots alone, without advice, warnings or a handicap. The rating is on the bots’ scale, with the share of the turn order taken out; the ± is right 95 times in 100. Nobody else sees it.
strength-opponent = An opponent of your strength: { $bot } ({ $rating }).

## What I give away

given-title = What I give away
given-place = Placing a card
given-reveal = Keep or reveal
given-target = Choosing a target
given-line = { $kind }: { $points } points a game
given-about = Points of win chance; { $n ->
        [one] from { $n } analysed game.
       *[other] on average over { $n } analysed games.
    } Each bar is a game, the newest on the right.

## My mistakes

mistakes-right = Right.
mistakes-also = Right: as good as the best, within 2 points. The best: { $option }
mistakes-wrong = No. The best: { $option }
mistakes-back = The question comes back on { $date }.
mistakes-learnt = Right four times in a row: this question doesn’t come back.
mistakes-done = That was all for today.
mistakes-none = There is nothing to ask yet. Play a game: what costs you something in it comes back here.
mistakes-later = Nothing is due today. { $n ->
        [one] { $n } question waits
       *[other] { $n } questions wait
    }, the next one until { $date }.
