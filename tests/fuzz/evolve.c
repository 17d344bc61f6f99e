/*
 * evolve.c - fuzzes views that are told wrong events.
 *
 * The first bytes choose a game and a seat. From then on a byte for each decision says whether the
 * view is told the truth, a corrupted stream, or the events of a made-up world in which the hidden
 * cards are whatever the bytes say. Whatever a view believes, it stays a possible view; what it
 * refuses leaves it as it was.
 */
#include "fuzz.h"

typedef struct Bytes {
    const uint8_t *p;
    const uint8_t *end;
} Bytes;

static int next(Bytes *bytes)
{
    return bytes->p < bytes->end ? *bytes->p++ : 0;
}

static int below(Bytes *bytes, int limit)
{
    return next(bytes) % limit;
}

static void tell(OriView *view, const OriEvent event[], int count)
{
    OriView before = *view;
    OriError error;
    const char *why = ori_evolve(view, event, count);
    if (why == NULL) {
        REQUIRE(ori_check_view(view, &error));
        REQUIRE(view->seat == before.seat);
    } else {
        REQUIRE(why[0] != '\0');
        REQUIRE(memcmp(&view->known, &before.known, sizeof before.known) == 0);
    }
}

static void redact(OriLog *log, int seat)
{
    for (int i = 0; i < log->count; i++)
        log->event[i] = ori_event_for(&log->event[i], seat);
}

/* Drops, doubles, swaps or overwrites. */
static void corrupt(OriLog *log, Bytes *bytes)
{
    int i = below(bytes, log->count);
    OriEvent *e = &log->event[i];
    OriEvent kept = *e;
    switch (below(bytes, 5)) {
    case 0:
        memmove(e, e + 1, (size_t)(--log->count - i) * sizeof *e);
        return;
    case 1:
        if (log->count < ORI_MAX_EVENTS)
            memmove(e + 1, e, (size_t)(log->count++ - i) * sizeof *e);
        return;
    case 2:
        if (i + 1 < log->count) {
            *e = e[1];
            e[1] = kept;
        }
        return;
    case 3:
        e->kind = (uint8_t)below(bytes, ORI_KINDS);
        return;
    default:
        ((unsigned char *)e)[below(bytes, (int)sizeof *e)] = (unsigned char)next(bytes);
        return;
    }
}

/* Fills what the view does not know with anything at all. Returns whether there is room to play in
 * that world. */
static bool make_up(const OriView *view, Bytes *bytes, OriState *world)
{
    enum { ROOM = 3 };
    *world = view->known;
    for (int h = 1; h <= world->cards; h++)
        if (world->card[h].kind == ORI_HIDDEN && !world->card[h].gone)
            ori_card_set_kind(&world->card[h], below(bytes, ORI_KINDS));
    for (int seat = 0; seat < (int)world->rules.seats; seat++) {
        if (seat == view->seat)
            continue;
        for (int n = ori_hand_count(world, seat); n > 0; n--)
            world->hand[seat] |= 1u << below(bytes, ORI_KINDS);
        world->aside[seat] = (uint32_t)(next(bytes) | next(bytes) << 8 | next(bytes) << 16) &
                             ((1u << ORI_KINDS) - 1);
    }
    return world->cards + ROOM <= ORI_MAX_CARDS && world->places + ROOM <= ORI_MAX_PLACES;
}

static void tell_made_up(OriView *view, Bytes *bytes)
{
    static OriLog log;
    OriDecision option[ORI_MAX_OPTIONS];
    OriState world;
    if (view->known.ask == ORI_ASK_OVER || !make_up(view, bytes, &world))
        return;
    int n = ori_options(&world, option);
    if (n == 0)
        return;
    ori_play(&world, option[below(bytes, n)], &log);
    redact(&log, view->seat);
    tell(view, log.event, log.count);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static OriLog log;
    Bytes bytes = {data, data + size};
    uint32_t sets[] = {ORI_BASE_SET, ORI_ABLAZE_SET, 0};
    OriRandom random = {(uint64_t)next(&bytes)};
    sets[2] = ori_draw_kinds(&random);
    uint32_t kinds = sets[below(&bytes, 3)];
    OriRules rules = ori_rules(kinds, 2 + below(&bytes, 4), 1);
    OriState s;
    OriView view;
    REQUIRE(ori_deal(rules, ORI_ANY_SEAT, &random, &s) == NULL);
    ori_view(&s, below(&bytes, (int)rules.seats + 1) - 1, &view);
    while (s.ask != ORI_ASK_OVER && bytes.p < bytes.end) {
        int what = below(&bytes, 8);
        if (what >= 5) {
            tell_made_up(&view, &bytes); /* the view leaves the true game: what follows there is a
                                            wrong stream too */
            continue;
        }
        ori_play(&s, ori_choose(&s, &random), &log);
        redact(&log, view.seat);
        if (what >= 3)
            corrupt(&log, &bytes);
        tell(&view, log.event, log.count);
    }
    return 0;
}
