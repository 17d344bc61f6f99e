/*
 * security.c - promises 12 and 13, as far as they show without a browser.
 *
 * Another site's page is refused; every answer has the headers that keep a browser strict; requests
 * that two servers could read in two ways are refused and nothing behind them is read; tokens open
 * their own seat and nothing else, and stand neither in a log nor in the store.
 */
#define _GNU_SOURCE
#include "tests/support/player.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static struct Figures {
    long origins;
    long headers;
    long requests;
    long tokens;
    long wrong_tokens;
    long names;
    long scanned; /* bytes */
} figures;

static Server server;
static int complaints;

/* Goes on, so that one run shows all. */
#define COMPLAIN(...) (complaints++, fprintf(stderr, __VA_ARGS__), fputc('\n', stderr))

/* --- Origin --- */

static int upgrade_status(const char *host, const char *headers)
{
    Bytes request = {0};
    Answer answer;
    bytes_print(
        &request,
        "GET /ws HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s\r\n",
        host, headers);
    http_raw(server.port, request.data, request.count, &answer);
    int status = answer.status;
    bytes_free(&request);
    answer_free(&answer);
    return status;
}

static int post_status(const char *host, const char *headers)
{
    static const char body[] = "{\"seats\":[\"open\",\"open\"]}";
    Bytes request = {0};
    Answer answer;
    bytes_print(&request,
                "POST /tables HTTP/1.1\r\nHost: %s\r\n%sContent-Type: application/json\r\n"
                "Content-Length: %zu\r\n\r\n%s",
                host, headers, sizeof body - 1, body);
    http_raw(server.port, request.data, request.count, &answer);
    int status = answer.status;
    bytes_free(&request);
    answer_free(&answer);
    return status;
}

/* %d in host and headers is the port. */
typedef struct OriginCase {
    const char *host;
    const char *headers;
    bool allowed;
} OriginCase;

/* clang-format off */
static const OriginCase own_origins[] = {
    {"127.0.0.1:%d", "", true},
    {"127.0.0.1:%d", "Origin: http://127.0.0.1:%d\r\n", true},
    {"127.0.0.1:%d", "Origin: null\r\n", false},
    {"127.0.0.1:%d", "Origin: \r\n", false},
    {"127.0.0.1:%d", "Origin: http://evil.example\r\n", false},
    {"127.0.0.1:%d", "Origin: https://127.0.0.1:%d\r\n", false},
    {"127.0.0.1:%d", "Origin: http://127.0.0.1\r\n", false},
    {"127.0.0.1:%d", "Origin: http://127.0.0.1:%d.evil.example\r\n", false},
    {"127.0.0.1:%d", "Origin: http://127.0.0.1:%d@evil.example\r\n", false},
    {"127.0.0.1:%d", "Origin: http://127.0.0.1:%d/\r\n", false},
    {"127.0.0.1:%d", "Origin: http://127.0.0.1:%d evil\r\n", false},
    {"127.0.0.1:%d", "Origin: http://127.0.0.1:1\r\n", false},
    {"127.0.0.1:%d", "Origin: file://\r\n", false},
    {"127.0.0.1:%d", "Origin: http://evil.example\r\nOrigin: http://127.0.0.1:%d\r\n", false},
    {"127.0.0.1:%d", "Origin: http://127.0.0.1:%d\r\nOrigin: http://evil.example\r\n", false},
    /* A name that another site lets point to this machine. */
    {"evil.example:%d", "Origin: http://evil.example:%d\r\n", false},
};

static const OriginCase public_origins[] = {
    {"play.example", "Origin: https://play.example\r\n", true},
    {"play.example", "Origin: https://friends.example\r\n", true},
    {"play.example", "Origin: https://more.example:8443\r\n", true},
    {"play.example", "", true},
    {"play.example", "Origin: http://play.example\r\n", false},
    {"play.example", "Origin: https://play.example:444\r\n", false},
    {"play.example", "Origin: https://more.example\r\n", false},
    {"play.example", "Origin: https://a.play.example\r\n", false},
    {"play.example", "Origin: https://play.example.evil.example\r\n", false},
    {"play.example", "Origin: https://friends.example,https://more.example:8443\r\n", false},
    {"play.example", "Origin: null\r\n", false},
    {"evil.example", "Origin: https://evil.example\r\n", false},
};
/* clang-format on */

