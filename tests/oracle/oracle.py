#!/usr/bin/env python3
"""An independent reference of the rules, used only to check the engine.

It follows rules.md and notation.md clause by clause, with plain objects: a place is a list of cards, the Queue is a
list of places, and in the resolution phase the bar `|` is an object that stands in that list. Nothing here is fast by
design; it is meant to be read beside the clauses, whose ids stand in the comments.

    oracle.py options POSITION
    oracle.py apply POSITION DECISION...
    oracle.py check POSITION
    oracle.py verify [FILE|-]
    oracle.py random --rules R --seats N --games K --seed S [--lean L]
"""

import argparse
import random
import re
import sys
from functools import lru_cache

# ---------------------------------------------------------------------------------------------------------------
# Letters
# ---------------------------------------------------------------------------------------------------------------

# A row for each kind in the order of the notation: its letter, its set, whether it is a character, and the sign of
# the decision with which a place is chosen for its ability ("" if none is). A new card is a row here, and its ability.
KINDS = [
    ("A", "base", True, "x"), ("S", "base", True, "x"), ("Y", "base", True, "$"), ("H", "base", True, ""),
    ("L", "base", True, ""), ("F", "base", True, "="), ("X", "base", False, "x"), ("D", "base", False, "m"),
    ("M", "base", False, ""), ("C", "base", False, ""),
    ("P", "ablaze", True, ""), ("T", "", True, ""), ("E", "ablaze", True, ""), ("Q", "ablaze", True, ""),
    ("K", "ablaze", True, "x"), ("O", "ablaze", True, "x"), ("N", "ablaze", True, ""), ("I", "ablaze", False, "x"),
    ("B", "ablaze", False, "*"), ("G", "ablaze", False, ""), ("R", "ablaze", False, ""),
]
ORDER = "".join(letter for letter, _, _, _ in KINDS)
RANK = {kind: index for index, kind in enumerate(ORDER)}
BASE = "".join(letter for letter, of, _, _ in KINDS if of == "base")
ABLAZE = "".join(letter for letter, of, _, _ in KINDS if of == "ablaze")  # the Twin lies apart (SETUP-2, SETUP-7)
CHARACTERS = frozenset(letter for letter, _, stays, _ in KINDS if stays)
INTRIGUES = frozenset(ORDER) - CHARACTERS
SIGN = {letter: sign for letter, _, _, sign in KINDS if sign}
PICKS = "".join(SIGN)                      # the abilities for which a place is chosen
SEATS = "abcde"


class Refused(Exception):
    """A text or a position that is refused; names the field and the reason."""

    def __init__(self, field, reason):
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class Illegal(Exception):
    """A decision that is not among the options."""


# ---------------------------------------------------------------------------------------------------------------
# Objects
# ---------------------------------------------------------------------------------------------------------------

class Card:
    """A card in the Queue."""
    __slots__ = ("family", "kind", "revealed", "influence", "token", "place")

    def __init__(self, family, kind, revealed, influence=0, token=None):
        self.family = family               # index of the printed family
        self.kind = kind                   # always a capital
        self.revealed = revealed
        self.influence = influence
        self.token = token                 # seat whose bribe token makes it the owner, if not the family itself
        self.place = None                  # the Place it lies in; None once it has left

    @property
    def owner(self):                       # Words: Owner; ABL-BRIBERY-1
        return self.family if self.token is None else self.token

    @property
    def is_character(self):
        return self.kind in CHARACTERS


class Place:
    """A place of the line: its cards, the top card first."""
    __slots__ = ("cards",)

    def __init__(self, cards):
        self.cards = cards
        for card in cards:
            card.place = self

    @property
    def top(self):
        return self.cards[0]

    @property
    def owner(self):
        return self.cards[0].owner


class Bar:
    """The `|`: what stands right of it is still to be resolved."""
    __slots__ = ()


class Rules:
    __slots__ = ("kinds", "schemer", "handicap", "has_twin", "family_cards", "text")

    def __init__(self, kinds, schemer=1, handicap=()):
        self.kinds = kinds                 # ten letters in the order of the notation
        self.schemer = schemer             # OPT-SCHEMER
        self.handicap = dict(handicap)     # OPT-HANDICAP: by seat, what it starts with instead of 1
        self.has_twin = "P" in kinds       # MIX-2
        self.family_cards = frozenset(kinds) | (frozenset("T") if self.has_twin else frozenset())
        name = "base" if kinds == BASE else "ablaze" if kinds == ABLAZE else "mix:" + kinds
        self.text = name + ("+schemer2" if schemer == 2 else "")
        self.text += "".join(f"+{SEATS[seat]}{start}" for seat, start in sorted(self.handicap.items()))


class Ask:
    """Who must decide what.

    what: place, reveal, pick, putD, putT, plot!, plot, over
    letter: the ability of a pick; held: Plot's influence (None outside Plot); number: the place in `put(D3)`, `@4`
    """
    __slots__ = ("seat", "what", "letter", "held", "number")

    def __init__(self, what, seat=None, letter=None, held=None, number=None):
        self.what = what
        self.seat = seat
        self.letter = letter
        self.held = held
        self.number = number


class Position:
    __slots__ = ("rules", "queue", "bar", "hands", "ready", "asides", "piles", "pools", "round", "first", "ask",
                 "current")

    def __init__(self):
        self.rules = None
        self.queue = []                    # Place objects, and in the resolution phase the Bar among them
        self.bar = None                    # that Bar object, or None
        self.hands = []                    # a set of kinds for each seat (the ready Twin apart)
        self.ready = []                    # for each seat: does its Twin still lie ready?
        self.asides = []
        self.piles = []
        self.pools = []
        self.round = 1
        self.first = 0
        self.ask = None
        self.current = None                # the card being resolved, while it lies in its place

    @property
    def seats(self):
        return len(self.pools)

    def places(self):
        bar = self.bar
        return [place for place in self.queue if place is not bar]

    def tops(self):
        bar = self.bar
        return [place.cards[0] for place in self.queue if place is not bar and place.cards]

    def left_of_bar(self):
        """The place directly left of `|`, or None."""
        index = self.queue.index(self.bar)
        return self.queue[index - 1] if index > 0 else None

    def neighbours(self, place):
        """Words: Neighbours. The places directly before and after; the line is not a ring."""
        places = self.places()
        index = places.index(place)
        found = []
        if index > 0:
            found.append(places[index - 1])
        if index + 1 < len(places):
            found.append(places[index + 1])
        return found

    def number(self, place):
        return self.places().index(place) + 1


