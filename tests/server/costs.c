/*
 * costs.c - what comes costs, whatever it says: frames and bytes count, not only messages.
 *
 * Flooders of every kind (pings, pongs, empty fragments, fragments of a byte, broken texts, pings
 * with a payload; requests, broken requests and heads without an end over HTTP) send as fast as they
 * can and come again whenever they are cut. Each is cut soon: a flooder's connection costs the server
 * about as much processor time as an honest visit; and no turn of its loop is long, so that players
 * beside them are answered as before.
 *
 * usage: costs [FLOODERS [ROUNDS [PROBES]]]    flooders of each kind; connections of each that are
 *   counted, on average
 *   PROBES: this many round trips beside each kind, and 99 of 100 of them within 10 ms: for a machine
 *   that has processors for all (bench/flood)
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    BURST = 64 * 1024,
    MOST_FLOODERS = 400,
    MOST_PROBES = 100000,
    MOST_VICTIMS = 20, /* each keeps to the rate: together they ask often */
    MOST_VISITS = 10,  /* that a flooder's connection may cost */
    MOST_TURN = 4,     /* in honest visits for each flooder: what one turn of the loop may take */
    MOST_P99_MS = 10,  /* for a victim, on a machine that the flooders do not share */
    VISITS = 200,
    OWN_ADDRESS = 200, /* the first victim's */
    PAUSE_MS = 60,     /* between two questions of a victim */
    AGAIN_US = 50000,  /* between two connections of a flooder: this is about frames */
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
static Shim shim;
static int complaints;
static long rounds = 3;

/* Between the flood's process and this one. */
typedef struct Shared {
    atomic_int stop;
    atomic_long cuts;
    atomic_long opened;
} Shared;

static Shared *shared;

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

/* False: it waits until it may come again. */
static bool pour(Flooder *f, const Kind *kind, const Bytes *burst)
{
    char thrown[4096];
    if (f->line.fd < 0 && now_us() < f->again_at)
        return false;
    if (f->line.fd < 0) {
        f->again_at = now_us() + AGAIN_US;
        if (!connect_flooder(f, kind))
            return true;
        fcntl(f->line.fd, F_SETFL, O_NONBLOCK);
        shared->opened++;
    }
    ssize_t sent = send(f->line.fd, burst->data, burst->count, MSG_NOSIGNAL | MSG_DONTWAIT);
    ssize_t got = recv(f->line.fd, thrown, sizeof thrown, MSG_DONTWAIT);
    bool over = (sent < 0 && errno != EAGAIN) || got == 0 || (got < 0 && errno != EAGAIN);
    if (over) {
        client_cut(&f->line);
        shared->cuts++;
    }
    return true;
}

static void flood(const Kind *kind, int count)
{
    static Flooder flooder[MOST_FLOODERS];
    Bytes burst = {0};
    make_burst(kind, &burst);
    for (int i = 0; i < count; i++)
        flooder[i] = (Flooder){.line = CLIENT_NONE, .from = 2 + i % 2};
    while (shared->stop == 0) {
        bool idle = true;
        for (int i = 0; i < count && shared->stop == 0; i++)
            idle = !pour(&flooder[i], kind, &burst) && idle;
        if (idle)
            sleep_ms(1);
    }
    for (int i = 0; i < count; i++)
        client_free(&flooder[i].line);
    bytes_free(&burst);
}

/* --- What it costs --- */

/* Round trips of the victims in turn, at their rate: 99 of 100 take at most so long, in us. */
static long probe(Client victim[], long probes)
{
    static long took[MOST_PROBES];
    long count = probes < MOST_PROBES ? probes : MOST_PROBES;
    for (long i = 0; i < count; i++) {
        Client *v = &victim[i % MOST_VICTIMS];
        int64_t before = now_us();
        client_say(v, "{\"t\":\"ping\"}");
        json_decref(client_await(v, "pong", NULL));
        took[i] = (long)(now_us() - before);
        sleep_ms(PAUSE_MS / MOST_VICTIMS);
    }
    qsort(took, (size_t)count, sizeof took[0], by_size);
    return took[count * 99 / 100];
}

static void open_victims(Client victim[])
{
    for (int i = 0; i < MOST_VICTIMS; i++) {
        victim[i] = CLIENT_NONE;
        victim[i].from = OWN_ADDRESS + i;
        if (client_open(&victim[i], server.port, NULL) != NULL)
            fail("a victim is not let in");
    }
}

/* Processor time of the server for somebody who comes, says one thing and goes. */
static double honest_us(void)
{
    int64_t before = server_cpu_us(&server);
    for (int i = 0; i < VISITS; i++) {
        Client visitor = CLIENT_NONE;
        visitor.from = OWN_ADDRESS - 1 - i % MOST_VICTIMS;
        if (client_open(&visitor, server.port, NULL) != NULL)
            fail("a visitor is not let in");
        client_say(&visitor, "{\"t\":\"ping\"}");
        json_decref(client_await(&visitor, "pong", NULL));
        client_free(&visitor);
    }
    return (double)(server_cpu_us(&server) - before) / VISITS;
}

static void await_count(const atomic_long *count, long wanted, const char *what)
{
    Wait w = wait_begin();
    while (*count < wanted)
        wait_more(&w, what);
}

