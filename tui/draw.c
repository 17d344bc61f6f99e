/*
 * draw.c - the table on the screen: a bar, the families, the Queue, the hand, the prompt, the log.
 *
 * The Queue takes what it needs, the log what is left.
 */
#include "tui/draw.h"

#include "tui/strip.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { PROMPT_ROWS = 3 };

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

static int draw_styled(int y, int x, int columns, attr_t style, const char *text)
{
    attron(style);
    int width = draw_text(y, x, columns, text);
    attroff(style);
    return width;
}

static void fill(int y, int x, int columns, char c)
{
    for (int i = 0; i < columns && x + i < COLS; i++)
        mvaddch(y, x + i, (chtype)c);
}

static attr_t pair(int number)
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

/* Seconds left for the decision, where the table has a clock. */
static void write_clock(const Model *m, char *text, size_t size)
{
    struct timespec now;
    text[0] = '\0';
    if (m->deadline == 0)
        return;
    clock_gettime(CLOCK_REALTIME, &now);
    int64_t left = m->deadline / 1000 - (int64_t)now.tv_sec;
    if (left < 0)
        left = 0;
    if (left >= 86400)
        snprintf(text, size, "%dd %dh", (int)(left / 86400), (int)(left / 3600 % 24));
    else
        snprintf(text, size, "%d:%02d", (int)(left / 60), (int)(left % 60));
}

static void draw_bar(const Model *m)
{
    const OriState *s = &m->view.known;
    char text[2 * TEXT_SIZE];
    char rules[ORI_RULES_TEXT];
    char clock[32];
    const TextArg round[] = {{.name = "n", .number = s->round}, {.name = NULL}};
    attr_t style = (term_has_colour() ? pair(PAIR_BAR) : A_REVERSE) | A_BOLD;
    attron(style);
    fill(0, 0, COLS, ' ');
    int x = 1 + draw_text(0, 1, COLS, "Oriflamme");
    const char *dot = term_glyph(GLYPH_DOT);
    if (m->has_view) {
        char part[TEXT_SIZE];
        text_say(m->lang, TEXT_ROUND_N, round, part);
        snprintf(text, sizeof text, " %s %s %s %s", dot, part, dot, phase_of(m));
        draw_text(0, x, COLS - x, text);
        ori_write_rules(s->rules, rules);
        write_clock(m, clock, sizeof clock);
        const char *link = m->link == LINK_OFFLINE ? text_fixed(m->lang, TEXT_LINK_OFFLINE) : "";
        snprintf(text, sizeof text, "%s%s%s%s%s", link, link[0] != '\0' ? "  " : "", clock,
                 clock[0] != '\0' ? "  " : "", rules);
        draw_text(0, COLS - 1 - term_width(text), COLS, text);
    }
    attroff(style);
}

/* --- The families --- */

static void write_kinds(const Model *m, uint32_t kinds, int columns, char *out, size_t size)
{
    size_t length = 0;
    out[0] = '\0';
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0 && length < size)
            length += (size_t)snprintf(out + length, size - length, "%s%s", length > 0 ? ", " : "",
                                       tell_kind_name(m->lang, kind));
    if (term_width(out) <= columns)
        return;
    length = 0;
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
static void write_name(const Model *m, int seat, char *out, size_t size)
{
    const TableSeat *at = &m->table.seat[seat];
    const char *name = m->teller.name[seat];
    char bot[64];
    snprintf(bot, sizeof bot, "bot-%.*s", (int)strcspn(at->bot, ":"), at->bot);
    TextId id = at->kind == SEAT_BOT ? text_named(bot) : TEXTS;
    const char *role = "";
    if (seat == m->you)
        role = text_fixed(m->lang, TEXT_ROLE_YOU);
    else if (id != TEXTS)
        role = text_fixed(m->lang, id);
    else if (at->standin)
        role = text_fixed(m->lang, TEXT_ROLE_STANDIN);
    else if (at->kind == SEAT_HUMAN && !at->here)
        role = text_fixed(m->lang, TEXT_ROLE_AWAY);
    if (role[0] != '\0' && strcmp(role, name) != 0)
        snprintf(out, size, "%s (%s)", name, role);
    else
        snprintf(out, size, "%s", name);
}

static void draw_chip(int y, int x, int seat)
{
    char text[16];
    attr_t style = pair(PAIR_FAMILY + seat) | A_BOLD;
    snprintf(text, sizeof text, " %c %s ", 'a' + seat, term_glyph((Glyph)(GLYPH_ARMS + seat)));
    draw_styled(y, x, 5, style, text);
}

