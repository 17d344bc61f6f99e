/*
 * screen_choose.c - the player's choice: pointing at an option, deciding, taking it back.
 *
 * Nobody decides what they have not seen: a question must have been drawn first, keys typed before
 * that are dropped, and for a moment after it the keys that decide do nothing, nor does a key that
 * was already down. A decision is held for a moment in which it can be taken back, and then sent:
 * after that nothing can be taken back, because something hidden may have been shown.
 */
#include "tui/screen.h"

#include <curses.h>

bool screen_is_asked(const Screen *s)
{
    return s->model.options > 0 && !s->is_curtain && !s->model.is_unsent;
}

bool screen_can_step(const Screen *s)
{
    return s->model.has_view && !s->model.is_over && !screen_is_asked(s) && !s->is_held &&
           session_can_step(s->session, &s->model);
}

static uint32_t cards_in_hand(const Screen *s)
{
    return screen_known(s)->hand[s->model.view.seat] & ~ORI_TWIN_BIT;
}

static int lowest_kind(uint32_t kinds)
{
    int kind = 0;
    while (kind < ORI_KINDS && (kinds >> kind & 1) == 0)
        kind++;
    return kind;
}

/* A proposal, so that Enter means something. */
static void propose(Screen *s)
{
    int order[ORI_MAX_OPTIONS];
    const OriState *k = screen_known(s);
    if (k->ask == ORI_ASK_PLACE)
        s->cursor.kind = lowest_kind(cards_in_hand(s));
    else if (k->ask == ORI_ASK_PUT_TWIN)
        s->cursor.kind = ORI_TWIN;
    int count = draw_order(&s->model, &s->cursor, order);
    if (count > 0) /* a new card goes to the back unless told otherwise */
        s->cursor.option = k->ask == ORI_ASK_PLACE ? order[count - 1] : order[0];
}

void screen_reset_cursor(Screen *s)
{
    s->cursor.option = DRAW_NOTHING;
    s->is_touched = false;
    s->is_held = false;
    s->hint[0] = '\0';
    s->shown.is_there = false;
    if (s->typing == TYPING_DECISION)
        s->typing = NOT_TYPING;
    look_settle(&s->cursor.look, &s->model); /* a player who looks around may continue */
    if (!screen_is_asked(s))
        return;
    s->cursor.look.is_on = false;
    s->feed.is_skipping = false;
    propose(s);
}

/* --- What the player has seen --- */

static bool was_shown(const Screen *s)
{
    return s->shown.is_there && s->shown.version == s->model.version &&
           s->shown.seat == s->model.view.seat;
}

bool screen_is_new_question(const Screen *s)
{
    return screen_is_asked(s) && !was_shown(s);
}

void screen_note_question(Screen *s)
{
    s->shown = (Shown){.is_there = true,
                       .version = s->model.version,
                       .seat = s->model.view.seat,
                       .since = term_now()};
}

/* Whether a key that decides is meant for the question on the screen: neither pressed before it
 * could be read, nor held down since another one. */
static bool is_meant(Screen *s, int key)
{
    int64_t now = term_now();
    bool is_again = s->pressed == key;
    int64_t before = s->pressed_at;
    s->pressed = key;
    s->pressed_at = now;
    if (!was_shown(s) || now - s->shown.since < SCREEN_DEAF)
        return false;
    if (!is_again)
        return true;
    return now - before >= (before < s->shown.since ? SCREEN_FIRST_REPEAT : SCREEN_REPEAT);
}

/* The curtain opens for whom it waits. */
void screen_open_curtain(Screen *s)
{
    s->is_curtain = false;
    s->is_curtain_shown = false;
    s->holder = screen_known(s)->asked;
    if (session_hand_over(s->session, &s->model))
        screen_reset_cursor(s);
}

/* --- Choosing --- */

static void step_option(Screen *s, int by)
{
    int order[ORI_MAX_OPTIONS];
    int count = draw_order(&s->model, &s->cursor, order);
    for (int i = 0; i < count; i++)
        if (order[i] == s->cursor.option) {
            s->cursor.option = order[(i + by + count) % count];
            return;
        }
    if (count > 0)
        s->cursor.option = order[0];
}

typedef enum End { FIRST_OPTION, LAST_OPTION } End;

