/*
 * card.c - one place of the Queue: a frame, the card's owner, and what is known of it and beneath
 * it.
 */
#include "tui/card.h"

#include <curses.h>
#include <stdio.h>

void card_draw_frame(int y, int x, int height, int width, Frame frame)
{
    bool heavy = frame == FRAME_HEAVY;
    bool dashed = frame == FRAME_DASHED;
    Glyph corner = heavy ? GLYPH_HEAVY_TOP_LEFT : GLYPH_TOP_LEFT;
    const char *across = term_glyph(heavy    ? GLYPH_HEAVY_ACROSS
                                    : dashed ? GLYPH_DASHED_ACROSS
                                             : GLYPH_ACROSS);
    const char *down = term_glyph(heavy    ? GLYPH_HEAVY_DOWN
                                  : dashed ? GLYPH_DASHED_DOWN
                                           : GLYPH_DOWN);
    for (int i = 1; i < width - 1; i++) {
        mvaddstr(y, x + i, across);
        mvaddstr(y + height - 1, x + i, across);
    }
    for (int i = 1; i < height - 1; i++) {
        mvaddstr(y + i, x, down);
        mvaddstr(y + i, x + width - 1, down);
    }
    mvaddstr(y, x, term_glyph(corner));
    mvaddstr(y, x + width - 1, term_glyph((Glyph)(corner + 1)));
    mvaddstr(y + height - 1, x, term_glyph((Glyph)(corner + 2)));
    mvaddstr(y + height - 1, x + width - 1, term_glyph((Glyph)(corner + 3)));
}

static attr_t chip_of(int seat)
{
    return term_has_colour() ? (attr_t)COLOR_PAIR(PAIR_FAMILY + seat) | A_BOLD : A_BOLD;
}

/* The owner's letter and arms; on the back of a card, its pattern around them. */
static void draw_owner(const OriCard *card, int y, int x)
{
    char text[16];
    int seat = (int)card->owner;
    const char *side = card->revealed ? " " : term_glyph(GLYPH_BACK);
    snprintf(text, sizeof text, "%s%c %s%s", side, 'a' + seat,
             term_glyph((Glyph)(GLYPH_ARMS + seat)), side);
    attron(chip_of(seat));
    draw_text(y, x, 5, text);
    attroff(chip_of(seat));
}

static const char *name_for(Lang lang, int kind, int columns)
{
    const char *name = tell_kind_name(lang, kind);
    return term_width(name) <= columns ? name : tell_kind_short(lang, kind);
}

static void draw_back(int y, int x, int width)
{
    attron(A_DIM);
    for (int i = 0; i < width; i++)
        mvaddstr(y, x + i, term_glyph(GLYPH_BACK));
    attroff(A_DIM);
}

static void draw_face(const Model *m, const OriCard *card, int y, int x, int width)
{
    if (card->kind == ORI_HIDDEN) {
        draw_back(y, x, width);
        return;
    }
    attr_t style = card->revealed ? A_BOLD : A_NORMAL;
    attron(style);
    draw_text(y, x, width, name_for(m->lang, (int)card->kind, width));
    attroff(style);
}

static int beneath(const OriState *s, int handle)
{
    int count = 0;
    for (int h = (int)s->card[handle].under; h != 0; h = (int)s->card[h].under)
        count++;
    return count;
}

/* Influence on a covered card, if there is room to tell. */
static void draw_locked(const OriCard *card, int y, int x, int width)
{
    char text[16];
    snprintf(text, sizeof text, "+%d", (int)card->influence);
    if (card->influence > 0 && term_width(text) <= width)
        draw_text(y, x, width, text);
}

/* The bribed family, then the cards beneath, as far as there is room. */
static void draw_rest(const Model *m, int handle, int y, int x, int height, int width)
{
    const OriState *s = &m->view.known;
    const OriCard *card = &s->card[handle];
    int row = 0;
    char text[TEXT_SIZE];
    if (card->owner != card->family && row < height) {
        snprintf(text, sizeof text, "(%c %s)", 'a' + (int)card->family,
                 term_glyph((Glyph)(GLYPH_ARMS + (int)card->family)));
        draw_text(y + row++, x, width, text);
    }
    attron(A_DIM);
    for (int h = (int)card->under; h != 0 && row < height; h = (int)s->card[h].under) {
        int used = draw_text(y + row, x, width, "/");
        if (s->card[h].kind == ORI_HIDDEN)
            draw_back(y + row, x + used, width - used);
        else
            used += draw_text(y + row, x + used, width - used,
                              name_for(m->lang, (int)s->card[h].kind, width - used));
        if (s->card[h].kind != ORI_HIDDEN)
            draw_locked(&s->card[h], y + row, x + used, width - used);
        row++;
    }
    attroff(A_DIM);
    for (; row < height && !card->revealed; row++)
        draw_back(y + row, x, width);
}

static void draw_influence(const OriCard *card, int y, int right)
{
    char text[16];
    if (card->influence == 0)
        return;
    snprintf(text, sizeof text, "%s%d", term_glyph(GLYPH_INFLUENCE), (int)card->influence);
    attron(A_BOLD);
    draw_text(y, right - term_width(text) + 1, 5, text);
    attroff(A_BOLD);
}

bool card_is_resolving(const OriState *s, int place)
{
    return s->ask != ORI_ASK_PLACE && s->ask != ORI_ASK_OVER && place == s->cursor - 1;
}

void card_draw_number(const OriState *s, int place, int y, int x, int width)
{
    char text[32];
    bool now = card_is_resolving(s, place);
    snprintf(text, sizeof text, "%d%s", place + 1, now ? term_glyph(GLYPH_POINTER) : "");
    attr_t style = now ? A_BOLD : A_DIM;
    attron(style);
    draw_text(y, x + width / 2 - 1, width, text);
    attroff(style);
}

void card_draw(const Model *m, int place, int y, int x, int height, int width)
{
    const OriState *s = &m->view.known;
    int handle = s->line[place];
    const OriCard *card = &s->card[handle];
    int stack = beneath(s, handle) + 1;
    char text[16];
    draw_owner(card, y + 1, x + 1);
    draw_influence(card, y + 1, x + width - 2);
    draw_face(m, card, y + 2, x + 1, width - 2);
    draw_rest(m, handle, y + 3, x + 1, height - 4, width - 2);
    if (stack > 1) {
        snprintf(text, sizeof text, "%s%d", term_glyph(GLYPH_TIMES), stack);
        attron(A_BOLD);
        draw_text(y + height - 1, x + width - 2 - term_width(text), 4, text);
        attroff(A_BOLD);
    }
}
