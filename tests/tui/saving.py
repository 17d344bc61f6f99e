"""Games on the disk: killed and resumed, a full disk, one window for each game, the list of what is unfinished."""
import os
import random
import re
import resource
import signal
import subprocess
from shlex import quote

from harness import FEED, OVER, PROGRAM, PROMPT, asks, check_whole, no_room, test, type_decisions
from terminal import DEADLINE


@test
def kill(place):
    """SIGKILL loses nothing: --resume goes on where the game was."""
    terminal = place.open("play --seed 10 --pace 0")
    rng = random.Random(5)
    type_decisions(place, terminal, rng.choice, 7)
    position = place.wait_position(asks)
    os.kill(terminal.program_pid(), signal.SIGKILL)
    terminal.wait("EXIT=137")
    assert place.position() == position
    terminal = place.open("play --resume --pace 0")
    terminal.wait(PROMPT)
    assert place.position() == position and len(place.saves()) == 1
    terminal.send("l", "Home")
    terminal.wait("opens? the Queue")
    terminal.send("Enter")
    type_decisions(place, terminal, rng.choice)
    terminal.wait(OVER)
    check_whole(place)
    place.run("play --resume", "", 1)


@test
def full_disk(place):
    """A game that cannot be saved says so once and goes on; what was saved before is whole."""
    place.run("play --seed 7", "1\n1\n1\n")
    before = place.record()
    done = subprocess.run([PROGRAM, "play", "--resume"], input=FEED.encode(), capture_output=True, preexec_fn=no_room, restore_signals=False,
                          env={**os.environ, **place.env}, timeout=DEADLINE, check=False)
    output = done.stdout.decode()
    assert done.returncode == 1 and "Ranks" in output and output.count("can’t be saved") == 1, output[-1000:]
    assert "Record saved" not in output and "The game can’t be saved: ".encode() in done.stderr, output[-1000:]
    assert place.record() == before and os.listdir(f"{place.folder}/oriflamme") == [os.path.basename(place.saves()[0])]


@test
def not_saved(place):
    """A game that cannot be saved says so in the bar and when one leaves, and ends with status 1."""
    folder = f"{place.folder}/oriflamme"
    os.mkdir(folder)
    file = f"{place.folder}/limit"
    terminal = place.open(f"play --seed 5 --pace 0; echo STATUS=$?", XDG_STATE_HOME="/proc/none")
    terminal.wait(r"NOT SAVED: the file doesn’t exist")
    terminal.wait(PROMPT)
    terminal.send("q")
    terminal.wait("It is NOT saved \\(the file doesn’t exist\\)")
    terminal.send("y")
    terminal.wait("The game can’t be saved: the file doesn’t exist")
    terminal.wait("STATUS=1")
    # The disk fills up in the middle, and has room again.
    terminal = place.open(f"play --seed 5 --pace 0")
    position = place.wait_position(asks)
    terminal.wait(PROMPT)
    pid = terminal.program_pid()
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    terminal.decide()
    terminal.wait("NOT SAVED: ")
    terminal.wait_question()  # by then every attempt to save has come to its end
    assert place.position() == position and sorted(os.listdir(folder)) == sorted(os.path.basename(n) for n in [place.saves()[0], place.saves()[0] + ".lock"])
    terminal.send("q")
    terminal.wait(r"It is NOT saved \(")
    terminal.send("n")
    terminal.wait(r"(?s)^(?!.*Leave the game)")
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
    terminal.decide()
    terminal.wait("(?s)^(?!.*NOT SAVED)")
    terminal.wait_question()
    terminal.send("q")
    terminal.wait("It’s saved")
    terminal.send("y")
    terminal.wait("EXIT=0")
    assert place.position() != position and not os.path.exists(file)
    # The same in plain lines.
    done = subprocess.run([PROGRAM, "play", "--plain", "--resume"], input=b"q\ny\n", capture_output=True, preexec_fn=no_room,
                          restore_signals=False, env={**os.environ, **place.env}, timeout=DEADLINE, check=False)
    assert done.returncode == 1 and b"It is NOT saved" in done.stdout, done


@test
def one_window(place):
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
    first.wait("oriflamme play: another window has taken over this game")
    first.wait("EXIT=1")
    assert not first.is_alternate()
    second.wait(PROMPT)
    second.decide()
    place.wait_position(lambda p: p != position)
    # However the holder ends, the lock goes with it.
    os.kill(second.program_pid(), signal.SIGKILL)
    second.wait("EXIT=137")
    assert "Game saved." in place.run("play --resume --plain", "q\ny\n")
    assert not [name for name in os.listdir(f"{place.folder}/oriflamme") if name.endswith(".lock")]


@test
def saves_listed(place):
    """Unfinished games are listed, mentioned, and resumed by name; a damaged one is told by its name."""
    place.run("play --plain --seed 5", "1\n1\n")
    place.run("play --plain --seed 6", "1\n1\n")
    old, new = place.saves()
    assert "You have an unfinished game" in place.run("play --plain --seed 7", "q\ny\n")
    with open(new, "a", encoding="utf-8") as file:
        file.write("damaged\n")
    output = place.run("play --saves")
    assert f"Round 1 of 6  {old}" in output and re.search(rf"can’t be read: .*{re.escape(new)}", output), output
    output = place.run(f"play --plain --resume {quote(old)}", "q\ny\n")
    assert "Game saved." in output, output
    assert f"can’t resume {new}: " in place.run(f"play --plain --resume {quote(new)}", "", 1)
    for save in place.saves():
        if save != new:
            os.remove(save)
    output = place.run("play --plain --resume", "", 1)
    assert f"can’t read {new}: " in output and "there’s no unfinished game to resume" in output, output
    assert "End of input.\nGame saved." in place.run("play --plain --seed 9", "1\n")
    place.run(f"play {quote(old)}", "", 2)
