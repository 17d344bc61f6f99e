/*
 * log.h - the server's log: one line per event, `key=value` fields.
 *
 * Secrets never get here: no token, name, chat or card, and only the beginning of a table's id
 * (which opens a private table). Callers pass log_id().
 */
#ifndef ORI_LOG_H
#define ORI_LOG_H

#include <stdbool.h>

typedef enum LogLevel { LOG_NOTE, LOG_WARNING, LOG_FAILURE } LogLevel;

/* NULL or "-" is stderr. False: it cannot be written. */
bool log_open(const char *path);
void log_name(const char *node); /* every line tells it from now on */
void log_reopen(void);           /* after the file was moved away */
/* "table-made", "table=%s seats=%d". The event is a constant. */
void log_event(LogLevel level, const char *event, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Every second: what was left out and has not come again is counted in a line of its own. */
void log_tick(void);

enum { LOG_ID = 8, LOG_NODE = 40 };
/* The beginning of an id; the result lives until the fourth call after. */
const char *log_id(const char *id);

#endif
