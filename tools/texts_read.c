/*
 * texts_read.c - reads a part of Fluent: messages with attributes, continued lines, { $variables },
 * { references }, { "literals" } and selectors by plural or text. A pattern becomes a string with
 * marks in it; selectors are in the order in which they are tried.
 */
#include "tools/texts.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Where the reader is, and what it writes. */
typedef struct Reader {
    const Language *language;
    const char *file;
    const char *text;
    const char *p;
    Message *message; /* that the pattern belongs to */
    char out[MAX_PATTERN];
    int length;
} Reader;

int texts_wrong;

static int line_of(const Reader *r)
{
    int line = 1;
    for (const char *p = r->text; p < r->p; p++)
        line += *p == '\n';
    return line;
}

void texts_complain(const char *file, int line, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    if (line > 0)
        fprintf(stderr, "%s:%d: ", file, line);
    else /* of no line: what is missing */
        fprintf(stderr, "%s: ", file);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    texts_wrong++;
}

_Noreturn static void give_up(const Reader *r, const char *why)
{
    texts_complain(r->file, line_of(r), "%s", why);
    exit(1);
}

static void put(Reader *r, int c)
{
    if (r->length == MAX_PATTERN - 1)
        give_up(r, "a text is too long");
    r->out[r->length++] = (char)c;
    r->out[r->length] = '\0';
}

static void put_text(Reader *r, const char *text)
{
    for (; *text != '\0'; text++)
        put(r, *text);
}

static void skip_blanks(Reader *r)
{
    while (*r->p == ' ' || *r->p == '\n')
        r->p++;
}

static void expect(Reader *r, const char *word, const char *why)
{
    size_t length = strlen(word);
    if (strncmp(r->p, word, length) != 0)
        give_up(r, why);
    r->p += length;
}

static void read_name(Reader *r, char name[MAX_NAME])
{
    int length = 0;
    while (isalnum((unsigned char)*r->p) || *r->p == '-' || *r->p == '_') {
        if (length == MAX_NAME - 1)
            give_up(r, "a name is too long");
        name[length++] = *r->p++;
    }
    name[length] = '\0';
    if (length == 0)
        give_up(r, "expected a name");
}

static void note_variable(Reader *r, const char *name)
{
    Message *m = r->message;
    for (int i = 0; i < m->variables; i++)
        if (strcmp(m->variable[i], name) == 0)
            return;
    if (m->variables == MAX_VARIABLES)
        give_up(r, "a text has too many variables");
    strcpy(m->variable[m->variables++], name);
}

typedef enum Inside { IN_MESSAGE, IN_VARIANT } Inside;

static void read_pattern(Reader *r, Inside inside);

/* A variant's key: [one] or *[other]. */
static bool read_key(Reader *r, char key[MAX_NAME], bool *is_default)
{
    skip_blanks(r);
    *is_default = *r->p == '*';
    if (*is_default)
        r->p++;
    if (*r->p != '[')
        return false;
    r->p++;
    skip_blanks(r);
    read_name(r, key);
    skip_blanks(r);
    expect(r, "]", "a ] should close the key");
    return true;
}

/* The default goes last and exact numbers first, whatever the order in the file. */
static int rank_of(const char *key, bool is_default)
{
    return is_default ? 2 : isdigit((unsigned char)key[0]) ? 0 : 1;
}

static void read_variants(Reader *r)
{
    enum { MOST = 16 };
    char *variant[3][MOST];
    int count[3] = {0};
    char key[MAX_NAME];
    bool is_default;
    int before = r->length;
    while (read_key(r, key, &is_default)) {
        int start = r->length;
        int rank = rank_of(key, is_default);
        put_text(r, key);
        put(r, THEN);
        read_pattern(r, IN_VARIANT);
        put(r, ELSE);
        if (count[rank] == MOST)
            give_up(r, "too many variants");
        variant[rank][count[rank]++] = strdup(r->out + start);
        r->length = start;
    }
    if (count[2] != 1)
        give_up(r, "a selector has one default, with a * before it");
    r->length = before;
    for (int rank = 0; rank < 3; rank++)
        for (int i = 0; i < count[rank]; i++) {
            put_text(r, variant[rank][i]);
            free(variant[rank][i]);
        }
    put(r, DONE);
}

static void read_variable(Reader *r)
{
    char name[MAX_NAME];
    r->p++;
    read_name(r, name);
    note_variable(r, name);
    skip_blanks(r);
    bool selects = strncmp(r->p, "->", 2) == 0;
    put(r, selects ? SELECT : VAR);
    put_text(r, name);
    put(r, END);
    if (selects) {
        r->p += 2;
        read_variants(r);
    }
}

static void read_placeable(Reader *r)
{
    char name[MAX_NAME];
    r->p++;
    skip_blanks(r);
    if (*r->p == '$') {
        read_variable(r);
    } else if (*r->p == '"') {
        for (r->p++; *r->p != '"'; r->p++) {
            if (*r->p == '\0' || *r->p == '\n')
                give_up(r, "a literal is not closed");
            put(r, *r->p);
        }
        r->p++;
    } else {
        read_name(r, name);
        put(r, REF);
        put_text(r, name); /* becomes a number when all names are known */
        put(r, END);
    }
    skip_blanks(r);
    expect(r, "}", "expected }");
}

