/*
 * listen.c - the listening socket.
 */
#include "server/net/listen.h"

#include <errno.h>
#include <netdb.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

bool listen_split(const char *text, char host[LISTEN_TEXT], char port[LISTEN_PORT_TEXT])
{
    const char *colon = strrchr(text, ':');
    if (colon == NULL || strlen(colon + 1) > 5 || colon[1] == '\0' ||
        strspn(colon + 1, "0123456789") != strlen(colon + 1) || atoi(colon + 1) > UINT16_MAX ||
        colon - text >= LISTEN_TEXT)
        return false;
    size_t size = (size_t)(colon - text);
    bool bracketed = size >= 2 && text[0] == '[' && colon[-1] == ']';
    snprintf(host, LISTEN_TEXT, "%.*s", (int)(bracketed ? size - 2 : size), text + bracketed);
    snprintf(port, LISTEN_PORT_TEXT, "%s", colon + 1);
    return bracketed || strchr(host, ':') == NULL;
}

static int bind_one(const struct addrinfo *to)
{
    int one = 1;
    int s = socket(to->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (s < 0)
        return -1;
    int send_buffer = LISTEN_SEND_BUFFER; /* every connection inherits it */
    setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    setsockopt(s, SOL_SOCKET, SO_SNDBUF, &send_buffer, sizeof send_buffer);
    if (bind(s, to->ai_addr, to->ai_addrlen) == 0 && listen(s, LISTEN_BACKLOG) == 0)
        return s;
    int error = errno;
    close(s);
    errno = error;
    return -1;
}

int listen_port(int s)
{
    struct sockaddr_storage at;
    socklen_t size = sizeof at;
    char port[LISTEN_PORT_TEXT] = "0";
    if (getsockname(s, (struct sockaddr *)&at, &size) == 0)
        getnameinfo((struct sockaddr *)&at, size, NULL, 0, port, sizeof port, NI_NUMERICSERV);
    return atoi(port);
}

int listen_at(const char *text, char why[LISTEN_WHY])
{
    char host[LISTEN_TEXT];
    char port[LISTEN_PORT_TEXT];
    struct addrinfo hints = {
        .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
    struct addrinfo *found = NULL;
    if (!listen_split(text, host, port)) {
        snprintf(why, LISTEN_WHY,
                 "--listen takes ADDRESS:PORT, such as 127.0.0.1:8080, not '%.80s'", text);
        return -1;
    }
    int code = getaddrinfo(host[0] != '\0' ? host : NULL, port, &hints, &found);
    if (code != 0) {
        snprintf(why, LISTEN_WHY, "cannot listen on %.80s: %s", text, gai_strerror(code));
        return -1;
    }
    int s = bind_one(found);
    if (s < 0 && errno == EADDRINUSE)
        snprintf(why, LISTEN_WHY,
                 "cannot listen on %.80s: the port is in use; choose another with --listen", text);
    else if (s < 0 && errno == EACCES)
        snprintf(why, LISTEN_WHY,
                 "cannot listen on %.80s: an ordinary user may not take ports below 1024", text);
    else if (s < 0)
        snprintf(why, LISTEN_WHY, "cannot listen on %.80s: %s", text, strerror(errno));
    freeaddrinfo(found);
    return s;
}
