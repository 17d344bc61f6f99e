/*
 * host.c - oriflamme host: makes a table on a server and sits down at it; oriflamme tables: lists
 * the public ones.
 */
#include "at_table.h"
#include "record.h"
#include "settings.h"
#include "my_tables.h"

#include "tui/link.h"
#include "tui/net.h"
#include "tui/pass.h"
#include "tui/remote.h"
#include "tui/term.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { NAME, RULES, SEATS, FIRST, CLOCK, PUBLIC, NO_HELP, START, GUEST, LANGUAGE, PLAIN, PACE };

const CliUsage host_usage = {
    .arguments = "[URL]",
    .most = 1,
    .option =
        {
            [NAME] = {"--name", "NAME", "your name (default: $USER)"},
            [RULES] = {"--rules", "R", CLI_RULES_ABOUT},
            [SEATS] = {"--seats", "SEATS",
                       "me, open or bots, separated by commas (default: me,open)"},
            [FIRST] = {"--first", "SEAT", "who goes first, a to e (default: random)"},
            [CLOCK] = {"--clock", "TIME",
                       "time per decision, such as 60s or 2d (default: no limit)"},
            [PUBLIC] = {"--public", NULL, "list the table publicly"},
            [NO_HELP] = {"--no-help", NULL, "turn bot advice off at this table"},
            [START] = {"--start", NULL, "start at once; no seat may be free"},
            [GUEST] = {"--guest", NULL, AT_TABLE_GUEST_ABOUT},
            TABLE_OPTIONS,
        },
    .notes =
        "URL is the server's address (default: $ORIFLAMME_SERVER, else http://127.0.0.1:8080).\n"
        "It shows a link for your friends, with a QR code; s starts the game, f fills the free\n"
        "seats with bots. 'oriflamme join' takes you back to your seat.",
    .example = "oriflamme host https://example.org --seats me,open,knight --name Ann",
};

enum { MINE, TABLES_LANGUAGE };

const CliUsage tables_usage = {
    .arguments = "[URL]",
    .most = 1,
    .option = {[MINE] = {"--mine", NULL,
                         "list the tables where your pass has a seat, your turn first"},
               [TABLES_LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT}},
    .notes = "Lists a server's public tables: the cards, the players, the link. URL is as for\n"
             "host. Use 'oriflamme join LINK --name NAME' to play, 'watch LINK' to watch.",
    .example = "oriflamme tables https://example.org",
};

bool table_server(const Cli *cli, Link *out)
{
    const char *server = setting(SETTING_server);
    if (server == NULL)
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
    const TextArg *args = TEXT_ARGS({.name = "n", .number = (int)count});
    cli_misuse_text(cli, TEXT_MISUSE_HOST_SEATS, args);
    return false;
}

static bool add_clock(const Cli *cli, json_t *wish)
{
    const char *text = cli->value[CLOCK];
    json_t *pace = remote_read_clock(text != NULL ? text : "none");
    if (pace == NULL)
        cli_misuse_value(cli, TEXT_MISUSE_CLOCK, "", text);
    else
        json_object_set_new(wish, "pace", pace);
    return pace != NULL;
}

static json_t *write_wish(const Cli *cli)
{
    json_t *wish = json_object();
    const char *rules = cli->value[RULES] != NULL ? cli->value[RULES] : "base";
    json_object_set_new(wish, "rules", json_string(rules));
    const char *name = table_name(cli->value[NAME]);
    json_object_set_new(wish, "name", json_string(name != NULL ? name : "Host"));
    json_object_set_new(wish, "public", json_boolean(cli->value[PUBLIC] != NULL));
    if (cli->value[FIRST] != NULL)
        json_object_set_new(wish, "first", json_string(cli->value[FIRST]));
    if (cli->value[NO_HELP] != NULL)
        json_object_set_new(wish, "help", json_false());
    if (cli->value[START] != NULL)
        json_object_set_new(wish, "start", json_true());
    if (add_seats(cli, wish) && add_clock(cli, wish))
        return wish;
    json_decref(wish);
    return NULL;
}

static bool sits(const json_t *wish)
{
    size_t i;
    json_t *seat;
    json_array_foreach(json_object_get(wish, "seats"), i,
                       seat) if (strcmp(json_string_value(seat), "me") == 0) return true;
    return false;
}