# ---------------------------------------------------------------------------------------------------------------
# Reading
# ---------------------------------------------------------------------------------------------------------------

CARD = re.compile(r"([a-e])([A-Za-z?])(?:\+([1-9][0-9]{0,2}))?(?:@([a-e]))?")
NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
ROUND = re.compile(r"([1-6])([a-e])")
ASK = re.compile(r"([a-e]):(?:(place)|(reveal)|pick\(([PICKS])\)|put\(D([1-9][0-9]{0,2})\)|(put\(T\))"
                 r"|plot\((0|[1-9][0-9]{0,2})(!?)\)"
                 r"|pick\(G(0|[1-9][0-9]{0,2})>([PICKS])@([1-9][0-9]{0,2})\))".replace("PICKS", PICKS))


@lru_cache(maxsize=1024)
def parse_rules(text):
    name, *options_ = text.split("+")
    if name == "base":
        kinds = BASE
    elif name == "ablaze":
        kinds = ABLAZE
    elif name.startswith("mix:"):
        kinds = name[4:]
        for kind in kinds:
            if kind not in RANK or kind == "T":
                raise Refused("rules", f"no kind of a mix: {kind!r}")
        if len(kinds) != 10:                                                              # MIX-1
            raise Refused("rules", "a mix names ten kinds")
        if any(RANK[a] >= RANK[b] for a, b in zip(kinds, kinds[1:])):
            raise Refused("rules", "the kinds of a mix are written once each, in order")
        if kinds in (BASE, ABLAZE):
            raise Refused("rules", "ten kinds that make up a set are written as that set")
    else:
        raise Refused("rules", f"unknown set {name!r}")
    schemer = 1
    handicap = {}
    for option in options_:
        if re.fullmatch(r"[a-e]([2-9]|[12][0-9]|3[01])", option):                               # OPT-HANDICAP
            seat = SEATS.index(option[0])
            if any(other >= seat for other in handicap):
                raise Refused("rules", "seats that start with more are named once, in order")
            handicap[seat] = int(option[1:])
            continue
        if option != "schemer2":
            raise Refused("rules", f"unknown option {option!r}")
        if schemer == 2 or handicap:
            raise Refused("rules", "an option written twice")
        if "E" not in kinds:
            raise Refused("rules", "schemer2 without the Schemer")
        schemer = 2
    return Rules(kinds, schemer, handicap)


@lru_cache(maxsize=65536)
def parse_kinds(text, name):
    """A set of kinds in capitals and in order. Returns a frozenset."""
    if "?" in text:
        raise Refused("hands", "this is a view; a whole position is wanted")
    for kind in text:
        if kind not in RANK:
            raise Refused("hands", f"no kind {kind!r} in the {name}")
    for a, b in zip(text, text[1:]):
        if RANK[a] >= RANK[b]:
            raise Refused("hands", f"the {name} {text!r} is not in order")
    return frozenset(text)


@lru_cache(maxsize=65536)
def parse_card(text):
    match = CARD.fullmatch(text)
    if not match:
        raise Refused("queue", f"no card: {text!r}")
    family, letter, influence, token = match.groups()
    if letter == "?":
        raise Refused("queue", "this is a view; a whole position is wanted")
    kind = letter.upper()
    if kind not in RANK:
        raise Refused("queue", f"no kind {letter!r}")
    if token == family:
        raise Refused("queue", f"{text!r}: @ names an owner other than the family")
    return (SEATS.index(family), kind, letter == kind, int(influence) if influence else 0,
            None if token is None else SEATS.index(token))


def parse_queue(position, text):
    if text == "-":
        return
    if text == "":
        raise Refused("queue", "empty field")
    halves = text.split("|")
    if len(halves) > 2:
        raise Refused("queue", "more than one |")
    for half_number, half in enumerate(halves):
        if half_number == 1:
            position.bar = Bar()
            position.queue.append(position.bar)
        if half == "":
            if len(halves) == 1 or text == "|":
                raise Refused("queue", "| never stands alone")
            continue
        for place_text in half.split(","):
            cards = [Card(*parse_card(card_text)) for card_text in place_text.split("/")]
            position.queue.append(Place(cards))


@lru_cache(maxsize=65536)
def parse_ask(text):
    if text == "over":
        return Ask("over")
    match = ASK.fullmatch(text)
    if not match:
        raise Refused("ask", f"cannot be read: {text!r}")
    seat, place, reveal, pick, put_d, put_t, plot, plot_first, plot_held, plot_pick, plot_place = match.groups()
    seat = SEATS.index(seat)
    if place:
        return Ask("place", seat)
    if reveal:
        return Ask("reveal", seat)
    if pick:
        return Ask("pick", seat, letter=pick)
    if put_d:
        return Ask("putD", seat, number=int(put_d))
    if put_t:
        return Ask("putT", seat)
    if plot is not None:
        return Ask("plot!" if plot_first else "plot", seat, held=int(plot))
    return Ask("pick", seat, letter=plot_pick, held=int(plot_held), number=int(plot_place))


