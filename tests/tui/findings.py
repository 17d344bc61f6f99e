"""What a demanding player found at the terminal table, one test each, by the number of the finding."""
import json
import os
import re
import resource
import signal
import subprocess
import time
import urllib.request

from harness import *  # noqa: F403
from harness import OVER, PROMPT, Server, asks, options, play_by_notation, test
from terminal import DEADLINE

KEEP_OR_REVEAL = "Keep it or reveal it"


def full_disk():
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def to_reveal(place, terminal):
    """Plays until a card of one's own may be kept or revealed."""
    while True:
        position = place.wait_position(asks)
        terminal.wait(PROMPT)
        if position.endswith(":reveal"):
            terminal.wait(KEEP_OR_REVEAL)
            return position
        terminal.wait_decided(lambda before=position: place.position() != before)


# --- Saving ---


@test
def finding_1_not_saved(place):
    """A game that cannot be saved says so in the bar and when one leaves, and ends with status 1."""
    folder = f"{place.folder}/oriflamme"
    os.mkdir(folder)
    file = f"{place.folder}/limit"
    terminal = place.open(f"play --seed 5 --pace 0; echo STATUS=$?", XDG_STATE_HOME="/proc/none")
    terminal.wait(r"NOT SAVED: there is no such file")
    terminal.wait(PROMPT)
    terminal.send("q")
    terminal.wait("It is NOT saved \\(there is no such file\\)")
    terminal.send("y")
    terminal.wait("The game cannot be saved: there is no such file")
    terminal.wait("STATUS=1")
    # The disk fills up in the middle, and has room again.
    terminal = place.open(f"play --seed 5 --pace 0")
    position = place.wait_position(asks)
    terminal.wait(PROMPT)
    pid = terminal.program_pid()
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    terminal.wait_decided(lambda: "NOT SAVED: " in terminal.screen())
    assert place.position() == position and sorted(os.listdir(folder)) == sorted(os.path.basename(n) for n in [place.saves()[0], place.saves()[0] + ".lock"])
    terminal.wait_decided(lambda: "It is NOT saved (" in terminal.screen(), "q")
    terminal.send("n")
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
    terminal.wait_decided(lambda: "NOT SAVED" not in terminal.screen())
    terminal.wait_decided(lambda: "It is saved" in terminal.screen(), "q")
    terminal.send("y")
    terminal.wait("EXIT=0")
    assert place.position() != position and not os.path.exists(file)
    # The same in plain lines.
    done = subprocess.run([os.environ["TUI_PROGRAM"], "play", "--plain", "--resume"], input=b"q\ny\n", capture_output=True, preexec_fn=full_disk,
                          restore_signals=False, env={**os.environ, **place.env}, timeout=DEADLINE, check=False)
    assert done.returncode == 1 and b"It is NOT saved" in done.stdout, done


@test
def finding_2_one_window(place):
    """A game is open in one window; another says so, leaves it alone, and may take it over."""
    first = place.open("play --seed 5 --pace 0")
    position = place.wait_position(asks)
    first.wait(PROMPT)
    pid = first.program_pid()
    output = place.run("play --resume", "", 1)
    assert f"is open in another window (process {pid}); --take-over closes it there" in output, output
    assert f"open in process {pid}" in place.run("play --saves")
    assert place.position() == position
    second = place.open("play --resume --take-over --pace 0")
    first.wait("EXIT=143")
    assert not first.is_alternate()
    second.wait(PROMPT)
    second.wait_decided(lambda: place.position() != position)
    # However the holder ends, the lock goes with it.
    os.kill(second.program_pid(), signal.SIGKILL)
    second.wait(r"EXIT=1\n?3\n?7")
    assert "Saved." in place.run("play --resume --plain", "q\ny\n")
    assert not [name for name in os.listdir(f"{place.folder}/oriflamme") if name.endswith(".lock")]


