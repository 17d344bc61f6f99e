/*
 * rows.c - what has an impossible value, a wrong checksum or cannot be replayed is not read.
 */
#include "server/store/rows.h"

#include "server/clock.h"

#include <stdio.h>
#include <string.h>

/* False: it is longer than it may be. */
static bool copy_text(const Cells *c, int column, char *to, size_t size)
{
    int length = snprintf(to, size, "%s", c->text(c, column));
    return length >= 0 && (size_t)length < size;
}

static bool in_range(const Cells *c, int column, int64_t least, int64_t most, int *out)
{
    int64_t value = c->number(c, column);
    *out = (int)value;
    return value >= least && value <= most;
}

/* --- Tables --- */

static const char *read_seat(const Cells *c, StoredSeat *to)
{
    enum { SEAT_BITS = (1 << ORI_MAX_SEATS) - 1 };
    int kind;
    int standin;
    int muted;
    int votes;
    bool ranges = in_range(c, 1, 0, STORED_KINDS - 1, &kind) && in_range(c, 2, 0, 1, &standin) &&
                  in_range(c, 3, 0, SEAT_BITS, &muted) && in_range(c, 4, 0, SEAT_BITS, &votes) &&
                  in_range(c, 5, 0, INT32_MAX, &to->rematch);
    if (!ranges)
        return "a seat has an impossible value";
    to->kind = (int8_t)kind;
    to->standin = standin != 0;
    to->muted = (uint8_t)muted;
    to->votes = (uint8_t)votes;
    bool texts = copy_text(c, 6, to->name, sizeof to->name) &&
                 copy_text(c, 7, to->bot, sizeof to->bot) && c->hash(c, 8, to->token);
    return texts ? NULL : "a seat has an impossible name, bot or token";
}

const char *row_seat(const Cells *c, StoredTable *table, int *found)
{
    if (c->number(c, 0) != *found || *found >= table->seats)
        return "it has a seat too many or too few";
    return read_seat(c, &table->seat[(*found)++]);
}

const char *row_table(const Cells *c, StoredTable *out, uint64_t *sum)
{
    enum { MOST_PACE_MS = 14 * DAY_MS };
    int seats;
    int is_public;
    int has_help;
    int pace;
    *out = (StoredTable){.v = c->number(c, 13)};
    *sum = (uint64_t)c->number(c, 12);
    bool ranges =
        in_range(c, 2, ORI_MIN_SEATS, ORI_MAX_SEATS, &seats) && in_range(c, 3, 0, 1, &is_public) &&
        in_range(c, 4, 0, PACE_KINDS - 1, &pace) &&
        in_range(c, 5, 0, MOST_PACE_MS, &out->pace_ms) &&
        in_range(c, 6, 0, DAY_MS, &out->absence_ms) && in_range(c, 10, 0, INT32_MAX, &out->games) &&
        in_range(c, 11, 0, ORI_MAX_DECISIONS, &out->votes_at) && in_range(c, 14, 0, 1, &has_help);
    if (!ranges)
        return "it has an impossible value";
    out->seats = (int8_t)seats;
    out->is_public = is_public != 0;
    out->has_help = has_help != 0;
    out->pace = (int8_t)pace;
    out->made_at = c->number(c, 7);
    out->used_at = c->number(c, 8);
    bool texts = copy_text(c, 0, out->id, sizeof out->id) &&
                 copy_text(c, 1, out->rules, sizeof out->rules) && c->hash(c, 9, out->maker);
    return texts ? NULL : "it has impossible rules, or an impossible token";
}

const char *row_table_is_whole(const StoredTable *table, int seats_found, uint64_t sum)
{
    if (seats_found != table->seats)
        return "it has lost its seats";
    return sum != store_sum_table(table) ? "it is damaged: its checksum does not match" : NULL;
}

/* --- Games --- */

void join_names(const StoredGame *g, char text[ROW_NAMES_TEXT])
{
    int length = 0;
    text[0] = '\0';
    for (int seat = 0; seat < (int)g->start.rules.seats; seat++)
        length += snprintf(text + length, ORI_NAME_TEXT, "%s\n", g->name[seat]);
}

void split_names(const char *names, StoredGame *out)
{
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        size_t length = strcspn(names, "\n");
        snprintf(out->name[seat], ORI_NAME_TEXT, "%.*s", (int)length, names);
        names += length;
        names += *names == '\n';
    }
}

const char *row_game(const Cells *c, StoredGame *out)
{
    OriError error;
    char deal[ORI_POSITION_TEXT];
    char names[ROW_NAMES_TEXT];
    out->started_at = c->number(c, 2);
    out->asked_at = c->number(c, 3);
    out->over = c->number(c, 4) != 0;
    if (!copy_text(c, 0, deal, sizeof deal) || !copy_text(c, 1, names, sizeof names))
        return "its deal or its names are too long";
    split_names(names, out);
    if (c->number(c, 5) != ORI_RULES_VERSION)
        return "this program does not know the version of its rules";
    if (!ori_read_position(deal, &out->start, &error))
        return "its deal is impossible";
    out->sum = store_sum_game(out);
    if (sum_names(out) != (uint64_t)c->number(c, 7))
        return "its names are damaged: their checksum does not match";
    return out->sum != (uint64_t)c->number(c, 6) ? "it is damaged: its checksum does not match"
                                                 : NULL;
}

const char *row_decision(const Cells *c, StoredGame *out, OriState *state)
{
    OriError error;
    char text[ORI_DECISION_TEXT + 8];
    StoredDecision d = {.n = out->count,
                        .seat = (int8_t)c->number(c, 1),
                        .standin = c->number(c, 2) != 0,
                        .at = c->number(c, 4),
                        .clock = c->number(c, 5)};
    if (c->number(c, 0) != out->count)
        return "a decision is missing before it";
    if (!copy_text(c, 3, text, sizeof text) || !ori_read_decision(text, &d.decision, &error))
        return "it is not a decision";
    if (state->ask != ORI_ASK_OVER && d.seat != state->asked)
        return "another seat was asked";
    if (out->count == ORI_MAX_DECISIONS)
        return "there are too many decisions";
    const char *refused = ori_apply(state, d.decision, NULL);
    if (refused != NULL)
        return refused;
    out->sum = store_chain(out->sum, &d);
    if (out->sum != (uint64_t)c->number(c, 6))
        return "it is damaged: its checksum does not match";
    out->standin[out->count] = d.standin;
    out->at[out->count] = d.at;
    out->clock[out->count] = d.clock;
    out->decision[out->count++] = d.decision;
    if (d.clock > out->asked_at)
        out->asked_at = d.clock;
    return NULL;
}

const char *row_game_is_whole(const StoredGame *game, const OriState *end)
{
    if (game->over == (end->ask == ORI_ASK_OVER))
        return NULL;
    return game->over ? "it is marked as over, but its end is missing"
                      : "it is marked as not over, but it has ended";
}

/* --- Chat --- */

bool row_chat(const Cells *c, const char *table, StoredChat *out)
{
    out->n = c->number(c, 0);
    out->seat = (int8_t)c->number(c, 1);
    return copy_text(c, 2, out->name, sizeof out->name) &&
           copy_text(c, 3, out->text, sizeof out->text) &&
           sum_chat(table, out) == (uint64_t)c->number(c, 4);
}
