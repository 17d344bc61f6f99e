/*
 * run.c - the server as a process: opens everything in order, runs the loop, and closes everything
 * in reverse.
 *
 * To stop, it refuses new connections, waits for the writes at the store and tells their results,
 * sends clients `bye`, and only then closes anything. It waits for no bot's thread.
 */
#include "server/run.h"

#include "server/open.h"
#include "server/wire/api.h"
#include "server/net/assets.h"
#include "server/net/conn.h"
#include "server/nodes/nodes.h"
#include "server/notice/courier.h"
#include "server/room/game.h"
#include "server/net/http.h"
#include "server/room/expire.h"
#include "server/net/listen.h"
#include "server/log.h"
#include "server/room/minds.h"
#include "server/net/origins.h"
#include "server/wire/protocol.h"
#include "server/room/rooms.h"
#include "server/secret.h"
#include "server/store/store.h"
#include "server/watchdog.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
    TICK_MS = SECOND_MS,
    LIVED_TICKS = 10,
    SWEEP_TICKS = 60,
    FAREWELL_MS = 300, /* for clients to take the last words */
    LETTERS_MS = 3000, /* for letters under way: what is not noted as sent is sent again */
    SPARE_FILES = 256,
    HTTP_CONNECTIONS = 2000,
    CLOSE_RESTART = 1012,
};

/* One server and the loop it runs in. */
typedef struct Run {
    Server server;
    uv_loop_t loop;
    uv_timer_t tick;
    uv_timer_t due; /* the play clock's next timer */
    uv_prepare_t flush;
    uv_signal_t term;
    uv_signal_t interrupt;
    uv_signal_t hangup;
    int ticks;
    int port;
    int http_connections;
} Run;

/* --- While it runs --- */

static void on_tick(uv_timer_t *timer)
{
    Run *run = timer->data;
    Server *server = &run->server;
    int64_t now = clock_now(&server->clock);
    run->ticks++;
    conns_tick(server->conns);
    http_tick(server->http);
    rooms_tick(server);
    nodes_tick(server);
    expire_tick(server);
    log_tick();
    if (run->ticks % LIVED_TICKS == 0 && !store_is_shared(server->store))
        store_put_lived(server->store, now);
    if (run->ticks % SWEEP_TICKS == 0)
        addresses_sweep(server->addresses, now);
}

static void on_due(uv_timer_t *timer)
{
    Run *run = timer->data;
    clock_run(&run->server.clock);
}

/* Before the loop waits: sends what is queued, and sets the wake-up to the next timer. */
static void on_flush(uv_prepare_t *prepare)
{
    Run *run = prepare->data;
    conns_flush(run->server.conns);
    http_turn(run->server.http);
    int64_t next = clock_next(&run->server.clock);
    if (next >= 0)
        uv_timer_start(&run->due, on_due, (uint64_t)next, 0);
    else
        uv_timer_stop(&run->due);
}

static void on_stop(uv_signal_t *handle, int signal_number)
{
    Run *run = handle->data;
    log_event(LOG_NOTE, "stopping", "signal=%d connections=%d playing=%d", signal_number,
              conns_count(run->server.conns), rooms_playing(&run->server));
    uv_stop(&run->loop);
}

static void on_hangup(uv_signal_t *handle, int signal_number)
{
    (void)handle;
    (void)signal_number;
    log_reopen();
}

/* --- Opening --- */

/* Every connection is an open file. Where the system gives fewer
 * than are wanted, fewer are let in: nobody is accepted and then dropped. */
