/*
 * screen_words.c - the words under the Queue on the full screen: the question, the effect of the
 * chosen answer, the keys.
 */
#include "tui/screen.h"

#include "tui/names.h"
#include "tui/over.h"

#include <stdio.h>

static void write_detail(const Screen *s, Words *w)
{
    Teller teller = s->model.teller;
    char option[TEXT_SIZE];
    if (s->cursor.look.is_on) {
        look_tell(&s->cursor.look, &s->model, w->detail);
        return;
    }
    if (s->cursor.option == DRAW_NOTHING)
        return;
    tell_look(&teller, &s->model.view);
    tell_option(&teller, s->model.option[s->cursor.option], option);
    if (s->is_held)
        text_say(s->model.lang, TEXT_HELD, TEXT_ARGS({.name = "what", .text = option}), w->detail);
    else
        snprintf(w->detail, sizeof w->detail, "%s", option);
}

/* Before the first game: who waits for what. */
static void write_waiting(const Screen *s, Words *w)
{
    const Model *m = &s->model;
    TextId id = m->table.seats == 0 ? TEXT_CONNECTING
                : m->table.maker    ? TEXT_LOBBY_MAKER
                : m->you >= 0       ? TEXT_LOBBY_WAIT
                                    : TEXT_LOBBY_WATCH;
    text_say(m->lang, id, TEXT_ARGS({.name = "host", .text = s->session->host}), w->prompt);
}

/* After a game at a server's table: the players who want another. */
static void write_rematch(const Model *m, char out[TEXT_SIZE])
{
    char names[TEXT_SIZE] = "";
    bool mine = m->you >= 0 && m->table.seat[m->you].rematch;
    out[0] = '\0';
    for (int seat = 0; seat < m->table.seats; seat++)
        if (m->table.seat[seat].rematch && seat != m->you)
            names_add(m->lang, m->table.seat[seat].name, names);
    if (!mine && names[0] == '\0')
        return;
    TextId id = names[0] == '\0' ? TEXT_REMATCH_MINE
                : mine           ? TEXT_REMATCH_BOTH
                                 : TEXT_REMATCH_THEIRS;
    text_say(m->lang, id, TEXT_ARGS({.name = "players", .text = names}), out);
}

/* The question, and behind it what the coach has to say about it. */
static void write_question(const Screen *s, const Teller *teller, char out[TEXT_SIZE])
{
    char hint[TEXT_SIZE];
    char line[TEXT_SIZE];
    tell_ask(teller, out);
    if (s->hint[0] == '\0' || s->is_held) /* then what is sent needs the room */
        return;
    snprintf(line, sizeof line, "%s", s->hint);
    for (char *at = line; *at != '\0'; at++)
        if (*at == '\n')
            *at = ' ';
    text_add(out, " ");
    text_add(out, text_say(s->model.lang, TEXT_COACH_SAYS,
                           TEXT_ARGS({.name = "text", .text = line}), hint));
}

void screen_write_words(const Screen *s, Words *w)
{
    const Model *m = &s->model;
    Teller teller = m->teller;
    w->prompt[0] = w->detail[0] = '\0';
    if (!m->has_view) {
        write_waiting(s, w);
        return;
    }
    tell_look(&teller, &s->model.view);
    if (m->is_over)
        over_write_winner(m, w->prompt);
    else if (m->is_unsent)
        model_tell_sending(m, w->prompt);
    else if (screen_is_asked(s))
        write_question(s, &teller, w->prompt);
    else
        tell_waiting(&teller, w->prompt);
    if (m->is_over && !s->cursor.look.is_on)
        write_rematch(m, w->detail);
    else if (screen_is_asked(s) || s->cursor.look.is_on)
        write_detail(s, w);
}

TextId screen_keys(const Screen *s)
{
    const Model *m = &s->model;
    if (s->box.is_open)
        return s->box.can_search ? TEXT_KEYS_BOX_LOG : TEXT_KEYS_BOX;
    if (s->is_curtain)
        return TEXT_KEYS_CURTAIN;
    if (!m->has_view)
        return m->table.maker ? TEXT_KEYS_LOBBY
               : m->you >= 0  ? TEXT_KEYS_LOBBY_GUEST
                              : TEXT_KEYS_LOBBY_WATCH;
    if (s->is_held)
        return TEXT_KEYS_HELD;
    if (s->cursor.look.is_on)
        return TEXT_KEYS_LOOK;
    if (m->is_over)
        return s->session->is_server ? TEXT_KEYS_OVER_TABLE : TEXT_KEYS_OVER;
    if (s->session->source->here == 0)
        return TEXT_KEYS_WATCH;
    if (!screen_is_asked(s) && s->feed.is_stepping)
        return TEXT_KEYS_WAIT_STEP;
    if (!screen_is_asked(s))
        return s->session->is_server ? TEXT_KEYS_WAIT_TABLE : TEXT_KEYS_WAIT;
    if (screen_known(s)->ask == ORI_ASK_PLACE)
        return TEXT_KEYS_PLACE;
    return screen_known(s)->ask == ORI_ASK_REVEAL ? TEXT_KEYS_REVEAL : TEXT_KEYS_PICK;
}

void screen_write_leaving(const Screen *s, char out[TEXT_SIZE])
{
    const Model *m = &s->model;
    TextId id = m->is_unsaved            ? TEXT_CONFIRM_LEAVE_UNSAVED
                : !s->session->is_server ? TEXT_CONFIRM_LEAVE_SAVED
                : m->you >= 0            ? TEXT_CONFIRM_LEAVE_SERVER
                                         : TEXT_CONFIRM_LEAVE_WATCHING;
    if (m->is_over && !m->is_unsaved)
        id = TEXT_CONFIRM_LEAVE_OVER;
    text_say(m->lang, id, TEXT_ARGS({.name = "why", .text = m->why_unsaved}), out);
}
