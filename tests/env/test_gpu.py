"""oriflamme.gpu against oriflamme.Batch: the same games, to the bit, whatever the seats and the rules.

Where there is a card (`tests/env/on_card`), the kernels run on it; in `make test` they run on the
processor instead (no_card.c), with all that surrounds them.
"""

import hashlib
import os
import pickle
import subprocess
import sys

import numpy as np
from harness import raises, run

from oriflamme import ACTIONS, Batch, Refused, gpu

ON_CARD = "ORIFLAMME_CUDA" not in os.environ
SIZES = [(rules, seats) for rules in ("base", "ablaze", "mix") for seats in (2, 3, 4, 5)]
ROWS, STEPS, GAMES = (2051, 200, 8) if ON_CARD else (67, 90, 1)
TOLD = ["actions", "observations", "masks", "rewards", "terminals", "players", "refused"]


def hash_of(batch) -> str:
    """Of everything that a batch tells, and of its rows."""
    total = hashlib.sha256()
    for name in TOLD:
        array = getattr(batch, name)
        total.update((array if isinstance(array, np.ndarray) else array.numpy()).tobytes())
    rows = batch._rows if isinstance(batch._rows, np.ndarray) else batch._rows.numpy()
    total.update(rows.tobytes())
    return total.hexdigest()[:16]


def bits_of(masks):
    return np.packbits(np.pad(masks, ((0, 0), (0, 32 * gpu.MASK_WORDS - ACTIONS))), axis=1, bitorder="little").view(np.int32)


def test_the_same_steps():
    for number, (rules, seats) in enumerate(SIZES):
        made = dict(seats=seats, rules=rules, seed=77 + seats, reward=["zero_sum", "share", "rank", "influence"][number % 4],
                    first_row=5, trusted=number % 2 == 1)
        here, there = Batch(ROWS, **made), gpu.Batch(ROWS, bits=True, **made)
        assert hash_of(here) == hash_of(there), (rules, seats)
        chance, ended = np.random.default_rng(seats), 0
        for step in range(STEPS):
            assert np.array_equal(there.choose().numpy(), here.choose()), (rules, seats, step)
            if not made["trusted"]:  # some are none of the options
                wrong = chance.integers(ROWS, size=3)
                here.actions[wrong] = chance.integers(-2, ACTIONS + 2, size=3)
            given = here.actions.copy()
            assert there.step(given) == here.step()
            ended += here.terminals.sum()
            if step % 9 == 0 or step == STEPS - 1:
                assert hash_of(here) == hash_of(there), (rules, seats, step)
                assert np.array_equal(there.mask_bits.numpy(), bits_of(here.masks))
        assert ended > 0
        print(f"  {rules} {seats}: {ROWS} rows, {STEPS} steps, {ended} games: {hash_of(there)}")


def test_the_same_games():
    for rules, seats in SIZES:
        here, there = Batch(ROWS, seats, rules, 9), gpu.Batch(ROWS, seats, rules, 9)
        for batch in (here, there):
            batch.choose()
            batch.step()  # not from the deal
        assert there.playout(GAMES) == here.playout(GAMES)
        assert hash_of(here) == hash_of(there), (rules, seats)
        print(f"  {rules} {seats}: {GAMES * ROWS} games: {hash_of(there)}")


def test_few_rows_and_parts():
    for n in (1, 2, 3, 127, 128, 129):
        here, there = Batch(n, seed=n), gpu.Batch(n, seed=n)
        assert hash_of(here) == hash_of(there), n
        here.step(here.choose())
        there.step(there.choose())
        assert hash_of(here) == hash_of(there), n
    there = gpu.Batch(8, obs=False, mask=False)
    assert there.step(there.choose()) == 0
    for name, what in (("observations", "obs"), ("masks", "mask"), ("mask_bits", "bits")):
        raises(Refused, lambda name=name: getattr(there, name), f"{what}=False")
    assert gpu.Batch(8, wait=False).step([0] * 8) is None


def test_games_that_are_over_pay():
    batch = gpu.Batch(64, seed=2)
    assert not batch.pay().any()


