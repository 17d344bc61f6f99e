/*
 * line.h - the one path on which a table changes.
 *
 * The room judges a wish by the table it knows and gives it to the store with the number it expects.
 * Once it is written, the room adopts it, answers the client and tells everybody. If another node
 * was first, the room reads and adopts what that node wrote and judges the wish once more.
 *
 * Things that are stored separately have separate lanes, so that nothing waits for what it does not
 * depend on. The store has one entry of a lane at a time; later ones wait, and the room judges them
 * by what it then finds.
 */
#ifndef ORI_LINE_H
#define ORI_LINE_H

#include "server/room/client.h"
#include "server/table/judge.h"

typedef enum LaneKind { LANE_ROW, LANE_GAME, LANE_CHAT, LANES } LaneKind;

typedef enum LaneState {
    LANE_FREE,
    LANE_AWAY,  /* the first is at the store */
    LANE_READS, /* the first waits for what others wrote */
} LaneState;

typedef struct Lane {
    LaneState state;
    struct Waiting *first;
} Lane;

typedef struct WishLine {
    Lane lane[LANES];
    int reading; /* number of reads of the table under way */
    bool unread; /* others wrote what is not read yet */
} WishLine;

/* Copies the wish. Answers the client (NULL: nobody) or calls `then`, at once or after the write. */
void room_wish(Room *room, Client *client, const char *ref, const Wish *wish);
/* Hands the seat back from its stand-in: now or, if the time for this decision is up, once the
 * stand-in has decided. */
void room_back(Room *room, int seat);
typedef void WishAnswered(void *who, ErrorCode code);
void room_wish_then(Room *room, const Wish *wish, WishAnswered *then, void *who);

bool line_is_away(const Room *room, LaneKind kind); /* the store has an entry of that lane */
bool line_decides(const Room *room);                /* a decision is on its way */
void line_read(Room *room); /* others wrote: reads now, or when the write under way has returned */
void line_read_again(Room *room); /* if there is something to read */
/* Another node has decided this. False: the table must be read. */
bool line_hint(Room *room, const StoredDecision *decision);
void line_forget(Room *room); /* the room is unloaded: drops its queue */

#endif
