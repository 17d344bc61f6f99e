"""Whole games on the full screen, by keys and by typed notation, alone and at one keyboard; the first game with its coach."""
import random
import re

from harness import OVER, PROMPT, ROOT, asks, before_the_end, check_whole, leave, options, play_by_keys, private_of, test, type_decisions, width


@test
def keys(place):
    """A whole game at 80x24 by arrows, digits, letters and Enter."""
    terminal = place.open("play --seed 7 --pace 0")
    play_by_keys(place, terminal, random.Random(1))
    leave(terminal)
    check_whole(place)
    for screen in terminal.screens:
        assert all(width(line) <= 80 for line in screen.split("\n")), screen
    assert any("Round 6 of 6" in screen for screen in terminal.screens)


@test
def keys_ablaze_polish(place):
    """The same with five seats of Ablaze, in Polish: long Queues scroll, long words fit."""
    terminal = place.open("play --seed 11 --pace 0 --rules ablaze --seats 5 --lang pl")
    play_by_keys(place, terminal, random.Random(2), over="Koniec gry")
    leave(terminal)
    check_whole(place)
    assert any("◀" in screen or re.search(r"╮ ▶$", screen, re.M) for screen in terminal.screens), "no long Queue scrolled"


@test
def notation(place):
    """A whole game by typed notation; nonsense is answered, not sent."""
    terminal = place.open("play --seed 8 --pace 0 --rules mix")
    place.wait_position(asks)
    terminal.wait(PROMPT)
    terminal.type("S^99")
    terminal.send("Enter")
    terminal.wait("You can’t do .S.99. now|S.99. isn’t a decision")
    terminal.type("Zorro")
    terminal.send("Enter")
    terminal.wait(r"▶ “Zorro” isn’t a decision")
    terminal.type("Sxx")
    terminal.wait("> Sxx")
    terminal.send("Escape")
    terminal.wait(r"(?m)^ 1-7 card")
    type_decisions(place, terminal, random.Random(3).choice)
    terminal.wait(OVER)
    leave(terminal)
    check_whole(place)


@test
def resize(place):
    """Larger, too small, and back, in the middle of a game."""
    terminal = place.open("play --seed 9 --pace 0 --seats 5")
    rng = random.Random(4)
    play_by_keys(place, terminal, rng, lambda p: " 2" in p and p.split(" ")[4].startswith("2"))
    terminal.wait(PROMPT)
    terminal.resize(132, 43)
    screen = terminal.wait(r"(?m)^ ▶ [^\n]*\n[^\n]*\n[^\n]*\n─{132}")
    assert max(width(line) for line in screen.split("\n")) > 100, screen
    play_by_keys(place, terminal, rng, lambda p: p.split(" ")[4].startswith("3"))
    terminal.resize(60, 15)
    terminal.wait("Make it larger")
    terminal.resize(80, 24)
    terminal.wait(PROMPT)
    play_by_keys(place, terminal, rng)
    leave(terminal)
    check_whole(place)


@test
def hot_seat(place):
    """Two humans and a bot: a curtain between them, and never the other's cards."""
    terminal = place.open("play --seed 21 --pace 0 --humans Ann,Ben --bots squire")
    names = {"a": "Ann", "b": "Ben"}
    rng = random.Random(7)
    curtains = 0
    holder = None
    seen = []  # screens with whose turn they may show
    while True:
        position = place.wait_position(lambda p: asks(p, "a") or asks(p, "b"))
        if position.endswith(" over"):
            break
        seat = position.split(" ")[-1][0]
        if seat != holder:
            start = len(terminal.screens)
            screen = terminal.wait(f"{names[seat]}, it’s your turn")
            curtains += 1
            assert not re.search(r"(?m)^ Hand ", screen), screen
            seen += [(screen, None) for screen in terminal.screens[start + 1:]]
            terminal.send(seat)
            holder = seat
        screen = terminal.wait_question(unless=OVER)
        seen.append((screen, seat))
        hand = re.search(r"(?m)^ Hand (.*)$", screen).group(1)
        wanted = position.split(" ")[2].split("/")["ab".index(seat)].split("=")[0]
        assert len(re.findall(r"\d ", hand + " ")) == len(wanted), f"{wanted}: {hand}"
        terminal.decide_typed(rng.choice(options(position)))
        place.wait_position(lambda p, before=position: p != before)
        # While the next one is asked, nobody's cards may show.
        start = len(terminal.screens)
        terminal.screen()
    terminal.wait(OVER)
    check_whole(place)
    assert curtains > 10, curtains
    for screen, seat in seen:
        assert not private_of(screen, seat), f"{private_of(screen, seat)} shown to {seat}:\n{screen}"
    for screen in before_the_end(terminal):
        # Whoever looks, at most one family's face-down cards are open.
        leaks = [seat for seat in "abc" if not private_of(screen, seat)]
        assert leaks, screen
        if "it’s your turn" in screen:
            assert not private_of(screen, None), screen