@test
def finding_22_saves(place):
    """Unfinished games are listed, mentioned, and resumed by name; a damaged one is told by its name."""
    place.run("play --plain --seed 5", "1\n1\n")
    place.run("play --plain --seed 6", "1\n1\n")
    old, new = place.saves()
    assert "There is an unfinished game" in place.run("play --plain --seed 7", "q\ny\n")
    with open(new, "a", encoding="utf-8") as file:
        file.write("damaged\n")
    output = place.run("play --saves")
    assert f"Round 1 of 6  {old}" in output and re.search(rf"cannot be read: .*{new}", output), output
    output = place.run(f"play --plain --resume {old}", "q\ny\n")
    assert "Saved." in output, output
    assert f"{new} cannot be resumed: " in place.run(f"play --plain --resume {new}", "", 1)
    for save in place.saves():
        if save != new:
            os.remove(save)
    output = place.run("play --plain --resume", "", 1)
    assert f"{new} cannot be read: " in output and "there is no unfinished game to resume" in output, output
    assert "The input has ended.\nSaved." in place.run("play --plain --seed 9", "1\n")
    place.run(f"play {old}", "", 2)


# --- Keys ---


@test
def finding_3_panels(place):
    """The key that closes a panel does nothing else; j, k, Home and End scroll it, q and Esc close it."""
    terminal = place.open("play --seed 7 --pace 0")
    position = to_reveal(place, terminal)
    for panel, keys in [("?", ["r", "5", "x", "q", "Escape", "Enter"]), ("l", ["r", "q", "Escape", "x", "Space"])]:
        for key in keys:
            terminal.send(panel)
            terminal.wait("any other key closes")
            terminal.send("k" if key == "r" else "j")
            terminal.wait("any other key closes")
            terminal.send(key)
            screen = terminal.wait(r"(?m)^ k keep")
            assert "Leave the game" not in screen and "> " not in screen.split("\n")[-2], screen
            assert KEEP_OR_REVEAL in screen, screen
    terminal.send("?")
    top = terminal.wait("any other key closes")
    terminal.send("G")
    end = terminal.wait_change(top)
    terminal.send("g")
    assert terminal.wait_change(end) == top
    terminal.send("End")
    assert terminal.wait_change(top) == end
    terminal.send("Home")
    terminal.wait_change(end)
    terminal.send("q")
    terminal.wait(r"(?m)^ k keep")
    assert place.position() == position


@test
def finding_4_too_small(place):
    """While the window is too small nothing is decided, and leaving is asked in sight."""
    terminal = place.open("play --seed 7 --pace 0")
    position = place.wait_position(asks)
    terminal.wait(PROMPT)
    terminal.resize(60, 20)
    terminal.wait("Make it larger; q leaves")
    for key in ["Enter", "Enter", "r", "S", ">", "Enter", "?", "l"]:
        terminal.send(key)
    terminal.send("q")
    terminal.wait("Leave the game")
    terminal.send("n")
    terminal.wait("Make it larger; q leaves")
    terminal.resize(80, 24)
    screen = terminal.wait(r"(?m)^ 1-7 card")
    assert "> " not in screen.split("\n")[-2] and place.position() == position, screen
    terminal.resize(10, 3)
    terminal.wait("The table")
    terminal.send("q")
    terminal.wait("Leave")
    terminal.send("y")
    terminal.wait("EXIT=0")


@test
def finding_5_curtain(place):
    """The curtain opens by the player's own letter, and no Enter opens it."""
    terminal = place.open("play --humans Ann,Ben --seats 2 --seed 22 --pace 0")
    screen = terminal.wait("it is your turn")
    seat = "a" if "Ann, it is" in screen else "b"
    other = "b" if seat == "a" else "a"
    assert f"when you press {seat}" in screen and "Space skip" not in screen, screen
    for key in ["Enter", "Enter", "Space", other, "Escape", "r", "k", "5"]:
        terminal.send(key)
    terminal.send("C-l")
    screen = terminal.wait("it is your turn")
    assert not re.search(r"(?m)^ Hand ", screen), screen
    terminal.send(seat)
    terminal.wait(r"(?m)^ Hand ")


