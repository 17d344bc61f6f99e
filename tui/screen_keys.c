/*
 * screen_keys.c - what the person does: keys, mouse, typed decisions.
 *
 * A decision is chosen, held for a moment in which it can be taken back, and then sent: after that
 * nothing can be taken back, for something hidden may have been shown.
 */
#include "tui/screen.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wctype.h>

enum {
    HOLD_BEATS = 3,
    BELL_AFTER = 5000, /* milliseconds of others' decisions */
};

void screen_finish(Screen *s, Outcome outcome)
{
    s->is_done = true;
    s->outcome = outcome;
}

/* --- Choosing --- */

bool screen_is_asked(const Screen *s)
{
    return s->model.options > 0 && !s->is_curtain && !s->model.is_unsent;
}

static int lowest_kind(uint32_t kinds)
{
    int kind = 0;
    while (kind < ORI_KINDS && (kinds >> kind & 1) == 0)
        kind++;
    return kind;
}

void screen_reset_cursor(Screen *s)
{
    int order[ORI_MAX_OPTIONS];
    const OriState *k = screen_known(s);
    s->cursor.option = DRAW_NOTHING;
    s->is_held = false;
    if (s->typing == TYPING_DECISION)
        s->typing = NOT_TYPING;
    if (s->cursor.place >= k->places)
        s->cursor.place = k->places - 1;
    s->is_looking = s->is_looking && k->places > 0; /* whoever looks around may go on */
    if (!screen_is_asked(s))
        return;
    s->is_looking = false;
    s->cursor.place = DRAW_NOTHING;
    s->feed.is_skipping = false;
    if (s->session->is_server && term_now() - s->sent_at > BELL_AFTER)
        beep(); /* whoever looked elsewhere meanwhile */
    s->sent_at = term_now();
    if (k->ask == ORI_ASK_PLACE)
        s->cursor.kind = lowest_kind(k->hand[s->model.view.seat] & ~ORI_TWIN_BIT);
    else if (k->ask == ORI_ASK_PUT_TWIN)
        s->cursor.kind = ORI_TWIN;
    int count = draw_order(&s->model, &s->cursor, order);
    if (count > 0) /* a new card goes to the back unless told otherwise */
        s->cursor.option = k->ask == ORI_ASK_PLACE ? order[count - 1] : order[0];
}

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

/* Another card for the same slot. */
static void choose_kind(Screen *s, int kind)
{
    if (s->cursor.option == DRAW_NOTHING)
        return;
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
    uint32_t hand = screen_known(s)->hand[s->model.view.seat] & ~ORI_TWIN_BIT;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((hand >> kind & 1) != 0 && n-- == 0)
            choose_kind(s, kind);
}

static void step_kind(Screen *s, int by)
{
    uint32_t hand = screen_known(s)->hand[s->model.view.seat] & ~ORI_TWIN_BIT;
    int kind = s->cursor.kind;
    do
        kind = (kind + by + ORI_KINDS) % ORI_KINDS;
    while ((hand >> kind & 1) == 0);
    choose_kind(s, kind);
}

/* --- Deciding --- */

void screen_send(Screen *s)
{
    OriDecision decision = s->model.option[s->cursor.option];
    s->is_held = false;
    s->sent_at = term_now();
    model_decided(&s->model);
    s->feed.is_mine = true;
    s->session->source->decide(s->session->source, s->model.view.seat, s->model.version, decision);
    s->cursor.option = DRAW_NOTHING;
}

static void hold(Screen *s)
{
    if (s->cursor.option == DRAW_NOTHING)
        return;
    if (s->feed.pace == 0 || s->is_held) {
        screen_send(s);
        return;
    }
    s->is_held = true;
    s->held_until = term_now() + HOLD_BEATS * s->feed.pace;
}

/* By its verb, as k and r do. */
static void hold_verb(Screen *s, int verb)
{
    for (int i = 0; i < s->model.options; i++)
        if (s->model.option[i].verb == verb) {
            s->cursor.option = i;
            hold(s);
            return;
        }
}

/* --- Typing --- */

static void submit(Screen *s)
{
    char why[TEXT_SIZE];
    Typing what = s->typing;
    s->typing = NOT_TYPING;
    if (what == TYPING_CHAT) {
        if (s->typed[0] != '\0')
            s->session->source->wish(s->session->source, WISH_CHAT, s->typed);
        return;
    }
    int option = model_option_named(&s->model, s->typed, why);
    if (option < 0) {
        snprintf(s->model.notice, sizeof s->model.notice, "%.*s", (int)sizeof s->model.notice - 1,
                 why);
        return;
    }
    s->cursor.option = option;
    if (s->model.option[option].verb <= ORI_PLACE_ON)
        s->cursor.kind = s->model.option[option].kind;
    screen_send(s); /* whoever types it out means it */
}

