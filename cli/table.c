/*
 * table.c - what play, join, watch and review share.
 */
#include "table.h"

#include "tui/reason.h"
#include "tui/remote.h"
#include "tui/term.h"

#include <stdlib.h>
#include <string.h>

bool table_lang(const Cli *cli, const char *lang, Lang *out)
{
    *out = cli->lang;
    if (lang == NULL || text_lang_named(lang, out))
        return true;
    cli_misuse_value(cli, TEXT_MISUSE_LANG, "", lang);
    return false;
}

bool table_open(const Cli *cli, const char *lang, const char *plain, const char *pace, Table *out)
{
    enum { LONGEST = 10000 };
    *out = (Table){.cli = cli, .pace = SESSION_PACE};
    if (!table_lang(cli, lang, &out->lang) ||
        !cli_number(cli, "--pace", pace, 0, LONGEST, &out->pace))
        return false;
    out->is_plain = plain != NULL || !term_can_draw();
    if (out->is_plain && pace == NULL)
        out->pace = 0; /* whoever listens has a pace of their own */
    term_watch_signals();
    return true;
}

CliStatus table_refuse(const Table *table, TextId id, const char *what, const char *why)
{
    char text[TEXT_SIZE];
    char reason[TEXT_SIZE];
    const TextArg args[] = {{.name = "file", .text = what},
                            {.name = "why", .text = reason_tell(table->lang, why, reason)},
                            {.name = NULL}};
    text_say(table->lang, id, args, text);
    return cli_refuse(table->cli, "%s", term_encode(text));
}

CliStatus table_misuse(const Table *table, TextId id)
{
    return cli_misuse_text(table->cli, id, (TextArg[]){{.name = NULL}});
}

CliStatus table_bad_link(const Table *table, TextId id, const char *why)
{
    table_refuse(table, id, "", why);
    return CLI_MISUSED;
}

/* What an outcome leaves to be said. */
static CliStatus leave(const Table *table, Outcome outcome, const char *why)
{
    char reason[TEXT_SIZE];
    if (outcome == OUTCOME_KILLED)
        term_die();
    if (outcome == OUTCOME_FAILED)
        return cli_refuse(table->cli, "%s", term_encode(reason_tell(table->lang, why, reason)));
    return CLI_OK;
}

/* A game that is not on the disk as it was left is a failure, whoever wanted to leave. */
static CliStatus leave_game(const Table *table, Outcome outcome, const Session *session)
{
    if (session->why_unsaved[0] != '\0')
        table_refuse(table, TEXT_NOT_SAVED, "", session->why_unsaved);
    CliStatus status = leave(table, outcome, session->why);
    return session->why_unsaved[0] != '\0' ? CLI_REFUSED : status;
}

static Outcome play_once(const Table *table, const LocalGame *game, Session *session)
{
    free(session->record);
    *session = (Session){.lang = table->lang, .pace = table->pace};
    term_block_signals(); /* the game's thread inherits this */
    session->source = local_open(game);
    term_unblock_signals();
    if (session->source == NULL) {
        snprintf(session->why, sizeof session->why, "%s", WHY(NO_MEMORY));
        return OUTCOME_FAILED;
    }
    strcpy(session->path, game->path);
    session->coach = game->is_coached ? table->coach : NULL;
    snprintf(session->greeting, sizeof session->greeting, "%s", table->greeting);
    Outcome outcome = table->is_plain ? plain_play(session) : screen_play(session);
    session->source->close(session->source);
    return outcome;
}

/* A review's "play on": the person takes the seat it looked through, bots the others. */
static const char *play_on_from(const OriRecord *record, Moment moment, LocalGame *out)
{
    const char *why = local_from_record(record, moment.decisions, cli_any_seed(), out);
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
        game->seed = cli_any_seed();
        outcome = play_once(table, game, session);
        is_again = true;
    }
    return outcome;
}

Outcome table_play(const Table *table, LocalGame *game, CliStatus *status)
{
    Session session = {.record = NULL};
    Outcome outcome = play_from(table, play_once(table, game, &session), game, &session);
    *status = outcome == OUTCOME_AGAIN ? CLI_OK : leave_game(table, outcome, &session);
    free(session.record);
    return outcome;
}

static CliStatus play_on(const Table *table, const OriRecord *record, Moment moment)
{
    LocalGame *game = malloc(sizeof *game);
    Session session = {.record = malloc(sizeof *record), .moment = moment};
    CliStatus status = CLI_REFUSED;
    if (game != NULL && session.record != NULL) {
        *session.record = *record;
        Outcome outcome = play_from(table, OUTCOME_PLAY_ON, game, &session);
        status = leave_game(table, outcome, &session);
    }
    free(session.record);
    free(game);
    return status;
}

CliStatus table_review(const Table *table, const OriRecord *record)
{
    Moment moment = {.decisions = 0, .seat = record->seat};
    Lines lines = {.length = 0};
    Outcome outcome = table->is_plain ? plain_review(table->lang, record, &lines, &moment)
                                      : screen_review(table->lang, record, &moment);
    if (outcome == OUTCOME_PLAY_ON)
        return play_on(table, record, moment);
    return leave(table, outcome, WHY(NO_TERMINAL));
}

CliStatus table_connect(const Table *table, const Link *link, const char *name)
{
    Session session = {.lang = table->lang, .pace = table->pace, .is_server = true};
    snprintf(session.host, sizeof session.host, "%s", link->host);
    snprintf(session.address, sizeof session.address, "%s:%s", link->host, link->port);
    term_block_signals();
    session.source = remote_open(link, name);
    term_unblock_signals();
    if (session.source == NULL)
        return table_refuse(table, TEXT_WHY_NO_MEMORY, "", "");
    Outcome outcome = table->is_plain ? plain_play(&session) : screen_play(&session);
    session.source->close(session.source);
    if (session.seat_link[0] != '\0' && !table->is_plain) {
        char said[TEXT_SIZE];
        const TextArg args[] = {{.name = "link", .text = session.seat_link}, {.name = NULL}};
        text_say(table->lang, TEXT_SEAT_LINK, args, said);
        printf("%s\n", term_encode(said));
    }
    CliStatus status = outcome == OUTCOME_PLAY_ON ? play_on(table, session.record, session.moment)
                                                  : leave(table, outcome, session.why);
    free(session.record);
    return status;
}
