/*
 * backup.c - copies a store into one file, even while it is in use: completely, or not at all. The
 * copy of a folder is itself a store, that of a database is what pg_dump makes of it.
 */
#include "server/store/sqlite/sqlite.h"
#include "server/store/url.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static bool sync_file(const char *path)
{
    int file = open(path, O_RDONLY);
    bool ok = file >= 0 && fsync(file) == 0;
    if (file >= 0)
        close(file);
    return ok;
}

static bool make_file(const char *path)
{
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, STORE_FILE_MODE);
    if (file >= 0)
        close(file);
    return file >= 0;
}

static bool copy_pages(sqlite3 *from, const char *path, char why[STORE_WHY])
{
    sqlite3 *to = NULL;
    bool ok = false;
    if (sqlite3_open(path, &to) == SQLITE_OK) {
        sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
        if (copy != NULL) {
            int code;
            while ((code = sqlite3_backup_step(copy, -1)) == SQLITE_BUSY || code == SQLITE_LOCKED)
                sqlite3_sleep(50);
            ok = sqlite3_backup_finish(copy) == SQLITE_OK && code == SQLITE_DONE;
        }
        /* One file, without a log beside it. */
        ok = ok && sqlite3_exec(to, "PRAGMA journal_mode=DELETE", NULL, NULL, NULL) == SQLITE_OK;
    }
    if (!ok)
        sqlite_why(to, path, why);
    sqlite3_close(to);
    return ok;
}

static bool copy_folder(const char *dir, const char *file, char why[STORE_WHY])
{
    char path[STORE_PATH];
    if (!sqlite_path(dir, path, why))
        return false;
    sqlite3 *db = read_open(path, why);
    bool ok = db != NULL && copy_pages(db, file, why);
    sqlite3_close(db);
    return ok;
}

bool store_backup(const char *place, const char *file, char why[STORE_WHY])
{
    char part[STORE_PATH];
    if (snprintf(part, sizeof part, "%s.part", file) >= (int)sizeof part) {
        snprintf(why, STORE_WHY, "the path is too long");
        return false;
    }
    unlink(part);
    if (!make_file(part)) {
        snprintf(why, STORE_WHY, "%.300s: %s", part, strerror(errno));
        return false;
    }
    bool ok = store_is_url(place) ? store_dump(place, part, why) : copy_folder(place, part, why);
    if (ok && (!sync_file(part) || rename(part, file) != 0)) {
        snprintf(why, STORE_WHY, "%.300s: %s", file, strerror(errno));
        ok = false;
    }
    if (!ok)
        unlink(part);
    return ok;
}
