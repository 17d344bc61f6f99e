/*
 * api_record.c - GET /games/ID-N/record: a game as text, with what the client may know.
 */
#include "server/wire/api.h"

#include "server/room/game.h"
#include "server/room/rooms.h"

#include <stdlib.h>
#include <string.h>

/* "ID-12/record" */
static bool read_game_path(const char *path, char id[SECRET_ID_TEXT], int *number)
{
    enum { MOST_GAMES = 1000000 };
    char *end;
    if (strlen(path) < SECRET_ID_TEXT || path[SECRET_ID_TEXT - 1] != '-')
        return false;
    memcpy(id, path, SECRET_ID_TEXT - 1);
    id[SECRET_ID_TEXT - 1] = '\0';
    const char *digits = path + SECRET_ID_TEXT;
    if (*digits < '1' || *digits > '9')
        return false;
    long value = strtol(digits, &end, 10);
    *number = (int)value;
    return value < MOST_GAMES && strcmp(end, "/record") == 0;
}

/* Somebody wants to read a game. */
typedef struct Reading {
    HttpRequest *request;
    char id[SECRET_ID_TEXT];
    int number;
    int seat;
} Reading;

static void answer_record(Reading *g, const StoredGame *game)
{
    char *text = malloc(ORI_RECORD_TEXT);
    if (text != NULL && game_record(game, g->seat, text))
        http_answer(g->request, 200, "text/plain; charset=utf-8", text, strlen(text),
                    http_no_store);
    else
        http_answer_error(g->request, ERROR_STORE_FAILED, NULL);
    free(text);
    free(g);
}

static void game_read(void *who, StoreResult result, const StoreFound *found)
{
    Reading *g = who;
    if (result == STORE_DONE && found->game != NULL) {
        answer_record(g, found->game);
        return;
    }
    http_answer_error(g->request, result == STORE_REFUSED ? ERROR_NO_GAME : ERROR_STORE_FAILED,
                      NULL);
    free(g);
}

/* ORI_SPECTATOR without a token. */
static int reader_of(const HttpRequest *r, const Room *room)
{
    const char *token = api_bearer(r);
    bool maker;
    if (http_header(r, "Authorization") == NULL)
        return ORI_SPECTATOR;
    return token != NULL ? room_seat_of(room, token, &maker) : TABLE_NO_SEAT;
}

static void answer_last(Reading *g, const Room *room)
{
    StoredGame *game = malloc(sizeof *game);
    if (game == NULL) {
        http_answer_error(g->request, ERROR_STORE_FAILED, NULL);
        free(g);
        return;
    }
    game_stored(room, game);
    answer_record(g, game);
    free(game);
}

static void record_wanted(void *who, Room *room, ErrorCode code)
{
    Reading *g = who;
    if (room == NULL || g->number > room->table.row.games)
        code = room == NULL && code != ERROR_NO_TABLE ? code : ERROR_NO_GAME;
    else if ((g->seat = reader_of(g->request, room)) == TABLE_NO_SEAT)
        code = ERROR_BAD_TOKEN;
    else if (g->number == room->table.row.games && room->table.game.phase != ROOM_LOBBY) {
        answer_last(g, room);
        return;
    } else if (store_get(http_server(g->request)->store, g->id, g->number, game_read, g))
        return;
    else
        code = ERROR_STORE_FAILED;
    http_answer_error(g->request, code, NULL);
    free(g);
}

void api_record(HttpRequest *r, const char *path)
{
    Reading *g = calloc(1, sizeof *g);
    if (g == NULL || !read_game_path(path, g->id, &g->number)) {
        http_answer_error(r, g == NULL ? ERROR_STORE_FAILED : ERROR_NO_GAME, NULL);
        free(g);
        return;
    }
    g->request = r;
    rooms_want(http_server(r), g->id, WANT_TO_LOOK, record_wanted, g);
}
