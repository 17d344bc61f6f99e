/*
 * save.c - games kept on the disk.
 */
#include "tui/save.h"

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

static const char mark[] = "{ oriflamme play: "; /* the comment begins so */

/* --- The folder --- */

static const char *make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/');; slash = strchr(slash + 1, '/')) {
        if (slash != NULL)
            *slash = '\0';
        bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
        if (slash == NULL)
            return made ? NULL : strerror(errno);
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
        return "HOME is not set";
    if (length >= SAVE_PATH - 64)
        return "the folder's path is too long";
    return NULL;
}

const char *save_new_path(char path[SAVE_PATH])
{
    const char *why = find_folder(path);
    if (why == NULL)
        why = make_folders(path);
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
    return "every name is taken";
}

static bool is_over(const char *path)
{
    static Save save;
    return save_read(path, &save) != NULL || save.record.end.ask == ORI_ASK_OVER;
}

static bool is_newer(const struct stat *a, const char *path_a, const struct stat *b,
                     const char *path_b)
{
    if (a->st_mtim.tv_sec != b->st_mtim.tv_sec)
        return a->st_mtim.tv_sec > b->st_mtim.tv_sec;
    if (a->st_mtim.tv_nsec != b->st_mtim.tv_nsec)
        return a->st_mtim.tv_nsec > b->st_mtim.tv_nsec;
    return strcmp(path_a, path_b) > 0;
}

typedef enum Wanted { RUNNING, ANY } Wanted;

static const char *find_last(Wanted wanted, char path[SAVE_PATH])
{
    char folder[SAVE_PATH];
    char candidate[SAVE_PATH];
    struct stat best = {0};
    struct stat status;
    const char *why = find_folder(folder);
    DIR *dir = why == NULL ? opendir(folder) : NULL;
    path[0] = '\0';
    for (struct dirent *e; dir != NULL && (e = readdir(dir)) != NULL;) {
        size_t length = strlen(e->d_name);
        if (length < 4 || strcmp(e->d_name + length - 4, ".txt") != 0)
            continue;
        if (snprintf(candidate, sizeof candidate, "%s/%s", folder, e->d_name) >= SAVE_PATH ||
            stat(candidate, &status) != 0)
            continue;
        if (path[0] != '\0' && !is_newer(&status, candidate, &best, path))
            continue;
        if (wanted == RUNNING && is_over(candidate))
            continue;
        best = status;
        strcpy(path, candidate);
    }
    if (dir != NULL)
        closedir(dir);
    return path[0] != '\0' ? NULL : "there is none";
}

const char *save_last_path(char path[SAVE_PATH])
{
    return find_last(RUNNING, path);
}

const char *save_any_path(char path[SAVE_PATH])
{
    return find_last(ANY, path);
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

/* The comment stands before the final position, which is the last line. */
static int write_text(const Save *save, char text[SAVE_TEXT])
{
    int length = ori_write_record(&save->record, text);
    char last[ORI_POSITION_TEXT + 2];
    int from = length - 1;
    while (from > 0 && text[from - 1] != '\n')
        from--;
    snprintf(last, sizeof last, "%s", text + from);
    int at = from;
    at += snprintf(text + at, (size_t)(SAVE_TEXT - at), "%s", mark);
    for (int seat = 0; seat < (int)save->record.start.rules.seats; seat++)
        at += snprintf(text + at, (size_t)(SAVE_TEXT - at), "%s ", save->player[seat]);
    at += snprintf(text + at, (size_t)(SAVE_TEXT - at), "%" PRIu64 " }\n%s", save->seed, last);
    return at;
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
        return strerror(errno);
    bool synced = fsync(dir) == 0 || errno == EINVAL;
    close(dir);
    return synced ? NULL : strerror(errno);
}

const char *save_write(const char *path, const Save *save)
{
    char text[SAVE_TEXT];
    char beside[SAVE_PATH + 8];
    int length = write_text(save, text);
    snprintf(beside, sizeof beside, "%s.new", path);
    int file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0)
        return strerror(errno);
    bool done = write_all(file, text, (size_t)length) && fsync(file) == 0;
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
    return strerror(error);
}

/* --- Reading --- */

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

const char *save_read(const char *path, Save *out)
{
    char text[SAVE_TEXT];
    OriError error;
    FILE *in = fopen(path, "rb");
    if (in == NULL)
        return strerror(errno);
    size_t length = fread(text, 1, sizeof text - 1, in);
    bool failed = ferror(in) != 0;
    fclose(in);
    text[length] = '\0';
    if (failed || strlen(text) != length)
        return "it cannot be read";
    *out = (Save){0};
    if (!ori_read_record(text, &out->record, &error))
        return error.why;
    if (!read_players(text, out))
        for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
            strcpy(out->player[seat], "human");
    return NULL;
}
