/*
 * said.c - the words of a question (words/said.h writes them). The page only renders them.
 */
#include "glue.h"

/* The seat that the reader of a board calls "you". */
static int reader_of(const OriView *b)
{
    return b->seat >= 0 ? b->seat : ORI_NOBODY;
}

/* The question: to the deciding seat (if that is the reader), to the others, and while they wait. */
static void out_said_of_ask(Json *j, const OriView *b)
{
    const OriState *s = &b->known;
    Saying line;
    out_key(j, "prompt");
    if (s->ask != ORI_ASK_OVER && s->asked == b->seat) {
        words_ask(b, &line);
        said_out(j, &line);
    } else {
        out_null(j);
    }
    words_asked(b, &line);
    said_put(j, "told", &line);
    words_waiting(b, &line);
    said_put(j, "waiting", &line);
}
