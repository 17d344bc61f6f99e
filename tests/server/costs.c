/*
 * costs.c - what comes costs, whatever it says: frames and bytes count, not only messages.
 *
 * Flooders of every kind (pings, pongs, empty fragments, fragments of a byte, broken texts, pings
 * with a payload; requests, broken requests and heads without an end over HTTP) send as fast as they
 * can and come again whenever they are cut. Each is cut soon; the server spends a small part of a
 * processor on all of them; and players beside them are answered as before.
 *
 * usage: costs [FLOODERS [SECONDS [PROBES]]]    flooders of each kind, seconds for each
 *   PROBES: so many round trips beside each kind, and 99 of 100 of them within 10 ms: for a machine
 *   that has processors for all, or bench/flood
 */
#define _GNU_SOURCE
#include "tests/support/player.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    BURST = 64 * 1024,
    MOST_FLOODERS = 400,
    MOST_PROBES = 100000,
    MOST_VICTIMS = 20,  /* each keeps to the rate: together they ask often */
    MOST_CPU = 40,      /* per cent of a processor, for all flooders of a kind */
    MOST_USUAL_MS = 10, /* a victim's median, on a machine that the flooders share */
    MOST_P99_MS = 10,   /* on one that they do not */
    OWN_ADDRESS = 200,  /* the first victim's */
    PAUSE_MS = 60,      /* between two questions of a victim */
    AGAIN_US = 50000,   /* between two connections of a flooder: this is about frames */
};

typedef struct Kind {
    const char *name;
    int first; /* sent once; -1: nothing */
    int again;
    const char *payload;
    const char *raw; /* over HTTP, again and again */
} Kind;

static const Kind kinds[] = {
    {"pings", -1, WS_FIN | WS_PING, "", NULL},
    {"pongs", -1, WS_FIN | WS_PONG, "", NULL},
    {"empty fragments", WS_TEXT, WS_CONTINUED, "", NULL},
    {"fragments of a byte", WS_TEXT, WS_CONTINUED, "x", NULL},
    {"texts of a byte", -1, WS_FIN | WS_TEXT, "x", NULL},
    {"pings with a payload", -1, WS_FIN | WS_PING, "0123456789012345678901234567890123456789",
     NULL},
    {"requests", -1, 0, "", "GET /tables HTTP/1.1\r\nHost: x\r\n\r\n"},
    {"broken requests", -1, 0, "", "GET /tables HTTP/1.1\r\nnonsense\r\n\r\n"},
    {"heads without an end", -1, 0, "", "X: y\r\n"},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static Server server;
static int complaints;
static long cuts;
static long opened;

typedef struct Flooder {
    Client line;
    int from;
    int64_t again_at;
} Flooder;

/* --- The flood --- */

static void make_burst(const Kind *kind, Bytes *out)
{
    while (kind->raw != NULL && out->count < BURST)
        bytes_add(out, kind->raw, strlen(kind->raw));
    if (kind->first >= 0)
        frame_write(out, kind->first, "", 0);
    while (out->count < BURST)
        frame_write(out, kind->again, kind->payload, strlen(kind->payload));
}

static bool connect_flooder(Flooder *f, const Kind *kind)
{
    f->line.from = f->from;
    if (kind->raw != NULL)
        f->line.fd = tcp_connect(server.port, f->from);
    else if (client_open(&f->line, server.port, NULL) != NULL)
        client_close(&f->line);
    return f->line.fd >= 0;
}

static void pour(Flooder *f, const Kind *kind, const Bytes *burst)
{
    char thrown[4096];
    if (f->line.fd < 0 && now_us() < f->again_at)
        return;
    if (f->line.fd < 0) {
        f->again_at = now_us() + AGAIN_US;
        if (!connect_flooder(f, kind))
            return;
        fcntl(f->line.fd, F_SETFL, O_NONBLOCK);
        opened++;
    }
    ssize_t sent = send(f->line.fd, burst->data, burst->count, MSG_NOSIGNAL | MSG_DONTWAIT);
    ssize_t got = recv(f->line.fd, thrown, sizeof thrown, MSG_DONTWAIT);
    bool over = (sent < 0 && errno != EAGAIN) || got == 0 || (got < 0 && errno != EAGAIN);
    if (over) {
        client_cut(&f->line);
        cuts++;
    }
}

static void flood(const Kind *kind, int count, const volatile int *stop)
{
    static Flooder flooder[MOST_FLOODERS];
    Bytes burst = {0};
    make_burst(kind, &burst);
    for (int i = 0; i < count; i++)
        flooder[i] = (Flooder){.line = CLIENT_NONE, .from = 2 + i % 2};
    while (*stop == 0)
        for (int i = 0; i < count && *stop == 0; i++)
            pour(&flooder[i], kind, &burst);
    for (int i = 0; i < count; i++)
        client_free(&flooder[i].line);
    bytes_free(&burst);
}

/* --- What it costs --- */

static double cpu_seconds(void)
{
    char path[64];
    char text[1024] = "";
    unsigned long user = 0;
    unsigned long system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)server.pid);
    FILE *file = fopen(path, "r");
    if (file == NULL || fgets(text, sizeof text, file) == NULL)
        fail("no %s", path);
    fclose(file);
    sscanf(strrchr(text, ')') + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
           &system);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static int by_size(const void *a, const void *b)
{
    long x = *(const long *)a;
    long y = *(const long *)b;
    return x < y ? -1 : x > y;
}

