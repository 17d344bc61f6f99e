/*
 * screen_review.c - a review on the full screen: the arrows step, letters choose whose eyes.
 */
#include "tui/session.h"

#include "tui/box.h"
#include "tui/review.h"

#include <curses.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct ReviewScreen {
    Review review;
    Cursor cursor;
    Hits hits;
    Box box;
    bool is_done;
    Outcome outcome;
} ReviewScreen;

static void finish(ReviewScreen *s, Outcome outcome)
{
    s->is_done = true;
    s->outcome = outcome;
}

static void draw(ReviewScreen *s)
{
    Model *m = &s->review.model;
    char where[TEXT_SIZE];
    char waiting[TEXT_SIZE];
    if (draw_too_small(m->lang)) {
        refresh();
        return;
    }
    review_tell(&s->review, where);
    tell_waiting(&m->teller, waiting);
    Foot foot = {.prompt = where,
                 .detail = waiting,
                 .keys = text_fixed(m->lang, s->box.is_open ? TEXT_KEYS_BOX : TEXT_KEYS_REVIEW)};
    draw_table(m, &s->cursor, &foot, &s->hits);
    if (s->box.is_open)
        box_draw(&s->box);
    refresh();
}

static void look(ReviewScreen *s, int seat)
{
    Model *m = &s->review.model;
    if (review_look(&s->review, seat) || seat >= (int)s->review.record->start.rules.seats)
        return;
    char text[TEXT_SIZE];
    const TextArg args[] = {{.name = "player", .text = seat >= 0 ? m->teller.name[seat] : "?"},
                            {.name = NULL}};
    text_say(m->lang, TEXT_REVIEW_NOT_KNOWN, args, text);
    snprintf(m->notice, sizeof m->notice, "%.*s", (int)sizeof m->notice - 1, text);
}

static void explain(ReviewScreen *s)
{
    const Model *m = &s->review.model;
    const OriState *k = &m->view.known;
    box_open(&s->box, text_fixed(m->lang, TEXT_HELP_TITLE));
    if (k->cursor > 0 && k->cursor <= k->places && k->ask != ORI_ASK_PLACE)
        box_explain_place(&s->box, m, k->cursor - 1);
    box_explain_keys(&s->box, m);
}

static void code_key(ReviewScreen *s, int key)
{
    Review *r = &s->review;
    if (key == TERM_RIGHT)
        review_go(r, r->at + 1);
    else if (key == TERM_LEFT)
        review_go(r, r->at - 1);
    else if (key == TERM_DOWN || key == TERM_PAGE_DOWN)
        review_go(r, review_round(r, 1));
    else if (key == TERM_UP || key == TERM_PAGE_UP)
        review_go(r, review_round(r, -1));
    else if (key == TERM_HOME)
        review_go(r, 0);
    else if (key == TERM_LAST)
        review_go(r, r->record->count);
}

static void letter_key(ReviewScreen *s, int key)
{
    Review *r = &s->review;
    if (key >= 'a' && key < 'a' + ORI_MAX_SEATS)
        look(s, key - 'a');
    else if (key == 't')
        look(s, ORI_TRUTH);
    else if (key == 'o')
        look(s, ORI_SPECTATOR);
    else if (key == ' ' || key == TERM_ENTER)
        review_go(r, r->at + 1);
    else if (key == '?')
        explain(s);
    else if (key == 'l')
        box_log(&s->box, &r->model);
    else if (key == 'p' && r->model.view.known.ask != ORI_ASK_OVER)
        finish(s, OUTCOME_PLAY_ON);
    else if (key == 'q')
        finish(s, OUTCOME_LEFT);
}

static void handle_key(ReviewScreen *s, int key)
{
    if (key == TERM_RESIZE)
        return;
    if (s->box.is_open) {
        box_key(&s->box, key);
        return;
    }
    s->review.model.notice[0] = '\0';
    if (key > TERM_FUNCTION)
        code_key(s, key);
    else
        letter_key(s, key);
}

static void wait(ReviewScreen *s)
{
    struct pollfd fds[] = {{.fd = 0, .events = POLLIN}, {.fd = term_signal_fd(), .events = POLLIN}};
    int count = poll(fds, 2, -1);
    if (count > 0 && (fds[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0)
        finish(s, OUTCOME_KILLED);
    TermEvent event = term_signal();
    if (event != TERM_NOTHING) /* there is nothing to lose here, so nothing is asked */
        finish(s, event == TERM_END ? OUTCOME_KILLED : OUTCOME_LEFT);
}

Outcome screen_review(Lang lang, const OriRecord *record, int *decisions, int *seat)
{
    ReviewScreen *s = calloc(1, sizeof *s);
    int key;
    if (s == NULL || !term_open()) {
        free(s);
        return OUTCOME_FAILED;
    }
    s->cursor = (Cursor){.option = DRAW_NOTHING, .place = DRAW_NOTHING};
    review_open(&s->review, lang, record, *decisions, *seat);
    while (!s->is_done) {
        draw(s);
        wait(s);
        while (!s->is_done && (key = term_key()) != TERM_NO_KEY)
            handle_key(s, key);
    }
    Outcome outcome = s->outcome;
    *decisions = s->review.at;
    *seat = s->review.seat;
    review_close(&s->review);
    free(s);
    term_close();
    return outcome;
}
