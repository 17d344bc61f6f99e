/*
 * json.h - writes JSON: brackets, commas and quotes in one place.
 *
 * A Json writes into a room that it was given, or that `grow` enlarges. Nothing is written past the
 * end: a text that did not fit is `full` and stays so; its writer checks once, at the end.
 */
#ifndef ORI_BASE_JSON_H
#define ORI_BASE_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Json {
    char *text; /* a NUL follows what was put */
    int length;
    int room;
    bool (*grow)(struct Json *json, int room); /* NULL: it is as large as it is */
    bool full;
    bool comma; /* the next value stands behind another */
} Json;

/* As it stands: no quotes, no comma. */
void out_bytes(Json *json, const char *text, int size);
void out_raw(Json *json, const char *text);
void out_char(Json *json, char c);

/* Values; each puts the comma before itself. */
void out_open(Json *json, char bracket);
void out_close(Json *json, char bracket);
void out_key(Json *json, const char *key); /* that needs no escapes */
void out_text(Json *json, const char *text);
void out_text_bytes(Json *json, const char *text, int size);
void out_number(Json *json, int64_t n);
void out_bool(Json *json, bool yes);
void out_null(Json *json);
void out_seat(Json *json, int seat);          /* its letter; below 0, which is nobody: null */
void out_json(Json *json, const char *value); /* that is JSON already */

/* A key and its value. */
void put_open(Json *json, const char *key, char bracket);
void put_text(Json *json, const char *key, const char *text);
void put_number(Json *json, const char *key, int64_t n);
void put_bool(Json *json, const char *key, bool yes);
void put_seat(Json *json, const char *key, int seat);
void put_null(Json *json, const char *key);

#endif
