/*
 * mistakes.c - decides which decisions become questions, and when they come back.
 */
#include "daily/mistakes.h"

bool mistake_is_right(const AnalysisDecision *d, int option)
{
    return d->option[d->best].value - d->option[option].value <= MISTAKE_NEAR;
}

bool mistake_is_charged(const AnalysisDecision *d)
{
    return d->count > 0 && d->chosen >= 0 && d->verdict >= ANALYSIS_INACCURACY &&
           d->loss > MISTAKE_NEAR && !mistake_is_right(d, d->chosen);
}

int mistake_second(const OriView *view, void *memory)
{
    OriDecision option[ORI_MAX_OPTIONS];
    const Bot *baron = bot_named("baron");
    BotTask task = {
        .budget = {.iterations = MISTAKE_TRIES}, .seed = ANALYSIS_SEED, .memory = memory};
    OriDecision named = baron->decide(view, &task, NULL);
    return ori_option_index(option, ori_view_options(view, option), named);
}

GivenKind given_kind(OriAskKind ask)
{
    if (ask == ORI_ASK_REVEAL)
        return GIVEN_REVEAL;
    return ask == ORI_ASK_PLACE || ask == ORI_ASK_PUT_TWIN ? GIVEN_PLACE : GIVEN_TARGET;
}

int mistake_step(int step, bool is_right)
{
    if (!is_right)
        return 0;
    return step < MISTAKE_DONE ? step + 1 : MISTAKE_DONE;
}

int mistake_days(int step)
{
    static const int days[MISTAKE_STEPS] = {1, 3, 7, 21};
    return days[step < MISTAKE_STEPS ? step : MISTAKE_STEPS - 1];
}
