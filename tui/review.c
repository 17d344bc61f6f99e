/*
 * review.c - a record at one moment, in one view.
 *
 * Every moment is played from the start: states are hidden and events redacted before the model
 * sees them.
 */
#include "tui/review.h"

#include "tui/names.h"
#include "tui/over.h"

#include <stdlib.h>
#include <string.h>

static void step(Review *r, OriState *state, int i, OriLog *log)
{
    OriView before;
    ori_view(state, r->seat, &before);
    OriDecision decision = r->record->decision[i];
    if (ori_record_step(r->record, state, decision, log) != NULL)
        return;
    int count = log->count < ORI_MAX_EVENTS ? log->count : ORI_MAX_EVENTS;
    for (int k = 0; k < count; k++)
        log->event[k] = ori_event_for(&log->event[k], r->seat);
    model_tell(&r->model, &before, &decision, BY_PLAYER, log->event, count);
}

void review_go(Review *r, int at)
{
    OriLog *log = malloc(sizeof *log);
    OriState state = r->record->start;
    if (log == NULL)
        return;
    r->at = at < 0 ? 0 : at > r->record->count ? r->record->count : at;
    model_clear_log(&r->model);
    model_sit(&r->model, ORI_NOBODY);
    model_say(&r->model, ORI_NOBODY, text_fixed(r->model.lang, TEXT_REVIEW_START));
    for (int i = 0; i < r->at; i++)
        step(r, &state, i, log);
    OriView view;
    ori_view(&state, r->seat, &view);
    model_show(&r->model, &view);
    free(log);
}

bool review_look(Review *r, int seat)
{
    bool knows = r->record->seat == ORI_TRUTH || seat == ORI_SPECTATOR || seat == r->record->seat;
    if (!knows || seat >= (int)r->record->start.rules.seats)
        return false;
    r->seat = seat;
    review_go(r, r->at);
    return true;
}

/* The decisions with which the rounds begin. Returns how many rounds there are. */
static int round_starts(const Review *r, int start[ORI_ROUNDS])
{
    OriState state = r->record->start;
    int rounds = 1;
    start[0] = 0;
    for (int i = 0; i < r->record->count; i++) {
        int round = state.round;
        if (ori_record_step(r->record, &state, r->record->decision[i], NULL) != NULL)
            break;
        if (state.round != round && rounds < ORI_ROUNDS)
            start[rounds++] = i + 1;
    }
    return rounds;
}

int review_round(const Review *r, int by)
{
    int start[ORI_ROUNDS];
    int rounds = round_starts(r, start);
    int to = 0;
    for (int i = 0; i < rounds; i++) {
        if (by > 0 && start[i] > r->at)
            return start[i];
        if (start[i] < r->at)
            to = start[i];
    }
    return by > 0 ? r->record->count : to;
}

int review_round_start(const Review *r, int round)
{
    int start[ORI_ROUNDS];
    return round <= round_starts(r, start) ? start[round - 1] : r->record->count;
}

void review_open(Review *r, Lang lang, const OriRecord *record, int at, int seat)
{
    memset(r, 0, sizeof *r);
    r->record = record;
    r->seat = seat;
    r->reader = ORI_NOBODY;
    model_open(&r->model, lang);
    r->model.table.seats = (int)record->start.rules.seats;
    tell_record_names(&r->model.teller, record);
    review_go(r, at);
}

void review_close(Review *r)
{
    model_close(&r->model);
}

void review_tell(const Review *r, char out[TEXT_SIZE])
{
    char eyes[TEXT_SIZE];
    char where[TEXT_SIZE];
    Lang lang = r->model.lang;
    const char *name = r->seat >= 0 ? r->model.teller.name[r->seat] : "";
    text_say(lang,
             r->seat == ORI_TRUTH       ? TEXT_REVIEW_AS_TRUTH
             : r->seat == ORI_SPECTATOR ? TEXT_REVIEW_AS_PUBLIC
                                        : TEXT_REVIEW_AS_SEAT,
             TEXT_ARGS({.name = "player", .text = name}), eyes);
    text_say(
        lang, TEXT_REVIEW_BAR,
        TEXT_ARGS({.name = "n", .number = r->at}, {.name = "total", .number = r->record->count}),
        where);
    out[0] = '\0';
    names_add(lang, where, out);
    names_add(lang, eyes, out);
}

void review_tell_next(const Review *r, char out[TEXT_SIZE])
{
    if (r->model.is_over)
        over_write_winner(&r->model, out);
    else
        tell_waiting(&r->model.teller, out);
}

void review_tell_unknown(const Review *r, int seat, char out[TEXT_SIZE])
{
    bool is_seat = seat >= 0 && seat < (int)r->record->start.rules.seats;
    text_say(r->model.lang, TEXT_REVIEW_NOT_KNOWN,
             TEXT_ARGS({.name = "player", .text = is_seat ? r->model.teller.name[seat] : "?"}),
             out);
}
