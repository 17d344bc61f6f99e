"""What PettingZoo's api_test, seed_test, render_test and state_test ask, written anew; and
Gymnasium's Env and VectorEnv. Runs with the stand-ins, or, with ORI_ZOO=/path, with the real
packages and their own tests."""

import contextlib
import io
import os
import pickle
import re
import sys

import numpy as np
from harness import raises, run

REAL = os.environ.get("ORI_ZOO")
sys.path.insert(0, REAL or os.path.join(os.path.dirname(__file__), "stand_in"))

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from oriflamme import ACTIONS, Refused, gym, zoo  # noqa: E402
from oriflamme.vector import AutoresetMode, VectorEnv  # noqa: E402

SIZES = [("base", 2), ("base", 4), ("ablaze", 3), ("mix", 5)]


def check_tables(env):
    for name in ("rewards", "terminations", "truncations", "infos", "_cumulative_rewards"):
        assert set(getattr(env, name)) == set(env.agents), name
    assert all(type(v) is bool for v in [*env.terminations.values(), *env.truncations.values()])
    assert all(isinstance(info, dict) for info in env.infos.values())
    assert all(np.isfinite(float(reward)) for reward in env.rewards.values())


def check_observation(env, agent, observation):
    assert env.observation_space(agent).contains(observation)
    seen, mask = observation["observation"], observation["action_mask"]
    assert seen.dtype == np.uint8 and seen.ndim <= 3 and seen.size and seen.any()
    assert mask.dtype == np.int8 and mask.ndim == 1 and np.isin(mask, (0, 1)).all()
    return mask


def play(env, seed, each=lambda *_: None):
    env.reset(seed=seed, options={})
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    owed = dict.fromkeys(env.agents, 0.0)
    gone, finished = set(), set()
    for agent in env.agent_iter():
        assert agent == env.agent_selection and agent in env.agents and agent not in gone
        assert env.num_agents == len(env.agents) > 0
        check_tables(env)
        observation, reward, terminated, truncated, info = env.last()
        assert env.last(observe=False)[0] is None
        mask = check_observation(env, agent, observation)
        assert reward == owed[agent], "the reward is what has been paid since its last step"
        owed[agent] = 0.0
        each(agent, observation, reward, terminated, info)
        if terminated or truncated:
            gone.add(agent)
            finished.add(agent)
            assert env.step(None) is None
        else:
            action = env.action_space(agent).sample(mask)
            assert env.step(np.int32(action)) is None
            for other, paid in env.rewards.items():
                owed[other] += paid
    assert finished == set(env.possible_agents)


def test_api():
    for rules, seats in SIZES:
        env = zoo.raw_env(rules=rules, seats=seats)
        assert isinstance(env, zoo.AECEnv) and str(env) == env.metadata["name"]
        assert env.possible_agents == [f"player_{i}" for i in range(seats)]
        assert all(re.fullmatch("[a-z]+_[0-9]+", agent) for agent in env.possible_agents)
        assert env.max_num_agents == seats and env.unwrapped is env
        for agent in env.possible_agents:
            assert env.observation_space(agent) is env.observation_space(agent)
            assert env.action_space(agent) is env.action_space(agent)
            assert isinstance(env.action_space(agent), spaces.Space)
            assert isinstance(env.observation_space(agent), spaces.Space)
        env.reset(seed=1)
        assert not any(env.terminations.values()) and not any(env.truncations.values())
        for _ in range(3):
            play(env, None if _ else 5)


def test_only_the_asked_seat_has_options():
    env = zoo.raw_env()
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_seed():
    def story(env, seed):
        told = []

        def tell(agent, seen, *rest):
            told.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), *map(str, rest)))
            told.append(tuple(map(str, (env.agents, env.rewards, env.terminations, env.truncations, env.infos))))

        play(env, seed, tell)
        return told

    env = zoo.raw_env(rules="mix")
    assert story(env, 42) == story(zoo.raw_env(rules="mix"), 42) == story(env, 42)
    assert story(env, 42) != story(env, 43)


def test_render():
    env = zoo.raw_env(render_mode="ansi")
    assert set(env.metadata["render_modes"]) == {"ansi", "human"}
    env.reset(seed=1)
    for _ in range(30):  # along a game, and what others hold is not in it
        text = env.render()
        assert isinstance(text, str) and "?" in text
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    env.close()
    human = zoo.raw_env(render_mode="human")
    human.reset(seed=1)
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        assert human.render() is None
    assert "?" in printed.getvalue()
    human.close()
    assert "render" in vars(type(env)) and "close" in vars(type(env))


