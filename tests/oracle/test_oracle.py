#!/usr/bin/env python3
"""Tests of the reference: the printed examples of rules.md, tricky cases, what is refused, and random games."""

import io
import os
import random
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import oracle  # noqa: E402

MIX = "mix:SYHLFPQIBG"


def build(rules, queue, ask, pools, round_=6, first="a", pile=None, aside=None, hand=None):
    """A position around a Queue: the cards that are not named go where the counts want them."""
    pile, aside, hand = dict(pile or {}), dict(aside or {}), dict(hand or {})
    family_cards = oracle.parse_rules(rules).family_cards
    count = pools.count("/") + 1
    seats = []
    to_place = set()                                             # those who have not placed yet hold one more
    if ask.endswith(":place"):
        to_place = {oracle.SEATS[(oracle.SEATS.index(ask[0]) + step) % count]
                    for step in range(count - (oracle.SEATS.index(ask[0]) - oracle.SEATS.index(first)) % count)}
    for seat in oracle.SEATS[:count]:
        lying = {card[1].upper() for place in queue.replace("|", ",").split(",") for card in place.split("/")
                 if card.startswith(seat)}
        in_pile = set(pile.get(seat, ""))
        in_aside = set(aside.get(seat, ""))
        in_hand = set(hand.get(seat, ""))
        ready = "T" in family_cards and "T" not in lying | in_pile
        rest = [kind for kind in oracle.ORDER
                if kind in family_cards - lying - in_pile - in_aside - in_hand and kind != "T"]
        rest.sort(key=lambda kind: kind in "IBGPCMXR")           # rather these to the hand and aside
        while len(in_hand) < 7 - round_ + (seat in to_place):
            in_hand.add(rest.pop())
        while len(in_aside) < 3:
            in_aside.add(rest.pop())
        in_pile |= set(rest)
        seats.append(oracle.write_kinds(frozenset(in_hand)) + ("T" if ready else "") + "="
                     + oracle.write_kinds(frozenset(in_aside)) + "=" + oracle.write_kinds(frozenset(in_pile)))
    return f"{rules} {queue} {'/'.join(seats)} {pools} {round_}{first} {ask}"


class Case(unittest.TestCase):
    def start(self, *arguments, **named):
        text = build(*arguments, **named)
        self.assertIsNone(oracle.refuse(text), text)
        self.assertEqual(oracle.write(oracle.parse(text)), text)
        self.text = text

    def options(self, wanted):
        self.assertEqual(" ".join(oracle.options(self.text)), wanted, self.text)

    def play(self, *decisions):
        for decision in decisions:
            self.text = oracle.apply(self.text, decision)
            self.assertIsNone(oracle.refuse(self.text), self.text)

    def now(self, queue, pools, ask):
        fields = self.text.split(" ")
        self.assertEqual((fields[1], fields[3], fields[5]), (queue, pools, ask), self.text)

    def pile(self, seat):
        return self.text.split(" ")[2].split("/")[oracle.SEATS.index(seat)].split("=")[2]

    def aside(self, seat):
        return self.text.split(" ")[2].split("/")[oracle.SEATS.index(seat)].split("=")[1]


