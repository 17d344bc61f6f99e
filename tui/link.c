/*
 * link.c - a link to a table. It comes from outside: every part is checked before it is used.
 */
#include "tui/link.h"

#include <string.h>

/* Copies a part made of these characters alone. */
static bool take(const char *from, size_t length, const char *allowed, char *out, size_t size)
{
    if (length >= size || strspn(from, allowed) < length)
        return false;
    memcpy(out, from, length);
    out[length] = '\0';
    return true;
}

#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

static const char *read_scheme(const char **p, Link *out)
{
    static const struct {
        const char *name;
        bool is_secure;
    } schemes[] = {{"http://", false}, {"https://", true}, {"ws://", false}, {"wss://", true}};
    for (int i = 0; i < 4; i++)
        if (strncmp(*p, schemes[i].name, strlen(schemes[i].name)) == 0) {
            out->is_secure = schemes[i].is_secure;
            *p += strlen(schemes[i].name);
            return NULL;
        }
    return "a link begins with http:// or https://";
}

static const char *read_host(const char **p, Link *out)
{
    bool is_bracketed = **p == '[';
    if (is_bracketed)
        ++*p;
    size_t length = strcspn(*p, is_bracketed ? "]" : ":/#?");
    if (length == 0 ||
        !take(*p, length, is_bracketed ? LETTERS ":.%" : LETTERS ".-_", out->host, LINK_PART))
        return "the link names no host";
    *p += length + is_bracketed;
    strcpy(out->port, out->is_secure ? "443" : "80");
    if (**p != ':')
        return NULL;
    ++*p;
    length = strspn(*p, "0123456789");
    if (length == 0 || !take(*p, length, "0123456789", out->port, sizeof out->port))
        return "the link's port is no number";
    *p += length;
    return NULL;
}

const char *link_read(const char *text, Link *out)
{
    static const char mark[] = "/table/";
    static const char token[] = "#token=";
    *out = (Link){0};
    const char *p = text;
    const char *why = read_scheme(&p, out);
    if (why == NULL)
        why = read_host(&p, out);
    if (why != NULL)
        return why;
    const char *at = strstr(p, mark);
    if (at == NULL)
        return "a link to a table is URL/table/ID";
    if (!take(p, (size_t)(at - p), LETTERS "/-_.~%", out->base, LINK_PART))
        return "the link's path has what no path has";
    p = at + strlen(mark);
    size_t length = strcspn(p, "#?/");
    if (length == 0 || !take(p, length, LETTERS "-_", out->table, LINK_PART))
        return "the link names no table";
    p += length + strspn(p + length, "/");
    if (*p == '\0')
        return NULL;
    if (strncmp(p, token, strlen(token)) != 0)
        return "after the table only #token=TOKEN may follow";
    p += strlen(token);
    if (*p == '\0' || !take(p, strlen(p), LETTERS "-_=.~", out->token, LINK_PART))
        return "the link's token is damaged";
    return NULL;
}
