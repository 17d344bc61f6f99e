# What the analysis of a game says (docs/analysis.md), on the page and in the terminal. Shares and
# points are of victory; $chosen, $best, $points and $error are figures.

# --- Verdicts on a decision ---

verdict-best = best
verdict-fine = fine
verdict-unclear = cannot be told
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

# --- Why: what was counted in games with this choice, and with the best one ---

why-wins = Victories: { $chosen }% with this choice, { $best }% with the best one.
why-at-once = Influence at once: { $chosen } with this choice, { $best } with the best one.
why-round = Influence gained by the end of the round: { $chosen } with this choice, { $best } with the best one.
why-end = Influence gained by the end of the game: { $chosen } with this choice, { $best } with the best one.
why-rival = Influence of the strongest rival at the end: { $chosen } with this choice, { $best } with the best one.
why-card-pays = Influence that the card brings until the end: { $chosen } with this choice, { $best } with the best one.
why-card-struck = The card is eliminated before it brings anything: in { $chosen }% of games with this choice, in { $best }% with the best one.
why-card-stays = The card is still in the Queue at the end: in { $chosen }% of games with this choice, in { $best }% with the best one.
why-own-lost = Cards of this player that others eliminate: { $chosen } with this choice, { $best } with the best one.
why-others-lost = Others’ cards that this player eliminates: { $chosen } with this choice, { $best } with the best one.
why-striker = Who eliminates it most often: { $card } ({ $player }), { $n }% of those times.
why-target = What the face-down target is most often, with this choice: { $card }, { $n }%.
why-target-best = What the face-down target is most often, with the best one: { $card }, { $n }%.
why-uncovers = What lies beneath it most often, with this choice: { $card }, { $n }%.
why-uncovers-best = What lies beneath it most often, with the best one: { $card }, { $n }%.
why-sample = Each figure is the mean of { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    } of games: the same possible deal and the same luck.

# --- The report ---

analyse-note = Win chances if a bot ({ $bot }) finished the game, from { $n ->
        [one] { $n } possible deal
       *[other] { $n } possible deals
    } for each option and more for the best ones.
analyse-table = As the table could know
analyse-truth = With the truth
analyse-wins = wins
analyse-best = best
analyse-tied = as good
analyse-loss = loss
analyse-accounts = Where the shares came from, in points
analyse-fair = fair
analyse-deal = deal
analyse-own = own decisions
analyse-others = others, chance
analyse-final = result
analyse-keys = Key moments
analyse-key-costly = { $n }. { $player }: { $decision } lost { $points } points; best was { $best }.
analyse-key-swing = { $n }. { $player }: { $decision }. The largest change: { $other-player }, { $points } points.
analyse-charged = { $n }. { $player }: { $decision }, { $points } points lost (± { $error }).
analyse-unclear = { $n }. { $player }: { $decision } keeps { $chosen }%, the best option { $best }%: it cannot be told whether that is chance (± { $error }).
analyse-none = No single decision lost more than chance could explain.
analyse-bluff = The best bluff: { $card } ({ $player }). From decision { $n } to { $m } the table took it for something else, mostly { $other }: { $points }%.
analyse-read = The best read: { $player }, decision { $n }. The face-down card was { $card }; the table gave that { $m }%. Gained: { $points } points.
analyse-running = The game is not over: the result is the share at this moment.
analyse-title = Analysis
analyse-progress = Analysing: moment { $n } of { $total }.
analyse-share = { $player }: { $points }%
analyse-decision = Decision { $n }, { $player }: { $verdict }. What each option was worth:
analyse-eyes = { $player } decides. What the options were worth is shown through that player’s eyes, or with all cards open.
analyse-account = { $player }: fair { $fair }, deal { $deal }, own decisions { $own } (± { $error }), others and chance { $others }; result { $points }.
