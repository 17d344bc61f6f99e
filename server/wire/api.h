/*
 * api.h - the requests over HTTP (docs/protocol.md).
 */
#ifndef ORI_API_H
#define ORI_API_H

#include "server/net/http.h"

HttpHandler api_admit;
HttpHandler api_answer;

/* Programs send no Origin; a browser always does. */
bool api_origin_is_good(const HttpRequest *request);

/* Charges this request as this many others. False: too much for this address. */
bool api_may_ask(HttpRequest *request, int cost);
/* Its body is "application/json", with or without parameters. */
bool api_is_json(const HttpRequest *request);
/* The value of "Authorization: Bearer", if it has the form of a token or a pass; else NULL. */
const char *api_bearer(const HttpRequest *request);

/* One for each path, with what follows in it (api_tables.c, api_record.c, api_status.c). */
typedef void ApiPath(HttpRequest *request, const char *rest);
ApiPath api_list_tables;
ApiPath api_make_table;
ApiPath api_show_table; /* "ID" */
ApiPath api_record;     /* "ID-12/record" */
ApiPath api_me;         /* (api_me.c) the tables of a pass */
ApiPath api_me_forget;  /* no name, and nothing said, at any of them */
ApiPath api_me_notices; /* (api_notices.c) a device of it is told when a table waits */
ApiPath api_me_again;   /* (api_cookie.c) the pass that this browser keeps */
ApiPath api_me_out;     /* it keeps none any more */
ApiPath api_health;
ApiPath api_version;
ApiPath api_metrics;

#endif
