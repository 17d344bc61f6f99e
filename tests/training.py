"""A few iterations of the king's trainer on the CPU, in a folder: training.py DIR (see tests/training)."""
import csv
import os
import sys

import numpy as np
import torch

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "training"))
import export  # noqa: E402
import games  # noqa: E402
import match  # noqa: E402
import respond  # noqa: E402
import train  # noqa: E402

KING = os.path.join(HERE, "..", "bots", "king.k8")
TINY = ["--set", "games=32", "--set", "steps=4", "--set", "minibatch=16", "--set", "think_rows=[16,8]",
        "--set", "print_every=1", "--set", "critic_first=129",
        "--set", "magnet_every=2", "--set", "snapshots_at=[0.0002]",
        "--set", "reader_every=2", "--set", "reader_games=0.5",
        "--set", "warm_updates=1", "--set", "learning_rate=[0.01,0.01]",
        "--set", 'critic={"place":16,"table":32}']


def run(main, *arguments):
    sys.argv = [main.__module__, *arguments]
    return main()


def main():
    out = sys.argv[1]
    torch.set_num_threads(1)
    library = games.build_library(out)
    games.build_library = lambda _: library  # once for all runs
    check_weights(library, out)

    run(train.main, *TINY, "--out", f"{out}/a", "--start", KING, "--iterations", "3")
    a = torch.load(f"{out}/a/last.pt")
    resumed = run(train.main, *TINY, "--out", f"{out}/a", "--iterations", "2", "--resume", f"{out}/a/last.pt")
    with open(f"{out}/a/log.csv") as file:
        rows = list(csv.DictReader(file))
    assert [int(r["decisions"]) for r in rows] == [128, 256, 384, 512, 640], "not resumed where it was"
    assert all(np.isfinite(float(v)) for r in rows for v in r.values()), "a figure is no number"
    assert all(0 < float(r["entropy"]) < 6 for r in rows), "there is no choice"
    assert abs(float(rows[0]["kl"])) < 1e-4, "the actor learned before its critic"
    assert max(float(r["from_magnet"]) for r in rows) > 0, "the magnet is where the actor is"
    b = torch.load(f"{out}/a/last.pt")
    assert b["updates"] > a["updates"] > 0 and b["iteration"] == 5, "the schedule began anew"
    assert float(resumed.step_count) == resumed.updates, "the optimiser forgot how far it was"
    for name in ("actor", "critic"):
        assert bool((a[name]["square"] != 0).any()), f"the {name}'s optimiser is not kept"
        assert not torch.equal(a[name]["flat"], b[name]["flat"]), f"the {name} has learned nothing"
    assert not torch.equal(a["magnet"], b["magnet"]), "the magnet does not move"
    assert b["reader_count"] > 0 and bool((b["reader"]["square"] != 0).any()), "the reader has learned nothing"
    assert {"at0.0002M", "last"} <= set(np.load(f"{out}/a/snapshots.npz")), "no snapshot on the way"

    few = [*TINY, "--games", "10", "--out", f"{out}/b"]
    run(respond.main, *few, "--net", KING, "--tables", "base2,ablaze3", "--decisions", "100")
    run(match.main, *few, "--net", f"last@{out}/a/snapshots.npz", "--tables", "mix5")
    with open(f"{out}/b/respond.txt") as file:
        assert [line.split(",")[0] for line in file] == ["base2", "ablaze3"], "a response is missing"
    run(export.main, f"last@{out}/a/snapshots.npz", "-o", f"{out}/tiny.k8")


def check_weights(library, out):
    """A file of weights, read into floats and written again, is the same file."""
    export.export(export.floats(KING), library, f"{out}/again.k8")
    with open(KING, "rb") as there, open(f"{out}/again.k8", "rb") as here:
        assert there.read() == here.read(), "weights that are read and written are others"


main()
