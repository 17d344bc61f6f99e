/*
 * plain.c - plain mode: line by line, no cursor, every event a sentence, numbered choices.
 *
 * It is for screen readers, pipes and dumb terminals, and complete: the log alone is enough to
 * follow the game. It reads a line of input only when it has asked for one, so that a file can
 * play.
 */
#include "tui/plain.h"

#include "tui/term.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CURTAIN_LINES = 60 };

/* --- News --- */

/* The players who want another game. */
static void tell_rematch(const Plain *p, const TableNews *before)
{
    const Model *m = &p->model;
    for (int seat = 0; seat < m->table.seats; seat++)
        if (m->table.seat[seat].rematch && !before->seat[seat].rematch && seat != m->you)
            lines_say(m->lang, TEXT_REMATCH_THEIRS,
                      TEXT_ARGS({.name = "players", .text = m->table.seat[seat].name}));
}

static void take(Plain *p, const News *news)
{
    Model *m = &p->model;
    TableNews before = m->table;
    session_take(p->session, m, news);
    if (!session_can_step(p->session, m))
        feed_go_on(&p->feed);
    switch (news->kind) {
    case NEWS_VIEW:
        p->is_over_told = p->is_over_told && m->is_over;
        if (!news->is_again)
            plain_print_welcome(p);
        p->question = ASKS_NOTHING;
        break;
    case NEWS_EVENTS:
        p->question = ASKS_NOTHING;
        break;
    case NEWS_TABLE:
        if (m->table.lobby)
            plain_print_lobby(p);
        else
            tell_rematch(p, &before);
        break;
    case NEWS_OFFLINE:
    case NEWS_UNSAVED:
    case NEWS_SAVED:
    case NEWS_NOT_KEPT:
    case NEWS_NOTICE:
        lines_print(m->notice);
        break;
    case NEWS_REFUSED:
        lines_print(m->notice);
        p->question = ASKS_NOTHING;
        break;
    case NEWS_SEAT:
        lines_say(m->lang, TEXT_SEAT_LINK, TEXT_ARGS({.name = "link", .text = news->text}));
        break;
    case NEWS_END:
        plain_finish(p, OUTCOME_FAILED);
        break;
    case NEWS_OVER:
    case NEWS_ONLINE:
    case NEWS_SENT:
    case NEWS_WATCHING:
    case NEWS_LOST:
    case NEWS_CHAT:
        break;
    }
    plain_print_log(p);
    char hint[TEXT_SIZE];
    session_hint_events(p->session, m, news, hint);
    plain_print_hint(p, hint);
}

static void tell_over(Plain *p)
{
    p->is_over_told = true;
    plain_print_over(p);
    p->question = ASKS_AGAIN;
    if (isatty(STDIN_FILENO))
        plain_repeat_question(p);
    else
        plain_finish(p, OUTCOME_LEFT);
}

/* Hot seat: the deciding player comes to the keyboard before anything of theirs is told. */
static void draw_curtain(Plain *p)
{
    for (int i = 0; i < CURTAIN_LINES; i++)
        putchar('\n');
    lines_say(p->model.lang, TEXT_CURTAIN_PLAIN,
              TEXT_ARGS({.name = "player", .text = p->model.teller.name[plain_known(p)->asked]}));
    p->question = ASKS_CURTAIN;
}

/* Asks the deciding player, once the news is told. */
static void ask_if_needed(Plain *p)
{
    Model *m = &p->model;
    if (p->question != ASKS_NOTHING || !m->has_view || m->is_unsent || p->feed.waiting != NULL)
        return;
    if (m->is_over || m->is_followed)
        return;
    bool here = (p->session->source->here >> plain_known(p)->asked & 1) != 0;
    if (source_is_hot_seat(p->session->source) && here && m->view.seat != plain_known(p)->asked) {
        if (p->holder == plain_known(p)->asked)
            plain_open_curtain(p);
        else
            draw_curtain(p);
    }
    if (p->question == ASKS_NOTHING && m->options > 0)
        plain_ask(p);
}

static void take_news(Plain *p)
{
    News *news;
    while (!p->is_done && (news = feed_next(&p->feed, term_now())) != NULL) {
        take(p, news);
        news_free(news);
        if (p->model.is_over && p->model.record != NULL && !p->is_over_told && !p->is_done)
            tell_over(p);
    }
    if (!p->is_done && p->feed.waiting == NULL)
        session_tell_turn(p->session, &p->model);
    if (!p->is_done)
        ask_if_needed(p);
    if (!p->is_done && p->question == ASKS_NOTHING && feed_is_waiting(&p->feed)) {
        p->question = ASKS_STEP;
        plain_repeat_question(p);
    }
}

/* --- The loop --- */

/* Whether a line may be read now: a file must not be eaten while bots think. */
static bool listens(const Plain *p)
{
    return p->question != ASKS_NOTHING || isatty(STDIN_FILENO);
}

static void read_lines(Plain *p)
{
    char line[LINES_SIZE];
    if (!listens(p))
        return;
    LineResult result = lines_next(&p->lines, line);
    if (result == LINE_READ) {
        source_attend(p->session->source);
        plain_handle_line(p, line);
    } else if (result == LINE_LONG) {
        lines_say(p->model.lang, TEXT_PLAIN_TOO_LONG, NULL);
    } else if (result == LINE_ENDED && (p->question != ASKS_NOTHING || isatty(STDIN_FILENO))) {
        lines_say(p->model.lang, TEXT_PLAIN_ENDED, NULL);
        plain_tell_saved(p);
        plain_finish(p, OUTCOME_LEFT);
    }
}

static void wait(Plain *p)
{
    fflush(stdout);
    bool wants_line = listens(p) && !p->lines.has_ended;
    bool has_line = p->lines.length > 0 && memchr(p->lines.buffer, '\n', p->lines.length) != NULL;
    struct pollfd fds[] = {{.fd = p->session->source->news.pipe[0], .events = POLLIN},
                           {.fd = term_signal_fd(), .events = POLLIN},
                           {.fd = wants_line ? STDIN_FILENO : -1, .events = POLLIN}};
    if (p->feed.waiting != NULL)
        fds[0].fd = -1;
    bool ready = listens(p) && (has_line || p->lines.has_ended);
    poll(fds, 3, ready ? 0 : feed_wait(&p->feed, term_now()));
    TermEvent event = term_signal();
    if (event == TERM_END)
        plain_finish(p, OUTCOME_KILLED);
    else if (event == TERM_INTERRUPT && p->question == ASKS_LEAVE)
        plain_finish(p, OUTCOME_LEFT);
    else if (event == TERM_INTERRUPT)
        plain_confirm_leaving(p);
}

Outcome plain_play(Session *session)
{
    Plain *p = calloc(1, sizeof *p);
    if (p == NULL)
        return OUTCOME_FAILED;
    p->session = session;
    p->holder = ORI_NOBODY;
    p->feed = (Feed){
        .source = session->source, .pace = session->pace, .is_stepping = session->is_stepping};
    session_open(session, &p->model);
    while (!p->is_done) {
        take_news(p);
        if (ferror(stdout))
            plain_finish(p, OUTCOME_LEFT);
        if (!p->is_done)
            read_lines(p);
        if (!p->is_done && p->question == ASKS_NOTHING)
            take_news(p);
        if (!p->is_done)
            wait(p);
    }
    Outcome outcome = p->outcome;
    session_close(session, &p->model);
    feed_close(&p->feed);
    free(p);
    fflush(stdout);
    return outcome;
}
