"""Batch, Game, View and records."""

import copy
import importlib
import pickle
import subprocess
import sys
import threading

import numpy as np
from harness import raises, run

from oriflamme import ACTIONS, Among, Batch, Game, Refused, View

SIZES = [(rules, seats) for rules in ("base", "ablaze", "mix") for seats in (2, 3, 4, 5)]


def random_game(rules: str, seats: int, seed: int) -> Game:
    game, chance = Game(rules, seats, seed), np.random.default_rng(seed)
    while not game.is_over:
        game.apply(int(chance.choice(game.actions())))
    return game


def test_arrays_tell_one_story():
    for rules, seats in SIZES:
        batch = Batch(64, seats, rules, seed=3)
        ended = 0
        for _ in range(200):
            legal = batch.masks.sum(axis=1)
            assert (legal >= 1).all() and batch.masks.dtype == np.int8
            assert (batch.players >= 0).all() and (batch.players < seats).all()
            batch.choose()
            assert batch.masks[np.arange(64), batch.actions].all()
            assert batch.step() == 0 and not batch.refused.any()
            assert (np.abs(batch.rewards.sum(axis=1)) < 1e-5).all()
            assert (batch.rewards[~batch.terminals] == 0).all()
            ended += batch.terminals.sum()
        assert ended > 64


def test_refused_rows_do_nothing():
    batch = Batch(8, seed=1)
    before = [batch.position(i) for i in range(8)]
    batch.actions[:] = [ACTIONS, -1, 2**31 - 1, -(2**31), 777, 850, 800, 830]
    assert batch.step() == 8 and batch.refused.all()
    assert before == [batch.position(i) for i in range(8)]


