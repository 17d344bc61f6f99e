/*
 * hook_words.c - what a webhook's letter says, in the language that the table's maker chose.
 */
#include "server/notice/hook.h"

#include "words/texts.h"

#include <string.h>

enum { MINUTE_S = 60, HOUR_S = 60 * MINUTE_S, DAY_S = 24 * HOUR_S };

typedef struct Say {
    Lang lang;
    char *out;
} Say;

static void add(const Say *say, const char *text)
{
    if (say->out[0] != '\0')
        text_add(say->out, " \u00b7 ");
    text_add(say->out, text);
}

static void add_text(const Say *say, TextId id, const TextArg args[])
{
    char text[TEXT_SIZE];
    add(say, text_say(say->lang, id, args, text));
}

/* Names are not numbers: without one it is left out. */
static void add_named(const Say *say, TextId id, const char *name)
{
    if (name[0] != '\0')
        add_text(say, id, (TextArg[]){{.name = "player", .text = name}, {.name = NULL}});
}

static void add_left(const Say *say, int64_t left_s)
{
    TextId unit = left_s >= 2 * (int64_t)DAY_S ? TEXT_HOOK_DAYS
                  : left_s >= HOUR_S           ? TEXT_HOOK_HOURS
                                               : TEXT_HOOK_MINUTES;
    int size = unit == TEXT_HOOK_DAYS ? DAY_S : unit == TEXT_HOOK_HOURS ? HOUR_S : MINUTE_S;
    char text[TEXT_SIZE];
    text_say(say->lang, unit,
             (TextArg[]){{.name = "n", .number = (int)(left_s / size)}, {.name = NULL}}, text);
    add_text(say, TEXT_PLAIN_CLOCK, (TextArg[]){{.name = "left", .text = text}, {.name = NULL}});
}

static void add_event(const Say *say, const HookLetter *l)
{
    if (strcmp(l->event, "turn") == 0)
        add_named(say, TEXT_CURTAIN_TITLE, l->name);
    else
        add_text(say,
                 strcmp(l->event, "full") == 0    ? TEXT_HOOK_FULL
                 : strcmp(l->event, "begun") == 0 ? TEXT_HOOK_BEGUN
                                                  : TEXT_PHASE_OVER,
                 NULL);
}

_Static_assert((int)HOOK_SENTENCE == (int)TEXT_SIZE, "a sentence is a text");

void hook_say(const HookLetter *l, char out[HOOK_SENTENCE])
{
    Say say = {.lang = LANG_EN, .out = out};
    text_lang_named(l->to.lang, &say.lang);
    out[0] = '\0';
    add_event(&say, l);
    add_named(&say, TEXT_HOOK_TABLE, l->host);
    if (l->round > 0)
        add_text(&say, TEXT_ROUND_N,
                 (TextArg[]){{.name = "n", .number = l->round}, {.name = NULL}});
    if (l->left_s >= 0)
        add_left(&say, l->left_s);
}
