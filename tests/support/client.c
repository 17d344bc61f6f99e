/*
 * client.c - sockets and frames. Blocking with a timeout, or not at all.
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

Wait wait_begin(void)
{
    return (Wait){.until = now_us() + PATIENCE * 1000LL, .pause_us = 50, .longest_us = 50000};
}

void wait_more(Wait *w, const char *what)
{
    struct timespec t = {0, w->pause_us * 1000L};
    if (now_us() > w->until)
        fail("it does not come to be: %s", what);
    nanosleep(&t, NULL);
    w->pause_us = w->pause_us * 2 < w->longest_us ? w->pause_us * 2 : w->longest_us;
}

void scratch_path(char path[], const char *name)
{
    const char *folder = getenv("ORI_TEST_DIR");
    if (folder == NULL || folder[0] == '\0')
        folder = getenv("TMPDIR");
    if (folder == NULL || folder[0] == '\0')
        folder = "/tmp";
    if (snprintf(path, PATH_TEXT, "%s/%s", folder, name) > PATH_TEXT - 64)
        fail("%s: the name of the folder for scratch files is too long", folder);
}

int by_size(const void *a, const void *b)
{
    long x = *(const long *)a;
    long y = *(const long *)b;
    return x < y ? -1 : x > y;
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

/* --- HTTP --- */

int tcp_connect(int port, int from)
{
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int on = 1;
    struct timeval limit = {PATIENCE / 1000, 0};
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)server_node_port(port)),
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
    bool ok = send_all(fd, request, count);
    ok = answer_read(fd, PATIENCE, out) && ok;
    close(fd);
    return out->status != 0 || ok;
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
    bool ok = http_raw(port, request.data, request.count, out);
    bytes_free(&request);
    return ok;
}

long server_metric(const Server *server, const char *name)
{
    char line[64];
    Answer answer;
    if (!http(server->port, "GET", "/metrics", NULL, NULL, &answer) || answer.status != 200)
        fail("no metrics");
    snprintf(line, sizeof line, "\noriflamme_%s ", name);
    const char *at = strstr(answer.body.data, line);
    if (at == NULL)
        fail("there is no metric %s", name);
    long value = strtol(at + strlen(line), NULL, 10);
    answer_free(&answer);
    return value;
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
    bool ok = send_all(c->fd, request.data, request.count) &&
              answer_read(c->fd, PATIENCE, &answer) && answer.status == 101;
    bytes_free(&request);
    if (c->keep)
        bytes_add(&c->all, answer.raw.data, answer.raw.count);
    const char *told =
        ok ? answer_header(&answer, "Sec-WebSocket-Accept", value, sizeof value) : NULL;
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

/* For tests/schema: every message of every connection goes to the file ORI_WIRE_LOG, a line each. */
static void note_message(const Client *c, char direction, const char *text, size_t count)
{
    const char *path = getenv("ORI_WIRE_LOG");
    struct sockaddr_in own = {0};
    socklen_t size = sizeof own;
    FILE *file = path != NULL ? fopen(path, "a") : NULL;
    if (file == NULL)
        return;
    getsockname(c->fd, (struct sockaddr *)&own, &size);
    fprintf(file, "%d %c ", own.sin_port, direction);
    for (size_t i = 0; i < count; i++)
        putc((unsigned char)text[i] < ' ' ? ' ' : text[i], file);
    putc('\n', file);
    fclose(file);
}

bool client_send(Client *c, int first_byte, const void *data, size_t count)
{
    Bytes frame = {0};
    if (c->fd < 0)
        return false;
    if (first_byte == (WS_FIN | WS_TEXT))
        note_message(c, '>', data, count);
    frame_write(&frame, first_byte, data, count);
    bool ok = send_all(c->fd, frame.data, frame.count);
    bytes_free(&frame);
    return ok;
}

bool client_say(Client *c, const char *format, ...)
{
    Bytes text = {0};
    va_list list;
    va_start(list, format);
    bytes_print_list(&text, format, list);
    va_end(list);
    bool ok = client_send(c, WS_FIN | WS_TEXT, text.data, text.count);
    bytes_free(&text);
    return ok;
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
        if ((f.first & WS_FIN) != 0) {
            note_message(c, '<', c->message.data, c->message.count);
            return true;
        }
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
