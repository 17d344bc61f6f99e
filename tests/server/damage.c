/*
 * damage.c - what is on the disk is private, and damage to it is found, told and not hidden.
 *
 * A server plays, chats and is killed, so that its write-ahead log is left. Of copies of its folder:
 * `verify` finds every impossible value, every missing row and every flipped bit that changes what
 * is stored, and tells a lost end from damage in the middle; a store whose log was cut or damaged is
 * not opened as if nothing had been. Files are for their owner alone. A full disk is called so.
 *
 * usage: damage [FLIPS]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static Server server;
static char copy[PATH_TEXT]; /* the folder that is spoiled */
static OriRandom random_source = {17};
static struct Figures {
    long spoiled;
    long flips;
    long harmless; /* flips of bytes that hold nothing */
    long logs;
    long refused; /* damaged stores of an older program */
} figures;

static void shell(const char *format, ...)
{
    char command[4 * PATH_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(command, sizeof command, format, arguments);
    va_end(arguments);
    if (system(command) != 0)
        fail("cannot: %s", command);
}

static void copy_folder(void)
{
    shell("rm -rf \"%s\" && cp -r \"%s\" \"%s\"", copy, server.data, copy);
}

/* Whether verify calls it damaged; what it says is put into out. */
static bool is_found(Bytes *out)
{
    bytes_clear(out);
    bytes_add(out, "", 0);
    return program_run((const char *const[]){"verify", copy, NULL}, out) != 0;
}

/* What a server has said on stderr. */
static void read_said(const Server *of, Bytes *out)
{
    char line[1024];
    FILE *file = fopen(of->said, "r");
    bytes_clear(out);
    bytes_add(out, "", 0);
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        bytes_add(out, line, strlen(line));
    if (file != NULL)
        fclose(file);
}

/* A server on the copy; what it says is put into out. */
static bool starts(Bytes *out)
{
    Server other = server;
    snprintf(other.data, sizeof other.data, "%s", copy);
    other.own_data = false;
    other.port = 0;
    other.out = -1;
    const char *why = server_try(&other);
    if (why != NULL)
        server_wait(&other, PATIENCE);
    read_said(&other, out);
    if (why == NULL)
        server_stop(&other);
    return why == NULL;
}

/* --- A store with something of everything --- */

/* Two tables whose games are over, and one whose game is not. */
static void fill_store(void)
{
    enum { TABLES = 3, DECISIONS = 20 };
    static const char *const rules[TABLES] = {"base", "ablaze", "mix"};
    static Table table;
    for (int n = 0; n < TABLES; n++) {
        table_open(&table, server.port, rules[n], 2 + n, "");
        table_start(&table, NULL);
        client_say(&table.player[0].line, "{\"t\":\"chat\",\"text\":\"well met\"}");
        table_play_to(&table, &random_source, n < TABLES - 1 ? ORI_MAX_DECISIONS : DECISIONS);
        if (table_is_over(&table) != (n < TABLES - 1))
            fail("table %d is at version %ld", n, table.player[0].v);
        table_free(&table);
    }
}

/* --- Who may read it --- */

static void check_mode(const char *path)
{
    struct stat about;
    if (stat(path, &about) == 0 && (about.st_mode & 077) != 0)
        fail("%s may be read by others: %o", path, (unsigned)about.st_mode & 0777u);
}

static void check_modes(void)
{
    static const char *const names[] = {"oriflamme.db", "oriflamme.db-wal", "oriflamme.db-shm",
                                        "commits", "lock"};
    char path[2 * PATH_TEXT];
    Bytes out = {0};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        snprintf(path, sizeof path, "%s/%s", server.data, names[i]);
        check_mode(path);
    }
    snprintf(path, sizeof path, "%s.backup", server.data);
    mode_t before = umask(022);
    if (program_run((const char *const[]){"backup", server.data, path, NULL}, &out) != 0)
        fail("no backup: %s", out.data);
    umask(before);
    check_mode(path);
    unlink(path);
    bytes_free(&out);
}

/* --- What verify must find --- */

/* What SQL does to a copy of the folder is found, and named. */
static void spoil_copy(const char *sql, const char *named, Bytes *out)
{
    copy_folder();
    shell("sqlite3 \"%s/oriflamme.db\" '%s' >/dev/null", copy, sql);
    if (!is_found(out) || strstr(out->data, named) == NULL)
        fail("%s: verify says %s", sql, out->data);
    figures.spoiled++;
}

/* Something else in the text of a table. */
#define BODY(from, to) "update tables set body = replace(body, " from ", " to ")"

