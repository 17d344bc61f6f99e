/*
 * room.h - a table in memory: its row of the store, its game, and everyone connected to it.
 *
 * Nothing here changes, and nobody is told, until it is on disk: a wish (line.h) goes to the store,
 * and once committed the room adopts it (take.h) and tells everyone. Only tell.c calls the
 * redaction.
 */
#ifndef ORI_ROOM_H
#define ORI_ROOM_H

#include "server/room/line.h"
#include "server/errors.h"
#include "server/room/minds.h"
#include "server/server.h"
#include "server/store/store.h"
#include "server/table/judge.h"

#include "oriflamme.h"

enum { ROOM_GAME_TEXT = SECRET_ID_TEXT + 12 }; /* "ID-12" */

/* A client that waits while the store writes. The first member of a Waiting (below). */
typedef struct Request {
    struct Request *next; /* of the same room */
    Room *room;
    Client *client; /* NULL: gone, or nobody */
    char ref[CLIENT_REF_TEXT];
} Request;

/* Whose turn it is: a player has a clock, a bot thinks (turn.c). */
typedef struct Turn {
    bool thought; /* the bot has decided */
    OriDecision thought_decision;
    int64_t due;     /* play time: when to tell a bot's decision, or when a player's time is up */
    bool waits_turn; /* another node thinks for it */
    Timer timer;     /* of the bot, or of the player's clock */
} Turn;

/* Who has looked, and which notices are due (attend.h, notices.h). In play time. */
typedef struct RoomNotices {
    int64_t attended[ORI_MAX_SEATS]; /* when somebody last looked who no longer does */
    Timer timer;                     /* till a notice may be due */
    int64_t looked;                  /* everything due till then is handled */
    int64_t quiet_till;              /* when a device's quiet hours end; 0: none waits */
    int64_t not_before;              /* the store has refused, or another node tells */
    Timer sent;                      /* till the letters have left, whatever becomes of them */
    int64_t kept;                    /* noted: everything due till then was sent */
    int64_t telling;                 /* the letters cover what was due till then */
    int64_t claim_v;                 /* the version of the note that says so ... */
    int64_t claimed_at;              /* ... since then, ... */
    int64_t told;                    /* ... and that all due till then was told */
    uint64_t doubted; /* who was telling, and seemed to be dead when last looked at */
    bool is_single;   /* one letter is all there is to send */
    bool is_looking;  /* reading the last note and the devices */
    bool is_keeping;  /* writing the note that they were sent */
    int letters;      /* under way for the first time */
} RoomNotices;

/* How far a table has come. */
typedef struct RoomMark {
    int64_t v;
    int games;
    int count; /* decisions of the last game */
    int64_t chat;
} RoomMark;

struct Room {
    Server *server;
    Room *next; /* in its bucket */
    Table table;
    ArenaEntry bot[ORI_MAX_SEATS];
    Turn turn;
    RoomNotices notices;
    WishLine line;
    Request *requests; /* all of them */
    Client *clients;
    int here[ORI_MAX_SEATS];        /* connections */
    StoreOthers others;             /* who is at other nodes */
    int64_t gone_at[ORI_MAX_SEATS]; /* since when there is none; play clock */
    uint8_t back; /* bits of the seats whose players want them again from their stand-ins */
    Bucket chat_rate[ORI_MAX_SEATS];
    Bucket change_rate[ORI_MAX_SEATS + 1]; /* of the seats; the last: of spectators */
    int spectators;
    int64_t idle_since; /* nobody is connected; play clock */
    Timer maker_timer;  /* runs while the maker is missed (maker.h) */
    Address *maker;     /* who made it, while that is known */
    /* among other nodes (presence.h) */
    bool is_told; /* the others know that it is attended here, by these: */
    unsigned told_here;
    int told_spectators;
    uint64_t row_sum; /* of the row with this v; 0: not known yet */
    int64_t summed_v;
};

void room_game_id(const Room *room, char text[ROOM_GAME_TEXT]);
/* Whose token it is: a seat, ORI_SPECTATOR (the maker, not seated) or TABLE_NO_SEAT. */
int room_seat_of(const Room *room, const char *token, bool *maker);
Moment room_moment(const Room *room);
bool room_wants_rematch(const Room *room);     /* all who are here do */
bool room_is_here(const Room *room, int seat); /* connected, to this node or another */
bool room_is_used(const Room *room);           /* somebody is connected, or waits for the store */

/* --- Coming and going (room.c) --- */

/* The token is right, or NULL: then the pass opens a seat, or none. */
void room_enter(Room *room, Client *client, const char *token, const uint8_t pass[SECRET_HASH]);
void room_quit(Client *client); /* the connection is gone */
void room_recount(Room *room);  /* after seats have changed hands */

/* --- Requests (room.c) --- */

void request_begin(Request *request, Room *room, Client *client, const char *ref);
void request_end(Request *request); /* it is not freed */

/* --- Chat (chat.c) --- */

ErrorCode chat_say(Room *room, Client *client, const char *ref, const char *text);
void chat_tell(Room *room, Client *client); /* the last of it */

/* --- Inside: wishes on their way (line.c, decide.c) --- */

/* Somebody waits for a wish. */
typedef struct Waiting {
    Request request;
    struct Waiting *next;
    Wish wish;
    int reads;                     /* the table was read again for it so often */
    char token[SECRET_TOKEN_TEXT]; /* of the seat that is taken */
    char *text;                    /* of chat */
    Entry *entry;                  /* what to write, or NULL */
    WishAnswered *then;            /* instead of an answer to the client */
    void *then_who;
} Waiting;

/* ERROR_NONE, and w->entry is what to write, or NULL if nothing changes. */
ErrorCode waiting_judge(const Room *room, Waiting *w, const char **why);
void waiting_end(Waiting *w, ErrorCode code, const char *why); /* answers it, and drops it */
/* The first of the lane is judged again when what others wrote is taken. False: out of memory. */
bool line_read_for(Room *room, Lane *lane);

void decide_begin(Room *room, Waiting *w);
void decide_again(Room *room,
                  ErrorCode code); /* what others wrote is taken, or could not be read */

#endif