static void share_files(Run *run)
{
    Server *server = &run->server;
    struct rlimit files = {.rlim_cur = RLIM_INFINITY};
    rlim_t need = (rlim_t)server->config->max_connections + HTTP_CONNECTIONS + SPARE_FILES;
    getrlimit(RLIMIT_NOFILE, &files);
    if (files.rlim_cur < need) {
        files.rlim_cur = need < files.rlim_max ? need : files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    server->max_connections = server->config->max_connections;
    run->http_connections = HTTP_CONNECTIONS;
    if (files.rlim_cur >= need)
        return;
    int spare = files.rlim_cur > 2 * SPARE_FILES ? SPARE_FILES : (int)files.rlim_cur / 3;
    int left = (int)files.rlim_cur - spare;
    run->http_connections = left / 4 < HTTP_CONNECTIONS ? left / 4 : HTTP_CONNECTIONS;
    if (left - run->http_connections < server->max_connections)
        server->max_connections = left - run->http_connections;
    log_event(LOG_WARNING, "few-files", "open-files=%llu wanted=%llu max-connections=%d",
              (unsigned long long)files.rlim_cur, (unsigned long long)need,
              server->max_connections);
}

/* The default public address: the one it listens on. */
static void guess_public_url(Run *run)
{
    char host[LISTEN_TEXT];
    char port[LISTEN_PORT_TEXT];
    listen_split(run->server.config->listen, host, port);
    if (host[0] == '\0' || strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0)
        snprintf(host, sizeof host, "localhost");
    snprintf(run->server.public_url, SERVER_URL_TEXT,
             strchr(host, ':') != NULL ? "http://[%s]:%d" : "http://%s:%d", host, run->port);
}

static bool set_public_url(Run *run, char why[RUN_WHY])
{
    Server *server = &run->server;
    const char *url = server->config->public_url;
    if (url == NULL) {
        guess_public_url(run);
    } else {
        size_t size = strlen(url);
        if ((strncmp(url, "http://", 7) != 0 && strncmp(url, "https://", 8) != 0) ||
            size >= LISTEN_TEXT || strpbrk(url, " \"\\<>#?") != NULL) {
            snprintf(why, RUN_WHY, "--public-url takes http://... or https://..., not '%.80s'",
                     url);
            return false;
        }
        snprintf(server->public_url, SERVER_URL_TEXT, "%s", url);
        while (size > 0 && server->public_url[size - 1] == '/')
            server->public_url[--size] = '\0';
    }
    server->origins = origins_new(server->public_url, run->port, server->config->origins);
    if (server->origins == NULL)
        snprintf(why, RUN_WHY, "--origin takes http://... or https://..., not '%.80s'",
                 server->config->origins != NULL ? server->config->origins : url);
    return server->origins != NULL;
}

static int bot_threads(const Config *config)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return config->bot_threads > 0 ? config->bot_threads : processors > 2 ? (int)processors - 1 : 1;
}

/* A message is a frame or a few, and most are short. */
static ConnLimits conn_limits(const Config *config)
{
    enum { FRAMES = 5, BYTES = 1024 };
    int64_t rate = config->rate;
    return (ConnLimits){.max_message = (size_t)config->max_message,
                        .max_backlog = (size_t)config->max_backlog,
                        .frames = rate * FRAMES,
                        .bytes =
                            rate * (config->max_message > BYTES ? config->max_message : BYTES)};
}

static bool open_all(Run *run, int *listener, char why[RUN_WHY])
{
    Server *server = &run->server;
    const Config *config = server->config;
    *listener = listen_at(config->listen, why);
    if (*listener < 0)
        return false;
    run->port = listen_port(*listener);
    if (!set_public_url(run, why) || !open_web(server, why) ||
        !open_store(server, &run->loop, why) || !open_courier(server, &run->loop, why))
        return false;
    clock_open(&server->clock, clock_of_system, store_lived(server->store));
    server->started = clock_now(&server->clock);
    if (store_is_shared(server->store))
        log_name(store_node(server->store));
    nodes_open(server);
    snprintf(why, RUN_WHY, "out of memory");
    server->message = TEXT_NEW;
    server->addresses = addresses_new();
    server->minds = minds_open(&run->loop, bot_threads(config), game_thought);
    server->conns =
        conns_open(&run->loop, &server->clock, &protocol_handler, server, conn_limits(config));
    if (server->addresses == NULL || server->minds == NULL || server->conns == NULL ||
        !rooms_open(server))
        return false;
    server->http =
        http_open(server, &run->loop, *listener, run->http_connections, api_admit, api_answer);
    return server->http != NULL;
}

static void start_handles(Run *run)
{
    uv_timer_init(&run->loop, &run->tick);
    uv_timer_start(&run->tick, on_tick, TICK_MS, TICK_MS);
    uv_timer_init(&run->loop, &run->due);
    uv_prepare_init(&run->loop, &run->flush);
    uv_prepare_start(&run->flush, on_flush);
    uv_signal_init(&run->loop, &run->term);
    uv_signal_start(&run->term, on_stop, SIGTERM);
    uv_signal_init(&run->loop, &run->interrupt);
    uv_signal_start(&run->interrupt, on_stop, SIGINT);
    uv_signal_init(&run->loop, &run->hangup);
    uv_signal_start(&run->hangup, on_hangup, SIGHUP);
    run->tick.data = run->due.data = run->flush.data = run;
    run->term.data = run->interrupt.data = run->hangup.data = run;
}

