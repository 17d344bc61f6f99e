/*
 * server.h - the whole server: it runs until it is told to stop.
 */
#ifndef ORI_SERVER_H
#define ORI_SERVER_H

#include "server/config.h"

enum { SERVER_WHY = 768 };

/* Returns when it was stopped; false: it could not start, and why. */
bool server_run(const Config *config, char why[SERVER_WHY]);

#endif
