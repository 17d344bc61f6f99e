/*
 * api_status.c - reports what the server is and how it is doing, for its operator and for a proxy.
 */
#include "server/wire/api.h"

#include "server/net/conn.h"
#include "server/notice/courier.h"
#include "server/room/rooms.h"

void api_health(HttpRequest *r, const char *unused)
{
    bool failing = store_is_failing(http_server(r)->store);
    Json body = TEXT_NEW;
    (void)unused;
    out_open(&body, '{');
    put_text(&body, "status", failing ? error_code(ERROR_STORE_FAILED) : "ok");
    http_answer_json(r, failing ? error_status(ERROR_STORE_FAILED) : 200, &body);
}

void api_version(HttpRequest *r, const char *unused)
{
    const Courier *courier = http_server(r)->courier;
    Json body = TEXT_NEW;
    (void)unused;
    out_open(&body, '{');
    put_text(&body, "version", ORI_VERSION);
    put_number(&body, "rules", ORI_RULES_VERSION);
    put_number(&body, "protocol", PROTOCOL_VERSION);
    if (courier != NULL && courier_key(courier) != NULL)
        put_text(&body, "push", courier_key(courier));
    if (courier != NULL && courier_hooks(courier))
        put_bool(&body, "hooks", true);
    http_answer_json(r, 200, &body);
}

static void put_metric(Json *out, const char *name, const char *type, const char *about,
                       int64_t value)
{
    text_format(out, "# HELP oriflamme_%s %s\n# TYPE oriflamme_%s %s\noriflamme_%s %lld\n", name,
                about, name, type, name, (long long)value);
}

static void put_notices(Json *out, const Server *s)
{
    put_metric(out, "notices_waiting", "gauge", "Letters that wait or are under way",
               courier_waiting(s->courier));
    put_metric(out, "notices_delivered_total", "counter", "Letters that a push service has taken",
               s->notices[LETTER_DONE]);
    put_metric(out, "notices_gone_total", "counter", "Letters whose device was gone",
               s->notices[LETTER_GONE]);
    put_metric(out, "notices_later_total", "counter", "Letters that were put off",
               s->notices[LETTER_LATER]);
    put_metric(out, "notices_refused_total", "counter", "Letters that were refused",
               s->notices[LETTER_REFUSED]);
}

void api_metrics(HttpRequest *r, const char *unused)
{
    Server *s = http_server(r);
    Json body = TEXT_NEW;
    (void)unused;
    if (store_is_shared(s->store))
        text_format(&body,
                    "# HELP oriflamme_node This node\n# TYPE oriflamme_node gauge\n"
                    "oriflamme_node{node=\"%s\"} 1\n",
                    store_node(s->store));
    put_metric(&body, "connections", "gauge", "WebSocket connections", conns_count(s->conns));
    put_metric(&body, "tables", "gauge", "Tables in memory", rooms_count(s));
    put_metric(&body, "games_playing", "gauge", "Games being played", rooms_playing(s));
    if (!store_is_shared(s->store)) /* else they are no node's */
        put_metric(&body, "tables_resting", "gauge", "Tables on the disk alone whose clock runs",
                   rooms_resting(s));
    put_metric(&body, "bots_waiting", "gauge", "Bots that wait for a thread",
               minds_waiting(s->minds));
    put_metric(&body, "store_failing", "gauge", "1 while the disk refuses",
               store_is_failing(s->store));
    put_metric(&body, "messages_total", "counter", "Messages of clients", s->messages);
    put_metric(&body, "requests_total", "counter", "HTTP requests", http_requests(s->http));
    put_metric(&body, "writes_total", "counter", "Writes to the store", store_writes(s->store));
    put_metric(&body, "commits_total", "counter", "Commits of the store", store_commits(s->store));
    put_metric(&body, "raced_total", "counter", "Decisions that another node had written first",
               s->raced);
    put_metric(&body, "lost_decisions_total", "counter",
               "Decisions that the store had and forgot while players knew them",
               s->lost_decisions);
    put_metric(&body, "lost_changes_total", "counter",
               "Changes of tables, games begun and lines of chat that it forgot", s->lost_changes);
    put_metric(&body, "thoughts_total", "counter", "Decisions that bots were asked for",
               s->thoughts);
    put_metric(&body, "unsent_bytes", "gauge", "What the kernel keeps for slow clients",
               conns_unsent(s->conns));
    put_metric(&body, "dropped_total", "counter", "Connections dropped for not reading",
               conns_dropped(s->conns));
    if (s->courier != NULL)
        put_notices(&body, s);
    http_answer(r, 200, "text/plain; version=0.0.4; charset=utf-8", body.text, (size_t)body.length,
                http_no_store);
    text_free(&body);
}
