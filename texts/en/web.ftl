# web.ftl: what the web page says around the table. Ids begin with web-.

## Home

web-description = Oriflamme: a game of influence and intrigue for three to five, against people or bots.
web-tagline = A game of influence and intrigue at court.
web-play-now = Play now
web-play-now-about = Against three bots. No account, works offline.
web-play = Play
web-resume = Continue your game (round { $round })
web-setup = Choose a game
web-setup-about = Cards, seats and opponents
web-friends = Table with friends
web-friends-about = Share a link and play
web-watch = Watch
web-watch-about = Public tables
web-review = Review
web-review-about = Replay any game, play on from any moment
web-learn = Learn
web-learn-about = A coached game, all cards, the rules
web-my-games = My games
web-against-bots = Against bots
web-branch = From a review
web-with-friends = At a table
web-lobby = At the table
web-finished-rank = Finished: rank { $n }
web-forget = Forget this game
web-forget-sure = Forget it for good?
web-forget-yes = Forget
web-forgotten = The game is forgotten.
web-undo = Undo
web-show-all = Show all { $n }
web-all-games = All games and my play
web-home = Home
web-menu = Menu
web-settings = Settings
web-rules = Rules
web-credits = Credits
web-close = Close
web-loading = Loading…
web-load-failed = This part could not be loaded. Are you offline?
web-no-game = No such game
web-no-game-about = This browser does not know that game any more.

## The coached game

web-coach-offer = First time here?
web-coach-about = Play a short game with a coach: five minutes, nothing to read beforehand.
web-coach-start = Coached game
web-coach-no = No, thanks
web-coach-next = Go on
web-coach-dismiss = Stop coaching

## Setting up

web-cards = Cards
web-set-base = Oriflamme
web-set-base-about = The ten cards of the base game.
web-set-ablaze = Ablaze
web-set-ablaze-about = The ten cards of Oriflamme: Ablaze, with the Twin and bribe tokens.
web-set-mix = Mix
web-set-mix-about = Six characters and four intrigues of both boxes, drawn at the start.
web-set-own = Your own mix
web-set-own-about = Ten cards of your choice.
web-own-count = { $n } of 10 chosen
web-characters = Characters
web-intrigues = Intrigues
web-schemer2 = The Schemer gains 2 (as in the English printing)
web-seats = Seats
web-seats-two = 2 (variant)
web-opponents = Opponents
web-bots-about = Who are they?
web-more = More
web-first-random = Drawn at random
web-seed = Shuffle
web-seed-about = Any word: the same word gives the same deal
web-your-name = Your name
web-player = Player
web-start = Start

## A table with friends

web-make-table = Make a table
web-join-table = Go to a table
web-join-link = Link or number of the table
web-join = Go
web-pace = Time for each decision
web-pace-none = No clock
web-pace-seconds = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
web-pace-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-public = Show this table in the public list
web-copied = Copied
web-qr = QR code
web-spectators-none = nobody watching
web-spectators = { $n ->
        [one] { $n } watching
       *[other] { $n } watching
    }
