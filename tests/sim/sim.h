/*
 * sim.h - a simulated world for the server: time, chance and what is wrong with them.
 *
 * Everything that happens follows from one seed: the same seed gives the same run to the byte. The
 * server's own code runs unchanged; only its sockets (net.c), its disk (disk.c), its clock and its
 * chance are ours.
 */
#ifndef ORI_SIM_H
#define ORI_SIM_H

#include "server/server.h"
#include "server/store/store.h"

#include "oriflamme.h"

#include <jansson.h>
#include <setjmp.h>

/* --- Time and chance --- */

extern int64_t sim_now; /* milliseconds since the world began */

int sim_below(int limit); /* 0 .. limit - 1 */
bool sim_chance(int percent);
bool sim_rarely(int one_in);
int64_t sim_between(int64_t least, int64_t most);

/* Calls deed(who, what, text) at that time; the text is freed afterwards. */
typedef void SimDeed(int who, int64_t what, char *text);
void sim_at(int64_t when, SimDeed *deed, int who, int64_t what, const char *text);

/* Ends the run: a promise is broken. */
_Noreturn void sim_broken(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* --- The disk (disk.c) --- */

enum { DISK_NODES = 2, DISK_ALIVE_MS = 6 * 1000 /* so late a dead node is missed, at most */ };

extern const struct StoreEngine disk_engine;
extern const struct StoreEngine disk_shared_engine; /* with the number of a node */
extern bool disk_is_bad;   /* commits may fail, or be the last thing that the server does */
extern jmp_buf disk_power; /* where the world goes on when the server dies in a commit */
extern long disk_commits, disk_failures, disk_unread; /* the last: reads that failed */

const StoredTable *disk_table(const char *id);           /* NULL: there is none */
const StoredGame *disk_game(const char *id, int number); /* NULL: there is none */
int disk_tables(void);

void disk_node_starts(int node);
void disk_node_dies(int node);
void disk_lose_links(int node); /* hints may have been lost, and the node is told so */
void disk_keep(void);           /* a standby has all that is there, ... */
void disk_forget(void);         /* ... and takes its place: the rest is lost */

/* Whether this is what that seat may know of that version, to the letter; lines may be NULL. */
bool truth_is_view(const StoredGame *game, int v, int seat, const char *position,
                   const json_t *lines);

const StoredNotices *disk_notices(const char *id);       /* NULL: there are none */
void disk_put_notices(const char *id, const char *text); /* somebody has asked the server to */

/* --- Notices (notices.c), if the run is about them --- */

extern bool sim_notices;
struct Courier *notices_courier(Server *server, int node, uint64_t life);
bool notices_is_living(int node, uint64_t life); /* sim.c knows */
void notices_kill(int node);                     /* if it lives, and the world is bad */
int64_t sim_wall(void);
int64_t sim_clock(void); /* the play clock of a server that runs; or -1 */
/* Something has happened that may keep a server from telling in time, or for so much longer. */
void notices_disturb(int64_t longer);
void notices_began(bool alone); /* a node */
/* One died; the other had run since then (-1: there is none). */
void notices_died(int64_t other_since);
void notices_sleep(int64_t ms);                           /* the servers have not run for so long */
void notices_pass(int who, char text[SECRET_TOKEN_TEXT]); /* of a guest */
void notices_attend(int who, bool on);                    /* a guest says so */
void notices_gone(int who);                               /* or is not connected any more */
void notices_watch(int house, const char *table);         /* after everything that happens */
void notices_tick(void);
void notices_print(long deaths, long games);

/* --- The network (net.c) --- */

enum { NET_LINKS = 1 << 20 };

/* The number of a link. What comes over it is heard(who, link, text); NULL: it was closed. */
int net_connect(Server *server, SimDeed *heard, int who);
void net_say(int link, const char *text);
void net_cut(int link);
void net_drop_all(const Server *server); /* it has died */
extern int64_t net_sent_at;              /* when what is heard now was sent */
bool net_is_open(int link);
void net_forget(void); /* all links, which must be closed */

/* POST or GET; answered by heard(who, status, body), or never if the server dies. */
void net_ask(Server *server, const char *method, const char *path, const char *body, SimDeed *heard,
             int who);

/* Somebody is connected to this table. */
bool net_has_guests(const char *table);
/* What clients have in their hands when a table is dropped: told by disk.c, judged by sim.c. */
void sim_table_dropped(const char *id);

#endif
