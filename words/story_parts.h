/*
 * story_parts.h - what the parts of a story share.
 */
#ifndef ORI_STORY_PARTS_H
#define ORI_STORY_PARTS_H

#include "words/story.h"

int story_points_of(int64_t share); /* whole points, rounded */

/* One more saying; a sentence about this seat. */
Saying *story_line(StoryPart *part);
Sentence *story_say(StoryPart *part, int stem, int seat, int you);

/* What decision i did, as this reader was told it. */
void story_deed(const OriRecord *record, int i, int eyes, int you, StoryPart *out);
/* The fact that best says why a choice was worse (AnalysisFactKind); ANALYSIS_FACT_KINDS: none. */
int story_reason(const AnalysisWhy *why);

void story_sum_up(const OriRecord *record, const AnalysisMoment moment[],
                  const AnalysisSummary *summary, int you, Story *out);

#endif
