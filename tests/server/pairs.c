/*
 * pairs.c - promise 3 through the server: nobody learns what is not theirs.
 *
 * Two games at one server differ only in what X (a seat, or a spectator) may not know. They are
 * played in lockstep, so that X is told the same; meanwhile X says wrong things, asks for records,
 * loses its connection and comes back. Every byte that X is sent must be the same in both, the
 * table's id and the token apart. In one of the two the others have taken their seats with a pass
 * and look at their tables: X must not notice. A neighbour's bytes must differ: else the comparison is blind.
 *
 * With ORI_NODES=2 X is at one node and everybody else at another. Who sits and who is connected
 * comes to X's node when it comes, and is nobody's secret: the comparison begins when X knows it.
 *
 * usage: pairs [PAIRS [PROCESSES [FIRST]]]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Figures {
    atomic_long pairs;
    atomic_long decisions; /* in both games together */
    atomic_long whole;     /* pairs played to the end */
    atomic_long hidden;    /* decisions of A that differ from those of B */
    atomic_long bytes;     /* compared */
    atomic_long noise;     /* things that X said or asked besides */
    atomic_long returns;   /* connections of X that were lost */
    atomic_long neighbours;
} Figures;

static Figures *figures;
static Server server;
static long pairs = 200;
static long processes = 8;
static long first_pair = 0;

static int port_of_x(void)
{
    return server.second != NULL ? server.second->port : server.port;
}

/* --- Two truths that X cannot tell apart --- */

typedef struct Pair {
    OriState a;
    OriState b;
    int x;
} Pair;

static OriRules pair_rules(long number, OriRandom *random)
{
    int seats = (int)(2 + (number / 3 + 1) % 4);
    switch (number % 3) {
    case 0:
        return ori_rules(ORI_BASE_SET, seats, 1);
    case 1:
        return ori_rules(ORI_ABLAZE_SET, seats, number / 3 % 5 == 0 ? 2 : 1);
    default:
        return ori_rules(ori_draw_kinds(random), seats, 1);
    }
}

static void deal_pair(long number, OriRandom *random, Pair *out)
{
    OriRules rules = pair_rules(number, random);
    OriState other;
    int first = ori_random_below(random, (int)rules.seats);
    out->x = (int)(number / 12 % (rules.seats + 1)) - 1;
    if (ori_deal(rules, first, random, &out->a) != NULL ||
        ori_deal(rules, first, random, &other) != NULL)
        fail("no deal");
    if (out->x != ORI_SPECTATOR) {
        other.hand[out->x] = out->a.hand[out->x];
        other.aside[out->x] = out->a.aside[out->x];
    }
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) /* the Twin is dealt by the rules */
        other.hand[seat] &= ~ORI_TWIN_BIT;
    if (ori_deal_hands(rules, first, other.hand, other.aside, &out->b) != NULL)
        fail("no second deal");
}

static bool same_views(const Pair *p)
{
    OriView a;
    OriView b;
    char text_a[ORI_POSITION_TEXT];
    char text_b[ORI_POSITION_TEXT];
    ori_view(&p->a, p->x, &a);
    ori_view(&p->b, p->x, &b);
    ori_write_view(&a, text_a);
    ori_write_view(&b, text_b);
    return strcmp(text_a, text_b) == 0;
}

static bool same_told(const OriLog *a, const OriLog *b, int x)
{
    if (a->count != b->count)
        return false;
    for (int i = 0; i < a->count; i++) {
        char text_a[ORI_EVENT_TEXT];
        char text_b[ORI_EVENT_TEXT];
        OriEvent told_a = ori_event_for(&a->event[i], x);
        OriEvent told_b = ori_event_for(&b->event[i], x);
        ori_write_event(&told_a, text_a);
        ori_write_event(&told_b, text_b);
        if (strcmp(text_a, text_b) != 0)
            return false;
    }
    return true;
}

static bool try_step(const Pair *p, OriDecision a, OriDecision b, Pair *out)
{
    static OriLog log_a;
    static OriLog log_b;
    *out = *p;
    ori_play(&out->a, a, &log_a);
    ori_play(&out->b, b, &log_b);
    return same_told(&log_a, &log_b, p->x) && same_views(out);
}

