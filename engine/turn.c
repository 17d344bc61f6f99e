/*
 * turn.c - who is asked what, when.
 *
 * A decision is carried out and the game runs on by itself until the next choice: abilities with no
 * legal way do nothing, with exactly one they do it. What an ability under way needs to know is in
 * the state (ability, self, memo, plot); the functions here return whether it is finished, and if
 * not, somebody has been asked. Nothing here recurses.
 */
#include "engine.h"

OriAsk ori_ask(const OriState *s)
{
    OriAsk ask = {.kind = s->ask, .seat = s->asked};
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
    case ORI_ASK_REVEAL:
    case ORI_ASK_PUT_TWIN:
    case ORI_ASK_OVER:
        break;
    case ORI_ASK_PICK:
        ask.ability = s->ability;
        if (s->plot != 0) {
            ask.in_plot = 1;
            ask.left = s->plot_left;
            ask.at = (uint8_t)place_of(s, s->self);
        }
        break;
    case ORI_ASK_PUT_CARD:
        ask.at = (uint8_t)place_of(s, s->memo);
        break;
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_PLOT_NEXT:
        ask.left = s->plot_left;
        break;
    }
    return ask;
}

static void ask(OriState *s, OriAskKind kind, int seat, uint64_t ways, OriLog *log)
{
    s->ask = (uint8_t)kind;
    s->asked = (uint8_t)seat;
    s->ways = ways;
    if (log)
        tell(log, (OriEvent){.what = ORI_EV_ASK, .ask = ori_ask(s)});
}

/* --- Rounds --- */

static void ask_to_place(OriState *s, int seat, OriLog *log)
{
    ask(s, ORI_ASK_PLACE, seat, s->own[seat], log);
}

static void begin_round(OriState *s, OriLog *log)
{
    if (log)
        tell(log, (OriEvent){.what = ORI_EV_ROUND, .amount = s->round, .seat = s->first});
    ask_to_place(s, s->first, log);
}

static void end_game(OriState *s, OriLog *log)
{
    s->ask = ORI_ASK_OVER;
    s->asked = 0;
    s->ways = 0;
    if (log) {
        OriEvent over = {.what = ORI_EV_OVER, .seats = (uint8_t)s->rules.seats};
        memcpy(over.pool, s->pool, sizeof over.pool);
        ori_ranks(s, over.rank);
        tell(log, over);
    }
}

static void end_round(OriState *s, OriLog *log)
{
    s->cursor = 0;
    s->self = s->ability = s->memo = 0;
    if (s->round == ORI_ROUNDS) {
        end_game(s, log);
        return;
    }
    s->round++;
    s->first = (uint8_t)next_seat(s, s->first);
    begin_round(s, log);
}

/* --- Choices --- */

/* In a playout nobody is asked: choices are made at random, at once (playout.c has the draws). */
typedef struct Turn {
    OriLog *log; /* or NULL */
    bool at_random;
    int made; /* decisions made at random */
    OriRandom random;
} Turn;

static bool random_keeps(Turn *t);
static int random_way(Turn *t, uint64_t ways);
static OriDecision random_use(Turn *t, uint64_t ways);
static OriDecision random_slot(Turn *t, const OriState *s, int kind, uint64_t ways);

static bool is_asked(const Turn *t, uint64_t ways)
{
    return bits_many(ways) && !t->at_random;
}

static inline int way_taken(Turn *t, uint64_t ways)
{
    return bits_many(ways) ? random_way(t, ways) : bits_lowest(ways);
}

/* --- Abilities --- */

static void move_lifted(OriState *s, int gap, Turn *t)
{
    table_move(s, s->memo, gap, t->log);
    s->memo = 0;
}

/* The Royal Decree has lifted a card: where to? Returns whether the ability is finished. */
static bool put_lifted(OriState *s, Turn *t)
{
    uint64_t gaps = gaps_for(s, place_of(s, s->memo));
    if (is_asked(t, gaps)) {
        ask(s, ORI_ASK_PUT_CARD, (int)s->card[s->self].owner, gaps, t->log);
        return false;
    }
    move_lifted(s, way_taken(t, gaps), t);
    return true;
}

/* The way is chosen. Returns whether the ability is finished; a copied one is to begin. */
static inline bool act_on_way(OriState *s, const Row *row, int place, Turn *t)
{
    act_at(s, row, place, t->log);
    return row->deed == MOVE ? put_lifted(s, t) : true;
}

/* A Shapeshifter that copies a Shapeshifter is done (BASE-SHAPE-3). */
static bool has_copied(const OriState *s, const Row *row)
{
    return row->deed == COPY && rows[s->ability].deed != COPY;
}

/*
 * Applies s->ability for s->self; returns whether it is finished. A copied ability takes the place
 * of the copying one.
 */