@test
def finding_13_result(place):
    """The ranks come back by e, and a review leads back to the finished game."""
    terminal = place.open("play --seed 7 --pace 0 --seats 2")
    play_by_notation(place, terminal)
    terminal.wait(OVER)
    terminal.send("Enter")
    terminal.wait(r"(?m)^ e result")
    terminal.send("e")
    terminal.wait("set aside: ")
    terminal.send("q")
    terminal.wait(r"(?m)^ e result")
    terminal.send("v")
    terminal.wait("Decision 0 of")
    terminal.send("End")
    terminal.wait("Game over")
    terminal.send("r")
    terminal.wait("set aside: ")
    terminal.send("q")
    terminal.wait(r"(?m)^ ←→ step")
    terminal.send("q")
    terminal.wait(r"(?m)^ e result")
    terminal.send("q", "y")
    terminal.wait("EXIT=0")


@test
def finding_14_sequences(place):
    """Sequences are put together however they are cut, and what is not known is swallowed whole."""
    # A patient ESCDELAY: on a busy machine the second half comes late (pieces.c has the usual delay, by its own clock).
    terminal = place.open("play --seed 7 --pace 0", TERM="xterm-256color", ESCDELAY="2000")
    position = place.wait_position(asks)
    before = terminal.wait(PROMPT)
    terminal.bytes(b"\x1b")
    time.sleep(0.08)
    terminal.bytes(b"OD")
    moved = terminal.wait_change(before)
    assert "> " not in moved.split("\n")[-2], moved
    terminal.bytes(b"\x1b[")
    time.sleep(0.3)
    terminal.bytes(b"C")
    assert terminal.wait_change(moved) == before
    for sequence in [b"\x1b[I", b"\x1b[O", b"\x1b[27;5;13~", b"\x1br", b"\x1bk", b"\x1b[[A", b"\x1bO5P", b"\x1b]0;S>\x07", b"\x1bP1$r0m\x1b\\", b"\x1b[200~",
                     b"\x1b[1;5C", b"\x1b[13;2u", b"\x1b[<35;3;4M", b"\xff\xfe"]:
        terminal.bytes(sequence)
    terminal.bytes(b"\x1b[4~")
    terminal.send("Left")
    terminal.send("Right")
    terminal.send("C-l")
    assert terminal.wait(PROMPT) == before and place.position() == position


@test
def finding_15_typed_ahead(place):
    """What is typed before a question is shown does not answer it, and a key held down decides once at most."""
    terminal = place.open("play --seed 7 --pace 100")
    first = place.wait_position(asks)
    terminal.wait(PROMPT)
    end = time.monotonic() + 2.5
    while time.monotonic() < end:
        terminal.bytes(b"\r")
        time.sleep(0.03)
    place.wait_position(asks)
    mine = re.findall(r"(?m)^\d\..*", place.record())
    assert place.record().count("\n2.") == 0, f"{first}\n{mine}"


@test
def finding_16_mouse(place):
    """One click on the proposal only points; the wheel, the ends and the line of keys work."""
    terminal = place.open("play --seed 7 --pace 0", TERM="xterm-256color")
    position = place.wait_position(asks)
    screen = terminal.wait(PROMPT)
    rows = screen.split("\n")
    row = next(i for i, line in enumerate(rows) if "S>" in line)
    time.sleep(0.3)  # past the moment in which nothing is heard
    terminal.click(row, rows[row].index("S>"))
    time.sleep(0.2)
    assert place.position() == position, "the first click decided"
    before = terminal.screen()
    terminal.bytes(b"\x1b[<64;5;5M")
    moved = terminal.wait_change(before)
    assert "S>" not in moved or "S<" in moved, moved
    terminal.click(len(rows) - 2, rows[-2].index("? explain"))
    terminal.wait("any other key closes")
    terminal.send("q")
    terminal.wait(r"(?m)^ 1-7 card")
    family = next(i for i, line in enumerate(rows) if "c ♣" in line)
    terminal.click(family, 12)
    terminal.wait(r"Green: 1 influence, 6 cards in hand")


