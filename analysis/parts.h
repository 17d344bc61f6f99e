/*
 * parts.h - what the parts of the analysis share.
 */
#ifndef ORI_ANALYSIS_PARTS_H
#define ORI_ANALYSIS_PARTS_H

#include "analysis/analysis.h"

/* Fills shares and belief of a moment whose has_truth is set. */
void analysis_shares(const AnalysisTask *task, const OriState *state, AnalysisMoment *out);

/* It may have lost something: games to the end are to say. */
bool analysis_is_open(const AnalysisDecision *decision);
/* It is held against the games of its why; it may be fine after all. */
void analysis_confirm(AnalysisDecision *decision);

#endif