static inline bool apply_ability(OriState *s, Turn *t)
{
    for (;;) {
        const Row *row = &rows[s->ability];
        if (row->among == NOTHING) {
            act(s, row, t->log);
            return true;
        }
        uint64_t ways = ways_among(s, row->among);
        if (ways == 0)
            return true;
        if (is_asked(t, ways)) {
            ask(s, ORI_ASK_PICK, (int)s->card[s->self].owner, ways, t->log);
            return false;
        }
        bool finished = act_on_way(s, row, way_taken(t, ways), t);
        if (!has_copied(s, row))
            return finished;
    }
}

/* The owner has picked a place for the ability; returns whether it is finished. */
static bool apply_picked(OriState *s, int place, Turn *t)
{
    const Row *row = &rows[s->ability];
    bool finished = act_on_way(s, row, place, t);
    return has_copied(s, row) ? apply_ability(s, t) : finished;
}

/* --- Plot --- */

static bool activate(OriState *s, int place, Turn *t)
{
    table_activate(s, place, t->log);
    return apply_ability(s, t);
}

/* The owner of Plot uses one influence: to take it, or for another activation. */
static bool use_held(OriState *s, OriDecision d, Turn *t)
{
    if (d.verb == ORI_TAKE) {
        table_take_held(s, t->log);
        return true;
    }
    table_return_held(s, t->log);
    return activate(s, d.at, t);
}

/* After an activation: the influence that is left. Returns whether Plot is finished. */
static bool go_on_plotting(OriState *s, Turn *t)
{
    int seat = (int)s->card[s->plot].family;
    while (s->plot_left > 0) {
        uint64_t ways = own_characters(s, seat);
        if (ways == 0) {
            table_take_held(s, t->log); /* ABL-PLOT-4 */
        } else if (!t->at_random) {
            ask(s, ORI_ASK_PLOT_NEXT, seat, ways, t->log);
            return false;
        } else {
            use_held(s, random_use(t, ways), t);
        }
    }
    s->plot = 0;
    return true;
}

/* Returns whether Plot is finished. */
static bool begin_plotting(OriState *s, Turn *t)
{
    int seat = (int)s->card[s->plot].family;
    uint64_t ways = own_characters(s, seat);
    if (is_asked(t, ways)) {
        ask(s, ORI_ASK_PLOT_FIRST, seat, ways, t->log);
        return false;
    }
    if (ways != 0 && !activate(s, way_taken(t, ways), t))
        return false;
    return go_on_plotting(s, t);
}

/* --- Resolution --- */

static void put_twin(OriState *s, int seat, OriDecision d, Turn *t)
{
    table_enter(s, seat, d, t->log);
    act(s, &rows[s->ability], t->log);
}

/* RESOLVE-3. Returns whether the ability is finished. */
static inline bool reveal(OriState *s, Turn *t)
{
    int handle = s->current;
    int seat = (int)s->card[handle].owner;
    int lying = (int)s->card[handle].influence;
    s->self = (uint8_t)handle;
    s->ability = (uint8_t)s->card[handle].kind;

    switch (rows[s->ability].reveal) {
    case TAKES:
        table_reveal(s, handle, lying, t->log);
        break;
    case LOSES:
        table_reveal(s, handle, 0, t->log);
        table_lose(s, handle, t->log);
        break;
    case DOUBLES:
        table_reveal(s, handle, lying, t->log);
        table_gain(s, seat, lying, handle, t->log);
        break;
    case BRINGS_TWIN:
        table_reveal(s, handle, lying, t->log);
        if (!t->at_random) {
            ask(s, ORI_ASK_PUT_TWIN, seat, twin_places(s, seat), t->log);
            return false;
        }
        put_twin(s, seat, random_slot(t, s, ORI_TWIN, twin_places(s, seat)), t);
        return true;
    case HOLDS:
        table_reveal(s, handle, 0, t->log);
        table_hold(s, handle);
        table_discard(s, s->cursor - 1, t->log); /* ABL-PLOT-1 */
        return begin_plotting(s, t);
    }
    return apply_ability(s, t);
}

/* An ability is finished. Returns whether the card is: Plot may have more to ask. */
static inline bool finish_card(OriState *s, Turn *t)
{
    if (s->plot != 0 && !go_on_plotting(s, t))
        return false;
    if (s->current != 0 && !rows[s->card[s->current].kind].stays)
        table_discard(s, s->cursor - 1, t->log); /* RESOLVE-5 */
    return true;
}

