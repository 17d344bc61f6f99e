/*
 * names.c - names, and names in a row.
 */
#include "tui/names.h"

#include <stdio.h>
#include <string.h>

const char *name_of_set(Lang lang, OriRules rules)
{
    return text_fixed(lang, rules.kinds == ORI_BASE_SET     ? TEXT_SET_BASE
                            : rules.kinds == ORI_ABLAZE_SET ? TEXT_SET_ABLAZE
                                                            : TEXT_SET_MIX);
}

/* Reasons travel as text from threads that know no language. The program asks for no locale but that
 * of letters, so the system's are these. */
static const char *known_reason(Lang lang, const char *why)
{
    static const struct {
        const char *begins;
        TextId id;
    } reason[] = {
        {"Connection refused", TEXT_WHY_REFUSED},
        {"No route to host", TEXT_WHY_UNREACHABLE},
        {"Network is unreachable", TEXT_WHY_UNREACHABLE},
        {"Connection timed out", TEXT_WHY_SILENT},
        {"the server is silent", TEXT_WHY_SILENT},
        {"the server hung up", TEXT_WHY_HUNG_UP},
        {"Connection reset by peer", TEXT_WHY_HUNG_UP},
        {"Broken pipe", TEXT_WHY_HUNG_UP},
        {"Name or service not known", TEXT_WHY_NO_HOST},
        {"Temporary failure in name resolution", TEXT_WHY_NO_HOST},
        {"No address associated with hostname", TEXT_WHY_NO_HOST},
        {"Error in the certificate", TEXT_WHY_CERTIFICATE},
        {"No space left on device", TEXT_WHY_FULL},
        {"Disk quota exceeded", TEXT_WHY_FULL},
        {"File too large", TEXT_WHY_FULL},
        {"Permission denied", TEXT_WHY_FORBIDDEN},
        {"Read-only file system", TEXT_WHY_FORBIDDEN},
        {"Not a directory", TEXT_WHY_FORBIDDEN},
        {"No such file or directory", TEXT_WHY_MISSING},
        {"there is none", TEXT_CLI_NONE_SAVED},
        {"a link begins with", TEXT_WHY_LINK},
        {"a link to a table is", TEXT_WHY_LINK},
        {"the link's token is damaged", TEXT_WHY_LINK_TOKEN},
        {"the link", TEXT_WHY_LINK},
        {"after the table only", TEXT_WHY_LINK},
        {"out of memory", TEXT_CLI_NO_MEMORY},
        {"Cannot allocate memory", TEXT_CLI_NO_MEMORY},
        {"the game has ended", TEXT_CLI_ENDED},
        {"the terminal cannot be used", TEXT_CLI_NO_TERMINAL},
        {"the game is over", TEXT_CLI_ENDED},
        {"it is open in another window", TEXT_WHY_OPEN_ELSEWHERE},
        {"it cannot be locked", TEXT_WHY_NOT_LOCKED},
        {"its other window", TEXT_WHY_OTHER_WINDOW},
        {"HOME is not set", TEXT_WHY_NO_HOME},
        {"unknown bot", TEXT_WHY_BOT},
        {"these are too many bots", TEXT_WHY_BOTS_MANY},
        {"a budget is", TEXT_WHY_BUDGET},
        {"a decision takes an hour", TEXT_WHY_BUDGET_HOUR},
        {"only it, ms or s", TEXT_WHY_BUDGET_UNIT},
        {"this bot does not search", TEXT_WHY_BUDGET_NONE},
    };
    for (size_t i = 0; i < sizeof reason / sizeof reason[0]; i++)
        if (strncmp(why, reason[i].begins, strlen(reason[i].begins)) == 0)
            return text_fixed(lang, reason[i].id);
    return why;
}

const char *name_of_reason(Lang lang, const char *why, char out[TEXT_SIZE])
{
    static const char unreachable[] = " cannot be reached: ";
    const char *host_end = strstr(why, unreachable);
    out[0] = '\0';
    if (host_end == NULL) {
        text_add(out, known_reason(lang, why));
        return out;
    }
    char host[TEXT_SIZE];
    snprintf(host, sizeof host, "%.*s", (int)(host_end - why), why);
    const char *reason = known_reason(lang, host_end + sizeof unreachable - 1);
    const TextArg args[] = {
        {.name = "host", .text = host}, {.name = "why", .text = reason}, {.name = NULL}};
    return text_say(lang, TEXT_CLI_UNREACHABLE, args, out);
}

static void join(Lang lang, TextId how, const char *second, char list[TEXT_SIZE])
{
    char first[TEXT_SIZE];
    if (list[0] == '\0') {
        text_add(list, second);
        return;
    }
    memcpy(first, list, sizeof first);
    text_say(lang, how,
             (TextArg[]){{.name = "first", .text = first},
                         {.name = "second", .text = second},
                         {.name = NULL}},
             list);
}

void names_add(Lang lang, const char *name, char list[TEXT_SIZE])
{
    join(lang, TEXT_LIST_COMMA, name, list);
}

void names_add_last(Lang lang, const char *name, char list[TEXT_SIZE])
{
    join(lang, TEXT_LIST_AND, name, list);
}

void names_add_part(Lang lang, const char *part, char list[TEXT_SIZE])
{
    join(lang, TEXT_LIST_SEMICOLON, part, list);
}

void name_with_role(Lang lang, const char *name, const char *role, char out[TEXT_SIZE])
{
    out[0] = '\0';
    if (role[0] == '\0' || strcmp(role, name) == 0) {
        text_add(out, name);
        return;
    }
    text_say(
        lang, TEXT_NAME_ROLE,
        (TextArg[]){{.name = "name", .text = name}, {.name = "role", .text = role}, {.name = NULL}},
        out);
}

void name_label(Lang lang, const char *label, const char *value, char out[TEXT_SIZE])
{
    text_say(lang, TEXT_LABELLED,
             (TextArg[]){{.name = "label", .text = label},
                         {.name = "value", .text = value},
                         {.name = NULL}},
             out);
}
