#!/usr/bin/env python3
"""How well a net can be read: what one seat wins among frozen copies of it that has trained for nothing else.

    training/respond.py --out DIR [--net bots/king.k8] [--tables base2,base3,base4,ablaze2,ablaze4]
                        [--decisions 340e6] [--critic DIR/last.pt]

For each table a response starts from the net itself and learns for so many decisions (those of the frozen seats count
as well), after a critic has learned its value from nothing (or is taken from a checkpoint). Then it plays 200,000
games. Writes DIR/respond.txt, and for each table the curve (DIR/base2.csv) and the response in DIR/responses.npz.
"""
import os
import sys
import time

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import export  # noqa: E402
import train  # noqa: E402

# As an independent examiner of the king had it.
EXAMINER = {"learning_rate": [4e-4, 2e-5], "entropy": [0.012, 0.003], "lambda": [0.93, 0.93], "sharpness": [1] * 6,
            "magnet": 0, "whole": False, "rival_games": 1, "reader_games": 0, "snapshots_at": [],
            "seed": 99, "save_every": 1e9}


def mix_of(table):
    """base2, ablaze4, mix3: one set and number of seats."""
    name, seats = table[:-1], int(table[-1])
    return {"base": 0, "ablaze": 0, "mix": 0, name: 100, "seats": [100 * (i == seats) for i in range(6)],
            "schemer_2": 0}


def report(out, text):
    print(text, flush=True)
    with open(out, "a") as file:
        file.write(text + "\n")


def respond(trainer, net, critic, table, until):
    """Trains from the net; the response is left in trainer.actor."""
    trainer.restart(net, critic)
    trainer.rival.flat.copy_(trainer.on_device(net))
    trainer.games.deal(mix_of(table), trainer.config["seed"])
    trainer.run(until)


def main():
    started = time.time()
    parser = train.options_of(__doc__)
    parser.add_argument("--net", default="bots/king.k8", help="a file of weights, or NAME@snapshots.npz")
    parser.add_argument("--tables", default="base2,base3,base4,ablaze2,ablaze4")
    parser.add_argument("--decisions", type=float, default=340e6)
    parser.add_argument("--critic", help="a checkpoint of the net's own training, instead of learning from nothing")
    parser.add_argument("--games", type=int, default=200000, help="that a response plays")
    options = parser.parse_args()
    config, library = train.prepared(options, decisions=options.decisions, **EXAMINER)
    if options.critic:
        config["critic_first"] = 0
    trainer = train.Trainer(config, options.out, library)
    critic = train.critic_of(options.critic, trainer)
    trainer.prepare()
    out, responses = os.path.join(options.out, "respond.txt"), {}
    for net in options.net.split(","):
        flat = export.net_of(net)
        for table in options.tables.split(","):
            name = f"{table} {net}".replace("/", "_")
            respond(trainer, flat, critic, table, started + options.wall)
            trainer.write_log(os.path.join(options.out, name.replace(" ", "_") + ".csv"))
            responses[name] = trainer.actor.flat.cpu().numpy().astype(np.float16)
            share, error, count = trainer.share(trainer.actor.flat.clone(), trainer.on_device(flat), options.games,
                                                mix_of(table))
            report(out, f"{table}, {net}: after {trainer.trained / 1e6:.0f} M decisions, {trainer.seconds:.0f} s, a "
                        f"response wins {100 * share:.2f} % +- {258 * error:.2f} ({count} games)")
            np.savez(os.path.join(options.out, "responses.npz"), **responses)


if __name__ == "__main__":
    main()
