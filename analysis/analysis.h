/*
 * analysis.h - says what each decision of a game was worth, and why.
 *
 *     record -> analysis_moment, for each moment -> analysis_conclude -> JSON, words, pictures
 *
 * A moment is a position of the record: moment i is the question of decision i, the last one is
 * where the record ends. Moments do not depend on each other, so they can be made in any order, a
 * few at a time, or by several workers; the conclusions from all of them together come at the end.
 *
 * Invariants:   - Everything about a decision comes from the decider's own view (OriView) and
 * from nothing   - The same record, moment and task give the same bytes on every machine: integers,
 * no clock.   - Nothing is allocated, read or written. The structs are flat and have no padding
 * that is not
 *     else. Truths that look the same to the decider give the same bytes.
 *     zero: a moment may be copied from one worker to another, and compared with memcmp.
 *
 * Win shares are in millionths (ANALYSIS_WHOLE is a sure victory, ties split), beliefs in
 * thousandths. docs/analysis.md describes the method and its limits.
 */
#ifndef ORI_ANALYSIS_H
#define ORI_ANALYSIS_H

#include "bots/bot.h"

enum {
    ANALYSIS_WHOLE = BOT_SURE,
    ANALYSIS_SURE_OF_KIND = 1000,
    ANALYSIS_MOMENTS = ORI_MAX_DECISIONS + 1,
    ANALYSIS_WORLDS = 16, /* the default budget */
    ANALYSIS_MOST_WORLDS = 4096,
    ANALYSIS_SEED = 1,
    ANALYSIS_FACTS = 3,
    ANALYSIS_KEYS = 8,
};

/* --- What is wanted --- */

typedef struct AnalysisTask {
    const Bot *bot; /* one that analysis_bot accepts */
    int worlds;     /* the budget: how many worlds an option is tried in first (options.c) */
    uint64_t seed;
    int seat; /* whose decisions are judged; ORI_NOBODY: everybody's */
} AnalysisTask;

/* NULL, or why games cannot be analysed with this bot. */
const char *analysis_refuse(const AnalysisTask *task);

/* --- A decision --- */

typedef struct AnalysisOption {
    OriDecision option;
    uint8_t tied;   /* as good as the best, as far as can be told */
    int32_t value;  /* the decider's win share */
    int32_t error;  /* of its difference to the chosen one, or to the first; of that, its own */
    int32_t worlds; /* how many it was tried in */
} AnalysisOption;

typedef enum AnalysisVerdict {
    ANALYSIS_UNJUDGED, /* there was no choice yet, or it is not known */
    ANALYSIS_BEST,
    ANALYSIS_FINE,    /* as good as the best, or noise could explain the difference */
    ANALYSIS_UNCLEAR, /* half of the chance may be lost, and it cannot be told */
    ANALYSIS_INACCURACY,
    ANALYSIS_MISTAKE,
    ANALYSIS_BLUNDER,
    ANALYSIS_VERDICTS,
} AnalysisVerdict;

/* What a fact counts in the continuations of an option (why.c). */
typedef enum AnalysisFactKind {
    ANALYSIS_WINS,        /* the decider wins (share) */
    ANALYSIS_AT_ONCE,     /* influence that the decision itself earns the decider (hundredths) */
    ANALYSIS_ROUND,       /* influence that the decider gains until the round ends (hundredths) */
    ANALYSIS_END,         /* ... until the game ends (hundredths) */
    ANALYSIS_RIVAL,       /* the best other pool at the end (hundredths) */
    ANALYSIS_CARD_PAYS,   /* influence that the card earns its owner until the end (hundredths) */
    ANALYSIS_CARD_STRUCK, /* the card is eliminated by others before it pays (share) */
    ANALYSIS_CARD_STAYS,  /* it is in the Queue when the game ends (share) */
    ANALYSIS_OWN_LOST,    /* the decider's cards that others eliminate until the end (hundredths) */
    ANALYSIS_OTHERS_LOST, /* others' cards that the decider's eliminate (hundredths) */
    ANALYSIS_FACT_KINDS,
} AnalysisFactKind;

typedef struct AnalysisFact {
    uint8_t kind; /* AnalysisFactKind */
    uint8_t zero[3];
    int32_t chosen; /* the mean over the continuations of the chosen option ... */
    int32_t best;   /* ... and of the one it is compared with */
    int32_t error;  /* standard error of their difference */
} AnalysisFact;

/* The decision under the eyes of facts: paired continuations to the end of the game. */
typedef struct AnalysisWhy {
    int32_t worlds; /* pairs; 0: nobody has asked */
    int16_t chosen; /* options, by index; */
    int16_t best;
    int32_t count; /* of facts that differ, the most telling first */
    AnalysisFact fact[ANALYSIS_FACTS];
    AnalysisFact all[ANALYSIS_FACT_KINDS]; /* every figure */
    /* Who strikes the card most often, and with what: of the option where it is struck more. */
    int8_t striker; /* a seat, or ORI_NOBODY */
    uint8_t striker_kind;
    uint8_t zero[2];
    int32_t striker_share; /* of those strikes */
    /* The face-down card that an option turns to: what it is most often, by option. */
    uint8_t target_kind[2]; /* of chosen, of best; ORI_HIDDEN: it is not a face-down card */
    uint8_t under_kind[2];  /* what it uncovers most often; ORI_HIDDEN: no card beneath it */
    int32_t target_share[2];
    int32_t under_share[2];
} AnalysisWhy;

