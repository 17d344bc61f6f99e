# pages.ftl: what the web page says after games: everything opened, my games, my play.
#
# It comes when it is wanted (loadPages in web/src/game/i18n.ts). Ids begin with page-.

## Everything opened ($place: of the Queue; $n: influence on the card)

page-opened = What lay hidden
page-unplayed = Not played
page-hidden-queue = Hidden in the Queue
page-down-at = place { $place }, face down
page-down-at-laden = place { $place }, face down, { $n } influence
page-covered-at = place { $place }, covered
page-covered-at-laden = place { $place }, covered, { $n } influence

## Friends

page-invited = { $player } invites you to play.
page-invited-nobody = You are invited to play.
page-write-name = Write your name and sit down.
page-new-here = New here? How to play
page-name-first = Write your name first.
page-sit-here = Sit here
page-full = Every seat is taken: you will watch the game.
page-free-seat = Free this seat
page-free-seat-sure = Free { $player }’s seat?
page-forget = Delete my name and chat here
page-forget-sure = Delete your name and everything you said at this table, for everybody and for good? The games stay, and so does your seat.
page-forget-yes = Delete
page-stand-up = Stand up
page-leave-yes = Leave
page-leave-sure = Leave this game? A bot plays for you until you come back; your seat stays yours.
page-leave = Leave the game
page-copy = Copy
page-host = host
page-bot = Bot
page-sit = Sit down
page-switch-seats = Switch seats
page-damaged = Something that this browser keeps for the game cannot be read: a list of games, a game, a seat or the settings. Nothing was deleted; the damaged text stays in the browser’s storage.
page-start-hint = { $n ->
        [one] { $n } seat is still free: wait for a friend or put a bot on it.
       *[other] { $n } seats are still free: wait for friends or put bots on them.
    }
page-no-help = Bot advice is off at this table.
page-help = Players may ask a bot for advice at this table.
page-allow-help = Players may ask a bot for advice (everybody sees that it is allowed)
page-rename = Change name
page-share = Invite others with this link
page-wait-host = The host starts the game.
page-host-away = The host is away. If they are not back within a minute, the next player here becomes the host.
page-fill = Fill with bots
page-start-game = Start the game
page-rematch-wants = Would like another game: { $players }.
page-rematch-missing = Still to answer: { $players }.
page-next-game = Next game: { $cards } · { $pace }.
page-first-drawn = The first player is drawn.
page-first-you = You begin.
page-first-player = { $player } begins.
page-score = { $n ->
        [one] Score after { $n } game
       *[other] Score after { $n } games
    }
page-score-wins = Wins
page-score-rank = Average rank
page-score-influence = Influence
page-score-number = { $n }
page-all-begun = Everybody has begun at least once.
page-begun = Have begun so far: { $n } of { $of }.

## My games and my play ($n, $of, $games: how many; $share, $fair: per cent)

page-all = All
page-state = State
page-going = Under way
page-search = Search by name or set
page-shown = Games: { $n } of { $of }
page-none = No game is kept in this browser.
page-export = Save all games as a file
page-import = Bring in games from a file
page-imported = Games added: { $n }.
page-import-here = Already here: { $n }.
page-import-unreadable = Left out, because they cannot be read: { $n }.
page-import-no-room = No room for: { $n }. This browser keeps { $most } games, as far as its storage goes.
page-not-games = This is not a file of games. Nothing was changed.
page-local = All of this stays in this browser, which keeps the newest { $most } games.
page-my-play = My play
page-no-results = No game is finished yet: play one to its end.
page-no-results-here = None of these games is finished.
page-uncounted = Not counted: the coached game, and games played on from a review.
page-share-time = Games won, game by game
page-share-now = Won so far: { $share }; games: { $games }. By chance alone it would be { $fair } (dashed).
page-by-set = By set
page-by-seats = By number of players
page-by-opponents = By opponents
page-people = People
page-games = Games
page-won = Won
page-fair = By chance
page-favourites = Favourite cards, and what they brought
page-placed = Placed
page-brought = Influence
page-each = Per play
page-losses = Most costly losses
page-seats-n = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
page-loss = { $card }: { $n } influence lost with it

## Credits

page-credits-game = Oriflamme and Oriflamme: Ablaze are games by Adrien and Axel Hesling, published by Studio H. This page is made by people who like them and is not affiliated with the authors or the publisher.
page-credits-ours = Drawings, program and texts of this page are its own work, free under the MIT licence.
page-credits-others = With thanks for
page-credits-private = The page loads nothing from other servers: no trackers, no accounts. Games against bots stay in this browser.

## An address that leads nowhere

page-lost = There is nothing here
page-lost-about = This address leads nowhere: it may be mistyped, or cut off.

## Where there is no JavaScript: all five languages stand in the page (web/scripts/texts.ts)

page-noscript = Oriflamme is played in the page itself and needs JavaScript.

# --- The analysis of a finished game, in the review. $points and $error are figures ---

