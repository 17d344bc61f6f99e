# pages.ftl: what the web page says after games: everything opened, my games, my play.
#
# It comes when it is wanted (loadPages in web/src/game/i18n.ts). Ids begin with page-.

## Everything opened ($place: of the Queue; $n: influence on the card)

page-opened = What was hidden
page-unplayed = Never played
page-hidden-queue = Hidden in the Queue
page-down-at = place { $place }, face down
page-down-at-laden = place { $place }, face down, { $n } influence
page-covered-at = place { $place }, covered
page-covered-at-laden = place { $place }, covered, { $n } influence

## Friends

page-invited = { $player } invites you to play.
page-invited-nobody = You’re invited to play.
page-write-name = Enter your name and take a seat.
page-new-here = New here? How to play
page-name-first = Enter your name first.
page-sit-here = Sit here
page-full = Every seat is taken, so you’ll watch the game.
page-free-seat = Free this seat
page-free-seat-sure = Free { $player }’s seat?
page-forget = Delete my name and chat here
page-forget-sure = Delete your name and everything you wrote at this table? This is for everyone and can’t be undone. The games and your seat stay.
page-forget-yes = Delete
page-stand-up = Stand up
page-stand-up-sure = Stand up? Your seat opens for others, and your score here is lost.
page-seats-last = Only the last seat can be removed. Its player can stand up and take a free one.
page-leave-yes = Leave
page-leave-sure = Leave this game? A bot plays for you until you come back. Your seat stays yours.
page-leave = Leave the game
page-copy = Copy
page-send = Share
page-host = host
page-bot = Bot
page-sit = Sit down
page-switch-seats = Switch seats
page-damaged = This browser can’t read something it keeps for Oriflamme: a list of games, a game, a seat or your settings. Nothing was deleted: the damaged text is still in the browser’s storage.
page-start-hint = { $n ->
        [one] { $n } seat is free: wait for a friend or add a bot.
       *[other] { $n } seats are free: wait for friends or add bots.
    }
page-no-help = Bot advice is off at this table.
page-help = Players can ask a bot for advice at this table.
page-allow-help = Let players ask a bot for advice (everyone sees this)
page-rename = Change name
page-share = Share this link to invite others
page-wait-host = Waiting for the host to start the game.
page-host-away = The host is away. If they aren’t back within a minute, the next player here becomes the host.
page-fill = Add bots
page-start-game = Start the game
page-rematch-wants = Asked for another game: { $players }.
page-rematch-missing = Waiting for: { $players }.
page-next-game = Next game: { $cards } · { $players } · { $pace }.
page-first-drawn = The first player is drawn at random.
page-first-you = You go first.
page-first-player = { $player } goes first.
page-handicap = Handicap
page-handicap-about = How much influence each player starts with. Give weaker players more.
page-handicap-you = You start with { $n } influence.
page-handicap-player = { $player } starts with { $n } influence.
page-score = { $n ->
        [one] Score after { $n } game
       *[other] Score after { $n } games
    }
page-score-wins = Wins
page-score-rank = Average rank
page-score-influence = Influence
page-score-number = { $n }
page-all-begun = Everyone has gone first at least once.
page-begun = Players who have gone first: { $n } of { $of }.

## My games and my play ($n, $of, $games: how many; $share, $fair: per cent)

page-all = All
page-state = Status
page-going = In progress
page-search = Search by player or set
page-shown = Showing { $n } of { $of } games
page-none = No games are stored in this browser.
page-export = Export all games
page-import = Import games from a file
page-imported = Games added: { $n }.
page-import-here = Already stored: { $n }.
page-import-unreadable = Skipped because they can’t be read: { $n }.
page-import-no-room = Skipped because there is no room: { $n }. This browser keeps up to { $most } games, if its storage allows.
page-not-games = That file contains no games. Nothing was changed.
page-local = Your games stay in this browser. It keeps the newest { $most }.
page-my-play = My statistics
page-no-results = No finished games yet. Play one to the end to see statistics.
page-no-results-here = None of these games is finished.
page-uncounted = Not counted: the coached game and games continued from a review.
page-share-time = Games won over time
page-share-now = Games won so far: { $share } of { $games }. Pure luck would give { $fair } (dashed line).
page-by-set = By set
page-by-seats = By number of players
page-by-opponents = By opponents
page-people = Humans
page-games = Games
page-won = Won
page-fair = Pure luck
page-favourites = Favourite cards and what they earned
page-placed = Times placed
page-brought = Influence
page-each = Per play
page-losses = Costliest losses
page-seats-n = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
page-loss = { $card }: lost with { $n } influence on it

