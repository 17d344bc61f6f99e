"""A stand-in for pyspiel: what OpenSpiel's C++ does around a game that is written in Python."""

import copy
import enum
import types

_games = {}


class PlayerId:
    CHANCE = -1
    TERMINAL = -4


class PrivateInfoType(enum.Enum):
    NONE = 0
    SINGLE_PLAYER = 1
    ALL_PLAYERS = 2


class IIGObservationType:
    def __init__(self, perfect_recall, public_info=True, private_info=PrivateInfoType.SINGLE_PLAYER):
        self.perfect_recall, self.public_info, self.private_info = perfect_recall, public_info, private_info


class GameType(types.SimpleNamespace):
    Dynamics = enum.Enum("Dynamics", "SEQUENTIAL SIMULTANEOUS")
    ChanceMode = enum.Enum("ChanceMode", "DETERMINISTIC EXPLICIT_STOCHASTIC SAMPLED_STOCHASTIC")
    Information = enum.Enum("Information", "PERFECT_INFORMATION IMPERFECT_INFORMATION")
    Utility = enum.Enum("Utility", "ZERO_SUM CONSTANT_SUM GENERAL_SUM IDENTICAL")
    RewardModel = enum.Enum("RewardModel", "TERMINAL REWARDS")


class GameInfo(types.SimpleNamespace):
    pass


class Game:
    def __init__(self, game_type, game_info, params):
        self._type, self._info, self._params = game_type, game_info, params

    def get_type(self):
        return self._type

    def num_players(self):
        return self._info.num_players

    def num_distinct_actions(self):
        return self._info.num_distinct_actions

    def max_chance_outcomes(self):
        return self._info.max_chance_outcomes

    def deserialize_state(self, text):
        state = self.new_initial_state()
        for action in text.split():
            state.apply_action(int(action))
        return state


class State:
    def __init__(self, game):
        self._own_game = game
        self._history = []

    def get_game(self):
        return self._own_game

    def history(self):
        return [action for _, action in self._history]

    def is_chance_node(self):
        return self.current_player() == PlayerId.CHANCE

    def legal_actions(self, player=None):
        if self.is_terminal():
            return []
        if self.is_chance_node():
            return [outcome for outcome, _ in self.chance_outcomes()] if player is None else []
        player = self.current_player() if player is None else player
        return self._legal_actions(player)

    def legal_actions_mask(self, player):
        mask = [0] * self._own_game.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def action_to_string(self, player, action):
        return self._action_to_string(player, action)

    def apply_action(self, action):
        player = self.current_player()
        self._apply_action(action)
        self._history.append((player, int(action)))

    def clone(self):
        """A deep copy of all that it holds, in the same game."""
        other = type(self).__new__(type(self))
        held = {name: value for name, value in vars(self).items() if name != "_own_game"}
        vars(other).update(copy.deepcopy(held), _own_game=self._own_game)
        return other

    def __reduce__(self):
        """Pickled by its game's name and parameters and its history."""
        game = self._own_game
        return _restored, (game.get_type().short_name, game._params, self.serialize())

    def serialize(self):
        return " ".join(map(str, self.history()))

    def rewards(self):
        """As in C++ for RewardModel.TERMINAL."""
        return self.returns() if self.is_terminal() else [0.0] * self._own_game.num_players()

    def player_return(self, player):
        return self.returns()[player]


def _restored(name, params, text):
    return load_game(name, params).deserialize_state(text)


def register_game(game_type, maker):
    _games[game_type.short_name] = game_type, maker


def load_game(name, params=None):
    game_type, maker = _games[name]
    return maker({**game_type.parameter_specification, **(params or {})})
