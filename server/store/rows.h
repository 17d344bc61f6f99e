/*
 * rows.h - rows of a store, from whichever engine: read, and accepted only if they are possible and
 * their checksums hold; and what a write puts into them.
 *
 * An engine gives a row as cells; each kind of row has its columns in the order given here. It is
 * given a write as the values of its statements.
 */
#ifndef ORI_STORE_ROWS_H
#define ORI_STORE_ROWS_H

#include "server/store/engine.h"

typedef struct Cells Cells;
struct Cells {
    const void *rows;                                    /* the engine's */
    int at;                                              /* which of them */
    const char *(*text)(const Cells *cells, int column); /* "" if it has none */
    int64_t (*number)(const Cells *cells, int column);
};

/* clang-format off */
#define ROW_TABLE    "id, v, games, public, made_at, used_at, due, body, sum"
#define ROW_GAME     "deal, names, started_at, asked_at, over, rules_version, sum, names_sum"
#define ROW_DECISION "n, seat, standin, decision, at, clock, sum"
#define ROW_CHAT     "n, seat, name, said, sum"
#define ROW_KEY      "key, sum"
#define ROW_NOTICES  "id, v, body, sum"
/* A table of its own, too, that every program makes which knows of it. */
#define ROW_NOTICES_MAKE "CREATE TABLE IF NOT EXISTS notices(id text PRIMARY KEY NOT NULL, v bigint NOT NULL, body text NOT NULL, sum bigint NOT NULL)"
#define ROW_IS_NO_PASS(find, seat) "NOT EXISTS(SELECT 1 FROM tables WHERE " ROW_PASS_IS_THERE(find, seat) " AND " ROW_PASS(find, seat) "=notices.id)"
/* Those of a pass that opens no seat, and of a table that is gone. */
#define ROW_NOTICES_IDLE(find) "body='' OR (length(id)=64 AND " ROW_IS_NO_PASS(find, "a") " AND " \
    ROW_IS_NO_PASS(find, "b") " AND " ROW_IS_NO_PASS(find, "c") " AND " ROW_IS_NO_PASS(find, "d") " AND " \
    ROW_IS_NO_PASS(find, "e") ") OR (length(id)<>64 AND NOT EXISTS(SELECT 1 FROM tables WHERE tables.id=notices.id))"
#define ROW_NOTICES_SWEEP(find) "DELETE FROM notices WHERE " ROW_NOTICES_IDLE(find)
/* A key is in a table of its own, which the first node to offer one creates. */
#define ROW_KEYS       "keys(name text PRIMARY KEY NOT NULL, key text NOT NULL, sum bigint NOT NULL)"
#define ROW_KEY_NAME   "'notices'"
#define ROW_DEVICES    "SELECT EXISTS(SELECT 1 FROM notices WHERE length(id)=64 AND body <> '')"
/* A seat's pass, as text, if it has one: an index for each seat finds the tables of a pass. FIND: what the
 * database calls the place of a text in another. */
#define ROW_PASS_AT(find, seat) find "(body, '\n" seat " pass ')"
#define ROW_PASS_IS_THERE(find, seat) ROW_PASS_AT(find, seat) " > 0"
#define ROW_PASS(find, seat)    "substr(body, " ROW_PASS_AT(find, seat) " + 8, 64)"
#define ROW_PASS_INDEX(find, seat) "CREATE INDEX pass_" seat " ON tables(" ROW_PASS(find, seat) ") WHERE " ROW_PASS_IS_THERE(find, seat)
#define ROW_PASS_OF(find, seat, pass) "SELECT id, v, games, made_at FROM tables WHERE " ROW_PASS_IS_THERE(find, seat) " AND " ROW_PASS(find, seat) "=" pass
/* Games that can continue come first, then the newest. */
#define ROW_MINE(find, pass, most, over) \
    "SELECT id, v FROM (" ROW_PASS_OF(find, "a", pass) " UNION ALL " ROW_PASS_OF(find, "b", pass) " UNION ALL " \
    ROW_PASS_OF(find, "c", pass) " UNION ALL " ROW_PASS_OF(find, "d", pass) " UNION ALL " ROW_PASS_OF(find, "e", pass) ") AS mine" \
    " ORDER BY games > 0 AND NOT EXISTS(SELECT 1 FROM games WHERE tbl=mine.id AND " over "), made_at DESC LIMIT " most
/* clang-format on */
/* NULL, or what is wrong. */
const char *row_table(const Cells *cells, StoredTable *out, char wrong[BODY_WHY]);
/* The same of a row that was made from one of schema 1, which had no sums, or 2, whose sum it still
 * has, or of a later one. */
const char *row_table_of(int schema, const Cells *cells, StoredTable *out, char wrong[BODY_WHY]);
/* table and number are set. */
const char *row_game(const Cells *cells, StoredGame *out);
/* The next of the game; state is where it stands, and is moved on. */
const char *row_decision(const Cells *cells, StoredGame *out, OriState *state);
const char *row_game_is_whole(const StoredGame *game, const OriState *end);
bool row_chat(const Cells *cells, const char *table, StoredChat *out); /* false: damaged */

bool row_notices(const Cells *cells, StoredNotices *out); /* false: damaged */
/* False: damaged. */
bool row_key(const Cells *cells, StoreKey *out, char why[STORE_WHY]);
/* INSERT of the key that is offered. */
enum { ROW_KEY_INSERT = 256 };
void row_key_insert(const StoreKey *key, char sql[ROW_KEY_INSERT]);

/* --- Writing --- */

/* A value of a statement. Texts and bytes are the caller's. */
typedef struct Value {
    const char *text; /* NULL: a number */
    int64_t number;   /* of a text: 0, or how many bytes in the database's own form it is */
} Value;

/* In the order of the statement's arguments, which both databases have in common. */
enum { VALUES_MOST = 16 };
typedef struct Values {
    int count;
    Value of[VALUES_MOST];
} Values;

static inline void value_text(Values *v, const char *text)
{
    v->of[v->count++] = (Value){.text = text};
}

static inline void value_number(Values *v, int64_t number)
{
    v->of[v->count++] = (Value){.number = number};
}

/* One name a line: names have no control characters. A line's end takes the place of a name's. */
enum { ROW_NAMES_TEXT = ORI_MAX_SEATS * ORI_NAME_TEXT + 1 };

/* The texts that are made for values. */
typedef struct RowTexts {
    char body[BODY_TEXT];
    char deal[ORI_POSITION_TEXT];
    char names[ROW_NAMES_TEXT];
    char decision[ORI_DECISION_TEXT];
} RowTexts;

bool row_is_new(const Write *write); /* a table's: there is none that it follows */
void row_values(const Write *write, Values *out, RowTexts *texts);
/* A decision: its table, game and number, and its sum. */
void row_decided(const StoredDecision *decision, Values *out);
/* For a game whose player is forgotten, with its names as stored: table, number, names, their sum.
 * False: the seat did not play. */
bool row_renamed(const Write *write, int number, const char *names, Values *out, RowTexts *texts);

#endif
