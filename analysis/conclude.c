/*
 * conclude.c - draws conclusions from all moments together: accounts, key moments, the best bluff
 * and the best read.
 *
 * An account adds up exactly: the shares are whole numbers, and their movements are divided up, not
 * estimated again. A seat's own decisions count for what they were measured to lose; all other
 * movement of its true share is the work of others and of chance.
 */
#include "analysis/parts.h"
#include "analysis/sums.h"

#include <string.h>

enum { SWINGS = 4, LEAST_SWING = 80000 };

/* --- Accounts --- */

/* A player far behind has few points to lose, so a loss is compared with what there was. */
static int32_t accuracy(int64_t best, int64_t lost)
{
    if (lost <= 0)
        return ANALYSIS_WHOLE;
    return lost >= best ? 0 : (int32_t)sum_divide((best - lost) * ANALYSIS_WHOLE, best);
}

static void settle(const OriRecord *record, const AnalysisMoment moment[], int seat,
                   AnalysisAccount *out)
{
    int64_t variance = 0;
    int64_t best = 0;
    int seats = (int)record->start.rules.seats;
    /* The first seats get what a division leaves over, as in every share. */
    out->fair = ANALYSIS_WHOLE / seats + (seat < ANALYSIS_WHOLE % seats);
    out->deal = moment[0].truth[seat] - out->fair;
    for (int i = 0; i < record->count; i++) {
        const AnalysisDecision *d = &moment[i].decision;
        int32_t moved = moment[i + 1].truth[seat] - moment[i].truth[seat];
        int32_t own = 0;
        if (d->seat == seat) {
            own = -d->measured;
            variance += (int64_t)d->error * d->error;
            best += d->option[d->best].value;
            out->decisions++;
            out->verdicts[d->verdict]++;
        }
        out->own += own;
        out->others += moved - own;
    }
    out->own_error = (int32_t)sum_root(variance);
    out->accuracy = accuracy(best, -out->own);
    out->final = moment[record->count].truth[seat];
}

/* --- Key moments --- */

static const int32_t *shares_of(const AnalysisMoment *m)
{
    return m->has_truth ? m->truth : m->table;
}

static int32_t size_of(const AnalysisKey *key)
{
    return key->amount < 0 ? -key->amount : key->amount;
}

static int64_t square(int64_t x)
{
    return x * x;
}

/* More than chance may explain; and it was not taken back with the next decision, nor did it only
 * take back the last one. */
static bool is_steady(const OriRecord *record, const AnalysisMoment moment[], const AnalysisKey *k)
{
    enum { ERRORS = 3 };
    int i = k->moment;
    int before = i > 0 ? i - 1 : 0;
    int after = i + 2 < record->count ? i + 2 : record->count;
    const int32_t *errors = moment[i].has_truth ? moment[i].truth_error : moment[i].table_error;
    const int32_t *others =
        moment[i].has_truth ? moment[i + 1].truth_error : moment[i + 1].table_error;
    int64_t wide =
        (int64_t)shares_of(&moment[after])[k->seat] - shares_of(&moment[before])[k->seat];
    return square(k->amount) >
               ERRORS * ERRORS * (square(errors[k->seat]) + square(others[k->seat])) &&
           2 * wide * k->amount >= square(k->amount);
}

/* The first card of an empty Queue tells nobody anything: what moves there is noise. */
static AnalysisKey swing_at(const OriRecord *record, const AnalysisMoment moment[], int i,
                            bool opens)
{
    AnalysisKey key = {.moment = i, .kind = ANALYSIS_SWING};
    for (int seat = 0; seat < (int)record->start.rules.seats && !opens; seat++) {
        AnalysisKey other = key;
        other.seat = (int8_t)seat;
        other.amount = shares_of(&moment[i + 1])[seat] - shares_of(&moment[i])[seat];
        if (is_steady(record, moment, &other) && size_of(&other) > size_of(&key))
            key = other;
    }
    return key;
}

static bool is_key(const AnalysisSummary *out, int i)
{
    for (int k = 0; k < out->keys; k++)
        if (out->key[k].moment == i)
            return true;
    return false;
}

static bool cost_at(const AnalysisMoment moment[], int i, AnalysisKey *key)
{
    const AnalysisDecision *d = &moment[i].decision;
    *key = (AnalysisKey){.moment = i, .kind = ANALYSIS_COSTLY, .seat = d->seat, .amount = -d->loss};
    return d->count > 0 && d->verdict >= ANALYSIS_INACCURACY;
}