static void shuffle(OriDecision option[], int count, OriRandom *random)
{
    for (int i = count - 1; i > 0; i--) {
        int j = ori_random_below(random, i + 1);
        OriDecision d = option[i];
        option[i] = option[j];
        option[j] = d;
    }
}

/* Long games want cards that are kept, and cards of one kind in both truths to be revealed. */
static void order(const OriState *s, OriDecision option[], int count, OriRandom *random)
{
    shuffle(option, count, random);
    if (s->ask != ORI_ASK_REVEAL)
        return;
    int patience = 8 - s->round;
    int wanted = ori_random_below(random, 8) < patience ? ORI_KEEP : ORI_REVEAL;
    if (option[0].verb != wanted) {
        OriDecision d = option[0];
        option[0] = option[count - 1];
        option[count - 1] = d;
    }
}

static bool find_step(const Pair *p, OriRandom *random, int ahead, OriDecision *a, OriDecision *b,
                      Pair *out);

static bool goes_on(const Pair *p, OriRandom *random, int ahead)
{
    OriDecision a;
    OriDecision b;
    Pair next;
    return ahead == 0 || p->a.ask == ORI_ASK_OVER || find_step(p, random, ahead - 1, &a, &b, &next);
}

/* What B may do so that X is told the same as of this decision in A. */
static bool find_twin(const Pair *p, OriDecision a, OriRandom *random, int ahead, OriDecision *b,
                      Pair *out)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int count = ori_options(&p->b, option);
    bool alike = ori_random_below(random, 5) < 3; /* often the same kind */
    shuffle(option, count, random);
    for (int pass = alike ? 0 : 1; pass < 2; pass++)
        for (int i = 0; i < count; i++) {
            bool same = option[i].kind == a.kind;
            if (option[i].verb != a.verb || option[i].at != a.at)
                continue;
            if ((pass == 0 || p->a.asked == p->x) && !same)
                continue;
            if (!try_step(p, a, option[i], out) || !goes_on(out, random, ahead))
                continue;
            *b = option[i];
            return true;
        }
    return false;
}

static bool find_step(const Pair *p, OriRandom *random, int ahead, OriDecision *a, OriDecision *b,
                      Pair *out)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int count = ori_options(&p->a, option);
    order(&p->a, option, count, random);
    for (int i = 0; i < count; i++) {
        *a = option[i];
        if (find_twin(p, *a, random, ahead, b, out))
            return true;
    }
    return false;
}

/* --- The two games at the server --- */

typedef struct Side {
    Table table;
    Player watcher; /* X, if X is a spectator */
    Player *x;
} Side;

/* All that the server had to say to X before has come when its pong has. */
static void settle(Player *p)
{
    client_say(&p->line, "{\"t\":\"ping\"}");
    for (;;) {
        json_t *message = client_hear(&p->line, PATIENCE);
        if (message == NULL)
            fail("no pong for X (seat %d, close code %d)", p->seat, p->line.close_code);
        bool pong = json_is(message, "pong");
        player_hear(p, message);
        json_decref(message);
        if (pong)
            return;
    }
}

/* What is written is answered when the disk has it: a pong could come before or after. */
static void await_answer(Player *p, const char *type)
{
    for (bool answered = false; !answered;) {
        json_t *message = client_hear(&p->line, PATIENCE);
        if (message == NULL)
            fail("no answer for X (seat %d, close code %d)", p->seat, p->line.close_code);
        answered = json_is(message, type) || json_is(message, "error");
        player_hear(p, message);
        json_decref(message);
    }
}

/* X, at a node of its own, knows who is at the table; the maker counts as a spectator. */
static void await_company(Side *s)
{
    Player *x = s->x;
    int64_t until = now_us() + PATIENCE * 1000LL;
    long wanted = 1 + (x->seat == ORI_SPECTATOR);
    for (bool all = false; !all;) {
        all = x->spectators == wanted;
        for (int seat = 0; seat < s->table.seats; seat++)
            all = all &&
                  json_is_true(json_object_get(json_array_get(x->seats, (size_t)seat), "here"));
        if (!all && now_us() > until)
            fail("X does not hear who is at the table");
        if (!all)
            players_hear(&x, 1, 50);
    }
    settle(x);
}

