/*
 * new_table.c - reads the body of POST /tables. It refuses anything it does not understand, with
 * the field's name.
 */
#include "server/wire/new_table.h"

#include "server/table/judge.h"
#include "server/wire/message.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LEAST_SECONDS = 5, MOST_SECONDS = 600, MOST_DAYS = 14, ABSENCE_SECONDS = 180 };
static const double LEAST_IN_TESTS = 0.01;

/* The game that these rules and this seed give everywhere. */
static const char *deal_by_seed(const StoredTable *table, const char *seed, OriState *out)
{
    OriRules wish = ori_rules(0, table->seats, 1);
    OriError error;
    OriRandom random = {strtoull(seed, NULL, 10)};
    return ori_read_wish(table->rules, &wish, &error) ? ori_deal(wish, ORI_ANY_SEAT, &random, out)
                                                      : error.why;
}

const char *new_table_read_deal(const Config *config, const char *text, const StoredTable *table,
                                OriState *out)
{
    OriError error;
    OriState again;
    uint32_t hand[ORI_MAX_SEATS];
    if (!config->test_deals)
        return "this server deals by itself";
    if (text[0] != '\0' && strspn(text, "0123456789") == strlen(text))
        return deal_by_seed(table, text, out);
    if (!ori_read_position(text, out, &error))
        return error.why;
    if ((int)out->rules.seats != table->seats)
        return "it has another number of seats";
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        hand[seat] = out->hand[seat] & ~ORI_TWIN_BIT; /* it is not dealt, it lies ready */
    if (ori_deal_hands(out->rules, out->first, hand, out->aside, &again) != NULL ||
        memcmp(&again, out, sizeof again) != 0)
        return "it is not the start of a game";
    return NULL;
}

bool new_table_read_pace(const Config *config, const json_t *pace, StoredTable *out,
                         char why[PROTOCOL_WHY])
{
    const char *kind = json_string_value(json_object_get(pace, "kind"));
    const json_t *seconds = json_object_get(pace, "seconds");
    const json_t *days = json_object_get(pace, "days");
    double least = config->test_pace ? LEAST_IN_TESTS : LEAST_SECONDS;
    if (pace == NULL)
        return true;
    size_t fields = json_object_size(pace);
    out->pace = PACE_NONE;
    out->pace_ms = 0;
    if (kind != NULL && strcmp(kind, "none") == 0 && fields == 1)
        return true;
    if (kind != NULL && strcmp(kind, "live") == 0 && json_is_number(seconds) && fields == 2 &&
        json_number_value(seconds) >= least && json_number_value(seconds) <= MOST_SECONDS) {
        out->pace = PACE_LIVE;
        out->pace_ms = (int)(json_number_value(seconds) * SECOND_MS);
        return true;
    }
    if (kind != NULL && strcmp(kind, "days") == 0 && json_is_integer(days) && fields == 2 &&
        json_integer_value(days) >= 1 && json_integer_value(days) <= MOST_DAYS) {
        out->pace = PACE_DAYS;
        out->pace_ms = (int)json_integer_value(days) * DAY_MS;
        return true;
    }
    snprintf(
        why, PROTOCOL_WHY,
        "pace: expected {\"kind\":\"none\"}, live with 5 to 600 seconds, or days with 1 to 14");
    return false;
}

bool new_table_read_first(const json_t *value, StoredTable *out, char why[PROTOCOL_WHY])
{
    const char *text = json_string_value(value);
    if (value == NULL)
        return true;
    bool drawn = text != NULL && strcmp(text, "drawn") == 0;
    bool is_seat = text != NULL && text[0] >= 'a' && text[0] < 'a' + out->seats && text[1] == '\0';
    out->first = (int8_t)(drawn ? FIRST_DRAWN : is_seat ? FIRST_SEAT + text[0] - 'a' : FIRST_USUAL);
    if (!drawn && !is_seat)
        snprintf(why, PROTOCOL_WHY, "first: expected \"drawn\" or a seat of this table");
    return drawn || is_seat;
}

/* How long somebody must be away before the others may vote: seconds. */
static bool read_absence(const Config *config, const json_t *absence, StoredTable *out,
                         char why[PROTOCOL_WHY])
{
    enum { LEAST = 60, MOST = 3600 };
    double least = config->test_pace ? LEAST_IN_TESTS : LEAST;
    out->absence_ms = ABSENCE_SECONDS * SECOND_MS;
    if (absence == NULL)
        return true;
    double seconds = json_number_value(absence);
    if (!json_is_number(absence) || seconds < least || seconds > MOST) {
        snprintf(why, PROTOCOL_WHY, "absence: expected 60 to 3600 seconds");
        return false;
    }
    out->absence_ms = (int)(seconds * SECOND_MS);
    return true;
}

