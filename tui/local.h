/*
 * local.h - a game on this machine: the only part of the terminal table that knows the truth.
 */
#ifndef ORI_LOCAL_H
#define ORI_LOCAL_H

#include "arena/arena.h"
#include "tui/save.h"
#include "tui/source.h"

typedef struct LocalGame {
    OriRecord record;              /* so far; the whole truth */
    ArenaEntry bot[ORI_MAX_SEATS]; /* by seat; without a bot a human plays it */
    uint64_t seed;                 /* of the bots */
    char path[SAVE_PATH];          /* where it is saved; "" for nowhere */
    int lock;                      /* of the save: the source gives it back */
    const char *why_unsaved;       /* there is no path; NULL: nobody wants one */
    bool is_coached;               /* the bots do as the coach's script wishes, where they can */
    bool is_aside;                 /* it was played on from another game, or with the coach */
    bool is_dealt;                 /* by a link: the bots play by this deal, and the person ... */
    Deal deal;                     /* ... can take nothing back, */
    bool is_practice;              /* unless it is played once more */
} LocalGame;

/* A new file for this game, with its lock; or why there is none, which the source tells. */
void local_choose_path(LocalGame *game);
/* A dealt game. Names must be filled. */
Source *local_open(const LocalGame *game);
/* Turns a save into a game. NULL, or why it cannot be played. */
const char *local_from_save(const Save *save, const char *path, LocalGame *out);
/* A deal by link, for the person at seat a. */
void local_deal(const Deal *deal, LocalGame *out);
/* The deal of a save. If the bots have another version, returns that reason, and the save is an
 * ordinary game. */
bool local_take_deal(const Save *save, LocalGame *out, DealRefusal *why);
/* Plays on from a moment of a record. Cards that the record does not know are dealt as they might
 * be. NULL, or why that is impossible. */
const char *local_from_record(const OriRecord *record, int decisions, uint64_t seed,
                              LocalGame *out);

#endif
