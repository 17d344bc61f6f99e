/*
 * open.c - opens the page's files, the store and the courier, as the settings say.
 */
#include "server/open.h"

#include "server/log.h"
#include "server/net/assets.h"
#include "server/notice/courier.h"
#include "server/notice/point.h"
#include "server/room/letters.h"
#include "server/store/store.h"

#include <stdio.h>
#include <string.h>

bool open_web(Server *server, char why[RUN_WHY])
{
    char found[ASSETS_PATH];
    const char *folder = server->config->web;
    if (folder != NULL && !assets_are_in(folder)) {
        snprintf(why, RUN_WHY, "--web %.300s: there is no index.html", folder);
        return false;
    }
    if (folder == NULL)
        folder = assets_find(found) ? found : NULL;
    if (folder == NULL) {
        log_event(LOG_WARNING, "no-web-client", "hint=\"build the page with: make web\"");
        return true;
    }
    snprintf(why, RUN_WHY, "out of memory");
    server->assets = assets_load(folder, server->public_url);
    if (server->assets == NULL)
        return false;
    log_event(LOG_NOTE, "web-client", "files=%d folder=%s", assets_count(server->assets), folder);
    return true;
}

bool open_store(Server *server, uv_loop_t *loop, char why[RUN_WHY])
{
    char reason[STORE_WHY];
    StoreCommit commit =
        strcmp(server->config->commit, "each") == 0 ? STORE_COMMIT_EACH : STORE_COMMIT_GROUP;
    const char *place = server->config->store;
    if (place != NULL && !store_is_url(place)) {
        snprintf(why, RUN_WHY,
                 "--store takes postgresql://..., not '%.80s'; use --data for a folder", place);
        return false;
    }
    StorePlace at = {.place = place != NULL ? place : server->config->data,
                     .node = server->config->node};
    if (at.node != NULL && !store_is_node_name(at.node)) {
        snprintf(why, RUN_WHY,
                 "--node takes up to 32 letters, digits, '.', '-' and '_', not '%.60s'", at.node);
        return false;
    }
    server->store = store_open(at, commit, loop, reason);
    if (server->store == NULL)
        snprintf(why, RUN_WHY, "%s", reason);
    return server->store != NULL;
}

/* --- Notices --- */

static bool hosts_are_names(const char *option, const char *hosts, char why[RUN_WHY])
{
    const char *wrong = notice_check_hosts(hosts);
    if (wrong != NULL)
        snprintf(why, RUN_WHY, "%s %s, not '%.80s'", option, wrong, hosts);
    return wrong == NULL;
}

/* Push services want to know whom to ask, and some refuse what nobody can be asked about. */
static const char *check_subject(const char *url)
{
    const char *host = url != NULL ? url + strlen("https://") : "";
    if (url == NULL)
        return "which is not set";
    if (strncmp(url, "https://", strlen("https://")) != 0)
        return "which is not https";
    return strncmp(host, "localhost", strlen("localhost")) == 0 || strncmp(host, "127.", 4) == 0 ||
                   host[0] == '['
               ? "which is known on this machine alone"
               : NULL;
}

static bool may_push(const Config *config, char why[RUN_WHY])
{
    const char *wrong = check_subject(config->public_url);
    if (wrong != NULL)
        snprintf(why, RUN_WHY,
                 "--push needs the address where players find this server, --public-url"
                 " https://..., %s: push services ask for it",
                 wrong);
    return wrong == NULL;
}

static bool get_key(Server *server, StoreKey *key, char why[RUN_WHY])
{
    char reason[STORE_WHY];
    uint8_t point[POINT_SIZE];
    *key = (StoreKey){.is_offered = true};
    point_draw(key->key, point);
    if (!store_key(server->store, key, reason)) {
        snprintf(why, RUN_WHY, "%s", reason);
        return false;
    }
    if (key->is_missed)
        log_event(LOG_WARNING, "push-key-missing",
                  "hint=\"the store was restored without its key: devices that were subscribed"
                  " before get no notices until their players ask for them again\"");
    return true;
}

bool open_courier(Server *server, uv_loop_t *loop, char why[RUN_WHY])
{
    const Config *config = server->config;
    char reason[LETTER_WHY];
    StoreKey key;
    if (!hosts_are_names("--push-hosts", config->push_hosts, why) ||
        !hosts_are_names("--hook-hosts", config->hook_hosts, why))
        return false;
    if (!config->push && config->hook_hosts == NULL)
        return true;
    if (config->push && (!may_push(config, why) || !get_key(server, &key, why)))
        return false;
    CourierPlan plan = {.subject = server->public_url,
                        .hook_hosts = config->hook_hosts,
                        .key = config->push ? key.key : NULL,
                        .leaves = told_send,
                        .left = letters_left,
                        .done = letters_done};
    server->courier = courier_open(&plan, loop, reason);
    if (server->courier == NULL)
        snprintf(why, RUN_WHY, "%s", reason);
    return server->courier != NULL;
}
