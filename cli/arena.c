/*
 * arena.c - oriflamme arena: bots against each other on duplicate deals.
 *
 * All numbers except times follow from the command line, whatever the number of threads, as long as
 * no budget is in milliseconds.
 */
#include "match.h"
#include "arena/sums.h"
#include "tui/term.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BOTS, RULES, GAMES, SEED, THREADS, RECORDS, NO_TIMES, BOT_TIME, PART, SUMS, MERGE };
enum { DEFAULT_GAMES = 2000 };

const CliUsage arena_usage = {
    .arguments = "[FILE...]",
    .most = CLI_ANY_COUNT,
    .option =
        {
            [BOTS] = {"--bots", "LIST",
                      "2 to 5 bots, separated by commas, one for each seat (required)"},
            [RULES] = {"--rules", "R", CLI_RULES_ABOUT},
            [GAMES] = {"--games", "K",
                       "number of games, rounded up to whole deals (default: 2000)"},
            [SEED] = {"--seed", "S", CLI_ONE_SEED_ABOUT},
            [THREADS] = {"--threads", "T", MATCH_THREADS_ABOUT},
            [RECORDS] = {"--records", "FILE", "write a record of every game to FILE"},
            [NO_TIMES] = {"--no-times", NULL,
                          "leave out all timings, so that two runs print the same"},
            [BOT_TIME] = {"--bot-time", "MS",
                          "time limit for a decision of an external bot (default: 1000)"},
            [PART] = {"--part", "I/N", "play only every Nth deal, from the Ith on"},
            [SUMS] = {"--sums", "FILE", "write the outcome to FILE, for --merge"},
            [MERGE] = {"--merge", NULL, "add up the parts in FILEs and print the result"},
        },
    .notes = "A bot is NAME, or NAME:BUDGET if it searches: 500 or 500it iterations for each\n"
             "decision, 10ms or 1s of processor time (default: 1000 iterations; the king\n"
             "has none and decides at once).\n"
             "\n"
             "The bots play every deal in all rotations of seats, so K is rounded up to a\n"
             "multiple of their number, at least two deals. The results of budgets in\n"
             "iterations do not depend on the number of threads. Ctrl-C prints the results\n"
             "so far.\n"
             "\n"
             "exec:COMMAND is an external bot, a program that speaks the protocol of\n"
             "docs/bots-protocol.md: 'exec:./mybot,knight,knight,knight'. If it decides late or\n"
             "illegally, the arena picks a random option and reports it.\n"
             "\n"
             "You can split a match over machines: run --part 1/4 --sums FILE on each, then\n"
             "--merge FILES. With budgets in iterations the result equals that of one machine\n"
             "with --no-times, to the last digit.\n"
             "\n"
             "The columns (bots that are alike share a line, marked x2, x3..):\n"
             "  score      mean rank: 1 for the first .. 0 for the last, shared ranks averaged\n"
             "  wins       share of the games won, in percent, a shared victory split\n"
             "  95%, 99%   its confidence intervals; the deals are the sample, not the games\n"
             "  influence  mean at the end, and its 95 % interval\n"
             "  rating     400 points are odds of 10 to 1 of finishing ahead of the other\n"
             "             (Bradley-Terry over all pairs; the bots' mean is 1500)\n"
             "  decisions  how many; ms each: milliseconds for one, of the processor (of\n"
             "             the clock for an external bot); a second: how many in one",
    .lists_bots = true,
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

/* Decisions that outside bots failed to make. */
static void print_faults(const ArenaMatch *match, const ArenaResult *result)
{
    for (int i = 0; i < match->seats; i++) {
        const ArenaFaults *faults = &result->fault[i];
        int64_t all = 0;
        for (int fault = 1; fault < OUTSIDE_FAULTS; fault++)
            all += faults->count[fault];
        if (all == 0)
            continue;
        printf("%s (bot %d): %lld decision%s forfeited to random:", match->entry[i].spec, i + 1,
               (long long)all, all == 1 ? "" : "s");
        const char *comma = "";
        for (int fault = 1; fault < OUTSIDE_FAULTS; fault++)
            if (faults->count[fault] > 0) {
                printf("%s %lld %s", comma, (long long)faults->count[fault],
                       outside_fault_name((OutsideFault)fault));
                comma = ",";
            }
        putchar('\n');
        if (faults->first[0] != '\0')
            printf("    the first: %s\n    at %s\n", term_safe(STDOUT_FILENO, faults->first),
                   faults->at);
    }
}

/* --- Parts --- */

static bool read_part(const Cli *cli, ArenaMatch *match)
{
    const char *text = cli->value[PART];
    int part, parts, end = 0;
    if (text == NULL)
        return true;
    if (sscanf(text, "%d/%d%n", &part, &parts, &end) != 2 || text[end] != '\0' || part < 1 ||
        part > parts) {
        cli_misuse(cli, "--part is I/N, from 1/N to N/N, not '%s'", text);
        return false;
    }
    match->part = part - 1;
    match->parts = parts;
    return true;
}

static CliStatus write_sums(const Cli *cli, const ArenaMatch *match, const ArenaResult *result)
{
    const char *path = cli->value[SUMS];
    FILE *out = fopen(path, "w");
    bool written = out != NULL && sums_write(match, result, out);
    if (out != NULL && fclose(out) != 0)
        written = false;
    return written ? CLI_OK : cli_refuse(cli, "cannot write %s: %s", path, strerror(errno));
}

/* Part number match->part: 0, or the file that has had it. */
typedef struct Merged {
    ArenaMatch whole;
    ArenaResult sum;
    const char **file; /* by part */
} Merged;

static CliStatus merge_file(const Cli *cli, const char *path, Merged *merged)
{
    ArenaMatch match;
    static ArenaResult result;
    char why[SUMS_WHY];
    char *text = cli_read_file(cli, path);
    if (text == NULL)
        return CLI_REFUSED;
    bool fine = sums_read(text, &match, &result, why);
    free(text);
    if (fine && merged->file == NULL) {
        merged->whole = match;
        merged->whole.part = 0;
        arena_open_result(&merged->whole, &merged->sum);
        merged->file = calloc((size_t)match.parts, sizeof *merged->file);
        if (merged->file == NULL)
            return cli_refuse(cli, "out of memory for that many parts");
    }
    if (!fine || !sums_add(&merged->whole, &merged->sum, &match, &result, why))
        return cli_refuse(cli, "%s: %s", path, why);
    if (merged->file[match.part] != NULL)
        return cli_refuse(cli, "%s and %s are the same part, %d/%d", merged->file[match.part], path,
                          match.part + 1, match.parts);
    merged->file[match.part] = path;
    return CLI_OK;
}

static CliStatus merge(const Cli *cli)
{
    static Merged merged;
    CliStatus status = CLI_OK;
    if (cli->count == 0)
        return cli_misuse(cli, "--merge needs the files of all parts");
    for (int i = 0; i < cli->count && status == CLI_OK; i++)
        status = merge_file(cli, cli->argument[i], &merged);
    for (int part = 0; status == CLI_OK && part < merged.whole.parts; part++)
        if (merged.file[part] == NULL)
            status = cli_refuse(cli, "part %d/%d is missing", part + 1, merged.whole.parts);
    if (status == CLI_OK) {
        arena_close_result(&merged.whole, &merged.sum);
        print_result(&merged.whole, &merged.sum, false);
        print_faults(&merged.whole, &merged.sum);
    }
    free(merged.file);
    return status;
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
    if (cli->value[MERGE] != NULL)
        return merge(cli);
    if (cli->count > 0)
        return cli_misuse(cli, "unexpected argument '%s': files are for --merge", cli->argument[0]);
    if (cli->value[BOTS] == NULL)
        return cli_misuse(cli, "--bots is required");
    if (!match_all_entries(cli, "--bots", cli->value[BOTS], match.entry, &match.seats) ||
        !cli_number(cli, "--bot-time", cli->value[BOT_TIME], 1, 3600000, &match.outside_time) ||
        !read_part(cli, &match) ||
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
    if (arena_part_deals(&match) < 1) {
        status =
            cli_refuse(cli, "there are %d deals: part %d has none", match.deals, match.part + 1);
        return close_records(cli, match.records, status);
    }
    match_prepare(&match);
    match_play(cli, &match, &result, &status);
    if (result.error[0] == '\0' && result.deals > 0) {
        print_result(&match, &result, cli->value[NO_TIMES] == NULL);
        print_faults(&match, &result);
    }
    if (status == CLI_OK && cli->value[SUMS] != NULL)
        status = write_sums(cli, &match, &result);
    return close_records(cli, match.records, status);
}
