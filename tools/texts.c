/*
 * texts.c - makes C tables from the texts of the table: texts/LANGUAGE/NAME.ftl -> texts_data.[ch].
 *
 *     texts OUT.h OUT.c KINDS.h FOLDER LANGUAGE... -- NAME...
 *
 * The files are in a part of Fluent: messages with attributes, continued lines, { $variables },
 * { references }, { "literals" } and selectors by plural or text. The first language says which
 * messages there are and which variables each may use; the others must have the same, or nothing is
 * made. Attributes are each language's own affair: they are forms of a word.
 *
 * Some texts are found by the name of a kind (reveal-KIND-empty). Here, where the kinds are known
 * from the engine, it is made sure that none is missing; KINDS.h says which kinds have those that
 * are not for all.
 */
#include "oriflamme.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_LANGUAGES = 8,
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
    uint32_t unused;
    int variables;
    char variable[MAX_VARIABLES][MAX_NAME];
} Message;

typedef struct Language {
    const char *code;
    int messages;
    Message *message;
} Language;

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

static int wrong;

static int line_of(const Reader *r)
{
    int line = 1;
    for (const char *p = r->text; p < r->p; p++)
        line += *p == '\n';
    return line;
}

static void complain(const char *file, int line, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fprintf(stderr, "%s:%d: ", file, line);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    wrong++;
}

