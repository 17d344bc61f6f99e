/*
 * term_text.c - text for the terminal: signs and their plain twins, its character set, its columns.
 *
 * All text inside is UTF-8. Terminal commands in a text never get through.
 */
#include "tui/term.h"

#include "base/utf8.h"

#include <iconv.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

typedef struct Sign {
    const char *fine;
    const char *plain;
} Sign;

/* clang-format off */
static const Sign signs[GLYPHS] = {
    [GLYPH_TOP_LEFT]           = {"╭", "."},
    [GLYPH_TOP_RIGHT]          = {"╮", "."},
    [GLYPH_BOTTOM_LEFT]        = {"╰", "'"},
    [GLYPH_BOTTOM_RIGHT]       = {"╯", "'"},
    [GLYPH_ACROSS]             = {"─", "-"},
    [GLYPH_DOWN]               = {"│", "|"},
    [GLYPH_HEAVY_TOP_LEFT]     = {"╔", "#"},
    [GLYPH_HEAVY_TOP_RIGHT]    = {"╗", "#"},
    [GLYPH_HEAVY_BOTTOM_LEFT]  = {"╚", "#"},
    [GLYPH_HEAVY_BOTTOM_RIGHT] = {"╝", "#"},
    [GLYPH_HEAVY_ACROSS]       = {"═", "="},
    [GLYPH_HEAVY_DOWN]         = {"║", "#"},
    [GLYPH_DASHED_ACROSS]      = {"╌", "."},
    [GLYPH_DASHED_DOWN]        = {"╎", ":"},
    [GLYPH_BACK]               = {"▒", ":"},
    [GLYPH_TARGET]             = {"▲", "^"},
    [GLYPH_POINTER]            = {"▼", "v"},
    [GLYPH_LEFT]               = {"◀", "<"},
    [GLYPH_RIGHT]              = {"▶", ">"},
    [GLYPH_TURN]               = {"▶", ">"},
    [GLYPH_FIRST]              = {"⚑", "1"},
    [GLYPH_INFLUENCE]          = {"●", "+"},
    [GLYPH_TIMES]              = {"×", "x"},
    [GLYPH_DOT]                = {"·", "-"},
    [GLYPH_ARMS]               = {"⚜", "%"},
    [GLYPH_ARMS + 1]           = {"✚", "+"},
    [GLYPH_ARMS + 2]           = {"♣", "&"},
    [GLYPH_ARMS + 3]           = {"★", "*"},
    [GLYPH_ARMS + 4]           = {"♜", "#"},
};
/* clang-format on */

static bool is_utf8;
static iconv_t to_terminal = (iconv_t)-1;

static bool asks_for_utf8(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0')
            return strstr(value, "UTF-8") != NULL || strstr(value, "utf8") != NULL;
    }
    return false;
}

void term_open_text(void)
{
    /* A locale that is not installed may still say that the terminal speaks UTF-8. */
    if (setlocale(LC_CTYPE, "") == NULL && asks_for_utf8())
        setlocale(LC_CTYPE, "C.UTF-8");
    const char *codeset = nl_langinfo(CODESET);
    is_utf8 = strcmp(codeset, "UTF-8") == 0;
    if (!is_utf8)
        to_terminal = iconv_open(codeset, "UTF-8");
}

bool term_is_utf8(void)
{
    return is_utf8;
}

const char *term_glyph(Glyph glyph)
{
    return is_utf8 ? signs[glyph].fine : signs[glyph].plain;
}

/* The bytes of the UTF-8 character at p; what is none counts as one. */
static size_t letter(const char *p, uint32_t *code)
{
    const char *end = p;
    *code = utf8_next(&end);
    return (size_t)(end - p);
}

/* Plain letters for those that the terminal's set may lack: Polish, French, Cyrillic, signs. */
static const char *nearest(uint32_t code)
{
    static const char *const cyrillic[64] = {
        "A", "B", "V", "G", "D", "E",  "Zh", "Z",  "I",  "J",    "K",  "L", "M", "N", "O",  "P",
        "R", "S", "T", "U", "F", "Kh", "Ts", "Ch", "Sh", "Shch", "\"", "Y", "'", "E", "Yu", "Ya",
        "a", "b", "v", "g", "d", "e",  "zh", "z",  "i",  "j",    "k",  "l", "m", "n", "o",  "p",
        "r", "s", "t", "u", "f", "kh", "ts", "ch", "sh", "shch", "\"", "y", "'", "e", "yu", "ya",
    };
    static const struct {
        uint32_t code;
        const char *text;
    } others[] = {
        {0x0401, "Yo"}, {0x0451, "yo"},  {0x0404, "Ye"}, {0x0454, "ye"}, {0x0406, "I"},
        {0x0456, "i"},  {0x0407, "Yi"},  {0x0457, "yi"}, {0x0490, "G"},  {0x0491, "g"},
        {0x0104, "A"},  {0x0105, "a"},   {0x0106, "C"},  {0x0107, "c"},  {0x0118, "E"},
        {0x0119, "e"},  {0x0141, "L"},   {0x0142, "l"},  {0x0143, "N"},  {0x0144, "n"},
        {0x00D3, "O"},  {0x00F3, "o"},   {0x015A, "S"},  {0x015B, "s"},  {0x0179, "Z"},
        {0x017A, "z"},  {0x017B, "Z"},   {0x017C, "z"},  {0x00E9, "e"},  {0x00E8, "e"},
        {0x00EA, "e"},  {0x00EB, "e"},   {0x00C9, "E"},  {0x00C8, "E"},  {0x00CA, "E"},
        {0x00E0, "a"},  {0x00E2, "a"},   {0x00C0, "A"},  {0x00C2, "A"},  {0x00E7, "c"},
        {0x00C7, "C"},  {0x00EE, "i"},   {0x00EF, "i"},  {0x00F4, "o"},  {0x00F9, "u"},
        {0x00FB, "u"},  {0x0153, "oe"},  {0x2019, "'"},  {0x2018, "'"},  {0x201C, "\""},
        {0x201D, "\""}, {0x201E, "\""},  {0x00AB, "\""}, {0x00BB, "\""}, {0x2013, "-"},
        {0x2014, "-"},  {0x2026, "..."}, {0x2022, "*"},  {0x00A0, " "},  {0x202F, " "},
        {0x2190, "<"},  {0x2192, ">"},   {0x2191, "^"},  {0x2193, "v"},  {0x00D7, "x"},
        {0x00B7, "-"},  {0x2011, "-"},
    };
    if (code >= 0x0410 && code <= 0x044F)
        return cyrillic[code - 0x0410];
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (others[i].code == code)
            return others[i].text;
    return "?";
}