class Examples(Case):
    def test_ex_1(self):
        self.start("base", "bL,ax/aY|cH", "a:reveal", "1/1/1")
        self.play("2!")
        self.options("x1 x2 x3")
        self.play("x3")
        self.now("bL,aY", "3/0/1", "over")
        self.start("base", "bL,ax/ay|cH", "a:reveal", "1/1/1")
        self.play("2!", "x3")
        self.now("bL,ay|", "2/1/1", "a:reveal")
        self.play("2+")
        self.now("bL,ay+1", "2/1/1", "over")

    def test_ex_2(self):
        self.start("base", "ah|bs+1,al+2,ch,bY", "a:reveal", "1/1/1")
        self.play("1+")
        self.now("ah+1,bs+1|al+2,ch,bY", "1/1/1", "b:reveal")
        self.play("2!")
        self.options("x1 x3")
        self.now("ah+1,bS|al+2,ch,bY", "1/2/1", "b:pick(S)")
        self.play("x3")
        self.now("ah+1,bS,ch|bY", "1/3/1", "c:reveal")
        self.play("3+")
        self.now("ah+1,bS,ch+1,bY", "1/4/0", "over")

    def test_ex_3(self):
        self.text = "base - ASYLFDM=HXC=/SYHFXDC=ALM=/ASYHLFC=XDM= 1/1/1 1a a:place"
        self.assertIsNone(oracle.refuse(self.text))
        self.options("A> S> Y> L> F> D> M>")                                              # PLACE-3
        self.play("L>")
        self.options("S< S> Y< Y> H< H> F< F> X< X> D< D> C< C>")
        self.play("D<")
        self.options("A< A> S< S> Y< Y> H< H> L< L> F< F> C< C>")                          # PLACE-4
        self.play("L<")
        self.now("cl|bd,al", "1/1/1", "c:reveal")
        # the record of the notation: 1. L> D< L< / 1! 2! m1 >2 2!
        self.play("1!")
        self.now("cL,bd|al", "1/1/2", "b:reveal")
        self.play("2!")
        self.options("m1 m3")
        self.play("m1")
        self.options(">2 >3")
        self.now("cL,bD|al", "1/1/2", "b:put(D1)")
        self.play(">2")
        self.now("cL,al|", "1/1/3", "a:reveal")
        self.play("2!")
        self.now("cL,aL", "2/1/3", "b:place")
        self.assertIn(" 2b ", self.text)                                                  # ROUND-2

    def test_ex_4(self):
        self.start("base", "as+2|bm+3,cH", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("cH", "4/5/3", "over")
        self.assertIn("S", self.pile("a"))
        self.assertIn("M", self.pile("b"))

    def test_ex_5(self):
        self.start("base", "aa|bh,am", "a:reveal", "1/1/1")
        self.play("1!")
        self.options("x1 x3")
        self.play("x3")
        self.now("aA,bh|", "2/1/1", "b:reveal")

    def test_ex_6(self):
        self.start("base", "ac+3|bH", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("bH", "7/3/1", "over")

    def test_ex_7(self):
        self.start("base", "af|bH", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("aF,bH", "3/3/1", "over")
        self.start("base", "af|bH,cF", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("aF,bH,cF", "1/3/1", "over")

    def test_ex_8(self):
        self.start("ablaze", "an|bk+1,aq+2,cn,bN", "a:reveal", "1/1/1")
        self.play("1+", "2!")
        self.options("x1 x3")
        self.play("x3")
        self.now("an+1,bK,cn|bN", "1/3/1", "c:reveal")
        self.play("3+")
        self.now("an+1,bK,cn+1,bN", "1/3/0", "over")

    def test_ex_9(self):
        for queue, pools in (("ak|bN", "1/1/1"), ("ak|bN,cN", "3/1/1"), ("ak|bQ", "2/1/1"), ("ak|bQ,cQ", "5/1/1"),
                             ("ak|aQ,bQ", "4/1/1")):
            self.start("ablaze", queue, "a:reveal", "1/1/1")
            self.play("1!")
            self.now("aK", pools, "over")

    def test_ex_10(self):
        self.start("ablaze", "ai/aQ|bE", "a:reveal", "1/1/1", hand={"a": "E"})
        self.play("1!")
        self.now("aQ", "4/1/1", "over")
        self.start("ablaze", "ai/aq|bE", "a:reveal", "1/1/1", hand={"a": "E"})
        self.play("1!")
        self.now("aq|", "2/1/1", "a:reveal")
        self.play("1+")
        self.now("aq+1", "2/1/1", "over")

    def test_ex_11(self):
        piles = {"b": "B", "c": "T"}
        self.start("ablaze", "ai|bP,bT,cP@b", "a:reveal", "1/1/1", pile=piles, hand={"a": "P"})
        self.play("1!")
        self.now("cP@b", "2/2/1", "over")
        self.start("ablaze", "ai|bT,bP,cP@b", "a:reveal", "1/1/1", pile=piles)
        self.play("1!")
        self.now("-", "2/1/1", "over")
        self.assertIn("P", self.pile("c"))

    def test_ex_12(self):
        self.start("ablaze", "ao|br+2,aq", "a:reveal", "5/1/1")
        self.play("1!")
        self.now("aq|", "3/4/1", "a:reveal")
        self.assertIn("O", self.pile("a"))
        self.start("ablaze", "ao|aq,ar", "a:reveal", "1/1/1")
        self.play("1!")
        self.options("x1 x2 x3")
        self.play("x3")
        self.now("aO,aq|", "2/1/1", "a:reveal")

    def test_ex_13(self):
        self.start("base", "cL,bd|al", "b:reveal", "1/1/2")
        self.play("2!", "m1", ">3")
        self.now("al|cL", "1/1/2", "a:reveal")
        self.play("1+")
        self.now("al+1,cL", "1/1/3", "over")
        self.start("base", "bd|cL,al", "b:reveal", "1/1/2")
        self.play("1!")
        self.options("m2 m3")
        self.play("m2")
        self.options(">1 >3")
        self.play(">1")
        self.now("cL,al|", "1/1/2", "a:reveal")


class Placement(Case):
    def test_on_own_tops_only(self):
        self.start("base", "aH/al+1,bs,aa", "a:place", "1/1/1", round_=4, first="a", hand={"a": "SYFX"})
        self.options("S< S> S^1 S^3 Y< Y> Y^1 Y^3 F< F> F^1 F^3 X< X> X^1 X^3")
        self.play("F^1")
        self.now("af/aH/al+1,bs,aa", "1/1/1", "b:place")

    def test_on_a_bribed_card(self):                                                      # PLACE-6
        self.start("ablaze", "bQ@a", "a:place", "1/1/1", round_=5, pile={"a": "B"}, hand={"a": "NGR"})
        self.options("N< N> N^1 G< G> G^1 R< R> R^1")
        self.play("R^1")
        self.now("ar/bQ@a", "1/1/1", "b:place")
        self.options(" ".join(k + w for k in self.text.split(" ")[2].split("/")[1].split("=")[0][:-1] for w in "<>"))
        self.assertIn("T=", self.text.split(" ")[2].split("/")[1])                        # SETUP-7: no T placed

    def test_empty_queue_later(self):                                                     # PLACE-3
        self.start("base", "-", "b:place", "1/1/1", round_=6, first="b", hand={"b": "SY"})
        self.options("S> Y>")


class Resolution(Case):
    def test_archer_on_itself(self):                                                      # BASE-ARCHER-2, RESOLVE-6
        self.start("base", "aa/ah|", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("ah|", "2/1/1", "a:reveal")

    def test_archer_first_or_last_only(self):
        self.start("base", "bh,aa,cl|bs", "c:reveal", "1/1/1", pile={"c": "A"})
        self.play("3+")
        self.now("bh,aa,cl+1,bs|", "1/1/1", "b:reveal")
        self.start("base", "bh,aa|cl,bs", "a:reveal", "1/1/1")
        self.play("2!")
        self.options("x1 x4")

    def test_uncovered_left_of_the_bar_waits(self):
        self.start("base", "bH/bl,aa|cl", "a:reveal", "1/1/1")
        self.play("2!")
        self.play("x1")
        self.now("bl,aA,cl|", "2/1/1", "c:reveal")

    def test_uncovered_right_of_the_bar_is_resolved(self):
        self.start("base", "aa|cl,bH/bl", "a:reveal", "1/1/1")
        self.play("1!", "x3", "2+")
        self.now("aA,cl+1,bl|", "2/1/1", "b:reveal")

    def test_ambushed_attacker_uncovers(self):                                            # RESOLVE-6
        self.start("base", "as/ah|bm", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("ah|", "2/5/1", "a:reveal")

    def test_assassination_alone_hits_itself(self):
        self.start("base", "ax+1/aH|", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("aH", "5/1/1", "over")

    def test_assassinated_ambush_of_another(self):
        self.start("base", "ax|bm,cl", "a:reveal", "1/1/1")
        self.play("1!")
        self.options("x1 x2 x3")
        self.play("x2")
        self.now("cl|", "2/5/1", "c:reveal")

    def test_spy(self):                                                                   # BASE-SPY-2, merging
        self.start("base", "bl,ay|bh", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("bl,aY,bh|", "2/0/1", "b:reveal")
        self.start("base", "al,ay|bh", "a:reveal", "1/0/1")
        self.play("2!")
        self.options("$1 $3")
        self.play("$3")
        self.now("al,aY,bh|", "1/0/1", "b:reveal")
        self.start("base", "bl,ay|ch", "a:reveal", "1/1/1")
        self.play("2!")
        self.options("$1 $3")

    def test_shapeshifter(self):
        self.start("base", "bS,af|cS", "a:reveal", "1/1/1")                               # one kind: one way
        self.play("2!")
        self.now("bS,aF|cS", "1/1/1", "a:pick(S)")
        self.options("x1 x3")
        self.start("base", "bS,af|cY", "a:reveal", "1/1/1")
        self.play("2!")
        self.options("=1 =3")
        self.play("=3")
        self.options("$1 $3")
        self.now("bS,aF|cY", "1/1/1", "a:pick(Y)")
        self.start("base", "bs,af|cF", "a:reveal", "1/1/1")                               # BASE-SHAPE-3
        self.play("2!")
        self.now("bs,aF,cF", "1/1/1", "over")

    def test_decree_takes_the_top_of_a_stack(self):
        self.start("base", "ad/ah|bS/bl", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("aD/ah|bS/bl", "1/1/1", "a:put(D2)")
        self.options(">1 >2 >3")
        self.play(">2")
        self.now("ah|bS,bl", "1/1/1", "a:reveal")

    def test_decree_before_its_own_stack(self):
        self.start("base", "ad/ah|bS/bl", "a:reveal", "1/1/1")
        self.play("1!", ">1")
        self.now("bS,ah|bl", "1/1/1", "a:reveal")

    def test_decree_with_one_other_is_forced(self):
        self.start("base", "ad|bs+2", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("bs+2", "1/1/1", "over")
        self.start("base", "bs+2,ad|", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("bs+2|", "1/1/1", "b:reveal")

    def test_decree_alone(self):
        self.start("base", "ad+2|", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("-", "3/1/1", "over")

    def test_decree_moves_the_token(self):
        rules = "mix:SYHLFDQIBG"
        self.start(rules, "bQ@a,cd|ah", "c:reveal", "1/1/1", pile={"a": "B"})
        self.play("2!", "m1", ">3")
        self.now("ah|bQ@a", "1/1/1", "a:reveal")

    def test_heir(self):
        self.start("base", "ah|bH/bl", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("aH,bH/bl", "1/1/1", "over")
        self.start("base", "ah|bl/bH", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("aH,bl/bH|", "3/1/1", "b:reveal")

    def test_lord(self):
        self.start("base", "as,al|ah", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("as,aL,ah|", "4/1/1", "a:reveal")

    def test_ambush_revealed(self):
        self.start("base", "am+3|", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("-", "2/1/1", "over")

    def test_bribed_archer_on_itself(self):
        rules = "mix:ASYHLFQIBG"
        self.start(rules, "cs|bA@a", "c:reveal", "1/1/1", pile={"a": "B"})
        self.play("1+")
        self.now("cs+1,bA@a|", "1/1/1", "a:pick(A)")
        self.play("x2")
        self.now("cs+1", "2/1/1", "over")
        self.assertIn("A", self.pile("b"))


class Ablaze(Case):
    def test_prince(self):
        self.start("ablaze", "aq,ap+1/ae|bn", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("aq,aP/ae|bn", "2/1/1", "a:put(T)")
        self.options("T< T> T^1")
        text = self.text
        self.play("T>")
        self.now("aq,aP/ae,bn|aT", "3/1/1", "b:reveal")
        self.play("3+")
        self.now("aq,aP/ae,bn+1,aT", "4/1/1", "over")
        self.text = text
        self.play("T<")
        self.now("aT,aq,aP/ae,bn|", "3/1/1", "b:reveal")
        self.text = text
        self.play("T^1")
        self.now("aT/aq,aP/ae,bn|", "3/1/1", "b:reveal")

    def test_twin_not_on_any_prince(self):
        self.start("ablaze", "ap|bP@a", "a:reveal", "1/1/1", pile={"a": "B", "b": "T"})
        self.play("1!")
        self.options("T< T>")

    def test_who_follows_is_fixed_once(self):                                             # ABL-TWIN-3
        # b owns two Twins; the own lies on the bribed one.
        self.start("ablaze", "ai|bP,bT/cT@b", "a:reveal", "1/1/1", pile={"b": "B", "c": "P"}, hand={"a": "P"})
        self.play("1!")
        self.now("cT@b", "2/2/1", "over")          # bT follows, cT was uncovered only by it and stays (and gains)

    def test_a_copy_under_a_victim_follows(self):
        self.start("ablaze", "ai|bT/bP", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("-", "2/1/1", "over")

    def test_covered_copy_stays(self):
        self.start("ablaze", "ai|bP,be/bT", "a:reveal", "1/1/1", hand={"a": "P"})
        self.play("1!")
        self.now("be/bT|", "2/1/1", "b:reveal")

    def test_face_down_prince_as_victim(self):                                            # ELIM-4
        self.start("ablaze", "ai|bp+2,cT@b", "a:reveal", "1/1/1", pile={"b": "B", "c": "P"}, hand={"a": "P"})
        self.play("1!")
        self.now("-", "2/1/1", "over")

    def test_cutthroat_princes(self):
        self.start("ablaze", "ak|bP,cP,bT,cT", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("aK", "3/1/1", "over")

    def test_cutthroat_spares_own_and_hidden(self):
        self.start("ablaze", "bN,ak|cN,aN,cq,bq", "a:reveal", "1/1/1")
        self.play("2!")
        self.options("x1 x3")                                                             # nothing is merged
        self.play("x1")
        self.now("aK,aN,cq|bq", "2/1/0", "c:reveal")      # 2 gained; the own Felon then costs a and c 1

    def test_cutthroat_and_trap(self):                                                    # ABL-CUTTHROAT-3
        self.start("ablaze", "ak|br", "a:reveal", "4/1/1")
        self.play("1!")
        self.now("-", "1/4/1", "over")
        self.start("ablaze", "ak|ar", "a:reveal", "4/1/1")
        self.play("1!")
        self.now("aK", "4/1/1", "over")

    def test_apothecary(self):
        self.start("ablaze", "bq,ao|ae,cn", "a:reveal", "1/1/1")
        self.play("2!")
        self.options("x2 x4")
        self.play("x2")
        self.now("bq,ae|cn", "2/1/1", "a:reveal")
        self.start("ablaze", "bq,ao|cn", "a:reveal", "1/1/1")                             # ABL-APOTHECARY-2
        self.play("2!")
        self.now("bq,aO,cn|", "1/1/1", "c:reveal")

    def test_felon(self):
        self.start("ablaze", "bq,an|bo", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("bq,aN,bo|", "1/0/1", "b:reveal")
        self.start("ablaze", "aq,an|bo", "a:reveal", "2/2/1")
        self.play("2!")
        self.now("aq,aN,bo|", "1/1/1", "b:reveal")

    def test_schemer(self):
        for rules, pools in (("ablaze", "2/1/1"), ("ablaze+schemer2", "3/1/1")):
            self.start(rules, "bq,ae/an|", "a:reveal", "1/1/1")                           # the own stack: no
            self.play("2!")
            self.now("bq,aE/an", pools, "over")
        self.start("ablaze", "bq/bn,ae+2/an|", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("bq/bn,an|", "3/1/1", "a:reveal")

    def test_bribery(self):
        self.start("ablaze", "bQ,ab|bE/bn,aN", "a:reveal", "1/1/1")
        self.play("2!")
        self.options("*1 *4")
        text = self.text
        self.play("*1")                                     # then bE: no stack beside it; then aN
        self.now("bQ@a,bE/bn,aN", "1/1/1", "over")
        self.text = text
        self.play("*4")
        self.now("bQ,bE/bn,aN", "1/1/1", "over")
        self.start("ablaze", "bQ@c,ab|", "a:reveal", "1/1/1", pile={"c": "B"})
        self.play("2!")
        self.now("bQ@a", "1/1/1", "over")
        self.start("ablaze", "bQ@c,bb|", "b:reveal", "1/1/1", pile={"c": "B"})
        self.play("2!")
        self.now("bQ", "1/1/1", "over")

    def test_bribed_queen_acts_for_the_briber(self):
        self.start("ablaze", "cn|bQ@a", "c:reveal", "1/1/1", pile={"a": "B"})
        self.play("1+")
        self.now("cn+1,bQ@a", "3/1/1", "over")


class Impersonation(Case):
    def test_replacement_after_the_bar_is_resolved(self):                                 # RESOLVE-8
        self.start("ablaze", "ai|bQ", "a:reveal", "1/1/1", aside={"a": "Q"})
        self.play("1!")
        self.now("aQ", "5/1/1", "over")                     # 1, the Queen's 1, and the new Queen's 2
        self.assertEqual(len(self.aside("a")), 2)

    def test_replacement_before_the_bar_is_not(self):
        self.start("ablaze", "bq+2,ai|cn", "a:reveal", "1/1/1", pile={"a": "Q"})
        self.play("2!", "x1")
        self.now("aQ,cn|", "3/1/1", "c:reveal")

    def test_not_from_the_hand_nor_off_a_stack(self):
        self.start("ablaze", "ai|bQ", "a:reveal", "1/1/1", hand={"a": "Q"})
        self.play("1!")
        self.now("-", "3/1/1", "over")
        self.start("ablaze", "ai|bQ/be", "a:reveal", "1/1/1", pile={"a": "Q"})
        self.play("1!")
        self.now("be|", "3/1/1", "b:reveal")

    def test_own_victim_is_not_replaced(self):
        self.start("ablaze", "ai|bQ@a", "a:reveal", "1/1/1", pile={"a": "BQ"})
        self.play("1!")
        self.now("-", "2/1/1", "over")

    def test_own_card_bribed_away_comes_back(self):
        self.start("ablaze", "aQ@b,ai|cn", "a:reveal", "1/1/1", pile={"b": "B"})
        self.play("2!", "x1")
        self.now("aQ,cn|", "3/1/1", "c:reveal")

    def test_prince_between_its_twins(self):
        # Both neighbours of the victim's place go before the replacement enters its gap; no Twin comes.
        self.start("ablaze", "cT@b,bP,ai|bT,ce", "a:reveal", "1/1/1", pile={"b": "B", "c": "P"}, aside={"a": "P"})
        self.play("3!", "x2")
        self.now("aP,ce|", "2/1/1", "c:reveal")
        self.start("ablaze", "ce,ai|bP,bT,cn", "a:reveal", "1/1/1", aside={"a": "P"})
        self.play("2!", "x3")
        self.now("ce,aP,cn|", "3/1/1", "c:reveal")          # the Prince came right of the bar: 1 more

    def test_twin_only_from_the_pile(self):
        self.start("ablaze", "bT,ai|cn", "a:reveal", "1/1/1", pile={"a": "PT", "b": "P"})
        self.play("2!", "x1")
        self.now("aT,cn|", "2/1/1", "c:reveal")
        self.start("ablaze", "bT,ai|cn", "a:reveal", "1/1/1", pile={"b": "P"})
        self.play("2!", "x1")
        self.now("cn|", "2/1/1", "c:reveal")

    def test_trap(self):
        self.start("ablaze", "ai/aq|br", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("aq|", "0/3/1", "a:reveal")


class Plot(Case):
    def test_course(self):
        self.start(MIX, "ag+2/aS|bL,aQ", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("|aS,bL,aQ", "1/1/1", "a:plot(2!)")
        self.options("&1 &3")
        self.play("&3")
        self.now("|aS,bL,aQ", "3/1/1", "a:plot(2)")
        self.options("&+ &1 &3")
        self.play("&1")                                     # one neighbour: done at once
        self.now("|aS,aQ", "4/1/1", "a:plot(1)")
        self.play("&1")                                     # the own Queen; then the Soldier itself, with no neighbour
        self.now("aS", "5/1/1", "over")

    def test_pick_inside(self):
        self.start(MIX, "bL,ag+2/aS|cQ", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("bL|aS,cQ", "1/1/1", "a:pick(G2>S@2)")
        self.options("x1 x3")
        self.play("x1")
        self.now("|aS,cQ", "2/1/1", "a:plot(2)")
        self.play("&+")
        self.now("|aS,cQ", "3/1/1", "a:plot(1)")
        self.play("&1")
        self.now("aS", "5/1/1", "over")

    def test_second_pick_counts_down(self):
        self.start(MIX, "bL,ag+2/aS|cH,bQ", "a:reveal", "1/1/1")
        self.play("2!", "x3")
        self.now("bL|aS,bQ", "2/1/1", "a:plot(2)")
        self.play("&2")
        self.now("bL|aS,bQ", "2/1/1", "a:pick(G1>S@2)")

    def test_no_character(self):                                                          # ABL-PLOT-4
        self.start(MIX, "ag+3|bL", "a:reveal", "1/1/1")
        self.play("1!")
        self.now("bL", "4/2/1", "over")

    def test_character_lost_on_the_way(self):
        # The only character is ambushed: what is left is taken at once.
        rules = "mix:SYHLFMPQIG"
        self.start(rules, "bm,aS,ag+3|", "a:reveal", "1/1/1")
        self.play("3!")
        self.now("-", "5/5/1", "over")

    def test_plot_place_vanishes(self):
        self.start(MIX, "aQ,ag+1|bl", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("aQ|bl", "3/1/1", "a:plot(1)")
        self.options("&+ &1")
        self.play("&1")
        self.now("aQ,bl|", "5/1/1", "b:reveal")

    def test_shapeshifter_inside(self):
        self.start(MIX, "bS,ag/aF|cQ", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("bS|aF,cQ", "1/1/1", "a:pick(G0>F@2)")
        self.options("=1 =3")
        self.play("=1")
        self.now("bS|aF,cQ", "1/1/1", "a:pick(G0>S@2)")
        self.play("x3")                                     # then the Shapeshifter itself copies the Soldier: x1, forced
        self.now("aF", "4/1/1", "over")

    def test_prince_activated_brings_no_twin(self):
        self.start("ablaze", "ag+1/aP|", "a:reveal", "1/1/1", pile={"a": "T"})
        self.play("1!")
        self.now("|aP", "2/1/1", "a:plot(1)")
        self.play("&1")
        self.now("aP", "4/1/1", "over")

    def test_plot_uncovers_and_kills_what_lay_beneath(self):
        self.start("ablaze", "aK,ag/aQ/ae|bn", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("aK|aQ/ae,bn", "1/1/1", "a:plot(0!)")
        self.play("&1")
        self.now("aK,ae|bn", "1/1/1", "a:reveal")           # one card for a Cutthroat: 0; then what is beneath

    def test_two_choices_without_influence(self):
        self.start("ablaze", "aQ,ag|aE", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("aQ|aE", "1/1/1", "a:plot(0!)")
        self.options("&1 &2")

    def test_bribed_character(self):
        self.start("ablaze", "bQ@a,ag|", "a:reveal", "1/1/1", pile={"a": "B"})
        self.play("2!")
        self.now("bQ@a", "3/1/1", "over")


class Mixed(Case):
    def test_shapeshifter_as_schemer(self):
        rules = "mix:SYHLFEQIBG+schemer2"
        self.start(rules, "bE,af|cl/cs", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("bE,cl/cs|", "1/1/1", "c:reveal")
        self.start(rules, "bE,af|cl", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("bE,aF,cl|", "3/1/1", "c:reveal")

    def test_shapeshifter_as_prince(self):                                                # BASE-SHAPE-4
        self.start(MIX, "bP,af|", "a:reveal", "1/1/1", pile={"b": "T"})
        self.play("2!")
        self.now("bP,aF", "2/1/1", "over")

    def test_shapeshifter_as_cutthroat(self):
        rules = "mix:SYHLFMQKIG"
        self.start(rules, "bK,af|cF,bF,cQ", "a:reveal", "1/1/1")
        self.play("2!")
        self.options("=1 =3")
        self.play("=1")
        self.options("x1 x3")
        self.play("x3")                                     # all Shapeshifters of others, not the acting one
        self.now("bK,aF,cQ", "3/1/3", "over")

    def test_shapeshifter_ambushed(self):
        rules = "mix:SYHLFMQKIG"
        self.start(rules, "bK,af/as|cm", "a:reveal", "1/1/1")
        self.play("2!", "x3")
        self.now("bK,as|", "1/1/5", "a:reveal")

    def test_shapeshifter_as_apothecary(self):
        rules = "mix:SYHLFMQOIG"
        self.start(rules, "bO,af|as,ch", "a:reveal", "1/1/1")
        self.play("2!")
        self.now("bO,aF|as,ch", "1/1/1", "a:pick(O)")
        self.options("x2 x4")


class End(Case):
    def test_ranks(self):                                                                 # END-2, END-3
        text = build("base", "aH/al,bs,bl,cf", "over", "5/5/7/5", first="d")
        self.assertIsNone(oracle.refuse(text))
        self.assertEqual(oracle.ranks(text), [3, 2, 1, 4])
        text = build("base", "aH/al,bs", "over", "5/5/2/9")
        self.assertEqual(oracle.ranks(text), [2, 2, 4, 1])
        text = build("ablaze", "bQ@a", "over", "5/5", pile={"a": "B"})
        self.assertEqual(oracle.ranks(text), [1, 2])

    def test_over_keeps_round_and_first(self):
        self.start("base", "ah|", "a:reveal", "1/1/1", first="c")
        self.play("1+")
        self.assertIn(" 6c over", self.text)
        self.options("")


class Refusal(unittest.TestCase):
    def check(self, text, field, word=""):
        reason = oracle.refuse(text)
        self.assertIsNotNone(reason, text)
        self.assertTrue(reason.startswith(field + ": "), reason)
        self.assertIn(word, reason)

    def test_examples_of_the_notation(self):
        self.assertIsNone(oracle.refuse("base - ASYLFDM=HXC=/SYHFXDC=ALM=/ASYHLFC=XDM= 1/1/1 1a a:place"))
        self.assertIsNone(oracle.refuse("base cL,bd|al ASYFDM=HXC=/SYHFXC=ALM=/ASYHFC=XDM= 1/1/2 1a b:reveal"))
        self.check("base cL,b?|al ASYFDM=HXC=/?6=?3=/?6=?3= 1/1/2 1a b:reveal", "queue", "view")

    def test_text(self):
        good = "base cL,bd|al ASYFDM=HXC=/SYHFXC=ALM=/ASYHFC=XDM= 1/1/2 1a b:reveal"
        for old, new, field in (
                ("base ", "bass ", "rules"), ("base ", "base+schemer2 ", "rules"), ("base ", "base  ", "position"),
                ("base ", "mix:ASYHLFXDMC ", "rules"), ("base ", "mix:ASYHLFXDCM ", "rules"),
                ("base ", "mix:ASYHLFXDM ", "rules"), ("cL,", "cL,,", "queue"), ("cL,", "cL+0,", "queue"),
                ("cL,", "cL+01,", "queue"), ("cL,", "cL@c,", "queue"), ("cL,", "cL@d,", "queue"), ("cL,", "cZ,", "queue"),
                ("cL,", "dL,", "queue"), ("|", ",", "queue"), (",", "|", "queue"), ("bd|", "bD|", "ask"), ("cL,", "cL+1,", "queue"),
                ("ASYFDM", "SAYFDM", "hands"), ("ASYFDM", "ASYFDMT", "hands"), ("=HXC", "=HX", "hands"),
                ("=HXC=", "=HXC", "hands"), ("=HXC=", "=HX=C", "hands"), ("ASYFDM=", "ASYFD=", "hands"),
                ("ASYFDM=HXC=", "ASYFD=HXC=M", "hands"), ("ASYFDM", "ASYFDX", "hands"),
                ("1/1/2", "1/1", "influence"), ("1/1/2", "1/01/2", "influence"), ("1/1/2", "1/1000/2", "influence"),
                ("1a", "7a", "round"), ("1a", "1d", "round"), ("1a", "2a", "hands"), ("b:reveal", "a:reveal", "ask"),
                ("b:reveal", "b:pick(D)", "ask"), ("b:reveal", "d:reveal", "ask"), ("b:reveal", "b:pick(L)", "ask"),
                ("b:reveal", "over", "queue"), ("b:reveal", "b:put(T)", "ask"), ("b:reveal", "b:plot(0)", "ask"),
                ("b:reveal", "b:plot(00!)", "ask"), ("b:reveal", "b:reveal\n", "ask")):
            with self.subTest(new=new):
                self.assertIn(old, good)
                self.check(good.replace(old, new, 1), field)
        self.assertIsNone(oracle.refuse(good))

    def test_positions(self):
        for text, field, word in (
                (build("ablaze", "bQ@a,cn|", "c:reveal", "1/1/1", hand={"a": "B"}), "queue", "Bribery"),
                (build("ablaze", "bQ@a,cQ@a,cn|", "c:reveal", "1/1/1", pile={"a": "B"}), "queue", "second"),
                (build("ablaze", "bQ@a/an,cn|", "c:reveal", "1/1/1", pile={"a": "B"}), "queue", "lowest"),
                (build("ablaze", "bq@a,cn|", "c:reveal", "1/1/1", pile={"a": "B"}), "queue", "revealed"),
                (build("ablaze", "an/bQ,cn|", "c:reveal", "1/1/1"), "queue", "one owner"),
                (build("ablaze", "bI,cn|", "c:reveal", "1/1/1"), "queue", "intrigue"),
                (build("ablaze", "bQ/bI,cn|", "c:reveal", "1/1/1"), "queue", "intrigue"),
                (build("ablaze", "bt,cn|", "c:reveal", "1/1/1", pile={"b": "P"}), "queue", "Twin"),
                (build("ablaze", "bT,cn|", "c:reveal", "1/1/1", hand={"b": "P"}), "hands", "Twin"),
                (build("ablaze", "bp,cn|", "c:reveal", "1/1/1", pile={"b": "T"}), "hands", "Twin"),
                (build("ablaze", "bP,cn|", "c:reveal", "1/1/1", hand={"b": "I"}), "hands", "Twin"),
                (build("base", "aS|cl", "a:pick(S)", "1/1/1"), "ask", "two options"),
                (build("base", "cA,aF|cl", "a:pick(S)", "1/1/1"), "ask", "fit"),
                (build("base", "aD|cl", "a:put(D2)", "1/1/1"), "ask", "two options"),
                (build("base", "aD|cl", "a:put(D1)", "1/1/1"), "ask", "cannot be moved"),
                (build("base", "|cl", "c:reveal", "1/1/1"), "ask", "left of |"),
                (build("ablaze", "aQ|cn", "a:plot(1!)", "1/1/1", pile={"a": "G"}), "ask", "two options"),
                (build("ablaze", "aq|cn", "a:plot(1)", "1/1/1", pile={"a": "G"}), "ask", "no character"),
                (build("ablaze", "aQ|aK,cn", "a:pick(G1>K@1)", "1/1/1", pile={"a": "G"}), "ask", "fit"),
                (build("ablaze", "aQ|aK,cn", "a:pick(G1>K@4)", "1/1/1", pile={"a": "G"}), "ask", "no place"),
                (build("base", "aS,cl", "b:place", "1/1/1", round_=5), "queue", "has placed"),
                (build("base", "-", "over", "1/1/1", round_=5), "round", "round 6"),
                ("base - ASYLFDM=HXC=/SYHFXDC=ALM=/ASYHLFC=XDM= 1/2/1 1a a:place", "influence", "pools")):
            with self.subTest(text=text):
                self.check(text, field, word)

    def test_two_aside_with_impersonation_in_the_pile(self):
        text = build("ablaze", "aQ,bn|", "b:reveal", "1/1", pile={"a": "I"})
        hands = text.split(" ")[2]
        hand, aside, pile = hands.split("/")[0].split("=")
        less = f"{hand}={aside[1:]}={oracle.write_kinds(frozenset(pile + aside[0]))}"
        self.assertIsNone(oracle.refuse(text.replace(hands.split("/")[0], less)))
        text = text.replace(hands.split("/")[0], less)
        without = less.replace("I", "").replace(hand, "IT", 1)
        without = without[:without.rindex("=") + 1] + oracle.write_kinds(
            frozenset(without[without.rindex("=") + 1:] + hand.rstrip("T")))
        self.check(text.replace(less, without), "hands", "aside")


class Traces(unittest.TestCase):
    def trace(self, rules, seats, games, seed, lean="uniform"):
        out = io.StringIO()
        oracle.random_games(rules, seats, games, seed, out, lean)
        return out.getvalue()

    def verify(self, text):
        out = io.StringIO()
        good = oracle.verify(io.StringIO(text), out)
        return good, out.getvalue()

    def test_random_games(self):
        for rules in ("base", "ablaze", "ablaze+schemer2", "mix", "mix-any+schemer2"):
            for seats in (2, 3, 4, 5):
                for lean in ("uniform", "both"):
                    good, said = self.verify(self.trace(rules, seats, 6, seats, lean))
                    self.assertTrue(good, said)
                    self.assertIn("oracle: 6 games, ", said)

    def test_verify_finds_faults(self):
        lines = self.trace("ablaze", 3, 2, 5).split("\n")
        position, found, chosen = lines[7].split("\t")
        faults = {
            "options": "\t".join((position, found + " x9", chosen)),
            "chosen": "\t".join((position, found, "x9")),
            "position": "\t".join((position.replace(" ", "  ", 1), found, chosen)),
            "columns": position + "\t" + found,
        }
        for what, line in faults.items():
            good, said = self.verify("\n".join(lines[:7] + [line] + lines[8:]))
            self.assertFalse(good, what)
            self.assertIn("line 8", said)
        good, said = self.verify("\n".join(lines[:7] + lines[8:]))
        self.assertFalse(good)
        good, said = self.verify("\n".join(lines[:7]))
        self.assertFalse(good)

    def test_command_line(self):
        program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "oracle.py")

        def run(*arguments, text=None):
            done = subprocess.run([sys.executable, program, *arguments], input=text, capture_output=True, text=True)
            return done.returncode, done.stdout
        position = "base cL,bd|al ASYFDM=HXC=/SYHFXC=ALM=/ASYHFC=XDM= 1/1/2 1a b:reveal"
        self.assertEqual(run("options", position), (0, "2+ 2!\n"))
        self.assertEqual(run("check", position), (0, "ok\n"))
        self.assertEqual(run("apply", position, "2!", "m1", ">2"),
                         (0, "base cL,al| ASYFDM=HXC=/SYHFXC=ALM=D/ASYHFC=XDM= 1/1/3 1a a:reveal\n"))
        self.assertEqual(run("apply", position, "3!")[0], 1)
        code, said = run("check", position.replace("bd", "bD"))
        self.assertEqual((code, said.split(":")[0]), (1, "ask"))
        code, said = run("random", "--rules", "ablaze", "--seats", "3", "--games", "3", "--seed", "4")
        self.assertEqual(code, 0)
        self.assertEqual(run("random", "--rules", "ablaze", "--seats", "3", "--games", "3", "--seed", "4")[1], said)
        code, said = run("verify", "-", text=said)
        self.assertEqual(code, 0)
        self.assertTrue(said.startswith("oracle: 3 games, "))


class Writing(unittest.TestCase):
    def test_bar_at_every_gap(self):
        chance = random.Random(7)
        seen = set()
        for _ in range(40):
            for text, _found, _chosen in oracle.play("ablaze", 3, chance, "both"):
                queue = text.split(" ")[1]
                self.assertEqual(oracle.write(oracle.parse(text)), text)
                seen.add("first" if queue.startswith("|") else "last" if queue.endswith("|")
                         else "inside" if "|" in queue else "none")
        self.assertEqual(seen, {"first", "last", "inside", "none"})


if __name__ == "__main__":
    unittest.main()
