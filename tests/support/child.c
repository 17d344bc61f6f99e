/*
 * child.c - processes: those that share a test's work, and the server as a child.
 */
#define _GNU_SOURCE
#include "client.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

void raise_file_limit(void)
{
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

void *shared_memory(size_t size)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        fail("the test has no memory");
    return memory;
}

void in_processes(int count, void (*work)(int index))
{
    int failed = 0;
    pid_t *pid = calloc((size_t)count, sizeof *pid);
    fflush(stdout);
    for (int i = 0; pid != NULL && i < count; i++) {
        pid[i] = fork();
        if (pid[i] != 0)
            continue;
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        work(i);
        _exit(0);
    }
    for (int i = 0; pid != NULL && i < count; i++) {
        int status = 1;
        waitpid(pid[i], &status, 0);
        failed += status != 0;
    }
    free(pid);
    if (failed > 0)
        fail("%d of %d processes have failed", failed, count);
}

/* --- The server as a child --- */

const char *program_path(void)
{
    const char *told = getenv("ORI_PROGRAM");
    return told != NULL ? told : "build/release/oriflamme";
}

/* Tests come from one address and say more than people do; few look at the page, which takes longer to
 * load than the rest of a start. */
static const char *const wide_limits[] = {"--max-per-address",
                                          "100000",
                                          "--rate",
                                          "0",
                                          "--tables-per-hour",
                                          "0",
                                          "--max-tables",
                                          "1000000",
                                          "--bot-delay",
                                          "0",
                                          "--king-time",
                                          "0",
                                          "--web",
                                          "tests/server/page",
                                          NULL};

/* A flag that is told again has the later value. */
static int flag_index(const Server *s, const char *flag)
{
    for (int i = 0; i < s->flags; i++)
        if (strcmp(s->flag[i], flag) == 0 && flag[0] == '-')
            return i;
    return s->flags;
}

static void add_flags(Server *s, const char *const flags[])
{
    for (int i = 0; flags != NULL && flags[i] != NULL; i++) {
        int at = flag_index(s, flags[i]);
        bool known = at < s->flags;
        if (s->flags >= SERVER_MAX_FLAGS)
            fail("too many flags for the server");
        if (known && flags[i + 1] != NULL)
            s->flag[at + 1] = flags[++i];
        else if (!known)
            s->flag[s->flags++] = flags[i];
    }
}

