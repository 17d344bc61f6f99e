/*
 * database.c - the database fails under the nodes: nothing acknowledged is lost, nothing is done
 * twice, and what is not known to be written is not acknowledged.
 *
 * restart  PostgreSQL is restarted as after a crash, again and again, in the middle of games
 * cut      the connections of a node to the database are cut at random instants
 * unknown  a commit is done, and the connection is cut before its answer has come
 * silent   a node's connections swallow everything: it says that it is ill, sends its clients away,
 *          and they play on at the other node
 * standby  the primary dies and its synchronous standby is promoted: nothing is lost
 * slow     the standby does not confirm for some seconds: nobody is told anything meanwhile
 *
 * usage: database WHAT [SIZE]. It starts PostgreSQL by itself: tests/support/postgres.
 */
#define _GNU_SOURCE
#include "tests/support/spread.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum { TABLES = 4 };

static char folder[2][PATH_TEXT]; /* of the primary, and of its standby */
static Match match[TABLES];

/* --- PostgreSQL --- */

/* The first line that it prints. */
static void postgres(const char *arguments, char out[PATH_TEXT])
{
    char command[4 * PATH_TEXT];
    snprintf(command, sizeof command, "tests/support/postgres %s", arguments);
    FILE *said = popen(command, "r");
    out[0] = '\0';
    if (said == NULL || fgets(out, PATH_TEXT, said) == NULL)
        out[0] = '\0';
    out[strcspn(out, "\n")] = '\0';
    if (said == NULL || pclose(said) != 0)
        fail("%s", command);
}

static void postgres_do(const char *what, int which, const char *more)
{
    char arguments[3 * PATH_TEXT];
    char unused[PATH_TEXT];
    snprintf(arguments, sizeof arguments, "%s %.255s %.255s", what, folder[which], more);
    postgres(arguments, unused);
}

static void make_folder(int which)
{
    const char *where = getenv("ORI_TEST_DIR");
    snprintf(folder[which], PATH_TEXT, "%s/oriflamme-db-XXXXXX", where != NULL ? where : "/tmp");
    if (mkdtemp(folder[which]) == NULL)
        fail("no test folder");
}

static pid_t owner; /* of the folders: not those whom it forks */

static void end_postgres(void)
{
    for (int i = 0; i < 2 && owner == getpid(); i++)
        if (folder[i][0] != '\0') {
            char arguments[2 * PATH_TEXT];
            char unused[PATH_TEXT];
            snprintf(arguments, sizeof arguments, "end %.255s", folder[i]);
            folder[i][0] = '\0';
            postgres(arguments, unused);
        }
}

static void start_postgres(const char *settings)
{
    char arguments[3 * PATH_TEXT];
    char address[PATH_TEXT];
    owner = getpid();
    make_folder(0);
    atexit(end_postgres);
    snprintf(arguments, sizeof arguments, "start %s %s", folder[0], settings);
    postgres(arguments, address);
    setenv("ORI_STORE", address, 1);
}

/* --- A relay that can do harm --- */

typedef enum Harm { PASS, CUT, SWALLOW, LOSE_ANSWER } Harm;

typedef struct Relay {
    atomic_int harm;
    atomic_long done; /* cuts, or lost answers */
    int port;
} Relay;

static Relay *relay;
static pid_t relay_pid;

typedef struct Wire {
    int node;
    int base;
    bool spoiled; /* it has swallowed something: it can never be whole again */
} Wire;

enum { WIRES = 64 };
static Wire wire[WIRES];

static int connect_base(void)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    snprintf(to.sun_path, sizeof to.sun_path, "%.90s/.s.PGSQL.5432", folder[0]);
    if (connect(fd, (struct sockaddr *)&to, sizeof to) == 0)
        return fd;
    close(fd);
    return -1;
}

static void drop(Wire *w)
{
    if (w->node >= 0)
        close(w->node);
    if (w->base >= 0)
        close(w->base);
    *w = (Wire){.node = -1, .base = -1};
}

static void take_in(int listener)
{
    int fd = accept(listener, NULL, NULL);
    for (int i = 0; i < WIRES && fd >= 0; i++)
        if (wire[i].node < 0) {
            wire[i] = (Wire){.node = fd, .base = connect_base()};
            if (wire[i].base < 0)
                drop(&wire[i]);
            return;
        }
    if (fd >= 0)
        close(fd);
}