static void put_port(char *out, size_t room, const char *format)
{
    char *to = out;
    for (const char *p = format; *p != '\0' && (size_t)(to - out) + 12 < room; p++) {
        if (p[0] == '%' && p[1] == 'd') {
            to += sprintf(to, "%d", server.port);
            p++;
        } else {
            *to++ = *p;
        }
    }
    *to = '\0';
}

static void check_origins(const OriginCase list[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char host[64];
        char headers[256];
        put_port(host, sizeof host, list[i].host);
        put_port(headers, sizeof headers, list[i].headers);
        int upgraded = upgrade_status(host, headers);
        int posted = post_status(host, headers);
        bool ok = list[i].allowed
                      ? upgraded == 101 && posted == 201
                      : (upgraded == 403 || upgraded == 400) && (posted == 403 || posted == 400);
        if (!ok)
            COMPLAIN("Host %s, %s: /ws answers %d, POST /tables %d", host, headers, upgraded,
                     posted);
        figures.origins += 2;
    }
}

/* --- Headers of answers --- */

static void expect_header(const Answer *a, const char *path, const char *name, const char *part)
{
    char value[1024];
    const char *told = answer_header(a, name, value, sizeof value);
    if (told == NULL || strstr(told, part) == NULL)
        COMPLAIN("%s: the header %s should have '%s' and is '%s'", path, name, part,
                 told != NULL ? told : "not there");
    figures.headers++;
}

static void forbid_header(const Answer *a, const char *path, const char *name, const char *part)
{
    char value[1024];
    const char *told = answer_header(a, name, value, sizeof value);
    if (told != NULL && strstr(told, part) != NULL)
        fail("%s: the header %s has '%s'", path, name, told);
    figures.headers++;
}

static void check_headers(const char *table)
{
    char own[PATH_TEXT];
    snprintf(own, sizeof own, "/tables/%s", table);
    const char *const paths[] = {"/health", "/version", "/tables",        own,
                                 "/",       "/nothing", "/games/x/record"};
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        Answer a;
        if (!http(server.port, "GET", paths[i], "Origin: http://evil.example\r\n", NULL, &a))
            fail("no answer to %s", paths[i]);
        expect_header(&a, paths[i], "X-Content-Type-Options", "nosniff");
        expect_header(&a, paths[i], "Referrer-Policy", "no-referrer");
        expect_header(&a, paths[i], "Content-Security-Policy", "default-src 'none'");
        expect_header(&a, paths[i], "Content-Security-Policy", "frame-ancestors 'none'");
        forbid_header(&a, paths[i], "Content-Security-Policy", "'unsafe-inline'");
        forbid_header(&a, paths[i], "Content-Security-Policy", "'unsafe-eval'");
        forbid_header(&a, paths[i], "Access-Control-Allow-Origin", "");
        forbid_header(&a, paths[i], "Set-Cookie", "");
        answer_free(&a);
    }
}

/* --- Requests that may be read in two ways --- */

typedef struct Shape {
    const char *what;
    const char *request;
} Shape;

