/*
 * tell_story.c - a story in the listener's language, for the terminal and the command line.
 */
#include "words/tell_story.h"

#include <string.h>

static bool is_bot(const char *name)
{
    char kind[TELL_NAME];
    size_t length = strcspn(name, ":");
    if (length >= sizeof kind)
        return false;
    memcpy(kind, name, length);
    kind[length] = '\0';
    return bot_named(kind) != NULL;
}

int tell_reader(const OriRecord *record)
{
    int found = ORI_NOBODY;
    if (record->seat != ORI_TRUTH)
        return record->seat;
    for (int seat = 0; seat < (int)record->start.rules.seats; seat++)
        if (!is_bot(record->name[seat])) {
            if (found != ORI_NOBODY)
                return ORI_NOBODY;
            found = seat;
        }
    return found;
}

void tell_part(const Teller *t, const StoryPart *part, char out[TEXT_SIZE])
{
    char text[TEXT_SIZE];
    out[0] = '\0';
    for (int i = 0; i < part->count; i++) {
        tell_line(t, &part->line[i], text);
        text_add(out, i > 0 ? " " : "");
        text_add(out, text);
    }
}

void tell_point(const Teller *t, const StoryPart *point, char out[TEXT_SIZE])
{
    char text[TEXT_SIZE];
    text_say(t->lang, TEXT_STORY_WHERE,
             TEXT_ARGS({.name = "m", .number = point->round},
                       {.name = "n", .number = point->moment + 1}),
             out);
    tell_part(t, point, text);
    text_add(out, " ");
    text_add(out, text);
}
