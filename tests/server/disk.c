/*
 * disk.c - a disk that is full or read-only is said to be so, in words for whoever runs the server.
 *
 * A server that finds no room at its start says what is full and where, whichever write fails
 * first. `verify` reads a store in a folder that it cannot write to, or says what to do. While the
 * disk is full the log has a line a second at most, which counts those that were left out.
 *
 * usage: disk
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FOR_EVER = 1000000000, NOBODY = 65534, FULL_SECONDS = 3, REFUSALS = 200 };

static Shim shim;

static void fill_disk(long from)
{
    shim.failing->calls[FAIL_WRITE] = 0;
    shim.failing->error = ENOSPC;
    shim.failing->from[FAIL_WRITE] = from;
    shim.failing->many[FAIL_WRITE] = FOR_EVER;
    shim.failing->armed = 1;
}

static void empty_disk(void)
{
    shim.failing->armed = 0;
}

static void read_whole(const char *path, Bytes *out)
{
    char part[4096];
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    for (ssize_t n; fd >= 0 && (n = read(fd, part, sizeof part)) > 0;)
        bytes_add(out, part, (size_t)n);
    bytes_add(out, "", 1);
    if (fd >= 0)
        close(fd);
}

/* --- At the start --- */

static void expect_full(const Server *s, long from)
{
    Bytes said = {0};
    read_whole(s->said, &said);
    if (strstr(said.data, "the disk is full") == NULL || strstr(said.data, s->data) == NULL)
        fail("write %ld of the start finds the disk full, and the server says: %s", from,
             said.data);
    bytes_free(&said);
}

/* How many of the first writes were tried: as many as a start has. */
static long start_on_full_disk(Server *s)
{
    long from = 1;
    for (;; from++) {
        fill_disk(from);
        bool born = server_try(s) == NULL;
        empty_disk();
        if (born)
            break;
        expect_full(s, from);
    }
    server_stop(s);
    return from - 1;
}

/* --- A folder that cannot be written to --- */

/* `oriflamme verify DIR`, and not as root, who may write everywhere. */
static int verify_as_nobody(const char *dir, Bytes *out)
{
    int pipes[2];
    int status;
    int program = open(program_path(), O_RDONLY | O_CLOEXEC);
    const char *argument[] = {program_path(), "verify", dir, NULL};
    if (program < 0 || pipe2(pipes, O_CLOEXEC) != 0)
        fail("no program, or no pipe");
    pid_t pid = fork();
    if (pid == 0) {
        dup2(pipes[1], 1);
        dup2(pipes[1], 2);
        if (getuid() == 0 && (setgroups(0, NULL) != 0 || setresgid(NOBODY, NOBODY, NOBODY) != 0 ||
                              setresuid(NOBODY, NOBODY, NOBODY) != 0))
            _exit(126);
        fexecve(program, (char *const *)argument, environ);
        _exit(127);
    }
    close(pipes[1]);
    char part[4096];
    for (ssize_t n; (n = read(pipes[0], part, sizeof part)) > 0;)
        bytes_add(out, part, (size_t)n);
    bytes_add(out, "", 1);
    close(pipes[0]);
    close(program);
    waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

static void give_away(const char *dir, mode_t mode)
{
    static const char *const names[] = {"", "/oriflamme.db", "/oriflamme.db-wal", "/commits",
                                        "/lock"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char path[PATH_TEXT + 32];
        snprintf(path, sizeof path, "%s%s", dir, names[i]);
        if (getuid() == 0 && chown(path, NOBODY, NOBODY) != 0 && errno != ENOENT)
            fail("cannot give %s away", path);
    }
    if (chmod(dir, mode) != 0)
        fail("cannot change %s", dir);
}

static void expect_verify(const Server *s, int status, const char *words)
{
    Bytes said = {0};
    give_away(s->data, 0500);
    int ended = verify_as_nobody(s->data, &said);
    give_away(s->data, 0700);
    if (ended != status || strstr(said.data, words) == NULL)
        fail("verify of a folder that cannot be written to ends with %d: %s", ended, said.data);
    bytes_free(&said);
}

static void make_one(const Server *s)
{
    char id[ID_TEXT];
    char token[TOKEN_TEXT];
    make_table(s->port, "{\"seats\":[\"me\",\"random\"],\"name\":\"Ann\"}", id, token);
}

static void verify_read_only(Server *s)
{
    char path[PATH_TEXT + 32];
    server_start(s);
    make_one(s);
    server_stop(s);
    expect_verify(s, 0, "1 tables");
    server_start(s);
    make_one(s);
    server_kill(s); /* what it wrote is in its log, whose index is nobody's to make */
    snprintf(path, sizeof path, "%s/oriflamme.db-shm", s->data);
    unlink(path);
    expect_verify(s, 1, "copy the whole folder");
}

/* --- The log --- */

static long count_words(const char *text, const char *word)
{
    long count = 0;
    for (const char *at = text; (at = strstr(at, word)) != NULL; at += strlen(word))
        count++;
    return count;
}

static long sum_after(const char *text, const char *word)
{
    long sum = 0;
    for (const char *at = text; (at = strstr(at, word)) != NULL; at += strlen(word))
        sum += strtol(at + strlen(word), NULL, 10);
    return sum;
}

static long counted(const Server *s, long *lines)
{
    Bytes log = {0};
    read_whole(s->log, &log);
    *lines = count_words(log.data, "event=store-failed");
    long sum = *lines - count_words(log.data, "event=store-failed not-shown=") +
               sum_after(log.data, "not-shown=");
    bytes_free(&log);
    return sum;
}

static void rename_in_vain(Player *p, long number)
{
    client_say(&p->line, "{\"t\":\"name\",\"ref\":1,\"name\":\"N%ld\"}", number);
    json_t *m = client_await(&p->line, "error", NULL);
    if (strcmp(json_text(m, "code"), "store-failed") != 0)
        fail("a full disk is answered with %s", json_text(m, "code"));
    json_decref(m);
}

/* Somebody renames themselves again and again: each time is refused, and every second of the server's
 * clock has one line, and another for what was left out. */
static long log_on_full_disk(Server *s, long *lines)
{
    Player p;
    long refused = 0;
    shim_stop_clock(&shim);
    server_start(s);
    player_open(&p, s->port, "{\"seats\":[\"me\",\"random\"],\"name\":\"Ann\"}");
    fill_disk(1);
    for (long second = 1; second <= FULL_SECONDS; second++) {
        for (int i = 0; i < REFUSALS; i++)
            rename_in_vain(&p, refused++);
        if (counted(s, lines) == 0 || *lines > 2 * second - 1)
            fail("%ld refusals within %ld s make %ld lines", refused, second, *lines);
        shim_pass(&shim, 1000);
    }
    empty_disk();
    Wait w = wait_begin();
    while (counted(s, lines) != refused) /* what was left out last is told as well */
        wait_more(&w, "the log counts every refusal");
    player_free(&p);
    server_stop(s);
    shim_start_clock(&shim);
    return refused;
}

int main(void)
{
    Server server;
    long lines;
    shim_open(&shim);
    server_init(&server, NULL);
    server.preload = shim.library;
    long first = start_on_full_disk(&server);
    long again = start_on_full_disk(&server);
    verify_read_only(&server);
    long refused = log_on_full_disk(&server, &lines);
    server_verify(&server);
    server_done(&server);
    shim_close(&shim);
    printf(
        "disk: full at %ld writes of a first start and %ld of another, each said in plain words;"
        " a folder that cannot be written to is verified; %ld refusals in %ld lines of the log\n",
        first, again, refused, lines);
    return 0;
}
