/*
 * records.c - the verbs about records: read one, step through it, write one, and play on from one
 * of its moments.
 *
 * There is one record at a time, the last that was read or begun; the page tells its text anew
 * whenever it turns to another.
 */
#include "glue.h"

static OriRecord record;

static int out_record(const OriRecord *r)
{
    char rules[ORI_RULES_TEXT];
    int seats = (int)r->start.rules.seats;
    Json j = begin();
    ori_write_rules(r->start.rules, rules);
    out_open(&j, '{');
    out_key(&j, "seat");
    if (r->seat == ORI_TRUTH)
        out_text(&j, "truth");
    else if (r->seat == ORI_SPECTATOR)
        out_text(&j, "spectator");
    else
        out_seat(&j, r->seat);
    out_key(&j, "date");
    out_text(&j, r->date);
    out_key(&j, "rules");
    out_text(&j, rules);
    out_key(&j, "first");
    out_seat(&j, r->start.first);
    out_key(&j, "names");
    out_open(&j, '[');
    for (int seat = 0; seat < seats; seat++)
        out_text(&j, r->name[seat]);
    out_close(&j, ']');
    out_key(&j, "decisions");
    out_open(&j, '[');
    for (int i = 0; i < r->count; i++)
        out_decision(&j, r->decision[i]);
    out_close(&j, ']');
    out_close(&j, '}');
    return finish(&j);
}

/* input: a record. The board becomes its start; the output describes it. */
EXPORT(record_read)(void)
{
    static OriRecord read;
    OriError error;
    if (!ori_read_record(input_text, &read, &error))
        return refuse_error(&error);
    record = read;
    board = (OriView){.known = record.start, .seat = record.seat};
    return out_record(&record);
}

/* The board moves on by the record's i-th decision; the output is what the record's reader is told.
 */
EXPORT(record_step)(int i)
{
    if (i < 0 || i >= record.count)
        return refuse_with("record", i, "it has no such decision");
    const char *why = ori_record_step(&record, &board.known, record.decision[i], &told);
    if (why != NULL)
        return refuse_with("record", i, why);
    Json j = begin();
    out_lines(&j, record.seat);
    return finish(&j);
}

static bool copy_line(const char **from, char *to, int room)
{
    int n = 0;
    while (**from != '\0' && **from != '\n') {
        if (n + 1 >= room)
            return false;
        to[n++] = *(*from)++;
    }
    to[n] = '\0';
    if (**from == '\n')
        (*from)++;
    return true;
}

/* A new record that begins at the board, a deal. input: the date or nothing, then the names, a line
 * each. */
EXPORT(record_begin)(void)
{
    const char *from = input_text;
    record = (OriRecord){.seat = ORI_TRUTH, .start = board.known, .end = board.known};
    if (!copy_line(&from, record.date, ORI_DATE_TEXT))
        return refuse_with("date", 0, "a date is written YYYY-MM-DD");
    for (int seat = 0; seat < (int)board.known.rules.seats; seat++)
        if (!copy_line(&from, record.name[seat], ORI_NAME_TEXT))
            return refuse_with("names", seat, "a name has at most 63 bytes");
    return nothing();
}

/* input: decisions, a space between them. They are added to the record. */
EXPORT(record_add)(void)
{
    char *at = input_text;
    while (*at != '\0') {
        OriDecision d;
        OriError error;
        char *end = strchr(at, ' ');
        if (end != NULL)
            *end = '\0';
        if (!ori_read_decision(at, &d, &error))
            return refuse_error(&error);
        if (record.count == ORI_MAX_DECISIONS)
            return refuse_with("record", record.count, "there are too many decisions");
        const char *why = ori_record_step(&record, &record.end, d, NULL);
        if (why != NULL)
            return refuse_with("record", record.count, why);
        record.decision[record.count++] = d;
        if (end == NULL)
            break;
        at = end + 1;
    }
    return nothing();
}

/* The record as text: the truth, or what the seat knows. */
EXPORT(record_write)(int seat)
{
    static OriRecord reduced;
    ori_record_for(&record, seat, &reduced);
    return ori_write_record(&reduced, output_text);
}

/* --- Playing on from a moment of a record --- */

/* The record up to there, with the holes of what the seat knows filled as in this world. */
static void fill_record(const OriState *world, int seat, int decisions, OriRecord *out)
{
    OriState s = record.start;
    OriState knows = record.start;
    out->seat = ORI_TRUTH;
    out->count = decisions;
    for (int i = 0; i < decisions; i++)
        ori_record_step(&record, &knows, record.decision[i], NULL);
    for (int other = 0; other < (int)s.rules.seats; other++)
        if (other != seat)
            out->start.hand[other] =
                (s.hand[other] & ORI_TWIN_BIT) | (world->hand[other] & ~ORI_TWIN_BIT);
    for (int i = 0; i < decisions; i++) {
        OriDecision d = record.decision[i];
        int placing = s.ask == ORI_ASK_PLACE ? s.asked : -1;
        ori_record_step(&record, &s, d, NULL);
        if (placing >= 0 && placing != seat) {
            if (!may_know(&knows.card[s.cards], seat))
                d.kind = (uint8_t)world->card[s.cards].kind;
            out->start.hand[placing] |= 1u << d.kind;
        }
        out->decision[i] = d;
    }
    for (int other = 0; other < (int)s.rules.seats; other++)
        if (other != seat)
            out->start.aside[other] = s.rules.kinds & ~out->start.hand[other];
}

/* Whether it can have happened so, and looks to the seat as it did. */
static bool holds(OriRecord *r, const OriView *seen)
{
    OriView now;
    char text[ORI_POSITION_TEXT];
    char expected[ORI_POSITION_TEXT];
    for (int seat = 0; seat < (int)r->start.rules.seats; seat++)
        if (count(r->start.aside[seat]) != ORI_ASIDE_SIZE)
            return false;
    r->end = r->start;
    for (int i = 0; i < r->count; i++)
        if (ori_record_step(r, &r->end, r->decision[i], NULL) != NULL)
            return false;
    ori_view(&r->end, seen->seat, &now);
    ori_write_view(&now, text);
    ori_write_view(seen, expected);
    return strcmp(text, expected) == 0;
}

/* The output is a whole record that leads to this moment, and that the seat cannot tell from what
 * it knows of this one. */
EXPORT(record_play_on)(int decisions, int seat, uint64_t seed)
{
    enum { TRIES = 2000 };
    static OriRecord filled;
    static Guesser guesser;
    OriRandom random = {seed};
    OriState now = record.start;
    OriView seen;
    if (decisions < 0 || decisions > record.count)
        return refuse_with("record", decisions, "it has no such moment");
    if (seat < 0 || seat >= (int)now.rules.seats ||
        (record.seat != ORI_TRUTH && record.seat != seat))
        return refuse_with("seat", 0, "the record does not know what this seat knew");
    for (int i = 0; i < decisions; i++)
        ori_record_step(&record, &now, record.decision[i], NULL);
    ori_view(&now, seat, &seen);
    guess_prepare(&seen, GUESS_LEARNED, &guesser);
    for (int i = 0; i < TRIES; i++) {
        OriState world;
        guess_draw(&guesser, &random, &world);
        filled = record;
        fill_record(&world, seat, decisions, &filled);
        if (holds(&filled, &seen))
            return ori_write_record(&filled, output_text);
    }
    return refuse_with("record", decisions, "no world explains this moment");
}