/* The answer to a decision: it is sent when the commit is done. */
static bool is_answer(const char *data, ssize_t count)
{
    return memmem(data, (size_t)count, "INSERT 0 1", 10) != NULL;
}

static void pass_on(Wire *w, int from, int to)
{
    char data[65536];
    ssize_t count = recv(from, data, sizeof data, MSG_DONTWAIT);
    int harm = atomic_load(&relay->harm);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (count <= 0) {
        drop(w);
    } else if (harm == SWALLOW) {
        w->spoiled = true;
    } else if (harm == LOSE_ANSWER && from == w->base && is_answer(data, count)) {
        drop(w);
        atomic_fetch_add(&relay->done, 1);
        atomic_store(&relay->harm, PASS);
    } else if (!send_all(to, data, (size_t)count)) {
        drop(w);
    }
}

static void tend(void)
{
    int harm = atomic_load(&relay->harm);
    for (int i = 0; i < WIRES; i++)
        if (wire[i].node >= 0 && (harm == CUT || (wire[i].spoiled && harm != SWALLOW)))
            drop(&wire[i]);
    if (harm == CUT) {
        atomic_fetch_add(&relay->done, 1);
        atomic_store(&relay->harm, PASS);
    }
}

static _Noreturn void run_relay(int listener)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    signal(SIGPIPE, SIG_IGN);
    for (int i = 0; i < WIRES; i++)
        wire[i] = (Wire){.node = -1, .base = -1};
    for (;;) {
        struct pollfd all[1 + 2 * WIRES] = {{.fd = listener, .events = POLLIN}};
        for (int i = 0; i < WIRES; i++) {
            all[1 + 2 * i] = (struct pollfd){.fd = wire[i].node, .events = POLLIN};
            all[2 + 2 * i] = (struct pollfd){.fd = wire[i].base, .events = POLLIN};
        }
        poll(all, 1 + 2 * WIRES, 5);
        tend();
        if ((all[0].revents & POLLIN) != 0)
            take_in(listener);
        for (int i = 0; i < WIRES; i++) {
            if (wire[i].node >= 0 && all[1 + 2 * i].fd == wire[i].node &&
                all[1 + 2 * i].revents != 0)
                pass_on(&wire[i], wire[i].node, wire[i].base);
            if (wire[i].node >= 0 && all[2 + 2 * i].fd == wire[i].base &&
                all[2 + 2 * i].revents != 0)
                pass_on(&wire[i], wire[i].base, wire[i].node);
        }
    }
}

static void start_relay(void)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof at;
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    relay = shared_memory(sizeof *relay);
    if (bind(listener, (struct sockaddr *)&at, sizeof at) != 0 || listen(listener, 64) != 0 ||
        getsockname(listener, (struct sockaddr *)&at, &size) != 0)
        fail("no relay");
    relay->port = ntohs(at.sin_port);
    relay_pid = fork();
    if (relay_pid == 0)
        run_relay(listener);
    close(listener);
}

static void harm(Harm how)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    long done = atomic_load(&relay->done);
    atomic_store(&relay->harm, how);
    while (how == CUT && atomic_load(&relay->done) == done)
        if (now_us() > until)
            fail("the relay does not cut");
}

/* Node 0 reaches its database over the relay, node 1 as usual. */
static void open_over_relay(void)
{
    if (getenv("ORI_STORE") == NULL)
        fail("there is no database");
    start_relay();
    server_init(&node[0], NULL);
    server_join(&node[1], &node[0], NULL);
    snprintf(node[0].store, sizeof node[0].store, "postgresql://postgres@127.0.0.1:%d/%s",
             relay->port, node[0].database);
    for (int i = 0; i < NODES; i++)
        server_start(&node[i]);
}

static void close_over_relay(void)
{
    close_nodes();
    kill(relay_pid, SIGKILL);
    waitpid(relay_pid, NULL, 0);
}

/* --- Playing through it --- */

