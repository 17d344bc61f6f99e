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
short-shapeshifter = Shapesh.
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
role-standin = a bot stands in
role-away = away

## The line of keys

keys-place = 1-7 card  ←→ where  [ ] ends  Enter place  Tab look  ? explain  l log  q quit
keys-reveal = k keep  r reveal  ←→ choose  Enter decide  Tab look  ? explain  l log  q quit
keys-pick = ←→ choose  Enter decide  Tab look around  ? explain  l log  q quit
keys-wait = Space skip to my turn  Tab look around  ? explain  l log  q quit
keys-wait-table = Space skip  w bot for a missing player  / chat  Tab look  ? explain  q quit
keys-look = ←→ move  ? explain this card  Tab back  l log  q quit
keys-held = Enter send now  u take back
keys-over = n new game  v review  l log  ? keys  q quit
keys-over-table = r rematch  v review  l log  / chat  ? keys  q quit
keys-lobby = s start  f fill the open seats with bots  / chat  q quit
keys-lobby-guest = / chat  q quit
keys-watch = Space skip  Tab look around  ? explain  l log  q quit
keys-review = ←→ step  ↑↓ round  Home End  a-e seat  t truth  o spectator  p play on  q quit
keys-box = ↑↓ scroll  any other key closes

## Prompts of the terminal

held = { $what } (Enter sends it now, u takes it back)
sent = Sent. Waiting for the table…
confirm-leave = Leave the game?
confirm-leave-saved = It is saved: “oriflamme play --resume” goes on with it.
confirm-leave-server = Your seat stays yours: come back with the same link.
confirm-keys = Enter or y: leave. Any other key: stay.
too-small = The table needs 80 columns and 24 rows; here are { $columns } and { $rows }. Please make the window larger, or use --plain.
typed-nonsense = “{ $text }” is not a decision. ? explains how they are written.
typed-no-option = “{ $text }” is not possible now.
not-saved = The game cannot be saved: { $why }
link-offline = OFFLINE
link-lost = Connection lost ({ $why }). Trying again; your seat is safe.
link-lost-unsent = Not sent yet ({ $why }): trying again. Your decision is kept and sent once.
seat-link = Your seat’s link; keep it, it is told once: { $link }
connecting = Connecting to { $host }…

## What a server refuses, by its code (docs/protocol.md)

refused-seats-open = Some seats are still open: fill them first.
refused-not-maker = Only whoever made the table may do that.
refused-not-seated = Only players may do that.
refused-seat-taken = There is no open seat.
refused-wrong-phase = Not at this moment of the game.
refused-player-here = That player is here and not late.
refused-too-fast = That was too much at once: slower, please.
refused-bad-name = That name cannot be used.
refused-bad-token = This link does not belong to this table.
refused-no-table = There is no such table.
refused-bad-protocol = This server speaks another version: update one of the two.
refused-illegal = That is not among your choices.
refused-not-asked = Another player is asked now.

## Hot seat

curtain-title = { $player }, it is your turn
curtain-text = Everybody else looks away now. Your cards show when you press Enter.
curtain-plain = { $player }, it is your turn. Everybody else looks away; then press Enter.

## Lobby

lobby-title = Waiting for players
lobby-seat-open = { $seat }: open
lobby-seat-human = { $seat }: { $player }
lobby-seat-bot = { $seat }: { $player }, a bot
lobby-wait = The game begins when the maker of the table starts it.

## Explaining

help-title = Explained
help-keys-title = Keys
help-keys =
    1 to 7         choose a card from your hand (or ↑ ↓)
    ← →            choose a place or an option; [ ] the front and the back
    Enter          decide; for a moment u still takes it back
    k  r           keep, reveal
    Tab            look around; ? explains the card under the cursor
    Space          skip ahead to your next decision
    l              the whole log
    Ctrl-L         draw the screen anew
    q, Ctrl-C      leave; the game is saved
    The mouse works too: click what is marked, again to decide.
help-notation-title = Typed decisions
help-notation =
    Type a decision and press Enter:
    S<  S>  S^3    place the Soldier before all, after all, on place 3
    2+  2!         keep, reveal the card at place 2
    x3  $3  =3     eliminate, rob, copy the card at place 3
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
resume-hint = Saved. “oriflamme play --resume” goes on.

## Review

review-bar = Decision { $n } of { $total }
review-as-truth = all cards open
review-as-public = as a spectator
review-as-seat = as { $player } knew it
review-start = The cards are dealt.
review-not-known = This record does not know what { $player } knew.

## Plain lines

plain-welcome = Oriflamme, { $rules }, { $seats } seats. Six rounds; the most influence wins.
plain-opponents = Your opponents: { $players }.
plain-players = At the table: { $players }.
plain-how = Answer with a number or in the notation. ? explains the cards, t describes the table, l shows the log, q leaves.
plain-how-table = Also: vote asks for a bot in place of a missing player, say TEXT chats.
plain-round = --- Round { $n } of 6: { $phase } ---
plain-influence = Influence: { $list }
plain-hand = Your hand: { $cards }.
plain-aside = Set aside: { $cards }.
plain-choose-card = Which card?
plain-where = Where does { $card-the } go?
plain-no-choice = That is not one of the choices: type a number from 1 to { $n }, ? for the cards, q to leave.
plain-back = b goes back to the cards.
plain-leave = Leave the game? y or n:
plain-yes = y
plain-bye = Goodbye!
plain-ended = The input has ended.
plain-ranks = Ranks, by influence; a tie goes to whoever has more top cards in the Queue:
plain-again = This deal again: --seed { $seed }
plain-opened = All cards are opened:
plain-commands = Enter goes on, - back, a number jumps there; a to e, t and o choose whose eyes; p plays on, q leaves.
plain-now = Resolving now: place { $place }
plain-empty = none
plain-lobby-commands = start begins, fill puts bots on the open seats, say TEXT chats, q leaves.
plain-over-commands = rematch asks for another game, say TEXT chats, q leaves.

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
suggest-asked = { $player } is asked: { $ask }
suggest-asked-other = { $player } is asked ({ $ask }), not { $other-player }.
suggest-asked-public = { $player } is asked ({ $ask }); this is a spectator’s view.
suggest-nobody = The game is over: nobody is asked.
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