/* --- The end --- */

static void say_goodbye(Room *room)
{
    for (Client *c = room->clients; c != NULL; c = c->next)
        say_bye(c, ERROR_STOPPING, CLOSE_RESTART);
}

static void on_farewell(uv_timer_t *timer)
{
    (void)timer; /* it only wakes the loop: the time is looked at there */
}

static void close_handle(uv_handle_t *handle, void *unused)
{
    (void)unused;
    if (!uv_is_closing(handle))
        uv_close(handle, NULL);
}

static bool is_leaving(const Server *server, uint64_t passed)
{
    return (passed < FAREWELL_MS && conns_count(server->conns) > 0) ||
           (passed < LETTERS_MS && server->courier != NULL && courier_waiting(server->courier) > 0);
}

static void close_all(Run *run)
{
    Server *server = &run->server;
    watchdog_notify("STOPPING=1");
    watchdog_close(server->watchdog);
    server->stopping = true;
    http_quiesce(server->http);
    store_put_lived(server->store, clock_now(&server->clock));
    store_drain(server->store);
    rooms_each(server, say_goodbye);
    conns_flush(server->conns);
    uint64_t began = uv_now(&run->loop);
    uv_timer_start(&run->tick, on_farewell, FAREWELL_MS, LETTERS_MS - FAREWELL_MS);
    while (is_leaving(server, uv_now(&run->loop) - began))
        uv_run(&run->loop, UV_RUN_ONCE);
    store_drain(server->store);
    conns_close(server->conns);
    uv_prepare_stop(&run->flush);
    http_close(server->http);
    rooms_close(server);
    bool carrying = server->courier != NULL && courier_close(server->courier);
    store_close(server->store);
    bool thinking = minds_close(server->minds);
    log_event(LOG_NOTE, "stopped", "all games are on the disk");
    if (thinking || carrying) { /* either would keep the program for seconds */
        fflush(NULL);
        _exit(0);
    }
    uv_walk(&run->loop, close_handle, NULL);
    uv_run(&run->loop, UV_RUN_DEFAULT);
    uv_loop_close(&run->loop);
    assets_free(server->assets);
    addresses_free(server->addresses);
    free(server->origins);
    text_free(&server->message);
}

static void print_address(const Run *run)
{
    char host[LISTEN_TEXT];
    char port[LISTEN_PORT_TEXT];
    listen_split(run->server.config->listen, host, port);
    printf(strchr(host, ':') != NULL ? "listening on http://[%s]:%d\n"
                                     : "listening on http://%s:%d\n",
           host[0] != '\0' ? host : "0.0.0.0", run->port);
    if (run->server.config->public_url != NULL)
        printf("players come to %s\n", run->server.public_url);
    fflush(stdout);
    log_event(LOG_NOTE, "listening", "address=%s port=%d", run->server.config->listen, run->port);
}

static bool run_all(Run *run, char why[RUN_WHY])
{
    const Config *config = run->server.config;
    int listener;
    signal(SIGPIPE, SIG_IGN);
    snprintf(why, RUN_WHY, "the system provides no random numbers");
    if (!secret_ready() || uv_loop_init(&run->loop) != 0)
        return false;
    if (geteuid() == 0)
        log_event(LOG_WARNING, "running-as-root", "hint=\"run it as an ordinary user\"");
    if (config->test_deals || config->test_pace)
        log_event(LOG_WARNING, "test-options", "hint=\"for tests, not for real games\"");
    share_files(run);
    if (!open_all(run, &listener, why))
        return false;
    start_handles(run);
    if (config->watchdog > 0)
        run->server.watchdog = watchdog_open(listener, config->watchdog);
    watchdog_notify("READY=1");
    print_address(run);
    uv_run(&run->loop, UV_RUN_DEFAULT);
    close_all(run);
    return true;
}

bool server_run(const Config *config, char why[RUN_WHY])
{
    if (!log_open(config->log)) {
        snprintf(why, RUN_WHY, "cannot write the log %.300s: %s", config->log, strerror(errno));
        return false;
    }
    Run *run = calloc(1, sizeof *run);
    if (run == NULL) {
        snprintf(why, RUN_WHY, "out of memory");
        return false;
    }
    run->server.config = config;
    bool ok = run_all(run, why);
    free(run);
    return ok;
}
