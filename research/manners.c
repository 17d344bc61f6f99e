/*
 * manners.c - how a bot plays, as figures: what a person at its table would notice.
 *
 *     manners style RULES SEATS GAMES SEED BOT...   games of each bot against itself: how much it
 *         keeps face down, how rich a card is when it is revealed, whom it strikes, how it stacks
 *     manners errors RULES SEATS GAMES SEED JUDGE BOT...   all bots are asked about the same
 *         decisions of games of kings, and JUDGE (such as king:300) says what each choice gives away:
 *         by how hard the decision is, and by how far ahead one has to think
 *     manners check   the gentle bots play like people: the limits of tests/rows.py's row `manners`
 *
 * docs/bots.md quotes both.
 */
#include "arena/arena.h"
#include "arena/entry.h"
#include "ori_look.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_BOTS = 16,
    HARD_STEPS = 5,
    ERROR = BOT_SURE / 50, /* of the victory: what an error gives away, or more */
};

static char *memory;

static OriDecision decide(const ArenaEntry *player, const OriView *view, uint64_t seed,
                          BotAdvice *advice)
{
    BotTask task = {.budget = player->budget,
                    .seed = seed,
                    .memory = memory,
                    .microseconds = arena_microseconds};
    return player->bot->decide(view, &task, advice);
}

/* --- Style --- */

typedef struct Style {
    long kept[ORI_ROUNDS + 1]; /* by round */
    long asked[ORI_ROUNDS + 1];
    long revealed;
    long on_revealed; /* influence */
    long placed;
    long stacked;
    long strikes;
    long own_strikes;
    long picked;         /* targets, where cards of others were among them */
    long picked_own;     /* and one's own was taken */
    long leader_strikes; /* on others who have the most */
    long other_strikes;  /* on others */
    long pool;
    long pools;
} Style;

static int leader_but(const OriState *s, int seat)
{
    int leader = -1;
    for (int i = 0; i < (int)s->rules.seats; i++)
        if (i != seat && (leader < 0 || s->pool[i] > s->pool[leader]))
            leader = i;
    return leader;
}

static void note_strikes(Style *t, const OriState *before, const OriLog *log)
{
    for (int i = 0; i < log->count; i++) {
        const OriEvent *e = &log->event[i];
        if (e->what != ORI_EV_ELIMINATED)
            continue;
        int striker = owner_of(before, e->other);
        int victim = owner_of(before, e->card);
        t->strikes++;
        t->own_strikes += striker == victim;
        t->other_strikes += striker != victim;
        t->leader_strikes +=
            striker != victim && before->pool[victim] == before->pool[leader_but(before, striker)];
    }
}

static bool is_own(const OriState *s, OriDecision d)
{
    return (int)top(s, d.at)->owner == s->asked;
}

/* A card that must strike may have nobody but its owner to strike, and a Cutthroat takes all that
 * are alike: only who had a choice has shot at himself. */
static void note_pick(Style *t, const OriState *before, const OriView *view, OriDecision d)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int count = ori_view_options(view, option);
    bool had_choice = false;
    for (int i = 0; i < count; i++)
        had_choice |= option[i].verb == ORI_ELIMINATE && !is_own(before, option[i]);
    if (d.verb != ORI_ELIMINATE || !had_choice)
        return;
    t->picked++;
    t->picked_own += is_own(before, d);
}

static void note(Style *t, const OriState *before, OriDecision d, const OriLog *log)
{
    t->asked[before->round] += d.verb == ORI_KEEP || d.verb == ORI_REVEAL;
    t->kept[before->round] += d.verb == ORI_KEEP;
    t->placed += before->ask == ORI_ASK_PLACE;
    t->stacked += d.verb == ORI_PLACE_ON;
    if (d.verb == ORI_REVEAL) {
        t->revealed++;
        t->on_revealed += (long)top(before, before->cursor - 1)->influence;
    }
    note_strikes(t, before, log);
}

static void play(const ArenaEntry *player, OriState *s, OriRandom *random, Style *t)
{
    while (s->ask != ORI_ASK_OVER) {
        static OriLog log;
        OriView view;
        OriState before = *s;
        ori_view(s, s->asked, &view);
        OriDecision d = decide(player, &view, ori_random(random), NULL);
        log.count = 0;
        ori_play(s, d, &log);
        note(t, &before, d, &log);
        note_pick(t, &before, &view, d);
    }
    for (int seat = 0; seat < (int)s->rules.seats; seat++, t->pools++)
        t->pool += s->pool[seat];
}

static double percent(long part, long whole)
{
    return whole > 0 ? 100.0 * (double)part / (double)whole : 0;
}

