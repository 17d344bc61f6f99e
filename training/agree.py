#!/usr/bin/env python3
"""How often the net in integers likes the same decision best as the floats it was made from.

    training/agree.py FLOATS [INTEGERS.k8] [POSITIONS]        # FLOATS: NAME@snapshots.npz or a .k8

The positions are from games of the floats against themselves: all sets, two to five seats.
"""
import ctypes
import os
import subprocess
import sys
import tempfile

import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import export  # noqa: E402
import games  # noqa: E402
import net as king  # noqa: E402

MIX = {"base": 35, "ablaze": 35, "mix": 30, "seats": [0, 0, 25, 25, 25, 25], "schemer_2": 10}
STEPS, ONE = 100, 256


def integers(folder, path):
    """Rows -> logits [8, columns] of the file."""
    library = os.path.join(folder, "integers.so")
    subprocess.run(["gcc", "-O2", "-std=c17", "-fPIC", "-shared", "-Iinclude", "-I.", "training/integers.c",
                    "bots/king_net.c", "bots/king_sums.c", "bots/king_sight.c", "engine/oriflamme.c", "-o", library],
                   cwd=games.ROOT, check=True)
    library = ctypes.CDLL(library)
    with open(path, "rb") as file:
        weights = file.read()

    def think(row, columns):
        out = np.zeros((8, columns), np.int32)
        library.integers_think(weights, ctypes.c_void_p(row.data_ptr()), ctypes.c_void_p(out.ctypes.data))
        return torch.tensor(out)
    return think


def positions(sight, net, library, count):
    """Rows of games that the floats play, and what they think of them."""
    many = max(1, count // STEPS)
    play = games.Games(many, MIX, 11, library, "cpu")
    rows, truths = (torch.zeros(many, sight.bytes, dtype=torch.uint8) for _ in range(2))
    result = torch.zeros(many, games.RESULTS)
    for _ in range(STEPS):
        play.look(rows, truths)
        x, g, there = king.trunk(sight, net.w, rows, sight.places, torch.float32)
        logit = king.logits(sight, net.w, rows, sight.places, x, g, there, torch.float32)
        yield from zip(rows, logit.view(many, 8, sight.columns))
        at = torch.distributions.Categorical(logits=logit).sample()
        play.step(at.to(torch.int32), result)


def main():
    name = sys.argv[1]
    path = sys.argv[2] if len(sys.argv) > 2 else os.path.join(games.ROOT, "bots/king.k8")
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 2000
    torch.manual_seed(1)
    with tempfile.TemporaryDirectory() as folder, torch.no_grad():
        library = games.build_library(folder)
        think = integers(folder, path)
        sight = king.Sight(library, "cpu")
        net = king.Net(king.ACTOR, True, "cpu", torch.Generator())
        net.flat.copy_(torch.tensor(export.net_of(name)))
        same = seen = distance = 0
        for row, logit in positions(sight, net, library, count):
            legal = king.legal(sight, row.unsqueeze(0), sight.places)[0]
            if int(legal.sum()) < 2:
                continue
            other = (think(row, sight.columns).float() / ONE).masked_fill(~legal, -1e9).view(-1)
            one = torch.log_softmax(logit.reshape(-1), 0)
            other = torch.log_softmax(other, 0)
            seen += 1
            same += int(one.argmax() == other.argmax())
            distance += float((one.exp() * (one - other))[legal.view(-1)].sum())
    print(f"{path} likes the same best as {name} in {100 * same / seen:.2f} % of {seen} positions, "
          f"KL {distance / seen:.4f}")


if __name__ == "__main__":
    main()