@test
def finding_18_look_around(place):
    """Tab reaches the Queue, the families with their piles, the hand and the cards set aside; in every language l is named."""
    terminal = place.open("play --seed 7 --pace 0")
    place.wait_position(asks)
    terminal.wait(PROMPT)
    terminal.send("Tab")
    terminal.wait("Place 1: Gold, face down")
    terminal.send("Down")
    terminal.wait(r"Red: 1 influence, 7 cards in hand: Soldier, [^.]*. Set aside: Archer")
    terminal.send("Right")
    terminal.wait("Blue: 1 influence, 6 cards in hand. Discarded: none")
    terminal.send("Down", "Right")
    terminal.wait("Heir: Gain")
    terminal.send("Down")
    terminal.wait("Archer: ")
    terminal.send("?")
    terminal.wait(r"Archer \(A\), Character")
    terminal.send("q", "Enter")
    terminal.wait(r"(?m)^ 1-7 card")
    for lang, word in [("pl", "l dziennik"), ("uk", "l журнал"), ("ru", "l журнал"), ("fr", "l journal")]:
        other = place.open(f"play --seed 7 --pace 0 --lang {lang}")
        other.wait(rf"(?m)^ 1-7 .*{word}")
        other.close()


@test
def finding_28_line(place):
    """A typed line has a cursor: arrows, Home, End, Delete and the usual control keys."""
    terminal = place.open("play --seed 7 --pace 0")
    position = place.wait_position(asks)
    terminal.wait(PROMPT)
    terminal.type("Sxx")
    terminal.send("C-u")
    terminal.type(">>")
    terminal.send("Home", "S")
    terminal.wait("> S>>")
    terminal.send("End", "BSpace", "Left", "DC", "C-a", "C-e")
    terminal.type("<")
    terminal.wait(r"(?m)^ > S<$")
    terminal.send("Enter")
    assert place.wait_position(lambda p: p != position).split(" ")[1].startswith("as"), place.position()


@test
def finding_34_layout(place):
    """Commands are keys, whatever the layout: Cyrillic letters act as the Latin ones on the same keys."""
    terminal = place.open("play --seed 7 --pace 0 --lang ru")
    place.wait_position(asks)
    terminal.wait(PROMPT)
    terminal.type("д")
    terminal.wait("Журнал")
    terminal.type("й")
    terminal.wait(r"(?m)^ 1-7 карта")
    terminal.type("й")
    terminal.wait("Выйти из игры")
    terminal.type("т")
    terminal.wait(r"(?m)^ 1-7 карта")


# --- A server's table ---


@test
def finding_6_host(place):
    """A table is made, listed and joined without a browser; its maker sees the link, a QR code, and how to start."""
    server = Server(place)
    ann = place.open(f"host {server.url} --seats me,open,squire --name Ann --public --no-help --clock 60s --pace 0")
    screen = ann.wait("Link for friends: (http\\S+)")
    link = re.search(r"Link for friends: (http\S+)", screen).group(1)
    assert "s starts the game" in screen and re.search(r"Seconds for each\s[^\n]*\n  decision: 60", screen), screen
    assert re.search(r"█▀▀▀▀▀█.*█▀▀▀▀▀█", screen), screen
    assert "Nobody asks a bot for" in screen, screen
    output = place.run(f"tables {server.url}")
    assert f"oriflamme join --name NAME {link}" in output and "Ann, open, squire" in output, output
    ben = place.open(f"join {link} --name Ben --pace 0")
    ann.wait(r"b ✚  Ben")
    ben.wait("The game begins when the host starts it")
    ben.wait("Nobody asks a bot for")
    ann.send("s")
    ann.wait("Round 1 of 6")
    ben.wait("Ben \\(you\\)")
    end = time.monotonic() + DEADLINE
    while "oriflamme watch" not in place.run(f"tables {server.url}"):
        assert time.monotonic() < end, place.run(f"tables {server.url}")
    for wrong in ["--seats me", "--clock soon", "--seats me,wizard", "--rules nope"]:
        done = place.run(f"host {server.url} {wrong}", "", 1 if wrong.endswith(("wizard", "nope")) else 2)
        assert "oriflamme host: " in done, done
    assert "cannot be reached" in place.run("tables http://127.0.0.1:1", "", 1)
    assert "not a server’s address: nonsense" in place.run("tables nonsense", "", 2)
    empty = place.run(f"tables {Server(place, 'other').url}")
    assert "There is no public table now" in empty, empty