/* Whoever is not connected comes again, to any node that lets them in. */
static void bring_back(void)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    for (int i = 0; i < TABLES; i++)
        for (int seat = 0; match[i].runs && seat < match[i].table.seats; seat++)
            while (match[i].table.player[seat].line.fd < 0 && !match[i].table.player[seat].over) {
                Player *p = &match[i].table.player[seat];
                long v = p->v;
                if (try_come(&match[i], seat, any(NODES)) && p->line.fd >= 0)
                    player_reach(p, v);
                else
                    sleep_ms(50);
                if (now_us() > until)
                    fail("no node lets a player of %s in", p->game);
            }
}

/* A player whose decision was answered with store-failed says it again when asked: table_play. */
static void play_on(int milliseconds)
{
    int64_t until = now_us() + (int64_t)milliseconds * 1000;
    do {
        bring_back();
        play(match, TABLES, 20);
    } while (now_us() < until);
}

static void open_games(int *opened)
{
    for (int i = 0; i < TABLES; i++) {
        if (match[i].runs && table_is_over(&match[i].table))
            close_match(&match[i]);
        if (!match[i].runs)
            open_match(&match[i], (*opened)++, "");
    }
}

/* They move on: so it has healed. */
static void await_progress(void)
{
    int64_t until = now_us() + 2 * PATIENCE * 1000LL;
    for (long acks = acks_noted; acks_noted < acks + TABLES;) {
        play_on(20);
        bool over = true;
        for (int i = 0; i < TABLES; i++)
            over = over && table_is_over(&match[i].table);
        if (over)
            return;
        if (now_us() > until)
            fail("the games do not go on");
    }
}

static void finish(void)
{
    int64_t until = now_us() + 6 * PATIENCE * 1000LL;
    for (int i = 0; i < TABLES; i++) {
        while (match[i].runs && !table_is_over(&match[i].table)) {
            play_on(5);
            if (now_us() > until)
                fail("%s does not end", match[i].table.player[0].game);
        }
        if (match[i].runs)
            close_match(&match[i]);
    }
}

static void tell(const char *what, long times)
{
    printf("database: %ld times %s; %ld games, %ld decisions acknowledged and kept\n", times, what,
           games_closed, acks_noted);
}

static void test_restart(long times)
{
    int opened = 0;
    start_postgres("-c fsync=off");
    open_nodes(NULL);
    for (long i = 0; i < times; i++) {
        open_games(&opened);
        play_on(any(300));
        postgres_do("stop", 0, "immediate");
        play(match, TABLES, any(500)); /* whoever asks now must wait, or hear the truth */
        postgres_do("again", 0, "");
        await_progress();
    }
    finish();
    close_nodes();
    tell("restarted as after a crash", times);
}

static void test_cut(long times)
{
    int opened = 0;
    start_postgres("-c fsync=off");
    open_over_relay();
    for (long i = 0; i < times; i++) {
        open_games(&opened);
        play_on(any(60));
        harm(CUT);
        await_progress();
    }
    finish();
    close_over_relay();
    tell("cut off from the database", times);
}

static void test_unknown(long times)
{
    int opened = 0;
    int64_t until = now_us() + 6 * PATIENCE * 1000LL;
    start_postgres("-c fsync=off");
    open_over_relay();
    while (atomic_load(&relay->done) < times) {
        open_games(&opened);
        harm(LOSE_ANSWER);
        await_progress();
        if (now_us() > until)
            fail("no answer is lost");
    }
    harm(PASS);
    finish();
    close_over_relay();
    tell("a commit was done and its answer lost", times);
}

/* --- Silence --- */

static int health_of(int at)
{
    Answer answer;
    int status = http(node[at].port, "GET", "/health", NULL, NULL, &answer) ? answer.status : 0;
    answer_free(&answer);
    return status;
}

static bool is_ill(const void *unused)
{
    (void)unused;
    return health_of(0) == 503;
}

static bool is_well(const void *unused)
{
    (void)unused;
    return health_of(0) == 200;
}

static bool one_is_ill(const void *unused)
{
    (void)unused;
    play(match, TABLES, 10); /* somebody has to want something of it */
    return health_of(0) == 503 || health_of(1) == 503;
}

static bool all_are_well(const void *unused)
{
    (void)unused;
    return health_of(0) == 200 && health_of(1) == 200;
}

