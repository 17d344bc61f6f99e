/*
 * play.c - oriflamme play: a game at this terminal, against bots, with friends in turn, or both.
 */
#include "match.h"
#include "at_table.h"
#include "settings.h"

#include "tui/names.h"
#include "tui/reason.h"
#include "tui/term.h"

#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

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
    COACH
};

const CliUsage play_usage = {
    .arguments = "[SAVE]",
    .least = 0,
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
            [LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT},
            [PLAIN] = {"--plain", NULL, TABLE_PLAIN_ABOUT},
            [PACE] = {"--pace", "MS", TABLE_PACE_ABOUT},
            [RESUME] = {"--resume", NULL, "resume SAVE, or the last unfinished game"},
            [TAKE_OVER] = {"--take-over", NULL,
                           "with --resume: close the game in the other window"},
            [COACH] = {"--coach", NULL, "play a first game with a coach"},
            [SAVES] = {"--saves", NULL, "list your unfinished games"},
        },
    .notes = "Plays on the full screen; press ? for the cards and the keys. With --plain,\n"
             "TERM=dumb or no terminal, it prints plain lines with numbered choices. It saves\n"
             "games automatically in $XDG_STATE_HOME/oriflamme or\n"
             "~/.local/state/oriflamme.\n"
             "baron:1s thinks for a second, baron:500 for 500 iterations (default: 1000), and\n"
             "king:200 for 200 tries (default: 40). The other bots decide at once. With several\n"
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
    const TextArg args[] = {{.name = "why", .text = text_fixed(cli->lang, why)}, {.name = NULL}};
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
    const TextArg args[] = {{.name = "humans", .number = players->humans},
                            {.name = "bots", .number = players->bots},
                            {.name = "seats", .number = players->seats},
                            {.name = "opponents", .number = players->seats - players->humans},
                            {.name = NULL}};
    cli_misuse_text(cli, players->humans == 1 ? TEXT_MISUSE_OPPONENTS : TEXT_MISUSE_SUM, args);
    return false;
}

/* The opponents of the settings, as many as --seats wants: from the first again if they are few. */
static bool add_usual_bots(const Cli *cli, Players *out)
{
    ArenaEntry usual[ORI_MAX_SEATS];
    char text[256] = "";
    int count = 0;
    const char *list = setting(SETTING_bots);
    if (list == NULL)
        return true;
    for (size_t length = 0; *list != '\0' && length < sizeof text - 1; list++)
        if (*list != ' ') /* a file is written for people */
            text[length++] = *list;
    if (!match_entries(cli, setting_where(SETTING_bots), text, ORI_MAX_SEATS - 1, usual, &count))
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
    *out = (Players){.seats = CLI_DEFAULT_SEATS};
    if (!cli_number(cli, "--seats", cli->value[SEATS], ORI_MIN_SEATS, ORI_MAX_SEATS, &out->seats) ||
        !read_humans(cli, out) ||
        !match_entries(cli, "--bots", cli->value[BOTS], ORI_MAX_SEATS - out->humans, out->bot,
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
    const TextArg args[] = {{.name = "humans", .number = out->humans},
                            {.name = "seats", .number = out->seats},
                            {.name = NULL}};
    cli_misuse_text(cli, TEXT_MISUSE_CROWD, args);
    return false;
}

/* Whoever has no name is called by a colour, in the language of whoever reads the record. */
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
    const TextArg args[] = {{.name = "seed", .text = number}, {.name = NULL}};
    text_say(lang, TEXT_PLAIN_AGAIN, args, text);
    printf("%s\n", term_encode(text));
}

static Outcome sit_down(const Cli *cli, const Table *table, LocalGame *game, CliStatus *status)
{
    Session session = {.record = NULL};
    Outcome outcome = table_play(table, game, &session);
    *status = outcome == OUTCOME_AGAIN ? CLI_OK : table_leave(cli, table, outcome, &session);
    return outcome;
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
        outcome = sit_down(cli, table, game, &status);
        first = first != ORI_ANY_SEAT ? (first + 1) % players->seats : first; /* everybody once */
        if (table->is_plain && outcome == OUTCOME_LEFT)
            tell_seed(table->lang, seed);
    }
    free(game);
    return status;
}

/* --- Saved games --- */

/* The other window saves and closes as it does whenever its terminal goes away, and says why. */
static const char *take_over(const char *path, int holder, LocalGame *game)
{
    enum { TRIES = 100, PAUSE = 50000000 }; /* nanoseconds: five seconds in all */
    const char *why = NULL;
    if (holder <= 0 || kill(holder, SIGUSR1) != 0)
        return WHY(STAYS_OPEN);
    for (int i = 0; i < TRIES; i++) {
        why = save_lock(path, &game->lock, &holder);
        if (why == NULL || holder == 0)
            return why;
        nanosleep(&(struct timespec){.tv_nsec = PAUSE}, NULL);
    }
    return WHY(OTHER_WINDOW);
}

