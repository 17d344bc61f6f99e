/*
 * load.c - what the server costs: tables of four clients and a spectator in one epoll loop.
 *
 * Random legal play at full speed or at a fixed rate; idle connections; and the same measures of an
 * echo server. CPU time is that of the server's threads (schedstat), memory what is its own
 * (smaps_rollup). bench/server runs the whole comparison.
 *
 * usage: load --port P --pid PID [--games N] [--rate DECISIONS-A-SECOND] [--seconds S]
 *             [--idle N] [--echo CONNECTIONS] [--other P --other-pid PID [--spread 1]]
 *   --other: a second node; every other table is there, or, spread, every other client of a table
 */
#define _GNU_SOURCE
#include "tests/support/client.h"

#include "oriflamme.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>

enum {
    PLAYERS = 4,
    AT_TABLE = PLAYERS + 1, /* and a spectator */
    IDLE_AT_TABLE = 10,
    SAMPLES = 4000000,
    ECHO_BYTES = 200,
    MOST_PATIENT_US = 10000000,
};

typedef struct Conn {
    Client line;
    int table;
    long port;
    bool plays;
    bool asked;
    char game[ID_TEXT];
    long v;
    char decision[ORI_DECISION_TEXT];
    int64_t sent;
} Conn;

typedef struct Cost {
    int64_t cpu_ns;
    long private_kb; /* Private_Dirty */
    long anon_kb;
    long rss_kb;
} Cost;

static struct Options {
    long port, pid, games, rate, seconds, idle, echo, other, other_pid, spread;
} options = {.seconds = 5};

static Conn *conn;
static int conns;
static int room;
static int loop;
static OriRandom random_source = {2026};
static long *latency;
static long acks;
static long over;
static long received_bytes;
static long messages;
static long errors;

/* --- Measuring the server --- */

static int64_t cpu_ns_of(long pid)
{
    char path[64];
    int64_t sum = 0;
    snprintf(path, sizeof path, "/proc/%ld/task", pid);
    DIR *tasks = opendir(path);
    for (struct dirent *task; tasks != NULL && (task = readdir(tasks)) != NULL;) {
        char file[400];
        long long ran = 0;
        snprintf(file, sizeof file, "%s/%s/schedstat", path, task->d_name);
        FILE *f = task->d_name[0] != '.' ? fopen(file, "r") : NULL;
        if (f == NULL)
            continue;
        if (fscanf(f, "%lld", &ran) == 1)
            sum += ran;
        fclose(f);
    }
    if (tasks != NULL)
        closedir(tasks);
    return sum;
}

static int64_t cpu_ns(void)
{
    return cpu_ns_of(options.pid) + (options.other_pid > 0 ? cpu_ns_of(options.other_pid) : 0);
}

static Cost cost(void)
{
    char line[128];
    Cost c = {.cpu_ns = cpu_ns()};
    snprintf(line, sizeof line, "/proc/%ld/smaps_rollup", options.pid);
    FILE *f = fopen(line, "r");
    if (f == NULL)
        fail("there is no process %ld", options.pid);
    while (fgets(line, sizeof line, f) != NULL) {
        sscanf(line, "Private_Dirty: %ld", &c.private_kb);
        sscanf(line, "Anonymous: %ld", &c.anon_kb);
        sscanf(line, "Rss: %ld", &c.rss_kb);
    }
    fclose(f);
    return c;
}

static void report_memory(const char *what, long count, Cost before, Cost after)
{
    printf("%s: %ld; private %ld -> %ld KB (%.0f bytes each), anonymous %ld -> %ld KB (%.0f bytes "
           "each), rss %ld KB\n",
           what, count, before.private_kb, after.private_kb,
           (double)(after.private_kb - before.private_kb) * 1024 / (double)count, before.anon_kb,
           after.anon_kb, (double)(after.anon_kb - before.anon_kb) * 1024 / (double)count,
           after.rss_kb);
}

/* --- Connections --- */

static Conn *new_conn(int table)
{
    if (conns == room) {
        fail("too many connections");
    }
    Conn *c = &conn[conns++];
    bool second = options.other > 0 && (options.spread > 0 ? conns : table) % 2 == 1;
    *c = (Conn){.line = CLIENT_NONE, .table = table, .port = second ? options.other : options.port};
    /* Several source addresses, so that there are ports enough. */
    c->line.from = 1 + conns / 20000;
    const char *why = client_open(&c->line, (int)c->port, NULL);
    if (why != NULL)
        fail("connection %d: %s", conns, why);
    return c;
}

