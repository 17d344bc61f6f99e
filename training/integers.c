/*
 * integers.c - what the net in integers says to the trainer's rows, to compare it with the floats.
 */
#include "bots/king_net.h"

#include <string.h>

enum { PLACES = 20, COLUMNS = 2 + PLACES + 1, ROW = PLACES * KING_PLACE_BYTES };

void integers_think(const KingWeights *w, const uint8_t *row, int32_t logit[KING_ROWS][COLUMNS]);

/* The logits of a row (training/games.c), as training/net.py has them. */
void integers_think(const KingWeights *w, const uint8_t *row, int32_t logit[KING_ROWS][COLUMNS])
{
    KingSight sight = {0};
    KingMind mind;
    const uint8_t *table = sight.table;
    memcpy(sight.place, row, ROW);
    memcpy(sight.seat, row + ROW, sizeof sight.seat);
    memcpy(sight.table, row + ROW + sizeof sight.seat, sizeof sight.table);
    sight.places = table[KING_AT_PLACES];
    sight.ask = table[2];
    sight.current = table[29] == 255 ? -1 : table[29];
    for (int i = 0; i < 4; i++)
        sight.ways |= (uint64_t)table[16 + i] << 8 * i;
    while (sight.hand_count < KING_HAND_ROWS && table[20 + sight.hand_count] < KING_KINDS) {
        sight.hand[sight.hand_count] = table[20 + sight.hand_count];
        sight.hand_count++;
    }
    king_think(w, &sight, &mind);
    king_choose(w, &sight, &mind);
    for (int i = 0; i < KING_ROWS; i++)
        for (int c = 0; c < COLUMNS; c++)
            logit[i][c] = mind.logit[i][c];
}
