/*
 * room.h - a table with its seats, its game and everybody who is connected to it.
 *
 * Nothing is told before it is on the disk: a decision, a seat or a game is given to the store, and
 * when it comes back committed the room changes and everybody is told. Only room.c calls the
 * redaction: each audience (a seat, or the public) gets one message, made once.
 */
#ifndef ORI_ROOM_H
#define ORI_ROOM_H

#include "server/config.h"
#include "server/conn.h"
#include "server/minds.h"
#include "server/store.h"
#include "server/text.h"

#include "bots/arena.h"
#include "oriflamme.h"

enum {
    ROOM_GAME_TEXT = SECRET_ID_TEXT + 12, /* "ID-12" */
    ROOM_REF_TEXT = 140, /* a reference as JSON: 64 bytes, escaped at most twofold */
    ROOM_NAME_CHARACTERS = 24,
    ROOM_CHAT_CHARACTERS = 300,
};

typedef enum RoomPhase { ROOM_LOBBY, ROOM_PLAYING, ROOM_OVER } RoomPhase;

typedef struct Room Room;

/* Somebody connected. */
typedef struct Client {
    Conn conn;  /* first: a Conn that is opened is a Client */
    Room *room; /* NULL before hello */
    struct Client *next;
    struct Client *before;
    Bucket talk;
    Bucket chat;
    int8_t seat; /* or ORI_SPECTATOR */
    bool maker;
    uint8_t muted;
    uint8_t errors; /* in a row */
    char *key;      /* the maker's token, while the maker does not sit: it will open the seat too */
} Client;

/* What a client waits for while the store writes. */
typedef enum RequestKind { REQUEST_OK, REQUEST_SEAT, REQUEST_DECIDE, REQUEST_START } RequestKind;

typedef struct Request {
    struct Request *next;
    RequestKind kind;
    Room *room;
    Client *client;          /* NULL: gone, or nobody */
    char ref[ROOM_REF_TEXT]; /* "" or JSON */
    int seat;
    int version;                        /* DECIDE */
    OriDecision decision;               /* DECIDE */
    char token[SECRET_TOKEN_TEXT];      /* SEAT */
    void (*then)(void *who, bool well); /* START, instead of an answer to the client */
    void *then_who;
} Request;

struct Room {
    Room *next; /* in its bucket */
    StoredTable table;
    ArenaEntry bot[ORI_MAX_SEATS];
    Client *clients;
    int here[ORI_MAX_SEATS]; /* connections */
    int spectators;
    uint8_t votes[ORI_MAX_SEATS]; /* bits of the seats that want a stand-in for this one */
    bool rematch[ORI_MAX_SEATS];
    Request *requests;
    int64_t idle_since; /* nobody is connected; ms */
    int64_t chat_n;     /* -1: not looked up yet */
    /* the last game */
    RoomPhase phase;
    char name[ORI_MAX_SEATS][ORI_NAME_TEXT]; /* as it began */
    OriState start;
    OriState state;
    OriDecision *decision;
    int count;
    int room_for; /* decisions */
    int64_t started_at;
    int64_t asked_at;
    bool deciding;             /* a decision is at the store ... */
    OriDecision next_decision; /* ... this one */
    bool starting;             /* a game is at the store ... */
    StoredGame *next_game;     /* ... this one, without decisions */
    /* the bot that is asked */
    bool thought; /* it has decided */
    OriDecision thought_decision;
    int64_t due;      /* not to be told before; ms of the loop */
    uv_timer_t timer; /* of the bot, or of the clock */
    bool closing;
};

/* What the rooms need of the server. */
typedef struct RoomContext {
    uv_loop_t *loop;
    Store *store;
    Minds *minds;
    const Config *config;
    const char *public_url;
    int max_connections; /* as many as the system has files for */
} RoomContext;

extern RoomContext room_context;

int64_t wall_ms(void);

/* --- The set of rooms (rooms.c) --- */