web-seat-open = Free seat
web-seats-free = { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
web-away = away
web-standin = bot plays
web-copy-table-link = Copy the link to this table
web-copy-seat-link = Copy the secret link to my seat
web-back-to-seat = I am back
web-standin-you = A bot is playing for you.
web-vote-standin-none = Let a bot play for them
web-vote-standin = { $n ->
        [one] Let a bot play for them ({ $n } vote)
       *[other] Let a bot play for them ({ $n } votes)
    }
web-mute = Mute
web-watch-intro = Tables that anybody may watch, or join while a seat is free.
web-watch-none = No public table right now.
web-refresh = Refresh

## At the table

web-families = Families
web-family-letter = Family { $letter } ({ $family })
web-decides = decides
web-being-resolved = Being resolved
web-twin-ready = the Twin lies ready
web-log = Log
web-while-away = While you were away:
web-chat = Chat
web-chat-empty = Nothing said yet.
web-chat-players = Only players can write here.
web-chat-say = Say something
web-chat-send = Send
web-clock = Time left:
web-skip = Skip
web-speed = Speed
web-speed-1x = Normal
web-speed-2x = Double
web-speed-instant = Instant
web-hide-own = Hide my cards
web-not-sure = the rest depends on hidden cards
web-advise = Advice
web-stays = Character: stays in the Queue and acts again each round.
web-goes = Intrigue: leaves the Queue once it has acted.
web-plan = when my turn comes
web-plans = Beforehand
web-plans-about = When its turn comes. Cancelled automatically if the card, its neighbours or an end of the Queue changes.
web-plan-keep = Keep
web-plan-reveal = Reveal
web-more-below = { $n } more
web-take-back = Take back
web-take-back-for = { $n ->
        [one] You can take it back for { $n } second.
       *[other] You can take it back for { $n } seconds.
    }
web-send-now = Send now
web-confirm = Confirm
web-cancel = Cancel

## What has been saved

web-connecting = Connecting…
web-connection-lost = Connection lost.
web-saved-safe = Everything you decided is saved.
web-saved-sending = Sending your decision…
web-saved-unsure = Your last decision was sent but not confirmed yet; it will be sent again.
web-saved-not-sent = Your last decision is not sent yet: it goes out as soon as the connection is back.
web-retry-in = { $n ->
        [one] Trying again in { $n } second.
       *[other] Trying again in { $n } seconds.
    }
web-retry-now = Try now

## Problems

web-problem = That did not work.
web-problem-offline = No connection to the server.
web-problem-bad-record = This is not a record that can be read.
web-problem-no-record = This browser does not know that game.
web-problem-illegal = That is not among your choices.
web-problem-engine = The bots stopped: something went wrong in the game’s engine. Reload the page to continue; the game is saved.
web-problem-refused = The game did not accept that decision. Please choose again.
web-problem-no-table = There is no such table.
web-problem-no-game = There is no such game.
web-problem-not-found = The server does not offer that.
web-problem-bad-token = This link does not belong to this table.
web-problem-other-seat = The link you followed opens another seat at this table. Your own key still works. If you switch, this browser keeps only the key of the other seat.
web-problem-bad-name = Please choose another name: 1 to 24 characters.
web-problem-seat-taken = That seat is taken.
web-problem-seat-freed = The host has freed your seat.
web-problem-already-seated = You already sit at this table.
web-problem-seats-open = Fill every seat first.
web-problem-wrong-phase = Not now.
web-problem-not-asked = Another player decides now.
web-problem-not-maker = Only the host may do that.
web-problem-not-seated = Only players may do that.
web-problem-stale = The game has moved on. Please decide again.
web-problem-player-here = A bot can take over only when a player has been away for a few minutes, and only where no clock runs.
web-problem-too-fast = Too fast: please wait a moment.
web-problem-too-many = The server is full. Please try again later.
web-problem-store-failed = The server cannot save right now. Your last action may be lost; please try again.
web-problem-stopping = The server is restarting.
web-problem-bad-protocol = This page is too old for the server: please reload it.
web-problem-not-kept = This browser keeps nothing: its storage is off or full. The game is lost when this page is closed, unless you save its record.
web-problem-seat-not-kept = This browser keeps nothing: its storage is off or full. When this page is closed you lose your seat, unless you keep the secret link to it (in the menu of the game).
web-problem-taken = This game is open in another tab.
web-play-here = Play here

## The end

web-rematch = Rematch
web-rematch-asked = Rematch wanted by: { $players }
web-you-watch = You are watching this game.
web-save-record = Save the record
web-copy-link = Copy a link to this game
web-chart = Influence by round
web-chart-table = Show the figures
web-top-cards = { $n ->
        [one] { $n } top card
       *[other] { $n } top cards
    }

## Review

web-record-file = Open a file
web-record-paste = Or paste a record or a link to one
web-open = Open
web-moment = Moment
web-moment-of = Event { $at } of { $count }
web-to-start = To the start
web-to-end = To the end
web-step = One event on
web-step-back = One event back
web-run = Play
web-pause = Pause
web-eyes = Seen by
web-eyes-truth = The whole truth
web-eyes-spectator = A spectator
web-eyes-seat = As { $letter } knew it: { $player }
web-play-on = Play on from here
web-play-on-about = Take a seat at this moment, against bots. What that player could not know is dealt again.
web-play-as = Play as
web-copy-moment = Copy a link to this moment

## Settings

web-language = Language
web-language-auto = Same as the browser
web-theme = Theme
web-theme-auto = Same as the system
web-theme-light = Day
web-theme-dark = Candlelight
web-text-size = Text size
web-confirm-how = Before a decision is sent
web-confirm-takeback = A moment to take it back
web-confirm-ask = Ask me each time
web-confirm-off = Send at once
web-direction = The Queue runs
web-direction-ltr = to the right
web-direction-rtl = to the left
web-sound = Sound
web-sound-auto = In games
web-sound-on = Always
web-sound-off = Never
web-sound-waits = The browser keeps the sound muted until you tap or press a key.
web-volume = Volume
web-keys-on = One-letter keyboard shortcuts

## Keys

web-keys = Keys
web-keys-about = One-letter keys can be turned off in the settings.
web-touch-about = On a touch screen: press and hold a card to read it; tap a family to see its pile.
web-key-card = choose a card from the hand
web-key-ends = front and back of the Queue
web-key-targets = walk through the choices and take one
web-key-keep = keep
web-key-reveal = reveal
web-key-take-back = take back
web-key-explain = explain this card
web-key-log = log
web-key-skip = skip the animation
web-key-hide = hide my cards
web-key-mute = sound on or off

## Rules and credits

web-search-rules = Search the rules
web-found-none = Nothing found.
web-found = { $n ->
        [one] { $n } clause found.
       *[other] { $n } clauses found.
    }
