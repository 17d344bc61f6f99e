/*
 * record.c - gets records, wherever they are.
 *
 * It asks a table's server for its game; if the server no longer has it, the copy that was kept
 * here when the game ended is as good.
 */
#include "record.h"

#include "at_table.h"
#include "tui/net.h"
#include "tui/reason.h"
#include "tui/seat.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* --- Asking a server --- */

/* The body of its answer, or why there is none, in English as servers speak. */
static char *fetch(const Link *server, const char *path, const char *body, char why[TEXT_SIZE])
{
    NetAnswer answer;
    char reason[TEXT_SIZE];
    if (!net_request(server, NET_NO_QUIT, path, body, &answer)) {
        snprintf(why, TEXT_SIZE, "%s port %s cannot be reached: %s", server->host, server->port,
                 reason_tell(LANG_EN, answer.why, reason));
        return NULL;
    }
    if (answer.status >= 200 && answer.status < 300)
        return answer.body;
    json_t *json = json_loads(answer.body, 0, NULL);
    const char *message = json_string_value(json_object_get(json, "message"));
    snprintf(why, TEXT_SIZE, "%s answers %d: %s", server->host, answer.status,
             message != NULL ? message : "it is not an Oriflamme server");
    json_decref(json);
    free(answer.body);
    return NULL;
}

static json_t *fetch_json(const Link *server, const char *path, const char *body,
                          char why[TEXT_SIZE])
{
    char *text = fetch(server, path, body, why);
    json_t *json = text != NULL ? json_loads(text, 0, NULL) : NULL;
    if (text != NULL && !json_is_object(json))
        snprintf(why, TEXT_SIZE, "%s answers 200: it is not an Oriflamme server", server->host);
    free(text);
    if (json_is_object(json))
        return json;
    json_decref(json);
    return NULL;
}

json_t *server_ask(const Cli *cli, const Link *server, const char *path, const char *body)
{
    char why[TEXT_SIZE];
    json_t *json = fetch_json(server, path, body, why);
    if (json == NULL)
        cli_refuse(cli, "%s", why);
    return json;
}

/* --- The record of a table's last game --- */

static char *fetch_record(const Cli *cli, const Link *link, char why[TEXT_SIZE])
{
    char path[2 * LINK_PART];
    snprintf(path, sizeof path, "/tables/%s", link->table);
    json_t *table = fetch_json(link, path, NULL, why);
    if (table == NULL)
        return NULL;
    const char *game = json_string_value(json_object_get(table, "game"));
    bool is_game = game != NULL && strlen(game) < LINK_PART && strpbrk(game, "/ \r\n") == NULL;
    if (is_game)
        snprintf(path, sizeof path, "/games/%s/record", game);
    else
        snprintf(why, TEXT_SIZE, "%s", text_fixed(cli->lang, TEXT_CLI_NO_GAME_YET));
    json_decref(table);
    return is_game ? fetch(link, path, NULL, why) : NULL;
}

/* The last that was kept here, if the server has none. */
static char *read_table(const Cli *cli, Link *link, char name[SAVE_PATH])
{
    char why[TEXT_SIZE];
    char table[LINK_WHOLE];
    link_write_table(link, link->table, table);
    snprintf(name, SAVE_PATH, "%s", table);
    if (link->token[0] == '\0')
        seat_find(link);
    char *text = fetch_record(cli, link, why);
    if (text != NULL)
        return text;
    if (save_find_table(table, name))
        return cli_read_file(cli, name);
    cli_refuse(cli, "%s", why);
    return NULL;
}

/* --- Any --- */

static char *refuse(const Cli *cli, TextId id, const char *what, const char *why)
{
    Table table = {.lang = cli->lang};
    table_refuse(cli, &table, id, what, why);
    return NULL;
}

char *record_text(const Cli *cli, char name[SAVE_PATH])
{
    Link link;
    const char *what = cli->count > 0 ? cli->argument[0] : NULL;
    const char *why = what == NULL ? save_any_path(name) : NULL;
    if (why != NULL)
        return refuse(cli, TEXT_CLI_NO_REVIEW, "", why);
    if (what != NULL && strstr(what, "://") != NULL) {
        why = link_read(what, &link);
        cli_hide_token(what);
        return why != NULL ? refuse(cli, TEXT_CLI_NO_LINK, "", why) : read_table(cli, &link, name);
    }
    if (what != NULL)
        snprintf(name, SAVE_PATH, "%s", what);
    if (strcmp(name, "-") != 0 && access(name, R_OK) != 0)
        return refuse(cli, TEXT_CLI_CANNOT_READ, name, reason_of_errno(errno));
    return cli_read_file(cli, name);
}
