/*
 * body.c - a table as text, as both databases keep it: a field a line, and a letter before those of
 * a seat.
 *
 *     rules base
 *     pace days
 *     pace-ms 259200000
 *     maker 97956b36...
 *     a kind human
 *     a key 97956b36...
 *     a name Ann
 *     b kind open
 *
 * A field whose value is zero or empty has no line, unless every table or seat has one. The lines
 * have one order, so equal tables have equal texts. A new field is a row in one of the two lists
 * below: the stores need not know of it.
 */
#include "server/table/table.h"

#include "server/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum FieldKind {
    FIELD_TEXT,
    FIELD_HASH,
    FIELD_FLAG,
    FIELD_BITS,
    FIELD_INT,
    FIELD_WORD,
} FieldKind;

typedef struct Field {
    const char *name;
    FieldKind kind;
    size_t at;
    int64_t most; /* of its number; for a text: the bytes that it has room for */
    bool always;
    const char *const *words; /* instead of numbers from 0 to most */
} Field;

enum { MOST_PACE_MS = 14 * DAY_MS, SEAT_BITS = (1 << ORI_MAX_SEATS) - 1 };

const char *const pace_words[PACE_KINDS] = {"none", "live", "days"};
const char *const seat_words[STORED_KINDS] = {"open", "human", "bot"};
static const char *const firsts[FIRST_SEAT + ORI_MAX_SEATS] = {"usual", "drawn", "a", "b",
                                                               "c",     "d",     "e"};

/* clang-format off */
#define OF(member) offsetof(StoredTable, member)
static const Field table_fields[] = {
    {"rules",      FIELD_TEXT, OF(rules),      ORI_RULES_TEXT, true, NULL},
    {"help",       FIELD_FLAG, OF(has_help),   1, false, NULL},
    {"pace",       FIELD_WORD, OF(pace),       PACE_KINDS - 1, false, pace_words},
    {"pace-ms",    FIELD_INT,  OF(pace_ms),    MOST_PACE_MS, false, NULL},
    {"absence-ms", FIELD_INT,  OF(absence_ms), DAY_MS, false, NULL},
    {"first",      FIELD_WORD, OF(first),      FIRST_SEAT + ORI_MAX_SEATS - 1, false, firsts},
    {"votes-at",   FIELD_INT,  OF(votes_at),   ORI_MAX_DECISIONS, false, NULL},
    {"scored",     FIELD_INT,  OF(scored),     INT32_MAX, false, NULL},
    {"hook",       FIELD_TEXT, OF(hook),       STORE_HOOK_TEXT, false, NULL},
    {"maker",      FIELD_HASH, OF(maker),      0, true, NULL},
};
#undef OF
#define OF(member) offsetof(StoredSeat, member)
static const Field seat_fields[] = {
    {"kind",       FIELD_WORD, OF(kind),       STORED_KINDS - 1, true, seat_words},
    {"bot",        FIELD_TEXT, OF(bot),        STORE_BOT_TEXT, false, NULL},
    {"standin",    FIELD_FLAG, OF(standin),    1, false, NULL},
    {"made-it",    FIELD_FLAG, OF(made_it),    1, false, NULL},
    {"muted",      FIELD_BITS, OF(muted),      SEAT_BITS, false, NULL},
    {"votes",      FIELD_BITS, OF(votes),      SEAT_BITS, false, NULL},
    {"rematch",    FIELD_INT,  OF(rematch),    INT32_MAX, false, NULL},
    {"played",     FIELD_INT,  OF(played),     INT32_MAX, false, NULL},
    {"wins",       FIELD_INT,  OF(wins),       INT32_MAX, false, NULL},
    {"ranks",      FIELD_INT,  OF(ranks),      INT32_MAX, false, NULL},
    {"influence",  FIELD_INT,  OF(influence),  INT32_MAX, false, NULL},
    {"begun",      FIELD_INT,  OF(begun),      INT32_MAX, false, NULL},
    {"key",        FIELD_HASH, OF(token),      0, false, NULL},
    {"pass",       FIELD_HASH, OF(pass),       0, false, NULL},
    {"name",       FIELD_TEXT, OF(name),       ORI_NAME_TEXT, false, NULL},
};
/* clang-format on */

_Static_assert(ORI_MAX_SEATS *(ORI_NAME_TEXT + STORE_BOT_TEXT + 4 * SECRET_HASH + 200) +
                       ORI_RULES_TEXT + STORE_HOOK_TEXT + 2 * SECRET_HASH + 100 <
                   BODY_TEXT,
               "the longest body fits");

enum {
    TABLE_FIELDS = sizeof table_fields / sizeof table_fields[0],
    SEAT_FIELDS = sizeof seat_fields / sizeof seat_fields[0],
    HASH_TEXT = 2 * SECRET_HASH,
};

static int64_t number_of(const Field *f, const char *from)
{
    int number;
    switch (f->kind) {
    case FIELD_FLAG:
        return *(const bool *)from;
    case FIELD_BITS:
        return *(const uint8_t *)from;
    case FIELD_WORD:
        return *(const int8_t *)from;
    case FIELD_INT:
        memcpy(&number, from, sizeof number);
        return number;
    case FIELD_TEXT:
    case FIELD_HASH:
        break;
    }
    return 0;
}

/* --- Writing --- */

