/*
 * play.c - oriflamme play: a game at this terminal, against bots, with friends in turn, or both.
 */
#include "match.h"
#include "at_deal.h"
#include "at_table.h"
#include "rated.h"
#include "saved.h"
#include "settings.h"

#include "tui/term.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    RULES,
    SEATS,
    BOTS,
    HUMANS,
    FIRST,
    SEED,
    LANGUAGE,
    PLAIN,
    PACE,
    RESUME,
    TAKE_OVER,
    SAVES,
    COACH,
    DEAL,
    AGAIN
};

const CliUsage play_usage = {
    .arguments = "[SAVE]",
    .most = 1,
    .option =
        {
            [RULES] = {"--rules", "R", CLI_RULES_ABOUT},
            [SEATS] = {"--seats", "N", CLI_SEATS_ABOUT},
            [BOTS] = {"--bots", "LIST", "your opponents, separated by commas (default: squires)"},
            [HUMANS] = {"--humans", "NAMES",
                        "the people playing here, separated by commas (default: you)"},
            [FIRST] = {"--first", "SEAT",
                       "who goes first, a to e; the first player here is a (default: random)"},
            [SEED] = {"--seed", "S", CLI_ANY_SEED_ABOUT},
            TABLE_OPTIONS,
            [RESUME] = {"--resume", NULL, "resume SAVE, or the last unfinished game"},
            [TAKE_OVER] = {"--take-over", NULL,
                           "with --resume: close the game in the other window"},
            [COACH] = {"--coach", NULL, "play a first game with a coach"},
            [SAVES] = {"--saves", NULL, "list your unfinished games"},
            [DEAL] = {"--deal", "LINK", "play the deal of a link, or of a friend's result"},
            [AGAIN] = {"--again", NULL, AT_DEAL_AGAIN_ABOUT},
        },
    .notes = "Plays on the full screen; press ? for the cards and the keys. With --plain,\n"
             "TERM=dumb or no terminal, it prints plain lines with numbered choices. It saves\n"
             "games automatically in $XDG_STATE_HOME/oriflamme or\n"
             "~/.local/state/oriflamme.\n"
             "baron:1s thinks for a second, baron:500 for 500 iterations (default: 1000), and\n"
             "king:200 for 200 tries (default: 40). The other bots decide at once; mine is an\n"
             "opponent of your strength (oriflamme strength). With several\n"
             "--humans, a curtain hides the cards between turns. With --pace 0, decisions are\n"
             "sent at once and you cannot take them back.",
    .lists_bots = true,
    .example = "oriflamme play --rules ablaze --bots baron:1s,knight,squire --lang pl",
};

/* --- Who plays --- */

typedef struct Players {
    int humans;
    char name[ORI_MAX_SEATS][ORI_NAME_TEXT];
    int bots;
    ArenaEntry bot[ORI_MAX_SEATS];
    int seats;
} Players;

/* Names go into a record, and onto screens: nothing that would end one or command the other. */
static bool is_name(const char *name, size_t length, TextId *why)
{
    *why = length == 0 ? TEXT_WHY_NAME_EMPTY : TEXT_WHY_NAME_LONG;
    if (length == 0 || length >= ORI_NAME_TEXT)
        return false;
    *why = TEXT_WHY_NAME_SPACE;
    if (name[0] == ' ' || name[length - 1] == ' ')
        return false;
    *why = TEXT_WHY_NAME_LETTERS;
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)name[i] < ' ' || name[i] == 127 || name[i] == '"' || name[i] == ';')
            return false;
    return true;
}

static void refuse_humans(const Cli *cli, TextId why)
{
    const TextArg *args = TEXT_ARGS({.name = "why", .text = text_fixed(cli->lang, why)});
    cli_misuse_text(cli, TEXT_MISUSE_HUMANS, args);
}

static bool read_humans(const Cli *cli, Players *out)
{
    const char *p = cli->value[HUMANS];
    if (p == NULL) {
        out->humans = 1;
        return true;
    }
    for (;;) {
        size_t length = strcspn(p, ",");
        TextId why = TEXT_WHY_NAMES_MANY;
        if (out->humans == ORI_MAX_SEATS || !is_name(p, length, &why)) {
            refuse_humans(cli, why);
            return false;
        }
        memcpy(out->name[out->humans], p, length);
        out->name[out->humans][length] = '\0';
        for (int i = 0; i < out->humans; i++)
            if (strcmp(out->name[i], out->name[out->humans]) == 0) {
                refuse_humans(cli, TEXT_WHY_NAMES_SAME);
                return false;
            }
        out->humans++;
        if (p[length] == '\0')
            return true;
        p += length + 1;
    }
}

static bool counts_fit(const Cli *cli, const Players *players)
{
    int named = players->humans + players->bots;
    if (cli->value[SEATS] == NULL || cli->value[BOTS] == NULL || players->seats == named)
        return true;
    const TextArg *args = TEXT_ARGS(
        {.name = "humans", .number = players->humans}, {.name = "bots", .number = players->bots},
        {.name = "seats", .number = players->seats},
        {.name = "opponents", .number = players->seats - players->humans});
    cli_misuse_text(cli, players->humans == 1 ? TEXT_MISUSE_OPPONENTS : TEXT_MISUSE_SUM, args);
    return false;
}

