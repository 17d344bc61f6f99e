"""A terminal for tests: the program in a private tmux, its screens kept.

Nothing here sleeps for a fixed time to let something happen: it waits until the screen says so. tmux is driven by one
client in control mode, which also tells when the pane has changed: nobody asks again and again.
"""
import collections
import os
import re
import select
import shlex
import shutil
import subprocess
import tempfile
import time

DEADLINE = float(os.environ.get("TUI_DEADLINE", "120"))  # seconds; only a hang gets there
# Seconds after which no key is taken for one held down, and a new question hears decisions (tui/screen.h).
PRESSED_AGAIN = 0.65


def quoted(argument):
    """As tmux reads it from a line."""
    return '"' + re.sub(r'[\x00-\x1f\x7f\\"$]', lambda c: f"\\{ord(c[0]):03o}", argument) + '"'


class Terminal:
    """One tmux server with one pane, 80x24 unless told otherwise."""

    def __init__(self, command, env, columns=80, rows=24):
        self.folder = tempfile.mkdtemp(prefix="oritmux-")  # where tmux has its socket
        self.screens = []
        self.answered = None  # the question that was decided last
        self.bells = 0
        exports = " ".join(f"{key}={shlex.quote(value)}" for key, value in env.items())
        # Wherever a program that was killed left the cursor, its status has a line of its own.
        shell = f"env {exports} {command}; printf '\\r\\n\\nEXIT=%s\\r\\n' $?; exec sleep 100000"
        environment = {**{k: v for k, v in os.environ.items() if k != "TMUX"}, "LC_ALL": "C.UTF-8"}
        tmux = ["tmux", "-u", "-S", f"{self.folder}/s", "-f", "/dev/null"]
        subprocess.run([*tmux, "new-session", "-d", "-s", "t", "-x", str(columns), "-y", str(rows), shell,
                        ";", "set-option", "-g", "escape-time", "0"], check=True, env=environment)
        self.client = subprocess.Popen([*tmux, "-C", "attach-session", "-t", "t", "-f", "ignore-size"], env=environment,
                                       stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines = collections.deque()
        self.rest = b""
        self.has_changed = True
        self.read_reply()  # of the attaching itself
        self.shell = int(self.tmux("display-message", "-p", "-t", "t", "#{pane_pid}"))

    # --- tmux ---

    def read_lines(self, seconds):
        """What the client says within this time; False: nothing."""
        if not select.select([self.client.stdout], [], [], seconds)[0]:
            return False
        data = os.read(self.client.stdout.fileno(), 1 << 16)
        if not data:
            raise AssertionError("tmux has ended")
        *lines, self.rest = (self.rest + data).split(b"\n")
        self.lines.extend(lines)
        return True

    def read_reply(self):
        reply = None
        while True:
            while not self.lines:
                assert self.read_lines(DEADLINE), "tmux does not answer"
            line = self.lines.popleft()
            if reply is None:
                self.notice(line)
                if line.startswith(b"%begin "):
                    reply, mark = [], line[7:]
            elif line in (b"%end " + mark, b"%error " + mark):
                return b"\n".join(reply).decode(errors="replace")
            else:
                reply.append(line)

    def notice(self, line):
        if line.startswith((b"%output ", b"%layout-change ")):
            self.has_changed = True
        if line.startswith(b"%output "):
            self.bells += line.count(b"\\007")

    def tmux(self, *arguments):
        self.client.stdin.write((" ".join(quoted(a) for a in arguments) + "\n").encode())
        self.client.stdin.flush()
        return self.read_reply()

    def wait_news(self, seconds):
        """Until the pane has changed, or this time has passed."""
        end = time.monotonic() + seconds
        while not self.has_changed and (left := end - time.monotonic()) > 0:
            self.read_lines(left)
            while self.lines:
                self.notice(self.lines.popleft())

    # --- What is shown ---

    def capture(self):
        """What a person sees: spaces that do not break look like any other."""
        self.has_changed = False
        return self.tmux("capture-pane", "-p", "-t", "t").replace("\u00a0", " ").replace("\u202f", " ") + "\n"

    def asleep(self):
        """How often the program has gone to sleep, if it sleeps now; None: it is at work, perhaps drawing."""
        try:
            pid = (self.children(self.shell) or [self.shell])[0]
            with open(f"/proc/{pid}/status", encoding="utf-8", errors="replace") as file:
                status = file.read()
        except OSError:
            return None
        if "State:\tR" in status:
            return None
        return re.search(r"(?m)^voluntary_ctxt_switches:\s*(\d+)", status)[1]

    def screen(self):
        """What is there now, kept if it is a whole picture: the program slept from before it was taken until after."""
        return self.settled() or self.capture()

    def settled(self):
        """What is there now if it is a whole picture, or None."""
        asleep = self.asleep()
        text = self.capture()
        if asleep is None or self.capture() != text or self.has_changed or self.asleep() != asleep:
            return None
        if not self.screens or self.screens[-1] != text:
            self.screens.append(text)
        return text

    def wait_until(self, is_so, what, is_busy=False):
        """The screen once is_so(screen) is true. is_busy: the program never sleeps; its picture may not be whole."""
        start = time.monotonic()
        while True:
            text = self.capture() if is_busy else self.settled()
            if text is not None and is_so(text):
                return text
            if time.monotonic() - start > DEADLINE:
                raise AssertionError(f"waited {DEADLINE:.0f} s for {what}:\n{self.capture()}")
            if text is None:
                time.sleep(0.002)
            else:
                self.wait_news(1)

    def wait(self, pattern, unless=None, is_busy=False):
        """The screen once it has the pattern (a regular expression)."""
        def is_so(text):
            if re.search(pattern, text):
                return True
            assert not (unless and re.search(unless, text)), f"{unless!r} came before {pattern!r}:\n{text}"
            return False
        return self.wait_until(is_so, repr(pattern), is_busy)

    def wait_change(self, before):
        return self.wait_until(lambda text: text != before, "a change")

    def is_alternate(self):
        return self.tmux("display-message", "-p", "-t", "t", "#{alternate_on}").strip() == "1"

    def title(self):
        return self.tmux("display-message", "-p", "-t", "t", "#{pane_title}").strip()

    # --- Questions ---

    @staticmethod
    def question(screen):
        """What tells a question from another, whatever is chosen so far: families, Queue, question. None: there is none."""
        rows = screen.rstrip().split("\n")
        if not any(row.startswith(" ▶ ") for row in rows) or rows[-1].startswith(" >"):
            return None
        return [row for row in rows if re.match(r"[▶ ]  [a-e] ", row) or " ▶ " in row]

    def is_new(self, screen):
        """It has a question that has not been decided yet."""
        return self.question(screen) not in (None, self.answered)

    def wait_question(self, unless=None):
        """A question that has not been decided yet is in sight."""
        def is_so(text):
            assert not (unless and re.search(unless, text)), f"{unless!r} came before a question:\n{text}"
            return self.is_new(text)
        return self.wait_until(is_so, "a question")

    def decide(self, key="Enter"):
        """By a key that is heard: not too soon after the question came, nor after the last key."""
        self.answered = self.question(self.screen())
        time.sleep(PRESSED_AGAIN)
        self.send(key)

    def decide_typed(self, text):
        self.answered = self.question(self.screen())
        self.type(text)
        self.send("Enter")

    # --- What is done ---

    def send(self, *keys):
        self.tmux("send-keys", "-t", "t", *keys)

    def type(self, text):
        self.tmux("send-keys", "-t", "t", "-l", text)

    def resize(self, columns, rows):
        self.tmux("resize-window", "-t", "t", "-x", str(columns), "-y", str(rows))

    @staticmethod
    def children(pid):
        with open(f"/proc/{pid}/task/{pid}/children", encoding="utf-8") as file:
            return [int(child) for child in file.read().split()]

    def program_pid(self):
        """The program itself, a child of the pane's shell."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            for pid in self.children(self.shell):
                with open(f"/proc/{pid}/comm", encoding="utf-8", errors="replace") as file:
                    if file.read() == "oriflamme\n":
                        return pid
            time.sleep(0.02)
        raise AssertionError("the program is not running")

    def close(self):
        if self.client.poll() is None:
            self.client.stdin.write(b"kill-server\n")
            self.client.stdin.close()
            self.client.wait()
        self.client.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)
