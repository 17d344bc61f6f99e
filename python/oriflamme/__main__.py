"""python3 -m oriflamme: plays random games and prints how fast."""

from __future__ import annotations

import argparse
import time
from typing import Any

from . import Batch, Game


def rate(batch: Batch, steps: int) -> float:
    """Steps a second by CPU time; neither the choosing nor the clock is counted."""
    clock = [time.thread_time() for _ in range(1001)]
    spent = -steps * (clock[-1] - clock[0]) / 1000
    for _ in range(steps):
        batch.choose()
        start = time.thread_time()
        batch.step()
        spent += time.thread_time() - start
    return batch.n * steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m oriflamme", description="Plays random games and prints how fast.")
    parser.add_argument("--rules", default="base", help="base, ablaze or mix (default base)")
    parser.add_argument("--seats", type=int, default=4, help="2 to 5 (default 4)")
    parser.add_argument("--rows", type=int, default=1024, help="games at once (default 1024)")
    parser.add_argument("--steps", type=int, default=300, help="steps of all of them (default 300)")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    if told.rows < 1 or told.steps < 1:
        parser.error("there is at least one row, and at least one step")

    game = Game(told.rules, told.seats, told.seed)
    batch = Batch(1, told.seats, told.rules, told.seed)
    while not game.is_over:
        game.apply(int(batch.choose()[0]))
        batch.step()
    print(game.record())
    options: dict[str, Any] = dict(seats=told.seats, rules=told.rules, seed=told.seed)
    ways: list[tuple[str, dict[str, Any]]] = [
        ("steps alone", dict(obs=False, mask=False)),
        ("trusted", dict(obs=False, mask=False, trusted=True)),
        ("with masks", dict(obs=False)),
        ("with observations and masks", {}),
    ]
    for name, more in ways:
        batch = Batch(told.rows, **options, **more)
        print(f"{name}: {rate(batch, told.steps) / 1e6:.1f} M steps/s ({told.rows} rows)")


if __name__ == "__main__":
    main()