def parse(text):
    """Reads a whole position; raises Refused for what is not one in the notation."""
    fields = text.split(" ")
    if len(fields) != 6:
        raise Refused("position", f"six fields with one space between are wanted, not {len(fields)}")
    rules, queue, hands, influence, round_, ask = fields
    position = Position()
    position.rules = parse_rules(rules)
    parse_queue(position, queue)
    for seat_text in hands.split("/"):
        parts = seat_text.split("=")
        if len(parts) != 3:
            raise Refused("hands", f"hand=aside=pile is wanted, not {seat_text!r}")
        hand, aside, pile = parts
        ready = hand.endswith("T")
        if ready:                                                # a Twin that lies ready: at the end of hand
            hand = hand[:-1]
        if "T" in hand:
            raise Refused("hands", "a ready T stands at the end of hand, once")
        position.hands.append(parse_kinds(hand, "hand"))
        position.ready.append(ready)
        position.asides.append(parse_kinds(aside, "aside"))
        position.piles.append(parse_kinds(pile, "pile"))
    for number in influence.split("/"):
        if not NUMBER.fullmatch(number):
            raise Refused("influence", f"no number: {number!r}")
        position.pools.append(int(number))
    seats = len(position.hands)
    if not 2 <= seats <= 5:                                                               # SETUP-1
        raise Refused("hands", f"{seats} seats; 2 to 5 can play")
    if any(seat >= seats for seat in position.rules.handicap):
        raise Refused("rules", "a seat that is not in the game starts with influence")
    if len(position.pools) != seats:
        raise Refused("influence", f"{len(position.pools)} pools for {seats} seats")
    match = ROUND.fullmatch(round_)
    if not match:
        raise Refused("round", f"cannot be read: {round_!r}")
    position.round = int(match[1])
    position.first = SEATS.index(match[2])
    if position.first >= seats:
        raise Refused("round", "no such seat")
    position.ask = parse_ask(ask)
    if position.ask.seat is not None and position.ask.seat >= seats:
        raise Refused("ask", "no such seat")
    if position.bar is not None and position.ask.what in ("reveal", "putD", "putT", "pick") \
            and position.ask.held is None:
        place = position.left_of_bar()
        if place is not None:
            position.current = place.top
    return position


# ---------------------------------------------------------------------------------------------------------------
# Writing
# ---------------------------------------------------------------------------------------------------------------

@lru_cache(maxsize=65536)
def write_kinds(kinds):
    return "".join(sorted(kinds, key=RANK.__getitem__))


def write_card(card):
    text = SEATS[card.family] + (card.kind if card.revealed else card.kind.lower())
    if card.influence:
        text += f"+{card.influence}"
    if card.token is not None:
        text += "@" + SEATS[card.token]
    return text


def write_queue(position):
    if not position.queue:
        return "-"
    pieces = []
    separator = ""
    for item in position.queue:
        if item is position.bar:
            separator = "|"
            pieces.append("|")
            continue
        if separator == ",":
            pieces.append(",")
        pieces.append("/".join([write_card(card) for card in item.cards]))
        separator = ","
    return "".join(pieces)


def write_ask(ask):
    if ask.what == "over":
        return "over"
    seat = SEATS[ask.seat] + ":"
    if ask.what in ("place", "reveal"):
        return seat + ask.what
    if ask.what == "pick":
        if ask.held is None:
            return f"{seat}pick({ask.letter})"
        return f"{seat}pick(G{ask.held}>{ask.letter}@{ask.number})"
    if ask.what == "putD":
        return f"{seat}put(D{ask.number})"
    if ask.what == "putT":
        return seat + "put(T)"
    if ask.what == "plot!":
        return f"{seat}plot({ask.held}!)"
    return f"{seat}plot({ask.held})"


def write(position):
    hands = "/".join([
        write_kinds(frozenset(hand)) + ("T" if ready else "")
        + "=" + write_kinds(frozenset(aside)) + "=" + write_kinds(frozenset(pile))
        for hand, ready, aside, pile in zip(position.hands, position.ready, position.asides, position.piles)])
    influence = "/".join(map(str, position.pools))
    return (f"{position.rules.text} {write_queue(position)} {hands} {influence} "
            f"{position.round}{SEATS[position.first]} {write_ask(position.ask)}")


# ---------------------------------------------------------------------------------------------------------------
# The legal ways
# ---------------------------------------------------------------------------------------------------------------

def ways(position, acting, ability):
    """The places that may be chosen for an ability of the acting card, in the order of the Queue."""
    places = position.places()
    own = acting.owner
    if ability == "A":                                                                    # BASE-ARCHER-1, -2
        return places if len(places) == 1 else [places[0], places[-1]]
    if ability in "SKI":                                   # BASE-SOLDIER-1, ABL-CUTTHROAT-1, ABL-IMPERSON-1
        return position.neighbours(acting.place)
    if ability == "Y":                                                                    # BASE-SPY-1, -2
        found = position.neighbours(acting.place)
        if len(found) == 2 and found[0].owner == found[1].owner:   # merged: named by the earlier place
            return found[:1]
        return found
    if ability == "F":                                                                    # BASE-SHAPE-1, -3
        found = [place for place in position.neighbours(acting.place)
                 if place.top.revealed and place.top.is_character]
        if len(found) == 2 and found[0].top.kind == found[1].top.kind:   # merged
            return found[:1]
        return found
    if ability == "X":                                                                    # BASE-ASSASSIN-1
        return places
    if ability == "D":                                                                    # BASE-DECREE-1, -2
        return [place for place in places if place is not acting.place]
    if ability == "O":                                                                    # ABL-APOTHECARY-1, -2
        victims = []
        for place in places:
            if place.owner == own and place.top is not acting:
                victims.extend(position.neighbours(place))
        return [place for place in places if place in victims]
    if ability == "B":                                                                    # ABL-BRIBERY-1
        return [place for place in places
                if len(place.cards) == 1 and place.top.revealed and place.top.is_character]
    raise AssertionError(ability)


def decree_gaps(position, place):
    """The gaps for the top card of this place, counted with that card lifted out."""
    places = position.places()
    if len(place.cards) > 1:                        # BASE-DECREE-3: off a stack it is always a change
        return list(range(1, len(places) + 2))
    home = places.index(place) + 1                  # back into its own gap: the order would not change
    return [gap for gap in range(1, len(places) + 1) if gap != home]


def activatable(position, seat):
    """ABL-PLOT-2: one's own revealed top characters."""
    return [place for place in position.places()
            if place.top.revealed and place.top.is_character and place.owner == seat]


def acting_card(position):
    """The card for which a pick is asked."""
    if position.ask.held is not None:
        return position.places()[position.ask.number - 1].top
    return position.current


def placements(position, seat, kind):
    """PLACE-2, PLACE-3, ABL-PRINCE-1: where a kind may be placed."""
    places = position.places()
    if not places:
        return [kind + ">"]                                                               # PLACE-3
    found = [kind + "<", kind + ">"]
    for number, place in enumerate(places, 1):
        if place.owner != seat:
            continue
        if kind == "T" and place.top.kind == "P":                                         # "but not on a Prince"
            continue
        found.append(f"{kind}^{number}")
    return found


