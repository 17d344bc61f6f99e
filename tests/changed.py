"""What `make check` runs before a commit: rows that are quick and find most mistakes, and those of what was changed.

Changed is what differs from the last commit; in a clean tree, what the last commit changed.
"""
import os
import subprocess

from rows import PROGRAM, ROWS, Row

# Always: the rules, the layers, the texts, a conversation with the server, the command line.
ALWAYS = ["layers", "texts", "scenarios-release", "codes", "docs", "cli", "server-talk"]
SMALL = [
    Row("oracle-small", 1, 3, f"tests/oracle/run {PROGRAM} 12"),
    *[Row(f"{name}-small", promise, 2, f"ORI_GAMES=200 build/release/tests/{name}")
      for name, promise in [("hiding", 3), ("legal", 2), ("conservation", 3), ("text", 5)]],
]
# Where something was changed: the unit tests of that folder.
OF_FOLDER = {
    "analysis/": ["analysis"],
    "arena/": ["bots"],
    "bots/": ["bots", "king-games", "foresee"],
    "engine/": ["api", "perft", "records"],
    "env/": ["env", "python-batch"],
    "python/": ["python-batch", "python-zoo", "python-spiel"],
    "research/": ["atlas", "cfr"],
    "server/": ["server-crash", "server-once"],
    "texts/": ["telling", "coaching"],
    "tools/setup": ["setup"],
    "tui/": ["tui-pieces", "telling"],
    "words/": ["telling", "coaching", "foresee"],
    "web/src/": ["examples"],
}


def git(*words):
    done = subprocess.run(["git", *words], stdout=subprocess.PIPE, text=True, check=True)
    return [name for name in done.stdout.split("\0") if name]


def files():
    found = git("diff", "--name-only", "-z", "HEAD") + git("ls-files", "-z", "--others", "--exclude-standard")
    found = found or git("diff", "--name-only", "-z", "HEAD~1", "HEAD")
    return [name for name in found if os.path.exists(name)]


def rows():
    names = files()
    wanted = {*ALWAYS}
    for folder, of_folder in OF_FOLDER.items():
        if any(name.startswith(folder) for name in names):
            wanted.update(of_folder)
    chosen = [row for row in ROWS if row.name in wanted]
    if names:
        chosen.append(Row("changed", 31, 20, "tests/changed", builds=["web/node_modules/.package-lock.json"]))
    if any(name.startswith("web/") for name in names):
        chosen.append(Row("changed-unit", 18, 25, "tests/changed --unit", builds=["web"]))
    return SMALL + chosen
