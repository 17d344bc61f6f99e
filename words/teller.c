/*
 * teller.c - turns sentences into text.
 *
 * The table below names every text of the catalogue (sentence.h): one that is missing does not
 * compile. Texts of kinds are found by their names; tools/texts.c has checked that they exist.
 */
#include "words/teller.h"

#include <stdio.h>
#include <string.h>

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
    const TextArg *args = TEXT_ARGS({.name = "name", .text = tell_kind_name(lang, kind)},
                                    {.name = "does", .text = tell_kind_does(lang, kind)});
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

const char *tell_bot(Lang lang, const char *spec)
{
    char id[SENTENCE_ID];
    snprintf(id, sizeof id, "bot-%.*s", (int)strcspn(spec, ":"), spec);
    TextId text = text_named(id);
    return text != TEXTS ? text_fixed(lang, text) : spec;
}

const char *tell_bot_about(Lang lang, const char *name)
{
    char id[SENTENCE_ID];
    snprintf(id, sizeof id, "bot-%s-about", name);
    TextId text = text_named(id);
    return text != TEXTS ? text_fixed(lang, text) : "";
}

void tell_open(Teller *t, Lang lang)
{
    *t = (Teller){.lang = lang, .you = ORI_NOBODY};
    tell_names(t, 0, NULL);
}

/* "Blue Ann" */
static void name_by_family(Teller *t, int seat)
{
    char text[TEXT_SIZE];
    const TextArg *args = TEXT_ARGS({.name = "family", .text = tell_family(t->lang, seat)},
                                    {.name = "name", .text = t->name[seat]});
    text_say(t->lang, TEXT_NAME_OF_FAMILY, args, text);
    snprintf(t->name[seat], TELL_NAME, "%.*s", TELL_NAME - 1, text);
}

void tell_names(Teller *t, int seats, const char *const name[])
{
    bool has_twin[ORI_MAX_SEATS] = {false};
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        bool has_name = seat < seats && name[seat][0] != '\0';
        snprintf(t->name[seat], TELL_NAME, "%s",
                 has_name ? name[seat] : tell_family(t->lang, seat));
        for (int other = 0; other < seat && seat < seats; other++)
            if (strcmp(t->name[other], t->name[seat]) == 0)
                has_twin[other] = has_twin[seat] = true;
    }
    for (int seat = 0; seat < seats; seat++)
        if (has_twin[seat] && name[seat][0] != '\0')
            name_by_family(t, seat);
}

void tell_record_names(Teller *t, const OriRecord *record)
{
    const char *name[ORI_MAX_SEATS];
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        name[seat] = tell_bot(t->lang, record->name[seat]);
    tell_names(t, (int)record->start.rules.seats, name);
}

void tell_look(Teller *t, const OriView *view)
{
    t->view = *view;
}

/* --- Sentences --- */

void tell_tenths(Lang lang, int64_t tenths, const char *plus, char out[TELL_FIGURE])
{
    int64_t size = tenths < 0 ? -tenths : tenths;
    const char *sign = tenths == 0 ? "" : tenths < 0 ? "−" : plus;
    snprintf(out, TELL_FIGURE, "%s%lld%c%lld", sign, (long long)(size / 10),
             lang == LANG_EN ? '.' : ',', (long long)(size % 10));
}

TextArg tell_kind_arg(const char *name, int kind)
{
    return (TextArg){.name = name, .word = text_cards[kind] + 1};
}

static TextArg player_arg(const Teller *t, const char *name, int seat)
{
    return (TextArg){.name = name, .text = seat < 0 ? "" : t->name[seat]};
}

/* A whole number, or one with tenths. */
static const char *put_figure(Lang lang, int value, bool tenths, char out[TELL_FIGURE])
{
    if (!tenths)
        snprintf(out, TELL_FIGURE, "%d", value);
    else
        tell_tenths(lang, value, "", out);
    return out;
}