def options(position):
    """The decisions, in the order of the notation."""
    if isinstance(position, str):
        position = parse(position)
    ask = position.ask
    if ask.what == "over":
        return []
    if ask.what == "place":                                                               # PLACE-1: no passing
        found = []
        for kind in write_kinds(frozenset(position.hands[ask.seat])):
            found.extend(placements(position, ask.seat, kind))
        return found
    if ask.what == "reveal":                                                              # RESOLVE-2
        number = position.number(position.current.place)
        return [f"{number}+", f"{number}!"]
    if ask.what == "pick":
        places = position.places()
        acting = acting_card(position)
        return [SIGN[ask.letter] + str(places.index(place) + 1) for place in ways(position, acting, ask.letter)]
    if ask.what == "putD":
        return [f">{gap}" for gap in decree_gaps(position, position.places()[ask.number - 1])]
    if ask.what == "putT":
        return placements(position, ask.seat, "T")
    places = position.places()
    found = [f"&{places.index(place) + 1}" for place in activatable(position, ask.seat)]
    if ask.what == "plot":                                                                # ABL-PLOT-3
        found.insert(0, "&+")
    return found


# ---------------------------------------------------------------------------------------------------------------
# Cards that leave and enter
# ---------------------------------------------------------------------------------------------------------------

def leave(position, card, keep_place=False):
    """The card leaves the Queue for its pile. Its place goes too if nothing is left in it (unless it is kept open)."""
    place = card.place
    assert place.cards[0] is card                                                         # STACK-3
    place.cards.pop(0)
    card.place = None
    card.influence = 0
    card.token = None                                                                     # ABL-BRIBERY-2
    position.piles[card.family] = position.piles[card.family] | {card.kind}               # Words: Pile
    if card is position.current:
        # RESOLVE-6: `|` now stands left of what remains of the place.
        position.queue.remove(position.bar)
        position.queue.insert(position.queue.index(place), position.bar)
        position.current = None
    if not place.cards and not keep_place:
        position.queue.remove(place)                                                      # ELIM-3, RESOLVE-7


def discard(position, card):
    """ELIM-6: gives nobody anything and triggers nothing."""
    if card.place is not None:
        leave(position, card)


def gain(position, seat, amount):
    position.pools[seat] += amount


def lose(position, seat, amount):
    """Words: a pool is never below 0. Returns what was there to lose."""
    amount = min(amount, position.pools[seat])
    position.pools[seat] -= amount
    return amount


def eliminate(position, acting, victims, cutthroat=False, impersonation=False):
    """ELIM-5, step by step; each step for all victims in the order of the Queue."""
    seat = acting.owner
    order = position.tops()
    victims = sorted(victims, key=order.index)

    # What must be remembered of each victim from before it was removed.
    owners = [victim.owner for victim in victims]
    homes = [victim.place for victim in victims]
    was_alone = [len(victim.place.cards) == 1 for victim in victims]

    # 1. The victim is revealed and removed (ELIM-2: the influence on it is lost).
    for victim in victims:
        victim.revealed = True
        leave(position, victim, keep_place=impersonation)

    # 2. The acting owner gains (ELIM-1, ABL-CUTTHROAT-2).
    if not (cutthroat and len(victims) == 1):
        gain(position, seat, len(victims))

    # 3. Queen bonus (ABL-QUEEN-2).
    for victim, owner in zip(victims, owners):
        if victim.kind == "Q" and owner != seat:
            gain(position, seat, 1)

    # 4. Ambush or Trap pays (BASE-AMBUSH-2, -3; ABL-TRAP-2, -3).
    attacker_goes = False
    for victim, owner in zip(victims, owners):
        if owner == seat:
            continue
        if victim.kind == "M":
            gain(position, owner, 4)
            attacker_goes = True
        elif victim.kind == "R":
            gain(position, owner, lose(position, seat, 3))
            attacker_goes = True

    # 5. Prince and Twin follow each other (ABL-PRINCE-3, ABL-TWIN-2). ABL-TWIN-3: who follows is fixed once,
    #    now that all victims have been removed.
    followers = []
    for victim, owner in zip(victims, owners):
        other = {"P": "T", "T": "P"}.get(victim.kind)
        if other is None:
            continue
        for card in position.tops():
            if card.kind == other and card.revealed and card.owner == owner and card not in followers:
                followers.append(card)
    for card in followers:
        discard(position, card)

    # 6. The ambushed attacker is discarded.
    if attacker_goes:
        discard(position, acting)

    # 7. A replacement enters (ABL-IMPERSON-2, -3, -4).
    if impersonation:
        (victim,), (owner,), (home,), (alone,) = victims, owners, homes, was_alone
        if victim.is_character and owner != seat and alone:
            replace(position, seat, victim.kind, home)
        if not home.cards and home in position.queue:       # (a follower from under the victim may have closed it)
            position.queue.remove(home)


def replace(position, seat, kind, home):
    """ABL-IMPERSON-2: the same character of one's own family enters that very place, from one's own pile or aside."""
    if kind in position.piles[seat]:
        position.piles[seat] = position.piles[seat] - {kind}
    elif kind in position.asides[seat]:
        position.asides[seat] = position.asides[seat] - {kind}
    else:
        return
    card = Card(seat, kind, revealed=True)
    card.place = home
    home.cards.append(card)


# ---------------------------------------------------------------------------------------------------------------
# Abilities. Each function returns True if somebody is asked now, False if the ability is finished.
# ---------------------------------------------------------------------------------------------------------------

def use(position, acting, ability, held):
    """The ability applies, for the acting card. `held` is None, or Plot's influence after this activation."""
    if ability in PICKS:
        found = ways(position, acting, ability)
        if not found:                                       # RESOLVE-4: no legal way, nothing happens
            return False
        if len(found) == 1:                                 # nobody is asked when there is nothing to choose
            return carry_out(position, acting, ability, found[0], held)
        number = None if held is None else position.number(acting.place)
        position.ask = Ask("pick", acting.owner, letter=ability, held=held, number=number)
        return True

    seat = acting.owner
    if ability == "H":                                                       # BASE-HEIR-1; by own name: BASE-SHAPE-2
        if not any(card.revealed and card.kind == acting.kind and card is not acting for card in position.tops()):
            gain(position, seat, 2)
    elif ability == "L":                                                                  # BASE-LORD-1
        own = [place for place in position.neighbours(acting.place) if place.owner == seat]
        gain(position, seat, 1 + len(own))
    elif ability == "P":                                                                  # ABL-PRINCE-1, -2
        gain(position, seat, 1)
    elif ability == "T":                                                                  # ABL-TWIN-1
        gain(position, seat, 1)
    elif ability == "Q":                                                                  # ABL-QUEEN-1
        gain(position, seat, 2)
    elif ability == "N":                                                                  # ABL-FELON-1
        for place in position.neighbours(acting.place):
            lose(position, place.owner, 1)
    elif ability == "E":                                                                  # ABL-SCHEMER-1
        if any(len(place.cards) > 1 for place in position.neighbours(acting.place)):
            discard(position, acting)
        else:
            gain(position, seat, position.rules.schemer)                                  # OPT-SCHEMER
    else:
        raise AssertionError(ability)
    return False


