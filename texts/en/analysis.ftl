# What the analysis of a game says (docs/analysis.md), on the page and in the terminal. Shares and
# points are of victory; $chosen, $best, $points and $error are figures.

# --- Verdicts on a decision ---

verdict-best = best
verdict-fine = fine
verdict-unclear = too close to call
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

# --- Why: what was counted in games with this choice, and with the best one ---

why-wins = Games won: { $chosen }% with this choice, { $best }% with the best one.
why-at-once = Influence gained at once: { $chosen } with this choice, { $best } with the best one.
why-round = Influence gained by the end of the round: { $chosen } with this choice, { $best } with the best one.
why-end = Influence gained by the end of the game: { $chosen } with this choice, { $best } with the best one.
why-rival = Strongest rival’s influence at the end: { $chosen } with this choice, { $best } with the best one.
why-card-pays = Influence the card earns by the end: { $chosen } with this choice, { $best } with the best one.
why-card-struck = The card is eliminated before it earns anything: in { $chosen }% of games with this choice, in { $best }% with the best one.
why-card-stays = The card is still in the Queue at the end: in { $chosen }% of games with this choice, in { $best }% with the best one.
why-own-lost = This player’s cards that others eliminate: { $chosen } with this choice, { $best } with the best one.
why-others-lost = Other players’ cards that this player eliminates: { $chosen } with this choice, { $best } with the best one.
why-striker = Most often eliminated by: { $card } ({ $player }), { $n }% of those times.
why-target = With this choice, the face-down target is most often: { $card }, { $n }%.
why-target-best = With the best choice, the face-down target is most often: { $card }, { $n }%.
why-uncovers = With this choice, the card beneath it is most often: { $card }, { $n }%.
why-uncovers-best = With the best choice, the card beneath it is most often: { $card }, { $n }%.
why-sample = Each figure is an average over { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    } of games with the same possible deal and the same luck.

# --- The report ---

analyse-note = Win chances if a bot ({ $bot }) played the game to the end, from { $n ->
        [one] { $n } possible deal
       *[other] { $n } possible deals
    } per option, and more for the best ones.
analyse-table = From public information
analyse-truth = With all cards known
analyse-wins = wins
analyse-best = best
analyse-tied = as good
analyse-loss = loss
analyse-accounts = How each win chance came about, in points
analyse-fair = fair
analyse-deal = deal
analyse-own = own decisions
analyse-others = others, luck
analyse-final = result
analyse-keys = Key moments
analyse-charged = { $n }. { $player }: { $decision } cost { $points } points (± { $error }).
analyse-unclear = { $n }. { $player }: { $decision } keeps { $chosen }%, the best option { $best }%. That may be luck (± { $error }).
analyse-none = No single decision cost more than luck could explain.
analyse-bluff = Best bluff: { $card } ({ $player }). From decision { $n } to { $m } the table thought it was something else, most often { $other }: { $points }%.
analyse-read = Best read: { $player }, decision { $n }. The face-down card was { $card-a }, which the table thought only { $m }% likely. Gained: { $points } points.
analyse-running = The game isn’t over: the result is the win chance at this moment.
analyse-title = Analysis
analyse-progress = Analysing moment { $n } of { $total }.
analyse-share = { $player }: { $points }%
analyse-decision = Decision { $n }, { $player }: { $verdict }. What each option was worth:
analyse-eyes = { $player } decides. To see what the options were worth, switch to that player’s view or open all cards.
analyse-account = { $player }: fair { $fair }, deal { $deal }, own decisions { $own } (± { $error }), others and luck { $others }; result { $points }.

# --- The story of a player: turning points (a sentence about what was done, what it left, an option,
# why), what the game came to, and a lesson ($n: the round, or points of victory) ---

