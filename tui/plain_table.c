/*
 * plain_table.c - plain mode: what is told of the table, the cards and the end.
 */
#include "tui/plain.h"

#include "tui/over.h"

#include <stdio.h>
#include <string.h>

void plain_print_log(Plain *p)
{
    char text[TEXT_SIZE + 8];
    if (p->told < p->model.lines - MODEL_LINES)
        p->told = p->model.lines - MODEL_LINES;
    for (; p->told < p->model.lines; p->told++) {
        snprintf(text, sizeof text, "* %s", model_line(&p->model, p->told)->text);
        lines_print(text);
    }
}

static void print_kinds(const Plain *p, TextId id, uint32_t kinds)
{
    char names[TEXT_SIZE];
    over_write_kinds(p->model.lang, kinds, names);
    lines_say(p->model.lang, id, (TextArg[]){{.name = "cards", .text = names}, {.name = NULL}});
}

static void print_heading(const Plain *p)
{
    const OriState *s = plain_known(p);
    Lang lang = p->model.lang;
    const TextArg args[] = {
        {.name = "n", .number = s->round},
        {.name = "phase",
         .text = text_fixed(lang, s->ask == ORI_ASK_PLACE  ? TEXT_PHASE_PLACE
                                  : s->ask == ORI_ASK_OVER ? TEXT_PHASE_OVER
                                                           : TEXT_PHASE_RESOLVE)},
        {.name = NULL}};
    lines_say(lang, TEXT_PLAIN_ROUND, args);
}

static void print_influence(const Plain *p)
{
    const OriState *s = plain_known(p);
    char list[TEXT_SIZE] = "";
    char you[TEXT_SIZE];
    size_t length = 0;
    snprintf(you, sizeof you, " (%.64s)", text_fixed(p->model.lang, TEXT_ROLE_YOU));
    for (int seat = 0; seat < (int)s->rules.seats && length < sizeof list; seat++)
        length += (size_t)snprintf(list + length, sizeof list - length, "%s%s%s %d",
                                   seat > 0 ? ", " : "", p->model.teller.name[seat],
                                   seat == p->model.view.seat ? you : "", s->pool[seat]);
    lines_say(p->model.lang, TEXT_PLAIN_INFLUENCE,
              (TextArg[]){{.name = "list", .text = list}, {.name = NULL}});
}

static void print_piles(const Plain *p)
{
    const OriState *s = plain_known(p);
    char names[TEXT_SIZE];
    char line[4 * TEXT_SIZE];
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        uint32_t pile = ori_pile(s, seat);
        if (pile == 0)
            continue;
        over_write_kinds(p->model.lang, pile, names);
        snprintf(line, sizeof line, "%s (%s): %s", text_fixed(p->model.lang, TEXT_PILE),
                 p->model.teller.name[seat], names);
        lines_print(line);
    }
}

static void print_queue(const Plain *p)
{
    const OriState *s = plain_known(p);
    Teller teller = p->model.teller;
    char text[TEXT_SIZE];
    tell_look(&teller, s);
    teller.you = p->model.view.seat >= 0 ? p->model.view.seat : TELL_NOBODY;
    if (s->places == 0)
        lines_say(p->model.lang, TEXT_QUEUE_EMPTY, NULL);
    for (int place = 0; place < s->places; place++) {
        tell_place(&teller, place, text);
        lines_print(text);
    }
    if (s->ask != ORI_ASK_PLACE && s->ask != ORI_ASK_OVER && s->cursor > 0)
        lines_say(p->model.lang, TEXT_PLAIN_NOW,
                  (TextArg[]){{.name = "place", .number = s->cursor}, {.name = NULL}});
}

void plain_print_table(const Plain *p)
{
    const OriState *s = plain_known(p);
    int seat = p->model.view.seat;
    print_heading(p);
    print_influence(p);
    print_queue(p);
    print_piles(p);
    if (seat < 0)
        return;
    print_kinds(p, TEXT_PLAIN_HAND, s->hand[seat] & ~ORI_TWIN_BIT);
    print_kinds(p, TEXT_PLAIN_ASIDE, s->aside[seat]);
}

