/*
 * screen_keys.c - handles keys, the mouse and typed lines.
 *
 * A key does one thing. The topmost layer takes it: the question whether to leave, a box, the
 * curtain, a line being typed, the table. Nothing reaches what is covered.
 */
#include "tui/screen.h"

#include <string.h>

void screen_finish(Screen *s, Outcome outcome)
{
    s->is_done = true;
    s->outcome = outcome;
}

/* --- Typing --- */

static void submit(Screen *s)
{
    Typing what = s->typing;
    s->typing = NOT_TYPING;
    if (what == TYPING_DECISION)
        screen_decide_typed(s);
    else
        session_say(s->session, s->typed.text);
}

static void start_typing(Screen *s, Typing what)
{
    s->typing = what;
    edit_clear(&s->typed);
    model_notice(&s->model, "");
}

/* Decisions begin with a card's letter, a sign, or a place's number where that is no card in hand.
 */
static bool begins_decision(const Screen *s, int letter)
{
    if (!screen_is_asked(s) || s->is_held || letter > 127)
        return false;
    if (letter >= '0' && letter <= '9')
        return screen_known(s)->ask != ORI_ASK_PLACE;
    return (letter >= 'A' && letter <= 'Z') || strchr("x$=m>*&", letter) != NULL;
}

static void typing_key(Screen *s, int key)
{
    if (key == TERM_ENTER)
        submit(s);
    else if (key == TERM_ESCAPE)
        s->typing = NOT_TYPING;
    else if (!edit_key(&s->typed, key) && key < TERM_FUNCTION)
        edit_letter(&s->typed, s->typing == TYPING_DECISION ? keys_latin(key) : key);
}

/* --- Explaining --- */

/* The card that the question is about; ORI_KINDS if it is about none. */
static int explained_kind(const Screen *s)
{
    const OriState *k = screen_known(s);
    if (screen_is_asked(s) && k->ask == ORI_ASK_PLACE)
        return s->cursor.kind;
    return k->current != 0 ? (int)k->card[k->current].kind : ORI_KINDS;
}

static Look explained_look(const Screen *s)
{
    const OriState *k = screen_known(s);
    Look look = s->cursor.look;
    if (!look.is_on && screen_is_asked(s) && k->ask == ORI_ASK_PICK &&
        s->cursor.option != DRAW_NOTHING) {
        int place = s->model.option[s->cursor.option].at;
        look = (Look){.is_on = place < k->places, .group = LOOK_QUEUE, .at = place};
    }
    return look;
}

static void explain(Screen *s)
{
    const Model *m = &s->model;
    Look look = explained_look(s);
    s->is_ranks = false;
    box_open(&s->box, text_fixed(m->lang, TEXT_HELP_TITLE));
    if (m->has_view && look.is_on)
        box_explain_look(&s->box, m, &look);
    else if (m->has_view && explained_kind(s) < ORI_KINDS)
        box_explain_card(&s->box, m, explained_kind(s));
    box_explain_game(&s->box, m);
    box_add_text(&s->box, m, TEXT_HELP_KEYS_TITLE, TEXT_HELP_KEYS);
    if (s->session->is_server)
        box_add_text(&s->box, m, TEXT_HELP_TABLE_TITLE, TEXT_HELP_TABLE);
    box_add_text(&s->box, m, TEXT_HELP_NOTATION_TITLE, TEXT_HELP_NOTATION);
    box_explain_cards(&s->box, m);
}

static void show_log(Screen *s)
{
    s->is_ranks = false;
    box_log(&s->box, &s->model);
}

/* --- The mouse --- */

static void look_at(Screen *s, LookGroup group, int at)
{
    s->cursor.look = (Look){.is_on = true, .group = group, .at = at};
    look_settle(&s->cursor.look, &s->model);
}

static void letter_key(Screen *s, int key);

/* The first click points, the second decides: a proposal has not been pointed at. */
static void click_option(Screen *s, int option)
{
    bool again = s->cursor.option == option && s->is_touched && !s->cursor.look.is_on;
    s->cursor.look.is_on = false;
    if (again)
        screen_decide(s, TERM_CLICK);
    else if (!s->is_held)
        screen_choose(s, option);
}

static void click(Screen *s, Key key)
{
    const Hit *hit = draw_hit_at(&s->hits, key.y, key.x);
    bool asked = screen_is_asked(s);
    if (hit == NULL)
        return;
    switch (hit->kind) {
    case HIT_OPTION:
        if (asked)
            click_option(s, hit->value);
        return;
    case HIT_KIND:
        if (asked && !s->is_held && screen_known(s)->ask == ORI_ASK_PLACE) {
            s->cursor.look.is_on = false;
            screen_choose_kind(s, hit->value);
        }
        return;
    case HIT_PLACE:
        look_at(s, LOOK_QUEUE, hit->value);
        return;
    case HIT_FAMILY:
        look_at(s, LOOK_FAMILIES, hit->value);
        return;
    case HIT_SCROLL:
        if (asked && !s->is_held && !s->cursor.look.is_on)
            screen_choose_arrow(s, hit->value < 0 ? TERM_LEFT : TERM_RIGHT);
        else if (s->cursor.look.is_on)
            look_key(&s->cursor.look, &s->model, hit->value < 0 ? TERM_LEFT : TERM_RIGHT);
        else
            look_begin(&s->cursor.look, &s->model);
        return;
    case HIT_KEY:
        letter_key(s, hit->value);
        return;
    }
}

