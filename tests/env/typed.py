"""What the types promise. mypy --strict must accept this file; the lines that say `type: ignore` are wrong, and
mypy also fails if one of them is not."""

import numpy as np
import numpy.typing as npt

from oriflamme import ACTIONS, BOTS, Among, Batch, Card, Game, View, gpu

batch = Batch(8, seats=3, rules="mix", seed=1)
masks: npt.NDArray[np.int8] = batch.masks
observations: npt.NDArray[np.uint8] = batch.observations
refused: int = batch.step(batch.masks.argmax(axis=1))
paid: npt.NDArray[np.float32] = batch.rewards[batch.terminals]
table = Among(4, opponents=BOTS[1], seat=0)
earned: float = float(table.paid.sum())

on_card = gpu.Batch(8, seats=3, bits=True, wait=False)
words: gpu.Array = on_card.mask_bits
refused_there: int | None = on_card.step(on_card.choose())
copied: npt.NDArray[np.float32] = on_card.rewards.numpy()

game = Game("base", 3, seed=7)
view: View = game.view(0)
asked: int | None = game.asked
cards: list[Card] = [place[0] for place in view.queue]
game.apply(game.advise("knight"))
game.apply(game.options()[0])
returns: list[float] = game.returns()
number: int = ACTIONS

Batch("8")  # type: ignore[arg-type]
Batch(8, 3, "base", 1, True)  # type: ignore[misc]
gpu.Batch(8, device="cuda")  # type: ignore[arg-type]
sure: int = on_card.step()  # type: ignore[assignment]
game.view("a")  # type: ignore[arg-type]
game.apply(None)  # type: ignore[arg-type]
text: str = game.asked  # type: ignore[assignment]
batch.actions = masks  # type: ignore[misc,assignment]
view.hand = "A"  # type: ignore[misc]