/* The costliest decisions first, then the largest swings that are none of them. */
static void find_keys(const OriRecord *record, const AnalysisMoment moment[], AnalysisSummary *out)
{
    for (int kind = ANALYSIS_COSTLY; kind >= ANALYSIS_SWING; kind--)
        for (int n = 0; n < SWINGS && out->keys < ANALYSIS_KEYS; n++) {
            AnalysisKey best = {.amount = 0};
            OriState state = record->start;
            for (int i = 0; i < record->count; i++) {
                AnalysisKey key;
                bool is_one = true;
                if (kind == ANALYSIS_COSTLY) {
                    is_one = cost_at(moment, i, &key);
                } else {
                    key = swing_at(record, moment, i, state.places == 0);
                    is_one = size_of(&key) >= LEAST_SWING;
                    ori_record_step(record, &state, record->decision[i], NULL);
                }
                if (is_one && !is_key(out, i) && size_of(&key) > size_of(&best))
                    best = key;
            }
            if (size_of(&best) > 0)
                out->key[out->keys++] = best;
        }
}

/* --- Bluffs and reads --- */

/* What a card that has reached the table is; ORI_HIDDEN if the record does not know. */
static int kind_of(const OriRecord *record, int card)
{
    return card <= record->end.cards ? (int)record->end.card[card].kind : ORI_HIDDEN;
}

static bool is_believed_about(const AnalysisMoment *m, int card)
{
    int sum = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        sum += m->belief[card][kind];
    return sum > 0;
}

static int most_believed(const AnalysisMoment *m, int card, int but)
{
    int most = but == 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (kind != but && m->belief[card][kind] > m->belief[card][most])
            most = kind;
    return most;
}

/* How strongly, for how long: by how much another kind was held more likely than the true one. */
static AnalysisGuess bluff_of(const OriRecord *record, const AnalysisMoment moment[], int card)
{
    int32_t taken[ORI_KINDS] = {0};
    AnalysisGuess g = {.card = (uint8_t)card,
                       .owner = (int8_t)record->end.card[card].family,
                       .kind = (uint8_t)kind_of(record, card),
                       .from = -1};
    int moments = 0;
    for (int i = 0; i < record->count; i++) {
        if (!is_believed_about(&moment[i], card))
            continue;
        int wrong = most_believed(&moment[i], card, g.kind);
        int lead = moment[i].belief[card][wrong] - moment[i].belief[card][g.kind];
        if (lead <= 0)
            continue;
        if (g.from < 0)
            g.from = i;
        g.to = i;
        g.score += lead;
        moments++;
        for (int kind = 0; kind < ORI_KINDS; kind++)
            if (kind != g.kind)
                taken[kind] += moment[i].belief[card][kind];
    }
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (taken[kind] > taken[g.taken])
            g.taken = (uint8_t)kind;
    g.share = moments > 0 ? taken[g.taken] / moments : 0;
    return g;
}

static bool turns_to_card(OriDecision d)
{
    return d.verb == ORI_ELIMINATE || d.verb == ORI_STEAL || d.verb == ORI_BRIBE;
}

/* A face-down card of another that somebody turned to, and what that did to the true share. */
static bool read_at(const OriRecord *record, const AnalysisMoment moment[], int i,
                    const OriState *state, AnalysisGuess *out)
{
    OriDecision d = record->decision[i];
    if (!turns_to_card(d) || !moment[i].has_truth)
        return false;
    int card = state->line[d.at];
    int kind = (int)state->card[card].kind;
    if (state->card[card].revealed || state->card[card].owner == state->asked)
        return false;
    *out =
        (AnalysisGuess){.card = (uint8_t)card,
                        .owner = (int8_t)state->asked,
                        .kind = (uint8_t)kind,
                        .taken = (uint8_t)most_believed(&moment[i], card, ORI_HIDDEN),
                        .from = i,
                        .to = i,
                        .share = moment[i].belief[card][kind],
                        .score = moment[i + 1].truth[state->asked] - moment[i].truth[state->asked]};
    return true;
}

static void find_guesses(const OriRecord *record, const AnalysisMoment moment[],
                         AnalysisSummary *out)
{
    OriState state = record->start;
    for (int card = 1; card <= record->end.cards; card++) {
        if (kind_of(record, card) == ORI_HIDDEN)
            continue;
        AnalysisGuess g = bluff_of(record, moment, card);
        if (g.score > out->bluff.score)
            out->bluff = g;
    }
    for (int i = 0; i < record->count; i++) {
        AnalysisGuess g;
        if (read_at(record, moment, i, &state, &g) && g.score > out->read.score)
            out->read = g;
        ori_record_step(record, &state, record->decision[i], NULL);
    }
}

void analysis_conclude(const OriRecord *record, const AnalysisMoment moment[], AnalysisSummary *out)
{
    memset(out, 0, sizeof *out);
    out->moments = record->count + 1;
    out->seats = (uint8_t)record->start.rules.seats;
    out->over = record->end.ask == ORI_ASK_OVER;
    out->has_truth = record->seat == ORI_TRUTH;
    for (int seat = 0; seat < out->seats && out->has_truth; seat++)
        settle(record, moment, seat, &out->account[seat]);
    find_keys(record, moment, out);
    find_guesses(record, moment, out);
}
