/*
 * names.c - preloaded: a resolver of the test's own, and an internet of one machine.
 *
 * The file that ORI_NAMES names says, a line each, read anew for every question:
 *
 *     name HOST ADDRESS...    what HOST resolves to
 *     via ADDRESS PORT        who connects to ADDRESS, port 443, comes to this port of 127.0.0.1
 *     own ADDRESS             this machine has that address
 *
 * Nothing leaves the machine: what has no line is refused. Each connection that is tried is noted in
 * ORI_NAMES_LOG, as `ADDRESS PORT`.
 */
#define _DEFAULT_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { LINE = 1024, MOST = 8 };

/* The words behind `kind first`; how many. */
static int look(const char *kind, const char *first, char line[LINE], char *word[MOST])
{
    FILE *file = fopen(getenv("ORI_NAMES"), "r");
    int count = -1;
    while (file != NULL && count < 0 && fgets(line, LINE, file) != NULL) {
        char *rest;
        char *at = strtok_r(line, " \n", &rest);
        if (at == NULL || strcmp(at, kind) != 0 || (at = strtok_r(NULL, " \n", &rest)) == NULL ||
            strcmp(at, first) != 0)
            continue;
        for (count = 0; count < MOST && (at = strtok_r(NULL, " \n", &rest)) != NULL; count++)
            word[count] = at;
    }
    if (file != NULL)
        fclose(file);
    return count;
}

static bool read_address(const char *text, int port, struct sockaddr_storage *out, socklen_t *size)
{
    struct sockaddr_in *four = (struct sockaddr_in *)out;
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)out;
    memset(out, 0, sizeof *out);
    if (inet_pton(AF_INET, text, &four->sin_addr) == 1) {
        four->sin_family = AF_INET;
        four->sin_port = htons((uint16_t)port);
        *size = sizeof *four;
        return true;
    }
    six->sin6_family = AF_INET6;
    six->sin6_port = htons((uint16_t)port);
    *size = sizeof *six;
    return inet_pton(AF_INET6, text, &six->sin6_addr) == 1;
}

static bool write_address(const struct sockaddr *address, char out[INET6_ADDRSTRLEN], int *port)
{
    const struct sockaddr_in *four = (const struct sockaddr_in *)address;
    const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)address;
    if (address->sa_family != AF_INET && address->sa_family != AF_INET6)
        return false;
    bool is_four = address->sa_family == AF_INET;
    *port = ntohs(is_four ? four->sin_port : six->sin6_port);
    return inet_ntop(address->sa_family,
                     is_four ? (const void *)&four->sin_addr : (const void *)&six->sin6_addr, out,
                     INET6_ADDRSTRLEN) != NULL;
}

/* Each with its own room, as freeaddrinfo below wants it. */
int getaddrinfo(const char *host, const char *service, const struct addrinfo *hints,
                struct addrinfo **out)
{
    char line[LINE];
    char *word[MOST];
    struct addrinfo **next = out;
    int count = look("name", host, line, word);
    (void)hints;
    *out = NULL;
    for (int i = 0; i < count; i++) {
        struct addrinfo *a = calloc(1, sizeof *a + sizeof(struct sockaddr_storage));
        struct sockaddr_storage *address = (struct sockaddr_storage *)(a + 1);
        if (!read_address(word[i], atoi(service), address, &a->ai_addrlen))
            abort();
        a->ai_family = address->ss_family;
        a->ai_socktype = SOCK_STREAM;
        a->ai_addr = (struct sockaddr *)address;
        *next = a;
        next = &a->ai_next;
    }
    return count > 0 ? 0 : EAI_NONAME;
}

void freeaddrinfo(struct addrinfo *list)
{
    while (list != NULL) {
        struct addrinfo *next = list->ai_next;
        free(list);
        list = next;
    }
}

static void note(const char *address, int port)
{
    int file = open(getenv("ORI_NAMES_LOG"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    dprintf(file, "%s %d\n", address, port);
    close(file);
}

static int type_of(int socket)
{
    int type = 0;
    socklen_t size = sizeof type;
    getsockopt(socket, SOL_SOCKET, SO_TYPE, &type, &size);
    return type;
}

int connect(int socket, const struct sockaddr *address, socklen_t size)
{
    char text[INET6_ADDRSTRLEN];
    char line[LINE];
    char *word[MOST];
    int port;
    struct sockaddr_storage to;
    if (!write_address(address, text, &port) || type_of(socket) != SOCK_STREAM)
        return (int)syscall(SYS_connect, socket, address, size);
    note(text, port);
    if (port != 443 || look("via", text, line, word) != 1) {
        errno = ECONNREFUSED;
        return -1;
    }
    read_address(address->sa_family == AF_INET ? "127.0.0.1" : "::1", atoi(word[0]), &to, &size);
    return (int)syscall(SYS_connect, socket, &to, size);
}

int getsockname(int socket, struct sockaddr *restrict out, socklen_t *restrict size)
{
    char text[INET6_ADDRSTRLEN];
    char line[LINE];
    char *word[MOST];
    int port;
    struct sockaddr_storage peer;
    socklen_t peer_size = sizeof peer;
    int result = (int)syscall(SYS_getsockname, socket, out, size);
    if (type_of(socket) == SOCK_DGRAM && syscall(SYS_getpeername, socket, &peer, &peer_size) == 0 &&
        write_address((struct sockaddr *)&peer, text, &port) && look("own", text, line, word) == 0)
        memcpy(out, &peer, peer_size);
    return result;
}