static void watch(Conn *c)
{
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
    if (epoll_ctl(loop, EPOLL_CTL_ADD, c->line.fd, &event) != 0)
        fail("epoll");
}

static void make(char id[ID_TEXT], char token[TOKEN_TEXT])
{
    Answer a;
    http((int)options.port, "POST", "/tables", NULL,
         "{\"seats\":[\"me\",\"open\",\"open\",\"open\"],\"name\":\"Ann\"}", &a);
    if (a.status != 201)
        fail("no table: %d %s", a.status, a.body.data);
    json_t *made = json_loads(a.body.data, 0, NULL);
    snprintf(id, ID_TEXT, "%s", json_text(made, "table"));
    snprintf(token, TOKEN_TEXT, "%s", json_text(made, "token"));
    json_decref(made);
    answer_free(&a);
}

static void hello(Conn *c, const char *table, const char *token)
{
    if (token != NULL)
        client_say(&c->line, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\",\"token\":\"%s\"}",
                   table, token);
    else
        client_say(&c->line, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"}", table);
    json_decref(client_await(&c->line, "hello", NULL));
}

/* --- Playing --- */

static const char *after(const char *text, const char *key)
{
    const char *at = strstr(text, key);
    return at != NULL ? at + strlen(key) : NULL;
}

/* A random text of the array: reservoir sampling. */
static bool pick_option(const char *text, char out[ORI_DECISION_TEXT])
{
    const char *p = after(text, "\"options\":[");
    int seen = 0;
    while (p != NULL && *p == '"') {
        const char *end = strchr(p + 1, '"');
        size_t length = (size_t)(end - p) - 1;
        if (length < ORI_DECISION_TEXT && ori_random_below(&random_source, ++seen) == 0) {
            memcpy(out, p + 1, length);
            out[length] = '\0';
        }
        p = end[1] == ',' ? end + 2 : NULL;
    }
    return seen > 0;
}

/* The last decision of each table: how long until the others hear of it, those at the other node if
 * there is one. */
static struct Said {
    const Conn *by;
    long v;
    int64_t at;
} * said;
static long *told;
static long tellings;

static void note_told(const Conn *c, long v)
{
    const struct Said *s = &said[c->table];
    bool other = options.spread > 0 ? s->by != NULL && s->by->port != c->port : c != s->by;
    if (s->by != NULL && v == s->v + 1 && other && tellings < SAMPLES)
        told[tellings++] = (long)(now_us() - s->at);
}

static void decide(Conn *c)
{
    c->asked = false;
    c->sent = now_us();
    said[c->table] = (struct Said){c, c->v, c->sent};
    client_say(&c->line, "{\"t\":\"decide\",\"game\":\"%s\",\"v\":%ld,\"decision\":\"%s\"}",
               c->game, c->v, c->decision);
}

/* Who waits to be allowed to decide, at a fixed rate. */
static Conn **queue;
static int queue_head;
static int queue_tail;

static void hear(Conn *c, const char *text)
{
    const char *type = after(text, "\"t\":\"");
    messages++;
    if (type == NULL)
        return;
    if (strncmp(type, "events", 6) == 0 || strncmp(type, "game", 4) == 0) {
        const char *v = after(text, "\"v\":");
        const char *game = after(text, "\"game\":\"");
        if (v != NULL && type[0] == 'e')
            note_told(c, strtol(v, NULL, 10));
        if (v == NULL || game == NULL || !c->plays || !pick_option(text, c->decision))
            return;
        c->v = strtol(v, NULL, 10);
        size_t length = strcspn(game, "\"");
        memcpy(c->game, game, length);
        c->game[length] = '\0';
        c->asked = true;
        if (options.rate == 0) {
            decide(c);
            return;
        }
        queue[queue_tail] = c;
        queue_tail = (queue_tail + 1) % room;
    } else if (strncmp(type, "ack", 3) == 0) {
        if (acks < SAMPLES)
            latency[acks] = (long)(now_us() - c->sent);
        acks++;
    } else if (strncmp(type, "over", 4) == 0 && c->plays) {
        over++;
        client_say(&c->line, "{\"t\":\"rematch\"}");
    } else if (strncmp(type, "error", 5) == 0 || strncmp(type, "bye", 3) == 0) {
        if (errors++ < 5)
            fprintf(stderr, "load: %s\n", text);
    }
}