/* --- Keys --- */

static void arrow_key(Screen *s, int key)
{
    if (s->cursor.look.is_on)
        look_key(&s->cursor.look, &s->model,
                 key == TERM_WHEEL_UP     ? TERM_LEFT
                 : key == TERM_WHEEL_DOWN ? TERM_RIGHT
                                          : key);
    else if (screen_is_asked(s) && !s->is_held)
        screen_choose_arrow(s, key);
}

/* The finished game step by step, and back to its table. */
static void review_game(Screen *s)
{
    Moment moment = session_moment(s->model.record, s->session->source->seat);
    Outcome outcome = screen_review(s->model.lang, s->model.record, &moment);
    if (outcome == OUTCOME_LEFT)
        return;
    s->session->moment = moment;
    screen_finish(s, outcome);
}

/* Keys of a game that is over. */
static bool over_key(Screen *s, int key)
{
    Source *source = s->session->source;
    bool is_server = s->session->is_server;
    if (key == 'v' && s->model.record != NULL)
        review_game(s);
    else if (key == 'e' && s->model.record != NULL)
        screen_show_over(s);
    else if (key == 'r' && is_server)
        source->wish(source, WISH_REMATCH, "");
    else if (key == 'n' && !is_server)
        screen_finish(s, OUTCOME_AGAIN);
    else
        return false;
    return true;
}

/* Keys of a server's table. */
static bool table_key(Screen *s, int key)
{
    Source *source = s->session->source;
    if (key == '/') {
        start_typing(s, TYPING_CHAT);
    } else if ((!s->model.has_view || s->model.is_over) && (key == 's' || key == 'f')) {
        source->wish(source, key == 's' ? WISH_START : WISH_FILL, "squire");
    } else if (key == 'w' && s->model.has_view && !screen_is_asked(s)) {
        const char letter[] = {(char)('a' + screen_known(s)->asked), '\0'};
        source->wish(source, WISH_VOTE, letter);
    } else {
        return false;
    }
    return true;
}

static void look_around(Screen *s)
{
    if (s->cursor.look.is_on)
        s->cursor.look.is_on = false;
    else if (s->model.has_view)
        look_begin(&s->cursor.look, &s->model);
}

/* A key of its own ends both ways to watch. */
static void skip(Screen *s)
{
    if (s->feed.is_stepping)
        feed_go_on(&s->feed);
    else
        s->feed.is_skipping = !screen_is_asked(s) && !s->feed.is_skipping;
}

static void letter_key(Screen *s, int key)
{
    if (key == 'q')
        s->is_confirming = true;
    else if (key == '?')
        explain(s);
    else if (key == 'l')
        show_log(s);
    else if (key == TERM_TAB)
        look_around(s);
    else if (s->cursor.look.is_on && (key == TERM_ESCAPE || key == TERM_ENTER))
        s->cursor.look.is_on = false;
    else if (key == ' ')
        skip(s);
    else if (s->model.is_over && over_key(s, key))
        return;
    else if (key == 'n' && screen_can_step(s))
        feed_step(&s->feed);
    else if (s->session->is_server && table_key(s, key))
        return;
    else if (begins_decision(s, key)) {
        start_typing(s, TYPING_DECISION);
        edit_letter(&s->typed, key);
    } else if (screen_is_asked(s)) {
        screen_decide_key(s, key);
    }
}

static void confirming_key(Screen *s, int key)
{
    s->is_confirming = false;
    if (key == TERM_ENTER || key == 'y' || key == 'q')
        screen_finish(s, OUTCOME_LEFT);
}

static void curtain_key(Screen *s, int key)
{
    if (s->is_curtain_shown && key == 'a' + screen_known(s)->asked)
        screen_open_curtain(s);
    else if (key == 'q')
        s->is_confirming = true;
}

static void handle_key(Screen *s, Key key)
{
    int code = s->typing == NOT_TYPING && !s->box.is_searching ? keys_latin(key.code) : key.code;
    if (code == TERM_RESIZE)
        return;
    if (code == TERM_REDRAW) {
        term_redraw();
    } else if (s->is_confirming) {
        confirming_key(s, code);
    } else if (draw_is_too_small()) { /* nothing can be seen, so nothing can be done */
        s->is_confirming = code == 'q';
    } else if (s->box.is_open) {
        if (s->is_hint && code == 'x')
            s->session->coach = NULL; /* enough of it */
        box_key(&s->box, code);
        s->is_hint = s->is_hint && s->box.is_open;
    } else if (s->is_curtain) {
        curtain_key(s, code);
    } else if (s->typing != NOT_TYPING) {
        typing_key(s, code);
    } else {
        model_notice(&s->model, "");
        if (code == TERM_CLICK)
            click(s, key);
        else if (code > TERM_FUNCTION)
            arrow_key(s, code);
        else
            letter_key(s, code);
    }
}

void screen_read_keys(Screen *s)
{
    Key key;
    while (!s->is_done && (key = term_key()).code != TERM_NO_KEY) {
        source_attend(s->session->source);
        handle_key(s, key);
    }
}
