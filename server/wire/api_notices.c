/*
 * api_notices.c - POST /me/notices: registers or removes a device that gets notices when a table
 * waits for the owner of the pass.
 */
#include "server/wire/api.h"

#include "server/notice/courier.h"
#include "server/room/owners.h"
#include "server/store/store.h"
#include "server/wire/message.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COST = 10 /* of a request: it reads and writes */ };

typedef struct Asking {
    HttpRequest *request;
    Server *server;
    OwnersWish wish;
} Asking;

static bool complain(char why[PROTOCOL_WHY], const char *what)
{
    snprintf(why, PROTOCOL_WHY, "%s", what);
    return false;
}

/* --- Reading --- */

static const char *const device_fields[] = {"endpoint", "p256dh", "auth", "lang",
                                            "quiet",    "off",    NULL};

/* A text without a NUL, which would hide the rest. "": it is none. */
static const char *text_of(const json_t *body, const char *field)
{
    const json_t *value = json_object_get(body, field);
    const char *text = json_string_value(value);
    return text != NULL && strlen(text) == json_string_length(value) ? text : "";
}

static bool read_minute(const json_t *value, int *out)
{
    *out = (int)json_integer_value(value);
    return json_is_integer(value) && json_integer_value(value) >= 0 &&
           json_integer_value(value) < DEVICE_DAY;
}

static bool read_quiet(const json_t *quiet, Device *out, char why[PROTOCOL_WHY])
{
    out->has_quiet = quiet != NULL && !json_is_null(quiet);
    if (!out->has_quiet)
        return true;
    if (json_array_size(quiet) == 2 && read_minute(json_array_get(quiet, 0), &out->from) &&
        read_minute(json_array_get(quiet, 1), &out->till) && out->from != out->till)
        return true;
    return complain(why, "quiet: expected two different minutes of the day, 0 to 1439");
}

static bool read_device(const Config *config, const json_t *body, Device *out,
                        char why[PROTOCOL_WHY])
{
    const char *lang = text_of(body, "lang");
    const char *wrong = subscription_read(text_of(body, "endpoint"), text_of(body, "p256dh"),
                                          text_of(body, "auth"), config->push_hosts, &out->to);
    if (wrong != NULL) {
        snprintf(why, PROTOCOL_WHY, "the device's subscription: %.200s", wrong);
        return false;
    }
    if (!device_lang_is_good(lang))
        return complain(why, "lang: expected en, pl, uk, ru or fr");
    snprintf(out->lang, sizeof out->lang, "%s", lang);
    return read_quiet(json_object_get(body, "quiet"), out, why);
}

static bool read_wish(const Config *config, const json_t *body, OwnersWish *out,
                      char why[PROTOCOL_WHY])
{
    const json_t *off = json_object_get(body, "off");
    if (!body_has_only(body, device_fields, "a device", why))
        return false;
    if (off == NULL)
        return read_device(config, body, &out->device, why);
    const char *endpoint = text_of(body, "endpoint");
    out->deed = OWNERS_DROP;
    if (!json_is_true(off) || json_object_size(body) > 2)
        return complain(why, "off: expected true, beside the endpoint alone");
    if (endpoint[0] == '\0' || strlen(endpoint) >= NOTICE_URL)
        return complain(why, "endpoint: expected the address of a subscription");
    snprintf(out->device.to.endpoint, NOTICE_URL, "%s", endpoint);
    return true;
}

/* --- Answering --- */

static void refuse(Asking *a, ErrorCode code, const char *why)
{
    http_answer_error(a->request, code, why);
    free(a);
}

static void changed(void *who, ErrorCode code)
{
    Asking *a = who;
    Json body = TEXT_NEW;
    if (code != ERROR_NONE) {
        refuse(a, code, NULL);
        return;
    }
    out_open(&body, '{');
    put_bool(&body, "notices", a->wish.deed == OWNERS_PUT);
    http_answer_json(a->request, 200, &body);
    free(a);
}

/* Nobody fills the store with devices of nobody. */
static void listed(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Asking *a = who;
    (void)kind;
    (void)list;
    if (count < 0)
        refuse(a, ERROR_STORE_FAILED, NULL);
    else if (count == 0)
        refuse(a, ERROR_BAD_TOKEN, "this pass opens no seat here");
    else
        owners_change(a->server, &a->wish, changed, a);
}

static ErrorCode may_ask(HttpRequest *r)
{
    return !api_origin_is_good(r)  ? ERROR_BAD_ORIGIN
           : !api_is_json(r)       ? ERROR_BAD_TYPE
           : !api_may_ask(r, COST) ? ERROR_TOO_FAST
           : api_bearer(r) == NULL ? ERROR_BAD_TOKEN
                                   : ERROR_NONE;
}

static ErrorCode read_body(HttpRequest *r, OwnersWish *out, char why[PROTOCOL_WHY])
{
    const Server *server = http_server(r);
    json_error_t error;
    size_t size;
    const char *text = http_body(r, &size);
    if (server->courier == NULL || courier_key(server->courier) == NULL) {
        complain(why, "this server sends no notices");
        return ERROR_BAD_MESSAGE;
    }
    json_t *body = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
    ErrorCode code = !json_is_object(body)                        ? ERROR_BAD_JSON
                     : !read_wish(server->config, body, out, why) ? ERROR_BAD_MESSAGE
                                                                  : ERROR_NONE;
    json_decref(body);
    return code;
}

void api_me_notices(HttpRequest *r, const char *unused)
{
    char why[PROTOCOL_WHY] = "";
    OwnersWish wish = {.deed = OWNERS_PUT};
    ErrorCode code = may_ask(r);
    (void)unused;
    if (code == ERROR_BAD_TOKEN)
        complain(why, "a pass has 32 hexadecimal digits");
    if (code == ERROR_NONE)
        code = read_body(r, &wish, why);
    Asking *a = code == ERROR_NONE ? malloc(sizeof *a) : NULL;
    if (a == NULL) {
        http_answer_error(r, code != ERROR_NONE ? code : ERROR_STORE_FAILED,
                          why[0] != '\0' ? why : NULL);
        return;
    }
    secret_hash(api_bearer(r), wish.pass);
    *a = (Asking){.request = r, .server = http_server(r), .wish = wish};
    if (wish.deed == OWNERS_DROP)
        owners_change(a->server, &a->wish, changed, a);
    else if (!store_list_mine(a->server->store, wish.pass, 1, listed, a))
        refuse(a, ERROR_STORE_FAILED, NULL);
}
