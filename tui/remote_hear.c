/*
 * remote_hear.c - turns the server's messages (docs/protocol.md) into news.
 *
 * Positions come as text, in which cards have no handles; events use handles. So a game that is
 * joined midway is replayed from its record, as this seat may know it, and evolves by events from
 * there. All of it comes from outside: a message that does not fit is not believed.
 */
#include "tui/remote_parts.h"

#include "base/utf8.h"

#include "tui/seat.h"
#include "tui/term.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { RETRY = 500 }; /* milliseconds, for a busy server */

/* --- Telling --- */

static bool is_decided(Remote *r)
{
    pthread_mutex_lock(&r->lock);
    const Pending *p = &r->pending;
    bool is = p->is_there && p->v == r->v && strcmp(p->game, r->game) == 0;
    pthread_mutex_unlock(&r->lock);
    return is;
}

static void fill_view(Remote *r, News *news, const json_t *message)
{
    news->is_decided = is_decided(r);
    news->view = r->view;
    news->version = r->v;
    news->deadline = (int64_t)json_integer_value(json_object_get(message, "deadline"));
}

/* Whether the screen knows this game already: after a reconnect nothing is told twice. */
static bool is_told(const Remote *r)
{
    return strcmp(r->told_game, r->game) == 0;
}

static void note_told(Remote *r, int version)
{
    strcpy(r->told_game, r->game);
    r->told = version;
}

static void tell_view(Remote *r, const json_t *message)
{
    News *news = news_new(NEWS_VIEW, 0);
    fill_view(r, news, message);
    news->is_again = is_told(r);
    note_told(r, r->v);
    news_push(&r->source.news, news);
}

/* Where the telling of a game that has gone on since begins: its deal, or what was told last. */
static void tell_start(Remote *r, int version, const json_t *message)
{
    News *news = news_new(NEWS_VIEW, 0);
    fill_view(r, news, message);
    news->version = version;
    news->is_late = true;
    news->is_followed = r->v > version;
    news->is_again = is_told(r);
    note_told(r, version);
    news_push(&r->source.news, news);
}

static void tell_events(Remote *r, const OriEvent event[], int count, const json_t *message)
{
    News *news = news_new(NEWS_EVENTS, count);
    memcpy(news->event, event, (size_t)count * sizeof event[0]);
    news->is_standins = json_is_true(json_object_get(message, "standin"));
    fill_view(r, news, message);
    note_told(r, r->v);
    news_push(&r->source.news, news);
}

void remote_refuse(Remote *r, NewsKind kind, const char *code, const char *why)
{
    News *news = news_new(kind, 0);
    utf8_clean(news->text, sizeof news->text, why);
    utf8_clean(news->code, sizeof news->code, code);
    news_push(&r->source.news, news);
}

void remote_end(Remote *r, const char *code, const char *why)
{
    remote_refuse(r, NEWS_END, code, why);
    r->is_over = true;
    r->is_broken = true;
}

/* --- The table --- */

static const char *text_of(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));
    return text != NULL ? text : "";
}

/* A count; -1: it is none. */
static int number_of(const json_t *object, const char *name)
{
    json_int_t n = json_integer_value(json_object_get(object, name));
    return n >= 0 && n <= INT_MAX ? (int)n : -1;
}

static int seat_of(const json_t *object, const char *name)
{
    const char *text = text_of(object, name);
    return text[0] >= 'a' && text[0] < 'a' + ORI_MAX_SEATS && text[1] == '\0' ? text[0] - 'a'
                                                                              : ORI_SPECTATOR;
}

void remote_sit_at(Remote *r, int seat)
{
    atomic_store(&r->source.seat, seat);
    atomic_store(&r->source.here, seat >= 0 ? 1u << seat : 0u);
}

static void sit_down(Remote *r)
{
    json_t *sit = json_pack("{s:s,s:s,s:s}", "t", "sit", "name", r->name, "ref", "sit");
    if (r->link.pass[0] != '\0')
        json_object_set_new(sit, "pass", json_string(r->link.pass));
    r->has_sat = true;
    remote_send_json(r, sit);
}

static void hear_hello(Remote *r, const json_t *message)
{
    int seat = seat_of(message, "seat");
    r->is_hello = true;
    r->was_heard = true;
    r->is_maker = json_is_true(json_object_get(message, "maker"));
    r->pause = 0;
    remote_sit_at(r, seat);
    utf8_clean(r->table_link, sizeof r->table_link, text_of(message, "link"));
    if (r->link.token[0] != '\0')
        seat_keep(&r->link); /* if it cannot be kept, the link is still printed */
    news_push_text(&r->source.news, NEWS_ONLINE, "");
    if (seat < 0 && r->name[0] != '\0')
        sit_down(r);
}

