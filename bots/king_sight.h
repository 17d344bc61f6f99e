/*
 * king_sight.h - what a seat sees, as the inputs of the king's net, and the net's outputs as
 * decisions.
 *
 * A sight is bytes: some for each place of the Queue, some for each seat, some for the table. It is
 * relative to the deciding seat: seat 0 is that seat itself, seat 1 the next one. It has no
 * handles. A table of fields says which inputs of the net a byte sets; the trainer reads that table
 * (king_columns), so it is written once.
 */
#ifndef ORI_KING_SIGHT_H
#define ORI_KING_SIGHT_H

#include "oriflamme.h"

enum {
    KING_PLACE_BYTES = 12,
    KING_SEAT_BYTES = 20,
    KING_TABLE_BYTES = 32,
    /* Of a stack that are told: the top, what is beneath it, what is beneath that. */
    KING_DEPTHS = 3,

    /* The kinds that the weights were trained for. Those that came later look like face-down cards
     * to the net, and are neither in a hand nor in the game. */
    KING_KINDS = 21,
    KING_STRANGERS = 0,            /* how many came later */
    KING_HIDDEN = KING_KINDS,      /* as a kind: there is a card */
    KING_NO_CARD = KING_KINDS + 1, /* and: there is none */

    /* Inputs that the fields add up to. */
    KING_PLACE_INPUTS = 57 + 3 * KING_KINDS,
    KING_SEAT_INPUTS = 79 + 4 * KING_KINDS,
    KING_TABLE_INPUTS = 54 + 3 * KING_KINDS,

    /* Rows of actions: the cards in hand, then whatever is not a placement. Columns: front, back,
     * places; in the last row keep or take, reveal, places or gaps. */
    KING_HAND_ROWS = ORI_HAND_SIZE,
    KING_ROWS = KING_HAND_ROWS + 1,
    KING_COLUMNS = 2 + ORI_MAX_PLACES + 1,
    KING_ACTIONS = KING_ROWS * KING_COLUMNS,
};

_Static_assert((int)ORI_KINDS == KING_KINDS + KING_STRANGERS,
               "king.k8 was trained for other cards: docs/king.md, After a new card");

/* Bytes that are named outside of king_sight.c. */
enum {
    KING_AT_KIND = 0, /* of a place: the kinds of its first three cards, from the top */
    KING_AT_OWNER = 1,
    KING_AT_KIND_1 = 6,
    KING_AT_KIND_2 = 8,
    KING_AT_PLACES = 27, /* of the table, behind the inputs: for readers of the sight */
};

typedef enum KingEyes {
    KING_SEES_OWN, /* what the seat may know */
    KING_SEES_ALL, /* the truth: for the critic while training */
} KingEyes;

typedef struct KingSight {
    uint8_t place[ORI_MAX_PLACES][KING_PLACE_BYTES];
    uint8_t seat[ORI_MAX_SEATS][KING_SEAT_BYTES];
    uint8_t table[KING_TABLE_BYTES];
    int places;
    int current; /* the place that is being resolved, or -1 */
    int ask;     /* OriAskKind */
    uint64_t ways;
    int hand_count; /* of the cards that may be placed now */
    uint8_t hand[KING_HAND_ROWS];
} KingSight;

/* Of a view's known state, or of the truth. The seat is the asked one. */
void king_look(const OriState *state, int seat, KingEyes eyes, KingSight *out);

/* The meaning of a field's byte. */
typedef enum KingFieldKind {
    KING_ONE_OF, /* one input for each value below count */
    KING_BITS,   /* one input for each of count bits, on into the next bytes */
    KING_STEPS,  /* one input for each step that the value reaches */
} KingFieldKind;

typedef struct KingField {
    uint8_t at;
    uint8_t kind; /* KingFieldKind */
    uint8_t count;
    uint8_t step[20];
} KingField;

typedef enum KingPart { KING_PLACE_PART, KING_SEAT_PART, KING_TABLE_PART, KING_PARTS } KingPart;

typedef struct KingFields {
    const KingField *field;
    int count;
    int inputs;
} KingFields;

extern const KingFields king_fields[KING_PARTS];

/* An input is set when low <= (byte & mask) <= high. Returns how many inputs the part has. */
typedef struct KingColumn {
    uint8_t at, mask, low, high;
} KingColumn;

int king_columns(int part, KingColumn out[]);

/* The inputs of a part that are set, in rising order; returns how many. */
int king_inputs(KingPart part, const uint8_t *bytes, uint8_t out[]);

/* Actions as decisions and back: row * KING_COLUMNS + column. */
OriDecision king_decision(const OriState *state, int row, int column);
void king_action(const KingSight *sight, OriDecision decision, int *row, int *column);

#endif
