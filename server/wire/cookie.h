/*
 * cookie.h - a browser keeps the pass that it has shown, and gives it only to this server's own
 * page: browsers delete a page's storage sooner than a server's cookies.
 */
#ifndef ORI_COOKIE_H
#define ORI_COOKIE_H

#include "server/net/http.h"

/* Answers as http_answer_json does, and lets the browser of an own page keep this pass; "": none any
 * more; NULL: it is told nothing. */
void cookie_answer(HttpRequest *request, const char *pass, Json *body);

#endif
