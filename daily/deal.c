/*
 * deal.c - reads and writes the link of a deal, and derives the game from it.
 *
 * Strict: there is one spelling for each deal, so that equal deals have equal links. The cards and
 * the luck of the bots follow from the bytes of the key alone.
 */
#include "daily/deal.h"

#include "bots/king_net.h"
#include "daily/digits.h"

#include <string.h>

enum { FIELD = DEAL_TEXT };

/* --- Reading --- */

typedef struct Fields {
    const char *start;
    const char *p;
    const char *end;
    DealRefusal *why;
} Fields;

static bool refuse_at(const Fields *f, DealWhy why, const char *at)
{
    return deal_refuse(f->why, why, (int)(at - f->start));
}

static bool refuse_field(const Fields *f, DealWhy why, const char *at, const char *field)
{
    return deal_refuse_found(f->why, why, (int)(at - f->start), field, strlen(field));
}

/* Up to the next dot or the end. The dot between two fields is taken with the first of them. */
static bool take_field(Fields *f, bool is_last, char out[FIELD], const char **at)
{
    size_t length = 0;
    *at = f->p;
    while (f->p + length < f->end && f->p[length] != '.')
        length++;
    bool has_dot = f->p + length < f->end;
    if (length == 0 || (!is_last && !has_dot))
        return refuse_at(f, has_dot || length > 0 || *at > f->start ? DEAL_CUT : DEAL_EMPTY,
                         f->p + length);
    if (is_last && has_dot)
        return refuse_at(f, DEAL_MORE, f->p + length);
    if (length >= FIELD)
        return refuse_at(f, DEAL_MORE, f->p + FIELD - 1);
    memcpy(out, f->p, length);
    out[length] = '\0';
    f->p += length + has_dot;
    return true;
}

/* "mix", where the kinds are open. */
static void write_rules(OriRules rules, char text[ORI_RULES_TEXT])
{
    static const char set[] = "ablaze";
    static const char open[] = "mix";
    if (rules.kinds != 0) {
        ori_write_rules(rules, text);
        return;
    }
    ori_write_rules(ori_rules_like(rules, ORI_ABLAZE_SET, (int)rules.seats), text);
    size_t rest = strlen(set);
    memcpy(text, open, sizeof open - 1);
    memmove(text + sizeof open - 1, text + rest, strlen(text + rest) + 1);
}

static bool read_rules(Fields *f, const char *field, const char *at, Deal *out)
{
    char again[ORI_RULES_TEXT];
    OriError error;
    OriState dealt;
    OriRandom random = {1};
    if (strlen(field) >= ORI_RULES_TEXT || !ori_read_wish(field, &out->rules, &error) ||
        ori_deal(out->rules, 0, &random, &dealt) != NULL)
        return refuse_field(f, DEAL_RULES, at, field);
    write_rules(out->rules, again);
    if (strcmp(again, field) == 0)
        return true;
    refuse_field(f, DEAL_SPELLING, at, field);
    deal_quote(f->why->wanted, again, strlen(again));
    return false;
}

static bool read_bot(Fields *f, const char *name, const char *at, const Bot **out)
{
    const Bot *bot = bot_named(name);
    if (bot == NULL || !bot->offered)
        return refuse_field(f, DEAL_BOT, at, name);
    if (bot->searches && !bot->at_once)
        return refuse_field(f, DEAL_SEARCHES, at, name);
    *out = bot;
    return true;
}

/* The names, of seat b and so on, with a + between them. */
static bool read_bots(Fields *f, char *field, const char *at, Deal *out)
{
    int seats = (int)out->rules.seats;
    char *name = field;
    for (int seat = 1; name != NULL; seat++) {
        char *plus = strchr(name, '+');
        const char *here = at + (name - field);
        if (plus != NULL)
            *plus = '\0';
        if (seat == seats || (plus == NULL && seat < seats - 1)) {
            refuse_at(f, DEAL_BOTS, here);
            f->why->n = seats - 1;
            return false;
        }
        if (!read_bot(f, name, here, &out->bot[seat]))
            return false;
        name = plus != NULL ? plus + 1 : NULL;
    }
    return true;
}

