"""What the command line says of itself (help, the manual, completion), how it refuses, and that texts are whole."""
import os
import re
import shutil
import subprocess
from shlex import quote

from harness import LANGUAGES, PROGRAM, ROOT, finished_record, test


@test
def texts(place):
    """A language that lacks a text, has one too many, or uses a variable that is not there, does not build."""
    copy = f"{place.folder}/texts"

    def make():
        return subprocess.run([f"{ROOT}/build/texts/texts", f"{copy}.h", f"{copy}.c", f"{copy}_kinds.h", copy, *LANGUAGES, "--", "cards", "table", "terminal", "bots"],
                              capture_output=True, encoding="utf-8", check=False)

    def spoil(old, new):
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(f"{ROOT}/texts", copy)
        path = f"{copy}/pl/terminal.ftl"
        with open(path, encoding="utf-8") as file:
            text = file.read()
        assert old in text
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace(old, new))
        return make()

    assert spoil("log-title", "log-title").returncode == 0
    for old, new, why in [("log-title", "log-titel", "'log-title' is not there in 'pl'"), ("{ $host }", "{ $hots }", "uses $hots"),
                          ("{ $host }", "{ $host", "expected }"), ("*[other] { $n } punktu", "[other] { $n } punktu", "one default")]:
        done = spoil(old, new)
        assert done.returncode != 0 and why in done.stderr, f"{old} -> {new}: {done.returncode} {done.stderr}"

    # A kind or a bot that lacks a text in every language: what is composed from its name is made sure of, too.
    for name in ["card-spy", "short-spy", "ask-pick-spy", "reveal-spy-empty", "reveal-spy-nothing-empty", "card-hidden", "bot-squire",
                 "bot-squire-about"]:
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(f"{ROOT}/texts", copy)
        for language in LANGUAGES:
            for file in ["cards", "table", "terminal", "bots"]:
                path = f"{copy}/{language}/{file}.ftl"
                with open(path, encoding="utf-8") as source:
                    text = source.read()
                with open(path, "w", encoding="utf-8") as out:
                    out.write(re.sub(rf"(?m)^{name} =", f"{name}x =", text))
        done = make()
        assert done.returncode != 0 and f"there is no '{name}'" in done.stderr, f"{name}: {done.returncode} {done.stderr}"


