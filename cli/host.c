/*
 * host.c - oriflamme host: makes a table on a server and sits down at it; oriflamme tables: lists
 * the public ones.
 */
#include "at_table.h"

#include "tui/link.h"
#include "tui/net.h"
#include "tui/reason.h"
#include "tui/term.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { NAME, RULES, SEATS, CLOCK, PUBLIC, NO_HELP, START, LANGUAGE, PLAIN, PACE };

const CliUsage host_usage = {
    .arguments = "[URL]",
    .least = 0,
    .most = 1,
    .option =
        {
            [NAME] = {"--name", "NAME", "your name (default: $USER)"},
            [RULES] = {"--rules", "R", CLI_RULES_ABOUT},
            [SEATS] = {"--seats", "SEATS",
                       "me, open or bots, separated by commas (default: me,open)"},
            [CLOCK] = {"--clock", "TIME", "for each decision, such as 60s or 2d (default: none)"},
            [PUBLIC] = {"--public", NULL, "show the table in the server's list"},
            [NO_HELP] = {"--no-help", NULL,
                         "nobody may ask a bot for advice, and the table says so"},
            [START] = {"--start", NULL, "start at once; no seat may be open"},
            [LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT},
            [PLAIN] = {"--plain", NULL, TABLE_PLAIN_ABOUT},
            [PACE] = {"--pace", "MS", TABLE_PACE_ABOUT},
        },
    .notes =
        "URL is the server's address (default: $ORIFLAMME_SERVER, else http://127.0.0.1:8080).\n"
        "The link for your friends is shown, with a QR code; s starts the game, f fills the\n"
        "open seats with bots. 'oriflamme join' takes you back to your seat.",
    .example = "oriflamme host https://example.org --seats me,open,knight --name Ann",
};

enum { TABLES_LANGUAGE };

const CliUsage tables_usage = {
    .arguments = "[URL]",
    .least = 0,
    .most = 1,
    .option = {[TABLES_LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT}},
    .notes = "Lists the public tables of a server: what is played, who sits there, the link.\n"
             "URL as for host. 'oriflamme join LINK --name NAME' sits down, 'watch LINK' watches.",
    .example = "oriflamme tables https://example.org",
};

static bool read_server(const Cli *cli, Link *out)
{
    const char *server = getenv("ORIFLAMME_SERVER");
    if (server == NULL || server[0] == '\0')
        server = "http://127.0.0.1:8080";
    const char *text = cli->count > 0 ? cli->argument[0] : server;
    const char *why = link_read_server(text, out);
    if (why != NULL)
        cli_misuse_value(cli, TEXT_MISUSE_SERVER, "", text);
    return why == NULL;
}

/* --- A table --- */

static bool add_seats(const Cli *cli, json_t *wish)
{
    const char *p = cli->value[SEATS] != NULL ? cli->value[SEATS] : "me,open";
    json_t *seats = json_array();
    for (;;) {
        size_t length = strcspn(p, ",");
        json_array_append_new(seats, json_stringn(p, length));
        if (p[length] == '\0')
            break;
        p += length + 1;
    }
    size_t count = json_array_size(seats);
    json_object_set_new(wish, "seats", seats);
    if (count >= ORI_MIN_SEATS && count <= ORI_MAX_SEATS)
        return true;
    const TextArg args[] = {{.name = "n", .number = (int)count}, {.name = NULL}};
    cli_misuse_text(cli, TEXT_MISUSE_HOST_SEATS, args);
    return false;
}

/* 60s or 2d */
static bool add_clock(const Cli *cli, json_t *wish)
{
    const char *text = cli->value[CLOCK];
    char *end;
    if (text == NULL || strcmp(text, "none") == 0)
        return true;
    long n = strtol(text, &end, 10);
    if (end != text && n > 0 && n < 10000 && strcmp(end, "s") == 0) {
        json_object_set_new(wish, "pace",
                            json_pack("{s:s,s:i}", "kind", "live", "seconds", (int)n));
    } else if (end != text && n > 0 && n < 10000 && strcmp(end, "d") == 0) {
        json_object_set_new(wish, "pace", json_pack("{s:s,s:i}", "kind", "days", "days", (int)n));
    } else {
        cli_misuse_value(cli, TEXT_MISUSE_CLOCK, "", text);
        return false;
    }
    return true;
}

