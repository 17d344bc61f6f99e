/*
 * rows.h - rows of a store, whatever engine they come from: read, and believed only if they
 * are possible and their checksums hold.
 *
 * An engine gives a row as cells; the columns of each kind of row stand in the order told here.
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
/* clang-format on */
/* NULL, or what is wrong. */
const char *row_table(const Cells *cells, StoredTable *out, char wrong[BODY_WHY]);
/* The same of a row that was made from one of schema 1, which had no sums, or 2, whose sum it still
 * has. */
const char *row_table_of(int schema, const Cells *cells, StoredTable *out, char wrong[BODY_WHY]);
/* table and number are set. */
const char *row_game(const Cells *cells, StoredGame *out);
/* The next of the game; state is where it stands, and is moved on. */
const char *row_decision(const Cells *cells, StoredGame *out, OriState *state);
const char *row_game_is_whole(const StoredGame *game, const OriState *end);
bool row_chat(const Cells *cells, const char *table, StoredChat *out); /* false: damaged */

enum { ROW_NAMES_TEXT = ORI_MAX_SEATS * ORI_NAME_TEXT };
/* One name a line: names have no control characters. */
void join_names(const StoredGame *game, char text[ROW_NAMES_TEXT]);
void split_names(const char *names, StoredGame *out);

#endif
