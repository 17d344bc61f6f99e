/*
 * baron.c - information-set Monte Carlo tree search for 2 to 5 players.
 *
 * One tree over what the acting seats can see. Each iteration guesses a world that the view allows,
 * walks down the tree as far as it reaches, adds a node, finishes the round as players usually do,
 * and weighs the result for every seat (max^n: each seat looks at its own share). Nodes hold no
 * state: the world is played forward on the way down.
 *
 * An arm is a choice as its chooser sees it: its own placements by card and slot, others' hidden
 * ones by slot alone, keep or reveal together with the card (its owner knows it). A child is what
 * the table sees of it: keeping a card shows no kind, revealing or eliminating one does. So no
 * choice depends on anything that its seat cannot know.
 *
 * At the end of the game it chooses among the options that throw nothing away (ending.h).
 */
#include "ori_bits.h"
#include "bots/bot.h"
#include "bots/ending.h"
#include "bots/eval.h"
#include "bots/guess.h"
#include "bots/policy.h"

typedef struct Arm {
    uint32_t key;
    uint32_t next; /* sibling */
    uint32_t visits;
    uint32_t offered; /* how often it could have been chosen */
    int64_t sum;      /* of its chooser's shares */
} Arm;

typedef struct Node {
    uint32_t outcome; /* of what its parent's seat chose */
    uint32_t next;    /* sibling */
    uint32_t child;
    uint32_t arm;
    uint32_t visits;
} Node;

/* Arms grow from the block's beginning, nodes from its end; index 0 of both is nobody. */
typedef struct Tree {
    Arm *arm;
    Node *node;
    uint32_t arms;
    uint32_t nodes;
    uint32_t most_arms;
    uint32_t most_nodes;
} Tree;

enum {
    ROOT = 1,
    MAX_DEPTH = 96,
    BATCH = 16,      /* iterations between two looks at the clock */
    FIRST_ARMS = 6,  /* a node may have this many at first ... */
    ARM_VISITS = 32, /* ... and one more each time it has been visited so often */
};

typedef struct Step {
    uint32_t arm;
    uint8_t seat;
} Step;

typedef struct Search {
    Tree tree;
    Guesser guesser;
    OriRandom random;
    int seat;
    int round;
} Search;

static Tree plant(void *memory)
{
    enum { SHARE = BOT_MEMORY / 3 };
    Tree t = {.arm = memory,
              .node = (Node *)(void *)((char *)memory + 2 * (size_t)SHARE),
              .arms = 1,
              .nodes = ROOT + 1,
              .most_arms = 2 * (uint32_t)SHARE / sizeof(Arm),
              .most_nodes = (uint32_t)SHARE / sizeof(Node)};
    t.node[ROOT] = (Node){.outcome = 0};
    return t;
}

/* --- Keys --- */

static uint32_t key_of(int verb, int kind, int at)
{
    return (uint32_t)verb << 16 | (uint32_t)kind << 8 | (uint32_t)at;
}

/* A choice as the asked seat sees it. */
static uint32_t arm_key(const Search *s, const OriState *w, OriDecision d)
{
    if (w->ask == ORI_ASK_PLACE)
        return key_of(d.verb, w->asked == s->seat ? d.kind : ORI_HIDDEN, d.at);
    if (w->ask == ORI_ASK_REVEAL)
        return key_of(d.verb, (int)w->card[w->current].kind, 0);
    return key_of(d.verb, d.kind, d.at);
}

/* What everybody sees of it, and of the card it turns up. */
static uint32_t outcome_of(const Search *s, const OriState *w, OriDecision d)
{
    if (w->ask == ORI_ASK_REVEAL && d.verb == ORI_KEEP)
        return key_of(d.verb, 0, 0);
    if (w->ask == ORI_ASK_PICK && d.verb == ORI_ELIMINATE)
        return key_of(d.verb, (int)w->card[w->line[d.at]].kind, d.at);
    return arm_key(s, w, d);
}

