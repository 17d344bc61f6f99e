/*
 * oriflamme.c - the engine and the bots for the browser: a WebAssembly module without imports.
 *
 * The page passes texts (border.c) of the notation or JSON (web/src/game/types.ts). A verb works on
 * the board, a position: the page keeps copies of its bytes and never looks inside them, so nothing
 * outside C knows an offset of a struct.
 */
#include "bots/bot.h"
#include "glue.h"

#include "json.c"
#include "said.c"
#include "draw.c"
#include "choices.c"

enum { INPUT = 1 << 16, OUTPUT = 1 << 20 };
#include "border.c"

static OriView board; /* seat: whose knowledge it is, ORI_TRUTH for everybody's */
static OriLog told;   /* what the last decision did */
static _Alignas(16) unsigned char bot_memory[BOT_MEMORY];

static int refuse_error(const OriError *e)
{
    return refuse_with(e->field, e->at, e->why);
}

/* Whether the game of the board has this seat, or one of those below: ORI_SPECTATOR, ORI_TRUTH. */
static bool has_seat(int seat, int lowest)
{
    return seat >= lowest && seat < (int)board.known.rules.seats;
}

static int refuse_seat(int seat)
{
    char why[] = "there is no seat ?: this game has the seats a to e";
    if (seat >= 0 && seat < 26)
        *strchr(why, '?') = (char)('a' + seat);
    why[sizeof why - 2] = (char)('a' + board.known.rules.seats - 1);
    return refuse_with("seat", seat, why);
}

/* --- The board --- */

EXPORT(board)(void)
{
    return (int)(intptr_t)&board;
}

EXPORT(board_size)(void)
{
    return (int)sizeof board;
}

/* --- Positions --- */

/* input: the rules that are wished (ori_read_wish). first: a seat, or -1 for any. */
EXPORT(deal)(int seats, int first, uint64_t seed)
{
    OriRandom random = {seed};
    OriRules rules = ori_rules(0, seats, 1);
    OriError error;
    OriState state;
    if (!ori_read_wish(input_text, &rules, &error))
        return refuse_error(&error);
    const char *why = ori_deal(rules, first, &random, &state);
    if (why != NULL)
        return refuse_with("deal", 0, why);
    board = (OriView){.known = state, .seat = ORI_TRUTH};
    return nothing();
}

/* input: a position or a view */
EXPORT(read)(void)
{
    OriError error;
    OriView view = {.seat = ORI_TRUTH};
    bool ok = ori_text_is_view(input_text) ? ori_read_view(input_text, &view, &error)
                                           : ori_read_position(input_text, &view.known, &error);
    if (!ok)
        return refuse_error(&error);
    board = view;
    return nothing();
}

EXPORT(write)(void)
{
    return ori_write_view(&board, output_text);
}

/* The board becomes what the seat may know of it. */
EXPORT(view)(int seat)
{
    OriState state = board.known;
    if (!has_seat(seat, ORI_SPECTATOR))
        return refuse_seat(seat);
    if (board.seat != ORI_TRUTH && seat != board.seat && seat != ORI_SPECTATOR)
        return refuse_with("position", 0, "this is another seat's view");
    ori_view(&state, seat, &board);
    return nothing();
}

EXPORT(draw)(void)
{
    Json j = begin();
    out_drawing(&j, &board);
    return finish(&j);
}

EXPORT(over)(void)
{
    return board.known.ask == ORI_ASK_OVER;
}

EXPORT(asked)(void)
{
    return board.known.asked;
}

/* --- Playing --- */

static int options_of_board(OriDecision option[ORI_MAX_OPTIONS])
{
    return board.seat == ORI_TRUTH ? ori_options(&board.known, option)
                                   : ori_view_options(&board, option);
}

/* The decisions as a JSON list. */
EXPORT(options)(void)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = options_of_board(option);
    Json j = begin();
    out_open(&j, '[');
    for (int i = 0; i < n; i++)
        out_decision(&j, option[i]);
    out_close(&j, ']');
    return finish(&j);
}

