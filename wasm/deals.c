/*
 * deals.c - the verbs of deals, results and what a player learns from day to day, in the module
 * with the king (king.c): deals by link, the daily deal, comparing, my strength.
 *
 * Days are whole days since 1970 in UTC, and come from the page. A refusal has one field more than
 * others: "text", a message of texts/en/deals.ftl with the values of its variables.
 */
#include "glue.h"
#include "bots/king_net.h"
#include "daily/compare.h"
#include "daily/mistakes.h"
#include "daily/strength.h"

/* --- Refusals --- */

static int refuse_deal(const DealRefusal *why)
{
    Json j = begin_object();
    put_text(&j, "field", deal_why_field(why->why));
    put_number(&j, "at", why->at);
    put_text(&j, "why", deal_why_id(why->why));
    put_open(&j, "text", '{');
    put_text(&j, "id", deal_why_id(why->why));
    put_open(&j, "args", '{');
    put_number(&j, "n", why->n);
    put_text(&j, "found", why->found);
    put_text(&j, "wanted", why->wanted);
    out_close(&j, '}');
    out_close(&j, '}');
    out_close(&j, '}');
    return REFUSED;
}

static bool is_king_needed(const Deal *deal)
{
    return deal_has_net(deal) && king_weights() == NULL;
}

static int refuse_without_king(void)
{
    DealRefusal why;
    deal_refuse(&why, DEAL_KING, 0);
    return refuse_deal(&why);
}

/* --- Deals --- */

/* As a text: JSON's numbers end before 64 bits do. */
static void put_wide(Json *j, const char *key, uint64_t number)
{
    char text[24];
    char *p = text + sizeof text - 1;
    *p = '\0';
    do
        *--p = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    put_text(j, key, p);
}

static void put_bots(Json *j, const Deal *deal)
{
    put_open(j, "bots", '[');
    for (int seat = 1; seat < (int)deal->rules.seats; seat++)
        out_text(j, deal->bot[seat]->name);
    out_close(j, ']');
}

/* A key begins with its rules. */
static void put_rules(Json *j, const char *key)
{
    char rules[ORI_RULES_TEXT];
    size_t length = 0;
    for (; key[length] != '.'; length++)
        rules[length] = key[length];
    rules[length] = '\0';
    put_text(j, "rules", rules);
}

static void out_deal(Json *j, const Deal *deal)
{
    char key[DEAL_TEXT];
    char text[DEAL_TEXT];
    char version[DEAL_VERSION_TEXT];
    deal_write_key(deal, key);
    deal_write(deal, text);
    deal_version(deal, version);
    out_open(j, '{');
    put_text(j, "deal", text);
    put_text(j, "key", key);
    put_rules(j, key);
    put_number(j, "seats", deal->rules.seats);
    put_seat(j, "first", deal->first);
    put_bots(j, deal);
    put_text(j, "word", deal->word);
    if (deal_day(deal) != DEAL_NO_DAY)
        put_text(j, "daily", deal->word);
    else
        put_null(j, "daily");
    put_or_null(j, "number", deal_number(deal));
    put_text(j, "version", version);
    put_wide(j, "seed", deal_seed(deal));
    put_wide(j, "luck", deal_luck(deal));
    out_close(j, '}');
}

static int tell_deal(const Deal *deal)
{
    if (is_king_needed(deal))
        return refuse_without_king();
    Json j = begin();
    out_deal(&j, deal);
    return finish(&j);
}

/* input: a key; its first seat may be "-". The output is a deal. */
EXPORT(deal_make)(void)
{
    Deal deal;
    DealRefusal why;
    return deal_read_key(input_text, &deal, &why) ? tell_deal(&deal) : refuse_deal(&why);
}

/* input: a deal's link, or a whole address. */
EXPORT(deal_read)(int today)
{
    Deal deal;
    DealRefusal why;
    const char *text = deal_in_address(input_text);
    if (deal_read(text, today, &deal, &why))
        return tell_deal(&deal);
    why.at += (int)(text - input_text);
    return refuse_deal(&why);
}

/* The deal of a day. */
EXPORT(daily)(int day)
{
    Deal deal;
    DealRefusal why;
    if (day < DEAL_FIRST_DAY) {
        deal_refuse(&why, DEAL_DATE, 0);
        return refuse_deal(&why);
    }
    deal_of_day(day, &deal);
    return tell_deal(&deal);
}

/* --- Results --- */

static DealResult results[COMPARE_MOST];

static void put_record(Json *j, const DealResult *r)
{
    static OriRecord named;
    static char text[ORI_RECORD_TEXT];
    named = r->record;
    if (r->by[0] != '\0') {
        memcpy(named.name[DEAL_PLAYER], r->by, RESULT_NAME);
        for (int seat = 1; seat < (int)named.start.rules.seats; seat++)
            memcpy(named.name[seat], r->deal.bot[seat]->name, strlen(r->deal.bot[seat]->name) + 1);
    }
    ori_write_record(&named, text);
    put_text(j, "record", text);
}

