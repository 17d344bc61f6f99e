/*
 * flood.c - promise 11: a flood hurts the flooder alone.
 *
 * Games run at the pace of people while hostile sockets do what they can: drip headers, never read,
 * send noise, giant and endless frames, endless bodies, too many messages, and come again when they
 * are dropped. The server's memory stays bounded, no turn of its loop is long, so that the players'
 * decisions go on, no player loses the connection, and every hostile socket is dropped. The server's
 * clock runs fast (failing.so): some sockets are dropped only when a time is over.
 *
 * usage: flood [SOCKETS [DECISIONS]]    decisions that are acknowledged beside the flood, at least
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

typedef enum Attack {
    DRIPS_HEADERS,
    SAYS_NOTHING,
    NOISE,
    NOISE_IN_FRAMES,
    GIANT_FRAME,
    ENDLESS_FRAGMENTS,
    ENDLESS_HEADERS,
    ENDLESS_BODY,
    NEVER_READS,
    CHATTERS,
    DRIPS_FRAME,
    ATTACKS,
} Attack;

/* clang-format off */
static const char *const attack_names[ATTACKS] = {
    "drips-headers", "says-nothing", "noise", "noise-in-frames", "giant-frame", "endless-fragments",
    "endless-headers", "endless-body", "never-reads", "chatters", "drips-frame",
};
/* clang-format on */

typedef struct Hostile {
    int fd;
    Attack attack;
    bool was_dropped;
    bool greeted; /* it is in */
    bool counted;
    int64_t next; /* when it may send again */
    size_t sent;
} Hostile;

typedef struct Figures {
    atomic_int stop;
    atomic_long sockets[ATTACKS]; /* that were let in */
    atomic_long dropped[ATTACKS]; /* sockets that were, at least once */
    atomic_long drops;
    atomic_long bytes;
    char table[ID_TEXT]; /* with a game to watch */
} Figures;

enum { TABLES = 8, SEATS = 4, FLOODERS = 2, THINKING_MS = 40, AT_ONCE = 1000 };
enum { FASTER = 10, BOUND_KB = 65536, MOST_TURN_MS = 50 };

static Figures *figures;
static Server server;
static Shim shim;
static long sockets = 100;
static long decisions = 300;

/* --- The flooders --- */

static const char upgrade[] =
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

static bool is_websocket(Attack a)
{
    return a == NOISE_IN_FRAMES || a == GIANT_FRAME || a == ENDLESS_FRAGMENTS || a == NEVER_READS ||
           a == CHATTERS || a == DRIPS_FRAME;
}

/* Does not wait for the connection: a full backlog would hold up the whole flood. */
static void hostile_open(Hostile *h, int from)
{
    struct sockaddr_in own = {.sin_family = AF_INET,
                              .sin_addr.s_addr = htonl(0x7f000000u + (uint32_t)from)};
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)server.port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int small = 2048;
    h->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    h->sent = 0;
    h->next = 0;
    h->greeted = false;
    if (h->fd < 0)
        return;
    if (h->attack == NEVER_READS)
        setsockopt(h->fd, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    bind(h->fd, (struct sockaddr *)&own, sizeof own);
    if (connect(h->fd, (struct sockaddr *)&to, sizeof to) != 0 && errno != EINPROGRESS) {
        close(h->fd);
        h->fd = -1;
    }
}

/* What comes first on a connection that is there. */
static void greet(Hostile *h)
{
    char hello[256];
    Bytes frame = {0};
    struct pollfd p = {.fd = h->fd, .events = POLLOUT};
    if (poll(&p, 1, 0) <= 0)
        return;
    h->greeted = true;
    if (!h->counted)
        figures->sockets[h->attack]++;
    h->counted = true;
    if (!is_websocket(h->attack))
        return;
    send(h->fd, upgrade, sizeof upgrade - 1, MSG_NOSIGNAL);
    if (h->attack == NOISE_IN_FRAMES || h->attack == GIANT_FRAME)
        return;
    snprintf(hello, sizeof hello, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"}",
             figures->table);
    frame_write(&frame, WS_FIN | WS_TEXT, hello, strlen(hello));
    send(h->fd, frame.data, frame.count, MSG_NOSIGNAL);
    bytes_free(&frame);
}

