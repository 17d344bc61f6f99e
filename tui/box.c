/*
 * box.c - a text in a box over the table.
 */
#include "tui/box.h"

#include "tui/lines.h"
#include "tui/names.h"
#include "tui/over.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

void box_open(Box *b, const char *title)
{
    b->is_open = true;
    b->lines = b->first = b->length = b->columns = 0;
    b->text[0] = '\0';
    b->is_at_end = b->can_search = b->is_searching = false;
    edit_clear(&b->wanted);
    snprintf(b->title, sizeof b->title, "%s", title);
}

void box_add(Box *b, const char *text)
{
    int length = (int)strlen(text);
    if (b->length + length + 2 > BOX_TEXT)
        return;
    memcpy(b->text + b->length, text, (size_t)length);
    b->length += length;
    b->text[b->length++] = '\n';
    b->text[b->length] = '\0';
    b->columns = 0;
}

/* --- Lines --- */

static void add_line(Box *b, const char *text, size_t length, int indent)
{
    if (b->lines < BOX_LINES)
        b->line[b->lines++] = (BoxLine){text, length, indent};
}

/* How far the lines after the first are indented. */
static int indent_of(const char *text, size_t length)
{
    size_t start = strspn(text, " ");
    for (size_t i = start; i + 1 < length; i++)
        if (text[i] == ' ' && text[i + 1] == ' ') {
            char label[TEXT_SIZE];
            size_t end = i + strspn(text + i, " ");
            snprintf(label, sizeof label, "%.*s", (int)end, text);
            return end < length ? term_width(label) : (int)start;
        }
    return (int)start;
}

static void break_paragraph(Box *b, const char *text, size_t length)
{
    enum { LEAST = 20 }; /* columns for the text beside its indent */
    int indent = indent_of(text, length);
    if (indent > b->columns - LEAST)
        indent = 0;
    const char *end = text + length;
    const char *next;
    size_t part = term_wrap(text, b->columns, &next);
    add_line(b, text, part < length ? part : length, 0);
    while (next < end) {
        text = next;
        part = term_wrap(text, b->columns - indent, &next);
        size_t left = (size_t)(end - text);
        add_line(b, text, part < left ? part : left, indent);
    }
}

/* Broken again when the window has another width; what was on top stays there. */
static void break_lines(Box *b)
{
    const char *top = b->first < b->lines ? b->line[b->first].text : NULL;
    if (b->columns == draw_box_columns())
        return;
    b->columns = draw_box_columns();
    b->lines = 0;
    for (const char *p = b->text; *p != '\0'; p++) {
        size_t length = strcspn(p, "\n");
        break_paragraph(b, p, length);
        p += length;
    }
    b->first = 0;
    for (int i = 0; i < b->lines && top != NULL; i++)
        if (b->line[i].text <= top)
            b->first = i;
}

static int last_first(const Box *b)
{
    int first = b->lines - draw_box_rows();
    return first > 0 ? first : 0;
}

static void scroll_to(Box *b, int first)
{
    b->first = first > last_first(b) ? last_first(b) : first < 0 ? 0 : first;
    b->is_at_end = b->first == last_first(b) && b->first > 0;
}

void box_draw(Box *b)
{
    break_lines(b);
    scroll_to(b, b->is_at_end ? b->lines : b->first);
    b->shown = draw_box(b->title, b->line, b->lines, b->first);
}

/* --- Searching --- */

/* The next line with the word, after the topmost, and from the start again. */
static void find_next(Box *b)
{
    char line[TEXT_SIZE];
    for (int i = 1; i <= b->lines && b->wanted.text[0] != '\0'; i++) {
        int at = (b->first + i) % b->lines;
        snprintf(line, sizeof line, "%.*s", (int)b->line[at].length, b->line[at].text);
        if (lines_contain(line, b->wanted.text)) {
            scroll_to(b, at);
            return;
        }
    }
    beep();
}

