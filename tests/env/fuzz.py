"""Calls whatever the package offers with whatever comes: see tests/env/fuzz."""

import copy
import os
import pickle
import random
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "stand_in"))

import oriflamme.spiel  # noqa: E402, F401
import pyspiel  # noqa: E402
from oriflamme import ACTIONS, BOTS, Among, Batch, Game, Refused, View, gpu, gym, zoo  # noqa: E402
from oriflamme.vector import VectorEnv  # noqa: E402

most, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
chance = random.Random(seed)
NUMBERS = [-(2**70), -(2**63), -(2**31), -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 100, ACTIONS - 1, ACTIONS, 100000, 2**31 - 1, 2**31,
           2**32, 2**63, 2**64 - 1, 2**64, 2**70]
ODD = [None, 0.5, float("nan"), "", "a", b"1", [], {}, (1,), True, np.int8(3), np.uint64(2**63), np.float32(1), np.arange(3), object()]
TEXTS = ["", "base", "ablaze", "mix", "mix+schemer2", "base\0", "\ud800", "x" * 5000, "S<", "S^99", "2!", "?>", "&+", "[Game]"]


def number():
    return chance.choice(NUMBERS) if chance.random() < 0.7 else chance.choice(ODD)


def near(low, high):
    """Mostly something that is there."""
    return chance.randint(low, high) if chance.random() < 0.7 else number()


def short(low, high):
    """How often something is done: a large number is right, and would take as long as it says."""
    n = near(low, high)
    return -1 if isinstance(n, (int, np.integer)) and n > 100 else n


def text(*good):
    return chance.choice(good) if good and chance.random() < 0.7 else chance.choice([*TEXTS, *ODD, number()])


def few(most=4):
    """A number of rows: a wild one is refused, a large one would only eat memory."""
    n = near(1, most)
    return 3 if isinstance(n, (int, np.integer)) and 100 < n < 2**31 else n


def array(n):
    shape = chance.choice([(n,), (n,), (n,), (), (n + 1,), (n, 2), (0,)])
    kind = chance.choice([np.int8, np.int32, np.int64, np.uint64, np.float64, np.bool_, object])
    with np.errstate(all="ignore"):
        return np.array([chance.choice([-1, 0, 5, 400, 850, 851, 2**31, 2**40]) for _ in range(int(np.prod(shape)))],
                        np.float64).astype(kind).reshape(shape)


def rules():
    return text("base", "ablaze", "mix", "mix:ASYHLFXDMR")


def bot():
    return text("random", "squire", "knight", "baron", "king", "nobody", *BOTS)


def try_game(game):
    options = game.actions()
    if options and chance.random() < 0.6:
        game.apply(chance.choice(options))
        return
    row = game.observation(0)
    row[chance.randrange(256)] = chance.randrange(256)
    chance.choice([
        lambda: game.view(near(-1, 4)), lambda: game.observation(near(-1, 4)), lambda: game.position(near(-2, 4)),
        lambda: game.record(near(-2, 4)), lambda: game.guess(near(-1, 4), near(0, 9), text("uniform", "learned")),
        lambda: game.apply(number()), lambda: game.apply(text(*game.options(), "m1", "x1")), lambda: game.text_of(number()),
        lambda: game.advise(bot(), short(0, 3), near(0, 9)), lambda: Game.read(text(game.position())),
        lambda: Game.from_record(text(game.record(), game.record(0))), lambda: View.of(row, near(-1, 4)),
        lambda: View.of(array(256), near(-1, 4)), lambda: game.decisions_known(near(-2, 4)), lambda: game.returns(),
        lambda: pickle.loads(pickle.dumps(game)), lambda: copy.deepcopy(game), lambda: repr(game),
    ])()


def try_batch(batch):
    chance.choice([
        lambda: batch.step(array(batch.n)), lambda: batch.step(batch.choose()), lambda: batch.step(batch.masks.argmax(axis=1)),
        lambda: batch.reset(near(0, 9)), lambda: batch.advise(bot(), short(0, 3)), lambda: batch.playout(short(0, 2)),
        lambda: batch.observe(near(0, 3), near(-1, 4)), lambda: batch.position(near(0, 3), near(-2, 4)),
        lambda: pickle.loads(pickle.dumps(batch)), lambda: batch.observations.sum(),
    ])()


class Lent:
    """What another library would hand over. Where it lies has to be true; all else is checked."""

    def __init__(self, array):
        rows = chance.choice([array.shape, array.shape, (3,), (), (*array.shape, 2)])
        strides = chance.choice([None, (4,), (8,), (-4,), (4, 4)])
        typestr = chance.choice(["<i4", "<i4", "<u4", "<f4", "|b1"])
        self.__cuda_array_interface__ = {**array.__cuda_array_interface__, "typestr": typestr, "shape": rows, "strides": strides}


