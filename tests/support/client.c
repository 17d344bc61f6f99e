/*
 * client.c - sockets, frames and processes. Blocking with a timeout, or not at all.
 */
#define _GNU_SOURCE
#include "client.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* --- Small things --- */

void bytes_add(Bytes *b, const void *data, size_t count)
{
    if (b->count + count + 1 > b->room) {
        b->room = (b->count + count + 1) * 2;
        b->data = realloc(b->data, b->room);
        if (b->data == NULL)
            fail("the test has no memory");
    }
    if (count > 0)
        memcpy(b->data + b->count, data, count);
    b->count += count;
    b->data[b->count] = '\0';
}

static void bytes_print_list(Bytes *b, const char *format, va_list list)
{
    va_list again;
    va_copy(again, list);
    int count = vsnprintf(NULL, 0, format, list);
    char *text = malloc((size_t)count + 1);
    if (text == NULL)
        fail("the test has no memory");
    vsnprintf(text, (size_t)count + 1, format, again);
    va_end(again);
    bytes_add(b, text, (size_t)count);
    free(text);
}

void bytes_print(Bytes *b, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    bytes_print_list(b, format, list);
    va_end(list);
}

void bytes_clear(Bytes *b)
{
    b->count = 0;
    if (b->data != NULL)
        b->data[0] = '\0';
}

void bytes_free(Bytes *b)
{
    free(b->data);
    *b = (Bytes){0};
}

int64_t now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

void sleep_ms(int milliseconds)
{
    struct timespec t = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    nanosleep(&t, NULL);
}

long number_told(int argc, char **argv, int index, long usual)
{
    if (index >= argc)
        return usual;
    char *end;
    long number = strtol(argv[index], &end, 10);
    if (*argv[index] == '\0' || *end != '\0' || number < 0)
        fail("expected a number, not '%s'", argv[index]);
    return number;
}

uint64_t seed_told(uint64_t usual)
{
    const char *first = getenv("ORI_FIRST");
    return usual + (first != NULL ? strtoull(first, NULL, 10) * 0x9E3779B97F4A7C15u : 0);
}

