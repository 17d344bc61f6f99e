"""A finished game step by step, full screen and plain: whose eyes, the analysis, the log and the ranks."""
import re
from shlex import quote

from harness import FEED, PROGRAM, PROMPT, ROOT, finished_record, private_of, test


@test
def review(place):
    """A record step by step, through any eyes; p plays on from there."""
    place.run("play --seed 7 --rules mix", FEED)
    file = place.saves()[-1]
    before = place.record()
    terminal = place.open(f"review {quote(file)} --lang en")
    terminal.wait("Decision 0 of .*as Red saw it")  # one's own game, through one's own eyes
    terminal.send("x")
    screen = terminal.wait("Decision 0 of .*all cards open")
    assert re.search(r"(?m)^ ←→ step .* A analysis  p play  l log  \? help  q back$", screen), screen
    terminal.send("Right")
    terminal.wait("Decision 1 of")
    terminal.send("Down")
    terminal.wait("Round 2 of 6")
    terminal.send("b")
    screen = terminal.wait("as Blue saw it")
    assert not private_of(screen, "b"), screen
    terminal.send("o")
    screen = terminal.wait("as a spectator")
    assert not private_of(screen, None), screen
    terminal.send("End")
    terminal.wait("Game over")
    terminal.wait(r"(?m)^ ←→ step .* A analysis  r ranks  l log ")
    terminal.send("Home")
    terminal.wait("Decision 0 of")
    terminal.send("Down")
    terminal.wait("Round 2 of 6")
    terminal.send("c")
    terminal.wait("as Green saw it")
    terminal.send("p")
    terminal.wait("Green \\(you\\)")
    terminal.wait(PROMPT)
    with open(file, encoding="utf-8") as saved:
        assert saved.read() == before, "the record was changed"
    output = place.run(f"review {quote(file)} --plain", "\n\n5\n-\nb\no\nx\n12\nq\n")
    for text in ["Decision 1 of", "Decision 5 of", "Decision 4 of", "as Blue saw it", "as a spectator", "all cards open"]:
        assert text in output, f"{text!r} is missing in\n{output}"
    # A seat's own record: the holes are filled when it is played on.
    output = place.run(f"review {quote(file)} --plain", "30\np\n" + FEED)
    assert "Ranks" in output, output[-800:]
    place.run("review /nonexistent", "", 1)


@test
def analysis(place):
    """A in a review: what each option was worth and why, as these eyes may know it; in plain mode as sentences."""
    records = f"{ROOT}/tests/records"
    file = f"{records}/base-3.txt"
    terminal = place.open(f"review {quote(file)} --lang en", columns=100, rows=40)
    terminal.wait("Decision 0 of .*all cards open")
    terminal.send("A")
    terminal.wait(r"(?s)Analysis.*With all cards known(?=.*Ada: \d+\.\d%).*What each option was worth.*> +\d+\.\d%  Place the", is_busy=True)
    terminal.wait(r"(?s)^(?!.*Analysing moment 1\b)", is_busy=True)  # it goes on while nobody presses a key
    terminal.send("q")
    terminal.wait("Decision 0 of", is_busy=True)
    terminal.send("b")
    terminal.wait("as Ben saw it", is_busy=True)
    terminal.send("A")
    screen = terminal.wait("From public information", is_busy=True)
    assert "With all cards known" not in screen, screen
    terminal.wait("what the options were worth", is_busy=True)
    terminal.send("q")
    output = place.run(f"review {quote(file)} --plain --lang en", "3\nA\no\nA\nq\n")
    assert "What each option was worth" in output and "With all cards known" in output, output
    assert output.index("What each option was worth") < output.index("what the options were worth"), output
    if "asan" in PROGRAM:  # whole games take ten times as long there: analysis-asan and stories-asan tell of them
        return
    # One's own game: told to its player, once all of it is made.
    own = f"{place.folder}/own.txt"
    with open(f"{records}/base-2.txt", encoding="utf-8") as record, open(own, "w", encoding="utf-8") as saved:
        saved.write(record.read().replace("\n\n", "\n\n{ oriflamme play: human squire 1 }\n", 1))
    output = place.run(f"review {quote(own)} --plain --lang en", "999\nA\nb\nA\nx\nA\nq\n")
    mine, rest = output.split("as Blue saw it", 1)
    theirs, whole = rest.split("all cards open", 1)
    assert re.search(r"You (lost|gained) most in round \d: with all cards open, your win chance", mine), mine
    assert "Lesson: " in mine and "Lesson: " in whole and "Lesson: " not in theirs, output
    assert "From what you knew" not in theirs, theirs
    dealt = f"{records}/ablaze-3-dealt.txt"
    output = place.run(f"review {quote(dealt)} --plain --lang pl", "A\nq\n")
    assert "Skąd wzięły się szanse" in output, output


@test
def review_around(place):
    """A review scrolls the Queue and tells everything around it, has its own help, jumps to a round, searches the log, shows the ranks."""
    record = finished_record(place)
    terminal = place.open(f"review {quote(record)}")
    terminal.wait("Decision 0 of")
    terminal.send("x", "6")
    screen = terminal.wait("Round 6 of 6")
    terminal.send("Tab", "Home")
    first = terminal.wait("Place 1: ")
    terminal.send("End")
    last = terminal.wait_change(first)
    assert first.split("\n")[8:12] != last.split("\n")[8:12] or "◀" not in screen, last
    terminal.send("Down")
    terminal.wait(r"Set aside: .*Discarded|cards in hand: ")
    terminal.send("Tab", "?")
    screen = terminal.wait("Review keys")
    assert "choose a card from your hand" not in screen, screen
    terminal.send("q")
    terminal.wait(r"(?m)^ ←→ step")
    terminal.send("/")
    terminal.wait(r"(?m)^ >\s*$")
    terminal.type("round 4 of")
    terminal.send("Enter")
    terminal.wait("║.*Round 4 of 6: ")
    terminal.send("q", "End")
    terminal.wait("Game over")
    terminal.send("r")
    terminal.wait("set aside: ")


@test
def plain_review(place):
    """A plain review tells influence, piles and ranks; a jump gives the table, not a recital; t is the table."""
    record = finished_record(place)
    output = place.run(f"review --plain {quote(record)}", "x\n52\nt\nr6\n/round 3 of\n999\nq\n")
    jump = output.split("Decision 52 of")[0].split("Decision 0 of")[-1]
    assert jump.count("\n* ") == 0 and "Influence: " in jump, jump
    table = output.split("Decision 52 of")[1]
    assert re.search(r"Blue: \d+ influence, \d+ cards? in hand: .*Set aside: .*Discarded: ", table), table
    assert "* " in table and "Round 3 of 6: " in table, table
    assert "This record ends after" in output and re.search(r"1\. \w+: \d+ influence", output), output[-1500:]


@test
def indent(place):
    """Lines of a panel that break keep their indent."""
    terminal = place.open(f"review {quote(finished_record(place, 'base', 4))} --lang fr")
    terminal.wait("Décision 0|0 sur")
    terminal.send("End")
    terminal.wait("Partie terminée|finie")
    terminal.send("x")
    terminal.send("r")
    screen = terminal.wait("écartées")
    box = [row.split("║")[1] for row in screen.split("\n") if row.count("║") == 2]
    hanging = [row for row in box if row.strip() and not re.match(r" (\d\.|\S.*(emporte|gagne|Égalité|égalité|à égalité))", row)]
    assert hanging and all(row.startswith("    ") for row in hanging if not row.startswith(" L") and not row.startswith(" É")), screen