## Credits

page-credits-game = Oriflamme and Oriflamme: Ablaze are games by Adrien and Axel Hesling, published by Studio H. Fans made this page. It isn’t affiliated with the authors or the publisher.
page-credits-ours = We made the drawings, the program and the texts ourselves. They are free under the MIT licence.
page-credits-others = Thanks to
page-credits-private = The page loads nothing from other servers, has no trackers and needs no account. Games against bots stay in this browser.

## An address that leads nowhere

page-lost = Page not found
page-lost-about = There is nothing at this address. It may be mistyped or incomplete.

## Where there is no JavaScript: all five languages stand in the page (web/scripts/texts.ts)

page-noscript = Oriflamme runs in your browser and needs JavaScript.

# --- The analysis of a finished game, in the review. $points and $error are figures ---

page-study-start = Analyse this game
page-study-about = The king bot plays on from every moment to find what each decision was worth. This takes a few seconds and runs on your device.
page-study-failed = The analysis didn’t load. Try again.
page-study-graph = Win chances
page-study-at = Decision { $n } of { $total }
page-study-moment = This moment
page-study-game = The whole game
page-study-wait = The analysis will fill this in shortly.
page-study-over = The game is over.
page-study-unjudged = This record doesn’t say what the player knew.
page-study-played = played
page-study-all = Show all { $n } options
page-study-fewer = Show fewer options
page-study-sample = The deciding player’s win chance, averaged over { $n ->
        [one] { $n } possible deal
       *[other] { $n } possible deals
    }; its standard error is { $error } points.
page-study-lost = Win chance lost: { $points } points (± { $error }).
page-study-noise = The difference may be pure luck, so no loss is counted.
page-study-unclear = { $chosen }% with this choice, { $best }% with the best one (± { $error }). The difference may be luck.
page-study-why = Why?
page-study-counting = Playing games to the end…
page-study-no-reason = After { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    } of games, nothing counted differs by more than luck.
page-study-difference = The standard error of the difference is { $error }.
page-study-all-facts = Everything that was counted
page-study-better = Play the better move
page-study-beliefs = What the table thought the face-down cards were
page-study-card = { $player }, place { $place }
page-study-taken = The table’s best guess: { $card }, { $share }.
page-study-own = The win chance lost by { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    } in all; the standard error is { $error } points.
page-study-made-of = What these figures are made of
page-study-shares-table = Each win chance is an average over { $n ->
        [one] { $n } possible deal
       *[other] { $n } possible deals
    }, from what a spectator could see; ± is its standard error.
page-study-shares-truth = Each win chance is an average over { $n ->
        [one] { $n } game
       *[other] { $n } games
    } played on from there with all cards known; ± is its standard error.
page-study-fair = An equal chance for each of the { $n } players.
page-study-deal = Win chance right after the deal, with all cards known, minus an equal chance; { $n ->
        [one] { $n } game
       *[other] { $n } games
    }, standard error { $error } points.
page-study-others = Every other change in win chance with all cards known: the others’ decisions, and luck. It makes the figures add up.
page-study-final = The result of the game: 100 for a win, or an equal part of a shared one.
page-study-decision = Decision
page-study-round = Round
page-study-verdict = Verdict
page-study-end = The end

# --- The atlas of the game (docs/atlas.json), in Learn ---