def carry_out(position, acting, ability, place, held):
    """The ability with its place chosen."""
    seat = acting.owner
    target = place.top
    if ability in "ASXO":            # BASE-ARCHER-1, BASE-SOLDIER-1, BASE-ASSASSIN-1, ABL-APOTHECARY-1
        eliminate(position, acting, [target])
    elif ability == "K":                                                                  # ABL-CUTTHROAT-1
        victims = [target]
        for card in position.tops():
            if card.revealed and card.kind == target.kind and card.owner != seat \
                    and card is not acting and card is not target:
                victims.append(card)
        eliminate(position, acting, victims, cutthroat=True)
    elif ability == "I":                                                                  # ABL-IMPERSON-1
        eliminate(position, acting, [target], impersonation=True)
    elif ability == "Y":                                                                  # BASE-SPY-1, -2
        gain(position, seat, lose(position, target.owner, 1))
    elif ability == "F":                                                                  # BASE-SHAPE-1
        if target.kind != "F":                                                            # BASE-SHAPE-3
            return use(position, acting, target.kind, held)
    elif ability == "D":                                                                  # BASE-DECREE-1
        gaps = decree_gaps(position, place)
        if len(gaps) == 1:
            move(position, place, gaps[0])
        elif gaps:
            position.ask = Ask("putD", seat, number=position.number(place))
            return True
    elif ability == "B":                                                                  # ABL-BRIBERY-1
        # The one token of the seat is at hand: there is one Bribery in a family, and no intrigue ever comes back.
        target.token = seat if target.family != seat else None        # an older token returns to its seat
    else:
        raise AssertionError(ability)
    return False


def move(position, place, gap):
    """BASE-DECREE-1: the top card of the place goes into the gap, counted with the card lifted out."""
    card = place.cards.pop(0)
    if not place.cards:
        position.queue.remove(place)
    enter_gap(position, Place([card]), gap)


def enter_gap(position, place, gap):
    """A new place stands directly before place number `gap`, or at the very end.

    Directly before the place that follows, so the gap after the current place lies right of `|` (RESOLVE-8).
    """
    places = position.places()
    if gap <= len(places):
        position.queue.insert(position.queue.index(places[gap - 1]), place)
    else:
        position.queue.append(place)


def put_down(position, card, where):
    """Places a card at `<`, `>` or `^k`."""
    if where == "<":
        position.queue.insert(0, Place([card]))
    elif where == ">":
        position.queue.append(Place([card]))
    else:
        place = position.places()[int(where[1:]) - 1]
        card.place = place
        place.cards.insert(0, card)


# ---------------------------------------------------------------------------------------------------------------
# The course of the resolution phase
# ---------------------------------------------------------------------------------------------------------------

def begin_resolution(position):
    position.bar = Bar()
    position.queue.insert(0, position.bar)
    go_on(position)


def go_on(position):
    """RESOLVE-1, -6, -7, -8: the place right of `|` is next, until none follows or somebody is asked."""
    while True:
        queue = position.queue
        index = queue.index(position.bar)
        if index + 1 == len(queue):                                                       # RESOLVE-10
            end_of_round(position)
            return
        place = queue[index + 1]
        queue[index], queue[index + 1] = place, position.bar
        card = place.top
        position.current = card
        if not card.revealed:                                                             # RESOLVE-2
            position.ask = Ask("reveal", card.owner)
            return
        if use(position, card, card.kind, None):                                          # RESOLVE-4
            return
        finish_card(position, card)


def finish_card(position, card):
    """The ability of the card at the current place is finished."""
    if card.kind in INTRIGUES:
        discard(position, card)                                                           # RESOLVE-5
    position.current = None


def end_of_round(position):
    position.queue.remove(position.bar)
    position.bar = None
    position.current = None
    if position.round == 6:                                                               # ROUND-1, END-1
        position.ask = Ask("over")
        return
    position.round += 1                                                                   # ROUND-2
    position.first = (position.first + 1) % position.seats
    position.ask = Ask("place", position.first)


def reveal(position, card):
    """RESOLVE-3. Returns True if somebody is asked, or the whole phase has gone on already."""
    seat = card.owner
    card.revealed = True
    lying, card.influence = card.influence, 0
    if card.kind in "MR":                                                                 # BASE-AMBUSH-1, ABL-TRAP-1
        gain(position, seat, 1)
        return False
    if card.kind == "C":                                                                  # BASE-CONSPIRACY-1
        gain(position, seat, 2 * lying)
        return False
    if card.kind == "G":                                                                  # ABL-PLOT-1
        discard(position, card)
        plot_first(position, seat, lying)
        return True
    gain(position, seat, lying)
    if card.kind == "P" and position.ready[seat]:                                         # ABL-PRINCE-1
        position.ask = Ask("putT", seat)
        return True
    return use(position, card, card.kind, None)


def plot_first(position, seat, held):
    """ABL-PLOT-2: one activation, which must be done if there is a character."""
    found = activatable(position, seat)
    if not found:
        plot_rest(position, seat, held)
    elif len(found) == 1:
        activate(position, seat, found[0], held)
    else:
        position.ask = Ask("plot!", seat, held=held)


def activate(position, seat, place, held):
    card = place.top
    if not use(position, card, card.kind, held):
        plot_rest(position, seat, held)


def plot_rest(position, seat, held):
    """ABL-PLOT-3: the influence that is left, one at a time."""
    if held > 0:
        if activatable(position, seat):
            position.ask = Ask("plot", seat, held=held)
            return
        gain(position, seat, held)                                                        # ABL-PLOT-4
    go_on(position)                                                  # RESOLVE-6: after its last influence


