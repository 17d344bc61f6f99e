/*
 * plain_table.c - plain mode: describes the table, the cards and the end.
 */
#include "tui/plain.h"

#include "tui/lobby.h"
#include "tui/look.h"
#include "tui/names.h"
#include "tui/over.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void plain_print_log(Plain *p)
{
    char text[TEXT_SIZE + 8];
    if (!p->model.has_view && !p->session->is_server)
        return; /* the title comes first */
    if (p->told < p->model.lines - MODEL_LINES)
        p->told = p->model.lines - MODEL_LINES;
    for (; p->told < p->model.lines; p->told++) {
        snprintf(text, sizeof text, "* %s", model_line(&p->model, p->told)->text);
        lines_print(text);
    }
}

/* --- The table --- */

static void print_kinds(const Model *m, TextId id, uint32_t kinds)
{
    char names[TEXT_SIZE];
    over_write_kinds(m->lang, kinds, names);
    lines_say(m->lang, id, TEXT_ARGS({.name = "cards", .text = names}));
}

static void print_heading(const Model *m)
{
    const OriState *s = &m->view.known;
    const TextArg *args =
        TEXT_ARGS({.name = "n", .number = s->round},
                  {.name = "phase",
                   .text = text_fixed(m->lang, s->ask == ORI_ASK_PLACE  ? TEXT_PHASE_PLACE
                                               : s->ask == ORI_ASK_OVER ? TEXT_PHASE_OVER
                                                                        : TEXT_PHASE_RESOLVE)});
    lines_say(m->lang, TEXT_PLAIN_ROUND, args);
}

static void print_influence(const Model *m)
{
    const OriState *s = &m->view.known;
    char list[TEXT_SIZE] = "";
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        char name[TEXT_SIZE];
        char points[16];
        name_with_role(m->lang, m->teller.name[seat],
                       seat == m->view.seat ? text_fixed(m->lang, TEXT_ROLE_YOU) : "", name);
        snprintf(points, sizeof points, " %d", s->pool[seat]);
        text_add(name, points);
        names_add(m->lang, name, list);
    }
    lines_say(m->lang, TEXT_PLAIN_INFLUENCE, TEXT_ARGS({.name = "list", .text = list}));
}

static void print_queue(const Model *m)
{
    const OriState *s = &m->view.known;
    Teller teller = m->teller;
    char text[TEXT_SIZE];
    tell_look(&teller, &m->view);
    teller.you = m->view.seat >= 0 && m->you != ORI_NOBODY ? m->view.seat : ORI_NOBODY;
    if (s->places == 0)
        lines_say(m->lang, TEXT_QUEUE_EMPTY, NULL);
    for (int place = 0; place < s->places; place++) {
        tell_place(&teller, place, text);
        lines_print(text);
    }
    if (s->ask != ORI_ASK_PLACE && s->ask != ORI_ASK_OVER && s->cursor > 0)
        lines_say(m->lang, TEXT_PLAIN_NOW, TEXT_ARGS({.name = "place", .number = s->cursor}));
}

void plain_print_short(const Model *m)
{
    const OriState *s = &m->view.known;
    print_heading(m);
    print_influence(m);
    print_queue(m);
    if (m->view.seat >= 0)
        print_kinds(m, TEXT_PLAIN_HAND, s->hand[m->view.seat] & ~ORI_TWIN_BIT);
}

/* "b Blue (squire), first player, decides now" */
static void print_player(const Model *m, int seat)
{
    const OriState *s = &m->view.known;
    char role[TEXT_SIZE];
    char text[TEXT_SIZE];
    char line[TEXT_SIZE] = {(char)('a' + seat), '\0'};
    over_write_role(m, seat, role);
    if (role[0] != '\0')
        names_add(m->lang, role, line);
    if (s->first == seat && !m->is_over)
        names_add(m->lang, text_fixed(m->lang, TEXT_PLAIN_FIRST), line);
    if (s->asked == seat && !m->is_over)
        names_add(m->lang, text_fixed(m->lang, TEXT_PLAIN_DECIDES), line);
    look_tell_family(m, seat, text);
    text_add(line, ". ");
    text_add(line, text);
    lines_print(line);
}

static void print_alarms(const Model *m)
{
    char text[TEXT_SIZE];
    if (m->link == LINK_OFFLINE)
        lines_print(text_fixed(m->lang, TEXT_LINK_OFFLINE));
    if (m->is_unsaved)
        lines_print(text_say(m->lang, TEXT_MARK_UNSAVED,
                             TEXT_ARGS({.name = "why", .text = m->why_unsaved}), text));
}

void plain_print_whole(const Model *m)
{
    const OriState *s = &m->view.known;
    char clock[32];
    print_alarms(m);
    print_heading(m);
    lines_say(m->lang, TEXT_PLAIN_RULES,
              TEXT_ARGS({.name = "rules", .text = name_of_set(m->lang, s->rules)}));
    model_write_clock(m, clock);
    if (clock[0] != '\0')
        lines_say(m->lang, TEXT_PLAIN_CLOCK, TEXT_ARGS({.name = "left", .text = clock}));
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        print_player(m, seat);
    print_queue(m);
}

