"""What the tests of the terminal table share: a folder and its terminals, games by keys and by notation, a server.

Waits for what the screen or the saved record says, never for a fixed time."""
import glob
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unicodedata
import urllib.request

from shlex import quote, split

from terminal import DEADLINE, Terminal

PROGRAM = os.path.abspath(sys.argv[1])
FUZZED = f"{os.path.dirname(PROGRAM)}/tests/fuzzed"  # for drawn.py
ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
LANGUAGES = ["en", "pl", "uk", "ru", "fr"]
ARMS = "⚜✚♣★♜"
PROMPT = r"(?m)^ ▶ "
OVER = "The game is over"
TESTS = []


def test(function):
    TESTS.append(function)
    return function


class Place:
    """A folder of its own for a test, and the terminals that it opened."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="oritui-")
        self.terminals = []
        self.processes = []
        self.env = {"XDG_STATE_HOME": self.folder, "XDG_CONFIG_HOME": f"{self.folder}/config", "LC_ALL": "C.UTF-8", "TERM": "tmux-256color", "ASAN_OPTIONS": "detect_leaks=0"}

    def open(self, arguments, columns=80, rows=24, **env):
        """The program in a terminal. The arguments are as a shell has them: a path is quoted."""
        terminal = Terminal(f"{quote(PROGRAM)} {arguments}", {**self.env, **env}, columns, rows)
        self.terminals.append(terminal)
        return terminal

    def run(self, arguments, feed="", code=0, **env):
        """What the program prints. The arguments are as a shell has them: a path is quoted."""
        done = subprocess.run([PROGRAM, *split(arguments)], input=feed.encode(), capture_output=True, timeout=2 * DEADLINE,
                              env={**os.environ, **self.env, **env}, check=False)
        output = done.stdout.decode(errors="replace") + done.stderr.decode(errors="replace")
        assert done.returncode == code, f"{arguments}: exit {done.returncode}, not {code}\n{output[-2000:]}"
        return output

    def saves(self):
        return sorted(glob.glob(f"{self.folder}/oriflamme/*.txt"), key=os.path.getmtime)

    def record(self):
        """The record that was saved last."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            saves = self.saves()
            if saves:
                with open(saves[-1], encoding="utf-8") as file:
                    return file.read()
            time.sleep(0.02)
        raise AssertionError("nothing was saved")

    def position(self):
        return self.record().rstrip("\n").split("\n")[-1]

    def wait_position(self, fits):
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            position = self.position()
            if fits(position):
                return position
            time.sleep(0.02)
        raise AssertionError(f"the record stays at {self.position()}\n{self.terminals[-1].screen()}")

    def close(self):
        for terminal in self.terminals:
            terminal.close()
        for process in self.processes:
            if process.poll() is None:
                process.kill()
                process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def asks(position, seat="a"):
    """The position asks this seat, or the game is over."""
    ask = position.split(" ")[-1]
    return ask == "over" or ask.startswith(f"{seat}:")


def options(position):
    return subprocess.run([PROGRAM, "options", position], capture_output=True, encoding="utf-8", check=True).stdout.split()


def wait_for(is_so, what):
    """Until it is so, whatever it is; only a hang gets to the deadline."""
    end = time.monotonic() + DEADLINE
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def width(line):
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in line)


def leave(terminal):
    terminal.send("Enter")
    terminal.wait("q quit|q wyjdź")
    terminal.send("q")
    terminal.wait("Leave the game|Wyjść z gry")
    terminal.send("y")
    terminal.wait("EXIT=0")
    assert not terminal.is_alternate(), "the terminal was not given back"


def play_by_keys(place, terminal, rng, until=lambda position: False, over=OVER):
    """Arrows, digits, k, r and Enter, until the game is over."""
    while True:
        position = place.wait_position(asks)
        if position.endswith(" over") or until(position):
            break
        terminal.wait_question()
        ask = position.split(":")[-1]
        for _ in range(rng.randrange(4)):
            terminal.send(rng.choice(["Right", "Left"]))
        if ask == "place":
            terminal.send(str(rng.randrange(1, 8)))
            terminal.send(rng.choice(["[", "]", "Right", "Up", "Down"]))
        key = "Enter"
        if ask == "reveal" and rng.random() < 0.6:
            key = "r" if rng.random() < 0.7 else "k"
        terminal.decide(key)
        place.wait_position(lambda p, before=position: p != before)
    if position.endswith(" over"):
        terminal.wait(over)


