/*
 * king_search.c - the king searches: candidates of the policy, tried in guessed worlds.
 *
 * It draws the worlds from the net's own belief about every face-down card, and from the learned
 * tables. In each world it plays every candidate, lets all seats play by the policy until its own
 * seat decides again, and asks the net what the position is worth. All candidates of a world have
 * the same luck. As the budget shrinks, it drops the candidates that look worst. The policy's
 * opinion counts as well: a few worlds say little, so it takes many to overrule it.
 */
#include "bots/king.h"

#include "ori_bits.h"
#include "bots/guess.h"

enum {
    CANDIDATES = 8,  /* tried in every world */
    LEAST_PLIES = 4, /* decisions by the policy before the net says what it is worth */
    MOST_PLIES = 12,
    A_NAT = 4000, /* of log chance: how much win share, in millionths */
};

typedef struct Candidate {
    int option;
    int32_t logit;
    int tries;
    int64_t sum;
} Candidate;

typedef struct Search {
    const KingWeights *w;
    int seat;
    /* The net has learned to read kings; of other players the learned tables know more (docs/king.md),
     * and who sits there is not known. So the two draw worlds in turn. */
    Guesser guesser[2];
    int worlds;
    OriRandom random;
    KingChoice choice;
    /* All options, the policy's favourites first. The first ones are tried in every world; until some
     * are given up, one of the others in turn is tried beside them, so that none is left out. */
    Candidate candidate[ORI_MAX_OPTIONS];
    int nominated;
    int candidates; /* tried in every world */
    int others;     /* behind those */
    int turn;       /* of the others */
    int64_t tries;
    int64_t prior; /* the policy's opinion: for a nat, in millionths of a win share */
} Search;

/* --- Worlds --- */

void king_weigh_hole(const int32_t logit[ORI_KINDS], uint32_t kinds, GuessHole *hole)
{
    int32_t most = INT32_MIN;
    for (uint32_t rest = kinds; rest != 0; rest &= rest - 1)
        most = logit[bits_lowest(rest)] > most ? logit[bits_lowest(rest)] : most;
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        int32_t behind = most - logit[kind];
        uint32_t weight = king_weight(behind < 0 ? 0 : behind, KING_ONE) >> 15;
        hole->weight[kind] = (uint16_t)(weight > 0 ? weight : 1);
    }
}

/* The net's belief in place of the learned one: the holes are in the order of the line. */
static void prepare_worlds(const KingWeights *w, const OriView *view, const KingMind *mind,
                           Guesser *g)
{
    const OriState *s = &view->known;
    int hole = 0;
    guess_prepare(view, GUESS_UNIFORM, g);
    g->model = GUESS_LEARNED;
    for (int i = 0; i < s->places; i++) {
        int32_t logit[KING_DEPTHS][ORI_KINDS];
        int depth = 0;
        int first = hole;
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under, depth++) {
            if (s->card[h].kind != ORI_HIDDEN)
                continue;
            if (hole == first)
                king_believe(w, mind, i, logit);
            king_weigh_hole(logit[depth < KING_DEPTHS ? depth : KING_DEPTHS - 1],
                            g->unseen[s->card[h].family], &g->hole[hole]);
            hole++;
        }
    }
}

void king_guess(const KingWeights *w, const OriView *view, Guesser *out)
{
    KingSight sight;
    KingMind mind;
    king_look(&view->known, view->seat, KING_SEES_OWN, &sight);
    king_think(w, &sight, &mind);
    king_choose(w, &sight, &mind);
    prepare_worlds(w, view, &mind, out);
}

void king_belief(const OriView *view, int samples, OriRandom *random,
                 uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS])
{
    Guesser g;
    king_guess(king_weights(), view, &g);
    guess_tally(&g, samples, random, share);
}

/* --- Endings --- */

static void rule_out(const Guesser *g, KingChoice *choice)
{
    uint32_t good = ending_good(g);
    for (int i = 0; i < choice->count; i++)
        if (!ending_allows(good, i))
            choice->logit[i] = KING_RULED_OUT;
}

void king_foresee(const KingWeights *w, const OriView *view, const KingMind *mind,
                  KingChoice *choice)
{
    Guesser g;
    prepare_worlds(w, view, mind, &g);
    rule_out(&g, choice);
}