/* The pass of a seat's player: of the table's id, so that no other table has it. */
static void have_pass(Player *p, const char *table, int seat)
{
    snprintf(p->pass, sizeof p->pass, "%s%011d%c", table, 0, 'a' + seat);
}

/* Somebody at this table looks at their own tables, if they have a pass. */
static void look_at_own(const Side *s, int seat)
{
    const Player *p = &s->table.player[seat];
    char header[TOKEN_TEXT + 64];
    Answer answer;
    if (p->pass[0] == '\0')
        return;
    snprintf(header, sizeof header, "Authorization: Bearer %s\r\n", p->pass);
    if (!http(server.port, "POST", "/me", header, NULL, &answer) || answer.status != 200 ||
        strstr(answer.body.data, s->table.id) == NULL)
        fail("/me of seat %d: %d %s", seat, answer.status, answer.body.data);
    answer_free(&answer);
}

static void side_open(Side *s, const Pair *pair, const OriState *truth, int neighbour, bool passes)
{
    Bytes body = {0};
    char deal[ORI_POSITION_TEXT];
    char rules[ORI_RULES_TEXT];
    int x = pair->x;
    ori_write_rules(truth->rules, rules);
    ori_write_position(truth, deal);
    s->table = (Table){.seats = (int)truth->rules.seats, .maker = CLIENT_NONE};
    bytes_print(&body, "{\"rules\":\"%s\",\"seats\":[\"open\"", rules);
    for (int seat = 1; seat < s->table.seats; seat++)
        bytes_print(&body, ",\"open\"");
    bytes_print(&body, "]}");
    make_table(server.port, body.data, s->table.id, s->table.token);
    bytes_free(&body);
    player_init(&s->watcher);
    for (int seat = 0; seat < s->table.seats; seat++)
        player_init(&s->table.player[seat]);
    s->table.player[neighbour].line.keep = true;
    s->x = x == ORI_SPECTATOR ? &s->watcher : &s->table.player[x];
    s->x->line.keep = true;
    player_join(s->x, port_of_x(), s->table.id, x, "Xenia");
    for (int seat = 0; seat < s->table.seats; seat++) {
        char name[] = {'P', (char)('a' + seat), '\0'};
        if (seat == x)
            continue;
        if (passes)
            have_pass(&s->table.player[seat], s->table.id, seat);
        player_join(&s->table.player[seat], server.port, s->table.id, seat, name);
        settle(s->x);
    }
    if (client_open(&s->table.maker, server.port, NULL) != NULL)
        fail("no connection for the maker");
    client_say(&s->table.maker,
               "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\",\"token\":\"%s\"}", s->table.id,
               s->table.token);
    json_decref(client_await(&s->table.maker, "hello", NULL));
    settle(s->x);
    if (server.second != NULL) {
        await_company(s);
        bytes_clear(&s->x->line.all);
    }
    table_start(&s->table, deal);
    player_reach(s->x, 0);
    settle(s->x);
}

static void side_free(Side *s)
{
    player_free(&s->watcher);
    table_free(&s->table);
}

static void side_send(Side *s, const OriState *before, OriDecision d)
{
    char text[ORI_DECISION_TEXT];
    Player *p = &s->table.player[before->asked];
    ori_write_decision(d, text);
    player_decide(p, text);
}

static void side_hear(Side *s, const Pair *pair, const OriState *before, const OriState *after,
                      long v)
{
    OriView view;
    char text[ORI_POSITION_TEXT];
    Player *asked = &s->table.player[before->asked];
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (asked->waits && now_us() < until)
        players_hear(&asked, 1, 100);
    if (asked->waits || asked->acked != v)
        fail("the decision %s at version %ld is answered with %s", asked->decision, v - 1,
             asked->error);
    for (int seat = 0; seat < s->table.seats; seat++)
        player_reach(&s->table.player[seat], v);
    player_reach(s->x, v);
    ori_view(after, pair->x, &view);
    ori_write_view(&view, text);
    if (strcmp(text, s->x->position) != 0)
        fail("X should see %s and sees %s", text, s->x->position);
}

/* --- What X says besides; the same in both games --- */

