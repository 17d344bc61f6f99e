/*
 * seat.c - what may go into a seat, and who is in one.
 */
#include "server/table/judge.h"

#include "server/clock.h"

#include "base/utf8.h"

#include <stdio.h>
#include <string.h>

bool seat_name_is_good(const char *name)
{
    int count = utf8_shown(name);
    size_t size = strlen(name);
    return count >= 1 && count <= SEAT_NAME_CHARACTERS && size < ORI_NAME_TEXT && name[0] != ' ' &&
           name[size - 1] != ' ';
}

bool seat_bot_is_good(const char *text, ArenaEntry *out)
{
    enum { LEAST_MS = 10, MOST_MS = 5 * SECOND_MS };
    OriError error;
    if (strlen(text) >= STORE_BOT_TEXT || !arena_read_entry(text, out, &error) ||
        !out->bot->offered)
        return false;
    bool at_once = out->budget.iterations == 0 && out->budget.milliseconds == 0;
    if (!out->bot->searches || at_once)
        return true;
    if (strchr(text, ':') == NULL) {
        char timed[STORE_BOT_TEXT + sizeof ":1s"];
        snprintf(timed, sizeof timed, "%s:1s", text);
        return arena_read_entry(timed, out, &error);
    }
    return out->budget.iterations == 0 && out->budget.milliseconds >= LEAST_MS &&
           out->budget.milliseconds <= MOST_MS;
}

bool table_is_bots(const StoredTable *row, int seat)
{
    return row->seat[seat].kind == STORED_BOT || row->seat[seat].standin;
}

int table_makers_seat(const StoredTable *row)
{
    for (int seat = 0; seat < row->seats; seat++)
        if (row->seat[seat].kind == STORED_HUMAN && secret_same(row->seat[seat].token, row->maker))
            return seat;
    return TABLE_NO_SEAT;
}

void table_resize(StoredTable *row, int seats)
{
    uint8_t kept = (uint8_t)((1u << seats) - 1);
    OriRules rules = ori_rules(0, row->seats, 1);
    OriError error;
    if (ori_read_wish(row->rules, &rules, &error)) {
        rules.seats = (unsigned)seats & 15u;
        rules.start &= (1u << ORI_START_BITS * seats) - 1;
        ori_write_rules(rules, row->rules);
    }
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        row->seat[seat].muted = row->seat[seat].muted & kept;
    for (int seat = seats < row->seats ? seats : row->seats; seat < ORI_MAX_SEATS; seat++)
        row->seat[seat] = (StoredSeat){.kind = STORED_OPEN};
    if (row->first >= FIRST_SEAT + seats)
        row->first = FIRST_USUAL;
    row->seats = (int8_t)seats;
}

/* All seats are looked at, and nothing is skipped, whichever it is. */
int table_seat_of_pass(const StoredTable *row, const uint8_t pass[SECRET_HASH])
{
    static const uint8_t none[SECRET_HASH];
    int found = TABLE_NO_SEAT;
    for (int seat = 0; seat < row->seats; seat++) {
        int same = -(int)secret_same(row->seat[seat].pass, pass); /* all bits, or none */
        found = (found & ~same) | (seat & same);
    }
    return secret_same(pass, none) ? TABLE_NO_SEAT : found;
}

int64_t judge_time_is_up(const Table *table)
{
    const StoredTable *row = &table->row;
    return table->game.asked_at + (row->pace != PACE_NONE ? row->pace_ms : row->absence_ms);
}

static unsigned humans_here(const StoredTable *row, const Moment *moment)
{
    unsigned seats = 0;
    for (int seat = 0; seat < row->seats; seat++)
        if (row->seat[seat].kind == STORED_HUMAN)
            seats |= 1u << seat;
    return seats & moment->here;
}

bool judge_maker_is_missed(const Table *table, const Moment *moment)
{
    return table->game.phase != ROOM_PLAYING && !moment->maker_is_here &&
           humans_here(&table->row, moment) != 0;
}

bool judge_all_want_rematch(const Table *table, const StoredTable *row, const Moment *moment)
{
    unsigned waiting = humans_here(row, moment);
    if (table->game.phase != ROOM_OVER || waiting == 0)
        return false;
    for (int seat = 0; seat < row->seats; seat++) {
        if (row->seat[seat].kind == STORED_OPEN)
            return false;
        if (row->seat[seat].rematch == row->games)
            waiting &= ~(1u << seat);
    }
    return waiting == 0;
}
