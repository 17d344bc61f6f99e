/*
 * take.h - the room adopts what was written and tells it: the only place where a table in memory
 * changes. What other nodes wrote goes through the same functions.
 */
#ifndef ORI_TAKE_H
#define ORI_TAKE_H

#include "server/room/room.h"

/* The row, and who is where. sits: who takes the seat, or NULL. False: it cannot be taken, for want of
 * memory; it must be read again. */
bool take_row(Room *room, const Entry *entry, Client *sits);
void take_any_row(Room *room, const StoredTable *row); /* even an older one; tells nobody */
/* Everybody is told, and the game continues. own: this node wrote it. */
void take_tell_row(Room *room, const StoredTable *before, const Entry *entry, bool own);
/* What a read has found, as far as the room is not ahead of it. What is under way to the store is
 * waited for: line_read_again takes the rest when it has come back. forgot: the room is ahead of it
 * because the store has lost what was there (lost.h). */
void take_found(Room *room, const StoreFound *found, bool forgot);
void take_bots(Room *room); /* those that the row names */

/* Applies a decision that was written here, and tells it. False: no memory. */
bool take_decision(Room *room, const Entry *entry, OriLog *log);
void take_tell_decision(Room *room, const OriLog *log);
/* Another node has decided this. False: it does not continue the game that is known. */
bool take_others_decision(Room *room, const StoredDecision *decision);

/* A line of chat, if it is new (chat.c). */
void take_chat(Room *room, const StoredChat *chat);
void take_others_chat(Room *room, const StoredChat chat[], int count);

#endif