/* --- Explaining --- */

static void print_card(const Model *m, int kind)
{
    char line[TEXT_SIZE];
    char text[2 * TEXT_SIZE];
    tell_kind_line(m->lang, kind, line);
    snprintf(text, sizeof text, "%c. %s", ori_kind_letter(kind), line);
    lines_print(text);
}

static void print_all_cards(const Model *m)
{
    lines_say(m->lang, TEXT_HELP_CARDS_TITLE, NULL);
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((ori_family_kinds(m->view.known.rules) >> kind & 1) != 0)
            print_card(m, kind);
    lines_say(m->lang, TEXT_HELP_NOTATION, NULL);
}

/* A card of this game by its letter, or by its name as far as it is told. */
static int kind_named(const Model *m, const char *name)
{
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        if ((ori_family_kinds(m->view.known.rules) >> kind & 1) == 0)
            continue;
        if (name[1] == '\0' && (name[0] & ~0x20) == ori_kind_letter(kind))
            return kind;
        if (name[1] != '\0' && lines_begins(tell_kind_name(m->lang, kind), name))
            return kind;
    }
    return ORI_HIDDEN;
}

static void print_place(const Model *m, int place)
{
    Look look = {.is_on = true, .group = LOOK_QUEUE, .at = place};
    char text[TEXT_SIZE];
    look_tell(&look, m, text);
    lines_print(text);
    int kind = look_kind(&look, m);
    if (kind >= ORI_KINDS) {
        lines_say(m->lang, TEXT_HELP_HIDDEN, NULL);
        return;
    }
    print_card(m, kind);
    lines_print(tell_kind_rulings(m->lang, kind));
}

void plain_explain(const Model *m, const char *what)
{
    int kind = kind_named(m, what);
    int place = atoi(what);
    if (what[0] == '\0') {
        lines_say(m->lang, TEXT_PLAIN_HELP, NULL);
    } else if (strcmp(what, "?") == 0) {
        print_all_cards(m);
    } else if (place >= 1 && place <= m->view.known.places) {
        print_place(m, place - 1);
    } else if (kind != ORI_HIDDEN) {
        print_card(m, kind);
        lines_print(tell_kind_rulings(m->lang, kind));
    } else {
        lines_say(m->lang, TEXT_PLAIN_NO_CARD, TEXT_ARGS({.name = "text", .text = what}));
    }
}

/* --- Around the game --- */

void plain_print_welcome(const Plain *p)
{
    Lang lang = p->model.lang;
    char list[TEXT_SIZE] = "";
    lines_say(lang, TEXT_PLAIN_WELCOME,
              TEXT_ARGS({.name = "rules", .text = name_of_set(lang, plain_known(p)->rules)},
                        {.name = "seats", .number = (int)plain_known(p)->rules.seats}));
    for (int seat = 0; seat < p->model.table.seats; seat++) {
        char name[TEXT_SIZE];
        if (seat == p->model.you)
            continue;
        name_with_role(lang, p->model.teller.name[seat],
                       tell_bot(lang, p->model.table.seat[seat].bot), name);
        names_add(lang, name, list);
    }
    lines_say(lang, p->model.you >= 0 ? TEXT_PLAIN_OPPONENTS : TEXT_PLAIN_PLAYERS,
              TEXT_ARGS({.name = "players", .text = list}));
    if (p->session->source->here == 0) {
        lines_say(lang, TEXT_PLAIN_HOW_WATCHING, NULL);
        return;
    }
    lines_say(lang, TEXT_PLAIN_HOW, NULL);
    if (p->session->is_server)
        lines_say(lang, TEXT_PLAIN_HOW_TABLE, NULL);
}

static void print_line(void *to, const char *line)
{
    (void)to;
    lines_print(line);
}

void plain_print_lobby(Plain *p)
{
    const Model *m = &p->model;
    lobby_tell(m, print_line, NULL);
    if (!p->was_lobby_told)
        lines_say(m->lang,
                  m->table.maker ? TEXT_PLAIN_LOBBY_COMMANDS
                  : m->you >= 0  ? TEXT_LOBBY_WAIT
                                 : TEXT_LOBBY_WATCH,
                  NULL);
    p->was_lobby_told = true;
}

void plain_print_over(const Plain *p)
{
    putchar('\n');
    lines_say(p->model.lang, TEXT_PLAIN_OPENED, NULL);
    print_queue(&p->model);
    putchar('\n');
    lines_say(p->model.lang, TEXT_PLAIN_RANKS, NULL);
    over_tell(&p->model, print_line, NULL);
    if (p->session->path[0] != '\0' && !p->model.is_unsaved)
        lines_say(p->model.lang, TEXT_OVER_SAVED,
                  TEXT_ARGS({.name = "path", .text = p->session->path}));
}
