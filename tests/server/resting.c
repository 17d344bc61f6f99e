/*
 * resting.c - what nobody looks at does not stay: a game of days leaves memory and is fetched when a
 * player's time is over, also after a restart; the hourly look drops what is too old, and nothing
 * else.
 *
 * Hours pass in seconds. On SQLite the monotonic clock is moved on in steps that the server takes
 * for time (failing.so), each when its loop has turned; what would take days is added to the time
 * that the stored server has lived. On PostgreSQL (ORI_STORE) the clock is the database's: it is
 * moved on there, and the server follows.
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

enum { STEP_MS = 2000, MINUTE_MS = 60000, HOUR_MS = 60 * MINUTE_MS };
enum { LOOK_MS = 6500 }; /* by then a node has looked for games that nobody attends */

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
    if (is_shared()) {
        move_clock(milliseconds);
        return;
    }
    shim.failing->hurries = 1;
    for (int passed = 0; passed < milliseconds; passed += STEP_MS) {
        int64_t until = now_us() + PATIENCE * 1000LL;
        long turns = shim.failing->turns;
        shim.failing->play_ms += STEP_MS;
        while (shim.failing->turns < turns + 2) {
            if (now_us() > until)
                fail("the server's loop does not turn");
            usleep(20);
        }
    }
    shim.failing->hurries = 0;
}

/* The server has lived so much longer when it starts again. */
static void live_on(int64_t milliseconds)
{
    char command[2 * PATH_TEXT];
    server_stop(&server);
    if (is_shared()) {
        move_clock(milliseconds);
        server_start(&server);
        return;
    }
    snprintf(command, sizeof command,
             "sqlite3 %s/oriflamme.db 'UPDATE life SET lived = lived + %lld'", server.data,
             (long long)milliseconds);
    if (system(command) != 0)
        fail("cannot: %s", command);
    server_start(&server);
}

static long metric(const char *name)
{
    char line[64];
    Answer answer;
    if (!http(server.port, "GET", "/metrics", NULL, NULL, &answer) || answer.status != 200)
        fail("no metrics");
    snprintf(line, sizeof line, "\noriflamme_%s ", name);
    const char *at = strstr(answer.body.data, line);
    if (at == NULL)
        fail("there is no metric %s", name);
    long value = strtol(at + strlen(line), NULL, 10);
    answer_free(&answer);
    return value;
}

/* Of several nodes none counts what rests. */
static long resting(long expected)
{
    return is_shared() ? expected : metric("tables_resting");
}

static void expect_in_memory(long tables, long rest, const char *when)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (metric("tables") != tables || resting(rest) != rest) {
        if (now_us() > until)
            fail("%s %ld tables are in memory and %ld rest, not %ld and %ld", when,
                 metric("tables"), resting(rest), tables, rest);
        sleep_ms(20);
    }
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

static void await_phase(const char *table, const char *phase)
{
    char is[16];
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (look_at(table, is) != 200 || strcmp(is, phase) != 0) {
        if (now_us() > until)
            fail("the table does not come to be '%s'", phase);
        sleep_ms(20);
    }
}

static void make(const char *wish, char table[ID_TEXT])
{
    char token[TOKEN_TEXT];
    make_table(server.port, wish, table, token);
}

/* --- A game of days --- */

static void test_days(void)
{
    char table[ID_TEXT];
    make("{\"seats\":[\"me\",\"random\"],\"name\":\"Ann\",\"pace\":{\"kind\":\"days\",\"days\":1},"
         "\"start\":true}",
         table);
    if (!is_shared()) { /* a node keeps what nobody needs for a minute alone */
        pass(8 * MINUTE_MS);
        expect_in_memory(1, 0, "after eight minutes");
    }
    pass(5 * MINUTE_MS);
    expect_in_memory(0, 1, "after a quarter of an hour");
    live_on(DAY - 40 * MINUTE_MS);
    expect_in_memory(0, 1, "after a restart");
    pass(20 * MINUTE_MS);
    if (is_shared())
        sleep_ms(LOOK_MS);
    expect_in_memory(0, 1, "before the time is over");
    pass(15 * MINUTE_MS);
    await_phase(table, "over"); /* a stand-in has played it to its end: nobody came */
    pass(15 * MINUTE_MS);
    expect_in_memory(0, 0, "when it is over");
}

/* --- The hourly look --- */

/* Or it comes to be so: 503 while it is being dropped. */
static void expect_there(const char *table, int status, const char *what)
{
    char phase[16];
    int is;
    int64_t until = now_us() + PATIENCE * 1000LL;
    while ((is = look_at(table, phase)) != status && now_us() < until)
        sleep_ms(20);
    if (is != status)
        fail("%s: %d, not %d", what, is, status);
}

/* By one of the next hourly looks: a table that somebody asks for is not dropped under them, so
 * nobody asks while it is looked for. */
static void expect_dropped(const char *table, const char *what)
{
    char phase[16];
    for (int tries = 0; tries < 5; tries++) {
        if (is_shared())
            sleep_ms(LOOK_MS);
        if (look_at(table, phase) == 404)
            return;
        pass(HOUR_MS + MINUTE_MS);
    }
    fail("%s is still there", what);
}

static void test_keep(void)
{
    char lobby[ID_TEXT];
    char over[ID_TEXT];
    char playing[ID_TEXT];
    make("{\"seats\":[\"me\",\"open\"],\"name\":\"Ann\"}", lobby);
    make("{\"seats\":[\"random\",\"random\"],\"start\":true}", over);
    make("{\"seats\":[\"me\",\"random\"],\"name\":\"Ann\",\"start\":true}", playing);
    await_phase(over, "over");
    live_on(30 * DAY - 30 * (int64_t)MINUTE_MS);
    pass(MINUTE_MS);
    expect_there(over, 200, "a game younger than a month");
    pass(HOUR_MS + MINUTE_MS);
    expect_dropped(over, "a game older than a month");
    expect_dropped(lobby, "a lobby that is four weeks old");
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
    server_stop(&server);
    server_verify(&server);
    server_done(&server);
    shim_close(&shim);
    printf("resting: %ld minutes and 31 days of play: a game of days left memory and was fetched "
           "when its time was over, the hourly look dropped what was too old and nothing else\n",
           minutes);
    return 0;
}
