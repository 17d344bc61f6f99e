/*
 * api_cookie.c - the cookie that holds a pass: POST /me sets it, POST /me/again returns its
 * content, and POST /me/out deletes it.
 *
 * No script can read it, no other path and no other site's page sends it, and only the server's own
 * pages learn its content. Browsers send it to /me and paths below it, and nowhere else.
 */
#include "server/net/origins.h"
#include "server/secret.h"
#include "server/wire/api.h"
#include "server/wire/cookie.h"

#include <stdio.h>
#include <string.h>

#define NAME "oriflamme-pass"

enum { KEPT_SECONDS = 400 * 24 * 3600 /* browsers keep none longer */, COOKIE_TEXT = 192 };

/* Programs send no Origin: they need no cookie. */
static bool is_own_page(const HttpRequest *r)
{
    const char *origin = http_header(r, "Origin");
    return origin != NULL && origins_own(http_server(r)->origins, origin);
}

void cookie_answer(HttpRequest *r, const char *pass, Json *body)
{
    char cookie[COOKIE_TEXT];
    bool is_secure = strncmp(http_server(r)->public_url, "https://", 8) == 0;
    if (pass == NULL || !is_own_page(r)) {
        http_answer_json(r, 200, body);
        return;
    }
    snprintf(cookie, sizeof cookie, NAME "=%s; Path=/me; Max-Age=%d; HttpOnly; SameSite=Strict%s",
             pass, pass[0] != '\0' ? KEPT_SECONDS : 0, is_secure ? "; Secure" : "");
    const HttpHeader headers[] = {
        {"Cache-Control", "no-store"}, {"Set-Cookie", cookie}, {NULL, NULL}};
    http_answer_object(r, 200, body, headers);
}

/* Reads the pass from the cookie; false: it holds nothing that could be one. */
static bool kept_pass(const HttpRequest *r, char pass[SECRET_TOKEN_TEXT])
{
    const char *header = http_header(r, "Cookie");
    const char *at = header != NULL ? strstr(header, NAME "=") : NULL;
    if (at == NULL || (at != header && at[-1] != ' '))
        return false;
    at += sizeof NAME; /* with the = */
    if (strcspn(at, ";") != SECRET_TOKEN_TEXT - 1)
        return false;
    memcpy(pass, at, SECRET_TOKEN_TEXT - 1);
    pass[SECRET_TOKEN_TEXT - 1] = '\0';
    return secret_is_token(pass);
}

static void put_pass(Json *out, const char *pass)
{
    out_open(out, '{');
    out_key(out, "pass");
    if (pass != NULL)
        out_text(out, pass);
    else
        out_null(out);
}

void api_me_again(HttpRequest *r, const char *unused)
{
    char pass[SECRET_TOKEN_TEXT];
    Json body = TEXT_NEW;
    (void)unused;
    if (!is_own_page(r)) {
        http_answer_error(r, ERROR_BAD_ORIGIN, NULL);
        return;
    }
    put_pass(&body, kept_pass(r, pass) ? pass : NULL);
    http_answer_json(r, 200, &body);
}

void api_me_out(HttpRequest *r, const char *unused)
{
    Json body = TEXT_NEW;
    (void)unused;
    if (!is_own_page(r)) {
        http_answer_error(r, ERROR_BAD_ORIGIN, NULL);
        return;
    }
    put_pass(&body, NULL);
    cookie_answer(r, "", &body);
}