/* Goes on, so that one run shows all. */
#define COMPLAIN(...) (complaints++, fprintf(stderr, __VA_ARGS__), fputc('\n', stderr))

/* Beside the flood: what each connection costs in honest visits. */
static void judge(const Kind *kind, int flooders, double honest, Client victim[], long probes)
{
    shim_longest_turn(&shim);
    long opened = shared->opened;
    int64_t before = server_cpu_us(&server);
    long p99 = probes > 0 ? probe(victim, probes) : 0;
    for (int i = 0; i < MOST_VICTIMS && probes == 0; i++) {
        client_say(&victim[i], "{\"t\":\"ping\"}");
        json_decref(client_await(&victim[i], "pong", NULL));
    }
    await_count(&shared->opened, opened + rounds * flooders, "the flooders come again");
    double visits =
        (double)(server_cpu_us(&server) - before) / (double)(shared->opened - opened) / honest;
    double turn = (double)shim_longest_turn(&shim) / 1000;
    fprintf(stderr,
            "%s: %ld connections, %ld cut, each for %.1f honest visits of %.0f us; the longest "
            "turn %.1f ms, p99 of %ld round trips %.1f ms\n",
            kind->name, (long)shared->opened, (long)shared->cuts, visits, honest, turn, probes,
            (double)p99 / 1000);
    if (visits > MOST_VISITS)
        COMPLAIN("%s: a connection costs as much as %.1f honest visits", kind->name, visits);
    /* In a turn every connection is looked at once, however many of them are ready. */
    if (turn * 1000 > flooders * MOST_TURN * honest)
        COMPLAIN("%s: a turn of the loop takes %.1f ms", kind->name, turn);
    if (p99 > MOST_P99_MS * 1000)
        COMPLAIN("%s: one of 100 round trips takes %.1f ms", kind->name, (double)p99 / 1000);
}

static void run_kind(const Kind *kind, int flooders, long probes)
{
    Client victim[MOST_VICTIMS];
    server_init(&server, (const char *const[]){"--rate", "20", "--max-per-address", "100", NULL});
    server.preload = shim.library;
    server_start(&server);
    double honest = honest_us();
    open_victims(victim);
    shared->stop = 0;
    shared->cuts = shared->opened = 0;
    pid_t pid = fork();
    if (pid == 0) {
        /* They are on other machines in truth: whatever bench/flood runs the others with, they are
         * none of those. */
        sched_setscheduler(0, SCHED_OTHER, &(struct sched_param){0});
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        flood(kind, flooders);
        _exit(0);
    }
    await_count(&shared->cuts, flooders, kind->name); /* the burst that every address has is gone */
    judge(kind, flooders, honest, victim, probes);
    shared->stop = 1;
    waitpid(pid, NULL, 0);
    for (int i = 0; i < MOST_VICTIMS; i++)
        client_free(&victim[i]);
    server_done(&server);
}

/* --- The list of public tables is made once a second, not for each who asks --- */

static double cpu_of(const char *path, int requests)
{
    int64_t before = server_cpu_us(&server);
    for (int i = 0; i < requests; i++) {
        Answer a;
        if (!http(server.port, "GET", path, NULL, NULL, &a) || a.status != 200)
            fail("%s is answered with %d", path, a.status);
        answer_free(&a);
    }
    return (double)(server_cpu_us(&server) - before) / 1e6;
}

static void check_listing(void)
{
    enum { LISTABLE = 1500, REQUESTS = 400, MOST_RATIO = 4 };
    server_init(&server, (const char *const[]){"--rate", "0", "--tables-per-hour", "0",
                                               "--max-tables", "100000", NULL});
    server.preload = shim.library;
    server_start(&server);
    for (int i = 0; i < LISTABLE; i++) {
        char id[ID_TEXT];
        char token[TOKEN_TEXT];
        make_table(server.port, "{\"seats\":[\"open\",\"open\"],\"public\":true}", id, token);
    }
    shim_stop_clock(&shim); /* within one second */
    double version = cpu_of("/version", REQUESTS);
    double list = cpu_of("/tables", REQUESTS);
    shim_start_clock(&shim);
    fprintf(stderr,
            "%d requests for the list of %d public tables: %.3f s of CPU, for /version %.3f\n",
            REQUESTS, LISTABLE, list, version);
    if (list > MOST_RATIO * version)
        COMPLAIN("the list of tables costs %.1f times as much as the version", list / version);
    server_done(&server);
}

int main(int argc, char **argv)
{
    int flooders = (int)number_told(argc, argv, 1, 100);
    rounds = number_told(argc, argv, 2, rounds);
    long probes = number_told(argc, argv, 3, 0);
    shared = shared_memory(sizeof *shared);
    raise_file_limit();
    shim_open(&shim);
    for (int i = 0; i < KINDS; i++)
        run_kind(&kinds[i], flooders < MOST_FLOODERS ? flooders : MOST_FLOODERS, probes);
    if (probes == 0)
        check_listing();
    shim_close(&shim);
    if (complaints > 0)
        fail("%d things are not as they should be", complaints);
    printf(
        "costs: %d flooders of %d kinds were cut again and again; each time cost at most %d honest "
        "visits, and no turn of the loop more than %d for each of them\n",
        flooders, (int)KINDS, MOST_VISITS, MOST_TURN);
    return 0;
}