/* Whether the arm's choice is there in this world; then also which decision it is. */
static bool is_offered(const Search *s, const OriState *w, uint32_t key, OriDecision *d)
{
    *d = (OriDecision){(uint8_t)(key >> 16), (uint8_t)(key >> 8), (uint8_t)key};
    switch ((OriAskKind)w->ask) {
    case ORI_ASK_PLACE:
        if (d->kind != ORI_HIDDEN && (w->hand[w->asked] >> d->kind & 1) == 0)
            return false;
        if (d->kind == ORI_HIDDEN && w->asked == s->seat)
            return false;
        return d->verb != ORI_PLACE_ON || (w->ways >> d->at & 1) != 0;
    case ORI_ASK_PUT_TWIN:
        return d->verb != ORI_PLACE_ON || (w->ways >> d->at & 1) != 0;
    case ORI_ASK_REVEAL:
        if (d->kind != w->card[w->current].kind)
            return false;
        *d = (OriDecision){d->verb, 0, (uint8_t)(w->cursor - 1)};
        return true;
    case ORI_ASK_PLOT_NEXT:
        return d->verb == ORI_TAKE || (w->ways >> d->at & 1) != 0;
    case ORI_ASK_PICK:
    case ORI_ASK_PUT_CARD:
    case ORI_ASK_PLOT_FIRST:
        return (w->ways >> d->at & 1) != 0;
    case ORI_ASK_OVER:
        break;
    }
    return false;
}

/* The number of arms that this world offers here. */
static int offers(const Search *s, const OriState *w)
{
    int slots = (w->places > 0 ? 2 : 1) + bits_few(w->ways);
    switch ((OriAskKind)w->ask) {
    case ORI_ASK_PLACE:
        return w->asked == s->seat ? slots * ori_hand_count(w, s->seat) : slots;
    case ORI_ASK_PUT_TWIN:
        return slots;
    case ORI_ASK_REVEAL:
        return 2;
    case ORI_ASK_PLOT_NEXT:
        return 1 + bits_few(w->ways);
    case ORI_ASK_PICK:
    case ORI_ASK_PUT_CARD:
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_OVER:
        break;
    }
    return bits_few(w->ways);
}

/* --- Growing --- */

/* The child, grown if need be; 0 when the block is full. */
static uint32_t child_for(Tree *t, uint32_t node, uint32_t outcome)
{
    uint32_t child = t->node[node].child;
    while (child != 0 && t->node[child].outcome != outcome)
        child = t->node[child].next;
    if (child != 0 || t->nodes == t->most_nodes)
        return child;
    t->node[t->nodes] = (Node){.outcome = outcome, .next = t->node[node].child};
    t->node[node].child = t->nodes;
    return t->nodes++;
}

static uint32_t find_arm(const Tree *t, uint32_t node, uint32_t key)
{
    uint32_t arm = t->node[node].arm;
    while (arm != 0 && t->arm[arm].key != key)
        arm = t->arm[arm].next;
    return arm;
}

static uint32_t grow_arm(Tree *t, uint32_t node, uint32_t key)
{
    if (t->arms == t->most_arms)
        return 0;
    t->arm[t->arms] = (Arm){.key = key, .next = t->node[node].arm, .offered = 1};
    t->node[node].arm = t->arms;
    return t->arms++;
}

/* A choice that has no arm yet: drawn as players usually choose, and if that has one, the first
 * that has none. */
static OriDecision untried(const Search *s, const OriState *w, uint32_t node, OriRandom *random)
{
    OriDecision d = policy_choose(w, random);
    for (int tries = 0; tries < 3; tries++) {
        if (find_arm(&s->tree, node, arm_key(s, w, d)) == 0)
            return d;
        d = policy_choose(w, random);
    }
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(w, option);
    int from = ori_random_below(random, n);
    for (int i = 0; i < n; i++) {
        d = option[(from + i) % n];
        if (find_arm(&s->tree, node, arm_key(s, w, d)) == 0)
            return d;
    }
    return d;
}

/* --- Choosing on the way down --- */

static const double exploration = 0.3;

/* A stand-in for the logarithm that is the same everywhere: within a few hundredths, and it only
 * has to grow slowly. */
static double slow(uint32_t n)
{
    int digits = 31 - __builtin_clz(n | 1);
    return 0.6931 * ((double)digits + (double)n / (double)(1u << digits) - 1.0);
}

static double promise_of(const Arm *arm)
{
    double mean = (double)arm->sum / ((double)arm->visits * BOT_SURE);
    return mean + exploration * __builtin_sqrt(slow(arm->offered) / (double)arm->visits);
}

/* The arm to follow, or 0 if there is one to grow first. */
static uint32_t best_arm(Search *s, const OriState *w, uint32_t node, OriDecision *chosen)
{
    Tree *t = &s->tree;
    uint32_t best = 0;
    double most = 0;
    int seen = 0;
    for (uint32_t i = t->node[node].arm; i != 0; i = t->arm[i].next) {
        OriDecision d;
        if (!is_offered(s, w, t->arm[i].key, &d))
            continue;
        seen++;
        t->arm[i].offered++;
        double promise = promise_of(&t->arm[i]);
        if (best == 0 || promise > most) {
            best = i;
            most = promise;
            *chosen = d;
        }
    }
    int allowed = FIRST_ARMS + (int)(t->node[node].visits++ / ARM_VISITS);
    return seen < offers(s, w) && seen < allowed && t->arms < t->most_arms ? 0 : best;
}

