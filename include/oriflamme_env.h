/*
 * oriflamme_env.h - steps thousands of games at once, for training players.
 *
 * A row is one game (OriEnv). A step takes an action for each row and returns, for the seat that
 * decides next, what it sees and what it can do, and the rewards of all seats. Actions and
 * observations are numbers with a fixed meaning; if a meaning changes, so does ORI_ENV_VERSION.
 *
 * Observations come only from ori_view. The library allocates and shares nothing, so threads can
 * step different rows at the same time. Deal k of row i depends only on (seed, i, k), not on the
 * number of rows or threads or on earlier decisions.
 */
#ifndef ORIFLAMME_ENV_H
#define ORIFLAMME_ENV_H

#include "oriflamme.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ORI_ENV_VERSION 2

/*
 * One flat space of actions for all sets and sizes. The question says what a place is chosen for,
 * so x3, $3, =3, m3, *3 and &3 are all "way 3".
 */
enum {
    ORI_ENV_SLOTS = 2 + ORI_MAX_PLACES, /* kind * 37 + 0: before all, + 1: after all, + 2 + place */
    ORI_ENV_KEEP = ORI_KINDS * ORI_ENV_SLOTS,
    ORI_ENV_REVEAL,
    ORI_ENV_WAY,                                     /* + place */
    ORI_ENV_GAP = ORI_ENV_WAY + ORI_MAX_PLACES,      /* + gap */
    ORI_ENV_TAKE = ORI_ENV_GAP + ORI_MAX_PLACES + 1, /* Plot: take one influence */
    ORI_ENV_ACTIONS,
    ORI_ENV_NO_ACTION = -1,
};

/*
 * An observation is 256 bytes: the table, then 35 cards of six bytes. Seats are counted from the
 * observer (seat 0 is the observer; a spectator counts from seat a). Sets of kinds are three bytes,
 * numbers two, the lower byte first.
 */
enum {
    ORI_SEE_SEATS,
    ORI_SEE_ROUND,
    ORI_SEE_FIRST, /* the round's first player */
    ORI_SEE_ASK,   /* OriAskKind */
    ORI_SEE_ASKED,
    ORI_SEE_ABILITY, /* PICK: kind + 1, else 0 */
    ORI_SEE_CURSOR,  /* places before it are resolved; the card being resolved is one of them */
    ORI_SEE_PLACES,
    ORI_SEE_FLAGS,                         /* ORI_SEE_PLOT, ORI_SEE_SCHEMER2 */
    ORI_SEE_TWINS,                         /* bit of a seat: its Twin is not in the Queue yet */
    ORI_SEE_PLOT_LEFT,                     /* number */
    ORI_SEE_KINDS = ORI_SEE_PLOT_LEFT + 2, /* set: in the game */
    ORI_SEE_HAND = ORI_SEE_KINDS + 3,      /* set, without the Twin */
    ORI_SEE_ASIDE = ORI_SEE_HAND + 3,      /* set */
    ORI_SEE_POOL = ORI_SEE_ASIDE + 3,      /* number for each seat */
    ORI_SEE_PILE = ORI_SEE_POOL + 2 * ORI_MAX_SEATS, /* set for each seat */
    /* The cards: the top card of place p is number p; covered ones follow, place by place, from the
     * top down. */
    ORI_SEE_CARD = ORI_SEE_PILE + 3 * ORI_MAX_SEATS,
    ORI_SEE_CARD_SIZE = 6,
    ORI_ENV_OBS = ORI_SEE_CARD + ORI_SEE_CARD_SIZE * ORI_MAX_PLACES,
};

#ifndef __cplusplus
_Static_assert(ORI_ENV_ACTIONS == 851 && ORI_ENV_OBS == 256,
               "other numbers: raise ORI_ENV_VERSION, also in python/oriflamme/_library.py");
#endif

/* The bytes of a card. */
enum {
    ORI_SEE_KIND, /* kind + 1; ORI_HIDDEN + 1: hidden; 0: no card here */
    ORI_SEE_OWNER,
    ORI_SEE_FAMILY,
    ORI_SEE_CARD_FLAGS,
    ORI_SEE_INFLUENCE, /* the lower eight bits; two more are in the flags */
    ORI_SEE_PLACE,     /* from 0 */
};

enum {
    ORI_SEE_PLOT = 1, /* in ORI_SEE_FLAGS: a Plot is under way */
    ORI_SEE_SCHEMER2 = 2,

