/*
 * box.c - a text in a box over the table.
 */
#include "tui/box.h"

#include "tui/over.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

static int box_columns(void)
{
    enum { WIDEST = 92 };
    int width = COLS - 4 > WIDEST ? WIDEST : COLS - 4;
    return width - 4;
}

void box_open(Box *b, const char *title)
{
    b->is_open = true;
    b->lines = b->first = b->length = 0;
    snprintf(b->title, sizeof b->title, "%s", title);
}

static void add_line(Box *b, const char *text, size_t length)
{
    if (b->lines == BOX_LINES || b->length + (int)length + 1 > BOX_TEXT)
        return;
    char *at = b->text + b->length;
    memcpy(at, text, length);
    at[length] = '\0';
    b->length += (int)length + 1;
    b->line[b->lines++] = at;
}

void box_add(Box *b, const char *text)
{
    if (*text == '\0')
        add_line(b, "", 0);
    while (*text != '\0') {
        const char *next;
        size_t length = term_wrap(text, box_columns(), &next);
        add_line(b, text, length);
        text = next;
    }
}

static int last_first(const Box *b)
{
    int first = b->lines - (LINES - 6);
    return first > 0 ? first : 0;
}

void box_end(Box *b)
{
    b->first = last_first(b);
}

void box_draw(Box *b)
{
    if (b->first > last_first(b))
        b->first = last_first(b);
    draw_box(b->title, b->line, b->lines, b->first, &b->shown);
}

bool box_key(Box *b, int key)
{
    int page = b->shown > 1 ? b->shown - 1 : 1;
    int move;
    switch (key) {
    case TERM_UP:
        move = -1;
        break;
    case TERM_DOWN:
        move = 1;
        break;
    case TERM_PAGE_UP:
        move = -page;
        break;
    case TERM_PAGE_DOWN:
        move = page;
        break;
    case TERM_HOME:
        move = -b->lines;
        break;
    case TERM_LAST:
        move = b->lines;
        break;
    case TERM_RESIZE:
        return true;
    default:
        b->is_open = false;
        return false;
    }
    b->first += move;
    if (b->first > last_first(b))
        b->first = last_first(b);
    if (b->first < 0)
        b->first = 0;
    return true;
}

/* --- Explaining --- */

void box_explain_card(Box *b, const Model *m, int kind)
{
    char text[2 * TEXT_SIZE];
    if (kind >= ORI_KINDS) {
        box_add(b, text_fixed(m->lang, TEXT_HELP_HIDDEN));
        box_add(b, "");
        return;
    }
    snprintf(text, sizeof text, "%s (%c), %s", tell_kind_name(m->lang, kind), ori_kind_letter(kind),
             text_fixed(m->lang,
                        ori_kind_is_character(kind) ? TEXT_KIND_CHARACTER : TEXT_KIND_INTRIGUE));
    box_add(b, text);
    box_add(b, tell_kind_does(m->lang, kind));
    box_add(b, tell_kind_rulings(m->lang, kind));
    box_add(b, "");
}

void box_explain_place(Box *b, const Model *m, int place)
{
    char text[TEXT_SIZE];
    Teller teller = m->teller;
    tell_look(&teller, &m->view.known);
    teller.you = m->you;
    tell_place(&teller, place, text);
    box_add(b, text);
    box_add(b, "");
    box_explain_card(b, m, (int)m->view.known.card[m->view.known.line[place]].kind);
}

void box_explain_keys(Box *b, const Model *m)
{
    char line[TEXT_SIZE];
    char text[2 * TEXT_SIZE];
    box_add(b, text_fixed(m->lang, TEXT_HELP_KEYS_TITLE));
    box_add(b, text_fixed(m->lang, TEXT_HELP_KEYS));
    box_add(b, "");
    box_add(b, text_fixed(m->lang, TEXT_HELP_NOTATION_TITLE));
    box_add(b, text_fixed(m->lang, TEXT_HELP_NOTATION));
    if (!m->has_view)
        return;
    box_add(b, "");
    box_add(b, text_fixed(m->lang, TEXT_HELP_CARDS_TITLE));
    uint32_t kinds = m->view.known.rules.kinds;
    if ((kinds >> ORI_PRINCE & 1) != 0)
        kinds |= ORI_TWIN_BIT;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0) {
            tell_kind_line(m->lang, kind, line);
            snprintf(text, sizeof text, "%c  %s", ori_kind_letter(kind), line);
            box_add(b, text);
        }
}

void box_log(Box *b, const Model *m)
{
    char text[2 * TEXT_SIZE];
    box_open(b, text_fixed(m->lang, TEXT_LOG_TITLE));
    for (int n = 0; n < m->lines; n++) {
        const ModelLine *line = model_line(m, n);
        if (line == NULL)
            continue;
        if (line->seat >= 0)
            snprintf(text, sizeof text, "%c %s %s", 'a' + line->seat,
                     term_glyph((Glyph)(GLYPH_ARMS + line->seat)), line->text);
        else
            snprintf(text, sizeof text, "    %s", line->text);
        box_add(b, text);
    }
    box_end(b);
}

static void add_to_box(void *box, const char *line)
{
    box_add(box, line);
}

void box_over(Box *b, const Model *m)
{
    box_open(b, text_fixed(m->lang, TEXT_OVER_TITLE));
    over_tell(m, add_to_box, b);
}
