# web.ftl: what the web page says around the table. Ids begin with web-.

## Home

web-description = Oriflamme: a game of influence and intrigue for three to five players. Play against friends or bots.
web-tagline = A game of influence and intrigue at court.
web-play-now = Play now
web-play-now-about = Against three bots. No account needed, works offline.
web-play = Play
web-resume = Continue your game (round { $round })
web-setup = Set up a game
web-setup-about = Choose cards, seats and opponents
web-daily = Daily deal
web-daily-about = The same deal for everyone, once a day
web-friends = Play with friends
web-friends-about = Share a link and play together
web-watch = Watch
web-watch-about = See games at public tables
web-review = Review
web-review-about = Replay any game, or play on from any moment
web-learn = Learn
web-learn-about = A game with a coach, all cards, the rules
web-my-games = My games
web-against-bots = Against bots
web-branch = Continued from a review
web-with-friends = With friends
web-lobby = Waiting to start
web-finished-rank = Finished: rank { $n }
web-forget = Remove this game
web-forget-sure = Remove it for good?
web-forget-yes = Remove
web-forgotten = Game removed.
web-undo = Undo
web-show-all = Show all { $n }
web-all-games = All games and statistics
web-home = Home
web-menu = Menu
web-settings = Settings
web-rules = Rules
web-credits = Credits
web-close = Close
web-loading = Loading…
web-load-failed = This part didn’t load. Are you offline?
web-no-game = Game not found
web-no-game-about = That game is no longer stored in this browser.

## The coached game

web-coach-offer = First time here?
web-coach-about = Play a short game with a coach: five minutes, no rules to read first.
web-coach-start = Play with a coach
web-coach-no = No, thanks
web-coach-next = Next
web-coach-dismiss = Turn the coach off

## Setting up

web-cards = Cards
web-set-base = Oriflamme
web-set-base-about = The ten cards of the base game.
web-set-ablaze = Ablaze
web-set-ablaze-about = The ten cards of Oriflamme: Ablaze, with the Twin and bribe tokens.
web-set-mix = Mix
web-set-mix-about = Six characters and four intrigues drawn from both sets.
web-set-own = Your own mix
web-set-own-about = Pick any ten cards.
web-own-count = { $n } of 10 chosen
web-characters = Characters
web-intrigues = Intrigues
web-schemer2 = The Schemer gains 2 (as in the English edition)
web-seats = Seats
web-seats-two = 2 (house variant)
web-opponents = Opponents
web-bots-about = Who’s who?
web-more = More
web-first-random = Random
web-seed = Shuffle word
web-seed-about = Any word: same word, same cards
web-your-name = Your name
web-player = Player
web-start = Start

## A table with friends