/* With its lock; or it was said why not. */
static bool open_save(const Cli *cli, const Table *table, const char *path, LocalGame *game)
{
    int holder = 0;
    int lock;
    const char *why = save_lock(path, &lock, &holder);
    game->lock = lock;
    if (why != NULL && holder != 0 && cli->value[TAKE_OVER] != NULL) {
        why = take_over(path, holder, game);
        holder = 0;
        lock = game->lock;
    }
    if (holder != 0) {
        char text[TEXT_SIZE];
        const TextArg args[] = {
            {.name = "file", .text = path}, {.name = "n", .number = holder}, {.name = NULL}};
        text_say(table->lang, TEXT_CLI_OPEN_ELSEWHERE, args, text);
        cli_refuse(cli, "%s", term_encode(text));
        return false;
    }
    Save *save = malloc(sizeof *save);
    const char *wrong = save != NULL ? save_read(path, save) : WHY(NO_MEMORY);
    if (wrong == NULL)
        wrong = local_from_save(save, path, game);
    if (wrong == NULL && game->record.end.ask == ORI_ASK_OVER)
        wrong = WHY(ENDED);
    free(save);
    game->lock = lock;
    if (wrong == NULL && why != NULL) { /* it cannot be locked, so nothing may be written there */
        game->path[0] = '\0';
        game->why_unsaved = why;
    }
    if (wrong == NULL)
        return true;
    save_unlock(path, lock);
    table_refuse(cli, table, TEXT_CLI_CANNOT_RESUME, path, wrong);
    return false;
}

/* The newest that is not over. What stands before it and cannot be read is told. */
static const char *newest_save(const Cli *cli, const Table *table)
{
    static SaveFile list[SAVE_LIST];
    int count = save_list(list, NULL);
    for (int i = 0; i < count; i++) {
        if (list[i].why != NULL)
            table_refuse(cli, table, TEXT_CLI_CANNOT_READ, list[i].path, list[i].why);
        else if (!list[i].is_over)
            return list[i].path;
    }
    return NULL;
}

static CliStatus play_saved(const Cli *cli, const Table *table)
{
    LocalGame *game = malloc(sizeof *game);
    const char *path = cli->count > 0 ? cli->argument[0] : newest_save(cli, table);
    CliStatus status = CLI_REFUSED;
    if (game == NULL || path == NULL)
        status = table_refuse(cli, table, game == NULL ? TEXT_WHY_NO_MEMORY : TEXT_CLI_NO_RESUME,
                              "", "");
    else if (open_save(cli, table, path, game) &&
             sit_down(cli, table, game, &status) == OUTCOME_AGAIN)
        status = table_refuse(cli, table, TEXT_WHY_ENDED, "", "");
    free(game);
    return status;
}

/* "round 3, open in process 17" */
static void print_save(Lang lang, const SaveFile *save)
{
    char reason[TEXT_SIZE];
    char state[TEXT_SIZE];
    char text[TEXT_SIZE] = "";
    const TextArg args[] = {
        {.name = "n", .number = save->round},
        {.name = "why", .text = save->why != NULL ? reason_tell(lang, save->why, reason) : ""},
        {.name = NULL}};
    const TextArg holder[] = {{.name = "n", .number = save->holder}, {.name = NULL}};
    text_say(lang, save->why != NULL ? TEXT_SAVES_UNREADABLE : TEXT_ROUND_N, args, state);
    names_add(lang, state, text);
    if (save->holder != 0)
        names_add(lang, text_say(lang, TEXT_SAVES_OPEN, holder, state), text);
    printf("%s", term_encode(text));
}

static CliStatus list_saves(Lang lang)
{
    static SaveFile list[SAVE_LIST];
    int count = save_list(list, NULL);
    for (int i = 0; i < count; i++) {
        time_t changed = (time_t)(list[i].changed / 1000000000);
        struct tm local;
        char date[32] = "";
        if (list[i].is_over)
            continue;
        if (localtime_r(&changed, &local) != NULL)
            strftime(date, sizeof date, "%Y-%m-%d %H:%M", &local);
        printf("%s  ", date);
        print_save(lang, &list[i]);
        printf("  %s\n", term_safe(STDOUT_FILENO, list[i].path));
    }
    return CLI_OK;
}

/* The first line of the log: an unfinished game, or a word for whoever has never played here. */
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
    *game = (LocalGame){.seed = 1, .lock = SAVE_NO_LOCK, .is_coached = true};
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
    Outcome outcome = sit_down(cli, table, game, &status);
    free(game);
    if (outcome != OUTCOME_AGAIN)
        return status;
    Players players = {.humans = 1, .bots = 2, .seats = 3};
    for (int i = 0; i < players.bots; i++)
        players.bot[i] = arena_entry("squire");
    OriRules rules = ori_rules(ORI_BASE_SET, players.seats, 1);
    return play_new(cli, table, rules, &players, ORI_ANY_SEAT, cli_any_seed());
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
        return list_saves(table.lang);
    if (cli->value[RESUME] == NULL && (cli->count > 0 || cli->value[TAKE_OVER] != NULL))
        return table_misuse(cli, TEXT_MISUSE_SAVE);
    if (cli->value[COACH] != NULL) {
        if (cli->value[RULES] != NULL || cli->value[SEATS] != NULL || cli->value[BOTS] != NULL ||
            cli->value[HUMANS] != NULL || cli->value[FIRST] != NULL || cli->value[SEED] != NULL ||
            cli->value[RESUME] != NULL)
            return table_misuse(cli, TEXT_MISUSE_COACH);
        return play_coached(cli, &table);
    }
    if (cli->value[RESUME] != NULL) {
        if (cli->value[RULES] != NULL || cli->value[SEATS] != NULL || cli->value[BOTS] != NULL ||
            cli->value[HUMANS] != NULL || cli->value[FIRST] != NULL || cli->value[SEED] != NULL)
            return table_misuse(cli, TEXT_CLI_RESUME_ALONE);
        return play_saved(cli, &table);
    }
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