#define H      "Host: 127.0.0.1\r\n"
#define J      "Content-Type: application/json\r\n"
#define BEHIND "GET /version HTTP/1.1\r\n" H "\r\n"
#define BODY   "{\"seats\":[\"open\",\"open\"]}" /* 25 bytes */
/* clang-format off */
static const Shape shapes[] = {
    {"chunked", "POST /tables HTTP/1.1\r\n" H J "Transfer-Encoding: chunked\r\n\r\n19\r\n" BODY "\r\n0\r\n\r\n" BEHIND},
    {"chunked and a length", "POST /tables HTTP/1.1\r\n" H J "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n19\r\n" BODY "\r\n0\r\n\r\n" BEHIND},
    {"strange coding", "POST /tables HTTP/1.1\r\n" H J "Transfer-Encoding: xchunked\r\nContent-Length: 25\r\n\r\n" BODY BEHIND},
    {"coding with a tab", "POST /tables HTTP/1.1\r\n" H J "Transfer-Encoding:\tchunked\r\n\r\n0\r\n\r\n" BEHIND},
    {"coding on GET", "GET /tables HTTP/1.1\r\n" H "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" BEHIND},
    {"two lengths", "POST /tables HTTP/1.1\r\n" H J "Content-Length: 25\r\nContent-Length: 4\r\n\r\n" BODY BEHIND},
    {"two equal lengths", "POST /tables HTTP/1.1\r\n" H J "Content-Length: 25\r\nContent-Length: 25\r\n\r\n" BODY BEHIND},
    {"length list", "POST /tables HTTP/1.1\r\n" H J "Content-Length: 25, 25\r\n\r\n" BODY BEHIND},
    {"length with sign", "POST /tables HTTP/1.1\r\n" H J "Content-Length: +25\r\n\r\n" BODY BEHIND},
    {"negative length", "POST /tables HTTP/1.1\r\n" H J "Content-Length: -25\r\n\r\n" BODY BEHIND},
    {"length in hex", "POST /tables HTTP/1.1\r\n" H J "Content-Length: 0x19\r\n\r\n" BODY BEHIND},
    {"endless length", "POST /tables HTTP/1.1\r\n" H J "Content-Length: 99999999999999999999999\r\n\r\n" BODY BEHIND},
    {"empty length", "POST /tables HTTP/1.1\r\n" H J "Content-Length: \r\n\r\n" BODY BEHIND},
    {"two hosts", "GET /version HTTP/1.1\r\n" H "Host: evil.example\r\n\r\n" BEHIND},
    {"no host", "GET /version HTTP/1.1\r\n\r\n" BEHIND},
    {"space before the colon", "POST /tables HTTP/1.1\r\n" H J "Content-Length : 25\r\n\r\n" BODY BEHIND},
    {"folded header", "GET /version HTTP/1.1\r\n" H "X-A: b\r\n c: d\r\n\r\n" BEHIND},
    {"header without a colon", "GET /version HTTP/1.1\r\n" H "nonsense\r\n\r\n" BEHIND},
    {"control byte in a header", "GET /version HTTP/1.1\r\n" H "X-A: b\x01\r\n\r\n" BEHIND},
    {"control byte in the path", "GET /ver\x01sion HTTP/1.1\r\n" H "\r\n" BEHIND},
    {"delete in the path", "GET /ver\x7fsion HTTP/1.1\r\n" H "\r\n" BEHIND},
    {"encoded NUL in the path", "GET /version%00 HTTP/1.1\r\n" H "\r\n"},
    {"bare CR in a header", "GET /version HTTP/1.1\r\n" H "X-A: b\rTransfer-Encoding: chunked\r\n\r\n" BEHIND},
    {"another protocol", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"},
    {"no protocol", "GET /version\r\n\r\n"},
    {"a method of its own", "BREW /version HTTP/1.1\r\n" H "\r\n"},
    {"DELETE", "DELETE /tables HTTP/1.1\r\n" H "\r\n"},
    {"TRACE", "TRACE /version HTTP/1.1\r\n" H "X-Secret: 1\r\n\r\n"},
    {"CONNECT", "CONNECT evil.example:80 HTTP/1.1\r\n" H "\r\n"},
    {"a form", "POST /tables HTTP/1.1\r\n" H "Content-Type: text/plain\r\nContent-Length: 25\r\n\r\n" BODY},
    {"no content type", "POST /tables HTTP/1.1\r\n" H "Content-Length: 25\r\n\r\n" BODY},
    {"parent folder", "GET /../../../../etc/passwd HTTP/1.1\r\n" H "\r\n"},
    {"parent folder, encoded", "GET /%2e%2e/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n" H "\r\n"},
    {"parent folder, encoded slash", "GET /..%2f..%2f..%2fetc/passwd HTTP/1.1\r\n" H "\r\n"},
    {"absolute file", "GET //etc/passwd HTTP/1.1\r\n" H "\r\n"},
    {"backslash", "GET /..\\..\\etc\\passwd HTTP/1.1\r\n" H "\r\n"},
    {"upgrade without a key", "GET /ws HTTP/1.1\r\n" H "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n"},
    {"upgrade with a short key", "GET /ws HTTP/1.1\r\n" H "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: abc\r\n\r\n"},
    {"upgrade of another version", "GET /ws HTTP/1.1\r\n" H "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"},
    {"upgrade to something else", "GET /ws HTTP/1.1\r\n" H "Upgrade: h2c\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"},
    {"upgrade by HTTP/1.0", "GET /ws HTTP/1.0\r\n" H "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"},
    {"upgrade by HEAD", "HEAD /ws HTTP/1.1\r\n" H "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"},
    {"upgrade with a key that is not base64", "GET /ws HTTP/1.1\r\n" H "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: !!!!!!!!!!!!!!!!!!!!!!==\r\n\r\n"},
    {"a type that begins as JSON", "POST /tables HTTP/1.1\r\n" H "Content-Type: application/jsonfoo\r\nContent-Length: 25\r\n\r\n" BODY},
    {"no upgrade", "GET /ws HTTP/1.1\r\n" H "\r\n"},
    {"upgrade by POST", "POST /ws HTTP/1.1\r\n" H "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nContent-Length: 0\r\n\r\n"},
    {"two origins", "GET /version HTTP/1.1\r\n" H "Origin: http://a.example\r\nOrigin: http://b.example\r\n\r\n" BEHIND},
    {"two authorizations", "GET /games/x/record HTTP/1.1\r\n" H "Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n" BEHIND},
    {"two content types", "POST /tables HTTP/1.1\r\n" H J "Content-Type: text/plain\r\nContent-Length: 25\r\n\r\n" BODY BEHIND},
    {"lines that end with LF", "GET /version HTTP/1.1\n" "Host: 127.0.0.1\n\n" BEHIND},
    {"an address instead of a path", "GET http://127.0.0.1/version HTTP/1.1\r\n" H "\r\n" BEHIND},
    {"no name before the colon", "GET /version HTTP/1.1\r\n" H ": b\r\n\r\n" BEHIND},
    {"a space in the first line", "GET /version x HTTP/1.1\r\n" H "\r\n" BEHIND},
    {"broken behind a good one", "GET /health HTTP/1.1\r\n" H "\r\nGET /version HTTP/1.1\r\n" H "nonsense\r\n\r\n" BEHIND},
    {"upgrade with two keys", "GET /ws HTTP/1.1\r\n" H "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Key: AAAAIHNhbXBsZSBub25jZQ==\r\n\r\n"},
};

/* What a NUL could hide. */
#define TEXT(text) text, sizeof text - 1
static const struct {
    const char *what;
    const char *request;
    size_t size;
} with_nul[] = {
    {"NUL in the path", TEXT("GET /version\0/x HTTP/1.1\r\n" H "\r\n" BEHIND)},
    {"NUL in a header", TEXT("GET /version HTTP/1.1\r\n" H "Origin: http://127.0.0.1\0.evil\r\n\r\n" BEHIND)},
    {"a hello of TLS", TEXT("\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03")},
};
/* clang-format on */

static bool next_answer(int fd, Answer *a, Bytes *out)
{
    if (!answer_read(fd, PATIENCE, a))
        return false;
    size_t whole = a->head.count + a->body.count;
    Bytes rest = {0};
    bytes_add(out, a->raw.data, whole);
    bytes_add(&rest, a->raw.data + whole, a->raw.count - whole);
    bool upgraded = a->status == 101;
    answer_free(a);
    *a = (Answer){.raw = rest};
    return !upgraded;
}

/* The whole of what comes back: up to the end of the connection, or, where that goes on, up to the
 * answer to a last question. Nothing at all is an answer too: a closed connection. */
static void exchange(const char *request, size_t size, Bytes *out)
{
    static const char last[] = "GET /games/last/record HTTP/1.1\r\n" H "\r\n";
    int fd = tcp_connect(server.port, 0);
    Answer a = {0};
    if (fd < 0 || !send_all(fd, request, size))
        fail("no connection");
    if (strncmp(request, "HEAD", 4) == 0) /* its answer has a length, and no body to wait for */
        shutdown(fd, SHUT_WR);
    if (next_answer(fd, &a, out) && send_all(fd, last, sizeof last - 1)) {
        Bytes one = {0};
        bytes_add(&one, "", 0);
        while (next_answer(fd, &a, &one) && strstr(one.data, "no-game") == NULL) {
            bytes_add(out, one.data, one.count);
            bytes_clear(&one);
        }
        bytes_free(&one);
    }
    answer_free(&a);
    close(fd);
}

/* Every refusal is an error as JSON, whole, and nothing comes behind it. */
static bool is_json_error(const Bytes *out)
{
    const char *last = out->data; /* what was refused came last */
    for (const char *p = out->data; (p = strstr(p, "HTTP/1.1 4")) != NULL; p++)
        last = p;
    const char *body = strstr(last, "\r\n\r\n");
    json_t *told = body != NULL ? json_loads(body + 4, JSON_REJECT_DUPLICATES, NULL) : NULL;
    bool ok = told != NULL && json_text(told, "error")[0] != '\0' &&
              json_text(told, "message")[0] != '\0' &&
              strcasestr(last, "Content-Type: application/json") != NULL;
    json_decref(told);
    return ok;
}

/* A head that does not end, sent on after it was refused: its answer arrives all the same. */
static void check_large_head(void)
{
    Bytes head = {0};
    Bytes out = {0};
    bytes_add(&out, "", 0);
    bytes_print(&head, "GET /version HTTP/1.1\r\n" H);
    for (int i = 0; i < 4000; i++)
        bytes_print(&head, "X-Field-%d: some words\r\n", i);
    exchange(head.data, head.count, &out);
    if (!is_json_error(&out) || strncmp(out.data, "HTTP/1.1 431", 12) != 0)
        COMPLAIN("a head of %zu bytes: %.600s", head.count, out.data);
    bytes_free(&head);
    bytes_free(&out);
    figures.requests++;
}

static void check_shape(const char *what, const char *request, size_t size)
{
    Bytes out = {0};
    bytes_add(&out, "", 0);
    exchange(request, size, &out);
    /* The page may answer for a path that is nobody's; an answer to HEAD has no body. */
    bool page = strstr(what, "folder") != NULL || strstr(what, "file") != NULL ||
                strstr(what, "backslash") != NULL;
    bool refused = (page && strcasestr(out.data, "<!doctype html") != NULL) ||
                   (strncmp(request, "HEAD", 4) == 0 && out.count == 0) || is_json_error(&out);
    if (!refused || strstr(out.data, "\"protocol\"") != NULL || strstr(out.data, "root:") != NULL ||
        strstr(out.data, "X-Secret") != NULL)
        COMPLAIN("%s: not refused, or read on behind it: %.600s", what, out.data);
    figures.requests++;
    bytes_free(&out);
}

static void check_shapes(void)
{
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        check_shape(shapes[i].what, shapes[i].request, strlen(shapes[i].request));
    for (size_t i = 0; i < sizeof with_nul / sizeof with_nul[0]; i++)
        check_shape(with_nul[i].what, with_nul[i].request, with_nul[i].size);
    /* The path of a long request. */
    Bytes longest = {0};
    Bytes out = {0};
    bytes_add(&out, "", 0);
    bytes_print(&longest, "GET /");
    for (int i = 0; i < 20000; i++)
        bytes_add(&longest, "a", 1);
    bytes_print(&longest, " HTTP/1.1\r\n" H "\r\n");
    exchange(longest.data, longest.count, &out);
    if (!is_json_error(&out))
        fail("a long path: %s", out.data);
    bytes_free(&longest);
    bytes_free(&out);
    check_large_head();
}

/* --- The forms of a file --- */

typedef struct Form {
    const char *headers;
    int status;
    const char *coding; /* "": plain */
} Form;

static void check_forms(void)
{
    static const Form forms[] = {
        {"Accept-Encoding: br\r\n", 200, "br"},
        {"Accept-Encoding: BR, gzip\r\n", 200, "br"},
        {"Accept-Encoding: br;q=0.0, gzip\r\n", 200, "gzip"},
        {"Accept-Encoding: br;q=0, gzip;q=0.000\r\n", 200, ""},
        {"Accept-Encoding: br;q=0.01\r\n", 200, "br"},
        {"", 200, ""},
        {"If-None-Match: *\r\n", 304, ""},
        {"If-None-Match: \"x\"\r\n", 200, ""},
    };
    char tag[3][128] = {"", "", ""}; /* of plain, br, gzip */
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        Answer a;
        char coding[64] = "";
        char etag[128] = "";
        http(server.port, "GET", "/", forms[i].headers, NULL, &a);
        answer_header(&a, "Content-Encoding", coding, sizeof coding);
        if (answer_header(&a, "ETag", etag, sizeof etag) == NULL) {
            fail("the page has no ETag");
        }
        if (a.status != forms[i].status || strcmp(coding, forms[i].coding) != 0)
            COMPLAIN("%s: %d %s", forms[i].headers, a.status, coding);
        char *known = tag[coding[0] == 'b' ? 1 : coding[0] == 'g' ? 2 : 0];
        if (known[0] != '\0' && strcmp(known, etag) != 0)
            COMPLAIN("%s: another ETag for the same bytes", forms[i].headers);
        snprintf(known, sizeof tag[0], "%s", etag);
        answer_free(&a);
        figures.headers++;
    }
    if (strcmp(tag[0], tag[1]) == 0 || strcmp(tag[1], tag[2]) == 0 || strcmp(tag[0], tag[2]) == 0)
        COMPLAIN("two forms of a file have the same ETag");
}

