#!/usr/bin/env python3
"""Which of two nets is the stronger: one among others and the other way round, as trained, 99 % intervals.

    training/match.py --out DIR --net NEW --other bots/king.k8 [--tables base4,ablaze4] [--games 400000]
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import export  # noqa: E402
import respond  # noqa: E402
import train  # noqa: E402


def main():
    parser = train.options_of(__doc__)
    parser.add_argument("--net", required=True, help="a file of weights, or NAME@snapshots.npz")
    parser.add_argument("--other", default="bots/king.k8")
    parser.add_argument("--tables", default="base4,ablaze4,base2,ablaze2,base3,ablaze3,base5,ablaze5,mix4")
    parser.add_argument("--games", type=int, default=400000)
    options = parser.parse_args()
    config, library = train.prepared(options, rival_games=1, reader_games=0, magnet=0, whole=False,
                                     learn=False)
    trainer = train.Trainer(config, options.out, library)
    trainer.prepare()
    other = trainer.on_device(export.net_of(options.other))
    for name in options.net.split(","):
        net = trainer.on_device(export.net_of(name))
        for table in options.tables.split(","):
            mix = respond.mix_of(table)
            there, error, count = trainer.share(net, other, options.games, mix)
            back, error_back, _ = trainer.share(other, net, options.games, mix)
            both = (error ** 2 + error_back ** 2) ** 0.5
            respond.report(os.path.join(options.out, "match.txt"),
                           f"{table}: {name} alone {100 * there:.2f} % +- {258 * error:.2f}, {options.other} alone "
                           f"{100 * back:.2f} % +- {258 * error_back:.2f}, difference {100 * (there - back):+.2f} +- "
                           f"{258 * both:.2f} ({count} games each)")


if __name__ == "__main__":
    main()
