/*
 * why.c - compares what happens after one option and after another: facts, not opinions.
 *
 * It plays pairs of continuations to the end of the game, each pair in the same guessed world and
 * with the same luck, all from the decider's view. It counts the differences; the facts whose
 * difference is the most certain are the reasons.
 */
#include "analysis/mind.h"
#include "analysis/parts.h"
#include "analysis/sums.h"

#include <string.h>

enum {
    PAIRS = 4, /* times the budget */
    HUNDREDTHS = 100,
    CERTAIN = 250, /* hundredths of a standard error that a fact's difference must have */
    ANY = INT32_MAX,
};

/* Facts that say much the same: one of them is told. */
typedef struct FactRow {
    const char *name;
    bool is_share;
    bool is_told; /* as a reason; the rest are figures */
    uint8_t group;
    int32_t least; /* a smaller difference is no reason */
} FactRow;

/* clang-format off */
static const FactRow facts[ANALYSIS_FACT_KINDS] = {
    [ANALYSIS_WINS]        = {"wins",        true,  false, 0, 0},
    [ANALYSIS_AT_ONCE]     = {"at-once",     false, true,  1, 50},
    [ANALYSIS_ROUND]       = {"round",       false, true,  1, 30},
    [ANALYSIS_END]         = {"end",         false, true,  2, 30},
    [ANALYSIS_RIVAL]       = {"rival",       false, true,  3, 30},
    [ANALYSIS_CARD_PAYS]   = {"card-pays",   false, true,  4, 30},
    [ANALYSIS_CARD_STRUCK] = {"card-struck", true,  true,  5, 50000},
    [ANALYSIS_CARD_STAYS]  = {"card-stays",  true,  true,  5, 50000},
    [ANALYSIS_OWN_LOST]    = {"own-lost",    false, true,  6, 20},
    [ANALYSIS_OTHERS_LOST] = {"others-lost", false, true,  7, 20},
};
/* clang-format on */

const char *analysis_fact_name(int kind)
{
    return facts[kind].name;
}

bool analysis_fact_is_share(int kind)
{
    return facts[kind].is_share;
}

/* --- One continuation --- */

typedef struct Tale {
    int seat;  /* the decider */
    int card;  /* the one that the decision is about, or 0 */
    bool paid; /* it has brought something */
    int striker;
    int striker_kind;
    int32_t fact[ANALYSIS_FACT_KINDS];
} Tale;

/* Cards that a decision lays, keeps or reveals; a decision about others' cards is about none. */
static int card_of(const OriState *before, OriDecision d)
{
    switch ((OriVerb)d.verb) {
    case ORI_PLACE_FIRST:
    case ORI_PLACE_LAST:
    case ORI_PLACE_ON:
        return before->cards + 1;
    case ORI_KEEP:
    case ORI_REVEAL:
        return before->line[d.at];
    case ORI_ELIMINATE:
    case ORI_STEAL:
    case ORI_COPY:
    case ORI_LIFT:
    case ORI_PUT:
    case ORI_BRIBE:
    case ORI_TAKE:
    case ORI_ACTIVATE:
        return 0;
    }
    return 0;
}

static int owner_of(const OriState *before, const OriState *after, int card)
{
    return (int)(card <= before->cards ? before : after)->card[card].owner;
}

static void count_strike(Tale *t, const OriState *before, const OriState *after, const OriEvent *e)
{
    int owner = owner_of(before, after, e->card);
    int striker = owner_of(before, after, e->other);
    if (owner == striker)
        return;
    if (owner == t->seat)
        t->fact[ANALYSIS_OWN_LOST] += HUNDREDTHS;
    if (striker == t->seat)
        t->fact[ANALYSIS_OTHERS_LOST] += HUNDREDTHS;
    if (e->card == t->card && !t->paid && t->card != 0 && owner == t->seat) {
        t->fact[ANALYSIS_CARD_STRUCK] = ANALYSIS_WHOLE;
        t->striker = striker;
        t->striker_kind = (int)after->card[e->other].kind;
    }
}

