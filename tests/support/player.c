/*
 * player.c - hears, evolves, compares, decides.
 */
#define _GNU_SOURCE
#include "player.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void player_init(Player *p)
{
    *p = (Player){.line = CLIENT_NONE, .seat = ORI_SPECTATOR, .v = -1, .asked = -1};
}

void player_free(Player *p)
{
    client_free(&p->line);
    bytes_free(&p->record);
    json_decref(p->seats);
    player_init(p);
}

static void copy(char *to, size_t room, const char *from)
{
    snprintf(to, room, "%s", from);
}

void make_table(int port, const char *body, char table[ID_TEXT], char token[TOKEN_TEXT])
{
    Answer answer;
    if (!http(port, "POST", "/tables", NULL, body, &answer) || answer.status != 201)
        fail("POST /tables %s: %d %s", body, answer.status,
             answer.body.data != NULL ? answer.body.data : "");
    json_t *made = json_loads(answer.body.data, 0, NULL);
    copy(table, ID_TEXT, json_text(made, "table"));
    copy(token, TOKEN_TEXT, json_text(made, "token"));
    if (table[0] == '\0' || token[0] == '\0')
        fail("POST /tables answers %s", answer.body.data);
    json_decref(made);
    answer_free(&answer);
}

json_t *table_shown(int port, const char *table)
{
    char path[PATH_TEXT];
    Answer answer;
    snprintf(path, sizeof path, "/tables/%s", table);
    if (!http(port, "GET", path, NULL, NULL, &answer) || answer.status != 200)
        fail("port %d has lost the table %s: %d", port, table, answer.status);
    json_t *json = json_loads(answer.body.data, 0, NULL);
    answer_free(&answer);
    return json;
}

/* --- Hearing --- */

static void expect(const Player *p, bool ok, const char *what)
{
    if (!ok)
        fail("%s; game %s v %ld seat %d, own view %s, told %s", what, p->game, p->v, p->seat,
             p->position, p->line.message.data);
}

void fetch_record(int port, const char *game, const char *token, OriRecord *out, Bytes *text)
{
    char path[PATH_TEXT];
    char header[TOKEN_TEXT + 64] = "";
    Answer answer;
    OriError error;
    snprintf(path, sizeof path, "/games/%s/record", game);
    if (token[0] != '\0')
        snprintf(header, sizeof header, "Authorization: Bearer %s\r\n", token);
    if (!http(port, "GET", path, header, NULL, &answer) || answer.status != 200)
        fail("no record of %s: %d %s", game, answer.status,
             answer.body.data != NULL ? answer.body.data : "");
    if (!ori_read_record(answer.body.data, out, &error))
        fail("the record of %s has at %d %s: %s\n%s", game, error.at, error.field, error.why,
             answer.body.data);
    if (text != NULL)
        bytes_add(text, answer.body.data, answer.body.count);
    answer_free(&answer);
}

/* A position has no handles; the record so far has. False if none was told, or the truth. */
static bool learn_handles(Player *p, const char *text)
{
    OriRecord *record = malloc(sizeof *record);
    OriError error;
    char position[ORI_POSITION_TEXT];
    if (record == NULL)
        fail("the test has no memory");
    if (text[0] == '\0') {
        free(record);
        return false;
    }
    expect(p, ori_read_record(text, record, &error), "the record cannot be read");
    OriView view = {.known = record->end, .seat = (int8_t)p->seat};
    bool truth = record->seat == ORI_TRUTH;
    expect(p, truth ? view.known.ask == ORI_ASK_OVER : record->seat == p->seat,
           "the record of another seat");
    expect(p, record->count == p->v, "the record has another number of decisions");
    if (truth)
        ori_view(&record->end, p->seat, &view);
    free(record);
    ori_write_view(&view, position);
    expect(p, strcmp(position, p->position) == 0, "the record leads to another view");
    p->view = view;
    return true;
}

static void hear_ask(Player *p, const json_t *m)
{
    const char *asked = json_text(m, "asked");
    const json_t *options = json_object_get(m, "options");
    OriDecision option[ORI_MAX_OPTIONS];
    p->asked = asked[0] != '\0' ? asked[0] - 'a' : -1;
    bool over = p->view.known.ask == ORI_ASK_OVER;
    expect(p, over ? p->asked == -1 : p->asked == p->view.known.asked, "somebody else is asked");
    p->options = over ? 0 : ori_view_options(&p->view, option);
    if (p->asked != p->seat || over) {
        expect(p, options == NULL, "options for one who is not asked");
        p->options = 0;
        return;
    }
    expect(p, json_array_size(options) == (size_t)p->options, "another number of options");
    for (int i = 0; i < p->options; i++) {
        const char *told = json_string_value(json_array_get(options, (size_t)i));
        ori_write_decision(option[i], p->option[i]);
        expect(p, told != NULL && strcmp(told, p->option[i]) == 0, "other options");
    }
}

