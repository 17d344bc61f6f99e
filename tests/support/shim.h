/*
 * shim.h - the test's end of failing.so: the mapped file and where the library is.
 *
 * The file's name is in the environment, so that every server started from then on shares it.
 */
#ifndef ORI_TEST_SHIM_H
#define ORI_TEST_SHIM_H

#include "client.h"
#include "tests/server/failing.h"

typedef struct Shim {
    Failing *failing;
    char path[PATH_TEXT]; /* of the mapped file */
    char library[64];     /* what a server preloads */
} Shim;

void shim_open(Shim *shim);
void shim_close(Shim *shim);

/* The server's clock stands still; from then on only shim_pass moves it. */
void shim_stop_clock(Shim *shim);
void shim_start_clock(Shim *shim);
/* So much time passes for the server: in steps that it takes for time and not for a pause of the
 * whole machine, each when its loop has turned. */
void shim_pass(Shim *shim, long milliseconds);
/* The longest turn of the loop since the last question, in microseconds of processor time: what
 * anybody waits at most for their turn, however busy the machine is. */
long shim_longest_turn(Shim *shim);

#endif