bool rooms_open(void);                     /* loads what is being played */
Room *rooms_find(const char *id);          /* in memory or from the store; NULL: there is none */
Room *rooms_add(const StoredTable *table); /* NULL: out of memory, or too many */
int rooms_count(void);
int rooms_playing(void);
bool rooms_full(void);
void rooms_list(Text *out); /* the public ones, as a JSON array */
void rooms_tick(void);      /* lets go of those that nobody uses */
void rooms_each(void (*tell)(Room *room));
void rooms_stop(void);

/* --- The game (room.c) --- */

void room_game_id(const Room *room, char text[ROOM_GAME_TEXT]);
bool room_load_game(Room *room);                         /* the last one, from the store */
void room_take_game(Room *room, const StoredGame *game); /* at its start */
void room_tell_game_to_all(Room *room);
void room_wake(Room *room); /* whoever is asked: start clock or bot again */
void room_thought(void *room, int64_t what, OriDecision decision); /* MindsDone */

/* --- A new game (start.c) --- */

/* deal: NULL, or the start. Returns an error's code or NULL. */
const char *room_start(Room *room, const OriState *deal, Client *client, const char *ref);
/* The same; `then` is told when the game is on the disk, or could not be. */
const char *room_start_then(Room *room, const OriState *deal, void (*then)(void *who, bool well),
                            void *who);

/* --- Deciding and telling (room.c) --- */

/* Answers by itself, at once or when it is safe. */
void room_decide(Room *room, Client *client, const char *ref, int version, OriDecision decision);
void room_tell_game(Room *room, Client *client);               /* the whole view */
void room_tell_since(Room *room, Client *client, int version); /* or what it missed */
/* The record as this seat (or ORI_SPECTATOR) may know it. False: there is none. */
bool room_record(const StoredGame *game, int seat, char text[ORI_RECORD_TEXT]);
bool room_stored_game(const Room *room, int number, StoredGame *out);

/* --- The seats (seats.c). Each returns an error's code or NULL; done when the request is answered.
 * --- */

const char *room_sit(Room *room, Client *client, const char *ref, const char *name, int seat);
const char *room_rename(Room *room, Client *client, const char *ref, const char *name);
const char *room_leave(Room *room, Client *client, const char *ref);
const char *room_back(Room *room, Client *client, const char *ref);
const char *room_put_bot(Room *room, Client *client, const char *ref, int seat, const char *bot);
const char *room_fill(Room *room, Client *client, const char *ref, const char *bot);
const char *room_vote(Room *room, Client *client, const char *ref, int seat);
const char *room_rematch(Room *room, Client *client, const char *ref);
const char *room_chat(Room *room, Client *client, const char *ref, const char *text);
const char *room_mute(Room *room, Client *client, const char *ref, int seat, bool on);
void room_enter(Room *room, Client *client, const char *token); /* the token is right, or NULL */
int room_seat_of(const Room *room, const char *token, bool *maker); /* -2: none of this table */
void room_quit(Client *client);                                     /* the connection is gone */
void room_tell_chat(Room *room, Client *client);                    /* the last of it */
void room_set_standin(Room *room, int seat, bool on);
bool seat_name_is_good(const char *name);
bool seat_bot_is_good(const char *text, ArenaEntry *out);

/* --- Requests --- */

/* NULL: out of memory. */
Request *request_new(Room *room, Client *client, RequestKind kind, const char *ref);
void request_drop(Request *request);
void request_refuse(Request *request, const char *code, const char *message);

/* --- Saying things (say.c) --- */

void say(Client *client, const Text *message);
void say_all(Room *room, const Text *message);
void say_simple(Client *client, const char *type, const char *ref);
void say_error(Client *client, const char *ref, const char *code, const char *message);
const char *say_reason(const char *code); /* the usual message for it */
void say_ack(Client *client, const char *ref, const Room *room, int version);
void say_seat(Client *client, const char *ref, const Room *room, int seat, const char *token);
void say_hello(Client *client);
void say_table(Room *room, Client *client); /* to one, or (NULL) to all */
void say_table_body(const Room *room, Text *out);
void say_chat(const StoredChat *chat, Text *out);
void say_link(const Room *room, Text *out); /* the table's address, unquoted */

#endif
