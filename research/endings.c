/*
 * endings.c - what bots throw away in the last decisions of a game.
 *
 *     endings games RULES SEATS BOT GAMES SEED   plays games of this bot, looks at every decision of
 *         the last round whose rest is small in all worlds, and prints each position where some
 *         option is worse than another in every world, whatever follows: its view, and those options
 *     endings ask BOT SEEDS <POSITIONS            asks a bot about such positions, and prints each
 *         with what it chose where that is worse in every world
 *
 * Both end with what was thrown away. Games can be split over processors by SEED.
 */
#include "arena/arena.h"
#include "arena/entry.h"
#include "bots/ending.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    NODES = 100000, /* ten times what the bots themselves may look at */
    LINE = ORI_POSITION_TEXT + 2048,
};

/* Of the positions that were looked at. */
typedef struct Tally {
    long seen;
    long worse;  /* decisions that are worse in every world */
    long thrown; /* sure victories among them */
    long beaten; /* decisions that are never better, and may be worse */
} Tally;

static ArenaEntry player;
static char *memory;

static OriDecision decide(const OriView *view, uint64_t seed)
{
    BotTask task = {.budget = player.budget,
                    .seed = seed,
                    .memory = memory,
                    .microseconds = arena_microseconds};
    return player.bot->decide(view, &task, NULL);
}

static int place_of(const OriDecision option[], int count, OriDecision d)
{
    int i = 0;
    while (i < count && !ori_same_decision(option[i], d))
        i++;
    return i;
}

static void count(Tally *t, const Ending *e, int chosen)
{
    bool is_sure = false;
    for (int i = 0; i < e->count; i++)
        is_sure = is_sure || e->least[i] == BOT_SURE;
    t->seen++;
    t->worse += e->worse >> chosen & 1;
    t->beaten += e->beaten >> chosen & 1;
    t->thrown += is_sure && (e->worse >> chosen & 1);
}

static bool look(const OriView *view, Ending *e)
{
    Guesser g;
    guess_prepare(view, GUESS_UNIFORM, &g);
    ending_look(&g, NODES, e);
    return e->count > 1;
}

static void print_tally(const Tally *t, const char *of)
{
    fprintf(stderr,
            "%s: %ld decisions looked at; %ld worse in every world, %ld of them a sure victory; "
            "%ld never better, perhaps worse\n",
            of, t->seen, t->worse, t->thrown, t->beaten);
}

static void print_position(const OriView *view, const OriDecision option[], const Ending *e)
{
    char text[ORI_POSITION_TEXT];
    ori_write_view(view, text);
    fputs(text, stdout);
    for (int i = 0; i < e->count; i++)
        if ((e->worse >> i & 1) != 0) {
            char decision[ORI_DECISION_TEXT];
            ori_write_decision(option[i], decision);
            printf("\t%s", decision);
        }
    putchar('\n');
}

static void play(OriState *s, OriRandom *random, Tally *t)
{
    while (s->ask != ORI_ASK_OVER) {
        OriView view;
        OriDecision option[ORI_MAX_OPTIONS];
        Ending e;
        ori_view(s, s->asked, &view);
        int n = ori_view_options(&view, option);
        OriDecision d = decide(&view, ori_random(random));
        if (n > 1 && s->round == ORI_ROUNDS && look(&view, &e)) {
            count(t, &e, place_of(option, n, d));
            if (e.worse != 0)
                print_position(&view, option, &e);
        }
        ori_play(s, d, NULL);
    }
}

static int games(const OriRules *rules, long n, uint64_t seed)
{
    Tally t = {0};
    for (long i = 0; i < n; i++) {
        OriRandom random = {seed + (uint64_t)i * 1000003};
        OriState s;
        ori_deal(*rules, (int)(i % (long)rules->seats), &random, &s);
        play(&s, &random, &t);
        if (i % 100 == 99)
            fprintf(stderr, "\r%ld of %ld games", i + 1, n);
    }
    fputc('\r', stderr);
    print_tally(&t, player.spec);
    return 0;
}

static void print_answer(const char *position, OriDecision d)
{
    char decision[ORI_DECISION_TEXT];
    ori_write_decision(d, decision);
    printf("%s\t%s\n", position, decision);
}

static int ask(long seeds)
{
    static char line[LINE];
    Tally t = {0};
    for (int number = 1; fgets(line, sizeof line, stdin) != NULL; number++) {
        OriView view;
        OriError error;
        Ending e;
        OriDecision option[ORI_MAX_OPTIONS];
        char *end = strpbrk(line, "\t\n");
        bool is_bare = line[0] == '#' || end == line || end == NULL;
        if (is_bare)
            continue;
        *end = '\0';
        if (!ori_read_view(line, &view, &error) || !look(&view, &e)) {
            fprintf(stderr, "line %d is no small ending: %s\n", number, line);
            return 1;
        }
        int n = ori_view_options(&view, option);
        for (long seed = 1; seed <= seeds; seed++) {
            OriDecision d = decide(&view, (uint64_t)seed);
            int chosen = place_of(option, n, d);
            count(&t, &e, chosen);
            if ((e.worse >> chosen & 1) != 0)
                print_answer(line, d);
        }
    }
    print_tally(&t, player.spec);
    return t.seen == 0 || t.worse > 0;
}

static int usage(void)
{
    fputs("usage: endings games RULES SEATS BOT GAMES SEED\n"
          "       endings ask BOT SEEDS <POSITIONS\n",
          stderr);
    return 2;
}

static bool choose(const char *bot)
{
    OriError error;
    memory = malloc(BOT_MEMORY);
    return memory != NULL && arena_read_entry(bot, &player, &error);
}

int main(int argc, char **argv)
{
    OriRules rules;
    OriError error;
    if (argc == 4 && strcmp(argv[1], "ask") == 0 && choose(argv[2]))
        return ask(strtol(argv[3], NULL, 10));
    if (argc != 7 || strcmp(argv[1], "games") != 0 || !choose(argv[4]) ||
        !ori_read_wish(argv[2], &rules, &error))
        return usage();
    rules = ori_rules_like(rules, rules.kinds, (int)strtol(argv[3], NULL, 10));
    if (ori_rules_check(rules) != NULL)
        return usage();
    return games(&rules, strtol(argv[5], NULL, 10), strtoull(argv[6], NULL, 10));
}