/* Inside all text is UTF-8, whatever the terminal sends; wide characters are Unicode. */
static void type_letter(Screen *s, int letter)
{
    size_t length = strlen(s->typed);
    if (!iswprint((wint_t)letter) || length + 5 > TYPED_SIZE)
        return;
    char *out = s->typed + length;
    unsigned code = (unsigned)letter;
    if (code < 0x80) {
        *out++ = (char)code;
    } else if (code < 0x800) {
        *out++ = (char)(0xC0 | code >> 6);
        *out++ = (char)(0x80 | (code & 63));
    } else if (code < 0x10000) {
        *out++ = (char)(0xE0 | code >> 12);
        *out++ = (char)(0x80 | (code >> 6 & 63));
        *out++ = (char)(0x80 | (code & 63));
    } else {
        *out++ = (char)(0xF0 | code >> 18);
        *out++ = (char)(0x80 | (code >> 12 & 63));
        *out++ = (char)(0x80 | (code >> 6 & 63));
        *out++ = (char)(0x80 | (code & 63));
    }
    *out = '\0';
}

static void erase_letter(Screen *s)
{
    size_t length = strlen(s->typed);
    while (length > 0 && ((unsigned char)s->typed[length - 1] & 0xC0) == 0x80)
        length--;
    if (length > 0)
        length--;
    s->typed[length] = '\0';
}

static void start_typing(Screen *s, Typing what)
{
    s->typing = what;
    s->typed[0] = '\0';
    s->model.notice[0] = '\0';
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
    else if (key == TERM_BACKSPACE)
        erase_letter(s);
    else if (key < TERM_FUNCTION)
        type_letter(s, key);
}

/* --- Explaining --- */

static int explained_kind(const Screen *s)
{
    const OriState *k = screen_known(s);
    if (screen_is_asked(s) && k->ask == ORI_ASK_PLACE)
        return s->cursor.kind;
    return k->current != 0 ? (int)k->card[k->current].kind : ORI_KINDS;
}

/* The place that the cursor is about; DRAW_NOTHING if it is about no place. */
static int explained_place(const Screen *s)
{
    const OriState *k = screen_known(s);
    if (s->is_looking)
        return s->cursor.place;
    if (screen_is_asked(s) && k->ask == ORI_ASK_PICK && s->cursor.option != DRAW_NOTHING)
        return s->model.option[s->cursor.option].at;
    return DRAW_NOTHING;
}

static void explain(Screen *s)
{
    const Model *m = &s->model;
    box_open(&s->box, text_fixed(m->lang, TEXT_HELP_TITLE));
    if (m->has_view) {
        int place = explained_place(s);
        int kind = explained_kind(s);
        if (place != DRAW_NOTHING && place < screen_known(s)->places)
            box_explain_place(&s->box, m, place);
        else if (kind < ORI_KINDS)
            box_explain_card(&s->box, m, kind);
    }
    box_explain_keys(&s->box, m);
}

/* --- Keys --- */

static void look_around(Screen *s)
{
    const OriState *k = screen_known(s);
    s->is_looking = !s->is_looking && s->model.has_view && k->places > 0;
    s->cursor.place = DRAW_NOTHING;
    if (s->is_looking)
        s->cursor.place = k->cursor > 0 && k->cursor <= k->places ? k->cursor - 1 : 0;
}

static void looking_key(Screen *s, int key)
{
    int places = screen_known(s)->places;
    if (places == 0)
        s->is_looking = false;
    else if (key == TERM_LEFT)
        s->cursor.place = (s->cursor.place + places - 1) % places;
    else if (key == TERM_RIGHT)
        s->cursor.place = (s->cursor.place + 1) % places;
    else if (key == TERM_HOME)
        s->cursor.place = 0;
    else if (key == TERM_LAST)
        s->cursor.place = places - 1;
}

static void click(Screen *s)
{
    int y;
    int x;
    const Hit *hit = term_click(&y, &x) ? draw_hit_at(&s->hits, y, x) : NULL;
    if (hit == NULL)
        return;
    if (hit->kind == HIT_PLACE) {
        s->is_looking = true;
        s->cursor.place = hit->value;
        return;
    }
    if (!screen_is_asked(s) || s->is_held)
        return;
    s->is_looking = false;
    s->cursor.place = DRAW_NOTHING;
    if (hit->kind == HIT_KIND && screen_known(s)->ask == ORI_ASK_PLACE) {
        choose_kind(s, hit->value);
    } else if (hit->kind == HIT_OPTION) {
        if (s->cursor.option == hit->value)
            hold(s);
        else
            s->cursor.option = hit->value;
    }
}

