/*
 * story_json.h - stories and key moments as JSON (docs/analysis.md: told).
 */
#ifndef ORI_STORY_JSON_H
#define ORI_STORY_JSON_H

#include "base/json.h"
#include "words/story.h"

/* The key "told" and its value: a list by reader. */
void story_out(Json *json, const OriRecord *record, const AnalysisMoment moment[],
               const AnalysisSummary *summary);

#endif
