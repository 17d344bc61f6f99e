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
keys-reveal = k keep  r reveal  ←→ choose  Enter decide  Tab look  ? explain  l log  q quit
keys-pick = ←→ choose  Enter decide  Tab look around  ? explain  l log  q quit
keys-wait = Space skip to my turn  Tab look around  ? explain  l log  q quit
keys-wait-table = Space skip  w bot for one missing  / chat  Tab look  ? help  l log  q quit
keys-look = ←→ move  ↑↓ Queue, families, hand, set aside  ? explain  Tab back  q quit
keys-held = Enter send now  u take back
keys-over = e result  n new game  v review  l log  ? keys  q quit
keys-over-table = e result  r rematch  v review  l log  / chat  ? keys  q quit
keys-lobby = s start  f fill the open seats with bots  / chat  q quit
keys-lobby-guest = / chat  q quit
keys-lobby-watch = q quit
keys-watch = Space skip  Tab look around  ? explain  l log  q quit
keys-review = ←→ step  ↑↓ round  a-e o x eyes  A analysis  p play  l log  ? help  q back
keys-review-end = ←→ step  ↑↓ round  a-e o x eyes  A analysis  r ranks  l log  ? help  q back
keys-box = ↑↓ j k scroll  q, Esc or any other key closes

## Prompts of the terminal