/* Seconds for each decision; 0: any time. */
static int clock_of(const json_t *pace)
{
    enum { DAY = 24 * 60 * 60 };
    json_int_t days = json_integer_value(json_object_get(pace, "days"));
    double seconds = json_number_value(json_object_get(pace, "seconds"));
    if (days > 0 && days < 100)
        return (int)days * DAY;
    return seconds > 0 && seconds < DAY ? (int)seconds : 0;
}

static void hear_table(Remote *r, const json_t *message)
{
    News *news = news_new(NEWS_TABLE, 0);
    TableNews *table = &news->table;
    size_t i;
    json_t *seat;
    json_array_foreach(json_object_get(message, "seats"), i, seat)
    {
        if (i >= ORI_MAX_SEATS)
            break;
        TableSeat *s = &table->seat[table->seats++];
        const char *kind = text_of(seat, "kind");
        s->kind = strcmp(kind, "bot") == 0     ? SEAT_BOT
                  : strcmp(kind, "human") == 0 ? SEAT_HUMAN
                                               : SEAT_OPEN;
        utf8_clean(s->name, sizeof s->name, text_of(seat, "name"));
        utf8_clean(s->bot, sizeof s->bot, text_of(seat, "bot"));
        s->here = json_is_true(json_object_get(seat, "here"));
        s->standin = json_is_true(json_object_get(seat, "standin"));
        s->rematch = json_is_true(json_object_get(seat, "rematch"));
        s->played = json_object_get(seat, "score") != NULL;
    }
    table->maker = r->is_maker;
    utf8_clean(table->rules, sizeof table->rules, text_of(message, "rules"));
    table->clock_seconds = clock_of(json_object_get(message, "pace"));
    table->is_without_help = json_is_false(json_object_get(message, "help"));
    strcpy(table->link, r->table_link);
    table->lobby = strcmp(text_of(message, "phase"), "lobby") == 0;
    table->over = strcmp(text_of(message, "phase"), "over") == 0;
    news_push(&r->source.news, news);
}

static void hear_seat(Remote *r, const json_t *message)
{
    int seat = seat_of(message, "seat");
    const char *token = text_of(message, "token");
    if (seat < 0 || strlen(token) >= LINK_PART)
        return;
    strcpy(r->link.token, token);
    remote_sit_at(r, seat);
    r->name[0] = '\0';
    seat_keep(&r->link);
    News *news = news_new(NEWS_SEAT, 0);
    utf8_clean(news->text, sizeof news->text, text_of(message, "link"));
    news_push(&r->source.news, news);
}

static void hear_chat(Remote *r, const json_t *message)
{
    int n = number_of(message, "n");
    int seat = seat_of(message, "seat");
    if (n <= r->chats || seat < 0)
        return;
    r->chats = n;
    News *news = news_new(NEWS_CHAT, 0);
    news->seat = seat;
    utf8_clean(news->text, sizeof news->text, text_of(message, "text"));
    news_push(&r->source.news, news);
}

/* --- The game --- */

/* A decision that the game has moved past is done, or done by a stand-in. */
static void settle_pending(Remote *r)
{
    pthread_mutex_lock(&r->lock);
    Pending *p = &r->pending;
    if (p->is_there && (strcmp(p->game, r->game) != 0 || r->v > p->v))
        p->is_there = false;
    bool again = p->is_there;
    pthread_mutex_unlock(&r->lock);
    if (again)
        remote_send_pending(r);
}

static bool same_position(const OriView *view, const char *position)
{
    char text[ORI_POSITION_TEXT];
    ori_write_view(view, text);
    return strcmp(text, position) == 0;
}