/* Chats fetch a picture by its whole address alone; an invitation is the same for all who ask. */
static void check_preview(void)
{
    static const char *const headers[] = {"", "Accept-Encoding: br, gzip\r\n"};
    char picture[128];
    snprintf(picture, sizeof picture,
             "property=\"og:image\" content=\"http://127.0.0.1:%d"
             "/preview.png\"",
             server.port);
    for (int i = 0; i < 2; i++) {
        Answer a;
        http(server.port, "GET", "/table/0123456789abcdef0123", headers[i], NULL, &a);
        char type[64] = "";
        answer_header(&a, "Content-Type", type, sizeof type);
        if (a.status != 200 || strncmp(type, "text/html", 9) != 0 ||
            strstr(a.body.data, picture) == NULL || strstr(a.body.data, "og:title") == NULL)
            COMPLAIN("no preview: %d %s", a.status, a.body.data);
        answer_free(&a);
        figures.headers++;
    }
    Answer a;
    http(server.port, "GET", "/preview.png", NULL, NULL, &a);
    if (a.status != 200)
        COMPLAIN("no picture: %d", a.status);
    answer_free(&a);
}

static void check_large_body(void)
{
    Answer a;
    Bytes body = {0};
    bytes_print(&body, "{\"name\":\"");
    for (int i = 0; i < 5000; i++)
        bytes_add(&body, "a", 1);
    bytes_print(&body, "\"}");
    http(server.port, "POST", "/tables", NULL, body.data, &a);
    if (a.status != 413)
        fail("a body of %zu bytes is answered with %d", body.count, a.status);
    answer_free(&a);
    bytes_free(&body);
    figures.requests++;
}

