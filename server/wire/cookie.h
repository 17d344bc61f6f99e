/*
 * cookie.h - a browser keeps the pass that it has shown, and gives it back to this server's own page
 * alone: browsers wipe what a page has stored sooner than what a server has.
 */
#ifndef ORI_COOKIE_H
#define ORI_COOKIE_H

#include "server/net/http.h"

/* Answers, and lets the browser of an own page keep this pass; NULL: it is told nothing. */
void cookie_answer(HttpRequest *request, const char *pass, const Json *body);

#endif
