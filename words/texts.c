/*
 * texts.c - turns a pattern and its arguments into a sentence.
 *
 * A pattern is a text with four marks (tools/texts.c wrote it and vouches for its shape):
 *     VAR name END                          a variable
 *     SELECT name END {key THEN pattern ELSE}... END   by a text or a plural; the default is last
 *     REF number END                        another text
 */
#include "words/texts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const codes[LANGS] = {"en", "pl", "uk", "ru", "fr"};

bool text_lang_named(const char *code, Lang *out)
{
    for (int i = 0; i < LANGS; i++) {
        char after = code[0] != '\0' && code[1] != '\0' ? code[2] : 'x';
        if (strncmp(code, codes[i], 2) == 0 && (after == '\0' || strchr("_.-@", after) != NULL)) {
            *out = (Lang)i;
            return true;
        }
    }
    return false;
}

/* The first of the three that is set decides, even for a language that we do not speak. */
Lang text_lang_of_locale(const char *(*variable)(const char *name))
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    Lang lang = LANG_EN;
    for (int i = 0; i < 3; i++) {
        const char *value = variable(names[i]);
        if (value == NULL || value[0] == '\0')
            continue;
        text_lang_named(value, &lang);
        break;
    }
    return lang;
}

/* CLDR's cardinal categories for whole numbers. */
static const char *plural(Lang lang, int n)
{
    int ten = n % 10;
    int hundred = n % 100;
    bool few = ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14);
    switch (lang) {
    case LANG_EN:
        return n == 1 ? "one" : "other";
    case LANG_FR:
        return n <= 1 ? "one" : "other";
    case LANG_PL:
        return n == 1 ? "one" : few ? "few" : "many";
    case LANG_UK:
    case LANG_RU:
        return ten == 1 && hundred != 11 ? "one" : few ? "few" : "many";
    case LANGS:
        break;
    }
    return "other";
}

typedef struct Writer {
    Lang lang;
    const TextArg *args;
    char *out;
    size_t length;
} Writer;

static void put(Writer *w, const char *text, size_t length)
{
    size_t room = TEXT_SIZE - 1 - w->length;
    if (length > room) {
        length = room;
        while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80)
            length--;
    }
    memcpy(w->out + w->length, text, length);
    w->length += length;
    w->out[w->length] = '\0';
}

/* Reads a name up to its mark and steps behind it. */
static const char *read_name(const char **p, char mark, size_t *length)
{
    const char *name = *p;
    const char *end = strchr(name, mark);
    *length = (size_t)(end - name);
    *p = end + 1;
    return name;
}

TextId text_named(const char *name)
{
    int id = 0;
    while (id < TEXTS && strcmp(text_names[id], name) != 0)
        id++;
    return (TextId)id;
}

static bool name_is(const char *name, size_t length, const char *value)
{
    return strlen(value) == length && strncmp(name, value, length) == 0;
}

/* TEXTS has none: a name that nobody has made sure of says nothing, and hurts nobody. */
static const char *pattern_of(Lang lang, int id)
{
    return id >= 0 && id < TEXTS ? text_patterns[lang][id] : "";
}

static const char *find_form(Lang lang, int id, const char *form, size_t length)
{
    if (id < 0 || id >= TEXTS)
        return NULL;
    for (const TextForm *f = text_forms[lang][id]; f != NULL && f->name != NULL; f++)
        if (name_is(form, length, f->name))
            return f->pattern;
    return NULL;
}

/* Whether `name` is the argument, or a form of it: $card-acc of $card. */
static bool is_form_of(const char *name, size_t length, const TextArg *arg)
{
    size_t stem = strlen(arg->name);
    return length > stem + 1 && strncmp(name, arg->name, stem) == 0 && name[stem] == '-';
}

/* The argument whose name is the longest beginning of this one: $other-player is none of $other. */
static const TextArg *find_stem(const Writer *w, const char *name, size_t length)
{
    const TextArg *found = NULL;
    for (const TextArg *arg = w->args; arg != NULL && arg->name != NULL; arg++)
        if (is_form_of(name, length, arg) &&
            (found == NULL || strlen(arg->name) > strlen(found->name)))
            found = arg;
    return found;
}

