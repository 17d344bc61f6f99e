/*
 * king_net.c - the forward pass: training/net.py in integers.
 *
 * Activations are int16 in 256ths and never negative between layers; values outside that range are
 * clipped. A sum of products is shifted back with rounding. There is no state, no allocation, no
 * float.
 *
 * This code is written once and compiled for each way to add up products: the helpers are inlined
 * into the function that calls them and so use the instructions that it may use.
 */
#include "bots/king_net.h"

#include "ori_bits.h"

#include <string.h>

#if defined(__x86_64__)
#define INLINE static inline __attribute__((always_inline))
#define AVX2   __attribute__((target("avx2")))
#else
#define INLINE static
#endif

/* Columns of the heads of a place: first the slot vector, then these. */
enum { PICK = KING_SLOT, GAP_AFTER, GAP_BEFORE, KEEP, REVEAL, SUM_SHIFT = 3, MARGIN = 8 };

INLINE int16_t cut(int32_t x)
{
    return (int16_t)(x > INT16_MAX ? INT16_MAX : x < INT16_MIN ? INT16_MIN : x);
}

INLINE int16_t rectified(int32_t x)
{
    return (int16_t)(x > INT16_MAX ? INT16_MAX : x < 0 ? 0 : x);
}

INLINE int32_t shifted(int32_t sum, int shift)
{
    return (sum + (1 << (shift - 1))) >> shift;
}

