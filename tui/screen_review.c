/*
 * screen_review.c - a review on the full screen: the arrows step, letters choose the view, Tab
 * looks around.
 */
#include "tui/session.h"

#include "tui/box.h"
#include "tui/explain.h"
#include "tui/review.h"

#include <curses.h>
#include <poll.h>
#include <stdlib.h>

typedef struct ReviewScreen {
    Review review;
    Cursor cursor;
    Hits hits;
    Box box;
    Explain explain;
    bool is_explaining; /* the box tells what the analysis says */
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
    char detail[TEXT_SIZE];
    if (draw_is_too_small()) {
        draw_too_small(m->lang, NULL);
        term_cursor(false);
        term_show(0, 0);
        return;
    }
    review_tell(&s->review, where);
    if (s->cursor.look.is_on)
        look_tell(&s->cursor.look, m, detail);
    else
        review_tell_next(&s->review, detail);
    TextId keys = !s->box.is_open     ? (m->is_over ? TEXT_KEYS_REVIEW_END : TEXT_KEYS_REVIEW)
                  : s->box.can_search ? TEXT_KEYS_BOX_LOG
                                      : TEXT_KEYS_BOX;
    if (!s->box.is_open && s->cursor.look.is_on)
        keys = TEXT_KEYS_LOOK;
    Foot foot = {.prompt = where,
                 .detail = detail,
                 .keys = text_fixed(m->lang, keys),
                 .typed = s->box.is_open && s->box.is_searching ? &s->box.wanted : NULL};
    Spot spot = draw_table(m, &s->cursor, &foot, &s->hits);
    if (s->box.is_open)
        box_draw(&s->box);
    term_show(spot.y, spot.x);
}

static void go(ReviewScreen *s, int at)
{
    review_go(&s->review, at);
    look_settle(&s->cursor.look, &s->review.model);
}

static void look(ReviewScreen *s, int seat)
{
    char text[TEXT_SIZE];
    if (seat >= (int)s->review.record->start.rules.seats)
        return;
    if (!review_look(&s->review, seat)) {
        review_tell_unknown(&s->review, seat, text);
        model_notice(&s->review.model, text);
    }
    look_settle(&s->cursor.look, &s->review.model);
}

static void explain(ReviewScreen *s)
{
    const Model *m = &s->review.model;
    const OriState *k = &m->view.known;
    Look look = s->cursor.look;
    if (!look.is_on && k->cursor > 0 && k->cursor <= k->places && k->ask != ORI_ASK_PLACE)
        look = (Look){.is_on = true, .group = LOOK_QUEUE, .at = k->cursor - 1};
    box_open(&s->box, text_fixed(m->lang, TEXT_HELP_TITLE));
    if (look.is_on)
        box_explain_look(&s->box, m, &look);
    box_add_text(&s->box, m, TEXT_HELP_REVIEW_TITLE, TEXT_HELP_REVIEW);
    box_explain_game(&s->box, m);
    box_explain_cards(&s->box, m);
}

static void add_line(void *box, const char *text)
{
    box_add(box, text);
}

/* Shows what is known by now; the lines in sight stay. */
static void show_explanation(ReviewScreen *s)
{
    int first = s->box.first;
    box_open(&s->box, text_fixed(s->review.model.lang, TEXT_ANALYSE_TITLE));
    explain_tell(&s->explain, &s->review, EXPLAIN_DRAWN, add_line, &s->box);
    s->box.first = first;
    s->is_explaining = true;
}

static void analyse(ReviewScreen *s)
{
    if (!explain_is_begun(&s->explain) && !explain_begin(&s->explain, s->review.record))
        return;
    s->box.first = 0;
    show_explanation(s);
}

static void look_around(ReviewScreen *s)
{
    if (s->cursor.look.is_on)
        s->cursor.look.is_on = false;
    else
        look_begin(&s->cursor.look, &s->review.model);
}

static void code_key(ReviewScreen *s, int key)
{
    Review *r = &s->review;
    if (key == TERM_RIGHT || key == TERM_WHEEL_DOWN)
        go(s, r->at + 1);
    else if (key == TERM_LEFT || key == TERM_WHEEL_UP)
        go(s, r->at - 1);
    else if (key == TERM_DOWN || key == TERM_PAGE_DOWN)
        go(s, review_round(r, 1));
    else if (key == TERM_UP || key == TERM_PAGE_UP)
        go(s, review_round(r, -1));
    else if (key == TERM_HOME)
        go(s, 0);
    else if (key == TERM_LAST)
        go(s, r->record->count);
}

