/*
 * post.c - resolves a host, checks the addresses, connects to one of those it checked, and speaks
 * TLS and as much HTTP as a POST needs.
 */
#include "server/notice/post.h"

#include "oriflamme.h"
#include "server/notice/reach.h"

#include <ctype.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { CONNECT_MS = 4000, BODY_MS = 1000, MOST_ADDRESSES = 4, MOST_RETRY_S = 86400 };

typedef struct Line {
    int socket;
    gnutls_session_t tls;
    int64_t end; /* milliseconds of the machine's clock */
    PostAnswer *answer;
} Line;

static int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static bool fail(PostAnswer *answer, const char *why)
{
    snprintf(answer->why, sizeof answer->why, "%s", why);
    return false;
}

/* False: the time is over. */
static bool wait_for(const Line *line, short events, int64_t end)
{
    struct pollfd fd = {.fd = line->socket, .events = events};
    for (;;) {
        int64_t left = end - now_ms();
        int count = left > 0 ? poll(&fd, 1, (int)left) : 0;
        if (count >= 0 || errno != EINTR)
            return count > 0;
    }
}

/* --- Connecting --- */

static bool connect_to(Line *line, const struct addrinfo *address)
{
    int error = 0;
    socklen_t size = sizeof error;
    int64_t end = now_ms() + CONNECT_MS;
    line->socket =
        socket(address->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, IPPROTO_TCP);
    if (line->socket < 0)
        return fail(line->answer, strerror(errno));
    /* The end of the handshake, the head and the body leave at once, not one round trip apart. */
    setsockopt(line->socket, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
    if (connect(line->socket, address->ai_addr, address->ai_addrlen) != 0) {
        if (errno != EINPROGRESS)
            error = errno;
        else if (!wait_for(line, POLLOUT, end < line->end ? end : line->end))
            error = ETIMEDOUT;
        else
            getsockopt(line->socket, SOL_SOCKET, SO_ERROR, &error, &size);
    }
    if (error == 0)
        return true;
    close(line->socket);
    line->socket = -1;
    return fail(line->answer, strerror(error));
}

static bool connect_any(Line *line, const struct addrinfo *list)
{
    int tried = 0;
    const char *refused = NULL;
    for (const struct addrinfo *a = list; a != NULL && tried < MOST_ADDRESSES; a = a->ai_next) {
        const char *wrong = reach_refuses(a->ai_addr);
        refused = wrong != NULL ? wrong : refused;
        if (wrong != NULL)
            continue;
        tried++;
        if (connect_to(line, a))
            return true;
    }
    line->answer->not_allowed = tried == 0;
    if (tried == 0)
        snprintf(line->answer->why, POST_WHY, "not sent: its address is %s", refused);
    return false;
}

static bool open_line(Line *line, const char *host)
{
    struct addrinfo hints = {
        .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_NUMERICSERV};
    struct addrinfo *list = NULL;
    int error = getaddrinfo(host, "443", &hints, &list);
    if (error != 0 || list == NULL)
        return fail(line->answer, "its name does not resolve");
    line->end = now_ms() + POST_MS; /* what the resolver takes is not the host's fault */
    bool connected = connect_any(line, list);
    freeaddrinfo(list);
    return connected;
}

static bool shake_hands(Line *line)
{
    for (;;) {
        int result = gnutls_handshake(line->tls);
        if (result == GNUTLS_E_SUCCESS)
            return true;
        if (result == GNUTLS_E_CERTIFICATE_VERIFICATION_ERROR)
            return fail(line->answer, "its certificate is not trusted");
        if (gnutls_error_is_fatal(result))
            return fail(line->answer, gnutls_strerror(result));
        bool writes = gnutls_record_get_direction(line->tls) != 0;
        if (!wait_for(line, writes ? POLLOUT : POLLIN, line->end))
            return fail(line->answer, "no answer in time");
    }
}

static bool open_tls(Trust *trust, Line *line, const char *host)
{
    if (gnutls_init(&line->tls, GNUTLS_CLIENT | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL) !=
        GNUTLS_E_SUCCESS) {
        line->tls = NULL;
        return fail(line->answer, "TLS cannot be started");
    }
    trust_begin(trust, line->tls, host);
    gnutls_transport_set_int(line->tls, line->socket);
    return shake_hands(line);
}

static void close_line(Line *line)
{
    if (line->tls != NULL) {
        gnutls_bye(line->tls, GNUTLS_SHUT_WR);
        gnutls_deinit(line->tls);
    }
    if (line->socket >= 0)
        close(line->socket);
}

/* --- The question --- */

static bool write_all(Line *line, const char *data, size_t size)
{
    while (size > 0) {
        ssize_t written = gnutls_record_send(line->tls, data, size);
        if (written > 0) {
            data += written;
            size -= (size_t)written;
        } else if (gnutls_error_is_fatal((int)written)) {
            return fail(line->answer, "the connection broke");
        } else if (!wait_for(line, POLLOUT, line->end)) {
            return fail(line->answer, "it does not take the letter");
        }
    }
    return true;
}

static bool ask(Line *line, const Post *post)
{
    char head[POST_HEAD];
    int size = snprintf(head, sizeof head,
                        "POST %s HTTP/1.1\r\nHost: %s\r\nUser-Agent: Oriflamme/" ORI_VERSION
                        "\r\nConnection: close\r\nContent-Length: %zu\r\n%s\r\n",
                        post->url->path, post->url->host, post->size, post->lines);
    if (size >= (int)sizeof head)
        return fail(line->answer, "the letter's head is too long");
    return write_all(line, head, (size_t)size) && write_all(line, post->body, post->size);
}

/* --- The answer --- */

/* The value of a header line, up to its end; NULL if it is not there. */
static const char *find_header(const char *head, const char *name)
{
    size_t size = strlen(name);
    for (const char *p = strchr(head, '\n'); p != NULL; p = strchr(p + 1, '\n'))
        if (strncasecmp(p + 1, name, size) == 0 && p[1 + size] == ':')
            return p + 2 + size + strspn(p + 2 + size, " \t");
    return NULL;
}

/* Words alone: what may be a path or a key is left out, and nothing of it can forge a line of the
 * log. */
static void take_words(const char *body, char out[POST_WHY])
{
    enum { LONGEST = 24, MOST = 72 };
    size_t size = 0;
    while (*body != '\0' && size < MOST) {
        size_t word = 0;
        while (isalnum((unsigned char)body[word]) || body[word] == '_' || body[word] == '-')
            word++;
        if (word > 0 && word <= LONGEST && size + word < MOST) {
            memcpy(out + size, body, word);
            size += word;
        }
        body += word > 0 ? word : 1;
        if (size > 0 && size < MOST && out[size - 1] != ' ')
            out[size++] = ' ';
    }
    while (size > 0 && out[size - 1] == ' ')
        size--;
    out[size] = '\0';
}

/* Of a body in chunks it is enough to have the first. */
static const char *body_of(const char *head, const char *body)
{
    const char *coding = find_header(head, "Transfer-Encoding");
    const char *line = strstr(body, "\r\n");
    bool chunked = coding != NULL && coding < body && strncasecmp(coding, "chunked", 7) == 0;
    return chunked && line != NULL ? line + 2 : body;
}

/* Of what was read so far. True: nothing more is needed. */
static bool understand(Line *line, char *text, size_t *size)
{
    PostAnswer *answer = line->answer;
    int status = 0;
    for (;;) {
        char *end = strstr(text, "\r\n\r\n");
        if (sscanf(text, "HTTP/1.%*1d %3d", &status) != 1)
            return false;
        if (end == NULL || status < 100 || status > 199)
            break;
        *size -= (size_t)(end + 4 - text); /* 1xx: the answer follows */
        memmove(text, end + 4, *size + 1);
    }
    if (strchr(text, '\n') == NULL || status < 200)
        return false;
    char *end = strstr(text, "\r\n\r\n");
    const char *retry = find_header(text, "Retry-After");
    answer->status = status;
    answer->why[0] = '\0';
    if (retry != NULL && isdigit((unsigned char)*retry)) {
        long seconds = strtol(retry, NULL, 10);
        answer->retry_s = seconds > MOST_RETRY_S ? MOST_RETRY_S : (int)seconds;
    }
    if (end != NULL)
        take_words(body_of(text, end + 4), answer->why);
    return end != NULL && status < 300;
}

static void hear(Line *line)
{
    char text[POST_ANSWER + 1];
    size_t size = 0;
    int64_t end = line->end;
    fail(line->answer, "no answer in time");
    text[0] = '\0';
    while (size < POST_ANSWER) {
        ssize_t got = gnutls_record_recv(line->tls, text + size, POST_ANSWER - size);
        if (got > 0) {
            size += (size_t)got;
            text[size] = '\0';
            if (strlen(text) != size || understand(line, text, &size))
                return;
            if (line->answer->status != 0 && end > now_ms() + BODY_MS)
                end = now_ms() + BODY_MS; /* for what is said about it */
        } else if (got == 0 || gnutls_error_is_fatal((int)got)) {
            if (line->answer->status == 0)
                fail(line->answer, "it hung up");
            return;
        } else if (!wait_for(line, POLLIN, end)) {
            return;
        }
    }
    if (line->answer->status == 0)
        fail(line->answer, "its answer is no HTTP");
}

void post_send(Trust *trust, const Post *post, PostAnswer *out)
{
    *out = (PostAnswer){.status = 0};
    Line line = {.socket = -1, .answer = out};
    if (open_line(&line, post->url->host) && open_tls(trust, &line, post->url->host) &&
        ask(&line, post)) {
        post->left.tell(post->left.who, post->left.what, post->left.thread);
        hear(&line);
    }
    if (out->status >= 200 && out->status < 300)
        trust_keep(trust, line.tls, post->url->host);
    close_line(&line);
}
