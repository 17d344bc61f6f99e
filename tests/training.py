"""A few iterations of the king's trainer on the CPU, in a folder: training.py DIR (see tests/training)."""
import csv
import os
import sys

import numpy as np
import torch

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "training"))
import export  # noqa: E402
import train  # noqa: E402

TINY = ["--set", "games=32", "--set", "steps=4", "--set", "minibatch=32", "--set", "think_rows=16",
        "--set", "threads=2", "--set", "print_every=1",
        "--set", 'critic={"place":16,"table":32}', "--seconds", "100000"]


def run(main, *arguments):
    sys.argv = [main.__module__, *arguments]
    main()


def main():
    out = sys.argv[1]
    torch.set_num_threads(1)
    library = train.build_library(out)
    train.build_library = lambda _: library  # once for all runs

    run(train.main, *TINY, "--out", f"{out}/a", "--iterations", "3")
    run(train.main, *TINY, "--out", f"{out}/b", "--iterations", "2", "--resume", f"{out}/a/last.pt")
    with open(f"{out}/b/log.csv") as file:
        rows = list(csv.DictReader(file))
    assert [int(r["decisions"]) for r in rows] == [128, 256, 384, 512, 640], "not resumed where it was"
    assert all(np.isfinite(float(v)) for r in rows for v in r.values()), "a figure is no number"
    assert all(0 < float(r["entropy"]) < 6 for r in rows), "there is no choice"
    a, b = (torch.load(f"{out}/{x}/last.pt") for x in "ab")
    assert b["updates"] > a["updates"] > 0 and b["iteration"] == 5, "the schedule began anew"
    for name in ("actor", "critic"):
        assert bool((a[name]["square"] != 0).any()), f"the {name}'s optimiser is not kept"
        assert not torch.equal(a[name]["flat"], b[name]["flat"]), f"the {name} has learned nothing"

    flat = np.load(f"{out}/b/snapshots.npz")["last"].astype(np.float32)
    np.savez(f"{out}/king.npz", flat=flat)
    run(train.main, *TINY, "--out", f"{out}/c", "--iterations", "1", "--against", f"{out}/king.npz",
        "--start", f"{out}/king.npz")
    run(train.main, *TINY, "--out", f"{out}/d", "--iterations", "2", "--set", "magnet=0.1",
        "--resume", f"{out}/a/last.pt")
    d = torch.load(f"{out}/d/last.pt")["actor"]["flat"]
    assert not torch.equal(d, b["actor"]["flat"]), "the magnet draws nothing"
    run(export.main, f"{out}/b/snapshots.npz", "-o", f"{out}/tiny.k8")


main()