/* Runs it and waits; false: it did not end well. */
static bool run_quietly(const char *const arguments[])
{
    int status = -1;
    pid_t pid = fork();
    if (pid == 0) {
        int nothing = open("/dev/null", O_WRONLY);
        dup2(nothing, 1);
        execvp(arguments[0], (char *const *)(uintptr_t)arguments);
        _exit(127);
    }
    waitpid(pid, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static bool run_sql(const char *command, const char *database)
{
    char sql[PATH_TEXT];
    snprintf(sql, sizeof sql, command, database);
    return run_quietly((const char *const[]){"psql", "-q", "-c", sql, getenv("ORI_STORE"), NULL});
}

void server_sql(const Server *s, const char *sql)
{
    if (!run_quietly((const char *const[]){"psql", "-q", "-c", sql, s->store, NULL}))
        fail("refused: %s", sql);
}

/* A database of its own in the PostgreSQL of ORI_STORE: postgresql://USER@/DATABASE?... */
static void make_database(Server *s)
{
    static int made;
    const char *base = getenv("ORI_STORE");
    const char *rest = base != NULL ? strchr(base, '?') : NULL;
    if (base == NULL || base[0] == '\0')
        return;
    const char *name = rest;
    while (name != NULL && name > base && name[-1] != '/')
        name--;
    if (name == NULL)
        fail("ORI_STORE: expected postgresql://USER@/DATABASE?host=..., not %s", base);
    snprintf(s->database, sizeof s->database, "test_%d_%d", (int)getpid(), made++);
    snprintf(s->store, sizeof s->store, "%.*s%s%s", (int)(name - base), base, s->database, rest);
    if (!run_sql("CREATE DATABASE %s TEMPLATE template0", s->database))
        fail("no database at %s", base);
}

void server_init(Server *s, const char *const flags[])
{
    *s = (Server){.pid = -1, .out = -1, .own_data = true};
    scratch_path(s->data, "oriflamme-test-XXXXXX");
    if (mkdtemp(s->data) == NULL)
        fail("no test folder %s: %s", s->data, strerror(errno));
    snprintf(s->log, sizeof s->log, "%.500s.log", s->data);
    snprintf(s->said, sizeof s->said, "%.500s.err", s->data);
    make_database(s);
    add_flags(s, wide_limits);
    add_flags(s, flags);
}

void server_join(Server *s, const Server *first, const char *const flags[])
{
    char *base = getenv("ORI_STORE") != NULL ? strdup(getenv("ORI_STORE")) : NULL;
    unsetenv("ORI_STORE"); /* the database is there already */
    server_init(s, NULL);
    if (base != NULL)
        setenv("ORI_STORE", base, 1);
    free(base);
    s->flags = 0;
    add_flags(s, first->flag);
    add_flags(s, flags);
    memcpy(s->store, first->store, sizeof s->store);
}

static _Noreturn void become_server(const Server *s, int out)
{
    const char *argument[SERVER_MAX_FLAGS + 12];
    char listen[32];
    int n = 0;
    snprintf(listen, sizeof listen, "127.0.0.1:%d", s->port);
    argument[n++] = program_path();
    argument[n++] = "serve";
    argument[n++] = "--data";
    argument[n++] = s->data;
    if (s->store[0] != '\0') {
        argument[n++] = "--store";
        argument[n++] = s->store;
    }
    argument[n++] = "--listen";
    argument[n++] = listen;
    argument[n++] = "--log";
    argument[n++] = s->log;
    for (int i = 0; i < s->flags; i++)
        argument[n++] = s->flag[i];
    argument[n] = NULL;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    int err = open(s->said, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    dup2(out, 1);
    dup2(err, 2);
    if (s->preload != NULL)
        setenv("LD_PRELOAD", s->preload, 1);
    raise_file_limit();
    execv(argument[0], (char *const *)argument);
    _exit(127);
}

/* The first line on its stdout tells the port. */
static const char *read_port(Server *s)
{
    char line[256];
    size_t count = 0;
    int64_t until = now_us() + PATIENCE * 1000;
    while (count < sizeof line - 1 && now_us() < until) {
        struct pollfd p = {.fd = s->out, .events = POLLIN};
        if (poll(&p, 1, 100) <= 0)
            continue;
        ssize_t n = read(s->out, line + count, sizeof line - 1 - count);
        if (n <= 0)
            return "the server ended at once";
        count += (size_t)n;
        line[count] = '\0';
        const char *port = strstr(line, "listening on http://127.0.0.1:");
        if (port != NULL && strchr(port, '\n') != NULL) {
            s->port = (int)strtol(port + strlen("listening on http://127.0.0.1:"), NULL, 10);
            return NULL;
        }
    }
    return "the server does not say where it listens";
}

const char *server_try(Server *s)
{
    int out[2];
    if (pipe2(out, O_CLOEXEC) != 0)
        fail("no pipe");
    s->pid = fork();
    if (s->pid == 0)
        become_server(s, out[1]);
    close(out[1]);
    if (s->out >= 0)
        close(s->out);
    s->out = out[0];
    return read_port(s);
}

/* The ports of two nodes that a test takes for one server. */
static int pair_of_ports[2];

int server_node_port(int port)
{
    static unsigned state;
    if (port != pair_of_ports[0] || pair_of_ports[1] == 0)
        return port;
    if (state == 0)
        state = (unsigned)getpid();
    return pair_of_ports[rand_r(&state) % 2];
}

/* Somebody else's connection may have got the port while no server had it: then it takes another. */
static bool lost_its_port(const Server *s)
{
    char text[4096] = "";
    FILE *said = fopen(s->said, "r");
    if (said != NULL) {
        size_t count = fread(text, 1, sizeof text - 1, said);
        text[count] = '\0';
        fclose(said);
    }
    return s->port != 0 && strstr(text, "in use") != NULL;
}

void server_start(Server *s)
{
    const char *nodes = getenv("ORI_NODES");
    const char *why = server_try(s);
    if (why != NULL && lost_its_port(s)) {
        server_wait(s, PATIENCE);
        s->port = 0;
        why = server_try(s);
    }
    if (why != NULL)
        fail("%s (data %s, stderr %s)", why, s->data, s->said);
    if (nodes == NULL || strcmp(nodes, "2") != 0 || s->store[0] == '\0' || s->database[0] == '\0')
        return;
    if (s->second == NULL) {
        s->second = calloc(1, sizeof *s->second);
        server_join(s->second, s, NULL);
    }
    why = server_try(s->second);
    if (why != NULL)
        fail("the second node: %s (stderr %s)", why, s->second->said);
    pair_of_ports[0] = s->port;
    pair_of_ports[1] = s->second->port;
}

void nodes_apart(void)
{
    pair_of_ports[0] = pair_of_ports[1] = 0;
}

void server_signal(const Server *s, int signal)
{
    if (s->pid > 0)
        kill(s->pid, signal);
}

static int64_t microseconds(struct timeval t)
{
    return (int64_t)t.tv_sec * 1000000 + t.tv_usec;
}

int server_wait(Server *s, int milliseconds)
{
    int64_t until = now_us() + (int64_t)milliseconds * 1000;
    struct rusage used;
    int status;
    for (;;) {
        pid_t ended = wait4(s->pid, &status, WNOHANG, &used);
        if (ended == s->pid) {
            s->pid = -1;
            s->cpu_us = microseconds(used.ru_utime) + microseconds(used.ru_stime);
            return status;
        }
        if (now_us() >= until)
            return -1;
        sleep_ms(1);
    }
}

void server_kill(Server *s)
{
    if (s->pid <= 0)
        return;
    server_signal(s, SIGKILL);
    if (s->second != NULL)
        server_kill(s->second);
    server_wait(s, PATIENCE);
}

void server_stop(Server *s)
{
    if (s->second != NULL && s->second->pid > 0)
        server_stop(s->second);
    server_signal(s, SIGTERM);
    int status = server_wait(s, PATIENCE);
    if (status == -1)
        fail("the server does not stop");
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail("the server ended with status %#x (stderr %s)", (unsigned)status, s->said);
}

static void remove_folder(const char *path)
{
    run_quietly((const char *const[]){"rm", "-rf", path, NULL});
}

void server_done(Server *s)
{
    if (s->pid > 0)
        server_stop(s);
    if (s->out >= 0)
        close(s->out);
    if (s->second != NULL)
        server_done(s->second);
    free(s->second);
    s->second = NULL;
    if (!s->own_data || getenv("ORI_TEST_KEEP") != NULL)
        return;
    remove_folder(s->data);
    if (s->database[0] != '\0')
        run_sql("DROP DATABASE %s WITH (FORCE)", s->database);
    unlink(s->log);
    unlink(s->said);
}

int program_run(const char *const arguments[], Bytes *out)
{
    const char *argument[16] = {program_path()};
    int pipes[2];
    int status;
    for (int i = 0; arguments[i] != NULL && i < 14; i++)
        argument[i + 1] = arguments[i];
    if (pipe2(pipes, O_CLOEXEC) != 0)
        fail("no pipe");
    pid_t pid = fork();
    if (pid == 0) {
        dup2(pipes[1], 1);
        dup2(pipes[1], 2);
        execv(argument[0], (char *const *)argument);
        _exit(127);
    }
    close(pipes[1]);
    char part[4096];
    for (ssize_t n; (n = read(pipes[0], part, sizeof part)) > 0;)
        bytes_add(out, part, (size_t)n);
    close(pipes[0]);
    waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

void server_verify(const Server *s)
{
    Bytes out = {0};
    const char *place = s->store[0] != '\0' ? s->store : s->data;
    int status = program_run((const char *const[]){"verify", place, NULL}, &out);
    if (status != 0)
        fail("verify %s ends with %d: %s", place, status, out.data);
    bytes_free(&out);
}

void server_end(Server *s)
{
    server_stop(s);
    server_verify(s);
    server_done(s);
}

int64_t server_cpu_us(const Server *s)
{
    clockid_t clock;
    struct timespec used;
    if (s->pid <= 0)
        return s->cpu_us;
    if (clock_getcpuclockid(s->pid, &clock) != 0 || clock_gettime(clock, &used) != 0)
        fail("the server has no clock of its processor time");
    return (int64_t)used.tv_sec * 1000000 + used.tv_nsec / 1000;
}

long server_rss_kb(const Server *s)
{
    char path[64];
    char line[256];
    long kb = -1;
    snprintf(path, sizeof path, "/proc/%d/status", (int)s->pid);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return -1;
    while (fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "VmRSS: %ld", &kb) == 1)
            break;
    fclose(file);
    return kb;
}