typedef struct AnalysisDecision {
    int8_t seat; /* the decider; ORI_NOBODY: nobody is asked, or not to be judged */
    uint8_t verdict;
    int16_t count;  /* of options; 0: they were not looked at */
    int16_t chosen; /* by index; -1: not known */
    int16_t best;
    int32_t loss;     /* best.value - chosen.value, never below 0 */
    int32_t measured; /* the same in fresh worlds, for sums: may fall below 0 */
    int32_t error;    /* standard error of the difference */
    AnalysisOption option[ORI_MAX_OPTIONS]; /* in the order of ori_view_options */
    AnalysisWhy why;                        /* of what is charged or unclear */
} AnalysisDecision;

/* --- A moment --- */

typedef struct AnalysisMoment {
    uint8_t done;      /* it has been made */
    uint8_t has_truth; /* the record knows it */
    uint8_t zero[2];
    int32_t table[ORI_MAX_SEATS]; /* win shares as the table could know; they add up to the whole */
    int32_t truth[ORI_MAX_SEATS]; /* with the truth; likewise */
    int32_t table_error[ORI_MAX_SEATS];
    int32_t truth_error[ORI_MAX_SEATS];
    /* By handle: what the table took each face-down card for. A row of zeros: it lies open. */
    uint16_t belief[ORI_MAX_CARDS + 1][ORI_KINDS];
    uint16_t zero_too;
    AnalysisDecision decision;
} AnalysisMoment;

/* Moment i of the record, 0 <= i <= record->count. */
void analysis_moment(const AnalysisTask *task, const OriRecord *record, int i, AnalysisMoment *out);

/* --- A running game: of the seat that is asked, who is the view's --- */

/* The options' values. chosen: its index, or -1. */
void analysis_options(const AnalysisTask *task, const OriView *view, int chosen,
                      AnalysisDecision *out);
/* Why one option against another, by index. */
void analysis_why(const AnalysisTask *task, const OriView *view, const AnalysisDecision *decision,
                  int chosen, int best, AnalysisWhy *out);
/* What the table takes each face-down card for. The view may be anybody's: what it knows beyond a
 * spectator's is not used. */
void analysis_belief(const AnalysisTask *task, const OriView *view,
                     uint16_t belief[ORI_MAX_CARDS + 1][ORI_KINDS]);

/* --- The whole game --- */

/* final = fair + deal + own + others, exactly. */
typedef struct AnalysisAccount {
    int32_t fair;   /* every seat's equal part */
    int32_t deal;   /* what the hands were worth above it */
    int32_t own;    /* the seat's own decisions: minus what they lost, as measured */
    int32_t others; /* what others and chance did */
    int32_t final;  /* the outcome; in a game that is not over the true share now */
    int32_t own_error;
    int32_t decisions; /* judged */
    int32_t accuracy;  /* the part that they kept of what the best options were worth; with no
                          decision judged it says nothing */
    int32_t verdicts[ANALYSIS_VERDICTS];
} AnalysisAccount;

typedef enum AnalysisKeyKind {
    ANALYSIS_SWING,  /* the shares moved most at this decision */
    ANALYSIS_COSTLY, /* the decision lost most, provably */
} AnalysisKeyKind;

typedef struct AnalysisKey {
    int32_t moment; /* the decision's */
    uint8_t kind;   /* AnalysisKeyKind */
    int8_t seat;    /* whose share moved most, or the decider */
    uint8_t zero[2];
    int32_t amount; /* the share's change; minus the loss */
} AnalysisKey;

/* A face-down card and what it was taken for, from moment to moment. */
typedef struct AnalysisGuess {
    uint8_t card;  /* handle; 0: there is none */
    int8_t owner;  /* of the bluff: who laid it; of the read: whom it was read by */
    uint8_t kind;  /* what it is */
    uint8_t taken; /* the bluff: what it was taken for most */
    int32_t from;  /* moments: the first ... */
    int32_t to;    /* ... and the last of them */
    int32_t share; /* thousandths; bluff: how likely `taken` was held, mean; read: how likely the
                      target was held to be what it is */
    int32_t score; /* what it was chosen by */
} AnalysisGuess;

typedef struct AnalysisSummary {
    int32_t moments;
    uint8_t over;
    uint8_t has_truth;
    uint8_t seats;
    uint8_t zero;
    AnalysisAccount account[ORI_MAX_SEATS]; /* of a record that knows the truth */
    int32_t keys;
    AnalysisKey key[ANALYSIS_KEYS]; /* the largest first */
    AnalysisGuess bluff;
    AnalysisGuess read;
} AnalysisSummary;

/* All moments are made: record->count + 1. */
void analysis_conclude(const OriRecord *record, const AnalysisMoment moment[],
                       AnalysisSummary *out);

/* All of it. progress is told after each moment how many are made; false ends it early, and false
 * is returned. It may be NULL. */
typedef bool AnalysisProgress(void *context, int done, int all);
bool analysis_run(const AnalysisTask *task, const OriRecord *record, AnalysisProgress *progress,
                  void *context, AnalysisMoment moment[ANALYSIS_MOMENTS], AnalysisSummary *out);

const char *analysis_verdict_name(int verdict);
const char *analysis_fact_name(int kind);
bool analysis_fact_is_share(int kind); /* else influence or cards, in hundredths */

#endif