static bool is_word(const char *text)
{
    size_t length = strlen(text);
    if (length >= DEAL_WORD || text[0] == '-' || text[length - 1] == '-')
        return false;
    for (; *text != '\0'; text++)
        if (*text != '-' && digits_read(*text) == DIGITS_NONE)
            return false;
    return true;
}

static bool looks_like_a_date(const char *word)
{
    static const char shape[] = "0000-00-00";
    for (int i = 0; i < ORI_DATE_TEXT; i++) {
        bool is_digit = word[i] >= '0' && word[i] <= '9';
        if (shape[i] == '0' ? !is_digit : word[i] != shape[i])
            return false;
    }
    return true;
}

static bool read_word(Fields *f, const char *field, const char *at, Deal *out)
{
    if (!is_word(field))
        return refuse_field(f, DEAL_WORD_WRONG, at, field);
    memcpy(out->word, field, strlen(field) + 1);
    if (looks_like_a_date(field) && deal_read_date(field) < DEAL_FIRST_DAY)
        return refuse_field(f, DEAL_DATE, at, field);
    return true;
}

static bool read_seats(Fields *f, const char *field, const char *at, int *out)
{
    *out = field[0] - '0';
    if (field[1] == '\0' && *out >= ORI_MIN_SEATS && *out <= ORI_MAX_SEATS)
        return true;
    return refuse_field(f, DEAL_SEATS, at, field);
}

static bool read_first(Fields *f, const char *field, const char *at, bool may_be_open, Deal *out)
{
    int seats = (int)out->rules.seats;
    out->first = field[0] - 'a';
    if (may_be_open && strcmp(field, "-") == 0)
        out->first = ORI_ANY_SEAT;
    else if (field[1] != '\0' || out->first < 0 || out->first >= seats) {
        refuse_field(f, DEAL_FIRST, at, field);
        f->why->wanted[0] = (char)('a' + seats - 1);
        f->why->wanted[1] = '\0';
        return false;
    }
    return true;
}

/* The five fields of a key. The first says less than the second until that is known: how many seats
 * there are. */
static bool read_fields(Fields *f, bool has_version, Deal *out)
{
    char rules[FIELD];
    char field[FIELD];
    const char *rules_at;
    const char *at;
    int seats;
    *out = (Deal){.first = 0};
    if (!take_field(f, false, rules, &rules_at) || !take_field(f, false, field, &at) ||
        !read_seats(f, field, at, &seats))
        return false;
    out->rules = ori_rules(0, seats, 1);
    if (!read_rules(f, rules, rules_at, out))
        return false;
    return take_field(f, false, field, &at) && read_first(f, field, at, !has_version, out) &&
           take_field(f, false, field, &at) && read_bots(f, field, at, out) &&
           take_field(f, !has_version, field, &at) && read_word(f, field, at, out);
}

/* A date is the deal of that day and no other. */
static bool is_of_its_day(const Deal *deal, DealRefusal *why)
{
    char given[DEAL_TEXT];
    char right[DEAL_TEXT];
    Deal daily;
    int day = deal_day(deal);
    if (day == DEAL_NO_DAY)
        return true;
    deal_of_day(day, &daily);
    deal_write_key(deal, given);
    deal_write_key(&daily, right);
    if (strcmp(given, right) == 0)
        return true;
    deal_refuse_found(why, DEAL_NOT_DAILY, 0, deal->word, strlen(deal->word));
    deal_quote(why->wanted, right, strlen(right));
    return false;
}

static bool read_version(Fields *f, const Deal *deal)
{
    char ours[DEAL_VERSION_TEXT];
    char field[FIELD];
    const char *at;
    if (!take_field(f, true, field, &at))
        return false;
    if (strlen(field) < DEAL_VERSION_TEXT - 1)
        return refuse_at(f, DEAL_CUT, f->end);
    if (strlen(field) > DEAL_VERSION_TEXT - 1)
        return refuse_at(f, DEAL_MORE, at + DEAL_VERSION_TEXT - 1);
    if (deal_has_net(deal) && king_weights() == NULL)
        return refuse_at(f, DEAL_KING, at);
    deal_version(deal, ours);
    if (strcmp(field, ours) == 0)
        return true;
    refuse_field(f, DEAL_VERSION, at, field);
    deal_quote(f->why->wanted, ours, strlen(ours));
    return false;
}