/* --- Tokens --- */

enum { MANY_TABLES = 200, LEAST_TOKEN = 22 /* characters for 128 bits in base 64 */ };

static const char *hello_code(const char *table, const char *token, char code[64])
{
    Client c = CLIENT_NONE;
    if (client_open(&c, server.port, NULL) != NULL)
        fail("no connection");
    client_say(&c, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\",\"token\":\"%s\"}", table,
               token);
    json_t *m = client_await(&c, "hello", "error");
    snprintf(code, 64, "%s", json_is(m, "hello") ? "" : json_text(m, "code"));
    json_decref(m);
    client_free(&c);
    return code;
}

static void expect_refused(const char *table, const char *token)
{
    char code[64];
    hello_code(table, token, code);
    if (strcmp(code, "bad-token") != 0 && strcmp(code, "bad-message") != 0)
        fail("the wrong token '%s' is answered with '%s'", token, code);
    figures.wrong_tokens++;
}

static void check_wrong_tokens(const char *table, const char *token, const char *other)
{
    char wrong[TOKEN_TEXT + 8];
    size_t length = strlen(token);
    for (size_t i = 0; i < length; i++) {
        snprintf(wrong, sizeof wrong, "%s", token);
        wrong[i] = wrong[i] == 'b' ? 'c' : 'b';
        expect_refused(table, wrong);
    }
    snprintf(wrong, sizeof wrong, "%s", token);
    wrong[length - 1] = '\0';
    expect_refused(table, wrong);
    snprintf(wrong, sizeof wrong, "%sa", token);
    expect_refused(table, wrong);
    snprintf(wrong, sizeof wrong, "%s", token);
    for (char *p = wrong; *p != '\0'; p++)
        *p = (char)(islower((unsigned char)*p) ? toupper((unsigned char)*p)
                                               : tolower((unsigned char)*p));
    if (strcmp(wrong, token) != 0)
        expect_refused(table, wrong);
    expect_refused(table, "");
    expect_refused(table, "' OR 1=1 --");
    expect_refused(table, other);
}

