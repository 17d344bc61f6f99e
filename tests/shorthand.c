/*
 * shorthand.c - positions of scenarios, in which hands that do not matter are left open.
 */
#include "tests/shorthand.h"

#include "oriflamme.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIELDS = 6 };

/* Splits at the spaces; returns whether there are exactly six fields. */
static bool split(char *text, char *field[FIELDS])
{
    int n = 0;
    for (char *p = strtok(text, " "); p != NULL; p = strtok(NULL, " ")) {
        if (n == FIELDS)
            return false;
        field[n++] = p;
    }
    return n == FIELDS;
}

typedef struct Hand {
    char part[3][SHORTHAND_TEXT]; /* hand, aside, pile */
} Hand;

static int count_seats(const char *influence)
{
    int seats = 1;
    for (; *influence != '\0'; influence++)
        seats += *influence == '/';
    return seats;
}

/* "..." stands for every seat. */
static bool split_hands(const char *text, int seats, Hand out[])
{
    if (strcmp(text, "...") == 0) {
        for (int i = 0; i < seats; i++)
            for (int k = 0; k < 3; k++)
                snprintf(out[i].part[k], SHORTHAND_TEXT, ".");
        return true;
    }
    for (int i = 0; i < seats; i++) {
        for (int k = 0; k < 3; k++) {
            size_t length = strcspn(text, "=/");
            snprintf(out[i].part[k], SHORTHAND_TEXT, "%.*s", (int)length, text);
            text += length;
            if (k < 2 && *text++ != '=')
                return false;
        }
        if (i + 1 < seats && *text++ != '/')
            return false;
    }
    return *text == '\0';
}

static int kind_of(char letter)
{
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (ori_kind_letter(kind) == letter)
            return kind;
    return ORI_HIDDEN;
}

static uint32_t kinds_in(const char *letters)
{
    uint32_t kinds = 0;
    for (; *letters != '\0'; letters++)
        if (kind_of(*letters) != ORI_HIDDEN)
            kinds |= 1u << kind_of(*letters);
    return kinds;
}

static int size_of(uint32_t set)
{
    int n = 0;
    for (; set != 0; set &= set - 1)
        n++;
    return n;
}

static bool is_open(const char *part)
{
    size_t length = strlen(part);
    return length > 0 && part[length - 1] == '.';
}

/* What the runner must know of the Queue to complete hands. */
typedef struct Seen {
    uint32_t queue[ORI_MAX_SEATS];
    bool prince_revealed[ORI_MAX_SEATS];
    bool bribes[ORI_MAX_SEATS];
} Seen;

static Seen look_at_queue(const char *queue)
{
    Seen seen = {.queue = {0}};
    for (const char *p = queue; *p != '\0' && *p != '-';) {
        p += strspn(p, ",|/");
        if (*p == '\0' || p[1] == '\0')
            break;
        int family = p[0] - 'a';
        char letter = p[1];
        bool face_down = letter >= 'a' && letter <= 'z';
        int kind = kind_of(face_down ? (char)(letter - 'a' + 'A') : letter);
        if (family >= 0 && family < ORI_MAX_SEATS && kind != ORI_HIDDEN) {
            seen.queue[family] |= 1u << kind;
            if (kind == ORI_PRINCE && !face_down)
                seen.prince_revealed[family] = true;
        }
        size_t length = strcspn(p, ",|/");
        const char *bribe = memchr(p, '@', length);
        if (bribe != NULL && bribe[1] >= 'a' && bribe[1] <= 'e')
            seen.bribes[bribe[1] - 'a'] = true;
        p += length;
    }
    return seen;
}

static void move_kinds(uint32_t *from, uint32_t *to, int n)
{
    for (; n > 0 && *from != 0; n--) {
        uint32_t lowest = *from & (0 - *from);
        *from &= ~lowest;
        *to |= lowest;
    }
}

static size_t write_kinds(char *text, size_t at, uint32_t kinds)
{
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0)
            text[at++] = ori_kind_letter(kind);
    text[at] = '\0';
    return at;
}

typedef struct Moment {
    int seats;
    int round;
    int first;
    int asked;
    bool placing;
    bool plotting;
    bool putting_twin;
} Moment;

static Moment moment_of(char *const field[FIELDS])
{
    const char *ask = field[5];
    return (Moment){.seats = count_seats(field[3]),
                    .round = field[4][0] - '0',
                    .first = field[4][1] - 'a',
                    .asked = ask[0] - 'a',
                    .placing = strstr(ask, ":place") != NULL,
                    .plotting = strstr(ask, ":plot(") != NULL || strstr(ask, ":pick(G") != NULL,
                    .putting_twin = strstr(ask, ":put(T)") != NULL};
}

