/*
 * story.h - a game's analysis, told to a player: the turning points, the result, and a lesson.
 *
 * The parts about a seat's decisions come from that seat's own view and events, as their values do
 * (analysis.h). Key moments and the summary are told as the record knows the game.
 */
#ifndef ORI_STORY_H
#define ORI_STORY_H

#include "analysis/analysis.h"
#include "words/sentence.h"

enum {
    STORY_POINTS = 3,
    STORY_LINES = 8, /* sayings of a part, one behind the other */
};

/* The story of a moment, or of the whole game. */
typedef struct StoryPart {
    int moment; /* the decision's; of a summary the one in which the game turned, or -1 */
    int round;
    int count;
    Saying line[STORY_LINES];
} StoryPart;

typedef struct Story {
    int seat;
    int points; /* turning points: decisions of this seat, the worst first */
    StoryPart point[STORY_POINTS];
    StoryPart summary;
} Story;

/* Of one seat. you: the seat spoken to, or ORI_NOBODY. All moments are made. */
void story_tell(const OriRecord *record, const AnalysisMoment moment[],
                const AnalysisSummary *summary, int seat, int you, Story *out);
/* The decision of a key moment, and the shares it moved. */
void story_key(const OriRecord *record, const AnalysisMoment moment[], const AnalysisKey *key,
               int you, StoryPart *out);

#endif