static void ask_http(Side *s, const char *path_format, const char *token)
{
    char path[PATH_TEXT];
    char header[TOKEN_TEXT + 64] = "";
    Answer answer;
    const char *id = strstr(path_format, "games") != NULL ? s->x->game : s->table.id;
    snprintf(path, sizeof path, "%.40s%s%s", path_format, id,
             strstr(path_format, "games") != NULL ? "/record" : "");
    if (token[0] != '\0')
        snprintf(header, sizeof header, "Authorization: Bearer %s\r\n", token);
    if (!http(port_of_x(), "GET", path, header, NULL, &answer))
        fail("no answer to %s", path);
    bytes_add(&s->x->line.all, answer.raw.data, answer.raw.count);
    answer_free(&answer);
}

static bool table_shows_x_gone(Side *s)
{
    json_t *table = table_shown(port_of_x(), s->table.id);
    bool gone;
    if (s->x->seat == ORI_SPECTATOR)
        gone = json_number(table, "spectators") <= 1; /* the maker may count as one */
    else
        gone = !json_is_true(json_object_get(
            json_array_get(json_object_get(table, "seats"), (size_t)s->x->seat), "here"));
    json_decref(table);
    return gone;
}

static void come_back(Side *s, long since, bool with_since)
{
    Player *x = s->x;
    int64_t until = now_us() + PATIENCE * 1000LL;
    client_cut(&x->line);
    while (!table_shows_x_gone(s))
        if (now_us() > until)
            fail("the server does not see that X is gone");
    OriView view = x->view;
    bool evolved = x->evolves;
    long known = x->v;
    char position[ORI_POSITION_TEXT];
    memcpy(position, x->position, sizeof position);
    if (with_since && since < known)
        x->evolves = false; /* X says that it knows less: positions will come again */
    x->v = with_since ? since : -1;
    player_come(x, port_of_x(), with_since ? SINCE_KNOWN : ANEW);
    settle(x);
    player_reach(x, known);
    if (strcmp(position, x->position) != 0)
        fail("X knew %s and is now told %s", position, x->position);
    x->view = view;
    x->evolves = evolved;
}

/* Never an option of X. */
static void say_wrong_decision(Side *s, uint64_t luck)
{
    OriDecision d = {(uint8_t)(luck % (ORI_ACTIVATE + 1)), 0, (uint8_t)(luck >> 8 & 15)};
    char text[ORI_DECISION_TEXT];
    if (d.verb <= ORI_PLACE_ON)
        d.kind = (uint8_t)((luck >> 16) % (ORI_KINDS + 1));
    ori_write_decision(d, text);
    for (int i = 0; i < s->x->options; i++)
        if (strcmp(text, s->x->option[i]) == 0)
            return;
    client_say(&s->x->line,
               "{\"t\":\"decide\",\"ref\":\"w\",\"game\":\"%s\",\"v\":%ld,\"decision\":\"%s\"}",
               s->x->game, s->x->v, text);
}

static const char *const sayings[] = {
    "{\"t\":\"resync\"}",
    "{\"t\":\"resync\",\"ref\":77}",
    "{]",
    "[]",
    "{\"t\":\"decide\"}",
    "{\"t\":\"decide\",\"v\":0,\"decision\":\"9!\"}",
    "{\"t\":\"decide\",\"v\":1000,\"decision\":\"A<\"}",
    "{\"t\":\"decide\",\"v\":3,\"decision\":\"?>\"}",
    "{\"t\":\"decide\",\"v\":-1,\"decision\":\"2!\"}",
    "{\"t\":\"decide\",\"v\":\"1\",\"decision\":7}",
    "{\"t\":\"decide\",\"v\":1,\"decision\":\"nonsense\"}",
    "{\"t\":\"nothing\"}",
    "{\"t\":\"start\"}",
    "{\"t\":\"fill\",\"bot\":\"knight\"}",
    "{\"t\":\"bot\",\"seat\":\"b\",\"bot\":\"random\"}",
    "{\"t\":\"sit\",\"name\":\"Again\"}",
    "{\"t\":\"rematch\"}",
    "{\"t\":\"back\"}",
    "{\"t\":\"vote\",\"seat\":\"a\"}",
    "{\"t\":\"vote\",\"seat\":\"c\"}",
    "{\"t\":\"mute\",\"seat\":\"b\",\"on\":true}",
    "{\"t\":\"mute\",\"seat\":\"b\",\"on\":false}",
    "{\"t\":\"name\",\"name\":\"Xenon\"}",
    "{\"t\":\"chat\",\"text\":\"Is it a Soldier?\"}",
    "{\"t\":\"hello\",\"protocol\":2,\"table\":\"x\"}",
};

