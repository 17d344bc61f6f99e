"""One learner among bots, many tables at once, without Gymnasium."""

from __future__ import annotations

import ctypes

import numpy as np

from . import _library as c
from .batch import Batch, _bots


class Among(Batch):
    """A `Batch` in which the caller decides for one seat of each row, and bots for the others.

    The arrays are the learner's: `players` is its seat, `paid` (float32, (n,)) what it got with
    this step, and `last_observations` has the end of a game where `terminals` is true. The
    learner's seat goes round the table from game to game, unless `seat` names one. Bots play at
    once, inside C, until the learner is asked again.
    """

    def __init__(
        self,
        n: int,
        opponents: str = "squire",
        seats: int = 4,
        rules: str = "base",
        seed: int = 0,
        *,
        iterations: int = 200,
        reward: str = "zero_sum",
        seat: int | None = None,
    ) -> None:
        self._bots = _bots(opponents, iterations)
        self.last_observations = np.zeros((n, c.OBSERVATION), np.uint8)
        self.paid = np.zeros(n, np.float32)
        self._learner = c.ROTATES if seat is None else seat
        self._each = np.arange(n)
        super().__init__(n, seats, rules, seed, reward=reward)

    def reset(self, seed: int | None = None) -> None:
        """Deals game 0 of every row, and plays it to the learner's first decision."""
        self._rules.learner = self._learner
        self._out.last_obs = self.last_observations.ctypes.data
        super().reset(seed)
        self.actions[:] = c.NO_ACTION
        self._go_on()

    def step(self, actions: np.ndarray | None = None) -> int:
        """The learners' decisions, then the bots'. Returns how many rows were refused."""
        if actions is not None:
            self.actions[:] = actions
        seats = self.players.copy()
        refused = self._go_on()
        self.paid[:] = self.rewards[self._each, seats]
        return refused

    def _go_on(self) -> int:
        refused = c.lib.ori_env_step_among(
            self._rows_at,
            self.n,
            self._actions_at,
            0,
            ctypes.byref(self._bots),
            self._out_pointer,
        )
        if refused < 0:
            raise c.Refused(f"there is no bot {self._bots.name.decode()!r}")
        return refused