/* The opponents of the settings, as many as --seats wants: from the first again if they are few. */
static bool add_usual_bots(const Cli *cli, Players *out)
{
    ArenaEntry usual[ORI_MAX_SEATS];
    char named[TEXT_SIZE];
    char text[256] = "";
    int count = 0;
    const char *list = setting(SETTING_bots);
    if (list == NULL)
        return true;
    for (size_t length = 0; *list != '\0' && length < sizeof text - 1; list++)
        if (*list != ' ') /* a file is written for people */
            text[length++] = *list;
    if (!rated_bots(cli, setting_where(SETTING_bots), text, named) ||
        !match_entries(cli, setting_where(SETTING_bots), named, ORI_MAX_SEATS - 1, usual, &count))
        return false;
    if (cli->value[SEATS] == NULL)
        out->seats = out->humans + count;
    for (; out->humans + out->bots < out->seats; out->bots++)
        out->bot[out->bots] = usual[out->bots % count];
    return true;
}

/* Humans sit first, bots after them. As many seats as they need, if nobody tells. */
static bool read_players(const Cli *cli, Players *out)
{
    char named[TEXT_SIZE];
    const char *bots_named = cli->value[BOTS] != NULL ? named : NULL;
    *out = (Players){.seats = CLI_DEFAULT_SEATS};
    if (bots_named != NULL && !rated_bots(cli, "--bots", cli->value[BOTS], named))
        return false;
    if (!cli_number(cli, "--seats", cli->value[SEATS], ORI_MIN_SEATS, ORI_MAX_SEATS, &out->seats) ||
        !read_humans(cli, out) ||
        !match_entries(cli, "--bots", bots_named, ORI_MAX_SEATS - out->humans, out->bot,
                       &out->bots) ||
        !counts_fit(cli, out))
        return false;
    if (cli->value[BOTS] == NULL && out->humans == 1 && !add_usual_bots(cli, out))
        return false;
    if (cli->value[BOTS] != NULL) {
        out->seats = out->humans + out->bots;
    } else if (cli->value[SEATS] == NULL && out->humans > 1) {
        out->seats = out->humans; /* friends who name no bots want none */
    } else {
        for (; out->humans + out->bots < out->seats; out->bots++)
            out->bot[out->bots] = arena_entry("squire");
    }
    if (out->humans <= out->seats && out->seats >= ORI_MIN_SEATS)
        return true;
    const TextArg *args = TEXT_ARGS({.name = "humans", .number = out->humans},
                                    {.name = "seats", .number = out->seats});
    cli_misuse_text(cli, TEXT_MISUSE_CROWD, args);
    return false;
}

/* A player without a name is called by a colour, in the language of the record's reader. */
/* A record names everybody or nobody: beside people who have names, bots are called what they are. */
static void seat_players(const Players *players, LocalGame *game)
{
    bool is_named = players->name[0][0] != '\0';
    for (int seat = 0; seat < players->seats; seat++) {
        if (seat < players->humans) {
            strcpy(game->record.name[seat], players->name[seat]);
            continue;
        }
        game->bot[seat] = players->bot[seat - players->humans];
        if (is_named)
            snprintf(game->record.name[seat], ORI_NAME_TEXT, "%s", game->bot[seat].bot->name);
    }
}

/* --- The game --- */

static void date_today(char date[ORI_DATE_TEXT])
{
    time_t now = time(NULL);
    struct tm local;
    if (localtime_r(&now, &local) != NULL)
        strftime(date, ORI_DATE_TEXT, "%Y-%m-%d", &local);
}

static const char *deal_game(OriRules rules, const Players *players, int first, uint64_t seed,
                             LocalGame *out)
{
    OriRandom dealing = {seed};
    *out = (LocalGame){.seed = ~seed};
    out->record.seat = ORI_TRUTH;
    const char *why = ori_deal(rules, first, &dealing, &out->record.start);
    out->record.end = out->record.start;
    date_today(out->record.date);
    seat_players(players, out);
    return why;
}

static void tell_seed(Lang lang, uint64_t seed)
{
    char number[32];
    char text[TEXT_SIZE];
    snprintf(number, sizeof number, "%" PRIu64, seed);
    const TextArg *args = TEXT_ARGS({.name = "seed", .text = number});
    text_say(lang, TEXT_PLAIN_AGAIN, args, text);
    printf("%s\n", term_encode(text));
}

/* One game after another, as long as the person wants. */
static CliStatus play_new(const Cli *cli, const Table *table, OriRules rules,
                          const Players *players, int first, uint64_t seed)
{
    LocalGame *game = malloc(sizeof *game);
    CliStatus status = game != NULL ? CLI_OK : table_refuse(cli, table, TEXT_WHY_NO_MEMORY, "", "");
    Outcome outcome = OUTCOME_AGAIN;
    for (; status == CLI_OK && outcome == OUTCOME_AGAIN; seed = cli_any_seed()) {
        const char *why = deal_game(rules, players, first, seed, game);
        if (why != NULL) {
            status = cli_refuse(cli, "%s", why);
            break;
        }
        local_choose_path(game);
        outcome = table_sit(cli, table, game, &status);
        first = first != ORI_ANY_SEAT ? (first + 1) % players->seats : first; /* everybody once */
        if (table->is_plain && outcome == OUTCOME_LEFT)
            tell_seed(table->lang, seed);
    }
    free(game);
    return status;
}

