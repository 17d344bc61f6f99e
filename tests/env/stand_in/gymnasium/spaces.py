"""Spaces: what they contain, and samples."""

import numpy as np


class Space:
    def __init__(self, shape=None, dtype=None):
        self.shape, self.dtype = shape, dtype

    def __contains__(self, x):
        return self.contains(x)


class Box(Space):
    def __init__(self, low, high, shape, dtype):
        super().__init__(tuple(shape), np.dtype(dtype))
        self.low, self.high = low, high

    def contains(self, x):
        return (
            isinstance(x, np.ndarray)
            and x.dtype == self.dtype
            and x.shape == self.shape
            and bool((x >= self.low).all() and (x <= self.high).all())
        )


class Discrete(Space):
    def __init__(self, n):
        super().__init__((), np.dtype(np.int64))
        self.n = n
        self._random = np.random.default_rng(0)

    def contains(self, x):
        return isinstance(x, (int, np.integer)) and 0 <= x < self.n

    def seed(self, seed):
        self._random = np.random.default_rng(seed)

    def sample(self, mask=None):
        if mask is None:
            return self._random.integers(self.n)
        assert isinstance(mask, np.ndarray) and mask.dtype == np.int8, "a mask is int8"
        assert mask.shape == (self.n,) and np.isin(mask, (0, 1)).all()
        return self._random.choice(np.flatnonzero(mask))


class MultiDiscrete(Space):
    def __init__(self, nvec):
        super().__init__((len(nvec),), np.dtype(np.int64))
        self.nvec = np.asarray(nvec)

    def contains(self, x):
        return x.shape == self.shape and bool((x >= 0).all() and (x < self.nvec).all())


class Dict(Space):
    def __init__(self, spaces):
        super().__init__()
        self.spaces = spaces

    def __getitem__(self, key):
        return self.spaces[key]

    def contains(self, x):
        return x.keys() == self.spaces.keys() and all(self.spaces[k].contains(x[k]) for k in x)
