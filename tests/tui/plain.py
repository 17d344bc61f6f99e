"""Plain lines: whole games from a file, in every language, alone and at one keyboard."""
import re

from harness import FEED, LANGUAGES, ROOT, check_whole, test


@test
def plain(place):
    """A whole game in plain mode, fed from a file: no escape codes, every event a sentence."""
    output = place.run("play --seed 7 --rules ablaze", FEED)
    assert "Ranks" in output and "\x1b" not in output, output[-500:]
    assert output.count("\n* ") > 80, output
    check_whole(place)
    # Typed decisions work as well, and going back, and the questions.
    output = place.run("play --plain --seed 7", "1\nb\n??\nt\nl\nS<\n99\nsoldier\nq\nn\nq\ny\n")
    for text in ["Conspiracy: Gain twice", "isn’t a decision", "That isn’t one of your choices", "Leave the game?", "Goodbye!", "You place the Soldier"]:
        assert text in output, f"{text!r} is missing in\n{output}"
    output = place.run("play --plain --seed 7")
    assert "End of input." in output, output
    for arguments in ["play --seed 3", "play --seed 3 --plain"]:
        assert "Ranks" in place.run(arguments, FEED, TERM="dumb")


def text_of(lang, file, name):
    with open(f"{ROOT}/texts/{lang}/{file}.ftl", encoding="utf-8") as texts:
        return re.search(rf"(?m)^{name} = (.*)$", texts.read()).group(1)


@test
def languages(place):
    """The same file plays the same game in all five languages, and nothing is left untranslated."""
    words = {"en": "You place", "pl": "Kładziesz", "uk": "Ви кладете", "ru": "Вы кладёте", "fr": "Vous posez"}
    records = set()
    for rules in ["base", "ablaze", "mix"]:
        records.clear()
        for lang in LANGUAGES:
            output = place.run(f"play --seed 5 --rules {rules} --seats 5 --lang {lang}", FEED)
            assert words[lang] in output, output[:2000]
            # A set and a bot are called by their names, not as the command line has them (A8).
            welcome = re.search(r"(?m)^Oriflamme\. .*\n.*$", output).group(0)
            assert text_of(lang, "terminal", f"set-{rules}") in welcome, welcome
            assert text_of(lang, "table", "bot-squire") in welcome, welcome
            assert not re.search(r"\b(base|ablaze|mix|squire|knight|baron|king)\b", re.sub("Jeu de base", "", welcome)), welcome
            assert not re.search(r"[{}\x00-\x08]|\$[a-z]", re.sub(r"x3  \$3", "", output)), output
            assert lang == "en" or "influence" not in output.replace("d’influence", "").replace("’influence", "") or lang == "fr"
            records.add(re.sub(r"\[(Seats|Date)[^\n]*\n", "", place.record()))
        assert len(records) == 1, f"{rules}: the language changed the game"
    output = place.run("play --seed 5", "", LC_ALL="", LC_MESSAGES="", LANG="fr_FR.UTF-8")
    assert "Choisissez une carte" in output, output
    output = place.run("play --seed 5", "", LC_ALL="uk_UA.UTF-8", LANG="fr_FR.UTF-8")
    assert "Виберіть карту" in output, output
    place.run("play --lang xx", "", 2)


@test
def hot_seat_plain(place):
    """The same in plain lines: a question before anything of the next player is told, and no card named to all."""
    feed = "".join(f"\n{i * 7919 % 3 + 1}\n" for i in range(3000))
    output = place.run("play --plain --seed 21 --humans Ann,Ben --bots squire", feed)
    assert "Ranks" in output, output[-1000:]
    told = [line for line in output.split("\n") if line.startswith("* ")]
    assert not [line for line in told if re.search(r"places the|with the .*, face down|keeps the [A-Z]", line)], told
    first = output.split("it’s your turn", 1)[0]
    assert "Your hand" not in first, first
    place.run("play --humans Ann,Ben --seats 4 --bots squire", "", 2)
    place.run("play --humans A;b", "", 2)
    assert "two names are the same" in place.run("play --humans A,A", "", 2)


@test
def plain_questions(place):
    """Plain lines: rulings of a card, the question again, the waiting Twin, a wrong answer in one line."""
    output = place.run("play --plain --seed 7", "? S\n? sold\n? 2\n?zzz\n\nhello\n9\nq\ny\n")
    assert output.count("S. Soldier: ") == 2 and "Only its owner knows what it is" in output, output
    assert "“zzz” is neither" in output, output
    assert output.count("Choose a card from your hand") == 2, output
    after = output.split("“hello”")[1].split("\n")
    assert "9" not in after[1] and ("That is" in after[1]), after[:3]
    assert len(place.run("play --plain --seed 7", "?\nq\ny\n").split("q leaves")[1].split("\n")) < 60
    # A line that is too long is no Enter, and that is said.
    output = place.run("play --plain --seed 7", f"{'x' * 3000}\nq\ny\n")
    assert output.count("Choose a card from your hand") == 1 and "That line is too long" in output, output
    output = place.run("play --plain --seed 3 --rules ablaze", "t\nq\ny\n")
    assert "The Twin isn’t in the Queue yet." in output, output
