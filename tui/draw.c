/*
 * draw.c - the table on the screen: a bar, the families, the Queue, the hand, the prompt, the log.
 *
 * The Queue takes what it needs, the log what is left.
 */
#include "tui/draw.h"

#include "tui/foot.h"
#include "tui/lobby.h"
#include "tui/names.h"
#include "tui/over.h"
#include "tui/strip.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

int draw_text(int y, int x, int columns, const char *text)
{
    char part[TEXT_SIZE];
    int width;
    if (x < 0 || columns > COLS - x)
        columns = COLS - x;
    if (columns <= 0 || y < 0 || y >= LINES)
        return 0;
    size_t bytes = term_fit(text, columns, &width);
    if (bytes >= sizeof part)
        bytes = sizeof part - 1;
    memcpy(part, text, bytes);
    part[bytes] = '\0';
    mvaddstr(y, x, term_encode(part));
    return width;
}

int draw_styled(int y, int x, int columns, attr_t style, const char *text)
{
    attron(style);
    int width = draw_text(y, x, columns, text);
    attroff(style);
    return width;
}

int draw_wrapped(int y, int x, int columns, int rows, attr_t style, const char *text)
{
    int row = 0;
    while (*text != '\0' && row < rows) {
        char part[TEXT_SIZE];
        const char *next;
        size_t bytes = term_wrap(text, columns, &next);
        if (bytes >= sizeof part)
            bytes = sizeof part - 1;
        memcpy(part, text, bytes);
        part[bytes] = '\0';
        draw_styled(y + row++, x, columns, style, part);
        text = next;
    }
    return row;
}

void draw_fill(int y, int x, int columns, char c)
{
    for (int i = 0; i < columns && x + i < COLS; i++)
        mvaddch(y, x + i, (chtype)c);
}

attr_t draw_pair(int number)
{
    return term_has_colour() ? (attr_t)COLOR_PAIR(number) : A_NORMAL;
}

/* --- The bar --- */

static const char *phase_of(const Model *m)
{
    const OriState *s = &m->view.known;
    return text_fixed(m->lang, m->is_over                ? TEXT_PHASE_OVER
                               : s->ask == ORI_ASK_PLACE ? TEXT_PHASE_PLACE
                                                         : TEXT_PHASE_RESOLVE);
}

/* Warnings, to the left of the bar's right end. */
static void draw_alarm(const Model *m, int right)
{
    char text[TEXT_SIZE + 8];
    char said[TEXT_SIZE];
    if (m->link == LINK_OFFLINE)
        snprintf(said, sizeof said, "%s", text_fixed(m->lang, TEXT_LINK_OFFLINE));
    else if (m->is_unsaved)
        text_say(m->lang, TEXT_MARK_UNSAVED, TEXT_ARGS({.name = "why", .text = m->why_unsaved}),
                 said);
    else
        return;
    snprintf(text, sizeof text, " %s ", said);
    int columns = right - 12 < term_width(text) ? right - 12 : term_width(text);
    draw_styled(0, right - columns - 1, columns, draw_pair(PAIR_NOTICE) | A_BOLD, text);
}

static void draw_bar(const Model *m)
{
    const OriState *s = &m->view.known;
    char text[2 * TEXT_SIZE];
    char clock[32];
    const TextArg *round = TEXT_ARGS({.name = "n", .number = s->round});
    attr_t style = (term_has_colour() ? draw_pair(PAIR_BAR) : A_REVERSE) | A_BOLD;
    attron(style);
    draw_fill(0, 0, COLS, ' ');
    int x = 1 + draw_text(0, 1, COLS, "Oriflamme");
    const char *dot = term_glyph(GLYPH_DOT);
    if (m->has_view) {
        char part[TEXT_SIZE];
        text_say(m->lang, TEXT_ROUND_N, round, part);
        snprintf(text, sizeof text, " %s %s %s %s", dot, part, dot, phase_of(m));
        draw_text(0, x, COLS - x, text);
        model_write_clock(m, clock);
        snprintf(text, sizeof text, "%s%s%s", clock, clock[0] != '\0' ? "  " : "",
                 name_of_set(m->lang, s->rules));
        x = COLS - 1 - term_width(text);
        draw_text(0, x, COLS, text);
    } else {
        x = COLS - 1;
    }
    attroff(style);
    draw_alarm(m, x);
}

/* --- The families --- */

static void write_kinds(const Model *m, uint32_t kinds, int columns, char *out, size_t size)
{
    char names[TEXT_SIZE] = "";
    names_add_kinds(m->lang, kinds, names);
    snprintf(out, size, "%s", names);
    if (term_width(out) <= columns)
        return;
    size_t length = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0 && length < size)
            length += (size_t)snprintf(out + length, size - length, "%s%s", length > 0 ? " " : "",
                                       tell_kind_short(m->lang, kind));
    if (term_width(out) <= columns)
        return;
    length = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0 && length + 2 < size)
            length += (size_t)snprintf(out + length, size - length, "%s%c", length > 0 ? " " : "",
                                       ori_kind_letter(kind));
}

