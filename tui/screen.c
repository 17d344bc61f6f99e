/*
 * screen.c - the full-screen table: takes news, draws the table, and draws the hot seat's curtain.
 *
 * The screen knows only the model, so it cannot show what the reader may not know.
 */
#include "tui/screen.h"

#include "tui/reason.h"

#include <curses.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>

enum { CLOCK_TICK = 1000 }; /* milliseconds between looks at a table's clock */

/* --- News --- */

static void draw_curtain_if_needed(Screen *s)
{
    const OriState *k = screen_known(s);
    s->is_curtain = s->is_curtain_shown = false;
    if (!source_is_hot_seat(s->session->source) || s->model.is_over || s->model.is_followed ||
        (s->session->source->here >> k->asked & 1) == 0)
        return;
    if (k->asked == s->holder)
        screen_open_curtain(s);
    else
        s->is_curtain = true;
}

static bool is_question_in_sight(const Screen *s)
{
    return screen_is_asked(s) && !screen_is_new_question(s);
}

static void take(Screen *s, const News *news)
{
    bool was_in_sight = is_question_in_sight(s);
    session_take(s->session, &s->model, news);
    /* After a gap in the connection the same question is told again: who is answering continues. */
    if (news->kind == NEWS_VIEW && news->is_again && was_in_sight && is_question_in_sight(s))
        return;
    if (!session_can_step(s->session, &s->model))
        feed_go_on(&s->feed);
    switch (news->kind) {
    case NEWS_VIEW:
    case NEWS_EVENTS:
        if (s->is_ranks && !s->model.is_over)
            s->box.is_open = false;
        s->is_over_told = s->model.is_over && s->is_over_told;
        screen_reset_cursor(s);
        break;
    case NEWS_REFUSED:
    case NEWS_OVER:
        screen_reset_cursor(s);
        break;
    case NEWS_END:
        screen_finish(s, OUTCOME_FAILED);
        break;
    case NEWS_TABLE:
    case NEWS_ONLINE:
    case NEWS_OFFLINE:
    case NEWS_SENT:
    case NEWS_NOT_KEPT:
    case NEWS_NOTICE:
    case NEWS_SEAT:
    case NEWS_WATCHING:
    case NEWS_LOST:
    case NEWS_CHAT:
    case NEWS_UNSAVED:
    case NEWS_SAVED:
        break;
    }
}

void screen_show_over(Screen *s)
{
    char text[TEXT_SIZE];
    const TextArg *args = TEXT_ARGS({.name = "path", .text = s->session->path});
    box_over(&s->box, &s->model);
    s->is_ranks = true;
    if (s->session->path[0] == '\0' || s->model.is_unsaved)
        return;
    box_add(&s->box, "");
    box_add(&s->box, text_say(s->model.lang, TEXT_OVER_SAVED, args, text));
}

/* An open panel waits for its reader; the ranks do not: another game may begin behind them. */
static bool is_busy(const Screen *s)
{
    return (s->box.is_open && !s->is_ranks) || s->is_confirming || s->is_held;
}

/* A hint of the coach must be read before the game continues. */
static void show_hint(Screen *s, const News *news)
{
    char text[TEXT_SIZE];
    session_hint_events(s->session, &s->model, news, text);
    if (text[0] == '\0')
        return;
    box_open(&s->box, text_fixed(s->model.lang, TEXT_COACH_TITLE));
    s->is_ranks = false;
    s->is_hint = true;
    s->is_box_news = true;
    box_add(&s->box, "");
    box_add(&s->box, text);
    box_add(&s->box, "");
    box_add(&s->box, text_fixed(s->model.lang, TEXT_COACH_KEYS));
}

static bool take_next(Screen *s, bool *moved)
{
    News *news = feed_next(&s->feed, term_now());
    if (news == NULL)
        return false;
    bool is_move = news->kind == NEWS_EVENTS || news->kind == NEWS_VIEW;
    take(s, news);
    show_hint(s, news);
    news_free(news);
    *moved = *moved || is_move;
    /* In a hot seat the question comes only now: the screen must be seen first. */
    return !(is_move && s->model.is_over);
}

static void take_news(Screen *s)
{
    bool moved = false;
    while (!is_busy(s) && take_next(s, &moved))
        continue;
    if (moved && s->feed.waiting == NULL)
        draw_curtain_if_needed(s);
    if (moved)
        session_hint_turn(s->session, &s->model, s->hint);
    if (s->feed.waiting == NULL)
        session_tell_turn(s->session, &s->model);
    if (s->model.is_over && s->model.record != NULL && !s->is_over_told && !s->is_done &&
        !s->is_confirming && !s->box.is_open) {
        s->is_over_told = true;
        screen_show_over(s);
        s->is_box_news = true;
    }
}

/* --- Drawing --- */

static void draw_small_box(const char *title, const char *first, const char *second)
{
    Box box;
    box_open(&box, title);
    box_add(&box, "");
    box_add(&box, first);
    box_add(&box, "");
    if (second[0] != '\0') {
        box_add(&box, second);
        box_add(&box, "");
    }
    box_draw(&box);
}

