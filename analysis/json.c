/*
 * json.c - an analysis as JSON. Shares are whole numbers of millionths, beliefs of thousandths: a
 * reader who adds them up gets the program's own sums.
 */
#include "analysis/json.h"

enum { LEAST_BELIEF = 5 }; /* thousandths; what is less likely is left out */

static void put_kind(Json *j, const char *key, int kind)
{
    if (kind >= ORI_KINDS)
        put_null(j, key);
    else
        put_text(j, key, ori_kind_name(kind));
}

static void put_decision(Json *j, const char *key, OriDecision d)
{
    char text[ORI_DECISION_TEXT];
    ori_write_decision(d, text);
    put_text(j, key, text);
}

static void put_numbers(Json *j, const char *key, const int32_t n[], int count)
{
    put_open(j, key, '[');
    for (int i = 0; i < count; i++)
        out_number(j, n[i]);
    out_close(j, ']');
}

/* --- A decision --- */

static void out_fact(Json *j, const AnalysisFact *f)
{
    out_open(j, '{');
    put_text(j, "fact", analysis_fact_name(f->kind));
    put_text(j, "unit", analysis_fact_is_share(f->kind) ? "share" : "hundredths");
    put_number(j, "chosen", f->chosen);
    put_number(j, "best", f->best);
    put_number(j, "error", f->error);
    out_close(j, '}');
}

static void put_guessed(Json *j, const char *key, int kind, int32_t share)
{
    out_key(j, key);
    if (kind >= ORI_KINDS) {
        out_null(j);
        return;
    }
    out_open(j, '{');
    put_kind(j, "kind", kind);
    put_number(j, "share", share);
    out_close(j, '}');
}

static void put_striker(Json *j, const AnalysisWhy *why)
{
    out_key(j, "striker");
    if (why->striker < 0) {
        out_null(j);
        return;
    }
    out_open(j, '{');
    put_seat(j, "seat", why->striker);
    put_kind(j, "kind", why->striker_kind);
    put_number(j, "share", why->striker_share);
    out_close(j, '}');
}

void analysis_out_why(Json *j, const AnalysisDecision *d, const AnalysisWhy *why)
{
    static const char *const targets[] = {"chosenTarget", "bestTarget"};
    static const char *const unders[] = {"chosenUncovers", "bestUncovers"};
    out_open(j, '{');
    put_number(j, "worlds", why->worlds);
    put_decision(j, "chosen", d->option[why->chosen].option);
    put_decision(j, "best", d->option[why->best].option);
    put_open(j, "facts", '[');
    for (int i = 0; i < why->count; i++)
        out_fact(j, &why->fact[i]);
    out_close(j, ']');
    put_open(j, "all", '[');
    for (int i = 0; i < ANALYSIS_FACT_KINDS; i++)
        out_fact(j, &why->all[i]);
    out_close(j, ']');
    put_striker(j, why);
    for (int k = 0; k < 2; k++)
        put_guessed(j, targets[k], why->target_kind[k], why->target_share[k]);
    for (int k = 0; k < 2; k++)
        put_guessed(j, unders[k], why->under_kind[k], why->under_share[k]);
    out_close(j, '}');
}

static void out_options(Json *j, const AnalysisDecision *d)
{
    out_open(j, '[');
    for (int i = 0; i < d->count; i++) {
        const AnalysisOption *o = &d->option[i];
        out_open(j, '{');
        put_decision(j, "option", o->option);
        put_number(j, "value", o->value);
        put_number(j, "error", o->error);
        put_number(j, "worlds", o->worlds);
        put_bool(j, "tied", o->tied);
        out_close(j, '}');
    }
    out_close(j, ']');
}

void analysis_out_decision(Json *j, const OriState *known, const AnalysisDecision *d)
{
    OriAsk asked = ori_ask(known);
    char ask[ORI_EVENT_TEXT];
    if (d->count == 0) {
        out_null(j);
        return;
    }
    ori_write_ask(&asked, ask);
    out_open(j, '{');
    put_seat(j, "seat", d->seat);
    put_text(j, "ask", ask);
    if (d->chosen >= 0)
        put_decision(j, "chosen", d->option[d->chosen].option);
    else
        put_null(j, "chosen");
    put_decision(j, "best", d->option[d->best].option);
    put_text(j, "verdict", analysis_verdict_name(d->verdict));
    put_number(j, "loss", d->loss);
    put_number(j, "measured", d->measured);
    put_number(j, "error", d->error);
    out_key(j, "options");
    out_options(j, d);
    out_key(j, "why");
    if (d->why.worlds > 0)
        analysis_out_why(j, d, &d->why);
    else
        out_null(j);
    out_close(j, '}');
}

/* --- A moment --- */

static bool is_believed(const uint16_t belief[ORI_KINDS])
{
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (belief[kind] > 0)
            return true;
    return false;
}

static void out_card_belief(Json *j, const OriState *known, int card, int place, int depth,
                            const uint16_t belief[ORI_KINDS])
{
    out_open(j, '{');
    put_number(j, "card", card);
    put_number(j, "place", place + 1);
    put_number(j, "depth", depth);
    put_seat(j, "owner", (int)known->card[card].owner);
    put_kind(j, "kind", (int)known->card[card].kind);
    put_open(j, "shares", '{');
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (belief[kind] >= LEAST_BELIEF)
            put_number(j, ori_kind_name(kind), belief[kind]);
    out_close(j, '}');
    out_close(j, '}');
}