/* The card of another's placement is the one that seat would play in this world. */
static void complete(const OriState *w, OriDecision *d, OriRandom *random)
{
    if (w->ask == ORI_ASK_PLACE && d->kind == ORI_HIDDEN)
        d->kind = (uint8_t)policy_card(w, random);
}

static bool is_leaf(const Search *s, const OriState *w)
{
    return w->ask == ORI_ASK_OVER || w->round != s->round;
}

static void iterate(Search *s)
{
    Tree *t = &s->tree;
    OriState w;
    Step path[MAX_DEPTH];
    int depth = 0;
    uint32_t node = ROOT;
    guess_draw(&s->guesser, &s->random, &w);
    while (node != 0 && !is_leaf(s, &w) && depth < MAX_DEPTH) {
        OriDecision d = {0};
        uint32_t arm = best_arm(s, &w, node, &d);
        bool grown = arm == 0;
        if (grown) {
            d = untried(s, &w, node, &s->random);
            arm = find_arm(t, node, arm_key(s, &w, d));
            if (arm == 0)
                arm = grow_arm(t, node, arm_key(s, &w, d));
        } else {
            complete(&w, &d, &s->random);
        }
        uint32_t outcome = outcome_of(s, &w, d);
        path[depth++] = (Step){arm, w.asked};
        ori_play(&w, d, NULL);
        node = grown ? 0 : child_for(t, node, outcome);
    }
    if (!is_leaf(s, &w))
        policy_finish_round(&w, &s->random);
    int32_t share[ORI_MAX_SEATS];
    eval_shares(&w, share);
    for (int i = 0; i < depth; i++) {
        if (path[i].arm == 0)
            continue;
        t->arm[path[i].arm].visits++;
        t->arm[path[i].arm].sum += share[path[i].seat];
    }
}

/* --- Deciding --- */

/* In batches, so that the clock is read seldom; a batch takes some ten microseconds. */
static int64_t search(Search *s, const BotTask *task)
{
    int64_t done = 0;
    if (task->budget.milliseconds > 0) {
        int64_t end = task->microseconds() + (int64_t)task->budget.milliseconds * 1000;
        do {
            for (int i = 0; i < BATCH; i++)
                iterate(s);
            done += BATCH;
        } while (task->microseconds() < end);
        return done;
    }
    for (; done < task->budget.iterations || done == 0; done++)
        iterate(s);
    return done;
}

static OriDecision decide(const OriView *view, const BotTask *task, GuessModel model,
                          BotAdvice *advice)
{
    OriDecision option[ORI_MAX_OPTIONS];
    Search s = {.tree = plant(task->memory),
                .random = {task->seed},
                .seat = view->seat,
                .round = view->known.round};
    int n = ori_view_options(view, option);
    int best = -1;
    uint32_t most = 0;
    int64_t highest = 0;
    guess_prepare(view, model, &s.guesser);
    uint32_t good = ending_good(&s.guesser);
    int64_t iterations = search(&s, task);
    if (advice != NULL) {
        advice->count = n;
        advice->iterations = iterations;
    }
    for (int i = 0; i < n; i++) {
        const Arm *arm = &s.tree.arm[find_arm(&s.tree, ROOT, arm_key(&s, &view->known, option[i]))];
        bool tried = arm != s.tree.arm && arm->visits > 0;
        int64_t mean = tried ? arm->sum / arm->visits : -1;
        bool is_more = arm->visits > most || (arm->visits == most && mean > highest);
        if (ending_allows(good, i) && (best < 0 || (tried && is_more))) {
            best = i;
            most = tried ? arm->visits : 0;
            highest = mean;
        }
        if (advice != NULL) {
            advice->option[i] = option[i];
            advice->value[i] = tried ? bot_value(mean) : -1;
        }
    }
    return option[best];
}

OriDecision baron_decide(const OriView *view, const BotTask *task, BotAdvice *advice)
{
    return decide(view, task, GUESS_LEARNED, advice);
}

OriDecision baron_uniform_decide(const OriView *view, const BotTask *task, BotAdvice *advice)
{
    return decide(view, task, GUESS_UNIFORM, advice);
}