/* The same, with what each would do. */
EXPORT(choices)(void)
{
    static Foresight foresight;
    OriDecision option[ORI_MAX_OPTIONS];
    int n = options_of_board(option);
    Json j = begin();
    foresee_prepare(&board, &foresight);
    out_open(&j, '[');
    for (int i = 0; i < n; i++)
        out_choice(&j, &foresight, option[i]);
    out_close(&j, ']');
    return finish(&j);
}

static void out_lines(Json *j, int seat)
{
    out_open(j, '[');
    for (int i = 0; i < told.count; i++) {
        char line[ORI_EVENT_TEXT];
        OriEvent e = ori_event_for(&told.event[i], seat);
        ori_write_event(&e, line);
        out_text(j, line);
    }
    out_close(j, ']');
}

/* input: a decision. The board, a whole position, moves on; `told` has what that told a seat. */
EXPORT(play)(void)
{
    OriDecision d;
    OriError error;
    if (board.seat != ORI_TRUTH)
        return refuse_with("position", 0, "a whole position is needed here, not a view");
    if (!ori_read_decision(input_text, &d, &error))
        return refuse_error(&error);
    const char *why = ori_apply(&board.known, d, &told);
    if (why != NULL)
        return refuse_with("decision", 0, why);
    return nothing();
}

/* The events of the last decision as the seat is told them (play, step). */
EXPORT(told)(int seat)
{
    if (!has_seat(seat, ORI_TRUTH))
        return refuse_seat(seat);
    Json j = begin();
    out_lines(&j, seat);
    return finish(&j);
}

/* Reads lines of events; returns how many, or REFUSED. */
static int read_events(char *line)
{
    OriError error;
    told.count = 0;
    while (*line != '\0') {
        char *end = strchr(line, '\n');
        if (end != NULL)
            *end = '\0';
        if (told.count == ORI_MAX_EVENTS)
            return refuse_with("events", told.count, "there are too many");
        if (!ori_read_event(line, &told.event[told.count], &error))
            return refuse_error(&error);
        told.count++;
        if (end == NULL)
            break;
        line = end + 1;
    }
    return told.count;
}

/* input: the events of one decision, a line each. The board, a view, evolves. */
EXPORT(evolve)(void)
{
    int n = read_events(input_text);
    if (n < 0)
        return REFUSED;
    const char *why = ori_evolve(&board, told.event, n);
    return why == NULL ? nothing() : refuse_with("events", 0, why);
}

static Telling telling;
static OriDecision decided;

/* input: a decision, or an empty line if it is not known; then its events, a line each. They are
 * told by tell_next, one after the other. decider: 1 if a stand-in decided. */
EXPORT(tell)(int decider)
{
    OriError error;
    char *end = strchr(input_text, '\n');
    if (end == NULL)
        return refuse_with("events", 0, "there are none");
    *end = '\0';
    bool known = input_text[0] != '\0';
    if (known && !ori_read_decision(input_text, &decided, &error))
        return refuse_error(&error);
    int n = read_events(end + 1);
    if (n < 0)
        return REFUSED;
    telling_begin(&telling, &board, reader_of(&board), known ? &decided : NULL, told.event, n);
    if (decider == BY_STANDIN)
        telling_by_standin(&telling);
    return nothing();
}

/* The next event, and what is said about it. The board changes as the table does, and nothing more:
 * it is for drawing. */
EXPORT(tell_next)(void)
{
    Saying line[TELLING_LINES];
    OriState before = telling.view.known;
    if (telling.next >= telling.count)
        return refuse_with("events", telling.next, "there are no more");
    int lines = telling_next(&telling, line);
    if (lines < 0)
        return refuse_with("event", 0, "it cannot be about this table");
    board.known = telling.view.known;
    Json j = begin();
    out_event(&j, &before, &told.event[telling.next - 1], line, lines);
    return finish(&j);
}

