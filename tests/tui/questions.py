"""How a question is answered: keys, mouse, typed lines, taking back; looking around answers nothing."""
import time

from drawn import Drawn, HELD, PRESSED_AGAIN
from harness import FUZZED, PROMPT, asks, test
from terminal import PRESSED_AGAIN as PRESSED_AGAIN_SECONDS


def at_question(mode="play", seed=6, **env):
    """A table at its first question; seed 6 has four seats of the base game, and the Archer proposed for the back."""
    table = Drawn(FUZZED, mode, seed, **env)
    if mode == "play":
        table.wait_question()
    return table


@test
def undo(place):
    """A decision can be taken back until it is sent, and is explained; Enter sends it at once."""
    held = 3000
    with at_question(FUZZED_PACE=str(held // 3)) as table:
        table.pass_time(PRESSED_AGAIN)
        assert "u takes it back" in table.press(b"\r")
        table.pass_time(held - 1)
        screen = table.press(b"u")
        assert "takes it back" not in screen and "Enter place" in screen, screen
        table.pass_time(10 * held)
        assert table.count("decisions") == 0, "it was sent all the same"
        assert "Archer (A), Character" in table.press(b"?")
        assert "Enter place" in table.press(b"\r")
        assert "Tab back" in table.press(b"\t")
        assert "Only its owner knows what it is" in table.press(b"?")
        assert "Tab back" in table.press(b"\r")
        assert "Enter place" in table.press(b"\t")
        table.pass_time(PRESSED_AGAIN)
        assert "u takes it back" in table.press(b"\r")
        table.pass_time(PRESSED_AGAIN)
        table.press(b"\r")
        assert table.count("decisions") == 1, "a second Enter does not send it"


@test
def mouse(place):
    """A click chooses what is marked, a second one decides."""
    terminal = place.open("play --seed 7 --pace 0", TERM="xterm-256color")
    screen = terminal.wait(PROMPT)
    position = place.wait_position(asks)
    rows = screen.split("\n")
    row = next(i for i, line in enumerate(rows) if "S>" in line)
    column = rows[row].index("▲")

    def click(y, x):
        terminal.type(f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m")

    click(row, column)
    terminal.wait("S<")
    hand = next(i for i, line in enumerate(rows) if line.startswith(" Hand"))
    click(hand, rows[hand].index("3 Lord"))
    terminal.wait("L<")
    time.sleep(PRESSED_AGAIN_SECONDS)  # until a decision is heard
    click(row, column)
    position = place.wait_position(lambda p: p != position)
    assert "al" in position.split(" ")[1], position


@test
def mouse_pointing(place):
    """One click on the proposal only points; the wheel, the ends and the line of keys work."""
    with at_question() as table:
        rows = table.picture().split("\n")
        row = next(i for i, line in enumerate(rows) if "A>" in line)
        table.pass_time(PRESSED_AGAIN)
        table.click(row, rows[row].index("A>"))
        table.pass_time(2 * HELD)
        assert table.count("decisions") == 0, "the first click decided"
        before = table.picture()
        moved = table.press(b"\x1b[<64;5;5M")
        assert moved != before and ("A>" not in moved or "A<" in moved), moved
        assert "any other key closes" in table.click(len(rows) - 1, rows[-1].index("? explain"))
        assert "\n 1-7 card" in table.press(b"q")
        family = next(i for i, line in enumerate(rows) if "c ♣" in line)
        assert "Green: 1 influence, 6 cards in hand" in table.click(family, 12)
        assert table.count("decisions") == 0


@test
def panels(place):
    """The key that closes a panel does nothing else; j, k, Home and End scroll it, q and Esc close it."""
    keep_or_reveal = "Keep it or reveal it"
    with at_question() as table:
        while keep_or_reveal not in table.wait_question():
            table.decide()
        decisions = table.count("decisions")
        closing = {b"?": [b"r", b"5", b"x", b"q", b"\x1b", b"\r"], b"l": [b"r", b"q", b"\x1b", b"x", b" "]}
        for panel, keys in closing.items():
            for key in keys:
                assert "any other key closes" in table.press(panel)
                assert "any other key closes" in table.press(b"k" if key == b"r" else b"j")
                table.send(key)
                table.pass_time(PRESSED_AGAIN)  # Escape alone is one after a while
                screen = table.picture()
                assert "\n k keep" in screen and "Leave the game" not in screen, screen
                assert keep_or_reveal in screen, screen
        top = table.press(b"?")
        end = table.press(b"G")
        assert end != top and table.press(b"g") == top
        assert table.press(b"\x1b[4~") == end and table.press(b"\x1b[1~") == top
        assert "\n k keep" in table.press(b"q")
        assert table.count("decisions") == decisions


@test
def curtain_letter(place):
    """The curtain opens by the player's own letter, and no Enter opens it."""
    with at_question("hot") as table:
        while "it’s your turn" not in table.picture():
            table.step(1000)
        screen = table.picture()
        seat = screen.split("when you press ")[1][0]
        assert seat in "ab" and "Space skip" not in screen, screen
        for key in [b"\r", b"\r", b" ", b"b" if seat == "a" else b"a", b"\x1b", b"r", b"k", b"5"]:
            table.send(key)
            table.pass_time(PRESSED_AGAIN)
            screen = table.picture()
            assert "it’s your turn" in screen and "\n Hand " not in screen, f"{key}\n{screen}"
        assert "\n Hand " in table.press(seat.encode())


@test
def sequences(place):
    """Sequences are put together however they are cut, and what is not known is swallowed whole."""
    with at_question(ESCDELAY="150") as table:
        before = table.picture()
        table.send(b"\x1b")
        table.pass_time(80)
        moved = table.press(b"OD")
        assert moved != before and "\n > " not in moved, moved
        table.send(b"\x1b[")
        table.pass_time(300)
        assert table.press(b"C") == before
        for sequence in [b"\x1b[I", b"\x1b[O", b"\x1b[27;5;13~", b"\x1br", b"\x1bk", b"\x1b[[A", b"\x1bO5P",
                         b"\x1b]0;S>\x07", b"\x1bP1$r0m\x1b\\", b"\x1b[200~", b"\x1b[1;5C", b"\x1b[13;2u",
                         b"\x1b[<35;3;4M", b"\xff\xfe"]:
            assert table.press(sequence) == before, sequence
        assert table.press(b"\x1b[4~") == before
        assert table.press(b"\x1b[D") == moved and table.press(b"\x1b[C") == before and table.press(b"\x0c") == before
        assert table.count("decisions") == 0


@test
def look_around(place):
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
def typed_line(place):
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
def layout(place):
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
