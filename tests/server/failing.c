/*
 * failing.c - preloaded into the server: the k-th allocation, write or sync fails; the wall clock
 * jumps; the loop stands still, or its clock does.
 *
 * Only files count as written to, not sockets and pipes: a disk is full or broken, not a network.
 * Only the loop's clock can be stopped: a bot that searches for 60 ms does so on another thread.
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
static _Thread_local bool is_loop;

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
    is_loop = true; /* the main thread */
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

static void set_microseconds(struct timespec *out, long microseconds)
{
    out->tv_sec = microseconds / 1000000;
    out->tv_nsec = microseconds % 1000000 * 1000;
}

int clock_gettime(clockid_t which, struct timespec *out)
{
    int code = (int)syscall(SYS_clock_gettime, which, out);
    if (failing == NULL || code != 0)
        return code;
    long now = out->tv_sec * 1000000 + out->tv_nsec / 1000;
    long stopped = is_loop ? failing->stopped_us : 0;
    if (which == CLOCK_REALTIME)
        out->tv_sec += failing->wall_ms / 1000;
    if (which == CLOCK_MONOTONIC || which == CLOCK_MONOTONIC_COARSE)
        set_microseconds(out, (stopped != 0 ? stopped : now) + failing->play_ms * 1000);
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

static long processor_us(void)
{
    struct timespec now;
    syscall(SYS_clock_gettime, CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* How long it may wait: while its clock is stopped it looks often whether that was moved on. */
static int take_turn(int timeout, long *began)
{
    enum { LOOKS_MS = 2 };
    if (failing == NULL || !is_loop)
        return timeout;
    while (failing->still != 0)
        usleep(10000);
    long took = *began != 0 ? processor_us() - *began : 0;
    if (took > failing->turn_us)
        failing->turn_us = took;
    failing->turns++;
    if (failing->hurries != 0)
        return 0;
    return failing->stopped_us != 0 && (timeout < 0 || timeout > LOOKS_MS) ? LOOKS_MS : timeout;
}

int epoll_pwait(int fd, struct epoll_event *event, int most, int timeout, const sigset_t *mask)
{
    static _Thread_local long began; /* the turn */
    timeout = take_turn(timeout, &began);
    int ready = (int)syscall(SYS_epoll_pwait, fd, event, most, timeout, mask, 8);
    int error = errno;
    if (failing != NULL)
        began = processor_us();
    errno = error;
    return ready;
}

int epoll_wait(int fd, struct epoll_event *event, int most, int timeout)
{
    return epoll_pwait(fd, event, most, timeout, NULL);
}
