/*
 * at_table.c - what play, host, join, watch and review share.
 */
#include "at_table.h"
#include "at_deal.h"
#include "settings.h"

#include "tui/reason.h"
#include "tui/save.h"
#include "tui/term.h"
#include "words/tell_story.h"

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

int table_reader(const char *text, const OriRecord *record)
{
    int person = save_person(text);
    if (record->seat == ORI_TRUTH && person >= 0 && person < (int)record->start.rules.seats)
        return person;
    return tell_reader(record);
}

static TurnNotice wanted_notice(void)
{
    const char *wanted = setting(SETTING_notice);
    if (wanted == NULL || strcmp(wanted, "both") == 0)
        return NOTICE_BOTH;
    return strcmp(wanted, "bell") == 0    ? NOTICE_BELL
           : strcmp(wanted, "title") == 0 ? NOTICE_TITLE
                                          : NOTICE_NONE;
}

bool table_open(const Cli *cli, const char *lang, const char *plain, const char *pace, Table *out)
{
    enum { LONGEST = 10000 };
    const char *colours = setting(SETTING_colours);
    const char *wants_plain = setting(SETTING_plain);
    if (pace == NULL)
        pace = setting(SETTING_pace);
    *out = (Table){.pace = SESSION_PACE,
                   .notice = wanted_notice(),
                   .is_stepping = pace != NULL && strcmp(pace, "step") == 0};
    if (!table_lang(cli, lang, &out->lang) ||
        (!out->is_stepping && !cli_number(cli, "--pace", pace, 0, LONGEST, &out->pace)))
        return false;
    if (colours != NULL)
        term_set_colours(colours);
    out->is_plain = plain != NULL || !term_can_draw() ||
                    (wants_plain != NULL && strcmp(wants_plain, "yes") == 0);
    if (out->is_plain && pace == NULL)
        out->pace = 0; /* listeners set their own pace */
    term_watch_signals();
    return true;
}

const char *table_name(const char *given)
{
    const char *own = setting(SETTING_name) != NULL ? setting(SETTING_name) : getenv("USER");
    const char *name = given != NULL ? given : own;
    return name != NULL && (given != NULL || name[0] != '\0') ? name : NULL;
}

CliStatus table_refuse(const Cli *cli, const Table *table, TextId id, const char *what,
                       const char *why)
{
    char text[TEXT_SIZE];
    char reason[TEXT_SIZE];
    const TextArg *args = TEXT_ARGS({.name = "file", .text = what},
                                    {.name = "why", .text = reason_tell(table->lang, why, reason)});
    text_say(table->lang, id, args, text);
    return cli_refuse(cli, "%s", term_encode(text));
}

CliStatus table_misuse(const Cli *cli, TextId id)
{
    return cli_misuse_text(cli, id, NULL);
}

CliStatus table_bad_link(const Cli *cli, const Table *table, TextId id, const char *why)
{
    table_refuse(cli, table, id, "", why);
    return CLI_MISUSED;
}

CliStatus table_leave(const Cli *cli, const Table *table, Outcome outcome, const Session *session)
{
    char reason[TEXT_SIZE];
    bool is_unsaved = session->why_unsaved[0] != '\0';
    if (is_unsaved)
        table_refuse(cli, table, TEXT_NOT_SAVED, "", session->why_unsaved);
    if (outcome == OUTCOME_KILLED && term_was_taken())
        return table_refuse(cli, table, TEXT_CLI_TAKEN, "", "");
    if (outcome == OUTCOME_KILLED)
        term_die();
    if (outcome == OUTCOME_FAILED)
        return cli_refuse(cli, "%s", term_encode(reason_tell(table->lang, session->why, reason)));
    return is_unsaved ? CLI_REFUSED : CLI_OK;
}

Outcome table_sit(const Cli *cli, const Table *table, LocalGame *game, CliStatus *status)
{
    Session session = {.record = NULL};
    char dealt[SAVE_PATH] = "";
    if (game->is_dealt)
        strcpy(dealt, game->path);
    Outcome outcome = table_play(table, game, &session);
    *status = outcome == OUTCOME_AGAIN ? CLI_OK : table_leave(cli, table, outcome, &session);
    if (dealt[0] != '\0')
        deal_tell_result(table->lang, dealt);
    return outcome;
}

CliStatus table_visit(const Cli *cli, const Table *table, const Link *link, const char *name)
{
    Session session;
    Outcome outcome = table_connect(table, link, name, &session);
    if (session.seat_link[0] != '\0' && !table->is_plain) {
        char said[TEXT_SIZE];
        const TextArg *args = TEXT_ARGS({.name = "link", .text = session.seat_link});
        text_say(table->lang, TEXT_SEAT_LINK, args, said);
        printf("%s\n", term_encode(said));
    }
    if (outcome == OUTCOME_PLAY_ON)
        outcome = table_play_on(table, &session);
    return table_leave(cli, table, outcome, &session);
}