@test
def manual(place):
    """The manual has every command with every option of its --help, and no other; what is quoted is quoted once."""
    with open(f"{ROOT}/docs/oriflamme.6", encoding="utf-8") as file:
        manual_text = file.read()
    commands = re.findall(r"(?m)^  ([a-z]+) +\S", place.run("--help"))
    assert len(commands) > 15, commands
    parts = re.split(r"(?m)^\.It Cm (?=(?:" + "|".join(commands) + r")\b)", manual_text)[1:]
    synopsis = manual_text.split(".Sh DESCRIPTION")[0]
    for command in commands:
        part = [p for p in parts if re.match(rf"{command}\b", p)]
        assert len(part) == 1, f"{command}: {len(part)} times"
        text = part[0].split("\n.Ss ")[0].split("\n.Sh ")[0] + "".join(re.findall(rf"(?ms)^\.Nm\n\.Cm {command}\n(.*?)(?=^\.Nm)", synopsis))
        told = set(re.findall(r"Fl -([a-z-]+)", text))
        takes = set(re.findall(r"(?m)^  --([a-z-]+)", place.run(f"{command} --help"))) - {"help"}
        assert takes <= told, f"{command}: {takes - told} missing"
        mentioned = set(re.findall(r"(?m)^\.It Fl -([a-z-]+)", text))
        assert mentioned <= takes, f"{command}: {mentioned - takes} is no option of it"
    # The server's settings are many: what the manual says of each is what --help says.
    helped = {m[1]: m[2] for m in re.finditer(r"(?m)^--([a-z-]+)(?: [A-Z]\S*| group\|each)? ([a-z'].*?)$",
                                              re.sub(r" +", " ", re.sub(r"\n {4,}", " ", place.run("serve --help").replace("\n  --", "\n--"))))}
    serve = manual_text[manual_text.index(".It Cm serve"):manual_text.index(".It Cm backup")]
    manual_says = {m[1]: m[2].strip() for m in re.finditer(r"(?m)^\.It Fl -([a-z-]+).*\n(.*)$", serve)}
    assert len(manual_says) > 20 and set(helped) - {"help"} == set(manual_says), set(helped) ^ set(manual_says)
    for option, text in manual_says.items():
        assert text[0].lower() + text[1:] == helped[option] + ".", f"{option}: {text!r}, --help: {helped[option]!r}"
    if shutil.which("man"):
        shown = subprocess.run(["man", "-l", f"{ROOT}/docs/oriflamme.6"], capture_output=True, encoding="utf-8", check=True,
                               env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80"}).stdout
        assert "(“S>”, “2!”, “x3”)" in re.sub(r"\s+", " ", shown), "the quotes nest"


@test
def shell(place):
    """help, -v and a near miss are understood; the completion scripts offer just what --help lists."""
    assert "usage: oriflamme deal" in place.run("help deal") and "rules version" in place.run("-v")
    assert "Did you mean 'play'?" in place.run("plya", "", 2)
    assert place.run("play --rules nope", "", 2) and place.run("play --bots wizard", "", 2)
    scripts = {}
    for shell in ["bash", "zsh", "fish"]:
        scripts[shell] = f"{place.folder}/{shell}"
        with open(scripts[shell], "w", encoding="utf-8") as file:
            file.write(place.run(f"completion {shell}"))
    place.run("completion csh", "", 2)
    commands = re.findall(r"(?m)^  ([a-z]+) +\S", place.run("--help"))

    def complete(shell, line):
        if shell == "fish":
            command = ["fish", "-c", f"source {quote(scripts[shell])}; complete -C '{line}'"]
        else:
            words = line.split(" ")
            command = ["bash", "-c", f"source {quote(scripts[shell])}; COMP_WORDS=({' '.join(w or chr(34) * 2 for w in words)}); COMP_CWORD={len(words) - 1}; "
                                     "_oriflamme; printf '%s\\n' \"${COMPREPLY[@]}\""]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, env={**os.environ, "HOME": place.folder, "XDG_CONFIG_HOME": place.folder})
        return {row.split("\t")[0] for row in done.stdout.split("\n") if row}

    for shell in ["bash", "fish"] if shutil.which("fish") else ["bash"]:
        assert set(commands) <= complete(shell, "oriflamme "), shell
        assert complete(shell, "oriflamme play --lang ") == {"en", "pl", "uk", "ru", "fr"}, shell
        assert {"king", "squire"} <= complete(shell, "oriflamme play --bots "), shell
        assert complete(shell, "oriflamme arena --bots king,squ") == {"king,squire"}, shell
        assert complete(shell, "oriflamme host --seats me,op") == {"me,open"}, shell
        for command in commands:
            takes = set(re.findall(r"(?m)^  (--[a-z-]+)", place.run(f"{command} --help"))) - {"--help"}
            assert complete(shell, f"oriflamme {command} --") - {"--help", "--version"} == takes, f"{shell} {command}"
    if shutil.which("zsh"):
        subprocess.run(["zsh", "-n", scripts["zsh"]], check=True)
    with open(scripts["zsh"], encoding="utf-8") as file:
        zsh = file.read()
    for command in commands:
        part = re.search(rf"(?ms)^        {command}\) _arguments(.*?);;", zsh).group(1)
        takes = set(re.findall(r"(?m)^  (--[a-z-]+)", place.run(f"{command} --help")))
        assert set(re.findall(r"'(--[a-z-]+)\[", part)) == takes, command


