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
#include "bots/bot.h"
#include "tools/texts.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_LANGUAGES = 8 };

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
        if (texts_find(language, m->name) == NULL)
            texts_complain(m->file, m->line, "'%s' is not there in '%s'", m->name, language->code);
    }
    for (int i = 0; i < language->messages; i++) {
        const Message *m = &language->message[i];
        const Message *other = texts_find(model, m->name);
        if (other == NULL) {
            texts_complain(m->file, m->line, "'%s' is not there in '%s'", m->name, model->code);
            continue;
        }
        for (int k = 0; k < m->variables; k++)
            if (!may_use(other, m->variable[k]))
                texts_complain(m->file, m->line, "'%s' uses $%s, but not in '%s'", m->name,
                               m->variable[k], model->code);
    }
}

/* The rows of engine/cards.c cannot be counted by the compiler. */
static void check_sets(void)
{
    for (int set = ORI_BASE; set < ORI_SETS; set++) {
        int kinds = __builtin_popcount(ori_set_kinds((OriSet)set));
        if (kinds != ORI_SET_SIZE)
            texts_complain("engine/cards.c", 0,
                           "the set '%s' has %d kinds, not %d: a new card is of ORI_NO_SET",
                           ori_set_name((OriSet)set), kinds, ORI_SET_SIZE);
    }
}

/* --- Texts by the name of a kind --- */

static void require(const Language *model, const char *before, int kind, const char *after)
{
    if (texts_find_of_kind(model, before, kind, after) == NULL)
        texts_complain(model->code, 0, "there is no '%s%s%s'", before, ori_kind_name(kind), after);
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
        if (texts_find_of_kind(model, "reveal-", kind, "-nothing") != NULL)
            require(model, "reveal-", kind, "-nothing-empty");
        if (texts_find_of_kind(model, "reveal-", kind, "-otherwise") != NULL)
            require(model, "reveal-", kind, "-otherwise-empty");
    }
}

/* Every bot that players are offered has a name and a sentence. */
static void check_bots(const Language *model)
{
    static const Bot rows[] = {
#define BOT(id, brain, its_name, ...) {.name = its_name, __VA_ARGS__},
        BOTS(BOT)
#undef BOT
    };
    static const char *const after[] = {"", "-about"};
    for (size_t i = 0; i < 2 * sizeof rows / sizeof rows[0]; i++) {
        char name[64];
        snprintf(name, sizeof name, "bot-%s%s", rows[i / 2].name, after[i % 2]);
        if (rows[i / 2].offered && texts_find(model, name) == NULL)
            texts_complain(model->code, 0, "there is no '%s'", name);
    }
}

/* --- The files --- */

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
        texts_read(&language[k], argv[4], argc - i - 1, argv + i + 1);
    for (int k = 1; k < languages; k++)
        compare(&language[0], &language[k]);
    check_sets();
    check_kinds(&language[0]);
    check_bots(&language[0]);
    if (texts_wrong > 0)
        return 1;
    FILE *header = open_output(argv[1]);
    texts_write_header(header, &language[0]);
    FILE *tables = open_output(argv[2]);
    texts_write_tables(tables, language, languages);
    FILE *kinds = open_output(argv[3]);
    texts_write_kinds(kinds, &language[0]);
    bool failed = fclose(header) != 0;
    failed = fclose(kinds) != 0 || failed;
    failed = fclose(tables) != 0 || failed;
    return failed || texts_wrong > 0;
}
