"""The batch on an NVIDIA card: rows, decisions and results stay there.

    from oriflamme import gpu
    batch = gpu.Batch(131072, seats=4, rules="base", seed=1, bits=True)
    observations = torch.as_tensor(batch.observations)  # the same memory: each step writes into it

It is to play the games of `oriflamme.Batch`, bit for bit; docs/research.md says what of that is
shown. It needs a card of 2020 or later, its driver, and the kernels (`make gpu`); where one of them is missing, `gpu.Missing` says which.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _library as c
from ._cuda import Array, Card, Failed, Missing, card_of, lies_on_card
from .batch import MOST_ROWS, as_actions
from .batch import Batch as OnProcessor

__all__ = ["Array", "Batch", "Failed", "MASK_WORDS", "Missing"]

MASK_WORDS = (c.ACTIONS + 31) // 32  #: of a mask as bits
_BLOCK = 128  # threads of a block, a row each
_ROW_APART = 8 * (c.ROW // 8 | 1)  # bytes that a row takes in a block's memory (gpu/kernels.c)
_FOR_ROWS = _BLOCK * _ROW_APART
_FOR_MASKS = _BLOCK * 4 * MASK_WORDS


def _checked(device: int) -> Card:
    """The card, whose kernels are of this package's time."""
    card = card_of(device)
    numbers = Array(card, (4,), np.int32)
    card.launch("ori_gpu_numbers", 1, 1, 0, ctypes.c_uint64(numbers.pointer))
    here = [c.VERSION, c.ROW, c.ACTIONS, c.OBSERVATION]
    if list(numbers.numpy()) != here:
        raise Missing(f"the kernels are of another version: {list(numbers.numpy())}, and the package {here}; run `make gpu`")
    return card


