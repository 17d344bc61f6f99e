/*
 * foot.c - draws what is under the Queue: the question, the log, the keys or the line being typed.
 */
#include "tui/foot.h"

#include "tui/strip.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

/* Returns where the cursor belongs: at the sentence about what is chosen. */
Spot foot_draw_prompt(const Model *m, const Foot *foot, int y)
{
    attr_t style = foot->is_mine ? A_BOLD : A_NORMAL;
    int x = 1;
    if (foot->is_mine) {
        draw_styled(y, x, 1, A_BOLD, term_glyph(GLYPH_TURN));
        x = 3;
    }
    int rows = 0;
    if (m->notice[0] != '\0') { /* a question is never hidden by it */
        char text[TEXT_SIZE];
        int most = foot->is_mine ? 1 : FOOT_PROMPT_ROWS - 1;
        snprintf(text, sizeof text, "%s ", m->notice);
        rows = draw_wrapped(y, x, COLS - x - 1, most, draw_pair(PAIR_NOTICE) | A_BOLD, text);
    }
    if (rows == 0 || foot->is_mine)
        rows += draw_wrapped(y + rows, x, COLS - x - 1, FOOT_PROMPT_ROWS - 1 - rows, style,
                             foot->prompt);
    if (foot->detail[0] != '\0' && rows < FOOT_PROMPT_ROWS) {
        attr_t how = foot->is_held ? A_REVERSE : A_NORMAL;
        draw_wrapped(y + rows, 3, COLS - 5, FOOT_PROMPT_ROWS - rows, how, foot->detail);
        return (Spot){y + rows, 3};
    }
    return (Spot){y, x};
}

void foot_draw_log(const Model *m, int y, int rows)
{
    enum { INDENT = 5 };
    int at = y + rows;
    for (int n = m->lines - 1; n >= 0 && at > y; n--) {
        const ModelLine *line = model_line(m, n);
        if (line == NULL)
            break;
        int need = 0;
        for (const char *p = line->text; *p != '\0'; need++)
            term_wrap(p, COLS - INDENT - 1, &p);
        if (at - need < y)
            break;
        at -= need;
        if (line->seat >= 0) {
            char chip[16];
            snprintf(chip, sizeof chip, "%c %s", 'a' + line->seat,
                     term_glyph((Glyph)(GLYPH_ARMS + line->seat)));
            draw_styled(at, 1, 3, draw_pair(PAIR_FAMILY_INK + line->seat) | A_BOLD, chip);
        }
        attr_t style = line->is_chat ? A_UNDERLINE : A_NORMAL;
        draw_wrapped(at, INDENT, COLS - INDENT - 1, need, style, line->text);
    }
}

/* The key that a part of the line of keys begins with: "Enter place", "l log", "Espace passer". */
static int key_named(const char *part, size_t length)
{
    static const struct {
        const char *name;
        int key;
    } named[] = {{"Enter", TERM_ENTER}, {"Entrée", TERM_ENTER}, {"Tab", TERM_TAB}, {"Space", ' '},
                 {"Spacja", ' '},       {"Espace", ' '},        {"Пробіл", ' '},   {"Пробел", ' '}};
    size_t word = strcspn(part, " ");
    if (word == 1 && length > 1 && (unsigned char)part[0] < 0x80)
        return part[0];
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++)
        if (strlen(named[i].name) == word && strncmp(part, named[i].name, word) == 0)
            return named[i].key;
    return TERM_NO_KEY;
}

/* Each part can be clicked as the key it names. */
static void draw_key_parts(const char *keys, int y, Hits *hits)
{
    int x = 1;
    while (*keys != '\0' && x < COLS - 1) {
        char part[TEXT_SIZE];
        const char *end = strstr(keys, "  ");
        size_t length = end != NULL ? (size_t)(end - keys) : strlen(keys);
        snprintf(part, sizeof part, "%.*s", (int)length, keys);
        int width = draw_styled(y, x, COLS - 1 - x, A_DIM, part);
        int key = key_named(part, length);
        if (key != TERM_NO_KEY)
            strip_hit(hits, HIT_KEY, key, y, x, 1, width);
        x += width + 2;
        keys += length + strspn(keys + length, " ");
    }
}

/* The line being typed, with the place of the next letter in sight. */
static Spot draw_typed(const Edit *typed, int y)
{
    char before[EDIT_SIZE];
    const char *from = typed->text;
    snprintf(before, sizeof before, "%.*s", (int)typed->at, typed->text);
    int room = COLS - 5;
    const char *at = before;
    while (term_width(at) > room) {
        do
            at++, from++;
        while (((unsigned char)*at & 0xC0) == 0x80);
    }
    draw_styled(y, 1, 2, A_BOLD, "> ");
    draw_text(y, 3, COLS - 4, from);
    return (Spot){y, 3 + term_width(at)};
}

Spot foot_draw_keys(const Foot *foot, int y, Spot spot, Hits *hits)
{
    draw_fill(y, 0, COLS - 1, ' ');
    term_cursor(foot->typed != NULL);
    if (foot->typed != NULL)
        return draw_typed(foot->typed, y);
    draw_key_parts(foot->keys, y, hits);
    return spot;
}