/* One layer for one row: sums, bias, shift. */
#define DENSE(name, in, out)                                                                       \
    dense(sums, &w->name[0][0][0][0], w->name##_bias, w->shift[KING_LAYER_##name],                 \
          (int)(sizeof w->name[0] / (2 * KING_TILE)),                                              \
          (int)(sizeof w->name##_bias / sizeof w->name##_bias[0]), in, out)

INLINE void dense(KingSums *sums, const int8_t *weights, const int32_t *bias, int shift, int pairs,
                  int outputs, const int16_t *in, int32_t *out)
{
    sums(weights, pairs, outputs, in, 2 * pairs, 1, out);
    for (int i = 0; i < outputs; i++)
        out[i] = shifted(out[i] + bias[i], shift);
}

/* The rows of the inputs that are set, added up on a bias. */
INLINE void add_rows(const int16_t *rows, int width, const uint8_t set[], int count,
                     const int32_t *bias, int32_t *out)
{
    memcpy(out, bias, (size_t)width * sizeof *out);
    for (int i = 0; i < count; i++) {
        const int16_t *row = rows + set[i] * width;
        for (int k = 0; k < width; k++)
            out[k] += row[k];
    }
}

/* A convolution of width 3 over the line, and what the table says to all places. */
INLINE void mix_line(KingSums *sums, const int8_t *weights, const int32_t *bias, int shift,
                     const int32_t *said, KingMind *m)
{
    int32_t out[ORI_MAX_PLACES][3][KING_D]; /* for the place after, itself, the place before */
    sums(weights, KING_D / 2, 3 * KING_D, m->place[0], KING_D, m->places, out[0][0]);
    for (int i = 0; i < m->places; i++) {
        int32_t y[KING_D];
        for (int k = 0; k < KING_D; k++)
            y[k] = out[i][1][k] + bias[k];
        if (i > 0)
            for (int k = 0; k < KING_D; k++)
                y[k] += out[i - 1][0][k];
        if (i + 1 < m->places)
            for (int k = 0; k < KING_D; k++)
                y[k] += out[i + 1][2][k];
        for (int k = 0; k < KING_D; k++)
            m->place[i][k] = rectified(m->place[i][k] + rectified(shifted(y[k], shift) + said[k]));
    }
}

#define LINE(number)                                                                               \
    do {                                                                                           \
        int32_t said[KING_D];                                                                      \
        DENSE(tell##number, m->table, said);                                                       \
        mix_line(sums, &w->line##number[0][0][0][0], w->line##number##_bias,                       \
                 w->shift[KING_LAYER_line##number], said, m);                                      \
    } while (0)

/* Sum and maximum over the places. */
INLINE void pool(const KingMind *m, int16_t out[2 * KING_D])
{
    for (int k = 0; k < KING_D; k++) {
        int32_t sum = 0;
        int16_t most = 0;
        for (int i = 0; i < m->places; i++) {
            sum += m->place[i][k];
            most = m->place[i][k] > most ? m->place[i][k] : most;
        }
        out[k] = cut(shifted(sum, SUM_SHIFT));
        out[KING_D + k] = most;
    }
}

INLINE void grow(int16_t table[KING_G], const int32_t by[KING_G])
{
    for (int k = 0; k < KING_G; k++)
        table[k] = rectified(table[k] + rectified(by[k]));
}

#define HEAR_AND_MULL(number)                                                                      \
    do {                                                                                           \
        int16_t pooled[2 * KING_D];                                                                \
        int32_t by[KING_G];                                                                        \
        pool(m, pooled);                                                                           \
        DENSE(hear##number, pooled, by);                                                           \
        grow(m->table, by);                                                                        \
        DENSE(mull##number, m->table, by);                                                         \
        grow(m->table, by);                                                                        \
    } while (0)

INLINE void enter(KingSums *sums, const KingWeights *w, const KingSight *s, KingMind *m)
{
    enum { MOST_SET = 255 };
    uint8_t set[MOST_SET];
    int32_t sum[KING_G];
    int32_t more[KING_G];
    int16_t seat[ORI_MAX_SEATS][KING_SEAT];
    int32_t own[ORI_MAX_SEATS][KING_D];
    for (int i = 0; i < ORI_MAX_SEATS; i++) {
        int n = king_inputs(KING_SEAT_PART, s->seat[i], set);
        add_rows(w->seat[0], KING_SEAT, set, n, w->seat_bias, sum);
        for (int k = 0; k < KING_SEAT; k++)
            seat[i][k] = rectified(sum[k]);
        DENSE(owner, seat[i], own[i]);
    }
    for (int i = 0; i < s->places; i++) {
        int n = king_inputs(KING_PLACE_PART, s->place[i], set);
        const int32_t *owner = own[s->place[i][KING_AT_OWNER]];
        add_rows(w->place[0], KING_D, set, n, w->place_bias, sum);
        for (int k = 0; k < KING_D; k++)
            m->place[i][k] = rectified(sum[k] + owner[k]);
    }
    int n = king_inputs(KING_TABLE_PART, s->table, set);
    add_rows(w->table[0], KING_G, set, n, w->table_bias, sum);
    DENSE(seats, seat[0], more);
    for (int k = 0; k < KING_G; k++)
        m->table[k] = rectified(sum[k] + more[k]);
    m->places = s->places;
}

static KingWay best_way(void)
{
    KingWay way[KING_WAYS];
    king_ways(way);
    return way[0];
}

INLINE void think(KingSums *sums, const KingWeights *w, const KingSight *sight, KingMind *m)
{
    enter(sums, w, sight, m);
    LINE(1);
    HEAR_AND_MULL(1);
    LINE(2);
    HEAR_AND_MULL(2);
}

#if defined(__x86_64__)
AVX2 static void think_wide(KingSums *sums, const KingWeights *w, const KingSight *sight,
                            KingMind *m)
{
    think(sums, w, sight, m);
}
#endif

void king_think_by(const KingWay *way, const KingWeights *w, const KingSight *sight, KingMind *m)
{
#if defined(__x86_64__)
    if (way->is_wide) {
        think_wide(way->sums, w, sight, m);
        return;
    }
#endif
    think(way->sums, w, sight, m);
}

void king_think(const KingWeights *w, const KingSight *sight, KingMind *m)
{
    KingWay way = best_way();
    king_think_by(&way, w, sight, m);
}

/* --- Values --- */

INLINE uint32_t softmax_weights(const int32_t *logit, int count, uint32_t *weight)
{
    int32_t most = logit[0];
    uint32_t sum = 0;
    for (int i = 1; i < count; i++)
        most = logit[i] > most ? logit[i] : most;
    for (int i = 0; i < count; i++)
        sum += weight[i] = king_weight(most - logit[i], KING_ONE) >> 6;
    return sum;
}

void king_values(const KingWeights *w, const KingMind *m, int seats, int32_t share[ORI_MAX_SEATS],
                 int32_t margin[ORI_MAX_SEATS])
{
    enum { SURE = 1000000 };
    KingSums *sums = best_way().sums;
    int32_t hidden[KING_VALUE];
    int16_t in[KING_VALUE];
    int32_t out[KING_TILE];
    uint32_t weight[ORI_MAX_SEATS] = {0};
    DENSE(value1, m->table, hidden);
    for (int k = 0; k < KING_VALUE; k++)
        in[k] = rectified(hidden[k]);
    DENSE(value2, in, out);
    uint32_t sum = softmax_weights(out, seats, weight);
    for (int i = 0; i < ORI_MAX_SEATS; i++) {
        share[i] = (int32_t)((uint64_t)weight[i] * SURE / sum);
        margin[i] = i < seats ? out[MARGIN + i] : 0;
    }
}

/* --- Choices --- */

/* So far that the sum of 32 products fits. */
INLINE int16_t cut_factor(int32_t x)
{
    enum { MOST = 8191 };
    return (int16_t)(x > MOST ? MOST : x < -MOST ? -MOST : x);
}

INLINE int32_t product(const int16_t *a, const int16_t *b)
{
    int32_t sum = 0;
    for (int k = 0; k < KING_SLOT; k++)
        sum += a[k] * b[k];
    return shifted(sum, 8);
}

INLINE void place_cards(KingSums *sums, const KingWeights *w, const KingSight *s,
                        const int32_t (*head)[KING_HEADS], KingMind *m)
{
    static const int16_t nowhere[KING_D];
    int16_t slot[KING_COLUMNS][KING_SLOT];
    int32_t ends[2][KING_SLOT];
    int32_t base[KING_CARD];
    DENSE(front, m->places > 0 ? m->place[0] : nowhere, ends[0]);
    DENSE(back, m->places > 0 ? m->place[m->places - 1] : nowhere, ends[1]);
    for (int c = 0; c < 2 + m->places; c++)
        for (int k = 0; k < KING_SLOT; k++)
            slot[c][k] = cut_factor(c < 2 ? ends[c][k] : head[c - 2][k]);
    DENSE(kind1, m->table, base);
    for (int row = 0; row < s->hand_count; row++) {
        int kind = s->hand[row];
        int16_t in[KING_CARD];
        int32_t card[KING_HEADS];
        int16_t factor[KING_SLOT];
        for (int k = 0; k < KING_CARD; k++)
            in[k] = rectified(base[k] + (kind < KING_KINDS ? w->kinds[kind][k] : 0));
        DENSE(kind2, in, card);
        for (int k = 0; k < KING_SLOT; k++)
            factor[k] = cut_factor(card[k]);
        for (int c = 0; c < 2 + m->places; c++)
            m->logit[row][c] = product(factor, slot[c]) + card[KING_SLOT];
    }
}

INLINE void weigh_ways(const KingSight *s, const int32_t (*head)[KING_HEADS], KingMind *m)
{
    int32_t *out = &m->logit[KING_HAND_ROWS][2];
    for (int i = 0; i <= m->places; i++) {
        if (s->ask != ORI_ASK_PUT_CARD)
            out[i] = i < m->places ? head[i][PICK] : 0;
        else
            out[i] =
                (i > 0 ? head[i - 1][GAP_AFTER] : 0) + (i < m->places ? head[i][GAP_BEFORE] : 0);
    }
}

INLINE void choose(KingSums *sums, const KingWeights *w, const KingSight *s, KingMind *m)
{
    int32_t head[ORI_MAX_PLACES + 1][KING_HEADS];
    LINE(3);
    sums(&w->head[0][0][0][0], KING_D / 2, KING_HEADS, m->place[0], KING_D, m->places, head[0]);
    for (int i = 0; i < m->places; i++)
        for (int k = 0; k < KING_HEADS; k++)
            head[i][k] = shifted(head[i][k] + w->head_bias[k], w->shift[KING_LAYER_head]);
    if (s->hand_count > 0) {
        place_cards(sums, w, s, (const int32_t(*)[KING_HEADS])head, m);
        return;
    }
    weigh_ways(s, (const int32_t(*)[KING_HEADS])head, m);
    if (s->ask == ORI_ASK_REVEAL || s->ask == ORI_ASK_PLOT_NEXT) {
        int32_t misc[KING_TILE];
        int32_t *out = m->logit[KING_HAND_ROWS];
        DENSE(misc, m->table, misc);
        out[0] = s->ask == ORI_ASK_REVEAL ? misc[0] + head[s->current][KEEP] : misc[2];
        out[1] = s->ask == ORI_ASK_REVEAL ? misc[1] + head[s->current][REVEAL] : 0;
    }
}

#if defined(__x86_64__)
AVX2 static void choose_wide(KingSums *sums, const KingWeights *w, const KingSight *s, KingMind *m)
{
    choose(sums, w, s, m);
}
#endif

void king_choose_by(const KingWay *way, const KingWeights *w, const KingSight *s, KingMind *m)
{
#if defined(__x86_64__)
    if (way->is_wide) {
        choose_wide(way->sums, w, s, m);
        return;
    }
#endif
    choose(way->sums, w, s, m);
}

void king_choose(const KingWeights *w, const KingSight *s, KingMind *m)
{
    KingWay way = best_way();
    king_choose_by(&way, w, s, m);
}

void king_believe(const KingWeights *w, const KingMind *m, int place,
                  int32_t logit[KING_DEPTHS][ORI_KINDS])
{
    KingSums *sums = best_way().sums;
    int32_t out[KING_BELIEF];
    DENSE(belief, m->place[place], out);
    for (int depth = 0; depth < KING_DEPTHS; depth++) {
        const int32_t *known = out + depth * KING_KINDS;
        int32_t sum = 0;
        for (int kind = 0; kind < KING_KINDS; kind++)
            sum += logit[depth][kind] = known[kind];
        for (int kind = KING_KINDS; kind < ORI_KINDS; kind++) /* a stranger: like the average */
            logit[depth][kind] = sum / KING_KINDS;
    }
}

/* --- Powers --- */

/* 2^-x as a part of 1 << 30, x in 256ths. */
static uint32_t half_lives(uint32_t x)
{
    /* 2^-(1/2), 2^-(1/4), ... 2^-(1/256) as parts of 1 << 30 */
    static const uint32_t root[] = {759250125,  902905651,  984625594,  1028218693,
                                    1050733751, 1062175491, 1067942999, 1070838486};
    uint64_t y = 1u << 30;
    if (x >> 8 > 30)
        return 0;
    for (int bit = 0; bit < 8; bit++)
        if ((x >> (7 - bit) & 1) != 0)
            y = y * root[bit] >> 30;
    return (uint32_t)(y >> (x >> 8));
}

uint32_t king_weight(int32_t behind, int temperature)
{
    enum { LOG2_E = 94548 }; /* in 65536ths */
    uint64_t x = (uint64_t)(uint32_t)behind * LOG2_E / (uint64_t)temperature >> 8;
    return half_lives(x > 8192 ? 8192 : (uint32_t)x);
}
