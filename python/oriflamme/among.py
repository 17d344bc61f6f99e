"""One learner among bots, many tables at once, without Gymnasium."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _library as c
from .batch import MOST_ROWS, Batch, as_actions


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
        n = c.whole("rows", n, 1, MOST_ROWS)
        self._bots = c.bots_named(opponents, iterations)
        self.last_observations: npt.NDArray[np.uint8] = np.zeros((n, c.OBSERVATION), np.uint8)
        self.paid: npt.NDArray[np.float32] = np.zeros(n, np.float32)
        self._learner = c.ROTATES if seat is None else c.seat_of(seat, c.whole("seats", seats, 2, c.SEATS), 0)
        self._each = np.arange(n)
        super().__init__(n, seats, rules, seed, reward=reward)
        self._made: dict[str, Any] = dict(
            n=n, opponents=opponents, seats=seats, rules=rules, seed=seed, iterations=iterations, reward=reward,
            seat=seat,
        )

    def reset(self, seed: int | None = None) -> None:
        """Deals game 0 of every row, and plays it to the learner's first decision."""
        self._rules.learner = self._learner
        self._out.last_obs = self.last_observations.ctypes.data
        super().reset(seed)
        self._actions[:] = c.NO_ACTION
        self._go_on()

    def step(self, actions: npt.ArrayLike | None = None) -> int:
        """The learners' decisions, then the bots'. Returns how many rows were refused."""
        if actions is not None:
            self._actions[:] = as_actions(actions, self.n)
        # To C, NO_ACTION means that the learner does nothing: here it is an action that there is not.
        self._actions[self._actions == c.NO_ACTION] = c.NO_ACTION - 1
        return self._go_on()

    def _skip(self, rows: npt.NDArray[np.bool_], actions: npt.NDArray[np.int32]) -> None:
        """The same, but nothing happens in these rows: they are looked at again."""
        self._actions[:] = np.where(rows, c.NO_ACTION, actions)
        self._go_on()

    def _go_on(self) -> int:
        seats = self.players.copy()
        refused: int = c.lib.ori_env_step_among(
            self._rows_at, self.n, self._actions_at, self._flags, ctypes.byref(self._bots), self._out_pointer
        )
        if refused < 0:
            raise c.Refused("a row has no learner")
        self.paid[:] = self.rewards[self._each, seats]
        return refused

    def _arrays(self) -> list[npt.NDArray[Any]]:
        return [*super()._arrays(), self.last_observations, self.paid]
