/*
 * dump.c - a database in one file, by PostgreSQL's own tools: pg_dump writes it in one
 * snapshot, and pg_restore reads all of it again before it counts as a copy.
 */
#include "server/store/pg/pg.h"

#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Its own messages go to stderr. */
static bool run(const char *const argv[], char why[STORE_WHY])
{
    pid_t pid;
    int status = 0;
    int wrong = posix_spawnp(&pid, argv[0], NULL, NULL, (char *const *)(uintptr_t)argv, environ);
    if (wrong != 0) {
        snprintf(why, STORE_WHY, "%s: %s%s", argv[0], strerror(wrong),
                 wrong == ENOENT ? "; it comes with PostgreSQL (postgresql-client)" : "");
        return false;
    }
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return true;
    snprintf(why, STORE_WHY, "%s has failed", argv[0]);
    return false;
}

bool pg_dump(const char *url, const char *file, char why[STORE_WHY])
{
    PgLink l = {.url = url};
    bool is_store = pg_is_store(&l, why);
    link_close(&l);
    if (!is_store)
        return false;
    /* Without presence and ownership. */
    const char *const dump[] = {"pg_dump",    "--format=custom",
                                "--no-owner", "--no-unlogged-table-data",
                                "--file",     file,
                                "--dbname",   url,
                                NULL};
    const char *const whole[] = {"pg_restore", "--file=/dev/null", "--", file, NULL};
    return run(dump, why) && run(whole, why);
}