typedef struct Trips {
    int count;
    long usual, p99, worst; /* us */
} Trips;

/* Round trips of the victims in turn, for so long or so many. */
static Trips probe(Client victim[], int victims, double seconds, long probes)
{
    static long took[MOST_PROBES];
    Trips t = {.count = 0};
    int64_t until = now_us() + (int64_t)(seconds * 1e6);
    while (t.count < MOST_PROBES && (probes > 0 ? t.count < probes : now_us() < until)) {
        Client *v = &victim[t.count % victims];
        int64_t before = now_us();
        client_say(v, "{\"t\":\"ping\"}");
        json_decref(client_await(v, "pong", NULL));
        took[t.count++] = (long)(now_us() - before);
        sleep_ms(PAUSE_MS / victims);
    }
    qsort(took, (size_t)t.count, sizeof took[0], by_size);
    t.usual = took[t.count / 2];
    t.p99 = took[t.count * 99 / 100];
    t.worst = took[t.count - 1];
    return t;
}

typedef struct Shared {
    volatile int stop;
    long cuts;
    long opened;
} Shared;

static void open_victims(Client victim[], int victims)
{
    for (int i = 0; i < victims; i++) {
        victim[i] = CLIENT_NONE;
        victim[i].from = OWN_ADDRESS + i;
        if (client_open(&victim[i], server.port, NULL) != NULL)
            fail("a victim is not let in");
    }
}

/* Goes on, so that one run shows all. */
#define COMPLAIN(...) (complaints++, fprintf(stderr, __VA_ARGS__), fputc('\n', stderr))

static void judge(const Kind *kind, const Shared *shared, int flooders, double cpu, Trips trips,
                  long probes)
{
    fprintf(stderr,
            "%s: %ld connections, %ld cut, %.0f %% of a processor; %d round trips, p50 %.1f ms, "
            "p99 %.1f, at worst %.1f\n",
            kind->name, shared->opened, shared->cuts, cpu, trips.count, (double)trips.usual / 1000,
            (double)trips.p99 / 1000, (double)trips.worst / 1000);
    if (shared->cuts < flooders)
        COMPLAIN("%s: only %ld were cut", kind->name, shared->cuts);
    if (cpu > MOST_CPU)
        COMPLAIN("%s cost %.0f %% of a processor", kind->name, cpu);
    if (trips.usual > MOST_USUAL_MS * 1000)
        COMPLAIN("%s: a victim is answered after %ld ms", kind->name, trips.usual / 1000);
    if (probes > 0 && trips.p99 > MOST_P99_MS * 1000)
        COMPLAIN("%s: one of 100 round trips takes %ld ms", kind->name, trips.p99 / 1000);
}