static void searching_key(Box *b, int key)
{
    if (key == TERM_ENTER) {
        b->is_searching = false;
        find_next(b);
    } else if (key == TERM_ESCAPE) {
        b->is_searching = false;
    } else if (!edit_key(&b->wanted, key) && key < TERM_FUNCTION) {
        edit_letter(&b->wanted, key);
    }
}

/* --- Keys --- */

void box_key(Box *b, int key)
{
    int page = b->shown > 1 ? b->shown - 1 : 1;
    if (b->is_searching)
        searching_key(b, key);
    else if (key == TERM_UP || key == TERM_WHEEL_UP || key == 'k')
        scroll_to(b, b->first - 1);
    else if (key == TERM_DOWN || key == TERM_WHEEL_DOWN || key == 'j')
        scroll_to(b, b->first + 1);
    else if (key == TERM_PAGE_UP || key == 'b')
        scroll_to(b, b->first - page);
    else if (key == TERM_PAGE_DOWN || (key == ' ' && b->first < last_first(b)))
        scroll_to(b, b->first + page);
    else if (key == TERM_HOME || key == 'g')
        scroll_to(b, 0);
    else if (key == TERM_LAST || key == 'G')
        scroll_to(b, b->lines);
    else if (key == '/' && b->can_search)
        b->is_searching = true;
    else if (key == 'n' && b->can_search)
        find_next(b);
    else if (key != TERM_RESIZE && key != TERM_REDRAW)
        b->is_open = false;
}

/* --- Explaining --- */

void box_explain_card(Box *b, const Model *m, int kind)
{
    char name[TEXT_SIZE];
    char text[TEXT_SIZE] = "";
    if (kind >= ORI_KINDS) {
        box_add(b, text_fixed(m->lang, TEXT_HELP_HIDDEN));
        box_add(b, "");
        return;
    }
    name_with_role(m->lang, tell_kind_name(m->lang, kind), (char[]){ori_kind_letter(kind), '\0'},
                   name);
    names_add(m->lang, name, text);
    names_add(
        m->lang,
        text_fixed(m->lang, ori_kind_is_character(kind) ? TEXT_KIND_CHARACTER : TEXT_KIND_INTRIGUE),
        text);
    box_add(b, text);
    box_add(b, tell_kind_does(m->lang, kind));
    box_add(b, tell_kind_rulings(m->lang, kind));
    box_add(b, "");
}

void box_explain_look(Box *b, const Model *m, const Look *look)
{
    char text[TEXT_SIZE];
    look_tell(look, m, text);
    if (look->group == LOOK_QUEUE || look->group == LOOK_FAMILIES) {
        box_add(b, text);
        box_add(b, "");
    }
    if (look->group != LOOK_FAMILIES)
        box_explain_card(b, m, look_kind(look, m));
}

void box_add_text(Box *b, const Model *m, TextId title, TextId text)
{
    box_add(b, text_fixed(m->lang, title));
    box_add(b, text_fixed(m->lang, text));
    box_add(b, "");
}

void box_explain_game(Box *b, const Model *m)
{
    box_add_text(b, m, TEXT_HELP_GAME_TITLE, TEXT_HELP_GAME);
}

void box_explain_cards(Box *b, const Model *m)
{
    char line[TEXT_SIZE];
    char text[2 * TEXT_SIZE];
    if (!m->has_view)
        return;
    box_add(b, text_fixed(m->lang, TEXT_HELP_CARDS_TITLE));
    uint32_t kinds = ori_family_kinds(m->view.known.rules);
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
    b->can_search = true;
    for (int n = 0; n < m->lines; n++) {
        const ModelLine *line = model_line(m, n);
        if (line == NULL)
            continue;
        if (line->seat >= 0)
            snprintf(text, sizeof text, "%c %s  %s", 'a' + line->seat,
                     term_glyph((Glyph)(GLYPH_ARMS + line->seat)), line->text);
        else
            snprintf(text, sizeof text, "     %s", line->text);
        box_add(b, text);
    }
    b->is_at_end = true;
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
