"""A key typed the moment a question is in sight is heard; one typed before that, or held down, answers nothing.

The program (fuzzed.c) stops right after the picture with a question, or right before it, until we have typed; its time
passes only when we say so. So these tests do not depend on how fast anything is."""
import os

from drawn import Drawn
from harness import FUZZED, test

QUESTIONS = int(os.environ.get("TUI_QUESTIONS", "16"))  # of each kind


def wait_stop(table, number):
    """Until the program stands still beside the question with this number; False: there is none."""
    for _ in range(1000):
        if not table.rest() or table.count("stops") >= number:
            return True
        if "Game over" in table.picture():
            return False
        if "Enter continues" in table.picture():  # the coach
            table.send(b"\r")
        elif "\n ▶ " in table.picture():
            table.decide()
        elif "it’s your turn" in table.picture():
            table.send(curtain_key(table))
        else:
            table.step(1000)
    raise AssertionError(f"question {number} never comes\n{table.picture()}")


def curtain_key(table):
    return table.picture().split("when you press ")[1][0].encode()


def is_heard(table, key, text, is_there=True):
    table.send(key)
    assert table.rest() and (text in table.picture()) == is_there, f"{key} was lost\n{table.picture()}"


def ask(mode, stop, answer, wanted=QUESTIONS):
    """Games until so many questions were answered at once: answer(table) fails if its key was not heard."""
    answered = seed = 0
    while answered < wanted:
        seed += 1
        assert seed < 4 * wanted, f"only {answered} questions in {seed} games"
        with Drawn(FUZZED, mode, seed, FUZZED_STOP=stop) as table:
            number = 1
            while answered < wanted and wait_stop(table, number):
                answered += answer(table) is not False
                number += 1


@test
def answered_decision(place):
    """A question to decide: q asks at once whether to leave."""
    def answer(table):
        is_heard(table, b"q", "Leave the game")
        is_heard(table, b"n", "Leave the game", False)
        table.decide()
    ask("play", "?", answer)


@test
def answered_curtain(place):
    """The curtain between two people: the letter that it names opens it at once."""
    def answer(table):
        is_heard(table, curtain_key(table), "\n Hand ")
        table.decide()
    ask("hot", "it’s your turn", answer)


@test
def answered_coach(place):
    """What the coach says before the game goes on: a key closes it at once."""
    def answer(table):
        is_heard(table, b"\r", "The coach", False)
    ask("coach", "The coach", answer, 8)


@test
def answered_end(place):
    """The ranks at the end: a key closes them at once."""
    def answer(table):
        is_heard(table, b"\r", "The game is over", False)
    ask("play", "The game is over", answer, 2)


@test
def typed_before(place):
    """What was typed before a question is in sight does not reach it: q does not ask whether to leave."""
    def answer(table):
        if "it’s your turn" in table.picture():  # the curtain has just been opened by a key: what follows is meant
            table.send(b"\x0c")
            return False
        table.send(b"q")
        assert table.rest() and "Leave the game" not in table.picture(), f"q was heard\n{table.picture()}"
        table.decide()
        return True
    ask("hot", "!", answer)


@test
def held_down(place):
    """A key held down decides nothing: Enter thirty times a second, before and while a question is in sight."""
    for seed in range(1, 5):
        with Drawn(FUZZED, "play", seed) as table:
            for _ in range(2500 // 30):
                table.send(b"\r")
                table.pass_time(30)
            assert "\n ▶ " in table.picture() and table.count("decisions") == 0, table.picture()