@test
def errors(place):
    """Errors say where and why: a record by line and column, a name by its reason; a byte order mark and an unknown terminal are taken."""
    record = finished_record(place, "base", 3)
    with open(record, encoding="utf-8") as file:
        text = file.read()
    with open(f"{place.folder}/bom", "w", encoding="utf-8-sig") as file:
        file.write(text)
    assert "Decision 0 of" in place.run(f"review --plain {quote(place.folder)}/bom", "q\n")
    with open(f"{place.folder}/bad", "w", encoding="utf-8") as file:
        file.write(text.replace("\n1. ", "\n1. Zz ", 1))
    line = text[:text.index("\n1. ")].count("\n") + 2
    for command in ["review --plain", "replay", "check"]:
        assert f"{place.folder}/bad:{line}:4" in place.run(f"{command} {quote(place.folder)}/bad", "", 1)
    done = subprocess.run([PROGRAM, "play", "--humans", "A\x1b[31m,B"], capture_output=True, check=False, env={**os.environ, **place.env})
    assert done.returncode == 2 and "a character that records can’t store".encode() in done.stderr, done
    terminal = place.open("play --seed 7", TERM="nobody-knows")
    terminal.wait("1\\) Soldier")


@test
def arena_progress(place):
    """Before the first deal is played nobody can tell how long the rest takes, and the progress doesn't."""
    terminal = place.open("arena --bots baron:3600s,baron:3600s --games 2 --threads 1")
    screen = terminal.wait(r"0 of 2 deals, \d+ s")
    assert "to go" not in screen, screen


@test
def settings(place):
    """Settings come from a file, the environment before it, the command line before both; what is wrong is named by file and line."""
    file = f"{place.folder}/config/oriflamme/config"
    os.makedirs(os.path.dirname(file))

    def write(text):
        with open(file, "w", encoding="utf-8") as out:
            out.write(text)

    write("# mine\nlanguage = pl\nbots = knight, cook  # two\nname = Zoe\nserver = http://127.0.0.1:1\n")
    output = place.run("play --plain --seed 3", "q\ny\n")
    assert "graczy: 3" in output and "Rycerz" in output and "Kucharz" in output, output[:600]
    output = place.run("play --plain --seed 3 --seats 5 --lang en", "q\ny\n")
    assert output.count("Knight") >= 2 and "5 players" in output, output[:600]
    assert "Squire" in place.run("play --plain --bots squire --lang en", "q\ny\n")
    assert "Écuyer" in place.run("play --plain", "q\ny\n", ORIFLAMME_LANGUAGE="fr", ORIFLAMME_BOTS="squire")
    place.run("play --plain --coach", "q\ny\n")
    assert "127.0.0.1 port 1 cannot be reached" in place.run("tables", "", 1)
    for text, why in [("language = pl\npace\n", "2: powinno być"), ("\n\ncolour = none\n", "3: unknown setting colour; the settings are language, "),
                      ("pace = fast\n", "1: pace must be one of 0-10000, step, not fast"), ("pace = 10001", "1: pace must be one of"),
                      ("language = xx\n", "1: language must be one of en, pl, uk, ru, fr, not xx"), ("plain = \n", "1: plain must be one of yes, no, not ")]:
        write(text)
        for command in ["play", "games", "replay"]:
            output = place.run(command, "", 1)
            assert f"{file}:{why}" in output, output
        assert "usage: oriflamme play" in place.run("play --help") and "base - " in place.run("deal")
    write("bots = jester\n")
    assert f"{file}:1: bots, character 1 of jester: unknown bot" in place.run("play", "", 2)
    assert "ORIFLAMME_PACE must be one of" in place.run("games", "", 1, ORIFLAMME_PACE="-1")
    assert "can’t read " in place.run("games", "", 1, ORIFLAMME_CONFIG="/nonexistent")
    write("colours = none\n")
    coloured = r"\x1b\[(?:\d+;)*[34][0-7]m"
    terminal = place.open("play --seed 3 --pace 0")
    terminal.wait(r"(?m)^ ▶ ")
    assert not re.search(coloured, terminal.tmux("capture-pane", "-e", "-p", "-t", "t")), "colours although the file says none"
    write("colours = 16\n")
    terminal = place.open("play --seed 3 --pace 0", NO_COLOR="1")
    terminal.wait(r"(?m)^ ▶ ")
    assert re.search(coloured, terminal.tmux("capture-pane", "-e", "-p", "-t", "t")), "no colours although the file says 16"
