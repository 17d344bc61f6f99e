"""What PettingZoo's api_test, seed_test, render_test and state_test ask, written anew; and
Gymnasium's VectorEnv. Runs with the stand-ins, or, with ORI_ZOO=/path, with the real packages and
PettingZoo's own tests."""

import contextlib
import io
import os
import re
import sys

import numpy as np
from harness import raises, run

REAL = os.environ.get("ORI_ZOO")
sys.path.insert(0, REAL or os.path.join(os.path.dirname(__file__), "stand_in"))

from gymnasium import spaces  # noqa: E402
from oriflamme import Refused, zoo  # noqa: E402
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
                assert (info["final_obs"]["observation"][terminated, 3] == 7).all()
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


if __name__ == "__main__":
    run(globals(), sys.argv[1:])
