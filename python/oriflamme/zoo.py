"""Oriflamme for PettingZoo: the AEC interface.

    from oriflamme import zoo
    env = zoo.env(rules="base", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else policy(observation)
        env.step(action)

An observation is {"observation": uint8[256], "action_mask": int8[ACTIONS]}; the mask of a seat that is
not asked is all zeros. Rewards are zero-sum at the end of the game, 0 before.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import _library as c
from .game import Game

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from ._spaces import observation_space
except ImportError as error:
    raise ImportError(
        "oriflamme.zoo needs PettingZoo and Gymnasium: pip install pettingzoo gymnasium"
    ) from error


def env(**options: Any) -> AECEnv:
    """`raw_env` inside PettingZoo's usual wrappers: an illegal action ends the game."""
    from pettingzoo.utils import wrappers

    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):
    """The game without wrappers: an illegal action raises `oriflamme.Refused`."""

    metadata: dict[str, Any] = {
        "name": "oriflamme_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        rules: str = "base",
        seats: int = 4,
        reward: str = "zero_sum",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules, self.reward, self.render_mode = rules, reward, render_mode
        c.read_rules(rules, seats, reward)  # refuses what it must at once
        self.possible_agents = [f"player_{i}" for i in range(int(seats))]
        self.agents = list(self.possible_agents)
        self._seat_of = {agent: i for i, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(c.ACTIONS, np.int8)
        self.action_spaces = {agent: spaces.Discrete(c.ACTIONS) for agent in self.agents}
        self.observation_spaces = {agent: observation_space() for agent in self.agents}
        self.state_space = spaces.Box(0, 255, (len(self.agents) * c.OBSERVATION,), np.uint8)
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. Without a seed, the next one of the last seed's sequence."""
        if seed is not None:
            self._random = np.random.default_rng(c.whole("seed", seed, 0, 2**128))
        deal = int(self._random.integers(2**63))
        self.game = Game(self.rules, len(self.possible_agents), deal, reward=self.reward)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()
        self._skip_agent_selection = None

    def _asked(self) -> str:
        asked: str = self.possible_agents[self.game.asked or 0]
        return asked

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        if agent not in self._seat_of:
            raise c.Refused(f"agent {agent!r}: there are {', '.join(self.possible_agents)}")
        seat = self._seat_of[agent]
        asked = self.game.asked == seat
        return {
            "observation": self.game.observation(seat),
            "action_mask": self.game.mask() if asked else self._nothing.copy(),
        }

    def state(self) -> npt.NDArray[np.uint8]:
        """Everything: what each seat sees, one after the other."""
        return np.concatenate([self.game.observation(seat) for seat in range(self.game.seats)])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if isinstance(action, str):
            raise c.Refused(f"action {action!r}: it is a number")
        self.game.apply(action)
        self._cumulative_rewards[agent] = 0.0
        if not self.game.is_over:
            self.agent_selection = self._asked()
            return  # nobody is paid before the end
        self.rewards = dict(zip(self.agents, self.game.returns()))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The public side of the position in the notation: as a text, or printed."""
        text = self.game.position(c.SPECTATOR)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
