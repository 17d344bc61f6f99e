"""What can be said of the kernels without a card: they compile, nothing is missing, their stacks are bounded, and their
PTX plays the processor's games.

Where llvm is not installed there is nothing to look at: `make gpu` installs it.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import ptx_as_c
from harness import run

TREE = Path(__file__).resolve().parents[2]
KERNELS = TREE / "build" / "gpu" / "oriflamme.ptx"
MOST_STACK = 1024  # bytes of a thread; a card gives each thread that much from the start
FUNCTION = re.compile(r"^(?:\.visible )?\.(?:func|entry) *(?:\([^)]*\) *)?(\w+)\([^)]*\)\n\s*\{\n(.*?)^\}", re.M | re.S)


def stacks(ptx: str) -> dict[str, int]:
    """The most that a call of each function can need: its own and the deepest of those it calls."""
    bodies = dict(FUNCTION.findall(re.sub(r"[ \t]*//.*", "", ptx)))
    own = {name: sum(map(int, re.findall(r"\.local .*__local_depot\w*\[(\d+)\]", body))) for name, body in bodies.items()}
    known: dict[str, int] = {}

    def depth(name: str, callers: tuple[str, ...]) -> int:
        assert name not in callers, f"{name} calls itself: {callers}"
        if name not in known:
            called = re.findall(r"^\tcall(?:\.uni)? *(?:\([^)]*\), *)?\s*([\w%]+)", bodies[name], re.M)
            assert not any(one.startswith("%") for one in called), f"{name} calls through a pointer"
            known[name] = own[name] + max((depth(one, (*callers, name)) for one in called), default=0)
        return known[name]

    return {name: depth(name, ()) for name in bodies}


def test_nothing_is_missing_and_stacks_are_bounded():
    ptx = KERNELS.read_text()
    assert not re.findall(r"^\.extern \.func.*", ptx, re.M)
    assert re.findall(r"^\.extern (.*);", ptx, re.M) == [".shared .align 16 .b8 gpu_memory[]"]
    found = stacks(ptx)
    entries = set(re.findall(r"^\.visible \.entry (\w+)\(", ptx, re.M))
    python = (TREE / "python" / "oriflamme" / "gpu.py").read_text()
    assert entries == set(re.findall(r'"(ori_gpu_\w+)"', python)), entries
    assert entries <= set(found)
    most = max(entries, key=found.__getitem__)
    print(f"  {len(entries)} kernels, {len(ptx) >> 10} KiB; the deepest stack: {found[most]} bytes, {most}")
    assert found[most] <= MOST_STACK


def test_the_check_sees_what_is_wrong():
    good = ".visible .entry a(\n\t.param .u64 a_0\n)\n{\n\t.local .align 8 .b8 \t__local_depot0[64];\n\tcall.uni \n\tb, \n\t(\n\t);\n}\n"
    below = ".func b(\n)\n{\n\t.local .align 8 .b8 \t__local_depot1[8];\n}\n"
    assert stacks(good + below) == {"a": 72, "b": 8}
    for wrong in (".func b(\n)\n{\n\tcall.uni \n\ta, \n\t(\n\t);\n}\n", ".func b(\n)\n{\n\tcall (x), \n\t%rd1, \n\t(\n\t);\n}\n"):
        try:
            stacks(good + wrong)
        except AssertionError:
            continue
        raise AssertionError(wrong)


def loops_past_zero(ptx: str) -> list[str]:
    """Conditions of loops that go on while an unsigned number is below one like -2.

    Such a loop ends when its counter has passed 0. NVIDIA's ptxas (13.0, and driver 580 alike) compares it as signed when it
    unrolls the loop, and goes round once too often. LLVM makes one of `while (n-- > 0)` when it unrolls that.
    """
    found = []
    for body in (body for _, body in FUNCTION.findall(ptx)):
        lines = body.split("\n")
        labels = {line[:-1]: number for number, line in enumerate(lines) if re.fullmatch(r"\w+:", line)}
        for number, line in enumerate(lines):
            back = re.search(r"@!?(%p\d+) bra \s*(\w+);", line)
            if back and labels.get(back[2], number) < number:
                loop = "\n".join(lines[labels[back[2]] : number])
                found += re.findall(rf"setp\.(?:lt|le|gt|ge)\.u\d+ \s*{back[1]}, .*, -\d+;", loop)
    return found


def test_no_loop_ends_past_zero():
    assert not loops_past_zero(re.sub(r"[ \t]*//.*", "", KERNELS.read_text()))
    loop = "LBB0_1:\n\tadd.s32 \t%r1, %r1, -8;\n\tsetp.lt.u32 \t%p1, %r1, -2;\n\t@%p1 bra \tLBB0_1;\n"
    assert loops_past_zero(".visible .entry a(\n\t.param .u64 a_0\n)\n{\n" + loop + "}\n")


def test_the_ptx_plays_the_processors_games():
    """The PTX as C, in place of the kernels. What is wrong on a card in spite of this, its driver's compiler has done."""
    here = TREE / "tests" / "env"
    with tempfile.TemporaryDirectory() as folder:
        kernels, card = Path(folder) / "kernels.c", Path(folder) / "card.so"
        kernels.write_text(ptx_as_c.translated(KERNELS.read_text()))
        subprocess.run(["clang", "-w", "-O1", "-fPIC", "-shared", "-DKERNELS_OF_PTX", f"-I{TREE}", f"-I{TREE / 'include'}",
                        "-Wl,-Bsymbolic", here / "no_card.c", kernels, "-o", card], check=True)  # fmt: skip
        environment = {**os.environ, "ORIFLAMME_CUDA": str(card), "ORIFLAMME_PTX": str(KERNELS)}
        tests = [here / "python", here / "test_gpu.py", "test_the_same_steps", "test_the_same_games", "test_few_rows_and_parts",
                 "test_games_that_are_over_pay"]  # fmt: skip
        subprocess.run(tests, env=environment, stdout=subprocess.DEVNULL, check=True)


def test_an_unknown_instruction_stops_the_translation():
    kernel = ".visible .entry a(\n\t.param .u64 a_0\n)\n{\n\t.reg .b32 \t%r<2>;\n\t%s\n}\n"
    try:
        ptx_as_c.translated(kernel.replace("%s", "brev.b32 \t%r1, %r0;"))
    except SystemExit as refused:
        assert "brev" in str(refused)
    else:
        raise AssertionError("an unknown instruction was taken")


if __name__ == "__main__":
    if not all(map(shutil.which, ("clang", "llvm-link", "opt", "llc"))):  # then none were built
        print("llvm is not installed: nothing to look at")
        sys.exit(0)
    run(globals(), sys.argv[1:])