/* by, influence, ranks, rank, margin, count, record. */
static void put_outcome(Json *j, const DealResult *r)
{
    uint8_t rank[ORI_MAX_SEATS];
    int seats = (int)r->deal.rules.seats;
    ori_ranks(&r->record.end, rank);
    put_text(j, "by", r->by);
    put_open(j, "influence", '[');
    for (int seat = 0; seat < seats; seat++)
        out_number(j, r->record.end.pool[seat]);
    out_close(j, ']');
    put_open(j, "ranks", '[');
    for (int seat = 0; seat < seats; seat++)
        out_number(j, rank[seat]);
    out_close(j, ']');
    put_number(j, "rank", rank[DEAL_PLAYER]);
    put_number(j, "margin", result_margin(r));
    put_number(j, "count", r->count);
    put_record(j, r);
}

/* input: a key, a line; a name or nothing, a line; a whole record. */
EXPORT(result_write)(void)
{
    static OriRecord played;
    static char text[RESULT_TEXT];
    Deal deal;
    DealRefusal why;
    OriError error;
    char *name = strchr(input_text, '\n');
    char *game = name != NULL ? strchr(name + 1, '\n') : NULL;
    if (game == NULL)
        return refuse_with("result", 0, "a key, a name and a record are needed, a line each");
    *name++ = '\0';
    *game++ = '\0';
    if (!deal_read_key(input_text, &deal, &why))
        return refuse_deal(&why);
    if (is_king_needed(&deal))
        return refuse_without_king();
    deal_refuse(&why, DEAL_NAME, (int)(name - input_text));
    if (*name != '\0' && !result_takes_name(name))
        return refuse_deal(&why);
    if (!ori_read_record(game, &played, &error)) {
        deal_refuse_found(&why, DEAL_RECORD, (int)(game - input_text) + error.at, error.why,
                          strlen(error.why));
        return refuse_deal(&why);
    }
    if (!result_of_record(&deal, &played, &results[0], &why))
        return refuse_deal(&why);
    memcpy(results[0].by, name, strlen(name) + 1);
    result_write(&results[0], text);
    Json j = begin_object();
    put_text(&j, "result", text);
    return finish_object(&j);
}

/* input: a result's link, or a whole address. The game is played: the output is what came of it. */
EXPORT(result_read)(int today)
{
    static char text[RESULT_TEXT];
    static char line[RESULT_LINE];
    DealResult *r = &results[0];
    DealRefusal why;
    if (!result_read(input_text, today, r, &why))
        return refuse_deal(&why);
    result_write(r, text);
    result_write_line(r, line);
    Json j = begin_object();
    out_key(&j, "deal");
    out_deal(&j, &r->deal);
    put_text(&j, "result", text);
    put_text(&j, "line", line);
    put_open(&j, "decisions", '[');
    for (int i = 0; i < r->count; i++)
        out_decision(&j, r->record.decision[r->at[i]]);
    out_close(&j, ']');
    put_outcome(&j, r);
    return finish_object(&j);
}

/* --- Comparing --- */

static void put_players(Json *j, const char *key, unsigned players)
{
    put_open(j, key, '[');
    for (; players != 0; players &= players - 1)
        out_number(j, bits_lowest(players));
    out_close(j, ']');
}

static void out_fork(Json *j, const CompareFork *fork)
{
    static char text[ORI_POSITION_TEXT];
    OriView view;
    compare_view(&results[bits_lowest(fork->players)], fork->moment, &view);
    ori_write_view(&view, text);
    out_open(j, '{');
    put_players(j, "players", fork->players);
    put_number(j, "same", fork->same);
    put_number(j, "moment", fork->moment);
    put_number(j, "round", view.known.round);
    put_text(j, "ask", ask_names[view.known.ask]);
    put_text(j, "view", text);
    put_open(j, "choices", '[');
    for (int i = 0; i < fork->choices; i++) {
        out_open(j, '{');
        put_decision(j, "decision", fork->choice[i].decision);
        put_players(j, "players", fork->choice[i].players);
        out_close(j, '}');
    }
    out_close(j, ']');
    out_close(j, '}');
}