/* Replays the record up to this version and tells what happened, for the log. */
static bool replay(Remote *r, const OriRecord *record, const char *position, const json_t *message)
{
    OriState state = record->start;
    int seat = record->seat == ORI_TRUTH ? atomic_load(&r->source.seat) : record->seat;
    if (seat >= (int)record->start.rules.seats) /* of a seat that was added since */
        seat = ORI_SPECTATOR;
    OriLog *log = malloc(sizeof *log);
    bool fits = log != NULL && r->v <= record->count;
    OriView view;
    /* Once without telling, to see whether it leads there. */
    for (int i = 0; fits && i < r->v; i++)
        fits = ori_record_step(record, &state, record->decision[i], NULL) == NULL;
    if (fits) {
        ori_view(&state, seat, &view);
        fits = same_position(&view, position);
    }
    state = record->start;
    int told = !is_told(r) ? 0 : r->told < r->v ? r->told : r->v;
    for (int i = 0; fits && i < told; i++)
        ori_record_step(record, &state, record->decision[i], NULL);
    if (fits) {
        ori_view(&state, seat, &r->view);
        tell_start(r, told, message);
    }
    for (int i = told; fits && i < r->v; i++) {
        ori_record_step(record, &state, record->decision[i], log);
        int count = log->count < ORI_MAX_EVENTS ? log->count : ORI_MAX_EVENTS;
        for (int k = 0; k < count; k++)
            log->event[k] = ori_event_for(&log->event[k], seat);
        ori_view(&state, seat, &r->view);
        News *news = news_new(NEWS_EVENTS, count);
        memcpy(news->event, log->event, (size_t)count * sizeof log->event[0]);
        news->is_late = true;
        fill_view(r, news, message);
        news->version = i + 1;
        news->is_followed = i + 1 < r->v;
        news_push(&r->source.news, news);
    }
    if (fits)
        note_told(r, r->v);
    free(log);
    return fits;
}

/* The record that came with the view. */
static bool replay_told(Remote *r, const char *position, const json_t *message)
{
    OriError error;
    OriRecord *record = malloc(sizeof *record);
    bool fits = record != NULL && ori_read_record(text_of(message, "record"), record, &error) &&
                replay(r, record, position, message);
    free(record);
    return fits;
}

/* -1: it is none that a game can have. */
static int version_of(const json_t *message)
{
    int v = number_of(message, "v");
    return v <= ORI_MAX_DECISIONS ? v : -1;
}