static void say(const Teller *t, const Sentence *s, char out[TEXT_SIZE])
{
    char chosen[TELL_FIGURE];
    char best[TELL_FIGURE];
    const TextArg args[] = {
        player_arg(t, "player", s->player),
        player_arg(t, "other-player", s->other_player),
        tell_kind_arg("card", s->card < 0 ? ORI_HIDDEN : s->card),
        tell_kind_arg("other", s->other < 0 ? ORI_HIDDEN : s->other),
        {.name = "n", .number = s->n},
        {.name = "place", .number = s->place + 1},
        {.name = "chosen", .text = put_figure(t->lang, s->chosen, s->tenths == 1, chosen)},
        {.name = "best", .text = put_figure(t->lang, s->best, s->tenths == 1, best)},
        {.name = NULL},
    };
    text_say(t->lang, text_of(s), args, out);
}

/* Puts a part behind what is there. */
static void join(const Teller *t, TextId list, char out[TEXT_SIZE], const char *part)
{
    char first[TEXT_SIZE];
    snprintf(first, sizeof first, "%s", out);
    const TextArg *args =
        TEXT_ARGS({.name = "first", .text = first}, {.name = "second", .text = part});
    text_say(t->lang, list, args, out);
}

void tell_line(const Teller *t, const Saying *line, char out[TEXT_SIZE])
{
    char part[TEXT_SIZE];
    out[0] = '\0';
    for (int i = 0; i < line->count; i++) {
        say(t, &line->part[i], part);
        if (i > 0 && line->is_list) {
            join(t, TEXT_LIST_COMMA, out, part);
            continue;
        }
        text_add(out, i > 0 ? " " : "");
        text_add(out, part);
    }
}

void tell_ask(const Teller *t, char out[TEXT_SIZE])
{
    Saying line;
    words_ask(&t->view, &line);
    tell_line(t, &line, out);
}

void tell_waiting(const Teller *t, char out[TEXT_SIZE])
{
    Saying line;
    words_waiting(&t->view, &line);
    tell_line(t, &line, out);
}

void tell_option(const Teller *t, OriDecision d, char out[TEXT_SIZE])
{
    OriView view = {.known = t->view.known, .seat = (int8_t)t->view.known.asked};
    Saying line;
    words_option_told(&view, t->you, d, &line);
    tell_line(t, &line, out);
}

void tell_label(const Teller *t, OriDecision d, char out[TEXT_SIZE])
{
    Saying line;
    words_label(&t->view, d, &line);
    tell_line(t, &line, out);
}

/* --- A place --- */

/* The cards beneath, as far as they are known, each with the influence on it. */
static void list_beneath(const Teller *t, int handle, char out[TEXT_SIZE])
{
    const OriState *s = &t->view.known;
    char part[TEXT_SIZE];
    out[0] = '\0';
    for (int h = (int)s->card[handle].under; h != 0; h = (int)s->card[h].under) {
        const TextArg *args = TEXT_ARGS(tell_kind_arg("card", (int)s->card[h].kind),
                                        {.name = "n", .number = (int)s->card[h].influence});
        text_say(t->lang, s->card[h].influence > 0 ? TEXT_BENEATH_LADEN : TEXT_BENEATH, args, part);
        if (out[0] == '\0')
            snprintf(out, TEXT_SIZE, "%s", part);
        else
            join(t, TEXT_LIST_SEMICOLON, out, part);
    }
}

void tell_place(const Teller *t, int place, char out[TEXT_SIZE])
{
    char beneath[TEXT_SIZE];
    Saying line;
    words_place(&t->view, t->you, place, &line);
    tell_line(t, &line, out);
    list_beneath(t, t->view.known.line[place], beneath);
    if (beneath[0] == '\0')
        return;
    char first[TEXT_SIZE];
    snprintf(first, sizeof first, "%s", out);
    const TextArg *args =
        TEXT_ARGS({.name = "place", .text = first}, {.name = "cards", .text = beneath});
    text_say(t->lang, TEXT_PLACE_WITH_BENEATH, args, out);
}
