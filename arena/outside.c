/*
 * outside.c - a bot that is a program of its own and speaks lines.
 *
 * It is at the other end of a socket pair that never blocks us: every wait has a deadline, lines
 * have a maximum length, and questions are numbered, so that a late answer is recognised. A program
 * that exits is restarted a few times; then the arena gives up on it.
 */
#include "arena/outside.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LINE = 4096, MESSAGE = 2 * ORI_POSITION_TEXT + ORI_MAX_OPTIONS * ORI_DECISION_TEXT };

struct Outside {
    char command[OUTSIDE_COMMAND + 1];
    pid_t pid; /* 0: not running */
    int fd;
    int starts;
    bool in_game; /* it has been told of this game */
    long number;  /* of the last question */
    size_t length;
    bool skipping; /* this line is too long, or has a NUL in it */
    char line[LINE];
};

static int64_t now_ms(void)
{
    struct timespec t = {0};
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

const char *outside_fault_name(OutsideFault fault)
{
    static const char *const names[OUTSIDE_FAULTS] = {"", "late", "illegal", "garbled", "gone"};
    return names[fault];
}

/* --- The process --- */

Outside *outside_open(const char *command)
{
    Outside *o = calloc(1, sizeof *o);
    if (o != NULL) {
        snprintf(o->command, sizeof o->command, "%s", command);
        o->fd = -1;
    }
    return o;
}

/* Ends its whole process group: what it has started goes with it. */
static void stop(Outside *o)
{
    if (o->pid == 0)
        return;
    close(o->fd);
    kill(-o->pid, SIGKILL);
    kill(o->pid, SIGKILL); /* if it has not made its group yet */
    while (waitpid(o->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    o->pid = 0;
    o->fd = -1;
}

static void become(const char *command, int fd)
{
    setpgid(0, 0);
    dup2(fd, STDIN_FILENO);
    dup2(fd, STDOUT_FILENO);
    if (fd > STDERR_FILENO)
        close(fd);
    signal(SIGINT, SIG_IGN); /* Ctrl-C is for the arena, which ends us */
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static bool start(Outside *o)
{
    int pair[2];
    char command[OUTSIDE_COMMAND + 8];
    snprintf(command, sizeof command, "exec %s", o->command);
    if (o->starts++ >= OUTSIDE_STARTS || socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0)
        return false;
    fcntl(pair[0], F_SETFD, FD_CLOEXEC); /* the next bot must not hold this one's line */
    fcntl(pair[1], F_SETFD, FD_CLOEXEC);
    o->pid = fork();
    if (o->pid == 0)
        become(command, pair[1]);
    close(pair[1]);
    if (o->pid < 0) {
        close(pair[0]);
        o->pid = 0;
        return false;
    }
    fcntl(pair[0], F_SETFL, O_NONBLOCK);
    o->fd = pair[0];
    o->length = 0;
    o->skipping = o->in_game = false;
    return true;
}

void outside_close(Outside *o)
{
    enum { FAREWELL = 200 }; /* milliseconds to go on its own */
    if (o == NULL)
        return;
    if (o->pid != 0 && send(o->fd, "quit\n", 5, MSG_NOSIGNAL) > 0) {
        shutdown(o->fd, SHUT_WR);
        struct pollfd waiting = {.fd = o->fd, .events = POLLIN};
        char rest[256];
        int64_t until = now_ms() + FAREWELL;
        while (now_ms() < until && poll(&waiting, 1, (int)(until - now_ms())) > 0 &&
               recv(o->fd, rest, sizeof rest, 0) > 0)
            ;
    }
    stop(o);
    free(o);
}

/* --- Lines --- */

/* Waits for the socket until then; false when the time is over. */
static bool wait_for(const Outside *o, short events, int64_t until)
{
    for (;;) {
        int64_t left = until - now_ms();
        struct pollfd waiting = {.fd = o->fd, .events = events};
        int ready = left > 0 ? poll(&waiting, 1, (int)left) : 0;
        if (ready > 0)
            return true;
        if (ready == 0 || errno != EINTR)
            return false;
    }
}

static OutsideFault say(Outside *o, const char *text, int64_t until)
{
    for (size_t length = strlen(text); length > 0;) {
        ssize_t sent = send(o->fd, text, length, MSG_NOSIGNAL);
        if (sent > 0) {
            text += sent;
            length -= (size_t)sent;
        } else if (errno != EAGAIN && errno != EINTR) {
            return OUTSIDE_GONE;
        } else if (!wait_for(o, POLLOUT, until)) {
            return OUTSIDE_LATE; /* it does not listen */
        }
    }
    return OUTSIDE_NONE;
}

typedef enum Taken { TAKEN_PART, TAKEN_LINE, TAKEN_NO_TEXT } Taken;

/* Takes bytes up to the end of a line, which is then in o->line. */
static Taken take_line(Outside *o, const char *bytes, size_t count, size_t *used)
{
    for (*used = 0; *used < count;) {
        char c = bytes[(*used)++];
        if (c != '\n') {
            if (o->length < LINE - 1 && c != '\0')
                o->line[o->length++] = c;
            else
                o->skipping = true;
            continue;
        }
        bool is_text = !o->skipping;
        o->line[o->length] = '\0';
        o->length = 0;
        o->skipping = false;
        return is_text ? TAKEN_LINE : TAKEN_NO_TEXT;
    }
    return TAKEN_PART;
}

/* Comments are read over. */
static OutsideFault hear(Outside *o, int64_t until)
{
    for (;;) {
        char bytes[LINE];
        size_t used;
        ssize_t count = recv(o->fd, bytes, sizeof bytes, MSG_PEEK);
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
            return OUTSIDE_GONE;
        if (count < 0 && !wait_for(o, POLLIN, until))
            return OUTSIDE_LATE;
        if (now_ms() >= until)
            return OUTSIDE_LATE; /* it talks without end */
        if (count < 0)
            continue;
        Taken taken = take_line(o, bytes, (size_t)count, &used);
        if (recv(o->fd, bytes, used, 0) < 0)
            return OUTSIDE_GONE;
        if (taken == TAKEN_NO_TEXT)
            return OUTSIDE_GARBLED;
        if (taken == TAKEN_LINE && o->line[0] != '#')
            return OUTSIDE_NONE;
    }
}

/* --- The conversation --- */

static OutsideFault greet(Outside *o, char what[OUTSIDE_WHAT])
{
    int64_t until = now_ms() + OUTSIDE_HELLO;
    OutsideFault fault = say(o, "oriflamme 1\n", until);
    if (fault == OUTSIDE_NONE)
        fault = hear(o, until);
    if (fault == OUTSIDE_NONE && strncmp(o->line, "bot ", 4) == 0)
        return OUTSIDE_NONE;
    snprintf(what, OUTSIDE_WHAT, "no 'bot NAME' after 'oriflamme 1'");
    return fault == OUTSIDE_NONE ? OUTSIDE_GARBLED : fault;
}

static void write_question(Outside *o, const OriView *view, int milliseconds, char text[MESSAGE])
{
    OriDecision option[ORI_MAX_OPTIONS];
    char position[ORI_POSITION_TEXT];
    char rules[ORI_RULES_TEXT];
    int length = 0;
    if (!o->in_game) {
        ori_write_rules(view->known.rules, rules);
        length =
            sprintf(text, "game %c %d %s\n", 'a' + view->seat, (int)view->known.rules.seats, rules);
    }
    o->in_game = true;
    ori_write_view(view, position);
    length += sprintf(text + length, "view %s\noptions", position);
    int count = ori_view_options(view, option);
    for (int i = 0; i < count; i++) {
        text[length++] = ' ';
        length += ori_write_decision(option[i], text + length);
    }
    sprintf(text + length, "\ndecide %ld %d\n", ++o->number, milliseconds);
}

static bool is_option(const OriView *view, OriDecision d)
{
    OriDecision option[ORI_MAX_OPTIONS];
    return ori_option_index(option, ori_view_options(view, option), d) >= 0;
}

/* Printable, for a report. */
static void keep_what(const char *said, char what[OUTSIDE_WHAT])
{
    int length = snprintf(what, OUTSIDE_WHAT, "'%.80s'", said);
    for (int i = 0; i < length && i < OUTSIDE_WHAT; i++)
        if ((unsigned char)what[i] < ' ' || (unsigned char)what[i] > '~')
            what[i] = '.';
}

/* "decision 17 S>"; answers to earlier questions are read over. */
static OutsideFault hear_decision(Outside *o, const OriView *view, int64_t until, OriDecision *out,
                                  char what[OUTSIDE_WHAT])
{
    for (;;) {
        long number = 0;
        char text[ORI_DECISION_TEXT + 1] = "";
        char rest;
        OriError error;
        OutsideFault fault = hear(o, until);
        if (fault == OUTSIDE_GARBLED)
            keep_what(o->line, what);
        if (fault != OUTSIDE_NONE)
            return fault;
        keep_what(o->line, what);
        if (sscanf(o->line, "decision %ld %8s %c", &number, text, &rest) != 2 || number < 1 ||
            number > o->number)
            return OUTSIDE_GARBLED;
        if (number < o->number)
            continue;
        if (!ori_read_decision(text, out, &error) || !is_option(view, *out))
            return OUTSIDE_ILLEGAL;
        what[0] = '\0';
        return OUTSIDE_NONE;
    }
}

OutsideFault outside_decide(Outside *o, const OriView *view, int milliseconds, OriDecision *out,
                            char what[OUTSIDE_WHAT])
{
    char question[MESSAGE];
    OutsideFault fault = OUTSIDE_NONE;
    what[0] = '\0';
    if (o->pid == 0) {
        if (!start(o)) {
            snprintf(what, OUTSIDE_WHAT, "it was started %d times", OUTSIDE_STARTS);
            return OUTSIDE_GONE;
        }
        fault = greet(o, what);
    }
    if (fault == OUTSIDE_NONE) {
        int64_t until = now_ms() + milliseconds;
        write_question(o, view, milliseconds, question);
        fault = say(o, question, until);
        if (fault == OUTSIDE_NONE)
            fault = hear_decision(o, view, until, out, what);
        if (fault == OUTSIDE_LATE)
            snprintf(what, OUTSIDE_WHAT, "nothing within %d ms", milliseconds);
    }
    if (fault == OUTSIDE_GONE && what[0] == '\0')
        snprintf(what, OUTSIDE_WHAT, "it has ended");
    if (fault == OUTSIDE_GONE || (fault != OUTSIDE_NONE && !o->in_game))
        stop(o);
    return fault;
}

void outside_begin(Outside *o)
{
    o->in_game = false;
}

void outside_end(Outside *o, const OriState *end)
{
    char text[ORI_EVENT_TEXT + 8];
    OriEvent over = {.what = ORI_EV_OVER, .seats = (uint8_t)end->rules.seats};
    if (o->pid == 0 || !o->in_game)
        return;
    memcpy(over.pool, end->pool, sizeof over.pool);
    ori_ranks(end, over.rank);
    int length = ori_write_event(&over, text);
    strcpy(text + length, "\n");
    say(o, text, now_ms());
}
