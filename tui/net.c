/*
 * net.c - a connection to a server.
 */
#include "tui/net.h"

#include "tui/reason.h"

#include "tui/term.h"

#include <errno.h>
#include <fcntl.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

static gnutls_certificate_credentials_t credentials;

static bool fail(Net *net, const char *why)
{
    snprintf(net->why, sizeof net->why, "%s", why);
    return false;
}

void net_random(void *out, size_t size)
{
    gnutls_rnd(GNUTLS_RND_NONCE, out, size);
}

/* 1 when ready, 0 when the time is over, -1 when woken or broken. */
static int net_wait(Net *net, int events, int milliseconds)
{
    struct pollfd fds[] = {{.fd = net->socket, .events = (short)events},
                           {.fd = net->quit, .events = POLLIN}};
    int count = poll(fds, 2, milliseconds);
    if (count < 0)
        return errno == EINTR ? 0 : -1;
    if (fds[1].revents != 0)
        return -1;
    return count > 0;
}

/* --- Connecting --- */

static bool connect_to(Net *net, const struct addrinfo *address)
{
    int on = 1;
    int error = 0;
    socklen_t size = sizeof error;
    net->socket = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
    if (net->socket < 0)
        return fail(net, reason_of_errno(errno));
    fcntl(net->socket, F_SETFD, FD_CLOEXEC);
    fcntl(net->socket, F_SETFL, O_NONBLOCK);
    setsockopt(net->socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (connect(net->socket, address->ai_addr, address->ai_addrlen) == 0)
        return true;
    if (errno != EINPROGRESS)
        return fail(net, reason_of_errno(errno));
    if (net_wait(net, POLLOUT, NET_SECONDS * 1000) <= 0)
        return fail(net, WHY(SILENT));
    getsockopt(net->socket, SOL_SOCKET, SO_ERROR, &error, &size);
    return error == 0 || fail(net, reason_of_errno(error));
}

static bool connect_any(const Link *link, Net *net)
{
    struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};
    struct addrinfo *list = NULL;
    int error = getaddrinfo(link->host, link->port, &hints, &list);
    if (error == EAI_NONAME || error == EAI_AGAIN)
        return fail(net, WHY(NO_HOST));
    if (error != 0)
        return fail(net, gai_strerror(error));
    bool connected = false;
    for (struct addrinfo *a = list; a != NULL && !connected; a = a->ai_next) {
        connected = connect_to(net, a);
        if (!connected && net->socket >= 0) {
            close(net->socket);
            net->socket = -1;
        }
    }
    freeaddrinfo(list);
    return connected;
}

static bool shake_hands(Net *net)
{
    int64_t deadline = term_now() + NET_SECONDS * 1000;
    for (;;) {
        int result = gnutls_handshake(net->tls);
        if (result == GNUTLS_E_SUCCESS)
            return true;
        if (result == GNUTLS_E_CERTIFICATE_VERIFICATION_ERROR)
            return fail(net, WHY(CERTIFICATE));
        if (gnutls_error_is_fatal(result))
            return fail(net, gnutls_strerror(result));
        int events = gnutls_record_get_direction(net->tls) != 0 ? POLLOUT : POLLIN;
        int left = (int)(deadline - term_now());
        if (left <= 0 || net_wait(net, events, left) < 0)
            return fail(net, WHY(SILENT));
    }
}

static bool open_tls(const Link *link, Net *net)
{
    if (credentials == NULL) {
        const char *own = getenv("SSL_CERT_FILE"); /* for a server with an authority of its own */
        gnutls_certificate_allocate_credentials(&credentials);
        gnutls_certificate_set_x509_system_trust(credentials);
        if (own != NULL && own[0] != '\0')
            gnutls_certificate_set_x509_trust_file(credentials, own, GNUTLS_X509_FMT_PEM);
    }
    if (gnutls_init(&net->tls, GNUTLS_CLIENT | GNUTLS_NONBLOCK) != GNUTLS_E_SUCCESS) {
        net->tls = NULL;
        return fail(net, "TLS cannot be started");
    }
    gnutls_set_default_priority(net->tls);
    gnutls_credentials_set(net->tls, GNUTLS_CRD_CERTIFICATE, credentials);
    gnutls_server_name_set(net->tls, GNUTLS_NAME_DNS, link->host, strlen(link->host));
    gnutls_session_set_verify_cert(net->tls, link->host, 0);
    gnutls_transport_set_int(net->tls, net->socket);
    return shake_hands(net);
}

bool net_open(const Link *link, int quit, Net *out)
{
    *out = (Net){.socket = -1, .quit = quit};
    if (connect_any(link, out) && (!link->is_secure || open_tls(link, out)))
        return true;
    net_close(out);
    return false;
}

void net_close(Net *net)
{
    if (net->tls != NULL)
        gnutls_deinit(net->tls);
    net->tls = NULL;
    if (net->socket >= 0)
        close(net->socket);
    net->socket = -1;
}

/* --- Bytes --- */

static ssize_t tls_result(ssize_t result)
{
    if (result >= 0)
        return result;
    errno = result == GNUTLS_E_AGAIN || result == GNUTLS_E_INTERRUPTED ? EAGAIN : EIO;
    return -1;
}

ssize_t net_read(Net *net, void *data, size_t size)
{
    if (net->tls != NULL)
        return tls_result(gnutls_record_recv(net->tls, data, size));
    return recv(net->socket, data, size, 0);
}

ssize_t net_write(Net *net, const void *data, size_t size)
{
    if (net->tls != NULL)
        return tls_result(gnutls_record_send(net->tls, data, size));
    return send(net->socket, data, size, MSG_NOSIGNAL);
}

bool net_has_read(const Net *net)
{
    return net->tls != NULL && gnutls_record_check_pending(net->tls) > 0;
}