/* From the cursor on, until somebody is asked. */
static void resolve(OriState *s, Turn *t)
{
    while (s->cursor < s->places) {
        int handle = s->line[s->cursor++];
        const OriCard *card = &s->card[handle];
        s->current = (uint8_t)handle;
        if (card->revealed) {
            s->self = (uint8_t)handle;
            s->ability = (uint8_t)card->kind;
            if (!apply_ability(s, t))
                return;
        } else if (!t->at_random) {
            s->self = s->ability = 0; /* nothing acts yet */
            ask(s, ORI_ASK_REVEAL, (int)card->owner, 0, t->log);
            return;
        } else if (random_keeps(t)) {
            table_keep(s, handle, t->log);
        } else {
            reveal(s, t);
            finish_card(s, t);
        }
    }
    s->current = 0;
    end_round(s, t->log);
}

/* --- Decisions --- */

static void place(OriState *s, OriDecision d, Turn *t)
{
    int next = next_seat(s, s->asked);
    table_place(s, s->asked, d, t->log);
    if (next != s->first)
        ask_to_place(s, next, t->log);
    else
        resolve(s, t);
}

/* Carries a decision out; returns whether the card being resolved is done with its ability. */
static bool decide(OriState *s, OriDecision d, Turn *t)
{
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_REVEAL:
        if (d.verb == ORI_REVEAL)
            return reveal(s, t);
        table_keep(s, s->current, t->log);
        s->current = 0;
        return true;
    case ORI_ASK_PICK:
        return apply_picked(s, d.at, t);
    case ORI_ASK_PUT_CARD:
        move_lifted(s, d.at, t);
        return true;
    case ORI_ASK_PUT_TWIN:
        put_twin(s, s->asked, d, t);
        return true;
    case ORI_ASK_PLOT_FIRST:
        return activate(s, d.at, t);
    case ORI_ASK_PLOT_NEXT:
        return use_held(s, d, t);
    case ORI_ASK_PLACE:
    case ORI_ASK_OVER:
        break;
    }
    return false;
}

static void step(OriState *s, OriDecision d, Turn *t)
{
    if (s->ask == ORI_ASK_PLACE)
        place(s, d, t);
    else if (decide(s, d, t) && finish_card(s, t))
        resolve(s, t);
}

void ori_play(OriState *s, OriDecision d, OriLog *log)
{
    Turn t = {.log = log};
    if (log)
        log->count = 0;
    step(s, d, &t);
}

void ori_do(OriState *s, OriDecision d, OriLog *log)
{
    Turn t = {.log = log};
    if (log)
        log->count = 0;
    if (s->ask == ORI_ASK_PLACE)
        table_place(s, s->asked, d, log);
    else if (decide(s, d, &t))
        finish_card(s, &t);
}

/* --- Options --- */

/* The verbs that place a card, in order; in an empty Queue the ends are one (PLACE-3). */
static int list_placements(const OriState *s, int kind, OriDecision *out)
{
    int n = 0;
    if (s->places > 0)
        out[n++] = (OriDecision){ORI_PLACE_FIRST, (uint8_t)kind, 0};
    out[n++] = (OriDecision){ORI_PLACE_LAST, (uint8_t)kind, 0};
    for (uint64_t ways = s->ways; ways != 0; ways &= ways - 1)
        out[n++] = (OriDecision){ORI_PLACE_ON, (uint8_t)kind, (uint8_t)bits_lowest(ways)};
    return n;
}

static int list_ways(const OriState *s, OriVerb verb, OriDecision *out)
{
    int n = 0;
    for (uint64_t ways = s->ways; ways != 0; ways &= ways - 1)
        out[n++] = (OriDecision){(uint8_t)verb, 0, (uint8_t)bits_lowest(ways)};
    return n;
}

/* The cards that may be placed: all in hand but the Twin (SETUP-7). */
static uint32_t placeable(const OriState *s)
{
    return s->hand[s->asked] & ~ORI_TWIN_BIT;
}

/* The verb of the decisions that choose one of s->ways. */
static OriVerb way_verb(const OriState *s)
{
    if (s->ask == ORI_ASK_PICK)
        return rows[s->ability].verb;
    return s->ask == ORI_ASK_PUT_CARD ? ORI_PUT : ORI_ACTIVATE;
}

OriVerb ori_way_verb(const OriState *s)
{
    return way_verb(s);
}

int ori_options(const OriState *s, OriDecision out[ORI_MAX_OPTIONS])
{
    int n = 0;
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        for (uint32_t hand = placeable(s); hand != 0; hand &= hand - 1)
            n += list_placements(s, bits_lowest(hand), out + n);
        return n;
    case ORI_ASK_PUT_TWIN:
        return list_placements(s, ORI_TWIN, out);
    case ORI_ASK_REVEAL:
        out[0] = (OriDecision){ORI_KEEP, 0, (uint8_t)(s->cursor - 1)};
        out[1] = (OriDecision){ORI_REVEAL, 0, (uint8_t)(s->cursor - 1)};
        return 2;
    case ORI_ASK_PLOT_NEXT:
        out[0] = (OriDecision){ORI_TAKE, 0, 0};
        return 1 + list_ways(s, ORI_ACTIVATE, out + 1);
    case ORI_ASK_PICK:
    case ORI_ASK_PUT_CARD:
    case ORI_ASK_PLOT_FIRST:
        return list_ways(s, way_verb(s), out);
    case ORI_ASK_OVER:
        return 0;
    }
    return 0;
}

