/*
 * endgame.c - deals what is hidden in every way, and plays every way to the end.
 *
 * An information set is all that a seat was told since the deal: every event, as the engine redacts
 * it for that seat. Nothing is forgotten, so both seats have perfect recall.
 */
#include "research/cfr/endgame.h"

#include "ori_bits.h"
#include "bots/bot.h"
#include "bots/king.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 2 };

/* --- What a seat was told --- */

typedef struct Memory {
    uint64_t told[SEATS];
} Memory;

static uint64_t blend(uint64_t hash, uint64_t word)
{
    OriRandom random = {hash ^ word};
    return ori_random(&random);
}

static uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; *text != '\0'; text++)
        hash = blend(hash, (uint8_t)*text);
    return hash;
}

static uint64_t hash_event(uint64_t hash, const OriEvent *e)
{
    uint64_t word = e->what | (uint64_t)e->seat << 8 | (uint64_t)e->card << 16 |
                    (uint64_t)e->kind << 24 | (uint64_t)e->other << 32 | (uint64_t)e->verb << 40 |
                    (uint64_t)e->at << 48 | (uint64_t)e->ask.kind << 56;
    uint64_t more = e->amount | (uint64_t)e->ask.seat << 16 | (uint64_t)e->ask.ability << 24 |
                    (uint64_t)e->ask.at << 32 | (uint64_t)e->ask.left << 40;
    return blend(blend(hash, word), more);
}

static void begin_memory(const OriState *s, Memory *out)
{
    for (int seat = 0; seat < SEATS; seat++) {
        char text[ORI_POSITION_TEXT];
        OriView view;
        ori_view(s, seat, &view);
        ori_write_view(&view, text);
        out->told[seat] = hash_text((uint64_t)seat, text);
    }
}

static void remember(const OriLog *log, Memory *memory)
{
    for (int seat = 0; seat < SEATS; seat++)
        for (int i = 0; i < log->count; i++) {
            OriEvent told = ori_event_for(&log->event[i], seat);
            memory->told[seat] = hash_event(memory->told[seat], &told);
        }
}

/* --- Growing --- */

typedef struct Grower {
    Endgame *game;
    uint64_t most;
    uint64_t nodes;
} Grower;

static double gain_of_seat_0(const OriState *s)
{
    uint8_t rank[ORI_MAX_SEATS];
    ori_ranks(s, rank);
    return rank[0] == rank[1] ? 0 : rank[0] == 1 ? 0.5 : -0.5;
}

static void keep_view(Endgame *g, const OriState *s)
{
    if (g->tree.sets > g->room) {
        g->room = 2 * g->tree.sets;
        g->view = realloc(g->view, g->room * sizeof *g->view);
        assert(g->view != NULL);
    }
    ori_view(s, s->asked, &g->view[g->tree.sets - 1]);
}

static void grow(Grower *g, const OriState *s, const Memory *memory, int layer, uint32_t index)
{
    if (s->ask == ORI_ASK_OVER || g->nodes > g->most) {
        tree_end(&g->game->tree, layer, index, gain_of_seat_0(s));
        return;
    }
    OriDecision option[ORI_MAX_OPTIONS];
    bool is_new;
    int n = ori_options(s, option);
    uint64_t key = blend(memory->told[s->asked], s->asked);
    uint32_t first = tree_ask(&g->game->tree, layer, index, s->asked, key, n, &is_new);
    g->nodes += (uint64_t)n;
    if (is_new)
        keep_view(g->game, s);
    for (int i = 0; i < n; i++) {
        static OriLog log;
        OriState next = *s;
        Memory after = *memory;
        ori_play(&next, option[i], &log);
        remember(&log, &after);
        grow(g, &next, &after, layer + 1, first + (uint32_t)i);
    }
}

/* --- Dealing --- */

typedef struct Deals {
    OriState *deal;
    uint32_t count, room;
    uint32_t kinds;
    const OriState *known;
    uint32_t unseen[SEATS];
    uint8_t hole[SEATS][ORI_MAX_CARDS]; /* handles of face-down cards, by family */
    int holes[SEATS];
    int in_hand[SEATS];
} Deals;

static void keep_deal(Deals *d, const OriState *s)
{
    if (d->count == d->room) {
        d->room = d->room > 0 ? 2 * d->room : 64;
        d->deal = realloc(d->deal, d->room * sizeof *d->deal);
        assert(d->deal != NULL);
    }
    d->deal[d->count++] = *s;
}

static void deal_hole(Deals *d, const OriState *s, int seat, int hole, uint32_t left);

