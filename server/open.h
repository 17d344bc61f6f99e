/*
 * open.h - opens parts of the server as the settings say. If one returns false, why says what is
 * wrong.
 */
#ifndef ORI_OPEN_H
#define ORI_OPEN_H

#include "server/run.h"
#include "server/server.h"

#include <uv.h>

bool open_web(Server *server, char why[RUN_WHY]);
bool open_store(Server *server, uv_loop_t *loop, char why[RUN_WHY]);
/* Behind the store, which has the key. Without a setting that wants one there is no courier. */
bool open_courier(Server *server, uv_loop_t *loop, char why[RUN_WHY]);

#endif
