/*
 * at_table.c - what play, host, join, watch and review share.
 */
#include "at_table.h"

#include "tui/reason.h"
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
    *out = (Table){.pace = SESSION_PACE};
    if (!table_lang(cli, lang, &out->lang) ||
        !cli_number(cli, "--pace", pace, 0, LONGEST, &out->pace))
        return false;
    out->is_plain = plain != NULL || !term_can_draw();
    if (out->is_plain && pace == NULL)
        out->pace = 0; /* whoever listens has a pace of their own */
    term_watch_signals();
    return true;
}

const char *table_name(const char *given)
{
    const char *name = given != NULL ? given : getenv("USER");
    return name != NULL && (given != NULL || name[0] != '\0') ? name : NULL;
}

CliStatus table_refuse(const Cli *cli, const Table *table, TextId id, const char *what,
                       const char *why)
{
    char text[TEXT_SIZE];
    char reason[TEXT_SIZE];
    const TextArg args[] = {{.name = "file", .text = what},
                            {.name = "why", .text = reason_tell(table->lang, why, reason)},
                            {.name = NULL}};
    text_say(table->lang, id, args, text);
    return cli_refuse(cli, "%s", term_encode(text));
}

CliStatus table_misuse(const Cli *cli, TextId id)
{
    return cli_misuse_text(cli, id, (TextArg[]){{.name = NULL}});
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
    if (outcome == OUTCOME_KILLED)
        term_die();
    if (outcome == OUTCOME_FAILED)
        return cli_refuse(cli, "%s", term_encode(reason_tell(table->lang, session->why, reason)));
    return is_unsaved ? CLI_REFUSED : CLI_OK;
}

CliStatus table_visit(const Cli *cli, const Table *table, const Link *link, const char *name)
{
    Session session;
    Outcome outcome = table_connect(table, link, name, &session);
    if (session.seat_link[0] != '\0' && !table->is_plain) {
        char said[TEXT_SIZE];
        const TextArg args[] = {{.name = "link", .text = session.seat_link}, {.name = NULL}};
        text_say(table->lang, TEXT_SEAT_LINK, args, said);
        printf("%s\n", term_encode(said));
    }
    if (outcome == OUTCOME_PLAY_ON)
        outcome = table_play_on(table, &session);
    return table_leave(cli, table, outcome, &session);
}
