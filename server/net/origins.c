/*
 * origins.c - decides which sites' pages may connect.
 */
#include "server/net/origins.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MAX_ORIGINS = 16, ORIGIN_TEXT = 256 };

struct Origins {
    char origin[MAX_ORIGINS][ORIGIN_TEXT];
    int count;
    int own; /* how many, from the first */
};

/* Scheme, host and port alone, in lower case. */
static bool add_origin(Origins *all, const char *text, size_t size)
{
    const char *host = strstr(text, "://");
    if (host == NULL || host > text + size || all->count == MAX_ORIGINS)
        return false;
    size_t length = (size_t)(host + 3 - text) + strcspn(host + 3, "/,");
    if (length > size)
        length = size;
    if (length >= ORIGIN_TEXT)
        return false;
    char *to = all->origin[all->count++];
    for (size_t i = 0; i < length; i++)
        to[i] = (char)(text[i] >= 'A' && text[i] <= 'Z' ? text[i] + 32 : text[i]);
    to[length] = '\0';
    return true;
}

static bool add_all(Origins *all, const char *public_url, int port, const char *more)
{
    static const char *const local[] = {"127.0.0.1", "localhost", "[::1]"};
    if (!add_origin(all, public_url, strlen(public_url)))
        return false;
    for (int i = 0; i < 3; i++) {
        char text[64];
        snprintf(text, sizeof text, "http://%s:%d", local[i], port);
        add_origin(all, text, strlen(text));
    }
    all->own = all->count;
    while (more != NULL && *more != '\0') {
        size_t size = strcspn(more, ",");
        if (!add_origin(all, more, size))
            return false;
        more += size;
        more += *more == ',';
    }
    return true;
}

Origins *origins_new(const char *public_url, int port, const char *more)
{
    Origins *all = calloc(1, sizeof *all);
    if (all != NULL && add_all(all, public_url, port, more))
        return all;
    free(all);
    return NULL;
}

static bool is_among(const Origins *all, int count, const char *origin)
{
    for (int i = 0; i < count; i++)
        if (strcasecmp(all->origin[i], origin) == 0)
            return true;
    return false;
}

bool origins_have(const Origins *all, const char *origin)
{
    return is_among(all, all->count, origin);
}

bool origins_own(const Origins *all, const char *origin)
{
    return is_among(all, all->own, origin);
}