@test
def finding_7_told_once(place):
    """After the server was restarted the log tells nothing twice, full screen and plain."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "squire", "squire"], name="Ann", start=True)
    ann = place.open(f"join '{table['seatLink']}' --pace 0")
    watcher = place.open(f"watch '{table['link']}' --plain --pace 0")
    ann.wait(PROMPT)
    watcher.wait("places a face-down card|Ann is choosing|Ann")
    for _ in range(2):
        server.kill()
        ann.wait("OFFLINE")
        watcher.wait("Connection lost")
        server.start()
        ann.wait(r"(?s)^(?!.*OFFLINE).*Round")
    ann.type(options(position_for(server, table, table["token"]))[0])
    ann.send("Enter")
    ann.wait(r"You place|Resolving the Queue")
    ann.send("l")
    screen = ann.wait("╔══ Log")
    assert len(re.findall(r"║.*in the empty Queue", screen)) == 1, screen
    shown = watcher.tmux("capture-pane", "-p", "-S", "-200", "-t", "t")
    assert len(re.findall(r"\* .*in the empty Queue", shown)) == 1, shown


def position_for(server, table, token):
    request = urllib.request.Request(f"{server.url}/games/{table['table']}-1/record", headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
        return answer.read().decode().rstrip("\n").split("\n")[-1]


def play_online(server, table, terminals, tokens):
    """To the end: each terminal types the first option of its seat."""
    while True:
        position = position_for(server, table, tokens["a"])
        ask = position.split(" ")[-1]
        if ask == "over":
            return
        seat = ask[0]
        terminals[seat].wait(PROMPT)
        terminals[seat].type(options(position_for(server, table, tokens[seat]))[0])
        terminals[seat].send("Enter")
        end = time.monotonic() + DEADLINE
        while position_for(server, table, tokens["a"]) == position:
            assert time.monotonic() < end, terminals[seat].screen()
            time.sleep(0.01)


@test
def finding_8_rematch(place):
    """A wish for another game is seen by everybody, and a line tells where the next one begins."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "open"], name="Ann")
    ann = place.open(f"join '{table['seatLink']}' --pace 0")
    ben = place.open(f"join '{table['link']}' --name Ben --pace 0")
    watcher = place.open(f"watch '{table['link']}' --pace 0")
    ann.wait("b ✚  Ben")
    ann.send("s")
    with open(f"{place.folder}/oriflamme/seat", encoding="utf-8") as file:
        tokens = {"a": table["token"], "b": file.read().strip().split("#token=")[1]}
    ann.wait("Round 1 of 6")
    play_online(server, table, {"a": ann, "b": ben}, tokens)
    for terminal in [ann, ben, watcher]:
        terminal.wait(OVER)
    ann.send("q")
    ann.wait(r"(?m)^ e result")
    ann.send("r")
    ann.wait("You want another game")
    ben.send("q")
    ben.wait("Would like another game: Ann")
    ben.send("r")
    for terminal in [ann, ben, watcher]:
        terminal.wait("Round 1 of 6")
        assert OVER not in terminal.wait(r"(?s)^(?!.*The game is over)"), "the ranks stayed"
        terminal.send("l", "Home")
        terminal.wait("Log")
        terminal.send("End")
        terminal.wait("Another game begins")


@test
def finding_19_late(place):
    """Whoever comes too late to sit is told to be watching; a name that cannot be used ends it."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "squire"], name="Ann", start=True)
    eve = place.open(f"join {table['link']} --name Eve --pace 0")
    eve.wait("You are watching now: Not at this moment of the game")
    eve = place.open(f"join {table['link']} --name Eve --plain")
    eve.wait("You are watching now: ")
    eve.wait("You are watching. t ")
    open_table = server.table(rules="base", seats=["me", "open"], name="Ann")
    place.run(f"join {open_table['link']} --name {'x' * 60} --plain", "", 1)


@test
def finding_20_words(place):
    """What is said of a connection is true: nothing is lost before there was one, and a bad link is a bad link."""
    output = place.run("watch --plain http://127.0.0.1:1/table/ab", "", 1)
    assert "Not connected yet (the server refuses the connection)" in output and "your seat" not in output and "lost" not in output, output
    for link in ["notaurl", "ftp://example.org/table/5f0c", "http://example.org/nothing"]:
        output = place.run(f"join {link}", "", 2)
        assert "this is not a table’s link: " in output, output


@test
def finding_21_plain_lobby(place):
    """In a plain lobby the letters of the screen work, and whatever is not understood is answered."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "open", "squire"], name="Ann")
    ann = place.open(f"join '{table['seatLink']}' --plain --pace 0")
    ann.wait("b: open")
    ann.type("nonsense\n")
    ann.wait("“nonsense” does nothing now")
    ann.type("/hello all\n")
    ann.wait("Ann: hello all")
    ann.type("s\n")
    ann.wait("Some seats are still open")
    ann.type("f\n")
    ann.wait("b: Squire, a bot")
    ann.type("s\n")
    ann.wait("Which card")


