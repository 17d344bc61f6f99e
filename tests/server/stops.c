/*
 * stops.c - a clean stop, backups, and stores and folders that cannot be used.
 *
 * SIGTERM under load: clients are told, the end comes with status 0, and nothing acknowledged is
 * lost. The server waits for nobody who listens, and for those who do not for at most two seconds of
 * its own clock, which the test moves (failing.so). A backup made while the server runs verifies.
 * What cannot be used is refused with a message that names it.
 *
 * usage: stops [STOPS [TABLES]]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_TABLES = 64, STOP_MS = 2000, CLOSED_STOPPING = 1012 };

static struct Figures {
    long stops;
    long acks;
    long told; /* clients that heard bye and 1012 */
    long backups;
    long refusals;
    long spoiled; /* stores that verify must refuse */
} figures;

static Server server;
static Shim shim;
static OriRandom random_source = {3};
static Table table[MOST_TABLES];
static int tables;

static int everybody(Player *all[])
{
    int n = 0;
    for (int i = 0; i < tables; i++)
        for (int seat = 0; seat < table[i].seats; seat++)
            all[n++] = &table[i].player[seat];
    return n;
}

static long acks(void)
{
    Player *all[MOST_TABLES * ORI_MAX_SEATS];
    long sum = 0;
    for (int i = everybody(all); i > 0; i--)
        sum += all[i - 1]->acks;
    return sum;
}

static void play_once(int milliseconds)
{
    Player *all[MOST_TABLES * ORI_MAX_SEATS];
    int n = everybody(all);
    for (int i = 0; i < tables; i++)
        table_play(&table[i], &random_source);
    players_hear(all, n, milliseconds);
}

static bool all_are_over(void)
{
    for (int i = 0; i < tables; i++)
        if (!table_is_over(&table[i]))
            return false;
    return true;
}

/* Until this many more decisions are acknowledged, or all games are over. */
static void play(long decisions)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    for (long wanted = acks() + decisions; acks() < wanted && !all_are_over();) {
        play_once(PATIENCE);
        if (now_us() > until)
            fail("the games do not go on");
    }
}

/* --- Stopping --- */

/* Waits for nothing but those who are told: its clock stands. */
static void stop_under_load(void)
{
    Player *all[MOST_TABLES * ORI_MAX_SEATS];
    int n = everybody(all);
    int64_t until = now_us() + PATIENCE * 1000LL;
    int status;
    shim_stop_clock(&shim);
    server_signal(&server, SIGTERM);
    while ((status = server_wait(&server, 0)) == -1) {
        play_once(1);
        if (now_us() > until)
            fail("the server does not stop when everybody has been told");
    }
    shim_start_clock(&shim);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail("the server stops with status %#x", (unsigned)status);
    while (players_hear(all, n, 0) > 0)
        ;
    for (int i = 0; i < n; i++) {
        if (strcmp(all[i]->error, "stopping") != 0 || all[i]->line.close_code != CLOSED_STOPPING)
            fail("a client was told '%s' and closed with %d instead of 'stopping' and 1012",
                 all[i]->error, all[i]->line.close_code);
        figures.told++;
    }
    figures.stops++;
}

