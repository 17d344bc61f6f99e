/*
 * expire.c - asks the store which tables are too old, and drops those that nobody uses.
 */
#include "server/room/expire.h"

#include "server/log.h"
#include "server/room/rooms.h"

enum { AT_ONCE = 1000 };

static void drop(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Server *server = who;
    int dropped = 0;
    for (int i = 0; i < count; i++) {
        if (kind != STORE_OLD_CHAT)
            dropped += rooms_drop(server, &list[i]);
        else if (rooms_find(server, list[i].id) == NULL)
            dropped += store_drop_chat(server->store, list[i].id, (StoreReply){.done = NULL});
    }
    if (dropped > 0)
        log_event(LOG_NOTE, "dropped", "%s=%d",
                  kind == STORE_OLD_LOBBIES ? "lobbies"
                  : kind == STORE_OLD_GAMES ? "tables"
                                            : "chats",
                  dropped);
}

static void look_for(Server *server, StoreListKind kind, int days)
{
    int64_t before = clock_now(&server->clock) - (int64_t)days * DAY_MS;
    if (days > 0 && before > 0)
        store_list(server->store, kind, before, AT_ONCE, drop, server);
}

void expire_tick(Server *server)
{
    int64_t now = clock_now(&server->clock);
    if (now - server->kept_at < HOUR_MS)
        return;
    server->kept_at = now;
    store_sweep_notices(server->store);
    look_for(server, STORE_OLD_LOBBIES, server->config->keep_lobbies);
    look_for(server, STORE_OLD_GAMES, server->config->keep_games);
    look_for(server, STORE_OLD_CHAT, server->config->keep_chat);
}
