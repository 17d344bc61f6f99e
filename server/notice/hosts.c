/*
 * hosts.c - takes a URL apart and reads a list of hosts.
 */
#include "server/notice/hosts.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

#define SCHEME "https://"
#define PORT   ":443"

static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";

/* --- Names --- */

/* Labels of letters, digits and dashes, two at least, and the last is no number: 127.1 and 0x7f.1
 * are addresses to some resolvers. NULL, or what is wrong. */
static const char *check_name(const char *name)
{
    enum { LABEL = 63 };
    const char *last = name;
    int labels = 0;
    for (const char *label = name;; label += strspn(label, letters) + 1) {
        size_t size = strspn(label, letters);
        if (size == 0 || size > LABEL || label[0] == '-' || label[size - 1] == '-')
            return "the host is no name";
        last = label;
        labels++;
        if (label[size] == '\0')
            break;
        if (label[size] != '.')
            return "the host is no name";
    }
    if (labels < 2)
        return "the host has no domain";
    return isdigit((unsigned char)last[0]) ? "the host is an address, not a name" : NULL;
}

static const char *read_host(const char *from, size_t size, char out[NOTICE_HOST])
{
    size_t port = strlen(PORT);
    if (size > port && strncmp(from + size - port, PORT, port) == 0)
        size -= port;
    if (memchr(from, '@', size) != NULL)
        return "there is a user in it";
    if (size > 0 && from[0] == '[')
        return "the host is an address, not a name";
    if (memchr(from, ':', size) != NULL)
        return "the port is not 443";
    if (size == 0 || size >= NOTICE_HOST)
        return "the host is no name";
    for (size_t i = 0; i < size; i++)
        out[i] = (char)tolower((unsigned char)from[i]);
    out[size] = '\0';
    return check_name(out);
}

/* --- URLs --- */

const char *notice_read_url(const char *text, NoticeUrl *out)
{
    *out = (NoticeUrl){.path = "/"};
    size_t size = strlen(text);
    if (size >= NOTICE_URL)
        return "it is longer than 512 characters";
    for (size_t i = 0; i < size; i++)
        if (text[i] <= ' ' || text[i] > '~' || strchr("\"\\<>^`{|}", text[i]) != NULL)
            return "there is a character in it that no URL has";
    if (strncasecmp(text, SCHEME, strlen(SCHEME)) != 0)
        return "it does not begin with https://";
    if (strchr(text, '#') != NULL)
        return "there is a fragment in it";
    const char *host = text + strlen(SCHEME);
    size_t host_size = strcspn(host, "/?");
    const char *rest = host + host_size;
    if (*rest == '?')
        return "there is no path before the question mark";
    if (*rest == '/')
        memcpy(out->path, rest, strlen(rest) + 1);
    return read_host(host, host_size, out->host);
}

/* --- Lists --- */

typedef struct Entry {
    const char *text;
    size_t size;
} Entry;

/* The next of the list; false: there is none. */
static bool next_entry(const char **list, Entry *out)
{
    const char *from = *list + strspn(*list, ", \t");
    out->text = from;
    out->size = strcspn(from, ", \t");
    *list = from + out->size;
    return out->size > 0;
}

static bool is_any_below(Entry e)
{
    return e.size > 2 && strncmp(e.text, "*.", 2) == 0;
}

static bool fits(Entry e, const char *host)
{
    size_t size = strlen(host);
    if (!is_any_below(e))
        return size == e.size && strncasecmp(host, e.text, size) == 0;
    size_t below = e.size - 1; /* with its dot */
    return size > below && strncasecmp(host + size - below, e.text + 1, below) == 0;
}

bool notice_host_is_listed(const char *hosts, const char *host)
{
    Entry e;
    if (hosts == NULL)
        return false;
    while (next_entry(&hosts, &e))
        if (fits(e, host))
            return true;
    return false;
}

const char *notice_check_hosts(const char *hosts)
{
    Entry e;
    char name[NOTICE_HOST];
    while (hosts != NULL && next_entry(&hosts, &e)) {
        size_t skip = is_any_below(e) ? 2 : 0;
        if (memchr(e.text, ':', e.size) != NULL || memchr(e.text, '/', e.size) != NULL)
            return "takes names of hosts alone: no scheme, no port, no path";
        const char *wrong = read_host(e.text + skip, e.size - skip, name);
        if (wrong != NULL)
            return "takes names of hosts, such as ntfy.sh or *.example.org";
    }
    return NULL;
}