/* "Blue (Squire)", "Ann (you)" */
static void write_name(const Model *m, int seat, char out[TEXT_SIZE])
{
    char role[TEXT_SIZE];
    over_write_role(m, seat, role);
    name_with_role(m->lang, m->teller.name[seat], role, out);
}

void draw_chip(int y, int x, int seat)
{
    char text[16];
    attr_t style = draw_pair(PAIR_FAMILY + seat) | A_BOLD;
    snprintf(text, sizeof text, " %c %s ", 'a' + seat, term_glyph((Glyph)(GLYPH_ARMS + seat)));
    draw_styled(y, x, 5, style, text);
}

static bool looks_at(const Cursor *c, LookGroup group, int at)
{
    return c->look.is_on && c->look.group == group && c->look.at == at;
}

static void draw_family(const Model *m, const Cursor *c, int seat, int y)
{
    const OriState *s = &m->view.known;
    bool turn = !m->is_over && s->asked == seat;
    char text[TEXT_SIZE];
    int name_columns = COLS >= 110 ? 32 : 22;
    if (turn)
        draw_styled(y, 0, 1, A_BOLD, term_glyph(GLYPH_TURN));
    draw_chip(y, 2, seat);
    write_name(m, seat, text);
    attr_t style = turn ? A_BOLD : A_NORMAL;
    if (looks_at(c, LOOK_FAMILIES, seat))
        style |= A_REVERSE;
    draw_styled(y, 8, name_columns, style, text);
    int x = 9 + name_columns;
    if (s->first == seat && !m->is_over)
        draw_styled(y, x, 1, A_BOLD, term_glyph(GLYPH_FIRST));
    snprintf(text, sizeof text, "%s%3d", term_glyph(GLYPH_INFLUENCE), s->pool[seat]);
    draw_styled(y, x + 2, 6, A_BOLD, text);
    snprintf(text, sizeof text, "%s %d", text_fixed(m->lang, TEXT_HAND), ori_hand_count(s, seat));
    x += 8;
    x += draw_text(y, x, 14, text) + 2;
    uint32_t pile = ori_pile(s, seat);
    if (pile == 0)
        return;
    x += draw_text(y, x, 14, text_fixed(m->lang, TEXT_PILE)) + 1;
    write_kinds(m, pile, COLS - x - 1, text, sizeof text);
    draw_text(y, x, COLS - x, text);
}

/* --- The whole Queue in miniature: what lies where, in the notation --- */

static void draw_ribbon(const Model *m, const Cursor *c, int y, Hits *hits)
{
    const OriState *s = &m->view.known;
    bool resolving = s->ask != ORI_ASK_PLACE && s->ask != ORI_ASK_OVER;
    int x = 1;
    x += draw_styled(y, x, 12, A_DIM, text_fixed(m->lang, TEXT_FRONT)) + 1;
    x += draw_styled(y, x, 2, A_BOLD, term_glyph(GLYPH_RIGHT)) + 1;
    for (int i = 0; i < s->places && x < COLS - 4; i++) {
        const OriCard *card = &s->card[s->line[i]];
        char text[16];
        char letter = card->kind < ORI_KINDS ? ori_kind_letter((int)card->kind) : '?';
        if (!card->revealed && letter != '?')
            letter = (char)(letter - 'A' + 'a');
        snprintf(text, sizeof text, "%c%c", 'a' + (int)card->owner, letter);
        attr_t style = draw_pair(PAIR_FAMILY_INK + (int)card->owner);
        if (resolving && i == s->cursor - 1)
            style |= A_REVERSE | A_BOLD;
        strip_hit(hits, HIT_PLACE, i, y, x, 1, 2);
        int option = strip_option_at(m, c, i);
        if (option != DRAW_NOTHING && s->ask != ORI_ASK_REVEAL)
            strip_hit(hits, HIT_OPTION, option, y, x, 1, 2);
        x += draw_styled(y, x, 2, style, text) + 1;
    }
    x += draw_styled(y, x, 2, A_BOLD, term_glyph(GLYPH_RIGHT)) + 1;
    draw_styled(y, x, COLS - x, A_DIM, text_fixed(m->lang, TEXT_BACK));
}

/* --- The hand --- */

typedef const char *NameOf(Lang lang, int kind);

/* The columns of a hand with such names and gaps, with the Twin that waits. */
static int hand_columns(const Model *m, uint32_t hand, NameOf *name_of, int gap)
{
    int columns = (hand & ORI_TWIN_BIT) != 0 ? 2 + term_width(name_of(m->lang, ORI_TWIN)) : 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((hand & ~ORI_TWIN_BIT) >> kind & 1)
            columns += 2 + term_width(name_of(m->lang, kind)) + gap;
    return columns;
}