/* The first line of the log: an unfinished game, or a hint for a newcomer. */
static void greet(Table *table)
{
    static SaveFile list[SAVE_LIST];
    int count = save_list(list, NULL);
    bool unfinished = false;
    for (int i = 0; i < count; i++)
        unfinished = unfinished || (list[i].why == NULL && !list[i].is_over && list[i].holder == 0);
    if (count == 0 || unfinished)
        snprintf(table->greeting, sizeof table->greeting, "%s",
                 text_fixed(table->lang, unfinished        ? TEXT_UNFINISHED_GAME
                                         : table->is_plain ? TEXT_NEW_HERE_PLAIN
                                                           : TEXT_NEW_HERE));
}

/* --- The coached first game --- */

/* Then, if one wants more, ordinary games against two squires. */
static CliStatus play_coached(const Cli *cli, Table *table)
{
    Coach coach = {0};
    OriError error;
    LocalGame *game = malloc(sizeof *game);
    CliStatus status = CLI_REFUSED;
    if (game == NULL)
        return table_refuse(cli, table, TEXT_WHY_NO_MEMORY, "", "");
    *game = (LocalGame){.seed = 1, .lock = SAVE_NO_LOCK, .is_coached = true, .is_aside = true};
    if (!ori_read_record(coach_record, &game->record, &error)) {
        free(game);
        return cli_refuse_text(cli, "record", &error);
    }
    date_today(game->record.date);
    for (int seat = 0; seat < (int)game->record.start.rules.seats; seat++)
        if (seat != COACH_ME)
            game->bot[seat] = arena_entry("squire");
    table->coach = &coach;
    local_choose_path(game);
    Outcome outcome = table_sit(cli, table, game, &status);
    free(game);
    if (outcome != OUTCOME_AGAIN)
        return status;
    Players players = {.humans = 1, .bots = 2, .seats = 3};
    for (int i = 0; i < players.bots; i++)
        players.bot[i] = arena_entry("squire");
    OriRules rules = ori_rules(ORI_BASE_SET, players.seats, 1);
    return play_new(cli, table, rules, &players, ORI_ANY_SEAT, cli_any_seed());
}

/* The command line says what kind of game it shall be. */
static bool is_set_up(const Cli *cli)
{
    static const int options[] = {RULES, SEATS, BOTS, HUMANS, FIRST, SEED};
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++)
        if (cli->value[options[i]] != NULL)
            return true;
    return false;
}

CliStatus play_run(const Cli *cli)
{
    Table table;
    Players players;
    OriRules rules;
    uint64_t seed = 0;
    int first = ORI_ANY_SEAT;
    if (!table_open(cli, cli->value[LANGUAGE], cli->value[PLAIN], cli->value[PACE], &table))
        return CLI_MISUSED;
    if (cli->value[SAVES] != NULL)
        return saved_list(table.lang);
    if (cli->value[RESUME] == NULL && (cli->count > 0 || cli->value[TAKE_OVER] != NULL))
        return table_misuse(cli, TEXT_MISUSE_SAVE);
    if (cli->value[COACH] != NULL)
        return is_set_up(cli) || cli->value[RESUME] != NULL || cli->value[DEAL] != NULL
                   ? table_misuse(cli, TEXT_MISUSE_COACH)
                   : play_coached(cli, &table);
    if (cli->value[RESUME] != NULL)
        return is_set_up(cli) || cli->value[DEAL] != NULL
                   ? table_misuse(cli, TEXT_CLI_RESUME_ALONE)
                   : saved_play(cli, &table, cli->count > 0 ? cli->argument[0] : NULL,
                                cli->value[TAKE_OVER] != NULL);
    if (cli->value[DEAL] == NULL && cli->value[AGAIN] != NULL)
        return table_misuse(cli, TEXT_MISUSE_AGAIN);
    if (cli->value[DEAL] != NULL)
        return is_set_up(cli)
                   ? table_misuse(cli, TEXT_MISUSE_DEAL)
                   : deal_play_link(cli, &table, cli->value[DEAL], cli->value[AGAIN] != NULL);
    if (cli->value[SEED] == NULL)
        seed = cli_any_seed();
    if (!read_players(cli, &players) || !cli_seed(cli, cli->value[SEED], &seed) ||
        !cli_seat(cli, "--first", cli->value[FIRST], &first))
        return CLI_MISUSED;
    if (first >= players.seats)
        return cli_misuse_value(cli, TEXT_MISUSE_FIRST, "--first", cli->value[FIRST]);
    CliStatus status = cli_rules(cli, cli->value[RULES], players.seats, &rules);
    greet(&table);
    return status == CLI_OK ? play_new(cli, &table, rules, &players, first, seed) : status;
}