void plain_explain_cards(const Plain *p)
{
    Lang lang = p->model.lang;
    char line[TEXT_SIZE];
    char text[2 * TEXT_SIZE];
    uint32_t kinds = plain_known(p)->rules.kinds;
    if ((kinds >> ORI_PRINCE & 1) != 0)
        kinds |= ORI_TWIN_BIT;
    lines_say(lang, TEXT_HELP_CARDS_TITLE, NULL);
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0) {
            tell_kind_line(lang, kind, line);
            snprintf(text, sizeof text, "%c. %s", ori_kind_letter(kind), line);
            lines_print(text);
        }
    lines_say(lang, TEXT_HELP_NOTATION, NULL);
    lines_say(lang, TEXT_PLAIN_HOW, NULL);
}

void plain_print_welcome(const Plain *p)
{
    Lang lang = p->model.lang;
    char rules[ORI_RULES_TEXT];
    char list[TEXT_SIZE] = "";
    size_t length = 0;
    ori_write_rules(plain_known(p)->rules, rules);
    lines_say(lang, TEXT_PLAIN_WELCOME,
              (TextArg[]){{.name = "rules", .text = rules},
                          {.name = "seats", .number = (int)plain_known(p)->rules.seats},
                          {.name = NULL}});
    for (int seat = 0; seat < p->model.table.seats && length < sizeof list; seat++) {
        const TableSeat *at = &p->model.table.seat[seat];
        if (seat == p->model.you)
            continue;
        length += (size_t)snprintf(list + length, sizeof list - length, "%s%s%s%s%s",
                                   length > 0 ? ", " : "", p->model.teller.name[seat],
                                   at->bot[0] != '\0' ? " (" : "", at->bot,
                                   at->bot[0] != '\0' ? ")" : "");
    }
    lines_say(lang, p->model.you >= 0 ? TEXT_PLAIN_OPPONENTS : TEXT_PLAIN_PLAYERS,
              (TextArg[]){{.name = "players", .text = list}, {.name = NULL}});
    lines_say(lang, TEXT_PLAIN_HOW, NULL);
    if (p->session->is_server && p->model.you >= 0)
        lines_say(lang, TEXT_PLAIN_HOW_TABLE, NULL);
}

void plain_print_lobby(Plain *p)
{
    const TableNews *table = &p->model.table;
    Lang lang = p->model.lang;
    lines_say(lang, TEXT_LOBBY_TITLE, NULL);
    for (int seat = 0; seat < table->seats; seat++) {
        const char letter[] = {(char)('a' + seat), '\0'};
        const TextArg args[] = {{.name = "seat", .text = letter},
                                {.name = "player", .text = table->seat[seat].name},
                                {.name = NULL}};
        lines_say(lang,
                  table->seat[seat].kind == SEAT_OPEN  ? TEXT_LOBBY_SEAT_OPEN
                  : table->seat[seat].kind == SEAT_BOT ? TEXT_LOBBY_SEAT_BOT
                                                       : TEXT_LOBBY_SEAT_HUMAN,
                  args);
    }
    if (table->maker && !p->was_lobby_told)
        lines_say(lang, TEXT_PLAIN_LOBBY_COMMANDS, NULL);
    p->was_lobby_told = true;
}

static void print_over_line(void *to, const char *line)
{
    (void)to;
    lines_print(line);
}

void plain_print_over(const Plain *p)
{
    putchar('\n');
    lines_say(p->model.lang, TEXT_PLAIN_OPENED, NULL);
    print_queue(p);
    putchar('\n');
    lines_say(p->model.lang, TEXT_PLAIN_RANKS, NULL);
    over_tell(&p->model, print_over_line, NULL);
    if (p->session->path[0] != '\0')
        lines_say(p->model.lang, TEXT_OVER_SAVED,
                  (TextArg[]){{.name = "path", .text = p->session->path}, {.name = NULL}});
}