enum { SAYINGS = sizeof sayings / sizeof sayings[0] };

/* Whether its answer waits for the disk; a node reads before it refuses. */
static bool is_written(const char *saying)
{
    if (server.second != NULL)
        return true;
    static const char *const types[] = {"\"chat\"", "\"name\",", "\"mute\"", "\"back\"",
                                        "\"vote\""};
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (strstr(saying, types[i]) != NULL)
            return true;
    return false;
}

static void make_noise(Side *s, uint64_t luck)
{
    enum { WRONG, MORE_WRONG, SAY, MORE_SAY, RECORD, RETURN, TABLE, WAYS };
    Player *x = s->x;
    long since = (long)(luck >> 32) % (x->v + 1);
    switch ((luck >> 3) % WAYS) {
    case WRONG:
    case MORE_WRONG:
        for (int i = 0; i < 8; i++)
            say_wrong_decision(s, luck * 0x9E3779B97F4A7C15u >> i * 3);
        break;
    case SAY:
    case MORE_SAY:
        client_say(&x->line, "%s", sayings[(luck >> 8) % SAYINGS]);
        if (is_written(sayings[(luck >> 8) % SAYINGS]))
            await_answer(x,
                         strstr(sayings[(luck >> 8) % SAYINGS], "resync") != NULL ? "game" : "ok");
        break;
    case RECORD:
        ask_http(s, "/games/", (luck & 1) != 0 ? x->token : "");
        if ((luck & 6) == 6)
            ask_http(s, "/games/", "AAAAAAAAAAAAAAAAAAAAAA");
        break;
    case TABLE:
        ask_http(s, "/tables/", "");
        break;
    default:
        come_back(s, since, (luck >> 8 & 1) != 0);
        break;
    }
    look_at_own(s, (int)(luck % (uint64_t)s->table.seats));
    settle(x);
}

static void count_noise(uint64_t luck)
{
    figures->noise++;
    if ((luck >> 3) % 7 == 5)
        figures->returns++;
}

/* --- Comparing --- */

static void cover(Bytes *bytes, const char *secret, char with)
{
    size_t length = strlen(secret);
    if (length == 0)
        return;
    char *at = bytes->data;
    while ((at = memmem(at, bytes->count - (size_t)(at - bytes->data), secret, length)) != NULL)
        memset(at, with, length);
}

/* The time of day is no secret, and no constant. */
static void cover_dates(Bytes *bytes)
{
    static const char date[] = "\r\nDate: ";
    char *at = bytes->data;
    while ((at = memmem(at, bytes->count - (size_t)(at - bytes->data), date, sizeof date - 1)) !=
           NULL) {
        at += sizeof date - 1;
        memset(at, 'D', strcspn(at, "\r"));
    }
}

/* What a player was sent up to the end of the game, when the truth opens. */
static void normalise(const Side *s, const Player *p, Bytes *out)
{
    static const char over[] = "{\"t\":\"over\"";
    enum { FRAME_HEAD = 4 };
    bytes_add(out, p->line.all.data, p->line.all.count);
    cover_dates(out);
    cover(out, s->table.id, 'T');
    cover(out, p->token, 'K');
    char *end = memmem(out->data, out->count, over, sizeof over - 1);
    if (end != NULL)
        out->count = (size_t)(end - out->data) - FRAME_HEAD;
}

static bool same_bytes(const Bytes *a, const Bytes *b, size_t *at)
{
    size_t least = a->count < b->count ? a->count : b->count;
    *at = 0;
    while (*at < least && a->data[*at] == b->data[*at])
        ++*at;
    return *at == a->count && *at == b->count;
}

static void show(const char *name, const Bytes *bytes, size_t at)
{
    size_t from = at > 400 ? at - 400 : 0;
    size_t to = at + 200 < bytes->count ? at + 200 : bytes->count;
    fprintf(stderr, "%s: %zu bytes, near %zu:\n", name, bytes->count, at);
    for (size_t i = from; i < to; i++) {
        unsigned char c = (unsigned char)bytes->data[i];
        if (c >= ' ' && c < 0x7f)
            fputc(c, stderr);
        else
            fprintf(stderr, "<%02x>", c);
    }
    fputc('\n', stderr);
}

