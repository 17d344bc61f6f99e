#!/usr/bin/env python3
"""A bot that misbehaves in the way its argument names, from its third question on."""
import os
import signal
import sys
import time

way = sys.argv[1]
options, asked = [], 0


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def misbehave(number):
    if way == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif way == "exit":
        sys.exit(0)
    elif way == "illegal":
        say(f"decision {number} S^35")
    elif way == "nonsense":
        say("what a lovely day")
    elif way == "late":
        time.sleep(0.15)
        say(f"decision {number} {options[0]}")
    elif way == "silent":
        return
    elif way == "endless":
        while True:
            os.write(1, b"# thinking about it\n" * 100)
    elif way == "long-line":
        os.write(1, b"x" * 20000 + b"\n")
    elif way == "binary":
        os.write(1, bytes(range(256)) + b"\n")
    elif way == "stale":
        say(f"decision {int(number) - 1} {options[0]}")
    elif way == "future":
        say(f"decision {int(number) + 7} {options[0]}")
    elif way == "two-words":
        say(f"decision {number} {options[0]} {options[0]}")
    elif way == "hidden":
        say(f"decision {number} ?>")
    elif way == "child":
        if os.fork() == 0:
            time.sleep(100000)  # outlives its parent, with the line open
        os._exit(0)


if way == "no-hello":
    time.sleep(100000)
if way == "wrong-hello":
    say("hello there")
if way == "deaf":
    say("bot deaf")
    time.sleep(100000)
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "oriflamme":
        say("bot bad")
    elif word == "options":
        options = rest.split()
    elif word == "decide":
        asked += 1
        if asked > 2:
            misbehave(rest.split()[0])
        else:
            say(f"decision {rest.split()[0]} {options[-1]}")