static void letter_key(ReviewScreen *s, int key)
{
    Review *r = &s->review;
    bool is_over = r->model.view.known.ask == ORI_ASK_OVER;
    if (key >= 'a' && key < 'a' + ORI_MAX_SEATS)
        look(s, key - 'a');
    else if (key >= '1' && key <= '6')
        go(s, review_round_start(r, key - '0'));
    else if (key == 'x' || key == 't')
        look(s, ORI_TRUTH);
    else if (key == 'o')
        look(s, ORI_SPECTATOR);
    else if (key == TERM_TAB || (key == TERM_ESCAPE && s->cursor.look.is_on))
        look_around(s);
    else if (key == ' ' || key == TERM_ENTER)
        go(s, r->at + 1);
    else if (key == 'A')
        analyse(s);
    else if (key == '?')
        explain(s);
    else if (key == 'l' || key == '/') {
        box_log(&s->box, &r->model);
        s->box.is_searching = key == '/';
    } else if (key == 'r' && is_over)
        box_over(&s->box, &r->model);
    else if (key == 'p' && !is_over)
        finish(s, OUTCOME_PLAY_ON);
    else if (key == 'q')
        finish(s, OUTCOME_LEFT);
}

static void click(ReviewScreen *s, Key key)
{
    const Hit *hit = draw_hit_at(&s->hits, key.y, key.x);
    if (hit == NULL)
        return;
    if (hit->kind == HIT_KEY)
        letter_key(s, hit->value);
    else if (hit->kind == HIT_PLACE || hit->kind == HIT_FAMILY)
        s->cursor.look = (Look){.is_on = true,
                                .group = hit->kind == HIT_PLACE ? LOOK_QUEUE : LOOK_FAMILIES,
                                .at = hit->value};
    else if (hit->kind == HIT_SCROLL && !s->cursor.look.is_on)
        look_begin(&s->cursor.look, &s->review.model);
    else if (hit->kind == HIT_SCROLL)
        look_key(&s->cursor.look, &s->review.model, hit->value < 0 ? TERM_LEFT : TERM_RIGHT);
}

static void handle_key(ReviewScreen *s, Key key)
{
    int code = s->box.is_searching ? key.code : keys_latin(key.code);
    if (code == TERM_RESIZE)
        return;
    if (code == TERM_REDRAW) {
        term_redraw();
    } else if (draw_is_too_small()) {
        if (code == 'q')
            finish(s, OUTCOME_LEFT);
    } else if (s->box.is_open) {
        box_key(&s->box, code);
        s->is_explaining = s->is_explaining && s->box.is_open;
    } else {
        model_notice(&s->review.model, "");
        if (code == TERM_CLICK)
            click(s, key);
        else if (code < TERM_FUNCTION)
            letter_key(s, code);
        else if (!s->cursor.look.is_on || !look_key(&s->cursor.look, &s->review.model, code))
            code_key(s, code);
    }
}

static void wait(ReviewScreen *s)
{
    struct pollfd fds[] = {{.fd = 0, .events = POLLIN}, {.fd = term_signal_fd(), .events = POLLIN}};
    bool works = explain_is_begun(&s->explain) && !explain_is_done(&s->explain);
    int count = poll(fds, 2, works ? 0 : term_key_wait());
    if (count > 0 && (fds[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0)
        finish(s, OUTCOME_KILLED);
    TermEvent event = term_signal();
    if (event != TERM_NOTHING) /* nothing can be lost here, so leave without a question */
        finish(s, event == TERM_END ? OUTCOME_KILLED : OUTCOME_LEFT);
    if (count != 0 || !works || s->is_done)
        return;
    explain_step(&s->explain, s->review.at);
    if (s->review.at == 0 && explain_is_done(&s->explain)) /* nobody has walked yet */
        go(s, explain_worst(&s->explain, s->review.reader));
    if (s->is_explaining)
        show_explanation(s);
}

Outcome screen_review(Lang lang, const OriRecord *record, Moment *moment)
{
    ReviewScreen *s = calloc(1, sizeof *s);
    bool was_open = term_is_open();
    Key key;
    if (s == NULL || (!was_open && !term_open())) {
        free(s);
        return OUTCOME_FAILED;
    }
    s->cursor = (Cursor){.option = DRAW_NOTHING};
    review_open(&s->review, lang, record, moment->decisions, moment->seat);
    s->review.reader = moment->reader;
    while (!s->is_done) {
        draw(s);
        wait(s);
        while (!s->is_done && (key = term_key()).code != TERM_NO_KEY)
            handle_key(s, key);
    }
    Outcome outcome = s->outcome;
    *moment = (Moment){.decisions = s->review.at, .seat = s->review.seat, .reader = moment->reader};
    review_close(&s->review);
    explain_close(&s->explain);
    free(s);
    if (!was_open)
        term_close();
    return outcome;
}