held = { $what } (Enter sends it now, u takes it back)
sent = Sent. Waiting for the table…
confirm-leave = Leave the game?
confirm-leave-saved = It is saved: resume it with “oriflamme play --resume”.
confirm-leave-server = Your seat stays yours: come back with the same link.
confirm-keys = Enter or y: leave. Any other key: stay.
too-small = The table needs 80 columns and 24 rows; this window has { $columns } and { $rows }. Make it larger; q leaves. Other keys wait. Or use --plain.
typed-nonsense = “{ $text }” is not a decision. ? explains how they are written.
typed-no-option = “{ $text }” is not possible now.
not-saved = The game cannot be saved: { $why }
link-offline = OFFLINE
link-lost = Connection lost ({ $why }). Trying again; your seat is safe.
link-lost-unsent = Not confirmed yet ({ $why }): trying again. Your decision is kept and played once.
seat-link = The secret link to your seat; keep it, it is shown only once: { $link }
connecting = Connecting to { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Some seats are still open: fill them first.
refused-not-maker = Only the host may do that.
refused-not-seated = Only players may do that.
refused-seat-taken = There is no open seat.
refused-wrong-phase = Not at this moment of the game.
refused-player-here = A bot can take over only when a player has been away for a few minutes, and only where no clock runs.
refused-too-fast = That was too much at once: slower, please.
refused-bad-name = That name cannot be used.
refused-bad-token = This link does not belong to this table.
refused-no-table = There is no such table.
refused-bad-protocol = This server speaks another version: update one of the two.
refused-illegal = That is not among your choices.
refused-not-asked = It is another player’s turn to decide.

## Why, inside a sentence

why-refused = the server refuses the connection
why-unreachable = the server cannot be reached
why-silent = the server does not answer
why-hung-up = the server closed the connection
why-no-host = there is no such server
why-certificate = the server’s certificate is not trusted
why-full = the disk is full
why-forbidden = the folder cannot be written to
why-missing = there is no such file
why-link = a link to a table looks like https://HOST/table/ID
why-link-token = the key in the link is damaged

## Refusals of play, join, watch and review, behind “oriflamme COMMAND: ”

cli-unreachable = { $host } cannot be reached: { $why }
cli-no-resume = there is no unfinished game to resume
cli-cannot-resume = { $file } cannot be resumed: { $why }
why-none-saved = none is saved here
cli-no-review = no game has been played here yet
cli-cannot-read = { $file } cannot be read: { $why }
cli-bad-record = { $file } is not a record of a game: { $why }
cli-table-link = this is a table’s link, not a seat’s: give --name to sit down, or use watch
cli-seat-link = this is a seat’s link: use join
cli-name-length = --name has 1 to 24 characters
cli-resume-alone = --resume continues a game as it is: leave the other options out
why-no-memory = out of memory
why-no-terminal = the terminal cannot be used
why-ended = the game has ended

## Hot seat

curtain-title = { $player }, it is your turn
curtain-text = Everybody else looks away now. Your cards show when you press { $key }.
curtain-plain = { $player }, it is your turn. Everybody else looks away; then press Enter.

## Lobby

lobby-title = Waiting for players
lobby-seat-open = open
lobby-seat-human = { $player }
lobby-seat-bot = { $player }, a bot
lobby-wait = The game begins when the host starts it.

## Explaining

help-title = Explained
help-keys-title = Keys
help-keys =
    1 to 7         choose a card from your hand (or ↑ ↓)
    ← →            choose a place or an option; [ ] the front and the back
    Enter          decide; for a moment u still takes it back, Enter sends it
    k  r           keep, reveal
    Tab            look around: the Queue, families, hand, set aside; ? explains
    Space          skip ahead to your next decision
    l              the whole log; / searches it
    e  v  n        after the game: the result, the review, a new game
    Ctrl-L         redraw the screen
    q, Ctrl-C      leave
    The mouse works too: click what is marked, again to decide; the wheel moves.
help-notation-title = Typed decisions
help-notation =
    Type a decision and press Enter:
    S<  S>  S^3    place the Soldier before all, after all, on place 3
    2+  2!         keep, reveal the card at place 2
    x3  $3  =3     eliminate the card at place 3, steal from its owner, copy it
    m3, then >2    move the card at place 3, into gap 2
    &3  &+  *3     Plot: activate, take one; bribe
help-cards-title = The cards of this game
help-card = { $name }: { $does }
help-hidden = This card lies face down. Only its owner knows it.
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
over-unplayed = not played: { $cards }
over-aside = set aside: { $cards }
over-saved = The record is saved: { $path }
resume-hint = Saved. Resume it with “oriflamme play --resume”.

## Review

review-bar = Decision { $n } of { $total }
review-as-truth = all cards open
review-as-public = as a spectator
review-as-seat = as { $player } knew it
review-start = The cards are dealt.
review-not-known = This record does not know what { $player } knew.

## Plain lines

plain-welcome = Oriflamme. { $rules }, { $seats } seats. Six rounds; the most influence wins.
plain-opponents = Your opponents: { $players }.
plain-players = At the table: { $players }.
plain-how = Answer with a number or in the notation. Enter asks again, t describes the table, l shows the log, ? explains, q leaves.
plain-how-table = Also: w asks for a bot for a missing player, /TEXT chats.
plain-round = --- Round { $n } of 6: { $phase } ---
plain-influence = Influence: { $list }
plain-hand = Your hand: { $cards }.
plain-choose-card = Which card?
plain-where = Where does { $card-the } go?
plain-no-choice = That is not one of the choices: type a number from 1 to { $n }; Enter asks again.
plain-back = b goes back to the cards.
plain-leave = Leave the game? y or n:
plain-yes = y
plain-bye = Goodbye!
plain-ended = The input has ended.
plain-ranks = Ranks, by influence:
plain-again = This deal again: --seed { $seed }
plain-opened = All cards are opened:
plain-commands = Enter steps, - goes back, a number jumps there, r1 to r6 to a round; a to e, x (all cards) and o (public) choose whose eyes; t describes the table, l shows the log, /WORD searches it, A says what each choice was worth, p plays on, q leaves.
plain-now = Resolving now: place { $place }
plain-empty = none

## A place with what lies beneath ($cards: a list of beneath and beneath-laden)

beneath = { $card }
beneath-laden = { $card }, { $n } influence
place-with-beneath = { $place }: { $cards }

## replay: a record told in words; suggest: what a bot thinks ($ask: the question in the notation)

replay-title = Oriflamme, { $rules }, { $n } seats
replay-title-date = Oriflamme, { $rules }, { $n } seats, { $date }
replay-as-public = Told as a spectator knows it.
replay-as-seat = Told as { $player } knows it.
replay-round = Round { $n }, { $player } is first
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
suggest-none = No card of others lies face down.
suggest-place = place
suggest-depth = depth
suggest-owner = owner
suggest-influence = influence
suggest-may-be = what it may be
suggest-share = { $card } { $n }%

plain-lobby-commands = s starts, f puts bots on the open seats, remove b opens the seat of b, forget deletes your name and what you said, /TEXT chats, Enter shows who is here, q leaves.
plain-over-commands = r asks for a rematch, e shows the result, v reviews the game, /TEXT chats, q leaves.

## Saving, told truthfully

mark-unsaved = NOT SAVED: { $why }
saved-again = The game is saved again.
confirm-leave-unsaved = It is NOT saved ({ $why }): what was played since the last save is lost.
confirm-leave-over = The game is over; nothing is lost.
confirm-leave-watching = You are only watching; nothing is lost.
unfinished-game = There is an unfinished game: resume it with “oriflamme play --resume”.

## More lines of keys

keys-curtain = q quit
keys-box-log = ↑↓ j k scroll  / search  n next  q, Esc or any other key closes

## A server’s table

another-game = Another game begins.
link-not-yet = Not connected yet ({ $why }). Trying again.
link-lost-watching = Connection lost ({ $why }). Trying again.
lobby-maker = Send the link to your friends. s starts the game, f fills the open seats with bots.
lobby-watch = You are watching. The game begins when the host starts it.
rematch-mine = You want another game. Waiting for the others…
rematch-theirs = Would like another game: { $players }. r agrees.
rematch-both = You and { $players } want another game. Waiting for the others…
help-table-title = A server’s table
help-table =
    s              start the game (the host)
    f              fill the open seats with bots
    /              chat
    w              ask for a bot in place of a missing player
    r              after a game: ask for another, or agree

## Looking around

look-family = { $player }: { $n } influence, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand. Discarded: { $pile }.
look-family-open = { $player }: { $n } influence, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand: { $hand }. Set aside: { $aside }. Discarded: { $pile }.
look-twin = The Twin waits.
search-none = “{ $text }” is not in the log.

## More plain lines

plain-how-watching = You are watching. t describes the table, l shows the log, ? CARD explains a card, q leaves.
plain-help =
    A number answers; so does the notation (S>, 2!, x3).
    Enter or .     asks again
    t              the whole table
    l              the log
    ? S, ? Spy     a card and its rulings
    ? 3            the card at place 3
    ??             all cards of this game
    g              what the game is about
    b              from the place back to the card
    q              leave
plain-no-card = “{ $text }” is neither a card of this game nor a place of the Queue. ?? lists all cards.
plain-too-long = That line is too long. Nothing was done with it.
plain-not-now = “{ $text }” does nothing now. Enter says what is going on, ? explains, q leaves.
plain-after = n plays another game, e shows the result, v reviews this one, q leaves.
plain-rules = Rules: { $rules }
plain-clock = Time left: { $left }
plain-first = first player
plain-decides = deciding now

## A newcomer’s page

help-game-title = The game in ten lines
help-game =
    The aim: have the most influence after six rounds.
    A round: each player puts one card face down into the Queue, at its front or its back,
    or on a card of their own: that is a stack, and what lies beneath waits.
    Then the Queue is resolved from the front, place by place.
    A face-down card: its owner keeps it, and 1 influence is put on it,
    or reveals it, takes the influence on it, and the card acts.
    A revealed character stays and acts again in every round; an intrigue goes once it has acted.
    Cards in the Queue stay there for the next round.
    Three of your ten cards are set aside: nobody plays them.
    The end: influence still lying on cards is lost. The most in front of you wins.
new-here = New here? Press ? for the game in ten lines, or leave and play “oriflamme play --coach”.
new-here-plain = New here? Type g for the game in ten lines, or leave and play “oriflamme play --coach --plain”.

## Review, continued

help-review-title = Keys of the review
help-review =
    ← →            a decision back or on (or Space)
    ↑ ↓            a round back or on; 1 to 6 go to a round
    Home End       the deal, the end
    a to e         through a seat’s eyes; o as a spectator; x all cards open
    A              what each choice was worth, and why
    Tab            look around: the Queue, families, hand, set aside
    l  /           the log; search it
    r              at the end: the ranks
    p              play on from here
    q              back
review-beyond = This record has only { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }: here is the end.

## Tables of a server, continued

no-tables = There is no public table now. “oriflamme host --public” makes one.
now-watching = You are watching now: { $why }
lobby-seconds = Seconds for each decision: { $n }.
lobby-days = Days for each decision: { $n }.
lobby-no-help = Bot advice is off at this table.
lobby-link = Link for friends: { $link }
lobby-seat-kept = Your seat is kept: “oriflamme join” comes back to it.

## Links

cli-no-link = this is not a table’s link: { $why }
cli-no-seat = there is no seat to come back to: { $why }

## The coach

coach-title = The coach
coach-keys = Enter continues; x stops the hints.
coach-says = Coach: { $text }

## A command line that cannot be meant ($option: as it is typed; $text: what was given)

misuse-usage = usage: { $usage }
misuse-details = Details: oriflamme { $command } --help
misuse-option = unknown option: { $text }
misuse-flag = { $option } takes no value
misuse-no-value = { $option } needs a value: { $text }
misuse-missing = missing argument
misuse-extra = unexpected argument: { $text }
misuse-quotes = too many arguments: a position is one, put it in quotes
misuse-number = { $option } is a number from { $least } to { $most }, not { $text }
misuse-seat = { $option } is a seat’s letter from a to e, not { $text }
misuse-reader = { $option } is a seat’s letter from a to e (- for a spectator), not { $text }
misuse-lang = --lang is one of en, pl, uk, ru and fr, not { $text }
misuse-rules = --rules, at { $n }: the rules are base, ablaze, mix, or mix: and ten letters; +schemer2 may follow
misuse-bots = { $option }, at { $n } of { $text }: { $why }
misuse-the-bots = The bots:
misuse-humans = --humans takes up to five names with commas: { $why }
misuse-opponents = --bots names { $bots }, but at { $seats } seats you have { $opponents ->
        [one] { $opponents } opponent
       *[other] { $opponents } opponents
    }
misuse-sum = --humans names { $humans } and --bots { $bots }: that does not make { $seats } seats
misuse-crowd = --humans names { $humans }, but there are { $seats } seats
misuse-save = SAVE and --take-over go with --resume
misuse-coach = --coach has a game of its own: leave the other options out
misuse-server = not a server’s address: { $text }; it looks like https://HOST
misuse-host-seats = --seats takes 2 to 5 seats, not { $n }
misuse-clock = --clock is a time such as 60s or 2d, or none, not { $text }

## Reasons inside those sentences

why-open-elsewhere = it is open in another window
why-not-locked = it cannot be locked
why-other-window = its other window does not close
why-no-home = HOME is not set
why-path-long = the path of its folder is too long
why-names-taken = every name for it is taken
why-unreadable = it cannot be read
why-not-whole = it does not know every card
why-stays-open = its other window cannot be closed from here
why-bot = unknown bot
why-bots-many = these are too many bots
why-budget = a budget is 500 or 500it (iterations), 10ms or 1s
why-budget-hour = a decision takes an hour at most
why-budget-unit = only it, ms or s may follow the number
why-budget-none = this bot does not search and takes no budget
why-name-empty = one is empty
why-name-long = one is too long
why-name-space = one has a space at its end
why-name-letters = one has a character that records cannot keep
why-names-many = there are more than five
why-names-same = two are the same

## Saved games

cli-open-elsewhere = { $file } is open in another window (process { $n }); --take-over closes it there
saves-unreadable = cannot be read: { $why }
saves-open = open in process { $n }

## Kinds, sets and lists

list-semicolon = { $first }; { $second }
name-role = { $name } ({ $role })
kind-character = Character
kind-intrigue = Intrigue
set-base = Base game
set-ablaze = Ablaze
set-mix = Both sets mixed

## A decision that is none

error-not-option = That is not among your choices.
