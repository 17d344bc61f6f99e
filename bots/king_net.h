/*
 * king_net.h - the king's net in integers.
 *
 * Weights are int8 with a power of two as the scale of each layer, activations int16 in 256ths,
 * sums int32: every compiler, instruction set and machine computes the same bits. The weights are
 * one struct, which is also the file bots/king.k8 (little-endian), made by training/export.py.
 */
#ifndef ORI_KING_NET_H
#define ORI_KING_NET_H

#include "bots/king_sight.h"

enum {
    KING_D = 80,  /* numbers of a place */
    KING_G = 256, /* numbers of the table */
    KING_SEAT = 64,
    KING_SLOT = 32,
    KING_CARD = 64,
    KING_VALUE = 64,
    KING_TILE = 16, /* outputs that lie together */
    KING_BELIEF = (KING_DEPTHS * KING_KINDS + KING_TILE - 1) / KING_TILE * KING_TILE,
    KING_HEADS = 48,
    KING_ONE = 256, /* activations are in 256ths */
    KING_FORMAT = 1,
};

/* Dense layers: name, inputs, outputs. Outputs are padded to whole tiles. */
#define KING_LAYERS(X)                                                                             \
    X(owner, KING_SEAT, KING_D)                                                                    \
    X(seats, ORI_MAX_SEATS *KING_SEAT, KING_G)                                                     \
    X(line1, KING_D, 3 * KING_D)                                                                   \
    X(tell1, KING_G, KING_D)                                                                       \
    X(hear1, 2 * KING_D, KING_G)                                                                   \
    X(mull1, KING_G, KING_G)                                                                       \
    X(line2, KING_D, 3 * KING_D)                                                                   \
    X(tell2, KING_G, KING_D)                                                                       \
    X(hear2, 2 * KING_D, KING_G)                                                                   \
    X(mull2, KING_G, KING_G)                                                                       \
    X(line3, KING_D, 3 * KING_D)                                                                   \
    X(tell3, KING_G, KING_D)                                                                       \
    X(value1, KING_G, KING_VALUE)                                                                  \
    X(value2, KING_VALUE, KING_TILE)                                                               \
    X(head, KING_D, KING_HEADS)                                                                    \
    X(front, KING_D, KING_SLOT)                                                                    \
    X(back, KING_D, KING_SLOT)                                                                     \
    X(kind1, KING_G, KING_CARD)                                                                    \
    X(kind2, KING_CARD, KING_HEADS)                                                                \
    X(misc, KING_G, KING_TILE)                                                                     \
    X(belief, KING_D, KING_BELIEF)

#define KING_LAYER_NUMBER(name, inputs, outputs) KING_LAYER_##name,
#define KING_LAYER_BIAS(name, inputs, outputs)   int32_t name##_bias[outputs];
#define KING_LAYER_WEIGHTS(name, inputs, outputs)                                                  \
    int8_t name[(outputs) / KING_TILE][(inputs) / 2][KING_TILE][2];

enum { KING_LAYERS(KING_LAYER_NUMBER) KING_LAYER_COUNT };

typedef struct KingWeights {
    char magic[8];        /* "ORIKING\n" */
    uint32_t format;      /* KING_FORMAT */
    uint32_t fingerprint; /* of the kinds and inputs it was trained for: king_weights.c */
    uint64_t checksum;    /* of all that follows */
    uint8_t shift[32];    /* of each layer: a weight of 1 is 1 << shift */
    int32_t place_bias[KING_D];
    int32_t seat_bias[KING_SEAT];
    int32_t table_bias[KING_G];
    KING_LAYERS(KING_LAYER_BIAS)
    /* A row for each input, in 256ths: inputs are set or not, so the rows of those set are added. */
    int16_t place[KING_PLACE_INPUTS][KING_D];
    int16_t seat[KING_SEAT_INPUTS + 5][KING_SEAT];
    int16_t table[KING_TABLE_INPUTS + 3][KING_G];
    int16_t kinds[KING_KINDS + 3][KING_CARD];
    KING_LAYERS(KING_LAYER_WEIGHTS)
} KingWeights;

_Static_assert(sizeof(KingWeights) <= 700000, "the weights stay small");

/* NULL, or why these bytes are not weights for this program. */
const char *king_refuse(const void *bytes, size_t size);

/* The weights in use: those built in, or those that the page has loaded. NULL: none. */
const KingWeights *king_weights(void);

/* The net's output for a sight. */
typedef struct KingMind {
    int places;
    int16_t table[KING_G];
    int16_t place[ORI_MAX_PLACES][KING_D];
    int32_t logit[KING_ROWS][KING_COLUMNS]; /* in 256ths; only those of options mean anything */
} KingMind;

/* First king_think, then what is wanted of the rest; king_values before king_choose. */
void king_think(const KingWeights *w, const KingSight *sight, KingMind *mind);
void king_values(const KingWeights *w, const KingMind *mind, int seats,
                 int32_t share[ORI_MAX_SEATS], int32_t margin[ORI_MAX_SEATS]);
void king_choose(const KingWeights *w, const KingSight *sight, KingMind *mind);
/* After king_choose: logits of the kinds of the first three cards of a place. */
void king_believe(const KingWeights *w, const KingMind *mind, int place,
                  int32_t logit[KING_DEPTHS][ORI_KINDS]);

/* exp(-behind / temperature) as a part of 1 << 30; both in 256ths. */
uint32_t king_weight(int32_t behind, int temperature);

/* The ways to add up products, for the test that they agree: NULL where this machine has it not. */
typedef void KingSums(const int8_t *weights, int pairs, int outputs, const int16_t *in, int stride,
                      int rows, int32_t *out);
typedef struct KingWay {
    const char *name;
    KingSums *sums;
    bool is_wide; /* the rest of the net may use AVX2 as well */
} KingWay;
enum { KING_WAYS = 4 };
void king_ways(KingWay out[KING_WAYS]);
void king_think_by(const KingWay *way, const KingWeights *w, const KingSight *sight,
                   KingMind *mind);
void king_choose_by(const KingWay *way, const KingWeights *w, const KingSight *sight,
                    KingMind *mind);

#endif
