/*
 * save.c - games kept on disk.
 */
#include "tui/save.h"

#include "tui/reason.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The comments that tell who plays, or where, begin so. */
static const char mark[] = "{ oriflamme play: ";
static const char table_mark[] = "{ oriflamme join: ";
static const char deal_mark[] = "{ oriflamme deal: ";
static const char aside_mark[] = "{ oriflamme aside }";

enum {
    SAVE_NAME = 256, /* a file's name in the folder */
    SAVE_COMMENT = SAVE_LINK + DEAL_TEXT + 128,
};

/* --- The folder --- */

static const char *make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/');; slash = strchr(slash + 1, '/')) {
        if (slash != NULL)
            *slash = '\0';
        bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
        if (slash == NULL)
            return made ? NULL : reason_of_errno(errno);
        *slash = '/';
    }
}

static const char *find_folder(char path[SAVE_PATH])
{
    const char *state = getenv("XDG_STATE_HOME");
    const char *home = getenv("HOME");
    int length;
    if (state != NULL && state[0] == '/')
        length = snprintf(path, SAVE_PATH, "%s/oriflamme", state);
    else if (home != NULL && home[0] == '/')
        length = snprintf(path, SAVE_PATH, "%s/.local/state/oriflamme", home);
    else
        return WHY(NO_HOME);
    if (length >= SAVE_PATH - SAVE_NAME)
        return WHY(PATH_LONG);
    return NULL;
}

const char *save_folder(char path[SAVE_PATH])
{
    const char *why = find_folder(path);
    return why != NULL ? why : make_folders(path);
}

const char *save_new_path(char path[SAVE_PATH])
{
    const char *why = save_folder(path);
    if (why != NULL)
        return why;
    size_t length = strlen(path);
    time_t now = time(NULL);
    struct tm local;
    char stamp[32] = "game";
    if (localtime_r(&now, &local) != NULL)
        strftime(stamp, sizeof stamp, "%Y-%m-%d-%H%M%S", &local);
    for (int n = 0; n < 1000; n++) {
        snprintf(path + length, SAVE_PATH - length, "/%s-%d.txt", stamp, (int)getpid() + n);
        if (access(path, F_OK) != 0)
            return NULL;
    }
    return WHY(NAMES_TAKEN);
}

/* --- One window at a time --- */

static void lock_path(const char *path, char out[SAVE_PATH + 8])
{
    snprintf(out, SAVE_PATH + 8, "%s.lock", path);
}

static struct flock whole_file(void)
{
    return (struct flock){.l_type = F_WRLCK, .l_whence = SEEK_SET};
}

static int holder_of(int file)
{
    struct flock lock = whole_file();
    if (fcntl(file, F_GETLK, &lock) != 0 || lock.l_type == F_UNLCK)
        return 0;
    return (int)lock.l_pid;
}

/* The process in which a game is open; 0: in none. */
static int save_holder(const char *path)
{
    char beside[SAVE_PATH + 8];
    lock_path(path, beside);
    int file = open(beside, O_RDWR | O_CLOEXEC);
    int holder = file >= 0 ? holder_of(file) : 0;
    if (file >= 0)
        close(file);
    return holder;
}

/* The last holder may have removed the locked file by now. */
static bool is_still_there(int file, const char *path)
{
    struct stat mine;
    struct stat there;
    return fstat(file, &mine) == 0 && stat(path, &there) == 0 && mine.st_ino == there.st_ino &&
           mine.st_dev == there.st_dev;
}