static json_t *write_wish(const Cli *cli)
{
    json_t *wish = json_object();
    const char *rules = cli->value[RULES] != NULL ? cli->value[RULES] : "base";
    json_object_set_new(wish, "rules", json_string(rules));
    const char *name = table_name(cli->value[NAME]);
    json_object_set_new(wish, "name", json_string(name != NULL ? name : "Host"));
    json_object_set_new(wish, "public", json_boolean(cli->value[PUBLIC] != NULL));
    if (cli->value[NO_HELP] != NULL)
        json_object_set_new(wish, "help", json_false());
    if (cli->value[START] != NULL)
        json_object_set_new(wish, "start", json_true());
    if (add_seats(cli, wish) && add_clock(cli, wish))
        return wish;
    json_decref(wish);
    return NULL;
}

/* What the server answers, or it was said what went wrong. */
static json_t *ask_server(const Cli *cli, const Link *server, const char *path, const char *body)
{
    NetAnswer answer;
    if (!net_request(server, NET_NO_QUIT, path, body, &answer)) {
        char reason[TEXT_SIZE];
        cli_refuse(cli, "%s port %s cannot be reached: %s", server->host, server->port,
                   reason_tell(LANG_EN, answer.why, reason));
        return NULL;
    }
    json_t *json = json_loads(answer.body, 0, NULL);
    bool is_well = answer.status >= 200 && answer.status < 300 && json_is_object(json);
    if (!is_well) {
        const char *why = json_string_value(json_object_get(json, "message"));
        cli_refuse(cli, "%s answers %d: %s", server->host, answer.status,
                   why != NULL ? why : "it is not an Oriflamme server");
        json_decref(json);
        json = NULL;
    }
    free(answer.body);
    return json;
}

CliStatus host_run(const Cli *cli)
{
    Table table;
    Link server;
    if (!table_open(cli, cli->value[LANGUAGE], cli->value[PLAIN], cli->value[PACE], &table) ||
        !read_server(cli, &server))
        return CLI_MISUSED;
    json_t *wish = write_wish(cli);
    if (wish == NULL)
        return CLI_MISUSED;
    char *body = json_dumps(wish, JSON_COMPACT);
    json_decref(wish);
    json_t *made = body != NULL ? ask_server(cli, &server, "/tables", body) : NULL;
    free(body);
    if (made == NULL)
        return CLI_REFUSED;
    /* The link as the server tells it is for friends; we come back to where we asked. */
    const char *id = json_string_value(json_object_get(made, "table"));
    const char *token = json_string_value(json_object_get(made, "token"));
    CliStatus status = CLI_REFUSED;
    if (id == NULL || token == NULL || !link_set_table(&server, id, token))
        cli_refuse(cli, "%s sent an answer that cannot be read", server.host);
    else
        status = table_visit(cli, &table, &server, NULL);
    json_decref(made);
    return status;
}

/* --- The list --- */

static const char *text_of(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));
    return text != NULL ? text : "";
}

static void print_table(const Link *server, const json_t *table)
{
    size_t i;
    json_t *seat;
    char link[LINK_WHOLE];
    int open = 0;
    bool is_lobby = strcmp(text_of(table, "phase"), "lobby") == 0;
    if (is_lobby)
        printf("lobby    ");
    else
        printf("round %d  ", (int)json_integer_value(json_object_get(table, "round")));
    printf("%s  ", term_encode(text_of(table, "rules")));
    json_array_foreach(json_object_get(table, "seats"), i, seat)
    {
        bool is_open = strcmp(text_of(seat, "kind"), "open") == 0;
        open += is_open;
        printf("%s%s", i > 0 ? ", " : "", is_open ? "open" : term_encode(text_of(seat, "name")));
    }
    link_write_table(server, text_of(table, "table"), link);
    printf("\n  oriflamme %s %s\n", is_lobby && open > 0 ? "join --name NAME" : "watch",
           term_encode(link));
}

CliStatus tables_run(const Cli *cli)
{
    Link server;
    size_t i;
    json_t *table;
    Table ui;
    if (!table_open(cli, cli->value[TABLES_LANGUAGE], NULL, NULL, &ui) ||
        !read_server(cli, &server))
        return CLI_MISUSED;
    json_t *answer = ask_server(cli, &server, "/tables", NULL);
    if (answer == NULL)
        return CLI_REFUSED;
    json_array_foreach(json_object_get(answer, "tables"), i, table) print_table(&server, table);
    if (json_array_size(json_object_get(answer, "tables")) == 0)
        printf("%s\n", term_encode(text_fixed(ui.lang, TEXT_NO_TABLES)));
    json_decref(answer);
    return CLI_OK;
}
