/*
 * rows.c - refuses rows with an impossible value, a wrong checksum or decisions that cannot be
 * replayed; and lists what each kind of write puts into its rows.
 */
#include "server/store/rows.h"

#include <stdio.h>
#include <string.h>

/* False: it is longer than it may be. */
static bool copy_text(const Cells *c, int column, char *to, size_t size)
{
    int length = snprintf(to, size, "%s", c->text(c, column));
    return length >= 0 && (size_t)length < size;
}

/* --- Tables --- */

static bool read_table(const Cells *c, StoredTable *out, char wrong[BODY_WHY])
{
    int64_t games = c->number(c, 2);
    int64_t is_public = c->number(c, 3);
    *out = (StoredTable){.v = c->number(c, 1),
                         .games = (int)games,
                         .is_public = is_public != 0,
                         .made_at = c->number(c, 4),
                         .used_at = c->number(c, 5),
                         .due = c->number(c, 6)};
    const char *field = !copy_text(c, 0, out->id, sizeof out->id) ? "id"
                        : games < 0 || games > INT32_MAX          ? "games"
                        : is_public != 0 && is_public != 1        ? "public"
                        : strlen(c->text(c, 7)) >= BODY_TEXT      ? "body"
                                                                  : NULL;
    if (field == NULL)
        return body_read(c->text(c, 7), out, wrong);
    snprintf(wrong, BODY_WHY, "its '%s' has an impossible value", field);
    return false;
}

static const char *compare(const Cells *c, uint64_t sum)
{
    return sum != (uint64_t)c->number(c, 8) ? "it is damaged: its checksum does not match" : NULL;
}

const char *row_table(const Cells *c, StoredTable *out, char wrong[BODY_WHY])
{
    return read_table(c, out, wrong) ? compare(c, sum_body(out, c->text(c, 7))) : wrong;
}

const char *row_table_of(int schema, const Cells *c, StoredTable *out, char wrong[BODY_WHY])
{
    if (!read_table(c, out, wrong))
        return wrong;
    if (schema == 1)
        return NULL;
    return compare(c, schema == 2 ? sum_table_2(out) : sum_body(out, c->text(c, 7)));
}

/* --- Games --- */

/* How many there are. */
static int split_names(const char *names, StoredGame *out)
{
    int count = 0;
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        size_t length = strcspn(names, "\n");
        snprintf(out->name[seat], ORI_NAME_TEXT, "%.*s", (int)length, names);
        names += length;
        count += *names == '\n';
        names += *names == '\n';
    }
    return count;
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

/* --- Notices and their key --- */

bool row_notices(const Cells *c, StoredNotices *out)
{
    out->v = c->number(c, 1);
    return copy_text(c, 0, out->id, sizeof out->id) &&
           copy_text(c, 2, out->text, sizeof out->text) &&
           sum_notices(out->id, out->v, out->text) == (uint64_t)c->number(c, 3);
}

bool row_key(const Cells *c, StoreKey *out, char why[STORE_WHY])
{
    const char *text = c->text(c, 0);
    out->is_there = secret_read_key(text, out->key) && (uint64_t)c->number(c, 1) == sum_key(text);
    if (!out->is_there)
        snprintf(why, STORE_WHY,
                 "the key of the notices is damaged; restore a backup, or delete it from the table"
                 " 'keys': then every player must ask for notices again");
    return out->is_there;
}

void row_key_insert(const StoreKey *key, char sql[ROW_KEY_INSERT])
{
    char text[SECRET_KEY_TEXT];
    secret_hash_text(key->key, text);
    snprintf(sql, ROW_KEY_INSERT,
             "INSERT INTO keys VALUES(" ROW_KEY_NAME ", '%s', %lld) ON CONFLICT DO NOTHING", text,
             (long long)sum_key(text));
}

/* --- Writing --- */

static void join_names(const StoredGame *g, char text[ROW_NAMES_TEXT])
{
    int length = 0;
    text[0] = '\0';
    for (int seat = 0; seat < (int)g->start.rules.seats; seat++)
        length += sprintf(text + length, "%s\n", g->name[seat]);
}

bool row_is_new(const Write *write)
{
    return write->stored_table->v == 1 || write->moved;
}

static void table_values(const Write *write, Values *out, char body[BODY_TEXT])
{
    const StoredTable *t = write->stored_table;
    body_write(t, body);
    value_text(out, t->id);
    value_number(out, t->v);
    value_number(out, t->games);
    value_number(out, t->is_public);
    value_number(out, t->made_at);
    value_text(out, body);
    value_number(out, (int64_t)sum_body(t, body));
    value_number(out, row_is_new(write) ? t->used_at : (int64_t)write->before);
}

