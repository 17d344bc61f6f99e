/*
 * strip.c - the Queue as a strip of cards.
 *
 *         1         2▼       a number over each place; the one being resolved is pointed at
 *    ╭────────╮╔════════╗
 *    │▒a ⚜▒ ●2│║ b ✚    ║    owner by letter, arms and colour; influence
 *    │▒▒▒▒▒▒▒▒│║Soldier ║    a back, or the name (one's own, face down, too)
 *    │▒▒▒▒▒▒▒▒│║/Spy    ║    what is known beneath; who was bribed
 *    ╰────────╯╚═════×2═╝    how many lie there
 *                   ▲        what may be chosen; keep and reveal are two buttons
 *
 * What does not fit scrolls around the cursor or the place being resolved.
 */
#include "tui/strip.h"

#include "ori_look.h"
#include "tui/card.h"

#include <curses.h>
#include <stdio.h>

enum {
    NUMBERS = 1, /* rows over the cards ... */
    MARKS = 1,   /* ... and under them */
    LEAST_CARD = 5,
    MARGIN = 5, /* columns at both ends, for what is out of sight */
    NARROW = 10,
    SLOT = 5, /* columns of an end where a card could go, and of a gap */
};

/* --- The cards in it --- */

static int option_for(const Model *m, int kind, int verb, int at)
{
    for (int i = 0; i < m->options; i++) {
        const OriDecision *d = &m->option[i];
        if (d->verb == verb && (d->kind == kind || verb > ORI_PLACE_ON) &&
            (d->at == at || verb <= ORI_PLACE_LAST))
            return i;
    }
    return DRAW_NOTHING;
}

static bool is_placing(const OriState *s)
{
    return s->ask == ORI_ASK_PLACE || s->ask == ORI_ASK_PUT_TWIN;
}

/* The option to put the lifted card before this place. */
static int gap_before(const Model *m, int place)
{
    for (int i = 0; i < m->options; i++)
        if (m->option[i].verb == ORI_PUT && gap_shown(&m->view.known, m->option[i].at) == place)
            return i;
    return DRAW_NOTHING;
}

/* The option that points at a place. */
int strip_option_at(const Model *m, const Cursor *c, int place)
{
    const OriState *s = &m->view.known;
    if (m->options == 0)
        return DRAW_NOTHING;
    if (is_placing(s))
        return option_for(m, c->kind, ORI_PLACE_ON, place);
    if (s->ask == ORI_ASK_PUT_CARD)
        return DRAW_NOTHING;
    if (s->ask == ORI_ASK_REVEAL)
        return place == s->cursor - 1 ? c->option : DRAW_NOTHING;
    for (int i = 0; i < m->options; i++)
        if (m->option[i].verb != ORI_TAKE && m->option[i].at == place)
            return i;
    return DRAW_NOTHING;
}

int strip_build(const Model *m, const Cursor *c, StripItem item[STRIP_ITEMS])
{
    const OriState *s = &m->view.known;
    int count = 0;
    bool placing = m->options > 0 && is_placing(s);
    bool putting = m->options > 0 && s->ask == ORI_ASK_PUT_CARD;
    if (placing && s->places > 0)
        item[count++] =
            (StripItem){.kind = STRIP_END, .option = option_for(m, c->kind, ORI_PLACE_FIRST, 0)};
    for (int place = 0; place < s->places; place++) {
        int gap = putting ? gap_before(m, place) : DRAW_NOTHING;
        if (gap != DRAW_NOTHING)
            item[count++] = (StripItem){.kind = STRIP_GAP, .option = gap};
        item[count++] = (StripItem){
            .kind = STRIP_PLACE, .place = place, .option = strip_option_at(m, c, place)};
    }
    int last = putting ? gap_before(m, s->places) : DRAW_NOTHING;
    if (last != DRAW_NOTHING)
        item[count++] = (StripItem){.kind = STRIP_GAP, .option = last};
    if (placing)
        item[count++] =
            (StripItem){.kind = STRIP_END, .option = option_for(m, c->kind, ORI_PLACE_LAST, 0)};
    return count;
}

/* --- How it is laid out --- */

/* In one strip, or in several when there is room; what does not fit then is out of sight. */
typedef struct Layout {
    int card;   /* columns of a card */
    int height; /* rows of a card */
    int strips;
    int first, last; /* items in sight */
    bool is_whole;   /* all of them */
} Layout;

static int item_width(const StripItem *item, int card)
{
    return item->kind == STRIP_PLACE ? card : SLOT;
}

/* The item after the last that goes into one strip. */
static int fill_strip(const StripItem item[], int count, int from, int card, int columns)
{
    int width = 0;
    while (from < count && width + item_width(&item[from], card) <= columns)
        width += item_width(&item[from++], card);
    return from;
}

static int strips_needed(const StripItem item[], int first, int last, int card, int columns)
{
    int strips = 0;
    for (int at = first; at <= last; strips++)
        at = fill_strip(item, last + 1, at, card, columns);
    return strips;
}

