#!/usr/bin/env python3
"""How exploitable the king is, and how it grew: a best response of fixed cost, then matches.

    training/respond.py --out DIR SNAPSHOTS.npz... [--seconds 107] [--wall S]

Trains a best response to the net called `last` in the first file, starting from it (base, 4 seats, one learner among
three frozen kings), then lets it play; then every snapshot plays alone among three of the last and
the last alone among three of every snapshot, base and ablaze. Nets as trained, temperature 1.
"""
import argparse
import json
import os
import sys
import time

import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import train  # noqa: E402

FOUR = [0, 0, 0, 0, 100, 0]


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("snapshots", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--config", default=os.path.join(train.HERE, "config.json"))
    parser.add_argument("--seconds", type=float, default=107)
    parser.add_argument("--wall", type=float, default=1e9)
    parser.add_argument("--plays", type=int, default=14)
    parser.add_argument("--set", action="append", default=[])
    options = parser.parse_args()
    until = time.time() + options.wall
    os.makedirs(options.out, exist_ok=True)
    with open(options.config) as file:
        config = json.load(file)
    config.update(seconds=options.seconds, seed=99, snapshots_at=[],
                  mix={"base": 100, "ablaze": 0, "mix": 0, "seats": FOUR, "schemer_2": 0},
                  learning_rate=[3e-4, 2e-5], entropy=[0.012, 0.008])
    config["lambda"] = [0.9, 0.9]
    for item in options.set:
        name, value = item.split("=", 1)
        config[name] = json.loads(value)
    nets = {}
    for path in options.snapshots:
        for name, flat in np.load(path).items():
            if name != "last" or "last" not in nets:
                nets[name] = torch.tensor(flat.astype(np.float32))
    first = os.path.join(options.out, "king.npz")
    np.savez(first, flat=nets["last"].numpy())
    trainer = train.Trainer(config, options.out, against=first)
    trainer.start_from(first)
    last = nets["last"].to(trainer.device)
    critic = os.path.join(options.out, "critic.pt")
    if os.path.exists(critic):
        trainer.critic.flat.copy_(torch.load(critic, map_location=trainer.device)["critic"]["flat"])
    trainer.prepare()
    lines = []

    def report(text):
        lines.append(text)
        print(text, flush=True)
        with open(os.path.join(options.out, "respond.txt"), "w") as file:
            file.write("\n".join(lines) + "\n")

    def match(name, one, others, set_name):
        share, error, games = trainer.share(one, others, options.plays)
        report(f"{name}, {set_name}: {100 * share:.2f} % +- {196 * error:.2f} ({games} games)")

    trainer.run(1e9, until - 30)
    response = trainer.actor.flat.clone()
    report(f"best response after {trainer.elapsed:.0f} s, {trainer.decisions / 1e6:.1f} M decisions")
    others = sorted((n for n in nets if n != "last"), key=lambda n: int(n[2:].split("_")[0]))
    for set_name in ("base", "ablaze"):
        mix = {"base": 0, "ablaze": 0, "mix": 0, "seats": FOUR, "schemer_2": 0}
        mix[set_name] = 100
        trainer.env.mix(mix)
        match("response among three kings", response, last, set_name)
        match("king among three responses", last, response, set_name)
        for name in reversed(others):
            if time.time() > until:
                return
            other = nets[name].to(trainer.device)
            if name == others[-2 if len(others) > 1 else 0]:
                match(f"response among three {name}", response, other, set_name)
            match(f"{name} among three kings", other, last, set_name)
            match(f"king among three {name}", last, other, set_name)


if __name__ == "__main__":
    main()