const char *save_lock(const char *path, int *lock, int *holder)
{
    enum { TRIES = 100 };
    char beside[SAVE_PATH + 8];
    lock_path(path, beside);
    *lock = SAVE_NO_LOCK;
    *holder = 0;
    for (int i = 0; i < TRIES; i++) {
        struct flock wanted = whole_file();
        int file = open(beside, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (file < 0)
            return reason_of_errno(errno);
        if (fcntl(file, F_SETLK, &wanted) == 0 && is_still_there(file, beside)) {
            *lock = file;
            return NULL;
        }
        *holder = holder_of(file);
        close(file);
        if (*holder != 0)
            return WHY(OPEN_ELSEWHERE);
    }
    return WHY(NOT_LOCKED);
}

void save_unlock(const char *path, int lock)
{
    char beside[SAVE_PATH + 8];
    if (lock == SAVE_NO_LOCK)
        return;
    lock_path(path, beside);
    unlink(beside);
    close(lock);
}

/* --- The list of saves --- */

static bool is_record_name(const char *name)
{
    static const char ending[] = ".txt";
    size_t length = strlen(name);
    return length >= strlen(ending) && strcmp(name + length - strlen(ending), ending) == 0;
}

static bool is_newer(const SaveFile *a, const SaveFile *b)
{
    return a->changed != b->changed ? a->changed > b->changed : strcmp(a->path, b->path) > 0;
}

/* Keeps the newest, in order. */
static int insert(SaveFile list[SAVE_LIST], int count, const SaveFile *file, int *others)
{
    int at = count;
    while (at > 0 && is_newer(file, &list[at - 1]))
        at--;
    *others += count == SAVE_LIST;
    if (at == SAVE_LIST)
        return count;
    int kept = count < SAVE_LIST ? count : SAVE_LIST - 1;
    memmove(&list[at + 1], &list[at], (size_t)(kept - at) * sizeof list[0]);
    list[at] = *file;
    return kept + 1;
}

static void describe(SaveFile *file)
{
    static Save save;
    file->why = save_read(file->path, &save);
    if (file->why != NULL)
        return;
    file->is_over = save.record.end.ask == ORI_ASK_OVER;
    file->round = save.record.end.round;
}

/* Names and times alone: the files are read later, and only those that matter. */
static int find_files(SaveFile list[SAVE_LIST], int *others)
{
    char folder[SAVE_PATH];
    struct stat status;
    int count = 0;
    DIR *dir = find_folder(folder) == NULL ? opendir(folder) : NULL;
    for (struct dirent *e; dir != NULL && (e = readdir(dir)) != NULL;) {
        SaveFile file = {0};
        if (!is_record_name(e->d_name) ||
            snprintf(file.path, SAVE_PATH, "%s/%s", folder, e->d_name) >= SAVE_PATH ||
            stat(file.path, &status) != 0)
            continue;
        file.changed = (int64_t)status.st_mtim.tv_sec * 1000000000 + status.st_mtim.tv_nsec;
        count = insert(list, count, &file, others);
    }
    if (dir != NULL)
        closedir(dir);
    return count;
}

int save_list(SaveFile list[SAVE_LIST], int *others)
{
    int left = 0;
    int count = find_files(list, &left);
    if (others != NULL)
        *others = left;
    for (int i = 0; i < count; i++) {
        describe(&list[i]);
        list[i].holder = save_holder(list[i].path);
    }
    return count;
}

const char *save_any_path(char path[SAVE_PATH])
{
    static SaveFile list[SAVE_LIST];
    int others = 0;
    if (find_files(list, &others) == 0)
        return WHY(NONE_SAVED);
    strcpy(path, list[0].path);
    return NULL;
}

/* --- Writing --- */

static bool write_all(int file, const char *text, size_t length)
{
    while (length > 0) {
        ssize_t written = write(file, text, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        text += written;
        length -= (size_t)written;
    }
    return true;
}

static void write_comment(const Save *save, char out[SAVE_COMMENT])
{
    int at = snprintf(out, SAVE_COMMENT, "%s", save->table[0] != '\0' ? table_mark : mark);
    if (save->table[0] != '\0') {
        snprintf(out + at, SAVE_COMMENT - (size_t)at, "%s %c }", save->table, 'a' + save->seat);
        return;
    }
    for (int seat = 0; seat < (int)save->record.start.rules.seats; seat++)
        at += snprintf(out + at, SAVE_COMMENT - (size_t)at, "%s ", save->player[seat]);
    at += snprintf(out + at, SAVE_COMMENT - (size_t)at, "%" PRIu64 " }", save->seed);
    if (save->deal[0] != '\0')
        at += snprintf(out + at, SAVE_COMMENT - (size_t)at, "\n%s%s }", deal_mark, save->deal);
    if (save->is_aside)
        snprintf(out + at, SAVE_COMMENT - (size_t)at, "\n%s", aside_mark);
}

/* The comment comes before the final position, which is the last line. */
static int write_text(const Save *save, char text[SAVE_TEXT])
{
    char comment[SAVE_COMMENT];
    int length = ori_write_record(&save->record, text);
    char last[ORI_POSITION_TEXT + 2];
    int from = length - 1;
    while (from > 0 && text[from - 1] != '\n')
        from--;
    snprintf(last, sizeof last, "%s", text + from);
    write_comment(save, comment);
    return from + snprintf(text + from, (size_t)(SAVE_TEXT - from), "%s\n%s", comment, last);
}

static const char *sync_folder(const char *path)
{
    char folder[SAVE_PATH];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash == NULL)
        return NULL;
    *slash = '\0';
    int dir = open(folder, O_RDONLY | O_CLOEXEC);
    if (dir < 0)
        return reason_of_errno(errno);
    bool synced = fsync(dir) == 0 || errno == EINVAL;
    close(dir);
    return synced ? NULL : reason_of_errno(errno);
}

const char *save_write(const char *path, const Save *save)
{
    char text[SAVE_TEXT];
    int length = write_text(save, text);
    return save_write_text(path, text, (size_t)length);
}

const char *save_write_text(const char *path, const char *text, size_t length)
{
    char beside[SAVE_PATH + 8];
    snprintf(beside, sizeof beside, "%s.new", path);
    int file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0)
        return reason_of_errno(errno);
    bool done = write_all(file, text, length) && fsync(file) == 0;
    int error = errno;
    if (close(file) != 0 && done) {
        done = false;
        error = errno;
    }
    if (done && rename(beside, path) != 0) {
        done = false;
        error = errno;
    }
    if (done)
        return sync_folder(path);
    unlink(beside);
    return reason_of_errno(error);
}

/* --- Games of a server's tables --- */

