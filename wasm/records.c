/*
 * records.c - the verbs about records: read one, step through it, write one, and play on from one
 * of its moments.
 *
 * There is one record at a time, the last that was read or begun; the page sends its text again
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
    put_text(&j, "date", r->date);
    put_text(&j, "rules", rules);
    put_seat(&j, "first", r->start.first);
    put_open(&j, "names", '[');
    for (int seat = 0; seat < seats; seat++)
        out_text(&j, r->name[seat]);
    out_close(&j, ']');
    put_open(&j, "decisions", '[');
    for (int i = 0; i < r->count; i++)
        out_decision(&j, r->decision[i]);
    out_close(&j, ']');
    return finish_object(&j);
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
    if (board.seat != ORI_TRUTH)
        return refuse_with("position", 0, "a whole position is needed here, not a view");
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
    if (seat < ORI_TRUTH || seat >= (int)record.start.rules.seats)
        return refuse_with("seat", seat, "the record has no such seat");
    ori_record_for(&record, seat, &reduced);
    return ori_write_record(&reduced, output_text);
}

/* --- Playing on from a moment of a record --- */

/* The output is a whole record that leads to this moment, and that the seat cannot tell from what
 * it knows of this one. */
EXPORT(record_play_on)(int decisions, int seat, uint64_t seed)
{
    static OriRecord filled;
    OriRandom random = {seed};
    if (seat < 0)
        return refuse_with("seat", 0, "there is no such seat");
    const char *why = play_on(&record, decisions, seat, &random, &filled);
    if (why != NULL)
        return refuse_with("record", decisions, why);
    return ori_write_record(&filled, output_text);
}