page-study-start = Analyse the game
page-study-about = The king plays on from every moment and finds what each decision was worth. It takes some seconds, all on this device.
page-study-failed = The analysis could not be loaded. Try again.
page-study-graph = Win shares
page-study-at = Decision { $n } of { $total }
page-study-moment = This moment
page-study-game = The whole game
page-study-wait = This comes with the analysis, in a moment.
page-study-over = The game is over.
page-study-unjudged = This record does not tell what the player knew.
page-study-of = Decision { $n }: { $player }
page-study-played = played
page-study-all = All { $n } options
page-study-fewer = Fewer options
page-study-sample = Win chance of the player who decides: the mean of { $n ->
        [one] { $n } possible deal
       *[other] { $n } possible deals
    }; its standard error is { $error } points.
page-study-lost = { $points } points of victory lost (± { $error }).
page-study-noise = Chance alone could explain the difference: nothing is charged.
page-study-unclear = { $chosen }% with this choice, { $best }% with the best one (± { $error }): it cannot be told whether that is chance.
page-study-why = Why?
page-study-counting = Counting in games played to the end…
page-study-no-reason = In { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    } of games nothing that was counted differs by more than chance.
page-study-difference = The standard error of the difference is { $error }.
page-study-all-facts = All that was counted
page-study-better = Play the better one
page-study-beliefs = What the table took face-down cards for
page-study-card = { $player }, place { $place }
page-study-taken = The table takes it for: { $card }, { $share }.
page-study-own = What { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    } lost in all; the standard error is { $error } points.
page-study-made-of = What these figures are made of
page-study-shares-table = Each win chance is the mean of { $n ->
        [one] { $n } possible deal
       *[other] { $n } possible deals
    }, as a spectator could guess; ± is its standard error.
page-study-shares-truth = Each share is the mean of { $n ->
        [one] { $n } game
       *[other] { $n } games
    } played on from there with all cards known; ± is its standard error.
page-study-fair = One victory, shared equally among { $n } seats.
page-study-deal = The share with the truth when the cards are dealt, less the equal part; { $n ->
        [one] { $n } game
       *[other] { $n } games
    }, the standard error is { $error } points.
page-study-others = Every other movement of the share with the truth: what the others decided, and chance. With it the sum is exact.
page-study-final = What the game gave: 100 for a victory, its part for a shared one.
page-study-key-costly = { $player } lost { $points } points by this decision
page-study-key-swing = The shares moved: { $player } { $points } points
page-study-decision = Decision
page-study-round = Round
page-study-verdict = Verdict
page-study-end = The end

# --- The atlas of the game (docs/atlas.json), in Learn ---

page-atlas = An atlas of the game
page-atlas-about = What the king does with each card, and what becomes of it: { $games } games against itself. It is how this bot plays, not how one must.
page-atlas-show = Show the atlas
page-atlas-card = Card
page-atlas-hand = Victories with the card dealt, in points above a fair share
page-atlas-brings = Influence that the card brings its owner in all
page-atlas-rounds = When it is placed: the six rounds, in per cent
page-atlas-slots = Where it is placed, in per cent
page-atlas-front = at the front
page-atlas-back = at the back
page-atlas-own = on a card of one’s own
page-atlas-kept = Rounds from placing to revealing, on average
page-atlas-struck = How often a card of another eliminates it, in per cent
page-atlas-down = face down
page-atlas-up = face up
page-atlas-order = Victories by turn order in the first round, in per cent
page-atlas-turn = Player { $n }
page-atlas-set = Set and players
# --- Help while playing: advice, a question before a blunder, marks on others’ face-down cards.
# $points and $share are figures ---

page-guesses-on = Tap others’ face-down cards to mark what you think they are
page-beliefs-on = Tapping them also shows what the table could guess
page-takeback-instant = At instant speed, a decision against bots is sent at once.
page-warn = Tell me before a blunder
page-warn-never = never
page-warn-points = from { $n } points
page-help-where = Bots help against bots, and at tables whose host allows it. Your marks stay in this browser.
page-advice-thinking = Thinking…
page-advice-of = Share of games won from here when the king plays on for everybody, by what you can know now.
page-advice-why-not = Why not?
page-advice-compared = This choice against the best one:
page-advice-fewer = Fewer
page-advice-all = All { $n } options
page-warned = Are you sure?
page-warned-loses = This gives away at least { $points } points of win share.
page-warned-better = The king would rather do this:
page-warned-back = Think again
page-warned-anyway = Do it anyway
page-warned-why = Why?
page-guess-what = { $player }, place { $place }: what is it?
page-guess-private = Only you see your mark; at the end it is compared with the truth.
page-guess-table = What the table could guess
page-read = How well you read the others
page-read-mine = You were right about { $n } of { $total } marked cards.
page-read-king = At the same moments the king’s first thought was right { $n ->
        [one] { $n } time
       *[other] { $n } times
    }, and he gave the true cards { $share } on average.
page-read-card = The card
page-read-you = You
