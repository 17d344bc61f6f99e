/*
 * learn.h - learns the bots' tables from games: notes what happens in them (learn_note.c), fits the
 * tables (learn_fit.c) and writes them as C (learn_write.c).
 */
#ifndef ORI_TOOLS_LEARN_H
#define ORI_TOOLS_LEARN_H

#include "bots/clues.h"
#include "bots/eval.h"
#include "bots/guess.h"
#include "bots/policy.h"

/* A seat's position before a round, and what became of it. */
typedef struct Sample {
    int16_t feature[FEATURES];
    int16_t final;
} Sample;

/* All seats of one game before one round: for the spread. */
typedef struct Moment {
    int seats;
    Sample seat[ORI_MAX_SEATS];
    double share[ORI_MAX_SEATS];
} Moment;

/* A face-down card as its opponents see it, and what it is. */
typedef struct Hidden {
    Clues clues;
    uint32_t unseen; /* the kinds it may be */
    int kind;
} Hidden;

typedef struct Lessons {
    double a[EVAL_ROUNDS][FEATURES][FEATURES];
    double b[EVAL_ROUNDS][FEATURES];
    double revealed[ORI_KINDS][ORI_ROUNDS][POLICY_LYING];
    double kept[ORI_KINDS][ORI_ROUNDS][POLICY_LYING];
    double placed[ORI_KINDS][ORI_ROUNDS];
    double held[ORI_KINDS][ORI_ROUNDS];
    double slot[ORI_KINDS][POLICY_SLOTS];
    double slot_offered[ORI_KINDS][POLICY_SLOTS];
    Hidden *hidden;
    int hiddens;
    Moment *moment[EVAL_ROUNDS]; /* a part of them */
    int moments[EVAL_ROUNDS];
    int decisions;
} Lessons;

/* --- Noting --- */

Lessons *new_lessons(void);
void add_lessons(Lessons *to, const Lessons *from);
/* The face-down cards as they lie, and what they are. */
void note_belief(Lessons *l, const OriState *s);
void note_decision(Lessons *l, const OriState *s, OriDecision d);
void note_end(Lessons *l, Moment moment[EVAL_ROUNDS], const OriState *end);

/* --- Learning --- */

void learn_eval(Lessons *l, Learned *out);
void learn_policy(const Lessons *l, Learned *out);
void learn_belief(const Lessons *l, Learned *out);
/* The tables to begin with; the tables there are, with rows for every new card. */
void learn_blank(Learned *out);
void learn_widen(Learned *out);

/* --- Writing --- */

void write_learned(const Learned *out, const char *how);

#endif
