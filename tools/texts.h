/*
 * texts.h - the parts of tools/texts: texts as they are read (texts_read.c) and as they are written
 * (texts_write.c).
 */
#ifndef ORI_TOOLS_TEXTS_H
#define ORI_TOOLS_TEXTS_H

#include <stdio.h>

enum {
    MAX_MESSAGES = 2048,
    MAX_ATTRIBUTES = 16,
    MAX_VARIABLES = 32,
    MAX_NAME = 64,
    MAX_PATTERN = 8192,
};

/* The marks in a compiled pattern; words/texts.c explains them. */
enum { VAR = 1, SELECT, REF, THEN, ELSE, DONE, END };

typedef struct Attribute {
    char name[MAX_NAME];
    char *pattern;
} Attribute;

typedef struct Message {
    char name[MAX_NAME];
    char *pattern;
    int line;
    const char *file;
    int attributes;
    Attribute attribute[MAX_ATTRIBUTES];
    int variables;
    char variable[MAX_VARIABLES][MAX_NAME];
} Message;

typedef struct Language {
    const char *code;
    int messages;
    Message *message;
} Language;

/* How much is wrong so far: then nothing is made. */
extern int texts_wrong;
void texts_complain(const char *file, int line, const char *format, ...);

void texts_read(Language *language, const char *folder, int files, char **names);

/* The same text, with spaces that no line is broken at; the caller frees it (texts_bind.c). */
char *texts_bind(const char *code, const char *text);

/* NULL: there is none. The second is found by a kind's name, with this before and that after it. */
Message *texts_find(const Language *language, const char *name);
Message *texts_find_of_kind(const Language *language, const char *before, int kind,
                            const char *after);

/* The first language says which texts there are. */
void texts_write_header(FILE *out, const Language *model);
void texts_write_tables(FILE *out, const Language language[], int languages);
void texts_write_kinds(FILE *out, const Language *model);

#endif
