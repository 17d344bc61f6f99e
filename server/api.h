/*
 * api.h - what is asked over HTTP (docs/protocol.md).
 */
#ifndef ORI_API_H
#define ORI_API_H

#include "server/http.h"

HttpHandler api_admit;
HttpHandler api_admit;
HttpHandler api_answer;

void api_record(HttpRequest *request, const char *path); /* "ID-12/record" */

#endif
