/*
 * draw_box.c - draws what covers the table: boxes, and the notice that the window is too small.
 */
#include "tui/draw.h"

#include <stdio.h>

static int box_width(void)
{
    enum { SIDE = 2, WIDEST = 92 };
    return COLS - 2 * SIDE > WIDEST ? WIDEST : COLS - 2 * SIDE;
}

int draw_box_columns(void)
{
    return box_width() - 4;
}

int draw_box_rows(void)
{
    return LINES - 6;
}

static void draw_box_frame(int y, int x, int height, int width)
{
    for (int row = 0; row < height; row++)
        draw_fill(y + row, x, width, ' ');
    for (int i = 1; i < width - 1; i++) {
        mvaddstr(y, x + i, term_glyph(GLYPH_HEAVY_ACROSS));
        mvaddstr(y + height - 1, x + i, term_glyph(GLYPH_HEAVY_ACROSS));
    }
    for (int row = 1; row < height - 1; row++) {
        mvaddstr(y + row, x, term_glyph(GLYPH_HEAVY_DOWN));
        mvaddstr(y + row, x + width - 1, term_glyph(GLYPH_HEAVY_DOWN));
    }
    mvaddstr(y, x, term_glyph(GLYPH_HEAVY_TOP_LEFT));
    mvaddstr(y, x + width - 1, term_glyph(GLYPH_HEAVY_TOP_RIGHT));
    mvaddstr(y + height - 1, x, term_glyph(GLYPH_HEAVY_BOTTOM_LEFT));
    mvaddstr(y + height - 1, x + width - 1, term_glyph(GLYPH_HEAVY_BOTTOM_RIGHT));
}

int draw_box(const char *title, const BoxLine line[], int lines, int first)
{
    int width = box_width();
    int shown = lines < draw_box_rows() ? lines : draw_box_rows();
    int height = shown + 2;
    int y = (LINES - height) / 2;
    int x = (COLS - width) / 2;
    char text[TEXT_SIZE];
    draw_box_frame(y, x, height, width);
    snprintf(text, sizeof text, " %s ", title);
    draw_styled(y, x + 3, width - 6, A_BOLD, text);
    for (int row = 0; row < shown && first + row < lines; row++) {
        const BoxLine *at = &line[first + row];
        snprintf(text, sizeof text, "%.*s", (int)at->length, at->text);
        draw_text(y + 1 + row, x + 2 + at->indent, width - 4 - at->indent, text);
    }
    if (first + shown < lines)
        draw_text(y + height - 1, x + width - 4, 2, term_glyph(GLYPH_POINTER));
    if (first > 0)
        draw_text(y, x + width - 4, 2, term_glyph(GLYPH_TARGET));
    return shown;
}

bool draw_is_too_small(void)
{
    return LINES < TERM_LEAST_ROWS || COLS < TERM_LEAST_COLUMNS;
}

void draw_too_small(Lang lang, const char *question)
{
    char text[TEXT_SIZE];
    const TextArg *args =
        TEXT_ARGS({.name = "columns", .number = COLS}, {.name = "rows", .number = LINES});
    erase();
    text_say(lang, TEXT_TOO_SMALL, args, text);
    draw_wrapped(0, 0, COLS, LINES, A_NORMAL, question != NULL ? question : text);
}
