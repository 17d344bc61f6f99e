/*
 * resting.c - what nobody looks at does not stay: a game of days leaves memory and is fetched when a
 * player's time is over, also after a restart; the hourly look drops what is too old, and nothing
 * else.
 *
 * Hours pass in seconds. On SQLite the server's clock is moved on (failing.so); what would take days
 * is added to the time that the stored server has lived. On PostgreSQL (ORI_STORE) the clock is the
 * database's: it is moved on there, and the server follows.
 *
 * usage: resting
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MINUTE_MS = 60000, HOUR_MS = 60 * MINUTE_MS };
enum { ASKING_US = 500000 }; /* between two questions to the store, each a process */

static const int64_t DAY = 24LL * HOUR_MS;
static Shim shim;
static Server server;
static long minutes;

static bool is_shared(void)
{
    return server.store[0] != '\0';
}

static void move_clock(int64_t milliseconds)
{
    char sql[128];
    snprintf(sql, sizeof sql, "UPDATE life SET lived = lived + %lld", (long long)milliseconds);
    server_sql(&server, sql);
}

static void pass(int milliseconds)
{
    minutes += milliseconds / MINUTE_MS;
    if (is_shared())
        move_clock(milliseconds);
    else
        shim_pass(&shim, milliseconds);
}

/* What the store answers to a statement. */
static void ask_store(const char *sql, char answer[64])
{
    char command[4 * PATH_TEXT];
    if (is_shared())
        snprintf(command, sizeof command, "psql -qAtX -c \"%s\" \"%s\"", sql, server.store);
    else
        snprintf(command, sizeof command, "sqlite3 \"%s/oriflamme.db\" \"%s\"", server.data, sql);
    FILE *from = popen(command, "r");
    answer[0] = '\0';
    if (from == NULL || (fgets(answer, 64, from) == NULL && ferror(from)) || pclose(from) != 0)
        fail("cannot: %s", command);
    answer[strcspn(answer, "\n")] = '\0';
}

/* The server has lived so much longer when it starts again. */
static void live_on(int64_t milliseconds)
{
    char sql[128];
    char nothing[64];
    server_stop(&server);
    snprintf(sql, sizeof sql, "UPDATE life SET lived = lived + %lld", (long long)milliseconds);
    ask_store(sql, nothing);
    server_start(&server);
}

/* Of several nodes none counts what rests. */
static long resting(long expected)
{
    return is_shared() ? expected : server_metric(&server, "tables_resting");
}

static void expect_in_memory(long tables, long rest, const char *when)
{
    char what[128];
    Wait w = wait_begin();
    snprintf(what, sizeof what, "%s %ld tables are in memory and %ld rest", when, tables, rest);
    while (server_metric(&server, "tables") != tables || resting(rest) != rest)
        wait_more(&w, what);
}

/* What GET says of it: its status, and its phase ("" if it is not there). */
static int look_at(const char *table, char phase[16])
{
    char path[PATH_TEXT];
    Answer answer;
    snprintf(path, sizeof path, "/tables/%s", table);
    if (!http(server.port, "GET", path, NULL, NULL, &answer))
        fail("no answer about a table");
    json_t *json = answer.status == 200 ? json_loads(answer.body.data, 0, NULL) : NULL;
    snprintf(phase, 16, "%s", json != NULL ? json_text(json, "phase") : "");
    json_decref(json);
    int status = answer.status;
    answer_free(&answer);
    return status;
}

static void expect_phase(const char *table, const char *phase)
{
    char is[16];
    if (look_at(table, is) != 200 || strcmp(is, phase) != 0)
        fail("the table is '%s', not '%s'", is, phase);
}

static void make(const char *wish, char table[ID_TEXT])
{
    char token[TOKEN_TEXT];
    make_table(server.port, wish, table, token);
}

/* --- A game of days --- */