/* With a wrong token a record shows no more than to a spectator. */
static void check_wrong_token_record(const Player *p, const char *wrong)
{
    char path[PATH_TEXT];
    char header[TOKEN_TEXT + 64];
    Answer a;
    Answer spectator;
    snprintf(path, sizeof path, "/games/%s/record", p->game);
    snprintf(header, sizeof header, "Authorization: Bearer %s\r\n", wrong);
    http(server.port, "GET", path, header, NULL, &a);
    http(server.port, "GET", path, NULL, NULL, &spectator);
    bool same = a.status == 200 && strcmp(a.body.data, spectator.body.data) == 0;
    if (a.status != 403 && !same)
        fail("a record with a wrong token: %d %s", a.status, a.body.data);
    if (spectator.status != 200)
        fail("a spectator gets no record: %d", spectator.status);
    answer_free(&a);
    answer_free(&spectator);
    figures.wrong_tokens++;
}

static void check_seats(Table *t)
{
    Player thief;
    player_init(&thief);
    player_join(&thief, server.port, t->id, ORI_SPECTATOR, "");
    static const char *const sayings[][2] = {
        {"{\"t\":\"sit\",\"name\":\"Thief\",\"seat\":\"a\"}", "seat-taken"},
        {"{\"t\":\"sit\",\"name\":\"Thief\"}", "seat-taken"},
        {"{\"t\":\"decide\",\"v\":0,\"decision\":\"S>\"}", "not-seated"},
        {"{\"t\":\"leave\"}", "not-seated"},
        {"{\"t\":\"back\"}", "not-seated"},
        {"{\"t\":\"name\",\"name\":\"Ann\"}", "not-seated"},
        {"{\"t\":\"chat\",\"text\":\"Ha\"}", "not-seated"},
        {"{\"t\":\"vote\",\"seat\":\"a\"}", "not-seated"},
        {"{\"t\":\"rematch\"}", "not-seated"},
        {"{\"t\":\"start\"}", "not-maker"},
        {"{\"t\":\"fill\",\"bot\":\"random\"}", "not-maker"},
        {"{\"t\":\"bot\",\"seat\":\"a\",\"bot\":\"random\"}", "not-maker"},
    };
    for (size_t i = 0; i < sizeof sayings / sizeof sayings[0]; i++) {
        client_say(&thief.line, "%s", sayings[i][0]);
        json_t *m;
        do {
            m = client_hear(&thief.line, PATIENCE);
            if (m == NULL)
                fail("no answer to %s", sayings[i][0]);
            if (json_object_get(m, "token") != NULL)
                fail("a stranger is told a token: %s", thief.line.message.data);
            if (json_is(m, "error") || json_is(m, "ok") || json_is(m, "ack"))
                break;
            json_decref(m);
        } while (true);
        const char *code = json_text(m, "code");
        if (!json_is(m, "error") ||
            (strcmp(code, sayings[i][1]) != 0 && strcmp(code, "wrong-phase") != 0))
            fail("%s is answered with %s", sayings[i][0], thief.line.message.data);
        json_decref(m);
        figures.requests++;
    }
    player_free(&thief);
}

