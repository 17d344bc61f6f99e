/*
 * lobby.h - a server's table before its first game: the seats, the settings, and the link for
 * friends, as text and as a QR code.
 */
#ifndef ORI_LOBBY_H
#define ORI_LOBBY_H

#include "tui/model.h"

int lobby_draw(const Model *model, int y); /* returns the rows it took */
/* The same in lines: each to be told. */
void lobby_tell(const Model *model, void (*line)(void *to, const char *text), void *to);

/* Before a game: what the host has changed of it, for the log. */
void lobby_tell_change(Model *model, const TableNews *before);

#endif
