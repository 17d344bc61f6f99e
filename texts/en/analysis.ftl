# What the analysis of a game says (docs/analysis.md), on the page and in the terminal. Shares and
# points are of victory; $chosen, $best, $points and $error are figures.

# --- Verdicts on a decision ---

verdict-best = best
verdict-fine = fine
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

# --- Why: what was counted in games as played, and with the best option ---

why-wins = Victories: { $chosen }% as played, { $best }% with the best option.
why-at-once = Influence at once: { $chosen } as played, { $best } with the best option.
why-round = Influence gained by the end of the round: { $chosen } as played, { $best } with the best option.
why-end = Influence gained by the end of the game: { $chosen } as played, { $best } with the best option.
why-rival = Influence of the strongest rival at the end: { $chosen } as played, { $best } with the best option.
why-card-pays = Influence that the card brings until the end: { $chosen } as played, { $best } with the best option.
why-card-struck = The card is eliminated before it brings anything: in { $chosen }% of games as played, in { $best }% with the best option.
why-card-stays = The card is still in the Queue at the end: in { $chosen }% of games as played, in { $best }% with the best option.
why-own-lost = Cards of this player that others eliminate: { $chosen } as played, { $best } with the best option.
why-others-lost = Others’ cards that this player eliminates: { $chosen } as played, { $best } with the best option.
why-striker = Who eliminates it most often: { $card } ({ $player }), { $n }% of those times.
why-target = What the face-down target is most often, as played: { $card }, { $n }%.
why-target-best = What the face-down target is most often, with the best option: { $card }, { $n }%.
why-uncovers = What lies beneath it most often, as played: { $card }, { $n }%.
why-uncovers-best = What lies beneath it most often, with the best option: { $card }, { $n }%.
why-sample = Each figure is the mean of { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    } of games: the same guessed cards and the same luck.

# --- The report ---

analyse-note = Win shares as { $bot } would finish the game, from { $n ->
        [one] { $n } guessed world
       *[other] { $n } guessed worlds
    } for each option and more for the best ones.
analyse-table = As the table could know
analyse-truth = With the truth
analyse-wins = wins
analyse-best = best
analyse-loss = loss
analyse-accounts = Where the shares came from, in points
analyse-fair = fair
analyse-deal = deal
analyse-own = own decisions
analyse-others = others, chance
analyse-final = result
analyse-accuracy = accuracy, %
analyse-keys = Key moments
analyse-key-costly = { $n }. { $player }: { $decision } lost { $points } points; best was { $best }.
analyse-key-swing = { $n }. { $player }: { $decision }. The largest change: { $other-player }, { $points } points.
analyse-charged = { $n }. { $player }: { $decision }, { $points } points lost (± { $error }).
analyse-none = No decision lost more than noise could explain.
analyse-bluff = The best bluff: { $card } ({ $player }). From decision { $n } to { $m } the table took it for something else, mostly { $other }: { $points }%.
analyse-read = The best read: { $player }, decision { $n }. The face-down card was { $card }; the table gave that { $m }%. Gained: { $points } points.
analyse-running = The game is not over: the result is the share at this moment.
analyse-title = Analysis
analyse-progress = Analysing: moment { $n } of { $total }.
analyse-share = { $player }: { $points }%
analyse-decision = Decision { $n }, { $player }: { $verdict }. What each option was worth:
analyse-eyes = { $player } decides. What the options were worth is shown through that player’s eyes, or with all cards open.
analyse-account = { $player }: fair { $fair }, deal { $deal }, own decisions { $own }, others and chance { $others }; result { $points }; accuracy { $accuracy }%.
