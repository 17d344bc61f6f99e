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
    scratch_path(shim->path, "oriflamme-failing-XXXXXX");
    int fd = mkostemp(shim->path, O_CLOEXEC);
    if (fd < 0 || ftruncate(fd, sizeof *shim->failing) != 0)
        fail("no file for the failing calls");
    void *map = mmap(NULL, sizeof *shim->failing, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (map == MAP_FAILED)
        fail("no memory for the failing calls");
    shim->failing = map;
    setenv(FAILING_VARIABLE, shim->path, 1);
    /* One for every build of the server: it has no sanitizers. By a relative path, as a list of
     * libraries to preload is divided by spaces. */
    snprintf(shim->library, sizeof shim->library, "build/release/tests/failing.so");
    if (access(shim->library, R_OK) != 0)
        fail("there is no %s: make wire", shim->library);
}

void shim_close(Shim *shim)
{
    munmap(shim->failing, sizeof *shim->failing);
    unlink(shim->path);
    unsetenv(FAILING_VARIABLE);
}

void shim_stop_clock(Shim *shim)
{
    shim->failing->stopped_us = (long)now_us();
}

void shim_start_clock(Shim *shim)
{
    shim->failing->stopped_us = 0;
}

/* What was under way when the clock was moved counts as one turn. */
static void await_turns(const Shim *shim)
{
    Wait w = wait_begin();
    for (long turns = shim->failing->turns; shim->failing->turns < turns + 2;)
        wait_more(&w, "the server's loop turns");
}

void shim_pass(Shim *shim, long milliseconds)
{
    enum { STEP_MS = 2900 }; /* the server takes 3 s for a pause of the machine */
    bool ran = shim->failing->stopped_us == 0;
    if (ran)
        shim_stop_clock(shim);
    shim->failing->hurries = 1;
    while (milliseconds > 0) {
        long step = milliseconds < STEP_MS ? milliseconds : STEP_MS;
        shim->failing->play_ms += step;
        await_turns(shim);
        milliseconds -= step;
    }
    shim->failing->hurries = 0;
    if (ran)
        shim_start_clock(shim);
}

long shim_longest_turn(Shim *shim)
{
    return atomic_exchange(&shim->failing->turn_us, 0);
}