def test_one_row_as_on_the_processor():
    here, there = Batch(16, 3, "ablaze", 4), gpu.Batch(16, 3, "ablaze", 4)
    for _ in range(30):
        here.step(here.choose())
        there.step(there.choose())
    assert here.position(3) == there.position(3) and here.position(3, 1) == there.position(3, 1)
    assert np.array_equal(here.observe(5, -1), there.observe(5, -1))
    assert np.array_equal(here.advise("knight"), there.advise("knight").numpy())
    again = pickle.loads(pickle.dumps(there))
    assert hash_of(again) == hash_of(there)
    here.step(here.choose())
    again.step(again.choose())
    assert hash_of(again) == hash_of(here)
    there.reset(8)
    assert hash_of(there) == hash_of(gpu.Batch(16, 3, "ablaze", 8)) or there.actions.numpy().any()


def test_bad_input_is_refused():
    batch = gpu.Batch(8)
    for actions, why in (([1] * 7, "there are 8 rows"), ([1.5] * 8, "whole numbers"), ([2**40] * 8, "no action")):
        raises(Refused, lambda actions=actions: batch.step(actions), why)
    for made, why in (({"n": 0}, "rows"), ({"seats": 6}, "seats"), ({"rules": "chess"}, "rules"), ({"reward": "gold"}, "reward")):
        raises(Refused, lambda made=made: gpu.Batch(**{"n": 8, **made}), why)
    raises(gpu.Missing, lambda: gpu.Batch(8, device=99), "from 0 on")


class Lent:
    """What another library would hand over."""

    def __init__(self, array, typestr=None, shape=None, strides=None):
        self.array = array
        self.__cuda_array_interface__ = {
            **array.__cuda_array_interface__, "typestr": typestr or array.dtype.str, "strides": strides,
            "shape": shape or array.shape,
        }


def test_actions_that_lie_on_the_card():
    here, there = Batch(200, seed=6), gpu.Batch(200, seed=6)
    for dtype in (np.int32, np.int64):
        given = gpu.Array(there._card, (200,), dtype)
        actions = here.choose().astype(dtype)
        if dtype == np.int64:
            actions[7] += 2**32  # does not fit: none of the options
            here.actions[7] = -1
        given.fill(actions)
        assert here.step() == there.step(Lent(given)) == (dtype == np.int64)
        there._actions.fill(here.actions)
        there._rows.fill(here._rows.reshape(200, -1))  # `choose` has moved only one side's chance
        there._look()
    for lent, why in ((Lent(given, shape=(100,)), "200 rows"), (Lent(given, typestr="<f4"), "int32 or int64"),
                      (Lent(given, strides=(16,)), "gaps")):
        raises(Refused, lambda lent=lent: there.step(lent), why)


def test_arrays_for_others():
    batch = gpu.Batch(64)
    for name in (*TOLD, "mask_bits")[:7]:
        array = getattr(batch, name)
        told = array.__cuda_array_interface__
        assert told["shape"] == array.shape and told["data"][0] == array.pointer and told["version"] == 3
        assert np.dtype(told["typestr"]) == array.dtype and array.__dlpack_device__() == (2, 0)
        capsule = array.__dlpack__(stream=None)
        assert "dltensor" in repr(capsule)
        del capsule  # not taken: given back
    from oriflamme import _cuda

    assert not _cuda._lent


def message_without(**environment):
    code = "from oriflamme import gpu\ntry:\n    gpu.Batch(8)\nexcept gpu.Missing as error:\n    print(error)"
    told = subprocess.run([sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    return told.stdout


def test_it_says_what_is_missing():
    assert "there is no driver here" in message_without(ORIFLAMME_CUDA="/nowhere/libcuda.so.1")
    assert "make gpu" in message_without(ORIFLAMME_PTX="/nowhere/oriflamme.ptx")
    assert "does not take" in message_without(ORIFLAMME_PTX=__file__)
    if not ON_CARD:
        assert "finds no card" in message_without(ORI_NO_CARD="1")


if __name__ == "__main__":
    run(globals(), sys.argv[1:])
