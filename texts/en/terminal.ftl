# terminal.ftl: what only the terminal says.
#
# short-KIND: a name of at most 8 columns, for a card in the Queue.
# Keys stay as they are in every language; the lines of keys have at most 78 columns.

## Short names

short-archer = Archer
short-soldier = Soldier
short-spy = Spy
short-heir = Heir
short-lord = Lord
short-shapeshifter = Shifter
short-assassination = Assassi.
short-royal-decree = Decree
short-ambush = Ambush
short-conspiracy = Conspir.
short-prince = Prince
short-twin = Twin
short-schemer = Schemer
short-queen = Queen
short-cutthroat = Cutthr.
short-apothecary = Apothec.
short-felon = Felon
short-impersonation = Imperso.
short-bribery = Bribery
short-plot = Plot
short-trap = Trap

## Roles, behind a name in brackets

role-you = you
role-standin = a bot plays
role-away = away

## The line of keys

keys-place = 1-7 card  ←→ where  [ ] ends  Enter place  Tab look  ? explain  l log  q quit
keys-reveal = k keep  r reveal  ←→ choose  Enter confirm  Tab look  ? explain  l log  q quit
keys-pick = ←→ choose  Enter confirm  Tab look around  ? explain  l log  q quit
keys-wait = n step  Space skip to my turn  Tab look around  ? explain  l log  q quit
keys-wait-step = n next move  Space continue  Tab look around  ? explain  l log  q quit
keys-wait-table = Space skip  w call in a bot  / chat  Tab look around  ? help  l log  q quit
keys-look = ←→ move  ↑↓ Queue, families, hand, set aside  ? explain  Tab back  q quit
keys-held = Enter send now  u take back
keys-over = e result  n new game  v review  l log  ? keys  q quit
keys-over-table = e result  r rematch  v review  l log  / chat  ? keys  q quit
keys-lobby = s start  f fill free seats with bots  / chat  q quit
keys-lobby-guest = / chat  q quit
keys-lobby-watch = q quit
keys-watch = Space skip  Tab look around  ? explain  l log  q quit
keys-review = ←→ step  ↑↓ round  a-e o x view  A analysis  p play  l log  ? help  q back
keys-review-end = ←→ step  ↑↓ round  a-e o x view  A analysis  r ranks  l log  ? help  q back
keys-box = ↑↓ j k scroll  q, Esc or any other key closes

## Prompts of the terminal