static int card_rows(int strips)
{
    enum { MOST_SPARE = 8 };
    int spare = (LINES - TERM_LEAST_ROWS) / 3;
    return LEAST_CARD + (strips > 1 || spare < 0 ? 0 : spare > MOST_SPARE ? MOST_SPARE : spare);
}

/* As many as leave a few lines for the log. */
static int most_strips(const Model *m)
{
    enum { OTHER_ROWS = 1 + 1 + 2 + 3 + 1 + 1, LOG_ROWS = 6 };
    int rows = LINES - OTHER_ROWS - LOG_ROWS - (int)m->view.known.rules.seats;
    int strips = rows / (NUMBERS + LEAST_CARD + MARKS);
    return strips > 1 ? strips : 1;
}

/* The part that must be in sight. */
static int focus_of(const Model *m, const Cursor *c, const StripItem item[], int count)
{
    const OriState *s = &m->view.known;
    int place = look_place(&c->look);
    if (place == DRAW_NOTHING && c->option != DRAW_NOTHING)
        for (int i = 0; i < count; i++)
            if (item[i].option == c->option)
                return i;
    if (place == DRAW_NOTHING && s->ask != ORI_ASK_PLACE && s->ask != ORI_ASK_OVER)
        place = s->cursor > 0 ? s->cursor - 1 : 0;
    for (int i = 0; i < count; i++)
        if (item[i].kind == STRIP_PLACE && item[i].place == place)
            return i;
    return count - 1;
}

/* The items in sight, with the focus near the middle. */
static void find_window(const StripItem item[], int count, int focus, int columns, Layout *out)
{
    out->first = out->last = focus;
    for (bool grew = true; grew;) {
        grew = false;
        if (out->last + 1 < count &&
            strips_needed(item, out->first, out->last + 1, out->card, columns) <= out->strips) {
            out->last++;
            grew = true;
        }
        if (out->first > 0 &&
            strips_needed(item, out->first - 1, out->last, out->card, columns) <= out->strips) {
            out->first--;
            grew = true;
        }
    }
}

/* The widest cards with which everything is in sight in one strip; else as many strips as are
 * needed, with narrow ones. */
static Layout lay_out(const Model *m, const Cursor *c, const StripItem item[], int count)
{
    static const int widths[] = {28, 20, 16, 13, NARROW};
    Layout out = {.card = NARROW, .strips = 1, .last = count - 1, .is_whole = true};
    for (int i = COLS >= 160 && LINES >= 40 ? 0 : COLS >= 100 ? 1 : 2; i < 5; i++) {
        out.card = widths[i];
        if (strips_needed(item, 0, count - 1, out.card, COLS - 2) <= 1) {
            out.height = card_rows(1);
            return out;
        }
    }
    out.strips = strips_needed(item, 0, count - 1, out.card, COLS - 2);
    out.is_whole = out.strips <= most_strips(m);
    if (!out.is_whole) {
        out.strips = most_strips(m);
        find_window(item, count, focus_of(m, c, item, count), COLS - 2 * MARGIN, &out);
    }
    out.height = card_rows(out.strips);
    return out;
}

/* --- Drawing --- */

void strip_hit(Hits *hits, HitKind kind, int value, int y, int x, int height, int width)
{
    if (hits->count < DRAW_HITS)
        hits->hit[hits->count++] = (Hit){kind, value, y, x, height, width};
}

/* Under what may be chosen: a sign, and for the chosen one its notation. */
static void draw_mark(const Model *m, const Cursor *c, const StripItem *item, int y, int x,
                      int width)
{
    char text[32];
    char notation[ORI_DECISION_TEXT];
    if (item->option == DRAW_NOTHING || m->view.known.ask == ORI_ASK_REVEAL)
        return;
    bool chosen = item->option == c->option;
    ori_write_decision(m->option[item->option], notation);
    if (width < NARROW)
        snprintf(text, sizeof text, "%s", chosen ? notation : term_glyph(GLYPH_TARGET));
    else
        snprintf(text, sizeof text, chosen ? "%s %s" : "%s", term_glyph(GLYPH_TARGET), notation);
    attr_t style = chosen ? A_BOLD | A_REVERSE : A_BOLD;
    if (term_has_colour() && !chosen)
        style |= (attr_t)COLOR_PAIR(PAIR_TARGET);
    attron(style);
    draw_text(y, x + (width - term_width(text)) / 2, width, text);
    attroff(style);
}

static void draw_item(const Model *m, const Cursor *c, const StripItem *item, int y, int x,
                      int height, int width, Hits *hits)
{
    const OriState *s = &m->view.known;
    bool is_place = item->kind == STRIP_PLACE;
    bool chosen = item->option != DRAW_NOTHING && item->option == c->option;
    bool looked_at = is_place && item->place == look_place(&c->look);
    attr_t style = chosen || looked_at ? A_BOLD | A_REVERSE : A_NORMAL;
    if (item->option != DRAW_NOTHING && !chosen && term_has_colour())
        style |= A_BOLD | (attr_t)COLOR_PAIR(PAIR_TARGET);
    attron(style);
    card_draw_frame(y + NUMBERS, x, height, width,
                    !is_place                           ? FRAME_DASHED
                    : card_is_resolving(s, item->place) ? FRAME_HEAVY
                                                        : FRAME_THIN);
    attroff(style);
    if (is_place) {
        card_draw_number(s, item->place, y, x, width);
        card_draw(m, item->place, y + NUMBERS, x, height, width);
    } else {
        draw_text(y + NUMBERS + height / 2, x + width / 2, 1, "+");
    }
    draw_mark(m, c, item, y + NUMBERS + height, x, width);
    if (item->option != DRAW_NOTHING)
        strip_hit(hits, HIT_OPTION, item->option, y, x, NUMBERS + height + MARKS, width);
    else if (is_place)
        strip_hit(hits, HIT_PLACE, item->place, y, x, NUMBERS + height + MARKS, width);
}

