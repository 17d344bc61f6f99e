/*
 * shim.c - the test's end of failing.so. See shim.h.
 */
#define _GNU_SOURCE
#include "shim.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void shim_open(Shim *shim)
{
    const char *build = program_path();
    snprintf(shim->path, sizeof shim->path, "/tmp/oriflamme-failing-XXXXXX");
    int fd = mkostemp(shim->path, O_CLOEXEC);
    if (fd < 0 || ftruncate(fd, sizeof *shim->failing) != 0)
        fail("no file for the failing calls");
    void *map = mmap(NULL, sizeof *shim->failing, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (map == MAP_FAILED)
        fail("no memory for the failing calls");
    shim->failing = map;
    setenv(FAILING_VARIABLE, shim->path, 1);
    snprintf(shim->library, sizeof shim->library, "%.*s/tests/failing.so",
             (int)(strrchr(build, '/') - build), build);
}

void shim_close(Shim *shim)
{
    munmap(shim->failing, sizeof *shim->failing);
    unlink(shim->path);
    unsetenv(FAILING_VARIABLE);
}
