/*
 * remote.c - a table on a server: connects, and reconnects for as long as it takes.
 *
 * It keeps a decision until the server has acknowledged it or the game has moved past it, and sends
 * it again after each new connection: the server carries it out once.
 */
#include "tui/reason.h"
#include "tui/remote_parts.h"

#include "tui/term.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    FIRST_PAUSE = 250, /* milliseconds before the second try; doubled each time ... */
    LONGEST_PAUSE = 8000,
    FIRST_TRIES = 3, /* of a server that was never heard */
    PING = 20000,    /* silence after which we ask ... */
    SILENCE = 45000, /* ... and after which the connection counts as lost */
    ATTEND = 60000,  /* how often the server may hear that somebody is at the keyboard */
};

/* --- What both threads do --- */

static void release(Remote *r)
{
    pthread_mutex_lock(&r->lock);
    bool last = --r->users == 0;
    pthread_mutex_unlock(&r->lock);
    if (!last)
        return;
    for (int i = 0; i < r->messages; i++)
        free(r->message[i]);
    news_close(&r->source.news);
    for (int i = 0; i < 2; i++) {
        close(r->wake[i]);
        close(r->quit[i]);
    }
    pthread_mutex_destroy(&r->lock);
    free(r);
}

static void put_byte(int pipe)
{
    ssize_t written = write(pipe, "w", 1);
    (void)written; /* a full pipe wakes as well */
}

static void wake(Remote *r)
{
    put_byte(r->wake[1]);
}

static bool is_closing(Remote *r)
{
    pthread_mutex_lock(&r->lock);
    bool closing = r->closing;
    pthread_mutex_unlock(&r->lock);
    return closing;
}

static void drain_wake(Remote *r)
{
    char byte;
    while (read(r->wake[0], &byte, 1) == 1)
        continue;
}

/* --- Saying --- */

void remote_send(Remote *r, const char *text)
{
    struct wslay_event_msg message = {
        .opcode = WSLAY_TEXT_FRAME, .msg = (const uint8_t *)text, .msg_length = strlen(text)};
    if (wslay_event_queue_msg(r->socket, &message) != 0)
        r->is_broken = true;
}

void remote_send_json(Remote *r, json_t *object)
{
    char *text = json_dumps(object, JSON_COMPACT);
    json_decref(object);
    if (text != NULL)
        remote_send(r, text);
    free(text);
}

static void say_hello(Remote *r)
{
    json_t *hello = json_pack("{s:s,s:i,s:s}", "t", "hello", "protocol", 1, "table", r->link.table);
    if (r->link.token[0] != '\0')
        json_object_set_new(hello, "token", json_string(r->link.token));
    else if (r->link.pass[0] != '\0' && (!r->link.is_new || r->has_sat))
        json_object_set_new(hello, "pass", json_string(r->link.pass));
    if (r->has_view && r->has_handles) {
        json_object_set_new(hello, "game", json_string(r->game));
        json_object_set_new(hello, "since", json_integer(r->v));
    }
    remote_send_json(r, hello);
}

/* Once the view is where the decision was taken: again, in case it was lost on the way. */
void remote_send_pending(Remote *r)
{
    pthread_mutex_lock(&r->lock);
    Pending pending = r->pending;
    r->pending.retry_at = 0;
    pthread_mutex_unlock(&r->lock);
    if (pending.is_there)
        remote_send_json(r, json_pack("{s:s,s:s,s:i,s:s,s:s}", "t", "decide", "game", pending.game,
                                      "v", pending.v, "decision", pending.text, "ref", "decide"));
}

void remote_forget_pending(Remote *r)
{
    pthread_mutex_lock(&r->lock);
    r->pending.is_there = false;
    pthread_mutex_unlock(&r->lock);
}

/* --- wslay's side --- */

