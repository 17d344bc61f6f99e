/*
 * turn.c - decides who has to choose what, and when.
 *
 * It carries out a decision and runs the game until the next choice: an ability without a legal
 * choice does nothing, and one with a single choice takes it. The state holds what an ability under
 * way needs to know (ability, self, memo, plot); the functions here return whether it has finished,
 * and if not, a question is open. Nothing here recurses.
 */
#ifndef ORI_TURN_C
#define ORI_TURN_C

#include "cards.c"

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
        note(log, (OriEvent){.what = ORI_EV_ASK, .ask = ori_ask(s)});
}

/* --- Rounds --- */

static void ask_to_place(OriState *s, int seat, OriLog *log)
{
    ask(s, ORI_ASK_PLACE, seat, s->own[seat], log);
}

static void begin_round(OriState *s, OriLog *log)
{
    if (log)
        note(log, (OriEvent){.what = ORI_EV_ROUND, .amount = s->round, .seat = s->first});
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
        note(log, over);
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

/* A playout asks no questions: it makes choices at random, at once (playout.c has the draws). */
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
    return row->deed == ORI_DEED_MOVE ? put_lifted(s, t) : true;
}

/* A Shapeshifter that copies a Shapeshifter is done (BASE-SHAPE-3). */
static bool has_copied(const OriState *s, const Row *row)
{
    return row->deed == ORI_DEED_COPY && rows[s->ability].deed != ORI_DEED_COPY;
}

/*
 * Applies s->ability for s->self; returns whether it is finished. A copied ability takes the place
 * of the copying one.
 */
static inline bool apply_ability(OriState *s, Turn *t)
{
    for (;;) {
        const Row *row = &rows[s->ability];
        if (row->among == ORI_AMONG_NOTHING) {
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

/* From the cursor on, until somebody has to decide. */
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

#endif
