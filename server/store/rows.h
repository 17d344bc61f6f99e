/*
 * rows.h - rows of a store, from whichever engine: read, and accepted only if they are possible and
 * their checksums hold.
 *
 * An engine gives a row as cells; each kind of row has its columns in the order given here.
 */
#ifndef ORI_STORE_ROWS_H
#define ORI_STORE_ROWS_H

#include "server/store/store.h"

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

/* One name a line: names have no control characters. A line's end takes the place of a name's. */
enum { ROW_NAMES_TEXT = ORI_MAX_SEATS * ORI_NAME_TEXT + 1 };
void join_names(const StoredGame *game, char text[ROW_NAMES_TEXT]);
int split_names(const char *names, StoredGame *out); /* how many */
/* A game's names as stored, for a player who has none any more: with as many seats as it has names.
 * False: the seat did not play. */
bool rename_player(StoredGame *game, const char *names, int seat, const char *name,
                   char text[ROW_NAMES_TEXT]);

#endif
