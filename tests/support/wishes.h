/*
 * wishes.h - a table at which anything is wished, without a server: judge.c and fold.c are held
 * against a store that is kept beside them. Chance or a fuzzer's bytes say what is wished.
 *
 * An accepted wish folds; what is in memory is what a fold of the store gives; a refused wish, or
 * one that is granted already, changes nothing; and the same judgement twice is the same.
 */
#ifndef ORI_TESTS_WISHES_H
#define ORI_TESTS_WISHES_H

#include "server/clock.h"
#include "server/table/judge.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WISHES_REQUIRE(condition)                                                                  \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

typedef struct Wishes {
    int (*below)(void *who, int limit); /* what is wished next */
    void *who;
    OriRandom chance; /* of keys and deals */
    Table table;
    Moment moment;
    /* the store */
    StoredTable row;
    StoredGame game;
    StoredChat chat[STORE_CHAT_KEPT];
    int chats;
    /* what happened */
    long granted[WISH_KINDS];
    long refused;
    long games;
    long resized;                    /* between two games */
    StoredSeat tally[ORI_MAX_SEATS]; /* only the scores */
    int8_t sat[ORI_MAX_SEATS];       /* the kinds of seats when they were last counted */
} Wishes;

static inline int wishes_below(Wishes *w, int limit)
{
    return w->below(w->who, limit);
}

static inline void wishes_open(Wishes *w)
{
    static const char *const rules[] = {"base", "ablaze", "mix"};
    StoredTable *row = &w->row;
    *row = (StoredTable){.id = "0123456789abcdef0123", .v = 1, .absence_ms = 180 * SECOND_MS};
    row->seats = (int8_t)(2 + wishes_below(w, ORI_MAX_SEATS - 1));
    row->pace = (int8_t)wishes_below(w, PACE_KINDS);
    row->pace_ms = row->pace == PACE_NONE ? 0 : DAY_MS;
    snprintf(row->rules, sizeof row->rules, "%s", rules[wishes_below(w, 3)]);
    row->maker[0] = 1;
    w->table.row = *row;
    w->moment = (Moment){.now = HOUR_MS, .wall = 1700000000000};
}

static inline void wishes_close(Wishes *w)
{
    table_free(&w->table);
}

/* --- Wishing --- */

static inline int wishes_human(Wishes *w)
{
    int seat = wishes_below(w, w->row.seats);
    return w->row.seat[seat].kind == STORED_HUMAN ? seat : ORI_SPECTATOR;
}

static inline void wishes_decide(Wishes *w, Wish *wish)
{
    OriDecision option[ORI_MAX_OPTIONS];
    const Game *g = &w->table.game;
    int count = g->phase == ROOM_PLAYING ? ori_options(&g->state, option) : 0;
    int how = wishes_below(w, 16);
    wish->game = how == 0 ? w->row.games + 1 : how == 1 ? w->row.games : GAME_ANY;
    wish->version = how == 2 && g->count > 0 ? wishes_below(w, g->count + 2) : g->count;
    wish->standin = how == 3;
    if (how > 4 && count > 0)
        wish->by = (int8_t)g->state.asked;
    if (count > 0)
        wish->decision = option[wishes_below(w, count)];
    if (how == 2 && wish->version < g->count)
        wish->decision = g->decision[wish->version];
    if (how == 4)
        wish->decision.kind = (uint8_t)wishes_below(w, 32);
}

/* Cards, clock and seats, as many of them as chance will have. */
static inline void wishes_set(Wishes *w, Wish *wish)
{
    static const char *const rules[] = {"", "base", "ablaze", "mix"};
    snprintf(wish->rules, sizeof wish->rules, "%s", rules[wishes_below(w, 4)]);
    if (wishes_below(w, 2) == 0)
        wish->seats = (int8_t)(ORI_MIN_SEATS + wishes_below(w, ORI_MAX_SEATS - ORI_MIN_SEATS + 1));
    wish->has_pace = wishes_below(w, 2) == 0;
    wish->pace = (int8_t)wishes_below(w, PACE_KINDS);
    wish->pace_ms = wish->pace == PACE_NONE ? 0 : DAY_MS;
}

