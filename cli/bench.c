/*
 * bench.c - oriflamme bench: random play on one thread: its speed and its outcome.
 *
 * The signature combines the hashes of all final states in order: a change that should only make
 * things faster must not change it. Games are played in batches; the hashing happens between them,
 * off the clock.
 */
#include "cli.h"

#include <inttypes.h>
#include <limits.h>
#include <time.h>

enum { RULES, SEATS, GAMES, SEED };
enum { DEFAULT_GAMES = 100000, BATCH = 64 };

const CliUsage bench_usage = {
    .arguments = "",
    .option =
        {
            [RULES] = {"--rules", "R", "as for deal (default: base, ablaze and mix in turn)"},
            [SEATS] = {"--seats", "N", "2 to 5 (default: 2, 3, 4 and 5 in turn)"},
            [GAMES] = {"--games", "K", "number of games per line (default: 100000)"},
            [SEED] = {"--seed", "S", CLI_ONE_SEED_ABOUT},
        },
    .notes = "Plays uniformly random decisions; 'mix' draws ten kinds for each game. Times\n"
             "dealing and playing (CPU time), but not the hashing of final states for the\n"
             "signature.",
    .example = "oriflamme bench --rules base --seats 4 --games 1000000",
};

typedef struct Tally {
    int64_t decisions;
    uint64_t signature;
    double seconds;
} Tally;

static double now(void)
{
    struct timespec t = {0};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); /* others on the machine do not count */
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* The order counts: equal final states must not cancel out. */
static uint64_t combine(uint64_t signature, uint64_t hash)
{
    return (signature ^ hash) * 0x9E3779B97F4A7C15u + (signature >> 32);
}

static const char *play_batch(OriRules rules, int games, OriRandom *random, Tally *tally)
{
    OriState end[BATCH];
    double from = now();
    for (int i = 0; i < games; i++) {
        const char *why = ori_deal(rules, ORI_ANY_SEAT, random, &end[i]);
        if (why != NULL)
            return why;
        tally->decisions += ori_playout(&end[i], random);
    }
    tally->seconds += now() - from;
    for (int i = 0; i < games; i++)
        tally->signature = combine(tally->signature, ori_hash(&end[i]));
    return NULL;
}

static CliStatus measure(const Cli *cli, OriRules rules, int games, uint64_t seed)
{
    Tally tally = {0};
    OriRandom random = {seed};
    for (int left = games; left > 0; left -= BATCH) {
        const char *why = play_batch(rules, left < BATCH ? left : BATCH, &random, &tally);
        if (why != NULL)
            return cli_refuse(cli, "%s", why);
    }
    double millions = tally.seconds > 0 ? tally.seconds * 1e6 : 1;
    char text[ORI_RULES_TEXT];
    ori_write_rules(rules, text);
    printf("%s %d seats: %d games, %" PRId64 " decisions, signature %016" PRIx64
           ", %.1f M decisions/s, %.2f M games/s\n",
           text, (int)rules.seats, games, tally.decisions, tally.signature,
           (double)tally.decisions / millions, (double)games / millions);
    fflush(stdout);
    return CLI_OK;
}

CliStatus bench_run(const Cli *cli)
{
    static const char *const all_rules[] = {"base", "ablaze", "mix"};
    int sets = (int)(sizeof all_rules / sizeof all_rules[0]);
    int seats = 0;
    int games = DEFAULT_GAMES;
    uint64_t seed = CLI_DEFAULT_SEED;
    if (!cli_number(cli, "--seats", cli->value[SEATS], ORI_MIN_SEATS, ORI_MAX_SEATS, &seats) ||
        !cli_number(cli, "--games", cli->value[GAMES], 1, INT_MAX - BATCH, &games) ||
        !cli_seed(cli, cli->value[SEED], &seed))
        return CLI_MISUSED;

    int least = seats != 0 ? seats : ORI_MIN_SEATS;
    int most = seats != 0 ? seats : ORI_MAX_SEATS;
    if (cli->value[RULES] != NULL)
        sets = 1;
    for (int set = 0; set < sets; set++) {
        const char *text = cli->value[RULES] != NULL ? cli->value[RULES] : all_rules[set];
        for (int n = least; n <= most; n++) {
            OriRules rules;
            CliStatus status = cli_rules(cli, text, n, &rules);
            if (status == CLI_OK)
                status = measure(cli, rules, games, seed);
            if (status != CLI_OK)
                return status;
        }
    }
    return CLI_OK;
}