static void run_kind(const Kind *kind, int flooders, double seconds, long probes, Shared *shared)
{
    Client victim[MOST_VICTIMS];
    int victims = probes > 0 ? MOST_VICTIMS : 1;
    server_init(&server, (const char *const[]){"--rate", "20", "--max-per-address", "100", NULL});
    server_start(&server);
    open_victims(victim, victims);
    *shared = (Shared){.stop = 0};
    pid_t pid = fork();
    if (pid == 0) {
        /* They are on other machines in truth: whatever bench/flood runs the others with, they are
         * none of those. */
        sched_setscheduler(0, SCHED_OTHER, &(struct sched_param){0});
        flood(kind, flooders, &shared->stop);
        shared->cuts = cuts;
        shared->opened = opened;
        _exit(0);
    }
    sleep_ms(700); /* the burst that every address has */
    double before = cpu_seconds();
    int64_t began = now_us();
    Trips trips = probe(victim, victims, seconds, probes);
    double cpu = (cpu_seconds() - before) * 1e8 / (double)(now_us() - began);
    shared->stop = 1;
    waitpid(pid, NULL, 0);
    judge(kind, shared, flooders, cpu, trips, probes);
    for (int i = 0; i < victims; i++)
        client_free(&victim[i]);
    server_done(&server);
}

/* --- L16: the list of public tables is made once a second, not for each who asks --- */

static double cpu_of(const char *path, int requests)
{
    double before = cpu_seconds();
    for (int i = 0; i < requests; i++) {
        Answer a;
        if (!http(server.port, "GET", path, NULL, NULL, &a) || a.status != 200)
            fail("%s is answered with %d", path, a.status);
        answer_free(&a);
    }
    return cpu_seconds() - before;
}

static void check_listing(void)
{
    enum { LISTABLE = 1500, REQUESTS = 1000, MOST_RATIO = 4 };
    server_init(&server, (const char *const[]){"--rate", "0", "--tables-per-hour", "0",
                                               "--max-tables", "100000", NULL});
    server_start(&server);
    for (int i = 0; i < LISTABLE; i++) {
        char id[ID_TEXT];
        char token[TOKEN_TEXT];
        make_table(server.port, "{\"seats\":[\"open\",\"open\"],\"public\":true}", id, token);
    }
    double version = cpu_of("/version", REQUESTS) + 0.02; /* the clock ticks every 10 ms */
    double list = cpu_of("/tables", REQUESTS);
    fprintf(stderr,
            "%d requests for the list of %d public tables: %.2f s of CPU, for /version %.2f\n",
            REQUESTS, LISTABLE, list, version);
    if (list > MOST_RATIO * version)
        COMPLAIN("the list of tables costs %.1f times as much as the version", list / version);
    server_done(&server);
}

int main(int argc, char **argv)
{
    int flooders = (int)number_told(argc, argv, 1, 100);
    double seconds = (double)number_told(argc, argv, 2, 2);
    long probes = number_told(argc, argv, 3, 0);
    Shared *shared = shared_memory(sizeof *shared);
    raise_file_limit();
    for (int i = 0; i < KINDS; i++)
        run_kind(&kinds[i], flooders < MOST_FLOODERS ? flooders : MOST_FLOODERS, seconds, probes,
                 shared);
    if (probes == 0)
        check_listing();
    if (complaints > 0)
        fail("%d things are not as they should be", complaints);
    printf("costs: %d flooders of %d kinds were cut again and again, at most %d %% of a processor "
           "each\n",
           flooders, (int)KINDS, MOST_CPU);
    return 0;
}