    ORI_SEE_REVEALED = 1, /* in ORI_SEE_CARD_FLAGS */
    ORI_SEE_COVERED = 2,
    ORI_SEE_ACTING = 4,     /* its ability is being applied */
    ORI_SEE_LIFTED = 8,     /* by the Royal Decree */
    ORI_SEE_CHOICE = 16,    /* its place is among those to choose from */
    ORI_SEE_MORE_SHIFT = 6, /* influence / 256 */
};

/* The reward when a game ends; 0 before. A winner's share is 1 / (number of winners), others' 0. */
typedef enum OriEnvReward {
    ORI_PAY_ZERO_SUM,  /* seats * share - 1 */
    ORI_PAY_SHARE,     /* the share */
    ORI_PAY_RANK,      /* 1 for the first .. 0 for the last, shared ranks averaged */
    ORI_PAY_INFLUENCE, /* the influence in the pool */
} OriEnvReward;

enum {
    ORI_ENV_EVERYBODY = -1, /* the caller decides for every seat */
    ORI_ENV_ROTATES = -2,   /* for one, the (row + game)th: it goes round the table */
};

typedef struct OriEnvRules {
    OriRules rules; /* drawn: without kinds; never with a handicap */
    uint8_t drawn;  /* MIX-1: ten kinds are drawn for each game */
    uint8_t reward; /* OriEnvReward */
    int8_t learner; /* ORI_ENV_EVERYBODY, ORI_ENV_ROTATES, or a seat */
    int8_t first;   /* who begins: a seat, or ORI_ANY_SEAT */
} OriEnvRules;

/* A row. Copy it with =: that is a clone. */
typedef struct OriEnv {
    OriState state;
    OriRandom random; /* of ori_env_choose, and of the bots */
    uint64_t seed;
    uint32_t row;
    uint32_t game; /* deals before this one */
    OriEnvRules rules;
    uint32_t zero; /* leaves no padding */
} OriEnv;

/* Where results go; any may be NULL. Row i has its place in each at i * its width. */
typedef struct OriEnvOut {
    uint8_t *obs;     /* [n][ORI_ENV_OBS], of the deciding seat */
    uint8_t *mask;    /* [n][ORI_ENV_ACTIONS], 1: may be chosen */
    float *reward;    /* [n][ORI_MAX_SEATS], by seat */
    uint8_t *done;    /* [n], 1: a game has ended with this step */
    int8_t *player;   /* [n], the deciding seat; -1: the game is over (ORI_ENV_NO_RESET only) */
    uint8_t *refused; /* [n], 1: the action was none of the options, and nothing has changed */
    uint8_t *
        last_obs; /* [n][ORI_ENV_OBS], written when a game ends: the end as the seat that acted last
                          (with bots: the learner) sees it */
} OriEnvOut;

enum {
    ORI_ENV_TRUSTED = 1,  /* the mask was obeyed: nothing is checked */
    ORI_ENV_NO_RESET = 2, /* a game that is over stays so; otherwise the next is dealt at once */
};

/* The opponents of one learner. */
typedef struct OriEnvBots {
    const char *name;   /* of bots/bots.c */
    int64_t iterations; /* for each decision of a bot that searches */
    void *memory;       /* ori_env_memory() bytes for each thread, aligned as by malloc */
} OriEnvBots;

/*
 * These functions check every number: they refuse a seat, count, flag or model that does not exist,
 * and then write nothing. Functions that return a reason return NULL if all is well; those that
 * return a number return -1 if they refuse. They do not check pointers, except those that may be
 * NULL.
 */
int ori_env_version(void);
size_t ori_env_size(void);   /* of an OriEnv */
size_t ori_env_memory(void); /* for OriEnvBots */

/* As in the notation, and "mix": ten kinds drawn for each game. Returns false and says why. */
bool ori_env_rules(const char *text, int seats, OriEnvRules *out, OriError *error);

/* --- Many rows --- */

/* Deals game 0 of the rows first_row, first_row + 1 .. Returns a reason or NULL. */
const char *ori_env_reset(OriEnv env[], int n, const OriEnvRules *rules, uint64_t seed,
                          uint32_t first_row);
/* Takes one decision in each row. Returns the number of refused rows, or -1 for an invalid n or
 * flag. */
int ori_env_step(OriEnv env[], int n, const int32_t action[], unsigned flags, const OriEnvOut *out);
/* Writes what a step would have written, for use after a reset; reward, done and refused are 0.
 * Returns a reason or NULL. */
