/*
 * sqlite.c - SQLite as the store's engine: one connection that writes, one that reads.
 *
 * `synchronous=FULL` on a WAL: a commit has reached the disk when it returns. A store that has lost
 * commits which were noted (a damaged WAL: SQLite silently drops everything after the damage) is
 * not opened.
 */
#include "server/store/sqlite/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct Sqlite {
    sqlite3 *write_db;
    sqlite3 *read_db;
    Writer *writer;
    int lock; /* descriptors */
    int note;
} Sqlite;

void sqlite_why(sqlite3 *db, const char *path, char why[STORE_WHY])
{
    int code = sqlite3_errcode(db) & 0xFF;
    bool full = code == SQLITE_FULL || sqlite3_system_errno(db) == ENOSPC;
    if (full)
        snprintf(why, STORE_WHY, "%s: the disk is full", path);
    else if (code == SQLITE_BUSY)
        snprintf(why, STORE_WHY, "%s: another program has locked the database", path);
    else if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT)
        snprintf(why, STORE_WHY, "%s: the database is damaged (%s); restore a backup of it", path,
                 sqlite3_errmsg(db));
    else if (code == SQLITE_CANTOPEN || code == SQLITE_READONLY || code == SQLITE_PERM)
        snprintf(why, STORE_WHY,
                 "%s: its folder cannot be written to, and its write-ahead log cannot be read"
                 " without; copy the whole folder to a place that can",
                 path);
    else
        snprintf(why, STORE_WHY, "%s: %s", path, sqlite3_errmsg(db));
}

static bool make_folder(const char *dir, char why[STORE_WHY])
{
    struct stat about;
    if (mkdir(dir, 0700) != 0 && errno != EEXIST) {
        snprintf(why, STORE_WHY, "cannot make the folder %s: %s", dir, strerror(errno));
        return false;
    }
    if (stat(dir, &about) != 0 || !S_ISDIR(about.st_mode)) {
        snprintf(why, STORE_WHY, "%s is not a folder", dir);
        return false;
    }
    if (access(dir, W_OK | X_OK) != 0) {
        snprintf(why, STORE_WHY, "cannot write into the folder %s: %s", dir, strerror(errno));
        return false;
    }
    return true;
}

static int open_beside(const char *dir, const char *name, char why[STORE_WHY])
{
    char path[STORE_PATH];
    snprintf(path, sizeof path, "%s/%s", dir, name);
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, STORE_FILE_MODE);
    if (file < 0)
        snprintf(why, STORE_WHY, "cannot write %.300s: %s", path, strerror(errno));
    return file;
}

/* One server for a folder: two would hand out the same decision twice. */
static int lock_folder(const char *dir, char why[STORE_WHY])
{
    int lock = open_beside(dir, "lock", why);
    if (lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) != 0) {
        snprintf(why, STORE_WHY, "another server is using the folder %s", dir);
        close(lock);
        return -1;
    }
    return lock;
}

/* Deals of running games and chat are nobody's business on this machine either. SQLite gives the
 * files beside it the same mode. Only before SQLite has the file open: to close a descriptor of it
 * gives up every lock that this process has on it, and another program would take the WAL away. */
static void make_private(const char *path)
{
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, STORE_FILE_MODE);
    if (file < 0)
        return;
    fchmod(file, STORE_FILE_MODE);
    close(file);
}

static sqlite3 *open_database(const char *path, char why[STORE_WHY])
{
    sqlite3 *db = NULL;
    if (sqlite3_open(path, &db) == SQLITE_OK &&
        sqlite3_busy_timeout(db, STORE_BUSY_MS) == SQLITE_OK &&
        sqlite3_exec(db, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;", NULL, NULL, NULL) ==
            SQLITE_OK)
        return db;
    sqlite_why(db, path, why);
    sqlite3_close(db);
    return NULL;
}

static bool lost_nothing(sqlite3 *db, const char *dir, char why[STORE_WHY])
{
    long long noted = read_note(dir);
    long long there = read_number(db, "SELECT commits FROM life", 0);
    if (there >= noted)
        return true;
    snprintf(why, STORE_WHY,
             "%s: the store has lost its last %lld commits: its write-ahead log was damaged or "
             "taken away; restore a backup, or remove %s/" STORE_NOTE " to go on without them",
             dir, noted - there, dir);
    return false;
}

static bool open_databases(Sqlite *s, const char *dir, char why[STORE_WHY])
{
    char path[STORE_PATH];
    snprintf(path, sizeof path, "%s/" STORE_FILE, dir);
    make_private(path);
    s->write_db = open_database(path, why);
    if (s->write_db == NULL || !lost_nothing(s->write_db, dir, why) ||
        !schema_migrate(s->write_db, dir, path, why))
        return false;
    sqlite3_exec(s->write_db,
                 "INSERT OR IGNORE INTO life(one, lived, commits, decisions) VALUES(1, 0, 0, "
                 "0);" ROW_NOTICES_MAKE "; PRAGMA foreign_keys=ON;",
                 NULL, NULL, NULL);
    s->writer = writer_open(s->write_db, s->note, why);
    s->read_db = s->writer != NULL ? open_database(path, why) : NULL;
    return s->read_db != NULL;
}

/* --- The engine --- */

static void commit(void *who, Write *first)
{
    writer_commit(((Sqlite *)who)->writer, first);
}

static void read_for(void *who, Read *read)
{
    read_one(((Sqlite *)who)->read_db, read);
}

static int64_t lived(void *who)
{
    return read_number(((Sqlite *)who)->read_db, "SELECT lived FROM life", 0);
}

static bool keep_key(void *who, StoreKey *key, char why[STORE_WHY])
{
    return key_keep(((Sqlite *)who)->write_db, key, why);
}

static void close_databases(void *who)
{
    Sqlite *s = who;
    if (s->writer != NULL)
        writer_close(s->writer);
    sqlite3_close(s->read_db);
    sqlite3_close(s->write_db);
    if (s->note >= 0)
        close(s->note);
    if (s->lock >= 0)
        close(s->lock);
    free(s);
}

bool sqlite_path(const char *dir, char path[STORE_PATH], char why[STORE_WHY])
{
    bool fits = snprintf(path, STORE_PATH, "%s/" STORE_FILE, dir) < STORE_PATH;
    if (!fits)
        snprintf(why, STORE_WHY, "the path is too long");
    return fits;
}

static const StoreEngine engine = {
    .commit = commit, .read = read_for, .lived = lived, .close = close_databases, .key = keep_key};

const StoreEngine *sqlite_engine(const char *dir, void **who, char why[STORE_WHY])
{
    Sqlite *s = calloc(1, sizeof *s);
    if (s == NULL || strlen(dir) > STORE_PATH - 64) {
        snprintf(why, STORE_WHY, s == NULL ? "out of memory" : "the path is too long");
        free(s);
        return NULL;
    }
    s->lock = s->note = -1;
    if (!make_folder(dir, why) || (s->lock = lock_folder(dir, why)) < 0 ||
        (s->note = open_beside(dir, STORE_NOTE, why)) < 0 || !open_databases(s, dir, why)) {
        close_databases(s);
        return NULL;
    }
    *who = s;
    return &engine;
}
