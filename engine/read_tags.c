/*
 * read_tags.c - reads the tags of a record: the rules and the deal, the players, the result.
 *
 * Each tag occurs once, and after the tags that it depends on: the deal after the rules, a seat
 * after the deal. The result counts only once the decisions have led to it.
 */
#ifndef ORI_READ_TAGS_C
#define ORI_READ_TAGS_C

#include "read.c"

enum Tag { TAG_RULES, TAG_DATE, TAG_SEATS, TAG_DEAL, TAG_FIRST, TAG_RESULT, TAG_RANKS, TAGS };

typedef struct Tags {
    OriRules rules;
    unsigned seen; /* bit per enum Tag */
    int seats;
    unsigned known;
    uint32_t hand[ORI_MAX_SEATS];
    uint32_t aside[ORI_MAX_SEATS];
    int first;
    uint16_t result[ORI_MAX_SEATS];
    uint8_t ranks[ORI_MAX_SEATS];
    const char *result_at; /* where these stand in the text */
    const char *ranks_at;
    int names;
} Tags;

static void end_line(Reader *r)
{
    take(r, '\r');
    if (peek(r) == '\0' && !r->failed)
        return;
    expect(r, '\n', "the line should end here");
}

static void skip_empty_lines(Reader *r)
{
    while (peek(r) == '\n' || peek(r) == '\r')
        r->p++;
}

static void close_tag(Reader *r)
{
    expect(r, '"', "a \" should close the tag's value");
    expect(r, ']', "a ] should close the tag");
    end_line(r);
}

static bool has_tag(const Tags *tags, enum Tag tag)
{
    return bits_has(tags->seen, (int)tag);
}

static void read_rules_tag(Reader *r, Tags *tags, OriRecord *out)
{
    (void)out;
    read_rules(r, false, &tags->rules);
}

static void read_deal_tag(Reader *r, Tags *tags, OriRecord *out)
{
    (void)out;
    tags->seats = 0;
    do {
        if (tags->seats == ORI_MAX_SEATS) {
            fail(r, "there are at most five seats");
            return;
        }
        int seat = tags->seats++;
        if (take_word(r, "?7=?3"))
            continue;
        tags->known |= 1u << seat;
        const char *at = r->p;
        tags->hand[seat] = read_kinds(r);
        expect(r, '=', "a seat is dealt hand=aside");
        tags->aside[seat] = read_kinds(r);
        if (((tags->hand[seat] | tags->aside[seat]) & ORI_TWIN_BIT) != 0)
            fail_at(r, at, "the Twin is not written in a deal");
        if (bits_count(tags->hand[seat]) != ORI_HAND_SIZE ||
            bits_count(tags->aside[seat]) != ORI_ASIDE_SIZE)
            fail_at(r, at, "seven cards are in hand and three aside");
        else if ((tags->hand[seat] ^ tags->aside[seat]) != tags->rules.kinds)
            fail_at(r, at, "each of the ten kinds is dealt once");
    } while (take(r, '/'));
    if (tags->seats < ORI_MIN_SEATS)
        fail(r, "there are at least two seats");
    if (tags->known != (1u << tags->seats) - 1 && bits_many(tags->known))
        fail(r, "a record knows every hand, one or none");
}

/* Names end at ; or at the closing quote, and have no control characters. */
static void read_name(Reader *r, char name[ORI_NAME_TEXT])
{
    int length = 0;
    const char *from = r->p;
    for (char c = peek(r); c != '"' && c != ';'; c = peek(r)) {
        if (r->failed || (unsigned char)c < ' ' || c == 127) {
            fail(r, "expected a name");
            return;
        }
        if (length == ORI_NAME_TEXT - 1) {
            fail_at(r, from, "a name has at most 63 bytes");
            return;
        }
        name[length++] = c;
        r->p++;
    }
    name[length] = '\0';
    if (length == 0 || name[0] == ' ' || name[length - 1] == ' ')
        fail_at(r, from, "a name is not empty and has no space around it");
}