static void await_over(int games)
{
    char count[64];
    Wait w = wait_begin();
    w.longest_us = ASKING_US;
    for (;;) {
        ask_store(is_shared() ? "SELECT count(*) FROM games WHERE over"
                              : "SELECT count(*) FROM games WHERE over = 1",
                  count);
        if (atoi(count) == games)
            return;
        wait_more(&w, "a game whose time is over is fetched and played to its end");
    }
}

/* Two of them: what is fetched for the first must not be fetched for the second, whose time comes
 * later. */
static void test_days(void)
{
    static const char wish[] = "{\"seats\":[\"me\",\"random\"],\"name\":\"Ann\","
                               "\"pace\":{\"kind\":\"days\",\"days\":1},\"start\":true}";
    char early[ID_TEXT];
    char late[ID_TEXT];
    make(wish, early);
    pass(8 * MINUTE_MS);
    if (!is_shared()) /* a node keeps what nobody needs for a minute alone */
        expect_in_memory(1, 0, "after eight minutes");
    pass(12 * MINUTE_MS);
    expect_in_memory(0, 1, "after a quarter of an hour");
    make(wish, late);
    pass(13 * MINUTE_MS);
    expect_in_memory(0, 2, "after another");
    live_on(DAY - 53 * MINUTE_MS);
    expect_in_memory(0, 2, "after a restart");
    pass(25 * MINUTE_MS);
    await_over(1); /* a stand-in has played the first to its end: nobody came, and nobody asked */
    expect_in_memory(1, 1, "before the time of the second is over");
    pass(20 * MINUTE_MS);
    await_over(2);
    expect_phase(early, "over");
    expect_phase(late, "over");
    pass(15 * MINUTE_MS);
    expect_in_memory(0, 0, "when both are over");
}

/* --- The hourly look --- */

static void expect_there(const char *table, int status, const char *what)
{
    char phase[16];
    int is = look_at(table, phase);
    if (is != status)
        fail("%s: %d, not %d", what, is, status);
}

/* A table that somebody asks for is not dropped under them: only the store is asked, until it is
 * gone. */
static void await_dropped(const char *table, const char *what)
{
    char sql[128];
    char count[64] = "";
    Wait w = wait_begin();
    w.longest_us = ASKING_US;
    snprintf(sql, sizeof sql, "SELECT count(*) FROM tables WHERE id='%.40s'", table);
    for (;;) {
        ask_store(sql, count);
        if (strcmp(count, "0") == 0)
            break;
        wait_more(&w, what);
    }
    expect_there(table, 404, what);
}

static void test_keep(void)
{
    char lobby[ID_TEXT];
    char over[ID_TEXT];
    char playing[ID_TEXT];
    make("{\"seats\":[\"me\",\"open\"],\"name\":\"Ann\"}", lobby);
    make("{\"seats\":[\"random\",\"random\"],\"start\":true}", over);
    make("{\"seats\":[\"me\",\"random\"],\"name\":\"Ann\",\"start\":true}", playing);
    await_over(3);
    live_on(30 * DAY - 30 * (int64_t)MINUTE_MS);
    pass(MINUTE_MS);
    expect_there(over, 200, "a game younger than a month");
    pass(15 * MINUTE_MS);
    expect_in_memory(0, 0, "when nobody asks for them");
    pass(HOUR_MS);
    await_dropped(over, "a game older than a month is dropped");
    await_dropped(lobby, "a lobby that is four weeks old is dropped");
    expect_there(playing, 200, "a game that waits for its player");
}

int main(void)
{
    shim_open(&shim);
    server_init(&server, (const char *const[]){"--watchdog", "0", "--keep-games", "30",
                                               "--keep-lobbies", "2", NULL});
    if (!is_shared())
        server.preload = shim.library;
    server_start(&server);
    test_days();
    test_keep();
    server_end(&server);
    shim_close(&shim);
    printf("resting: %ld minutes and 31 days of play: a game of days left memory and was fetched "
           "when its time was over, the hourly look dropped what was too old and nothing else\n",
           minutes);
    return 0;
}