void analysis_out_belief(Json *j, const OriState *known,
                         const uint16_t belief[ORI_MAX_CARDS + 1][ORI_KINDS])
{
    out_open(j, '[');
    for (int place = 0; place < known->places; place++) {
        int depth = 1;
        for (int h = known->line[place]; h != 0; h = (int)known->card[h].under, depth++)
            if (is_believed(belief[h]))
                out_card_belief(j, known, h, place, depth, belief[h]);
    }
    out_close(j, ']');
}

void analysis_out_moment(Json *j, const OriRecord *record, int i, const AnalysisMoment *m)
{
    OriState state = record->start;
    int seats = (int)state.rules.seats;
    for (int n = 0; n < i; n++)
        ori_record_step(record, &state, record->decision[n], NULL);
    out_open(j, '{');
    put_number(j, "moment", i);
    put_number(j, "round", state.round);
    put_seat(j, "asked", state.ask == ORI_ASK_OVER ? ORI_NOBODY : state.asked);
    put_numbers(j, "table", m->table, seats);
    put_numbers(j, "tableError", m->table_error, seats);
    if (m->has_truth) {
        put_numbers(j, "truth", m->truth, seats);
        put_numbers(j, "truthError", m->truth_error, seats);
    } else {
        put_null(j, "truth");
        put_null(j, "truthError");
    }
    out_key(j, "belief");
    analysis_out_belief(j, &state, m->belief);
    out_key(j, "decision");
    analysis_out_decision(j, &state, &m->decision);
    out_close(j, '}');
}

/* --- The whole game --- */

void analysis_out_head(Json *j, const AnalysisTask *task, const OriRecord *record)
{
    char rules[ORI_RULES_TEXT];
    ori_write_rules(record->start.rules, rules);
    put_number(j, "format", ANALYSIS_JSON_FORMAT);
    put_text(j, "rules", rules);
    put_number(j, "seats", record->start.rules.seats);
    put_open(j, "names", '[');
    for (int seat = 0; seat < (int)record->start.rules.seats; seat++)
        out_text(j, record->name[seat]);
    out_close(j, ']');
    if (record->seat == ORI_TRUTH)
        put_text(j, "knows", "truth");
    else if (record->seat == ORI_SPECTATOR)
        put_text(j, "knows", "spectator");
    else
        put_seat(j, "knows", record->seat);
    out_key(j, "over");
    out_bool(j, record->end.ask == ORI_ASK_OVER);
    put_text(j, "bot", task->bot->name);
    put_number(j, "worlds", task->worlds);
    put_seat(j, "judged", task->seat);
}

static void out_account(Json *j, int seat, const AnalysisAccount *a)
{
    out_open(j, '{');
    put_seat(j, "seat", seat);
    put_number(j, "fair", a->fair);
    put_number(j, "deal", a->deal);
    put_number(j, "own", a->own);
    put_number(j, "others", a->others);
    put_number(j, "final", a->final);
    put_number(j, "ownError", a->own_error);
    put_number(j, "decisions", a->decisions);
    if (a->decisions > 0)
        put_number(j, "accuracy", a->accuracy);
    else
        put_null(j, "accuracy");
    put_open(j, "verdicts", '{');
    for (int v = ANALYSIS_BEST; v < ANALYSIS_VERDICTS; v++)
        put_number(j, analysis_verdict_name(v), a->verdicts[v]);
    out_close(j, '}');
    out_close(j, '}');
}

static void put_guess(Json *j, const char *key, const AnalysisGuess *g)
{
    out_key(j, key);
    if (g->card == 0) {
        out_null(j);
        return;
    }
    out_open(j, '{');
    put_number(j, "card", g->card);
    put_seat(j, "seat", g->owner);
    put_kind(j, "kind", g->kind);
    put_kind(j, "taken", g->taken);
    put_number(j, "from", g->from);
    put_number(j, "to", g->to);
    put_number(j, "share", g->share);
    put_number(j, "score", g->score);
    out_close(j, '}');
}

void analysis_out_summary(Json *j, const AnalysisSummary *s)
{
    if (s->has_truth) {
        put_open(j, "accounts", '[');
        for (int seat = 0; seat < s->seats; seat++)
            out_account(j, seat, &s->account[seat]);
        out_close(j, ']');
    } else {
        put_null(j, "accounts");
    }
    put_open(j, "keys", '[');
    for (int i = 0; i < s->keys; i++) {
        out_open(j, '{');
        put_number(j, "moment", s->key[i].moment);
        put_text(j, "kind", s->key[i].kind == ANALYSIS_SWING ? "swing" : "costly");
        put_seat(j, "seat", s->key[i].seat);
        put_number(j, "amount", s->key[i].amount);
        out_close(j, '}');
    }
    out_close(j, ']');
    put_guess(j, "bluff", &s->bluff);
    put_guess(j, "read", &s->read);
}

void analysis_out(Json *j, const AnalysisTask *task, const OriRecord *record,
                  const AnalysisMoment moment[], const AnalysisSummary *summary)
{
    analysis_out_head(j, task, record);
    put_open(j, "moments", '[');
    for (int i = 0; i < summary->moments; i++)
        analysis_out_moment(j, record, i, &moment[i]);
    out_close(j, ']');
    analysis_out_summary(j, summary);
}