static void hear_game(Player *p, const json_t *m)
{
    OriView told;
    OriError error;
    char position[ORI_POSITION_TEXT];
    copy(position, sizeof position, json_text(m, "position"));
    expect(p, ori_read_view(position, &told, &error), "the position is no view");
    expect(p, told.seat == p->seat, "the view of another seat");
    bool same_game = strcmp(p->game, json_text(m, "game")) == 0;
    long v = json_number(m, "v");
    expect(p, v >= 0 && (!same_game || v >= p->v), "the game has gone back");
    bool known = same_game && v == p->v;
    if (known)
        expect(p, strcmp(position, p->position) == 0, "another view of the same version");
    if (!same_game) {
        p->over = false;
        p->waits = false;
        p->acked = -1;
    }
    copy(p->game, sizeof p->game, json_text(m, "game"));
    copy(p->position, sizeof p->position, position);
    p->v = v;
    if (!known || !p->evolves) {
        p->view = told;
        p->evolves = learn_handles(p, json_text(m, "record")) || v == 0;
    }
    hear_ask(p, m);
}

static void evolve(Player *p, const json_t *m)
{
    static OriEvent event[ORI_MAX_EVENTS];
    const json_t *lines = json_object_get(m, "lines");
    int count = (int)json_array_size(lines);
    OriError error;
    char text[ORI_POSITION_TEXT];
    expect(p, count > 0 && count <= ORI_MAX_EVENTS, "no events");
    for (int i = 0; i < count; i++) {
        const char *line = json_string_value(json_array_get(lines, (size_t)i));
        expect(p, line != NULL && ori_read_event(line, &event[i], &error), "a line is no event");
    }
    const char *why = ori_evolve(&p->view, event, count);
    expect(p, why == NULL, why != NULL ? why : "");
    ori_write_view(&p->view, text);
    expect(p, strcmp(text, p->position) == 0, "the events lead to another position");
}

static void hear_events(Player *p, const json_t *m)
{
    OriError error;
    expect(p, strcmp(p->game, json_text(m, "game")) == 0, "events of another game");
    expect(p, json_number(m, "v") == p->v + 1, "a version is missing or comes again");
    p->v++;
    copy(p->position, sizeof p->position, json_text(m, "position"));
    if (p->evolves)
        evolve(p, m);
    else
        expect(p, ori_read_view(p->position, &p->view, &error), "the position is no view");
    hear_ask(p, m);
}

static void hear_over(Player *p, const json_t *m)
{
    p->over = true;
    p->asked = -1;
    p->options = 0;
    bytes_clear(&p->record);
    bytes_print(&p->record, "%s", json_text(m, "record"));
}

static void hear_ack(Player *p, const json_t *m)
{
    long v = json_number(m, "v");
    p->waits = false;
    p->latency = (long)(now_us() - p->said_at);
    p->acks++;
    p->error[0] = '\0';
    if (v > p->acked)
        p->acked = v;
}

static void hear_error(Player *p, const json_t *m)
{
    p->waits = false;
    p->errors++;
    copy(p->error, sizeof p->error, json_text(m, "code"));
}

void player_hear(Player *p, const json_t *m)
{
    if (json_is(m, "hello")) {
        const char *seat = json_text(m, "seat");
        int told = seat[0] != '\0' ? seat[0] - 'a' : ORI_SPECTATOR;
        expect(p, p->seat == told, "the server takes this player for another");
    } else if (json_is(m, "table")) {
        json_decref(p->seats);
        p->seats = json_deep_copy(json_object_get(m, "seats"));
        p->spectators = json_number(m, "spectators");
        copy(p->phase, sizeof p->phase, json_text(m, "phase"));
    } else if (json_is(m, "seat")) {
        p->seat = json_text(m, "seat")[0] - 'a';
        copy(p->token, sizeof p->token, json_text(m, "token"));
    } else if (json_is(m, "game")) {
        hear_game(p, m);
    } else if (json_is(m, "events")) {
        hear_events(p, m);
    } else if (json_is(m, "over")) {
        hear_over(p, m);
    } else if (json_is(m, "ack")) {
        hear_ack(p, m);
    } else if (json_is(m, "error") || json_is(m, "bye")) {
        hear_error(p, m);
    } else if (!json_is(m, "chat") && !json_is(m, "ok") && !json_is(m, "pong")) {
        fail("a message that docs/protocol.md does not know: %s", p->line.message.data);
    }
}