static bool read_one_seat(const json_t *value, int seat, NewTable *out, char why[PROTOCOL_WHY])
{
    ArenaEntry bot;
    const char *text = json_string_value(value);
    StoredSeat *s = &out->table.seat[seat];
    if (text != NULL && strcmp(text, "open") == 0)
        return true;
    if (text != NULL && strcmp(text, "me") == 0 && out->maker_seat == ORI_SPECTATOR) {
        out->maker_seat = (int8_t)seat;
        s->kind = STORED_HUMAN;
        return true;
    }
    if (text != NULL && seat_bot_is_good(text, &bot)) {
        s->kind = STORED_BOT;
        snprintf(s->bot, sizeof s->bot, "%s", bot.spec);
        snprintf(s->name, sizeof s->name, "%s", bot.bot->name);
        return true;
    }
    char offered[BOTS_TEXT];
    bots_offered(offered);
    snprintf(why, PROTOCOL_WHY,
             "seats: expected \"me\" (once), \"open\", or a bot: %s, or baron or king with a time "
             "from 10ms to 5s",
             offered);
    return false;
}

static bool read_seats(const json_t *seats, NewTable *out, char why[PROTOCOL_WHY])
{
    enum { USUAL_SEATS = 4 };
    if (seats == NULL) {
        out->table.seats = USUAL_SEATS;
        out->maker_seat = 0;
        out->table.seat[0].kind = STORED_HUMAN;
        return true;
    }
    size_t count = json_array_size(seats);
    if (count < ORI_MIN_SEATS || count > ORI_MAX_SEATS) {
        snprintf(why, PROTOCOL_WHY, "seats: expected a list of 2 to 5 seats");
        return false;
    }
    out->table.seats = (int8_t)count;
    for (size_t i = 0; i < count; i++)
        if (!read_one_seat(json_array_get(seats, i), (int)i, out, why))
            return false;
    return true;
}

bool new_table_read_rules(const json_t *value, StoredTable *out, char why[PROTOCOL_WHY])
{
    OriRules wish = ori_rules(0, out->seats, 1);
    OriError error = {.why = "expected a text"};
    const char *text = value == NULL ? "base" : json_string_value(value);
    if (text == NULL || !ori_read_wish(text, &wish, &error)) {
        snprintf(why, PROTOCOL_WHY, "rules: %.150s", error.why);
        return false;
    }
    ori_write_rules(wish, out->rules);
    return true;
}

static bool read_maker(const json_t *name, NewTable *out)
{
    const char *text = json_string_value(name);
    if (out->maker_seat == ORI_SPECTATOR)
        return name == NULL || (text != NULL && seat_name_is_good(text));
    if (text == NULL || strlen(text) != json_string_length(name) || !seat_name_is_good(text))
        return false;
    snprintf(out->table.seat[out->maker_seat].name, ORI_NAME_TEXT, "%s", text);
    return true;
}

/* Of a maker who sits: it opens that seat. */
static bool read_pass(const json_t *value, NewTable *out, char why[PROTOCOL_WHY])
{
    const char *text = json_string_value(value);
    if (value == NULL)
        return true;
    if (text == NULL || !secret_is_token(text) || out->maker_seat == ORI_SPECTATOR) {
        snprintf(why, PROTOCOL_WHY, "pass: expected 32 hexadecimal digits, and a maker who sits");
        return false;
    }
    secret_hash(text, out->table.seat[out->maker_seat].pass);
    return true;
}

static bool read_deal_field(const Config *config, const json_t *deal, NewTable *out,
                            char why[PROTOCOL_WHY])
{
    if (deal == NULL)
        return true;
    const char *text = json_string_value(deal);
    const char *wrong = text == NULL ? "expected a position"
                                     : new_table_read_deal(config, text, &out->table, &out->deal);
    out->has_deal = wrong == NULL;
    if (wrong != NULL)
        snprintf(why, PROTOCOL_WHY, "deal: %s", wrong);
    return wrong == NULL;
}