static bool read_game(Remote *r, const json_t *message)
{
    const char *game = text_of(message, "game");
    if (game[0] == '\0' || strlen(game) >= GAME_TEXT ||
        strspn(game, "abcdefghijklmnopqrstuvwxyz"
                     "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                     "0123456789-_") != strlen(game))
        return false;
    int v = version_of(message);
    if (v < 0)
        return false;
    pthread_mutex_lock(&r->lock);
    strcpy(r->game, game);
    pthread_mutex_unlock(&r->lock);
    r->v = v;
    return true;
}

static void hear_game(Remote *r, const json_t *message)
{
    const char *position = text_of(message, "position");
    OriError error;
    OriView view;
    /* The end of a game may be whole: then a spectator's view of it is not told apart. */
    if (!read_game(r, message) || !ori_read_view(position, &view, &error))
        return;
    bool at_start = view.known.cards == 0;
    r->has_view = true;
    r->has_handles = at_start || replay_told(r, position, message);
    if (at_start || !r->has_handles) {
        r->view = view;
        tell_view(r, message);
    }
    settle_pending(r);
}

static int read_events(const json_t *lines, OriEvent event[ORI_MAX_EVENTS])
{
    size_t i;
    json_t *line;
    int count = 0;
    OriError error;
    json_array_foreach(lines, i, line)
    {
        const char *text = json_string_value(line);
        if (count == ORI_MAX_EVENTS || text == NULL || !ori_read_event(text, &event[count], &error))
            return -1;
        count++;
    }
    return count;
}

static void hear_events(Remote *r, const json_t *message)
{
    const char *position = text_of(message, "position");
    int v = version_of(message);
    OriError error;
    if (!r->has_view || strcmp(text_of(message, "game"), r->game) != 0 || v > r->v + 1) {
        remote_send(r, "{\"t\":\"resync\"}");
        return;
    }
    if (v <= r->v)
        return; /* seen */
    OriEvent *event = malloc(ORI_MAX_EVENTS * sizeof *event);
    int count = event != NULL ? read_events(json_object_get(message, "lines"), event) : -1;
    r->v = v;
    if (r->has_handles && count > 0 && ori_evolve(&r->view, event, count) == NULL &&
        same_position(&r->view, position)) {
        tell_events(r, event, count, message);
    } else if (ori_read_view(position, &r->view, &error)) {
        r->has_handles = false; /* shown, but not told: a new connection will mend it */
        tell_view(r, message);
    }
    free(event);
    settle_pending(r);
}

/* Keeps the game on this machine for its player; its path goes with the news. */
static void keep_game(Remote *r, News *news)
{
    char path[SAVE_PATH];
    int seat = atomic_load(&r->source.seat);
    if (news->record == NULL || r->link.token[0] == '\0' || r->game[0] == '\0' ||
        news->record->end.ask != ORI_ASK_OVER || seat < 0 ||
        seat >= (int)news->record->start.rules.seats)
        return;
    const char *why = seat_keep_game(&r->link, r->game, seat, news->record, path);
    if (why == NULL && strlen(path) < sizeof news->text)
        strcpy(news->text, path);
    else if (why != NULL)
        news_push_text(&r->source.news, NEWS_NOT_KEPT, why);
}

static void hear_over(Remote *r, const json_t *message)
{
    OriError error;
    News *news = news_new(NEWS_OVER, 0);
    news->record = malloc(sizeof *news->record);
    if (news->record != NULL &&
        !ori_read_record(text_of(message, "record"), news->record, &error)) {
        free(news->record);
        news->record = NULL;
    }
    remote_forget_pending(r);
    keep_game(r, news);
    news_push(&r->source.news, news);
}

/* Withdraws the earlier news; the current state follows. */
static void hear_lost(Remote *r, const json_t *message)
{
    News *news = news_new(NEWS_LOST, 0);
    int count = number_of(message, "count");
    utf8_clean(news->code, sizeof news->code, text_of(message, "what"));
    news->lost = count > 0 ? count : 1;
    if (strcmp(news->code, "chat") == 0)
        r->chats = number_of(message, "n");
    else if (strcmp(news->code, "decisions") == 0 || strcmp(news->code, "game") == 0)
        remote_forget_pending(r);
    if (strcmp(news->code, "game") == 0) {
        r->has_view = false;
        r->told_game[0] = '\0'; /* another may have its name */
    }
    news_push(&r->source.news, news);
}

/* --- Answers --- */

static void hear_ack(Remote *r)
{
    remote_forget_pending(r);
    news_push_text(&r->source.news, NEWS_SENT, "");
}

static bool is_one_of(const char *code, const char *const list[], int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(code, list[i]) == 0)
            return true;
    return false;
}

static void hear_error(Remote *r, const json_t *message)
{
    static const char *const hopeless[] = {"bad-token", "no-table", "bad-protocol"};
    static const char *const full[] = {"wrong-phase", "seat-taken"};
    static const char *const later[] = {"busy", "store-failed", "too-fast", "stopping"};
    const char *code = text_of(message, "code");
    const char *why = text_of(message, "message");
    bool is_decision = strcmp(text_of(message, "ref"), "decide") == 0;
    bool is_sitting = strcmp(text_of(message, "ref"), "sit") == 0;
    bool is_attending = strcmp(text_of(message, "ref"), "attend") == 0;
    bool is_second = is_sitting && strcmp(code, "already-seated") == 0 && r->link.pass[0] != '\0';
    if (is_second) { /* another of this computer has the pass's seat: this one sits without it */
        r->link.pass[0] = '\0';
        sit_down(r);
    } else if (is_one_of(code, hopeless, 3) || (is_sitting && !is_one_of(code, full, 2))) {
        remote_end(r, code, why);
    } else if (is_sitting) {
        r->name[0] = '\0'; /* nor is it tried again */
        remote_refuse(r, NEWS_WATCHING, code, why);
    } else if (is_attending) {
        return; /* a server that knows no notices, or the seat has just gone: nothing to tell */
    } else if (is_decision && is_one_of(code, later, 4)) {
        pthread_mutex_lock(&r->lock);
        r->pending.retry_at = term_now() + RETRY;
        pthread_mutex_unlock(&r->lock);
    } else if (is_decision && strcmp(code, "stale") == 0) {
        remote_forget_pending(r); /* it was done, or a stand-in was faster: the stream tells */
        remote_send(r, "{\"t\":\"resync\"}");
    } else {
        if (is_decision)
            remote_forget_pending(r);
        remote_refuse(r, is_decision ? NEWS_REFUSED : NEWS_NOTICE, code, why);
    }
}

typedef struct Hearing {
    const char *type;
    void (*hear)(Remote *r, const json_t *message);
} Hearing;

void remote_hear(Remote *r, const json_t *message)
{
    static const Hearing hearings[] = {
        {"hello", hear_hello}, {"table", hear_table},   {"seat", hear_seat},
        {"game", hear_game},   {"events", hear_events}, {"over", hear_over},
        {"chat", hear_chat},   {"error", hear_error},   {"lost", hear_lost},
    };
    const char *type = text_of(message, "t");
    if (strcmp(type, "ack") == 0)
        hear_ack(r);
    else if (strcmp(type, "bye") == 0)
        r->is_broken = true;
    for (size_t i = 0; i < sizeof hearings / sizeof hearings[0]; i++)
        if (strcmp(type, hearings[i].type) == 0)
            hearings[i].hear(r, message);
}