class Batch:
    """`n` games in lockstep on a card: `oriflamme.Batch` with its arrays there.

    actions, observations, masks, rewards, terminals, players and refused have the same shapes, types
    and meanings; each is a `gpu.Array`. With `bits`, `mask_bits` has the masks as int32 (n, 27):
    action a is bit a % 32 of word a // 32. Bits are written faster, and are an eighth of the memory;
    `mask=False` leaves out the others.

    A step waits until the card has counted what was refused. With `wait=False` it returns None at
    once, and `refused` tells by row. All work is done on the legacy default stream, which is torch's
    and CuPy's own.
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
        bits: bool = False,
        reward: str = "zero_sum",
        trusted: bool = False,
        first_row: int = 0,
        device: int = 0,
        wait: bool = True,
    ) -> None:
        self._made: dict[str, Any] = dict(
            n=n, seats=seats, rules=rules, seed=seed, obs=obs, mask=mask, bits=bits, reward=reward, trusted=trusted,
            first_row=first_row, device=device, wait=wait,
        )  # fmt: skip
        self.n = n = c.whole("rows", n, 1, MOST_ROWS // c.ACTIONS)
        self.first_row = c.whole("first_row", first_row, 0, 2**32 - self.n)
        self._rules = c.read_rules(rules, seats, reward)
        self.seats, self.rules, self.seed = int(seats), rules, c.seed_of(seed)
        self._flags = ctypes.c_uint(c.TRUSTED if trusted else 0)
        self._wait = wait
        self._card = card = _checked(c.whole("device", device, 0, 2**16))
        self._rows = Array(card, (n, c.ROW), np.uint8)
        self._actions = Array(card, (n,), np.int32)
        self._observations = Array(card, (n if obs else 0, c.OBSERVATION), np.uint8)
        self._masks = Array(card, (n if mask else 0, c.ACTIONS), np.int8)
        self._mask_bits = Array(card, (n if bits else 0, MASK_WORDS), np.int32)
        self.rewards = Array(card, (n, c.SEATS), np.float32)
        self.terminals = Array(card, (n,), np.bool_)
        self.players = Array(card, (n,), np.int8)
        self.refused = Array(card, (n,), np.bool_)
        self._count = Array(card, (1,), np.int32)
        self.reset()

    @property
    def actions(self) -> Array:
        """What `step` does when it is given nothing. Write into it."""
        return self._actions

    @property
    def observations(self) -> Array:
        """What the asked seats see."""
        return self._made_with("obs", self._observations)

    @property
    def masks(self) -> Array:
        """What the asked seats may do."""
        return self._made_with("mask", self._masks)

    @property
    def mask_bits(self) -> Array:
        """The same as bits."""
        return self._made_with("bits", self._mask_bits)

    def _made_with(self, what: str, array: Array) -> Array:
        if not len(array):
            raise c.Refused(f"this batch was made with {what}=False")
        return array

    # --- Kernels ---

    def _launch(self, name: str, shared: int, *arguments: Any) -> None:
        """A thread for each row: gpu/kernels.c has the kernel, which takes the rows and their number first."""
        given = [ctypes.c_uint64(one.pointer) if isinstance(one, Array) else one for one in arguments]
        rows = [ctypes.c_uint64(self._rows.pointer), ctypes.c_int(self.n)]
        self._card.launch(name, self.n, _BLOCK, shared, *rows, *given)

    def _told(self) -> tuple[Array, ...]:
        return (self.rewards, self.terminals, self.players, self.refused)

    def _tell(self) -> None:
        if len(self._observations):
            self._launch("ori_gpu_observe", _FOR_ROWS, self._observations)
        if len(self._masks):
            self._launch("ori_gpu_mask", _FOR_MASKS, self._masks)
        if len(self._mask_bits):
            self._launch("ori_gpu_mask_bits", _FOR_MASKS, self._mask_bits)

    def _look(self) -> None:
        self._launch("ori_gpu_look", 0, *self._told())
        self._tell()

    def reset(self, seed: int | None = None) -> None:
        """Deals game 0 of every row; without a seed, with the last one."""
        if seed is not None:
            self.seed = c.seed_of(seed)
        seed_now, first_row = ctypes.c_uint64(self.seed), ctypes.c_uint32(self.first_row)
        self._launch("ori_gpu_reset", _FOR_ROWS, self._rules, seed_now, first_row)
        self._look()

    def step(self, actions: Any = None) -> int | None:
        """One decision in every row. Returns how many were refused, unless the batch does not wait.

        Actions are int32 or int64, on the card (a tensor of torch, an array of CuPy) or not.
        """
        if actions is not None:
            self._take(actions)
        self._launch("ori_gpu_step", _FOR_ROWS, self._actions, self._flags, *self._told())
        self._tell()
        return self._refused() if self._wait else None

    def _take(self, actions: Any) -> None:
        if actions is self._actions:
            return
        if not lies_on_card(actions):
            self._actions.fill(as_actions(actions, self.n))
            return
        told = actions.__cuda_array_interface__
        if tuple(told["shape"]) != (self.n,):
            raise c.Refused(f"actions of shape {tuple(told['shape'])}: there are {self.n} rows, so it is ({self.n},)")
        wide = {"<i4": 0, "<i8": 1}.get(told["typestr"])
        if wide is None:
            raise c.Refused(f"actions of type {told['typestr']}: on the card they are int32 or int64")
        if told.get("strides") not in (None, (4 + 4 * wide,)):
            raise c.Refused("actions with gaps between them: on the card they lie one after the other")
        self._card.launch(
            "ori_gpu_take", self.n, _BLOCK, 0, ctypes.c_uint64(told["data"][0]), ctypes.c_int(wide), ctypes.c_int(self.n),
            ctypes.c_uint64(self._actions.pointer))  # fmt: skip

    def _refused(self) -> int:
        self._card.launch(
            "ori_gpu_count", 1, 1024, 0, ctypes.c_uint64(self.refused.pointer), ctypes.c_int(self.n),
            ctypes.c_uint64(self._count.pointer))  # fmt: skip
        return int(self._count.numpy()[0])

    def choose(self) -> Array:
        """Fills `actions` with an option for each row, each as likely, and returns it."""
        self._launch("ori_gpu_choose", 0, self._actions)
        return self._actions

    def pay(self) -> npt.NDArray[np.float32]:
        """What each seat would be paid where the game is over; 0 elsewhere."""
        paid = Array(self._card, (self.n, c.SEATS), np.float32)
        self._launch("ori_gpu_pay", 0, paid)
        return paid.numpy()

    def playout(self, games: int = 1) -> int:
        """Plays this many random games to the end in every row; returns how many decisions."""
        decisions = Array(self._card, (self.n,), np.int64)
        self._launch("ori_gpu_playout", 0, ctypes.c_int(c.whole("games", games, 0, 2**31 - 1)), decisions)
        self._look()
        return int(decisions.numpy().sum())

    # --- On the processor ---

    def _on_processor(self) -> OnProcessor:
        """The same rows there."""
        made: dict[str, Any] = {**self._made, "obs": False, "mask": False, "seed": self.seed}
        for only_here in ("bits", "device", "wait"):
            del made[only_here]
        batch = OnProcessor(**made)
        batch._rows[:] = self._rows.numpy().reshape(-1)
        return batch

    def advise(self, bot: str, iterations: int = 200) -> Array:
        """Fills `actions` with a bot's decisions for the players to move, and returns it. Bots think on the processor."""
        batch = self._on_processor()
        self._actions.fill(batch.advise(bot, iterations))
        self._rows.fill(batch._rows.reshape(self.n, -1))  # bots draw from the row's chance
        return self._actions

    def observe(self, row: int, seat: int) -> npt.NDArray[np.uint8]:
        """What any seat (-1: a spectator) sees of a row."""
        return self._on_processor().observe(row, seat)

    def position(self, row: int, seat: int = c.TRUTH) -> str:
        """A row in the notation: the whole truth, or what a seat knows."""
        return self._on_processor().position(row, seat)

    # --- Pickled: how it was made, and what is in its arrays ---

    def _arrays(self) -> list[Array]:
        return [self._rows, self._actions, self._observations, self._masks, self._mask_bits, *self._told()]

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self._made, self.seed, [array.numpy() for array in self._arrays()])


def _restored(kind: type[Batch], made: dict[str, Any], seed: int, arrays: list[npt.NDArray[Any]]) -> Batch:
    batch = kind(**made)
    batch.seed = seed
    for mine, kept in zip(batch._arrays(), arrays):
        mine.fill(kept)
    return batch