# ---------------------------------------------------------------------------------------------------------------
# Applying a decision
# ---------------------------------------------------------------------------------------------------------------

def decide(position, decision):
    """Changes the position by a decision that is known to be one of its options."""
    ask = position.ask
    seat = ask.seat
    if ask.what == "place":
        kind = decision[0]
        position.hands[seat] = position.hands[seat] - {kind}
        put_down(position, Card(seat, kind, revealed=False), decision[1:])                # PLACE-1
        following = (seat + 1) % position.seats
        if following == position.first:
            begin_resolution(position)
        else:
            position.ask = Ask("place", following)
        return

    if ask.what == "reveal":
        card = position.current
        if decision.endswith("+"):                                                        # RESOLVE-2: keep
            card.influence += 1
            position.current = None
            go_on(position)
        elif not reveal(position, card):
            finish_card(position, card)
            go_on(position)
        return

    if ask.what == "putT":                                                                # ABL-PRINCE-1
        prince = position.current
        position.ready[seat] = False
        put_down(position, Card(seat, "T", revealed=True), decision[1:])
        use(position, prince, "P", None)
        finish_card(position, prince)
        go_on(position)
        return

    if ask.what == "putD":
        card = position.current
        move(position, position.places()[ask.number - 1], int(decision[1:]))
        finish_card(position, card)
        go_on(position)
        return

    if ask.what == "pick":
        acting = acting_card(position)
        place = position.places()[int(decision[1:]) - 1]
        if carry_out(position, acting, ask.letter, place, ask.held):
            return
        if ask.held is None:
            finish_card(position, acting)
            go_on(position)
        else:
            plot_rest(position, seat, ask.held)
        return

    # plot! and plot
    if decision == "&+":                                                                  # ABL-PLOT-3: take it
        gain(position, seat, 1)
        plot_rest(position, seat, ask.held - 1)
        return
    held = ask.held if ask.what == "plot!" else ask.held - 1
    activate(position, seat, position.places()[int(decision[1:]) - 1], held)


def apply(position, decision):
    """The next position at which somebody is asked. Takes and gives text for text, an object for an object."""
    as_text = isinstance(position, str)
    work = parse(position if as_text else write(position))
    if decision not in options(work):
        raise Illegal(f"{decision!r} is not an option here")
    decide(work, decision)
    return write(work) if as_text else work


def ranks(position):
    """END-1, -2, -3: for each seat its rank, shared ranks as 1, 2, 2, 4."""
    if isinstance(position, str):
        position = parse(position)
    tops = [card.owner for card in position.tops()]
    scores = [(position.pools[seat], tops.count(seat)) for seat in range(position.seats)]
    return [1 + sum(other > score for other in scores) for score in scores]


# ---------------------------------------------------------------------------------------------------------------
# What is refused
# ---------------------------------------------------------------------------------------------------------------

def refuse(position):
    """None, or the field and the reason why this is no position of a game."""
    try:
        if isinstance(position, str):
            position = parse(position)
        refuse_cards(position)
        refuse_counts(position)
        refuse_queue(position)
        refuse_ask(position)
        refuse_twins(position)
        refuse_placement(position)
    except Refused as refused:
        return str(refused)
    return None


def refuse_cards(position):
    """Each card is in exactly one place."""
    in_queue = [[] for _ in range(position.seats)]
    for place in position.places():
        for card in place.cards:
            if card.family >= position.seats:
                raise Refused("queue", f"{write_card(card)}: no such seat")
            if card.token is not None and card.token >= position.seats:
                raise Refused("queue", f"{write_card(card)}: no such seat")
            in_queue[card.family].append(card.kind)
    wanted = position.rules.family_cards
    for seat in range(position.seats):
        name = SEATS[seat]
        seen = [*position.hands[seat], *position.asides[seat], *position.piles[seat], *in_queue[seat]]
        if position.ready[seat]:
            seen.append("T")
        if "T" in position.asides[seat]:                                                  # SETUP-7
            raise Refused("hands", f"{name}: the Twin is never aside")
        distinct = set(seen)
        if len(distinct) == len(seen) and distinct == wanted:
            continue
        for kind in seen:
            field = "queue" if kind in in_queue[seat] else "hands"
            if kind not in wanted:
                raise Refused(field, f"{name}: {kind} is not in these rules")
            if seen.count(kind) > 1:
                raise Refused(field, f"{name}: {kind} is in two places")
        missing = write_kinds(frozenset(wanted - distinct))
        raise Refused("hands", f"{name}: {missing} is missing")


def placed_seats(position):
    """The seats that have placed in this round's placement phase."""
    found = []
    seat = position.first
    while seat != position.ask.seat:
        found.append(seat)
        seat = (seat + 1) % position.seats
    return found


def refuse_counts(position):
    """A hand has 7 - round cards (one more before placing); three lie aside."""
    if position.ask.what == "place":
        placed = placed_seats(position)
    else:
        placed = range(position.seats)
    for seat in range(position.seats):
        name = SEATS[seat]
        wanted = 7 - position.round + (0 if seat in placed else 1)
        if len(position.hands[seat]) != wanted:
            raise Refused("hands", f"{name}: {len(position.hands[seat])} cards in hand, not {wanted}")
        aside = len(position.asides[seat])
        if aside != 3 and not (aside == 2 and "I" in position.piles[seat]):
            raise Refused("hands", f"{name}: {aside} cards aside")


def refuse_queue(position):
    tokens = []
    for place in position.places():
        cards = place.cards
        owner = place.owner
        for card in cards:
            if card.revealed and card.influence:
                raise Refused("queue", f"{write_card(card)}: a revealed card carries no influence")
            if card.kind == "T" and not card.revealed:
                raise Refused("queue", f"{write_card(card)}: a Twin in the Queue is revealed")
            if card.token is not None:
                if not (card.revealed and card.is_character):
                    raise Refused("queue", f"{write_card(card)}: @ stands on a revealed character")
                if card is not cards[-1]:
                    raise Refused("queue", f"{write_card(card)}: @ stands alone or lowest in its place")
                if "B" not in position.piles[card.token]:
                    raise Refused("queue", f"{write_card(card)}: that Bribery is not in its pile")
                if card.token in tokens:
                    raise Refused("queue", f"{write_card(card)}: a second token of that seat")
                tokens.append(card.token)
            if card.owner != owner:                                                       # STACK-4
                raise Refused("queue", f"{write_card(card)}: a place has one owner")
            if card.revealed and card.kind in INTRIGUES and card is not position.current:
                raise Refused("queue", f"{write_card(card)}: a revealed intrigue is the acting card")


