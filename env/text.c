/*
 * text.c - converts to and from the notation: rules, positions, actions, records; and reads
 * observations back.
 */
#include "env/env.h"
#include "ori_bits.h"

bool ori_env_rules(const char *text, int seats, OriEnvRules *out, OriError *error)
{
    OriRules wish = ori_rules(0, seats, 1);
    *out = (OriEnvRules){.learner = ORI_ENV_EVERYBODY, .first = ORI_ANY_SEAT};
    if (!ori_read_wish(text, &wish, error))
        return false;
    if (seats < ORI_MIN_SEATS || seats > ORI_MAX_SEATS) {
        *error = (OriError){.field = "seats", .why = "there are 2 to 5 seats"};
        return false;
    }
    if (wish.start != 0) { /* observations do not tell what a seat started with */
        *error = (OriError){.field = "rules", .why = "the environment deals without a handicap"};
        return false;
    }
    out->rules = wish;
    out->drawn = wish.kinds == 0;
    return true;
}

/* --- Actions and positions --- */

bool ori_env_action_text(const OriEnv *env, int action, char text[ORI_DECISION_TEXT])
{
    OriDecision d;
    if (!ori_env_decode(&env->state, action, &d))
        return false;
    ori_write_decision(d, text);
    return true;
}

int ori_env_read_action(const char *text, OriError *error)
{
    OriDecision d;
    if (!ori_read_decision(text, &d, error))
        return ORI_ENV_NO_ACTION;
    int action = ori_env_encode(d);
    if (action == ORI_ENV_NO_ACTION)
        *error = (OriError){.field = "decision", .why = "it has no number: a card is hidden"};
    return action;
}

bool ori_env_read(const char *position, OriEnv *out, OriError *error)
{
    OriState state;
    if (!ori_read_position(position, &state, error))
        return false;
    out->state = state;
    out->rules.rules = state.rules;
    out->rules.drawn = 0;
    return true;
}

int ori_env_write(const OriEnv *env, int seat, char text[ORI_POSITION_TEXT])
{
    OriView view;
    if (seat == ORI_TRUTH)
        return ori_write_position(&env->state, text);
    if (!env_has(env, seat))
        return -1;
    ori_view(&env->state, seat, &view);
    return ori_write_view(&view, text);
}

/* --- Observations read back --- */

static unsigned number_at(const uint8_t *at)
{
    return at[0] | (unsigned)at[1] << 8;
}

static uint32_t set_at(const uint8_t *at)
{
    return number_at(at) | (uint32_t)at[2] << 16;
}

/* From the reader's counting to the table's. */
static int seat_of(const uint8_t *obs, int seat, int counted)
{
    return (counted + (seat < 0 ? 0 : seat)) % obs[ORI_SEE_SEATS];
}

static void read_table(const uint8_t *obs, int seat, OriState *s)
{
    s->rules = ori_rules(set_at(obs + ORI_SEE_KINDS), obs[ORI_SEE_SEATS],
                         obs[ORI_SEE_FLAGS] & ORI_SEE_SCHEMER2 ? 2 : 1);
    s->round = obs[ORI_SEE_ROUND];
    s->first = (uint8_t)seat_of(obs, seat, obs[ORI_SEE_FIRST]);
    s->ask = obs[ORI_SEE_ASK];
    s->asked = (uint8_t)(s->ask == ORI_ASK_OVER ? 0 : seat_of(obs, seat, obs[ORI_SEE_ASKED]));
    s->ability = (uint8_t)(s->ask == ORI_ASK_PICK ? obs[ORI_SEE_ABILITY] - 1 : 0);
    s->cursor = obs[ORI_SEE_CURSOR];
    s->places = obs[ORI_SEE_PLACES];
    s->plot_left = (uint16_t)number_at(obs + ORI_SEE_PLOT_LEFT);
    for (int i = 0; i < (int)s->rules.seats; i++) {
        int at = seat_of(obs, seat, i);
        s->pool[at] = (uint16_t)number_at(obs + ORI_SEE_POOL + 2 * i);
        s->hand[at] = obs[ORI_SEE_TWINS] >> i & 1 ? ORI_TWIN_BIT : 0;
    }
    if (seat >= 0) {
        s->hand[seat] |= set_at(obs + ORI_SEE_HAND);
        s->aside[seat] = set_at(obs + ORI_SEE_ASIDE);
    }
}

