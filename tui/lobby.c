/*
 * lobby.c - a server's table before its first game.
 */
#include "tui/lobby.h"

#include "tui/draw.h"
#include "tui/names.h"
#include "tui/qr.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

static void write_seat(const Model *m, int seat, char out[TEXT_SIZE])
{
    const TableSeat *at = &m->table.seat[seat];
    TextId id = at->kind == SEAT_OPEN  ? TEXT_LOBBY_SEAT_OPEN
                : at->kind == SEAT_BOT ? TEXT_LOBBY_SEAT_BOT
                                       : TEXT_LOBBY_SEAT_HUMAN;
    const char *name = at->kind == SEAT_BOT ? tell_bot(m->lang, at->name) : at->name;
    text_say(m->lang, id, TEXT_ARGS({.name = "player", .text = name}), out);
    const char *role = seat == m->you                        ? text_fixed(m->lang, TEXT_ROLE_YOU)
                       : at->kind == SEAT_HUMAN && !at->here ? text_fixed(m->lang, TEXT_ROLE_AWAY)
                                                             : "";
    char whole[TEXT_SIZE];
    name_with_role(m->lang, out, role, whole);
    memcpy(out, whole, sizeof whole);
}

/* "Base game"; the notation too where it says more: "Both sets mixed (mix:ASYHLFXDMC)". */
static void write_set(const Model *m, char out[TEXT_SIZE])
{
    static const char *const plain[] = {"base", "ablaze", "mix"};
    const char *notation = m->table.rules;
    OriRules rules = {0};
    OriError error;
    if (!ori_read_wish(notation, &rules, &error)) { /* of a server newer than this program */
        snprintf(out, TEXT_SIZE, "%s", notation);
        return;
    }
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++)
        if (strcmp(notation, plain[i]) == 0)
            notation = "";
    name_with_role(m->lang, name_of_set(m->lang, rules), notation, out);
}

/* "Rules: Base game. 60 seconds for each decision. No help from bots." */
static void write_rules(const Model *m, char out[TEXT_SIZE])
{
    enum { DAY = 24 * 60 * 60 };
    int seconds = m->table.clock_seconds;
    bool in_days = seconds >= DAY;
    char part[TEXT_SIZE];
    char set[TEXT_SIZE];
    write_set(m, set);
    text_say(m->lang, TEXT_PLAIN_RULES, TEXT_ARGS({.name = "rules", .text = set}), out);
    if (seconds > 0) {
        const TextArg *args = TEXT_ARGS({.name = "n", .number = in_days ? seconds / DAY : seconds});
        text_add(out, ". ");
        text_add(out,
                 text_say(m->lang, in_days ? TEXT_LOBBY_DAYS : TEXT_LOBBY_SECONDS, args, part));
    }
    if (m->table.is_without_help) {
        text_add(out, seconds > 0 ? " " : ". ");
        text_add(out, text_fixed(m->lang, TEXT_LOBBY_NO_HELP));
    }
}

static void write_link(const Model *m, char out[TEXT_SIZE])
{
    text_say(m->lang, TEXT_LOBBY_LINK, TEXT_ARGS({.name = "link", .text = m->table.link}), out);
}

void lobby_tell_change(Model *m, const TableNews *before)
{
    const TableNews *now = &m->table;
    char text[TEXT_SIZE];
    char rules[TEXT_SIZE];
    if (now->seats == before->seats && now->clock_seconds == before->clock_seconds &&
        strcmp(now->rules, before->rules) == 0)
        return;
    text_say(m->lang, TEXT_NEXT_GAME, TEXT_ARGS({.name = "n", .number = now->seats}), text);
    write_rules(m, rules);
    text_add(text, " ");
    text_add(text, rules);
    if (before->clock_seconds > 0 && now->clock_seconds == 0) {
        text_add(text, m->table.is_without_help ? " " : ". ");
        text_add(text, text_fixed(m->lang, TEXT_LOBBY_NO_CLOCK));
    }
    model_say(m, ORI_NOBODY, text);
}

/* At the right, dark on light whatever the terminal's colours are. Returns the columns it took. */
static int draw_code(const Model *m, int y, int rows)
{
    Qr qr;
    char row[QR_ROW];
    if (!term_is_utf8() || m->table.link[0] == '\0' || !qr_make(m->table.link, &qr) ||
        (qr.size + 1) / 2 > rows || qr.size > COLS / 2)
        return 0;
    attr_t style = term_has_colour() ? (attr_t)COLOR_PAIR(PAIR_CODE) : A_REVERSE;
    for (int i = 0; qr_row(&qr, i, row); i++)
        draw_styled(y + i, COLS - qr.size - 1, qr.size, style, row);
    return qr.size + 2;
}

int lobby_draw(const Model *m, int y)
{
    enum { OTHER_ROWS = 6 }; /* the prompt, the log's last lines and the keys */
    char text[TEXT_SIZE];
    int row = 0;
    if (m->table.seats == 0)
        return 1;
    int code = draw_code(m, y, LINES - y - OTHER_ROWS);
    int columns = COLS - 4 - code;
    draw_styled(y + row++, 2, columns, A_BOLD, text_fixed(m->lang, TEXT_LOBBY_TITLE));
    write_rules(m, text);
    row += draw_wrapped(y + row, 2, columns, 3, A_NORMAL, text) + 1;
    for (int seat = 0; seat < m->table.seats; seat++, row++) {
        draw_chip(y + row, 4, seat);
        write_seat(m, seat, text);
        draw_text(y + row, 10, columns - 8, text);
    }
    row++;
    if (m->seat_link[0] != '\0')
        row += draw_wrapped(y + row, 2, columns, 3, A_NORMAL,
                            text_fixed(m->lang, TEXT_LOBBY_SEAT_KEPT)) +
               1;
    int rows = code > 0 ? (code - 1) / 2 : 0;
    if (row < rows)
        row = rows;
    if (m->table.link[0] != '\0') { /* on a row of its own, to be copied whole */
        write_link(m, text);
        draw_text(y + row, 2, COLS - 3, text);
        row += 2;
    }
    return row;
}

void lobby_tell(const Model *m, void (*line)(void *to, const char *text), void *to)
{
    char text[TEXT_SIZE];
    char seat_text[TEXT_SIZE];
    line(to, text_fixed(m->lang, TEXT_LOBBY_TITLE));
    write_rules(m, text);
    line(to, text);
    for (int seat = 0; seat < m->table.seats; seat++) {
        write_seat(m, seat, text);
        name_label(m->lang, (char[]){(char)('a' + seat), '\0'}, text, seat_text);
        line(to, seat_text);
    }
    if (m->table.link[0] != '\0') {
        write_link(m, text);
        line(to, text);
    }
}
