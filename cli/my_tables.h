/*
 * my_tables.h - what host, tables and pass share: whose tables these are, as lines.
 */
#ifndef ORI_MY_TABLES_H
#define ORI_MY_TABLES_H

#include "cli.h"
#include "tui/link.h"

#include <jansson.h>

/* The server that the command line names, or the usual one. False: it was said what is wrong. */
bool table_server(const Cli *cli, Link *out);
/* server_ask, with a pass. */
json_t *table_ask_mine(const Cli *cli, const Link *server, const char *pass, const char *path);
void table_print(const Link *server, const json_t *table, Lang lang);
/* A text that names the server as $host, on a line. */
CliStatus pass_say(Lang lang, TextId id, const Link *server, FILE *out);

#endif
