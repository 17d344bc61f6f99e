/*
 * player.h - a client that verifies everything it is sent.
 *
 * A Player keeps a view of its own and evolves it by the events that it is told; whatever the server says
 * must agree with it: versions grow by one, positions are the evolved view's, options those of the
 * own view. A disagreement fails the test.
 */
#ifndef ORI_TEST_PLAYER_H
#define ORI_TEST_PLAYER_H

#include "client.h"
#include "oriflamme.h"

typedef struct Player {
    Client line;
    char table[ID_TEXT];
    char token[TOKEN_TEXT]; /* "" for a spectator */
    char pass[TOKEN_TEXT];  /* to sit down with; without a token, to come back with */
    char game[ID_TEXT];
    int seat; /* or ORI_SPECTATOR */
    long v;   /* of what it knows; -1: nothing yet */
    OriView view;
    bool evolves; /* view has the server's handles */
    char position[ORI_POSITION_TEXT];
    int asked; /* -1: nobody */
    int options;
    char option[ORI_MAX_OPTIONS][ORI_DECISION_TEXT];
    bool over;
    Bytes record; /* told at the end */

    bool waits; /* for the answer to a decision */
    char decision[ORI_DECISION_TEXT];
    int64_t said_at;
    long latency; /* microseconds of the last acknowledged one */
    long acked;   /* the highest version acknowledged */
    long acks;
    char error[64]; /* the code of the last error or bye; "" after an ack */
    long errors;
    json_t *seats; /* of the last `table` */
    long spectators;
    char phase[16];
} Player;

void player_init(Player *player);
void player_free(Player *player);

/* POST /tables: the table's id and the maker's token (and seat). Fails if refused. */
void make_table(int port, const char *body, char table[ID_TEXT], char token[TOKEN_TEXT]);
/* GET /tables/ID: the table as anybody may see it; the caller owns it. Fails if it is lost. */
json_t *table_shown(int port, const char *table);

/* Connects and says hello; with the version known, unless since_known is ANEW. Hears up to the
 * answer's `hello`. player_try_come: false if the server is not there. */
typedef enum Since { ANEW, SINCE_KNOWN } Since;
bool player_try_come(Player *player, int port, Since since);
void player_come(Player *player, int port, Since since); /* or fail */
/* The maker of a table, alone at its first seat: makes it and comes. */
void player_open(Player *player, int port, const char *body);
/* The same seat over another connection. */
void player_twin(Player *twin, const Player *player, int port);
/* A new player at a table: comes, and sits unless seat is ORI_SPECTATOR. */
void player_join(Player *player, int port, const char *table, int seat, const char *name);

void player_hear(Player *player, const json_t *message);
/* Hears what has come for any of them, and waits if nothing has. How many messages. */
int players_hear(Player *const player[], int count, int milliseconds);
/* Hears until it knows version v (or the game is over). Fails if that does not come. */
void player_reach(Player *player, long v);

bool player_is_stood_in(const Player *player); /* by the last `table` */
bool player_is_asked(const Player *player);    /* and has not answered */
/* Hears until it is asked or the game is over; until its decision is answered or the connection is
 * lost. Fails if that does not come. */
void player_await_ask(Player *player);
void player_await_answer(Player *player);
void player_decide(Player *player, const char *decision);
void player_decide_any(Player *player, OriRandom *random);

/* A game over the wire with everybody connected: a table of open seats, all sit. */
typedef struct Table {
    int seats;
    char id[ID_TEXT];
    char token[TOKEN_TEXT]; /* the maker's */
    Client maker;
    Player player[ORI_MAX_SEATS];
} Table;

/* rules as in POST /tables; more: further fields of it (",\"pace\":..."), or "". */
void table_open(Table *table, int port, const char *rules, int seats, const char *more);
/* deal: a position for --test-deals, or NULL. All know the deal when it returns. */
void table_start(Table *table, const char *deal);
void table_free(Table *table);
bool table_is_over(const Table *table); /* all have heard so */
/* Whoever is asked decides something. */
void table_play(Table *table, OriRandom *random);
/* Plays until everybody knows version v and nobody has decided beyond it, or the game is over. */
void table_play_to(Table *table, OriRandom *random, long v);

/* The record as this token may know it ("" for a spectator); fails unless it can be read. */
void fetch_record(int port, const char *game, const char *token, OriRecord *out, Bytes *text);

#endif
