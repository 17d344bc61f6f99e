/*
 * story_json.c - stories and key moments as JSON: first for spectators, about every seat that was
 * judged; then for each of these seats, about itself.
 */
#include "words/story_json.h"

#include "words/said.h"

static void put_said(Json *j, const StoryPart *part)
{
    put_open(j, "said", '[');
    for (int i = 0; i < part->count; i++)
        said_out(j, &part->line[i]);
    out_close(j, ']');
}

static void out_part(Json *j, const StoryPart *part)
{
    out_open(j, '{');
    put_number(j, "moment", part->moment);
    put_number(j, "round", part->round);
    put_said(j, part);
    out_close(j, '}');
}

static void out_story(Json *j, const Story *story)
{
    out_open(j, '{');
    out_key(j, "seat");
    out_seat(j, story->seat);
    put_open(j, "points", '[');
    for (int i = 0; i < story->points; i++)
        out_part(j, &story->point[i]);
    out_close(j, ']');
    put_said(j, &story->summary);
    out_close(j, '}');
}

static bool is_judged(const OriRecord *record, const AnalysisMoment moment[], int seat)
{
    for (int i = 0; i < record->count; i++)
        if (moment[i].decision.count > 0 && moment[i].decision.seat == seat)
            return true;
    return false;
}

static void out_told(Json *j, const OriRecord *record, const AnalysisMoment moment[],
                     const AnalysisSummary *summary, int reader)
{
    static Story story; /* large */
    StoryPart key;
    out_open(j, '{');
    out_key(j, "to");
    out_seat(j, reader);
    put_open(j, "stories", '[');
    for (int seat = 0; seat < summary->seats; seat++) {
        if ((reader >= 0 && reader != seat) || !is_judged(record, moment, seat))
            continue;
        story_tell(record, moment, summary, seat, reader, &story);
        out_story(j, &story);
    }
    out_close(j, ']');
    put_open(j, "keys", '[');
    for (int i = 0; i < summary->keys; i++) {
        story_key(record, moment, &summary->key[i], reader, &key);
        out_part(j, &key);
    }
    out_close(j, ']');
    out_close(j, '}');
}

void story_out(Json *j, const OriRecord *record, const AnalysisMoment moment[],
               const AnalysisSummary *summary)
{
    put_open(j, "told", '[');
    for (int reader = ORI_NOBODY; reader < summary->seats; reader++)
        if (reader == ORI_NOBODY || is_judged(record, moment, reader))
            out_told(j, record, moment, summary, reader);
    out_close(j, ']');
}