static void choose_end(Screen *s, End end)
{
    int order[ORI_MAX_OPTIONS];
    int count = draw_order(&s->model, &s->cursor, order);
    if (count > 0)
        s->cursor.option = order[end == LAST_OPTION ? count - 1 : 0];
}

void screen_choose(Screen *s, int option)
{
    s->is_touched = true;
    s->cursor.option = option;
}

/* Another card for the same slot. */
void screen_choose_kind(Screen *s, int kind)
{
    if (s->cursor.option == DRAW_NOTHING)
        return;
    s->is_touched = true;
    OriDecision now = s->model.option[s->cursor.option];
    for (int i = 0; i < s->model.options; i++) {
        const OriDecision *d = &s->model.option[i];
        if (d->kind == kind && d->verb == now.verb && d->at == now.at) {
            s->cursor.kind = kind;
            s->cursor.option = i;
        }
    }
}

static void choose_nth_kind(Screen *s, int n)
{
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((cards_in_hand(s) >> kind & 1) != 0 && n-- == 0)
            screen_choose_kind(s, kind);
}

static void step_kind(Screen *s, int by)
{
    int kind = s->cursor.kind;
    do
        kind = (kind + by + ORI_KINDS) % ORI_KINDS;
    while ((cards_in_hand(s) >> kind & 1) == 0);
    screen_choose_kind(s, kind);
}

void screen_choose_arrow(Screen *s, int key)
{
    bool placing = screen_known(s)->ask == ORI_ASK_PLACE;
    s->is_touched = true;
    if (key == TERM_LEFT || key == TERM_WHEEL_UP)
        step_option(s, -1);
    else if (key == TERM_RIGHT || key == TERM_WHEEL_DOWN)
        step_option(s, 1);
    else if (key == TERM_UP && placing)
        step_kind(s, -1);
    else if (key == TERM_DOWN && placing)
        step_kind(s, 1);
    else if (key == TERM_HOME)
        choose_end(s, FIRST_OPTION);
    else if (key == TERM_LAST)
        choose_end(s, LAST_OPTION);
}

/* --- Deciding --- */

void screen_send(Screen *s)
{
    OriDecision decision = s->model.option[s->cursor.option];
    s->is_held = false;
    model_decided(&s->model);
    s->feed.is_mine = true;
    s->session->source->decide(s->session->source, s->model.view.seat, s->model.version, decision);
    s->cursor.option = DRAW_NOTHING;
}

int64_t screen_held_until(const Screen *s)
{
    return s->held_since + SCREEN_HOLD_BEATS * s->feed.pace;
}

void screen_decide(Screen *s, int key)
{
    if (s->cursor.option == DRAW_NOTHING || !is_meant(s, key))
        return;
    if (s->feed.pace == 0 || s->is_held || s->session->is_final) {
        screen_send(s);
        return;
    }
    s->is_held = true;
    s->held_since = term_now();
}

/* By its verb, as k and r do. */
static void decide_verb(Screen *s, int verb, int key)
{
    for (int i = 0; i < s->model.options; i++)
        if (s->model.option[i].verb == verb) {
            s->cursor.option = i;
            screen_decide(s, key);
            return;
        }
}

void screen_decide_typed(Screen *s)
{
    char why[TEXT_SIZE];
    int option = model_option_named(&s->model, s->typed.text, why);
    if (option < 0) {
        model_notice(&s->model, why);
        return;
    }
    if (!was_shown(s))
        return;
    s->cursor.option = option;
    if (s->model.option[option].verb <= ORI_PLACE_ON)
        s->cursor.kind = s->model.option[option].kind;
    screen_send(s); /* a player who types it out means it */
}

void screen_decide_key(Screen *s, int key)
{
    if (key == 'u')
        s->is_held = false;
    else if (key == TERM_ENTER)
        screen_decide(s, key);
    else if (s->is_held)
        return; /* u or Enter, nothing else */
    else if (key >= '1' && key <= '7' && screen_known(s)->ask == ORI_ASK_PLACE)
        choose_nth_kind(s, key - '1');
    else if (key == '[' || key == ']')
        choose_end(s, key == ']' ? LAST_OPTION : FIRST_OPTION);
    else if (key == 'k')
        decide_verb(s, ORI_KEEP, key);
    else if (key == 'r')
        decide_verb(s, ORI_REVEAL, key);
}