/* Keep and reveal as two buttons under their card. */
static void draw_buttons(const Model *m, const Cursor *c, int y, int middle, Hits *hits)
{
    char label[2][TEXT_SIZE];
    char text[TEXT_SIZE + 8];
    int width[2];
    if (m->options != 2)
        return;
    for (int i = 0; i < 2; i++) {
        tell_label(&m->teller, m->option[i], label[i]);
        width[i] = term_width(label[i]) + 4;
    }
    int x = middle - (width[0] + width[1] + 1) / 2;
    if (x > COLS - 1 - width[0] - width[1])
        x = COLS - 1 - width[0] - width[1];
    if (x < 0)
        x = 0;
    for (int i = 0; i < 2; i++) {
        attr_t style = i == c->option ? A_REVERSE | A_BOLD : A_BOLD;
        snprintf(text, sizeof text, "[ %s ]", label[i]);
        attron(style);
        draw_text(y, x, width[i], text);
        attroff(style);
        strip_hit(hits, HIT_OPTION, i, y, x, MARKS, width[i]);
        x += width[i] + 1;
    }
}

/* At an end: how many places, and how many choices, are out of sight. A click goes there. */
static void draw_hidden(const StripItem item[], int from, int to, int y, int x, int towards,
                        Hits *hits)
{
    char text[32];
    int places = 0;
    int options = 0;
    for (int i = from; i < to; i++) {
        places += item[i].kind == STRIP_PLACE;
        options += item[i].option != DRAW_NOTHING;
    }
    if (to <= from)
        return;
    strip_hit(hits, HIT_SCROLL, towards, y, x, LEAST_CARD, MARGIN);
    draw_text(y, x + 1, 3, term_glyph(towards < 0 ? GLYPH_LEFT : GLYPH_RIGHT));
    snprintf(text, sizeof text, "%d", places);
    draw_text(y + 1, x + 1, 4, text);
    if (options > 0) {
        snprintf(text, sizeof text, "%s%d", term_glyph(GLYPH_TARGET), options);
        attron(A_BOLD);
        draw_text(y + 3, x + 1, 4, text);
        attroff(A_BOLD);
    }
}

/* One strip of items. */
static void draw_strip(const Model *m, const Cursor *c, const StripItem item[], int from, int to,
                       const Layout *layout, int y, Hits *hits)
{
    int middle = DRAW_NOTHING;
    int width = 0;
    for (int i = from; i < to; i++)
        width += item_width(&item[i], layout->card);
    int x = layout->is_whole && layout->strips == 1 ? (COLS - width) / 2
            : layout->is_whole                      ? 1
                                                    : MARGIN;
    for (int i = from; i < to; i++) {
        width = item_width(&item[i], layout->card);
        draw_item(m, c, &item[i], y, x, layout->height, width, hits);
        if (item[i].kind == STRIP_PLACE && card_is_resolving(&m->view.known, item[i].place))
            middle = x + width / 2;
        x += width;
    }
    if (middle != DRAW_NOTHING && m->options > 0 && m->view.known.ask == ORI_ASK_REVEAL)
        draw_buttons(m, c, y + NUMBERS + layout->height, middle, hits);
}

int strip_draw(const Model *m, const Cursor *c, int y, Hits *hits)
{
    StripItem item[STRIP_ITEMS];
    int count = strip_build(m, c, item);
    if (m->view.known.places == 0)
        draw_text(y + NUMBERS + 2, 2, COLS - 12, text_fixed(m->lang, TEXT_QUEUE_EMPTY));
    if (count == 0)
        return NUMBERS + card_rows(1) + MARKS;
    Layout layout = lay_out(m, c, item, count);
    int rows = NUMBERS + layout.height + MARKS;
    int columns = layout.is_whole ? COLS - 2 : COLS - 2 * MARGIN;
    int at = layout.first;
    for (int strip = 0; strip < layout.strips; strip++) {
        int next = fill_strip(item, layout.last + 1, at, layout.card, columns);
        draw_strip(m, c, item, at, next, &layout, y + strip * rows, hits);
        at = next;
    }
    draw_hidden(item, 0, layout.first, y + NUMBERS, 0, -1, hits);
    draw_hidden(item, layout.last + 1, count, y + (layout.strips - 1) * rows + NUMBERS,
                COLS - MARGIN, 1, hits);
    return layout.strips * rows;
}
