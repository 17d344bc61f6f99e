/*
 * session.c - what playing on a screen and in plain lines have in common.
 */
#include "tui/session.h"

#include "tui/lobby.h"
#include "tui/reason.h"
#include "tui/term.h"

#include <stdio.h>
#include <string.h>

void session_open(const Session *s, Model *m)
{
    model_open(m, s->lang);
    m->link = s->is_server ? LINK_ONLINE : LINK_LOCAL;
    model_say(m, ORI_NOBODY, s->greeting);
}

static void take_end(Session *s, const Model *m, const News *news)
{
    char reason[TEXT_SIZE];
    char text[TEXT_SIZE];
    const char *why = reason_tell(m->lang, model_refusal(m, news), reason);
    const TextArg *args =
        TEXT_ARGS({.name = "host", .text = s->address}, {.name = "why", .text = reason});
    if (strcmp(news->code, NEWS_UNREACHABLE) == 0)
        why = text_say(m->lang, TEXT_CLI_UNREACHABLE, args, text);
    snprintf(s->why, sizeof s->why, "%.*s", NEWS_TEXT - 1, why);
}

void session_take(Session *s, Model *m, const News *news)
{
    bool is_move = news->kind == NEWS_VIEW || news->kind == NEWS_EVENTS;
    TableNews before = m->table;
    if (!source_is_hot_seat(s->source))
        model_sit(m, s->source->seat);
    else if (is_move || news->kind == NEWS_OVER) /* nobody's, until the curtain opens */
        model_sit(m, ORI_NOBODY);
    model_take(m, news);
    bool is_between = (before.lobby && m->table.lobby) || (before.over && m->table.over);
    if (news->kind == NEWS_TABLE && is_between)
        lobby_tell_change(m, &before);
    if (news->kind == NEWS_OVER && s->is_server)
        snprintf(s->path, sizeof s->path, "%s", news->text);
    if (news->kind == NEWS_END)
        take_end(s, m, news);
}

bool session_hand_over(Session *s, Model *m)
{
    OriView view;
    int seat = m->view.known.asked;
    if (!s->source->look(s->source, seat, &view))
        return false;
    model_sit(m, seat);
    model_look(m, &view);
    return true;
}

void session_close(Session *s, Model *m)
{
    strcpy(s->seat_link, m->seat_link);
    snprintf(s->why_unsaved, sizeof s->why_unsaved, "%s", m->is_unsaved ? m->why_unsaved : "");
    s->record = m->record;
    m->record = NULL;
    model_close(m);
}

bool session_can_step(const Session *s, const Model *m)
{
    return !s->is_server || m->table.clock_seconds == 0;
}

/* --- My turn --- */

enum { BELL_AFTER = 5000 }; /* milliseconds of others' decisions */

static bool is_turn(const Session *s, const Model *m)
{
    return s->is_server && m->has_view && !m->is_over && !m->is_followed && m->you >= 0 &&
           m->view.known.asked == m->you;
}

/* A turn of several decisions is one turn, and the player who just decided is looking. */
void session_tell_turn(Session *s, const Model *m)
{
    bool was_turn = s->is_turn;
    s->is_turn = is_turn(s, m);
    if (was_turn && !s->is_turn)
        s->turn_at = term_now();
    if (s->is_turn && !was_turn && (s->notice & NOTICE_BELL) != 0 &&
        term_now() - s->turn_at > BELL_AFTER)
        term_bell();
    if (s->is_server && (s->notice & NOTICE_TITLE) != 0)
        term_title(s->is_turn ? text_fixed(m->lang, TEXT_TURN_YOURS) : "");
}

/* --- The coach --- */

static void say_hint(const Model *m, const CoachHint *hint, char out[TEXT_SIZE])
{
    char name[64];
    char text[TEXT_SIZE];
    snprintf(name, sizeof name, "coach-%s", hint->id);
    TextId id = text_named(name);
    if (id == TEXTS)
        return;
    const TextArg *args =
        TEXT_ARGS({.name = "player", .text = hint->seat >= 0 ? m->teller.name[hint->seat] : ""},
                  {.name = "n", .number = hint->amount});
    text_add(out, out[0] != '\0' ? "\n" : "");
    text_add(out, text_say(m->lang, id, args, text));
}

void session_hint_events(Session *s, const Model *m, const News *news, char out[TEXT_SIZE])
{
    CoachHint hint;
    out[0] = '\0';
    if (s->coach == NULL || news->kind != NEWS_EVENTS || news->is_late)
        return;
    for (int i = 0;
         i < COACH_AT_ONCE && coach_on_events(s->coach, &m->view, news->event, news->count, &hint);
         i++)
        say_hint(m, &hint, out);
}

void session_hint_turn(Session *s, const Model *m, char out[TEXT_SIZE])
{
    CoachHint hint;
    out[0] = '\0';
    if (s->coach == NULL || m->options == 0)
        return;
    while (coach_on_turn(s->coach, &m->view, &hint)) {
        say_hint(m, &hint, out);
        if (!hint.waits)
            return;
    }
}

/* --- Said at a server's table --- */

/* What follows this word; NULL: it is another word. */
static const char *behind(const char *text, const char *word)
{
    size_t size = strlen(word);
    return strncmp(text, word, size) == 0 ? text + size : NULL;
}

/* The one character behind this word; NULL: it is another word, or no such character. */
static const char *one_behind(const char *text, const char *word, char least, char most)
{
    const char *one = behind(text, word);
    bool is = one != NULL && one[0] >= least && one[0] <= most && one[1] == '\0';
    return is ? one : NULL;
}

bool session_command(Session *session, const char *text)
{
    const char *seat = one_behind(text, "remove ", 'a', 'a' + ORI_MAX_SEATS - 1);
    const char *seats = one_behind(text, "seats ", '0' + ORI_MIN_SEATS, '0' + ORI_MAX_SEATS);
    const char *rules = behind(text, "rules ");
    const char *clock = behind(text, "clock ");
    if (seat != NULL)
        session->source->wish(session->source, WISH_REMOVE, seat);
    else if (seats != NULL)
        session->source->wish(session->source, WISH_SEATS, seats);
    else if (rules != NULL)
        session->source->wish(session->source, WISH_RULES, rules);
    else if (clock != NULL)
        session->source->wish(session->source, WISH_CLOCK, clock);
    else if (strcmp(text, "forget") == 0)
        session->source->wish(session->source, WISH_FORGET, "");
    else
        return false;
    return true;
}

void session_say(Session *session, const char *text)
{
    if (text[0] == '\0' || (text[0] == '/' && session_command(session, text + 1)))
        return;
    session->source->wish(session->source, WISH_CHAT, text);
}
