/*
 * king.c - plays what a net has learned by playing against itself (docs/king.md).
 *
 * Without a budget the king draws from its policy, as it did when it learned, so nobody can predict
 * it. With one it searches first (king_search.c). The same net with worse eyesight makes the
 * gentler bots (king_courtiers.c).
 */
#include "bots/king.h"

#include "ori_bits.h"

void king_consider(const KingWeights *w, const OriState *s, KingSight *sight, KingMind *mind,
                   KingChoice *out)
{
    king_look(s, s->asked, KING_SEES_OWN, sight);
    king_think(w, sight, mind);
    king_choose(w, sight, mind);
    out->count = ori_options(s, out->option);
    for (int i = 0; i < out->count; i++) {
        int row, column;
        king_action(sight, out->option[i], &row, &column);
        out->logit[i] = mind->logit[row][column];
    }
}

uint64_t king_chances(const KingChoice *c, int temperature, uint32_t chance[ORI_MAX_OPTIONS])
{
    int32_t most = c->logit[0];
    uint64_t sum = 0;
    for (int i = 1; i < c->count; i++)
        most = c->logit[i] > most ? c->logit[i] : most;
    for (int i = 0; i < c->count; i++) {
        chance[i] = king_weight(most - c->logit[i], temperature);
        sum += chance[i];
    }
    return sum;
}

int king_draw(const KingChoice *c, int temperature, OriRandom *random)
{
    uint32_t chance[ORI_MAX_OPTIONS];
    uint64_t sum = king_chances(c, temperature, chance);
    uint64_t at = (ori_random(random) >> 32) * sum >> 32;
    int i = 0;
    while (at >= chance[i])
        at -= chance[i++];
    return i;
}

static int32_t final_margin(const OriState *s, int seat)
{
    int sum = 0;
    for (int i = 0; i < (int)s->rules.seats; i++)
        sum += s->pool[i];
    return (s->pool[seat] * KING_ONE) - sum * KING_ONE / (int)s->rules.seats;
}

int32_t king_worth(const KingWeights *w, const OriState *s, int seat)
{
    enum { A_POINT = 4000 }; /* of influence above the mean: what it was worth in training */
    int seats = (int)s->rules.seats;
    int32_t share[ORI_MAX_SEATS];
    if (s->ask == ORI_ASK_OVER) {
        ori_shares(s, BOT_SURE, share);
        return share[seat] + final_margin(s, seat) * A_POINT / KING_ONE;
    }
    KingSight sight;
    KingMind mind;
    int32_t margin[ORI_MAX_SEATS];
    int from_asked = (seat - s->asked + seats) % seats;
    king_look(s, s->asked, KING_SEES_OWN, &sight);
    king_think(w, &sight, &mind);
    king_values(w, &mind, seats, share, margin);
    return share[from_asked] + margin[from_asked] * A_POINT / KING_ONE;
}

void king_ponder(const OriView *view, KingChoice *out)
{
    const KingWeights *w = king_weights();
    KingSight sight;
    KingMind mind;
    king_consider(w, &view->known, &sight, &mind, out);
    if (view->known.round == ORI_ROUNDS)
        king_foresee(w, view, &mind, out);
}

void king_explain(const OriView *view, const KingChoice *choice, BotAdvice *advice)
{
    const KingWeights *w = king_weights();
    Guesser g;
    king_advise(choice, king_worth(w, &view->known, view->seat), advice);
    king_guess(w, view, &g);
    king_correct(&g, advice);
}

/* --- The bot --- */

OriDecision king_decide(const OriView *view, const BotTask *task, BotAdvice *advice)
{
    if (task->budget.iterations > 0 || task->budget.milliseconds > 0)
        return king_search(king_weights(), view, task, advice);
    OriRandom random = {task->seed};
    KingChoice choice;
    king_ponder(view, &choice);
    int drawn = king_draw(&choice, KING_ONE, &random);
    if (advice != NULL)
        king_explain(view, &choice, advice);
    return choice.option[drawn];
}
