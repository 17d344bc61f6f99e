"""Oriflamme, a card game of bluff, as an environment for research.

    Batch           thousands of games stepped at once, numpy arrays in and out
    Among           the same with bots on all seats but the learner's
    Game, View      one game, in the notation of docs/notation.md
    oriflamme.gpu     the batch on a graphics card     (needs one, and `make gpu`)
    oriflamme.zoo     PettingZoo's AEC interface      (needs pettingzoo)
    oriflamme.gym     one learner among bots          (needs gymnasium)
    oriflamme.vector  the same at many tables         (needs gymnasium)
    oriflamme.spiel   a game for OpenSpiel            (needs open_spiel)

The rules run in C; nothing here knows them. docs/research.md shows a first learner.
"""

import sys

try:
    import numpy  # noqa: F401
except ModuleNotFoundError:
    _WHY = "oriflamme needs numpy: apt-get install python3-numpy, or pip install numpy"
    if sys.argv[:1] == ["-m"]:  # python3 -m oriflamme: a sentence is enough
        sys.exit(_WHY)
    raise ImportError(_WHY) from None

from ._library import ACTIONS, BOTS, KINDS, OBSERVATION, SEATS, VERSION, Refused
from .among import Among
from .batch import Batch
from .game import Card, Game, View

__version__ = "1.0.0"
__all__ = [
    "ACTIONS",
    "BOTS",
    "KINDS",
    "OBSERVATION",
    "SEATS",
    "VERSION",
    "Among",
    "Batch",
    "Card",
    "Game",
    "Refused",
    "View",
]
