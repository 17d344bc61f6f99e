"""Oriflamme for Gymnasium: one learner at a table, bots on the other seats.

    import gymnasium
    import oriflamme.gym  # registers it
    env = gymnasium.make("Oriflamme-v1", opponents="knight", seats=3)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)

An observation is {"observation": uint8[256], "action_mask": int8[ACTIONS]}. An action that is none
of the options loses the game (`illegal="lose"`), or is refused with an error (`illegal="refuse"`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import _library as c
from .among import Among

try:
    import gymnasium
    from gymnasium import spaces

    from ._spaces import observation_space
except ImportError as error:
    raise ImportError("oriflamme.gym needs Gymnasium 1.0 or later: pip install gymnasium") from error

ID = "Oriflamme-v1"


class Env(gymnasium.Env):
    """One learner among `seats - 1` bots named `opponents`, on any seat or on the one named."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        opponents: str = "squire",
        seats: int = 4,
        rules: str = "base",
        *,
        iterations: int = 200,
        reward: str = "zero_sum",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self._loses = c.one_of("illegal", illegal, {"refuse": 0, "lose": 1}) == 1
        self._lost = -1.0 if reward == "zero_sum" else 0.0  # the least there is
        self._seat = seat
        self._rows = Among(1, opponents, seats, rules, iterations=iterations, reward=reward, seat=seat)
        self._rows._flags = c.NO_RESET
        self._playing = False
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(c.ACTIONS)
        self.render_mode = render_mode

    def _observation(self) -> dict[str, npt.NDArray[Any]]:
        return {"observation": self._rows.observations[0].copy(), "action_mask": self._rows.masks[0].copy()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
        """A new deal. Without a seed, the next one of the last seed's sequence."""
        super().reset(seed=seed)
        seat = int(self.np_random.integers(self._rows.seats))
        self._rows._learner = seat if self._seat is None else self._seat
        self._rows.reset(int(self.np_random.integers(2**63)))
        self._playing = not self._rows.terminals[0]
        return self._observation(), {"seat": self._rows._learner}

    def step(
        self, action: Any
    ) -> tuple[dict[str, npt.NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """The learner's decision, then the bots' until it is asked again."""
        if not self._playing:
            raise c.Refused("there is no game: call reset")
        info: dict[str, Any] = {"seat": self._rows._learner}
        number = c.whole("action", action, 0, c.ACTIONS - 1)
        if self._rows.masks[0, number] == 1:
            self._rows.step([number])
            self._playing = not self._rows.terminals[0]
            return self._observation(), float(self._rows.paid[0]), not self._playing, False, info
        why = f"action {number} is none of the options (see action_mask)"
        if not self._loses:
            raise c.Refused(why)
        self._playing = False
        over = self._observation()
        over["action_mask"][:] = 0
        return over, self._lost, True, False, {**info, "illegal": why}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """As MaskablePPO of sb3-contrib asks for it."""
        mask: npt.NDArray[np.bool_] = self._rows.masks[0] == 1
        return mask

    def render(self) -> str | None:
        """What the learner knows, in the notation."""
        return self._rows.position(0, self._rows._learner) if self.render_mode == "ansi" else None


def register() -> None:
    """Makes `gymnasium.make("Oriflamme-v1")` and `make_vec` work; importing this module does it."""
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point="oriflamme.gym:Env", vector_entry_point="oriflamme.vector:VectorEnv")


register()