/* The terminal's own bytes for a character, at most 7. */
static size_t encode_letter(const char *text, size_t bytes, uint32_t code, char out[8])
{
    char *from = (char *)(uintptr_t)text; /* iconv's old prototype; it does not write there */
    char *to = out;
    size_t room = 7;
    if (code < 0x80)
        *to++ = (char)code;
    else if (to_terminal == (iconv_t)-1 ||
             iconv(to_terminal, &from, &bytes, &to, &room) == (size_t)-1)
        to = out + snprintf(out, 8, "%s", nearest(code));
    return (size_t)(to - out);
}

static int letter_width(const char *text, size_t bytes, uint32_t code)
{
    char out[8];
    if (!is_utf8)
        return (int)encode_letter(text, bytes, code, out);
    int width = wcwidth((wchar_t)code);
    return width < 0 ? 1 : width;
}

/* Names and chat come from others: nothing that commands a terminal or turns the text around. */
static bool is_harmful(const char *text, uint32_t code)
{
    return utf8_is_harmful(text, code) && code != '\n';
}

static bool is_harmless(const char *text)
{
    while (*text != '\0') {
        uint32_t code;
        size_t bytes = letter(text, &code);
        if (is_harmful(text, code))
            return false;
        text += bytes;
    }
    return true;
}

const char *term_encode(const char *text)
{
    static char out[8192];
    size_t length = 0;
    if (is_utf8 && is_harmless(text))
        return text;
    while (*text != '\0' && length < sizeof out - 8) {
        uint32_t code;
        size_t bytes = letter(text, &code);
        if (is_harmful(text, code)) {
            out[length++] = '?';
        } else if (is_utf8) {
            memcpy(out + length, text, bytes);
            length += bytes;
        } else {
            length += encode_letter(text, bytes, code, out + length);
        }
        text += bytes;
    }
    out[length] = '\0';
    return out;
}

/* Of another character set: what commands a terminal has the same bytes in all of them. */
static bool is_command(unsigned char c, bool is_terminal)
{
    return (c < ' ' && c != '\n') || c == 127 || (is_terminal && c >= 0x80 && c < 0xA0);
}

const char *term_safe(int file, const char *text)
{
    static char out[TERM_SAFE];
    size_t length = 0;
    if (is_utf8 && is_harmless(text))
        return text;
    bool is_terminal = isatty(file) != 0;
    while (*text != '\0' && length + 4 < sizeof out) {
        uint32_t code;
        size_t bytes = is_utf8 ? letter(text, &code) : 1;
        bool harmful =
            is_utf8 ? is_harmful(text, code) : is_command((unsigned char)*text, is_terminal);
        memcpy(out + length, harmful ? "?" : text, harmful ? 1 : bytes);
        length += harmful ? 1 : bytes;
        text += bytes;
    }
    out[length] = '\0';
    return out;
}

int term_width(const char *text)
{
    int width = 0;
    while (*text != '\0') {
        uint32_t code;
        size_t bytes = letter(text, &code);
        width += letter_width(text, bytes, code);
        text += bytes;
    }
    return width;
}

size_t term_fit(const char *text, int columns, int *width)
{
    const char *p = text;
    *width = 0;
    while (*p != '\0') {
        uint32_t code;
        size_t bytes = letter(p, &code);
        int w = letter_width(p, bytes, code);
        if (*width + w > columns)
            break;
        *width += w;
        p += bytes;
    }
    return (size_t)(p - text);
}

size_t term_wrap(const char *text, int columns, const char **next)
{
    size_t line = strcspn(text, "\n");
    int width;
    size_t fits = term_fit(text, columns, &width);
    if (fits >= line) {
        *next = text + line + (text[line] == '\n');
        return line;
    }
    size_t cut = fits;
    while (cut > 0 && text[cut] != ' ')
        cut--;
    if (cut == 0) { /* a word longer than the line */
        *next = text + (fits > 0 ? fits : 1);
        return fits > 0 ? fits : 1;
    }
    size_t end = cut;
    while (end > 0 && text[end - 1] == ' ')
        end--;
    while (text[cut] == ' ')
        cut++;
    *next = text + cut;
    return end;
}