static inline const char *wishes_text(Wishes *w)
{
    static char text[SEAT_CHAT_CHARACTERS + 2];
    int length =
        wishes_below(w, 4) == 0 ? SEAT_CHAT_CHARACTERS + wishes_below(w, 2) : wishes_below(w, 20);
    memset(text, 'a' + wishes_below(w, 26), (size_t)length);
    text[length] = '\0';
    return text;
}

/* As the protocol lets it through. */
static inline Wish wishes_next(Wishes *w)
{
    static const char *const names[] = {"Ann", "Bo | \"x\"", SEAT_NO_NAME};
    static const char *const names_of_bots[] = {"random", "knight", "king"};
    bool plays = w->table.game.phase == ROOM_PLAYING && wishes_below(w, 3) != 0;
    Wish wish = {.kind = plays ? WISH_DECIDE : (WishKind)wishes_below(w, WISH_KINDS),
                 .by = (int8_t)wishes_human(w),
                 .seat = wishes_below(w, w->row.seats),
                 .on = wishes_below(w, 2) == 0,
                 .maker = wishes_below(w, 2) == 0,
                 .has_bot = wishes_below(w, 3) != 0};
    wish.nobody = wish.kind == WISH_START && wishes_below(w, 2) == 0;
    if (wish.kind == WISH_SIT && wishes_below(w, 4) == 0)
        wish.seat = ORI_ANY_SEAT;
    if (wish.kind == WISH_SIT && wishes_below(w, 4) != 0)
        wish.by = ORI_SPECTATOR;
    snprintf(wish.name, sizeof wish.name, "%s", names[wishes_below(w, 3)]);
    WISHES_REQUIRE(seat_bot_is_good(names_of_bots[wishes_below(w, 3)], &wish.bot));
    if (wish.kind == WISH_DECIDE)
        wishes_decide(w, &wish);
    if (wish.kind == WISH_CHAT)
        wish.text = wishes_text(w);
    for (int i = 0; i < SECRET_HASH; i++)
        wish.token[i] = (uint8_t)ori_random_below(&w->chance, 256);
    if (wish.kind == WISH_SET)
        wishes_set(w, &wish);
    if (wish.kind == WISH_HOOK && wishes_below(w, 3) != 0)
        snprintf(wish.hook, sizeof wish.hook, "json en https://a.example/%d", wishes_below(w, 9));
    if ((wish.kind == WISH_START || wish.kind == WISH_SET) && wishes_below(w, 2) == 0)
        wish.first = (int8_t)(FIRST_DRAWN + wishes_below(w, 1 + w->row.seats));
    OriRules rules = judge_rules(&w->row, ori_random(&w->chance));
    WISHES_REQUIRE(ori_deal(rules, judge_first(&w->table, &wish), &w->chance, &wish.deal) == NULL);
    return wish;
}

/* Time passes, people come and go. */
static inline void wishes_pass(Wishes *w)
{
    Moment *m = &w->moment;
    int64_t passed = wishes_below(w, 8) == 0 ? DAY_MS : wishes_below(w, 4) * MINUTE_MS;
    m->now += passed;
    m->wall += passed;
    int seat = wishes_below(w, ORI_MAX_SEATS);
    if ((m->here >> seat & 1) != 0)
        m->gone_at[seat] = m->now;
    m->here = (uint8_t)(m->here ^ 1u << seat);
    m->maker_is_here = wishes_below(w, 2) == 0;
}

/* --- The store --- */

static inline void wishes_forget(Wishes *w, int seat)
{
    int kept = 0;
    memcpy(w->game.name[seat], w->row.seat[seat].name, ORI_NAME_TEXT);
    for (int i = 0; i < w->chats; i++)
        if (w->chat[i].seat != seat)
            w->chat[kept++] = w->chat[i];
    w->chats = kept;
}

