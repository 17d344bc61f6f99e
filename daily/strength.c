/*
 * strength.c - a rating from games against bots, in whole numbers: the same on every machine.
 */
#include "daily/strength.h"

#include "analysis/sums.h"
#include "bots/king.h"
#include "ori_bits.h"

#include <string.h>

enum {
    /* exp(-points * ln 10 / 400) is king_weight(points * POINT, POINTS). */
    POINT = 113,
    POINTS = 19630,
    /* 2^(-x / 65536) is king_weight(x, HALVES). */
    HALVES = 94548,
    /* Our belief before the first game: a spread of 300 around a herald. */
    USUAL = 1220,
    SPREAD = 300,
    Q16 = 65536,
};

/* Victories by turn order in thousandths, the king against himself (docs/strategy.md). */
enum { SET_BASE, SET_ABLAZE, SET_MIX, SETS };
static const int16_t turn[SETS][ORI_MAX_SEATS - 1][ORI_MAX_SEATS] = {
    [SET_BASE] = {{370, 630}, {335, 357, 308}, {224, 243, 256, 277}, {188, 119, 266, 221, 206}},
    [SET_ABLAZE] = {{439, 561}, {296, 351, 354}, {199, 242, 246, 313}, {157, 185, 170, 195, 293}},
    [SET_MIX] = {{421, 579}, {294, 331, 374}, {241, 240, 255, 264}, {175, 190, 193, 204, 238}},
};

static int set_of(OriRules rules)
{
    if (rules.kinds == ORI_BASE_SET)
        return SET_BASE;
    return rules.kinds == ORI_ABLAZE_SET ? SET_ABLAZE : SET_MIX;
}

/* --- Weighing a game --- */

static int rating_at(int i)
{
    return STRENGTH_LEAST + i * STRENGTH_STEP;
}

static uint64_t weight_of(int rating, int share)
{
    return (uint64_t)king_weight((STRENGTH_MOST - rating) * POINT, POINTS) * (uint64_t)share;
}

/* In 65536ths. */
static int64_t log_of(uint64_t x)
{
    enum { BITS = 16, ONE = 31 };
    int whole = 63 - __builtin_clzll(x);
    uint64_t part = whole > ONE ? x >> (whole - ONE) : x << (ONE - whole);
    int64_t log = whole;
    for (int i = 0; i < BITS; i++) {
        part = part * part >> ONE;
        bool is_two = part >> (ONE + 1) != 0;
        log = log << 1 | is_two;
        part >>= is_two;
    }
    return log;
}

typedef struct Field {
    int seats;
    int me;
    uint8_t rank[ORI_MAX_SEATS];
    uint64_t weight[ORI_MAX_SEATS];
} Field;

/* How likely this order was. Those of equal rank stand in the order of their seats, but for me: I am
 * before them, or behind them. */
static int64_t weigh_order(const Field *f, bool is_first)
{
    int64_t sum = 0;
    uint64_t left = 0;
    unsigned rest = (1u << f->seats) - 1;
    for (int seat = 0; seat < f->seats; seat++)
        left += f->weight[seat];
    while (bits_has(rest, f->me)) {
        int next = f->me;
        for (unsigned others = rest & ~(1u << f->me); others != 0; others &= others - 1) {
            int seat = bits_lowest(others);
            bool is_me = next == f->me;
            bool is_before = f->rank[seat] < f->rank[next] ||
                             (is_me && !is_first && f->rank[seat] == f->rank[next]);
            if (is_before)
                next = seat;
        }
        sum += log_of(f->weight[next]) - log_of(left);
        left -= f->weight[next];
        rest &= ~(1u << next);
    }
    return sum;
}

void strength_open(Strength *out)
{
    out->games = 0;
    for (int i = 0; i < STRENGTH_GRID; i++) {
        int64_t off = rating_at(i) - USUAL;
        out->likelihood[i] = -off * off * HALVES / (2 * SPREAD * SPREAD);
    }
}

bool strength_add(Strength *s, const StrengthGame *game)
{
    Field f = {.seats = (int)game->rules.seats, .me = game->me};
    const int16_t *share = turn[set_of(game->rules)][f.seats - ORI_MIN_SEATS];
    if (game->rules.start != 0)
        return false;
    memcpy(f.rank, game->rank, sizeof f.rank);
    int mine = 0;
    for (int seat = 0; seat < f.seats; seat++) {
        int place = (seat - game->first + f.seats) % f.seats;
        if (seat == f.me)
            mine = share[place];
        else
            f.weight[seat] = weight_of(game->bot[seat]->rating, share[place]);
    }
    for (int i = 0; i < STRENGTH_GRID; i++) {
        f.weight[f.me] = weight_of(rating_at(i), mine);
        s->likelihood[i] += (weigh_order(&f, true) + weigh_order(&f, false)) / 2;
    }
    s->games++;
    return true;
}

/* --- What follows --- */

static void find_neighbours(StrengthEstimate *out)
{
    for (int i = 0; i < bot_count; i++) {
        const Bot *bot = &bots[i];
        if (!bot->offered)
            continue;
        if (bot->rating <= out->rating && (out->below == NULL || bot->rating > out->below->rating))
            out->below = bot;
        if (bot->rating > out->rating && (out->above == NULL || bot->rating < out->above->rating))
            out->above = bot;
    }
}

