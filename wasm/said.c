/*
 * said.c - what the narrator says (words/), as JSON (web/src/game/types.ts: Said). The page only
 * renders it.
 */
#include "glue.h"

/* The seat that is "you" to whoever reads a board. */
static int reader_of(const OriView *b)
{
    return b->seat >= 0 ? b->seat : ORI_NOBODY;
}

static void out_seat_arg(Json *j, const char *key, int seat)
{
    if (seat == SENTENCE_NONE)
        return;
    put_seat(j, key, seat);
}

static void out_kind_arg(Json *j, const char *key, int kind)
{
    if (kind == SENTENCE_NONE)
        return;
    put_kind(j, key, kind);
}

static void out_number_arg(Json *j, const char *key, int n)
{
    if (n < 0)
        return;
    put_number(j, key, n);
}

static void out_sentence(Json *j, const Sentence *s)
{
    char id[SENTENCE_ID];
    sentence_id(s, id);
    out_open(j, '{');
    put_text(j, "id", id);
    put_open(j, "args", '{');
    out_seat_arg(j, "player", s->player);
    out_seat_arg(j, "other-player", s->other_player);
    out_kind_arg(j, "card", s->card);
    out_kind_arg(j, "other", s->other);
    out_number_arg(j, "n", s->n);
    out_number_arg(j, "place", s->place == SENTENCE_NONE ? SENTENCE_NONE : s->place + 1);
    out_close(j, '}');
    out_close(j, '}');
}

static void out_said(Json *j, const Saying *line)
{
    out_open(j, '{');
    out_key(j, "seat");
    if (line->seat == ORI_NOBODY)
        out_null(j);
    else
        out_seat(j, line->seat);
    put_bool(j, "list", line->is_list);
    put_open(j, "parts", '[');
    for (int i = 0; i < line->count; i++)
        out_sentence(j, &line->part[i]);
    out_close(j, ']');
    out_close(j, '}');
}

static void put_said(Json *j, const char *key, const Saying *line)
{
    out_key(j, key);
    out_said(j, line);
}

/* What is asked: to the asked seat (if that is the reader), to the others, and while they wait. */
static void out_said_of_ask(Json *j, const OriView *b)
{
    const OriState *s = &b->known;
    Saying line;
    out_key(j, "prompt");
    if (s->ask != ORI_ASK_OVER && s->asked == b->seat) {
        words_ask(b, &line);
        out_said(j, &line);
    } else {
        out_null(j);
    }
    words_asked(b, &line);
    put_said(j, "told", &line);
    words_waiting(b, &line);
    put_said(j, "waiting", &line);
}
