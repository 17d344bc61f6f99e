/*
 * main.c - how exploitable bots are, exactly, in endgames that can be solved (docs/king.md).
 *
 * usage: cfr [--kinds LETTERS] [--iterations N] [--bots LIST] [--seeds N] [--most NODES] VIEW
 *
 * Prints the exploitability of CFR+'s average strategy as it falls, the value of the game to a, and
 * the exploitability of each bot of the list: by how many percentage points of victory a best
 * response beats it, mean of both seats. Of a bot that does not say its chances N seeds are
 * counted; what they leave to luck can be exploited too, so that its figure is a little too high.
 */
#include "bots/bot.h"
#include "research/cfr/endgame.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Wish {
    const char *view;
    const char *bots;
    uint32_t kinds;
    int iterations;
    int seeds;
    uint64_t most;
} Wish;

static void give_up(const char *what, const char *why)
{
    fprintf(stderr, "cfr: %s: %s\n", what, why);
    exit(2);
}

static uint32_t kinds_of(const char *letters)
{
    uint32_t kinds = 0;
    for (const char *c = letters; *c != '\0'; c++) {
        int kind = ori_kind_of_letter(*c);
        if (kind == ORI_HIDDEN)
            give_up(letters, "these are not letters of kinds");
        kinds |= 1u << kind;
    }
    return kinds;
}

static long number_of(const char *text, long most)
{
    char *end;
    long n = strtol(text, &end, 10);
    if (*text == '\0' || *end != '\0' || n < 1 || n > most)
        give_up(text, "not a number that can be");
    return n;
}

static Wish read_wish(int argc, char **argv)
{
    Wish w = {.bots = "random,squire,knight,baron:300,king",
              .kinds = ORI_DEALT_KINDS,
              .iterations = 1000,
              .seeds = 64,
              .most = 20000000};
    int i = 1;
    for (; i + 1 < argc && argv[i][0] == '-' && argv[i][1] == '-'; i += 2) {
        const char *value = argv[i + 1];
        if (strcmp(argv[i], "--kinds") == 0)
            w.kinds = kinds_of(value);
        else if (strcmp(argv[i], "--bots") == 0)
            w.bots = value;
        else if (strcmp(argv[i], "--iterations") == 0)
            w.iterations = (int)number_of(value, 1000000);
        else if (strcmp(argv[i], "--seeds") == 0)
            w.seeds = (int)number_of(value, 1000000);
        else if (strcmp(argv[i], "--most") == 0)
            w.most = (uint64_t)number_of(value, 200000000);
        else
            give_up(argv[i], "unknown option");
    }
    if (i + 1 != argc)
        give_up("usage", "cfr [--kinds LETTERS] [--iterations N] [--bots LIST] [--seeds N] "
                         "[--most NODES] VIEW");
    w.view = argv[i];
    return w;
}

static double percent(double share)
{
    return 100 * share;
}

static void solve(const Tree *tree, int iterations, double *strategy)
{
    Cfr cfr;
    cfr_open(&cfr, tree);
    printf("\n| CFR+ iterations | exploitability | value to a |\n|---|---|---|\n");
    for (int n = 1, next = 1; n <= iterations; n++) {
        cfr_iterate(&cfr);
        if (n != next && n != iterations)
            continue;
        next = next * 10 > iterations ? iterations : next * 10;
        cfr_average(&cfr, strategy);
        printf("| %d | %.4f | %.3f |\n", n, percent(exploitability(tree, strategy)),
               percent(0.5 + strategy_value(tree, strategy)));
        fflush(stdout);
    }
    cfr_close(&cfr);
}

/* One seat of the bot, the other by the solution: what the bot gains, mean of both seats. */
static double against(const Tree *tree, const double *bot, const double *solution, double *both)
{
    double sum = 0;
    for (int seat = 0; seat < 2; seat++) {
        for (uint32_t i = 0; i < tree->sets; i++) {
            const TreeSet *set = &tree->set[i];
            memcpy(both + set->at, (set->seat == seat ? bot : solution) + set->at,
                   set->options * sizeof *both);
        }
        double value = strategy_value(tree, both);
        sum += seat == 0 ? value : -value;
    }
    return sum / 2;
}

static void judge(const Endgame *game, const char *spec, int seeds, const double *solution,
                  double *strategy, double *both)
{
    char name[32];
    const char *colon = strchr(spec, ':');
    size_t length = colon != NULL ? (size_t)(colon - spec) : strlen(spec);
    snprintf(name, sizeof name, "%.*s", (int)length, spec);
    const Bot *bot = bot_named(name);
    if (bot == NULL || (colon != NULL && !bot->searches))
        give_up(spec, bot == NULL ? "unknown bot" : "this bot takes no budget");
    int64_t budget = colon != NULL ? number_of(colon + 1, 1000000000) : 0;
    if (bot->searches && !bot->at_once && budget == 0)
        give_up(spec, "this bot needs a number of iterations");
    bool is_exact = endgame_strategy(game, bot, budget, seeds, strategy);
    double value = strategy_value(&game->tree, solution);
    double as_a = best_response(&game->tree, strategy, 0) - value;
    double as_b = best_response(&game->tree, strategy, 1) + value;
    printf("| %s | %.2f | %.2f | %.2f | %+.2f |", spec, percent((as_a + as_b) / 2), percent(as_a),
           percent(as_b), percent(against(&game->tree, strategy, solution, both)));
    is_exact ? printf(" exact |\n") : printf(" %d seeds |\n", seeds);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    Wish wish = read_wish(argc, argv);
    OriView view;
    OriError error;
    Endgame game;
    if (!ori_text_is_view(wish.view))
        give_up(wish.view, "an endgame is what a spectator sees, with ? for what is hidden");
    if (!ori_read_view(wish.view, &view, &error))
        give_up(wish.view, error.why);
    const char *why = endgame_open(&game, &view, wish.kinds, wish.most);
    if (why != NULL)
        give_up(wish.view, why);
    const Tree *tree = &game.tree;
    printf("%s: %u deals, %llu nodes, %u information sets\n", wish.view, tree->nodes[0],
           (unsigned long long)tree_nodes(tree), tree->sets);
    double *solution = malloc(3 * tree->options * sizeof *solution);
    if (solution == NULL)
        give_up(wish.view, "out of memory");
    solve(tree, wish.iterations, solution);
    printf("\n| bot | exploitability | best response as a | as b | bot against CFR+ | chances |\n"
           "|---|---|---|---|---|---|\n");
    char *list = strdup(wish.bots);
    for (char *spec = strtok(list, ","); spec != NULL; spec = strtok(NULL, ","))
        judge(&game, spec, wish.seeds, solution, solution + tree->options,
              solution + 2 * (size_t)tree->options);
    free(list);
    free(solution);
    endgame_close(&game);
    return 0;
}