static void count_events(Tale *t, const OriState *before, const OriState *after, const OriLog *log)
{
    for (int i = 0; i < log->count && i < ORI_MAX_EVENTS; i++) {
        const OriEvent *e = &log->event[i];
        bool pays =
            e->what == ORI_EV_GAINED || e->what == ORI_EV_STOLE || e->what == ORI_EV_REVEALED;
        if (pays && t->card != 0 && e->card == t->card && e->seat == t->seat && e->amount > 0) {
            t->fact[ANALYSIS_CARD_PAYS] += e->amount * HUNDREDTHS;
            t->paid = true;
        }
        if (e->what == ORI_EV_ELIMINATED && e->other != 0)
            count_strike(t, before, after, e);
    }
}

static int32_t gained(const OriState *now, const OriState *start, int seat)
{
    return (now->pool[seat] - start->pool[seat]) * HUNDREDTHS;
}

static void tell_end(Tale *t, const OriState *start, const OriState *over)
{
    int32_t share[ORI_MAX_SEATS];
    int rival = 0;
    ori_shares(over, BOT_SURE, share);
    for (int seat = 0; seat < (int)over->rules.seats; seat++)
        if (seat != t->seat && over->pool[seat] > rival)
            rival = over->pool[seat];
    t->fact[ANALYSIS_WINS] = share[t->seat];
    if (t->paid) /* an Ambush pays when it is struck */
        t->fact[ANALYSIS_CARD_STRUCK] = 0;
    t->fact[ANALYSIS_END] = gained(over, start, t->seat);
    t->fact[ANALYSIS_RIVAL] = rival * HUNDREDTHS;
    if (t->card != 0 && t->card <= over->cards && !over->card[t->card].gone)
        t->fact[ANALYSIS_CARD_STAYS] = ANALYSIS_WHOLE;
}

static void tell(const Mind *mind, const OriState *start, OriDecision d, uint64_t luck, Tale *t)
{
    OriLog log;
    OriState world = *start;
    OriRandom random = {luck};
    OriState done = *start;
    bool in_round = true;
    t->card = card_of(start, d);
    ori_do(&done, d, NULL);
    t->fact[ANALYSIS_AT_ONCE] = gained(&done, start, t->seat);
    for (;;) {
        OriState before = world;
        ori_play(&world, d, &log);
        count_events(t, &before, &world, &log);
        if (in_round && (world.round != start->round || world.ask == ORI_ASK_OVER)) {
            t->fact[ANALYSIS_ROUND] = gained(&world, start, t->seat);
            in_round = false;
        }
        if (world.ask == ORI_ASK_OVER)
            break;
        d = mind->choose(&world, &random);
    }
    tell_end(t, start, &world);
}

/* --- What the option turns to --- */

typedef struct Target {
    int card;  /* face down to the decider, or 0 */
    int under; /* the card beneath it, or 0 */
    int kind[ORI_KINDS];
    int under_kind[ORI_KINDS];
} Target;

static void find_target(const OriView *view, OriDecision d, Target *out)
{
    const OriState *s = &view->known;
    memset(out, 0, sizeof *out);
    bool turns = d.verb == ORI_ELIMINATE || d.verb == ORI_STEAL || d.verb == ORI_BRIBE ||
                 d.verb == ORI_COPY || d.verb == ORI_LIFT;
    if (!turns)
        return;
    int card = s->line[d.at];
    if (s->card[card].kind == ORI_HIDDEN)
        out->card = card;
    if (d.verb == ORI_ELIMINATE)
        out->under = (int)s->card[card].under;
}

static void look_at_target(Target *t, const OriState *world)
{
    if (t->card != 0)
        t->kind[world->card[t->card].kind]++;
    if (t->under != 0)
        t->under_kind[world->card[t->under].kind]++;
}

static void most_often(const int count[ORI_KINDS], int worlds, uint8_t *kind, int32_t *share)
{
    int most = 0;
    for (int k = 1; k < ORI_KINDS; k++)
        most = count[k] > count[most] ? k : most;
    *kind = count[most] > 0 ? (uint8_t)most : ORI_HIDDEN;
    *share = (int32_t)((int64_t)count[most] * ANALYSIS_WHOLE / worlds);
}

/* --- The reasons --- */

static int64_t certainty(const AnalysisFact *f)
{
    int64_t apart = (int64_t)f->best - f->chosen;
    if (apart < 0)
        apart = -apart;
    if (apart == 0 || apart < facts[f->kind].least)
        return 0;
    return f->error > 0 ? apart * HUNDREDTHS / f->error : ANY;
}