static char *put_value(const Field *f, const char *from, char *to)
{
    switch (f->kind) {
    case FIELD_TEXT:
        return stpcpy(to, from);
    case FIELD_FLAG:
        return stpcpy(to, "yes");
    case FIELD_WORD:
        return stpcpy(to, f->words[number_of(f, from)]);
    case FIELD_HASH:
        for (int i = 0; i < SECRET_HASH; i++) { /* sprintf would cost more than all the rest */
            *to++ = "0123456789abcdef"[(uint8_t)from[i] >> 4];
            *to++ = "0123456789abcdef"[(uint8_t)from[i] & 15];
        }
        return to;
    case FIELD_BITS:
    case FIELD_INT:
        break;
    }
    return to + sprintf(to, "%lld", (long long)number_of(f, from));
}

static bool is_zero(const Field *f, const char *from)
{
    static const uint8_t none[SECRET_HASH];
    return f->kind == FIELD_TEXT   ? from[0] == '\0'
           : f->kind == FIELD_HASH ? memcmp(from, none, SECRET_HASH) == 0
                                   : number_of(f, from) == 0;
}

static char *put_fields(const Field list[], int count, const char *seat, const void *from, char *to)
{
    for (const Field *f = list; f < list + count; f++) {
        const char *at = (const char *)from + f->at;
        if (is_zero(f, at) && !f->always)
            continue;
        to = stpcpy(stpcpy(stpcpy(to, seat), f->name), " ");
        to = stpcpy(put_value(f, at, to), "\n");
    }
    return to;
}

void body_write(const StoredTable *t, char text[BODY_TEXT])
{
    char *to = put_fields(table_fields, TABLE_FIELDS, "", t, text);
    for (int seat = 0; seat < t->seats; seat++)
        to = put_fields(seat_fields, SEAT_FIELDS, (char[]){(char)('a' + seat), ' ', '\0'},
                        &t->seat[seat], to);
}

/* --- Reading --- */

static bool read_number(const Field *f, const char *text, int64_t *out)
{
    char again[24];
    for (*out = 0; f->words != NULL && *out <= f->most; ++*out)
        if (strcmp(text, f->words[*out]) == 0)
            return true;
    if (f->kind == FIELD_FLAG)
        return (*out = strcmp(text, "yes") == 0) != 0;
    *out = strtoll(text, NULL, 10);
    snprintf(again, sizeof again, "%lld", (long long)*out);
    return f->words == NULL && strcmp(text, again) == 0 && *out >= 0 && *out <= f->most;
}

static bool read_hash(const char *hex, uint8_t out[SECRET_HASH])
{
    if (strlen(hex) != HASH_TEXT || strspn(hex, "0123456789abcdef") != HASH_TEXT)
        return false;
    for (int i = 0; i < SECRET_HASH; i++)
        out[i] = (uint8_t)strtoul((char[]){hex[2 * i], hex[2 * i + 1], '\0'}, NULL, 16);
    return true;
}

static bool read_value(const Field *f, const char *text, char *to)
{
    int64_t number;
    if (f->kind == FIELD_TEXT) {
        bool fits = strlen(text) < (size_t)f->most;
        if (fits)
            memcpy(to, text, strlen(text) + 1);
        return fits;
    }
    if (f->kind == FIELD_HASH)
        return read_hash(text, (uint8_t *)to);
    if (!read_number(f, text, &number))
        return false;
    if (f->kind == FIELD_INT)
        memcpy(to, &(int){(int)number}, sizeof(int));
    else
        *to = (char)number;
    return true;
}

/* Reads the lines of the table, then those of each seat. */
typedef struct Reader {
    const char *text; /* what is left of it */
    char *wrong;
    char line[BODY_LINE];
} Reader;

static bool complain(const Reader *r, const char *seat, const char *field, const char *what)
{
    enum { SHOWN = 20 };
    int length = (int)strcspn(field, "\n");
    snprintf(r->wrong, BODY_WHY, "its '%s%.*s' %s", seat, length < SHOWN ? length : SHOWN, field,
             what);
    return false;
}

/* The value of the next line, if that is of this field; NULL: it is not. */
static const char *next_value(Reader *r, const char *seat, const char *field)
{
    size_t begin = strlen(seat);
    size_t name = strlen(field);
    size_t length = strcspn(r->text, "\n");
    if (length >= sizeof r->line || r->text[length] != '\n' || length <= begin + name ||
        memcmp(r->text, seat, begin) != 0 || memcmp(r->text + begin, field, name) != 0 ||
        r->text[begin + name] != ' ')
        return NULL;
    memcpy(r->line, r->text, length);
    r->line[length] = '\0';
    r->text += length + 1;
    return r->line + begin + name + 1;
}

static bool read_fields(Reader *r, const Field list[], int count, const char *seat, void *out)
{
    for (const Field *f = list; f < list + count; f++) {
        const char *value = next_value(r, seat, f->name);
        if (value == NULL && f->always)
            return complain(r, seat, f->name, "is missing");
        char *to = (char *)out + f->at;
        if (value != NULL && (!read_value(f, value, to) || (is_zero(f, to) && !f->always)))
            return complain(r, seat, f->name, "has an impossible value");
    }
    return true;
}

bool body_read(const char *text, StoredTable *out, char wrong[BODY_WHY])
{
    Reader r = {.text = text, .wrong = wrong};
    bool ok = read_fields(&r, table_fields, TABLE_FIELDS, "", out);
    for (out->seats = 0; ok && r.text[0] != '\0' && out->seats < ORI_MAX_SEATS; out->seats++) {
        char seat[] = {(char)('a' + out->seats), ' ', '\0'};
        if (strncmp(r.text, seat, 2) != 0)
            break;
        ok = read_fields(&r, seat_fields, SEAT_FIELDS, seat, &out->seat[out->seats]);
    }
    if (ok && r.text[0] != '\0')
        return complain(&r, "", r.text, "is not expected there");
    return ok && (out->seats >= ORI_MIN_SEATS || complain(&r, "", "seats", "are missing"));
}