def test_state():
    for rules, seats in SIZES:
        env = zoo.raw_env(rules=rules, seats=seats)
        seen = set()

        def look(*_):
            state = env.state()
            assert env.state_space.contains(state) and state.shape == env.state_space.shape
            assert state.dtype == env.state_space.dtype
            seen.add(state.tobytes())

        play(env, 2, look)
        assert len(seen) > 20, "it tells where the game stands"


def test_a_dead_agent_takes_no_action():
    env = zoo.raw_env(seats=2)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    raises(ValueError, lambda: env.step(0), "None")


def test_the_dead_see_the_end():
    """The last observation is of the game that ended, not of the next one."""
    env = zoo.raw_env(seats=2)
    play(env, 3)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        mask = env.last()[0]["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
    for agent in list(env.agents):
        seen = env.observe(agent)
        assert seen["observation"][3] == 7 and not seen["action_mask"].any()


def test_illegal_actions():
    env = zoo.raw_env()
    env.reset(seed=1)
    before = env.game.position()
    for action in (-1, 777, 851, 10**6):
        raises(Refused, lambda: env.step(action), "none of the options")
    assert env.game.position() == before


def masked(observation, chance):
    return np.array([chance.choice(np.flatnonzero(m)) if m.any() else 0 for m in observation["action_mask"]])


def test_one_learner():
    for rules, seats in SIZES:
        env, seen, ended = gymnasium.make(gym.ID, opponents="squire", seats=seats, rules=rules), set(), 0
        for seed in range(6):
            observation, info = env.reset(seed=seed)
            seen.add(info["seat"])
            terminated, chance = False, np.random.default_rng(seed)
            while not terminated:
                assert env.observation_space.contains(observation) and observation["observation"][4] == 0
                action = int(chance.choice(np.flatnonzero(env.unwrapped.action_masks())))
                observation, reward, terminated, truncated, _ = env.step(action)
                assert type(reward) is float and not truncated and (terminated or reward == 0)
            assert env.observation_space.contains(observation) and observation["observation"][3] == 7
            assert not observation["action_mask"].any() and reward != 0
        assert len(seen) > 1, "it sits on several seats"


def test_one_learner_is_seeded_like_others():
    def story(seed):
        told = []
        for again in (seed, None):  # without a seed the sequence goes on
            observation, info = env.reset(seed=again)
            told.append((observation["observation"].tobytes(), info["seat"]))
        return told

    env = gym.Env(seats=3)
    assert story(3) == story(3) != story(4) and len(set(story(3))) == 2
    if REAL:
        env.reset(seed=3)
        assert env.np_random_seed == 3
    assert gym.Env(seats=3, seat=2).reset(seed=1)[1]["seat"] == 2
    env.reset(seed=3)
    copied = pickle.loads(pickle.dumps(env))
    assert story(5) == [(o["observation"].tobytes(), i["seat"]) for o, i in (copied.reset(seed=5), copied.reset())]


def test_what_is_no_option_loses_or_is_refused():
    env = gym.Env()
    raises(Refused, lambda: env.step(0), "reset")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    observation, reward, terminated, _, info = env.step(illegal)
    assert terminated and reward == -1 and str(illegal) in info["illegal"]
    assert env.observation_space.contains(observation) and not observation["action_mask"].any()
    raises(Refused, lambda: env.step(illegal), "reset")
    env = gym.Env(illegal="refuse", render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    raises(Refused, lambda: env.step(illegal), str(illegal), "action_mask")
    for wrong in (-1, ACTIONS, 0.5, None, 2**40):
        raises(Refused, lambda: env.step(wrong), str(wrong), str(ACTIONS - 1))
    assert env.render() == before and "?" in before
    raises(Refused, lambda: gym.Env(illegal="cry"), "cry", "refuse, lose")
    raises(Refused, lambda: gym.Env(seat=4), "seat 4", "0 to 3")


def test_vector_next_step():
    same, after = VectorEnv(8, seats=3), VectorEnv(8, seats=3, autoreset_mode="NextStep")
    assert after.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    now, then = same.reset(seed=5)[0], after.reset(seed=5)[0]
    chance, ended, waiting = np.random.default_rng(0), 0, {}
    for step in range(120):
        actions = masked(then, chance)
        then, reward, terminated, _, info = after.step(actions)
        assert after.observation_space.contains(then)
        for row in list(waiting):
            assert not terminated[row] and reward[row] == 0 and then["action_mask"][row].any()
            del waiting[row]
        for row in np.flatnonzero(terminated):
            assert then["observation"][row][3] == 7 and not then["action_mask"][row].any()
            waiting[row] = True
            ended += 1
    assert ended > 8
    # Row by row the same games, whatever the mode.
    while not (terminated := same.step(masked(now, chance))[2]).any():
        now = {"observation": same._rows.observations, "action_mask": same._rows.masks}
    raises(Refused, lambda: VectorEnv(2, autoreset_mode="Later"), "Later", "NextStep, SameStep")
    raises(Refused, lambda: after.step(np.zeros((8, 2), int)), "(8, 2)", "(8,)")
    raises(Refused, lambda: after.step(np.full(8, 0.5)), "float64")
    raises(Refused, lambda: after.step(np.full(8, 2**40)), str(2**40))


def test_vector():
    for rules, seats in SIZES:
        env = VectorEnv(16, "squire", seats, rules)
        assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
        chance, ended = np.random.default_rng(0), 0
        observation, info = env.reset(seed=1)
        for _ in range(60):
            assert env.observation_space.contains(observation)
            mask = observation["action_mask"]
            assert (observation["observation"][:, 4] == 0).all(), "the learner is asked"
            actions = np.array([chance.choice(np.flatnonzero(m)) for m in mask])
            observation, reward, terminated, truncated, info = env.step(actions)
            assert reward.shape == terminated.shape == truncated.shape == (16,)
            assert not truncated.any() and (reward[~terminated] == 0).all()
            assert (reward[terminated] != 0).any() or not terminated.any() or seats == 2
            if terminated.any():
                assert (info["_final_obs"] == terminated).all()
                for row, final in enumerate(info["final_obs"]):
                    assert (final is not None) == terminated[row]
                    if final is not None:
                        assert env.single_observation_space.contains(final) and final["observation"][3] == 7
            ended += terminated.sum()
        assert ended > 16
        env.close()


def test_vector_is_repeatable_and_checked():
    def story():
        env, told = VectorEnv(8, "knight", 3), []
        observation, _ = env.reset(seed=4)
        for _ in range(25):
            actions = observation["action_mask"].argmax(axis=1)
            observation, reward, *_ = env.step(actions)
            told.append((observation["observation"].tobytes(), reward.tobytes()))
        return told

    assert story() == story()
    env = VectorEnv(4)
    observation, _ = env.reset(seed=1)
    raises(Refused, lambda: env.step(np.array([0, 850, 0, 0])), "row ")
    raises(Refused, lambda: env.step(np.full(4, 9999)), "9999")
    assert (env.reset(seed=1)[0]["observation"] == observation["observation"]).all()
    raises(Refused, lambda: VectorEnv(4, "nobody"), "nobody")


def test_their_own_tests():
    if not REAL:
        return
    from pettingzoo.test import api_test, render_test, seed_test

    for rules, seats in SIZES:
        api_test(zoo.raw_env(rules=rules, seats=seats), num_cycles=1000)
        api_test(zoo.env(rules=rules, seats=seats), num_cycles=1000)
        seed_test(lambda: zoo.env(rules=rules, seats=seats), 100)
    render_test(lambda render_mode: zoo.env(render_mode=render_mode))
    from gymnasium.utils.env_checker import check_env
    from gymnasium.wrappers.vector import FlattenObservation, RecordEpisodeStatistics

    for rules, seats in SIZES:
        check_env(gym.Env(rules=rules, seats=seats))
        check_env(gymnasium.make(gym.ID, rules=rules, seats=seats, render_mode="ansi").unwrapped)
        for mode in ("NextStep", "SameStep"):
            env = RecordEpisodeStatistics(VectorEnv(4, rules=rules, seats=seats, autoreset_mode=mode))
            wrappers = [env]
            if mode == "NextStep":  # the only one that this wrapper takes
                wrappers.append(FlattenObservation(VectorEnv(4, rules=rules, seats=seats, autoreset_mode=mode)))
            for wrapped in wrappers:
                observation, info = wrapped.reset(seed=1)
                for _ in range(60):
                    assert wrapped.observation_space.contains(observation)
                    rows = wrapped.unwrapped._rows
                    observation, *_ = wrapped.step(np.where(wrapped.unwrapped._ended, 0, rows.masks.argmax(axis=1)))
            assert len(env.return_queue) > 4
        made = gymnasium.make_vec(gym.ID, num_envs=3, rules=rules, seats=seats)
        assert made.reset(seed=1)[0]["observation"].shape == (3, 256)


if __name__ == "__main__":
    run(globals(), sys.argv[1:])
