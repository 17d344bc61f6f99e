"""One game, in the notation."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from . import _library as c
from ._library import KINDS

ASKS = ("place", "reveal", "pick", "put", "twin", "plot_first", "plot_next", "over")


@dataclass(frozen=True)
class Card:
    """A card in the Queue, as a seat knows it. Seats are the table's, from 0."""

    kind: str | None  #: its letter; None: hidden
    family: int
    owner: int
    revealed: bool
    influence: int
    may_be_chosen: bool


@dataclass(frozen=True)
class View:
    """What one seat (or -1, a spectator) may know: an observation, read. Seats from 0."""

    seat: int
    seats: int
    round: int
    first: int
    ask: str  #: one of ASKS
    asked: int | None  #: None when the game is over
    hand: str
    aside: str
    pools: tuple[int, ...]
    piles: tuple[str, ...]
    queue: tuple[tuple[Card, ...], ...]  #: places; the top card first
    cursor: int  #: places before it are resolved

    @classmethod
    def of(cls, observation: npt.NDArray[np.uint8], seat: int) -> View:
        """Reads the 256 bytes that `seat` was given."""
        given = np.ascontiguousarray(observation)
        if given.shape != (c.OBSERVATION,) or given.dtype != np.uint8:
            raise c.Refused(
                f"an observation of shape {given.shape} and type {given.dtype}: it has {c.OBSERVATION} bytes (uint8)"
            )
        b: list[int] = given.tolist()
        seats = c.whole("an observation's number of seats", b[0], 2, c.SEATS)
        seat = c.seat_of(seat, seats)
        if not c.lib.ori_env_read_obs(given.ctypes.data, seat, ctypes.create_string_buffer(c.VIEW)):
            raise c.Refused(f"these bytes are no observation of seat {seat}")
        base = max(seat, 0)

        def table(counted: int) -> int:
            return (counted + base) % seats

        def kinds(at: int) -> str:
            bits = b[at] | b[at + 1] << 8 | b[at + 2] << 16
            return "".join(KINDS[i] for i in range(len(KINDS)) if bits >> i & 1)

        def by_seat(values: list[Any]) -> tuple[Any, ...]:
            return tuple(values[(i - base) % seats] for i in range(seats))

        queue: list[list[Card]] = [[] for _ in range(b[7])]
        for at in range(46, c.OBSERVATION, 6):
            kind, owner, family, flags, influence, place = b[at : at + 6]
            if kind:
                queue[place].append(
                    Card(
                        None if kind > len(KINDS) else KINDS[kind - 1],
                        table(family),
                        table(owner),
                        bool(flags & 1),
                        influence | flags >> 6 << 8,
                        bool(flags & 16),
                    )
                )
        ask = ASKS[b[3]]
        return cls(
            seat=seat,
            seats=seats,
            round=b[1],
            first=table(b[2]),
            ask=ask,
            asked=None if ask == "over" else table(b[4]),
            hand=kinds(15),
            aside=kinds(18),
            pools=by_seat([b[21 + 2 * i] | b[22 + 2 * i] << 8 for i in range(seats)]),
            piles=by_seat([kinds(31 + 3 * i) for i in range(seats)]),
            queue=tuple(map(tuple, queue)),
            cursor=b[6],
        )


def zero_sum(won: list[bool]) -> list[float]:
    """What each seat is paid: -1 to seats - 1, and exactly 0 together. The last winner takes what rounding leaves."""
    share = len(won) / sum(won) - 1
    paid = [share if one else -1.0 for one in won]
    last = max(seat for seat, one in enumerate(won) if one)
    paid[last] = 0.0 - sum(paid[:last] + paid[last + 1 :])
    return paid