static const char *refuse_slot(const OriState *s, OriDecision d)
{
    if (d.verb == ORI_PLACE_ON)
        return d.at < s->places && bits_has(s->ways, d.at) ? NULL
                                                           : "no card may be placed on that place";
    if (d.verb == ORI_PLACE_FIRST && s->places == 0)
        return "the Queue is empty: there is only >";
    if (d.verb != ORI_PLACE_FIRST && d.verb != ORI_PLACE_LAST)
        return "this is not a placement";
    return d.at == 0 ? NULL : "only ^ names a place";
}

static const char *refuse_placement(const OriState *s, OriDecision d)
{
    if (d.verb > ORI_PLACE_ON)
        return "a card must be placed";
    if (d.kind >= ORI_KINDS || (placeable(s) >> d.kind & 1) == 0)
        return "that card is not in hand";
    return refuse_slot(s, d);
}

static const char *refuse_way(const OriState *s, OriDecision d, const char *why)
{
    if (d.verb != way_verb(s))
        return why;
    return d.kind == 0 && d.at < 64 && bits_has(s->ways, d.at) ? NULL
                                                               : "that place may not be chosen";
}

/* NULL, or why it is not an option. */
static const char *refuse(const OriState *s, OriDecision d)
{
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        return refuse_placement(s, d);
    case ORI_ASK_PUT_TWIN:
        return d.kind == ORI_TWIN ? refuse_slot(s, d) : "the Twin must be placed";
    case ORI_ASK_REVEAL:
        if (d.verb != ORI_KEEP && d.verb != ORI_REVEAL)
            return "the card must be kept or revealed";
        return d.kind == 0 && d.at == s->cursor - 1 ? NULL : "another place is being resolved";
    case ORI_ASK_PICK:
        return refuse_way(s, d, "this is not what the ability asks for");
    case ORI_ASK_PUT_CARD:
        return refuse_way(s, d, "a gap must be chosen for the card");
    case ORI_ASK_PLOT_FIRST:
        return refuse_way(s, d, "a character must be activated");
    case ORI_ASK_PLOT_NEXT:
        if (d.verb == ORI_TAKE)
            return d.kind == 0 && d.at == 0 ? NULL : "taking influence names no place";
        return refuse_way(s, d, "take the influence or activate a character");
    case ORI_ASK_OVER:
        return "the game is over";
    }
    return "nobody is asked";
}

const char *ori_apply(OriState *s, OriDecision d, OriLog *log)
{
    const char *why = refuse(s, d);
    if (why != NULL)
        return why;
    ori_play(s, d, log);
    return NULL;
}

/* --- What can be read off a state --- */

static int tops_owned(const OriState *s, int seat)
{
    return bits_count(s->own[seat]);
}

/* END-1 to END-3: influence, then top cards in the Queue; who is equal in both shares the rank. */
void ori_ranks(const OriState *s, uint8_t rank[ORI_MAX_SEATS])
{
    int score[ORI_MAX_SEATS] = {0};
    int seats = (int)s->rules.seats;
    memset(rank, 0, ORI_MAX_SEATS);
    for (int i = 0; i < seats; i++)
        score[i] = s->pool[i] * (ORI_MAX_PLACES + 1) + tops_owned(s, i);
    for (int i = 0; i < seats; i++) {
        rank[i] = 1;
        for (int j = 0; j < seats; j++)
            if (score[j] > score[i])
                rank[i]++;
    }
}

uint32_t ori_pile(const OriState *s, int seat)
{
    uint32_t pile = 0;
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].gone && (int)s->card[h].family == seat)
            pile |= 1u << s->card[h].kind;
    return pile;
}

bool ori_has_placed(const OriState *s, int seat)
{
    if (s->ask != ORI_ASK_PLACE)
        return true;
    int seats = (int)s->rules.seats;
    return (seat - s->first + seats) % seats < (s->asked - s->first + seats) % seats;
}

int ori_hand_count(const OriState *s, int seat)
{
    return ORI_HAND_SIZE - s->round + !ori_has_placed(s, seat);
}

int ori_aside_count(const OriState *s, int seat)
{
    int elsewhere = ori_hand_count(s, seat);
    for (int h = 1; h <= s->cards; h++)
        if ((int)s->card[h].family == seat && s->card[h].kind != ORI_TWIN)
            elsewhere++;
    return ORI_SET_SIZE - elsewhere;
}
