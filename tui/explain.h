/*
 * explain.h - the analysis of a record in its review: made one moment at a time while no key is
 * pressed, and told as far as the review's view may know it.
 */
#ifndef ORI_EXPLAIN_H
#define ORI_EXPLAIN_H

#include "analysis/analysis.h"
#include "tui/review.h"

typedef struct Explain {
    AnalysisTask task;
    const OriRecord *record;
    AnalysisMoment *moment; /* NULL: nobody has asked */
    int made;
} Explain;

/* Computes nothing yet. False: out of memory. */
bool explain_begin(Explain *explain, const OriRecord *record);
void explain_close(Explain *explain);
bool explain_is_begun(const Explain *explain);
bool explain_is_done(const Explain *explain);
/* Makes one moment, this one before the others. */
void explain_step(Explain *explain, int wanted);

/* The worst moment of this seat, once all are computed; -1: there is none. */
int explain_worst(const Explain *explain, int seat);

/* For one decision: its options, the best first, and why the chosen one was worse. The teller sees
 * what the decider knew. */
void explain_decision(const AnalysisDecision *decision, int at, const Teller *teller,
                      void (*line)(void *to, const char *text), void *to);

typedef enum ExplainManner { EXPLAIN_DRAWN, EXPLAIN_PLAIN } ExplainManner;

/* The analysis of the review's moment, a line at a time. */
void explain_tell(const Explain *explain, const Review *review, ExplainManner manner,
                  void (*line)(void *to, const char *text), void *to);

#endif
