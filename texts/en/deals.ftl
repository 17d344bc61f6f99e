# Why a deal’s link, a result or a comparison is refused (docs/notation.md, “Deals and results”): in the
# terminal and on the page. $found is what the link says, $wanted what it should say.

deal-why-empty = There is no deal in this link.
deal-why-cut = This link is cut off: its end is missing.
deal-why-rules = This deal has unknown rules: { $found }. They are base, ablaze, mix, or mix: and ten letters.
deal-why-spelling = In a link these rules are written { $wanted }, not { $found }.
deal-why-seats = A deal has 2 to 5 seats, not { $found }.
deal-why-first = The first player is a seat from a to { $wanted }, not { $found }.
deal-why-bot = This deal has a bot that is unknown here: { $found }.
deal-why-searches = { $found } thinks for a while before it decides, so it can play differently each time. In a deal, all bots decide at once.
deal-why-bots = This deal needs exactly { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }.
deal-why-word = A deal’s word has at most 20 lowercase letters, digits and hyphens, not { $found }.
deal-why-date = There is no daily deal for { $found }.
deal-why-future = There is no daily deal for { $found } yet. A new one starts at midnight UTC.
deal-why-not-daily = This isn’t the daily deal for { $found }. That one is { $wanted }.
deal-why-version = This deal was dealt for another version of the bots ({ $found }); here they are { $wanted } and would play differently.
deal-why-king = These bots need the king’s weights, which aren’t loaded.
deal-why-result = This is a deal without a result.
deal-why-digit = A result’s decisions are digits and lowercase letters, not { $found }.
deal-why-choice = This result isn’t a possible game: decision { $n } isn’t one of the options.
deal-why-short = This result is cut off: the game isn’t over after { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }.
deal-why-long = This result isn’t a possible game: the game is over after { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }, but more follow.
deal-why-check = This result is damaged or belongs to another deal: the game ends differently than the link says.
deal-why-name = A name in a result has at most 32 bytes, and no quotation marks, semicolons or control characters.
deal-why-more = There is more in this link than a deal and a result.
deal-why-record = This isn’t a record of a game: { $found }
deal-why-not-over = Only a finished game with all cards known has a result.
deal-why-other = This game wasn’t played with this deal and its bots: it differs from decision { $n } onwards.
deal-why-few = A comparison needs results of 2 to { $n } players.
deal-why-apart = Result { $n } belongs to another deal than the first.