/* --- Names and chat are text --- */

static void check_names(void)
{
    static const struct {
        const char *name; /* as JSON */
        bool allowed;
    } names[] = {
        {"<script>alert(1)</script", true},
        {"\\\"><img src=x>", true},
        {"Zo\\u00eb \\u0416", true},
        {"\\u0000", false},
        {"a\\u0007b", false},
        {"a\\nb", false},
        {"a\\u007fb", false},
        {"a\\u0085b", false},
        {"", false},
        {"   ", false},
        {"\\u00a0\\u2003", false},
        {"1234567890123456789012345", false},
        {"\\ud83d\\ude00", true},
        {"\\ud83d", false},
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char body[256];
        Answer a;
        snprintf(body, sizeof body, "{\"seats\":[\"me\",\"open\"],\"name\":\"%s\"}", names[i].name);
        http(server.port, "POST", "/tables", NULL, body, &a);
        if ((a.status == 201) != names[i].allowed)
            COMPLAIN("the name '%s' is answered with %d %s", names[i].name, a.status, a.body.data);
        answer_free(&a);
        figures.names++;
    }
}

/* --- No secret in a log or in the store --- */

static const char pass[] = "7b1d3c90a4e2f8565b0c9d1e2f3a4b5c";

static void scan_file(const char *path, char (*token)[TOKEN_TEXT], int count)
{
    FILE *file = fopen(path, "r");
    Bytes all = {0};
    char part[65536];
    if (file == NULL)
        return;
    for (size_t n; (n = fread(part, 1, sizeof part, file)) > 0;)
        bytes_add(&all, part, n);
    fclose(file);
    figures.scanned += (long)all.count;
    for (int i = 0; all.count > 0 && i < count; i++)
        if (memmem(all.data, all.count, token[i], strlen(token[i])) != NULL)
            fail("a token stands in %s", path);
    if (all.count > 0 && memmem(all.data, all.count, pass, sizeof pass - 1) != NULL)
        fail("a pass stands in %s", path);
    bytes_free(&all);
}

