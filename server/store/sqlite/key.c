/*
 * key.c - the key of the notices in a folder: in the database, so that each copy has it.
 *
 * Its table is not part of the schema's steps: a server creates it when it first sends notices, and
 * a program that does not know it leaves it alone.
 */
#include "server/store/sqlite/sqlite.h"

#include <stdio.h>

bool key_read(sqlite3 *db, StoreKey *out, char why[STORE_WHY])
{
    sqlite3_stmt *s = NULL;
    bool ok = true;
    out->is_there = false;
    if (!schema_has(db, "keys"))
        return true;
    if (sqlite3_prepare_v2(db, "SELECT " ROW_KEY " FROM keys WHERE name = " ROW_KEY_NAME, -1, &s,
                           NULL) == SQLITE_OK &&
        sqlite3_step(s) == SQLITE_ROW) {
        Cells cells = sqlite_cells(s);
        ok = row_key(&cells, out, why);
    }
    sqlite3_finalize(s);
    return ok;
}

bool key_keep(sqlite3 *db, StoreKey *key, char why[STORE_WHY])
{
    char insert[ROW_KEY_INSERT];
    char sql[ROW_KEY_INSERT + sizeof "CREATE TABLE IF NOT EXISTS ; " ROW_KEYS];
    StoreKey found = {.is_there = false};
    if (!key_read(db, &found, why))
        return false;
    if (!found.is_there && key->is_offered) {
        key->is_missed = read_number(db, ROW_DEVICES, 0) == 1;
        row_key_insert(key, insert);
        snprintf(sql, sizeof sql, "CREATE TABLE IF NOT EXISTS " ROW_KEYS "; %s", insert);
        if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK) {
            sqlite_why(db, STORE_FILE, why);
            return false;
        }
        key->is_there = true;
        return true;
    }
    bool is_missed = key->is_missed;
    *key = found;
    key->is_missed = is_missed;
    return true;
}