static void arrow_key(Screen *s, int key)
{
    if (s->is_looking) {
        looking_key(s, key);
        return;
    }
    if (!screen_is_asked(s) || s->is_held)
        return;
    bool placing = screen_known(s)->ask == ORI_ASK_PLACE;
    if (key == TERM_LEFT)
        step_option(s, -1);
    else if (key == TERM_RIGHT)
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

/* Keys of a game that is over, or of a table where none has begun. */
static bool table_key(Screen *s, int key)
{
    Source *source = s->session->source;
    bool is_server = s->session->is_server;
    if (is_server && key == '/') {
        start_typing(s, TYPING_CHAT);
        return true;
    }
    if (is_server && !s->model.has_view && (key == 's' || key == 'f')) {
        source->wish(source, key == 's' ? WISH_START : WISH_FILL, "squire");
        return true;
    }
    if (is_server && key == 'w' && s->model.has_view && !screen_is_asked(s)) {
        const char letter[] = {(char)('a' + screen_known(s)->asked), '\0'};
        source->wish(source, WISH_VOTE, letter);
        return true;
    }
    if (!s->model.is_over)
        return false;
    if (key == 'v' && s->model.record != NULL)
        screen_finish(s, OUTCOME_REVIEW);
    else if (key == 'r' && is_server)
        source->wish(source, WISH_REMATCH, "");
    else if (key == 'n' && !is_server)
        screen_finish(s, OUTCOME_AGAIN);
    else
        return false;
    return true;
}

static void deciding_key(Screen *s, int key)
{
    const OriState *k = screen_known(s);
    if (key == 'u') {
        s->is_held = false;
    } else if (key == TERM_ENTER) {
        s->is_looking = false;
        s->cursor.place = DRAW_NOTHING;
        hold(s);
    } else if (s->is_held) {
        return; /* u or Enter, nothing else */
    } else if (key >= '1' && key <= '7' && k->ask == ORI_ASK_PLACE) {
        choose_nth_kind(s, key - '1');
    } else if (key == '[' || key == ']') {
        choose_end(s, key == ']' ? LAST_OPTION : FIRST_OPTION);
    } else if (key == 'k') {
        hold_verb(s, ORI_KEEP);
    } else if (key == 'r') {
        hold_verb(s, ORI_REVEAL);
    }
}

static void letter_key(Screen *s, int key)
{
    if (key == TERM_REDRAW) {
        term_redraw();
    } else if (key == 'q') {
        s->is_confirming = true;
    } else if (key == '?') {
        explain(s);
    } else if (key == 'l') {
        box_log(&s->box, &s->model);
    } else if (key == TERM_TAB || (key == TERM_ESCAPE && s->is_looking)) {
        look_around(s);
    } else if (key == ' ') {
        s->feed.is_skipping = !screen_is_asked(s) && !s->feed.is_skipping;
    } else if (table_key(s, key)) {
        return;
    } else if (begins_decision(s, key)) {
        start_typing(s, TYPING_DECISION);
        type_letter(s, key);
    } else if (screen_is_asked(s)) {
        deciding_key(s, key);
    }
}

/* The curtain opens for whom it waits. */
void screen_open_curtain(Screen *s)
{
    OriView view;
    int seat = screen_known(s)->asked;
    s->is_curtain = false;
    s->holder = seat;
    if (!s->session->source->look(s->session->source, seat, &view))
        return;
    s->model.you = seat;
    model_look(&s->model, &view);
    screen_reset_cursor(s);
}

/* A key that only closes a box; any other closes it and does its own work too. */
static bool only_closes(int key)
{
    return key == TERM_ENTER || key == TERM_ESCAPE || key > TERM_FUNCTION || key == ' ' ||
           key == '?' || key == 'l';
}

static void handle_key(Screen *s, int key)
{
    if (key == TERM_RESIZE)
        return;
    if (s->is_confirming) {
        s->is_confirming = false;
        if (key == TERM_ENTER || key == 'y' || key == 'q')
            screen_finish(s, OUTCOME_LEFT);
        return;
    }
    if (s->box.is_open && (box_key(&s->box, key) || only_closes(key)))
        return;
    if (s->is_curtain) {
        if (key == TERM_ENTER)
            screen_open_curtain(s);
        else if (key == 'q')
            s->is_confirming = true;
        return;
    }
    if (s->typing != NOT_TYPING) {
        typing_key(s, key);
        return;
    }
    s->model.notice[0] = '\0';
    if (key == TERM_CLICK)
        click(s);
    else if (key > TERM_FUNCTION)
        arrow_key(s, key);
    else
        letter_key(s, key);
}

void screen_read_keys(Screen *s)
{
    int key;
    while (!s->is_done && (key = term_key()) != TERM_NO_KEY)
        handle_key(s, key);
}
