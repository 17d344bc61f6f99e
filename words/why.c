/*
 * why.c - turns facts into sentences: the text of a fact is why- and its name.
 */
#include "words/why.h"

#include <stdio.h>

const char *tell_verdict(Lang lang, int verdict)
{
    static const TextId text[ANALYSIS_VERDICTS] = {
        [ANALYSIS_BEST] = TEXT_VERDICT_BEST,       [ANALYSIS_FINE] = TEXT_VERDICT_FINE,
        [ANALYSIS_UNCLEAR] = TEXT_VERDICT_UNCLEAR, [ANALYSIS_INACCURACY] = TEXT_VERDICT_INACCURACY,
        [ANALYSIS_MISTAKE] = TEXT_VERDICT_MISTAKE, [ANALYSIS_BLUNDER] = TEXT_VERDICT_BLUNDER,
    };
    return verdict == ANALYSIS_UNJUDGED ? "" : text_fixed(lang, text[verdict]);
}

/* Tenths, rounded. */
static const char *put_tenths(Lang lang, int64_t value, int64_t a_tenth, const char *plus,
                              char out[WHY_FIGURE])
{
    int64_t size = value < 0 ? -value : value;
    int64_t tenths = (size + a_tenth / 2) / a_tenth;
    tell_tenths(lang, value < 0 ? -tenths : tenths, plus, out);
    return out;
}

const char *tell_share(Lang lang, int32_t share, char out[WHY_FIGURE])
{
    return put_tenths(lang, share, ANALYSIS_WHOLE / 1000, "", out);
}

const char *tell_percent(Lang lang, int32_t share, char out[WHY_FIGURE])
{
    char text[TEXT_SIZE];
    const TextArg *args = TEXT_ARGS({.name = "n", .text = tell_share(lang, share, out)});
    text_say(lang, TEXT_PERCENT, args, text);
    snprintf(out, WHY_FIGURE, "%.*s", WHY_FIGURE - 1, text);
    return out;
}

const char *tell_change(Lang lang, int32_t share, char out[WHY_FIGURE])
{
    return put_tenths(lang, share, ANALYSIS_WHOLE / 1000, "+", out);
}

static const char *put_figure(Lang lang, const AnalysisFact *fact, int32_t value,
                              char out[WHY_FIGURE])
{
    enum { A_TENTH = 10 }; /* of hundredths */
    return analysis_fact_is_share(fact->kind) ? tell_share(lang, value, out)
                                              : put_tenths(lang, value, A_TENTH, "", out);
}

static TextId text_of_fact(int kind)
{
    static const TextId text[ANALYSIS_FACT_KINDS] = {
        [ANALYSIS_WINS] = TEXT_WHY_WINS,
        [ANALYSIS_AT_ONCE] = TEXT_WHY_AT_ONCE,
        [ANALYSIS_ROUND] = TEXT_WHY_ROUND,
        [ANALYSIS_END] = TEXT_WHY_END,
        [ANALYSIS_RIVAL] = TEXT_WHY_RIVAL,
        [ANALYSIS_CARD_PAYS] = TEXT_WHY_CARD_PAYS,
        [ANALYSIS_CARD_STRUCK] = TEXT_WHY_CARD_STRUCK,
        [ANALYSIS_CARD_STAYS] = TEXT_WHY_CARD_STAYS,
        [ANALYSIS_OWN_LOST] = TEXT_WHY_OWN_LOST,
        [ANALYSIS_OTHERS_LOST] = TEXT_WHY_OTHERS_LOST,
    };
    return text[kind];
}

static void say_fact(Lang lang, const AnalysisFact *fact, char out[TEXT_SIZE])
{
    char chosen[WHY_FIGURE];
    char best[WHY_FIGURE];
    const TextArg *args =
        TEXT_ARGS({.name = "chosen", .text = put_figure(lang, fact, fact->chosen, chosen)},
                  {.name = "best", .text = put_figure(lang, fact, fact->best, best)});
    text_say(lang, text_of_fact(fact->kind), args, out);
}

static int percent(int32_t share)
{
    return (share + ANALYSIS_WHOLE / 200) / (ANALYSIS_WHOLE / 100);
}

static void say_guessed(Lang lang, TextId id, int kind, int32_t share, char out[TEXT_SIZE])
{
    const TextArg *args =
        TEXT_ARGS(tell_kind_arg("card", kind), {.name = "n", .number = percent(share)});
    text_say(lang, id, args, out);
}

static void say_striker(const Teller *t, const AnalysisWhy *why, char out[TEXT_SIZE])
{
    const TextArg *args = TEXT_ARGS(tell_kind_arg("card", why->striker_kind),
                                    {.name = "player", .text = t->name[why->striker]},
                                    {.name = "n", .number = percent(why->striker_share)});
    text_say(t->lang, TEXT_WHY_STRIKER, args, out);
}

void tell_loss(const Teller *t, const AnalysisDecision *d, int i, char out[TEXT_SIZE])
{
    char decision[ORI_DECISION_TEXT];
    char chosen[WHY_FIGURE];
    char best[WHY_FIGURE];
    char loss[WHY_FIGURE];
    char error[WHY_FIGURE];
    ori_write_decision(d->option[d->chosen].option, decision);
    const TextArg *args = TEXT_ARGS(
        {.name = "n", .number = i + 1}, {.name = "player", .text = t->name[d->seat]},
        {.name = "decision", .text = decision},
        {.name = "chosen", .text = tell_share(t->lang, d->option[d->chosen].value, chosen)},
        {.name = "best", .text = tell_share(t->lang, d->option[d->best].value, best)},
        {.name = "points", .text = tell_share(t->lang, d->loss, loss)},
        {.name = "error", .text = tell_share(t->lang, d->error, error)});
    text_say(t->lang, d->verdict == ANALYSIS_UNCLEAR ? TEXT_ANALYSE_UNCLEAR : TEXT_ANALYSE_CHARGED,
             args, out);
}

int tell_why(const Teller *t, const AnalysisWhy *why, char out[WHY_SENTENCES][TEXT_SIZE])
{
    static const TextId targets[] = {TEXT_WHY_TARGET, TEXT_WHY_TARGET_BEST};
    static const TextId unders[] = {TEXT_WHY_UNCOVERS, TEXT_WHY_UNCOVERS_BEST};
    int n = 0;
    if (why->worlds == 0)
        return 0;
    for (int i = 0; i < why->count; i++) {
        say_fact(t->lang, &why->fact[i], out[n++]);
        if (why->fact[i].kind == ANALYSIS_CARD_STRUCK && why->striker >= 0)
            say_striker(t, why, out[n++]);
    }
    for (int k = 0; k < 2; k++) {
        if (why->target_kind[k] < ORI_KINDS)
            say_guessed(t->lang, targets[k], why->target_kind[k], why->target_share[k], out[n++]);
        if (why->under_kind[k] < ORI_KINDS)
            say_guessed(t->lang, unders[k], why->under_kind[k], why->under_share[k], out[n++]);
    }
    text_say(t->lang, TEXT_WHY_SAMPLE, TEXT_ARGS({.name = "n", .number = why->worlds}), out[n++]);
    return n;
}
