/*
 * feed.h - when news are shown: others' decisions come on a beat.
 *
 * A decision is shown a whole number of beats after the one before it, however long it took: so the
 * time tells nothing about what is hidden. One's own decision, and what happened before one came,
 * are shown at once.
 */
#ifndef ORI_FEED_H
#define ORI_FEED_H

#include "tui/source.h"

enum { FEED_QUICK = 60 }; /* milliseconds of a beat while skipping */

typedef struct Feed {
    Source *source;
    int pace; /* milliseconds of a beat; 0: none */
    bool is_skipping;
    bool is_mine; /* the next decision is one's own */
    News *waiting;
    int64_t due;   /* when it is shown */
    int64_t shown; /* when the last decision was */
} Feed;

News *feed_next(Feed *feed, int64_t now);     /* to be freed; NULL if none is due */
int feed_wait(const Feed *feed, int64_t now); /* milliseconds until one is; -1: none waits */
void feed_close(Feed *feed);

#endif
