"""What the interfaces for Gymnasium and PettingZoo share: the spaces of one seat."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from . import _library as c


def observation_space() -> spaces.Dict:
    """What a seat sees, and what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (c.OBSERVATION,), np.uint8),
            "action_mask": spaces.Box(0, 1, (c.ACTIONS,), np.int8),
        }
    )
