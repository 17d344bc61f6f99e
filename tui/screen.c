/*
 * screen.c - the full-screen table: news come in, the table is drawn, the hot seat has its curtain.
 *
 * The screen knows only the model, so that it cannot show what the reader may not know.
 */
#include "tui/screen.h"

#include "tui/over.h"

#include <curses.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CLOCK_TICK = 1000 }; /* milliseconds between looks at a table's clock */

/* --- News --- */

static bool is_hot_seat(const Screen *s)
{
    unsigned here = s->session->source->here;
    return (here & (here - 1)) != 0;
}

static void draw_curtain_if_needed(Screen *s)
{
    const OriState *k = screen_known(s);
    s->is_curtain = false;
    if (!is_hot_seat(s) || s->model.is_over || s->model.is_followed ||
        (s->session->source->here >> k->asked & 1) == 0)
        return;
    if (k->asked == s->holder)
        screen_open_curtain(s);
    else
        s->is_curtain = true;
}

static void take(Screen *s, const News *news)
{
    Model *m = &s->model;
    if (is_hot_seat(s))
        m->you = TELL_NOBODY;
    else
        m->you = s->session->source->seat;
    m->teller.you = m->you;
    if (news->kind == NEWS_EVENTS || news->kind == NEWS_VIEW)
        m->table.lobby = false;
    model_take(m, news);
    switch (news->kind) {
    case NEWS_VIEW:
    case NEWS_EVENTS:
        s->is_over_told = false;
        screen_reset_cursor(s);
        break;
    case NEWS_REFUSED:
        if (m->has_view) {
            OriView view = m->view;
            model_look(m, &view);
            screen_reset_cursor(s);
        }
        break;
    case NEWS_OVER:
        screen_reset_cursor(s);
        break;
    case NEWS_END:
        snprintf(s->session->why, sizeof s->session->why, "%s", model_refusal(m, news));
        screen_finish(s, OUTCOME_FAILED);
        break;
    case NEWS_TABLE:
    case NEWS_ONLINE:
    case NEWS_OFFLINE:
    case NEWS_SENT:
    case NEWS_NOTICE:
    case NEWS_SEAT:
    case NEWS_CHAT:
    case NEWS_UNSAVED:
        break;
    }
}

static void tell_path(Screen *s)
{
    char text[TEXT_SIZE];
    const TextArg args[] = {{.name = "path", .text = s->session->path}, {.name = NULL}};
    if (s->session->path[0] == '\0')
        return;
    box_add(&s->box, "");
    box_add(&s->box, text_say(s->model.lang, TEXT_OVER_SAVED, args, text));
}

static void take_news(Screen *s)
{
    News *news;
    bool changed = false;
    while (!s->box.is_open && !s->is_confirming && !s->is_held &&
           (news = feed_next(&s->feed, term_now())) != NULL) {
        bool is_move = news->kind == NEWS_EVENTS || news->kind == NEWS_VIEW;
        take(s, news);
        news_free(news);
        changed = changed || is_move;
        /* In a hot seat somebody is asked only now: what is on the screen must be seen first. */
        if (is_move && s->model.is_over)
            break;
    }
    if (changed && s->feed.waiting == NULL)
        draw_curtain_if_needed(s);
    if (s->model.is_over && s->model.record != NULL && !s->is_over_told && !s->is_done &&
        !s->is_confirming) {
        s->is_over_told = true;
        box_over(&s->box, &s->model);
        tell_path(s);
    }
}

/* --- What is said under the Queue --- */

typedef struct Words {
    char prompt[TEXT_SIZE];
    char detail[TEXT_SIZE];
} Words;

static void write_detail(const Screen *s, Words *w)
{
    Teller teller = s->model.teller;
    const OriState *k = screen_known(s);
    char option[TEXT_SIZE];
    tell_look(&teller, k);
    if (s->is_looking) {
        teller.you = s->model.you;
        tell_place(&teller, s->cursor.place, w->detail);
        return;
    }
    if (s->cursor.option == DRAW_NOTHING)
        return;
    tell_option(&teller, s->model.option[s->cursor.option], option);
    if (s->is_held)
        text_say(s->model.lang, TEXT_HELD,
                 (TextArg[]){{.name = "what", .text = option}, {.name = NULL}}, w->detail);
    else
        snprintf(w->detail, sizeof w->detail, "%s", option);
}

static void write_words(const Screen *s, Words *w)
{
    const Model *m = &s->model;
    Teller teller = m->teller;
    w->prompt[0] = w->detail[0] = '\0';
    if (!m->has_view) {
        text_say(m->lang, m->table.seats > 0 ? TEXT_LOBBY_WAIT : TEXT_CONNECTING,
                 (TextArg[]){{.name = "host", .text = s->session->host}, {.name = NULL}},
                 w->prompt);
        return;
    }
    tell_look(&teller, screen_known(s));
    if (m->is_over)
        over_write_winner(m, w->prompt);
    else if (m->is_unsent)
        model_tell_sending(m, w->prompt);
    else if (screen_is_asked(s))
        tell_ask(&teller, w->prompt);
    else
        tell_waiting(&teller, w->prompt);
    if (m->is_over || screen_is_asked(s) || s->is_looking)
        write_detail(s, w);
}