CliStatus host_run(const Cli *cli)
{
    Table table;
    Link server;
    if (!table_open(cli, cli->value[LANGUAGE], cli->value[PLAIN], cli->value[PACE], &table) ||
        !table_server(cli, &server))
        return CLI_MISUSED;
    int first = ORI_ANY_SEAT;
    if (!cli_seat(cli, "--first", cli->value[FIRST], &first))
        return CLI_MISUSED;
    json_t *wish = write_wish(cli);
    if (wish == NULL)
        return CLI_MISUSED;
    if (cli->value[GUEST] == NULL && sits(wish))
        pass_use(&server);
    if (server.pass[0] != '\0')
        json_object_set_new(wish, "pass", json_string(server.pass));
    char *body = json_dumps(wish, JSON_COMPACT);
    json_decref(wish);
    json_t *made = body != NULL ? server_ask(cli, &server, "/tables", body) : NULL;
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

/* Days and hours, or hours and minutes. */
static void print_left(Lang lang, const json_t *left)
{
    enum { MINUTE = 60 * 1000, HOUR = 60 * MINUTE, DAY = 24 * HOUR };
    char text[TEXT_SIZE];
    char clock[32];
    json_int_t ms = json_integer_value(left);
    if (left == NULL)
        return;
    if (ms >= DAY)
        snprintf(clock, sizeof clock, "%dd %dh", (int)(ms / DAY), (int)(ms % DAY / HOUR));
    else
        snprintf(clock, sizeof clock, "%dh %dmin", (int)(ms / HOUR), (int)(ms % HOUR / MINUTE));
    const TextArg *args = TEXT_ARGS({.name = "left", .text = clock});
    printf("  %s", term_encode(text_say(lang, TEXT_PLAIN_CLOCK, args, text)));
}

void table_print(const Link *server, const json_t *table, Lang lang)
{
    size_t i;
    json_t *seat;
    char link[LINK_WHOLE];
    int open = 0;
    const char *phase = text_of(table, "phase");
    bool is_lobby = strcmp(phase, "lobby") == 0;
    bool is_mine = json_object_get(table, "seat") != NULL;
    if (json_is_true(json_object_get(table, "turn")))
        printf("%s  ", term_encode(text_fixed(lang, TEXT_MY_TURN)));
    if (is_lobby)
        printf("lobby    ");
    else if (strcmp(phase, "over") == 0)
        printf("over     ");
    else
        printf("round %d  ", (int)json_integer_value(json_object_get(table, "round")));
    printf("%s  ", term_encode(text_of(table, "rules")));
    json_array_foreach(json_object_get(table, "seats"), i, seat)
    {
        bool is_open = strcmp(text_of(seat, "kind"), "open") == 0;
        open += is_open;
        printf("%s%s", i > 0 ? ", " : "", is_open ? "open" : term_encode(text_of(seat, "name")));
    }
    print_left(lang, json_object_get(table, "left"));
    link_write_table(server, text_of(table, "table"), link);
    printf("\n  oriflamme %s %s\n",
           is_mine                ? "join"
           : is_lobby && open > 0 ? "join --name NAME"
                                  : "watch",
           term_encode(link));
}

json_t *table_ask_mine(const Cli *cli, const Link *server, const char *pass, const char *path)
{
    Link asks = *server;
    snprintf(asks.token, sizeof asks.token, "%s", pass);
    return server_ask(cli, &asks, path, "");
}

CliStatus tables_run(const Cli *cli)
{
    Link server;
    size_t i;
    json_t *table;
    Table ui;
    char pass[PASS_TEXT] = "";
    bool mine = cli->value[MINE] != NULL;
    if (!table_open(cli, cli->value[TABLES_LANGUAGE], NULL, NULL, &ui) ||
        !table_server(cli, &server))
        return CLI_MISUSED;
    const char *why = mine ? pass_find(&server, pass) : NULL;
    if (why != NULL)
        return cli_refuse(cli, "%s", why);
    if (mine && pass[0] == '\0')
        return pass_say(ui.lang, TEXT_PASS_NONE, &server, stdout);
    json_t *answer = mine ? table_ask_mine(cli, &server, pass, "/me")
                          : server_ask(cli, &server, "/tables", NULL);
    if (answer == NULL)
        return CLI_REFUSED;
    json_array_foreach(json_object_get(answer, "tables"), i, table)
        table_print(&server, table, ui.lang);
    if (json_array_size(json_object_get(answer, "tables")) == 0)
        printf("%s\n",
               term_encode(text_fixed(ui.lang, mine ? TEXT_NO_OWN_TABLES : TEXT_NO_TABLES)));
    json_decref(answer);
    return CLI_OK;
}
