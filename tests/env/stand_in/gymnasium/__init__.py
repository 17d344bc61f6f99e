"""A stand-in for the few names of Gymnasium that oriflamme uses, for tests without it."""

import types

import numpy as np

from . import spaces, vector

__all__ = ["Env", "make", "register", "registry", "spaces", "vector"]

registry = {}


def register(id, entry_point, vector_entry_point=None):
    registry[id] = types.SimpleNamespace(id=id, entry_point=entry_point, vector_entry_point=vector_entry_point)


def make(id, **options):
    module, name = registry[id].entry_point.split(":")
    return getattr(__import__(module, fromlist=[name]), name)(**options)


class Env:
    metadata = {"render_modes": []}
    render_mode = None
    _np_random = None

    @property
    def np_random(self):
        if self._np_random is None:
            self._np_random = np.random.default_rng()
        return self._np_random

    @property
    def unwrapped(self):
        return self

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self._np_random = np.random.default_rng(seed)
