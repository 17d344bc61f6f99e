/*
 * page.c - the page's WebAssembly module, built for this machine so that sanitizers can watch it.
 *
 * usage: page GAMES. Random games of every set and size; before each decision the choices are
 * foreseen, and its events are followed one at a time for every pair of eyes: the last drawing must
 * be that of the position. Then events that never happened: they may be refused, but not hurt.
 */
#include "wasm/oriflamme.c"

#include <stdio.h>
#include <stdlib.h>

static void say(const char *text)
{
    strcpy(input_text, text);
}

static bool is_refused(int length, const char *verb)
{
    if (length >= 0)
        return false;
    printf("%s: %s\n", verb, output_text);
    return true;
}

/* What is drawn of the Queue, hands and pools: the position without its last field. */
static void write_table(char text[ORI_POSITION_TEXT])
{
    OriView shown = board;
    shown.known.ask = ORI_ASK_OVER;
    if (shown.seat == ORI_TRUTH)
        ori_write_position(&shown.known, text);
    else
        ori_write_view(&shown, text);
}

static bool fold_for(const OriView *truth, const OriView *after, const OriLog *log, int seat)
{
    char folded[ORI_POSITION_TEXT];
    char expected[ORI_POSITION_TEXT];
    board = *truth;
    if (seat != ORI_TRUTH)
        verb_view(seat);
    char *at = input_text;
    at += sprintf(at, "\n");
    for (int i = 0; i < log->count; i++) {
        OriEvent e = seat == ORI_TRUTH ? log->event[i] : ori_event_for(&log->event[i], seat);
        at += ori_write_event(&e, at);
        at += sprintf(at, "\n");
    }
    if (is_refused(verb_tell(0), "tell"))
        return false;
    for (int i = 0; i < log->count; i++)
        if (is_refused(verb_tell_next(), "tell_next") || is_refused(verb_draw(), "draw"))
            return false;
    write_table(folded);
    board = *after;
    if (seat != ORI_TRUTH)
        verb_view(seat);
    write_table(expected);
    if (strcmp(folded, expected) == 0)
        return true;
    printf("folded   %s\nexpected %s\n", folded, expected);
    return false;
}

static bool decide_at_random(OriRandom *random)
{
    char decision[ORI_DECISION_TEXT];
    OriView truth = board;
    verb_view(truth.known.asked);
    if (is_refused(verb_choices(), "choices"))
        return false;
    ori_write_decision(ori_choose(&truth.known, random), decision);
    board = truth;
    say(decision);
    if (is_refused(verb_play(), "play"))
        return false;
    OriView after = board;
    static OriLog log;
    log = told;
    for (int seat = ORI_TRUTH; seat < (int)truth.known.rules.seats; seat++)
        if (!fold_for(&truth, &after, &log, seat))
            return false;
    board = after;
    return true;
}

static int below(OriRandom *random, int limit)
{
    return ori_random_below(random, limit);
}

/* The board survives whatever it is told. */
static bool bear_nonsense(OriRandom *random)
{
    enum { EVENTS = 100 };
    OriView kept = board;
    for (int i = 0; i < EVENTS; i++) {
        OriEvent e = {.what = (uint8_t)below(random, ORI_EV_OVER + 1),
                      .seat = (uint8_t)below(random, ORI_MAX_SEATS),
                      .card = (uint8_t)below(random, ORI_MAX_CARDS + 1),
                      .kind = (uint8_t)below(random, ORI_KINDS),
                      .other = (uint8_t)below(random, ORI_MAX_CARDS + 1),
                      .verb = (uint8_t)below(random, ORI_PLACE_ON + 1),
                      .at = (uint8_t)below(random, ORI_MAX_PLACES),
                      .seats = ORI_MIN_SEATS,
                      .amount = (uint16_t)below(random, ORI_MAX_NUMBER)};
        ori_follow(&board.known, &e);
        if (is_refused(verb_draw(), "draw"))
            return false;
    }
    board = kept;
    return true;
}

static bool play_game(long game)
{
    static const char *const rules[] = {"base", "ablaze", "mix", "mix+schemer2"};
    enum { SIZES = ORI_MAX_SEATS - ORI_MIN_SEATS + 1 };
    OriRandom random = {(uint64_t)game};
    say(rules[game % 4]);
    if (is_refused(verb_deal(ORI_MIN_SEATS + (int)(game / 4 % SIZES), ORI_ANY_SEAT, (uint64_t)game),
                   "deal"))
        return false;
    while (!verb_over()) {
        if (!decide_at_random(&random))
            return false;
        if (below(&random, 16) == 0 && !bear_nonsense(&random))
            return false;
    }
    return true;
}

int main(int count_of_arguments, char **arguments)
{
    long games = count_of_arguments > 1 ? atol(arguments[1]) : 100;
    for (long i = 0; i < games; i++)
        if (!play_game(i)) {
            printf("game %ld\n0 passed, 1 failed\n", i);
            return 1;
        }
    printf("%ld games foreseen, folded and drawn\n1 passed, 0 failed\n", games);
    return 0;
}
