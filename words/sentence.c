/*
 * sentence.c - the id of a sentence as it stands in the texts.
 */
#include "words/sentence.h"

static const char *const stems[STEMS] = {
#define STEM(NAME) [SAY_##NAME] = #NAME,
    SENTENCES(STEM)
#undef STEM
};

static const char *const tails[TAILS] = {
    [TAIL_NONE] = "",
    [TAIL_YOU] = "-you",
    [TAIL_YOURS] = "-yours",
    [TAIL_OWN] = "-own",
    [TAIL_KNOWN] = "-known",
    [TAIL_EMPTY] = "-empty",
    [TAIL_NOTHING] = "-nothing",
    [TAIL_NOTHING_EMPTY] = "-nothing-empty",
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
    int length = put(id, 0, stems[s->stem]);
    if (is_of_kind(s->stem)) {
        length = put(id, length, "-");
        length = put(id, length, ori_kind_name(s->of));
    }
    return put(id, length, tails[s->tail]);
}
