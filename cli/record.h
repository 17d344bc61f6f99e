/*
 * record.h - what commands ask a server over HTTP, and the records that they read: from a file,
 * from a table on a server, or the last game played here.
 */
#ifndef ORI_RECORD_H
#define ORI_RECORD_H

#include "cli.h"
#include "tui/link.h"
#include "tui/save.h"

#include <jansson.h>

#define RECORD_ARGUMENT "[FILE|LINK]"
#define RECORD_ABOUT                                                                               \
    "FILE is a record (- is standard input); LINK is a table's link, for its last game\n"          \
    "(default: the last game played here)."

/* What the server answers, as JSON, or it was said what went wrong. body: NULL asks with GET. */
json_t *server_ask(const Cli *cli, const Link *server, const char *path, const char *body);

/* The text of the record that the first argument names, to be freed; NULL: it was said why not. name:
 * what it is called in refusals. A game that is going on is told as the seat taken here knows it. */
char *record_text(const Cli *cli, char name[SAVE_PATH]);

#endif
