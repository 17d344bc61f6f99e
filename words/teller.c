/*
 * teller.c - sentences become text.
 *
 * The table below names every text of the catalogue (sentence.h): one that is missing does not
 * compile. Texts of kinds are found by their names; tools/texts.c has seen to it that they are there.
 */
#include "words/teller.h"

#include <stdio.h>

/* --- The texts of the catalogue --- */

#define ONE(NAME) [SAY_##NAME] = {[TAIL_NONE] = TEXT_##NAME},
#define KNOWN(NAME)                                                                                \
    [SAY_##NAME] = {[TAIL_NONE] = TEXT_##NAME,                                                     \
                    [TAIL_KNOWN] = TEXT_##NAME##_KNOWN,                                            \
                    [TAIL_YOU] = TEXT_##NAME##_YOU},
#define SOLO(NAME) [SAY_##NAME] = {[TAIL_NONE] = TEXT_##NAME, [TAIL_YOU] = TEXT_##NAME##_YOU},
#define TRIO(NAME)                                                                                 \
    [SAY_##NAME] = {[TAIL_NONE] = TEXT_##NAME,                                                     \
                    [TAIL_YOU] = TEXT_##NAME##_YOU,                                                \
                    [TAIL_YOURS] = TEXT_##NAME##_YOURS},
#define DUO(NAME)                                                                                  \
    [SAY_##NAME] = {[TAIL_NONE] = TEXT_##NAME,                                                     \
                    [TAIL_YOU] = TEXT_##NAME##_YOU,                                                \
                    [TAIL_YOURS] = TEXT_##NAME##_YOURS,                                            \
                    [TAIL_OWN] = TEXT_##NAME##_OWN},

/* clang-format off */
static const uint16_t texts[STEMS][TAILS] = {
    SENTENCES_ONE(ONE) SENTENCES_KNOWN(KNOWN) SENTENCES_SOLO(SOLO) SENTENCES_TRIO(TRIO)
    SENTENCES_DUO(DUO)
};
/* clang-format on */

static TextId text_of(const Sentence *s)
{
    char id[SENTENCE_ID];
    sentence_id(s, id);
    switch (s->stem) {
#define KIND(NAME) case SAY_##NAME:
        SENTENCES_KIND(KIND)
        return text_named(id);
    }
    return (TextId)texts[s->stem][s->tail];
}

static TextId text_of_kind(const char *before, int kind, const char *after)
{
    char name[SENTENCE_ID];
    snprintf(name, sizeof name, "%s%s%s", before, ori_kind_name(kind), after);
    return text_named(name);
}

/* --- Names --- */

const char *tell_kind_name(Lang lang, int kind)
{
    return text_fixed(lang, (TextId)text_cards[kind]);
}

const char *tell_kind_short(Lang lang, int kind)
{
    return text_fixed(lang, text_of_kind("short-", kind, ""));
}

const char *tell_kind_does(Lang lang, int kind)
{
    return text_fixed(lang, text_of_kind("card-", kind, "-does"));
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
    return text_fixed(lang, text_of_kind("card-", kind, "-rulings"));
}

const char *tell_family(Lang lang, int seat)
{
    static const TextId family[ORI_MAX_SEATS] = {TEXT_FAMILY_A, TEXT_FAMILY_B, TEXT_FAMILY_C,
                                                 TEXT_FAMILY_D, TEXT_FAMILY_E};
    return text_fixed(lang, family[seat]);
}

void tell_open(Teller *t, Lang lang)
{
    *t = (Teller){.lang = lang, .you = TELL_NOBODY};
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        tell_name(t, seat, "");
}

void tell_name(Teller *t, int seat, const char *name)
{
    snprintf(t->name[seat], ORI_NAME_TEXT, "%s",
             name[0] == '\0' ? tell_family(t->lang, seat) : name);
}

void tell_look(Teller *t, const OriState *known)
{
    t->known = *known;
}

/* --- Sentences --- */

TextArg tell_kind_arg(const char *name, int kind)
{
    return (TextArg){.name = name, .word = text_cards[kind] + 1};
}

static TextArg player_arg(const Teller *t, const char *name, int seat)
{
    return (TextArg){.name = name, .text = seat < 0 ? "" : t->name[seat]};
}

static void say(const Teller *t, const Sentence *s, char out[TEXT_SIZE])
{
    const TextArg args[] = {
        player_arg(t, "player", s->player),
        player_arg(t, "other-player", s->other_player),
        tell_kind_arg("card", s->card < 0 ? ORI_HIDDEN : s->card),
        tell_kind_arg("other", s->other < 0 ? ORI_HIDDEN : s->other),
        {.name = "n", .number = s->n},
        {.name = "place", .number = s->place + 1},
        {.name = NULL},
    };
    text_say(t->lang, text_of(s), args, out);
}

/* Puts a part behind what is there. */
static void join(const Teller *t, bool is_list, char out[TEXT_SIZE], const char *part)
{
    if (!is_list) {
        text_add(out, " ");
        text_add(out, part);
        return;
    }
    char first[TEXT_SIZE];
    snprintf(first, sizeof first, "%s", out);
    const TextArg args[] = {
        {.name = "first", .text = first}, {.name = "second", .text = part}, {.name = NULL}};
    text_say(t->lang, TEXT_LIST_COMMA, args, out);
}

void tell_line(const Teller *t, const Line *line, char out[TEXT_SIZE])
{
    char part[TEXT_SIZE];
    out[0] = '\0';
    for (int i = 0; i < line->count; i++) {
        say(t, &line->part[i], part);
        if (i == 0)
            snprintf(out, TEXT_SIZE, "%s", part);
        else
            join(t, line->is_list, out, part);
    }
}

void tell_ask(const Teller *t, char out[TEXT_SIZE])
{
    Line line;
    words_ask(&t->known, &line);
    tell_line(t, &line, out);
}

void tell_waiting(const Teller *t, char out[TEXT_SIZE])
{
    Line line;
    words_waiting(&t->known, &line);
    tell_line(t, &line, out);
}

void tell_option(const Teller *t, OriDecision d, char out[TEXT_SIZE])
{
    static Foresight foresight; /* large, and one person is told one thing at a time */
    OriView view = {.known = t->known, .seat = (int8_t)t->known.asked};
    foresee_prepare(&view, &foresight);
    if (words_need_foresight(d))
        foresee(&foresight, d);
    Line line;
    words_option(&foresight, d, &line);
    tell_line(t, &line, out);
}

void tell_label(const Teller *t, OriDecision d, char out[TEXT_SIZE])
{
    Line line;
    words_label(&t->known, d, &line);
    tell_line(t, &line, out);
}

/* --- A place --- */

/* The cards beneath, as far as they are known. */
static void list_beneath(const Teller *t, int handle, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    char part[TEXT_SIZE];
    out[0] = '\0';
    for (int h = (int)s->card[handle].under; h != 0; h = (int)s->card[h].under) {
        const TextArg args[] = {tell_kind_arg("card", (int)s->card[h].kind),
                                {.name = "n", .number = (int)s->card[h].influence},
                                {.name = NULL}};
        text_say(t->lang, s->card[h].influence > 0 ? TEXT_BENEATH_LADEN : TEXT_BENEATH, args, part);
        if (out[0] == '\0')
            snprintf(out, TEXT_SIZE, "%s", part);
        else
            join(t, true, out, part);
    }
}

void tell_place(const Teller *t, int place, char out[TEXT_SIZE])
{
    char beneath[TEXT_SIZE];
    Line line;
    words_place(&t->known, t->you, place, &line);
    tell_line(t, &line, out);
    list_beneath(t, t->known.line[place], beneath);
    if (beneath[0] == '\0')
        return;
    char first[TEXT_SIZE];
    snprintf(first, sizeof first, "%s", out);
    const TextArg args[] = {
        {.name = "place", .text = first}, {.name = "cards", .text = beneath}, {.name = NULL}};
    text_say(t->lang, TEXT_PLACE_WITH_BENEATH, args, out);
}
