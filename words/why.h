/*
 * why.h - the findings of an analysis, in words: verdicts, figures, and the reasons for a loss.
 *
 * Every reason is a fact with its figures; the sentence about the sample closes the list.
 */
#ifndef ORI_WHY_H
#define ORI_WHY_H

#include "analysis/analysis.h"
#include "words/teller.h"

enum {
    /* The facts, a striker, two targets and the cards beneath them, the sample. */
    WHY_SENTENCES = ANALYSIS_FACTS + 6,
    WHY_FIGURE = TELL_FIGURE,
};

const char *tell_verdict(Lang lang, int verdict); /* "" for none */

/* A share in per cent, influence or cards: with one digit behind the point, or the comma. */
const char *tell_share(Lang lang, int32_t share, char out[WHY_FIGURE]);
const char *tell_percent(Lang lang, int32_t share, char out[WHY_FIGURE]); /* "25.6%" */
const char *tell_change(Lang lang, int32_t share, char out[WHY_FIGURE]);  /* with its sign */

/* What decision i of the record lost; or that it cannot be told, with both figures. */
void tell_loss(const Teller *teller, const AnalysisDecision *decision, int i, char out[TEXT_SIZE]);

/* How many sentences; none if no reasons were computed. */
int tell_why(const Teller *teller, const AnalysisWhy *why, char out[WHY_SENTENCES][TEXT_SIZE]);

#endif
