/*
 * learn_note.c - what is noted of a game while it is played, and after its end.
 */
#include "research/learn.h"

#include <stdlib.h>

enum { KEPT_MOMENTS = 20000, KEPT_HIDDEN = 1000000 };

/* --- Of a position and a decision --- */

static int lying_of(const OriCard *card, int limit)
{
    return (int)card->influence < limit - 1 ? (int)card->influence : limit - 1;
}

/* The kinds of a family that are in hand, aside or face down. */
static uint32_t unseen_of(const OriState *s, int seat)
{
    uint32_t kinds = s->rules.kinds;
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].revealed && (int)s->card[h].family == seat)
            kinds &= ~(1u << s->card[h].kind);
    return kinds;
}

static void keep_hidden(Lessons *l, const OriState *s, int place, int handle)
{
    Hidden *hidden = &l->hidden[l->hiddens++];
    clues_read(s, place, handle, &hidden->clues);
    hidden->unseen = unseen_of(s, (int)s->card[handle].family);
    hidden->kind = (int)s->card[handle].kind;
}

void note_belief(Lessons *l, const OriState *s)
{
    for (int i = 0; i < s->places; i++)
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under)
            if (!s->card[h].revealed && l->hiddens < KEPT_HIDDEN && s->card[h].family != s->asked)
                keep_hidden(l, s, i, h);
}

static void note_placement(Lessons *l, const OriState *s, OriDecision d)
{
    for (uint32_t rest = s->hand[s->asked] & ~ORI_TWIN_BIT; rest != 0; rest &= rest - 1)
        l->held[__builtin_ctz(rest)][s->round - 1]++;
    l->placed[d.kind][s->round - 1]++;
    if (s->places == 0)
        return;
    l->slot[d.kind][d.verb]++;
    for (int verb = 0; verb < POLICY_SLOTS; verb++)
        l->slot_offered[d.kind][verb] += verb != ORI_PLACE_ON || s->ways != 0;
}

void note_decision(Lessons *l, const OriState *s, OriDecision d)
{
    const OriCard *card = &s->card[s->current];
    if (s->ask == ORI_ASK_PLACE)
        note_placement(l, s, d);
    else if (d.verb == ORI_KEEP)
        l->kept[card->kind][s->round - 1][lying_of(card, POLICY_LYING)]++;
    else if (d.verb == ORI_REVEAL)
        l->revealed[card->kind][s->round - 1][lying_of(card, POLICY_LYING)]++;
}

static void note_sample(Lessons *l, int round, const Sample *sample)
{
    for (int i = 0; i < FEATURES; i++) {
        if (sample->feature[i] == 0)
            continue;
        l->b[round][i] += (double)sample->feature[i] * sample->final;
        for (int k = 0; k < FEATURES; k++)
            l->a[round][i][k] += (double)sample->feature[i] * sample->feature[k];
    }
}

void note_end(Lessons *l, Moment moment[EVAL_ROUNDS], const OriState *end)
{
    enum { WHOLE = 60 }; /* up to five may share it */
    int32_t share[ORI_MAX_SEATS];
    ori_shares(end, WHOLE, share);
    for (int round = 0; round < EVAL_ROUNDS; round++) {
        Moment *m = &moment[round];
        for (int seat = 0; seat < m->seats; seat++) {
            m->seat[seat].final = (int16_t)end->pool[seat];
            m->share[seat] = share[seat] / (double)WHOLE;
            note_sample(l, round, &m->seat[seat]);
        }
        if (l->moments[round] < KEPT_MOMENTS)
            l->moment[round][l->moments[round]++] = *m;
    }
}

/* --- Of many games --- */

Lessons *new_lessons(void)
{
    Lessons *l = calloc(1, sizeof *l);
    if (l != NULL && (l->hidden = calloc(KEPT_HIDDEN, sizeof(Hidden))) == NULL)
        abort();
    for (int i = 0; i < EVAL_ROUNDS && l != NULL; i++) {
        l->moment[i] = calloc(KEPT_MOMENTS, sizeof(Moment));
        if (l->moment[i] == NULL)
            abort();
    }
    return l != NULL ? l : (abort(), NULL);
}

static void add(double *to, const double *from, size_t n)
{
    for (size_t i = 0; i < n; i++)
        to[i] += from[i];
}

#define ADD(field)                                                                                 \
    add((double *)to->field, (const double *)from->field, sizeof to->field / sizeof(double))

void add_lessons(Lessons *to, const Lessons *from)
{
    ADD(a);
    ADD(b);
    ADD(revealed);
    ADD(kept);
    ADD(placed);
    ADD(held);
    ADD(slot);
    ADD(slot_offered);
    to->decisions += from->decisions;
    for (int i = 0; i < from->hiddens && to->hiddens < KEPT_HIDDEN; i++)
        to->hidden[to->hiddens++] = from->hidden[i];
    for (int r = 0; r < EVAL_ROUNDS; r++)
        for (int i = 0; i < from->moments[r] && to->moments[r] < KEPT_MOMENTS; i++)
            to->moment[r][to->moments[r]++] = from->moment[r][i];
}
