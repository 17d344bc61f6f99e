/*
 * edit.c - a line being typed.
 */
#include "tui/edit.h"

#include "tui/keys.h"

#include <string.h>
#include <wctype.h>

enum {
    CONTROL_A = 1,
    CONTROL_B,
    CONTROL_E = 5,
    CONTROL_F,
    CONTROL_K = 11,
    CONTROL_U = 21,
    CONTROL_W = 23
};

void edit_clear(Edit *e)
{
    e->text[0] = '\0';
    e->at = 0;
}

static bool is_inside(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

static size_t before(const Edit *e, size_t at)
{
    while (at > 0 && is_inside(e->text[at - 1]))
        at--;
    return at > 0 ? at - 1 : 0;
}

static size_t after(const Edit *e, size_t at)
{
    if (e->text[at] == '\0')
        return at;
    for (at++; is_inside(e->text[at]);)
        at++;
    return at;
}

static void erase(Edit *e, size_t from, size_t to)
{
    memmove(e->text + from, e->text + to, strlen(e->text + to) + 1);
    e->at = from;
}

static size_t encode(unsigned code, char out[4])
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    size_t length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (size_t i = length - 1; i > 0; i--, code >>= 6)
        out[i] = (char)(0x80 | (code & 63));
    out[0] = (char)((0xF00u >> length) | code);
    return length;
}

void edit_letter(Edit *e, int letter)
{
    char bytes[4];
    size_t length = strlen(e->text);
    if (!iswprint((wint_t)letter))
        return;
    size_t size = encode((unsigned)letter, bytes);
    if (length + size >= EDIT_SIZE)
        return;
    memmove(e->text + e->at + size, e->text + e->at, length - e->at + 1);
    memcpy(e->text + e->at, bytes, size);
    e->at += size;
}

static size_t word_before(const Edit *e)
{
    size_t at = e->at;
    while (at > 0 && e->text[at - 1] == ' ')
        at--;
    while (at > 0 && e->text[at - 1] != ' ')
        at--;
    return at;
}

bool edit_key(Edit *e, int key)
{
    if (key == TERM_LEFT || key == CONTROL_B)
        e->at = before(e, e->at);
    else if (key == TERM_RIGHT || key == CONTROL_F)
        e->at = after(e, e->at);
    else if (key == TERM_HOME || key == CONTROL_A)
        e->at = 0;
    else if (key == TERM_LAST || key == CONTROL_E)
        e->at = strlen(e->text);
    else if (key == TERM_BACKSPACE)
        erase(e, before(e, e->at), e->at);
    else if (key == TERM_DELETE)
        erase(e, e->at, after(e, e->at));
    else if (key == CONTROL_U)
        erase(e, 0, e->at);
    else if (key == CONTROL_W)
        erase(e, word_before(e), e->at);
    else if (key == CONTROL_K)
        e->text[e->at] = '\0';
    else
        return false;
    return true;
}