static bool write_all(Net *net, const char *text)
{
    size_t left = strlen(text);
    while (left > 0) {
        ssize_t written = net_write(net, text, left);
        if (written > 0) {
            text += written;
            left -= (size_t)written;
        } else if (written == 0 || (errno != EAGAIN && errno != EINTR) ||
                   net_wait(net, POLLOUT, NET_SECONDS * 1000) <= 0) {
            return fail(net, "the connection broke");
        }
    }
    return true;
}

/* --- HTTP --- */

/* Reads up to the empty line after the head, a byte at a time: what follows is not ours. */
static bool read_head(Net *net, char *head, size_t size)
{
    size_t length = 0;
    while (length < 4 || memcmp(head + length - 4, "\r\n\r\n", 4) != 0) {
        if (length + 1 == size)
            return fail(net, "the server's answer is too long");
        ssize_t got = net_read(net, head + length, 1);
        if (got == 1) {
            length++;
        } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
            return fail(net, "the server hung up");
        } else if (net_wait(net, POLLIN, NET_SECONDS * 1000) <= 0) {
            return fail(net, WHY(SILENT));
        }
    }
    head[length] = '\0';
    return true;
}

static int status_of(const char *head)
{
    int status = 0;
    return sscanf(head, "HTTP/1.%*d %d", &status) == 1 ? status : 0;
}

static void write_base64(const unsigned char *data, size_t size, char *out)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < size; i += 3) {
        uint32_t n = (uint32_t)data[i] << 16;
        n |= i + 1 < size ? (uint32_t)data[i + 1] << 8 : 0;
        n |= i + 2 < size ? data[i + 2] : 0;
        *out++ = digits[n >> 18];
        *out++ = digits[n >> 12 & 63];
        *out++ = i + 1 < size ? digits[n >> 6 & 63] : '=';
        *out++ = i + 2 < size ? digits[n & 63] : '=';
    }
    *out = '\0';
}

/* The value of a header line, up to its end; NULL if it is not there. */
static const char *find_header(const char *head, const char *name)
{
    size_t length = strlen(name);
    for (const char *p = strchr(head, '\n'); p != NULL; p = strchr(p + 1, '\n'))
        if (strncasecmp(p + 1, name, length) == 0 && p[1 + length] == ':')
            return p + 2 + length + strspn(p + 2 + length, " ");
    return NULL;
}

static bool is_accepted(const char *head, const char *key)
{
    char joined[128];
    unsigned char hash[20];
    char wanted[32];
    snprintf(joined, sizeof joined, "%s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", key);
    gnutls_hash_fast(GNUTLS_DIG_SHA1, joined, strlen(joined), hash);
    write_base64(hash, sizeof hash, wanted);
    const char *value = find_header(head, "Sec-WebSocket-Accept");
    return value != NULL && strncmp(value, wanted, strlen(wanted)) == 0;
}

bool net_upgrade(Net *net, const Link *link)
{
    unsigned char nonce[16];
    char key[32];
    char request[1024];
    char head[4096];
    net_random(nonce, sizeof nonce);
    write_base64(nonce, sizeof nonce, key);
    snprintf(request, sizeof request,
             "GET %s/ws/%s HTTP/1.1\r\nHost: %s:%s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\n\r\n",
             link->base, link->table, link->host, link->port, key);
    if (!write_all(net, request) || !read_head(net, head, sizeof head))
        return false;
    int status = status_of(head);
    if (status != 101) {
        snprintf(net->why, sizeof net->why, "the server answers %d", status);
        return false;
    }
    return is_accepted(head, key) || fail(net, "the server does not speak WebSocket");
}

static char *read_body(Net *net)
{
    enum { MOST = 1 << 20 };
    size_t length = 0;
    char *body = malloc(MOST + 1);
    while (body != NULL && length < MOST) {
        ssize_t got = net_read(net, body + length, MOST - length);
        if (got > 0) {
            length += (size_t)got;
        } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
            break; /* without chunks the end of the connection is the end of the body */
        } else if (net_wait(net, POLLIN, NET_SECONDS * 1000) <= 0) {
            free(body);
            return NULL;
        }
    }
    if (body != NULL)
        body[length] = '\0';
    return body;
}

static char *write_request(const Link *link, const char *path, const char *json)
{
    size_t size = 4 * LINK_PART + strlen(path) + (json != NULL ? strlen(json) : 0);
    char *request = malloc(size);
    char bearer[LINK_PART + 32] = "";
    char content[64] = "";
    if (link->token[0] != '\0')
        snprintf(bearer, sizeof bearer, "Authorization: Bearer %s\r\n", link->token);
    if (json != NULL)
        snprintf(content, sizeof content,
                 "Content-Type: application/json\r\nContent-Length: %d\r\n", (int)strlen(json));
    if (request != NULL)
        snprintf(request, size,
                 "%s %s%s HTTP/1.0\r\nHost: %s:%s\r\n%s%sConnection: close\r\n\r\n%s",
                 json != NULL ? "POST" : "GET", link->base, path, link->host, link->port, bearer,
                 content, json != NULL ? json : "");
    return request;
}

bool net_request(const Link *link, int quit, const char *path, const char *json, NetAnswer *out)
{
    Net net = {.socket = -1};
    char head[4096];
    *out = (NetAnswer){.status = 0};
    char *request = write_request(link, path, json);
    if (request != NULL && net_open(link, quit, &net) && write_all(&net, request) &&
        read_head(&net, head, sizeof head)) {
        out->status = status_of(head);
        out->body = read_body(&net);
    }
    snprintf(out->why, sizeof out->why, "%s", net.why);
    net_close(&net);
    free(request);
    return out->body != NULL;
}
