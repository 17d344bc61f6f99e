/*
 * ladder.c - oriflamme ladder: every bot against the next weaker one, as a table in Markdown.
 *
 * The stronger bot takes one seat, copies of the weaker one the others. Each row is the result of
 * the arena command in it.
 */
#include "match.h"

#include <limits.h>
#include <string.h>

enum { GAMES, THREADS, SEED, QUICK };
enum { DEFAULT_GAMES = 4000, QUICK_GAMES = 20, SMALLER = 4 };

const CliUsage ladder_usage = {
    .arguments = "",
    .option =
        {
            [GAMES] = {"--games", "K", "games per row, rounded up (default: 4000)"},
            [THREADS] = {"--threads", "T", MATCH_THREADS_ABOUT},
            [SEED] = {"--seed", "S", CLI_ONE_SEED_ABOUT},
            [QUICK] = {"--quick", NULL, "20 games instead of 4000, to try it out"},
        },
    .notes =
        "All steps of the ladder, with base, ablaze and mix, at 4, 3, 5 and 2 seats. A row\n"
        "appears as soon as it is finished. The rows of base and ablaze at 4 seats play K\n"
        "games, the others a quarter of it, rounded up to whole deals. 'wins' is the\n"
        "share won by the bot in the single seat, with its 99 % interval clustered by deal (it\n"
        "means little below 100 deals); 'fair' is what an equal bot wins.",
    .example = "oriflamme ladder --games 4000 --threads 2 > table.md",
};

typedef struct Step {
    const char *stronger;
    const char *weaker;
} Step;

static const Step steps[] = {
    {"cook", "random"},
    {"page", "cook"},
    {"squire", "page"},
    {"knight", "squire"},
    {"baron:1ms", "knight"},
    {"baron:10ms", "baron:1ms"},
    {"baron:10ms", "baron-uniform:10ms"},
};
static const char *const sets[] = {"base", "ablaze", "mix"};
static const int sizes[] = {4, 3, 5, 2}; /* the usual size first */

enum {
    STEPS = sizeof steps / sizeof steps[0],
    SETS = sizeof sets / sizeof sets[0],
    SIZES = sizeof sizes / sizeof sizes[0],
};

/* As arena's --bots. */
static void write_bots(const ArenaMatch *match, char text[ORI_MAX_SEATS * ARENA_SPEC_TEXT])
{
    text[0] = '\0';
    for (int i = 0; i < match->seats; i++) {
        strcat(text, i > 0 ? "," : "");
        strcat(text, match->entry[i].spec);
    }
}

static void print_row(const ArenaMatch *match, const char *set, const Step *step,
                      const ArenaResult *result)
{
    char bots_text[ORI_MAX_SEATS * ARENA_SPEC_TEXT];
    ArenaMean wins = arena_wins(result, &result->line[0]);
    double low = wins.mean - ARENA_99 * wins.error;
    double high = wins.mean + ARENA_99 * wins.error;
    double fair = 1.0 / match->seats;
    int games = result->deals * match->seats;
    write_bots(match, bots_text);
    printf("| %s | %s | %s | %d | %.1f %% | %.1f..%.1f %% | %.1f %% | %s | %d | %.1f | `oriflamme "
           "arena --bots %s --rules %s --games %d --seed %llu --threads %d` |\n",
           step->stronger, step->weaker, set, match->seats, 100 * wins.mean,
           100 * (low > 0 ? low : 0), 100 * (high < 1 ? high : 1), 100 * fair,
           low > fair ? "yes" : "no", games, result->seconds, bots_text, set, games,
           (unsigned long long)match->seed, match->threads);
    fflush(stdout);
}

/* The rows that the promises are about play all games. */
static int games_of_row(int games, int set, int seats)
{
    bool is_main = seats == CLI_DEFAULT_SEATS && strcmp(sets[set], "mix") != 0;
    return is_main ? games : (games + SMALLER - 1) / SMALLER;
}

static CliStatus play_row(const Cli *cli, const Step *step, const char *set, int seats,
                          ArenaMatch match, int games)
{
    OriError error;
    ArenaResult result;
    CliStatus status = cli_rules(cli, set, seats, &match.rules);
    if (status != CLI_OK)
        return status;
    match.seats = seats;
    match.deals = match_deals(games, seats);
    for (int i = 0; i < seats; i++)
        if (!arena_read_entry(i == 0 ? step->stronger : step->weaker, &match.entry[i], &error))
            return cli_refuse(cli, "%s: %s", step->stronger, error.why);
    fprintf(stderr, "%s against %s, %s, %d seats\n", step->stronger, step->weaker, set, seats);
    match_prepare(&match);
    if (match_play(cli, &match, &result, &status))
        print_row(&match, set, step, &result);
    return status;
}

CliStatus ladder_run(const Cli *cli)
{
    ArenaMatch match = {.threads = 1, .seed = CLI_DEFAULT_SEED};
    int games = cli->value[QUICK] != NULL ? QUICK_GAMES : DEFAULT_GAMES;
    if (!cli_number(cli, "--games", cli->value[GAMES], 1, INT_MAX / 2, &games) ||
        !cli_number(cli, "--threads", cli->value[THREADS], 1, ARENA_MAX_THREADS, &match.threads) ||
        !cli_seed(cli, cli->value[SEED], &match.seed))
        return CLI_MISUSED;

    printf(
        "| bot | against | set | seats | wins | 99 %% interval | fair | above | games | seconds | "
        "command |\n|---|---|---|---|---|---|---|---|---|---|---|\n");
    for (int size = 0; size < SIZES; size++)
        for (int set = 0; set < SETS; set++)
            for (int step = 0; step < STEPS; step++) {
                CliStatus status = play_row(cli, &steps[step], sets[set], sizes[size], match,
                                            games_of_row(games, set, sizes[size]));
                if (status != CLI_OK || ferror(stdout))
                    return status;
            }
    return CLI_OK;
}
