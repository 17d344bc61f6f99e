/*
 * server.h - what the parts of one running server share.
 *
 * It is passed, never global: a process may run several. Each part keeps its own state in its own
 * struct; only run.c fills this in.
 */
#ifndef ORI_SERVER_H
#define ORI_SERVER_H

#include "server/clock.h"
#include "server/config.h"
#include "server/limits.h"
#include "server/text.h"

enum { SERVER_URL_TEXT = 272, PROTOCOL_VERSION = 1 };

typedef struct Server {
    const Config *config;
    Clock clock;
    struct Store *store;
    struct Minds *minds;
    struct Conns *conns;
    struct Courier *courier; /* NULL: no notices leave this server */
    struct Http *http;
    struct Rooms *rooms;
    struct Assets *assets;
    struct Origins *origins;
    struct Watchdog *watchdog; /* NULL: none */
    Addresses *addresses;
    char public_url[SERVER_URL_TEXT];
    int max_connections;    /* as many as the system has files for */
    int64_t messages;       /* heard since the start */
    int64_t raced;          /* decisions that another node had written first */
    int64_t lost_decisions; /* the store had them once, and forgot them */
    int64_t lost_changes;
    int64_t thoughts;   /* that bots were asked for */
    int64_t started;    /* this process; play clock */
    int64_t notices[4]; /* letters that were carried, by their fates (courier.h) */
    int64_t begun;      /* the play clock when there was last no node alive */
    int node_ticks;
    int silent_ticks; /* for this many seconds the shared store has not answered */
    bool stopping;
    int64_t kept_at; /* when it was last looked for what is too old; play clock */
    Json message;    /* the one that is being made */
} Server;

#endif