/* --- Trying --- */

/* The net says best what a position is worth to a seat when that seat is asked: then it counts what
 * only this seat knows. */
bool king_is_told(const OriState *world, int seat, int plies)
{
    return world->ask == ORI_ASK_OVER || plies >= MOST_PLIES ||
           (plies >= LEAST_PLIES && world->asked == seat);
}

static int32_t try_option(const Search *s, OriState world, OriDecision d, uint64_t luck)
{
    OriRandom random = {luck};
    ori_play(&world, d, NULL);
    for (int plies = 0; !king_is_told(&world, s->seat, plies); plies++) {
        KingSight sight;
        KingMind mind;
        KingChoice choice;
        king_consider(s->w, &world, &sight, &mind, &choice);
        ori_play(&world, choice.option[king_draw(&choice, KING_SOBER, &random)], NULL);
    }
    return king_worth(s->w, &world, s->seat);
}

/* The budget, and how much of it is spent. */
typedef struct Purse {
    int64_t (*microseconds)(void); /* or NULL: tries are counted */
    int64_t begun;
    int64_t all;
} Purse;

static Purse open_purse(const BotTask *task)
{
    if (task->budget.milliseconds == 0)
        return (Purse){.all = task->budget.iterations};
    return (Purse){.microseconds = task->microseconds,
                   .begun = task->microseconds(),
                   .all = (int64_t)task->budget.milliseconds * 1000};
}

static int64_t spent(const Purse *purse, const Search *s)
{
    return purse->microseconds != NULL ? purse->microseconds() - purse->begun : s->tries;
}

/* Those whose turn it is, in one world. When the time is over on the way, the world does not count. */
static void try_world(Search *s, const Purse *purse)
{
    OriState world;
    int32_t worth[CANDIDATES + 1];
    bool hurried = purse->microseconds != NULL && s->tries > 0;
    int other = s->others > 0 ? s->candidates + s->turn++ % s->others : -1;
    int n = s->candidates + (other >= 0);
    guess_draw(&s->guesser[s->worlds++ % 2], &s->random, &world);
    uint64_t luck = ori_random(&s->random);
    for (int i = 0; i < n; i++) {
        const Candidate *c = &s->candidate[i < s->candidates ? i : other];
        if (hurried && i > 0 && spent(purse, s) >= purse->all)
            return;
        worth[i] = try_option(s, world, s->choice.option[c->option], luck);
    }
    for (int i = 0; i < n; i++) {
        Candidate *c = &s->candidate[i < s->candidates ? i : other];
        c->sum += worth[i];
        c->tries++;
    }
    s->tries += n;
}

/* --- Deciding --- */

/* With two seats a victory is all or nothing: what a try says varies more, so it takes more of them to
 * overrule the policy. Four times the prior was measured (docs/king.md). */
static int64_t prior_of(const OriView *view)
{
    return view->known.rules.seats == 2 ? 4 * KING_PRIOR : KING_PRIOR;
}

/* Mean worth, and the policy's opinion for as long as there are few worlds. */
static int64_t score(const Search *s, const Candidate *c)
{
    int tries = c->tries > 0 ? c->tries : 1;
    return c->sum / tries + c->logit * s->prior / KING_ONE / tries;
}

static bool is_ahead(const Search *s, const Candidate *a, const Candidate *b)
{
    if (a->tries == 0 || b->tries == 0)
        return a->tries > b->tries;
    return score(s, a) > score(s, b);
}

static void rank(Search *s)
{
    for (int i = 1; i < s->candidates + s->others; i++)
        for (int k = i; k > 0 && is_ahead(s, &s->candidate[k], &s->candidate[k - 1]); k--) {
            Candidate swap = s->candidate[k];
            s->candidate[k] = s->candidate[k - 1];
            s->candidate[k - 1] = swap;
        }
}

/* Every option that is not ruled out, the likeliest first. */
static void nominate(Search *s)
{
    int n = 0;
    for (int i = 0; i < s->choice.count; i++) {
        int32_t logit = s->choice.logit[i];
        if (logit == KING_RULED_OUT)
            continue;
        int at = n++;
        for (; at > 0 && logit > s->candidate[at - 1].logit; at--)
            s->candidate[at] = s->candidate[at - 1];
        s->candidate[at] = (Candidate){.option = i, .logit = logit};
    }
    s->nominated = n;
    s->candidates = n < CANDIDATES ? n : CANDIDATES;
    s->others = n - s->candidates;
    s->turn = 0;
}

