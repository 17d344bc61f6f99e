"""My mistakes and my strength, from games kept on the disk: questions, answers, what comes back when, an opponent of my strength."""
import os
import re
import time

from harness import LANGUAGES, PROGRAM, ROOT, test

DAY = 86400
TOLD = f"{ROOT}/tests/records/told/base-3.txt"  # seat c is charged with its decision 9


def keep(place, name, players, days=2, more=""):
    """A finished game among those kept here, played so many days ago."""
    with open(TOLD, encoding="utf-8") as file:
        lines = file.read().rstrip("\n").split("\n")
    lines[-1:-1] = [f"{{ oriflamme play: {players} 5 }}"] + [more] * (more != "")
    os.makedirs(f"{place.folder}/oriflamme", exist_ok=True)
    path = f"{place.folder}/oriflamme/{name}.txt"
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    at = time.time() - days * DAY
    os.utime(path, (at, at))


def notes(place):
    with open(f"{place.folder}/oriflamme/mistakes", encoding="utf-8") as file:
        return file.read().split("\n")


def answer(place, text, arguments="", lang="en"):
    return place.run(f"mistakes {arguments} --lang {lang}", text)


def number_of(output, option):
    """Under which number an option is offered."""
    return re.search(rf"(?m)^ *(\d+)  {re.escape(option)}$", output).group(1)


def asked_again(place, text, arguments=""):
    """What was said, and the step and the days until the question comes back; midnight may pass meanwhile."""
    before = int(time.time()) // DAY
    output = answer(place, text, arguments)
    _, _, _, step, due = next(line for line in notes(place) if line.startswith("ask game.txt")).split(" ")
    days = {int(due) - before, int(due) - int(time.time()) // DAY}
    return output, int(step), days


def put(place, step, due):
    """The question's line, among some that make no sense."""
    lines = [line for line in notes(place) if line.startswith("game ")]
    with open(f"{place.folder}/oriflamme/mistakes", "w", encoding="utf-8") as file:
        file.write("\n".join(["", "nonsense", "ask no-game.txt 3 0 1", "ask x 99999 0 1", *lines, f"ask game.txt 8 {step} {due}", ""]))


@test
def mistakes(place):
    """What cost something is asked a day later; a right answer brings it back after 3 days, a wrong one after one."""
    keep(place, "game", "knight squire human")
    output, step, days = asked_again(place, "")
    assert "Question 1 of 1" in output and "What would you do?" in output, output
    assert step == 0 and days & {-1}, (step, days)  # it was played the day before yesterday
    # What the player knew, and nothing that tells the answer.
    assert "Your hand: Soldier, Lord, Shapeshifter, Assassination, Royal Decree, Conspiracy." in output, output
    assert "Round 2 of 6" in output and "win chance" not in output, output
    wrong = number_of(output, "Place the Lord at the back, behind every card there now.")  # as it was played
    # What is no option is no answer.
    output, step, days = asked_again(place, f"99\n0\nS^9\n{wrong}\nq\n")
    assert output.count("Type a number") == 4 and "No. The best: Place Assassination at the front" in output, output
    assert re.search(r"(?m)^> +\d+\.\d%  Place the Lord at the back", output), output
    assert "cost" in output and "Each figure is an average" in output, output
    assert step == 0 and days & {1}, (step, days)
    assert "Nothing is due today. 1 question is waiting" in answer(place, ""), output
    # For practice it is asked all the same, and stays where it was.
    output, step, practised = asked_again(place, "X<\n\n", "--all")
    assert "\nRight." in output and step == 0 and practised & days, (output, practised)
    # A day later, and once more when it has been right three times.
    for step, wait in [(0, 3), (1, 7), (2, 21)][: 1 if "asan" in PROGRAM else 3]:  # the same code, ten times as slow
        put(place, step, 1)
        output, now, days = asked_again(place, "X<\n\n")
        assert "\nRight." in output and "This question comes back on" in output and "That’s all for today." in output, output
        assert now == step + 1 and days & {wait}, (step, days)
    put(place, 3, 1)
    assert "won’t come back" in answer(place, "X<\n\n")
    assert "No questions yet" in answer(place, "", "--all")


@test
def mistakes_played_on(place):
    """p plays on from the question, in that seat; the new game says nothing of strength."""
    keep(place, "game", "knight squire human")
    with open(f"{place.folder}/oriflamme/mistakes", "w", encoding="utf-8") as file:
        file.write("game game.txt 1 0 0 0 0 0 0\nask game.txt 8 0 1\n")  # analysed already, which takes its time
    output = place.run("mistakes --plain", "X<\np\n1\n1\nq\ny\n")
    assert "You place the Assassination" not in output.split("Right.")[0], output
    assert "Round 2" in output.split("play on from here")[1], output
    new = [path for path in place.saves() if not path.endswith("/game.txt")]
    with open(new[0], encoding="utf-8") as file:
        text = file.read()
    assert "{ oriflamme aside }" in text and "human" in text, text
    for lang in LANGUAGES if "asan" not in PROGRAM else []:  # the same code, ten times as slow
        output = answer(place, "1\nq\n", "--all", lang)
        assert not re.search(r"[{}]|\$[a-z]", output), output


@test
def strength(place):
    """Games against bots alone give a rating; what was coached, played on or played with others does not count."""
    assert "0 of 5 games" in place.run("strength")
    assert "your strength isn’t known yet (0 of 5" in place.run("play --bots mine", "", 2)
    for n in range(5):
        assert f"{n} of 5 games" in place.run("strength")
        keep(place, f"game-{n}", "knight squire human", days=9 - n)
    output = place.run("strength")
    figure = re.search(r"(?m)^Not as strong as \w+ yet: (\d+) ± (\d+), from 5 games\.$|^Between \w+ and \w+: (\d+) ± (\d+), from 5 games\.$", output)
    assert figure, output
    keep(place, "aside", "knight squire human", more="{ oriflamme aside }")
    keep(place, "friends", "human squire human")
    later = place.run("strength")
    assert figure.group(0) in later and "2 other finished games don’t count." in later, later
    # The same games won: stronger.
    for n in range(5):
        keep(place, f"game-{n}", "human squire knight", days=9 - n)
    won = re.search(r"(\d+) ± (\d+), from 5 games", place.run("strength"))
    assert int(won.group(1)) > int(figure.group(1) or figure.group(3)) + 100, (won.group(0), figure.group(0))
    bot = re.search(r"An opponent of your strength: (\w+)", place.run("strength")).group(1)
    output = place.run("play --plain --seed 3 --bots mine,squire", "q\ny\n")
    assert re.search(rf"(?m){bot}.*Squire", output), output[:600]
    for lang in LANGUAGES:
        output = place.run(f"strength --lang {lang}")
        assert not re.search(r"[{}]|\$[a-z]", output), output