static void draw_confirm(const Screen *s)
{
    char what[TEXT_SIZE];
    screen_write_leaving(s, what);
    draw_small_box(text_fixed(s->model.lang, TEXT_CONFIRM_LEAVE), what,
                   text_fixed(s->model.lang, TEXT_CONFIRM_KEYS));
}

static void draw_curtain(const Screen *s)
{
    char title[TEXT_SIZE];
    char text[TEXT_SIZE];
    const char key[] = {(char)('a' + screen_known(s)->asked), '\0'};
    const TextArg *args =
        TEXT_ARGS({.name = "player", .text = s->model.teller.name[screen_known(s)->asked]},
                  {.name = "key", .text = key});
    text_say(s->model.lang, TEXT_CURTAIN_TITLE, args, title);
    draw_small_box(title, text_say(s->model.lang, TEXT_CURTAIN_TEXT, args, text), "");
}

static void draw_small_window(const Screen *s)
{
    char question[2 * TEXT_SIZE];
    char what[TEXT_SIZE];
    screen_write_leaving(s, what);
    snprintf(question, sizeof question, "%s %s %s", text_fixed(s->model.lang, TEXT_CONFIRM_LEAVE),
             text_fixed(s->model.lang, TEXT_CONFIRM_KEYS), what);
    draw_too_small(s->model.lang, s->is_confirming ? question : NULL);
    term_cursor(false);
    term_show(0, 0);
}

/* The lines that are typed: a decision, chat, or the word that is looked for in the log. */
static const Edit *typed_line(const Screen *s)
{
    if (s->box.is_open)
        return s->box.is_searching ? &s->box.wanted : NULL;
    return s->typing != NOT_TYPING ? &s->typed : NULL;
}

/* Whether what lies on top asks something, came on its own and has not been in sight. What a person
 * opens by a key (the question whether to leave, a panel) is not news: what follows is meant for it.
 */
static bool is_news(const Screen *s)
{
    if (s->is_confirming)
        return false;
    if (s->box.is_open)
        return s->is_box_news;
    if (s->is_curtain)
        return !s->is_curtain_shown;
    return screen_is_new_question(s);
}

static void note_shown(Screen *s)
{
    if (s->box.is_open)
        s->is_box_news = false;
    else if (s->is_curtain)
        s->is_curtain_shown = true;
    else
        screen_note_question(s);
}

/* The picture goes out. Whatever was typed before a question could be seen does not answer it, and
 * is dropped here, for every kind of question, before the picture: a key that comes after it may be
 * the answer. Who is typing a line continues with it. */
static void show(Screen *s, Spot spot)
{
    bool is_new = is_news(s);
    if (is_new && typed_line(s) == NULL)
        term_drop_keys();
    term_show(spot.y, spot.x);
    if (is_new)
        note_shown(s);
}

static void draw(Screen *s)
{
    Words words;
    if (draw_is_too_small()) {
        draw_small_window(s);
        return;
    }
    screen_write_words(s, &words);
    Foot foot = {.prompt = words.prompt,
                 .detail = words.detail,
                 .keys = text_fixed(s->model.lang, screen_keys(s)),
                 .typed = typed_line(s),
                 .is_mine = screen_is_asked(s),
                 .is_held = s->is_held};
    Spot spot = draw_table(&s->model, &s->cursor, &foot, &s->hits);
    if (s->box.is_open)
        box_draw(&s->box);
    if (s->is_curtain)
        draw_curtain(s);
    if (s->is_confirming)
        draw_confirm(s);
    show(s, spot);
}

/* --- The loop --- */

static int sooner(int a, int b)
{
    return a < 0 ? b : b < 0 || a < b ? a : b;
}

static int timeout_of(const Screen *s)
{
    int64_t now = term_now();
    int wait = is_busy(s) ? -1 : feed_wait(&s->feed, now);
    if (s->is_held) {
        int64_t left = screen_held_until(s) - now;
        wait = left > 0 ? (int)left : 0;
    }
    if (s->model.deadline != 0)
        wait = sooner(wait, CLOCK_TICK);
    return sooner(wait, term_key_wait());
}

static void wait(Screen *s)
{
    struct pollfd fds[] = {{.fd = 0, .events = POLLIN},
                           {.fd = term_signal_fd(), .events = POLLIN},
                           {.fd = s->session->source->news.pipe[0], .events = POLLIN}};
    /* While a decision waits for its beat, the pipe would wake us for nothing. */
    bool deaf = s->feed.waiting != NULL || is_busy(s);
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
        snprintf(session->why, sizeof session->why, "%s", WHY(NO_TERMINAL));
        return OUTCOME_FAILED;
    }
    s->session = session;
    s->holder = ORI_NOBODY;
    s->feed = (Feed){
        .source = session->source, .pace = session->pace, .is_stepping = session->is_stepping};
    s->cursor = (Cursor){.option = DRAW_NOTHING};
    session_open(session, &s->model);
    while (!s->is_done) {
        take_news(s);
        if (s->is_held && term_now() >= screen_held_until(s))
            screen_send(s);
        draw(s);
        if (!s->is_done)
            wait(s);
        screen_read_keys(s);
    }
    Outcome outcome = s->outcome;
    session_close(session, &s->model);
    feed_close(&s->feed);
    free(s);
    term_close();
    return outcome;
}
