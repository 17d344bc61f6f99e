/*
 * game_parts.h - what game*.c and turn.c share, and nobody else sees.
 */
#ifndef ORI_GAME_PARTS_H
#define ORI_GAME_PARTS_H

#include "server/room/game.h"

/* The seat that is asked decides so: it goes to the store. */
void game_submit(Room *room, OriDecision decision, bool standin);
/* It is on the disk: now it has happened. False: no memory; it is to be read again. */
bool game_happen(Room *room, const StoredDecision *d, OriLog *log);
void game_tell_happened(Room *room, const OriLog *log);
void game_retry(Room *room); /* in a moment whoever is asked begins again (turn.c) */

#endif
