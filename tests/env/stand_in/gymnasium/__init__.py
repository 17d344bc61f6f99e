"""A stand-in for the few names of Gymnasium that oriflamme uses, for tests without it."""

from . import spaces, vector

__all__ = ["spaces", "vector"]
