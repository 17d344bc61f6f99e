/*
 * run.h - the whole server as a process: it runs until it receives a signal to stop.
 */
#ifndef ORI_RUN_H
#define ORI_RUN_H

#include "server/config.h"

enum { RUN_WHY = 768 };

/* Returns when it was stopped; false: it could not start, and why. */
bool server_run(const Config *config, char why[RUN_WHY]);

#endif