static ErrorCode read_wish(const Config *config, const json_t *body, NewTable *out,
                           char why[PROTOCOL_WHY])
{
    static const char *const known[] = {"rules", "seats",   "name", "public", "help", "pace",
                                        "start", "absence", "deal", "first",  "pass", NULL};
    if (!body_has_only(body, known, "a table", why))
        return ERROR_BAD_MESSAGE;
    const json_t *is_public = json_object_get(body, "public");
    const json_t *starts = json_object_get(body, "start");
    const json_t *help = json_object_get(body, "help");
    if ((is_public != NULL && !json_is_boolean(is_public)) ||
        (help != NULL && !json_is_boolean(help)) || (starts != NULL && !json_is_boolean(starts))) {
        snprintf(why, PROTOCOL_WHY, "public, help, start: expected true or false");
        return ERROR_BAD_MESSAGE;
    }
    out->table.is_public = json_is_true(is_public);
    out->table.has_help = help == NULL || json_is_true(help);
    out->start = json_is_true(starts);
    if (!read_seats(json_object_get(body, "seats"), out, why) ||
        !new_table_read_rules(json_object_get(body, "rules"), &out->table, why) ||
        !new_table_read_first(json_object_get(body, "first"), &out->table, why) ||
        !new_table_read_pace(config, json_object_get(body, "pace"), &out->table, why) ||
        !read_absence(config, json_object_get(body, "absence"), &out->table, why) ||
        !read_deal_field(config, json_object_get(body, "deal"), out, why))
        return ERROR_BAD_MESSAGE;
    if (!read_maker(json_object_get(body, "name"), out))
        return ERROR_BAD_NAME;
    if (!read_pass(json_object_get(body, "pass"), out, why))
        return ERROR_BAD_TOKEN;
    out->start = out->start || out->has_deal;
    for (int seat = 0; seat < out->table.seats && out->start; seat++)
        if (out->table.seat[seat].kind == STORED_OPEN) {
            snprintf(why, PROTOCOL_WHY, "%s: a seat is open", out->has_deal ? "deal" : "start");
            return ERROR_BAD_MESSAGE;
        }
    return ERROR_NONE;
}

ErrorCode new_table_read(const Config *config, const char *text, size_t size, NewTable *out,
                         char why[PROTOCOL_WHY])
{
    json_error_t error;
    json_t *body = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
    *out = (NewTable){.maker_seat = ORI_SPECTATOR};
    why[0] = '\0';
    ErrorCode code = json_is_object(body) ? read_wish(config, body, out, why) : ERROR_BAD_JSON;
    if (code != ERROR_NONE && why[0] == '\0')
        snprintf(why, PROTOCOL_WHY, "%s", error_message(code));
    json_decref(body);
    return code;
}

/* --- A webhook --- */

static ErrorCode bad_hook(char why[PROTOCOL_WHY], const char *what)
{
    snprintf(why, PROTOCOL_WHY, "url: %s", what);
    return ERROR_BAD_HOOK;
}

ErrorCode new_table_read_hook(const Courier *courier, const json_t *body, char out[STORE_HOOK_TEXT],
                              char why[PROTOCOL_WHY])
{
    const char *url = json_string_value(json_object_get(body, "url"));
    const char *format = json_string_value(json_object_get(body, "format"));
    const char *lang = json_string_value(json_object_get(body, "lang"));
    Hook hook = {.format = HOOK_JSON, .lang = "en"};
    if (format != NULL && !hook_read_format(format, &hook.format)) {
        snprintf(why, PROTOCOL_WHY, "format: expected json, discord or ntfy");
        return ERROR_BAD_MESSAGE;
    }
    if (lang != NULL && !device_lang_is_good(lang)) {
        snprintf(why, PROTOCOL_WHY, "lang: expected en, pl, uk, ru or fr");
        return ERROR_BAD_MESSAGE;
    }
    if (courier == NULL || !courier_hooks(courier))
        return bad_hook(why, "this server posts to no webhooks");
    if (url == NULL)
        return ERROR_NONE;
    const char *wrong = strlen(url) < HOOK_URL ? courier_check_hook(courier, url)
                                               : "it is longer than 256 characters";
    if (wrong != NULL)
        return bad_hook(why, wrong);
    if (lang != NULL)
        snprintf(hook.lang, sizeof hook.lang, "%s", lang);
    snprintf(hook.url, sizeof hook.url, "%s", url);
    hook_write(&hook, out);
    return ERROR_NONE;
}
