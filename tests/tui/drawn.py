"""The full-screen table (tests/tui/fuzzed.c) on a terminal of our own; pyte tells what that terminal shows.

fuzzed.c counts its pictures and its waits for keys in a file we share. So a test never has to guess from silence
whether the program is done: `rest` returns when it has read every key and nothing goes on until we type or let time
pass. Time passes for it only by `pass_time`."""
import fcntl
import mmap
import os
import pty
import select
import signal
import struct
import subprocess
import tempfile
import termios
import time

import pyte

DEADLINE = 60  # seconds; only a hang gets there
COUNTS = struct.Struct("IIIIi4xq")
NOW = COUNTS.size - 8
PRESSED_AGAIN = 600  # milliseconds after which the same key has been pressed again, not held down
HELD = 3 * 40  # ... in which a decision can be taken back, at the pace of fuzzed.c


class Drawn:
    """The program, a pseudo terminal, and the screen that it draws there."""

    def __init__(self, program, mode, seed, lang="en", **env):
        self.what = f"{mode} {seed} {lang}"
        self.rows, self.columns = 24, 80
        self.screen = pyte.Screen(self.columns, self.rows)
        self.stream = pyte.ByteStream(self.screen)
        self.marks = 0
        self.shared = tempfile.NamedTemporaryFile(prefix="oridrawn-")
        self.shared.write(bytes(COUNTS.size))
        self.shared.flush()
        self.counts = mmap.mmap(self.shared.fileno(), COUNTS.size)
        self.errors = tempfile.TemporaryFile()
        self.master, self.slave = pty.openpty()
        self.set_size()
        self.before = termios.tcgetattr(self.slave)
        env = {**os.environ, "TERM": "linux", "LC_ALL": "C.UTF-8", "ASAN_OPTIONS": "detect_leaks=0", **env}
        self.process = subprocess.Popen([program, *self.what.split(), self.shared.name], env=env, stdin=self.slave,
                                        stdout=self.slave, stderr=self.errors, preexec_fn=self.take_terminal)

    def __enter__(self):
        return self

    def __exit__(self, *why):
        self.close()

    def take_terminal(self):
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)

    def set_size(self):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", self.rows, self.columns, 0, 0))

    def count(self, which):
        return COUNTS.unpack(self.counts[:])[("pictures", "decisions", "stops", "waits").index(which)]

    def is_running(self):
        return self.process.poll() is None

    def picture(self):
        return "\n".join(self.screen.display)

    def wake(self, deed):
        """Does it while the program waits, and sees it wake up."""
        if self.rest():
            waits = self.count("waits")
            deed()
            self.wait(lambda: self.count("waits") != waits, "it does not wake up")

    def send(self, data):
        self.wake(lambda: os.write(self.master, data))

    def read(self, seconds=0.0):
        """What the program has written, or writes within a while."""
        while select.select([self.master], [], [], seconds)[0]:
            try:
                self.stream.feed(os.read(self.master, 65536))
            except OSError:
                return
            seconds = 0

    def wait(self, is_so, what):
        """Until it is so, or the program has ended: then False."""
        end = time.monotonic() + DEADLINE
        while not is_so():
            if not self.is_running():
                self.read()
                return False
            self.read(0.005)
            assert time.monotonic() < end, f"{what}: {DEADLINE} s in vain\n{self.picture()}"
        return True

    def wait_for(self, text):
        assert self.wait(lambda: text in self.picture(), f"no {text!r}"), f"it ended before {text!r}"

    def is_at_rest(self):
        """Nothing changes any more unless we do something: what was typed is read, and nobody thinks."""
        _, _, _, waits, wait, _ = COUNTS.unpack(self.counts[:])
        if waits % 2 == 0 or wait == 0:
            return False
        typed = struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, bytes(4)))[0]
        return typed == 0 and self.count("waits") == waits

    def step(self, most):
        """At rest, time passes up to what the program waits for. How many milliseconds; None: it has ended."""
        if not self.rest():
            return None
        _, _, _, waits, wait, now = COUNTS.unpack(self.counts[:])
        passed = most if wait < 0 else min(most, wait)
        self.counts[NOW:] = struct.pack("q", now + passed)
        if passed == wait:
            self.wait(lambda: self.count("waits") != waits, "it does not see that time has passed")
        return passed if self.rest() else None

    def pass_time(self, milliseconds):
        """False: it has ended."""
        while milliseconds > 0:
            passed = self.step(milliseconds)
            if passed is None:
                return False
            milliseconds -= passed
        return True

    def rest(self):
        """Until it is at rest and all of its picture has been read; False if it has ended."""
        if not self.wait(self.is_at_rest, "it never rests"):
            return False
        # A title that we write ourselves comes behind everything that the program wrote.
        self.marks += 1
        title = f"mark {self.marks}"
        os.write(self.slave, f"\x1b]2;{title}\x07".encode())
        return self.wait(lambda: self.screen.title == title, "a mark is lost")

    def resize(self, rows, columns):
        if (rows, columns) == (self.rows, self.columns) or not self.rest():
            return
        self.rows, self.columns = rows, columns
        # A real terminal keeps what it had as it likes; the program draws all of it anew.
        self.screen.resize(rows, columns)
        self.wake(self.set_size)

    def check_ended(self):
        """However it ended, the terminal is as it was found, and the sanitizers had nothing to say."""
        self.wait(lambda: False, "it does not end")
        code = self.process.returncode
        self.errors.seek(0)
        errors = self.errors.read().decode(errors="replace")
        is_well = code in (0, -signal.SIGTERM, -signal.SIGHUP) and "Sanitizer" not in errors
        assert is_well, f"exit {code}\n{errors[-6000:]}"
        assert termios.tcgetattr(self.slave) == self.before, "the terminal's modes are not restored"
        assert not self.screen.cursor.hidden, "the cursor stays hidden"
        assert not {1000 << 5, 1002 << 5, 1006 << 5} & self.screen.mode, "the mouse stays on"

    # --- A person at the table ---

    def wait_question(self):
        """Until it is our turn to decide."""
        for _ in range(1000):
            if self.rest() and "\n ▶ " in self.picture():
                return self.picture()
            assert self.step(1000) is not None, "it ended"
        raise AssertionError(f"no question comes\n{self.picture()}")

    def press(self, key):
        """The picture after it."""
        self.send(key)
        assert self.rest(), f"{key} ended it"
        return self.picture()

    def decide(self, key=b"\r"):
        """By a key that is heard: not too soon after the question came, nor after the last key (tui/screen.h)."""
        before = self.count("decisions")
        self.pass_time(PRESSED_AGAIN)
        self.send(key)
        assert self.pass_time(HELD) and self.count("decisions") == before + 1, f"{key} did nothing\n{self.picture()}"

    def click(self, row, column):
        return self.press(f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m".encode())

    def close(self):
        if self.is_running():
            self.process.kill()
        self.process.wait()
        self.counts.close()
        self.shared.close()
        self.errors.close()
        os.close(self.master)
        os.close(self.slave)
