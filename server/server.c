/*
 * server.c - opens everything in order, lets the loop run, and closes everything in order.
 *
 * The end: new connections are refused, what is at the store is waited for and told, clients hear
 * `bye`, and only then is anything closed. No thread of a bot is waited for.
 */
#include "server/server.h"

#include "server/api.h"
#include "server/assets.h"
#include "server/conn.h"
#include "server/http.h"
#include "server/log.h"
#include "server/minds.h"
#include "server/protocol.h"
#include "server/room.h"
#include "server/secret.h"
#include "server/store.h"

#include <errno.h>
#include <netdb.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    TICK_MS = 1000,
    ALIVE_TICKS = 10,
    SWEEP_TICKS = 60,
    FAREWELL_MS = 300, /* for clients to take the last words */
    SPARE_FILES = 256,
    HTTP_CONNECTIONS = 2000,
    CLOSE_RESTART = 1012,
    ADDRESS_TEXT = 256,
};

static struct {
    uv_loop_t loop;
    uv_timer_t tick;
    uv_prepare_t flush;
    uv_signal_t term;
    uv_signal_t interrupt;
    uv_signal_t hangup;
    int ticks;
    int port;
    int http_connections;
    char public_url[ADDRESS_TEXT + 16];
} server;

/* --- The listening socket --- */

/* "127.0.0.1:8080", "[::1]:8080", ":8080" */
static bool split_address(const char *text, char host[ADDRESS_TEXT], char port[8])
{
    const char *colon = strrchr(text, ':');
    if (colon == NULL || strlen(colon + 1) > 5 || colon[1] == '\0' ||
        strspn(colon + 1, "0123456789") != strlen(colon + 1) || atoi(colon + 1) > 65535 ||
        colon - text >= ADDRESS_TEXT)
        return false;
    size_t size = (size_t)(colon - text);
    bool bracketed = size >= 2 && text[0] == '[' && colon[-1] == ']';
    snprintf(host, ADDRESS_TEXT, "%.*s", (int)(bracketed ? size - 2 : size), text + bracketed);
    snprintf(port, 8, "%s", colon + 1);
    return bracketed || strchr(host, ':') == NULL;
}

static int bind_one(const struct addrinfo *to)
{
    int one = 1;
    int s = socket(to->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (s < 0)
        return -1;
    setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(s, to->ai_addr, to->ai_addrlen) == 0 && listen(s, 1024) == 0)
        return s;
    int error = errno;
    close(s);
    errno = error;
    return -1;
}

static int port_of(int s)
{
    struct sockaddr_storage at;
    socklen_t size = sizeof at;
    char port[8] = "0";
    if (getsockname(s, (struct sockaddr *)&at, &size) == 0)
        getnameinfo((struct sockaddr *)&at, size, NULL, 0, port, sizeof port, NI_NUMERICSERV);
    return atoi(port);
}