page-atlas = An atlas of the game
page-atlas-about = How the king bot plays each card, and how that turns out, over { $games } games against itself. This is how the bot plays, not how you have to.
page-atlas-show = Show the atlas
page-atlas-card = Card
page-atlas-hand = Wins with the card in hand, in points above an equal share
page-atlas-brings = Influence the card earns its owner in total
page-atlas-rounds = When it is placed: percentage for each round
page-atlas-slots = Where it is placed, in percent
page-atlas-front = at the front
page-atlas-back = at the back
page-atlas-own = on a card of the same player
page-atlas-kept = Rounds from placing to revealing, on average
page-atlas-struck = How often another player’s card eliminates it, in percent
page-atlas-down = face down
page-atlas-up = face up
page-atlas-order = Wins by turn order in the first round, in percent
page-atlas-turn = Player { $n }
page-atlas-set = Set and players
# --- Help while playing: advice, a question before a blunder, marks on others’ face-down cards.
# $points and $share are figures ---

page-guesses-on = Tap others’ face-down cards to mark your guesses
page-beliefs-on = Also show what the table could guess
page-takeback-instant = At instant speed, decisions against bots are sent at once.
page-warn = Warn me before a blunder
page-warn-never = never
page-warn-points = from { $n } points
page-help-where = Bots can help in games against bots, and at tables where the host allows it. Your marks stay in this browser.
page-advice-thinking = Thinking…
page-advice-of = Your win chance from here if the king bot played on for everyone, given what you know.
page-advice-why-not = Why not this one?
page-advice-compared = This choice against the best one:
page-advice-fewer = Show fewer
page-advice-all = Show all { $n } options
page-warned = Are you sure?
page-warned-loses = This costs at least { $points } points of your win chance.
page-warned-better = The king bot would play:
page-warned-back = Think again
page-warned-anyway = Do it anyway
page-warned-why = Why?
page-guess-what = { $player }, place { $place }: what is it?
page-guess-private = Only you see your mark. At the end of the game you’ll see whether you were right.
page-guess-table = What the table could guess
page-read = How well you read the other players
page-read-mine = You guessed { $n } of { $total } marked cards right.
page-read-king = At the same moments, the king bot’s first guess was right { $n ->
        [one] { $n } time
       *[other] { $n } times
    }. On average it gave the true card { $share }.
page-read-card = Card
page-read-you = You

## Step by step

page-next-move = Next move
page-space = Space

## Keys

web-keys-about = You can turn single-letter shortcuts off in the settings.
web-touch-about = On a touch screen, press and hold a card to read it, or tap a family to see its pile.
web-key-card = choose a card from your hand
web-key-ends = front and back of the Queue
web-key-targets = go through the choices and pick one
web-key-keep = keep
web-key-reveal = reveal
web-key-take-back = take back
web-key-explain = explain the card
web-key-log = log
web-key-skip = skip the animation
web-key-hide = hide my cards
web-key-mute = turn sound on or off

## Settings

web-language-auto = Same as the browser
web-theme = Theme
web-theme-auto = Same as the system
web-theme-light = Daylight
web-theme-dark = Candlelight
web-text-size = Text size
web-confirm-how = Before sending a decision
web-confirm-takeback = Give me a moment to take it back
web-confirm-ask = Ask every time
web-confirm-off = Send at once
web-direction = Direction of the Queue
web-direction-ltr = left to right
web-direction-rtl = right to left
web-sound-auto = During games
web-sound-on = Always
web-sound-off = Never
web-volume = Volume
web-keys-on = Single-letter keyboard shortcuts

## My tables and my pass ($name: how I am called there)

page-my-tables = My tables on this server
page-my-none = You have no tables here yet.
page-my-waits = Waiting for { $player }
page-free-seats = Free seats at public tables
page-my-again = This browser’s storage was cleared, but the server has kept a pass for it: { $name }, { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }.
page-my-takeback = Take my seats back
page-my-notme = That’s not me
page-my-offered = This link contains a pass: { $name }, { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }. The person who sent it can play these seats too. Use it only if it’s yours.
page-my-use = Use this pass
page-my-keep = Change nothing
page-my-loses = If you do, this browser loses its own pass, and with it your seats at these tables:
page-my-device = Keep your seats: use them on another device
page-my-how = Open this link on your other device, or scan the code there. Anyone who has it can use all your seats. Nobody can restore a lost pass.
page-my-copy = Copy the secret link
page-my-out = Sign out here
page-my-outsure = This browser will forget your pass and your seats. Without the secret link, nobody can get them back.
page-my-forget = Forget me everywhere
page-my-forgetsure = Delete your name and everything you wrote, at all your tables?
page-my-forgotten = Your name and your words are deleted. Your seats stay yours.
page-my-inapp = You’re in another app’s built-in browser, which soon forgets what it stores. Open this page in your usual browser.