static void pick_reasons(AnalysisWhy *out)
{
    unsigned told = 0; /* groups */
    for (out->count = 0; out->count < ANALYSIS_FACTS; out->count++) {
        const AnalysisFact *best = NULL;
        for (int i = 0; i < ANALYSIS_FACT_KINDS; i++) {
            const AnalysisFact *f = &out->all[i];
            if (!facts[i].is_told || (told >> facts[i].group & 1) != 0 || certainty(f) < CERTAIN)
                continue;
            if (best == NULL || certainty(f) > certainty(best))
                best = f;
        }
        if (best == NULL)
            return;
        told |= 1u << facts[best->kind].group;
        out->fact[out->count] = *best;
    }
}

typedef struct Strikes {
    int count[2][ORI_MAX_SEATS][ORI_KINDS]; /* by option: chosen, best */
    int all[2];
} Strikes;

static void count_striker(Strikes *s, int option, const Tale *t)
{
    if (t->fact[ANALYSIS_CARD_STRUCK] == 0)
        return;
    s->count[option][t->striker][t->striker_kind]++;
    s->all[option]++;
}

static void name_striker(const Strikes *s, AnalysisWhy *out)
{
    int option = s->all[1] > s->all[0];
    int most = 0;
    out->striker = ORI_NOBODY;
    out->striker_kind = ORI_HIDDEN;
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        for (int kind = 0; kind < ORI_KINDS; kind++)
            if (s->count[option][seat][kind] > most) {
                most = s->count[option][seat][kind];
                out->striker = (int8_t)seat;
                out->striker_kind = (uint8_t)kind;
                out->striker_share = (int32_t)((int64_t)most * ANALYSIS_WHOLE / s->all[option]);
            }
}

void analysis_why(const AnalysisTask *task, const OriView *view, const AnalysisDecision *decision,
                  int chosen, int best, AnalysisWhy *out)
{
    const Mind *mind = mind_of(task->bot);
    const OriDecision option[2] = {decision->option[chosen].option, decision->option[best].option};
    Sum sum[2][ANALYSIS_FACT_KINDS] = {{{0}}};
    Sum apart[ANALYSIS_FACT_KINDS] = {{0}};
    Strikes strikes = {0};
    Target target[2];
    Guesser guesser;
    OriRandom random = {sum_blend(task->seed, 3)};
    memset(out, 0, sizeof *out);
    out->worlds = PAIRS * task->worlds;
    out->chosen = (int16_t)chosen;
    out->best = (int16_t)best;
    mind->believe(view, &guesser);
    for (int k = 0; k < 2; k++)
        find_target(view, option[k], &target[k]);
    for (int n = 0; n < out->worlds; n++) {
        OriState world;
        Tale tale[2] = {{.seat = view->seat}, {.seat = view->seat}};
        guess_draw(&guesser, &random, &world);
        uint64_t luck = ori_random(&random);
        for (int k = 0; k < 2; k++) {
            tell(mind, &world, option[k], luck, &tale[k]);
            count_striker(&strikes, k, &tale[k]);
            look_at_target(&target[k], &world);
            for (int i = 0; i < ANALYSIS_FACT_KINDS; i++)
                sum_add(&sum[k][i], tale[k].fact[i]);
        }
        for (int i = 0; i < ANALYSIS_FACT_KINDS; i++)
            sum_add(&apart[i], tale[1].fact[i] - tale[0].fact[i]);
    }
    for (int i = 0; i < ANALYSIS_FACT_KINDS; i++)
        out->all[i] = (AnalysisFact){.kind = (uint8_t)i,
                                     .chosen = sum_mean(&sum[0][i]),
                                     .best = sum_mean(&sum[1][i]),
                                     .error = sum_error(&apart[i])};
    for (int k = 0; k < 2; k++) {
        most_often(target[k].kind, out->worlds, &out->target_kind[k], &out->target_share[k]);
        most_often(target[k].under_kind, out->worlds, &out->under_kind[k], &out->under_share[k]);
    }
    name_striker(&strikes, out);
    pick_reasons(out);
}
