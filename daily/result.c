/*
 * result.c - plays, writes and reads results.
 */
#include "daily/result.h"

#include "base/utf8.h"
#include "daily/digits.h"

#include <string.h>

static const char result_mark[] = "/r=";
static const char name_mark[] = "/by=";

/* --- Playing --- */

/* Until the player is asked, or the game is over, or too long to be kept. */
static void let_bots_play(DealResult *r)
{
    OriRecord *record = &r->record;
    uint64_t luck = deal_luck(&r->deal);
    while (record->end.ask != ORI_ASK_OVER && record->end.asked != DEAL_PLAYER &&
           record->count < ORI_MAX_DECISIONS) {
        OriView view;
        ori_view(&record->end, record->end.asked, &view);
        OriDecision d = deal_decide(&r->deal, luck, &view, record->count);
        ori_play(&record->end, d, NULL);
        record->decision[record->count++] = d;
    }
}

static bool is_open(const DealResult *r)
{
    const OriRecord *record = &r->record;
    return record->end.ask != ORI_ASK_OVER && record->count < ORI_MAX_DECISIONS;
}

void result_begin(const Deal *deal, DealResult *out)
{
    memset(out, 0, sizeof *out);
    out->deal = *deal;
    out->record.seat = ORI_TRUTH;
    if (deal_day(deal) != DEAL_NO_DAY)
        memcpy(out->record.date, deal->word, ORI_DATE_TEXT);
    deal_lay(deal, &out->record.start);
    out->record.end = out->record.start;
    let_bots_play(out);
}

bool result_play(DealResult *r, int number)
{
    OriDecision option[ORI_MAX_OPTIONS];
    OriRecord *record = &r->record;
    int ways = is_open(r) ? ori_options(&record->end, option) : 0;
    if (number < 0 || number >= ways)
        return false;
    r->at[r->count] = (int16_t)record->count;
    r->ways[r->count] = (int16_t)ways;
    r->number[r->count++] = (int16_t)number;
    ori_play(&record->end, option[number], NULL);
    record->decision[record->count++] = option[number];
    let_bots_play(r);
    return true;
}

static int digits_for(int ways)
{
    return ways <= DIGITS_BASE ? 1 : 2;
}

static bool refuse_decision(DealWhy why, int at, int n, DealRefusal *out)
{
    deal_refuse(out, why, at);
    out->n = n;
    return false;
}

/* One decision's digits, from p on; *p moves behind them. */
static bool play_digits(DealResult *r, const char *text, const char **p, const char *end,
                        DealRefusal *why)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int at = (int)(*p - text);
    int digits = digits_for(ori_options(&r->record.end, option));
    int number = 0;
    for (; digits > 0; digits--, (*p)++) {
        if (*p == end)
            return refuse_decision(DEAL_SHORT, (int)(end - text), r->count, why);
        int digit = digits_read(**p);
        if (digit == DIGITS_NONE)
            return deal_refuse_found(why, DEAL_DIGIT, (int)(*p - text), *p, 1);
        number = number * DIGITS_BASE + digit;
    }
    if (!result_play(r, number))
        return refuse_decision(DEAL_CHOICE, at, r->count + 1, why);
    return true;
}

bool result_play_line(DealResult *r, const char *text, const char *end, DealRefusal *why)
{
    for (const char *p = text; p < end;) {
        if (!is_open(r))
            return refuse_decision(DEAL_LONG, (int)(p - text), r->count, why);
        if (!play_digits(r, text, &p, end, why))
            return false;
    }
    return true;
}

/* --- Writing --- */

void result_write_line(const DealResult *r, char text[RESULT_LINE])
{
    for (int i = 0; i < r->count; i++) {
        int digits = digits_for(r->ways[i]);
        digits_last((uint64_t)r->number[i], digits, text);
        text += digits;
    }
    *text = '\0';
}

/* Of the decisions and of how the game ends: two games may end alike. */
static void write_check(const DealResult *r, char text[RESULT_CHECK + 1])
{
    uint64_t hash = ori_hash(&r->record.end);
    for (int i = 0; i < r->count; i++)
        hash = (hash ^ (uint64_t)r->number[i]) * 1099511628211u;
    digits_last(hash ^ hash >> 32, RESULT_CHECK, text);
}

static char *add(char *to, const char *text)
{
    size_t length = strlen(text);
    memcpy(to, text, length + 1);
    return to + length;
}

/* What encodeURIComponent leaves as it is. */
static bool is_plain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c != '\0' && strchr("-_.!~*'()", c) != NULL);
}

static char *add_name(char *to, const char *name)
{
    static const char digit[] = "0123456789ABCDEF";
    for (; *name != '\0'; name++) {
        if (is_plain(*name)) {
            *to++ = *name;
            continue;
        }
        *to++ = '%';
        *to++ = digit[(uint8_t)*name >> 4];
        *to++ = digit[(uint8_t)*name & 15];
    }
    *to = '\0';
    return to;
}

int result_write(const DealResult *r, char text[RESULT_TEXT])
{
    char line[RESULT_LINE];
    char check[RESULT_CHECK + 1];
    char *end = text + deal_write(&r->deal, text);
    result_write_line(r, line);
    write_check(r, check);
    end = add(add(add(add(end, result_mark), line), "."), check);
    if (r->by[0] != '\0')
        end = add_name(add(end, name_mark), r->by);
    return (int)(end - text);
}

