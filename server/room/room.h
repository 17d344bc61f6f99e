/*
 * room.h - a table in memory: its row of the store, its game, and everybody who is connected to it.
 *
 * Nothing is told, and nothing here changes, before it is on the disk: a decision (game.h) or a
 * change of seats (seats.h) is given to the store, and when it comes back committed the room takes
 * it and everybody is told. Only tell.c calls the redaction.
 */
#ifndef ORI_ROOM_H
#define ORI_ROOM_H

#include "server/room/client.h"
#include "server/errors.h"
#include "server/room/minds.h"
#include "server/server.h"
#include "server/store/store.h"

#include "bots/arena.h"
#include "oriflamme.h"

enum {
    ROOM_GAME_TEXT = SECRET_ID_TEXT + 12, /* "ID-12" */
    ROOM_NAME_CHARACTERS = 24,
    ROOM_CHAT_CHARACTERS = 300,
    ROOM_NO_SEAT = -2, /* a token that does not belong to this table */
};

typedef enum RoomPhase { ROOM_LOBBY, ROOM_PLAYING, ROOM_OVER } RoomPhase;

/* What somebody waits for while the store writes. It stands first in a Decide, Change or Chat. */
typedef struct Request {
    struct Request *next; /* of the same room */
    Room *room;
    Client *client; /* NULL: gone, or nobody */
    char ref[CLIENT_REF_TEXT];
} Request;

/* The last game of a table: the fold of its log. */
typedef struct Game {
    RoomPhase phase;
    char name[ORI_MAX_SEATS][ORI_NAME_TEXT]; /* as it began */
    OriState start;
    OriState state;
    OriDecision *decision;
    bool *standin; /* the same decision was a stand-in's */
    int count;
    int room_for; /* decisions */
    int sure;     /* this node knows that so many of them are on the standbys as well */
    uint64_t sum;
    int64_t started_at;  /* wall */
    int64_t asked_at;    /* play clock */
    StoredDecision next; /* at the store ... */
    bool deciding;       /* ... now */
    bool catching;       /* another was first: what it wrote is being read */
    struct Decide *deciders;
    /* the bot that is asked */
    bool thought; /* it has decided */
    OriDecision thought_decision;
    int64_t due;     /* not to be told before; play clock */
    bool waits_turn; /* another node is to think for it */
    bool hurries;    /* the node whose turn it was to think for it has not */
    Timer timer;     /* of the bot, or of the player's clock */
} Game;

/* A line of chat that is kept. */
typedef struct ChatLine {
    struct ChatLine *next;
    StoredChat said;
} ChatLine;

struct Room {
    Server *server;
    Room *next; /* in its bucket */
    StoredTable table;
    ArenaEntry bot[ORI_MAX_SEATS];
    Game game;
    struct Change *changes; /* the first is at the store; the others wait for it */
    Request *requests;      /* all of them */
    Client *clients;
    int here[ORI_MAX_SEATS];        /* connections */
    StoreOthers others;             /* who is at other nodes */
    int64_t gone_at[ORI_MAX_SEATS]; /* since when there is none; play clock */
    Bucket chat_rate[ORI_MAX_SEATS];
    int spectators;
    int64_t idle_since; /* nobody is connected; play clock */
    Timer host_timer;   /* runs while the maker is missed (host.h) */
    ChatLine *chat;     /* the oldest first */
    int64_t chat_n;
    Address *maker; /* who made it, while that is known */
    /* among other nodes (follow.h) */
    int reading;  /* so many reads of it are under way */
    bool behind;  /* another wrote what is not read yet */
    bool judging; /* the first change was refused: it waits for a read, and is judged again */
    int64_t sure; /* this node knows that the table's row of this v is on the standbys as well */
    bool is_told; /* the others know that it is attended here, by these: */
    uint8_t told_here;
    int told_spectators;
};

void room_game_id(const Room *room, char text[ROOM_GAME_TEXT]);
/* Whose token it is: a seat, ORI_SPECTATOR (the maker, not seated) or ROOM_NO_SEAT. */
int room_seat_of(const Room *room, const char *token, bool *maker);
int room_makers_seat(const Room *room);        /* or ROOM_NO_SEAT: the maker does not sit */
bool room_is_here(const Room *room, int seat); /* connected, to this node or another */
bool room_is_used(const Room *room);           /* somebody is connected, or waits for the store */

/* --- Coming and going (room.c) --- */

void room_enter(Room *room, Client *client, const char *token); /* the token is right, or NULL */
void room_quit(Client *client);                                 /* the connection is gone */
void room_recount(Room *room);                                  /* after seats have changed hands */

/* --- Requests (room.c) --- */

void request_begin(Request *request, Room *room, Client *client, const char *ref);
void request_end(Request *request); /* it is not freed */

/* --- Chat (chat.c) --- */

ErrorCode chat_say(Room *room, Client *client, const char *ref, const char *text);
void chat_tell(Room *room, Client *client); /* the last of it */
void chat_take(Room *room, const StoredChat *said);
void chat_follow(Room *room, const StoredChat chat[], int count); /* what is new is told */
int64_t chat_last(const Room *room);
void chat_clear(Room *room);
void chat_forget(Room *room, int seat); /* what it said, and its name in the game */

#endif
