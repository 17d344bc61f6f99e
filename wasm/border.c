/*
 * border.c - how the page and a module talk: texts, in and out.
 *
 * The page writes a text to input(), calls a verb and reads output(). A verb returns the length of
 * its output; REFUSED means that nothing changed and the output says why, as {"field","at","why"}.
 * Each module includes this once, after defining how large the texts are.
 */
#include "base/json.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name))) int verb_##name
#else
#define EXPORT(name) int verb_##name /* for tests */
#endif

enum { REFUSED = -1 };

static char input_text[INPUT];
static char output_text[OUTPUT];

static Json begin(void)
{
    output_text[0] = '\0';
    return (Json){.text = output_text, .room = OUTPUT};
}

static Json begin_object(void)
{
    Json j = begin();
    out_open(&j, '{');
    return j;
}

static int refuse_with(const char *field, int at, const char *why)
{
    Json j = begin_object();
    put_text(&j, "field", field != NULL ? field : "");
    put_number(&j, "at", at);
    put_text(&j, "why", why);
    out_close(&j, '}');
    return REFUSED;
}

static int finish(const Json *j)
{
    return j->full ? refuse_with("output", 0, "the text does not fit") : j->length;
}

static int finish_object(Json *j)
{
    out_close(j, '}');
    return finish(j);
}

static int nothing(void)
{
    output_text[0] = '\0';
    return 0;
}

EXPORT(input)(void)
{
    return (int)(intptr_t)input_text;
}

EXPORT(input_size)(void)
{
    return INPUT;
}

EXPORT(output)(void)
{
    return (int)(intptr_t)output_text;
}