/* Every set of this many of the kinds as the hand; the others are set aside. */
static void deal_hand(Deals *d, const OriState *s, int seat, uint32_t left)
{
    uint32_t among = left & d->kinds;
    for (uint32_t hand = among;; hand = (hand - 1) & among) {
        if (bits_few(hand) == d->in_hand[seat]) {
            OriState next = *s;
            next.hand[seat] |= hand;
            next.aside[seat] = left & ~hand;
            if (seat + 1 < SEATS)
                deal_hole(d, &next, seat + 1, 0, d->unseen[seat + 1]);
            else
                keep_deal(d, &next);
        }
        if (hand == 0)
            return;
    }
}

static void deal_hole(Deals *d, const OriState *s, int seat, int hole, uint32_t left)
{
    if (hole == d->holes[seat]) {
        deal_hand(d, s, seat, left);
        return;
    }
    for (uint32_t rest = left & d->kinds; rest != 0; rest &= rest - 1) {
        OriState next = *s;
        ori_card_set_kind(&next.card[d->hole[seat][hole]], bits_lowest(rest));
        deal_hole(d, &next, seat, hole + 1, left & ~(rest & (0u - rest)));
    }
}

static void find_hidden(Deals *d, const OriView *view)
{
    const OriState *s = &view->known;
    d->known = s;
    for (int seat = 0; seat < SEATS; seat++) {
        d->unseen[seat] = s->rules.kinds;
        d->in_hand[seat] = ori_hand_count(s, seat);
    }
    for (int h = 1; h <= s->cards; h++) {
        const OriCard *card = &s->card[h];
        if (card->family >= SEATS)
            continue;
        if (card->kind == ORI_HIDDEN)
            d->hole[card->family][d->holes[card->family]++] = (uint8_t)h;
        else
            d->unseen[card->family] &= ~(1u << card->kind);
    }
}

const char *endgame_open(Endgame *game, const OriView *view, uint32_t kinds, uint64_t most)
{
    Deals d = {.kinds = kinds};
    memset(game, 0, sizeof *game);
    if (view->seat != ORI_SPECTATOR)
        return "an endgame is what a spectator sees";
    if (view->known.rules.seats != SEATS)
        return "an endgame is for two seats";
    find_hidden(&d, view);
    deal_hole(&d, &view->known, 0, 0, d.unseen[0]);
    if (d.count == 0)
        return "these kinds do not fill the hands";
    Grower g = {game, most, d.count};
    tree_open(&game->tree, d.count);
    for (uint32_t i = 0; i < d.count; i++) {
        Memory memory;
        begin_memory(&d.deal[i], &memory);
        grow(&g, &d.deal[i], &memory, 0, i);
    }
    free(d.deal);
    if (g.nodes <= most)
        return NULL;
    endgame_close(game);
    return "this endgame has more nodes than are wanted";
}

void endgame_close(Endgame *game)
{
    tree_close(&game->tree);
    free(game->view);
}

/* --- Bots as strategies --- */

static void ask_net(const OriView *view, double *chance)
{
    KingSight sight;
    KingMind mind;
    KingChoice choice;
    uint32_t weight[ORI_MAX_OPTIONS];
    king_consider(king_weights(), &view->known, &sight, &mind, &choice);
    uint64_t sum = king_chances(&choice, KING_ONE, weight);
    for (int i = 0; i < choice.count; i++)
        chance[i] = (double)weight[i] / (double)sum;
}

static void count_seeds(const Bot *bot, const OriView *view, int64_t iterations, int seeds,
                        void *memory, double *chance)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_view_options(view, option);
    memset(chance, 0, (size_t)n * sizeof *chance);
    for (int seed = 1; seed <= seeds; seed++) {
        BotTask task = {.budget = {.iterations = iterations},
                        .seed = blend((uint64_t)seed, 0),
                        .memory = memory};
        OriDecision d = bot->decide(view, &task, NULL);
        for (int i = 0; i < n; i++)
            if (memcmp(&option[i], &d, sizeof d) == 0)
                chance[i] += 1.0 / seeds;
    }
}

bool endgame_strategy(const Endgame *game, const Bot *bot, int64_t iterations, int seeds,
                      double *strategy)
{
    const Tree *t = &game->tree;
    bool is_king = bot->decide == king_decide && iterations == 0;
    if (bot->decide == random_decide) {
        strategy_uniform(t, strategy);
        return true;
    }
    void *memory = malloc(BOT_MEMORY);
    assert(memory != NULL);
    for (uint32_t i = 0; i < t->sets; i++) {
        double *chance = strategy + t->set[i].at;
        if (is_king)
            ask_net(&game->view[i], chance);
        else
            count_seeds(bot, &game->view[i], iterations, seeds, memory, chance);
    }
    free(memory);
    return is_king;
}
