"""Faults as data: each is a name, a file, what stands there (`-`) and what stands there instead (`+`).

A line `by TEST` names what must find it. `- ` and `+ ` may come several times; together they are one
piece of text, which must stand in the file once.
"""
import os
import shlex
import subprocess
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


def text_of(mutant):
    with open(os.path.join(ROOT, mutant["file"]), encoding="utf-8") as file:
        return file.read()


def fits(mutant):
    """What it replaces stands in its file, once."""
    return text_of(mutant).count("\n".join(mutant["from"])) == 1


def mutate(mutant, folder):
    """Writes the file with its fault, and says where."""
    text = text_of(mutant)
    old = "\n".join(mutant["from"])
    if text.count(old) != 1:
        sys.exit(f"{mutant['file']}: '{old}' stands there {text.count(old)} times, not once")
    path = os.path.join(folder, os.path.basename(mutant["file"]))
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace(old, "\n".join(mutant["to"])))
    return path


class Builder:
    """Builds a program with one file instead of another, in a folder of its own: nothing in build/ is touched.

    The Makefile's target says how; its words are taken from `make -n`, which runs nothing, and must be one command:
    else something that the program is made of is not built. The sources that all mutants share are compiled once.
    """

    def __init__(self, target, mutant, instead, out):
        said = subprocess.run(["make", "-C", ROOT, "-n", "-s", "--no-print-directory", "-o", "build/texts/made", f"{mutant}=@MUTANT@",
                               f"{instead}=", f"{out}=@OUT@", target], stdout=subprocess.PIPE, text=True, check=True)
        lines = [line for line in said.stdout.splitlines() if line.strip() and not line.startswith(("echo", "printf"))]
        if len(lines) != 1 or "@OUT@" not in lines[0]:
            sys.exit(f"what a {target} is made of is not built: make all, and make build/release/tests/sim")
        words = shlex.split(lines[0])
        at = words.index("-o")
        words = words[:at] + words[at + 2:]
        self.common = [word for word in words if word.endswith(".c")]
        self.objects = [word for word in words if word.endswith(".o")]
        self.libraries = [word for word in words if word.startswith("-l")]
        self.compiler = [word for word in words if not word.endswith((".c", ".o")) and
                         not word.startswith(("-l", "@", "-MM", "-MP"))]

    def __enter__(self):
        self.place = tempfile.TemporaryDirectory()
        objects = [os.path.join(self.place.name, source[:-2] + ".o") for source in self.common]
        for to in objects:
            os.makedirs(os.path.dirname(to), exist_ok=True)
        running = [self.compile(source, to) for source, to in zip(self.common, objects)]
        if any([compiler.wait() != 0 for compiler in running]):
            sys.exit("a source of the test cannot be compiled")
        self.objects += objects
        return self

    def __exit__(self, *_):
        self.place.cleanup()

    def compile(self, source, to):
        return subprocess.Popen([*self.compiler, "-c", source, "-o", to], cwd=ROOT)

    def build(self, mutant, folder):
        """The path of the program with this fault."""
        program, own = os.path.join(folder, "mutant"), os.path.join(folder, "mutant.o")
        if self.compile(mutate(mutant, folder), own).wait() != 0:
            sys.exit(f"{mutant['name']}: it cannot be compiled")
        left_out = f"/{mutant['file'][:-2]}.o"
        objects = [word for word in self.objects if not word.endswith(left_out)]
        if len(objects) != len(self.objects) - 1:
            sys.exit(f"{mutant['file']} is not a part of the program")
        subprocess.run([*self.compiler, own, *objects, *self.libraries, "-o", program],
                       cwd=ROOT, check=True)
        return program


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