static bool all_were_sent_away(const void *unused)
{
    Player *all[TABLES * ORI_MAX_SEATS];
    (void)unused;
    players_hear(all, gather(match, TABLES, all), 0);
    for (int i = 0; i < TABLES; i++)
        for (int seat = 0; seat < match[i].table.seats; seat++)
            if (match[i].at[seat] == 0 && match[i].table.player[seat].line.fd >= 0)
                return false;
    return true;
}

static void test_silent(long times)
{
    int opened = 0;
    start_postgres("-c fsync=off");
    open_over_relay();
    for (long i = 0; i < times; i++) {
        open_games(&opened);
        play_on(100);
        harm(SWALLOW);
        await(is_ill, NULL, "a node without a database says so");
        if (health_of(1) != 200)
            fail("the other node is ill, too");
        await(all_were_sent_away, NULL, "its clients are sent away");
        for (int m = 0; m < TABLES; m++)
            for (int seat = 0; seat < match[m].table.seats; seat++)
                if (match[m].at[seat] == 0 && !match[m].table.player[seat].over) {
                    long v = match[m].table.player[seat].v;
                    come_to(&match[m], seat, 1);
                    player_reach(&match[m].table.player[seat], v);
                }
        await_progress();
        harm(PASS);
        await(is_well, NULL, "it is well again");
    }
    finish();
    close_over_relay();
    tell("swallowed by a silent network", times);
}

/* --- A standby --- */

static void open_with_standby(void)
{
    start_postgres("-c fsync=off -c synchronous_standby_names='*' -c synchronous_commit=local");
    make_folder(1);
    postgres_do("standby", 1, folder[0]);
    server_init(&node[0], NULL);
    snprintf(node[0].store, sizeof node[0].store, "postgresql://postgres@/%.40s?host=%.80s,%.80s",
             node[0].database, folder[0], folder[1]);
    server_join(&node[1], &node[0], NULL);
}

static void test_standby(long unused)
{
    int opened = 0;
    (void)unused;
    open_with_standby();
    setenv("PGOPTIONS", "-c synchronous_commit=on", 1); /* acknowledged is: on both */
    for (int i = 0; i < NODES; i++)
        server_start(&node[i]);
    open_games(&opened);
    play_on(400);
    postgres_do("stop", 0, "immediate");
    postgres_do("promote", 1, "");
    await_progress();
    finish();
    for (int i = NODES - 1; i >= 0; i--)
        server_stop(&node[i]);
    server_verify(&node[0]);
    tell("lost its primary and went on at the standby", 1);
}

static void test_slow(long unused)
{
    int opened = 0;
    (void)unused;
    open_with_standby();
    setenv("PGOPTIONS", "-c synchronous_commit=on", 1);
    for (int i = 0; i < NODES; i++)
        server_start(&node[i]);
    open_games(&opened);
    play(match, TABLES, 10); /* no longer: the games must not be over */
    postgres_do("pause", 1, "");
    await(one_is_ill, NULL, "a node that waits for a standby says so");
    long acks = acks_noted; /* what was under way before has come */
    play(match, TABLES, 500);
    if (acks_noted > acks)
        fail("%ld decisions were acknowledged that the standby does not have", acks_noted - acks);
    postgres_do("resume", 1, "");
    await(all_are_well, NULL, "it is well again");
    await_progress();
    finish();
    for (int i = NODES - 1; i >= 0; i--)
        server_stop(&node[i]);
    server_verify(&node[0]);
    tell("waited for a slow standby", 1);
}

int main(int argc, char **argv)
{
    static const struct Test {
        const char *name;
        void (*run)(long size);
        long size;
    } tests[] = {{"restart", test_restart, 3},  {"cut", test_cut, 20},
                 {"unknown", test_unknown, 20}, {"silent", test_silent, 1},
                 {"standby", test_standby, 1},  {"slow", test_slow, 1}};
    random_source.state = (uint64_t)now_us();
    for (size_t i = 0; argc > 1 && i < sizeof tests / sizeof tests[0]; i++)
        if (strcmp(argv[1], tests[i].name) == 0) {
            tests[i].run(number_told(argc, argv, 2, tests[i].size));
            return 0;
        }
    fail("usage: database restart|cut|unknown|silent|standby|slow [SIZE]");
}