static void draw_hand(const Model *m, const Cursor *c, int y, Hits *hits)
{
    const OriState *s = &m->view.known;
    int seat = look_hand(m);
    char text[TEXT_SIZE];
    if (seat == ORI_NOBODY)
        return;
    enum { LETTER = 3 }; /* the Twin at its shortest */
    int number = 0;
    uint32_t hand = s->hand[seat];
    int x = 2 + term_width(text_fixed(m->lang, TEXT_HAND));
    if (hand_columns(m, hand & ~ORI_TWIN_BIT, tell_kind_short, 1) + LETTER <= COLS - x)
        draw_styled(y, 1, 10, A_DIM, text_fixed(m->lang, TEXT_HAND));
    else
        x = 1; /* the cards matter more than the word */
    int room = COLS - 1 - x;
    NameOf *name_of =
        hand_columns(m, hand, tell_kind_name, 1) <= room ? tell_kind_name : tell_kind_short;
    int gap = hand_columns(m, hand, name_of, 2) <= room ? 2 : 1;
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        if ((hand & ~ORI_TWIN_BIT) >> kind & 1) {
            bool chosen = kind == c->kind && m->options > 0 && s->ask == ORI_ASK_PLACE;
            if (c->look.is_on)
                chosen = looks_at(c, LOOK_HAND, number);
            snprintf(text, sizeof text, "%d %s", ++number, name_of(m->lang, kind));
            int width = draw_styled(y, x, COLS - x, chosen ? A_REVERSE | A_BOLD : A_BOLD, text);
            strip_hit(hits, HIT_KIND, kind, y, x, 1, width);
            x += width + gap;
        }
    }
    if ((hand & ORI_TWIN_BIT) != 0) {
        if (hand_columns(m, hand, name_of, gap) <= room)
            snprintf(text, sizeof text, "+ %s", name_of(m->lang, ORI_TWIN));
        else
            snprintf(text, sizeof text, "+ %c", ori_kind_letter(ORI_TWIN));
        bool chosen = looks_at(c, LOOK_HAND, number);
        draw_styled(y, x, COLS - x, chosen ? A_REVERSE : A_NORMAL, text);
    }
}

static void draw_aside(const Model *m, const Cursor *c, int y)
{
    int seat = look_hand(m);
    char text[TEXT_SIZE];
    if (seat == ORI_NOBODY)
        return;
    uint32_t aside = m->view.known.aside[seat];
    int x = 1 + draw_styled(y, 1, 16, A_DIM, text_fixed(m->lang, TEXT_ASIDE)) + 1;
    write_kinds(m, aside, COLS - x - 1, text, sizeof text);
    if (!c->look.is_on || c->look.group != LOOK_ASIDE) {
        draw_text(y, x, COLS - x, text);
        return;
    }
    int number = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((aside >> kind & 1) != 0) {
            attr_t style = number++ == c->look.at ? A_REVERSE : A_NORMAL;
            x += draw_styled(y, x, COLS - x, style, tell_kind_short(m->lang, kind)) + 2;
        }
}

static void draw_rule(int y)
{
    attron(A_DIM);
    for (int x = 0; x < COLS; x++)
        mvaddstr(y, x, term_glyph(GLYPH_ACROSS));
    attroff(A_DIM);
}

Spot draw_table(const Model *m, const Cursor *c, const Foot *foot, Hits *hits)
{
    const OriState *s = &m->view.known;
    hits->count = 0;
    erase();
    draw_bar(m);
    int y = 1;
    if (m->has_view) {
        for (int seat = 0; seat < (int)s->rules.seats; seat++) {
            strip_hit(hits, HIT_FAMILY, seat, y, 0, 1, COLS);
            draw_family(m, c, seat, y++);
        }
        draw_ribbon(m, c, y++, hits);
        y += strip_draw(m, c, y, hits);
        draw_hand(m, c, y++, hits);
        draw_aside(m, c, y++);
    } else {
        y += lobby_draw(m, y);
    }
    Spot spot = foot_draw_prompt(m, foot, y);
    y += FOOT_PROMPT_ROWS;
    if (LINES - y > 6)
        draw_rule(y++);
    foot_draw_log(m, y, LINES - 1 - y);
    return foot_draw_keys(foot, LINES - 1, spot, hits);
}

const Hit *draw_hit_at(const Hits *hits, int y, int x)
{
    for (int i = hits->count - 1; i >= 0; i--) {
        const Hit *hit = &hits->hit[i];
        if (y >= hit->y && y < hit->y + hit->height && x >= hit->x && x < hit->x + hit->width)
            return hit;
    }
    return NULL;
}

/* --- The order of the options --- */

int draw_order(const Model *m, const Cursor *c, int order[ORI_MAX_OPTIONS])
{
    const OriState *s = &m->view.known;
    StripItem item[STRIP_ITEMS];
    int count = 0;
    if (s->ask == ORI_ASK_REVEAL || s->ask == ORI_ASK_PLOT_NEXT) {
        for (int i = 0; i < m->options; i++)
            order[count++] = i;
        return count;
    }
    int items = strip_build(m, c, item);
    for (int i = 0; i < items; i++)
        if (item[i].option != DRAW_NOTHING)
            order[count++] = item[i].option;
    return count;
}
