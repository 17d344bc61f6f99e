"""A terminal for tests: the program in a private tmux, its screens kept.

Nothing here sleeps for a fixed time to let something happen: it waits until the screen says so.
"""
import glob
import os
import re
import shutil
import subprocess
import tempfile
import time

DEADLINE = float(os.environ.get("TUI_DEADLINE", "60"))


class Terminal:
    """One tmux server with one pane, 80x24 unless told otherwise."""

    def __init__(self, name, command, env, columns=80, rows=24):
        self.socket = name
        self.folder = tempfile.mkdtemp(prefix="oritmux-")  # where tmux has its socket
        self.screens = []
        self.columns = columns
        exports = " ".join(f"{key}='{value}'" for key, value in env.items())
        shell = f"env {exports} {command}; echo EXIT=$?; exec sleep 1000"
        self.tmux("new-session", "-d", "-s", "t", "-x", str(columns), "-y", str(rows), shell)
        self.tmux("set-option", "-g", "escape-time", "0")

    def tmux(self, *arguments):
        environment = {k: v for k, v in os.environ.items() if k != "TMUX"}
        environment["LC_ALL"] = "C.UTF-8"
        environment["TMUX_TMPDIR"] = self.folder
        return subprocess.run(["tmux", "-u", "-L", self.socket, "-f", "/dev/null", *arguments],
                              capture_output=True, text=True, env=environment, check=False).stdout

    def capture(self):
        return self.tmux("capture-pane", "-p", "-t", "t")

    def screen(self):
        """What is there now. Kept if it is the same a moment later: a picture may be taken in the middle of drawing."""
        text = self.capture()
        if not self.screens or self.screens[-1] != text:
            again = self.capture()
            if again == text:
                self.screens.append(text)
            return again
        return text

    def send(self, *keys):
        self.tmux("send-keys", "-t", "t", *keys)

    def type(self, text):
        self.tmux("send-keys", "-t", "t", "-l", text)

    def bytes(self, data):
        """Just these bytes, as a terminal would send them."""
        self.tmux("send-keys", "-t", "t", "-H", *(f"{byte:02x}" for byte in data))

    def click(self, row, column):
        self.bytes(f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m".encode())

    def wait_decided(self, is_done, key="Enter"):
        """The key (or what a function does), until it was heard: a new question hears no decision for a moment, and any key skips
        what is being told."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            key() if callable(key) else self.send(key)
            again = time.monotonic() + 0.7
            while time.monotonic() < again:
                if is_done():
                    return
                time.sleep(0.02)
        raise AssertionError(f"{key} did nothing:\n{self.screen()}")

    def wait(self, pattern, unless=None):
        """The screen once it has the pattern (a regular expression)."""
        end = time.monotonic() + DEADLINE
        while True:
            text = self.screen()
            if re.search(pattern, text):
                return text
            if unless and re.search(unless, text):
                raise AssertionError(f"{unless!r} came before {pattern!r}:\n{text}")
            if time.monotonic() > end:
                raise AssertionError(f"waited {DEADLINE:.0f} s for {pattern!r}:\n{text}")
            time.sleep(0.02)

    def wait_change(self, before):
        end = time.monotonic() + DEADLINE
        while True:
            text = self.screen()
            if text != before:
                return text
            if time.monotonic() > end:
                raise AssertionError(f"nothing changed:\n{text}")
            time.sleep(0.02)

    def resize(self, columns, rows):
        self.tmux("resize-window", "-t", "t", "-x", str(columns), "-y", str(rows))

    def pane_pid(self):
        return int(self.tmux("display-message", "-p", "-t", "t", "#{pane_pid}"))

    def is_alternate(self):
        return self.tmux("display-message", "-p", "-t", "t", "#{alternate_on}").strip() == "1"

    def program_pid(self):
        """The program itself, a child of the pane's shell."""
        end = time.monotonic() + DEADLINE
        parent = self.pane_pid()
        while time.monotonic() < end:
            for path in glob.glob("/proc/[0-9]*/stat"):
                try:
                    with open(path, encoding="utf-8") as file:
                        pid, rest = file.read().split(" (", 1)
                except OSError:
                    continue
                name, fields = rest.rsplit(") ", 1)
                if name == "oriflamme" and int(fields.split()[1]) == parent:
                    return int(pid)
            time.sleep(0.02)
        raise AssertionError("the program is not running")

    def close(self):
        self.tmux("kill-server")
        shutil.rmtree(self.folder, ignore_errors=True)
