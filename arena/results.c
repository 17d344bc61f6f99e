/*
 * results.c - summarises a match: means and how sure they are, and ratings.
 */
#include "arena/arena.h"

#include "ori_bits.h"

#include <string.h>

static unsigned alike(const ArenaMatch *match, int i)
{
    unsigned members = 0;
    for (int j = 0; j < match->seats; j++)
        if (strcmp(match->entry[i].spec, match->entry[j].spec) == 0 &&
            strcmp(match->entry[i].command, match->entry[j].command) == 0)
            members |= 1u << j;
    return members;
}

static void lay_out_lines(const ArenaMatch *match, ArenaResult *out)
{
    for (int i = 0; i < match->seats; i++)
        out->line[out->lines++] =
            (ArenaLine){.entry = &match->entry[i], .entries = 1, .members = 1u << i};
    for (int i = 0; i < match->seats; i++) {
        unsigned members = alike(match, i);
        bool is_first = (members & ((1u << i) - 1)) == 0;
        if (is_first && bits_few(members) > 1)
            out->line[out->lines++] = (ArenaLine){
                .entry = &match->entry[i], .entries = bits_few(members), .members = members};
    }
}

/* Roots and logarithms of our own: what is printed is the same on every machine. */
static double root(double x)
{
    enum { STEPS = 60 };
    double r = x > 1 ? x : 1;
    for (int i = 0; i < STEPS; i++)
        r = (r + x / r) / 2;
    return r;
}

/* By halving or doubling into 1..2, then ln x = 2 artanh((x - 1) / (x + 1)). */
static double logarithm(double x)
{
    enum { TERMS = 39 };
    const double ln2 = 0.69314718055994531;
    const double ln10 = 2.30258509299404568;
    double sum = 0;
    for (; x >= 2; x /= 2)
        sum += ln2;
    for (; x < 1; x *= 2)
        sum -= ln2;
    double z = (x - 1) / (x + 1);
    double power = 2 * z;
    for (int n = 1; n <= TERMS; n += 2, power *= z * z)
        sum += power / n;
    return sum / ln10;
}

/*
 * Bradley-Terry: strength s[i] / (s[i] + s[j]) is the chance that bot i ends before bot j. Fitted
 * by the usual iteration; a draw against everybody is added, so that who lost all games has a
 * rating too. Entries that are alike are one bot.
 */
static void rate(const ArenaMatch *match, ArenaResult *out)
{
    enum { ROUNDS = 2000, MEAN = 1500, SCALE = 400 };
    double won[ORI_MAX_SEATS] = {0};
    double met[ORI_MAX_SEATS][ORI_MAX_SEATS] = {{0}};
    double strength[ORI_MAX_SEATS];
    int bot[ORI_MAX_SEATS]; /* of an entry: the first that is alike */
    for (int i = 0; i < match->seats; i++) {
        unsigned members = alike(match, i);
        strength[i] = 1;
        for (bot[i] = 0; (members >> bot[i] & 1) == 0;)
            bot[i]++;
    }
    for (int i = 0; i < match->seats; i++)
        for (int j = 0; j < match->seats; j++)
            if (bot[i] != bot[j]) {
                won[bot[i]] += (double)out->pair[i][j] / 2 + 0.5;
                met[bot[i]][bot[j]] += (double)(out->pair[i][j] + out->pair[j][i]) / 2 + 1;
            }
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < match->seats; i++) {
            double sum = 0;
            for (int j = 0; j < match->seats; j++)
                sum += met[i][j] / (strength[i] + strength[j]);
            if (sum > 0)
                strength[i] = won[i] / sum;
        }
    double mean = 0;
    int kinds = 0;
    for (int i = 0; i < match->seats; i++)
        if (bot[i] == i) {
            mean += logarithm(strength[i]);
            kinds++;
        }
    mean /= kinds;
    for (int k = 0; k < out->lines; k++) {
        int i = 0;
        while ((out->line[k].members >> i & 1) == 0)
            i++;
        out->line[k].rating = MEAN + SCALE * (logarithm(strength[bot[i]]) - mean);
    }
}

/* The standard error of a mean over deals, each of which is itself a mean over its games. */
static ArenaMean mean_of(const ArenaResult *result, const ArenaLine *line, ArenaSum sum,
                         double units)
{
    double n = result->deals;
    double scale = units * result->seats * line->entries;
    if (result->deals == 0)
        return (ArenaMean){0};
    double mean = (double)sum.sum / n;
    double variance =
        result->deals > 1 ? ((double)sum.squares - mean * (double)sum.sum) / (n - 1) : 0;
    return (ArenaMean){.mean = mean / scale,
                       .error = variance > 0 ? root(variance / n) / scale : 0};
}

ArenaMean arena_wins(const ArenaResult *result, const ArenaLine *line)
{
    return mean_of(result, line, line->wins, ARENA_WIN_UNITS);
}

ArenaMean arena_scores(const ArenaResult *result, const ArenaLine *line)
{
    return mean_of(result, line, line->scores, 2 * (result->seats - 1));
}

ArenaMean arena_influence(const ArenaResult *result, const ArenaLine *line)
{
    return mean_of(result, line, line->influence, 1);
}

void arena_open_result(const ArenaMatch *match, ArenaResult *out)
{
    memset(out, 0, sizeof *out);
    out->seats = match->seats;
    lay_out_lines(match, out);
}

void arena_close_result(const ArenaMatch *match, ArenaResult *out)
{
    rate(match, out);
}