static void find_spoiled(void)
{
    /* The lowest game is over, and every table has a seat a. */
    static const char *const spoilings[][2] = {
        {BODY("\"a kind human\"", "\"a kind 7\""), "'a kind' has an impossible value"},
        {BODY("\"a kind human\"", "\"a kind open\""), "table"},
        {BODY("\"b key\"", "\"b bot nonsense\" || char(10) || \"b key\""),
         "its checksum does not match"},
        {BODY("\"a name \"", "\"a name Mallory\""), "its checksum does not match"},
        {BODY("substr(body, instr(body, \"a key\"), 70)", "\"a key \" || hex(zeroblob(32))"),
         "'a key' has an impossible value"},
        {BODY("\"a key \"", "\"a key 00\""), "'a key' has an impossible value"},
        {BODY("\"a key\"", "\"a standin yes\" || char(10) || \"a key\""),
         "its checksum does not match"},
        {BODY("\"a key\"", "\"a standin no\" || char(10) || \"a key\""),
         "'a standin' has an impossible value"},
        {BODY("\"a key\"", "\"a muted 31\" || char(10) || \"a key\""),
         "its checksum does not match"},
        {BODY("\"a key\"", "\"a votes 255\" || char(10) || \"a key\""),
         "'a votes' has an impossible value"},
        {BODY("\"a kind human\" || char(10)", "\"\""), "'a kind' is missing"},
        {BODY("\"a kind\"", "\"f kind\""), "'f kind human' is not expected there"},
        {BODY("\"rules \"", "\"rules nonsense\""), "its checksum does not match"},
        {BODY("\"rules \"", "\"rulez \""), "'rules' is missing"},
        {BODY("\"absence-ms\"", "\"pace 9\" || char(10) || \"absence-ms\""),
         "'pace' has an impossible value"},
        {BODY("\"absence-ms \"", "\"absence-ms 0\""), "'absence-ms' has an impossible value"},
        {BODY("\"maker \"", "\"maker x\""), "'maker' has an impossible value"},
        {BODY("substr(body, instr(body, \"maker\"), 70)", "\"maker \" || hex(zeroblob(32))"),
         "its checksum does not match"},
        {"update tables set body = \"\"", "'rules' is missing"},
        {"update tables set public = 1 - public", "its checksum does not match"},
        {"update tables set public = 7", "'public' has an impossible value"},
        {"update tables set games = -1", "'games' has an impossible value"},
        {"update tables set made_at = made_at + 1", "its checksum does not match"},
        {"update tables set v = v + 1", "its checksum does not match"},
        {"update games set names = \"x\"", "names"},
        {"update games set started_at = started_at + 1", "game"},
        {"update games set rules_version = 99", "game"},
        {"update decisions set at = at + 1 where n = 3", "decision 3"},
        {"update decisions set clock = clock + 1 where n = 3", "decision 3"},
        {"update decisions set standin = 1 where n = 3", "decision 3"},
        {"update decisions set sum = sum + 1 where n = 3", "decision 3"},
        {"delete from decisions where n = 5", "missing before it"},
        {"delete from decisions where game = 3 and n = (select max(n) from decisions where game = "
         "3)",
         "the end of a game is missing"},
        {"delete from decisions where game = 1 and n = (select max(n) from decisions where game = "
         "1)",
         "its end is missing"},
        {"update chat set said = \"ill met\"", "chat"},
        {"update chat set name = \"Mallory\"", "chat"},
        {"delete from tables", "its table is not there"},
    };
    Bytes out = {0};
    for (size_t i = 0; i < sizeof spoilings / sizeof spoilings[0]; i++) {
        spoil_copy(spoilings[i][0], spoilings[i][1], &out);
    }
    bytes_free(&out);
}

/* Something else in the text of the schema, by which SQLite reads and writes every row. */
#define SCHEMA(name, from, to)                                                                     \
    "pragma writable_schema = on; update sqlite_master set sql = replace(sql, \"" from "\", \"" to \
    "\") where name = \"" name "\""

