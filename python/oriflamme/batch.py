"""Thousands of games stepped at once."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _library as c

#: Most rows of a batch: their numbers fit C's int.
MOST_ROWS = 2**31 - 1


def _zeros(shape: int | tuple[int, ...], dtype: Any) -> npt.NDArray[Any]:
    """Zeros that begin with a cache line, so that no more lines are touched than there must be."""
    line = 64
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + line, np.uint8)
    first = -room.ctypes.data % line
    zeros: npt.NDArray[Any] = room[first : first + size].view(dtype).reshape(shape)
    return zeros


def as_actions(actions: npt.ArrayLike, n: int) -> npt.NDArray[np.int32]:
    """One whole number for each row; anything else is refused."""
    given = np.asarray(actions)
    if given.shape != (n,):
        raise c.Refused(f"actions of shape {given.shape}: there are {n} rows, so it is ({n},)")
    if given.dtype.kind not in "iu":
        raise c.Refused(f"actions of type {given.dtype}: they are whole numbers")
    if given.dtype != np.int32:
        wide, given = given, given.astype(np.int32)
        wrong = np.flatnonzero(wide != given)
        if wrong.size:
            raise c.Refused(f"row {wrong[0]}: there is no action {wide[wrong[0]]}, they are 0 to {c.ACTIONS - 1}")
    return given


class Batch:
    """`n` games in lockstep, one decision each a step.

    The arrays are allocated once and written in place by every step; copy what you keep.

    =============== ======== ============ ====================================================
    actions         int32    (n,)         write the decisions here (or give them to `step`)
    observations    uint8    (n, 256)     what the asked seat sees
    masks           int8     (n, ACTIONS) 1 where that action may be chosen
    rewards         float32  (n, 5)       by seat, at the end of a game; 0 before
    terminals       bool     (n,)         a game ended with this step
    players         int8     (n,)         the seat that is asked
    refused         bool     (n,)         the action was none of the options: nothing changed
    =============== ======== ============ ====================================================

    When a game ends, the next one is dealt in the same step: observations, masks and players are
    then those of the new game (`same_step` autoreset). Deal k of row i follows from
    `(seed, first_row + i, k)`, whatever n is and whatever was decided: split a batch over threads
    or machines with `first_row`. ctypes lets go of the interpreter's lock during a step, so
    several batches in Python threads use several cores. `trusted` leaves out the check that an
    action is one of the options: the caller must obey the masks, or memory is overwritten.
    """

    def __init__(
        self,
        n: int,
        seats: int = 4,
        rules: str = "base",
        seed: int = 0,
        *,
        obs: bool = True,
        mask: bool = True,
        reward: str = "zero_sum",
        trusted: bool = False,
        first_row: int = 0,
    ) -> None:
        self._made: dict[str, Any] = dict(
            n=n, seats=seats, rules=rules, seed=seed, obs=obs, mask=mask, reward=reward, trusted=trusted,
            first_row=first_row,
        )
        self.n = n = c.whole("rows", n, 1, MOST_ROWS)
        self.first_row = c.whole("first_row", first_row, 0, 2**32 - self.n)
        self._rules = c.read_rules(rules, seats, reward)
        self.seats, self.rules, self.seed = int(seats), rules, c.seed_of(seed)
        self._flags = c.TRUSTED if trusted else 0
        self._rows: npt.NDArray[np.uint8] = _zeros(n * c.ROW, np.uint8)
        self._actions: npt.NDArray[np.int32] = _zeros(n, np.int32)
        self._observations: npt.NDArray[np.uint8] = _zeros((n if obs else 0, c.OBSERVATION), np.uint8)
        self._masks: npt.NDArray[np.int8] = _zeros((n if mask else 0, c.ACTIONS), np.int8)
        self.rewards: npt.NDArray[np.float32] = _zeros((n, c.SEATS), np.float32)
        self.terminals: npt.NDArray[np.bool_] = _zeros(n, np.bool_)
        self.players: npt.NDArray[np.int8] = _zeros(n, np.int8)
        self.refused: npt.NDArray[np.bool_] = _zeros(n, np.bool_)
        self._out = c.Out(
            obs=self._observations.ctypes.data if obs else None,
            mask=self._masks.ctypes.data if mask else None,
            reward=self.rewards.ctypes.data,
            done=self.terminals.ctypes.data,
            player=self.players.ctypes.data,
            refused=self.refused.ctypes.data,
        )
        self._out_pointer = ctypes.pointer(self._out)
        self._rows_at, self._actions_at = self._rows.ctypes.data, self._actions.ctypes.data
        self.reset()

    @property
    def actions(self) -> npt.NDArray[np.int32]:
        """What `step` does when it is given nothing. Write into it."""
        return self._actions

    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """What the asked seats see."""
        if not len(self._observations):
            raise c.Refused("this batch has no observations: it was made with obs=False")
        return self._observations

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        """What the asked seats may do."""
        if not len(self._masks):
            raise c.Refused("this batch has no masks: it was made with mask=False")
        return self._masks

    def reset(self, seed: int | None = None) -> None:
        """Deals game 0 of every row; without a seed, with the last one."""
        if seed is not None:
            self.seed = c.seed_of(seed)
        c.check(c.lib.ori_env_reset(self._rows_at, self.n, ctypes.byref(self._rules), self.seed, self.first_row))
        c.check(c.lib.ori_env_look(self._rows_at, self.n, self._out_pointer))

    def step(self, actions: npt.ArrayLike | None = None) -> int:
        """One decision in every row. Returns how many were refused (see `refused`)."""
        if actions is not None:
            self._actions[:] = as_actions(actions, self.n)
        refused: int = c.lib.ori_env_step(
            self._rows_at, self.n, self._actions_at, self._flags, self._out_pointer
        )
        return refused

    def choose(self) -> npt.NDArray[np.int32]:
        """Fills `actions` with an option for each row, each as likely, and returns it."""
        c.lib.ori_env_choose(self._rows_at, self.n, self._actions_at)
        return self._actions

    def advise(self, bot: str, iterations: int = 200) -> npt.NDArray[np.int32]:
        """Fills `actions` with a bot's decisions for the players to move, and returns it."""
        bots = c.bots_named(bot, iterations)
        if c.lib.ori_env_advise(self._rows_at, self.n, ctypes.byref(bots), self._actions_at) < 0:
            raise c.Refused(f"{bot!r} does not advise")
        return self._actions

    def playout(self, games: int = 1) -> int:
        """Plays this many random games to the end in every row, in C; returns how many decisions."""
        decisions: int = c.lib.ori_env_playout(self._rows_at, self.n, c.whole("games", games, 0, 2**31 - 1))
        c.lib.ori_env_look(self._rows_at, self.n, self._out_pointer)
        return decisions

    def _row_at(self, row: int) -> int:
        return self._rows_at + c.whole("row", row, 0, self.n - 1) * c.ROW

    def observe(self, row: int, seat: int) -> npt.NDArray[np.uint8]:
        """What any seat (-1: a spectator) sees of a row."""
        out = np.zeros(c.OBSERVATION, np.uint8)
        c.check(c.lib.ori_env_observe(self._row_at(row), c.seat_of(seat, self.seats), out.ctypes.data))
        return out

    def position(self, row: int, seat: int = c.TRUTH) -> str:
        """A row in the notation: the whole truth, or what a seat knows."""
        text = ctypes.create_string_buffer(c.POSITION_TEXT)
        c.lib.ori_env_write(self._row_at(row), c.seat_of(seat, self.seats, c.TRUTH), text)
        return text.value.decode()

    # --- Pickled: how it was made, and what is in its arrays ---

    def _arrays(self) -> list[npt.NDArray[Any]]:
        return [self._rows, self._actions, self._observations, self._masks, self.rewards, self.terminals,
                self.players, self.refused]

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self._made, self.seed, [array.copy() for array in self._arrays()])


def _restored(kind: type[Batch], made: dict[str, Any], seed: int, arrays: list[npt.NDArray[Any]]) -> Batch:
    batch = kind(**made)
    batch.seed = seed
    for mine, kept in zip(batch._arrays(), arrays):
        if mine.shape != kept.shape or mine.dtype != kept.dtype:
            raise c.Refused(f"a batch of another version: an array of {kept.shape} {kept.dtype}, not {mine.shape}")
        mine[:] = kept
    return batch