static const char *table_path(const char *host, const char *game, char path[SAVE_PATH])
{
    const char *why = save_folder(path);
    size_t length = why == NULL ? strlen(path) : 0;
    if (why == NULL)
        snprintf(path + length, SAVE_PATH - length, "/at-%.64s-%.128s.txt", host, game);
    return why;
}

const char *save_from_table(const OriRecord *record, const char *host, const char *link,
                            const char *game, int seat, char path[SAVE_PATH])
{
    const char *why = table_path(host, game, path);
    Save *save = why == NULL ? malloc(2 * sizeof *save) : NULL;
    if (save == NULL)
        return why != NULL ? why : WHY(NO_MEMORY);
    save[0] = (Save){.record = *record, .seat = seat};
    snprintf(save[0].table, SAVE_LINK, "%s", link);
    char text[2][SAVE_TEXT];
    write_text(&save[0], text[0]);
    bool is_kept = save_read(path, &save[1]) == NULL;
    if (is_kept)
        write_text(&save[1], text[1]);
    if (!is_kept || strcmp(text[0], text[1]) != 0)
        why = save_write_text(path, text[0], strlen(text[0]));
    free(save);
    return why;
}

bool save_find_table(const char *link, char path[SAVE_PATH])
{
    static SaveFile list[SAVE_LIST];
    static Save save;
    int others = 0;
    int count = find_files(list, &others);
    for (int i = 0; i < count; i++)
        if (save_read(list[i].path, &save) == NULL && strcmp(save.table, link) == 0) {
            strcpy(path, list[i].path);
            return true;
        }
    return false;
}

/* --- Reading --- */

static void read_table(const char *text, Save *out)
{
    const char *p = strstr(text, table_mark);
    if (p == NULL)
        return;
    p += strlen(table_mark);
    size_t length = strcspn(p, " }\n");
    if (length >= SAVE_LINK || p[length] != ' ' || p[length + 1] < 'a' ||
        p[length + 1] >= 'a' + (int)out->record.start.rules.seats)
        return;
    memcpy(out->table, p, length);
    out->seat = p[length + 1] - 'a';
}

static bool read_players(const char *text, Save *out)
{
    const char *p = strstr(text, mark);
    if (p == NULL)
        return false;
    p += strlen(mark);
    for (int seat = 0; seat < (int)out->record.start.rules.seats; seat++) {
        size_t length = strcspn(p, " }");
        if (length == 0 || length >= SAVE_PLAYER || p[length] != ' ')
            return false;
        memcpy(out->player[seat], p, length);
        out->player[seat][length] = '\0';
        p += length + 1;
    }
    return sscanf(p, "%" SCNu64, &out->seed) == 1;
}

static void read_deal(const char *text, Save *out)
{
    const char *p = strstr(text, deal_mark);
    if (p == NULL)
        return;
    p += strlen(deal_mark);
    size_t length = strcspn(p, " }\n");
    if (length >= DEAL_TEXT)
        return;
    memcpy(out->deal, p, length);
    out->deal[length] = '\0';
}

const char *save_read(const char *path, Save *out)
{
    char text[SAVE_TEXT];
    OriError error;
    FILE *in = fopen(path, "rb");
    if (in == NULL)
        return reason_of_errno(errno);
    size_t length = fread(text, 1, sizeof text - 1, in);
    bool failed = ferror(in) != 0;
    fclose(in);
    text[length] = '\0';
    if (failed || strlen(text) != length)
        return WHY(UNREADABLE);
    *out = (Save){0};
    if (!ori_read_record(text, &out->record, &error))
        return error.why;
    read_table(text, out);
    read_deal(text, out);
    out->is_aside = strstr(text, aside_mark) != NULL;
    if (!read_players(text, out))
        for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
            strcpy(out->player[seat], "human");
    return NULL;
}

bool save_find_deal(const char *deal, char path[SAVE_PATH])
{
    static SaveFile list[SAVE_LIST];
    static Save save;
    int others = 0;
    for (int i = find_files(list, &others) - 1; i >= 0; i--)
        if (save_read(list[i].path, &save) == NULL && strcmp(save.deal, deal) == 0) {
            strcpy(path, list[i].path);
            return true;
        }
    return false;
}

/* The seat behind the table's link. */
static int online_seat(const char *comment)
{
    const char *p = comment + strlen(table_mark);
    p += strcspn(p, " }");
    return p[0] == ' ' && p[1] >= 'a' && p[1] < 'a' + ORI_MAX_SEATS ? p[1] - 'a' : ORI_NOBODY;
}

int save_person(const char *text)
{
    const char *online = strstr(text, table_mark);
    if (online != NULL)
        return online_seat(online);
    const char *p = strstr(text, mark);
    int found = ORI_NOBODY;
    if (p == NULL)
        return found;
    p += strlen(mark);
    for (int seat = 0; *p != '}' && *p != '\0'; seat++) {
        size_t length = strcspn(p, " }");
        bool is_person = strncmp(p, "human ", length + 1) == 0;
        if (is_person && found != ORI_NOBODY)
            return ORI_NOBODY;
        found = is_person ? seat : found;
        p += length + (p[length] == ' ');
    }
    return found;
}
