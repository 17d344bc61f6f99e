"""Oriflamme for OpenSpiel: a game in Python.

    import oriflamme.spiel, pyspiel
    game = pyspiel.load_game("python_oriflamme", {"players": 3, "rules": "base"})

The deal is made of chance nodes: for each seat one of the 120 ways to lay three of ten kinds aside,
then who is first; with rules `mix`, six of the twelve characters and four of the eight intrigues
before them. A player's information state is the record of the game as that seat knows it, the
observation its view; both in the notation. As tensors they are the 256 bytes of the observation;
the information state has in addition those of the deal, and every decision as the seat knows it.
"""

from __future__ import annotations

import ctypes
import itertools
from typing import Any, Callable

import numpy as np
import numpy.typing as npt

from . import _library as c
from ._library import KINDS
from .game import Game

try:
    import pyspiel
except ImportError as error:
    raise ImportError("oriflamme.spiel needs OpenSpiel: pip install open_spiel") from error

Tensor = npt.NDArray[np.float32]

_DEALT = [k for k, letter in enumerate(KINDS) if letter != "T"]  # the Twin comes with the Prince
_CHARACTERS = [k for k in _DEALT if c.lib.ori_kind_is_character(k)]
_INTRIGUES = [k for k in _DEALT if not c.lib.ori_kind_is_character(k)]
_SETS = {name: [k for k in _DEALT if c.lib.ori_kind_set(k) == s] for s, name in ((1, "base"), (2, "ablaze"))}
_MIX = list(itertools.combinations(_CHARACTERS, 6)), list(itertools.combinations(_INTRIGUES, 4))
_ASIDE: list[tuple[int, ...]] = list(itertools.combinations(range(10), 3))

_GAME_TYPE = pyspiel.GameType(
    short_name="python_oriflamme",
    long_name="Oriflamme",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": 4, "rules": "base"},
)