/* --- Bots --- */

/* input: a bot's name. The board is the view of the seat that is asked. The output is
 * {"decision","iterations","advice"}. */
EXPORT(decide)(uint64_t seed, int iterations)
{
    static BotAdvice advice;
    const Bot *bot = bot_named(input_text);
    BotTask task = {.budget = {.iterations = iterations}, .seed = seed, .memory = bot_memory};
    if (bot == NULL)
        return refuse_with("bot", 0, "there is no such bot");
    if (iterations < 0)
        return refuse_with("iterations", iterations, "there cannot be fewer than 0");
    if (!bot_is_ready(bot))
        return refuse_with("bot", 0, "the king is not loaded");
    if (board.seat != board.known.asked || board.known.ask == ORI_ASK_OVER)
        return refuse_with("position", 0, "this seat is not asked");
    advice.count = 0;
    advice.iterations = 0;
    OriDecision d = bot->decide(&board, &task, &advice);
    Json j = begin_object();
    put_decision(&j, "decision", d);
    put_number(&j, "iterations", (int)advice.iterations);
    put_open(&j, "advice", '[');
    for (int i = 0; i < advice.count; i++) {
        if (advice.value[i] < 0)
            continue;
        out_open(&j, '{');
        put_decision(&j, "decision", advice.option[i]);
        put_number(&j, "value", advice.value[i]);
        out_close(&j, '}');
    }
    out_close(&j, ']');
    return finish_object(&j);
}

/* --- The coached game --- */

/* The record that it begins with. */
EXPORT(coach_record)(void)
{
    Json j = begin();
    out_raw(&j, coach_record);
    return finish(&j);
}

/* The board is the view of the bot that is asked; the output is what it would like to do, or
 * nothing. */
EXPORT(coach_wish)(void)
{
    OriDecision d;
    return coach_wish(&board, &d) ? ori_write_decision(d, output_text) : nothing();
}

static int out_hint(const CoachHint *hint, const Coach *coach)
{
    static const char *const places[] = {
        [COACH_AT_TABLE] = "table",     [COACH_AT_HAND] = "hand",   [COACH_AT_SLOTS] = "slots",
        [COACH_AT_CHOICES] = "choices", [COACH_AT_QUEUE] = "queue", [COACH_AT_CARD] = "card",
        [COACH_AT_FAMILY] = "family",
    };
    Json j = begin_object();
    put_text(&j, "id", hint->id);
    put_open(&j, "at", '{');
    put_text(&j, "on", places[hint->at]);
    if (hint->at == COACH_AT_CARD)
        put_number(&j, "id", hint->card);
    if (hint->at == COACH_AT_FAMILY)
        put_seat(&j, "seat", hint->seat);
    out_close(&j, '}');
    put_number(&j, "said", (int)coach->said);
    put_seat(&j, "seat", hint->seat);
    put_number(&j, "amount", hint->amount);
    put_number(&j, "event", hint->event);
    put_text(&j, "way", hint->waits ? "go" : "do");
    return finish_object(&j);
}

/* said: the hints that were, as the last one told. The board is the player's view; the output is a
 * CoachHint or nothing. */
EXPORT(coach_turn)(int said)
{
    Coach coach = {.said = (uint32_t)said};
    CoachHint hint;
    return coach_on_turn(&coach, &board, &hint) ? out_hint(&hint, &coach) : nothing();
}

/* input: the events of a decision, a line each. The board is the player's view after them. */
EXPORT(coach_events)(int said)
{
    Coach coach = {.said = (uint32_t)said};
    CoachHint hint;
    if (read_events(input_text) < 0)
        return REFUSED;
    return coach_on_events(&coach, &board, told.event, told.count, &hint) ? out_hint(&hint, &coach)
                                                                          : nothing();
}

#include "records.c"
