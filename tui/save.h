/*
 * save.h - games kept on disk, a record each, so that none is lost.
 *
 * The folder is $XDG_STATE_HOME/oriflamme or ~/.local/state/oriflamme. A save is an ordinary record
 * with a comment that names who plays the seats: replay, check and review read it as well. It is
 * written beside the old one and moved over it, so the file is whole at any instant. A finished
 * game of a server's table is kept here, too, with a comment that names the table. The program that
 * plays a game holds its lock, so that two windows never write over each other.
 */
#ifndef ORI_SAVE_H
#define ORI_SAVE_H

#include "daily/deal.h"
#include "oriflamme.h"

#include <stddef.h>
#include <stdint.h>

enum {
    SAVE_PATH = 4096,
    SAVE_TEXT = ORI_RECORD_TEXT + 2048,
    SAVE_PLAYER = 32,
    SAVE_LINK = 1024,
};

typedef struct Save {
    OriRecord record;
    char player[ORI_MAX_SEATS][SAVE_PLAYER]; /* "human", or a bot with its budget */
    uint64_t seed;                           /* of the bots */
    char table[SAVE_LINK]; /* the link of the server's table; "": played here ... */
    int seat;              /* ... and who played there */
    char deal[DEAL_TEXT];  /* the deal that it is, with its version; "": it is none */
    bool is_aside; /* coached, or played on from another game: it says nothing of strength */
} Save;

/* A game on the disk. */
typedef struct SaveFile {
    char path[SAVE_PATH];
    int64_t changed; /* nanoseconds since 1970 */
    bool is_over;
    const char *why; /* it cannot be read; NULL: it can */
    int round;       /* where it stands */
    int holder;      /* the process in which it is open now; 0: none */
} SaveFile;

enum { SAVE_LIST = 64, SAVE_NO_LOCK = -1 };

/* The folder of all saves, created if missing; leaves room for a name behind it. */
const char *save_folder(char path[SAVE_PATH]);
/* Beside the old file, synced, and moved over it. */
const char *save_write_text(const char *path, const char *text, size_t length);

/* A new file name for a game. Returns NULL, or why there can be none. */
const char *save_new_path(char path[SAVE_PATH]);
/* The last ones, the newest first. Returns how many; *others, unless it is NULL, is how many older
 * ones there are. */
int save_list(SaveFile list[SAVE_LIST], int *others);
/* The newest save, finished or not. */
const char *save_any_path(char path[SAVE_PATH]);

/* A game is open in one window at a time: the lock is a file beside it and goes with the process,
 * however that ends. Returns NULL and the lock to be given back; or why not, and in *holder the
 * process that has it (0: nobody has, and it cannot be locked). */
const char *save_lock(const char *path, int *lock, int *holder);
void save_unlock(const char *path, int lock);

const char *save_write(const char *path, const Save *save);
/* The only seat that a person plays, by the comment in this text; else ORI_NOBODY. */
int save_person(const char *text);
/* A finished game of a server's table, under a name made of both: writing it again changes nothing.
 * link: the table's, without a key. game: its id, letters and digits. */
const char *save_from_table(const OriRecord *record, const char *host, const char *link,
                            const char *game, int seat, char path[SAVE_PATH]);
/* The last game of this table that is kept here; false: none is. */
bool save_find_table(const char *link, char path[SAVE_PATH]);
/* The oldest kept game of this deal, over or not; false: it has not been played here. */
bool save_find_deal(const char *deal, char path[SAVE_PATH]);
/* A record without the comment gives players "human". */
const char *save_read(const char *path, Save *out);

#endif
