/*
 * texts.h - every sentence of the table, in five languages.
 *
 * The sentences are in texts/LANGUAGE/NAME.ftl; tools/texts.c makes the ids (TEXT_...) and the
 * patterns from them, so that an unknown id does not compile, and an incomplete language does not
 * build.
 */
#ifndef ORI_TEXTS_H
#define ORI_TEXTS_H

#include <stdbool.h>
#include <stddef.h>

#include "texts_data.h"

typedef enum Lang { LANG_EN, LANG_PL, LANG_UK, LANG_RU, LANG_FR, LANGS } Lang;

enum { TEXT_SIZE = 1024 }; /* of a sentence, its NUL included */

/* The value of { $name }: a text; a word that is itself a text with forms, so that { $name-acc }
 * is one of them; or else a number. A list ends with a name of NULL: TEXT_ARGS writes it. */
typedef struct TextArg {
    const char *name;
    const char *text;
    int number;
    int word; /* a TextId + 1 */
} TextArg;

/* TEXT_ARGS({.name = "n", .number = 3}, ...) lives as long as the block it stands in. */
#define TEXT_ARGS(...) ((const TextArg[]){__VA_ARGS__, {.name = NULL}})

/* args may be NULL. Returns its last argument. Cuts a text that is too long between characters. */
const char *text_say(Lang lang, TextId id, const TextArg args[], char out[TEXT_SIZE]);
void text_add(char out[TEXT_SIZE], const char *text); /* behind what is there; cut likewise */
int text_columns(const char *text);                   /* its width, in characters */
/* A text without variables. It lives for ever. */
const char *text_fixed(Lang lang, TextId id);
TextId text_named(const char *name); /* TEXTS if there is none; its text is then empty */

bool text_lang_named(const char *code, Lang *out); /* "pl", and "pl_PL.UTF-8" as well */
Lang text_lang_of_locale(const char *(*variable)(const char *name)); /* as getenv tells */

#endif