/* The bytes it sends next: at, count; and how long it waits then. */
static size_t next_bytes(Hostile *h, const char **out, int *wait_ms)
{
    static char noise[16384];
    static char text[16384];
    static Bytes giant;
    static Bytes fragments;
    static Bytes chat;
    static Bytes resync;
    static OriRandom random = {1};
    if (giant.count == 0) {
        static const uint8_t head[] = {WS_FIN | WS_TEXT, 0xFF, 0, 0, 0, 64, 0, 0, 0, 0, 1, 2, 3, 4};
        for (size_t i = 0; i < sizeof noise; i++)
            noise[i] = (char)ori_random(&random);
        memset(text, 'a', sizeof text);
        bytes_add(&giant, head, sizeof head);
        bytes_add(&giant, text, sizeof text);
        for (int i = 0; i < 64; i++) {
            frame_write(&fragments, i == 0 ? WS_TEXT : WS_CONTINUED, text, 100);
            frame_write(&chat, WS_FIN | WS_TEXT, "{\"t\":\"ping\"}", 12);
            frame_write(&resync, WS_FIN | WS_TEXT, "{\"t\":\"resync\"}", 14);
        }
    }
    *wait_ms = 5;
    switch (h->attack) {
    case DRIPS_HEADERS:
        *out = h->sent == 0 ? "GET / HTTP/1.1\r\nHost: x\r\nX-A: " : "a";
        *wait_ms = 300;
        return strlen(*out);
    case SAYS_NOTHING:
    case ATTACKS:
        return 0;
    case NOISE:
    case NOISE_IN_FRAMES:
        *out = noise + ori_random_below(&random, 8192);
        return 1024;
    case GIANT_FRAME:
        *out = h->sent == 0 ? giant.data : text;
        return h->sent == 0 ? giant.count : sizeof text;
    case ENDLESS_FRAGMENTS:
        *out = fragments.data;
        return fragments.count;
    case ENDLESS_HEADERS:
        *out = h->sent == 0 ? "GET / HTTP/1.1\r\nHost: x\r\n"
                            : "X-Aaaaaaaaaaaaaaaaaaaaaaaaaaaa: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\r\n";
        *wait_ms = 1;
        return strlen(*out);
    case ENDLESS_BODY:
        *out = h->sent == 0
                   ? "POST /tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                     "Content-Length: 1000000000\r\n\r\n"
                   : text;
        return h->sent == 0 ? strlen(*out) : sizeof text;
    case NEVER_READS:
        *out = resync.data;
        return resync.count;
    case CHATTERS:
        *out = chat.data;
        return chat.count;
    case DRIPS_FRAME:
        *out = h->sent < 4 ? &"\x81\xFE\x0F\xFF"[h->sent] : "a"; /* 4095 bytes are to come */
        *wait_ms = 300;
        return 1;
    }
    return 0;
}

static void note_drop(Hostile *h)
{
    close(h->fd);
    h->fd = -1;
    figures->drops++;
    if (!h->was_dropped)
        figures->dropped[h->attack]++;
    h->was_dropped = true;
}

