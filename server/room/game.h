/*
 * game.h - the game of a room: clocks and bots; and who learns what about it.
 */
#ifndef ORI_GAME_H
#define ORI_GAME_H

#include "server/room/room.h"

/* --- Whose turn it is (turn.c) --- */

void game_turn_changed(Room *room); /* which node thinks for the bots */
void game_wake(Room *room);         /* restarts the clock or the bot of the deciding player */
void game_wake_later(Room *room);   /* the disk has refused: tries again in a moment */
void game_retry(Room *room);        /* the same, in a moment */
MindsDone game_thought;
bool game_waits(const Room *room);   /* without a clock, for a player: it may wait on the disk */
int64_t game_left(const Room *room); /* milliseconds of the clock; -1: it has none */
int64_t game_due(const Room *room);  /* of one that may rest: when its clock has run out */
void game_drop(Room *room);          /* there is none (any more) */

/* --- Telling (tell.c) --- */

void game_tell(Room *room, Client *client);                    /* the whole view */
void game_tell_since(Room *room, Client *client, int version); /* or what it missed */
void game_tell_all(Room *room);                                /* each audience its view */
void game_tell_news(Room *room, const OriLog *log);            /* of the last decision */
void game_tell_over(Room *room);
/* When the present decision must be made, if there is a clock. */
void put_clock(Json *out, const Room *room);
/* The view of one seat, for its bot. */
void game_view(const Room *room, int seat, OriView *out);
/* The record as this seat (or ORI_SPECTATOR) may know it. False: out of memory. */
bool game_record(const StoredGame *game, int seat, char text[ORI_RECORD_TEXT]);
void game_stored(const Room *room, StoredGame *out); /* the last game as the store has it */

#endif
