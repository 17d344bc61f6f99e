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

/* By PostgreSQL's numbers for them. */
enum { OF_BOOL = 16, OF_INT8 = 20, OF_INT2 = 21, OF_INT4 = 23, OF_TEXT = 25 };

/* In the order of the statement's arguments. */
static const struct Column {
    uint32_t type;
    int bytes; /* of a number */
} columns[] = {{OF_TEXT, 0}, {OF_INT4, 4}, {OF_INT4, 4}, {OF_INT2, 2}, {OF_BOOL, 1},
               {OF_TEXT, 0}, {OF_INT8, 8}, {OF_INT8, 8}, {OF_INT8, 8}, {OF_INT8, 8}};

enum { COLUMNS = sizeof columns / sizeof columns[0] };
enum { HEAD = 20, LENGTH = 4, WIDEST = SECRET_ID_TEXT };
_Static_assert((int)ORI_DECISION_TEXT <= (int)WIDEST, "the id is the longest cell");

/* The first byte is the highest. */
static uint8_t *put_number(uint8_t *to, int64_t number, int bytes)
{
    for (int i = bytes - 1; i >= 0; i--)
        *to++ = (uint8_t)((uint64_t)number >> 8 * i);
    return to;
}

static uint8_t *put_cell(uint8_t *to, const Value *v, int bytes)
{
    if (v->text == NULL)
        return put_number(put_number(to, bytes, LENGTH), v->number, bytes);
    size_t length = strlen(v->text);
    to = put_number(to, (int64_t)length, LENGTH);
    memcpy(to, v->text, length);
    return to + length;
}

/* One dimension, nothing that is NULL, a type, how many, counted from 1. */
static uint8_t *put_head(uint8_t *to, uint32_t type, int count)
{
    to = put_number(put_number(to, 1, 4), 0, 4);
    return put_number(put_number(put_number(to, type, 4), count, 4), 1, 4);
}

bool pg_send_decisions(PgLink *l, const PgStep *first, int count)
{
    Values v;
    RowTexts texts;
    row_values(first->write, &v, &texts);
    if (count == 1)
        return link_send(l, SQL_DECISION, &v);
    size_t room = HEAD + (size_t)count * (LENGTH + WIDEST); /* of a column */
    uint8_t *all = malloc(COLUMNS * room);
    uint8_t *to[COLUMNS];
    if (all == NULL) {
        link_close(l); /* nothing of the batch is done */
        return false;
    }
    for (int i = 0; i < COLUMNS; i++)
        to[i] = put_head(all + (size_t)i * room, columns[i].type, count);
    for (int row = 0; row < count; row++) {
        row_values(first[row].write, &v, &texts);
        for (int i = 0; i < COLUMNS; i++)
            to[i] = put_cell(to[i], &v.of[i], columns[i].bytes);
    }
    for (int i = 0; i < COLUMNS; i++) {
        const uint8_t *from = all + (size_t)i * room;
        v.of[i] = (Value){.text = (const char *)from, .number = to[i] - from};
    }
    bool ok = link_send(l, first->write->moved ? SQL_MOVED_DECISIONS : SQL_DECISIONS, &v);
    free(all);
    return ok;
}