held = { $what } (Enter sends it now, u takes it back)
sent = Sent. Waiting for an answer…
confirm-leave = Leave the game?
confirm-leave-saved = It’s saved. To resume it, run “oriflamme play --resume”.
confirm-leave-server = Your seat stays yours. Come back with the same link.
confirm-keys = Enter or y: leave. Any other key: stay.
too-small = The table needs 80 columns and 24 rows, but this window has { $columns } and { $rows }. Make it larger, use --plain, or press q to leave.
typed-nonsense = “{ $text }” isn’t a decision. Press ? to see how to write one.
typed-no-option = You can’t do “{ $text }” now.
not-saved = The game can’t be saved: { $why }
link-offline = OFFLINE
link-lost = Connection lost ({ $why }). Reconnecting; your seat is safe.
link-lost-unsent = Not confirmed yet ({ $why }). Reconnecting; your decision is safe and will count only once.
seat-link = Your secret link to this seat. Keep it: it’s shown only once. { $link }
connecting = Connecting to { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Fill every seat first.
refused-not-maker = Only the host can do that.
refused-not-seated = Only players can do that.
refused-seat-taken = That seat is taken, or none is free.
refused-bad-rules = Those rules are unknown. They are base, ablaze, mix, or mix: and ten letters.
refused-bad-clock = That time per decision is unknown. It is 5s to 600s, 1d to 14d, or none.
refused-wrong-phase = You can’t do that right now.
refused-player-here = A bot can only take over for a player who has been away for a few minutes, and only when there is no time limit.
refused-too-fast = That was too fast. Please wait a moment.
refused-bad-name = You can’t use that name.
refused-bad-token = This link doesn’t belong to this table.
refused-no-table = This table doesn’t exist.
refused-bad-protocol = The server speaks another version. Update the program or the server.
refused-illegal = That isn’t one of your choices.
refused-not-asked = It isn’t your turn to decide.

## Why, inside a sentence

why-refused = the server refused the connection
why-unreachable = the server can’t be reached
why-silent = the server doesn’t answer
why-hung-up = the server closed the connection
why-no-host = no server has that name
why-certificate = the server’s certificate isn’t trusted
why-full = the disk is full
why-forbidden = no permission to write to the folder
why-missing = the file doesn’t exist
why-link = a table’s link looks like https://HOST/table/ID
why-link-token = the key in the link is damaged

## Refusals of play, join, watch and review, behind “oriflamme COMMAND: ”

cli-unreachable = can’t reach { $host }: { $why }
cli-no-resume = there’s no unfinished game to resume
cli-cannot-resume = can’t resume { $file }: { $why }
why-none-saved = no game is saved here
cli-no-review = you haven’t played a game here yet
cli-cannot-read = can’t read { $file }: { $why }
cli-bad-record = { $file } isn’t a game record: { $why }
cli-table-link = this link is for a table, not a seat: use --name to take a seat, or watch the table
cli-seat-link = this link is for a seat: use join
cli-name-length = a --name has 1 to 24 characters
cli-resume-alone = --resume continues the game as it is: don’t add other options
why-no-memory = out of memory
why-no-terminal = the terminal can’t be used
why-ended = the game has ended

## Hot seat

curtain-title = { $player }, it’s your turn
curtain-text = Everyone else, please look away. Your cards show when you press { $key }.
curtain-plain = { $player }, it’s your turn. Everyone else, please look away. Then press Enter.

## Lobby

lobby-title = Waiting for players
lobby-seat-open = free
lobby-seat-human = { $player }
lobby-seat-bot = { $player }, a bot
lobby-wait = Waiting for the host to start the game.

## Explaining

help-title = Explanation
help-keys-title = Keys
help-keys =
    1 to 7         choose a card from your hand (or ↑ ↓)
    ← →            choose a place or an option; [ ] the front and the back
    Enter          confirm; for a moment, u takes it back and Enter sends it
    k  r           keep, reveal
    Tab            look around: the Queue, families, hand, set aside; ? explains
    Space          skip to your next decision
    n              step through other players’ moves; Space ends it
    l              the full log; / searches it
    e  v  n        after the game: the result, a review, a new game
    Ctrl-L         redraw the screen
    q, Ctrl-C      leave
    The mouse works too: click to choose, click again to confirm, scroll to move.
help-notation-title = Typing decisions
help-notation =
    Type a decision and press Enter:
    S<  S>  S^3    place the Soldier at the front, at the back, on place 3
    2+  2!         keep, reveal the card at place 2
    x3  $3  =3     eliminate the card at place 3, steal from its owner, copy it
    m3, then >2    move the card at place 3, into gap 2
    &3  &+  *3     Plot: activate, take one; bribe
help-cards-title = Cards in this game
help-card = { $name }: { $does }
help-hidden = This card is face down. Only its owner knows what it is.
log-title = Log

## The end

over-title = The game is over
over-line = { $rank }. { $player }: { $n ->
        [one] { $n } influence
       *[other] { $n } influence
    }, { $tops ->
        [one] { $tops } top card
       *[other] { $tops } top cards
    }
over-unplayed = never played: { $cards }
over-aside = set aside: { $cards }
over-saved = Record saved: { $path }
resume-hint = Game saved. To resume it, run “oriflamme play --resume”.

## Review

review-bar = Decision { $n } of { $total }
review-as-truth = all cards open
review-as-public = as a spectator
review-as-seat = as { $player } saw it
review-start = The cards have been dealt.
review-not-known = This record doesn’t say what { $player } knew.

## Plain lines

plain-welcome = Oriflamme. { $rules }, { $seats } players, six rounds. Whoever has the most influence wins.
plain-opponents = Your opponents: { $players }.
plain-players = Players: { $players }.
plain-how = Type a number, or a decision in the notation. Enter repeats the question, t describes the table, l shows the log, ? explains, q leaves.
plain-how-table = Also: w calls in a bot for a missing player, /TEXT sends a chat message.
plain-round = --- Round { $n } of 6: { $phase } ---
plain-influence = Influence: { $list }
plain-hand = Your hand: { $cards }.
plain-choose-card = Which card?
plain-where = Where do you put { $card-the }?
plain-no-choice = That isn’t one of your choices. Type a number from 1 to { $n }, or press Enter to repeat the question.
plain-back = b goes back to the choice of card.
plain-leave = Leave the game? y or n:
plain-yes = y
plain-bye = Goodbye!
plain-ended = End of input.
plain-ranks = Ranks by influence:
plain-again = To play this deal again: --seed { $seed }
plain-opened = All cards, now open:
plain-commands = Enter goes forward, - goes back, a number jumps to that decision, r1 to r6 to a round. a to e, x (all cards) and o (public) change the view. t describes the table, l shows the log, /WORD searches it, A says what each choice was worth, p plays on, q leaves.
plain-now = Resolving now: place { $place }
plain-empty = none

## A place with what lies beneath ($cards: a list of beneath and beneath-laden)

beneath = { $card }
beneath-laden = { $card }, { $n } influence
place-with-beneath = { $place }: { $cards }

## replay: a record told in words; suggest: what a bot thinks ($ask: the question in the notation)

replay-title = Oriflamme, { $rules }, { $n } players
replay-title-date = Oriflamme, { $rules }, { $n } players, { $date }
replay-as-public = As a spectator saw it.
replay-as-seat = As { $player } saw it.
replay-round = Round { $n }, { $player } goes first
replay-influence = Influence after round { $n }:
replay-next = { $player } decides next.
replay-nothing = Nothing happens.
suggest-asked = { $player } to decide: { $ask }
suggest-asked-other = { $player } to decide ({ $ask }), not { $other-player }.
suggest-asked-public = { $player } to decide ({ $ask }); this is a spectator’s view.
suggest-nobody = The game is over.
suggest-wins = wins
suggest-option = option
suggest-bot = ({ $bot })
suggest-bot-searched = ({ $bot }, { $n } iterations)
suggest-none = No other player’s card is face down.
suggest-place = place
suggest-depth = depth
suggest-owner = owner
suggest-influence = influence
suggest-may-be = what it could be
suggest-share = { $card } { $n }%

plain-lobby-commands = s starts the game, f fills free seats with bots, remove b frees seat b, seats 4 changes the number of seats, rules mix changes the cards, clock 60s, 2d or none changes the time per decision, forget deletes your name and messages, /TEXT sends a chat message, Enter lists the players, q leaves.
plain-over-commands = r asks for a rematch, e shows the result, v reviews the game, /TEXT sends a chat message, q leaves.

## Saving, told truthfully

mark-unsaved = NOT SAVED: { $why }
saved-again = The game is being saved again.
confirm-leave-unsaved = It is NOT saved ({ $why }). You’ll lose everything played since the last save.
confirm-leave-over = The game is over, so nothing is lost.
confirm-leave-watching = You’re only watching, so nothing is lost.
unfinished-game = You have an unfinished game. To resume it, run “oriflamme play --resume”.

## More lines of keys

keys-curtain = q quit
keys-box-log = ↑↓ j k scroll  / search  n next  q, Esc or any other key closes

## A server’s table

another-game = A new game begins.
next-game = Players in the next game: { $n }.
link-not-yet = Not connected yet ({ $why }). Trying again.
link-lost-watching = Connection lost ({ $why }). Reconnecting.
lobby-maker = Send the link to your friends. Press s to start the game, or f to fill free seats with bots.
lobby-watch = You’re watching. Waiting for the host to start the game.
rematch-mine = You want another game. Waiting for the others…
rematch-theirs = Asked for another game: { $players }. Press r to agree.
rematch-both = You and { $players } want another game. Waiting for the others…
help-table-title = At a server’s table
help-table =
    s              start the game (host only)
    f              fill the free seats with bots
    /              chat
    w              call in a bot for a missing player
    r              after a game: ask for another, or agree to one

## Looking around

look-family = { $player }: { $n } influence, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand. Discarded: { $pile }.
look-family-open = { $player }: { $n } influence, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand: { $hand }. Set aside: { $aside }. Discarded: { $pile }.
look-twin = The Twin isn’t in the Queue yet.
search-none = “{ $text }” isn’t in the log.

## More plain lines

plain-how-watching = You’re watching. t describes the table, l shows the log, ? CARD explains a card, q leaves.
plain-help =
    A number answers; so does the notation (S>, 2!, x3).
    Enter or .     repeats the question
    t              describes the whole table
    l              shows the log
    ? S, ? Spy     explains a card
    ? 3            explains the card at place 3
    ??             explains every card of this game
    g              explains the game
    b              goes back from the place to the card
    q              leaves
plain-no-card = “{ $text }” is neither a card in this game nor a place in the Queue. Type ?? to list all cards.
plain-too-long = That line is too long, so it was ignored.
plain-not-now = “{ $text }” does nothing right now. Press Enter to see what is happening, ? for help, q to leave.
plain-after = n starts another game, e shows the result, v reviews this one, q leaves.
plain-rules = Rules: { $rules }
plain-clock = Time left: { $left }
plain-first = first player
plain-decides = deciding now

## A newcomer’s page

help-game-title = The game in ten lines
help-game =
    Your aim: have the most influence after six rounds.
    Each round, every player puts one card face down in the Queue: at the front, at the
    back, or on a card of their own. That makes a stack, and the card beneath waits.
    Then the Queue is resolved from the front, place by place.
    If your card is face down, you either keep it and add 1 influence to it,
    or reveal it and take all the influence on it. Then the card acts.
    A revealed character stays and acts again every round. An intrigue acts once and goes.
    Cards in the Queue stay there for the next round.
    Three of your ten cards are set aside at random and never played.
    At the end, influence still on cards is lost. Whoever has the most influence wins.
new-here = New here? Press ? to learn the game in ten lines, or leave and run “oriflamme play --coach”.
new-here-plain = New here? Type g to learn the game in ten lines, or leave and run “oriflamme play --coach --plain”.

## Review, continued

help-review-title = Review keys
help-review =
    ← →            one decision back or forward (or Space)
    ↑ ↓            one round back or forward; 1 to 6 jump to a round
    Home End       the deal, the end
    a to e         as that player saw it; o as a spectator; x all cards open
    A              what each choice was worth, and why
    Tab            look around: the Queue, families, hand, set aside
    l  /           show the log; search it
    r              at the end: the ranking
    p              play on from here
    q              back
review-beyond = This record ends after { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }. This is the end.

## Tables of a server, continued

no-tables = There are no public tables right now. Run “oriflamme host --public” to create one.
my-turn = your turn
no-own-tables = Your pass has no seats there.
pass-shown = Your pass at { $host }. Anyone with this link can use your seats there. Open it on your other device:
pass-lost = Keep it safe: nobody can restore a lost pass.
pass-none = You have no pass for { $host } here. Taking a seat at a table creates one.
pass-would-lose = This computer already has a pass for { $host }. It would lose its seats at these tables:
pass-replace = Nothing was changed. Save that pass first with “oriflamme pass”, then use --replace.
pass-taken = This computer now uses this pass at { $host }.
pass-bad = this isn’t a pass: expected 32 digits (0 to 9, a to f), or a link that ends with them
pass-forgotten = Your name and your messages were deleted at { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }. Your seats stay yours.
now-watching = You’re watching now: { $why }
lobby-seconds = Time per decision, in seconds: { $n }.
lobby-days = Time per decision, in days: { $n }.
lobby-no-clock = No time limit.
lobby-no-help = Bot advice is off at this table.
lobby-link = Link for your friends: { $link }
lobby-seat-kept = Your seat is kept. To come back to it, run “oriflamme join”.

## Links

cli-no-link = this isn’t a table’s link: { $why }
cli-no-seat = you have no seat to come back to: { $why }

## The coach

coach-title = The coach
coach-keys = Enter continues; x turns the coach off.
coach-says = Coach: { $text }

## A command line that cannot be meant ($option: as it is typed; $text: what was given)

misuse-usage = usage: { $usage }
misuse-details = Details: oriflamme { $command } --help
misuse-option = unknown option: { $text }
misuse-flag = { $option } takes no value
misuse-no-value = { $option } needs a value: { $text }
misuse-missing = missing argument
misuse-extra = unexpected argument: { $text }
misuse-quotes = too many arguments: put the position in quotes
misuse-number = { $option } must be a number from { $least } to { $most }, not { $text }
misuse-seat = { $option } must be a seat’s letter from a to e, not { $text }
misuse-reader = { $option } must be a seat’s letter from a to e (- for a spectator), not { $text }
misuse-lang = --lang must be en, pl, uk, ru or fr, not { $text }
misuse-rules = --rules, character { $n }: the rules are base, ablaze, mix, or mix: and ten letters; you can add +schemer2, and a handicap such as +a5
misuse-bots = { $option }, character { $n } of { $text }: { $why }
misuse-the-bots = Bots:
misuse-humans = --humans takes up to five names, separated by commas: { $why }
misuse-opponents = --bots names { $bots }, but at { $seats } seats you have { $opponents ->
        [one] { $opponents } opponent
       *[other] { $opponents } opponents
    }
misuse-sum = --humans names { $humans } and --bots names { $bots }: that doesn’t fill { $seats } seats
misuse-crowd = --humans names { $humans }, but there are { $seats } seats
misuse-save = SAVE and --take-over only work with --resume
misuse-coach = --coach always plays the same game: don’t add other options
misuse-server = not a server’s address: { $text }; an address looks like https://HOST
misuse-first = { $option } { $text }: this table has no such seat
misuse-host-seats = --seats names 2 to 5 seats, not { $n }
misuse-clock = --clock must be 5s to 600s, 1d to 14d, or none, not { $text }

## Reasons inside those sentences

why-open-elsewhere = it’s open in another window
why-not-locked = it can’t be locked
why-other-window = its other window doesn’t close
why-no-home = HOME is not set
why-path-long = the path of its folder is too long
why-names-taken = every file name for it is taken
why-unreadable = it can’t be read
why-not-whole = some of its cards are unknown
why-stays-open = this program can’t close its other window
why-bot = unknown bot
why-bots-many = too many bots
why-budget = a budget looks like 500 or 500it (iterations), 10ms or 1s
why-budget-hour = a bot can think for at most an hour
why-budget-unit = only it, ms or s can follow the number
why-budget-none = this bot doesn’t search, so it takes no budget
why-name-empty = a name is empty
why-name-long = a name is too long
why-name-space = a name ends with a space
why-name-letters = a name has a character that records can’t store
why-names-many = there are more than five names
why-names-same = two names are the same

## Saved games

cli-open-elsewhere = { $file } is open in another window (process { $n }); --take-over closes it there
cli-taken = another window has taken over this game
saves-unreadable = can’t be read: { $why }
saves-open = open in process { $n }

## Kinds, sets and lists

list-semicolon = { $first }; { $second }
name-role = { $name } ({ $role })
kind-character = Character
kind-intrigue = Intrigue
set-base = Base game
set-ablaze = Ablaze
set-mix = Mix of both sets

## A decision that is none

error-not-option = That isn’t one of your choices.

## The games played here

over-not-kept = The game can’t be kept here: { $why }
cli-no-game-yet = nobody has played a game at this table yet
why-no-seat = you haven’t taken a seat here
games-seats = Your seats at servers’ tables:
games-older = { $n ->
        [one] { $n } older game is not listed.
       *[other] { $n } older games are not listed.
    }
games-none = You haven’t played a game here yet. To start one, run “oriflamme play”.

## Step by step, and the settings ($names, $values: as they are typed)

plain-step = Enter tells the next move; c tells the rest without stopping.
config-line = { $file }:{ $n }: expected “name = value”, not { $text }
config-unknown = { $file }:{ $n }: unknown setting { $text }; the settings are { $names }
config-value = { $where } must be one of { $values }, not { $text }

## Deals by link

deal-daily = The daily deal for { $date } (UTC). Your first try counts, and you can’t take a decision back.
deal-counts = This deal is the same for everyone who has its link. Your first try counts, and you can’t take a decision back.
deal-practice = Practice: you’ve played this deal before, so this time doesn’t count.
deal-result = Oriflamme, deal { $deal }: rank { $rank } of { $seats }. Your result, for others to check and compare:
deal-played = You’ve already played this deal. To play it again for practice, add --again.
misuse-deal = --deal sets the rules, seats, bots and first player: don’t add options for them
misuse-again = --again needs --deal
misuse-date = { $option } must be a day from 2026-11-01 to today in UTC, as YYYY-MM-DD, not { $text }

## My mistakes and my strength

mistakes-looking = looking at game { $n } of { $of }
mistakes-head = Question { $n } of { $of }, from a game of yours ({ $date })
mistakes-ask = What would you do? Type a number, or a decision in the notation; q leaves.
mistakes-values = Your win chance with each option (> is your choice in the game):
mistakes-next = Enter: the next question. p: play on from here. q: leave.
mistakes-practice-here = To answer them now, for practice, add --all.
mistakes-unkept = The questions from your games can’t be saved: { $why }
given-none-here = Nothing is known yet. To analyse your games, run “oriflamme mistakes”.
misuse-mine = { $option } mine: your strength isn’t known yet ({ $n } of { $least } games played)

## What a table’s webhook posts (of the server, not of the terminal)

hook-full = The table is full
hook-begun = The game has begun
hook-table = { $player }’s table
hook-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
hook-hours = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
hook-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