static ssize_t on_recv(wslay_event_context_ptr context, uint8_t *data, size_t size, int flags,
                       void *user)
{
    Remote *r = user;
    (void)flags;
    ssize_t got = net_read(&r->net, data, size);
    if (got > 0)
        return got;
    bool wait = got < 0 && (errno == EAGAIN || errno == EINTR);
    wslay_event_set_error(context, wait ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static ssize_t on_send(wslay_event_context_ptr context, const uint8_t *data, size_t size, int flags,
                       void *user)
{
    Remote *r = user;
    (void)flags;
    ssize_t sent = net_write(&r->net, data, size);
    if (sent >= 0)
        return sent;
    bool wait = errno == EAGAIN || errno == EINTR;
    wslay_event_set_error(context, wait ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static int on_mask(wslay_event_context_ptr context, uint8_t *mask, size_t size, void *user)
{
    (void)context;
    (void)user;
    net_random(mask, size);
    return 0;
}

static void on_message(wslay_event_context_ptr context,
                       const struct wslay_event_on_msg_recv_arg *arg, void *user)
{
    Remote *r = user;
    (void)context;
    r->heard = term_now();
    r->is_pinged = false;
    if (arg->opcode != WSLAY_TEXT_FRAME)
        return;
    json_t *message = json_loadb((const char *)arg->msg, arg->msg_length, 0, NULL);
    if (json_is_object(message))
        remote_hear(r, message);
    json_decref(message);
}

/* --- The thread --- */

/* Under the lock: whether the server should hear now that somebody is at this seat, so that it sends
 * them no notice. */
static bool is_touched(const Remote *r, int64_t now)
{
    return r->source.seat >= 0 && r->touched != 0 && now - r->touched < ATTEND &&
           now >= r->attend_at;
}

static void send_messages(Remote *r)
{
    char *message[MESSAGES];
    pthread_mutex_lock(&r->lock);
    int count = r->messages;
    memcpy(message, r->message, sizeof message);
    r->messages = 0;
    bool decide =
        r->pending.is_there && r->pending.retry_at != 0 && term_now() >= r->pending.retry_at;
    bool attends = is_touched(r, term_now());
    if (attends)
        r->attend_at = term_now() + ATTEND;
    pthread_mutex_unlock(&r->lock);
    if (attends)
        remote_send(r, "{\"t\":\"attend\",\"on\":true,\"ref\":\"attend\"}");
    for (int i = 0; i < count; i++) {
        remote_send(r, message[i]);
        free(message[i]);
    }
    if (decide)
        remote_send_pending(r);
}

static int time_to_wait(Remote *r)
{
    int64_t now = term_now();
    int64_t until = r->heard + (r->is_pinged ? SILENCE : PING);
    pthread_mutex_lock(&r->lock);
    if (r->pending.is_there && r->pending.retry_at != 0 && r->pending.retry_at < until)
        until = r->pending.retry_at;
    pthread_mutex_unlock(&r->lock);
    return until > now ? (int)(until - now) : 0;
}

static void watch_silence(Remote *r)
{
    int64_t silence = term_now() - r->heard;
    if (silence >= SILENCE) {
        snprintf(r->net.why, sizeof r->net.why, "%s", WHY(SILENT));
        r->is_broken = true;
    } else if (silence >= PING && !r->is_pinged) {
        r->is_pinged = true;
        remote_send(r, "{\"t\":\"ping\"}");
    }
}

static void talk(Remote *r)
{
    while (!r->is_broken && !is_closing(r)) {
        if (r->is_hello)
            send_messages(r);
        watch_silence(r);
        if (wslay_event_want_write(r->socket) && wslay_event_send(r->socket) != 0)
            break;
        if (!wslay_event_want_read(r->socket))
            break;
        short events = POLLIN;
        if (wslay_event_want_write(r->socket))
            events |= POLLOUT;
        struct pollfd fds[] = {{.fd = r->net.socket, .events = events},
                               {.fd = r->wake[0], .events = POLLIN}};
        poll(fds, 2, net_has_read(&r->net) ? 0 : time_to_wait(r));
        if (fds[1].revents != 0)
            drain_wake(r);
        if ((fds[0].revents & (POLLIN | POLLHUP | POLLERR)) != 0 || net_has_read(&r->net))
            if (wslay_event_recv(r->socket) != 0)
                break;
    }
}

static void connect_once(Remote *r)
{
    struct wslay_event_callbacks callbacks = {.recv_callback = on_recv,
                                              .send_callback = on_send,
                                              .genmask_callback = on_mask,
                                              .on_msg_recv_callback = on_message};
    r->is_broken = false;
    r->is_hello = false;
    drain_wake(r);
    if (!net_open(&r->link, r->quit[0], &r->net))
        return;
    if (net_upgrade(&r->net, &r->link) &&
        wslay_event_context_client_init(&r->socket, &callbacks, r) == 0) {
        wslay_event_config_set_max_recv_msg_length(r->socket, 1 << 20);
        r->heard = term_now();
        r->is_pinged = false;
        pthread_mutex_lock(&r->lock);
        r->attend_at = 0; /* the server forgets it with the connection */
        pthread_mutex_unlock(&r->lock);
        snprintf(r->net.why, sizeof r->net.why, "%s", WHY(HUNG_UP));
        say_hello(r);
        talk(r);
        wslay_event_context_free(r->socket);
    }
    net_close(&r->net);
}

/* Waits before the next try; a wish of the screen's does not shorten it, closing does. */
static void pause_before_next(Remote *r)
{
    r->pause = r->pause == 0 ? FIRST_PAUSE : r->pause * 2;
    if (r->pause > LONGEST_PAUSE)
        r->pause = LONGEST_PAUSE;
    uint8_t random;
    net_random(&random, sizeof random);
    int64_t until = term_now() + r->pause + r->pause * random / 1024;
    while (!is_closing(r)) {
        int left = (int)(until - term_now());
        struct pollfd fd = {.fd = r->wake[0], .events = POLLIN};
        if (left <= 0)
            return;
        poll(&fd, 1, left);
        drain_wake(r);
    }
}

static void *run(void *argument)
{
    Remote *r = argument;
    while (!is_closing(r) && !r->is_over) {
        connect_once(r);
        if (is_closing(r) || r->is_over)
            break;
        if (!r->was_heard && ++r->tries == FIRST_TRIES) {
            remote_end(r, NEWS_UNREACHABLE, r->net.why);
            break;
        }
        news_push_text(&r->source.news, NEWS_OFFLINE, r->net.why);
        pause_before_next(r);
    }
    release(r);
    return NULL;
}

/* --- What the screen asks for --- */

static void decide(Source *source, int seat, int version, OriDecision decision)
{
    Remote *r = (Remote *)source;
    (void)seat;
    pthread_mutex_lock(&r->lock);
    r->pending = (Pending){.is_there = true, .v = version, .retry_at = 1};
    strcpy(r->pending.game, r->game);
    ori_write_decision(decision, r->pending.text);
    pthread_mutex_unlock(&r->lock);
    wake(r);
}

static bool look(Source *source, int seat, OriView *out)
{
    (void)source;
    (void)seat;
    (void)out;
    return false;
}

/* What a wish is called on the wire, and the key of its text where it has one. */
static const char *const wishes[][2] = {
    [WISH_CHAT] = {"chat", "text"},  [WISH_START] = {"start", NULL},
    [WISH_FILL] = {"fill", "bot"},   [WISH_REMATCH] = {"rematch", NULL},
    [WISH_VOTE] = {"vote", "seat"},  [WISH_REMOVE] = {"remove", "seat"},
    [WISH_SEATS] = {"set", "seats"}, [WISH_RULES] = {"set", "rules"},
    [WISH_CLOCK] = {"set", "pace"},  [WISH_FORGET] = {"forget", NULL},
};

json_t *remote_read_clock(const char *text)
{
    enum { LEAST_SECONDS = 5, MOST_SECONDS = 600, MOST_DAYS = 14 }; /* docs/protocol.md */
    char *unit;
    long n = strtol(text, &unit, 10);
    if (strcmp(text, "none") == 0)
        return json_pack("{s:s}", "kind", "none");
    if (strcmp(unit, "s") == 0 && n >= LEAST_SECONDS && n <= MOST_SECONDS)
        return json_pack("{s:s,s:i}", "kind", "live", "seconds", (int)n);
    if (strcmp(unit, "d") == 0 && n >= 1 && n <= MOST_DAYS)
        return json_pack("{s:s,s:i}", "kind", "days", "days", (int)n);
    return NULL;
}

/* What a wish's text says, as the wire has it; NULL: it cannot be understood. */
static json_t *value_of(Wish what, const char *text)
{
    OriRules rules = ori_rules(0, ORI_MAX_SEATS, 1);
    OriError error;
    if (what == WISH_CLOCK)
        return remote_read_clock(text);
    if (what == WISH_RULES && !ori_read_wish(text, &rules, &error))
        return NULL;
    return what == WISH_SEATS ? json_integer(atoi(text)) : json_string(text);
}

static void wish(Source *source, Wish what, const char *text)
{
    Remote *r = (Remote *)source;
    const char *key = wishes[what][1];
    json_t *value = key != NULL ? value_of(what, text) : NULL;
    if (value == NULL && (what == WISH_RULES || what == WISH_CLOCK)) {
        remote_refuse(r, NEWS_NOTICE, what == WISH_RULES ? "bad-rules" : "bad-clock", text);
        return;
    }
    json_t *object = json_pack("{s:s}", "t", wishes[what][0]);
    if (value != NULL)
        json_object_set_new(object, key, value);
    char *dump = object != NULL ? json_dumps(object, JSON_COMPACT) : NULL;
    json_decref(object);
    pthread_mutex_lock(&r->lock);
    bool room = r->messages < MESSAGES && dump != NULL;
    if (room)
        r->message[r->messages++] = dump;
    pthread_mutex_unlock(&r->lock);
    if (!room)
        free(dump);
    wake(r);
}

static void attend(Source *source)
{
    Remote *r = (Remote *)source;
    pthread_mutex_lock(&r->lock);
    r->touched = term_now();
    bool is_news = is_touched(r, r->touched);
    pthread_mutex_unlock(&r->lock);
    if (is_news)
        wake(r);
}

static void close_remote(Source *source)
{
    Remote *r = (Remote *)source;
    pthread_mutex_lock(&r->lock);
    r->closing = true;
    pthread_mutex_unlock(&r->lock);
    put_byte(r->quit[1]);
    wake(r);
    release(r);
}

static bool open_pipe(int ends[2])
{
    if (pipe(ends) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    return true;
}

Source *remote_open(const Link *link, const char *name)
{
    pthread_t thread;
    Remote *r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    r->link = *link;
    snprintf(r->name, sizeof r->name, "%s", name != NULL ? name : "");
    r->users = 2;
    r->net.socket = -1;
    remote_sit_at(r, ORI_SPECTATOR);
    r->source.decide = decide;
    r->source.look = look;
    r->source.wish = wish;
    r->source.attend = attend;
    r->source.close = close_remote;
    if (!open_pipe(r->wake) || !open_pipe(r->quit) || !news_open(&r->source.news) ||
        pthread_mutex_init(&r->lock, NULL) != 0) {
        free(r);
        return NULL;
    }
    if (pthread_create(&thread, NULL, run, r) != 0) {
        r->users = 1;
        release(r);
        return NULL;
    }
    pthread_detach(thread);
    return &r->source;
}
