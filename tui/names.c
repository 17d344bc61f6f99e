/*
 * names.c - names, and lists of names.
 */
#include "tui/names.h"

#include "words/teller.h"

#include <string.h>

const char *name_of_set(Lang lang, OriRules rules)
{
    return text_fixed(lang, rules.kinds == ORI_BASE_SET     ? TEXT_SET_BASE
                            : rules.kinds == ORI_ABLAZE_SET ? TEXT_SET_ABLAZE
                                                            : TEXT_SET_MIX);
}

static void join(Lang lang, TextId how, const char *second, char list[TEXT_SIZE])
{
    char first[TEXT_SIZE];
    if (list[0] == '\0') {
        text_add(list, second);
        return;
    }
    memcpy(first, list, sizeof first);
    text_say(lang, how,
             TEXT_ARGS({.name = "first", .text = first}, {.name = "second", .text = second}), list);
}

void names_add(Lang lang, const char *name, char list[TEXT_SIZE])
{
    join(lang, TEXT_LIST_COMMA, name, list);
}

void names_add_kinds(Lang lang, uint32_t kinds, char list[TEXT_SIZE])
{
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0)
            names_add(lang, tell_kind_name(lang, kind), list);
}

void names_add_last(Lang lang, const char *name, char list[TEXT_SIZE])
{
    join(lang, TEXT_LIST_AND, name, list);
}

void names_add_part(Lang lang, const char *part, char list[TEXT_SIZE])
{
    join(lang, TEXT_LIST_SEMICOLON, part, list);
}

void name_with_role(Lang lang, const char *name, const char *role, char out[TEXT_SIZE])
{
    out[0] = '\0';
    if (role[0] == '\0' || strcmp(role, name) == 0) {
        text_add(out, name);
        return;
    }
    text_say(lang, TEXT_NAME_ROLE,
             TEXT_ARGS({.name = "name", .text = name}, {.name = "role", .text = role}), out);
}

void name_label(Lang lang, const char *label, const char *value, char out[TEXT_SIZE])
{
    text_say(lang, TEXT_LABELLED,
             TEXT_ARGS({.name = "label", .text = label}, {.name = "value", .text = value}), out);
}
