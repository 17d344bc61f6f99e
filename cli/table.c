/*
 * table.c - what play, join, watch and review share.
 */
#include "table.h"

#include "tui/term.h"

#include <stdlib.h>
#include <string.h>

static const char *variable(const char *name)
{
    return getenv(name);
}

bool table_lang(const Cli *cli, const char *lang, Lang *out)
{
    *out = text_lang_of_locale(variable);
    if (lang == NULL || text_lang_named(lang, out))
        return true;
    cli_misuse(cli, "--lang is one of en, pl, uk, ru and fr, not '%s'", lang);
    return false;
}

bool table_open(const Cli *cli, const char *lang, const char *plain, const char *pace, Table *out)
{
    enum { LONGEST = 10000 };
    *out = (Table){.cli = cli, .pace = SESSION_PACE};
    if (!table_lang(cli, lang, &out->lang) ||
        !cli_number(cli, "--pace", pace, 0, LONGEST, &out->pace))
        return false;
    term_open_text();
    out->is_plain = plain != NULL || !term_can_draw();
    if (out->is_plain && pace == NULL)
        out->pace = 0; /* whoever listens has a pace of their own */
    term_watch_signals();
    return true;
}

CliStatus table_leave(const Table *table, Outcome outcome, const char *why)
{
    if (outcome == OUTCOME_KILLED)
        term_die();
    if (outcome == OUTCOME_FAILED)
        return cli_refuse(table->cli, "%s", why);
    return CLI_OK;
}

static Outcome review(const Table *table, const OriRecord *record, int *decisions, int *seat)
{
    return table->is_plain ? plain_review(table->lang, record, decisions, seat)
                           : screen_review(table->lang, record, decisions, seat);
}

static Outcome play_once(const Table *table, const LocalGame *game, OriRecord **record)
{
    Session session = {.lang = table->lang, .pace = table->pace};
    term_block_signals(); /* the game's thread inherits this */
    session.source = local_open(game);
    term_unblock_signals();
    if (session.source == NULL) {
        cli_refuse(table->cli, "there is no memory for a game");
        return OUTCOME_LEFT;
    }
    strcpy(session.path, game->path);
    Outcome outcome = table->is_plain ? plain_play(&session) : screen_play(&session);
    session.source->close(session.source);
    if (outcome == OUTCOME_FAILED)
        cli_refuse(table->cli, "%s", session.why);
    *record = session.record;
    return outcome;
}

/* A game that cannot be saved is played all the same. */
static void choose_path(LocalGame *game)
{
    if (save_new_path(game->path) != NULL)
        game->path[0] = '\0';
}

/* A review's "play on": the person takes the seat it looked through, bots the others. */
static bool play_on(const Table *table, const OriRecord *record, int decisions, int seat,
                    LocalGame *out)
{
    const char *why = local_from_record(record, decisions, cli_any_seed(), out);
    if (why != NULL) {
        cli_refuse(table->cli, "%s", why);
        return false;
    }
    if (seat < 0)
        seat = out->record.end.asked;
    for (int i = 0; i < (int)out->record.start.rules.seats; i++) {
        if (out->record.name[i][0] == '\0')
            snprintf(out->record.name[i], ORI_NAME_TEXT, "%s", tell_family(table->lang, i));
        if (i != seat)
            out->bot[i] = (ArenaEntry){.bot = bot_named("knight"), .spec = "knight"};
    }
    choose_path(out);
    return true;
}

/* "Another game" is here the same moment again, with other luck for the bots. */
static Outcome play_from_there(const Table *table, LocalGame *game, OriRecord **record)
{
    Outcome outcome;
    while ((outcome = play_once(table, game, record)) == OUTCOME_AGAIN) {
        free(*record);
        *record = NULL;
        game->seed = cli_any_seed();
        choose_path(game);
    }
    return outcome;
}

/* Reviews and games in turn, until the person leaves. */
static Outcome review_and_play(const Table *table, OriRecord *record, int decisions, int seat)
{
    LocalGame *game = malloc(sizeof *game);
    Outcome outcome = OUTCOME_LEFT;
    while (record != NULL && game != NULL) {
        outcome = review(table, record, &decisions, &seat);
        if (outcome != OUTCOME_PLAY_ON || !play_on(table, record, decisions, seat, game))
            break;
        free(record);
        record = NULL;
        outcome = play_from_there(table, game, &record);
        if (outcome != OUTCOME_REVIEW)
            break;
        decisions = 0;
        seat = ORI_TRUTH;
    }
    free(record);
    free(game);
    return outcome;
}

Outcome table_play(const Table *table, const LocalGame *game)
{
    OriRecord *record = NULL;
    Outcome outcome = play_once(table, game, &record);
    if (outcome != OUTCOME_REVIEW) {
        free(record);
        return outcome;
    }
    return review_and_play(table, record, 0, ORI_TRUTH);
}

CliStatus table_review(const Table *table, const OriRecord *record)
{
    OriRecord *copy = malloc(sizeof *copy);
    if (copy != NULL)
        *copy = *record;
    return table_leave(table, review_and_play(table, copy, 0, record->seat), "");
}
