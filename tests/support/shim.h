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
    char path[PATH_TEXT];    /* of the mapped file */
    char library[PATH_TEXT]; /* what a server preloads */
} Shim;

void shim_open(Shim *shim);
void shim_close(Shim *shim);

#endif
