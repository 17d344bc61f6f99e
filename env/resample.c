/*
 * resample.c - another game that looks the same to a seat, from the deal on.
 *
 * A guess fills the holes of the last position. A hidden card was placed from a hand by one of the
 * decisions, or was in the Queue from the start: its guessed kind is written there, too. Cards that
 * a family holds or has placed were in its hand; the rest of its ten kinds were set aside.
 *
 * A game remembers more than its last position: an Impersonation that brought no replacement shows
 * that the card was not set aside then. So the new game is played, and drawn again if it came to
 * look different.
 */
#include "env/env.h"

#include <string.h>

typedef struct Placing {
    uint8_t card; /* the handle that a decision placed, or 0 */
    uint8_t seat;
} Placing;

/* Returns a reason or NULL. */
static const char *replay(OriState *s, const int32_t action[], int count, Placing placing[])
{
    if (count < 0 || count > ORI_MAX_DECISIONS)
        return "a game has 0 to 1024 decisions";
    for (int i = 0; i < count; i++) {
        OriDecision d;
        if (!ori_env_decode(s, action[i], &d))
            return "there is no such action";
        placing[i] = (Placing){.card = (uint8_t)(s->ask == ORI_ASK_PLACE ? s->cards + 1 : 0),
                               .seat = s->asked};
        const char *why = ori_apply(s, d, NULL);
        if (why != NULL)
            return why;
    }
    return NULL;
}

/* The kinds of a family's cards that are on the table or in its pile. */
static uint32_t seen_of(const OriState *s, int family)
{
    uint32_t kinds = 0;
    for (int h = 1; h <= s->cards; h++)
        if ((int)s->card[h].family == family)
            kinds |= 1u << s->card[h].kind;
    return kinds;
}

static void deal_hands(const OriState *guess, const uint32_t placed[ORI_MAX_SEATS], int seat,
                       OriState *start)
{
    for (int i = 0; i < (int)start->rules.seats; i++) {
        if (i == seat)
            continue;
        uint32_t hand = (guess->hand[i] & ~ORI_TWIN_BIT) | placed[i];
        start->aside[i] = start->rules.kinds & ~hand & ~seen_of(start, i);
        start->hand[i] = hand | (start->hand[i] & ORI_TWIN_BIT);
    }
}

/* A hole: the seat does not know it, but there is something to know (a card that Impersonation
 * brought back has left its old handle to nobody). */
static bool is_hole(const OriView *view, const OriState *truth, int handle)
{
    return view->known.card[handle].kind == ORI_HIDDEN && truth->card[handle].kind != ORI_HIDDEN;
}

typedef struct Sample {
    const OriEnv *deal;
    const int32_t *action;
    int count;
    int seat;
    OriEnv end;
    OriView view; /* of the end */
    Placing placing[ORI_MAX_DECISIONS];
} Sample;

static void build(const Sample *sample, const OriState *guess, OriState *start,
                  int32_t out_action[])
{
    uint32_t from_hand[ORI_MAX_SEATS] = {0};
    *start = sample->deal->state;
    for (int h = 1; h <= start->cards; h++)
        if (is_hole(&sample->view, &sample->end.state, h))
            start->card[h].kind = guess->card[h].kind;
    for (int i = 0; i < sample->count; i++) {
        int h = sample->placing[i].card;
        int action = sample->action[i];
        if (h != 0 && is_hole(&sample->view, &sample->end.state, h))
            action = (int)guess->card[h].kind * ORI_ENV_SLOTS + action % ORI_ENV_SLOTS;
        if (h != 0)
            from_hand[sample->placing[i].seat] |= 1u << action / ORI_ENV_SLOTS;
        out_action[i] = action;
    }
    deal_hands(guess, from_hand, sample->seat, start);
}

static bool looks_the_same(const Sample *sample, OriState start, const int32_t action[])
{
    Placing placing[ORI_MAX_DECISIONS];
    OriView view;
    if (replay(&start, action, sample->count, placing) != NULL)
        return false;
    ori_view(&start, sample->seat, &view);
    return memcmp(&view.known, &sample->view.known, sizeof view.known) == 0;
}

const char *ori_env_resample(const OriEnv *deal, const int32_t action[], int count, int seat,
                             OriEnvGuess model, OriRandom *random, OriEnv *out,
                             int32_t out_action[])
{
    enum { TRIES = 10000 };
    Sample sample = {.deal = deal, .action = action, .count = count, .seat = seat, .end = *deal};
    const char *why = replay(&sample.end.state, action, count, sample.placing);
    if (why != NULL)
        return why;
    if (!env_has(deal, seat))
        return env_no_seat;
    if (model != ORI_ENV_UNIFORM && model != ORI_ENV_LEARNED)
        return env_no_model;
    ori_view(&sample.end.state, seat, &sample.view);
    *out = *deal;
    for (int i = 0; i < TRIES; i++) {
        OriEnv guess;
        ori_env_guess(&sample.end, seat, model, random, &guess);
        build(&sample, &guess.state, &out->state, out_action);
        if (looks_the_same(&sample, out->state, out_action))
            return NULL;
    }
    return "no other game was found that looks the same";
}