story-where = Round { $m }, decision { $n }.
story-left = From what { $player } knew, that left a win chance of { $chosen }%; this would have kept { $best }%:
story-left-you = From what you knew, that left you a win chance of { $chosen }%; this would have kept { $best }%:
story-left-maybe = From what { $player } knew, that left a win chance of { $chosen }%; this might have kept { $best }%, though the difference may be luck:
story-left-maybe-you = From what you knew, that left you a win chance of { $chosen }%; this might have kept { $best }%, though the difference may be luck:
story-cost = Win chance: { $chosen }%, or { $best }% with the best choice.
story-why-at-once = Why: it earns { $chosen } influence at once; the better choice earns { $best }.
story-why-round = Why: it earns { $chosen } influence by the end of the round; the better choice earns { $best }.
story-why-end = Why: it earns { $chosen } influence by the end of the game; the better choice earns { $best }.
story-why-rival = Why: the strongest rival ends with { $chosen } influence; after the better choice, with { $best }.
story-why-card-pays = Why: the card itself earns { $chosen } influence; with the better choice, { $best }.
story-why-card-struck = Why: others eliminate the card before it earns anything in { $chosen }% of games; with the better choice, in { $best }%.
story-why-struck-by = Why: the card is eliminated before it earns anything in { $chosen }% of games, most often by { $player } with { $card-the }; with the better choice, in { $best }%.
story-why-card-stays = Why: the card is still in the Queue at the end in { $chosen }% of games; with the better choice, in { $best }%.
story-why-own-lost = Why: others eliminate { $chosen } of { $player }’s cards on average; after the better choice, { $best }.
story-why-own-lost-you = Why: others eliminate { $chosen } of your cards on average; after the better choice, { $best }.
story-why-others-lost = Why: { $player } eliminates { $chosen } of the others’ cards on average; after the better choice, { $best }.
story-why-others-lost-you = Why: you eliminate { $chosen } of the others’ cards on average; after the better choice, { $best }.
story-lost = { $player } lost most in round { $n }: with all cards open, their win chance fell from { $chosen }% to { $best }%.
story-lost-you = You lost most in round { $n }: with all cards open, your win chance fell from { $chosen }% to { $best }%.
story-won = { $player } gained most in round { $n }: with all cards open, their win chance rose from { $chosen }% to { $best }%.
story-won-you = You gained most in round { $n }: with all cards open, your win chance rose from { $chosen }% to { $best }%.
story-step = The biggest change:
story-moved = { $player } { $chosen } → { $best }%
story-moved-you = You { $chosen } → { $best }%
story-deal-good = The deal gave { $player } { $n ->
        [one] { $n } point
       *[other] { $n } points
    } more than an equal share.
story-deal-good-you = The deal gave you { $n ->
        [one] { $n } point
       *[other] { $n } points
    } more than an equal share.
story-deal-bad = The deal gave { $player } { $n ->
        [one] { $n } point
       *[other] { $n } points
    } less than an equal share.
story-deal-bad-you = The deal gave you { $n ->
        [one] { $n } point
       *[other] { $n } points
    } less than an equal share.
story-deal-fair = The deal neither helped nor hurt { $player }.
story-deal-fair-you = The deal neither helped nor hurt you.
story-own = { $player }’s own decisions cost { $n ->
        [one] { $n } point
       *[other] { $n } points
    } that could have been avoided.
story-own-you = Your own decisions cost { $n ->
        [one] { $n } point
       *[other] { $n } points
    } that could have been avoided.
story-own-none = None of it can be traced to { $player }’s own decisions.
story-own-none-you = None of it can be traced to your own decisions.
story-others-took = Other players and luck took { $n ->
        [one] { $n } point
       *[other] { $n } points
    } from { $player }.
story-others-took-you = Other players and luck took { $n ->
        [one] { $n } point
       *[other] { $n } points
    } from you.
story-others-gave = Other players and luck gave { $player } { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
story-others-gave-you = Other players and luck gave you { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
lesson-struck = Lesson: a card has to survive before it can earn. It’s safest where it acts before the strikers, or out of their reach.
lesson-reveal = Lesson: waiting has a price. One more influence on a card is often worth less than revealing it in time.
lesson-keep = Lesson: patience pays. A face-down card gathers influence and keeps others guessing; revealed too early, it loses both.
lesson-cover = Lesson: a covered card is out of play. Covering pays only when that card has little left to earn.
lesson-where = Lesson: a card’s place decides when it acts and who can reach it. The same card was worth more elsewhere in the Queue.
lesson-card = Lesson: the right card needs the right moment. Another card from the hand was worth more just then.
lesson-rival = Lesson: the strongest rival’s gains count as well. Another choice would have held that player back.
lesson-target = Lesson: what a card is used on matters as much as when. Another target was worth more.
lesson-none = Lesson: none this time. The bot would have decided much the same.

# --- On the page ---

story-at = Round { $round } · { $n }
story-whose = Whose game
story-others = The others
story-better-played = You play on with the better choice. Your opponents stay: { $players }.
page-study-story = In short
play-answer = In { $n }-player games you win { $share } ({ $games } played); an equal share would be { $fair }.
play-best = { $card-start } earns you the most each time you place it: { $points } influence.
play-worst = You lose the most influence with { $card-the }: { $n } in all.
