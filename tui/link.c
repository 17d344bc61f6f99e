/*
 * link.c - a link to a table. It comes from outside, so every part is checked before use.
 */
#include "tui/link.h"

#include "tui/reason.h"

#include <stdio.h>
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
    return WHY(LINK);
}

static const char *read_host(const char **p, Link *out)
{
    bool is_bracketed = **p == '[';
    if (is_bracketed)
        ++*p;
    size_t length = strcspn(*p, is_bracketed ? "]" : ":/#?");
    if (length == 0 ||
        !take(*p, length, is_bracketed ? LETTERS ":.%" : LETTERS ".-_", out->host, LINK_PART))
        return WHY(LINK);
    *p += length + is_bracketed;
    strcpy(out->port, out->is_secure ? "443" : "80");
    if (**p != ':')
        return NULL;
    ++*p;
    length = strspn(*p, "0123456789");
    if (length == 0 || !take(*p, length, "0123456789", out->port, sizeof out->port))
        return WHY(LINK);
    *p += length;
    return NULL;
}

static const char *read_address(const char **p, Link *out)
{
    *out = (Link){0};
    const char *why = read_scheme(p, out);
    return why != NULL ? why : read_host(p, out);
}

static bool take_table(const char *text, size_t length, Link *out)
{
    return length > 0 && take(text, length, LETTERS "-_", out->table, LINK_PART);
}

static bool take_token(const char *text, Link *out)
{
    return *text != '\0' && take(text, strlen(text), LETTERS "-_=.~", out->token, LINK_PART);
}

const char *link_read(const char *text, Link *out)
{
    static const char mark[] = "/table/";
    static const char token[] = "#token=";
    const char *p = text;
    const char *why = read_address(&p, out);
    if (why != NULL)
        return why;
    const char *at = strstr(p, mark);
    if (at == NULL)
        return WHY(LINK);
    if (!take(p, (size_t)(at - p), LETTERS "/-_.~%", out->base, LINK_PART))
        return WHY(LINK);
    p = at + strlen(mark);
    size_t length = strcspn(p, "#?/");
    if (!take_table(p, length, out))
        return WHY(LINK);
    p += length + strspn(p + length, "/");
    if (*p == '\0')
        return NULL;
    if (strncmp(p, token, strlen(token)) != 0)
        return WHY(LINK);
    return take_token(p + strlen(token), out) ? NULL : WHY(LINK_TOKEN);
}

const char *link_read_server(const char *text, Link *out)
{
    const char *p = text;
    const char *why = read_address(&p, out);
    if (why != NULL)
        return why;
    size_t length = strlen(p);
    while (length > 0 && p[length - 1] == '/')
        length--;
    return take(p, length, LETTERS "/-_.~%", out->base, LINK_PART) ? NULL : WHY(LINK);
}

bool link_set_table(Link *link, const char *table, const char *token)
{
    return take_table(table, strlen(table), link) && take_token(token, link);
}

void link_write_server(const Link *link, char out[LINK_WHOLE])
{
    bool is_usual = strcmp(link->port, link->is_secure ? "443" : "80") == 0;
    bool is_bracketed = strchr(link->host, ':') != NULL;
    snprintf(out, LINK_WHOLE, "%s://%s%s%s%s%s%s", link->is_secure ? "https" : "http",
             is_bracketed ? "[" : "", link->host, is_bracketed ? "]" : "", is_usual ? "" : ":",
             is_usual ? "" : link->port, link->base);
}

void link_write_table(const Link *link, const char *table, char out[LINK_WHOLE])
{
    link_write_server(link, out);
    size_t length = strlen(out);
    snprintf(out + length, LINK_WHOLE - length, "/table/%s", table);
}

void link_write_seat(const Link *link, char out[LINK_WHOLE])
{
    link_write_table(link, link->table, out);
    size_t length = strlen(out);
    snprintf(out + length, LINK_WHOLE - length, "#token=%s", link->token);
}