/* The value of a name. Forms are words without variables; a text that is not ours has but one
 * form. */
static TextArg find(const Writer *w, const char *name, size_t length)
{
    for (const TextArg *arg = w->args; arg != NULL && arg->name != NULL; arg++) {
        if (!name_is(name, length, arg->name))
            continue;
        TextArg found = *arg;
        if (found.text == NULL && found.word > 0)
            found.text = pattern_of(w->lang, found.word - 1);
        return found;
    }
    const TextArg *arg = find_stem(w, name, length);
    if (arg != NULL && arg->text != NULL)
        return *arg;
    if (arg != NULL && arg->word > 0) {
        size_t stem = strlen(arg->name) + 1;
        const char *form = find_form(w->lang, arg->word - 1, name + stem, length - stem);
        return (TextArg){.name = name,
                         .text = form != NULL ? form : pattern_of(w->lang, arg->word - 1)};
    }
    return (TextArg){.name = name, .text = "{?}"}; /* a caller's mistake; the tests look for it */
}

static void put_arg(Writer *w, TextArg arg)
{
    char digits[16];
    if (arg.text != NULL)
        put(w, arg.text, strlen(arg.text));
    else
        put(w, digits, (size_t)snprintf(digits, sizeof digits, "%d", arg.number));
}

static bool fits(const Writer *w, TextArg arg, const char *key, size_t length)
{
    char digits[16];
    if (arg.text != NULL)
        return name_is(key, length, arg.text);
    snprintf(digits, sizeof digits, "%d", arg.number);
    return name_is(key, length, digits) || name_is(key, length, plural(w->lang, arg.number));
}

/* Steps over a pattern: to its ELSE, or to the end of the text. */
static const char *skip(const char *p)
{
    int depth = 0;
    for (; *p != '\0'; p++) {
        if (*p == TEXT_ELSE && depth == 0)
            return p;
        if (*p == TEXT_SELECT)
            depth++;
        else if (*p == TEXT_DONE)
            depth--;
    }
    return p;
}

static const char *expand(Writer *w, const char *p);

/* p is behind the SELECT mark; returns what follows its DONE. An exact number wins over a
 * plural, since the generator puts numbers first. */
static const char *expand_select(Writer *w, const char *p)
{
    size_t length;
    const char *name = read_name(&p, TEXT_END, &length);
    TextArg arg = find(w, name, length);
    bool said = false;
    while (*p != TEXT_DONE) {
        const char *key = read_name(&p, TEXT_THEN, &length);
        const char *after = skip(p) + 1;
        bool last = *after == TEXT_DONE;
        if (!said && (fits(w, arg, key, length) || last)) {
            expand(w, p);
            said = true;
        }
        p = after;
    }
    return p + 1;
}

/* Up to an ELSE or the end. */
static const char *expand(Writer *w, const char *p)
{
    while (*p != '\0' && *p != TEXT_ELSE) {
        size_t length = strcspn(p, TEXT_MARKS);
        put(w, p, length);
        p += length;
        if (*p == TEXT_VAR) {
            p++;
            const char *name = read_name(&p, TEXT_END, &length);
            put_arg(w, find(w, name, length));
        } else if (*p == TEXT_SELECT) {
            p = expand_select(w, p + 1);
        } else if (*p == TEXT_REF) {
            p++;
            int id = atoi(read_name(&p, TEXT_END, &length));
            expand(w, text_patterns[w->lang][id]);
        }
    }
    return p;
}

const char *text_say(Lang lang, TextId id, const TextArg args[], char out[TEXT_SIZE])
{
    Writer w = {.lang = lang, .args = args, .out = out};
    out[0] = '\0';
    expand(&w, pattern_of(lang, (int)id));
    return out;
}

void text_add(char out[TEXT_SIZE], const char *text)
{
    Writer w = {.out = out, .length = strlen(out)};
    put(&w, text, strlen(text));
}

const char *text_fixed(Lang lang, TextId id)
{
    return pattern_of(lang, (int)id);
}

int text_columns(const char *text)
{
    int columns = 0;
    for (; *text != '\0'; text++)
        columns += ((unsigned char)*text & 0xC0) != 0x80;
    return columns;
}
