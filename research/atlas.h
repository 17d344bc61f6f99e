/*
 * atlas.h - what is counted in the games of the atlas. Everything is a count or a sum, so that the
 * same games give the same numbers in any order.
 */
#ifndef ORI_ATLAS_H
#define ORI_ATLAS_H

#include "oriflamme.h"

enum {
    SEED = 1,
    FORMAT = 1,
    SETS = 3,
    SIZES = ORI_MAX_SEATS - ORI_MIN_SEATS + 1,
    SLOTS = 3, /* front, back, on one's own card */
    KEPT = 6,  /* rounds from placing to revealing, the last: five or more */
    WIN = 60,  /* units of a victory, split among up to five */
};

typedef struct KindCount {
    int64_t in_hand;      /* dealt to a hand */
    int64_t in_hand_wins; /* victories of those hands, in WIN */
    int64_t in_hand_fair; /* what is fair for them, in WIN */
    int64_t placed[ORI_ROUNDS];
    int64_t slot[SLOTS];
    int64_t revealed; /* by the owner */
    int64_t kept[KEPT];
    int64_t struck;        /* eliminated by a card of another */
    int64_t struck_hidden; /* ... before it was revealed */
    int64_t brought;       /* influence to its owner, by all that it does */
} KindCount;

typedef struct TableCount {
    int64_t games;
    int64_t decisions;
    int64_t won_with;                 /* influence of the winners */
    int64_t margin;                   /* of the first over the second */
    int64_t shared;                   /* games with more than one winner */
    int64_t turn_wins[ORI_MAX_SEATS]; /* by turn order in the first round, in WIN */
} TableCount;

typedef struct Atlas {
    int64_t format;
    int64_t next; /* the number of the next game */
    KindCount kind[ORI_KINDS];
    TableCount table[SETS][SIZES];
} Atlas;

extern const char *const atlas_set[SETS];

_Noreturn void atlas_die(const char *why, const char *what);

void atlas_print_data(const Atlas *atlas);
void atlas_print_tables(const Atlas *atlas);
/* False: there is no such plot. */
bool atlas_plot(const Atlas *atlas, const char *name);

#endif
