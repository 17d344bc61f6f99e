/*
 * http_head.c - reads the head of a request and refuses a malformed one.
 *
 * This is the only reader of these bytes, and a strict one: it refuses anything that two programs
 * could read in two ways (a bare line feed, a folded line, a space before a colon, a second
 * length), and every control character. It works on memory alone.
 */
#include "server/net/http_line.h"

#include <string.h>
#include <strings.h>

enum { MOST_PATH = 1024, MOST_METHOD = 16, MOST_DIGITS = 9 };

/* Fields of which a second one would be read differently by another program on the way. */
static const char *const single[] = {"Host",    "Content-Length",    "Content-Type",
                                     "Origin",  "Sec-WebSocket-Key", "Sec-WebSocket-Version",
                                     "Upgrade", "Authorization",     "Expect"};
enum { SINGLES = sizeof single / sizeof single[0] };

/* Lines end with CR LF and nothing else; no other control character but the tab. */
static bool is_broken(const char *text, size_t from, size_t size)
{
    for (size_t i = from; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c >= ' ' && c != 127)
            continue;
        if (c == '\n'   ? i == 0 || text[i - 1] != '\r'
            : c == '\r' ? i + 1 < size && text[i + 1] != '\n'
                        : c != '\t')
            return true;
    }
    return false;
}

HeadResult head_find(const char *text, size_t size, size_t *looked)
{
    static const char end[] = "\r\n\r\n";
    size_t back = sizeof end - 2; /* its beginning may have come before */
    size_t from = *looked > back ? *looked - back : 0;
    const char *found = memmem(text + from, size - from, end, sizeof end - 1);
    size_t whole = found != NULL ? (size_t)(found - text) + sizeof end - 1 : size;
    if (is_broken(text, from, whole))
        return HEAD_BROKEN;
    *looked = whole;
    if (whole > HEAD_MOST || (found == NULL && size >= HEAD_MOST))
        return HEAD_TOO_LARGE;
    return found != NULL ? HEAD_WHOLE : HEAD_PART;
}

static bool is_token(const char *text)
{
    static const char signs[] = "!#$%&'*+-.^_`|~";
    for (const char *p = text; *p != '\0'; p++)
        if (!(*p >= '0' && *p <= '9') && !((*p | 32) >= 'a' && (*p | 32) <= 'z') &&
            strchr(signs, *p) == NULL)
            return false;
    return *text != '\0';
}

/* `GET /tables?x HTTP/1.1`: no path of ours needs a percent sign, and a decoded one could hide what
 * follows; the part behind a question mark is not read. */
static const char *read_request(char *text, char *line, Head *head)
{
    char *path = strchr(line, ' ');
    char *version = path != NULL ? strchr(path + 1, ' ') : NULL;
    if (version == NULL)
        return "the first line is not that of an HTTP request";
    *path++ = *version++ = '\0';
    if (!is_token(line) || strlen(line) > MOST_METHOD)
        return "the method is malformed";
    head->old = strcmp(version, "HTTP/1.0") == 0;
    if (!head->old && strcmp(version, "HTTP/1.1") != 0)
        return "unknown HTTP version";
    path[strcspn(path, "?")] = '\0';
    if (path[0] != '/')
        return "the path does not begin with a slash";
    if (strlen(path) > MOST_PATH)
        return "the path is too long";
    if (strpbrk(path, "%\t") != NULL)
        return "the path has a character that no path here has";
    head->method = (uint16_t)(line - text);
    head->path = (uint16_t)(path - text);
    return NULL;
}

static const char *read_field(char *text, char *line, Head *head)
{
    char *value = strchr(line, ':');
    if (value == NULL)
        return "a header has no colon";
    *value++ = '\0';
    if (!is_token(line))
        return "the name of a header is malformed";
    value += strspn(value, " \t");
    for (size_t n = strlen(value); n > 0 && (value[n - 1] == ' ' || value[n - 1] == '\t'); n--)
        value[n - 1] = '\0';
    if (head->fields == HEAD_FIELDS)
        return "it has too many headers";
    head->field[head->fields++] = (HeadField){(uint16_t)(line - text), (uint16_t)(value - text)};
    return NULL;
}

static const char *read_length(const char *digits, Head *head)
{
    if (digits == NULL)
        return NULL;
    if (digits[0] == '\0' || digits[strspn(digits, "0123456789")] != '\0')
        return "the length of the body is not a number";
    digits += strspn(digits, "0");
    if (strlen(digits) > MOST_DIGITS)
        head->body = SIZE_MAX;
    else
        for (; *digits != '\0'; digits++)
            head->body = head->body * 10 + (size_t)(*digits - '0');
    return NULL;
}

static const char *check(const char *text, Head *head)
{
    for (int i = 0; i < SINGLES; i++)
        if (head_field(text, head, single[i]) != head_last_field(text, head, single[i]))
            return "a header that may appear only once appears twice";
    if (head_field(text, head, "Transfer-Encoding") != NULL)
        return "transfer encodings are not supported";
    if (head_field(text, head, "Host") == NULL && !head->old)
        return "it needs a Host";
    return read_length(head_field(text, head, "Content-Length"), head);
}

const char *head_read(char *text, size_t size, Head *head)
{
    char *line = text;
    *head = (Head){.size = size};
    for (bool first = true; first || line[0] != '\r'; first = false) {
        char *next = memchr(line, '\r', size - (size_t)(line - text));
        *next = '\0'; /* head_find has seen a line feed behind each */
        const char *wrong = first ? read_request(text, line, head) : read_field(text, line, head);
        if (wrong != NULL)
            return wrong;
        line = next + 2;
    }
    return check(text, head);
}

const char *head_field(const char *text, const Head *head, const char *name)
{
    for (int i = 0; i < head->fields; i++)
        if (strcasecmp(text + head->field[i].name, name) == 0)
            return text + head->field[i].value;
    return NULL;
}

const char *head_last_field(const char *text, const Head *head, const char *name)
{
    for (int i = head->fields - 1; i >= 0; i--)
        if (strcasecmp(text + head->field[i].name, name) == 0)
            return text + head->field[i].value;
    return NULL;
}

bool head_has_word(const char *list, const char *word)
{
    size_t size = strlen(word);
    for (const char *p = list; p != NULL && *p != '\0';) {
        p += strspn(p, " ,\t");
        size_t length = strcspn(p, " ,\t");
        if (length == size && strncasecmp(p, word, size) == 0)
            return true;
        p += length;
    }
    return false;
}
