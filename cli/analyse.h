/*
 * analyse.h - a finished analysis, and the picture of it.
 */
#ifndef ORI_CLI_ANALYSE_H
#define ORI_CLI_ANALYSE_H

#include "analysis/analysis.h"
#include "words/teller.h"

#include <stdio.h>

typedef struct Analysed {
    AnalysisTask task;
    int reader; /* whose game it is, or ORI_NOBODY */
    OriRecord record;
    AnalysisMoment moment[ANALYSIS_MOMENTS];
    AnalysisSummary summary;
} Analysed;

/* The shares as a graph: SVG, a line for each seat, rounds and verdicts marked. */
void analyse_draw(const Analysed *a, const Teller *teller, FILE *out);
/* The report: sparklines, decisions, accounts, key moments, reasons. */
void analyse_print(const Analysed *a, Teller *teller);

#endif