void fail(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    fputs("FAILED: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    exit(1);
}

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

/* Tests come from one address and say more than people do. */
static const char *const wide_limits[] = {
    "--max-per-address", "100000",      "--rate", "0", "--tables-per-hour", "0", "--max-tables",
    "1000000",           "--bot-delay", "0",      NULL};

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
    const char *folder = getenv("ORI_TEST_DIR");
    *s = (Server){.pid = -1, .out = -1, .own_data = true};
    snprintf(s->data, sizeof s->data, "%s/oriflamme-test-XXXXXX", folder != NULL ? folder : "/tmp");
    if (mkdtemp(s->data) == NULL)
        fail("no test folder %s: %s", s->data, strerror(errno));
    snprintf(s->log, sizeof s->log, "%.200s.log", s->data);
    snprintf(s->said, sizeof s->said, "%.200s.err", s->data);
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

static int port_of_node(int port)
{
    static unsigned state;
    if (port != pair_of_ports[0] || pair_of_ports[1] == 0)
        return port;
    if (state == 0)
        state = (unsigned)getpid();
    return pair_of_ports[rand_r(&state) % 2];
}

void server_start(Server *s)
{
    const char *nodes = getenv("ORI_NODES");
    const char *why = server_try(s);
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

int server_wait(Server *s, int milliseconds)
{
    int64_t until = now_us() + (int64_t)milliseconds * 1000;
    int status;
    for (;;) {
        pid_t ended = waitpid(s->pid, &status, WNOHANG);
        if (ended == s->pid) {
            s->pid = -1;
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

/* --- HTTP --- */

int tcp_connect(int port, int from)
{
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int on = 1;
    struct timeval limit = {PATIENCE / 1000, 0};
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)port_of_node(port)),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (fd < 0)
        return -1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    if (from > 0) {
        struct sockaddr_in own = {.sin_family = AF_INET,
                                  .sin_addr.s_addr = htonl(0x7f000000u + (uint32_t)from)};
        setsockopt(fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
        if (bind(fd, (struct sockaddr *)&own, sizeof own) != 0) {
            close(fd);
            return -1;
        }
    }
    if (connect(fd, (struct sockaddr *)&to, sizeof to) != 0) {
        close(fd);
        return -1;
    }
    return fd;
}

bool send_all(int fd, const void *data, size_t count)
{
    const char *p = data;
    while (count > 0) {
        ssize_t n = send(fd, p, count, MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        p += n;
        count -= (size_t)n;
    }
    return true;
}

static bool receive(int fd, int milliseconds, Bytes *out)
{
    char part[65536];
    struct pollfd p = {.fd = fd, .events = POLLIN};
    int ready;
    do
        ready = poll(&p, 1, milliseconds);
    while (ready < 0 && errno == EINTR);
    if (ready <= 0)
        return false;
    ssize_t n = recv(fd, part, sizeof part, MSG_DONTWAIT);
    if (n <= 0)
        return false;
    bytes_add(out, part, (size_t)n);
    return true;
}

static bool split_answer(Answer *a)
{
    char value[32];
    char *end = a->raw.data != NULL ? strstr(a->raw.data, "\r\n\r\n") : NULL;
    if (end == NULL)
        return false;
    size_t head = (size_t)(end - a->raw.data) + 4;
    bytes_clear(&a->head);
    bytes_add(&a->head, a->raw.data, head);
    if (sscanf(a->head.data, "HTTP/1.%*d %d", &a->status) != 1)
        return false;
    const char *length = answer_header(a, "Content-Length", value, sizeof value);
    size_t wanted = length != NULL ? (size_t)strtol(length, NULL, 10) : 0;
    if (a->status == 101 || a->raw.count < head + wanted)
        return a->status == 101;
    bytes_clear(&a->body);
    bytes_add(&a->body, a->raw.data + head, wanted);
    return true;
}

bool answer_read(int fd, int milliseconds, Answer *out)
{
    int64_t until = now_us() + (int64_t)milliseconds * 1000;
    while (!split_answer(out)) {
        int64_t left = (until - now_us()) / 1000;
        if (left <= 0 || !receive(fd, (int)left, &out->raw)) {
            out->status = 0;
            return false;
        }
    }
    return true;
}

bool http_raw(int port, const void *request, size_t count, Answer *out)
{
    int fd = tcp_connect(port, 0);
    *out = (Answer){0};
    if (fd < 0)
        return false;
    bool well = send_all(fd, request, count);
    well = answer_read(fd, PATIENCE, out) && well;
    close(fd);
    return out->status != 0 || well;
}

bool http(int port, const char *method, const char *path, const char *headers, const char *body,
          Answer *out)
{
    Bytes request = {0};
    bytes_print(&request, "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s", method, path, port,
                headers != NULL ? headers : "");
    if (body != NULL)
        bytes_print(&request, "Content-Type: application/json\r\nContent-Length: %zu\r\n",
                    strlen(body));
    bytes_print(&request, "\r\n%s", body != NULL ? body : "");
    bool well = http_raw(port, request.data, request.count, out);
    bytes_free(&request);
    return well;
}

const char *answer_header(const Answer *a, const char *name, char value[], size_t room)
{
    size_t length = strlen(name);
    for (const char *line = strstr(a->head.data, "\r\n"); line != NULL && line[2] != '\r';
         line = strstr(line + 2, "\r\n")) {
        const char *at = line + 2;
        if (strncasecmp(at, name, length) != 0 || at[length] != ':')
            continue;
        at += length + 1;
        at += strspn(at, " ");
        size_t count = strcspn(at, "\r");
        count = count < room - 1 ? count : room - 1;
        memcpy(value, at, count);
        value[count] = '\0';
        return value;
    }
    return NULL;
}

void answer_free(Answer *a)
{
    bytes_free(&a->raw);
    bytes_free(&a->head);
    bytes_free(&a->body);
}

/* --- WebSocket --- */

const char *client_open(Client *c, int port, const char *headers)
{
    /* Always the same key, so that two connections may be compared byte by byte. */
    static const char accept[] = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
    Bytes request = {0};
    Answer answer = {0};
    char value[64];
    bytes_clear(&c->in);
    bytes_clear(&c->message);
    c->at = 0;
    c->close_code = 0;
    c->port = port;
    c->fd = tcp_connect(port, c->from);
    if (c->fd < 0)
        return "nobody listens";
    bytes_print(&request,
                "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s\r\n",
                port, headers != NULL ? headers : "");
    bool well = send_all(c->fd, request.data, request.count) &&
                answer_read(c->fd, PATIENCE, &answer) && answer.status == 101;
    bytes_free(&request);
    if (c->keep)
        bytes_add(&c->all, answer.raw.data, answer.raw.count);
    const char *told =
        well ? answer_header(&answer, "Sec-WebSocket-Accept", value, sizeof value) : NULL;
    if (told == NULL || strcmp(told, accept) != 0) {
        answer_free(&answer);
        client_close(c);
        return "no WebSocket here";
    }
    bytes_add(&c->in, answer.raw.data + answer.head.count, answer.raw.count - answer.head.count);
    answer_free(&answer);
    return NULL;
}

void client_close(Client *c)
{
    if (c->fd >= 0)
        close(c->fd);
    c->fd = -1;
}

void client_cut(Client *c)
{
    struct linger reset = {.l_onoff = 1};
    if (c->fd >= 0)
        setsockopt(c->fd, SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
    client_close(c);
}

void client_free(Client *c)
{
    client_close(c);
    bytes_free(&c->all);
    bytes_free(&c->in);
    bytes_free(&c->message);
}

void frame_write(Bytes *out, int first_byte, const void *data, size_t count)
{
    enum { MASKED = 0x80, TWO_BYTES = 126, EIGHT_BYTES = 127, LARGEST_TWO = 65535 };
    static const uint8_t mask[4] = {0x37, 0xfa, 0x21, 0x3d};
    uint8_t head[14] = {(uint8_t)first_byte};
    size_t n = 2;
    if (count < TWO_BYTES) {
        head[1] = (uint8_t)(MASKED | count);
    } else {
        int bytes = count <= LARGEST_TWO ? 2 : 8;
        head[1] = (uint8_t)(MASKED | (bytes == 2 ? TWO_BYTES : EIGHT_BYTES));
        for (int i = bytes - 1; i >= 0; i--)
            head[n++] = (uint8_t)((uint64_t)count >> (8 * i));
    }
    memcpy(head + n, mask, sizeof mask);
    bytes_add(out, head, n + sizeof mask);
    size_t at = out->count;
    bytes_add(out, data, count);
    for (size_t i = 0; i < count; i++)
        out->data[at + i] = (char)(out->data[at + i] ^ mask[i % 4]);
}

bool client_send(Client *c, int first_byte, const void *data, size_t count)
{
    Bytes frame = {0};
    if (c->fd < 0)
        return false;
    frame_write(&frame, first_byte, data, count);
    bool well = send_all(c->fd, frame.data, frame.count);
    bytes_free(&frame);
    return well;
}

bool client_say(Client *c, const char *format, ...)
{
    Bytes text = {0};
    va_list list;
    va_start(list, format);
    bytes_print_list(&text, format, list);
    va_end(list);
    bool well = client_send(c, WS_FIN | WS_TEXT, text.data, text.count);
    bytes_free(&text);
    return well;
}

typedef struct Frame {
    int first;
    const char *data;
    size_t count;
} Frame;

/* The next whole frame of what was received. */
static bool next_frame(Client *c, Frame *out)
{
    const uint8_t *p = (const uint8_t *)c->in.data + c->at;
    size_t there = c->in.count - c->at;
    size_t head = 2;
    if (there < head)
        return false;
    uint64_t count = p[1] & 0x7f;
    int bytes = count == 126 ? 2 : count == 127 ? 8 : 0;
    if (there < head + (size_t)bytes)
        return false;
    if (bytes > 0)
        count = 0;
    for (int i = 0; i < bytes; i++)
        count = count << 8 | p[head++];
    if ((p[1] & 0x80) != 0 || (p[0] & 0x70) != 0)
        fail("the server sends a masked or reserved frame");
    if (there < head + count)
        return false;
    *out = (Frame){p[0], (const char *)p + head, (size_t)count};
    c->at += head + (size_t)count;
    return true;
}

static void handle_control(Client *c, const Frame *f)
{
    if ((f->first & 15) == WS_PING)
        client_send(c, WS_FIN | WS_PONG, f->data, f->count);
    if ((f->first & 15) != WS_CLOSE)
        return;
    c->close_code =
        f->count >= 2 ? (uint8_t)f->data[0] << 8 | (uint8_t)f->data[1] : CLOSED_WITHOUT_CODE;
    client_send(c, WS_FIN | WS_CLOSE, f->data, f->count);
    client_close(c);
}

/* Moves frames into c->message until one is whole. */
static bool take_message(Client *c)
{
    Frame f;
    while (c->fd >= 0 && next_frame(c, &f)) {
        if ((f.first & 15) >= WS_CLOSE) {
            handle_control(c, &f);
            continue;
        }
        if ((f.first & 15) != WS_CONTINUED)
            bytes_clear(&c->message);
        bytes_add(&c->message, f.data, f.count);
        if ((f.first & WS_FIN) != 0)
            return true;
    }
    if (c->at == c->in.count) {
        bytes_clear(&c->in);
        c->at = 0;
    }
    return false;
}

bool client_receive(Client *c)
{
    static _Thread_local char part[65536];
    ssize_t n = recv(c->fd, part, sizeof part, MSG_DONTWAIT);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return true;
    if (n <= 0) {
        c->close_code = CLOSED_ROUGHLY;
        client_close(c);
        return false;
    }
    bytes_add(&c->in, part, (size_t)n);
    if (c->keep)
        bytes_add(&c->all, part, (size_t)n);
    return true;
}

const char *client_take(Client *c)
{
    return take_message(c) ? c->message.data : NULL;
}

/* The text of the next message; it lives until the next call. */
static const char *hear_text(Client *c, int milliseconds)
{
    int64_t until = now_us() + (int64_t)milliseconds * 1000;
    while (!take_message(c)) {
        if (c->fd < 0)
            return NULL;
        int64_t left = (until - now_us() + 999) / 1000;
        struct pollfd p = {.fd = c->fd, .events = POLLIN};
        int ready = poll(&p, 1, left > 0 ? (int)left : 0);
        if (ready < 0 && errno == EINTR)
            continue;
        if (ready <= 0 || !client_receive(c))
            return NULL;
    }
    return c->message.data;
}

json_t *client_hear(Client *c, int milliseconds)
{
    json_error_t error;
    const char *text = hear_text(c, milliseconds);
    if (text == NULL)
        return NULL;
    json_t *message = json_loadb(text, c->message.count, JSON_REJECT_DUPLICATES, &error);
    if (!json_is_object(message) || json_text(message, "t")[0] == '\0')
        fail("the server says what is no message: %s", text);
    return message;
}

json_t *client_await(Client *c, const char *type, const char *or_type)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    char last[256] = "nothing";
    for (int64_t left; (left = until - now_us()) > 0 && c->fd >= 0;) {
        json_t *message = client_hear(c, (int)(left / 1000));
        if (message == NULL)
            continue;
        if (json_is(message, type) || (or_type != NULL && json_is(message, or_type)))
            return message;
        snprintf(last, sizeof last, "%.250s", c->message.data);
        json_decref(message);
    }
    fail("no '%s' came%s (close code %d); the last was %s", type,
         c->fd < 0 ? ", the connection has ended" : "", c->close_code, last);
}

const char *json_text(const json_t *message, const char *field)
{
    const char *text = json_string_value(json_object_get(message, field));
    return text != NULL ? text : "";
}

long json_number(const json_t *message, const char *field)
{
    const json_t *value = json_object_get(message, field);
    return json_is_integer(value) ? (long)json_integer_value(value) : -1;
}

bool json_is(const json_t *message, const char *type)
{
    return strcmp(json_text(message, "t"), type) == 0;
}
