/*
 * hosts.h - where the server may send anything at all: https, port 443, and hosts on a list.
 *
 * A URL from a stranger is a way into the network behind the server. It only ever contacts hosts
 * that the operator lists, and only at addresses of the public internet.
 */
#ifndef ORI_NOTICE_HOSTS_H
#define ORI_NOTICE_HOSTS_H

#include <stdbool.h>

enum { NOTICE_URL = 513, NOTICE_HOST = 254 }; /* with the NUL */

/* https://HOST[:443]/PATH, taken apart. The host is in lower case. */
typedef struct NoticeUrl {
    char host[NOTICE_HOST];
    char path[NOTICE_URL]; /* with its query; begins with a slash */
} NoticeUrl;

/* NULL, or what is wrong with it: a scheme that is not https, a port, a user, a fragment, an address
 * instead of a name, anything but visible ASCII. */
const char *notice_read_url(const char *text, NoticeUrl *out);

/* hosts: "a.example, *.b.example", as the operator wrote it; NULL: none. `*.` matches one label
 * or more. */
bool notice_host_is_listed(const char *hosts, const char *host);
/* NULL, or what is wrong with such a list. */
const char *notice_check_hosts(const char *hosts);

#endif
