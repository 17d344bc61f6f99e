/*
 * score.c - the score of an evening: how the players here have done in the games at this table.
 *
 * A finished game is counted with the next change of the row, so its last decision is written
 * alone. Until then, functions that report the score count it the same way.
 */
#include "server/table/table.h"

void table_settle(const Game *g, StoredTable *row)
{
    uint8_t rank[ORI_MAX_SEATS];
    int32_t share[ORI_MAX_SEATS];
    if (g->phase != ROOM_OVER || row->scored >= row->games)
        return;
    ori_ranks(&g->state, rank);
    ori_shares(&g->state, WIN_PARTS, share);
    for (int seat = 0; seat < (int)g->start.rules.seats; seat++) {
        StoredSeat *s = &row->seat[seat];
        s->played++;
        s->wins += share[seat];
        s->ranks += rank[seat];
        s->influence += g->state.pool[seat];
        s->begun += g->start.first == seat;
    }
    row->scored = row->games;
}
