/*
 * take.h - what was written is taken by the room, and told: the only place where a table in memory
 * changes. What other nodes wrote is taken by the same functions.
 */
#ifndef ORI_TAKE_H
#define ORI_TAKE_H

#include "server/room/room.h"

/* The row, and who is where. sits: who takes the seat, or NULL. False: it cannot be taken, for want of
 * memory; it is to be read again. */
bool take_row(Room *room, const Entry *entry, Client *sits);
void take_any_row(Room *room, const StoredTable *row); /* whatever is known; nobody is told */
/* Everybody is told, and the game goes on. own: this node wrote it. */
void take_tell_row(Room *room, const StoredTable *before, const Entry *entry, bool own);
/* Another node has changed the row, and perhaps begun a game. */
void take_others_row(Room *room, const StoredTable *row, StoredGame *game);
void take_bots(Room *room); /* those that the row names */

/* A decision that was written here: it has happened, and is to be told. False: no memory. */
bool take_decision(Room *room, const Entry *entry, OriLog *log);
void take_tell_decision(Room *room, const OriLog *log);
/* Another node has decided this. False: it does not continue the game that is known. */
bool take_others_decision(Room *room, const StoredDecision *decision);
void take_others_game(Room *room, const StoredGame *stored); /* what is more of the same game */

#endif