/* The score, counted apart: of whoever sits there since they do. */
static inline void wishes_tally(Wishes *w, const Wish *wish, const Entry *e)
{
    const Game *g = &w->table.game;
    uint8_t rank[ORI_MAX_SEATS];
    int first = 0;
    for (int seat = 0; seat < w->row.seats; seat++)
        if ((wish->kind == WISH_BOT && seat == wish->seat) ||
            w->table.row.seat[seat].kind != w->sat[seat])
            w->tally[seat] = (StoredSeat){.kind = STORED_OPEN};
    for (int seat = 0; seat < w->row.seats; seat++)
        w->sat[seat] = w->table.row.seat[seat].kind;
    if (e->kind != ENTRY_DECISION || !e->decision.ends)
        return;
    ori_ranks(&g->state, rank);
    for (int seat = 0; seat < w->row.seats; seat++)
        first += rank[seat] == 1;
    for (int seat = 0; seat < w->row.seats; seat++) {
        StoredSeat *t = &w->tally[seat];
        t->played++;
        t->wins += rank[seat] == 1 ? 60 / first : 0;
        t->ranks += rank[seat];
        t->influence += g->state.pool[seat];
        t->begun += g->start.first == seat;
    }
}

static inline void wishes_store(Wishes *w, const Entry *e)
{
    StoredTable before = w->row;
    if (e->kind == ENTRY_DECISION) {
        StoredGame *g = &w->game;
        WISHES_REQUIRE(e->decision.n == g->count &&
                       store_chain(g->sum, &e->decision) == e->decision.sum);
        g->decision[g->count] = e->decision.decision;
        g->standin[g->count++] = e->decision.standin;
        g->sum = e->decision.sum;
        g->asked_at = e->decision.clock;
        g->over = e->decision.ends;
        w->games += g->over;
        return;
    }
    if (e->kind == ENTRY_CHAT) {
        if (w->chats == STORE_CHAT_KEPT)
            memmove(w->chat, w->chat + 1, (size_t)--w->chats * sizeof w->chat[0]);
        w->chat[w->chats++] = e->chat;
        return;
    }
    WISHES_REQUIRE(e->row.v == before.v + 1);
    w->row = e->row;
    w->resized += before.games > 0 && before.seats != e->row.seats;
    if (e->kind == ENTRY_START)
        w->game = *e->game;
    if (e->kind == ENTRY_FORGET)
        wishes_forget(w, e->seat);
}

static inline void wishes_compare_games(const Game *a, const Game *b)
{
    size_t count = (size_t)a->count;
    WISHES_REQUIRE(a->phase == b->phase && a->count == b->count && a->sum == b->sum);
    WISHES_REQUIRE(a->started_at == b->started_at && a->asked_at == b->asked_at);
    WISHES_REQUIRE(memcmp(&a->start, &b->start, sizeof a->start) == 0);
    WISHES_REQUIRE(memcmp(&a->state, &b->state, sizeof a->state) == 0);
    WISHES_REQUIRE(memcmp(a->name, b->name, sizeof a->name) == 0);
    WISHES_REQUIRE(count == 0 ||
                   memcmp(a->decision, b->decision, count * sizeof *a->decision) == 0);
    WISHES_REQUIRE(count == 0 || memcmp(a->standin, b->standin, count * sizeof *a->standin) == 0);
}

/* What is in memory is what a fold of the store gives. */
static inline void wishes_compare(const Wishes *w)
{
    Table fresh = {.row = w->row};
    if (w->row.games > 0)
        WISHES_REQUIRE(table_take_game(&fresh, &w->game));
    for (int i = 0; i < w->chats; i++)
        table_take_chat(&fresh, &w->chat[i]);
    WISHES_REQUIRE(memcmp(&fresh.row, &w->table.row, sizeof fresh.row) == 0);
    if (w->row.games > 0)
        wishes_compare_games(&fresh.game, &w->table.game);
    const ChatLine *there = fresh.chat;
    for (const ChatLine *line = w->table.chat; line != NULL; line = line->next) {
        WISHES_REQUIRE(there != NULL && there->said.n == line->said.n);
        WISHES_REQUIRE(strcmp(there->said.text, line->said.text) == 0);
        there = there->next;
    }
    WISHES_REQUIRE(there == NULL);
    table_free(&fresh);
}