def has_ability(position, card, letter):
    """Does this ask for this ability fit the card: its own, or one that it copies?"""
    if not card.revealed:
        return False
    if card.kind == letter:
        return True
    return card.kind == "F" and letter in CHARACTERS and any(                             # BASE-SHAPE-1
        place.top.revealed and place.top.kind == letter for place in position.neighbours(card.place))


def refuse_ask(position):
    ask = position.ask
    if ask.what in ("place", "over"):
        if position.bar is not None:
            raise Refused("queue", "there is no | in this phase")
        if ask.what == "over" and position.round != 6:
            raise Refused("round", "the game is over only in round 6")
        return
    if position.bar is None:
        raise Refused("queue", "a | is wanted in the resolution phase")
    places = position.places()

    if ask.what in ("plot!", "plot") or ask.held is not None:
        if "G" not in position.piles[ask.seat]:                                           # ABL-PLOT-1
            raise Refused("ask", "that seat's Plot is not in its pile")
        if ask.what == "plot" and ask.held == 0:
            raise Refused("ask", "plot(0) is never asked")
        if ask.what == "plot" and not activatable(position, ask.seat):
            raise Refused("ask", "there is no character to activate")
        if ask.what == "pick":
            if ask.number > len(places):
                raise Refused("ask", f"no place {ask.number}")
            card = places[ask.number - 1].top
            if card.owner != ask.seat or not card.is_character or not has_ability(position, card, ask.letter):
                raise Refused("ask", f"does not fit the card at place {ask.number}")
    else:
        card = position.current
        if card is None:
            raise Refused("ask", "no card stands left of |")
        if card.owner != ask.seat:
            raise Refused("ask", "another seat owns the card left of |")
        if ask.what == "reveal":
            fits = not card.revealed
        elif ask.what == "pick":
            fits = has_ability(position, card, ask.letter)
        elif ask.what == "putD":
            fits = card.revealed and card.kind == "D"
            if fits and (ask.number > len(places) or places[ask.number - 1] is card.place):
                raise Refused("ask", f"the card at place {ask.number} cannot be moved")
        else:
            fits = card.revealed and card.kind == "P" and card.family == ask.seat and position.ready[ask.seat]
        if not fits:
            raise Refused("ask", "does not fit the card left of |")

    if ask.what not in ("reveal", "plot") and len(options(position)) < 2:
        raise Refused("ask", "fewer than two options")


def refuse_twins(position):
    if not position.rules.has_twin:
        return
    shown = [False] * position.seats                         # is the family's Prince revealed in the Queue?
    for place in position.places():
        for card in place.cards:
            if card.kind == "P" and card.revealed:
                shown[card.family] = True
    for seat in range(position.seats):
        if not position.ready[seat]:
            if not shown[seat] and "P" not in position.piles[seat]:
                raise Refused("hands", f"{SEATS[seat]}: its Twin is out, but its Prince neither revealed nor in the pile")
        elif shown[seat] and "I" not in position.piles[seat] \
                and not (position.ask.what == "putT" and position.ask.seat == seat):
            raise Refused("hands", f"{SEATS[seat]}: its Prince is revealed, but its Twin lies ready")


def refuse_placement(position):
    if position.ask.what != "place":
        return
    starts = [position.rules.handicap.get(seat, 1) for seat in range(position.seats)]
    if position.round == 1 and position.pools != starts:                                  # SETUP-5, OPT-HANDICAP
        raise Refused("influence", "all pools are 1, or the seat's handicap, during round 1's placement")
    fresh = {card.owner for card in position.tops() if not card.revealed and not card.influence}
    for seat in placed_seats(position):
        if seat not in fresh:
            raise Refused("queue", f"{SEATS[seat]} has placed, but owns no face-down top card without influence")


# ---------------------------------------------------------------------------------------------------------------
# Random games
# ---------------------------------------------------------------------------------------------------------------

def deal(rules, seats, chance):
    """SETUP. `rules` is a rules field, or `mix` for kinds drawn at random (MIX-1)."""
    name, *extra = rules.split("+")
    if name == "mix":
        characters = sorted(CHARACTERS - {"T"})
        kinds = write_kinds(frozenset(chance.sample(characters, 6) + chance.sample(sorted(INTRIGUES), 4)))
        schemer = 2 if extra == ["schemer2"] and "E" in kinds else 1
        rules = Rules(kinds, schemer)
    elif name == "mix-any":
        kinds = write_kinds(frozenset(chance.sample(BASE + ABLAZE, 10)))
        schemer = 2 if extra == ["schemer2"] and "E" in kinds else 1
        rules = Rules(kinds, schemer)
    else:
        rules = parse_rules(rules)
    if not 2 <= seats <= 5:                                                               # SETUP-1
        raise Refused("hands", f"{seats} seats; 2 to 5 can play")
    position = Position()
    position.rules = rules
    for _ in range(seats):
        cards = list(rules.kinds)
        chance.shuffle(cards)                                                             # SETUP-3
        position.asides.append(frozenset(cards[:3]))
        position.hands.append(frozenset(cards[3:]))
        position.ready.append(rules.has_twin)                                             # SETUP-7
        position.piles.append(frozenset())
        position.pools.append(rules.handicap.get(len(position.pools), 1))                  # SETUP-5, OPT-HANDICAP
    position.first = chance.randrange(seats)                                              # SETUP-6
    position.ask = Ask("place", position.first)
    return position


def assert_sound(position):
    """What must hold in every position that somebody is asked in."""
    for seat in range(position.seats):
        cards = [*position.hands[seat], *position.asides[seat], *position.piles[seat]]
        cards += [card.kind for place in position.places() for card in place.cards if card.family == seat]
        cards += ["T"] if position.ready[seat] else []
        assert sorted(cards) == sorted(position.rules.family_cards), "cards are conserved"
        assert position.pools[seat] >= 0
    for place in position.places():
        assert place.cards, "no empty place"
        assert len({card.owner for card in place.cards}) == 1, "STACK-4"
        assert all(card.place is place for card in place.cards)
    assert (position.bar is None) == (position.ask.what in ("place", "over"))
    if position.ask.what not in ("place", "reveal", "plot", "over"):
        assert len(options(position)) >= 2, "somebody is asked with nothing to choose"


