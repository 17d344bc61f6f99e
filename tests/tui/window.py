"""What a terminal and its window can do to the program: signals, colours, sizes, the cursor."""
import os
import random
import re
import signal
from shlex import quote

from harness import ARMS, PROGRAM, PROMPT, asks, test, type_decisions
from terminal import Terminal


@test
def signals(place):
    """SIGTERM saves and ends, SIGINT asks, a crash gives the terminal back."""
    terminal = place.open("play --seed 12 --pace 0")
    type_decisions(place, terminal, random.Random(6).choice, 3)
    position = place.wait_position(asks)
    terminal.wait(PROMPT)
    terminal.send("C-c")
    terminal.wait("Leave the game")
    terminal.send("n")
    terminal.wait(r"(?s)^(?!.*Leave the game).*\n ▶ ")
    os.kill(terminal.program_pid(), signal.SIGTERM)
    terminal.wait("EXIT=143")
    assert not terminal.is_alternate() and place.position() == position
    terminal = place.open("play --resume --pace 0")
    terminal.wait(PROMPT)
    pid = terminal.program_pid()
    assert terminal.is_alternate()
    if "asan" not in PROGRAM:
        os.kill(pid, signal.SIGSEGV)
        terminal.wait("EXIT=139")
        assert not terminal.is_alternate(), "a crash left the screen"
        assert place.position() == position
        terminal = place.open("play --resume --pace 0")
        terminal.wait(PROMPT)
    os.kill(terminal.program_pid(), signal.SIGTERM)
    terminal.wait("EXIT=143")
    # Suspended and resumed by the shell.
    script = f"set -m; {quote(PROGRAM)} play --resume --pace 0; echo LEFT; read -r; fg"
    shell = Terminal(f"bash -c {quote(script)}", place.env)
    place.terminals.append(shell)
    shell.wait(PROMPT)
    shell.send("C-z")
    shell.wait("LEFT")
    assert not shell.is_alternate()
    shell.send("Enter")
    shell.wait(PROMPT)
    shell.send("q")
    shell.wait("Leave the game")


@test
def colours(place):
    """Colour where there is some, none with NO_COLOR; plain signs without UTF-8; plain lines on request."""
    colour = r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|38;5|48;5)[0-9;]*m"
    terminal = place.open("play --seed 7 --pace 0")
    terminal.wait(PROMPT)
    assert re.search(colour, terminal.tmux("capture-pane", "-e", "-p", "-t", "t"))
    terminal = place.open("play --seed 7 --pace 0", NO_COLOR="1")
    screen = terminal.wait(PROMPT)
    assert not re.search(colour, terminal.tmux("capture-pane", "-e", "-p", "-t", "t"))
    assert all(f"{letter} {arms}" in screen for letter, arms in zip("abcd", ARMS)), "families without colour"
    for lang in ["en", "ru"]:
        terminal = place.open(f"play --seed 7 --pace 0 --lang {lang}", LC_ALL="C")
        screen = terminal.wait(r"(?m)^ > ")
        assert screen.isascii(), screen
        assert "a %" in screen and "|:d *:" in screen, screen
    assert "Polozhit'" in place.run("play --seed 7 --lang ru", "1\n", LC_ALL="C")
    terminal = place.open("play --seed 7", TERM="dumb")
    terminal.wait("1\\) Soldier")
    terminal = place.open("play --seed 7", ORIFLAMME_PLAIN="1")
    terminal.wait("1\\) Soldier")
    assert not terminal.is_alternate()


@test
def too_small(place):
    """While the window is too small nothing is decided, and leaving is asked in sight."""
    terminal = place.open("play --seed 7 --pace 0")
    position = place.wait_position(asks)
    terminal.wait(PROMPT)
    terminal.resize(60, 20)
    terminal.wait("press q to leave")
    for key in ["Enter", "Enter", "r", "S", ">", "Enter", "?", "l"]:
        terminal.send(key)
    terminal.send("q")
    terminal.wait("Leave the game")
    terminal.send("n")
    terminal.wait("press q to leave")
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
def large_window(place):
    """A large window shows the whole Queue in several strips; a box flows anew when its window grows."""
    place.run("play --plain --seed 7 --humans A,B,C,D,E", "\n1\n" * 2000)  # everybody keeps everything
    record = place.saves()[-1]
    small = place.open(f"review {quote(record)}")
    large = place.open(f"review {quote(record)}", columns=120, rows=40)
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
    narrow = small.wait("Review keys")
    small.resize(100, 30)
    small.wait_until(lambda text: text != narrow and re.search(r"(?m)^ *║.{84,}║ *$", text), "a wider box")


@test
def cursor(place):
    """The terminal's cursor stands at the sentence about what is chosen, for whatever follows it."""
    terminal = place.open("play --seed 7 --pace 0")
    screen = terminal.wait(PROMPT)
    row = next(i for i, line in enumerate(screen.split("\n")) if line.startswith("   Place the"))
    assert terminal.tmux("display-message", "-p", "-t", "t", "#{cursor_y} #{cursor_x}").split() == [str(row), "3"]


@test
def whole_names(place):
    """The cards in hand have their whole names where there is room, and the Twin that waits is never cut off."""
    terminal = place.open("play --seed 7 --pace 0", columns=100)
    screen = terminal.wait(r"(?m)^ Hand ")
    assert re.search(r"(?m)^ Hand .*\d Conspiracy", screen), screen
    for lang, twin in [("uk", "T"), ("ru", r"(Близнец|T)"), ("en", "Twin"), ("fr", "(Jumeau|T)"), ("pl", "(Bliźniak|T)")]:
        terminal = place.open(f"play --seed 3 --pace 0 --rules ablaze --lang {lang}")
        terminal.wait(rf"(?m)^ (\S+ )?1 .*\+ {twin}$")
