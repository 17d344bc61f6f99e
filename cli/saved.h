/*
 * saved.h - games kept on disk: lists them, and resumes one.
 */
#ifndef ORI_SAVED_H
#define ORI_SAVED_H

#include "at_table.h"

/* path: NULL for the newest that is not over. takes_over: from another window. */
CliStatus saved_play(const Cli *cli, Table *table, const char *path, bool takes_over);
/* Those that are not over. */
CliStatus saved_list(Lang lang);

#endif