static const uint8_t *card_at(const uint8_t *obs, int number)
{
    return obs + ORI_SEE_CARD + ORI_SEE_CARD_SIZE * number;
}

static int read_card(const uint8_t *obs, int seat, int number, OriState *s)
{
    const uint8_t *card = card_at(obs, number);
    int flags = card[ORI_SEE_CARD_FLAGS];
    int handle = ++s->cards;
    s->card[handle] = ori_card(card[ORI_SEE_KIND] - 1, seat_of(obs, seat, card[ORI_SEE_FAMILY]),
                               (flags & ORI_SEE_REVEALED) != 0);
    bits_set_owner(&s->card[handle], seat_of(obs, seat, card[ORI_SEE_OWNER]));
    bits_set_influence(&s->card[handle],
                       card[ORI_SEE_INFLUENCE] | flags >> ORI_SEE_MORE_SHIFT << 8);
    if (flags & ORI_SEE_ACTING)
        s->self = (uint8_t)handle;
    if (flags & ORI_SEE_LIFTED)
        s->memo = (uint8_t)handle;
    return handle;
}

/* The cards get their handles in the notation's order: place by place, from the top down. */
static void read_queue(const uint8_t *obs, int seat, OriState *s)
{
    int covered = s->places;
    for (int place = 0; place < s->places; place++) {
        int above = read_card(obs, seat, place, s);
        s->line[place] = (uint8_t)above;
        for (; covered < ORI_MAX_PLACES && card_at(obs, covered)[ORI_SEE_KIND] != 0 &&
               card_at(obs, covered)[ORI_SEE_PLACE] == place;
             covered++) {
            int handle = read_card(obs, seat, covered, s);
            bits_set_under(&s->card[above], handle);
            above = handle;
        }
    }
}

static void read_piles(const uint8_t *obs, int seat, OriState *s)
{
    for (int i = 0; i < (int)s->rules.seats; i++)
        for (uint32_t pile = set_at(obs + ORI_SEE_PILE + 3 * i); pile != 0; pile &= pile - 1) {
            if (s->cards == ORI_MAX_CARDS)
                return;
            s->card[++s->cards] = ori_card(bits_lowest(pile), seat_of(obs, seat, i), true);
            s->card[s->cards].gone = 1;
        }
}

/* What the writer of views may be given: numbers in their bounds. The reader judges the rest. The
 * top cards lie in the order of their places, the covered ones behind them in the same order. */
static bool cards_can_be_read(const uint8_t *obs)
{
    int places = obs[ORI_SEE_PLACES];
    int last = 0;
    for (int i = 0; i < ORI_MAX_PLACES; i++) {
        const uint8_t *card = card_at(obs, i);
        int place = card[ORI_SEE_PLACE];
        if (card[ORI_SEE_KIND] != 0) {
            if (i < places ? place != i : place >= places || place < last)
                return false;
            last = i < places ? 0 : place;
        }
        if (i > places && card[ORI_SEE_KIND] != 0 && card_at(obs, i - 1)[ORI_SEE_KIND] == 0)
            return false;
        if (card[ORI_SEE_KIND] > ORI_HIDDEN + 1 || card[ORI_SEE_OWNER] >= obs[ORI_SEE_SEATS] ||
            card[ORI_SEE_FAMILY] >= obs[ORI_SEE_SEATS] ||
            (i < obs[ORI_SEE_PLACES] && card[ORI_SEE_KIND] == 0))
            return false;
    }
    return true;
}

