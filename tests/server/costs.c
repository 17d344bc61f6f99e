/*
 * costs.c - what comes costs, whatever it says: frames and bytes count, not only messages.
 *
 * Flooders of every kind (pings, pongs, empty fragments, fragments of a byte, broken texts, pings
 * with a payload) send as fast as they can and come again whenever they are cut. Each is cut soon; the
 * server spends a small part of a processor on all of them; and a player beside them is answered as
 * before.
 *
 * usage: costs [FLOODERS [SECONDS]]    flooders of each kind, seconds for each
 */
#define _GNU_SOURCE
#include "tests/support/client.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
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
    MOST_CPU = 40,      /* per cent of a processor, for all flooders of a kind */
    MOST_USUAL_MS = 10, /* the victim's median, on a machine that the flooders share */
    OWN_ADDRESS = 200,  /* the victim's */
    AGAIN_US = 50000,   /* between two connections of a flooder: this is about frames */
};

typedef struct Kind {
    const char *name;
    int first; /* sent once; -1: nothing */
    int again;
    const char *payload;
} Kind;

static const Kind kinds[] = {
    {"pings", -1, WS_FIN | WS_PING, ""},
    {"pongs", -1, WS_FIN | WS_PONG, ""},
    {"empty fragments", WS_TEXT, WS_CONTINUED, ""},
    {"fragments of a byte", WS_TEXT, WS_CONTINUED, "x"},
    {"texts of a byte", -1, WS_FIN | WS_TEXT, "x"},
    {"pings with a payload", -1, WS_FIN | WS_PING, "0123456789012345678901234567890123456789"},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static Server server;
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
    if (kind->first >= 0)
        frame_write(out, kind->first, "", 0);
    while (out->count < BURST)
        frame_write(out, kind->again, kind->payload, strlen(kind->payload));
}

static void pour(Flooder *f, const Bytes *burst)
{
    char thrown[4096];
    if (f->line.fd < 0 && now_us() < f->again_at)
        return;
    if (f->line.fd < 0) {
        f->again_at = now_us() + AGAIN_US;
        f->line.from = f->from;
        if (client_open(&f->line, server.port, NULL) != NULL) {
            client_close(&f->line);
            return;
        }
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
            pour(&flooder[i], &burst);
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

/* Round trips of a victim, every 10 ms. */
static long probe(Client *victim, double seconds, long *worst)
{
    static long took[MOST_PROBES];
    int count = 0;
    int64_t until = now_us() + (int64_t)(seconds * 1e6);
    while (now_us() < until && count < MOST_PROBES) {
        int64_t before = now_us();
        client_say(victim, "{\"t\":\"ping\"}");
        json_decref(client_await(victim, "pong", NULL));
        took[count++] = (long)(now_us() - before);
        sleep_ms(60); /* it keeps to the rate itself */
    }
    qsort(took, (size_t)count, sizeof took[0], by_size);
    *worst = took[count - 1];
    return took[count / 2];
}

typedef struct Shared {
    volatile int stop;
    long cuts;
    long opened;
} Shared;

static void run_kind(const Kind *kind, int flooders, double seconds, Shared *shared)
{
    Client victim = CLIENT_NONE;
    long worst;
    victim.from = OWN_ADDRESS;
    server_init(&server, (const char *const[]){"--rate", "20", "--max-per-address", "100", NULL});
    server_start(&server);
    if (client_open(&victim, server.port, NULL) != NULL)
        fail("the victim is not let in");
    *shared = (Shared){.stop = 0};
    pid_t pid = fork();
    if (pid == 0) {
        flood(kind, flooders, &shared->stop);
        shared->cuts = cuts;
        shared->opened = opened;
        _exit(0);
    }
    sleep_ms(700); /* the burst that every address has */
    double before = cpu_seconds();
    long usual = probe(&victim, seconds, &worst);
    double cpu = (cpu_seconds() - before) * 100 / seconds;
    shared->stop = 1;
    waitpid(pid, NULL, 0);
    fprintf(stderr,
            "%s: %ld connections, %ld cut, %.0f %% of a processor, victim %.1f ms, at "
            "worst %.1f\n",
            kind->name, shared->opened, shared->cuts, cpu, (double)usual / 1000,
            (double)worst / 1000);
    if (shared->cuts < flooders)
        fail("%s: only %ld were cut", kind->name, shared->cuts);
    if (cpu > MOST_CPU)
        fail("%s cost %.0f %% of a processor", kind->name, cpu);
    if (usual > MOST_USUAL_MS * 1000)
        fail("%s: the victim is answered after %ld ms", kind->name, usual / 1000);
    client_free(&victim);
    server_done(&server);
}

int main(int argc, char **argv)
{
    int flooders = (int)number_told(argc, argv, 1, 100);
    double seconds = (double)number_told(argc, argv, 2, 2);
    Shared *shared = shared_memory(sizeof *shared);
    raise_file_limit();
    for (int i = 0; i < KINDS; i++)
        run_kind(&kinds[i], flooders < MOST_FLOODERS ? flooders : MOST_FLOODERS, seconds, shared);
    printf("costs: %d flooders of %d kinds were cut again and again, at most %d %% of a processor "
           "each\n",
           flooders, (int)KINDS, MOST_CPU);
    return 0;
}
