/*
 * failing.c - preloaded into the server: the k-th allocation, write or sync fails; the wall's clock
 * jumps; the loop stands still.
 *
 * Only files count as written to, not sockets and pipes: a disk is full or broken, not a network.
 */
#define _GNU_SOURCE
#include "tests/server/failing.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static Failing *failing;

__attribute__((constructor)) static void begin(void)
{
    const char *path = getenv(FAILING_VARIABLE);
    int fd = path != NULL ? open(path, O_RDWR | O_CLOEXEC) : -1;
    if (fd < 0)
        return;
    void *map = mmap(NULL, sizeof *failing, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (map != MAP_FAILED)
        failing = map;
}

static bool fails(FailingKind kind)
{
    if (failing == NULL || !failing->armed)
        return false;
    long call = ++failing->calls[kind];
    long from = failing->from[kind];
    if (from == 0 || call < from || call >= from + failing->many[kind])
        return false;
    failing->failed++;
    errno = kind == FAIL_ALLOCATION ? ENOMEM : failing->error;
    return true;
}

static bool is_file(int fd)
{
    struct stat status;
    return fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

void *malloc(size_t size)
{
    return fails(FAIL_ALLOCATION) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails(FAIL_ALLOCATION) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return fails(FAIL_ALLOCATION) ? NULL : __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return fails(FAIL_ALLOCATION) ? NULL : __libc_memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size)
{
    void *memory = fails(FAIL_ALLOCATION) ? NULL : __libc_memalign(alignment, size);
    if (memory == NULL)
        return ENOMEM;
    *out = memory;
    return 0;
}

ssize_t write(int fd, const void *data, size_t count)
{
    if (is_file(fd) && fails(FAIL_WRITE))
        return -1;
    return syscall(SYS_write, fd, data, count);
}

ssize_t writev(int fd, const struct iovec *part, int count)
{
    if (is_file(fd) && fails(FAIL_WRITE))
        return -1;
    return syscall(SYS_writev, fd, part, count);
}

ssize_t pwrite(int fd, const void *data, size_t count, off_t at)
{
    if (is_file(fd) && fails(FAIL_WRITE))
        return -1;
    return syscall(SYS_pwrite64, fd, data, count, at);
}

ssize_t pwrite64(int fd, const void *data, size_t count, off64_t at)
{
    if (is_file(fd) && fails(FAIL_WRITE))
        return -1;
    return syscall(SYS_pwrite64, fd, data, count, at);
}

int ftruncate(int fd, off_t length)
{
    return fails(FAIL_WRITE) ? -1 : (int)syscall(SYS_ftruncate, fd, length);
}

int ftruncate64(int fd, off64_t length)
{
    return fails(FAIL_WRITE) ? -1 : (int)syscall(SYS_ftruncate, fd, length);
}

int posix_fallocate(int fd, off_t at, off_t length)
{
    if (fails(FAIL_WRITE))
        return failing->error;
    return syscall(SYS_fallocate, fd, 0, at, length) == 0 ? 0 : errno;
}

int fsync(int fd)
{
    return fails(FAIL_SYNC) ? -1 : (int)syscall(SYS_fsync, fd);
}

int fdatasync(int fd)
{
    return fails(FAIL_SYNC) ? -1 : (int)syscall(SYS_fdatasync, fd);
}

int clock_gettime(clockid_t which, struct timespec *out)
{
    int code = (int)syscall(SYS_clock_gettime, which, out);
    if (failing != NULL && which == CLOCK_REALTIME)
        out->tv_sec += failing->wall_ms / 1000;
    if (failing != NULL && (which == CLOCK_MONOTONIC || which == CLOCK_MONOTONIC_COARSE))
        out->tv_sec += failing->play_ms / 1000;
    return code;
}

time_t time(time_t *out)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out != NULL)
        *out = now.tv_sec;
    return now.tv_sec;
}

/* How long it may wait. */
static int take_turn(int timeout)
{
    while (failing != NULL && failing->still != 0)
        usleep(10000);
    if (failing == NULL)
        return timeout;
    failing->turns++;
    return failing->hurries != 0 ? 0 : timeout;
}

int epoll_pwait(int fd, struct epoll_event *event, int most, int timeout, const sigset_t *mask)
{
    return (int)syscall(SYS_epoll_pwait, fd, event, most, take_turn(timeout), mask, 8);
}

int epoll_wait(int fd, struct epoll_event *event, int most, int timeout)
{
    return epoll_pwait(fd, event, most, timeout, NULL);
}