def try_card(batch):
    chance.choice([
        lambda: batch.step(array(batch.n)), lambda: batch.step(batch.choose()), lambda: batch.step(batch.actions),
        lambda: batch.step(Lent(batch.choose())), lambda: batch.reset(near(0, 9)), lambda: batch.advise(bot(), short(0, 3)),
        lambda: batch.playout(short(0, 2)), lambda: batch.observe(near(0, 3), near(-1, 4)), lambda: batch.pay(),
        lambda: batch.position(near(0, 3), near(-2, 4)), lambda: pickle.loads(pickle.dumps(batch)),
        lambda: batch.observations.numpy(), lambda: batch.masks.__dlpack__(), lambda: batch.mask_bits.numpy(),
    ])()


def try_env(env):
    chance.choice([
        lambda: env.reset(seed=near(0, 9)), lambda: env.step(number()), lambda: env.step(array(3)),
        lambda: env.step(int(env.action_masks().argmax())), lambda: pickle.loads(pickle.dumps(env)), lambda: env.render(),
    ])()


def try_vector(env):
    chance.choice([
        lambda: env.reset(seed=near(0, 9)), lambda: env.step(array(env.num_envs)),
        lambda: env.step(env._rows.masks.argmax(axis=1)), lambda: pickle.loads(pickle.dumps(env)),
    ])()


def try_zoo(env):
    chance.choice([
        lambda: env.reset(seed=near(0, 9)), lambda: env.step(number()), lambda: env.step(int(env.game.mask().argmax())),
        lambda: env.observe(text("player_0", "player_9")), lambda: env.state(), lambda: env.render(),
    ])()


def try_spiel(state):
    chance.choice([
        lambda: state.apply_action(number()), lambda: state.apply_action(chance.choice(state.legal_actions() or [0])),
        lambda: state.information_state_string(near(0, 4)), lambda: state.information_state_tensor(near(0, 4)),
        lambda: state.resample_from_infostate(near(0, 4), chance.random), lambda: state.clone(), lambda: state.returns(),
    ])()


def batch():
    return Batch(few(), near(2, 5), rules(), near(0, 9), obs=chance.random() < 0.8, mask=chance.random() < 0.8,
                 reward=text("zero_sum", "share", "rank", "influence"), first_row=near(0, 9))


MAKERS = [
    (lambda: Game(rules(), near(2, 5), near(0, 9), reward=text("zero_sum", "rank")), try_game),
    (batch, try_batch),
    (lambda: gpu.Batch(few(), near(2, 5), rules(), near(0, 9), mask=chance.random() < 0.8, bits=chance.random() < 0.5,
                       first_row=near(0, 9), wait=chance.random() < 0.5,
                       device=0 if chance.random() < 0.9 else near(0, 1)), try_card),
    (lambda: Among(few(), bot(), near(2, 5), rules(), near(0, 9), iterations=short(0, 3), seat=near(0, 4)), try_batch),
    (lambda: gym.Env(bot(), near(2, 5), rules(), iterations=short(0, 3), seat=near(0, 4), illegal=text("lose", "refuse"), render_mode="ansi"),
     try_env),
    (lambda: VectorEnv(few(), bot(), near(2, 5), rules(), iterations=short(0, 3), autoreset_mode=text("NextStep", "SameStep")), try_vector),
    (lambda: zoo.raw_env(rules(), near(2, 5)), try_zoo),
    (lambda: pyspiel.load_game("python_oriflamme", {"rules": rules(), "players": near(2, 5)}).new_initial_state(), try_spiel),
]

calls, refusals = 0, 0
print(f"seed {seed}", flush=True)
while calls < most:
    make, use = chance.choice(MAKERS)
    try:
        made = make()
        if use is try_zoo:
            made.reset(seed=1)
    except Refused as why:
        refusals += 1
        assert len(str(why)) > 10, why
        continue
    except gpu.Missing as why:
        assert "from 0 on" in str(why), why
        continue
    for _ in range(chance.randrange(200)):
        calls += 1
        try:
            use(made)
        except Refused as why:  # a sentence, and nothing else
            refusals += 1
            assert len(str(why)) > 10, why
        except RuntimeError as why:
            assert use is try_spiel and "player >= 0" in str(why), why
        except (TypeError, ValueError) as why:  # of what Python checks before us: a seed of numpy, a pickle of an object
            assert use in (try_env, try_vector, try_zoo, try_spiel), (use, why)
print(f"border: {calls} calls, {refusals} refused; 1 passed, 0 failed")