web-make-table = Create a table
web-join-table = Join a table
web-join-link = Link or table number
web-join = Join
web-pace = Time per decision
web-pace-none = No time limit
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
web-public = List this table publicly
web-copied = Copied
web-qr = QR code
web-spectators-none = no spectators
web-spectators = { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
web-seat-open = Free seat
web-seats-free = { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
web-away = away
web-standin = a bot plays
web-copy-table-link = Copy the link to this table
web-copy-seat-link = Copy the secret link to my seat
web-back-to-seat = I’m back
web-standin-you = A bot is playing for you.
web-vote-standin-none = Let a bot take over
web-vote-standin = { $n ->
        [one] Let a bot take over ({ $n } vote)
       *[other] Let a bot take over ({ $n } votes)
    }
web-mute = Mute
web-watch-intro = Anyone can watch these tables, or join while a seat is free.
web-watch-none = There are no public tables right now.
web-refresh = Refresh

## At the table

web-families = Families
web-family-letter = Family { $letter } ({ $family })
web-decides = deciding
web-being-resolved = Resolving now
web-twin-ready = Twin still to come
web-log = Log
web-while-away = While you were away:
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-players = Only players can write here.
web-chat-say = Write a message
web-chat-send = Send
web-clock = Time left:
web-skip = Skip
web-speed = Speed
web-speed-step = Wait for my tap
web-speed-slow = Slow
web-speed-1x = Normal
web-speed-2x = Double
web-speed-instant = Instant
web-hide-own = Hide my cards
web-not-sure = what follows depends on hidden cards
web-advise = Advice
web-stays = Character: stays in the Queue and acts every round.
web-goes = Intrigue: leaves the Queue after it acts.
web-plan = when my turn comes
web-plans = Plan ahead
web-plans-about = What to do when its turn comes. Cancelled automatically if the card, its neighbours or an end of the Queue changes.
web-plan-keep = Keep
web-plan-reveal = Reveal
web-more-below = { $n } more
web-take-back = Take back
web-take-back-for = { $n ->
        [one] { $n } second left to take it back.
       *[other] { $n } seconds left to take it back.
    }
web-send-now = Send now
web-confirm = Confirm
web-cancel = Cancel

## What has been saved

web-connecting = Connecting…
web-connection-lost = Connection lost.
web-saved-safe = All your decisions are saved.
web-saved-sending = Sending your decision…
web-saved-unsure = Your last decision isn’t confirmed yet. It will be sent again.
web-saved-not-sent = Your last decision hasn’t been sent yet. It will go out as soon as you’re back online.
web-retry-in = { $n ->
        [one] Trying again in { $n } second.
       *[other] Trying again in { $n } seconds.
    }
web-retry-now = Try now

## Problems

web-problem = That didn’t work.
web-problem-offline = Can’t reach the server.
web-problem-bad-record = This isn’t a game record.
web-problem-no-record = That game isn’t stored in this browser.
web-problem-illegal = That isn’t one of your choices.
web-problem-engine = The bots stopped because of an error in the game’s engine. The game is saved: reload the page to continue.
web-problem-refused = That decision was refused. Please choose again.
web-problem-no-table = This table doesn’t exist.
web-problem-no-game = This game doesn’t exist.
web-problem-not-found = The server can’t find that.
web-problem-bad-token = This link doesn’t belong to this table.
web-problem-other-seat = The link you followed opens another seat at this table. Your own key still works. If you switch, this browser keeps only the other seat’s key.
web-problem-bad-name = Please choose another name, with 1 to 24 characters.
web-problem-seat-taken = That seat is taken.
web-problem-seat-freed = The host freed your seat.
web-problem-already-seated = You already have a seat at this table.
web-problem-seats-open = Fill every seat first.
web-problem-wrong-phase = You can’t do that right now.
web-problem-not-asked = It isn’t your turn to decide.
web-problem-not-maker = Only the host can do that.
web-problem-not-seated = Only players can do that.
web-problem-stale = The game has moved on. Please decide again.
web-problem-player-here = A bot can only take over for a player who has been away for a few minutes, and only when there is no time limit.
web-problem-too-fast = That was too fast. Please wait a moment.
web-problem-too-many = The server is full. Please try again later.
web-problem-store-failed = The server can’t save right now. Your last action may be lost: please try again.
web-problem-stopping = The server is restarting.
web-problem-bad-protocol = This page is too old for the server. Please reload it.
web-problem-not-kept = This browser isn’t saving anything: its storage is off or full. Closing the page loses the game, unless you save its record.
web-problem-seat-not-kept = This browser isn’t saving anything: its storage is off or full. Closing the page loses your seat, unless you keep your secret link (see the game menu).
web-problem-taken = This game is open in another tab.
web-play-here = Play here

## The end

web-rematch = Rematch
web-rematch-asked = Asked for a rematch: { $players }
web-you-watch = You’re watching this game.
web-save-record = Save the game record
web-copy-link = Copy a link to this game
web-chart = Influence by round
web-chart-table = Show the figures
web-top-cards = { $n ->
        [one] { $n } top card
       *[other] { $n } top cards
    }

## Review

web-record-file = Open a file
web-record-paste = Or paste a record, or a link to one
web-open = Open
web-moment = Moment
web-moment-of = Event { $at } of { $count }
web-to-start = Go to the start
web-to-end = Go to the end
web-step = Next event
web-step-back = Previous event
web-run = Play
web-pause = Pause
web-eyes = Point of view
web-eyes-truth = All cards open
web-eyes-spectator = Spectator
web-eyes-seat = As { $letter } saw it: { $player }
web-play-on = Play on from here
web-play-on-about = Take a seat and play on from this moment against bots. Cards that player couldn’t see are dealt again.
web-play-as = Play as
web-copy-moment = Copy a link to this moment

## Settings

web-language = Language
web-sound = Sound
web-sound-waits = Your browser mutes the sound until you tap or press a key.

## Keys

web-keys = Keyboard shortcuts

## Rules and credits

web-search-rules = Search the rules
web-found-none = No matches.
web-found = { $n ->
        [one] { $n } rule found.
       *[other] { $n } rules found.
    }