static void read_names_tag(Reader *r, Tags *tags, OriRecord *out)
{
    do {
        if (tags->names == ORI_MAX_SEATS) {
            fail(r, "there are at most five seats");
            return;
        }
        if (tags->names > 0)
            expect(r, ' ', "expected one space");
        if (!take(r, (char)('a' + tags->names)))
            fail(r, "the seats come in their order, with letter and name");
        expect(r, ' ', "expected one space");
        read_name(r, out->name[tags->names++]);
    } while (take(r, ';'));
}

/* YYYY-MM-DD */
static void read_date_tag(Reader *r, Tags *tags, OriRecord *out)
{
    char *date = out->date;
    (void)tags;
    for (int i = 0; i < ORI_DATE_TEXT - 1; i++) {
        bool dash = i == 4 || i == 7;
        char c = peek(r);
        if (dash ? c != '-' : !is_digit(c)) {
            fail(r, "a date is written YYYY-MM-DD");
            return;
        }
        date[i] = c;
        r->p++;
    }
    int month = (date[5] - '0') * 10 + date[6] - '0';
    int day = (date[8] - '0') * 10 + date[9] - '0';
    if (month < 1 || month > 12 || day < 1 || day > 31)
        fail(r, "there is no such day");
}

static void read_first_tag(Reader *r, Tags *tags, OriRecord *out)
{
    (void)out;
    tags->first = read_seat(r, tags->seats);
}

static void read_result_tag(Reader *r, Tags *tags, OriRecord *out)
{
    (void)out;
    tags->result_at = r->p;
    read_pools(r, tags->result, tags->seats);
}

static void read_ranks_tag(Reader *r, Tags *tags, OriRecord *out)
{
    (void)out;
    tags->ranks_at = r->p;
    read_ranks(r, tags->ranks, tags->seats);
}

/* clang-format off */
static const struct {
    const char *opens;
    void (*read)(Reader *, Tags *, OriRecord *);
    unsigned after; /* bit of the tag that it is understood by, or 0 */
    const char *why;
} tag_rows[TAGS] = {
    [TAG_RULES]  = {"[Rules \"",  read_rules_tag,  0, NULL},
    [TAG_DATE]   = {"[Date \"",   read_date_tag,   0, NULL},
    [TAG_SEATS]  = {"[Seats \"",  read_names_tag,  0, NULL},
    [TAG_DEAL]   = {"[Deal \"",   read_deal_tag,   1u << TAG_RULES, "the rules must come before the deal"},
    [TAG_FIRST]  = {"[First \"",  read_first_tag,  1u << TAG_DEAL,  "the deal must come before the first player"},
    [TAG_RESULT] = {"[Result \"", read_result_tag, 1u << TAG_DEAL,  "the deal must come before the result"},
    [TAG_RANKS]  = {"[Ranks \"",  read_ranks_tag,  1u << TAG_DEAL,  "the deal must come before the ranks"},
};
/* clang-format on */

static void read_tag(Reader *r, Tags *tags, OriRecord *out)
{
    int tag = 0;
    while (tag < TAGS && !take_word(r, tag_rows[tag].opens))
        tag++;
    if (tag == TAGS) {
        fail(r, "a tag is Rules, Date, Seats, Deal, First, Result or Ranks");
        return;
    }
    if (bits_has(tags->seen, tag))
        fail(r, "a tag appears twice");
    if ((tag_rows[tag].after & ~tags->seen) != 0)
        fail(r, tag_rows[tag].why);
    tags->seen |= 1u << tag;
    tag_rows[tag].read(r, tags, out);
    close_tag(r);
}

static void read_tags(Reader *r, Tags *tags, OriRecord *out)
{
    r->field = "tags";
    if (!take_word(r, "[Game \"Oriflamme"))
        fail(r, "a record begins with [Game \"Oriflamme\"]");
    close_tag(r);
    while (peek(r) == '[')
        read_tag(r, tags, out);
    unsigned needed = 1u << TAG_RULES | 1u << TAG_DEAL | 1u << TAG_FIRST;
    if ((needed & ~tags->seen) != 0)
        fail(r, "a record needs the tags Rules, Deal and First");
    if (has_tag(tags, TAG_SEATS) && tags->names != tags->seats)
        fail(r, "the tags Seats and Deal name different numbers of seats");
    if (has_tag(tags, TAG_RESULT) != has_tag(tags, TAG_RANKS))
        fail(r, "the tags Result and Ranks stand together");
}

#endif