LEANING = {                                # how a decision is liked; the others have weight 1
    "uniform": lambda decision: 1,
    "stack": lambda decision: 4 if "^" in decision else 1,
    "keep": lambda decision: 5 if decision[-1] == "+" else 1,
    "both": lambda decision: 4 if "^" in decision or decision[-1] == "+" else 1,
    "reveal": lambda decision: 5 if decision[-1] == "!" else 1,
}


def play(rules, seats, chance, lean="uniform"):
    """Plays a random game; yields (position, options, chosen), at the end (position, [], None)."""
    liking = LEANING[lean]
    text = write(deal(rules, seats, chance))
    while True:
        position = parse(text)
        reason = refuse(position)
        assert reason is None, f"{text}: {reason}"
        assert_sound(position)
        found = options(position)
        if not found:
            assert position.ask.what == "over"
            yield text, [], None
            return
        chosen = chance.choices(found, [liking(decision) for decision in found])[0]
        yield text, found, chosen
        decide(position, chosen)
        assert_sound(position)
        text = write(position)


def random_games(rules, seats, games, seed, out, lean="uniform"):
    chance = random.Random(seed)
    for game in range(games):
        if game:
            out.write("\n")
        for text, found, chosen in play(rules, seats, chance, lean):
            out.write(text if chosen is None else f"{text}\t{' '.join(found)}\t{chosen}")
            out.write("\n")


# ---------------------------------------------------------------------------------------------------------------
# Verifying a trace
# ---------------------------------------------------------------------------------------------------------------

class Verifier:
    def __init__(self, out):
        self.out = out
        self.games = self.decisions = self.mismatches = 0
        self.expected = None               # the position that the next line must have, if a game is running
        self.running = False

    def miss(self, line, what, expected, found):
        self.mismatches += 1
        self.out.write(f"line {line}: {what}\n  expected: {expected}\n  found:    {found}\n")

    def line(self, number, text):
        if text == "":
            if self.running:
                self.miss(number, "a game ends without its final position", self.expected, "an empty line")
            self.running = False
            self.expected = None
            return
        columns = text.split("\t")
        if len(columns) not in (1, 3):
            self.miss(number, "a line has one or three columns", "1 or 3", len(columns))
            self.expected = None
            return
        here = columns[0]
        if self.expected is not None and here != self.expected:
            self.miss(number, "position after the decision of the line before", self.expected, here)
        self.expected = None
        self.running = len(columns) == 3
        if self.running:
            self.decisions += 1
        else:
            self.games += 1
        try:
            position = parse(here)
        except Refused as refused:
            self.miss(number, "the position cannot be read", "a position", f"{here} ({refused})")
            return
        again = write(position)
        if again != here:
            self.miss(number, "the position written again", again, here)
        reason = refuse(position)
        if reason is not None:
            self.miss(number, "the position is refused", reason, here)
            return                         # what follows would be guesswork
        found = options(position)
        if not self.running:
            if position.ask.what != "over":
                self.miss(number, "the last position of a game", "over", here)
            return
        if " ".join(found) != columns[1]:
            self.miss(number, f"options at {here}", " ".join(found), columns[1])
        if columns[2] not in found:
            self.miss(number, f"the chosen decision at {here}", "one of " + " ".join(found), columns[2])
            return
        decide(position, columns[2])
        self.expected = write(position)


def verify(lines, out, limit=20):
    verifier = Verifier(out)
    number = 0
    for number, text in enumerate(lines, 1):
        verifier.line(number, text.rstrip("\n"))
        if verifier.mismatches >= limit:
            out.write(f"stopped after {verifier.mismatches} mismatches\n")
            break
    else:
        if verifier.running:
            verifier.miss(number + 1, "the trace ends without a final position", verifier.expected, "the end")
    out.write(f"oracle: {verifier.games} games, {verifier.decisions} decisions, {verifier.mismatches} mismatches\n")
    return verifier.mismatches == 0


# ---------------------------------------------------------------------------------------------------------------
# Command line
# ---------------------------------------------------------------------------------------------------------------

def main(arguments=None):
    parser = argparse.ArgumentParser(prog="oracle.py", description="An independent reference of the rules.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("options", help="the decisions at a position")
    command.add_argument("position")
    command = commands.add_parser("apply", help="the position after the decisions")
    command.add_argument("position")
    command.add_argument("decision", nargs="+")
    command = commands.add_parser("check", help="ok, or why the position is refused")
    command.add_argument("position")
    command = commands.add_parser("verify", help="checks a trace")
    command.add_argument("file", nargs="?", default="-")
    command = commands.add_parser("random", help="plays random games and prints their trace")
    command.add_argument("--rules", default="base", help="a rules field, or `mix` or `mix-any` (+schemer2): ten kinds drawn anew for "
                                                         "each game")
    command.add_argument("--seats", type=int, default=3)
    command.add_argument("--games", type=int, default=1)
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--lean", choices=sorted(LEANING), default="uniform", help="what the players like to do")
    given = parser.parse_args(arguments)

    if given.command == "verify":
        if given.file == "-":
            return 0 if verify(sys.stdin, sys.stdout) else 1
        with open(given.file, encoding="utf-8") as file:
            return 0 if verify(file, sys.stdout) else 1
    if given.command == "random":
        try:
            random_games(given.rules, given.seats, given.games, given.seed, sys.stdout, given.lean)
        except Refused as refused:
            print(refused, file=sys.stderr)
            return 1
        return 0

    reason = refuse(given.position)
    if given.command == "check":
        print(reason or "ok")
        return 1 if reason else 0
    if reason:
        print(reason, file=sys.stderr)
        return 1
    if given.command == "options":
        print(" ".join(options(given.position)))
        return 0
    text = given.position
    for decision in given.decision:
        try:
            text = apply(text, decision)
        except Illegal as illegal:
            print(f"{illegal}: {text}", file=sys.stderr)
            return 1
    print(text)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        sys.stderr.close()
