/*
 * tell.c - decides what to tell whom about a game. The only file of the server that calls the
 * redaction.
 *
 * An audience is a seat, or the public. Each gets one message, made once. The same functions serve
 * the live stream, missed events, the record and the end.
 */
#include "server/room/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void game_view(const Room *room, int seat, OriView *out)
{
    ori_view(&room->table.game.state, seat, out);
}

/* Seats may have been added since the last game ended: there a new player saw nothing. */
static int audience_of(const Room *room, int seat)
{
    return seat < (int)room->table.game.start.rules.seats ? seat : ORI_SPECTATOR;
}

/* --- Parts of messages --- */

static Json *begin(const Room *room, const char *type)
{
    Json *out = &room->server->message;
    char game[ROOM_GAME_TEXT];
    room_game_id(room, game);
    text_clear(out);
    out_open(out, '{');
    put_text(out, "t", type);
    put_text(out, "game", game);
    return out;
}

static void put_version(Json *out, int version)
{
    put_number(out, "v", version);
}

static void put_options(Json *out, const OriView *view)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int count = ori_view_options(view, option);
    put_open(out, "options", '[');
    for (int i = 0; i < count; i++) {
        char text[ORI_DECISION_TEXT];
        ori_write_decision(option[i], text);
        out_text(out, text);
    }
    out_close(out, ']');
}

/* Where the game stands, for this audience. */
static void put_standing(Json *out, const OriState *state, int audience)
{
    char text[ORI_POSITION_TEXT];
    OriView view;
    ori_view(state, audience, &view);
    ori_write_view(&view, text);
    put_text(out, "position", text);
    put_seat(out, "asked", state->ask == ORI_ASK_OVER ? -1 : state->asked);
    if (state->ask != ORI_ASK_OVER && audience == state->asked)
        put_options(out, &view);
}

/* The wall's clock is only shown: what counts is what is left. */
void put_clock(Json *out, const Room *room)
{
    int64_t left = game_left(room);
    if (left < 0)
        return;
    put_number(out, "deadline", clock_wall(&room->server->clock) + left);
    put_number(out, "left", left);
}

static void put_lines(Json *out, const OriLog *log, int audience)
{
    put_open(out, "lines", '[');
    for (int i = 0; i < log->count && i < ORI_MAX_EVENTS; i++) {
        char line[ORI_EVENT_TEXT];
        OriEvent event = ori_event_for(&log->event[i], audience);
        ori_write_event(&event, line);
        out_text(out, line);
    }
    out_close(out, ']');
}

static void put_record(Json *out, const Room *room, int audience)
{
    StoredGame *game = malloc(sizeof *game);
    char *record = malloc(ORI_RECORD_TEXT);
    if (game != NULL && record != NULL) {
        game_stored(room, game);
        if (game_record(game, audience, record))
            put_text(out, "record", record);
    }
    free(game);
    free(record);
}

/* --- Messages --- */

/* The decision that led to this version. */
static const Json *events_message(const Room *room, int version, const OriState *after,
                                  const OriLog *log, int audience)
{
    Json *out = begin(room, "events");
    put_version(out, version);
    if (room->table.game.standin[version - 1])
        put_bool(out, "standin", true);
    put_lines(out, log, audience);
    put_standing(out, after, audience);
    if (version == room->table.game.count)
        put_clock(out, room);
    out_close(out, '}');
    return out;
}

/* With the record so far, as this audience may know it: replayed it gives the log, and the handles
 * that later events speak of. */
static const Json *game_message(const Room *room, int audience)
{
    Json *out = begin(room, "game");
    put_version(out, room->table.game.count);
    put_record(out, room, audience);
    put_standing(out, &room->table.game.state, audience);
    put_clock(out, room);
    out_close(out, '}');
    return out;
}

static const Json *over_message(const Room *room)
{
    uint8_t rank[ORI_MAX_SEATS];
    Json *out = begin(room, "over");
    ori_ranks(&room->table.game.state, rank);
    put_open(out, "ranks", '[');
    for (int seat = 0; seat < (int)room->table.game.start.rules.seats; seat++)
        out_number(out, rank[seat]);
    out_close(out, ']');
    put_record(out, room, ORI_SPECTATOR);
    out_close(out, '}');
    return out;
}

/* --- To one --- */

void game_tell(Room *room, Client *client)
{
    if (room->table.game.phase == ROOM_LOBBY)
        return;
    say(client, game_message(room, audience_of(room, client->seat)));
    if (room->table.game.phase == ROOM_OVER)
        say(client, over_message(room));
}