## Deals: the daily deal, a friend's result, where two games parted. $date: a day; $player: a name

page-daily-of = Daily deal, { $date }
page-daily-about = Everyone gets the same deal. A new one starts at midnight UTC; a game you begin before then still counts for its day.
page-daily-open = Your game for { $date } isn’t over. It still counts for that day.
page-calendar = My calendar
page-calendar-played = { $date }: rank { $rank } of { $seats }
page-calendar-open = { $date }: in progress
page-calendar-none = { $date }: not played
page-deal = This deal
page-deal-named = Deal { $word }
page-deal-counts = Your first try counts: you can’t take a decision back, and there is no advice and no warning.
page-deal-practice = Practice: this game won’t count.
page-deal-play-again = Play for practice
page-deal-go-on = Continue your game
page-deal-guard = { $player } has played this deal
page-deal-guard-nobody = Somebody has played this deal
page-deal-guard-about = Play it first, so nothing is given away. Then you can compare your decisions.
page-deal-look = Look anyway
page-deal-same = { $n ->
        [one] The same for { $n } decision, then your games part
       *[other] The same for { $n } decisions, then your games part
    }
page-deal-never-same = Different from the first decision
page-deal-alike = { $n ->
        [one] The same decision, and so the same game
       *[other] The same { $n } decisions, and so the same game
    }
page-deal-worth = Each choice’s win chance, from what could be known at the time. The king bot played on from there, on this device.
page-deal-outcomes = How it ended
page-deal-who = Player
page-deal-rank = Rank
page-deal-margin = Lead over the best opponent
page-deal-player = Player { $n }
page-deal-luck = The cards explain only about a tenth of how a game ends. Once you decide differently, you are playing different games: compare decisions, not scores.
page-deal-more = Paste links to more results
page-deal-compare = Compare
page-deal-text = Oriflamme, { $deal }: rank { $rank } of { $seats }
page-deal-share = Share
page-deal-copy-text = Copy this text
page-deal-copy-link = Copy the link
page-challenge = Challenge a friend
page-challenge-about = Your friend plays the same deal against the same bots, and then sees where your games parted. The link holds your decisions, so nobody can make up a result. It can’t show that this was your first try.
page-challenge-none = This game can’t be dealt again: it came from your own shuffle word, or began in the middle of another game.

## Notifications on this device and a table’s webhook ($time: “22 hours”; $host: of the address)

page-notice-full = Your table is full
page-notice-begun = The game has begun
page-notice-table = { $player }’s table
page-notice-left = Time left: { $time }
page-notice-waiting = Tables waiting for you: { $n }
page-notices-about = Get a notification on this device when it’s your turn and you aren’t looking, even if the page is closed.
page-notices-ask = Notify me when it’s my turn
page-notices-on = This device notifies you when it’s your turn.
page-notices-off = Turn notifications off
page-notices-gone = Notifications are off on this device.
page-notices-quiet = Quiet hours without notifications
page-notices-from = From
page-notices-to = Until
page-notices-same = Choose two different times.
page-notices-refused = This browser blocks notifications from this site. Allow them in the browser’s settings for this site, then try again.
page-notices-failed = Notifications couldn’t be turned on: this browser can’t reach its push service, or the server can’t be reached. Please try again later.
page-notices-home = On iPhone and iPad, notifications only work from the Home Screen: tap Share, then “Add to Home Screen”, and open Oriflamme there.
page-hook = Announce turns in a chat (webhook)
page-hook-about = Posts to Discord, ntfy or another service when this table has waited 20 seconds for a player who’s away, and when a game begins or ends. The address must begin with https:// and belong to a service that this server allows. Everyone sees which service it is; the address stays secret.
page-hook-url = Webhook address
page-hook-format = Format
page-hook-set = Save the webhook
page-hook-drop = Remove the webhook
page-hook-host = Turns at this table are also posted to { $host }.
web-problem-bad-hook = This server doesn’t post to that address. It must begin with https:// and belong to a service that the server allows.