static TextId keys_of(const Screen *s)
{
    const Model *m = &s->model;
    if (s->box.is_open)
        return TEXT_KEYS_BOX;
    if (!m->has_view)
        return m->table.maker ? TEXT_KEYS_LOBBY : TEXT_KEYS_LOBBY_GUEST;
    if (s->is_held)
        return TEXT_KEYS_HELD;
    if (s->is_looking)
        return TEXT_KEYS_LOOK;
    if (m->is_over)
        return s->session->is_server ? TEXT_KEYS_OVER_TABLE : TEXT_KEYS_OVER;
    if (s->session->source->here == 0)
        return TEXT_KEYS_WATCH;
    if (!screen_is_asked(s))
        return s->session->is_server ? TEXT_KEYS_WAIT_TABLE : TEXT_KEYS_WAIT;
    if (screen_known(s)->ask == ORI_ASK_PLACE)
        return TEXT_KEYS_PLACE;
    return screen_known(s)->ask == ORI_ASK_REVEAL ? TEXT_KEYS_REVEAL : TEXT_KEYS_PICK;
}

/* --- Drawing --- */

static void draw_small_box(const Screen *s, const char *title, TextId first, TextId second)
{
    const char *line[] = {"", text_fixed(s->model.lang, first), "",
                          second != TEXTS ? text_fixed(s->model.lang, second) : "", ""};
    int shown;
    draw_box(title, line, second != TEXTS ? 5 : 3, 0, &shown);
}

static void draw_confirm(const Screen *s)
{
    draw_small_box(s, text_fixed(s->model.lang, TEXT_CONFIRM_LEAVE),
                   s->session->is_server ? TEXT_CONFIRM_LEAVE_SERVER : TEXT_CONFIRM_LEAVE_SAVED,
                   TEXT_CONFIRM_KEYS);
}

static void draw_curtain(const Screen *s)
{
    char title[TEXT_SIZE];
    const TextArg args[] = {
        {.name = "player", .text = s->model.teller.name[screen_known(s)->asked]}, {.name = NULL}};
    text_say(s->model.lang, TEXT_CURTAIN_TITLE, args, title);
    draw_small_box(s, title, TEXT_CURTAIN_TEXT, TEXTS);
}

static void draw(Screen *s)
{
    Words words;
    if (draw_too_small(s->model.lang)) {
        refresh();
        return;
    }
    write_words(s, &words);
    Foot foot = {.prompt = words.prompt,
                 .detail = words.detail,
                 .keys = text_fixed(s->model.lang, keys_of(s)),
                 .typed = s->typing != NOT_TYPING ? s->typed : NULL,
                 .is_mine = screen_is_asked(s),
                 .is_held = s->is_held};
    draw_table(&s->model, &s->cursor, &foot, &s->hits);
    if (s->box.is_open)
        box_draw(&s->box);
    if (s->is_curtain)
        draw_curtain(s);
    if (s->is_confirming)
        draw_confirm(s);
    if (s->typing != NOT_TYPING) { /* the cursor belongs where the typing is */
        int y = LINES - 1;
        move(y, 3 + term_width(s->typed));
    }
    refresh();
}

/* --- The loop --- */

static int timeout_of(const Screen *s)
{
    int64_t now = term_now();
    int wait = s->box.is_open || s->is_confirming ? -1 : feed_wait(&s->feed, now);
    if (s->is_held) {
        int left = s->held_until > now ? (int)(s->held_until - now) : 0;
        wait = left;
    }
    if (s->model.deadline != 0 && (wait < 0 || wait > CLOCK_TICK))
        wait = CLOCK_TICK;
    return wait;
}

static void wait(Screen *s)
{
    struct pollfd fds[] = {{.fd = 0, .events = POLLIN},
                           {.fd = term_signal_fd(), .events = POLLIN},
                           {.fd = s->session->source->news.pipe[0], .events = POLLIN}};
    /* While a decision waits for its beat, the pipe would wake us for nothing. */
    bool deaf = s->feed.waiting != NULL || s->box.is_open || s->is_confirming || s->is_held;
    int count = poll(fds, deaf ? 2 : 3, timeout_of(s));
    if (count < 0 && errno != EINTR)
        screen_finish(s, OUTCOME_KILLED);
    if (count > 0 && (fds[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0)
        screen_finish(s, OUTCOME_KILLED);
    TermEvent event = term_signal();
    if (event == TERM_END)
        screen_finish(s, OUTCOME_KILLED);
    else if (event == TERM_INTERRUPT && s->is_confirming)
        screen_finish(s, OUTCOME_LEFT);
    else if (event == TERM_INTERRUPT)
        s->is_confirming = true;
}

Outcome screen_play(Session *session)
{
    Screen *s = calloc(1, sizeof *s);
    if (s == NULL || !term_open()) {
        free(s);
        snprintf(session->why, sizeof session->why, "the terminal cannot be used");
        return OUTCOME_FAILED;
    }
    s->session = session;
    s->holder = TELL_NOBODY;
    s->feed = (Feed){.source = session->source, .pace = session->pace};
    s->cursor = (Cursor){.option = DRAW_NOTHING, .place = DRAW_NOTHING};
    model_open(&s->model, session->lang);
    s->model.link = session->is_server ? LINK_ONLINE : LINK_LOCAL;
    while (!s->is_done) {
        take_news(s);
        if (s->is_held && term_now() >= s->held_until)
            screen_send(s);
        draw(s);
        if (!s->is_done)
            wait(s);
        screen_read_keys(s);
    }
    Outcome outcome = s->outcome;
    strcpy(session->seat_link, s->model.seat_link);
    session->record = s->model.record;
    s->model.record = NULL;
    feed_close(&s->feed);
    model_close(&s->model);
    free(s);
    term_close();
    return outcome;
}