static double kept_last(const Style *t)
{
    return percent(t->kept[ORI_ROUNDS], t->asked[ORI_ROUNDS]);
}

static double kept_in_all(const Style *t)
{
    long kept = 0;
    long asked = 0;
    for (int round = 1; round <= ORI_ROUNDS; round++) {
        kept += t->kept[round];
        asked += t->asked[round];
    }
    return percent(kept, asked);
}

static double leader_share(const Style *t)
{
    return percent(t->leader_strikes, t->other_strikes);
}

static void print_style(const char *name, const Style *t)
{
    printf("%-10s %7.1f %7.1f %7.1f %7.2f %7.1f %7.1f %7.1f %7.1f %7.1f\n", name,
           percent(t->kept[1], t->asked[1]), kept_in_all(t), kept_last(t),
           t->revealed > 0 ? (double)t->on_revealed / (double)t->revealed : 0,
           percent(t->own_strikes, t->strikes), percent(t->picked_own, t->picked), leader_share(t),
           percent(t->stacked, t->placed), (double)t->pool / (double)t->pools);
}

static OriState deal(const OriRules *rules, long game, uint64_t seed, OriRandom *random)
{
    OriState s;
    *random = (OriRandom){seed + (uint64_t)game * 1000003};
    ori_deal(*rules, (int)(game % (long)rules->seats), random, &s);
    return s;
}

static Style style(const OriRules *rules, long games, uint64_t seed, const ArenaEntry *player)
{
    Style t = {.revealed = 0};
    for (long i = 0; i < games; i++) {
        OriRandom random;
        OriState s = deal(rules, i, seed, &random);
        play(player, &s, &random, &t);
    }
    return t;
}

/* --- Errors --- */

/* How far ahead a decision looks. */
typedef enum Reach { REACH_TARGET, REACH_REVEAL, REACH_PLACE, REACHES } Reach;

typedef struct Given {
    long asked;
    long errors;
    double points;
} Given;

typedef struct Account {
    Given by_step[HARD_STEPS];
    Given by_reach[REACHES];
} Account;

static Reach reach_of(const OriState *s)
{
    return s->ask == ORI_ASK_PLACE    ? REACH_PLACE
           : s->ask == ORI_ASK_REVEAL ? REACH_REVEAL
                                      : REACH_TARGET;
}

static int32_t value_of(const BotAdvice *a, OriDecision d)
{
    for (int i = 0; i < a->count; i++)
        if (ori_same_decision(a->option[i], d))
            return a->value[i];
    return 0;
}

static int32_t best_of(const BotAdvice *a)
{
    int32_t best = a->value[0];
    for (int i = 1; i < a->count; i++)
        best = a->value[i] > best ? a->value[i] : best;
    return best;
}

/* A decision is as hard as the king's own policy finds it: how many of its answers are errors. */
static int step_of(const ArenaEntry *king, const OriView *view, const BotAdvice *judged,
                   int32_t best, uint64_t luck)
{
    enum { ANSWERS = 8 };
    int wrong = 0;
    for (uint64_t i = 1; i <= ANSWERS; i++)
        wrong += best - value_of(judged, decide(king, view, luck + 1000 * i, NULL)) >= ERROR;
    return (wrong * (HARD_STEPS - 1) + ANSWERS - 1) / ANSWERS;
}

static void charge(Given *g, int32_t loss)
{
    g->asked++;
    g->errors += loss >= ERROR;
    g->points += 100.0 * loss / BOT_SURE;
}

static void errors(const OriRules *rules, long games, uint64_t seed, const ArenaEntry *judge,
                   const ArenaEntry player[], int players, Account account[])
{
    ArenaEntry king;
    OriError error;
    if (!arena_read_entry("king", &king, &error))
        return;
    for (long i = 0; i < games; i++) {
        OriRandom random;
        OriState s = deal(rules, i, seed, &random);
        while (s.ask != ORI_ASK_OVER) {
            static BotAdvice advice;
            OriView view;
            uint64_t luck = ori_random(&random);
            ori_view(&s, s.asked, &view);
            decide(judge, &view, luck, &advice);
            int32_t best = best_of(&advice);
            int step = advice.count > 1 ? step_of(&king, &view, &advice, best, luck) : 0;
            for (int k = 0; k < players && advice.count > 1; k++) {
                int32_t loss = best - value_of(&advice, decide(&player[k], &view, luck + 1, NULL));
                charge(&account[k].by_step[step], loss);
                charge(&account[k].by_reach[reach_of(&s)], loss);
            }
            ori_play(&s, decide(&king, &view, luck, NULL), NULL);
        }
    }
}

static void print_given(const Given *g)
{
    printf("  %6.1f %6.2f", percent(g->errors, g->asked),
           g->asked > 0 ? g->points / (double)g->asked : 0);
}

