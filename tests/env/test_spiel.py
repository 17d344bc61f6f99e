"""What OpenSpiel's RandomSimulation and ResampleInfostate tests ask, written anew, over a stand-in
for pyspiel; with ORI_SPIEL=/path, the real one (its games_sim_test and api_test take the game by
name once oriflamme.spiel is imported)."""

import os
import pickle
import sys

import numpy as np
from harness import raises, run

sys.path.insert(0, os.environ.get("ORI_SPIEL") or os.path.join(os.path.dirname(__file__), "stand_in"))

import oriflamme.spiel  # noqa: E402, F401
import pyspiel  # noqa: E402
from oriflamme._library import read_action  # noqa: E402

LAST = read_action("&+")  # of the actions: one influence taken from a Plot

GAMES = [("base", 2), ("base", 4), ("ablaze", 3), ("mix", 5)]


def load(rules, players):
    return pyspiel.load_game("python_oriflamme", {"rules": rules, "players": players})


def check_chance(state, game):
    outcomes = state.chance_outcomes()
    assert len({o for o, _ in outcomes}) == len(outcomes) <= game.max_chance_outcomes()
    assert abs(sum(p for _, p in outcomes) - 1) < 1e-9
    assert len({state.action_to_string(-1, o) for o, _ in outcomes}) == len(outcomes)


def check_decision(state, game):
    player = state.current_player()
    assert 0 <= player < game.num_players()
    legal = state.legal_actions()
    assert legal == sorted(set(legal)) and legal
    assert all(0 <= action < game.num_distinct_actions() for action in legal)
    assert len({state.action_to_string(player, action) for action in legal}) == len(legal)
    mask = state.legal_actions_mask(player)
    assert [i for i, may in enumerate(mask) if may] == legal
    for other in range(game.num_players()):
        if other != player:
            assert state.legal_actions(other) == []


def check_knowledge(state, game):
    observer = game.make_py_observer()
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    seen = set()
    for player in range(game.num_players()):
        assert state.information_state_string(player) == recall.string_from(state, player)
        assert state.observation_string(player) == observer.string_from(state, player)
        observer.set_from(state, player)
        assert observer.tensor.shape == (256,) and np.isfinite(observer.tensor).all()
        assert observer.dict["observation"].tolist() == state.observation_tensor(player)
        recall.set_from(state, player)
        assert recall.tensor.tolist() == state.information_state_tensor(player)
        seen.add(public.string_from(state, player))
    assert len(seen) == 1, "what is public is the same for all"
    for wrong in (-1, -4, game.num_players()):
        raises(RuntimeError, lambda: state.information_state_string(wrong), "player >= 0", "player <")
        raises(RuntimeError, lambda: state.observation_string(wrong), "player >= 0", "player <")


def check_copies(state, game):
    clone = state.clone()
    assert str(clone) == str(state) and clone.history() == state.history()
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    pickled = pickle.loads(pickle.dumps(state))
    assert str(pickled) == str(state) and pickled.history() == state.history()
    for copied in (clone, again, pickled):
        assert copied.current_player() == state.current_player()
        assert copied.legal_actions() == state.legal_actions()
        for player in range(game.num_players()):
            assert copied.information_state_string(player) == state.information_state_string(player)


def test_random_simulation():
    for rules, players in GAMES:
        game = load(rules, players)
        assert game.num_players() == players and game.num_distinct_actions() == LAST + 1
        for seed in range(3):
            chance, state, nodes, steps = np.random.default_rng(seed), game.new_initial_state(), 0, 0
            total = np.zeros(players)
            while not state.is_terminal():
                if state.is_chance_node():
                    nodes += 1
                    check_chance(state, game)
                    actions, weights = zip(*state.chance_outcomes())
                    action = chance.choice(actions, p=weights)
                else:
                    check_decision(state, game)
                    action = chance.choice(state.legal_actions())
                    if steps % 7 == 0:
                        check_knowledge(state, game)
                        check_copies(state, game)
                    assert state.returns() == [0.0] * players
                    steps += 1
                state.apply_action(action)  # a numpy integer
                total += state.rewards()
            assert nodes == game.max_chance_nodes_in_history()
            assert state.current_player() == pyspiel.PlayerId.TERMINAL and state.legal_actions() == []
            assert sum(state.returns()) == 0 and any(state.returns())
            assert total.tolist() == state.returns(), "rewards add up to returns"
            assert [state.player_return(player) for player in range(players)] == state.returns()
            assert all(-1 <= value <= players - 1 for value in state.returns())
            check_knowledge(state, game)
            check_copies(state, game)


def test_clones_go_their_own_way():
    state = load("base", 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    clone, text = state.clone(), str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == text != str(clone)


def test_resample():
    for rules, players in GAMES:
        game, others = load(rules, players), 0
        for seed in range(4):
            chance, state = np.random.default_rng(seed), game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    action = chance.choice([o for o, _ in state.chance_outcomes()])
                else:
                    action = chance.choice(state.legal_actions())
                    if chance.random() < 0.2:
                        for player in range(players):
                            other = state.resample_from_infostate(player, chance.random)
                            assert other.information_state_string(player) == state.information_state_string(player)
                            assert other.information_state_tensor(player) == state.information_state_tensor(player)
                            assert other.current_player() == state.current_player()
                            assert len(other.history()) == len(state.history())
                            others += str(other) != str(state)
                            if player == state.current_player():
                                assert other.legal_actions() == state.legal_actions()
                state.apply_action(action)
        assert others > 20, "the secrets do change"


def test_tensors_tell_information_states_apart():
    """As many of them as there are strings, and the same pairs are equal."""
    pairs = set()
    for seed in range(12):  # few deals, so that some states look alike to somebody
        chance, state = np.random.default_rng(seed), load("base", 2).new_initial_state()
        while not state.is_terminal() and len(state.history()) < 12:
            for player in range(2):
                tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
                pairs.add((player, state.information_state_string(player), tensor))
            few = [o for o, _ in state.chance_outcomes()][:2] if state.is_chance_node() else state.legal_actions()[:3]
            state.apply_action(chance.choice(few))
    assert len(pairs) == len({(p, s) for p, s, _ in pairs}) == len({(p, t) for p, _, t in pairs}) > 50


def test_returns_add_up_exactly():
    from oriflamme import Game

    shared = 0
    for seed in range(300):
        game, chance = Game("base", 4, seed), np.random.default_rng(seed)
        while not game.is_over:
            game.apply(int(chance.choice(game.actions())))
        paid = game.returns()
        assert sum(paid) == 0 and float(np.sum(paid)) == 0, paid
        shared += sum(one > -1 for one in paid) > 1
    assert shared > 5


def test_whoever_wins_returns_stay_in_their_bounds():
    from oriflamme.game import zero_sum

    for players in range(2, 6):
        for winners in range(1, 1 << players):
            won = [bool(winners >> seat & 1) for seat in range(players)]
            paid = zero_sum(won)
            assert sum(paid) == float(np.sum(paid)) == 0, paid
            assert min(paid) >= -1 and max(paid) <= players - 1, paid
            assert all((one > -1) == won[seat] or all(won) for seat, one in enumerate(paid)), paid


def test_secrets_do_not_show_while_dealing():
    game = load("base", 3)
    one, two = game.new_initial_state(), game.new_initial_state()
    one.apply_action(5)
    two.apply_action(50)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_tensor(0) != two.information_state_tensor(0)
    assert one.information_state_tensor(1) == two.information_state_tensor(1)


if __name__ == "__main__":
    run(globals(), sys.argv[1:])
