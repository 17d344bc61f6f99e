/*
 * read_tags.c - the tags of a record, read: the rules and the deal, who sat there, the result.
 *
 * Each stands once, and after what it is understood by: the deal after the rules, seats after the
 * deal. A result is believed after the decisions have led to it.
 */
#include "engine.h"

typedef struct Tags {
    OriRules rules;
    bool has_rules, has_deal, has_first, has_names, has_date, has_result, has_ranks;
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

static void read_deal_tag(Reader *r, Tags *tags)
{
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
            fail(r, "the seats stand in their order, with letter and name");
        expect(r, ' ', "expected one space");
        read_name(r, out->name[tags->names++]);
    } while (take(r, ';'));
}

/* YYYY-MM-DD */
static void read_date_tag(Reader *r, char date[ORI_DATE_TEXT])
{
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

static void read_tag_once(Reader *r, bool *seen)
{
    if (*seen)
        fail(r, "a tag stands twice");
    *seen = true;
}

static void read_tag(Reader *r, Tags *tags, OriRecord *out)
{
    if (take_word(r, "[Rules \"")) {
        read_tag_once(r, &tags->has_rules);
        read_rules(r, false, &tags->rules);
    } else if (take_word(r, "[Date \"")) {
        read_tag_once(r, &tags->has_date);
        read_date_tag(r, out->date);
    } else if (take_word(r, "[Seats \"")) {
        read_tag_once(r, &tags->has_names);
        read_names_tag(r, tags, out);
    } else if (take_word(r, "[Deal \"")) {
        read_tag_once(r, &tags->has_deal);
        if (!tags->has_rules)
            fail(r, "the rules must come before the deal");
        read_deal_tag(r, tags);
    } else if (take_word(r, "[First \"")) {
        read_tag_once(r, &tags->has_first);
        if (!tags->has_deal)
            fail(r, "the deal must come before the first player");
        tags->first = read_seat(r, tags->seats);
    } else if (take_word(r, "[Result \"")) {
        read_tag_once(r, &tags->has_result);
        if (!tags->has_deal)
            fail(r, "the deal must come before the result");
        tags->result_at = r->p;
        read_pools(r, tags->result, tags->seats);
    } else if (take_word(r, "[Ranks \"")) {
        read_tag_once(r, &tags->has_ranks);
        if (!tags->has_deal)
            fail(r, "the deal must come before the ranks");
        tags->ranks_at = r->p;
        read_ranks(r, tags->ranks, tags->seats);
    } else {
        fail(r, "a tag is Rules, Date, Seats, Deal, First, Result or Ranks");
    }
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
    if (!tags->has_rules || !tags->has_deal || !tags->has_first)
        fail(r, "a record needs the tags Rules, Deal and First");
    if (tags->has_names && tags->names != tags->seats)
        fail(r, "the tags Seats and Deal name different numbers of seats");
    if (tags->has_result != tags->has_ranks)
        fail(r, "the tags Result and Ranks stand together");
}
