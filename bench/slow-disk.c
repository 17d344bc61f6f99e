/*
 * slow-disk.c - preloaded into a server: every sync takes ORI_SYNC_US microseconds longer.
 *
 * A machine in a cloud acknowledges a sync in a tenth of a millisecond, a disk at home takes five
 * to twenty. What group commit is good for shows on the latter.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int slowly(int result)
{
    const char *told = getenv("ORI_SYNC_US");
    long us = told != NULL ? strtol(told, NULL, 10) : 0;
    struct timespec t = {us / 1000000, us % 1000000 * 1000};
    nanosleep(&t, NULL);
    return result;
}

int fsync(int fd)
{
    return slowly((int)syscall(SYS_fsync, fd));
}

int fdatasync(int fd)
{
    return slowly((int)syscall(SYS_fdatasync, fd));
}
