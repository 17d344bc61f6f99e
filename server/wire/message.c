/*
 * message.c - reads the fields of a message, and names a field that is unknown, missing or of the
 * wrong type.
 */
#include "server/wire/message.h"

#include "oriflamme.h"

#include <stdio.h>
#include <string.h>

enum { REF_BYTES = 64, MOST_NUMBER = 1000000 /* of any field */ };

const char *message_text(const Message *m, const char *field)
{
    return json_string_value(json_object_get(m->body, field)); /* NULL: not there, or null */
}

int message_seat(const Message *m, const char *field)
{
    const char *text = message_text(m, field);
    return text != NULL ? text[0] - 'a' : ORI_ANY_SEAT;
}

static bool is_seat(const json_t *value)
{
    const char *text = json_string_value(value);
    return text != NULL && text[0] >= 'a' && text[0] < 'a' + ORI_MAX_SEATS && text[1] == '\0';
}

/* A NUL in it would hide the rest. */
static bool is_text(const json_t *value)
{
    return json_is_string(value) && strlen(json_string_value(value)) == json_string_length(value);
}

/* NULL, or what is expected there. */
static const char *wrong_kind(const json_t *value, FieldKind kind)
{
    switch (kind) {
    case A_TEXT:
        return is_text(value) ? NULL : "a text";
    case A_URL:
        return is_text(value) || json_is_null(value) ? NULL : "a URL or null";
    case A_BOT:
        return json_is_string(value) || json_is_null(value) ? NULL : "a bot or null";
    case A_SEAT:
        return is_seat(value) ? NULL : "a seat, \"a\" to \"e\"";
    case A_NUMBER:
        return json_is_integer(value) && json_integer_value(value) >= 0 &&
                       json_integer_value(value) <= MOST_NUMBER
                   ? NULL
                   : "a whole number";
    case A_PACE: /* new_table.c says more about it */
        return json_is_object(value) ? NULL : "a clock, {\"kind\":...}";
    case A_BOOLEAN:
        return json_is_boolean(value) ? NULL : "true or false";
    }
    return "something else";
}

bool message_check(const Message *m, const Field field[], char why[PROTOCOL_WHY])
{
    const json_t *body = m->body;
    const char *key;
    json_t *value;
    for (const Field *f = field; f->name != NULL; f++) {
        value = json_object_get(body, f->name);
        if (value == NULL && f->may_miss)
            continue;
        const char *wanted = value == NULL ? "a value" : wrong_kind(value, f->kind);
        if (wanted != NULL) {
            snprintf(why, PROTOCOL_WHY, "%s: expected %s", f->name, wanted);
            return false;
        }
    }
    json_object_foreach((json_t *)(uintptr_t)body, key, value)
    {
        const Field *f = field;
        while (f->name != NULL && strcmp(f->name, key) != 0)
            f++;
        if (f->name == NULL && strcmp(key, "t") != 0 && strcmp(key, "ref") != 0) {
            snprintf(why, PROTOCOL_WHY, "%.40s: this message has no such field", key);
            return false;
        }
    }
    return true;
}

bool body_has_only(const json_t *body, const char *const names[], const char *what,
                   char why[PROTOCOL_WHY])
{
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)body, key, value)
    {
        int i = 0;
        while (names[i] != NULL && strcmp(names[i], key) != 0)
            i++;
        if (names[i] == NULL) {
            snprintf(why, PROTOCOL_WHY, "%.40s: %s has no such field", key, what);
            return false;
        }
    }
    return true;
}

bool message_read_ref(Message *m)
{
    const json_t *value = json_object_get(m->body, "ref");
    char *ref = m->ref;
    ref[0] = '\0';
    if (value == NULL)
        return true;
    if (json_is_integer(value)) {
        snprintf(ref, CLIENT_REF_TEXT, "%lld", (long long)json_integer_value(value));
        return true;
    }
    const char *text = json_string_value(value);
    if (text == NULL || json_string_length(value) > REF_BYTES)
        return false;
    Json quoted = {.text = ref, .room = CLIENT_REF_TEXT};
    out_text_bytes(&quoted, text, (int)json_string_length(value));
    return !quoted.full;
}
