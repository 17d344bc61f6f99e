/*
 * shares.c - the win shares of a moment, from public information and with the truth, and what the
 * table thinks each face-down card is.
 *
 * The table's shares are those of worlds that a spectator would guess. With the truth, the game is
 * played on from its position. Both add up to the whole, to the last millionth.
 */
#include "analysis/parts.h"
#include "analysis/mind.h"
#include "analysis/sums.h"

#include <string.h>

enum {
    PUBLIC_WORLDS = 4, /* times the budget */
    TRUE_WORLDS = 2,
    BELIEF_SAMPLES = 500,
};

/* Means that add up to the whole: what rounding leaves over goes to the next seat. */
static void share_out(const Sum sum[ORI_MAX_SEATS], int seats, int32_t share[ORI_MAX_SEATS])
{
    int64_t all = 0;
    int64_t so_far = 0;
    int32_t given = 0;
    for (int seat = 0; seat < seats; seat++)
        all += sum[seat].sum;
    for (int seat = 0; seat < seats; seat++) {
        so_far += sum[seat].sum;
        int32_t upto = (int32_t)(so_far * ANALYSIS_WHOLE / all);
        share[seat] = upto - given;
        given = upto;
    }
}

static void share_outcome(const OriState *over, int32_t share[ORI_MAX_SEATS])
{
    int32_t given = 0;
    int winner = -1;
    ori_shares(over, BOT_SURE, share);
    for (int seat = 0; seat < (int)over->rules.seats; seat++) {
        given += share[seat];
        winner = winner < 0 && share[seat] > 0 ? seat : winner;
    }
    share[winner] += ANALYSIS_WHOLE - given; /* a third of the whole is no whole number */
}

static void weigh_table(const AnalysisTask *task, const Guesser *guesser, OriRandom *random,
                        AnalysisMoment *out)
{
    Sum sum[ORI_MAX_SEATS] = {{0}};
    int seats = (int)guesser->known.rules.seats;
    for (int n = 0; n < PUBLIC_WORLDS * task->worlds; n++) {
        OriState world;
        int32_t share[ORI_MAX_SEATS];
        guess_draw(guesser, random, &world);
        mind_of(task->bot)->weigh(&world, share);
        for (int seat = 0; seat < seats; seat++)
            sum_add(&sum[seat], share[seat]);
    }
    for (int seat = 0; seat < seats; seat++)
        out->table_error[seat] = sum_error(&sum[seat]);
    share_out(sum, seats, out->table);
}

static void weigh_truth(const AnalysisTask *task, const OriState *truth, OriRandom *random,
                        AnalysisMoment *out)
{
    Sum sum[ORI_MAX_SEATS] = {{0}};
    int seats = (int)truth->rules.seats;
    for (int n = 0; n < TRUE_WORLDS * task->worlds; n++) {
        OriState world = *truth;
        OriRandom luck = {ori_random(random)};
        int32_t share[ORI_MAX_SEATS];
        mind_of(task->bot)->try_all(&world, &luck, share);
        for (int seat = 0; seat < seats; seat++)
            sum_add(&sum[seat], share[seat]);
    }
    for (int seat = 0; seat < seats; seat++)
        out->truth_error[seat] = sum_error(&sum[seat]);
    share_out(sum, seats, out->truth);
}

static void sample_belief(const Guesser *guesser, OriRandom *random,
                          uint16_t belief[ORI_MAX_CARDS + 1][ORI_KINDS])
{
    for (int n = 0; n < BELIEF_SAMPLES && guesser->holes > 0; n++) {
        OriState world;
        guess_draw(guesser, random, &world);
        for (int i = 0; i < guesser->holes; i++) {
            int card = guesser->hole[i].card;
            belief[card][world.card[card].kind] += ANALYSIS_SURE_OF_KIND / BELIEF_SAMPLES;
        }
    }
}

static void look_as_table(const AnalysisTask *task, const OriState *state, OriRandom *random,
                          Guesser *guesser)
{
    OriView view;
    ori_view(state, ORI_SPECTATOR, &view);
    mind_of(task->bot)->believe_public(&view, random, guesser);
}

void analysis_belief(const AnalysisTask *task, const OriView *view,
                     uint16_t belief[ORI_MAX_CARDS + 1][ORI_KINDS])
{
    Guesser guesser;
    OriRandom random = {sum_blend(task->seed, 1)};
    memset(belief, 0, sizeof(uint16_t[ORI_MAX_CARDS + 1][ORI_KINDS]));
    if (view->known.ask == ORI_ASK_OVER)
        return;
    look_as_table(task, &view->known, &random, &guesser);
    sample_belief(&guesser, &random, belief);
}

void analysis_shares(const AnalysisTask *task, const OriState *state, AnalysisMoment *out)
{
    Guesser guesser;
    OriRandom random = {sum_blend(task->seed, 1)};
    OriRandom luck = {sum_blend(task->seed, 2)};
    if (state->ask == ORI_ASK_OVER) {
        share_outcome(state, out->table);
        if (out->has_truth)
            memcpy(out->truth, out->table, sizeof out->truth);
        return;
    }
    look_as_table(task, state, &random, &guesser);
    sample_belief(&guesser, &random, out->belief);
    weigh_table(task, &guesser, &random, out);
    if (out->has_truth)
        weigh_truth(task, state, &luck, out);
}
