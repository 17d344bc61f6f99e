/*
 * http_head.c - what may stand in the head of a request. What two programs could read in two ways is
 * refused.
 */
#include "server/http_parts.h"

#include <string.h>
#include <strings.h>

enum { MAX_PATH = 1024 }; /* ours are far shorter */

/* Headers of which a second one would be read differently by another program on the way. */
static const char *const single[] = {"Host",    "Content-Length",    "Content-Type",
                                     "Origin",  "Sec-WebSocket-Key", "Sec-WebSocket-Version",
                                     "Upgrade", "Authorization"};
enum { SINGLES = sizeof single / sizeof single[0], HOST = 0 };

typedef struct Shape {
    int count[SINGLES];
    bool encoded;
    bool control;
} Shape;

static enum MHD_Result look_at(void *cls, enum MHD_ValueKind kind, const char *key, size_t key_size,
                               const char *value, size_t value_size)
{
    Shape *shape = cls;
    (void)kind;
    for (int i = 0; i < SINGLES; i++)
        shape->count[i] += strcasecmp(key, single[i]) == 0;
    shape->encoded = shape->encoded || strcasecmp(key, "Transfer-Encoding") == 0;
    for (size_t i = 0; i < key_size; i++)
        shape->control = shape->control || (unsigned char)key[i] <= ' ' || key[i] == 127;
    for (size_t i = 0; i < value_size; i++)
        shape->control = shape->control || ((unsigned char)value[i] < ' ' && value[i] != '\t') ||
                         value[i] == 127;
    return MHD_YES;
}

const char *head_malformed(struct MHD_Connection *connection, const char *version, const char *path)
{
    Shape shape = {.encoded = false};
    MHD_get_connection_values_n(connection, MHD_HEADER_KIND, look_at, &shape);
    if (shape.encoded)
        return "a transfer encoding is not taken";
    for (int i = 0; i < SINGLES; i++)
        if (shape.count[i] > 1)
            return "a header that may stand once stands twice";
    if (shape.count[HOST] == 0 && strcmp(version, "HTTP/1.1") == 0)
        return "it needs a Host";
    if (shape.control)
        return "a header has control characters";
    if (strlen(path) > MAX_PATH)
        return "the path is too long";
    for (const char *p = path; *p != '\0'; p++)
        if ((unsigned char)*p <= ' ' || *p == 127 || *p == '%')
            return "the path has a sign that stands in none of ours";
    if (strcmp(version, "HTTP/1.1") != 0 && strcmp(version, "HTTP/1.0") != 0)
        return "the version of HTTP is not known";
    return NULL;
}

static enum MHD_Result keep_value(void *last, enum MHD_ValueKind kind, const char *key,
                                  const char *value)
{
    (void)kind;
    if (strcasecmp(key, "X-Forwarded-For") == 0)
        *(const char **)last = value;
    return MHD_YES;
}

/* The address that the proxy before us has seen itself: the last entry of the last line. What
 * stands before it may have been written by anybody. */
Address *head_forwarded(const Http *http, struct MHD_Connection *connection, int64_t now)
{
    const char *list = NULL;
    if (http->server->config->trust_proxy)
        MHD_get_connection_values(connection, MHD_HEADER_KIND, keep_value, (void *)&list);
    if (list == NULL)
        return NULL;
    const char *last = strrchr(list, ',');
    return address_of_text(http->server->addresses, last != NULL ? last + 1 : list, now);
}
