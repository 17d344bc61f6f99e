/*
 * save.h - games kept on the disk, a record each, so that none is lost.
 *
 * The folder is $XDG_STATE_HOME/oriflamme or ~/.local/state/oriflamme. A save is an ordinary record
 * with a comment that tells who plays the seats: replay, check and review read it as well. It is
 * written beside the old one and moved over it: at any instant the file is whole.
 */
#ifndef ORI_SAVE_H
#define ORI_SAVE_H

#include "oriflamme.h"

enum {
    SAVE_PATH = 4096,
    SAVE_TEXT = ORI_RECORD_TEXT + 512,
    SAVE_PLAYER = 32,
};

typedef struct Save {
    OriRecord record;
    char player[ORI_MAX_SEATS][SAVE_PLAYER]; /* "human", or a bot with its budget */
    uint64_t seed;                           /* of the bots */
} Save;

/* A name for a new game: none that is there. Returns NULL, or why there can be none. */
const char *save_new_path(char path[SAVE_PATH]);
/* The game that was saved last and is not over. NULL, or why there is none. */
const char *save_last_path(char path[SAVE_PATH]);
/* The record that was saved last, over or not. */
const char *save_any_path(char path[SAVE_PATH]);

const char *save_write(const char *path, const Save *save);
/* A record without the comment gives players "human". */
const char *save_read(const char *path, Save *out);

#endif
