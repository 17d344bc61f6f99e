"""The space of n at once."""

from .. import spaces


def batch_space(space, n):
    if isinstance(space, spaces.Box):
        return spaces.Box(space.low, space.high, (n, *space.shape), space.dtype)
    if isinstance(space, spaces.Discrete):
        return spaces.MultiDiscrete([space.n] * n)
    return spaces.Dict({key: batch_space(one, n) for key, one in space.spaces.items()})