static void compare(long number, const Pair *pair, const Side *a, const Side *b, int neighbour)
{
    Bytes bytes_a = {0};
    Bytes bytes_b = {0};
    size_t at;
    normalise(a, a->x, &bytes_a);
    normalise(b, b->x, &bytes_b);
    if (!same_bytes(&bytes_a, &bytes_b, &at)) {
        show("game A", &bytes_a, at);
        show("game B", &bytes_b, at);
        fail("pair %ld: X (seat %d) was sent other bytes", number, pair->x);
    }
    figures->bytes += (long)bytes_a.count;
    bytes_clear(&bytes_a);
    bytes_clear(&bytes_b);
    normalise(a, &a->table.player[neighbour], &bytes_a);
    normalise(b, &b->table.player[neighbour], &bytes_b);
    if (same_bytes(&bytes_a, &bytes_b, &at))
        fail("pair %ld: the neighbour's secrets differ, but not its bytes: this test is blind",
             number);
    figures->neighbours++;
    bytes_free(&bytes_a);
    bytes_free(&bytes_b);
}

/* --- A pair --- */

static int differing_seat(const Pair *p)
{
    for (int seat = 0; seat < (int)p->a.rules.seats; seat++)
        if (seat != p->x && p->a.hand[seat] != p->b.hand[seat])
            return seat;
    return -1;
}

static void play_pair(long number)
{
    enum { AHEAD = 2 };
    static Side a;
    static Side b;
    OriRandom random = {(uint64_t)number * 0x9E3779B97F4A7C15u + 99};
    Pair pair;
    Pair next;
    OriDecision da;
    OriDecision db;
    do
        deal_pair(number, &random, &pair);
    while (differing_seat(&pair) < 0);
    int neighbour = differing_seat(&pair);
    side_open(&a, &pair, &pair.a, neighbour, false);
    side_open(&b, &pair, &pair.b, neighbour, true);
    for (long v = 1; pair.a.ask != ORI_ASK_OVER; v++) {
        if (!find_step(&pair, &random, AHEAD, &da, &db, &next) &&
            !find_step(&pair, &random, 0, &da, &db, &next))
            break;
        if (ori_random_below(&random, 4) == 0) {
            uint64_t luck = ori_random(&random);
            make_noise(&a, luck);
            make_noise(&b, luck);
            count_noise(luck);
        }
        side_send(&a, &pair.a, da);
        side_send(&b, &pair.b, db);
        side_hear(&a, &pair, &pair.a, &next.a, v);
        side_hear(&b, &pair, &pair.b, &next.b, v);
        figures->decisions += 2;
        figures->hidden += memcmp(&da, &db, sizeof da) != 0;
        pair = next;
    }
    settle(a.x);
    settle(b.x);
    if (pair.a.ask == ORI_ASK_OVER && (!a.x->over || !b.x->over))
        fail("X does not hear of the end");
    figures->whole += pair.a.ask == ORI_ASK_OVER;
    figures->pairs++;
    compare(number, &pair, &a, &b, neighbour);
    side_free(&a);
    side_free(&b);
}

static void work(int index)
{
    for (long i = index; i < pairs; i += processes)
        play_pair(first_pair + i);
}

int main(int argc, char **argv)
{
    pairs = number_told(argc, argv, 1, pairs);
    processes = number_told(argc, argv, 2, processes);
    first_pair = number_told(argc, argv, 3, first_pair);
    figures = shared_memory(sizeof *figures);
    server_init(&server, (const char *const[]){"--test-deals", "--public-url",
                                               "http://oriflamme.test", NULL});
    server_start(&server);
    nodes_apart();
    bool nodes = server.second != NULL;
    in_processes((int)processes, work);
    server_end(&server);
    printf("pairs%s: %ld pairs (%ld to the end), %ld decisions (%ld differ in secret), %ld bytes "
           "equal, %ld wrong sayings, %ld returns, %ld neighbours differ\n",
           nodes ? " across two nodes" : "", figures->pairs, figures->whole, figures->decisions,
           figures->hidden, figures->bytes, figures->noise, figures->returns, figures->neighbours);
    return 0;
}
