/*
 * sum.c - checksums over what the store keeps.
 *
 * SQLite finds an impossible page; these find a flipped bit. A decision's sum covers the deal and
 * every decision before it, so damage in the middle shows where it is. The sums are no secret and
 * no defence against anyone who can write to the disk.
 */
#include "server/table/table.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

static uint64_t hash(const void *bytes, size_t size)
{
    static const unsigned char key[crypto_shorthash_KEYBYTES] = "oriflamme store";
    unsigned char out[crypto_shorthash_BYTES];
    uint64_t sum = 0;
    crypto_shorthash(out, bytes, size, key);
    for (size_t i = 0; i < sizeof sum; i++) /* the same number on every machine */
        sum |= (uint64_t)out[i] << 8 * i;
    return sum;
}

uint64_t store_sum_game(const StoredGame *g)
{
    char text[ORI_POSITION_TEXT + SECRET_ID_TEXT + 64];
    char deal[ORI_POSITION_TEXT];
    ori_write_position(&g->start, deal);
    int size = snprintf(text, sizeof text, "%s\n%d\n%lld\n%s", g->table, g->number,
                        (long long)g->started_at, deal);
    return hash(text, (size_t)size);
}

/* Apart from the game: a player may have their name taken out. */
uint64_t sum_names(const StoredGame *g)
{
    char text[SECRET_ID_TEXT + 16 + ORI_MAX_SEATS * (ORI_NAME_TEXT + 1)];
    int size = snprintf(text, sizeof text, "%s-%d", g->table, g->number);
    for (int seat = 0; seat < (int)g->start.rules.seats; seat++)
        size += snprintf(text + size, sizeof text - (size_t)size, "\n%s", g->name[seat]);
    return hash(text, (size_t)size);
}

uint64_t store_chain(uint64_t before, const StoredDecision *d)
{
    char text[128 + ORI_DECISION_TEXT];
    char decision[ORI_DECISION_TEXT];
    ori_write_decision(d->decision, decision);
    int size =
        snprintf(text, sizeof text, "%016llx %d %d %d %s %lld %lld", (unsigned long long)before,
                 d->n, d->seat, d->standin, decision, (long long)d->at, (long long)d->clock);
    return hash(text, (size_t)size);
}

StoredDecision stored_decision(const StoredGame *g, int n, int seat, uint64_t before)
{
    StoredDecision d = {.game = g->number,
                        .n = n,
                        .seat = (int8_t)seat,
                        .standin = g->standin[n],
                        .decision = g->decision[n],
                        .at = g->at[n],
                        .clock = g->clock[n],
                        .before = before};
    memcpy(d.table, g->table, sizeof d.table);
    d.sum = store_chain(before, &d);
    return d;
}

typedef struct Sink {
    unsigned char bytes[2048];
    size_t size;
} Sink;

static void put(Sink *s, const void *bytes, size_t size)
{
    memcpy(s->bytes + s->size, bytes, size);
    s->size += size;
}

static void put_number(Sink *s, int64_t n)
{
    unsigned char bytes[sizeof n];
    for (size_t i = 0; i < sizeof n; i++)
        bytes[i] = (unsigned char)((uint64_t)n >> 8 * i);
    put(s, bytes, sizeof bytes);
}

static void put_text(Sink *s, const char *text)
{
    put(s, text, strlen(text) + 1);
}

_Static_assert(sizeof(StoredTable) + (7 + 5 * ORI_MAX_SEATS) * sizeof(int64_t) <
                   sizeof(((Sink *)0)->bytes),
               "a table fits");

uint64_t sum_body(const StoredTable *t, const char *body)
{
    char text[BODY_TEXT + SECRET_ID_TEXT + 96];
    int size = snprintf(text, sizeof text, "%s\n%lld\n%d\n%d\n%lld\n%s", t->id, (long long)t->v,
                        t->games, t->is_public, (long long)t->made_at, body);
    return hash(text, (size_t)size);
}

uint64_t store_sum_table(const StoredTable *t)
{
    char body[BODY_TEXT];
    body_write(t, body);
    return sum_body(t, body);
}

uint64_t sum_table_2(const StoredTable *t)
{
    Sink s = {.size = 0};
    put_text(&s, t->id);
    put_text(&s, t->rules);
    put_number(&s, t->v);
    put_number(&s, t->seats | t->is_public << 8 | !t->has_help << 9 | t->pace << 16);
    put_number(&s, t->pace_ms);
    put_number(&s, t->absence_ms);
    put_number(&s, t->made_at);
    put_number(&s, t->games);
    put_number(&s, t->votes_at);
    put(&s, t->maker, SECRET_HASH);
    for (int seat = 0; seat < t->seats; seat++) {
        const StoredSeat *from = &t->seat[seat];
        put_number(&s, from->kind);
        put_number(&s, from->standin);
        put_number(&s, from->muted);
        put_number(&s, from->votes);
        put_number(&s, from->rematch);
        put_text(&s, from->name);
        put_text(&s, from->bot);
        put(&s, from->token, SECRET_HASH);
    }
    return hash(s.bytes, s.size);
}

uint64_t sum_key(const char *text)
{
    return hash(text, strlen(text));
}

uint64_t sum_notices(const char *id, int64_t v, const char *text)
{
    crypto_generichash_state state;
    uint8_t all[SECRET_HASH];
    char head[SECRET_HASH_TEXT + 24];
    int size = snprintf(head, sizeof head, "%s\n%lld\n", id, (long long)v);
    crypto_generichash_init(&state, NULL, 0, sizeof all);
    crypto_generichash_update(&state, (const uint8_t *)head, (unsigned long long)size);
    crypto_generichash_update(&state, (const uint8_t *)text, strlen(text));
    crypto_generichash_final(&state, all, sizeof all);
    return hash(all, sizeof all);
}

uint64_t sum_chat(const char *table, const StoredChat *c)
{
    Sink s = {.size = 0};
    if (c->text[0] == '\0') /* it was taken out */
        return 0;
    put_text(&s, table);
    put_number(&s, c->n);
    put_number(&s, c->seat);
    put_text(&s, c->name);
    put_text(&s, c->text);
    return hash(s.bytes, s.size);
}