int players_hear(Player *const player[], int count, int milliseconds)
{
    struct pollfd *waiting = calloc((size_t)count, sizeof *waiting);
    int heard = 0;
    if (waiting == NULL)
        fail("the test has no memory");
    for (int round = 0; round < 2 && heard == 0; round++) {
        for (int i = 0; i < count; i++) {
            json_t *message;
            while ((message = client_hear(&player[i]->line, 0)) != NULL) {
                player_hear(player[i], message);
                json_decref(message);
                heard++;
            }
        }
        if (heard > 0 || round == 1)
            break;
        int open = 0;
        for (int i = 0; i < count; i++) {
            waiting[i] = (struct pollfd){.fd = player[i]->line.fd, .events = POLLIN};
            open += player[i]->line.fd >= 0;
        }
        if (open == 0 || poll(waiting, (nfds_t)count, milliseconds) <= 0)
            break;
    }
    free(waiting);
    return heard;
}

void player_reach(Player *p, long v)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (p->v < v && !p->over) {
        players_hear(&p, 1, 100);
        if (now_us() > until || p->line.fd < 0)
            fail("version %ld does not come to seat %d of %s, only %ld (close code %d, error %s)",
                 v, p->seat, p->game, p->v, p->line.close_code, p->error);
    }
}

/* --- Coming --- */

bool player_try_come(Player *p, int port, Since since)
{
    Bytes hello = {0};
    client_close(&p->line);
    p->waits = false;
    if (client_open(&p->line, port, NULL) != NULL)
        return false;
    bytes_print(&hello, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"", p->table);
    if (p->token[0] != '\0')
        bytes_print(&hello, ",\"token\":\"%s\"", p->token);
    else if (p->pass[0] != '\0')
        bytes_print(&hello, ",\"pass\":\"%s\"", p->pass);
    if (since == SINCE_KNOWN && p->v >= 0)
        bytes_print(&hello, ",\"game\":\"%s\",\"since\":%ld", p->game, p->v);
    bytes_print(&hello, "}");
    bool ok = client_send(&p->line, WS_FIN | WS_TEXT, hello.data, hello.count);
    bytes_free(&hello);
    json_t *answer = ok ? client_hear(&p->line, PATIENCE) : NULL;
    if (answer == NULL) {
        client_close(&p->line);
        return false;
    }
    if (!json_is(answer, "hello"))
        fail("hello is answered with %s", p->line.message.data);
    player_hear(p, answer);
    json_decref(answer);
    return true;
}

void player_come(Player *p, int port, Since since)
{
    if (!player_try_come(p, port, since))
        fail("seat %d of table %s finds no way to port %d", p->seat, p->table, port);
}

void player_open(Player *p, int port, const char *body)
{
    player_init(p);
    make_table(port, body, p->table, p->token);
    p->seat = 0;
    player_come(p, port, ANEW);
}

void player_twin(Player *twin, const Player *p, int port)
{
    player_init(twin);
    twin->seat = p->seat;
    copy(twin->table, sizeof twin->table, p->table);
    copy(twin->token, sizeof twin->token, p->token);
    player_come(twin, port, ANEW);
}

void player_join(Player *p, int port, const char *table, int seat, const char *name)
{
    copy(p->table, sizeof p->table, table);
    player_come(p, port, ANEW);
    if (seat == ORI_SPECTATOR)
        return;
    client_say(&p->line, "{\"t\":\"sit\",\"name\":\"%s\",\"seat\":\"%c\"%s%s%s}", name, 'a' + seat,
               p->pass[0] != '\0' ? ",\"pass\":\"" : "", p->pass, p->pass[0] != '\0' ? "\"" : "");
    while (p->seat != seat) {
        json_t *message = client_hear(&p->line, PATIENCE);
        if (message == NULL || json_is(message, "error"))
            fail("no seat for %s: %s", name, message != NULL ? p->line.message.data : "silence");
        player_hear(p, message);
        json_decref(message);
    }
}