/* --- Reading --- */

bool result_takes_name(const char *name)
{
    size_t length = strlen(name);
    if (length == 0 || length >= RESULT_NAME || name[0] == ' ' || name[length - 1] == ' ')
        return false;
    return utf8_is_valid(name, (int)length) && utf8_shown(name) > 0 && strchr(name, '"') == NULL &&
           strchr(name, ';') == NULL;
}

static int hex(char c)
{
    int value = c >= 'A' && c <= 'F' ? c - 'A' + 10 : c >= '0' && c <= '9' ? c - '0' : -1;
    return value;
}

/* As encodeURIComponent writes it, and in no other way. */
static bool read_name(const char *text, char out[RESULT_NAME])
{
    char again[3 * RESULT_NAME];
    const char *p = text;
    int length = 0;
    for (; *p != '\0' && length < RESULT_NAME - 1; length++) {
        bool is_coded = *p == '%' && hex(p[1]) >= 0 && hex(p[2]) >= 0;
        out[length] = is_coded ? (char)(hex(p[1]) << 4 | hex(p[2])) : *p;
        p += is_coded ? 3 : 1;
    }
    out[length] = '\0';
    add_name(again, out);
    return *p == '\0' && strlen(out) == (size_t)length && result_takes_name(out) &&
           strcmp(again, text) == 0;
}

bool result_is_meant(const char *text)
{
    const char *slash = strchr(deal_in_address(text), '/');
    return slash != NULL && strncmp(slash, result_mark, strlen(result_mark)) == 0;
}

static void move_refusal(DealRefusal *why, const char *from, const char *to)
{
    why->at += (int)(to - from);
}

/* The end of the game as the link has it, and then the name, if there is one. */
static bool read_rest(const char *text, const char *p, DealResult *out, DealRefusal *why)
{
    char check[RESULT_CHECK + 1];
    write_check(out, check);
    for (int i = 0; i < RESULT_CHECK; i++)
        if (p[i] == '\0' || p[i] == '/')
            return deal_refuse(why, DEAL_CUT, (int)(p + i - text));
    if (strncmp(p, check, RESULT_CHECK) != 0)
        return deal_refuse_found(why, DEAL_CHECK, (int)(p - text), p, RESULT_CHECK);
    p += RESULT_CHECK;
    if (*p == '\0')
        return true;
    if (strncmp(p, name_mark, strlen(name_mark)) != 0)
        return deal_refuse(why, DEAL_MORE, (int)(p - text));
    p += strlen(name_mark);
    if (!read_name(p, out->by))
        return deal_refuse(why, DEAL_NAME, (int)(p - text));
    return true;
}

bool result_read(const char *address, int today, DealResult *out, DealRefusal *why)
{
    const char *text = deal_in_address(address);
    const char *end;
    Deal deal;
    if (!deal_read_part(text, '/', today, &deal, &end, why)) {
        move_refusal(why, address, text);
        return false;
    }
    if (*end == '\0' || strncmp(end, result_mark, strlen(result_mark)) != 0)
        return deal_refuse(why, *end == '\0' ? DEAL_RESULT : DEAL_MORE, (int)(end - address));
    const char *line = end + strlen(result_mark);
    const char *stop = line;
    while (*stop != '\0' && *stop != '.' && *stop != '/')
        stop++;
    result_begin(&deal, out);
    if (!result_play_line(out, line, stop, why)) {
        move_refusal(why, address, line);
        return false;
    }
    if (out->record.end.ask != ORI_ASK_OVER)
        return refuse_decision(DEAL_SHORT, (int)(stop - address), out->count, why);
    if (*stop != '.')
        return deal_refuse(why, DEAL_CUT, (int)(stop - address));
    return read_rest(address, stop + 1, out, why);
}

/* --- What was played elsewhere --- */

bool result_of_record(const Deal *deal, const OriRecord *record, DealResult *out, DealRefusal *why)
{
    OriDecision option[ORI_MAX_OPTIONS];
    result_begin(deal, out);
    if (record->seat != ORI_TRUTH || record->end.ask != ORI_ASK_OVER)
        return deal_refuse(why, DEAL_NOT_OVER, 0);
    while (is_open(out)) {
        int n = out->record.count;
        int ways = ori_options(&out->record.end, option);
        bool is_there = n < record->count;
        if (!is_there || !result_play(out, ori_option_index(option, ways, record->decision[n])))
            break;
    }
    int same = 0;
    while (same < out->record.count && same < record->count &&
           ori_same_decision(out->record.decision[same], record->decision[same]))
        same++;
    bool is_same_start = memcmp(&out->record.start, &record->start, sizeof record->start) == 0;
    if (is_same_start && same == record->count && same == out->record.count)
        return true;
    return refuse_decision(DEAL_OTHER, 0, is_same_start ? same + 1 : 0, why);
}

int result_margin(const DealResult *r)
{
    const OriState *end = &r->record.end;
    int best = 0;
    for (int seat = 0; seat < (int)end->rules.seats; seat++)
        if (seat != DEAL_PLAYER && end->pool[seat] > best)
            best = end->pool[seat];
    return end->pool[DEAL_PLAYER] - best;
}