static void print_account(const char *name, const Account *a)
{
    printf("%-10s", name);
    for (int i = 0; i < HARD_STEPS; i++)
        print_given(&a->by_step[i]);
    printf("  |");
    for (int i = 0; i < REACHES; i++)
        print_given(&a->by_reach[i]);
    putchar('\n');
}

/* --- Limits --- */

/* What nobody does who has played once or twice. In ablaze more of the strikes on own cards are
 * forced, so that there only those count that were a choice. */
static bool is_like_a_person(const Style *t, const OriRules *rules)
{
    enum { OWN_MOST = 4, PICKED_MOST = 4, LEFT_MOST = 10 };
    bool is_base = rules->kinds == ORI_BASE_SET;
    return (!is_base || percent(t->own_strikes, t->strikes) <= OWN_MOST) &&
           percent(t->picked_own, t->picked) <= PICKED_MOST && kept_last(t) <= LEFT_MOST;
}

/* The two characters: at the table one sees which is which. */
static bool are_unlike(const Style *miser, const Style *hunter)
{
    enum { KEPT_MORE = 15 };
    return kept_in_all(miser) >= kept_in_all(hunter) + KEPT_MORE;
}

static int judge(bool ok, const char *name, const Style *t)
{
    printf("%s ", ok ? "ok  " : "FAIL");
    print_style(name, t);
    return !ok;
}

static int check(void)
{
    static const char *const names[] = {"cook",    "page",   "minstrel", "herald", "steward",
                                        "marshal", "regent", "miser",    "hunter"};
    static const char *const sets[] = {"base", "ablaze"};
    enum { BOTS = sizeof names / sizeof names[0], GAMES = 40, SEATS = 4, SEED = 5 };
    int wrong = 0;
    for (size_t set = 0; set < sizeof sets / sizeof sets[0]; set++) {
        static Style t[BOTS];
        OriRules rules;
        OriError error;
        if (!ori_read_wish(sets[set], &rules, &error))
            return 1;
        rules = ori_rules_like(rules, rules.kinds, SEATS);
        puts(sets[set]);
        for (int i = 0; i < BOTS; i++) {
            ArenaEntry player = arena_entry(names[i]);
            t[i] = style(&rules, GAMES, SEED, &player);
            wrong += judge(is_like_a_person(&t[i], &rules), names[i], &t[i]);
        }
        bool differ = are_unlike(&t[BOTS - 2], &t[BOTS - 1]);
        printf("%s the miser and the hunter can be told apart\n", differ ? "ok  " : "FAIL");
        wrong += !differ;
    }
    return wrong > 0;
}

/* --- All --- */

static int usage(void)
{
    fputs("usage: manners style RULES SEATS GAMES SEED BOT...\n"
          "       manners errors RULES SEATS GAMES SEED JUDGE BOT...\n"
          "       manners check\n",
          stderr);
    return 2;
}

int main(int argc, char **argv)
{
    static ArenaEntry player[MOST_BOTS];
    static Account account[MOST_BOTS];
    OriRules rules;
    OriError error;
    enum { FIRST = 6 };
    int count = argc - FIRST;
    memory = malloc(BOT_MEMORY);
    if (memory != NULL && argc == 2 && strcmp(argv[1], "check") == 0)
        return check();
    if (memory == NULL || count < 1 || count > MOST_BOTS || !ori_read_wish(argv[2], &rules, &error))
        return usage();
    rules = ori_rules_like(rules, rules.kinds, (int)strtol(argv[3], NULL, 10));
    if (ori_rules_check(rules) != NULL)
        return usage();
    for (int i = 0; i < count; i++)
        if (!arena_read_entry(argv[FIRST + i], &player[i], &error))
            return usage();
    long games = strtol(argv[4], NULL, 10);
    uint64_t seed = strtoull(argv[5], NULL, 10);
    if (strcmp(argv[1], "style") == 0) {
        puts("bot        kept in r1   kept  kept r6 on card own str.  picked  leader  stacks    "
             "pool");
        for (int i = 0; i < count; i++)
            print_style(player[i].spec, &(Style[]){style(&rules, games, seed, &player[i])}[0]);
    } else if (strcmp(argv[1], "errors") == 0 && count > 1) {
        puts("errors in % and points given away, by how hard it is (the king errs 0, 1-2, 3-4, "
             "5-6, 7-8 "
             "times of 8), and by reach: target, reveal, place");
        errors(&rules, games, seed, &player[0], player + 1, count - 1, account);
        for (int i = 1; i < count; i++)
            print_account(player[i].spec, &account[i - 1]);
    } else {
        return usage();
    }
    return 0;
}