/* --- Deciding --- */

bool player_is_stood_in(const Player *p)
{
    const json_t *own = json_array_get(p->seats, (size_t)p->seat);
    return json_is_true(json_object_get(own, "standin"));
}

bool player_is_asked(const Player *p)
{
    return p->line.fd >= 0 && p->options > 0 && !p->waits && !p->over;
}

void player_decide(Player *p, const char *decision)
{
    p->waits = true;
    p->said_at = now_us();
    copy(p->decision, sizeof p->decision, decision);
    client_say(&p->line, "{\"t\":\"decide\",\"game\":\"%s\",\"v\":%ld,\"decision\":\"%s\"}",
               p->game, p->v, decision);
}

void player_await_ask(Player *p)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (!player_is_asked(p) && !p->over) {
        players_hear(&p, 1, PATIENCE);
        if (now_us() > until || p->line.fd < 0)
            fail("seat %d of %s is not asked (close code %d, error %s)", p->seat, p->game,
                 p->line.close_code, p->error);
    }
}

void player_await_answer(Player *p)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (p->waits && p->line.fd >= 0) {
        players_hear(&p, 1, PATIENCE);
        if (now_us() > until)
            fail("%s at version %ld of %s is not answered", p->decision, p->v, p->game);
    }
}

void player_decide_any(Player *p, OriRandom *random)
{
    player_decide(p, p->option[ori_random_below(random, p->options)]);
}

/* --- Tables --- */

void table_open(Table *t, int port, const char *rules, int seats, const char *more)
{
    Bytes body = {0};
    *t = (Table){.seats = seats, .maker = CLIENT_NONE};
    bytes_print(&body, "{\"rules\":\"%s\",\"seats\":[", rules);
    for (int seat = 0; seat < seats; seat++)
        bytes_print(&body, "%s\"open\"", seat > 0 ? "," : "");
    bytes_print(&body, "]%s}", more);
    make_table(port, body.data, t->id, t->token);
    bytes_free(&body);
    for (int seat = 0; seat < seats; seat++) {
        char name[] = {'P', (char)('a' + seat), '\0'};
        player_init(&t->player[seat]);
        player_join(&t->player[seat], port, t->id, seat, name);
    }
    if (client_open(&t->maker, port, NULL) != NULL)
        fail("no connection for the maker");
    client_say(&t->maker, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\",\"token\":\"%s\"}",
               t->id, t->token);
    json_decref(client_await(&t->maker, "hello", NULL));
}

void table_start(Table *t, const char *deal)
{
    if (deal != NULL)
        client_say(&t->maker, "{\"t\":\"start\",\"deal\":\"%s\"}", deal);
    else
        client_say(&t->maker, "{\"t\":\"start\"}");
    json_t *answer = client_await(&t->maker, "ok", "error");
    if (!json_is(answer, "ok"))
        fail("start is answered with %s", t->maker.message.data);
    json_decref(answer);
    for (int seat = 0; seat < t->seats; seat++)
        player_reach(&t->player[seat], 0);
}

void table_free(Table *t)
{
    client_free(&t->maker);
    for (int seat = 0; seat < t->seats; seat++)
        player_free(&t->player[seat]);
}

bool table_is_over(const Table *t)
{
    for (int seat = 0; seat < t->seats; seat++)
        if (!t->player[seat].over)
            return false;
    return true;
}

void table_play(Table *t, OriRandom *random)
{
    for (int seat = 0; seat < t->seats; seat++)
        if (player_is_asked(&t->player[seat]))
            player_decide_any(&t->player[seat], random);
}

void table_play_to(Table *t, OriRandom *random, long v)
{
    Player *all[ORI_MAX_SEATS];
    int64_t until = now_us() + PATIENCE * 1000LL;
    for (int seat = 0; seat < t->seats; seat++)
        all[seat] = &t->player[seat];
    for (bool reached = false; !reached && !table_is_over(t);) {
        reached = true;
        for (int seat = 0; seat < t->seats; seat++) {
            if (player_is_asked(all[seat]) && all[seat]->v < v)
                player_decide_any(all[seat], random);
            reached = reached && all[seat]->v >= v;
        }
        if (!reached)
            players_hear(all, t->seats, PATIENCE);
        if (now_us() > until)
            fail("%s comes to version %ld, not to %ld", all[0]->game, all[0]->v, v);
    }
}