static void attack(Hostile *h)
{
    char part[4096];
    const char *data = NULL;
    int wait_ms;
    int64_t now = now_us();
    ssize_t n = 1;
    if (!h->greeted) {
        greet(h);
        return;
    }
    if (h->attack == NEVER_READS) {
        struct pollfd p = {.fd = h->fd, .events = POLLRDHUP};
        n = poll(&p, 1, 0) > 0 ? 0 : 1;
    } else {
        while ((n = recv(h->fd, part, sizeof part, MSG_DONTWAIT)) > 0)
            ;
    }
    if (n == 0 || (n < 0 && errno != EAGAIN)) {
        note_drop(h);
        return;
    }
    if (now < h->next)
        return;
    size_t count = next_bytes(h, &data, &wait_ms);
    h->next = now + wait_ms * 1000;
    if (count == 0)
        return;
    n = send(h->fd, data, count, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (n < 0 && errno != EAGAIN)
        note_drop(h);
    else if (n > 0) {
        h->sent += (size_t)n;
        figures->bytes += n;
    }
}

static void flood(int index)
{
    long count = sockets / FLOODERS + (index < sockets % FLOODERS);
    Hostile *hostile = calloc((size_t)count, sizeof *hostile);
    if (hostile == NULL)
        fail("the test has no memory");
    raise_file_limit();
    setpriority(PRIO_PROCESS, 0, 5);
    for (long i = 0; i < count; i++) {
        hostile[i] = (Hostile){.fd = -1, .attack = (Attack)((i * FLOODERS + index) % ATTACKS)};
    }
    while (!figures->stop) {
        for (long i = 0; i < count; i++) {
            int from = 2 + (int)(i * FLOODERS + index) % 200;
            if (hostile[i].fd < 0)
                hostile_open(&hostile[i], from);
            else
                attack(&hostile[i]);
        }
        sleep_ms(1);
    }
}

/* --- The players --- */

static void open_table(Table *t, int number)
{
    table_open(t, server.port, number % 2 == 0 ? "base" : "ablaze", SEATS, "");
    table_start(t, NULL);
}

/* Needs no new connection, which a flood may well prevent. */
static void play_again(Table *t)
{
    for (int seat = 0; seat < SEATS; seat++) {
        t->player[seat].over = false; /* until the next game is heard of */
        client_say(&t->player[seat].line, "{\"t\":\"rematch\"}");
    }
}

/* What the server's memory came to at most, and the decisions that were acknowledged. */
typedef struct Course {
    long rss;
    long acks;
} Course;

/* Ten milliseconds for every one that passes. */
static void hurry(void)
{
    static int64_t last;
    int64_t passed = (now_us() - last) / 1000;
    if (last != 0)
        shim.failing->play_ms += (long)(passed < 100 ? passed : 100) * (FASTER - 1);
    if (last == 0 || passed > 0)
        last = now_us();
}

static void play_once(Table table[], Course *course)
{
    static OriRandom random;
    static int64_t ready[TABLES];
    Player *all[TABLES * SEATS];
    if (random.state == 0)
        random.state = seed_told(77);
    for (int i = 0; i < TABLES; i++) {
        if (table_is_over(&table[i]))
            play_again(&table[i]);
        for (int seat = 0; seat < SEATS; seat++) {
            Player *p = &table[i].player[seat];
            all[i * SEATS + seat] = p;
            if (p->line.fd < 0)
                fail("a player was dropped with %d %s", p->line.close_code, p->error);
            if (player_is_asked(p) && now_us() > ready[i]) {
                player_decide_any(p, &random);
                ready[i] = now_us() + THINKING_MS * 1000;
            }
        }
    }
    players_hear(all, TABLES * SEATS, 1);
    for (int i = 0; i < TABLES * SEATS; i++) {
        course->acks += all[i]->acks;
        all[i]->acks = 0;
    }
    long rss = server_rss_kb(&server);
    course->rss = rss > course->rss ? rss : course->rss;
}

static void start_flooders(pid_t pid[FLOODERS])
{
    for (int i = 0; i < FLOODERS; i++) {
        pid[i] = fork();
        if (pid[i] != 0)
            continue;
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        flood(i);
        _exit(0);
    }
}

/* More than the server lets in at once wait in the kernel, and are in nobody's way. */
static bool were_dropped(int attack)
{
    long share = sockets <= AT_ONCE ? 1 : 4;
    long in = figures->sockets[attack];
    return sockets <= attack || (in > 0 && figures->dropped[attack] >= in / share);
}

static void flood_and_play(Table table[], Course *course)
{
    pid_t pid[FLOODERS];
    int64_t until = now_us() + PATIENCE * 1000LL * (1 + sockets / AT_ONCE);
    start_flooders(pid);
    for (int attack = 0; attack < ATTACKS || course->acks < decisions;) {
        play_once(table, course);
        hurry();
        while (attack < ATTACKS && were_dropped(attack))
            attack++;
        if (now_us() > until && attack < ATTACKS)
            fail("only %ld of %ld sockets were dropped: %s", figures->dropped[attack],
                 figures->sockets[attack], attack_names[attack]);
        if (now_us() > until)
            fail("only %ld decisions are acknowledged beside the flood", course->acks);
    }
    figures->stop = 1;
    for (int i = 0; i < FLOODERS; i++)
        waitpid(pid[i], NULL, 0);
}

int main(int argc, char **argv)
{
    static Table table[TABLES];
    Course calm = {0};
    Course flooded = {0};
    sockets = number_told(argc, argv, 1, sockets);
    decisions = number_told(argc, argv, 2, decisions);
    figures = shared_memory(sizeof *figures);
    raise_file_limit();
    shim_open(&shim);
    server_init(&server, (const char *const[]){"--rate", "100", NULL});
    server.preload = shim.library;
    server_start(&server);
    for (int i = 0; i < TABLES; i++)
        open_table(&table[i], i);
    memcpy(figures->table, table[0].id, ID_TEXT);
    while (calm.acks < decisions / 4)
        play_once(table, &calm);
    shim_longest_turn(&shim);
    flood_and_play(table, &flooded);
    double turn = (double)shim_longest_turn(&shim) / 1000;
    if (flooded.rss - calm.rss > BOUND_KB)
        fail("the server's memory grew from %ld KB to %ld KB", calm.rss, flooded.rss);
    if (turn > MOST_TURN_MS)
        fail("beside the flood a turn of the server's loop takes %.1f ms", turn);
    for (int i = 0; i < TABLES; i++)
        table_free(&table[i]);
    server_end(&server);
    shim_close(&shim);
    printf("flood: %ld hostile sockets dropped %ld times after %ld MB; memory %ld -> %ld KB; %ld "
           "decisions beside them, the longest turn of the loop %.1f ms\n",
           sockets, (long)figures->drops, (long)figures->bytes >> 20, calm.rss, flooded.rss,
           flooded.acks, turn);
    return 0;
}