/* Whether the text continues after this end of line; then the reader is at its first character. */
static bool goes_on(Reader *r, Inside inside)
{
    const char *p = r->p;
    int lines = 0;
    while (*p == '\n') {
        const char *q = p + 1;
        while (*q == ' ')
            q++;
        lines++;
        if (*q != '\n') {
            bool indented = q > p + 1;
            bool ends = !indented || *q == '\0' || *q == '.' || *q == '}' ||
                        (inside == IN_VARIANT && (*q == '[' || strncmp(q, "*[", 2) == 0));
            if (ends)
                return false;
            p = q;
            break;
        }
        p = q;
    }
    r->p = p;
    for (int i = 0; i < lines; i++)
        put(r, '\n');
    return true;
}

static void read_pattern(Reader *r, Inside inside)
{
    int start = r->length;
    while (*r->p == ' ')
        r->p++;
    while (*r->p != '\0') {
        if (*r->p == '{') {
            read_placeable(r);
        } else if (*r->p == '\n') {
            if (!goes_on(r, inside))
                break;
            if (r->length > start && r->out[start] == '\n')
                r->length = start; /* a text that begins on the next line */
        } else if (*r->p == '}' && inside == IN_VARIANT) {
            break;
        } else if (inside == IN_VARIANT && *r->p == '[') {
            break;
        } else {
            put(r, (unsigned char)*r->p++);
        }
    }
    while (r->length > start && (r->out[r->length - 1] == ' ' || r->out[r->length - 1] == '\n'))
        r->length--;
    r->out[r->length] = '\0';
}

static char *read_whole_pattern(Reader *r)
{
    r->length = 0;
    r->out[0] = '\0';
    read_pattern(r, IN_MESSAGE);
    if (*r->p != '\n' && *r->p != '\0')
        give_up(r, "the text should end here");
    return strdup(r->out);
}

static void read_attributes(Reader *r, Message *m)
{
    for (;;) {
        const char *p = r->p;
        while (*p == '\n' || *p == ' ')
            p++;
        if (*p != '.' || p == r->p || p[-1] != ' ')
            return;
        r->p = p + 1;
        if (m->attributes == MAX_ATTRIBUTES)
            give_up(r, "a message has too many attributes");
        Attribute *a = &m->attribute[m->attributes++];
        read_name(r, a->name);
        skip_blanks(r);
        expect(r, "=", "expected =");
        a->pattern = read_whole_pattern(r);
    }
}

Message *texts_find(const Language *language, const char *name)
{
    for (int i = 0; i < language->messages; i++)
        if (strcmp(language->message[i].name, name) == 0)
            return &language->message[i];
    return NULL;
}

static void read_message(Reader *r, Language *language)
{
    Message *m = &language->message[language->messages];
    if (language->messages == MAX_MESSAGES)
        give_up(r, "there are too many messages");
    *m = (Message){.line = line_of(r), .file = r->file};
    r->message = m;
    read_name(r, m->name);
    if (texts_find(language, m->name) != NULL)
        give_up(r, "this message appears twice");
    while (*r->p == ' ')
        r->p++;
    expect(r, "=", "expected =");
    m->pattern = read_whole_pattern(r);
    read_attributes(r, m);
    language->messages++;
}

static char *read_file(const char *path)
{
    FILE *in = fopen(path, "rb");
    if (in == NULL)
        return NULL;
    size_t room = 1u << 20;
    char *text = calloc(1, room);
    size_t length = text != NULL ? fread(text, 1, room - 1, in) : 0;
    fclose(in);
    if (text == NULL || length == room - 1) {
        fprintf(stderr, "%s: too large\n", path);
        exit(1);
    }
    size_t to = 0;
    for (size_t i = 0; i < length; i++)
        if (text[i] != '\r')
            text[to++] = text[i];
    text[to] = '\0';
    return text;
}

void texts_read(Language *language, const char *folder, int files, char **names)
{
    static Reader r;
    language->message = calloc(MAX_MESSAGES, sizeof(Message));
    for (int i = 0; i < files; i++) {
        char path[512];
        snprintf(path, sizeof path, "%s/%s/%s.ftl", folder, language->code, names[i]);
        char *plain = read_file(path);
        if (plain == NULL) {
            texts_complain(path, 1, "cannot be read");
            continue;
        }
        char *text = texts_bind(language->code, plain);
        free(plain);
        r = (Reader){.language = language, .file = strdup(path), .text = text, .p = text};
        while (*r.p != '\0') {
            if (*r.p == '#') {
                r.p += strcspn(r.p, "\n");
            } else if (*r.p == '\n' || *r.p == ' ') {
                r.p++;
            } else if (isalpha((unsigned char)*r.p)) {
                read_message(&r, language);
            } else {
                give_up(&r, "expected a message");
            }
        }
    }
}
