/*
 * json.h - an analysis as JSON: the same bytes from the command line and from the page's module
 * (docs/analysis.md has the format).
 */
#ifndef ORI_ANALYSIS_JSON_H
#define ORI_ANALYSIS_JSON_H

#include "analysis/analysis.h"
#include "base/json.h"

enum { ANALYSIS_JSON_FORMAT = 1 };

/* The part before the moments: the game and the task, without brackets. */
void analysis_out_head(Json *json, const AnalysisTask *task, const OriRecord *record);
/* One element of "moments". */
void analysis_out_moment(Json *json, const OriRecord *record, int i, const AnalysisMoment *moment);
/* The part after them: accounts, keys, bluff, read, without brackets. */
void analysis_out_summary(Json *json, const AnalysisSummary *summary);
/* All of it, without brackets. */
void analysis_out(Json *json, const AnalysisTask *task, const OriRecord *record,
                  const AnalysisMoment moment[], const AnalysisSummary *summary);

/* Of a running game: options and why as in a moment's "decision"; face-down cards as in "belief". */
void analysis_out_decision(Json *json, const OriState *known, const AnalysisDecision *decision);
void analysis_out_why(Json *json, const AnalysisDecision *decision, const AnalysisWhy *why);
void analysis_out_belief(Json *json, const OriState *known,
                         const uint16_t belief[ORI_MAX_CARDS + 1][ORI_KINDS]);

#endif
