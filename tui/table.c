/*
 * table.c - sittings: games one after another, and those played on from a moment of one.
 */
#include "tui/table.h"

#include "tui/net.h"
#include "tui/reason.h"
#include "tui/remote.h"
#include "tui/term.h"

#include <stdlib.h>
#include <string.h>

static uint64_t any_seed(void)
{
    uint64_t seed;
    net_random(&seed, sizeof seed);
    return seed;
}

static Outcome play_once(const Table *table, const LocalGame *game, Session *session)
{
    free(session->record);
    *session =
        (Session){.lang = table->lang, .pace = table->pace, .is_stepping = table->is_stepping};
    term_block_signals(); /* the game's thread inherits this */
    session->source = local_open(game);
    term_unblock_signals();
    if (session->source == NULL) {
        snprintf(session->why, sizeof session->why, "%s", WHY(NO_MEMORY));
        return OUTCOME_FAILED;
    }
    strcpy(session->path, game->path);
    session->is_final = game->is_dealt && !game->is_practice;
    session->coach = game->is_coached ? table->coach : NULL;
    snprintf(session->greeting, sizeof session->greeting, "%s", table->greeting);
    Outcome outcome = table->is_plain ? plain_play(session) : screen_play(session);
    session->source->close(session->source);
    return outcome;
}

/* A review's "play on": the person takes the seat it looked through, bots the others. */
static const char *play_on_from(const OriRecord *record, Moment moment, LocalGame *out)
{
    const char *why = local_from_record(record, moment.decisions, any_seed(), out);
    if (why != NULL)
        return why;
    int me = moment.seat >= 0 ? moment.seat : out->record.end.asked;
    for (int seat = 0; seat < (int)out->record.start.rules.seats; seat++)
        if (seat != me)
            out->bot[seat] = arena_entry("knight");
    local_choose_path(out);
    return NULL;
}

/* Games that are played on from a moment of the one before, until the person leaves. "Another game"
 * is here the same moment again, with other luck for the bots. */
static Outcome play_from(const Table *table, Outcome outcome, LocalGame *game, Session *session)
{
    bool is_again = false;
    while (outcome == OUTCOME_PLAY_ON || (is_again && outcome == OUTCOME_AGAIN)) {
        const char *why = NULL;
        if (outcome == OUTCOME_PLAY_ON)
            why = play_on_from(session->record, session->moment, game);
        else
            local_choose_path(game);
        if (why != NULL) {
            snprintf(session->why, sizeof session->why, "%s", why);
            return OUTCOME_FAILED;
        }
        game->seed = any_seed();
        outcome = play_once(table, game, session);
        is_again = true;
    }
    return outcome;
}

Outcome table_play(const Table *table, LocalGame *game, Session *session)
{
    Outcome outcome = play_from(table, play_once(table, game, session), game, session);
    free(session->record);
    return outcome;
}

Outcome table_play_on(const Table *table, Session *session)
{
    LocalGame *game = malloc(sizeof *game);
    Outcome outcome = OUTCOME_FAILED;
    if (game != NULL && session->record != NULL)
        outcome = play_from(table, OUTCOME_PLAY_ON, game, session);
    else
        snprintf(session->why, sizeof session->why, "%s", WHY(NO_MEMORY));
    free(session->record);
    free(game);
    return outcome;
}

Outcome table_review(const Table *table, const OriRecord *record, int reader, Session *session)
{
    Lines lines = {.length = 0};
    session->moment = session_moment(record, reader);
    Outcome outcome = table->is_plain ? plain_review(table->lang, record, &lines, &session->moment)
                                      : screen_review(table->lang, record, &session->moment);
    snprintf(session->why, sizeof session->why, "%s", WHY(NO_TERMINAL));
    if (outcome != OUTCOME_PLAY_ON)
        return outcome;
    session->record = malloc(sizeof *record);
    if (session->record != NULL)
        *session->record = *record;
    return table_play_on(table, session);
}

Outcome table_connect(const Table *table, const Link *link, const char *name, Session *session)
{
    *session = (Session){.lang = table->lang,
                         .pace = table->pace,
                         .is_stepping = table->is_stepping,
                         .notice = table->notice,
                         .is_server = true};
    snprintf(session->host, sizeof session->host, "%s", link->host);
    snprintf(session->address, sizeof session->address, "%s:%s", link->host, link->port);
    term_block_signals();
    session->source = remote_open(link, name);
    term_unblock_signals();
    if (session->source == NULL) {
        snprintf(session->why, sizeof session->why, "%s", WHY(NO_MEMORY));
        return OUTCOME_FAILED;
    }
    Outcome outcome = table->is_plain ? plain_play(session) : screen_play(session);
    session->source->close(session->source);
    if (outcome != OUTCOME_PLAY_ON)
        free(session->record);
    return outcome;
}
