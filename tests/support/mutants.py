"""Faults as data: each is a name, a file, what stands there (`-`) and what stands there instead (`+`).

A line `by TEST` names what must find it. `- ` and `+ ` may come several times; together they are one
piece of text, which must stand in the file once.
"""
import os
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def read(path):
    mutants = []
    with open(os.path.join(ROOT, path), encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("= "):
                mutants.append({"name": line[2:].strip(), "file": "", "by": "", "from": [], "to": []})
            elif line.startswith("- "):
                mutants[-1]["from"].append(line[2:].rstrip())
            elif line.startswith("+ "):
                mutants[-1]["to"].append(line[2:].rstrip())
            elif line.startswith("by "):
                mutants[-1]["by"] = line[3:].strip()
            elif line.strip() and not line.startswith("#"):
                mutants[-1]["file"] = line.strip()
    return mutants


def chosen(path, words):
    """Those whose name, or the test that finds them, has one of the words; '#5' is the sixth, and they begin again."""
    every = read(path)
    numbers = {int(w[1:]) % len(every) for w in words if w[0] == "#"}
    return [m for i, m in enumerate(every) if not words or i in numbers or
            any(w in m["name"] or w in m["by"].split() for w in words)]


def mutate(mutant, folder):
    """Writes the file with its fault, and says where."""
    with open(os.path.join(ROOT, mutant["file"]), encoding="utf-8") as file:
        text = file.read()
    old = "\n".join(mutant["from"])
    if text.count(old) != 1:
        sys.exit(f"{mutant['file']}: '{old}' stands there {text.count(old)} times, not once")
    path = os.path.join(folder, os.path.basename(mutant["file"]))
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace(old, "\n".join(mutant["to"])))
    return path


def judge(mutants, find):
    """`find(mutant, folder)` gives whether it was found and what was said; prints a line for each, and the count."""
    passed = failed = 0
    for mutant in mutants:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            found, said = find(mutant, folder)
        passed, failed = passed + found, failed + (not found)
        print(f"{'found' if found else 'MISSED'} in {time.monotonic() - began:.1f} s: {mutant['name']}\n"
              f"    {said[:160]}", flush=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)
