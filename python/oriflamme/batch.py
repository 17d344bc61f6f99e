"""Thousands of games stepped at once."""

from __future__ import annotations

import ctypes

import numpy as np

from . import _library as c


def _zeros(shape: int | tuple[int, ...], dtype: type) -> np.ndarray:
    """Zeros that begin with a cache line, so that no more lines are touched than there must be."""
    line = 64
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    room = np.zeros(size + line, np.uint8)
    first = -room.ctypes.data % line
    return room[first : first + size].view(dtype).reshape(shape)


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
    several batches in Python threads use several cores.
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
        if n < 1:
            raise c.Refused(f"a batch has at least one row, not {n}")
        self.n, self.seats, self.rules, self.first_row = n, seats, rules, first_row
        self._rules = c.read_rules(rules, seats, reward)
        self._flags = c.TRUSTED if trusted else 0
        self._rows = _zeros(n * c.ROW, np.uint8)
        self.actions = _zeros(n, np.int32)
        self.observations = _zeros((n, c.OBSERVATION), np.uint8) if obs else None
        self.masks = _zeros((n, c.ACTIONS), np.int8) if mask else None
        self.rewards = _zeros((n, c.SEATS), np.float32)
        self.terminals = _zeros(n, np.bool_)
        self.players = _zeros(n, np.int8)
        self.refused = _zeros(n, np.bool_)
        self._out = c.Out(
            obs=self._address(self.observations),
            mask=self._address(self.masks),
            reward=self.rewards.ctypes.data,
            done=self.terminals.ctypes.data,
            player=self.players.ctypes.data,
            refused=self.refused.ctypes.data,
        )
        self._out_pointer = ctypes.pointer(self._out)
        self._rows_at, self._actions_at = self._rows.ctypes.data, self.actions.ctypes.data
        self.reset(seed)

    @staticmethod
    def _address(array: np.ndarray | None) -> int | None:
        return None if array is None else array.ctypes.data

    def reset(self, seed: int | None = None) -> None:
        """Deals game 0 of every row; without a seed, with the last one."""
        if seed is not None:
            self.seed = seed
        why = c.lib.ori_env_reset(
            self._rows_at, self.n, ctypes.byref(self._rules), self.seed % 2**64, self.first_row
        )
        if why:
            raise c.Refused(why.decode())
        c.lib.ori_env_look(self._rows_at, self.n, self._out_pointer)

    def step(self, actions: np.ndarray | None = None) -> int:
        """One decision in every row. Returns how many were refused (see `refused`)."""
        if actions is not None:
            self.actions[:] = actions
        return c.lib.ori_env_step(
            self._rows_at, self.n, self._actions_at, self._flags, self._out_pointer
        )

    def choose(self) -> np.ndarray:
        """Fills `actions` with an option for each row, each as likely, and returns it."""
        c.lib.ori_env_choose(self._rows_at, self.n, self._actions_at)
        return self.actions

    def advise(self, bot: str, iterations: int = 200) -> np.ndarray:
        """Fills `actions` with what a bot decides for whoever is asked, and returns it."""
        bots = _bots(bot, iterations)
        if c.lib.ori_env_advise(self._rows_at, self.n, ctypes.byref(bots), self._actions_at) < 0:
            raise c.Refused(f"there is no bot {bot!r}")
        return self.actions

    def playout(self, games: int = 1) -> int:
        """Random play to the end of so many games in every row, in C; how many decisions."""
        decisions = c.lib.ori_env_playout(self._rows_at, self.n, games)
        c.lib.ori_env_look(self._rows_at, self.n, self._out_pointer)
        return decisions

    def observe(self, row: int, seat: int) -> np.ndarray:
        """What any seat (-1: a spectator) sees of a row."""
        if not 0 <= row < self.n or not -1 <= seat < self.seats:
            raise c.Refused(f"there is no row {row} with a seat {seat}")
        out = np.zeros(c.OBSERVATION, np.uint8)
        c.lib.ori_env_observe(self._rows_at + row * c.ROW, seat, out.ctypes.data)
        return out

    def position(self, row: int, seat: int = c.TRUTH) -> str:
        """A row in the notation: the whole truth, or what a seat knows."""
        if not 0 <= row < self.n:
            raise c.Refused(f"there is no row {row}")
        text = ctypes.create_string_buffer(c.POSITION_TEXT)
        c.lib.ori_env_write(self._rows_at + row * c.ROW, seat, text)
        return text.value.decode()


def _bots(name: str, iterations: int) -> c.Bots:
    bots = c.Bots(name=name.encode(), iterations=iterations)
    bots.keep = ctypes.create_string_buffer(c.lib.ori_env_memory())  # lives as long as the struct
    bots.memory = ctypes.addressof(bots.keep)
    return bots
