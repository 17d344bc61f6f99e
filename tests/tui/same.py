"""What the full screen shows can be heard in plain lines: over random games the two are compared, fact by fact."""
import random
import re

from harness import FEED, PROMPT, asks, options, test

ARMS = "⚜✚♣★♜"


def facts_of_screen(screen):
    """(what, whose, value) for everything that stands on a screen wide enough for whole names."""
    rows = screen.split("\n")
    facts = set()
    bar = re.match(r" Oriflamme · Round (\d) of 6 · (.*?)  +(\S.*?) *$", rows[0])
    facts |= {("round", "", bar.group(1)), ("phase", "", bar.group(2)), ("rules", "", bar.group(3))}
    names = {}
    for row in rows[1:6]:
        match = re.match(rf"([▶ ]) +([a-e]) [{ARMS}]  (\S+)(?: \((.*?)\))? +(⚑?) *● *(\d+)  Hand (\d+)(?:  Pile (.*))?$", row.rstrip())
        if not match:
            continue
        turn, letter, name, role, first, influence, hand, pile = match.groups()
        names[letter] = name
        facts |= {("name", letter, name), ("influence", name, influence), ("hand count", name, hand)}
        facts |= {("pile", name, card) for card in (pile or "").split(", ") if card}
        if turn == "▶":
            facts.add(("decides", name, ""))
        if first:
            facts.add(("first", name, ""))
        if role:
            facts.add(("role", name, role))
    hand = next(row for row in rows if row.startswith(" Hand "))
    facts |= {("hand", "", card) for card in re.findall(r"\d ([A-Z][a-z]+(?: [A-Z][a-z]+)?)", hand)}
    if "+ Twin" in hand:
        facts.add(("twin", "", ""))
    aside = next(row for row in rows if row.startswith(" Set aside "))
    facts |= {("aside", "", card.strip()) for card in aside[11:].split(",") if card.strip()}
    ribbon = next(row for row in rows if row.startswith(" Front ▶"))
    for place, (owner, kind) in enumerate(re.findall(r" ([a-e])([A-Za-z?])(?= )", ribbon), 1):
        facts.add(("place", str(place), names[owner]))
        facts.add(("card", str(place), kind.upper() if kind != "?" else "?"))
    # The numbers over the cards tell whose influence is whose.
    for y, row in enumerate(rows):
        numbers = [(m.start(), m.group(1)) for m in re.finditer(r"(?<!\S)(\d+)▼?(?!\S)", row)]
        if numbers and re.fullmatch(r"[ \d▼]+", row):
            for x, place in numbers:
                cells = [m for m in re.finditer(r"[│║]([^│║]*)[│║]?", rows[y + 2])]
                for cell in re.finditer(r"(?<=[│║])[^│║]+(?=[│║])", rows[y + 2]):
                    if cell.start() - 1 <= x <= cell.end():
                        amount = re.search(r"●(\d+)", cell.group(0))
                        if amount:
                            facts.add(("on card", place, amount.group(1)))
                        break
                assert cells
            marked = re.search(r"(\d+)▼", row)
            if marked:
                facts.add(("resolving", "", marked.group(1)))
    return facts


LETTERS = {"Archer": "A", "Soldier": "S", "Spy": "Y", "Heir": "H", "Lord": "L", "Shapeshifter": "F", "Assassination": "X", "Royal Decree": "D",
           "Ambush": "M", "Conspiracy": "C", "Prince": "P", "Twin": "T", "Schemer": "E", "Queen": "Q", "Cutthroat": "K", "Apothecary": "O", "Felon": "N",
           "Impersonation": "I", "Bribery": "B", "Plot": "G", "Trap": "R"}


def is_told(fact, text):
    """Whether the plain lines (t, then the question) tell the same."""
    what, whose, value = fact
    lines = text.split("\n")
    family = next((line for line in lines if re.search(rf"\. {whose}: ", line)), "") if whose else ""
    mine = next((line for line in lines if ", you" in line and re.match(r"[a-e], ", line)), "")
    if what in ("round", "phase"):
        return bool(re.search(rf"--- Round .*{value}", text)) if what == "phase" else f"Round {value} of 6" in text
    if what == "rules":
        return f"Rules: {value}" in text
    if what == "name":
        return bool(re.search(rf"(?m)^{whose}[,.].*\. {value}: ", text))
    if what == "influence":
        return f"{whose}: {value} influence" in text
    if what == "hand count":
        return bool(re.search(rf"{whose}: \d+ influence, {value} card", text))
    if what == "pile":
        return bool(re.search(rf"Discarded: [^.]*{value}", family))
    if what == "decides":
        return "deciding now" in family
    if what == "first":
        return "first player" in family
    if what == "role":
        return value in family
    if what == "hand":
        return bool(re.search(rf"cards? in hand: [^.]*{value}", mine))
    if what == "aside":
        return bool(re.search(rf"Set aside: [^.]*{value}", mine))
    if what == "twin":
        return "The Twin isn’t in the Queue yet" in mine
    if what == "resolving":
        return f"Resolving now: place {value}" in text
    place = next((line for line in lines if line.startswith(f"Place {whose}: ")), "")
    if what == "place":
        return value in place or "yours" in place or "Yours" in place or "You" in place or "you" in place
    if what == "card":
        return "face down" in place if value == "?" else any(letter == value and name in place for name, letter in LETTERS.items())
    if what == "on card":
        return f"{value} influence" in place
    raise AssertionError(fact)


def moments(place, rng, count):
    """Positions of random games in which seat a is asked, each as a save."""
    for _ in range(count):
        rules = rng.choice(["base", "ablaze"])
        lines = rng.randrange(1, 60)
        place.run(f"play --plain --seed {rng.randrange(10**6)} --rules {rules} --seats {rng.randrange(2, 6)}",
                  "".join(f"{rng.randrange(1, 4)}\n" for _ in range(lines)))
        position = place.position()
        if not position.endswith(" over") and asks(position):
            yield position


@test
def same_as_plain(place):
    """Every piece of information on the full screen is reachable as text, over random games."""
    rng = random.Random(12)
    compared, facts = 0, 0
    for position in moments(place, rng, 20):
        terminal = place.open("play --resume --pace 0", columns=200, rows=60)
        screen = terminal.wait(PROMPT)
        shown = facts_of_screen(screen)
        question = re.search(r"(?m)^ ▶ (.*?) *$", screen).group(1)
        terminal.send("q")
        terminal.wait("Leave the game")
        terminal.send("y")
        terminal.wait("EXIT=0")
        plain = place.run("play --resume --plain", "t\nq\ny\n")
        missing = [fact for fact in shown if not is_told(fact, plain)]
        assert not missing, f"{position}\n{missing}\n{screen}\n{plain}"
        assert question in plain, f"{question}\n{plain}"
        number = len(re.findall(r"(?m)^  \d+\) ", plain.split(question)[1].split("Leave the game?")[0]))
        assert number > 0, plain
        if not position.endswith(":place"):
            assert number >= len(options(position)), f"{options(position)}\n{plain}"
        compared += 1
        facts += len(shown)
        terminal.close()
    assert compared > 8 and facts > 200, (compared, facts)
