"""The C library: where it is, what it exports, and the few structs that cross the border.

include/oriflamme_env.h is what this file says again for ctypes; the sizes and the version are
asked from the library and compared, so that a library of another time is refused at once.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import itertools
import operator
import os
from ctypes import POINTER, c_bool, c_char, c_char_p, c_int, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Any

VERSION = 2  #: of the numbers of actions and observations
ACTIONS = 851  #: numbers of actions
SLOTS = 37  #: ways to place one kind
OBSERVATION = 256  #: bytes of an observation
SEATS = 5  #: at most
MAX_DECISIONS = 1024
NO_ACTION = -1
TRUTH = -2
SPECTATOR = -1

DECISION_TEXT = 8
POSITION_TEXT = 1024
RECORD_TEXT = 16384
VIEW = 1024  # room for an OriView, of which only C knows the size

TRUSTED = 1
NO_RESET = 2

EVERYBODY = -1
ROTATES = -2

#: The reward at the end of a game; see OriEnvReward.
REWARDS = {"zero_sum": 0, "share": 1, "rank": 2, "influence": 3}
#: How holes are filled; see OriEnvGuess.
GUESSES = {"uniform": 0, "learned": 1}


class Refused(ValueError):
    """The rules or the notation do not allow it; the message says what and where."""


class Error(ctypes.Structure):
    _fields_ = [("field", c_char_p), ("at", c_int), ("why", c_char_p)]

    def raised(self, what: str) -> Refused:
        field = (self.field or b"").decode()
        return Refused(f"{what}: {field}, at {self.at}: {(self.why or b'').decode()}")


class Rules(ctypes.Structure):
    """OriEnvRules; the rules themselves are eight bytes that only C looks into."""

    _fields_ = [
        ("rules", c_uint32 * 2),
        ("drawn", ctypes.c_uint8),
        ("reward", ctypes.c_uint8),
        ("learner", ctypes.c_int8),
        ("first", ctypes.c_int8),
    ]


class Out(ctypes.Structure):
    """OriEnvOut: where results go."""

    _fields_ = [
        (name, c_void_p)
        for name in ("obs", "mask", "reward", "done", "player", "refused", "last_obs")
    ]


class Bots(ctypes.Structure):
    """OriEnvBots: the opponents of one learner."""

    _fields_ = [("name", c_char_p), ("iterations", c_int64), ("memory", c_void_p)]
    keep: ctypes.Array[c_char]  # the memory: it lives as long as the struct


def _candidates() -> list[str]:
    here = Path(__file__).resolve().parent
    name = "liboriflamme-env.so"
    found = [os.environ["ORIFLAMME_LIBRARY"]] if os.environ.get("ORIFLAMME_LIBRARY") else []
    found += [str(path) for path in (here / name, here.parents[1] / "build" / "lib" / name) if path.exists()]
    return [*found, name + ".1"]  # the SONAME: as installed


def _load() -> ctypes.CDLL:
    reasons = []
    for path in _candidates():
        try:
            return ctypes.CDLL(path)
        except OSError as error:
            reasons.append(f"  {path}: {error}")
    raise ImportError(
        "liboriflamme-env.so was not found. Install the package liboriflamme1, or build it with "
        "`make env` and set ORIFLAMME_LIBRARY to its path.\n" + "\n".join(reasons)
    )


def _declare(lib: ctypes.CDLL) -> None:
    rows, actions, out, text = c_void_p, c_void_p, POINTER(Out), c_char_p
    error = POINTER(Error)
    for name, result, arguments in (
        ("version", c_int, []),
        ("size", c_size_t, []),
        ("memory", c_size_t, []),
        ("rules", c_bool, [text, c_int, POINTER(Rules), error]),
        ("reset", c_char_p, [rows, c_int, POINTER(Rules), c_uint64, c_uint32]),
        ("step", c_int, [rows, c_int, actions, ctypes.c_uint, out]),
        ("look", c_char_p, [rows, c_int, out]),
        ("choose", c_char_p, [rows, c_int, actions]),
        ("playout", c_int64, [rows, c_int, c_int]),
        ("step_among", c_int, [rows, c_int, actions, ctypes.c_uint, POINTER(Bots), out]),
        ("advise", c_int, [rows, c_int, POINTER(Bots), actions]),
        ("learner", c_int, [rows]),
        ("bot", c_char_p, [c_int]),
        ("observe", c_char_p, [rows, c_int, c_void_p]),
        ("read_obs", c_bool, [c_void_p, c_int, c_void_p]),
        ("mask", c_int, [rows, c_void_p]),
        ("pay", None, [rows, c_void_p]),
        ("guess", c_char_p, [rows, c_int, c_int, POINTER(c_uint64), rows]),
        ("deal", c_char_p, [rows, c_uint32, POINTER(c_uint32), c_int]),
        ("resample", c_char_p, [rows, actions, c_int, c_int, c_int, POINTER(c_uint64), rows, actions]),
        ("action_text", c_bool, [rows, c_int, text]),
        ("read_action", c_int, [text, error]),
        ("read", c_bool, [text, rows, error]),
        ("write", c_int, [rows, c_int, text]),
        ("record", c_char_p, [rows, actions, c_int, c_int, text]),
        (
            "read_record",
            c_bool,
            [text, rows, actions, POINTER(c_int), POINTER(c_int), error],
        ),
    ):
        function = getattr(lib, "ori_env_" + name)
        function.restype = result
        function.argtypes = arguments
    for name, result in (("letter", c_char), ("is_character", c_bool), ("set", c_int)):
        function = getattr(lib, "ori_kind_" + name)
        function.restype = result
        function.argtypes = [c_int]


lib = _load()
_declare(lib)
if lib.ori_env_version() != VERSION:
    raise ImportError(
        f"the library speaks version {lib.ori_env_version()} of the environment, this package {VERSION}"
    )
ROW: int = lib.ori_env_size()  #: bytes of a row
#: The letters of the kinds, in their order.
KINDS = "".join(itertools.takewhile("?".__ne__, (lib.ori_kind_letter(k).decode() for k in itertools.count())))


#: The names of the bots.
BOTS = tuple(
    name.decode() for name in itertools.takewhile(bool, (lib.ori_env_bot(i) for i in itertools.count()))
)

# --- What comes from Python is checked here, before C sees it ---


def whole(what: str, value: Any, low: int, high: int) -> int:
    """A whole number within these bounds; anything else is refused."""
    try:
        number = operator.index(value)
    except TypeError:
        raise Refused(f"{what} {value!r}: it is a whole number from {low} to {high}") from None
    if not low <= number <= high:
        raise Refused(f"{what} {number}: it is from {low} to {high}")
    return number


def seed_of(value: Any) -> int:
    return whole("seed", value, 0, 2**64 - 1)


def seat_of(value: Any, seats: int, lowest: int = SPECTATOR) -> int:
    """A seat, -1 for a spectator, or, where that is allowed, -2 for the truth."""
    others = {0: "", SPECTATOR: ", and -1 is a spectator", TRUTH: ", -1 is a spectator and -2 the truth"}[lowest]
    try:
        return whole("seat", value, lowest, seats - 1)
    except Refused:
        raise Refused(f"seat {value!r}: there are the seats 0 to {seats - 1}{others}") from None


def text_of(what: str, value: Any) -> bytes:
    """A text for C, which would stop at a NUL."""
    if not isinstance(value, str):
        raise Refused(f"{what} {value!r}: it is a text")
    if "\0" in value:
        raise Refused(f"{what} {value!r}: there is a NUL in it")
    try:
        return value.encode()
    except UnicodeEncodeError:
        raise Refused(f"{what} {value!r}: it is not Unicode") from None


def one_of(what: str, value: Any, names: dict[str, int]) -> int:
    if not isinstance(value, str) or value not in names:
        raise Refused(f"{what} {value!r}: it is one of {', '.join(names)}")
    return names[value]


def check(why: bytes | None) -> None:
    """The reason that C gives, raised."""
    if why:
        raise Refused(why.decode())


def bots_named(name: str, iterations: int) -> Bots:
    if not isinstance(name, str) or name not in BOTS:
        raise Refused(f"there is no bot {name!r}: there are {', '.join(BOTS)}")
    least = 1 if name.startswith("baron") else 0  # who always searches; the king decides at once for 0
    bots = Bots(name=name.encode(), iterations=whole("iterations", iterations, least, 2**63 - 1))
    bots.keep = ctypes.create_string_buffer(lib.ori_env_memory())
    bots.memory = ctypes.addressof(bots.keep)
    return bots


def read_rules(text: str, seats: int, reward: str = "zero_sum") -> Rules:
    """`base`, `ablaze`, `mix` (ten kinds drawn for each game) or the notation's `mix:LETTERS`."""
    rules, error = Rules(), Error()
    seats = whole("seats", seats, 2, SEATS)
    if not lib.ori_env_rules(text_of("rules", text), seats, ctypes.byref(rules), ctypes.byref(error)):
        raise error.raised(f"rules {text!r} for {seats} seats")
    rules.reward = one_of("reward", reward, REWARDS)
    return rules


def read_action(text: str) -> int:
    """The number of a decision in the notation."""
    error = Error()
    action = int(lib.ori_env_read_action(text_of("decision", text), ctypes.byref(error)))
    if action == NO_ACTION:
        raise error.raised(f"decision {text!r}")
    return action


if read_action("&+") != ACTIONS - 1:  # the last of them
    raise ImportError(f"the library has {read_action('&+') + 1} actions, this package {ACTIONS}")