static int listen_at(const char *text, char why[SERVER_WHY])
{
    char host[ADDRESS_TEXT];
    char port[8];
    struct addrinfo hints = {
        .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
    struct addrinfo *found = NULL;
    if (!split_address(text, host, port)) {
        snprintf(why, SERVER_WHY,
                 "--listen takes ADDRESS:PORT, such as 127.0.0.1:8080, not '%.80s'", text);
        return -1;
    }
    int code = getaddrinfo(host[0] != '\0' ? host : NULL, port, &hints, &found);
    if (code != 0) {
        snprintf(why, SERVER_WHY, "cannot listen on %.80s: %s", text, gai_strerror(code));
        return -1;
    }
    int s = bind_one(found);
    if (s < 0 && errno == EADDRINUSE)
        snprintf(why, SERVER_WHY,
                 "cannot listen on %.80s: the port is in use; choose another with --listen", text);
    else if (s < 0 && errno == EACCES)
        snprintf(why, SERVER_WHY,
                 "cannot listen on %.80s: an ordinary user may not take ports below 1024", text);
    else if (s < 0)
        snprintf(why, SERVER_WHY, "cannot listen on %.80s: %s", text, strerror(errno));
    freeaddrinfo(found);
    return s;
}

/* --- While it runs --- */

static void on_tick(uv_timer_t *timer)
{
    (void)timer;
    server.ticks++;
    conn_tick();
    http_tick();
    if (server.ticks % ALIVE_TICKS == 0)
        store_put_alive(room_context.store, wall_ms());
    if (server.ticks % SWEEP_TICKS == 0) {
        rooms_tick();
        address_sweep((int64_t)uv_now(&server.loop));
    }
}

static void on_flush(uv_prepare_t *prepare)
{
    (void)prepare;
    conn_flush();
}

static void on_stop(uv_signal_t *handle, int signal_number)
{
    (void)handle;
    log_event(LOG_NOTE, "stopping", "signal=%d connections=%d playing=%d", signal_number,
              conn_count(), rooms_playing());
    uv_stop(&server.loop);
}

static void on_hangup(uv_signal_t *handle, int signal_number)
{
    (void)handle;
    (void)signal_number;
    log_reopen();
}

/* --- Opening --- */

/* Every connection is an open file, and while it is upgraded, two. Where the system gives fewer
 * than are wanted, fewer are let in: nobody is accepted and then dropped. */
static void share_files(const Config *config)
{
    struct rlimit files = {.rlim_cur = RLIM_INFINITY};
    rlim_t need = (rlim_t)config->max_connections + HTTP_CONNECTIONS + SPARE_FILES;
    getrlimit(RLIMIT_NOFILE, &files);
    if (files.rlim_cur < need) {
        files.rlim_cur = need < files.rlim_max ? need : files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    room_context.max_connections = config->max_connections;
    server.http_connections = HTTP_CONNECTIONS;
    if (files.rlim_cur >= need)
        return;
    int spare = files.rlim_cur > 2 * SPARE_FILES ? SPARE_FILES : (int)files.rlim_cur / 3;
    int left = (int)files.rlim_cur - spare;
    server.http_connections = left / 4 < HTTP_CONNECTIONS ? left / 4 : HTTP_CONNECTIONS;
    if (left - server.http_connections < config->max_connections)
        room_context.max_connections = left - server.http_connections;
    log_event(LOG_WARNING, "few-files", "open-files=%llu wanted=%llu max-connections=%d",
              (unsigned long long)files.rlim_cur, (unsigned long long)need,
              room_context.max_connections);
}

static bool is_folder_with_page(const char *folder)
{
    char path[1200];
    return snprintf(path, sizeof path, "%s/index.html", folder) < (int)sizeof path &&
           access(path, R_OK) == 0;
}

/* Beside the program, as it is built or as it is installed. */
static bool find_web(char out[1024])
{
    static const char *const places[] = {"web", "../web", "../share/oriflamme/web"};
    char self[512];
    ssize_t size = readlink("/proc/self/exe", self, sizeof self - 1);
    if (size <= 0)
        return false;
    self[size] = '\0';
    *strrchr(self, '/') = '\0';
    for (int i = 0; i < 3; i++) {
        snprintf(out, 1024, "%s/%s", self, places[i]);
        if (is_folder_with_page(out))
            return true;
    }
    return false;
}

static bool load_web(const Config *config, char why[SERVER_WHY])
{
    char found[1024];
    const char *folder = config->web;
    if (folder != NULL && !is_folder_with_page(folder)) {
        snprintf(why, SERVER_WHY, "--web %.300s: there is no index.html", folder);
        return false;
    }
    if (folder == NULL)
        folder = find_web(found) ? found : NULL;
    if (folder == NULL) {
        log_event(LOG_WARNING, "no-web-client", "hint=\"make web\"");
        return true;
    }
    log_event(LOG_NOTE, "web-client", "files=%d folder=%s", assets_load(folder), folder);
    return true;
}

static bool set_public_url(const Config *config, char why[SERVER_WHY])
{
    const char *url = config->public_url;
    if (url == NULL) {
        char host[ADDRESS_TEXT];
        char port[8];
        split_address(config->listen, host, port);
        if (host[0] == '\0' || strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0)
            snprintf(host, sizeof host, "localhost");
        snprintf(server.public_url, sizeof server.public_url,
                 strchr(host, ':') != NULL ? "http://[%s]:%d" : "http://%s:%d", host, server.port);
    } else {
        size_t size = strlen(url);
        if ((strncmp(url, "http://", 7) != 0 && strncmp(url, "https://", 8) != 0) ||
            size >= ADDRESS_TEXT || strpbrk(url, " \"\\<>#?") != NULL) {
            snprintf(why, SERVER_WHY, "--public-url takes http://... or https://..., not '%.80s'",
                     url);
            return false;
        }
        snprintf(server.public_url, sizeof server.public_url, "%s", url);
        while (size > 0 && server.public_url[size - 1] == '/')
            server.public_url[--size] = '\0';
    }
    if (!api_set_origins(server.public_url, server.port, config->origins)) {
        snprintf(why, SERVER_WHY, "--origin takes http://... or https://..., not '%.80s'",
                 config->origins != NULL ? config->origins : url);
        return false;
    }
    return true;
}

static int bot_threads(const Config *config)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return config->bot_threads > 0 ? config->bot_threads : processors > 2 ? (int)processors - 1 : 1;
}

static bool open_store(const Config *config, char why[SERVER_WHY])
{
    char reason[STORE_WHY];
    StoreCommit commit =
        strcmp(config->commit, "each") == 0 ? STORE_COMMIT_EACH : STORE_COMMIT_GROUP;
    room_context.store = store_open(config->data, commit, &server.loop, reason);
    if (room_context.store == NULL)
        snprintf(why, SERVER_WHY, "%s", reason);
    return room_context.store != NULL;
}

static bool open_all(const Config *config, int *listener, char why[SERVER_WHY])
{
    *listener = listen_at(config->listen, why);
    if (*listener < 0)
        return false;
    server.port = port_of(*listener);
    if (!set_public_url(config, why) || !load_web(config, why))
        return false;
    room_context.loop = &server.loop;
    room_context.config = config;
    room_context.public_url = server.public_url;
    if (!open_store(config, why))
        return false;
    room_context.minds = minds_open(&server.loop, bot_threads(config), room_thought);
    snprintf(why, SERVER_WHY, "out of memory");
    if (room_context.minds == NULL)
        return false;
    conn_init(&server.loop, &protocol_handler,
              (ConnLimits){.max_message = (size_t)config->max_message,
                           .max_backlog = (size_t)config->max_backlog});
    return rooms_open() && http_open(&server.loop, *listener, server.http_connections, config,
                                     api_admit, api_answer);
}

static void start_handles(void)
{
    uv_timer_init(&server.loop, &server.tick);
    uv_timer_start(&server.tick, on_tick, TICK_MS, TICK_MS);
    uv_prepare_init(&server.loop, &server.flush);
    uv_prepare_start(&server.flush, on_flush);
    uv_signal_init(&server.loop, &server.term);
    uv_signal_start(&server.term, on_stop, SIGTERM);
    uv_signal_init(&server.loop, &server.interrupt);
    uv_signal_start(&server.interrupt, on_stop, SIGINT);
    uv_signal_init(&server.loop, &server.hangup);
    uv_signal_start(&server.hangup, on_hangup, SIGHUP);
}

/* --- The end --- */

static void say_goodbye(Room *room)
{
    for (Client *c = room->clients; c != NULL; c = c->next)
        protocol_say_bye(c, "stopping", CLOSE_RESTART);
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

static void close_all(void)
{
    http_quiesce();
    store_put_alive(room_context.store, wall_ms());
    store_drain(room_context.store);
    rooms_each(say_goodbye);
    conn_flush();
    uint64_t end = uv_now(&server.loop) + FAREWELL_MS;
    uv_timer_start(&server.tick, on_farewell, FAREWELL_MS, 0);
    while (conn_count() > 0 && uv_now(&server.loop) < end)
        uv_run(&server.loop, UV_RUN_ONCE);
    store_drain(room_context.store);
    conn_stop();
    http_close();
    rooms_stop();
    store_close(room_context.store);
    bool thinking = minds_close(room_context.minds);
    log_event(LOG_NOTE, "stopped", "all games are on the disk");
    if (thinking) { /* a bot in thought would keep the program for seconds */
        fflush(NULL);
        _exit(0);
    }
    uv_walk(&server.loop, close_handle, NULL);
    uv_run(&server.loop, UV_RUN_DEFAULT);
    uv_loop_close(&server.loop);
    assets_free();
}

bool server_run(const Config *config, char why[SERVER_WHY])
{
    int listener;
    if (!log_open(config->log)) {
        snprintf(why, SERVER_WHY, "cannot write the log %.300s: %s", config->log, strerror(errno));
        return false;
    }
    signal(SIGPIPE, SIG_IGN);
    snprintf(why, SERVER_WHY, "the system gives no randomness");
    if (!secret_ready() || uv_loop_init(&server.loop) != 0)
        return false;
    if (geteuid() == 0)
        log_event(LOG_WARNING, "running-as-root", "hint=\"an ordinary user suffices\"");
    if (config->test_deals || config->test_pace)
        log_event(LOG_WARNING, "test-options", "hint=\"not for real games\"");
    share_files(config);
    if (!open_all(config, &listener, why))
        return false;
    start_handles();
    char host[ADDRESS_TEXT];
    char port[8];
    split_address(config->listen, host, port);
    printf(strchr(host, ':') != NULL ? "listening on http://[%s]:%d\n"
                                     : "listening on http://%s:%d\n",
           host[0] != '\0' ? host : "0.0.0.0", server.port);
    if (config->public_url != NULL)
        printf("players come to %s\n", server.public_url);
    fflush(stdout);
    log_event(LOG_NOTE, "listening", "address=%s port=%d", config->listen, server.port);
    uv_run(&server.loop, UV_RUN_DEFAULT);
    close_all();
    return true;
}