const char *deal_in_address(const char *text)
{
    static const char mark[] = "#/deal/";
    for (const char *p = text; (p = strchr(p, '#')) != NULL; p++)
        if (strncmp(p, mark, sizeof mark - 1) == 0)
            return p + sizeof mark - 1;
    return text;
}

bool deal_read_part(const char *text, char stop, int today, Deal *out, const char **end,
                    DealRefusal *why)
{
    const char *stopped = strchr(text, stop);
    Fields f = {.start = text, .p = text, .end = stopped, .why = why};
    if (stopped == NULL)
        f.end = text + strlen(text);
    *end = f.end;
    if (!read_fields(&f, true, out) || !read_version(&f, out) || !is_of_its_day(out, why))
        return false;
    if (deal_day(out) > today)
        return deal_refuse_found(why, DEAL_FUTURE, 0, out->word, strlen(out->word));
    return true;
}

bool deal_read(const char *text, int today, Deal *out, DealRefusal *why)
{
    const char *end;
    return deal_read_part(text, '\0', today, out, &end, why);
}

bool deal_read_key(const char *text, Deal *out, DealRefusal *why)
{
    Fields f = {.start = text, .p = text, .end = text + strlen(text), .why = why};
    if (!read_fields(&f, false, out))
        return false;
    if (out->first == ORI_ANY_SEAT) {
        OriRandom random = {deal_seed(out)};
        out->first = ori_random_below(&random, (int)out->rules.seats);
    }
    return is_of_its_day(out, why);
}

/* --- Writing --- */

static char *add(char *to, const char *text)
{
    size_t length = strlen(text);
    memcpy(to, text, length + 1);
    return to + length;
}

int deal_write_key(const Deal *deal, char text[DEAL_TEXT])
{
    char rules[ORI_RULES_TEXT];
    int seats = (int)deal->rules.seats;
    write_rules(deal->rules, rules);
    char middle[] = {'.', (char)('0' + seats), '.', '-', '.', '\0'};
    if (deal->first >= 0)
        middle[3] = (char)('a' + deal->first);
    char *end = add(add(text, rules), middle);
    for (int seat = 1; seat < seats; seat++)
        end = add(add(end, deal->bot[seat]->name), seat + 1 < seats ? "+" : ".");
    return (int)(add(end, deal->word) - text);
}

int deal_write(const Deal *deal, char text[DEAL_TEXT])
{
    char version[DEAL_VERSION_TEXT];
    char *end = text + deal_write_key(deal, text);
    deal_version(deal, version);
    return (int)(add(add(end, "."), version) - text);
}

/* --- What follows from it --- */

int deal_day(const Deal *deal)
{
    return deal_read_date(deal->word);
}

int deal_number(const Deal *deal)
{
    enum { MOST = 100000000 };
    int number = 0;
    for (const char *p = deal->word; *p != '\0'; p++) {
        if (*p < '0' || *p > '9' || number >= MOST || (number == 0 && *p == '0'))
            return DEAL_NO_NUMBER;
        number = number * 10 + (*p - '0');
    }
    return number;
}

static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

uint64_t deal_seed(const Deal *deal)
{
    char key[DEAL_TEXT];
    uint64_t hash = 14695981039346656037u;
    int length = deal_write_key(deal, key);
    for (int i = 0; i < length; i++)
        hash = (hash ^ (uint8_t)key[i]) * 1099511628211u;
    return mix(hash);
}

uint64_t deal_luck(const Deal *deal)
{
    return mix(~deal_seed(deal));
}

void deal_lay(const Deal *deal, OriState *out)
{
    OriRandom random = {deal_seed(deal)};
    ori_deal(deal->rules, deal->first, &random, out);
}

OriDecision deal_decide(const Deal *deal, uint64_t luck, const OriView *view, int decisions)
{
    uint64_t n = (uint64_t)decisions + 1;
    BotTask task = {.seed = mix(luck ^ n * 0x9E3779B97F4A7C15u)};
    return deal->bot[view->seat]->decide(view, &task, NULL);
}