static void draw_family(const Model *m, int seat, int y)
{
    const OriState *s = &m->view.known;
    bool turn = !m->is_over && s->asked == seat;
    char text[TEXT_SIZE];
    int name_columns = COLS >= 110 ? 32 : 22;
    if (turn)
        draw_styled(y, 0, 1, A_BOLD, term_glyph(GLYPH_TURN));
    draw_chip(y, 2, seat);
    write_name(m, seat, text, sizeof text);
    draw_styled(y, 8, name_columns, turn ? A_BOLD : A_NORMAL, text);
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

static void draw_ribbon(const Model *m, int y)
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
        attr_t style = pair(PAIR_FAMILY_INK + (int)card->owner);
        if (resolving && i == s->cursor - 1)
            style |= A_REVERSE | A_BOLD;
        x += draw_styled(y, x, 2, style, text) + 1;
    }
    x += draw_styled(y, x, 2, A_BOLD, term_glyph(GLYPH_RIGHT)) + 1;
    draw_styled(y, x, COLS - x, A_DIM, text_fixed(m->lang, TEXT_BACK));
}

/* --- The hand --- */

static int whose_hand(const Model *m)
{
    if (m->view.seat == ORI_TRUTH && !m->is_over)
        return m->view.known.asked; /* a review that sees all */
    return m->view.seat >= 0 ? m->view.seat : DRAW_NOTHING;
}

static void draw_hand(const Model *m, const Cursor *c, int y, Hits *hits)
{
    const OriState *s = &m->view.known;
    int seat = whose_hand(m);
    char text[TEXT_SIZE];
    if (seat == DRAW_NOTHING)
        return;
    int x = 1 + draw_styled(y, 1, 10, A_DIM, text_fixed(m->lang, TEXT_HAND)) + 1;
    int number = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        if ((s->hand[seat] & ~ORI_TWIN_BIT) >> kind & 1) {
            bool chosen = kind == c->kind && m->options > 0 && s->ask == ORI_ASK_PLACE;
            const char *name =
                COLS >= 120 ? tell_kind_name(m->lang, kind) : tell_kind_short(m->lang, kind);
            snprintf(text, sizeof text, "%d %s", ++number, name);
            int width = draw_styled(y, x, COLS - x, chosen ? A_REVERSE | A_BOLD : A_BOLD, text);
            strip_hit(hits, HIT_KIND, kind, y, x, 1, width);
            x += width + (COLS >= 100 ? 2 : 1);
        }
    }
    x = 1 + draw_styled(y + 1, 1, 16, A_DIM, text_fixed(m->lang, TEXT_ASIDE)) + 1;
    write_kinds(m, s->aside[seat], COLS - x - 20, text, sizeof text);
    x += draw_text(y + 1, x, COLS - x, text);
    if ((s->hand[seat] & ORI_TWIN_BIT) != 0) {
        snprintf(text, sizeof text, "  + %s", tell_kind_name(m->lang, ORI_TWIN));
        draw_text(y + 1, x, COLS - x, text);
    }
}

/* --- Prompt and log --- */

static int draw_wrapped(int y, int x, int columns, int rows, attr_t style, const char *text)
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

static void draw_prompt(const Model *m, const Foot *foot, int y)
{
    attr_t style = foot->is_mine ? A_BOLD : A_NORMAL;
    int x = 1;
    if (foot->is_mine) {
        draw_styled(y, x, 1, A_BOLD, term_glyph(GLYPH_TURN));
        x = 3;
    }
    int rows = 1;
    if (m->notice[0] != '\0') {
        char text[TEXT_SIZE];
        snprintf(text, sizeof text, " %s ", m->notice);
        rows = draw_wrapped(y, x, COLS - x - 1, PROMPT_ROWS - 1, pair(PAIR_NOTICE) | A_BOLD, text);
    } else {
        rows = draw_wrapped(y, x, COLS - x - 1, PROMPT_ROWS - 1, style, foot->prompt);
    }
    if (foot->detail[0] != '\0') {
        attr_t how = foot->is_held ? A_REVERSE : A_NORMAL;
        draw_wrapped(y + rows, 3, COLS - 5, PROMPT_ROWS - rows, how, foot->detail);
    }
}

static void draw_log(const Model *m, int y, int rows)
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
            draw_styled(at, 1, 3, pair(PAIR_FAMILY_INK + line->seat) | A_BOLD, chip);
        }
        attr_t style = line->is_chat ? A_UNDERLINE : A_NORMAL;
        draw_wrapped(at, INDENT, COLS - INDENT - 1, need, style, line->text);
    }
}