static void serve_events(int milliseconds)
{
    struct epoll_event event[256];
    int n = epoll_wait(loop, event, 256, milliseconds);
    for (int i = 0; i < n; i++) {
        Conn *c = event[i].data.ptr;
        size_t before = c->line.in.count;
        if (!client_receive(&c->line))
            fail("connection %d was closed with %d", (int)(c - conn), c->line.close_code);
        received_bytes += (long)(c->line.in.count - before);
        for (const char *text; (text = client_take(&c->line)) != NULL;)
            hear(c, text);
        if (c->line.fd < 0)
            fail("connection %d was closed with %d", (int)(c - conn), c->line.close_code);
    }
}

static void settle(void)
{
    int64_t quiet = now_us();
    while (now_us() - quiet < 300000) {
        long before = messages;
        serve_events(50);
        if (messages != before)
            quiet = now_us();
    }
}

static void run(int64_t microseconds)
{
    int64_t start = now_us();
    int64_t until = start + microseconds;
    double allowed = 0;
    long sent = 0;
    for (int64_t now; (now = now_us()) < until;) {
        serve_events(1);
        if (options.rate == 0)
            continue;
        allowed = (double)(now - start) * (double)options.rate / 1e6;
        while (sent < (long)allowed && queue_head != queue_tail) {
            decide(queue[queue_head]);
            queue_head = (queue_head + 1) % room;
            sent++;
        }
    }
}

/* --- The measures --- */

static double percentile(long count, double percent)
{
    return count > 0 ? (double)latency[(long)((double)(count - 1) * percent / 100)] / 1000 : 0;
}

static void seat_table(int number, Conn *at[AT_TABLE])
{
    char id[ID_TEXT];
    char token[TOKEN_TEXT];
    make(id, token);
    for (int i = 0; i < AT_TABLE; i++) {
        at[i] = new_conn(number);
        hello(at[i], id, i == 0 ? token : NULL);
        at[i]->plays = i < PLAYERS;
        if (i > 0 && i < PLAYERS) {
            client_say(&at[i]->line, "{\"t\":\"sit\",\"name\":\"P%d\"}", i);
            json_decref(client_await(&at[i]->line, "seat", NULL));
        }
        watch(at[i]);
    }
}

static void measure_idle(void)
{
    int tables = (int)(options.idle + IDLE_AT_TABLE - 1) / IDLE_AT_TABLE;
    char(*id)[ID_TEXT] = calloc((size_t)tables, ID_TEXT);
    char token[TOKEN_TEXT];
    for (int i = 0; i < tables; i++) {
        make(id[i], token);
        Conn *c = new_conn(i);
        hello(c, id[i], NULL);
        watch(c);
    }
    settle();
    Cost before = cost();
    for (long i = 0; i < options.idle; i++) {
        Conn *c = new_conn((int)i % tables);
        hello(c, id[i % tables], NULL);
        watch(c);
        if (i % 500 == 0)
            serve_events(0);
    }
    settle();
    sleep_ms(1000);
    Cost after_all = cost();
    report_memory("idle connections", options.idle, before, after_all);
    sleep_ms(2000);
    int64_t quiet_cpu = cpu_ns() - after_all.cpu_ns;
    printf("idle: %.2f ms of CPU a second\n", (double)quiet_cpu / 1e6 / 2);
    free(id);
}

static void measure_games(void)
{
    Conn **maker = calloc((size_t)options.games, sizeof *maker);
    settle();
    Cost before = cost();
    for (int i = 0; i < options.games; i++) {
        Conn *at[AT_TABLE];
        seat_table(i, at);
        maker[i] = at[0];
        if (i % 100 == 0)
            serve_events(0);
    }
    settle();
    Cost seated = cost();
    report_memory("tables of 4 players and a spectator, before their game", options.games, before,
                  seated);
    for (int i = 0; i < options.games; i++)
        client_say(&maker[i]->line, "{\"t\":\"start\"}");
    run(2000000); /* warm */
    acks = tellings = 0;
    over = 0;
    received_bytes = 0;
    messages = 0;
    Cost start = cost();
    int64_t began = now_us();
    run(options.seconds * 1000000);
    double took = (double)(now_us() - began) / 1e6;
    Cost end = cost();
    long count = acks < SAMPLES ? acks : SAMPLES;
    report_memory("running games with their connections", options.games, before, end);
    qsort(latency, (size_t)count, sizeof *latency, by_size);
    printf(
        "play: %ld games at once, %ld decisions in %.1f s (%.0f/s), %.1f us of CPU each, p50 %.1f "
        "p99 %.1f p99.9 %.1f max %.1f ms, %ld games ended, %.0f messages and %.0f bytes out a "
        "decision, %ld errors, rss %ld KB\n",
        options.games, acks, took, (double)acks / took,
        (double)(end.cpu_ns - start.cpu_ns) / 1000 / (double)(acks > 0 ? acks : 1),
        percentile(count, 50), percentile(count, 99), percentile(count, 99.9),
        percentile(count, 100), over / PLAYERS, (double)messages / (double)(acks > 0 ? acks : 1),
        (double)received_bytes / (double)(acks > 0 ? acks : 1), errors, end.rss_kb);
    qsort(told, (size_t)tellings, sizeof *told, by_size);
    memcpy(latency, told, (size_t)tellings * sizeof *told);
    printf("told to %s: p50 %.2f p99 %.1f ms\n", options.spread > 0 ? "the other node" : "all",
           percentile(tellings, 50), percentile(tellings, 99));
    free(maker);
    if (acks == 0)
        fail("nothing was acknowledged");
}