static bool sets_can_be_read(const uint8_t *obs)
{
    uint32_t all = set_at(obs + ORI_SEE_HAND) | set_at(obs + ORI_SEE_ASIDE);
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        all |= set_at(obs + ORI_SEE_PILE + 3 * i);
    return (all & ~(set_at(obs + ORI_SEE_KINDS) | ORI_TWIN_BIT)) == 0 &&
           set_at(obs + ORI_SEE_KINDS) >> ORI_KINDS == 0;
}

static bool can_be_read(const uint8_t *obs)
{
    return obs[ORI_SEE_SEATS] >= ORI_MIN_SEATS && obs[ORI_SEE_SEATS] <= ORI_MAX_SEATS &&
           obs[ORI_SEE_PLACES] <= ORI_MAX_PLACES && obs[ORI_SEE_CURSOR] <= obs[ORI_SEE_PLACES] &&
           obs[ORI_SEE_ASK] <= ORI_ASK_OVER && obs[ORI_SEE_ROUND] >= 1 &&
           obs[ORI_SEE_ROUND] <= ORI_ROUNDS && obs[ORI_SEE_ABILITY] <= ORI_KINDS &&
           (obs[ORI_SEE_ASK] != ORI_ASK_PICK || obs[ORI_SEE_ABILITY] > 0) &&
           sets_can_be_read(obs) && cards_can_be_read(obs);
}

/* The ask names a place: its card must be in the Queue. */
static bool names_its_places(const OriState *s)
{
    if (s->ask == ORI_ASK_PUT_CARD)
        return s->memo != 0;
    return s->ask != ORI_ASK_PICK || s->plot == 0 || s->self != 0;
}

/* What can be told is written as text and read: the reader checks it and derives the rest. */
bool ori_env_read_obs(const uint8_t obs[ORI_ENV_OBS], int seat, OriView *out)
{
    char text[ORI_POSITION_TEXT];
    OriError error;
    if (!can_be_read(obs) || seat < ORI_SPECTATOR || seat >= obs[ORI_SEE_SEATS])
        return false;
    OriView view = {.seat = (int8_t)(seat < 0 ? ORI_SPECTATOR : seat)};
    OriState *s = &view.known;
    read_table(obs, seat, s);
    read_queue(obs, seat, s);
    read_piles(obs, seat, s);
    s->plot = obs[ORI_SEE_FLAGS] & ORI_SEE_PLOT ? 1 : 0;
    if (!names_its_places(s))
        return false;
    ori_write_view(&view, text);
    return ori_read_view(text, out, &error);
}

/* --- Records --- */

const char *ori_env_record(const OriEnv *deal, const int32_t action[], int count, int seat,
                           char text[ORI_RECORD_TEXT])
{
    OriRecord record = {.seat = ORI_TRUTH, .start = deal->state, .end = deal->state};
    if (count < 0 || count > ORI_MAX_DECISIONS)
        return "a game has 0 to 1024 decisions";
    if (seat != ORI_TRUTH && !env_has(deal, seat))
        return env_no_seat;
    for (; record.count < count; record.count++) {
        OriDecision *d = &record.decision[record.count];
        if (!ori_env_decode(&record.end, action[record.count], d))
            return "there is no such action";
        const char *why = ori_apply(&record.end, *d, NULL);
        if (why != NULL)
            return why;
    }
    if (seat == ORI_TRUTH) {
        ori_write_record(&record, text);
        return NULL;
    }
    OriRecord known;
    ori_record_for(&record, seat, &known);
    ori_write_record(&known, text);
    return NULL;
}

bool ori_env_read_record(const char *text, OriEnv *deal, int32_t action[], int *count, int *seat,
                         OriError *error)
{
    OriRecord record;
    if (!ori_read_record(text, &record, error))
        return false;
    if (record.count > *count) {
        *error = (OriError){.field = "record", .why = "it has more decisions than there is room"};
        return false;
    }
    deal->state = record.start;
    deal->rules.rules = record.start.rules;
    deal->rules.drawn = 0;
    *seat = record.seat;
    *count = record.count;
    for (int i = 0; i < record.count; i++)
        action[i] = ori_env_encode(record.decision[i]);
    return true;
}
