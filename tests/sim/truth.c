/*
 * truth.c - what a seat may be told of a game, from the log on the disk.
 */
#include "sim.h"

#include <string.h>

/* Whether this is what that seat may know of that version, to the letter. */
bool truth_is_view(const StoredGame *g, int v, int seat, const char *position, const json_t *lines)
{
    OriState state = g->start;
    OriLog log = {.count = 0};
    OriView view;
    char text[ORI_POSITION_TEXT];
    for (int n = 0; n < v; n++)
        if (ori_apply(&state, g->decision[n], n == v - 1 ? &log : NULL) != NULL)
            sim_broken("the log of %s-%d cannot be replayed", g->table, g->number);
    ori_view(&state, seat, &view);
    ori_write_view(&view, text);
    if (strcmp(text, position) != 0)
        return false;
    if (lines == NULL)
        return true;
    size_t at = 0;
    for (int i = 0; i < log.count; i++) {
        char event[ORI_EVENT_TEXT];
        OriEvent told = ori_event_for(&log.event[i], seat);
        ori_write_event(&told, event);
        const char *said = json_string_value(json_array_get(lines, at++));
        if (said == NULL || strcmp(said, event) != 0)
            return false;
    }
    return at == json_array_size(lines);
}