@test
def server_remove_and_forget(place):
    """The maker opens the seat of one who stays; whoever sits deletes their name, on the screen and in plain lines."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "open", "squire"], name="Ann")
    ann = place.open(f"join '{table['seatLink']}' --plain --pace 0")
    ann.wait("b: open")
    ben = place.open(f"join {table['link']} --name Ben --pace 0")
    ben.wait("Ben \\(you\\)")
    server.wait_seats(table, lambda seats: seats[1].get("name") == "Ben")
    ann.type("remove b\n")
    server.wait_seats(table, lambda seats: seats[1]["kind"] == "open")
    cas = place.open(f"join {table['link']} --name Cas --pace 0")
    cas.wait("Cas \\(you\\)")
    cas.type("//forget")
    cas.send("Enter")
    server.wait_seats(table, lambda seats: seats[1].get("name") == "—")
    ann.type("forget\n")
    server.wait_seats(table, lambda seats: seats[0].get("name") == "—")


@test
def finding_23_seat(place):
    """A seat is kept on the disk: a plain join comes back to it, however the window was lost."""
    server = Server(place)
    assert "there is no seat to come back to" in place.run("join", "", 2)
    table = server.table(rules="base", seats=["me", "open"], name="Ann")
    ben = place.open(f"join {table['link']} --name Ben --pace 0")
    ben.wait("Ben \\(you\\)")
    ben.wait("Your seat is kept")
    os.kill(ben.program_pid(), signal.SIGKILL)
    assert os.stat(f"{place.folder}/oriflamme/seat").st_mode & 0o777 == 0o600
    again = place.open("join --pace 0")
    again.wait("Ben \\(you\\)")


# --- The newcomer, the review, plain lines, the space ---

LONG_GAME = "".join(f"{i * 7919 % 4 + 1}\n" for i in range(4000))


def finished_record(place, rules="ablaze", seats=5, seed=7):
    place.run(f"play --plain --seed {seed} --rules {rules} --seats {seats}", LONG_GAME)
    return place.saves()[-1]


@test
def finding_9_newcomer(place):
    """The first start points at ?, which begins with the game in ten lines; plain lines have it under g."""
    terminal = place.open("play --seed 7 --pace 0")
    terminal.wait("New here")
    terminal.wait(PROMPT)
    terminal.send("Tab", "Down", "?")
    screen = terminal.wait("The game in ten lines")
    for word in ["six rounds", "keeps it", "reveals it", "a stack"]:
        while word not in screen:
            terminal.send("j")
            screen = terminal.wait_change(screen)
    output = place.run("play --plain --seed 7", "g\nq\ny\n")
    assert "The aim: have the most influence after six rounds." in output, output
    assert "New here" not in place.run("play --plain --seed 8", "q\ny\n"), "said again to whoever has played"


@test
def finding_9_coach(place):
    """The coached first game, full screen and plain: the page's deal, wishes and hints, each said once; x ends it."""
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
    with open(f"{root}/texts/en/coach.ftl", encoding="utf-8") as file:
        hints = dict(re.findall(r"(?m)^coach-([a-z0-9-]+) = (.*)$", file.read()))
    output = place.run("play --coach --plain", "".join(f"{i % 2 + 1}\n" for i in range(400)))
    said = re.findall(r"(?m)^Coach: (.*)$", output)
    patterns = {name: re.compile(re.sub(r"\\{\\ \\\$[a-z]+\\ \\}", ".+", re.escape(text)) + "$") for name, text in hints.items()}
    names = [next(name for name, pattern in patterns.items() if pattern.match(line)) for line in said]
    assert len(names) == len(set(names)) and len(names) >= 11, names
    assert {"place", "keep-or-reveal", "strike", "ambush", "round-2", "last-round", "end"} <= set(names), names
    script = f"{root}/web/src/game/coach-script.ts"
    if os.path.exists(script):  # while the page has a copy of its own, it must be the same
        with open(script, encoding="utf-8") as file:
            page = file.read()
        with open(f"{root}/words/coach.c", encoding="utf-8") as file:
            own = file.read()
        wishes = [(int(r), "abc".index(s), d) for r, s, d in re.findall(r"round: (\d), seat: '([abc])', decision: '([^']+)'", page)]
        assert wishes == [(int(r), int(s), d) for r, s, d in re.findall(r"\{(\d), (\d), \"([^\"]+)\"\}", own)] and len(wishes) == 10
        assert re.findall(r"id: '([a-z0-9-]+)'", page) == re.findall(r"\{\"([a-z0-9-]+)\", (?:NULL|[a-z])", own)
        assert re.search(r'\[Deal "(.*?)"\]', page).group(1) == re.search(r'\[Deal \\"(.*?)\\"\]', own).group(1)
    terminal = place.open("play --coach --pace 0")
    terminal.wait(r"Coach:\s+Six rounds")
    terminal.type("A>")
    terminal.send("Enter")
    terminal.wait(r"Coach:\s+Keep:\s+1 influence|Coach:\s+Keep")
    terminal.type("1+")
    terminal.send("Enter")
    terminal.wait("The coach")
    terminal.wait("It holds 1 now")
    terminal.send("x")
    terminal.wait("Round 2 of 6.*Placing")
    place.run("play --coach --seats 3", "", 2)