static int hand_size(const Moment *m, int seat)
{
    int turn = (seat - m->first + m->seats) % m->seats;
    int asked = (m->asked - m->first + m->seats) % m->seats;
    return ORI_HAND_SIZE - m->round + (m->placing && turn >= asked);
}

/* README.md says how the parts that end in a dot are completed. */
static size_t complete_seat(const Hand *h, int seat, uint32_t kinds, const Seen *seen,
                            const Moment *m, char *out, size_t at)
{
    uint32_t part[3];
    for (int k = 0; k < 3; k++)
        part[k] = kinds_in(h->part[k]);
    uint32_t family = ori_family_kinds(ori_rules(kinds, ORI_MIN_SEATS, 1));
    uint32_t free = family & ~(seen->queue[seat] | part[0] | part[1] | part[2]);
    if ((free & ORI_TWIN_BIT) != 0) {
        bool at_put = m->putting_twin && seat == m->asked;
        bool placed = seen->prince_revealed[seat] && !at_put;
        if (is_open(h->part[placed ? 2 : 0]))
            part[placed ? 2 : 0] |= ORI_TWIN_BIT;
        free &= ~ORI_TWIN_BIT;
    }
    uint32_t wanted = (seen->bribes[seat] ? 1u << ORI_BRIBERY : 0) |
                      (m->plotting && seat == m->asked ? 1u << ORI_PLOT : 0);
    if (is_open(h->part[2])) {
        part[2] |= free & wanted;
        free &= ~wanted;
    }
    if (is_open(h->part[0]))
        move_kinds(&free, &part[0], hand_size(m, seat) - size_of(part[0] & ~ORI_TWIN_BIT));
    if (is_open(h->part[1]))
        move_kinds(&free, &part[1], ORI_ASIDE_SIZE - size_of(part[1]));
    if (is_open(h->part[2]))
        part[2] |= free;
    at = write_kinds(out, at, part[0] & ~ORI_TWIN_BIT);
    at = write_kinds(out, at, part[0] & ORI_TWIN_BIT);
    out[at++] = '=';
    at = write_kinds(out, at, part[1]);
    out[at++] = '=';
    return write_kinds(out, at, part[2]);
}

const char *shorthand_complete(const char *text, char out[SHORTHAND_TEXT])
{
    char copy[SHORTHAND_TEXT];
    char *field[FIELDS];
    Hand hands[ORI_MAX_SEATS];
    snprintf(copy, sizeof copy, "%s", text);
    if (strchr(text, '.') == NULL) {
        snprintf(out, SHORTHAND_TEXT, "%s", text);
        return NULL;
    }
    OriRules rules = {.seats = 2};
    OriError error;
    if (!split(copy, field))
        return "a position has six fields";
    Moment m = moment_of(field);
    if (m.seats > ORI_MAX_SEATS || !split_hands(field[2], m.seats, hands) ||
        !ori_read_rules(field[0], &rules, &error))
        return "the shorthand does not fit";
    Seen seen = look_at_queue(field[1]);
    char completed[SHORTHAND_TEXT];
    size_t at = 0;
    for (int seat = 0; seat < m.seats; seat++) {
        if (seat > 0)
            completed[at++] = '/';
        at = complete_seat(&hands[seat], seat, rules.kinds, &seen, &m, completed, at);
    }
    completed[at] = '\0';
    int length = snprintf(out, SHORTHAND_TEXT, "%s %s %s %s %s %s", field[0], field[1], completed,
                          field[3], field[4], field[5]);
    return length < SHORTHAND_TEXT ? NULL : "the position is too long";
}

static bool part_matches(const char *pattern, const char *text)
{
    if (!is_open(pattern))
        return strcmp(pattern, text) == 0;
    uint32_t wanted = kinds_in(pattern);
    return (kinds_in(text) & wanted) == wanted;
}

bool shorthand_matches(const char *pattern, const char *text)
{
    char a[SHORTHAND_TEXT];
    char b[SHORTHAND_TEXT];
    char *p[FIELDS];
    char *q[FIELDS];
    Hand hp[ORI_MAX_SEATS];
    Hand hq[ORI_MAX_SEATS];
    snprintf(a, sizeof a, "%s", pattern);
    snprintf(b, sizeof b, "%s", text);
    if (!split(a, p) || !split(b, q))
        return false;
    for (int i = 0; i < FIELDS; i++)
        if (i != 2 && strcmp(p[i], q[i]) != 0)
            return false;
    int seats = count_seats(q[3]);
    if (!split_hands(p[2], seats, hp) || !split_hands(q[2], seats, hq))
        return false;
    for (int seat = 0; seat < seats; seat++)
        for (int k = 0; k < 3; k++)
            if (!part_matches(hp[seat].part[k], hq[seat].part[k]))
                return false;
    return true;
}