/* What reads rows as before may still write them otherwise, so a server does not start on it. */
static void find_spoiled_schema(void)
{
    static const char *const spoilings[][2] = {
        {SCHEMA("chat", "sum INTEGER", "sun INTEGER"), "the table 'chat' is not as it was made"},
        {SCHEMA("decisions", "decisions", "decisiont"), "the database is damaged"},
        {SCHEMA("tables", "due INTEGER NOT NULL DEFAULT 0", "due INTEGER NOT NULL DEFAULT 8"),
         "the table 'tables' is not as it was made"},
        {SCHEMA("games", "UNIQUE", "unique"), "the table 'games' is not as it was made"},
        {SCHEMA("notices", "sum bigint", "sun bigint"), "the table 'notices' is not as it was"},
        {"drop index pass_e", "the index 'pass_e' is not as it was made"},
    };
    Bytes out = {0};
    for (size_t i = 0; i < sizeof spoilings / sizeof spoilings[0]; i++) {
        spoil_copy(spoilings[i][0], spoilings[i][1], &out);
        if (starts(&out) || strstr(out.data, spoilings[i][1]) == NULL)
            fail("%s: a server starts, or says %s", spoilings[i][0], out.data);
    }
    copy_folder();
    shell("sqlite3 \"%s/oriflamme.db\" 'create index mine on chat(said); create table later(x)'",
          copy);
    if (is_found(&out))
        fail("an operator's index and a later program's table: verify says %s", out.data);
    bytes_free(&out);
}

/* Everything that is promised to be kept, as text, with numbers as the server reads them: to SQLite
 * an empty blob is 0, and one bit makes the one of the other. */
static void read_all(Bytes *out)
{
    char command[2 * PATH_TEXT + 1024];
    char line[4096];
    snprintf(
        command, sizeof command,
        "sqlite3 \"%s/oriflamme.db\" '"
        "select id, cast(v as int), cast(games as int), cast(public as int), "
        "cast(made_at as int), body from tables; "
        "select tbl, cast(number as int), cast(rules_version as int), deal, names, "
        "cast(started_at as int), cast(over as int) from games; "
        "select cast(game as int), cast(n as int), cast(seat as int), cast(standin as int), "
        "decision, cast(at as int), cast(clock as int), cast(sum as int) from decisions; "
        "select tbl, cast(n as int), cast(seat as int), name, said, cast(sum as int) from chat;"
        "select type, name, tbl_name, sql from sqlite_master' 2>&1",
        copy);
    FILE *from = popen(command, "r");
    bytes_clear(out);
    while (from != NULL && fgets(line, sizeof line, from) != NULL)
        bytes_add(out, line, strlen(line));
    if (from != NULL)
        pclose(from);
}

static void flip_bit(const char *name, long at, int bit)
{
    char path[2 * PATH_TEXT];
    unsigned char byte;
    snprintf(path, sizeof path, "%s/%s", copy, name);
    int fd = open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0 || pread(fd, &byte, 1, at) != 1)
        fail("no byte %ld in %s", at, path);
    byte = (unsigned char)(byte ^ 1u << bit);
    if (pwrite(fd, &byte, 1, at) != 1)
        fail("cannot write %s", path);
    close(fd);
}

static long size_of(const char *name)
{
    char path[2 * PATH_TEXT];
    struct stat about;
    snprintf(path, sizeof path, "%s/%s", copy, name);
    return stat(path, &about) == 0 ? (long)about.st_size : 0;
}

static void find_flips(long flips)
{
    Bytes whole = {0};
    Bytes now = {0};
    Bytes out = {0};
    copy_folder();
    shell("sqlite3 \"%s/oriflamme.db\" 'pragma wal_checkpoint(truncate)' >/dev/null", copy);
    shell("rm -rf \"%s.whole\" && cp -r \"%s\" \"%s.whole\"", copy, copy, copy);
    read_all(&whole);
    for (long i = 0; i < flips; i++) {
        shell("rm -rf \"%s\" && cp -r \"%s.whole\" \"%s\"", copy, copy, copy);
        long at = ori_random_below(&random_source, (int)size_of("oriflamme.db"));
        flip_bit("oriflamme.db", at, ori_random_below(&random_source, 8));
        bool found = is_found(&out);
        read_all(&now);
        bool same = now.count == whole.count && memcmp(now.data, whole.data, now.count) == 0;
        if (!found && !same)
            fail("a bit of byte %ld was flipped, and verify says %s", at, out.data);
        figures.flips++;
        figures.harmless += same;
    }
    shell("rm -rf \"%s.whole\"", copy);
    bytes_free(&whole);
    bytes_free(&now);
    bytes_free(&out);
}

/* --- A damaged log --- */

static void lose_log(const char *what, const char *reason)
{
    Bytes out = {0};
    if (!is_found(&out) || strstr(out.data, reason) == NULL)
        fail("%s: verify says %s", what, out.data);
    if (starts(&out))
        fail("%s: the server starts as if nothing had been", what);
    figures.logs++;
    bytes_free(&out);
}

