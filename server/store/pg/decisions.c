/*
 * decisions.c - writes the decisions of a batch in one statement: a column each for their tables,
 * games, numbers ..., as arrays in PostgreSQL's binary form.
 *
 * Nearly all writes are decisions. A statement for each would cost the database three times as much
 * as the rows themselves. A single decision, as on a quiet server, is written as a plain row:
 * arrays would cost a third more.
 */
#include "server/store/pg/send.h"

#include <stdlib.h>
#include <string.h>

/* In the order of the statement's arguments; the types by PostgreSQL's numbers for them. */
enum { OF_BOOL = 16, OF_INT8 = 20, OF_INT2 = 21, OF_INT4 = 23, OF_TEXT = 25 };
enum { TABLE, GAME, NUMBER, SEAT, STANDIN, DECISION, AT, CLOCK, SUM, BEFORE, COLUMNS };
static const uint32_t type_of[COLUMNS] = {OF_TEXT, OF_INT4, OF_INT4, OF_INT2, OF_BOOL,
                                          OF_TEXT, OF_INT8, OF_INT8, OF_INT8, OF_INT8};

enum { HEAD = 20, LENGTH = 4, WIDEST = SECRET_ID_TEXT };
_Static_assert((int)ORI_DECISION_TEXT <= (int)WIDEST, "the id is the longest cell");

/* The first byte is the highest. */
static uint8_t *put_number(uint8_t *to, int64_t number, int bytes)
{
    for (int i = bytes - 1; i >= 0; i--)
        *to++ = (uint8_t)((uint64_t)number >> 8 * i);
    return to;
}

static uint8_t *put_value(uint8_t *to, int64_t number, int bytes)
{
    return put_number(put_number(to, bytes, LENGTH), number, bytes);
}

static uint8_t *put_text(uint8_t *to, const char *text)
{
    size_t length = strlen(text);
    to = put_number(to, (int64_t)length, LENGTH);
    memcpy(to, text, length);
    return to + length;
}

static uint8_t *put_cell(uint8_t *to, int column, const StoredDecision *d)
{
    char text[ORI_DECISION_TEXT];
    switch (column) {
    case TABLE:
        return put_text(to, d->table);
    case GAME:
        return put_value(to, d->game, 4);
    case NUMBER:
        return put_value(to, d->n, 4);
    case SEAT:
        return put_value(to, d->seat, 2);
    case STANDIN:
        return put_value(to, d->standin, 1);
    case DECISION:
        ori_write_decision(d->decision, text);
        return put_text(to, text);
    case AT:
        return put_value(to, d->at, 8);
    case CLOCK:
        return put_value(to, d->clock, 8);
    case SUM:
        return put_value(to, (int64_t)d->sum, 8);
    default:
        return put_value(to, (int64_t)d->before, 8);
    }
}

/* One dimension, nothing that is NULL, a type, how many, counted from 1. */
static uint8_t *put_head(uint8_t *to, uint32_t type, int count)
{
    to = put_number(put_number(to, 1, 4), 0, 4);
    return put_number(put_number(put_number(to, type, 4), count, 4), 1, 4);
}

static bool send_one(PgLink *l, const StoredDecision *d)
{
    PgArgs a = {.count = 0};
    char text[ORI_DECISION_TEXT];
    ori_write_decision(d->decision, text);
    arg_text(&a, d->table);
    arg_number(&a, d->game);
    arg_number(&a, d->n);
    arg_number(&a, d->seat);
    arg_flag(&a, d->standin);
    arg_text(&a, text);
    arg_number(&a, d->at);
    arg_number(&a, d->clock);
    arg_number(&a, (int64_t)d->sum);
    arg_number(&a, (int64_t)d->before);
    return link_send(l, SQL_DECISION, &a);
}

bool pg_send_decisions(PgLink *l, const PgStep *first, int count)
{
    if (count == 1)
        return send_one(l, &first->write->decision);
    PgArgs a = {.count = 0};
    uint8_t *all = malloc(COLUMNS * (HEAD + (size_t)count * (LENGTH + WIDEST)));
    uint8_t *to = all;
    if (all == NULL) {
        link_close(l); /* nothing of the batch is done */
        return false;
    }
    for (int column = 0; column < COLUMNS; column++) {
        const uint8_t *from = to;
        to = put_head(to, type_of[column], count);
        for (int i = 0; i < count; i++)
            to = put_cell(to, column, &first[i].write->decision);
        arg_bytes(&a, from, (size_t)(to - from));
    }
    bool moved = first->write->moved;
    bool ok = link_send(l, moved ? SQL_MOVED_DECISIONS : SQL_DECISIONS, &a);
    free(all);
    return ok;
}
