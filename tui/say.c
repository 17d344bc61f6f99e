/*
 * say.c - the parts of a sentence: names of cards and families, and what a sentence speaks of.
 */
#include "tui/say.h"

#include <stdio.h>

TextId say_id(const char *before, int kind, const char *after)
{
    char name[80];
    snprintf(name, sizeof name, "%s%s%s", before, kind < ORI_KINDS ? ori_kind_name(kind) : "hidden",
             after);
    return text_named(name);
}

TextId tell_kind(int kind)
{
    return say_id("card-", kind, "");
}

const char *tell_kind_name(Lang lang, int kind)
{
    return text_fixed(lang, tell_kind(kind));
}

const char *tell_kind_short(Lang lang, int kind)
{
    return text_fixed(lang, say_id("short-", kind, ""));
}

const char *tell_kind_does(Lang lang, int kind)
{
    return text_fixed(lang, say_id("card-", kind, "-does"));
}

void tell_kind_line(Lang lang, int kind, char out[TEXT_SIZE])
{
    const TextArg args[] = {{.name = "name", .text = tell_kind_name(lang, kind)},
                            {.name = "does", .text = tell_kind_does(lang, kind)},
                            {.name = NULL}};
    text_say(lang, TEXT_HELP_CARD, args, out);
}

const char *tell_kind_rulings(Lang lang, int kind)
{
    return text_fixed(lang, say_id("card-", kind, "-rulings"));
}

const char *tell_family(Lang lang, int seat)
{
    static const TextId family[ORI_MAX_SEATS] = {TEXT_FAMILY_A, TEXT_FAMILY_B, TEXT_FAMILY_C,
                                                 TEXT_FAMILY_D, TEXT_FAMILY_E};
    return text_fixed(lang, family[seat]);
}

static int word(int kind)
{
    return (int)tell_kind(kind) + 1;
}

int say_kind_of(const Teller *t, int handle)
{
    return (int)t->known.card[handle].kind;
}

int say_owner_of(const Teller *t, int handle)
{
    return (int)t->known.card[handle].owner;
}

void say_text(const Teller *t, TextId id, Said said, char out[TEXT_SIZE])
{
    const TextArg args[] = {
        {.name = "player", .text = t->name[said.player]},
        {.name = "other-player", .text = t->name[said.other_player]},
        {.name = "card", .word = word(said.card)},
        {.name = "other", .word = word(said.other)},
        {.name = "n", .number = said.n},
        {.name = "place", .number = said.place + 1},
        {.name = NULL},
    };
    text_say(t->lang, id, args, out);
}