/* The results of the input, a line each, are read; or they are refused with the number of the line. */
static int read_results(int today, int *count)
{
    DealRefusal why;
    char *line = input_text;
    for (*count = 0; line != NULL && *line != '\0'; (*count)++) {
        char *end = strchr(line, '\n');
        if (end != NULL)
            *end = '\0';
        deal_refuse(&why, DEAL_FEW, (int)(line - input_text));
        why.n = COMPARE_MOST;
        if (*count == COMPARE_MOST)
            return refuse_deal(&why);
        if (!result_read(line, today, &results[*count], &why)) {
            why.at += (int)(line - input_text);
            return refuse_deal(&why);
        }
        deal_refuse(&why, DEAL_APART, (int)(line - input_text));
        why.n = *count + 1;
        if (deal_seed(&results[*count].deal) != deal_seed(&results[0].deal))
            return refuse_deal(&why);
        line = end != NULL ? end + 1 : NULL;
    }
    deal_refuse(&why, DEAL_FEW, 0);
    why.n = COMPARE_MOST;
    return *count >= 2 ? nothing() : refuse_deal(&why);
}

/* input: results, a line each, the reader's own first. */
EXPORT(compare)(int today)
{
    const DealResult *all[COMPARE_MOST];
    Comparison c;
    int count;
    if (read_results(today, &count) == REFUSED)
        return REFUSED;
    for (int i = 0; i < count; i++)
        all[i] = &results[i];
    compare(all, count, &c);
    Json j = begin_object();
    out_key(&j, "deal");
    out_deal(&j, &results[0].deal);
    put_open(&j, "players", '[');
    for (int i = 0; i < count; i++) {
        out_open(&j, '{');
        put_outcome(&j, &results[i]);
        out_close(&j, '}');
    }
    out_close(&j, ']');
    put_open(&j, "forks", '[');
    for (int i = 0; i < c.forks; i++)
        out_fork(&j, &c.fork[i]);
    out_close(&j, ']');
    return finish_object(&j);
}

/* --- My mistakes --- */

/* Whether moment i, which is made, comes back as a question: {"asked","right"}. */
EXPORT(mistake)(int i)
{
    OriView view;
    if (!has_moment(i) || !moment[i].done)
        return refuse_with("moment", i, "this moment is not made yet");
    const AnalysisDecision *d = &moment[i].decision;
    bool is_asked = mistake_is_charged(d);
    if (is_asked) {
        view_at(i, &view);
        is_asked = mistake_is_right(d, mistake_second(&view, bot_memory));
    }
    Json j = begin_object();
    put_bool(&j, "asked", is_asked);
    put_open(&j, "right", '[');
    for (int k = 0; k < d->count; k++)
        if (mistake_is_right(d, k))
            out_decision(&j, d->option[k].option);
    out_close(&j, ']');
    return finish_object(&j);
}

/* --- My strength --- */

static void put_bot(Json *j, const char *key, const Bot *bot)
{
    if (bot == NULL)
        put_null(j, key);
    else
        put_text(j, key, bot->name);
}

static void put_estimate(Json *j, const Strength *s, StrengthEstimate *estimate)
{
    strength_estimate(s, estimate);
    put_number(j, "games", s->games);
    put_number(j, "rating", estimate->rating);
    put_number(j, "error", estimate->error);
}

/* One line of the input, which is cut off it; NULL: there is no more. */
static char *next_line(char **rest)
{
    char *line = *rest;
    if (line == NULL || *line == '\0')
        return NULL;
    char *end = strchr(line, '\n');
    if (end != NULL)
        *end = '\0';
    *rest = end != NULL ? end + 1 : NULL;
    return line;
}

/* input: games, a line each (daily/strength.h), the oldest first. */
EXPORT(strength)(void)
{
    enum { POINTS = 60 };
    static Strength s;
    StrengthEstimate estimate;
    const Bot *like[STRENGTH_BOTS];
    char *rest = input_text;
    int games = 0;
    for (const char *p = input_text; *p != '\0'; p++)
        games += *p == '\n' || p[1] == '\0';
    Json j = begin_object();
    put_open(&j, "over", '[');
    strength_open(&s);
    int n = 0;
    for (char *line; (line = next_line(&rest)) != NULL; n++) {
        StrengthGame game;
        OriError error;
        if (!strength_read(line, &game, &error))
            return refuse_with(error.field, (int)(line - input_text) + error.at, error.why);
        bool is_told = games <= POINTS || n % ((games + POINTS - 1) / POINTS) == 0;
        if (!strength_add(&s, &game) || !is_told)
            continue;
        out_open(&j, '{');
        put_estimate(&j, &s, &estimate);
        out_close(&j, '}');
    }
    out_close(&j, ']');
    put_estimate(&j, &s, &estimate);
    put_bot(&j, "below", estimate.below);
    put_bot(&j, "above", estimate.above);
    put_bool(&j, "enough", s.games >= STRENGTH_ENOUGH);
    put_open(&j, "likes", '[');
    int likes = strength_likes(estimate.rating, like);
    for (int i = 0; i < likes; i++)
        out_text(&j, like[i]->name);
    out_close(&j, ']');
    return finish_object(&j);
}