const char *ori_env_look(const OriEnv env[], int n, const OriEnvOut *out);
/* Draws an option for each row, all equally likely; ORI_ENV_NO_ACTION where the game is over.
 * Returns a reason or NULL. */
const char *ori_env_choose(OriEnv env[], int n, int32_t action[]);
/* Plays this many games in each row at random. Returns the number of decisions, or -1. */
int64_t ori_env_playout(OriEnv env[], int n, int games);

/*
 * One learner among bots: takes its action (ORI_ENV_NO_ACTION: none, as after a reset), then the
 * others decide until it is the learner's turn. reward is for all seats; obs, mask and player are
 * the learner's. If the game ends, plays the next one up to the learner's first decision.
 * Returns the number of refused rows, or -1 if there is no such bot, a row has no learner, or a bot
 * that searches has no iterations or no memory.
 */
int ori_env_step_among(OriEnv env[], int n, const int32_t action[], unsigned flags,
                       const OriEnvBots *others, const OriEnvOut *out);
/* Asks a bot for the deciding seat's action in each row. -1: there is no such bot, or it searches
 * and has no iterations or no memory. */
int ori_env_advise(OriEnv env[], int n, const OriEnvBots *others, int32_t action[]);
int ori_env_learner(const OriEnv *env); /* the learner's seat in this game, or -1 */
const char *ori_env_bot(int number);    /* the names of the bots, from 0 on; NULL after the last */

/* --- One row --- */

/* A seat or ORI_SPECTATOR. Returns a reason or NULL. */
const char *ori_env_observe(const OriEnv *env, int seat, uint8_t obs[ORI_ENV_OBS]);
int ori_env_mask(const OriEnv *env, uint8_t mask[ORI_ENV_ACTIONS]); /* how many */
void ori_env_pay(const OriEnv *env, float reward[ORI_MAX_SEATS]);
/* Draws a complete game that looks the same to the seat: all equally likely, or as players hold
 * cards. Returns a reason or NULL. */
typedef enum OriEnvGuess { ORI_ENV_UNIFORM, ORI_ENV_LEARNED } OriEnvGuess;
const char *ori_env_guess(const OriEnv *env, int seat, OriEnvGuess model, OriRandom *random,
                          OriEnv *out);
/* The same for a whole game: draws another deal and other placements that give the seat exactly
 * the record it has. out_action has the length of action. Returns a reason or NULL. */
const char *ori_env_resample(const OriEnv *deal, const int32_t action[], int count, int seat,
                             OriEnvGuess model, OriRandom *random, OriEnv *out,
                             int32_t out_action[]);
/* Deals a game by hand: the kinds that each seat sets aside, and who goes first. */
const char *ori_env_deal(OriEnv *env, uint32_t kinds, const uint32_t aside[], int first);

/* --- Numbers and the notation --- */

/* ORI_ENV_NO_ACTION for a hidden placement and for a verb, kind or place that no game has. */
int ori_env_encode(OriDecision decision);
/* The decision that a number means here; ori_apply says whether it is one of the options. */
bool ori_env_decode(const OriState *state, int action, OriDecision *out);
bool ori_env_action_text(const OriEnv *env, int action, char text[ORI_DECISION_TEXT]);
int ori_env_read_action(const char *text, OriError *error);            /* or ORI_ENV_NO_ACTION */
bool ori_env_read(const char *position, OriEnv *out, OriError *error); /* the rest stays */
/* As a seat, ORI_SPECTATOR or ORI_TRUTH may know it: the length, or -1. */
int ori_env_write(const OriEnv *env, int seat, char text[ORI_POSITION_TEXT]);
/* The view that an observation of this seat was made from; the cards are numbered as in the
 * notation. */
bool ori_env_read_obs(const uint8_t obs[ORI_ENV_OBS], int seat, OriView *out);
/* The record of a game from its deal and its actions, as the seat (or ORI_TRUTH) may know it. */
const char *ori_env_record(const OriEnv *deal, const int32_t action[], int count, int seat,
                           char text[ORI_RECORD_TEXT]);
/* The other way. *count comes as the room in action[]. Hidden placements are ORI_ENV_NO_ACTION. */
bool ori_env_read_record(const char *text, OriEnv *deal, int32_t action[], int *count, int *seat,
                         OriError *error);

#ifdef __cplusplus
}
#endif

#endif