def type_decisions(place, terminal, choose, count=1000):
    """So many decisions by typed notation, or to the end; choose(options) takes one."""
    for _ in range(count):
        position = place.wait_position(asks)
        if position.endswith(" over"):
            return
        terminal.wait_question()
        terminal.decide_typed(choose(options(position)))
        place.wait_position(lambda p, before=position: p != before)


def check_whole(place):
    output = place.run(f"check {quote(place.saves()[-1])}")
    assert "ok: a finished record" in output, output


FEED = "".join(f"{i * 7919 % 4 + 1}\n" for i in range(4000))


def finished_record(place, rules="ablaze", seats=5, seed=7):
    """The file of a game that was played to the end."""
    place.run(f"play --plain --seed {seed} --rules {rules} --seats {seats}", FEED)
    return place.saves()[-1]


def no_room():
    """For a process to be started: every write to a file fails, as on a full disk."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def private_of(screen, seat):
    """What the screen tells of the face-down cards of others than this seat (None: of anybody)."""
    rows = screen.split("\n")
    found = []
    for y, row in enumerate(rows[:-1]):
        for match in re.finditer(r"▒([a-e]) [" + ARMS + "]▒", row):
            name = rows[y + 1][match.start():match.start() + 6]
            if match.group(1) != seat and not re.fullmatch("▒+", name):
                found.append(f"{match.group(1)}: {name}")
    ribbon = next((row for row in rows if row.startswith(" Front ▶")), "")
    for token in ribbon.split():
        if re.fullmatch("[a-e][a-z]", token) and token[0] != seat:
            found.append(f"ribbon {token}")
    for row in rows:
        if row[1:2] != seat and re.search(r"(places|keeps|covers .* with) the [A-Z]", row):
            found.append(f"the log names a face-down card: {row}")
    return found


def before_the_end(terminal):
    """At the end all cards are opened."""
    return [screen for screen in terminal.screens if "Game over" not in screen and OVER not in screen]


# --- A server ---


class Server:
    def __init__(self, place, name="data"):
        self.place = place
        self.data = f"{place.folder}/{name}"
        self.port = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen([PROGRAM, "serve", "--data", self.data, "--listen", f"127.0.0.1:{self.port}", "--bot-delay", "0"],
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
        self.place.processes.append(self.process)
        line = self.process.stdout.readline()
        match = re.search(r"listening on (http://127\.0\.0\.1:(\d+))", line)
        assert match, line
        self.url, self.port = match.group(1), int(match.group(2))
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def kill(self):
        self.process.kill()
        self.process.wait()

    def table(self, **what):
        request = urllib.request.Request(f"{self.url}/tables", json.dumps(what).encode(), {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
            return json.load(answer)

    def wait_seats(self, table, fits):
        """Until the seats, as the server shows them, are so."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            with urllib.request.urlopen(f"{self.url}/tables/{table['table']}", timeout=DEADLINE) as answer:
                seats = json.load(answer)["seats"]
            if fits(seats):
                return
            time.sleep(0.02)
        raise AssertionError(f"the seats stay {seats}")

    def record(self, table):
        with urllib.request.urlopen(f"{self.url}/games/{table['table']}-1/record", timeout=DEADLINE) as answer:
            return answer.read().decode()


def join_keys(terminal, rng, until):
    """Plays on a server by what the screen says alone."""
    while True:
        screen = terminal.wait_until(lambda text: re.search(until, text) or terminal.is_new(text), f"a question or {until!r}")
        if re.search(until, screen):
            return screen
        for _ in range(rng.randrange(3)):
            terminal.send(rng.choice(["Right", "Left"]))
        terminal.decide(rng.choice(["r", "k", "Enter"]) if re.search(r"(?m)^ k keep", screen) else "Enter")
