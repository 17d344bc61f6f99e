/*
 * due.c - when a player should hear that the table waits, or that something has happened: this
 * follows from when the decision became due and how long it may take, as clocks do.
 */
#include "server/table/judge.h"

#include "server/clock.h"

static bool is_full(const StoredTable *row)
{
    for (int seat = 0; seat < row->seats; seat++)
        if (row->seat[seat].kind == STORED_OPEN)
            return false;
    return true;
}

/* After a while, and at half and at an eighth of what is left then. */
static int turn_dues(const Table *table, Due out[DUES_MOST])
{
    const StoredTable *row = &table->row;
    int64_t first = table->game.arose_at + DUE_TURN_MS;
    int64_t left = row->pace_ms - DUE_TURN_MS;
    out[0] = (Due){DUE_TURN, first};
    if (row->pace == PACE_NONE || row->pace_ms < HOUR_MS)
        return 1;
    out[1] = (Due){DUE_TURN, first + left - left / 2};
    out[2] = (Due){DUE_TURN, first + left - left / 8};
    return 3;
}

int table_dues(const Table *table, Due out[DUES_MOST])
{
    const Game *g = &table->game;
    int count = 0;
    switch (g->phase) {
    case ROOM_LOBBY:
        if (is_full(&table->row))
            out[count++] = (Due){DUE_FULL, DUE_FULL_AT};
        break;
    case ROOM_PLAYING:
        if (g->count == 0)
            out[count++] = (Due){DUE_BEGUN, g->arose_at};
        if (!table_is_bots(&table->row, g->state.asked))
            count += turn_dues(table, out + count);
        break;
    case ROOM_OVER:
        out[count++] = (Due){DUE_OVER, g->arose_at};
        break;
    }
    return count;
}

bool due_concerns(const Table *table, const Due *due, int seat)
{
    return table->row.seat[seat].kind == STORED_HUMAN && !table->row.seat[seat].standin &&
           (due->kind != DUE_TURN || table->game.state.asked == seat);
}
