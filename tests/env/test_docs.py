"""Runs the examples of docs/library.md (C) and docs/research.md (Python), each by itself."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from harness import run

TREE = Path(__file__).resolve().parents[2]
MAIN = "#include <oriflamme.h>\n#include <stdio.h>\n#include <string.h>\nint main(void)\n{\n%s\nreturn 0;\n}\n"


def blocks(path: str, language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```$", (TREE / path).read_text(), flags=re.M | re.S)
    assert found, f"no example in {path}"
    return found


def test_library():
    with tempfile.TemporaryDirectory() as folder:
        for number, block in enumerate(blocks("docs/library.md", "c")):
            source, program = Path(folder, f"{number}.c"), Path(folder, str(number))
            source.write_text(MAIN % block)
            subprocess.run(
                ["gcc", "-std=c17", "-Wall", "-Wextra", "-Werror", "-I", TREE / "include", source,
                 TREE / "engine" / "oriflamme.c", "-o", program],
                check=True,
            )
            subprocess.run([program], check=True, stdout=subprocess.DEVNULL)


def test_research():
    for block in blocks("docs/research.md", "python"):
        exec(compile(block, "docs/research.md", "exec"), {})


def on_card():
    """Where there is a card with torch; tests/env/on_card asks for it."""
    for block in blocks("docs/research.md", "python gpu"):
        exec(compile(block, "docs/research.md", "exec"), {})


if __name__ == "__main__":
    run({"test_on_card": on_card} if sys.argv[1:] == ["on_card"] else globals(), [one for one in sys.argv[1:] if one != "on_card"])