static void scan_everything(char (*token)[TOKEN_TEXT], int count)
{
    DIR *folder = opendir(server.data);
    for (struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        char path[PATH_TEXT * 2];
        snprintf(path, sizeof path, "%s/%s", server.data, entry->d_name);
        scan_file(path, token, count);
    }
    closedir(folder);
    scan_file(server.log, token, count);
    scan_file(server.said, token, count);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* A pass in every message and request that takes one, also where it does not belong. */
static void use_pass(const char *table)
{
    static const char *const paths[] = {"/me", "/me/again", "/me/out", "/me/forget"};
    char body[256];
    char id[ID_TEXT];
    char token[TOKEN_TEXT];
    Client c = CLIENT_NONE;
    Answer a;
    snprintf(body, sizeof body, "{\"seats\":[\"me\",\"open\"],\"name\":\"Ann\",\"pass\":\"%s\"}",
             pass);
    make_table(server.port, body, id, token);
    snprintf(body, sizeof body, "Authorization: Bearer %s\r\nCookie: oriflamme-pass=%s\r\n", pass,
             pass);
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        http(server.port, "POST", paths[i], body, NULL, &a);
        answer_free(&a);
    }
    snprintf(body, sizeof body, "Origin: https://evil.example\r\nCookie: oriflamme-pass=%s\r\n",
             pass);
    http(server.port, "POST", "/me/again", body, NULL, &a);
    answer_free(&a);
    client_open(&c, server.port, NULL);
    client_say(&c, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\",\"pass\":\"%s\"}", table,
               pass);
    json_decref(client_await(&c, "hello", NULL));
    client_say(&c, "{\"t\":\"name\",\"pass\":\"%s\"}", pass);
    json_decref(client_await(&c, "error", NULL));
    client_close(&c);
}

static void check_tokens(void)
{
    enum { SEATS = 3, TOKENS = MANY_TABLES + 1 + SEATS };
    static char token[TOKENS][TOKEN_TEXT];
    static Table t;
    int count = 0;
    for (int i = 0; i < MANY_TABLES; i++) {
        char id[ID_TEXT];
        make_table(server.port, "{\"seats\":[\"me\",\"open\"],\"name\":\"Ann\"}", id,
                   token[count++]);
    }
    table_open(&t, server.port, "base", SEATS, "");
    check_headers(t.id);
    table_start(&t, NULL);
    memcpy(token[count++], t.token, TOKEN_TEXT);
    for (int seat = 0; seat < SEATS; seat++)
        memcpy(token[count++], t.player[seat].token, TOKEN_TEXT);
    use_pass(t.id);
    check_wrong_tokens(t.id, t.player[0].token, token[0]);
    check_wrong_token_record(&t.player[0], token[0]);
    check_wrong_token_record(&t.player[0], "nonsense");
    check_seats(&t);
    fetch_record(server.port, t.player[0].game, t.player[0].token, &(OriRecord){0}, NULL);
    scan_everything(token, count);
    table_free(&t);
    server_stop(&server);
    scan_everything(token, count);
    qsort(token, (size_t)count, sizeof token[0], by_text);
    for (int i = 0; i < count; i++)
        if (strlen(token[i]) < LEAST_TOKEN || (i > 0 && strcmp(token[i - 1], token[i]) == 0))
            fail("the token %s is short, or told twice", token[i]);
    figures.tokens = count;
}

int main(void)
{
    server_init(&server, (const char *const[]){"--web", "build/web", NULL});
    server_start(&server);
    check_origins(own_origins, sizeof own_origins / sizeof own_origins[0]);
    check_shapes();
    check_large_body();
    check_forms();
    check_preview();
    check_names();
    check_tokens();
    server_done(&server);
    server_init(&server,
                (const char *const[]){"--public-url", "https://play.example", "--origin",
                                      "https://friends.example,https://more.example:8443", NULL});
    server_start(&server);
    check_origins(public_origins, sizeof public_origins / sizeof public_origins[0]);
    server_done(&server);
    if (complaints > 0)
        fail("%d things are not as they should be", complaints);
    printf("security: %ld origins, %ld headers, %ld requests, %ld names, %ld tokens and none in "
           "%ld KB "
           "of store and logs, %ld wrong ones refused\n",
           figures.origins, figures.headers, figures.requests, figures.names, figures.tokens,
           figures.scanned >> 10, figures.wrong_tokens);
    return 0;
}