@test
def result(place):
    """The ranks come back by e, and a review leads back to the finished game."""
    terminal = place.open("play --seed 7 --pace 0 --seats 2")
    type_decisions(place, terminal, lambda options: options[0])
    terminal.wait(OVER)
    terminal.send("Enter")
    terminal.wait(r"(?m)^ e result")
    terminal.send("e")
    terminal.wait("set aside: ")
    terminal.send("q")
    terminal.wait(r"(?m)^ e result")
    terminal.send("v")
    terminal.wait("Decision 0 of")
    terminal.send("x", "End")
    terminal.wait("Game over")
    terminal.send("r")
    terminal.wait("set aside: ")
    terminal.send("q")
    terminal.wait(r"(?m)^ ←→ step")
    terminal.send("q")
    terminal.wait(r"(?m)^ e result")
    terminal.send("q", "y")
    terminal.wait("EXIT=0")


@test
def newcomer(place):
    """The first start points at ?, which begins with the game in ten lines; plain lines have it under g."""
    terminal = place.open("play --seed 7 --pace 0")
    terminal.wait("New here")
    terminal.wait(PROMPT)
    terminal.send("Tab", "Down", "?")
    screen = terminal.wait("The game in ten lines")
    for word in ["six rounds", "keep it", "reveal it", "a stack"]:
        while word not in screen:
            terminal.send("j")
            screen = terminal.wait_change(screen)
    # Whoever is new is told the letter that works there, after the title.
    output = place.run("play --plain --seed 7", "g\nq\ny\n", XDG_STATE_HOME=f"{place.folder}/new")
    assert output.startswith("Oriflamme. ") and "New here? Type g" in output, output
    assert "Your aim: have the most influence after six rounds." in output, output
    assert "New here" not in place.run("play --plain --seed 8", "q\ny\n"), "said again to whoever has played"


@test
def coach(place):
    """The coached first game, full screen and plain: its hints, each said once; x ends it."""
    with open(f"{ROOT}/texts/en/coach.ftl", encoding="utf-8") as file:
        hints = dict(re.findall(r"(?m)^coach-([a-z0-9-]+) = (.*)$", file.read()))
    output = place.run("play --coach --plain", "".join(f"{i % 2 + 1}\n" for i in range(400)))
    said = re.findall(r"(?m)^Coach: (.*)$", output)
    patterns = {name: re.compile(re.sub(r"\\{\\ \\\$[a-z]+\\ \\}", ".+", re.escape(text)) + "$") for name, text in hints.items()}
    names = [next(name for name, pattern in patterns.items() if pattern.match(line)) for line in said]
    assert len(names) == len(set(names)) and len(names) >= 11, names
    assert {"place", "keep-or-reveal", "strike", "ambush", "round-2", "last-round", "end"} <= set(names), names
    terminal = place.open("play --coach --pace 0")
    terminal.wait(r"Coach:\s+Six rounds")
    terminal.type("A>")
    terminal.send("Enter")
    terminal.wait(r"Coach:\s+Keep:\s+1 influence|Coach:\s+Keep")
    terminal.type("1+")
    terminal.send("Enter")
    terminal.wait("The coach")
    terminal.wait("It holds 1 now")
    terminal.send("x")
    terminal.wait("Round 2 of 6.*Placing")
    place.run("play --coach --seats 3", "", 2)


@test
def held_whole(place):
    """While a decision is held, what will be sent is told to its end, also under a question of two lines."""
    terminal = place.open("play --coach --pace 1500")
    for hint in [r"Coach:\s+Six rounds", r"Coach:\s+Keep"]:
        terminal.wait(hint)
        terminal.decide()
        screen = terminal.wait("u take back")
        assert re.search(r"u\s+takes\s+it\s+back\)", screen), screen
        terminal.send("Enter")
        terminal.send("Space")


@test
def steps(place):
    """n shows one decision of another player at a time, Space goes on; so it is from the beginning with --pace step."""
    def told(text):
        return len(re.findall(r"(?m)^ [b-d] [✚♣★] \w+ places ", text))

    terminal = place.open("play --seed 4 --pace step --first a", rows=40)
    place.wait_position(asks)
    terminal.wait_question()
    terminal.decide()
    terminal.wait("u take back")
    terminal.send("Enter")
    place.wait_position(lambda position: asks(position) and " 1a a:reveal" in position)  # all have placed, and nothing is shown of it
    for shown in range(3):
        assert told(terminal.wait(r"(?m)^ n next move  Space continue")) == shown, terminal.screen()
        terminal.send("n")
        terminal.wait_until(lambda text, shown=shown: told(text) == shown + 1, "the next decision")
    terminal.wait(r"(?m)^ n next move  Space continue")
    terminal.send("Space")
    terminal.wait(PROMPT)
    output = place.run("play --plain --seed 4 --pace step --first a --bots squire,squire", "1\n1\nt\nn\nc\nq\ny\n")
    assert re.search(r"(?s)You open the Queue .*Enter tells the next move; c tells the rest without stopping\.\n.*Blue places .*Enter tells the next move.*Green places", output), output