@test
def finding_10_review(place):
    """A review scrolls the Queue and tells everything around it, has its own help, jumps to a round, searches the log, shows the ranks."""
    record = finished_record(place)
    terminal = place.open(f"review {record}")
    terminal.wait("Decision 0 of")
    terminal.send("6")
    screen = terminal.wait("Round 6 of 6")
    terminal.send("Tab", "Home")
    first = terminal.wait("Place 1: ")
    terminal.send("End")
    last = terminal.wait_change(first)
    assert first.split("\n")[8:12] != last.split("\n")[8:12] or "◀" not in screen, last
    terminal.send("Down")
    terminal.wait(r"Set aside: .*Discarded|cards in hand: ")
    terminal.send("Tab", "?")
    screen = terminal.wait("Keys of the review")
    assert "choose a card from your hand" not in screen, screen
    terminal.send("q")
    terminal.wait(r"(?m)^ ←→ step")
    terminal.send("/")
    terminal.wait(r"(?m)^ >\s*$")
    terminal.type("round 4 of")
    terminal.send("Enter")
    terminal.wait("║.*Round 4 of 6 begins")
    terminal.send("q", "End")
    terminal.wait("Game over")
    terminal.send("r")
    terminal.wait("set aside: ")


@test
def finding_11_plain_review(place):
    """A plain review tells influence, piles and ranks; a jump gives the table, not a recital; t is the table."""
    record = finished_record(place)
    output = place.run(f"review --plain {record}", "52\nt\nr6\n/round 3 of\n999\nq\n")
    jump = output.split("Decision 52 of")[0].split("Decision 0 of")[1]
    assert jump.count("\n* ") == 0 and "Influence: " in jump, jump
    table = output.split("Decision 52 of")[1]
    assert re.search(r"Blue: \d+ influence, \d+ cards? in hand: .*Set aside: .*Discarded: ", table), table
    assert "* " in table and "Round 3 of 6 begins" in table, table
    assert "This record has only" in output and re.search(r"1\. \w+: \d+ influence", output), output[-1500:]


@test
def finding_12_plain(place):
    """Plain lines: rulings of a card, the question again, the waiting Twin, a wrong answer in one line."""
    output = place.run("play --plain --seed 7", "? S\n? sold\n? 2\n?zzz\n\nhello\n9\nq\ny\n")
    assert output.count("S. Soldier: ") == 2 and "Only its owner knows it" in output, output
    assert "“zzz” is neither" in output, output
    assert output.count("Choose a card from your hand") == 2, output
    after = output.split("“hello”")[1].split("\n")
    assert "9" not in after[1] and ("That is" in after[1]), after[:3]
    assert len(place.run("play --plain --seed 7", "?\nq\ny\n").split("q leaves")[1].split("\n")) < 60
    output = place.run("play --plain --seed 3 --rules ablaze", "t\nq\ny\n")
    assert "The Twin waits." in output, output