class Game:
    """One game from its deal on: what may be decided, deciding, looking, its record."""

    def __init__(self, rules: str = "base", seats: int = 4, seed: int = 0, *, reward: str = "zero_sum") -> None:
        self._rules = c.read_rules(rules, seats, reward)
        self._row = ctypes.create_string_buffer(c.ROW)
        c.check(c.lib.ori_env_reset(self._row, 1, ctypes.byref(self._rules), c.seed_of(seed), 0))
        self._begin()

    def _begin(self) -> None:
        self._deal = self._row.raw
        self.seats = 2  # enough for a spectator, who is told how many there are
        self.seats = int(self.observation(-1)[0])
        self.decisions: list[int] = []  #: the actions so far
        self._player = ctypes.c_int8()
        self._action = ctypes.c_int32()
        self._out = c.Out(player=ctypes.addressof(self._player))
        c.lib.ori_env_look(self._row, 1, self._out)

    @classmethod
    def read(cls, position: str) -> Game:
        """A game from a position in the notation (no view: the whole truth)."""
        game, error = cls(), c.Error()
        if not c.lib.ori_env_read(c.text_of("position", position), game._row, ctypes.byref(error)):
            raise error.raised("position")
        game._begin()
        return game

    @classmethod
    def from_record(cls, text: str) -> Game:
        """The game that a record tells, played to its end. A record of one seat's knowledge has
        holes and is refused."""
        game, error = cls(), c.Error()
        actions = (ctypes.c_int32 * c.MAX_DECISIONS)()
        count, seat = ctypes.c_int(c.MAX_DECISIONS), ctypes.c_int()
        if not c.lib.ori_env_read_record(
            c.text_of("record", text), game._row, actions, ctypes.byref(count), ctypes.byref(seat),
            ctypes.byref(error),
        ):
            raise error.raised("record")
        if seat.value != c.TRUTH:
            raise c.Refused("record: it tells one seat's knowledge, not the whole game")
        game._begin()
        for action in actions[: count.value]:
            game.apply(action)
        return game

    # --- What may be decided, and deciding ---

    @property
    def asked(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        return None if self._player.value < 0 else self._player.value

    @property
    def is_over(self) -> bool:
        return self._player.value < 0

    def mask(self) -> npt.NDArray[np.int8]:
        """int8[ACTIONS]: 1 where that action may be chosen."""
        out = np.empty(c.ACTIONS, np.int8)
        c.lib.ori_env_mask(self._row, out.ctypes.data)
        return out

    def actions(self) -> list[int]:
        """The numbers of the options, ascending."""
        return [int(action) for action in np.flatnonzero(self.mask())]

    def options(self) -> list[str]:
        """The options in the notation."""
        return [self.text_of(action) for action in self.actions()]

    def text_of(self, action: int) -> str:
        """What a number means here, in the notation."""
        text = ctypes.create_string_buffer(c.DECISION_TEXT)
        if not c.lib.ori_env_action_text(self._row, c.whole("action", action, 0, c.ACTIONS - 1), text):
            raise c.Refused(f"action {action} means nothing here: {self._options_told()}")
        return text.value.decode()

    def apply(self, decision: str | int) -> None:
        """Decides for the asked seat: a decision in the notation, or its number."""
        if isinstance(decision, str):
            action = c.read_action(decision)
            if action not in self.actions() or self.text_of(action) != decision:
                raise c.Refused(f"{decision!r} is none of the options: {self._options_told()}")
        else:
            try:
                action = c.whole("action", decision, 0, c.ACTIONS - 1)
            except c.Refused:
                raise c.Refused(f"action {decision!r} is none of the options: {self._options_told()}") from None
        self._action.value = action
        if c.lib.ori_env_step(self._row, 1, ctypes.addressof(self._action), c.NO_RESET, self._out):
            raise c.Refused(f"action {action} is none of the options: {self._options_told()}")
        self.decisions.append(action)

    def _options_told(self) -> str:
        return " ".join(self.options()) or "the game is over"

    def advise(self, bot: str = "knight", iterations: int = 200, seed: int | None = None) -> int:
        """What a bot would decide for the asked seat, from what that seat knows."""
        bots, other = c.bots_named(bot, iterations), self.copy()
        if self.is_over:
            raise c.Refused("the game is over: nobody is asked")
        if seed is not None:
            other._reseed(c.seed_of(seed))
        if c.lib.ori_env_advise(other._row, 1, ctypes.byref(bots), ctypes.addressof(other._action)) < 0:
            raise c.Refused(f"{bot!r} does not advise")
        return other._action.value

    def _reseed(self, seed: int) -> None:
        ctypes.memmove(ctypes.addressof(self._row) + 320, ctypes.byref(ctypes.c_uint64(seed)), 8)

    # --- Looking ---

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        """uint8[256]: what a seat (-1: a spectator) sees."""
        out = np.empty(c.OBSERVATION, np.uint8)
        c.check(c.lib.ori_env_observe(self._row, c.seat_of(seat, self.seats), out.ctypes.data))
        return out

    def view(self, seat: int) -> View:
        """What a seat (-1: a spectator) may know."""
        return View.of(self.observation(seat), seat)

    def position(self, seat: int = c.TRUTH) -> str:
        """The position in the notation: the whole truth, or what a seat (-1: a spectator) knows."""
        text = ctypes.create_string_buffer(c.POSITION_TEXT)
        c.lib.ori_env_write(self._row, c.seat_of(seat, self.seats, c.TRUTH), text)
        return text.value.decode()

    def returns(self) -> list[float]:
        """What each seat is paid; zeros before the end. `zero_sum` adds up to 0 exactly."""
        out = np.zeros(c.SEATS, np.float32)
        c.lib.ori_env_pay(self._row, out.ctypes.data)
        paid = [float(one) for one in out[: self.seats]]
        if self._rules.reward != c.REWARDS["zero_sum"] or not self.is_over:
            return paid
        return zero_sum([one > -1 for one in paid])

    def record(self, seat: int = c.TRUTH) -> str:
        """The game so far as a record: the whole truth, or what a seat (-1: a spectator) knows."""
        count = len(self.decisions)
        text = ctypes.create_string_buffer(c.RECORD_TEXT)
        actions = (ctypes.c_int32 * count)(*self.decisions)
        c.check(c.lib.ori_env_record(self._deal, actions, count, c.seat_of(seat, self.seats, c.TRUTH), text))
        return text.value.decode()

    def decisions_known(self, seat: int = c.TRUTH) -> list[int]:
        """The actions so far as a seat (-1: a spectator) knows them: -1 for a placement that it does not."""
        actions, row, error = (ctypes.c_int32 * c.MAX_DECISIONS)(), ctypes.create_string_buffer(c.ROW), c.Error()
        count, reader = ctypes.c_int(c.MAX_DECISIONS), ctypes.c_int()
        told = self.record(seat).encode()
        if not c.lib.ori_env_read_record(
            told, row, actions, ctypes.byref(count), ctypes.byref(reader), ctypes.byref(error)
        ):
            raise error.raised("record")
        return actions[: count.value]

    # --- Copies and guesses ---

    def copy(self) -> Game:
        """Another game in the same position."""
        other = Game.__new__(Game)
        other._rules = self._rules
        other._row = ctypes.create_string_buffer(self._row.raw, c.ROW)
        other._begin()
        other._deal, other.decisions = self._deal, list(self.decisions)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (bytes(self._rules), self._deal, self._row.raw, list(self.decisions))

    def guess(self, seat: int, seed: int, model: str = "uniform") -> Game:
        """A whole game that looks the same to a seat: the same record to it, other secrets.

        `model` is "uniform" (every way to fill the holes is as likely) or "learned" (as players of
        learned strength hold their cards).
        """
        count = len(self.decisions)
        deal = ctypes.create_string_buffer(self._deal, c.ROW)
        actions = (ctypes.c_int32 * max(count, 1))()
        c.check(
            c.lib.ori_env_resample(
                self._deal,
                (ctypes.c_int32 * count)(*self.decisions),
                count,
                c.seat_of(seat, self.seats),
                c.one_of("model", model, c.GUESSES),
                ctypes.byref(ctypes.c_uint64(c.seed_of(seed))),
                deal,
                actions,
            )
        )
        other = Game.__new__(Game)
        other._rules, other._row = self._rules, deal
        other._begin()
        for action in actions[:count]:
            other.apply(action)
        return other

    def __repr__(self) -> str:
        return f"Game({self.position()!r})"


def _unpickled(rules: bytes, deal: bytes, row: bytes, decisions: list[int]) -> Game:
    if len(deal) != c.ROW or len(row) != c.ROW:
        raise c.Refused(f"a game of another version: rows of {len(row)} bytes, not {c.ROW}")
    game = Game.__new__(Game)
    game._rules = c.Rules.from_buffer_copy(rules)
    game._row = ctypes.create_string_buffer(row, c.ROW)
    game._begin()
    game._deal, game.decisions = deal, decisions
    return game