static void lose_logs(void)
{
    char path[2 * PATH_TEXT];
    copy_folder();
    long size = size_of("oriflamme.db-wal");
    if (size < 20000)
        fail("the log has %ld bytes: the test is none", size);
    snprintf(path, sizeof path, "%s/oriflamme.db-wal", copy);
    if (truncate(path, size / 2) != 0)
        fail("cannot cut %s", path);
    lose_log("the log is cut in half", "commits are lost");
    copy_folder();
    flip_bit("oriflamme.db-wal", 5000, 3);
    lose_log("a bit of the log is flipped", size_of("oriflamme.db") == 0 ? "not a store" : "");
    copy_folder();
    unlink(path);
    lose_log("the log is gone", "");
}

/* --- A full disk --- */

static void fill_disk(void)
{
    Shim shim;
    char folder[PATH_TEXT + 8];
    Bytes said = {0};
    Server other = server;
    shim_open(&shim);
    Failing *f = shim.failing;
    f->error = ENOSPC;
    f->from[FAIL_WRITE] = 2; /* the log of the server has its first line */
    f->many[FAIL_WRITE] = 1000000;
    f->armed = 1;
    snprintf(folder, sizeof folder, "%s.full", server.data);
    snprintf(other.data, sizeof other.data, "%.500s", folder);
    other.preload = shim.library;
    other.own_data = false;
    other.port = 0;
    other.out = -1;
    if (server_try(&other) == NULL)
        fail("the server starts on a full disk");
    server_wait(&other, PATIENCE);
    f->armed = 0;
    read_said(&other, &said);
    if (strstr(said.data, "the disk is full") == NULL)
        fail("on a full disk the server says: %s", said.data);
    shim_close(&shim);
    shell("rm -rf \"%s\"", folder);
    bytes_free(&said);
}

/* --- Old games --- */

static void purge(void)
{
    Bytes out = {0};
    copy_folder();
    if (program_run((const char *const[]){"purge", copy, "--older-than", "1", NULL}, &out) != 0 ||
        strstr(out.data, "deleted 0 tables") == NULL)
        fail("purge of what is young: %s", out.data);
    bytes_clear(&out);
    if (program_run((const char *const[]){"purge", copy, "--older-than", "0", NULL}, &out) != 0 ||
        strstr(out.data, "deleted 2 tables, 2 games") == NULL)
        fail("purge of what is over: %s", out.data);
    if (is_found(&out))
        fail("after a purge: %s", out.data);
    bytes_free(&out);
}

/* --- A store of an older program --- */

/* A dump of such a store, a table in it whose first seat has this key, and what was said there. */
typedef struct Older {
    const char *dump;
    const char *table;
    const char *token;
    const char *said;
    const char *copy; /* what is kept of it as it was */
} Older;

static const Older older[] = {
    {"store-1", "25cae5c95c213e167096", "b2763fe82d0e80e490a13c4ed0837df5", "well met", "schema-1"},
    {"store-2", "0beb89e8dd2eab1c5f9d", "1bda7639692228bc55c451fdfbe4405d", "no hurry", "schema-2"},
    {"store-3", "0beb89e8dd2eab1c5f9d", "1bda7639692228bc55c451fdfbe4405d", "no hurry", "schema-3"},
};

static void restore(const char *dump)
{
    shell("rm -rf \"%s\" && mkdir -m 700 \"%s\" && "
          "sqlite3 \"%s/oriflamme.db\" <tests/server/%s.sql",
          copy, copy, copy, dump);
}

/* What is damaged is not stepped forward, and nothing of it changes. */
static void refuse_damaged(void)
{
    static const char *const spoilings[][3] = {
        {"update tables set body = replace(body, \"Bohumil\", \"Mallory\")", "checksum", "3"},
        {"update tables set body = replace(body, \"pace days\", \"pace dayz\")",
         "'pace' has an impossible value", "3"},
        {"update decisions set at = at + 1 where n = 3", "decision 3", "3"},
        {"update chat set said = \"ill met\"", "chat", "3"},
        {"update seats set kind = 7 where seat = 1", "'b kind' has an impossible value"},
        {"update seats set name = \"Mallory\" where seat = 0", "its checksum does not match"},
        {"update tables set pace = 9", "'pace' has an impossible value"},
        {"delete from seats where seat = 1", "checksum"},
        {"update decisions set at = at + 1 where n = 3", "decision 3"},
        {"update games set names = \"x\"", "names"},
        {"update chat set said = \"ill met\"", "chat"},
    };
    Bytes out = {0};
    for (size_t i = 0; i < sizeof spoilings / sizeof spoilings[0]; i++) {
        bool is_third = spoilings[i][2] != NULL;
        restore(is_third ? "store-3" : "store-2");
        shell("sqlite3 \"%s/oriflamme.db\" '%s' && cd \"%s\" && sqlite3 oriflamme.db .dump "
              ">\"$PWD.before\"",
              copy, spoilings[i][0], copy);
        if (starts(&out))
            fail("%s: an older store is stepped forward", spoilings[i][0]);
        if (strstr(out.data, spoilings[i][1]) == NULL)
            fail("%s: the server says %s", spoilings[i][0], out.data);
        shell("cd \"%s\" && sqlite3 oriflamme.db .dump | cmp - \"$PWD.before\" && "
              "test ! -e oriflamme.db.schema-%c && rm \"$PWD.before\"",
              copy, is_third ? '3' : '2');
        figures.refused++;
    }
    bytes_free(&out);
}

