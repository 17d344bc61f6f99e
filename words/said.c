/*
 * said.c - the narrator's sentences as JSON.
 */
#include "words/said.h"

static void put_player(Json *j, const char *key, int seat)
{
    if (seat >= 0)
        put_seat(j, key, seat);
}

/* null for a card that the reader may not know. */
static void put_kind(Json *j, const char *key, int kind)
{
    if (kind < 0)
        return;
    out_key(j, key);
    if (kind >= ORI_KINDS)
        out_null(j);
    else
        out_text(j, ori_kind_name(kind));
}

static void put_amount(Json *j, const char *key, int n)
{
    if (n >= 0)
        put_number(j, key, n);
}

static void out_sentence(Json *j, const Sentence *s)
{
    char id[SENTENCE_ID];
    sentence_id(s, id);
    out_open(j, '{');
    put_text(j, "id", id);
    put_open(j, "args", '{');
    put_player(j, "player", s->player);
    put_player(j, "other-player", s->other_player);
    put_kind(j, "card", s->card);
    put_kind(j, "other", s->other);
    put_amount(j, "n", s->n);
    put_amount(j, "place", s->place == SENTENCE_NONE ? SENTENCE_NONE : s->place + 1);
    put_amount(j, "chosen", s->chosen);
    put_amount(j, "best", s->best);
    put_amount(j, "tenths", s->tenths);
    out_close(j, '}');
    out_close(j, '}');
}

void said_out(Json *j, const Saying *line)
{
    out_open(j, '{');
    put_seat(j, "seat", line->seat);
    put_bool(j, "list", line->is_list);
    put_open(j, "parts", '[');
    for (int i = 0; i < line->count; i++)
        out_sentence(j, &line->part[i]);
    out_close(j, ']');
    out_close(j, '}');
}

void said_put(Json *j, const char *key, const Saying *line)
{
    out_key(j, key);
    said_out(j, line);
}