def test_the_same_games_whatever_the_rows_and_threads():
    def play(n, first_row, out, at):
        batch = Batch(n, 4, "mix", seed=11, first_row=first_row)
        for step in range(150):
            batch.choose()
            batch.step()
        for i in range(n):
            out[at + i] = batch.position(i)

    whole, parts = {}, {}
    play(64, 0, whole, 0)
    threads = [threading.Thread(target=play, args=(16, 16 * i, parts, 16 * i)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert whole == parts


def test_views_say_what_the_notation_says():
    for rules, seats in SIZES:
        game = random_game(rules, seats, seats)
        replayed = Game(rules, seats, seats)
        for action in game.decisions:
            for seat in range(-1, seats):
                view, text = replayed.view(seat), replayed.position(seat)
                queue, hands, pools, turn, ask = text.split()[1:]
                assert "/".join(map(str, view.pools)) == pools
                assert f"{view.round}{'abcde'[view.first]}" == turn
                assert "abcde"[view.asked] == ask[0]
                places = [p for p in queue.replace("|", ",").split(",") if p not in ("", "-")]
                assert [len(p.split("/")) for p in places] == [len(p) for p in view.queue]
                for place, cards in zip(places, view.queue):
                    for told, card in zip(place.split("/"), cards):
                        assert "abcde"[card.family] == told[0]
                        assert told[1] == ("?" if card.kind is None else card.kind if card.revealed else card.kind.lower())
                        assert (f"+{card.influence}" in told) == (card.influence > 0)
                if seat >= 0:
                    hand, aside, pile = hands.split("/")[seat].split("=")
                    assert (hand.rstrip("T"), aside, pile) == (view.hand, view.aside, view.piles[seat])
            replayed.apply(action)
        assert replayed.position() == game.position()
        assert View.of(game.observation(0), 0).asked is None


def test_records_go_in_and_come_out():
    for rules, seats in SIZES:
        game = random_game(rules, seats, 7)
        again = Game.from_record(game.record())
        assert again.record() == game.record() and again.position() == game.position()
        raises(Refused, lambda: Game.from_record(game.record(0)), "one seat")
    raises(Refused, lambda: Game.from_record("[Game]"), "record")


def test_positions_and_decisions_are_checked():
    game = Game.read("base cL,bd|al ASYFDM=HXC=/SYHFXC=ALM=/ASYHFC=XDM= 1/1/2 1a b:reveal")
    assert game.options() == ["2+", "2!"] and game.asked == 1 and game.seats == 3
    raises(Refused, lambda: game.apply("x1"), "x1", "2+ 2!")
    raises(Refused, lambda: game.apply("3!"), "3!")
    raises(Refused, lambda: game.apply("hello"), "hello")
    raises(Refused, lambda: game.apply(12345), "12345")
    game.apply("2!")
    game.apply("m1")
    assert game.options() == [">2", ">3"]
    raises(Refused, lambda: Game.read("base nonsense"), "position")
    raises(Refused, lambda: Game("both"), "both")
    raises(Refused, lambda: Game(seats=6), "seats")
    raises(Refused, lambda: Batch(4, reward="gold"), "gold")
    raises(Refused, lambda: Batch(0))
    raises(Refused, lambda: Batch(4).advise("nobody"), "nobody")


def test_numbers_are_checked():
    game, batch = Game(seats=3, seed=1), Batch(4, seats=3)
    for wrong in (3, 4, 5, 100000, -3, 2**70, 0.5, None, "a"):
        there = "0 to 2"
        for look in (game.view, game.observation, game.position, game.record, lambda s: game.guess(s, 1),
                     lambda s: batch.observe(0, s), lambda s: batch.position(0, s)):
            raises(Refused, lambda: look(wrong), repr(wrong), there)
        raises(Refused, lambda: Among(2, seats=3, seat=wrong), repr(wrong), there) if wrong is not None else None
    for look in (game.view, game.observation, lambda s: game.guess(s, 1), lambda s: batch.observe(0, s)):
        raises(Refused, lambda: look(-2), "-2", "spectator")
    for row in (-1, 4, 2**40, 1.5):
        raises(Refused, lambda: batch.position(row), repr(row), "0 to 3")
    for seed in (-1, 2**64, 2**70, 1.5, "7"):
        for take in (batch.reset, lambda s: Batch(2, seed=s), lambda s: Game(seed=s), lambda s: game.guess(0, s),
                     lambda s: game.advise("knight", seed=s)):
            raises(Refused, lambda: take(seed), "seed", str(seed))
    raises(Refused, lambda: Batch(4, seats=1), "seats 1", "2 to 5")
    raises(Refused, lambda: Batch(-3), "rows -3")
    # Anything that is a whole number to Python; in its own type, 100 rows of 256 bytes are too many for an int8.
    assert Batch(True).n == 1 and Batch(np.int8(100)).n == 100
    raises(Refused, lambda: Batch(2, first_row=2**32 - 1), "first_row", str(2**32 - 2))
    raises(Refused, lambda: Among(2, iterations=-5), "iterations -5")
    raises(Refused, lambda: Among(2, "nobody"), "nobody", "squire")
    raises(Refused, lambda: batch.playout(-1), "games -1")
    raises(Refused, lambda: Game("base\0x"), "NUL")
    raises(Refused, lambda: game.guess(0, 1, "wild"), "wild", "uniform, learned")


def test_actions_are_checked():
    for batch in (Batch(4, seed=1), Among(4, seed=1)):
        before = [batch.position(i) for i in range(4)]
        for wrong, words in ((0.5, "()"), ([0, 1], "(2,)"), (np.zeros((4, 1), int), "(4, 1)"),
                             (np.full(4, 0.5), "float64"), (np.full(4, 2**32), str(2**32)), ("abcd", "()")):
            raises(Refused, lambda: batch.step(wrong), words)
        assert batch.step(np.full(4, -1)) == 4 and batch.refused.all()
        assert before == [batch.position(i) for i in range(4)]
    raises(Refused, lambda: Batch(2, obs=False).observations, "obs=False")
    raises(Refused, lambda: Batch(2, mask=False).masks, "mask=False")
    raises(AttributeError, lambda: setattr(Batch(2), "actions", np.zeros(2)))


def test_observations_are_checked():
    game = random_game("base", 3, 1)
    seen = game.observation(1)
    assert View.of(seen, 1).asked is None
    raises(Refused, lambda: View.of(seen[:-1], 1), "(255,)", "256")
    raises(Refused, lambda: View.of(seen.astype(int), 1), "int64")
    raises(Refused, lambda: View.of(seen, 3), "3", "0 to 2")
    for at, value in ((0, 9), (3, 200), (7, 255), (46, 99), (51, 30)):
        wild = seen.copy()
        wild[at] = value
        raises(Refused, lambda: View.of(wild, 1), "observation")


def test_a_game_that_is_over_asks_nobody():
    raises(Refused, lambda: random_game("base", 2, 1).advise(), "over")


def test_batches_are_pickled():
    for batch in (Batch(16, 3, "mix", seed=9, first_row=5), Among(8, "knight", 4, seed=2, seat=1)):
        for _ in range(90):
            batch.step(batch.masks.argmax(axis=1))
        other = pickle.loads(pickle.dumps(batch))
        for _ in range(90):
            for one in (batch, other):
                one.step(one.masks.argmax(axis=1))
            assert (batch.observations == other.observations).all() and (batch.rewards == other.rewards).all()
        batch.reset()
        other.reset()
        assert [batch.position(i) for i in range(8)] == [other.position(i) for i in range(8)]


def test_guesses_look_the_same():
    for rules, seats in SIZES:
        whole, chance = random_game(rules, seats, 20), np.random.default_rng(1)
        for count in chance.choice(len(whole.decisions) + 1, 12):
            game = Game(rules, seats, 20)
            for action in whole.decisions[:count]:
                game.apply(action)
            for seat in range(-1, seats):
                for model in ("uniform", "learned"):
                    guess = game.guess(seat, int(chance.integers(2**62)), model)
                    assert guess.record(seat) == game.record(seat)
                    assert (guess.observation(seat) == game.observation(seat)).all()
                    assert guess.asked == game.asked


def test_copies_are_apart():
    game = Game(seed=5)
    game.apply(game.options()[0])
    for other in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other.record() == game.record()
        other.apply(other.options()[0])
        assert other.record() != game.record()


def test_bots_advise():
    game = Game("ablaze", 3, 2)
    while not game.is_over:
        action = game.advise("knight", seed=1)
        assert action == game.advise("knight", seed=1) and action in game.actions()
        game.apply(action)
    batch = Batch(32, seed=2)
    for _ in range(40):
        batch.advise("squire")
        assert batch.step() == 0


def without_numpy(*arguments: str) -> subprocess.CompletedProcess:
    """Debian's Python without its packages."""
    command = ["/usr/bin/python3", "-S", *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def test_a_missing_numpy_is_named():
    told = without_numpy("-m", "oriflamme")
    sentence = "oriflamme needs numpy: apt-get install python3-numpy, or pip install numpy\n"
    assert (told.returncode, told.stdout, told.stderr) == (1, "", sentence), told
    told = without_numpy("-c", "import oriflamme")
    assert told.returncode == 1 and told.stderr.endswith("ImportError: " + sentence), told


def test_wrappers_name_what_they_need():
    for module, words in (
        ("zoo", "pip install pettingzoo gymnasium"),
        ("gym", "pip install gymnasium"),
        ("vector", "pip install gymnasium"),
        ("spiel", "pip install open_spiel"),
    ):
        try:
            importlib.import_module("oriflamme." + module)
        except ImportError as error:  # else the package is there
            assert words in str(error), error


def test_arrays_begin_with_a_cache_line():
    batch = Batch(3, seed=1)
    for array in (batch.observations, batch.masks, batch.rewards, batch.actions):
        assert array.ctypes.data % 64 == 0 and array.flags.c_contiguous and array.flags.writeable


if __name__ == "__main__":
    run(globals(), sys.argv[1:])