@test
def finding_17_space(place):
    """A large window shows the whole Queue in several strips; a box flows anew when its window grows."""
    place.run("play --plain --seed 7 --humans A,B,C,D,E", "\n1\n" * 2000)  # everybody keeps everything
    record = place.saves()[-1]
    small = place.open(f"review {record}")
    large = place.open(f"review {record}", columns=120, rows=40)
    for terminal in [small, large]:
        terminal.wait("Decision 0 of")
        terminal.send("5")
        terminal.wait("Round 5 of 6")
    places = len(re.findall(r"(?<= )[a-e][A-Za-z?](?= )", next(r for r in large.screen().split("\n") if r.startswith(" Front"))))
    assert places == 20, places
    numbers = [int(n) for row in large.screen().split("\n") if re.fullmatch(r"[ \d▼]+", row) for n in re.findall(r"\d+", row)]
    assert numbers == list(range(1, places + 1)), f"{numbers} of {places}\n{large.screen()}"
    assert "◀" in small.screen() or "▶" in small.screen()
    small.send("?")
    narrow = small.wait("Keys of the review")
    small.resize(100, 30)
    wide = small.wait_change(narrow)
    deadline = time.monotonic() + DEADLINE
    while max(len(row) for row in wide.split("\n") if "║" in row) < 90 and time.monotonic() < deadline:
        wide = small.screen()
    assert max(len(row.strip()) for row in wide.split("\n") if "║" in row) > 85, wide


@test
def finding_25_cursor(place):
    """The terminal's cursor stands at the sentence about what is chosen, for whatever follows it."""
    terminal = place.open("play --seed 7 --pace 0")
    screen = terminal.wait(PROMPT)
    row = next(i for i, line in enumerate(screen.split("\n")) if line.startswith("   Place the"))
    assert terminal.tmux("display-message", "-p", "-t", "t", "#{cursor_y} #{cursor_x}").split() == [str(row), "3"]


@test
def finding_29_indent(place):
    """Lines of a panel that break keep their indent."""
    terminal = place.open(f"review {finished_record(place, 'base', 4)} --lang fr")
    terminal.wait("Décision 0|0 sur")
    terminal.send("End")
    terminal.wait("Partie terminée|finie")
    terminal.send("r")
    screen = terminal.wait("écartées")
    box = [row.split("║")[1] for row in screen.split("\n") if row.count("║") == 2]
    hanging = [row for row in box if row.strip() and not re.match(r" (\d\.|\S.*(emporte|gagne|Égalité|égalité|à égalité))", row)]
    assert hanging and all(row.startswith("    ") for row in hanging if not row.startswith(" L") and not row.startswith(" É")), screen


@test
def finding_30_31_32_errors(place):
    """Errors say where and why: a record by line and column, a name by its reason; a byte order mark and an unknown terminal are taken."""
    record = finished_record(place, "base", 3)
    with open(record, encoding="utf-8") as file:
        text = file.read()
    with open(f"{place.folder}/bom", "w", encoding="utf-8-sig") as file:
        file.write(text)
    assert "Decision 0 of" in place.run(f"review --plain {place.folder}/bom", "q\n")
    with open(f"{place.folder}/bad", "w", encoding="utf-8") as file:
        file.write(text.replace("\n1. ", "\n1. Zz ", 1))
    line = text[:text.index("\n1. ")].count("\n") + 2
    for command in ["review --plain", "replay", "check"]:
        assert f"{place.folder}/bad:{line}:4" in place.run(f"{command} {place.folder}/bad", "", 1)
    done = subprocess.run([os.environ["TUI_PROGRAM"], "play", "--humans", "A\x1b[31m,B"], capture_output=True, check=False, env={**os.environ, **place.env})
    assert done.returncode == 2 and b"a character that records cannot keep" in done.stderr, done
    terminal = place.open("play --seed 7", TERM="nobody-knows")
    terminal.wait("1\\) Soldier")