/* Replayed from the deal: the room keeps no events. */
void game_tell_since(Room *room, Client *client, int version)
{
    const Game *g = &room->table.game;
    int audience = audience_of(room, client->seat);
    OriState state = g->start;
    OriLog log;
    for (int n = 0; n < g->count; n++) {
        if (ori_apply(&state, g->decision[n], n >= version ? &log : NULL) != NULL)
            return;
        if (n >= version)
            say(client, events_message(room, n + 1, &state, &log, audience));
    }
    if (version == g->count) /* nothing was missed; but the clock may have been set again */
        say(client, game_message(room, audience));
    if (g->phase == ROOM_OVER)
        say(client, over_message(room));
}

/* --- To all: one message for an audience, made only if somebody of it is here --- */

static void tell_audiences(Room *room, const OriLog *log)
{
    const Game *g = &room->table.game;
    for (int audience = ORI_SPECTATOR; audience < (int)g->start.rules.seats; audience++) {
        Frame *f = NULL;
        bool made = false;
        for (Client *c = room->clients; c != NULL; c = c->next) {
            if (audience_of(room, c->seat) != audience)
                continue;
            if (!made) {
                const Json *text = log != NULL
                                       ? events_message(room, g->count, &g->state, log, audience)
                                       : game_message(room, audience);
                f = text->full ? NULL : frame_text(text->text, (size_t)text->length);
                made = true;
            }
            conn_send(&c->conn, f);
        }
        frame_drop(f);
    }
}

void game_tell_all(Room *room)
{
    tell_audiences(room, NULL);
}

void game_tell_news(Room *room, const OriLog *log)
{
    tell_audiences(room, log);
}

void game_tell_over(Room *room)
{
    say_all(room, over_message(room));
}

/* --- Records --- */

/* The names of a record may not hold its own signs. */
static void plain_name(const char *name, char out[ORI_NAME_TEXT])
{
    snprintf(out, ORI_NAME_TEXT, "%s", name);
    for (char *p = out; *p != '\0'; p++)
        *p = (char)(*p == '"' ? '\'' : *p == ';' ? ',' : *p);
}

static bool fold_record(const StoredGame *game, OriRecord *whole)
{
    time_t started = (time_t)(game->started_at / SECOND_MS);
    struct tm date;
    *whole = (OriRecord){.seat = ORI_TRUTH, .start = game->start, .end = game->start};
    gmtime_r(&started, &date);
    strftime(whole->date, sizeof whole->date, "%Y-%m-%d", &date);
    for (int i = 0; i < (int)game->start.rules.seats; i++)
        plain_name(game->name[i], whole->name[i]);
    for (; whole->count < game->count; whole->count++) {
        whole->decision[whole->count] = game->decision[whole->count];
        if (ori_apply(&whole->end, game->decision[whole->count], NULL) != NULL)
            return false;
    }
    return true;
}

static bool is_decision(const char *word, size_t size)
{
    return word[size - 1] != '.' && !(size == 1 && word[0] == '/');
}

/* Behind each decision of a stand-in stands a comment that says so. */
static void mark_standins(const StoredGame *game, char text[ORI_RECORD_TEXT])
{
    static const char mark[] = " {stand-in}";
    char *p = strstr(text, "\n\n"); /* the decisions follow the tags */
    size_t size = strlen(text);
    for (int n = 0; p != NULL && n < game->count;) {
        p += strspn(p, " \n");
        size_t word = strcspn(p, " \n");
        if (word == 0)
            return;
        bool marked = is_decision(p, word) && game->standin[n++];
        p += word;
        if (!marked || size + sizeof mark > ORI_RECORD_TEXT)
            continue;
        memmove(p + sizeof mark - 1, p, size + 1 - (size_t)(p - text));
        memcpy(p, mark, sizeof mark - 1);
        p += sizeof mark - 1;
        size += sizeof mark - 1;
    }
}

bool game_record(const StoredGame *game, int seat, char text[ORI_RECORD_TEXT])
{
    OriRecord *whole = malloc(sizeof *whole);
    OriRecord *part = malloc(sizeof *part);
    bool ok = whole != NULL && part != NULL && fold_record(game, whole);
    if (ok && whole->end.ask == ORI_ASK_OVER) {
        ori_write_record(whole, text);
    } else if (ok) {
        ori_record_for(whole, seat, part);
        ori_write_record(part, text);
    }
    free(whole);
    free(part);
    if (ok)
        mark_standins(game, text);
    return ok;
}

void game_stored(const Room *room, StoredGame *out)
{
    const Game *g = &room->table.game;
    *out = (StoredGame){.number = room->table.row.games,
                        .start = g->start,
                        .started_at = g->started_at,
                        .count = g->count};
    for (int seat = 0; seat < (int)g->start.rules.seats; seat++)
        snprintf(out->name[seat], ORI_NAME_TEXT, "%s",
                 g->phase == ROOM_PLAYING ? room->table.row.seat[seat].name : g->name[seat]);
    if (g->count > 0) {
        memcpy(out->decision, g->decision, (size_t)g->count * sizeof *g->decision);
        memcpy(out->standin, g->standin, (size_t)g->count * sizeof *g->standin);
    }
}