/* The worse half is given up after a third of the budget, and again after two thirds. */
static void spend(Search *s, const Purse *purse)
{
    enum { CUTS = 2 };
    int64_t gone = 0;
    for (int cuts = 0; s->tries == 0 || (gone < purse->all && s->candidates > 1);) {
        try_world(s, purse);
        gone = spent(purse, s);
        if (cuts < CUTS && gone * (CUTS + 1) >= purse->all * (cuts + 1)) {
            cuts++;
            rank(s);
            s->others = 0;
            if (s->candidates > 2)
                s->candidates = (s->candidates + 1) / 2;
        }
    }
    rank(s);
}

static void begin(Search *s, const KingWeights *w, const OriView *view, uint64_t seed)
{
    KingSight sight;
    KingMind mind;
    s->w = w;
    s->seat = view->seat;
    s->random.state = seed;
    s->tries = 0;
    s->prior = prior_of(view);
    king_consider(w, &view->known, &sight, &mind, &s->choice);
    prepare_worlds(w, view, &mind, &s->guesser[0]);
    guess_prepare(view, GUESS_LEARNED, &s->guesser[1]);
    rule_out(&s->guesser[0], &s->choice);
    s->worlds = 0;
    nominate(s);
}

/* --- Advice --- */

/* What an option is worth that was not tried: the policy prefers better ones, and by how much a
 * win share has to differ for that was measured (docs/king.md). */
static int32_t by_policy(int32_t best_worth, int32_t best_logit, int32_t logit)
{
    int64_t behind = (int64_t)(best_logit - logit) * A_NAT / KING_ONE;
    return bot_value(best_worth - behind);
}

static int best_option(const KingChoice *c)
{
    int best = 0;
    for (int i = 1; i < c->count; i++)
        best = c->logit[i] > c->logit[best] ? i : best;
    return best;
}

/* The net's value is that of its policy: the best option is worth a little more. */
void king_advise(const KingChoice *c, int32_t worth, BotAdvice *advice)
{
    uint32_t chance[ORI_MAX_OPTIONS];
    uint64_t sum = king_chances(c, KING_ONE, chance);
    int32_t most = c->logit[best_option(c)];
    int64_t given = 0; /* by drawing, against always choosing the best */
    for (int i = 0; i < c->count; i++)
        given +=
            (int64_t)(most - c->logit[i]) * A_NAT / KING_ONE * (int64_t)chance[i] / (int64_t)sum;
    advice->count = c->count;
    advice->iterations = 0;
    for (int i = 0; i < c->count; i++) {
        advice->option[i] = c->option[i];
        advice->value[i] = by_policy(worth + (int32_t)given, most, c->logit[i]);
    }
}

void king_correct(const Guesser *g, BotAdvice *advice)
{
    Ending ending;
    ending_look(g, ENDING_NODES, &ending);
    ending_correct(&ending, advice);
}

static void advise_by_search(const Search *s, BotAdvice *advice)
{
    const Candidate *best = &s->candidate[0];
    int32_t worth = (int32_t)(best->sum / best->tries);
    advice->count = s->choice.count;
    advice->iterations = s->tries;
    for (int i = 0; i < s->choice.count; i++) {
        advice->option[i] = s->choice.option[i];
        advice->value[i] = by_policy(worth, best->logit, s->choice.logit[i]);
    }
    for (int i = 0; i < s->nominated; i++)
        if (s->candidate[i].tries > 0)
            advice->value[s->candidate[i].option] =
                bot_value(s->candidate[i].sum / s->candidate[i].tries);
    king_correct(&s->guesser[0], advice);
}

OriDecision king_search(const KingWeights *w, const OriView *view, const BotTask *task,
                        BotAdvice *advice)
{
    Search s;
    Purse purse = open_purse(task); /* looking at an ending counts, too */
    begin(&s, w, view, task->seed);
    spend(&s, &purse);
    OriDecision best = s.choice.option[s.candidate[0].option];
    if (advice != NULL)
        advise_by_search(&s, advice);
    return best;
}
