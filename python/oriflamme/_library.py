"""The C library: where it is, what it exports, and the few structs that cross the border.

include/oriflamme_env.h is what this file says again for ctypes; the sizes and the version are
asked from the library and compared, so that a library of another time is refused at once.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import itertools
import os
from ctypes import POINTER, c_bool, c_char, c_char_p, c_int, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from pathlib import Path

VERSION = 1  #: of the numbers of actions and observations
ACTIONS = 851  #: numbers of actions
OBSERVATION = 256  #: bytes of an observation
SEATS = 5  #: at most
MAX_DECISIONS = 1024
NO_ACTION = -1
TRUTH = -2
SPECTATOR = -1

DECISION_TEXT = 8
POSITION_TEXT = 1024
RECORD_TEXT = 16384

TRUSTED = 1
NO_RESET = 2

EVERYBODY = -1
ROTATES = -2

#: What is paid at the end of a game; see OriEnvReward.
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
    """OriEnvRules; the rules themselves are four bytes that only C looks into."""

    _fields_ = [
        ("rules", c_uint32),
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
        ("look", None, [rows, c_int, out]),
        ("choose", None, [rows, c_int, actions]),
        ("playout", c_int64, [rows, c_int, c_int]),
        ("step_among", c_int, [rows, c_int, actions, ctypes.c_uint, POINTER(Bots), out]),
        ("advise", c_int, [rows, c_int, POINTER(Bots), actions]),
        ("learner", c_int, [rows]),
        ("observe", None, [rows, c_int, c_void_p]),
        ("mask", c_int, [rows, c_void_p]),
        ("pay", None, [rows, c_void_p]),
        ("guess", None, [rows, c_int, c_int, POINTER(c_uint64), rows]),
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
ROW = lib.ori_env_size()  #: bytes of a row
#: The letters of the kinds, in their order.
KINDS = "".join(itertools.takewhile("?".__ne__, (lib.ori_kind_letter(k).decode() for k in itertools.count())))


def read_rules(text: str, seats: int, reward: str = "zero_sum") -> Rules:
    """`base`, `ablaze`, `mix` (ten kinds drawn for each game) or the notation's `mix:LETTERS`."""
    rules, error = Rules(), Error()
    if not lib.ori_env_rules(text.encode(), seats, ctypes.byref(rules), ctypes.byref(error)):
        raise error.raised(f"rules {text!r} for {seats} seats")
    if reward not in REWARDS:
        raise Refused(f"reward {reward!r}: it is one of {', '.join(REWARDS)}")
    rules.reward = REWARDS[reward]
    return rules


def read_action(text: str) -> int:
    """The number of a decision in the notation."""
    error = Error()
    action = lib.ori_env_read_action(text.encode(), ctypes.byref(error))
    if action == NO_ACTION:
        raise error.raised(f"decision {text!r}") if error.why else Refused(f"decision {text!r} is hidden")
    return action


if read_action("&+") != ACTIONS - 1:  # the last of them
    raise ImportError(f"the library has {read_action('&+') + 1} actions, this package {ACTIONS}")
