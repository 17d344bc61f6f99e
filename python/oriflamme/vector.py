"""Oriflamme for Gymnasium: many tables at once, one learner at each, bots on the other seats.

    from oriflamme.vector import VectorEnv
    env = VectorEnv(256, opponents="squire")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(actions)

The learner's seat goes round the table from game to game. When a game ends, the next one is dealt
in the next step (`autoreset_mode="NextStep"`, whose action does not matter), or in the same one
("SameStep"): then the observation is the new game's, and `info["final_obs"]` has the end of the
old one where `info["_final_obs"]` is true.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import _library as c
from .among import Among
from .batch import as_actions

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

    from ._spaces import observation_space
except ImportError as error:
    raise ImportError("oriflamme.vector needs Gymnasium 1.0 or later: pip install gymnasium") from error

_MODES = {"NextStep": AutoresetMode.NEXT_STEP, "SameStep": AutoresetMode.SAME_STEP}


def _mode(wanted: Any) -> AutoresetMode:
    if isinstance(wanted, AutoresetMode) and wanted in _MODES.values():
        return wanted
    if not isinstance(wanted, str) or wanted not in _MODES:
        raise c.Refused(f"autoreset_mode {wanted!r}: it is one of {', '.join(_MODES)}")
    return _MODES[wanted]


class VectorEnv(gymnasium.vector.VectorEnv):
    """`num_envs` learners, each among `seats - 1` bots named `opponents`."""

    def __init__(
        self,
        num_envs: int = 1,
        opponents: str = "squire",
        seats: int = 4,
        rules: str = "base",
        *,
        iterations: int = 200,
        reward: str = "zero_sum",
        seat: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
    ) -> None:
        mode = _mode(autoreset_mode)
        self.metadata: dict[str, Any] = {"autoreset_mode": mode, "render_modes": []}
        self._waits = mode == AutoresetMode.NEXT_STEP
        self._rows = Among(num_envs, opponents, seats, rules, iterations=iterations, reward=reward, seat=seat)
        self.num_envs = self._rows.n
        self.single_observation_space = observation_space()
        self.single_action_space = spaces.Discrete(c.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._each = np.arange(self.num_envs)
        self._ended: npt.NDArray[np.bool_] = np.zeros(self.num_envs, np.bool_)

    def _observation(self) -> dict[str, npt.NDArray[Any]]:
        return {"observation": self._rows.observations.copy(), "action_mask": self._rows.masks.copy()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
        """Deals again. Without a seed, the next games of the last seed's sequence."""
        super().reset(seed=seed)
        self._rows.reset(int(self.np_random.integers(2**63)))
        self._ended[:] = False
        return self._observation(), {"seat": self._rows.players.copy()}

    def _legal(self, actions: npt.ArrayLike) -> npt.NDArray[np.int32]:
        given = as_actions(actions, self.num_envs)
        inside = (given >= 0) & (given < c.ACTIONS)
        legal = inside & (self._rows.masks[self._each, np.where(inside, given, 0)] == 1)
        if self._waits:
            legal |= self._ended
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            raise c.Refused(f"row {row}: action {int(given[row])} is none of the options (see action_mask)")
        return given

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        dict[str, npt.NDArray[Any]],
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """The learners' decisions, then the bots' until each learner is asked again."""
        rows, given = self._rows, self._legal(actions)
        seats = rows.players.copy()
        if self._waits:
            rows._skip(self._ended, given)
        else:
            rows.step(given)
        ended = rows.terminals.copy()
        now = self._observation()
        info: dict[str, Any] = {"seat": rows.players.copy()}
        if self._waits:  # the next game is dealt already, and shown a step later
            self._ended = ended
            now["observation"][ended] = rows.last_observations[ended]
            now["action_mask"][ended] = 0
            info["seat"][ended] = seats[ended]
        elif ended.any():
            info["final_obs"], info["_final_obs"] = self._final_observations(ended), ended.copy()
        truncated = np.zeros(self.num_envs, np.bool_)
        return now, rows.paid.astype(np.float64), ended, truncated, info

    def _final_observations(self, ended: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
        """An observation for each row that ended, None for the others, as Gymnasium keeps them."""
        final = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(ended):
            final[row] = {
                "observation": self._rows.last_observations[row].copy(),
                "action_mask": np.zeros(c.ACTIONS, np.int8),
            }
        return final

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""