class OriflammeGame(pyspiel.Game):
    """The game; its parameters are `players` (2 to 5) and `rules` (base, ablaze, mix)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.players = c.whole("players", params.get("players", 4), 2, c.SEATS)
        self.rules = str(params.get("rules", "base"))
        if self.rules not in (*_SETS, "mix"):
            raise c.Refused(f"rules {self.rules!r}: base, ablaze or mix")
        c.read_rules(self.rules, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=c.ACTIONS,
            max_chance_outcomes=len(_MIX[0]) if self.rules == "mix" else len(_ASIDE),
            num_players=self.players,
            min_utility=-1.0,
            max_utility=self.players - 1.0,
            utility_sum=0.0,
            max_game_length=c.MAX_DECISIONS,
        )
        super().__init__(_GAME_TYPE, info, {"players": self.players, "rules": self.rules})

    def new_initial_state(self) -> OriflammeState:
        return OriflammeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.players + 1 + (2 if self.rules == "mix" else 0)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> OriflammeObserver:
        return OriflammeObserver(
            iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


class OriflammeState(pyspiel.State):
    """The deal so far, then a game. Everything here survives copy.deepcopy."""

    def __init__(self, game: OriflammeGame) -> None:
        super().__init__(game)
        self._rules, self._players = game.rules, game.players
        self._dealt: list[int] = []
        self._game: Game | None = None

    # --- The deal ---

    def _steps(self) -> list[int]:
        """How many outcomes each chance node has."""
        drawn = [len(_MIX[0]), len(_MIX[1])] if self._rules == "mix" else []
        return drawn + [len(_ASIDE)] * self._players + [self._players]

    def _kinds(self) -> list[int]:
        if self._rules != "mix":
            return _SETS[self._rules]
        return sorted(_MIX[0][self._dealt[0]] + _MIX[1][self._dealt[1]])

    def _asides(self) -> list[list[int]]:
        """What the seats dealt so far have laid aside."""
        skip = 2 if self._rules == "mix" else 0
        kinds = self._kinds() if len(self._dealt) >= skip else []
        dealt = self._dealt[skip : skip + self._players]
        return [[kinds[i] for i in _ASIDE[outcome]] for outcome in dealt]

    def _finish_deal(self) -> None:
        game = Game(self._rules, self._players)
        aside = (ctypes.c_uint32 * c.SEATS)(*(sum(1 << k for k in kinds) for kinds in self._asides()))
        kinds = sum(1 << k for k in self._kinds())
        c.check(c.lib.ori_env_deal(game._row, kinds, aside, self._dealt[-1]))
        game._begin()
        self._game = game

    # --- What OpenSpiel asks ---

    def current_player(self) -> Any:
        if self._game is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self._game.is_over else self._game.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self._steps()[len(self._dealt)]
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._game.actions() if self._game is not None and player == self._game.asked else []

    def _apply_action(self, action: int) -> None:
        if self._game is not None:
            self._game.apply(action)
            return
        outcome = c.whole("outcome", action, 0, self._steps()[len(self._dealt)] - 1)
        self._dealt = [*self._dealt, outcome]
        if len(self._dealt) == len(self._steps()):
            self._finish_deal()

    def _action_to_string(self, player: int, action: int) -> str:
        if self._game is not None:
            return self._game.text_of(action)
        at = len(self._dealt) - (2 if self._rules == "mix" else 0)
        if at < 0:
            return "kinds " + "".join(KINDS[k] for k in _MIX[at + 2][action])
        if at == self._players:
            return "first " + "abcde"[action]
        kinds = self._kinds()
        return f"aside {'abcde'[at]} " + "".join(KINDS[kinds[i]] for i in _ASIDE[action])

    def is_terminal(self) -> bool:
        return self._game is not None and self._game.is_over

    def returns(self) -> list[float]:
        return self._game.returns() if self._game is not None else [0.0] * self._players

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        return self._game.record() if self._game is not None else f"dealing {self._dealt}"

    # --- What players know ---

    def _checked(self, player: int) -> int:
        """As OpenSpiel's own games refuse a player."""
        player = int(player)
        if not 0 <= player < self._players:
            raise RuntimeError(f"player {player}: player >= 0 and player < {self._players} expected")
        return player

    def _while_dealing(self, player: int) -> str:
        asides = self._asides()
        own = "".join(KINDS[k] for k in asides[player]) if 0 <= player < len(asides) else ""
        return f"dealing {len(self._dealt)} {own}".rstrip()

    def information_state_string(self, player: int | None = None) -> str:
        player = self._checked(self.current_player() if player is None else player)
        return self._while_dealing(player) if self._game is None else self._game.record(player)

    def observation_string(self, player: int | None = None) -> str:
        player = self._checked(self.current_player() if player is None else player)
        return self._while_dealing(player) if self._game is None else self._game.position(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        player = self._checked(self.current_player() if player is None else player)
        return [float(x) for x in self._seen(player)]

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        player = self._checked(self.current_player() if player is None else player)
        return [float(x) for part in self._recalled(player).values() for x in part]

    def _seen(self, player: int) -> Tensor:
        if self._game is None:
            return np.zeros(c.OBSERVATION, np.float32)
        return self._game.observation(player).astype(np.float32)

    def _recalled(self, player: int) -> dict[str, Tensor]:
        """What tells two information states apart as their strings do: the deal, and every decision.
        A hidden placement is numbered behind the actions, by its slot."""
        decisions = np.zeros(c.MAX_DECISIONS, np.float32)
        deal = np.zeros(c.OBSERVATION, np.float32)
        if self._game is None:
            own = self._dealt[2 if self._rules == "mix" else 0 :][player : player + 1] if player >= 0 else []
            deal[: 1 + len(own)] = [len(self._dealt), *(outcome + 1 for outcome in own)]
        else:
            deal[:] = _dealt_again(self._game).observation(player)
            known = self._game.decisions_known(player)
            made = self._game.decisions
            decisions[: len(known)] = [
                1 + (action if action >= 0 else c.ACTIONS + made[i] % c.SLOTS) for i, action in enumerate(known)
            ]
        return {"observation": self._seen(player), "deal": deal, "decisions": decisions}

    def public_observation_string(self) -> str:
        return self._while_dealing(-1) if self._game is None else self._game.position(-1)

    def private_observation_string(self, player: int) -> str:
        return self.observation_string(player)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> Any:
        """Another history with the same information state for this player."""
        player = self._checked(player)
        if self._game is None:
            raise c.Refused("there is nothing to resample before the deal is done")
        guess = self._game.guess(player, int(probability_sampler() * 2**53))
        other = self.get_game().new_initial_state()
        kinds = self._kinds()
        deal = _dealt_again(guess)
        for outcome in self._dealt[: 2 if self._rules == "mix" else 0]:
            other.apply_action(outcome)
        for seat in range(self._players):
            aside = deal.view(seat).aside
            other.apply_action(_ASIDE.index(tuple(kinds.index(KINDS.index(k)) for k in aside)))
        other.apply_action(self._dealt[-1])
        for action in guess.decisions:
            other.apply_action(action)
        return other


def _dealt_again(game: Game) -> Game:
    """The same game before its first decision."""
    deal = game.copy()
    ctypes.memmove(deal._row, game._deal, c.ROW)
    return deal


class OriflammeObserver:
    """Tensors are the bytes of an observation, with perfect recall also the deal and the decisions;
    strings the notation."""

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self._type = iig_obs_type
        sizes = {"observation": c.OBSERVATION}
        if iig_obs_type.perfect_recall:
            sizes.update(deal=c.OBSERVATION, decisions=c.MAX_DECISIONS)
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        ends = list(itertools.accumulate(sizes.values()))
        self.dict = {name: self.tensor[end - sizes[name] : end] for name, end in zip(sizes, ends)}

    def _reader(self, player: int) -> int:
        """The seat whose knowledge it is; without private information, a spectator's."""
        none = pyspiel.PrivateInfoType.NONE
        return c.SPECTATOR if self._type.private_info == none else player

    def set_from(self, state: OriflammeState, player: int) -> None:
        reader = self._reader(state._checked(player))
        recalls = self._type.perfect_recall
        parts = state._recalled(reader) if recalls else {"observation": state._seen(reader)}
        for name, part in parts.items():
            self.dict[name][:] = part

    def string_from(self, state: OriflammeState, player: int) -> str:
        reader = self._reader(state._checked(player))
        if state._game is None:
            return state._while_dealing(reader)
        return state._game.record(reader) if self._type.perfect_recall else state._game.position(reader)


pyspiel.register_game(_GAME_TYPE, OriflammeGame)