/* A game that is moved comes without its table's row. */
static void game_values(const Write *write, Values *out, RowTexts *texts)
{
    const StoredGame *g = write->stored_game;
    if (write->moved)
        value_text(out, g->table);
    else
        table_values(write, out, texts->body);
    ori_write_position(&g->start, texts->deal);
    join_names(g, texts->names);
    value_number(out, g->number);
    value_number(out, ORI_RULES_VERSION);
    value_text(out, texts->deal);
    value_text(out, texts->names);
    value_number(out, g->started_at);
    value_number(out, g->asked_at);
    value_number(out, (int64_t)g->sum);
    value_number(out, (int64_t)sum_names(g));
}

static void decision_values(const StoredDecision *d, Values *out, char text[ORI_DECISION_TEXT])
{
    ori_write_decision(d->decision, text);
    value_text(out, d->table);
    value_number(out, d->game);
    value_number(out, d->n);
    value_number(out, d->seat);
    value_number(out, d->standin);
    value_text(out, text);
    value_number(out, d->at);
    value_number(out, d->clock);
    value_number(out, (int64_t)d->sum);
    value_number(out, (int64_t)d->before);
}

static void chat_values(const char *table, const StoredChat *c, Values *out)
{
    value_text(out, table);
    value_number(out, c->n);
    value_number(out, c->seat);
    value_text(out, c->name);
    value_text(out, c->text);
    value_number(out, (int64_t)sum_chat(table, c));
    value_number(out, STORE_CHAT_KEPT);
}

static void notices_values(const StoredNotices *n, Values *out)
{
    value_text(out, n->id);
    value_number(out, n->v);
    value_text(out, n->text);
    value_number(out, (int64_t)sum_notices(n->id, n->v, n->text));
}

void row_decided(const StoredDecision *d, Values *out)
{
    value_text(out, d->table);
    value_number(out, d->game);
    value_number(out, d->n);
    value_number(out, (int64_t)d->sum);
}

/* What is looked for. */
static void check_values(const Write *write, Values *out)
{
    const StoredTable *t = write->stored_table;
    if (t == NULL) {
        row_decided(&write->decision, out);
        return;
    }
    value_text(out, t->id);
    value_number(out, t->v);
    value_number(out, (int64_t)store_sum_table(t));
}

static void note_values(const char *table, const StoreNote *note, Values *out)
{
    value_text(out, table);
    value_number(out, note->used_at);
    value_number(out, note->due);
    value_number(out, note->count);
    value_number(out, note->v);
}

void row_values(const Write *write, Values *out, RowTexts *texts)
{
    out->count = 0;
    switch (write->kind) {
    case WRITE_TABLE:
    case WRITE_FORGET:
        table_values(write, out, texts->body);
        break;
    case WRITE_GAME:
        game_values(write, out, texts);
        break;
    case WRITE_DECISION:
        decision_values(&write->decision, out, texts->decision);
        break;
    case WRITE_CHAT:
        chat_values(write->table, write->stored_chat, out);
        break;
    case WRITE_LIVED:
        value_number(out, write->clock);
        break;
    case WRITE_NOTE:
        note_values(write->table, &write->note, out);
        break;
    case WRITE_NOTICES:
        notices_values(write->stored_notices, out);
        break;
    case WRITE_DROP_TABLE:
        value_text(out, write->table);
        value_number(out, write->v);
        break;
    case WRITE_DROP_CHAT:
        value_text(out, write->table);
        value_number(out, ORI_ANY_SEAT);
        break;
    case WRITE_HERE:
        value_text(out, write->table);
        value_number(out, write->seat);
        value_number(out, write->count);
        break;
    case WRITE_AWAY:
        value_text(out, write->table);
        break;
    case WRITE_CHECK:
        check_values(write, out);
        break;
    case WRITE_SWEEP:
    case WRITE_NOTHING:
        break;
    }
}

bool row_renamed(const Write *write, int number, const char *names, Values *out, RowTexts *texts)
{
    StoredGame g = {.number = number};
    int seats = split_names(names, &g);
    out->count = 0;
    if (write->seat >= seats)
        return false;
    memcpy(g.table, write->table, sizeof g.table);
    g.start.rules = ori_rules(0, seats, 1);
    memcpy(g.name[write->seat], write->stored_table->seat[write->seat].name, ORI_NAME_TEXT);
    join_names(&g, texts->names);
    value_text(out, write->table);
    value_number(out, number);
    value_text(out, texts->names);
    value_number(out, (int64_t)sum_names(&g));
    return true;
}