/* As hosting.md has it: then it is what the older program left, and steps forward again. */
static void go_back(const Older *from, Server *other)
{
    Bytes out = {0};
    shell("way=$(sed -n 's/^ *\\(mv oriflamme.db.schema-3 .*\\)/\\1/p' docs/hosting.md | sed "
          "s/schema-3/%s/)"
          " && test -n \"$way\" && cd \"%s\" && eval \"$way\" &&"
          " sqlite3 oriflamme.db .dump | cmp - \"$PWD.before\" && rm \"$PWD.before\"",
          from->copy, copy);
    server_start(other);
    server_stop(other);
    if (is_found(&out))
        fail("an older store that went back and stepped forward again: %s", out.data);
    bytes_free(&out);
}

static void step_forward(const Older *from)
{
    enum { THREE_DAYS_S = 3 * 24 * 3600 };
    Server other = server;
    Bytes out = {0};
    Player p;
    restore(from->dump);
    shell("cd \"%s\" && sqlite3 oriflamme.db .dump >\"$PWD.before\"", copy);
    snprintf(other.data, sizeof other.data, "%s", copy);
    other.own_data = false;
    other.port = 0;
    other.out = -1;
    server_start(&other);
    player_init(&p);
    snprintf(p.table, sizeof p.table, "%s", from->table);
    snprintf(p.token, sizeof p.token, "%s", from->token);
    p.seat = 0;
    player_come(&p, other.port, ANEW);
    json_t *chat = client_await(&p.line, "chat", NULL);
    if (strcmp(json_text(chat, "text"), from->said) != 0)
        fail("the chat of an older store is lost");
    json_decref(chat);
    json_t *game = client_await(&p.line, "game", NULL);
    long left = json_number(game, "left");
    player_hear(&p, game);
    if (json_number(game, "left") >= 0 && left / 1000 < THREE_DAYS_S - 60)
        fail("of three days %ld s are left", left / 1000);
    json_decref(game);
    for (int i = 0; i < 3 && !p.over; i++) {
        player_await_ask(&p);
        player_decide_any(&p, &random_source);
        player_await_answer(&p);
    }
    if (p.acks < 3)
        fail("the game of an older store does not go on");
    player_free(&p);
    server_stop(&other);
    if (is_found(&out))
        fail("an older store, stepped forward: %s", out.data);
    shell("test $(sqlite3 \"%s/oriflamme.db.%s\" 'PRAGMA user_version') = %c", copy, from->copy,
          from->dump[strlen(from->dump) - 1]);
    bytes_free(&out);
    go_back(from, &other);
}

int main(int argc, char **argv)
{
    long flips = number_told(argc, argv, 1, 40);
    server_init(&server, NULL);
    server_start(&server);
    fill_store();
    check_modes();
    server_kill(&server);
    snprintf(copy, sizeof copy, "%.500s.copy", server.data);
    lose_logs();
    find_spoiled();
    find_spoiled_schema();
    find_flips(flips);
    purge();
    fill_disk();
    refuse_damaged();
    for (size_t i = 0; i < sizeof older / sizeof older[0]; i++)
        step_forward(&older[i]);
    shell("rm -rf \"%s\"", copy);
    server_start(&server);
    server_done(&server);
    printf(
        "damage: %ld spoiled stores and %ld flipped bits found (%ld more hold nothing), %ld "
        "damaged logs told and not opened, a full disk called so, older stores stepped forward and "
        "%ld damaged ones left as they are\n",
        figures.spoiled, figures.flips - figures.harmless, figures.harmless, figures.logs,
        figures.refused);
    return 0;
}
