/*
 * arena.c - oriflamme arena: bots against each other on duplicate deals.
 *
 * All numbers but the times follow from the command line, whatever the number of threads, as long
 * as no budget is told in milliseconds.
 */
#include "match.h"

#include <errno.h>
#include <limits.h>
#include <string.h>

enum { BOTS, RULES, GAMES, SEED, THREADS, RECORDS, NO_TIMES };
enum { DEFAULT_GAMES = 2000 };

const CliUsage arena_usage = {
    .arguments = "",
    .option =
        {
            [BOTS] = {"--bots", "LIST", "2 to 5 bots with commas, as many as seats (needed)"},
            [RULES] = {"--rules", "R", CLI_RULES_ABOUT},
            [GAMES] = {"--games", "K", "how many, rounded up to whole deals (2000 if not told)"},
            [SEED] = {"--seed", "S", CLI_ONE_SEED_ABOUT},
            [THREADS] = {"--threads", "T", MATCH_THREADS_ABOUT},
            [RECORDS] = {"--records", "FILE", "write every game there as a record"},
            [NO_TIMES] = {"--no-times", NULL, "leave out what the clock says"},
        },
    .notes = "A bot is NAME, or NAME:BUDGET if it searches: 500 or 500it iterations for each\n"
             "decision, 10ms or 1s (1000 iterations if not told). The names: random, squire,\n"
             "knight, baron, baron-uniform.\n"
             "\n"
             "Every deal is played with the bots rotated through all seats: K is rounded up to\n"
             "a multiple of their number, two deals at least. The results of budgets in\n"
             "iterations do not depend on the number of threads. Ctrl-C prints what there is\n"
             "so far.\n"
             "\n"
             "The columns, a line for each bot and one (x2, x3..) for all that are alike:\n"
             "  score      mean rank: 1 for the first .. 0 for the last, shared ranks averaged\n"
             "  wins       share of the games won, in percent, a shared victory split\n"
             "  95%, 99%   its confidence intervals; the deals are the sample, not the games\n"
             "  influence  mean at the end, and its 95 % interval\n"
             "  rating     400 points are odds of 10 to 1 to end before the other in a game\n"
             "             (Bradley-Terry over all pairs; the bots' mean is 1500)\n"
             "  decisions  how many; ms each: milliseconds for one; a second: how many in one",
    .example = "oriflamme arena --bots squire,random,random,random --games 4000 --seed 1",
};

/* The ends of an interval of shares, in percent. */
static double low(double share, double error)
{
    return share > error ? 100 * (share - error) : 0;
}

static double high(double share, double error)
{
    return share + error < 1 ? 100 * (share + error) : 100;
}

static void print_line(const ArenaResult *result, const ArenaLine *line, bool times)
{
    char name[ARENA_SPEC_TEXT + 16];
    ArenaMean wins = arena_wins(result, line);
    ArenaMean influence = arena_influence(result, line);
    double error95 = ARENA_95 * wins.error;
    double error99 = ARENA_99 * wins.error;
    if (line->entries > 1)
        snprintf(name, sizeof name, "%s x%d", line->entry->spec, line->entries);
    else
        snprintf(name, sizeof name, "%s", line->entry->spec);
    printf("%-22s %6.4f %6.2f  %6.2f..%-6.2f  %6.2f..%-6.2f %7.3f  %7.3f..%-7.3f %6.0f", name,
           arena_scores(result, line).mean, 100 * wins.mean, low(wins.mean, error95),
           high(wins.mean, error95), low(wins.mean, error99), high(wins.mean, error99),
           influence.mean, influence.mean - ARENA_95 * influence.error,
           influence.mean + ARENA_95 * influence.error, line->rating);
    double seconds = (double)line->nanoseconds * 1e-9;
    double decisions = (double)line->decisions;
    if (times)
        printf(" %10.0f %9.4f %9.0f", decisions, decisions > 0 ? seconds * 1e3 / decisions : 0,
               seconds > 0 ? decisions / seconds : 0);
    else
        printf(" %10.0f", decisions);
    putchar('\n');
}

static void print_result(const ArenaMatch *match, const ArenaResult *result, bool times)
{
    char rules[ORI_RULES_TEXT];
    ori_write_rules(match->rules, rules);
    printf("%s, %d seats, seed %llu: %d games (%d deals, each in %d rotations), fair share %.2f %%",
           rules, match->seats, (unsigned long long)match->seed, result->deals * match->seats,
           result->deals, match->seats, 100.0 / match->seats);
    if (times)
        printf(", %.1f s, %d thread%s", result->seconds, match->threads,
               match->threads == 1 ? "" : "s");
    printf("\n%-22s %6s %6s  %-14s  %-14s %9s  %-14s %6s %10s%s\n", "bot", "score", "wins%", "95%",
           "99%", "influence", "95%", "rating", "decisions", times ? "   ms each  a second" : "");
    for (int i = 0; i < result->lines; i++)
        print_line(result, &result->line[i], times);
}

static CliStatus open_records(const Cli *cli, FILE **out)
{
    const char *path = cli->value[RECORDS];
    *out = NULL;
    if (path == NULL)
        return CLI_OK;
    *out = fopen(path, "w");
    return *out != NULL ? CLI_OK : cli_refuse(cli, "cannot write %s: %s", path, strerror(errno));
}

static CliStatus close_records(const Cli *cli, FILE *records, CliStatus status)
{
    if (records == NULL)
        return status;
    bool failed = ferror(records) != 0;
    if (fclose(records) != 0)
        failed = true;
    if (failed)
        return cli_refuse(cli, "cannot write all of %s", cli->value[RECORDS]);
    return status;
}

CliStatus arena_run(const Cli *cli)
{
    ArenaMatch match = {.threads = 1, .seed = CLI_DEFAULT_SEED};
    int games = DEFAULT_GAMES;
    if (cli->value[BOTS] == NULL)
        return cli_misuse(cli, "--bots is needed: who plays?");
    if (!match_entries(cli, "--bots", cli->value[BOTS], ORI_MAX_SEATS, match.entry, &match.seats) ||
        !cli_number(cli, "--games", cli->value[GAMES], 1, INT_MAX / 2, &games) ||
        !cli_number(cli, "--threads", cli->value[THREADS], 1, ARENA_MAX_THREADS, &match.threads) ||
        !cli_seed(cli, cli->value[SEED], &match.seed))
        return CLI_MISUSED;
    if (match.seats < ORI_MIN_SEATS)
        return cli_misuse(cli, "--bots names one bot, but a game has at least two seats");
    CliStatus status = cli_rules(cli, cli->value[RULES], match.seats, &match.rules);
    if (status != CLI_OK)
        return status;
    status = open_records(cli, &match.records);
    if (status != CLI_OK)
        return status;

    ArenaResult result;
    match.deals = match_deals(games, match.seats);
    match_prepare(&match);
    match_play(cli, &match, &result, &status);
    if (result.error[0] == '\0' && result.deals > 0)
        print_result(&match, &result, cli->value[NO_TIMES] == NULL);
    return close_records(cli, match.records, status);
}
