/*
 * texts_write.c - the texts as C: the names of all as an enum, their patterns and forms as tables,
 * and which kinds have the texts that are not for all.
 */
#include "tools/texts.h"

#include "oriflamme.h"

#include <ctype.h>
#include <string.h>

/* --- Texts by the name of a kind --- */

Message *texts_find_of_kind(const Language *model, const char *before, int kind, const char *after)
{
    char name[2 * MAX_NAME];
    snprintf(name, sizeof name, "%s%s%s", before, ori_kind_name(kind), after);
    return texts_find(model, name);
}

static void write_set(FILE *out, const Language *model, const char *id, const char *before,
                      const char *after)
{
    unsigned set = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (texts_find_of_kind(model, before, kind, after) != NULL)
            set |= 1u << kind;
    fprintf(out, "#define %s 0x%06Xu\n", id, set);
}

void texts_write_kinds(FILE *out, const Language *model)
{
    fputs("/* Made by tools/texts.c from texts/: do not edit. Sets of the kinds that have a text. "
          "*/\n"
          "#ifndef ORI_TEXTS_KINDS_H\n#define ORI_TEXTS_KINDS_H\n\n",
          out);
    write_set(out, model, "TEXT_KINDS_NOTHING", "nothing-", "");
    write_set(out, model, "TEXT_KINDS_REVEAL_NOTHING", "reveal-", "-nothing");
    write_set(out, model, "TEXT_KINDS_REVEAL_OTHERWISE", "reveal-", "-otherwise");
    fputs("\n#endif\n", out);
}

/* --- All texts --- */

static void write_string(FILE *out, const Language *model, const char *pattern)
{
    fputc('"', out);
    for (const char *p = pattern; *p != '\0'; p++) {
        unsigned char c = (unsigned char)*p;
        if (c == REF) {
            char name[MAX_NAME];
            size_t length = strcspn(p + 1, (char[]){END, 0});
            snprintf(name, sizeof name, "%.*s", (int)length, p + 1);
            const Message *m = texts_find(model, name);
            if (m == NULL)
                texts_complain("reference", 0, "there is no message '%s'", name);
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

void texts_write_header(FILE *out, const Language *model)
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
        const Message *m = texts_find(language, model->message[i].name);
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
        const Message *m = texts_find(language, model->message[i].name);
        if (m == NULL || m->attributes == 0)
            fputs("    0,\n", out);
        else
            fprintf(out, "    forms_%s_%d,\n", code, i);
    }
    fprintf(out, "};\nstatic const char *const patterns_%s[] = {\n", code);
    for (int i = 0; i < model->messages; i++) {
        const Message *m = texts_find(language, model->message[i].name);
        fputs("    ", out);
        write_string(out, model, m != NULL ? m->pattern : model->message[i].pattern);
        fputs(",\n", out);
    }
    fputs("};\n", out);
}

void texts_write_tables(FILE *out, const Language language[], int languages)
{
    fputs("/* Made by tools/texts.c from texts/: do not edit. */\n#include \"texts_data.h\"\n\n",
          out);
    fputs("const char *const text_names[] = {\n", out);
    for (int i = 0; i < language[0].messages; i++)
        fprintf(out, "    \"%s\",\n", language[0].message[i].name);
    fputs("};\nconst unsigned short text_cards[] = {", out);
    for (int kind = 0; kind <= ORI_HIDDEN; kind++)
        fprintf(out, "%d, ",
                (int)(texts_find_of_kind(&language[0], "card-", kind, "") - language[0].message));
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
