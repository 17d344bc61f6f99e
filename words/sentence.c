/*
 * sentence.c - builds the id of a sentence in the texts.
 */
#include "words/sentence.h"

#include <string.h>

_Static_assert(SENTENCE_NONE == -1, "all bits of what is not spoken of are set");

Sentence *sentence_add(Saying *line, int stem)
{
    Sentence *s = &line->part[line->count++];
    memset(s, 0xFF, sizeof *s);
    s->stem = stem;
    s->tail = TAIL_NONE;
    return s;
}

Sentence *sentence_begin(Saying *line, int seat, int stem)
{
    line->seat = seat;
    line->count = 0;
    line->is_list = false;
    return sentence_add(line, stem);
}

void sentence_tell_others(Saying *line)
{
    for (int i = 0; i < line->count; i++)
        if (line->part[i].tail == TAIL_YOU || line->part[i].tail == TAIL_OWN)
            line->part[i].tail = TAIL_NONE;
    sentence_ask_nothing(line);
}

void sentence_ask_nothing(Saying *line)
{
    while (line->count > 1 && line->part[line->count - 1].stem == SAY_ASK_PICK)
        line->count--;
}

/* One behind the other: a table of pointers would be larger than the names. */
static const char stems[] =
#define STEM(NAME) #NAME "\0"
    SENTENCES(STEM);
#undef STEM

static const char *stem_named(int stem)
{
    const char *name = stems;
    for (int i = 0; i < stem; i++)
        while (*name++ != '\0')
            continue;
    return name;
}

static const char *const tails[TAILS] = {
    [TAIL_NONE] = "",
    [TAIL_YOU] = "-you",
    [TAIL_YOURS] = "-yours",
    [TAIL_OWN] = "-own",
    [TAIL_KNOWN] = "-known",
    [TAIL_EMPTY] = "-empty",
    [TAIL_NOTHING] = "-nothing",
    [TAIL_NOTHING_EMPTY] = "-nothing-empty",
    [TAIL_OTHERWISE] = "-otherwise",
    [TAIL_OTHERWISE_EMPTY] = "-otherwise-empty",
};

static bool is_of_kind(int stem)
{
    switch (stem) {
#define STEM(NAME) case SAY_##NAME:
        SENTENCES_KIND(STEM)
#undef STEM
        return true;
    }
    return false;
}

/* LIKE_THIS becomes like-this. */
static int put(char id[SENTENCE_ID], int length, const char *text)
{
    for (; *text != '\0' && length < SENTENCE_ID - 1; text++)
        id[length++] = (char)(*text == '_'                   ? '-'
                              : *text >= 'A' && *text <= 'Z' ? *text - 'A' + 'a'
                                                             : *text);
    id[length] = '\0';
    return length;
}

int sentence_id(const Sentence *s, char id[SENTENCE_ID])
{
    int length = put(id, 0, stem_named(s->stem));
    if (is_of_kind(s->stem)) {
        length = put(id, length, "-");
        length = put(id, length, ori_kind_name(s->of));
    }
    return put(id, length, tails[s->tail]);
}
