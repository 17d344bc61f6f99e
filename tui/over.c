/*
 * over.c - the end of a game in lines.
 */
#include "tui/over.h"

#include "tui/names.h"
#include "ori_bits.h"

#include <stdio.h>
#include <string.h>

void over_write_kinds(Lang lang, uint32_t kinds, char out[TEXT_SIZE])
{
    out[0] = '\0';
    names_add_kinds(lang, kinds, out);
    if (out[0] == '\0')
        text_add(out, text_fixed(lang, TEXT_PLAIN_EMPTY));
}

void over_write_role(const Model *m, int seat, char out[TEXT_SIZE])
{
    const TableSeat *at = &m->table.seat[seat];
    TextId id = seat == m->you                        ? TEXT_ROLE_YOU
                : at->standin                         ? TEXT_ROLE_STANDIN
                : at->kind == SEAT_HUMAN && !at->here ? TEXT_ROLE_AWAY
                                                      : TEXTS;
    const char *role = id != TEXTS            ? text_fixed(m->lang, id)
                       : at->kind == SEAT_BOT ? tell_bot(m->lang, at->bot)
                                              : "";
    snprintf(out, TEXT_SIZE, "%s", strcmp(role, m->teller.name[seat]) != 0 ? role : "");
}

static void write_rank(const Model *m, int rank, int seat, char out[TEXT_SIZE])
{
    const OriState *s = &m->view.known;
    const TextArg *args = TEXT_ARGS(
        {.name = "rank", .number = rank}, {.name = "player", .text = m->teller.name[seat]},
        {.name = "n", .number = s->pool[seat]}, {.name = "tops", .number = bits_few(s->own[seat])});
    text_say(m->lang, TEXT_OVER_LINE, args, out);
}

/* Adds "set aside: Heir, Lord, Spy". */
static void add_kinds(const Model *m, TextId id, uint32_t kinds, char out[TEXT_SIZE])
{
    char names[TEXT_SIZE];
    char part[TEXT_SIZE];
    over_write_kinds(m->lang, kinds, names);
    text_say(m->lang, id, TEXT_ARGS({.name = "cards", .text = names}), part);
    names_add_part(m->lang, part, out);
}

void over_write_winner(const Model *m, char out[TEXT_SIZE])
{
    const OriState *s = &m->view.known;
    uint8_t rank[ORI_MAX_SEATS];
    ori_ranks(s, rank);
    char others[TEXT_SIZE] = "";
    int winners = 0;
    int winner = 0;
    bool you = m->you >= 0 && m->you < (int)s->rules.seats && rank[m->you] == 1;
    int left = -you;
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        left += rank[seat] == 1;
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        if (rank[seat] != 1)
            continue;
        winners++;
        winner = seat;
        if (seat == m->you)
            continue;
        if (--left == 0)
            names_add_last(m->lang, m->teller.name[seat], others);
        else
            names_add(m->lang, m->teller.name[seat], others);
    }
    const TextArg *args =
        TEXT_ARGS({.name = "player", .text = m->teller.name[winner]},
                  {.name = "players", .text = others}, {.name = "n", .number = s->pool[winner]});
    TextId id = winners == 1 ? (you ? TEXT_WINNER_YOU : TEXT_WINNER)
                             : (you ? TEXT_WINNERS_SHARED_YOU : TEXT_WINNERS_SHARED);
    text_say(m->lang, id, args, out);
}

/* Top cards have decided between two seats of equal influence. */
static bool has_broken_tie(const OriState *s, const uint8_t rank[ORI_MAX_SEATS])
{
    for (int a = 0; a < (int)s->rules.seats; a++)
        for (int b = 0; b < a; b++)
            if (s->pool[a] == s->pool[b] && rank[a] != rank[b])
                return true;
    return false;
}

void over_tell(const Model *m, void (*line)(void *to, const char *text), void *to)
{
    const OriState *s = &m->view.known;
    uint8_t rank[ORI_MAX_SEATS];
    char text[TEXT_SIZE];
    ori_ranks(s, rank);
    over_write_winner(m, text);
    line(to, text);
    if (has_broken_tie(s, rank))
        line(to, text_fixed(m->lang, TEXT_TIE_BREAK_RULE));
    line(to, "");
    for (int n = 1; n <= (int)s->rules.seats; n++)
        for (int seat = 0; seat < (int)s->rules.seats; seat++) {
            if (rank[seat] != n)
                continue;
            write_rank(m, n, seat, text);
            line(to, text);
            if (m->view.seat != ORI_TRUTH)
                continue;
            char kinds[TEXT_SIZE] = "";
            add_kinds(m, TEXT_OVER_UNPLAYED, s->hand[seat] & ~ORI_TWIN_BIT, kinds);
            add_kinds(m, TEXT_OVER_ASIDE, s->aside[seat], kinds);
            strcpy(text, "   ");
            text_add(text, kinds);
            line(to, text);
        }
}