static void draw_keys(const Foot *foot, int y)
{
    fill(y, 0, COLS - 1, ' ');
    if (foot->typed == NULL) {
        draw_styled(y, 1, COLS - 2, A_DIM, foot->keys);
        curs_set(0);
        return;
    }
    draw_styled(y, 1, 2, A_BOLD, "> ");
    int width = draw_text(y, 3, COLS - 4, foot->typed);
    move(y, 3 + width);
    curs_set(1);
}

static void draw_rule(int y)
{
    attron(A_DIM);
    for (int x = 0; x < COLS; x++)
        mvaddstr(y, x, term_glyph(GLYPH_ACROSS));
    attroff(A_DIM);
}

/* Before the first game: who sits where. Returns the rows it took. */
static int draw_lobby(const Model *m, int y)
{
    int row = 1;
    char text[TEXT_SIZE];
    if (m->table.seats == 0)
        return row;
    draw_styled(y + row++, 2, COLS - 4, A_BOLD, text_fixed(m->lang, TEXT_LOBBY_TITLE));
    row++;
    for (int seat = 0; seat < m->table.seats; seat++, row++) {
        const TableSeat *at = &m->table.seat[seat];
        const char letter[] = {(char)('a' + seat), '\0'};
        const TextArg args[] = {
            {.name = "seat", .text = letter}, {.name = "player", .text = at->name}, {.name = NULL}};
        draw_chip(y + row, 4, seat);
        text_say(m->lang,
                 at->kind == SEAT_OPEN  ? TEXT_LOBBY_SEAT_OPEN
                 : at->kind == SEAT_BOT ? TEXT_LOBBY_SEAT_BOT
                                        : TEXT_LOBBY_SEAT_HUMAN,
                 args, text);
        draw_text(y + row, 10, COLS - 12, text);
    }
    row++;
    if (m->seat_link[0] != '\0') {
        text_say(m->lang, TEXT_SEAT_LINK,
                 (TextArg[]){{.name = "link", .text = m->seat_link}, {.name = NULL}}, text);
        row += draw_wrapped(y + row, 2, COLS - 4, 3, A_NORMAL, text) + 1;
    }
    return row;
}

void draw_table(const Model *m, const Cursor *c, const Foot *foot, Hits *hits)
{
    const OriState *s = &m->view.known;
    hits->count = 0;
    erase();
    draw_bar(m);
    int y = 1;
    if (m->has_view) {
        for (int seat = 0; seat < (int)s->rules.seats; seat++)
            draw_family(m, seat, y++);
        draw_ribbon(m, y++);
        strip_draw(m, c, y, hits);
        y += strip_rows(LINES);
        draw_hand(m, c, y, hits);
        y += 2;
    } else {
        y += draw_lobby(m, y);
    }
    draw_prompt(m, foot, y);
    y += PROMPT_ROWS;
    if (LINES - y > 6)
        draw_rule(y++);
    draw_log(m, y, LINES - 1 - y);
    draw_keys(foot, LINES - 1);
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

/* --- Boxes --- */

int draw_box(const char *title, const char *const line[], int lines, int first, int *shown)
{
    enum { SIDE = 2, WIDEST = 92 };
    int width = COLS - 2 * SIDE > WIDEST ? WIDEST : COLS - 2 * SIDE;
    int most = LINES - 4;
    int height = lines + 2 < most ? lines + 2 : most;
    int y = (LINES - height) / 2;
    int x = (COLS - width) / 2;
    curs_set(0);
    for (int row = 0; row < height; row++)
        fill(y + row, x, width, ' ');
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
    char text[TEXT_SIZE];
    snprintf(text, sizeof text, " %s ", title);
    draw_styled(y, x + 3, width - 6, A_BOLD, text);
    *shown = height - 2;
    for (int row = 0; row < *shown && first + row < lines; row++)
        draw_text(y + 1 + row, x + 2, width - 4, line[first + row]);
    if (first + *shown < lines)
        draw_text(y + height - 1, x + width - 4, 2, term_glyph(GLYPH_POINTER));
    if (first > 0)
        draw_text(y, x + width - 4, 2, term_glyph(GLYPH_TARGET));
    return lines;
}

bool draw_too_small(Lang lang)
{
    char text[TEXT_SIZE];
    if (LINES >= TERM_LEAST_ROWS && COLS >= TERM_LEAST_COLUMNS)
        return false;
    const TextArg args[] = {
        {.name = "columns", .number = COLS}, {.name = "rows", .number = LINES}, {.name = NULL}};
    erase();
    text_say(lang, TEXT_TOO_SMALL, args, text);
    draw_wrapped(0, 0, COLS, LINES, A_NORMAL, text);
    return true;
}