/* Somebody does not take the last words: not even two seconds for that one. */
static void stop_beside_the_deaf(void)
{
    Client deaf = CLIENT_NONE;
    if (client_open(&deaf, server.port, NULL) != NULL)
        fail("no connection");
    client_say(&deaf, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"}", table[0].id);
    json_decref(client_await(&deaf, "hello", NULL));
    shim_stop_clock(&shim);
    server_signal(&server, SIGTERM);
    json_decref(client_await(&deaf, "bye", NULL)); /* the close behind it is not answered */
    shim.failing->play_ms += STOP_MS;
    int status = server_wait(&server, PATIENCE);
    shim_start_clock(&shim);
    if (status == -1 || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail("beside one who does not answer the server stops with %#x", (unsigned)status);
    client_free(&deaf);
    figures.stops++;
}

static void start_again(void)
{
    Player *all[MOST_TABLES * ORI_MAX_SEATS];
    int n = everybody(all);
    server_start(&server);
    for (int i = 0; i < n; i++) {
        Player *p = all[i];
        long known = p->v > p->acked ? p->v : p->acked;
        if (p->over)
            continue;
        player_come(p, server.port, SINCE_KNOWN);
        player_reach(p, known);
    }
}

static void open_game(Table *t, const char *rules)
{
    table_open(t, server.port, rules, 3, "");
    table_start(t, NULL);
    client_close(&t->maker); /* it would not hear the last words */
}

static void renew_ended_games(void)
{
    for (int i = 0; i < tables; i++)
        if (table[i].player[0].over) {
            table_free(&table[i]);
            open_game(&table[i], "base");
        }
}

/* --- Backups --- */

static void back_up(void)
{
    Bytes out = {0};
    char folder[PATH_TEXT + 16];
    char file[PATH_TEXT + 32];
    snprintf(folder, sizeof folder, "%s.copy", server.data);
    snprintf(file, sizeof file, "%s/oriflamme.db", folder);
    mkdir(folder, 0700);
    unlink(file);
    pid_t pid = fork(); /* the games go on meanwhile */
    if (pid == 0) {
        Bytes said = {0};
        int status = program_run((const char *const[]){"backup", server.data, file, NULL}, &said);
        if (status != 0)
            fprintf(stderr, "backup: %s\n", said.data);
        _exit(status);
    }
    int status;
    while (waitpid(pid, &status, WNOHANG) == 0)
        play_once(5);
    if (status != 0)
        fail("the backup fails with %#x", (unsigned)status);
    if (program_run((const char *const[]){"verify", folder, NULL}, &out) != 0)
        fail("the backup does not verify: %s", out.data);
    bytes_free(&out);
    unlink(file);
    rmdir(folder);
    figures.backups++;
}

/* --- What verify must find --- */

/* The store's file, whatever its name is. */
static void find_store(const char *folder, char path[PATH_TEXT]);
static void sql(const char *store, const char *statement);

static void find_what_was_spoiled(void)
{
    static const char *const spoilings[] = {
        "update decisions set decision = \"S^9\" where n = 3 and game = 1",
        "update decisions set decision = \"nonsense\" where n = 3 and game = 1",
        "delete from decisions where n = 2 and game = 1",
        "update decisions set seat = (seat + 1) % 3 where n = 2 and game = 1",
        "update games set deal = \"nonsense\" where id = 1",
        "update games set over = 1 - over where id = 1",
        "delete from games where id = 1",
        "update tables set games = games + 1 where id = (select tbl from games where id = 1)",
    };
    char store[PATH_TEXT];
    char folder[PATH_TEXT + 16];
    char copy[PATH_TEXT + 32];
    Bytes out = {0};
    find_store(server.data, store);
    snprintf(folder, sizeof folder, "%s.spoiled", server.data);
    snprintf(copy, sizeof copy, "%s/oriflamme.db", folder);
    mkdir(folder, 0700);
    for (size_t i = 0; i < sizeof spoilings / sizeof spoilings[0]; i++) {
        unlink(copy);
        bytes_clear(&out);
        if (program_run((const char *const[]){"backup", server.data, copy, NULL}, &out) != 0)
            fail("no backup: %s", out.data);
        sql(copy, spoilings[i]);
        if (program_run((const char *const[]){"verify", folder, NULL}, &out) == 0)
            fail("verify does not find: %s", spoilings[i]);
        figures.spoiled++;
    }
    bytes_free(&out);
    unlink(copy);
    rmdir(folder);
}

/* --- What is refused --- */

static void find_store(const char *folder, char path[PATH_TEXT])
{
    char command[PATH_TEXT * 2];
    snprintf(command, sizeof command, "ls \"%s\" | grep '[.]db$' | head -n 1", folder);
    FILE *list = popen(command, "r");
    char name[64] = "";
    if (list == NULL || fgets(name, sizeof name, list) == NULL)
        fail("no store in %s", folder);
    pclose(list);
    name[strcspn(name, "\n")] = '\0';
    snprintf(path, PATH_TEXT, "%.400s/%s", folder, name);
}

static void expect_refusal(Server *s, const char *what, const char *word)
{
    char text[4096] = "";
    truncate(s->said, 0);
    if (server_try(s) == NULL)
        fail("%s: the server starts", what);
    int status = server_wait(s, PATIENCE);
    if (status == -1 || !WIFEXITED(status) || WEXITSTATUS(status) == 0)
        fail("%s: the server ends with %#x", what, (unsigned)status);
    int fd = open(s->said, O_RDONLY);
    ssize_t count = read(fd, text, sizeof text - 1);
    close(fd);
    fd = open(s->log, O_RDONLY);
    if (fd >= 0 && count >= 0) {
        ssize_t more = read(fd, text + count, sizeof text - 1 - (size_t)count);
        (void)more;
        close(fd);
    }
    if (strcasestr(text, word) == NULL)
        fail("%s: the message should speak of '%s' and is: %s", what, word, text);
    figures.refusals++;
}

static void sql(const char *store, const char *statement)
{
    char command[PATH_TEXT * 3];
    snprintf(command, sizeof command, "sqlite3 \"%s\" '%s' >/dev/null", store, statement);
    if (system(command) != 0)
        fail("sqlite3 cannot %s", statement);
}

static void damage(const char *store)
{
    static const char noise[] = "this was a page of the database, and now it is not one any more";
    int fd = open(store, O_WRONLY);
    if (fd < 0)
        fail("no %s", store);
    for (int i = 0; i < 2000; i++)
        if (pwrite(fd, noise, sizeof noise, i * (off_t)sizeof noise) < 0)
            fail("cannot damage %s", store);
    close(fd);
}

static void refuse_what_cannot_be_used(void)
{
    char store[PATH_TEXT];
    Server other = server;
    other.pid = -1;
    other.out = -1;
    snprintf(other.log, sizeof other.log, "%.500s.log2", server.data);
    snprintf(other.said, sizeof other.said, "%.500s.err2", server.data);
    unlink(other.log);

    Server elsewhere;
    char empty[PATH_TEXT];
    server_init(&elsewhere, NULL);
    memcpy(empty, elsewhere.data, sizeof empty);
    elsewhere.port = server.port;
    expect_refusal(&elsewhere, "a port in use", "in use");
    elsewhere.port = 0;

    other.port = 0;
    expect_refusal(&other, "a folder that another server uses", "another server");

    server_stop(&server);
    find_store(server.data, store);
    sql(store, "pragma user_version = 9999; pragma wal_checkpoint(truncate);");
    expect_refusal(&other, "a newer store", "newer");
    damage(store);
    expect_refusal(&other, "a damaged store", "damaged");

    if (geteuid() == 0)
        snprintf(elsewhere.data, sizeof elsewhere.data, "/proc/nowhere");
    else
        chmod(elsewhere.data, 0500);
    expect_refusal(&elsewhere, "a folder that cannot be written", "/");
    memcpy(elsewhere.data, empty, sizeof empty);
    chmod(elsewhere.data, 0700);
    server_done(&elsewhere);
    unlink(other.log);
    unlink(other.said);
}

int main(int argc, char **argv)
{
    long stops = number_told(argc, argv, 1, 5);
    tables = (int)number_told(argc, argv, 2, 8);
    if (tables > MOST_TABLES)
        tables = MOST_TABLES;
    random_source.state = seed_told(random_source.state);
    shim_open(&shim);
    server_init(&server, NULL);
    server.preload = shim.library;
    server_start(&server);
    for (int i = 0; i < tables; i++)
        open_game(&table[i], i % 2 == 0 ? "base" : "ablaze");
    table_play_to(&table[0], &random_source, 6); /* the first game has something to spoil */
    for (long i = 0; i < stops; i++) {
        play(40 + ori_random_below(&random_source, 80));
        back_up();
        if (i < stops - 1)
            stop_under_load();
        else
            stop_beside_the_deaf();
        server_verify(&server);
        start_again();
        renew_ended_games();
    }
    play(40);
    figures.acks = acks();
    for (int i = 0; i < tables; i++)
        table_free(&table[i]);
    find_what_was_spoiled();
    refuse_what_cannot_be_used();
    server_done(&server);
    shim_close(&shim);
    printf(
        "stops: %ld stops under load, %ld clients told, %ld acks kept, %ld backups verified, %ld "
        "spoiled ones found, %ld starts refused with a reason\n",
        figures.stops, figures.told, figures.acks, figures.backups, figures.spoiled,
        figures.refusals);
    return 0;
}