_Noreturn static void give_up(const Reader *r, const char *why)
{
    complain(r->file, line_of(r), "%s", why);
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

/* Whether the text goes on after this end of line; then the reader is at its first character. */
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

static Message *find(const Language *language, const char *name)
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
    if (find(language, m->name) != NULL)
        give_up(r, "this message stands twice");
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

static void read_language(Language *language, const char *folder, int files, char **names)
{
    static Reader r;
    language->message = calloc(MAX_MESSAGES, sizeof(Message));
    for (int i = 0; i < files; i++) {
        char path[512];
        snprintf(path, sizeof path, "%s/%s/%s.ftl", folder, language->code, names[i]);
        char *text = read_file(path);
        if (text == NULL) {
            complain(path, 1, "cannot be read");
            continue;
        }
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

/* $card-gen is a form of $card. */
static bool may_use(const Message *model, const char *variable)
{
    for (int i = 0; i < model->variables; i++) {
        const char *known = model->variable[i];
        size_t stem = strcspn(known, "-");
        if (strncmp(known, variable, stem) == 0 &&
            (variable[stem] == '\0' || variable[stem] == '-'))
            return true;
    }
    return false;
}

static void compare(const Language *model, const Language *language)
{
    for (int i = 0; i < model->messages; i++) {
        const Message *m = &model->message[i];
        if (find(language, m->name) == NULL)
            complain(m->file, m->line, "'%s' is not there in '%s'", m->name, language->code);
    }
    for (int i = 0; i < language->messages; i++) {
        const Message *m = &language->message[i];
        const Message *other = find(model, m->name);
        if (other == NULL) {
            complain(m->file, m->line, "'%s' is not there in '%s'", m->name, model->code);
            continue;
        }
        for (int k = 0; k < m->variables; k++)
            if (!may_use(other, m->variable[k]))
                complain(m->file, m->line, "'%s' uses $%s, but not in '%s'", m->name,
                         m->variable[k], model->code);
    }
}

/* --- Texts by the name of a kind --- */

static Message *find_of_kind(const Language *model, const char *before, int kind, const char *after)
{
    char name[2 * MAX_NAME];
    snprintf(name, sizeof name, "%s%s%s", before, ori_kind_name(kind), after);
    return find(model, name);
}

static void require(const Language *model, const char *before, int kind, const char *after)
{
    if (find_of_kind(model, before, kind, after) == NULL)
        complain(model->code, 0, "there is no '%s%s%s'", before, ori_kind_name(kind), after);
}

/* What is said about every card, and about those that can lie face down or let one pick. */
static void check_kinds(const Language *model)
{
    require(model, "card-", ORI_HIDDEN, "");
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        require(model, "card-", kind, "");
        require(model, "card-", kind, "-does");
        require(model, "card-", kind, "-rulings");
        require(model, "short-", kind, "");
        if (ori_kind_picks(kind))
            require(model, "ask-pick-", kind, "");
        if ((ORI_TWIN_BIT >> kind & 1) != 0)
            continue;
        require(model, "reveal-", kind, "");
        require(model, "reveal-", kind, "-empty");
        if (find_of_kind(model, "reveal-", kind, "-nothing") != NULL)
            require(model, "reveal-", kind, "-nothing-empty");
    }
}

static void write_set(FILE *out, const Language *model, const char *id, const char *before,
                      const char *after)
{
    unsigned set = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (find_of_kind(model, before, kind, after) != NULL)
            set |= 1u << kind;
    fprintf(out, "#define %s 0x%06Xu\n", id, set);
}

static void write_kinds(FILE *out, const Language *model)
{
    fputs("/* Made by tools/texts.c from texts/: do not edit. Sets of the kinds that have a text. "
          "*/\n"
          "#ifndef ORI_TEXTS_KINDS_H\n#define ORI_TEXTS_KINDS_H\n\n",
          out);
    write_set(out, model, "TEXT_KINDS_NOTHING", "nothing-", "");
    write_set(out, model, "TEXT_KINDS_REVEAL_NOTHING", "reveal-", "-nothing");
    fputs("\n#endif\n", out);
}

/* --- Writing --- */

static void write_string(FILE *out, const Language *model, const char *pattern)
{
    fputc('"', out);
    for (const char *p = pattern; *p != '\0'; p++) {
        unsigned char c = (unsigned char)*p;
        if (c == REF) {
            char name[MAX_NAME];
            size_t length = strcspn(p + 1, (char[]){END, 0});
            snprintf(name, sizeof name, "%.*s", (int)length, p + 1);
            const Message *m = find(model, name);
            if (m == NULL)
                complain("reference", 0, "there is no message '%s'", name);
            fprintf(out, "\\%03o%d", REF, m == NULL ? 0 : (int)(m - model->message));
            p += length;
        } else if (c == '"' || c == '\\') {
            fprintf(out, "\\%c", c);
        } else if (c < ' ') {
            fprintf(out, "\\%03o", c);
        } else {
            fputc(c, out);
        }
    }
    fputc('"', out);
}

static void write_id(FILE *out, const char *name)
{
    fputs("TEXT_", out);
    for (; *name != '\0'; name++)
        fputc(isalnum((unsigned char)*name) ? toupper((unsigned char)*name) : '_', out);
}

static void write_header(FILE *out, const Language *model)
{
    fputs("/* Made by tools/texts.c from texts/: do not edit. */\n#ifndef ORI_TEXTS_DATA_H\n"
          "#define ORI_TEXTS_DATA_H\n\ntypedef enum TextId {\n",
          out);
    for (int i = 0; i < model->messages; i++) {
        fputs("    ", out);
        write_id(out, model->message[i].name);
        fputs(",\n", out);
    }
    fprintf(out,
            "    TEXTS,\n} TextId;\n\n"
            "enum { TEXT_VAR = %d, TEXT_SELECT, TEXT_REF, TEXT_THEN, TEXT_ELSE, TEXT_DONE, "
            "TEXT_END };\n"
            "#define TEXT_MARKS \"\\001\\002\\003\\004\\005\\006\\007\"\n\n"
            "typedef struct TextForm {\n    const char *name;\n    const char *pattern;\n"
            "} TextForm;\n\n"
            "extern const unsigned short text_cards[]; /* by kind */\n"
            "extern const char *const text_names[];\n"
            "extern const char *const *const text_patterns[];\n"
            "extern const TextForm *const *const text_forms[];\n\n#endif\n",
            VAR);
}

static void write_language(FILE *out, const Language *model, const Language *language)
{
    const char *code = language->code;
    for (int i = 0; i < model->messages; i++) {
        const Message *m = find(language, model->message[i].name);
        if (m == NULL || m->attributes == 0)
            continue;
        fprintf(out, "static const TextForm forms_%s_%d[] = {\n", code, i);
        for (int k = 0; k < m->attributes; k++) {
            fprintf(out, "    {\"%s\", ", m->attribute[k].name);
            write_string(out, model, m->attribute[k].pattern);
            fputs("},\n", out);
        }
        fputs("    {0, 0},\n};\n", out);
    }
    fprintf(out, "static const TextForm *const forms_%s[] = {\n", code);
    for (int i = 0; i < model->messages; i++) {
        const Message *m = find(language, model->message[i].name);
        if (m == NULL || m->attributes == 0)
            fputs("    0,\n", out);
        else
            fprintf(out, "    forms_%s_%d,\n", code, i);
    }
    fprintf(out, "};\nstatic const char *const patterns_%s[] = {\n", code);
    for (int i = 0; i < model->messages; i++) {
        const Message *m = find(language, model->message[i].name);
        fputs("    ", out);
        write_string(out, model, m != NULL ? m->pattern : model->message[i].pattern);
        fputs(",\n", out);
    }
    fputs("};\n", out);
}

static void write_tables(FILE *out, const Language language[], int languages)
{
    fputs("/* Made by tools/texts.c from texts/: do not edit. */\n#include \"texts_data.h\"\n\n",
          out);
    fputs("const char *const text_names[] = {\n", out);
    for (int i = 0; i < language[0].messages; i++)
        fprintf(out, "    \"%s\",\n", language[0].message[i].name);
    fputs("};\nconst unsigned short text_cards[] = {", out);
    for (int kind = 0; kind <= ORI_HIDDEN; kind++)
        fprintf(out, "%d, ",
                (int)(find_of_kind(&language[0], "card-", kind, "") - language[0].message));
    fputs("};\n", out);
    for (int i = 0; i < languages; i++)
        write_language(out, &language[0], &language[i]);
    fputs("const char *const *const text_patterns[] = {\n", out);
    for (int i = 0; i < languages; i++)
        fprintf(out, "    patterns_%s,\n", language[i].code);
    fputs("};\nconst TextForm *const *const text_forms[] = {\n", out);
    for (int i = 0; i < languages; i++)
        fprintf(out, "    forms_%s,\n", language[i].code);
    fputs("};\n", out);
}

static FILE *open_output(const char *path)
{
    FILE *out = fopen(path, "wb");
    if (out == NULL) {
        fprintf(stderr, "%s: cannot be written\n", path);
        exit(1);
    }
    return out;
}

int main(int argc, char **argv)
{
    static Language language[MAX_LANGUAGES];
    int languages = 0;
    int i = 5;
    for (; i < argc && strcmp(argv[i], "--") != 0 && languages < MAX_LANGUAGES; i++)
        language[languages++].code = argv[i];
    if (languages == 0 || i + 1 >= argc) {
        fprintf(stderr, "usage: texts OUT.h OUT.c KINDS.h FOLDER LANGUAGE... -- NAME...\n");
        return 2;
    }
    for (int k = 0; k < languages; k++)
        read_language(&language[k], argv[4], argc - i - 1, argv + i + 1);
    for (int k = 1; k < languages; k++)
        compare(&language[0], &language[k]);
    check_kinds(&language[0]);
    if (wrong > 0)
        return 1;
    FILE *header = open_output(argv[1]);
    write_header(header, &language[0]);
    FILE *tables = open_output(argv[2]);
    write_tables(tables, language, languages);
    FILE *kinds = open_output(argv[3]);
    write_kinds(kinds, &language[0]);
    bool failed = fclose(header) != 0;
    failed = fclose(kinds) != 0 || failed;
    failed = fclose(tables) != 0 || failed;
    return failed || wrong > 0;
}