static void measure_echo(void)
{
    char text[ECHO_BYTES];
    long echoed = 0;
    memset(text, 'x', sizeof text);
    Cost before = cost();
    for (long i = 0; i < options.echo; i++)
        watch(new_conn(0));
    sleep_ms(1000);
    report_memory("echo connections", options.echo, before, cost());
    int talking = conns < 400 ? conns : 400;
    for (int i = 0; i < talking; i++)
        client_send(&conn[i].line, WS_FIN | WS_TEXT, text, sizeof text);
    Cost start = cost();
    int64_t began = now_us();
    while (now_us() < began + options.seconds * 1000000) {
        struct epoll_event event[256];
        int n = epoll_wait(loop, event, 256, 1);
        for (int i = 0; i < n; i++) {
            Conn *c = event[i].data.ptr;
            if (!client_receive(&c->line))
                fail("the echo server closes");
            while (client_take(&c->line) != NULL) {
                echoed++;
                client_send(&c->line, WS_FIN | WS_TEXT, text, sizeof text);
            }
        }
    }
    Cost end = cost();
    double took = (double)(now_us() - began) / 1e6;
    printf("echo: %ld messages of %d bytes in %.1f s (%.0f/s), %.1f us of CPU each\n", echoed,
           ECHO_BYTES, took, (double)echoed / took,
           (double)(end.cpu_ns - start.cpu_ns) / 1000 / (double)(echoed > 0 ? echoed : 1));
}

static void read_options(int argc, char **argv)
{
    static const struct {
        const char *name;
        long *value;
    } known[] = {
        {"--port", &options.port},           {"--pid", &options.pid},
        {"--games", &options.games},         {"--rate", &options.rate},
        {"--seconds", &options.seconds},     {"--idle", &options.idle},
        {"--echo", &options.echo},           {"--other", &options.other},
        {"--other-pid", &options.other_pid}, {"--spread", &options.spread},
    };
    enum { KNOWN = sizeof known / sizeof known[0] };
    for (int i = 1; i < argc; i += 2) {
        int k = 0;
        while (k < KNOWN && strcmp(argv[i], known[k].name) != 0)
            k++;
        if (k == KNOWN || i + 1 == argc)
            fail("usage: load --port P --pid PID [--games N] [--rate R] [--seconds S] [--idle N] "
                 "[--echo N] [--other P --other-pid PID [--spread 1]]");
        *known[k].value = number_told(argc, argv, i + 1, 0);
    }
    if (options.port == 0 || options.pid == 0)
        fail("--port and --pid must be told");
}

int main(int argc, char **argv)
{
    read_options(argc, argv);
    raise_file_limit();
    loop = epoll_create1(EPOLL_CLOEXEC);
    room = (int)(options.games * AT_TABLE + options.echo + options.idle +
                 options.idle / IDLE_AT_TABLE + 16);
    conn = calloc((size_t)room, sizeof *conn);
    queue = calloc((size_t)room, sizeof *queue);
    latency = calloc(SAMPLES, sizeof *latency);
    told = calloc(SAMPLES, sizeof *told);
    said = calloc((size_t)room, sizeof *said);
    if (loop < 0 || conn == NULL || queue == NULL || latency == NULL || told == NULL ||
        said == NULL)
        fail("no memory");
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (options.echo > 0)
        measure_echo();
    if (options.idle > 0)
        measure_idle();
    if (options.games > 0)
        measure_games();
    return 0;
}