void strength_estimate(const Strength *s, StrengthEstimate *out)
{
    int64_t best = s->likelihood[0];
    int64_t all = 0;
    int64_t sum = 0;
    int64_t squares = 0;
    for (int i = 1; i < STRENGTH_GRID; i++)
        best = s->likelihood[i] > best ? s->likelihood[i] : best;
    for (int i = 0; i < STRENGTH_GRID; i++) {
        int64_t behind = best - s->likelihood[i];
        enum { FAR = 30 * Q16 };
        int64_t weight = behind > FAR ? 0 : (int64_t)king_weight((int32_t)behind, HALVES) >> 10;
        int64_t off = rating_at(i) - USUAL;
        all += weight;
        sum += weight * off;
        squares += weight * off * off;
    }
    int64_t mean = sum_divide(sum, all);
    int64_t spread = sum_root(squares / all - mean * mean);
    *out = (StrengthEstimate){.rating = USUAL + (int)mean, .error = (int)(spread * 196 / 100)};
    find_neighbours(out);
}

static int distance(const Bot *bot, int rating)
{
    return bot->rating > rating ? bot->rating - rating : rating - bot->rating;
}

int strength_likes(int rating, const Bot *like[STRENGTH_BOTS])
{
    int count = 0;
    for (int i = 0; i < bot_count; i++) {
        if (!bots[i].offered)
            continue;
        int at = count++;
        for (; at > 0 && distance(&bots[i], rating) < distance(like[at - 1], rating); at--)
            like[at] = like[at - 1];
        like[at] = &bots[i];
    }
    return count;
}

/* --- A game as a line --- */

typedef struct Line {
    const char *start;
    const char *p;
    OriError *error;
} Line;

static bool refuse(const Line *l, const char *field, const char *why)
{
    *l->error = (OriError){.field = field, .at = (int)(l->p - l->start), .why = why};
    return false;
}

/* Up to a space, a stroke or the end, which is left where it is. */
static bool take_word(Line *l, char *out, size_t room)
{
    size_t length = 0;
    while (l->p[length] != '\0' && l->p[length] != ' ' && l->p[length] != '/')
        length++;
    if (length == 0 || length >= room)
        return refuse(l, "game", "expected RULES FIRST RANKS PLAYERS");
    memcpy(out, l->p, length);
    out[length] = '\0';
    l->p += length;
    return true;
}

static bool take(Line *l, char c)
{
    if (*l->p != c)
        return refuse(l, "game", "expected RULES FIRST RANKS PLAYERS");
    l->p++;
    return true;
}

static bool read_ranks(Line *l, int seats, uint8_t rank[ORI_MAX_SEATS])
{
    for (int seat = 0; seat < seats; seat++) {
        if (seat > 0 && !take(l, '/'))
            return false;
        if (*l->p < '1' || *l->p >= '1' + seats)
            return refuse(l, "ranks", "a rank is a number from 1 to the number of seats");
        rank[seat] = (uint8_t)(*l->p++ - '0');
    }
    return true;
}

static int count_seats(const char *p)
{
    int seats = 1;
    for (; *p != '\0' && *p != ' '; p++)
        seats += *p == '/';
    return seats;
}

static bool read_players(Line *l, int seats, StrengthGame *out)
{
    enum { NAME = 32 };
    char name[NAME];
    out->me = ORI_NOBODY;
    for (int seat = 0; seat < seats; seat++) {
        if (seat > 0 && !take(l, '/'))
            return false;
        const char *from = l->p;
        if (!take_word(l, name, sizeof name))
            return false;
        char *budget = strchr(name, ':');
        if (budget != NULL)
            *budget = '\0';
        bool is_me = strcmp(name, "-") == 0;
        out->bot[seat] = bot_named(name);
        l->p = is_me || out->bot[seat] != NULL ? l->p : from;
        if (is_me ? out->me != ORI_NOBODY : out->bot[seat] == NULL)
            return refuse(l, "players", "players are - once, and bots");
        out->me = is_me ? seat : out->me;
    }
    return out->me != ORI_NOBODY ? true : refuse(l, "players", "players are - once, and bots");
}

bool strength_read(const char *text, StrengthGame *out, OriError *error)
{
    Line l = {.start = text, .p = text, .error = error};
    char rules[ORI_RULES_TEXT];
    *out = (StrengthGame){.first = 0};
    if (!take_word(&l, rules, sizeof rules) || !take(&l, ' '))
        return false;
    if (!ori_read_rules(rules, &out->rules, error))
        return false;
    out->first = *l.p - 'a';
    const char *first = l.p;
    l.p += *l.p != '\0';
    if (!take(&l, ' '))
        return false;
    int seats = count_seats(l.p);
    if (seats < ORI_MIN_SEATS || seats > ORI_MAX_SEATS)
        return refuse(&l, "ranks", "a game has 2 to 5 seats");
    out->rules = ori_rules_like(out->rules, out->rules.kinds, seats);
    if (out->first < 0 || out->first >= seats) {
        l.p = first;
        return refuse(&l, "first", "expected the letter of a seat");
    }
    if (!read_ranks(&l, seats, out->rank) || !take(&l, ' ') || !read_players(&l, seats, out))
        return false;
    return *l.p == '\0' ? true : refuse(&l, "game", "unexpected text after the end");
}
