"""Oriflamme for Gymnasium: many tables at once, one learner at each, bots on the other seats.

    from oriflamme.vector import VectorEnv
    env = VectorEnv(256, opponents="squire")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(actions)

The learner's seat goes round the table from game to game. When a game ends, the next one is dealt
in the same step (`AutoresetMode.SAME_STEP`): the observation is the new game's, and
`info["final_obs"]` has the end of the old one where `info["_final_obs"]` is true.
"""

from __future__ import annotations

import numpy as np

from . import _library as c
from .among import Among

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("oriflamme.vector needs Gymnasium 1.0 or later: pip install gymnasium") from error


class VectorEnv(gymnasium.vector.VectorEnv):
    """`num_envs` learners, each among `seats - 1` bots named `opponents`."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int,
        opponents: str = "squire",
        seats: int = 4,
        rules: str = "base",
        *,
        iterations: int = 200,
        reward: str = "zero_sum",
        seat: int | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (c.OBSERVATION,), np.uint8),
                "action_mask": spaces.Box(0, 1, (c.ACTIONS,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(c.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = Among(
            num_envs, opponents, seats, rules, iterations=iterations, reward=reward, seat=seat
        )
        self._each = np.arange(num_envs)

    def _observation(self) -> dict:
        return {
            "observation": self._rows.observations.copy(),
            "action_mask": self._rows.masks.copy(),
        }

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Deals anew; without a seed, other games than before."""
        self._rows.reset(seed if seed is not None else self._rows.seed + 1)
        return self._observation(), {"seat": self._rows.players.copy()}

    def step(self, actions):
        """The learners' decisions, then the bots' until each learner is asked again."""
        rows, actions = self._rows, np.asarray(actions)
        inside = (actions >= 0) & (actions < c.ACTIONS)
        legal = inside & (rows.masks[self._each, np.where(inside, actions, 0)] == 1)
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            raise c.Refused(
                f"row {row}: action {int(actions[row])} is none of the options (see action_mask)"
            )
        rows.step(actions)
        ended = rows.terminals.copy()
        info: dict = {"seat": rows.players.copy()}
        if ended.any():
            info["final_obs"] = {"observation": rows.last_observations.copy()}
            info["_final_obs"] = ended
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observation(), rows.paid.astype(np.float64), ended, truncated, info

    def close_extras(self, **kwargs) -> None:
        """There is nothing to close."""
