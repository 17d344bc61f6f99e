/*
 * feed.h - decides when news is shown: other players' decisions come on a beat.
 *
 * A decision is shown a whole number of beats after the one before it, however long it took, so the
 * time reveals nothing hidden. The player's own decisions, and everything before the first one, are
 * shown at once. A player who wants to look closely steps through them.
 */
#ifndef ORI_FEED_H
#define ORI_FEED_H

#include "tui/source.h"

enum { FEED_QUICK = 60 }; /* milliseconds of a beat while skipping */

typedef struct Feed {
    Source *source;
    int pace; /* milliseconds of a beat; 0: none */
    bool is_skipping;
    bool is_stepping; /* another's decision waits for feed_step */
    bool may_step;    /* ... which has come */
    bool is_mine;     /* the next decision is one's own */
    News *waiting;
    int64_t due;   /* when it is shown */
    int64_t shown; /* when the last decision was */
} Feed;

News *feed_next(Feed *feed, int64_t now);     /* to be freed; NULL if none is due */
int feed_wait(const Feed *feed, int64_t now); /* milliseconds until one is; -1: none waits */
/* Steps from now on: shows the waiting decision, or the next one. */
void feed_step(Feed *feed);
void feed_go_on(Feed *feed);            /* on a beat again */
bool feed_is_waiting(const Feed *feed); /* a decision waits for its step */
void feed_close(Feed *feed);

#endif