/* The row as text says all of it. */
static inline void wishes_write(const StoredTable *row)
{
    char text[BODY_TEXT];
    char again[BODY_TEXT];
    char wrong[BODY_WHY];
    StoredTable read = {.v = row->v, .games = row->games};
    body_write(row, text);
    WISHES_REQUIRE(strlen(text) < BODY_TEXT / 2 + BODY_TEXT / 4);
    WISHES_REQUIRE(body_read(text, &read, wrong) && read.seats == row->seats);
    WISHES_REQUIRE(read.first == row->first && read.pace == row->pace);
    body_write(&read, again);
    WISHES_REQUIRE(strcmp(text, again) == 0);
    for (int seat = 0; seat < row->seats; seat++) {
        const StoredSeat *a = &row->seat[seat];
        const StoredSeat *b = &read.seat[seat];
        WISHES_REQUIRE(strcmp(a->name, b->name) == 0 && strcmp(a->bot, b->bot) == 0);
        WISHES_REQUIRE(a->kind == b->kind && a->standin == b->standin && a->muted == b->muted);
        WISHES_REQUIRE(a->votes == b->votes && a->rematch == b->rematch);
        WISHES_REQUIRE(secret_same(a->token, b->token));
    }
}

static inline void wishes_check(const Wishes *w)
{
    OriError error;
    const StoredTable *row = &w->table.row;
    wishes_write(row);
    if (row->games > 0)
        WISHES_REQUIRE(ori_check(&w->table.game.state, &error));
    for (int seat = 0; seat < row->seats; seat++) {
        const StoredSeat *s = &row->seat[seat];
        WISHES_REQUIRE(s->kind != STORED_OPEN || between_games(&w->table));
        WISHES_REQUIRE(s->kind == STORED_HUMAN || !s->standin);
        WISHES_REQUIRE((s->votes >> seat & 1) == 0);
    }
    StoredTable settled = *row;
    table_settle(&w->table.game, &settled);
    for (int seat = 0; seat < row->seats; seat++) {
        const StoredSeat *a = &settled.seat[seat];
        const StoredSeat *b = &w->tally[seat];
        WISHES_REQUIRE(a->played == b->played && a->wins == b->wins && a->ranks == b->ranks);
        WISHES_REQUIRE(a->influence == b->influence && a->begun == b->begun);
    }
    WISHES_REQUIRE(between_games(&w->table) || row->first == FIRST_USUAL);
    WISHES_REQUIRE(row->first < FIRST_SEAT + row->seats);
    WISHES_REQUIRE(judge_first(&w->table, &(Wish){.first = FIRST_USUAL}) < row->seats);
    WISHES_REQUIRE(between_games(&w->table) || (int)w->table.game.start.rules.seats == row->seats);
}

/* --- One wish --- */

static inline void wishes_same(const Entry *a, const Entry *b)
{
    WISHES_REQUIRE(a->kind == b->kind && a->seat == b->seat);
    if (a->kind == ENTRY_DECISION)
        WISHES_REQUIRE(memcmp(&a->decision, &b->decision, sizeof a->decision) == 0);
    else if (a->kind == ENTRY_CHAT)
        WISHES_REQUIRE(strcmp(a->chat.text, b->chat.text) == 0 && a->chat.n == b->chat.n);
    else if (a->kind != ENTRY_NONE)
        WISHES_REQUIRE(memcmp(&a->row, &b->row, sizeof a->row) == 0);
    if (a->kind == ENTRY_START)
        WISHES_REQUIRE(memcmp(a->game, b->game, sizeof *a->game) == 0);
}

static inline void wishes_step(Wishes *w)
{
    static Entry entry, again;
    static OriLog log;
    const char *why;
    wishes_pass(w);
    Wish wish = wishes_next(w);
    ErrorCode code = judge(&w->table, &w->moment, &wish, &entry, &why);
    WISHES_REQUIRE(judge(&w->table, &w->moment, &wish, &again, &why) == code);
    if (code == ERROR_NONE) {
        wishes_same(&entry, &again);
        entry_clear(&again);
    }
    if (code == ERROR_NONE && entry.kind != ENTRY_NONE) {
        wishes_store(w, &entry);
        WISHES_REQUIRE(table_fold(&w->table, &entry, &log) == NULL);
        WISHES_REQUIRE(entry.kind == ENTRY_CHAT || table_fold(&w->table, &entry, &log) != NULL);
        wishes_tally(w, &wish, &entry);
        w->granted[wish.kind]++;
    } else {
        w->refused += code != ERROR_NONE;
    }
    if (code == ERROR_NONE)
        entry_clear(&entry);
    wishes_compare(w);
    wishes_check(w);
}

#endif
