/*
 * log.c - writes one line per event. On a terminal the time is short and the event stands out; in a
 * file the whole line is fields.
 */
#include "server/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static FILE *out;
static const char *out_path;
static bool out_is_terminal;
static char node_name[LOG_NODE];

void log_name(const char *node)
{
    snprintf(node_name, sizeof node_name, "%s", node);
}

bool log_open(const char *path)
{
    if (path == NULL || strcmp(path, "-") == 0) {
        out = stderr;
        out_is_terminal = isatty(STDERR_FILENO) != 0;
        return true;
    }
    out_path = path;
    out = fopen(path, "a");
    return out != NULL;
}

void log_reopen(void)
{
    if (out_path == NULL)
        return;
    FILE *again = fopen(out_path, "a");
    if (again == NULL)
        return;
    fclose(out);
    out = again;
}

static void write_time(FILE *to)
{
    struct timespec now;
    struct tm parts;
    char text[32];
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    if (out_is_terminal) {
        strftime(text, sizeof text, "%H:%M:%S", &parts);
        fprintf(to, "%s ", text);
    } else {
        strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
        fprintf(to, "time=%s.%03ldZ ", text, now.tv_nsec / 1000000);
    }
}

/* A failure that comes again and again is told once a second, with how often it was not told. */
typedef struct Repeated {
    const char *event;
    LogLevel level;
    time_t told_at;
    int untold;
} Repeated;

enum { REPEATED = 16 };
static Repeated repeated[REPEATED]; /* guarded by the file's lock */

static time_t seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

/* -1: not now; else how many were left out. */
static int take_turn(LogLevel level, const char *event)
{
    Repeated *r = repeated;
    if (level == LOG_NOTE)
        return 0;
    while (r < repeated + REPEATED - 1 && r->event != NULL && strcmp(r->event, event) != 0)
        r++;
    time_t now = seconds_now();
    bool same = r->event != NULL && strcmp(r->event, event) == 0;
    if (same && r->told_at == now) {
        r->untold++;
        return -1;
    }
    int untold = same ? r->untold : 0;
    *r = (Repeated){.event = event, .level = level, .told_at = now};
    return untold;
}

static void write_head(FILE *to, LogLevel level, const char *event)
{
    static const char *const names[] = {"note", "warning", "failure"};
    static const char *const marks[] = {"", "! ", "!! "};
    write_time(to);
    if (out_is_terminal)
        fprintf(to, "%s%-16s ", marks[level], event);
    else
        fprintf(to, "level=%s event=%s ", names[level], event);
    if (node_name[0] != '\0')
        fprintf(to, "node=%s ", node_name);
}

static FILE *lock_file(void)
{
    FILE *to = out != NULL ? out : stderr;
    flockfile(to); /* several threads have something to say */
    return to;
}

void log_event(LogLevel level, const char *event, const char *format, ...)
{
    va_list arguments;
    FILE *to = lock_file();
    int untold = take_turn(level, event);
    if (untold < 0) {
        funlockfile(to);
        return;
    }
    write_head(to, level, event);
    va_start(arguments, format);
    vfprintf(to, format, arguments);
    va_end(arguments);
    if (untold > 0)
        fprintf(to, " not-shown=%d", untold);
    fputc('\n', to);
    fflush(to);
    funlockfile(to);
}

void log_tick(void)
{
    FILE *to = lock_file();
    time_t now = seconds_now();
    for (Repeated *r = repeated; r < repeated + REPEATED && r->event != NULL; r++) {
        if (r->untold == 0 || r->told_at == now)
            continue;
        write_head(to, r->level, r->event);
        fprintf(to, "not-shown=%d\n", r->untold);
        fflush(to);
        r->told_at = now;
        r->untold = 0;
    }
    funlockfile(to);
}

const char *log_id(const char *id)
{
    static _Thread_local char kept[4][LOG_ID];
    static _Thread_local int next;
    char *text = kept[next = (next + 1) % 4];
    snprintf(text, LOG_ID, "%.6s", id);
    return text;
}
