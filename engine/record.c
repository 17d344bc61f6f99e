/*
 * record.c - a whole game as text (docs/notation.md).
 *
 * A record is the deal and the decisions; the final position at its end is a checksum. A record of
 * what one seat knows leaves out what that seat may not know: whole hands, and the kinds of cards
 * that were never shown. It is replayed on a state with the same holes: whatever stays hidden plays
 * no part.
 */
#include "engine.h"

static bool seat_knows(int reader, int seat)
{
    return reader == ORI_TRUTH || reader == seat;
}

/* --- Stepping --- */

/* A card that was shown, but the record does not tell which it is. */
static bool shows_unknown(const OriState *s)
{
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].revealed && s->card[h].kind == ORI_HIDDEN &&
            s->card[h].family < s->rules.seats)
            return true;
    return false;
}

static const char *refuse_untold_placement(const OriState *s, OriDecision d)
{
    if (d.verb > ORI_PLACE_ON)
        return "a card must be placed";
    if (d.kind != ORI_HIDDEN) {
        if ((s->rules.kinds >> d.kind & 1) == 0)
            return "that card is not in this game";
        if (is_seen(s, s->asked, d.kind))
            return "that card has been placed before";
    }
    return refuse_slot(s, d);
}

static const char *refuse_step(const OriRecord *record, const OriState *s, OriDecision d)
{
    bool untold = s->ask == ORI_ASK_PLACE && !seat_knows(record->seat, s->asked);
    return untold ? refuse_untold_placement(s, d) : refuse(s, d);
}

const char *ori_record_step(const OriRecord *record, OriState *s, OriDecision d, OriLog *log)
{
    const char *why = refuse_step(record, s, d);
    if (why != NULL)
        return why;
    OriState after = *s;
    ori_play(&after, d, log);
    if (record->seat != ORI_TRUTH && shows_unknown(&after))
        return "a card is shown here that the record does not tell";
    *s = after;
    return NULL;
}

/* --- Writing --- */

static void put_tag(Writer *w, const char *name)
{
    put_char(w, '[');
    put(w, name);
    put(w, " \"");
}

static void end_tag(Writer *w)
{
    put(w, "\"]\n");
}

static void put_names(Writer *w, const OriRecord *record)
{
    put_tag(w, "Seats");
    for (int seat = 0; seat < (int)record->start.rules.seats; seat++) {
        if (seat > 0)
            put(w, "; ");
        put_seat(w, seat);
        put_char(w, ' ');
        put(w, record->name[seat]);
    }
    end_tag(w);
}

static void put_deal(Writer *w, const OriRecord *record)
{
    put_tag(w, "Deal");
    for (int seat = 0; seat < (int)record->start.rules.seats; seat++) {
        if (seat > 0)
            put_char(w, '/');
        if (!seat_knows(record->seat, seat)) {
            put(w, "?7=?3");
            continue;
        }
        put_kinds(w, record->start.hand[seat] & ~ORI_TWIN_BIT);
        put_char(w, '=');
        put_kinds(w, record->start.aside[seat]);
    }
    end_tag(w);
}

static void put_tags(Writer *w, const OriRecord *record)
{
    put(w, "[Game \"Oriflamme\"]\n");
    put_tag(w, "Rules");
    put_rules(w, record->start.rules);
    end_tag(w);
    if (record->date[0] != '\0') {
        put_tag(w, "Date");
        put(w, record->date);
        end_tag(w);
    }
    if (record->name[0][0] != '\0')
        put_names(w, record);
    put_deal(w, record);
    put_tag(w, "First");
    put_seat(w, record->start.first);
    end_tag(w);
    if (record->end.ask == ORI_ASK_OVER) {
        uint8_t rank[ORI_MAX_SEATS];
        ori_ranks(&record->end, rank);
        put_tag(w, "Result");
        put_pools(w, record->end.pool, (int)record->end.rules.seats);
        end_tag(w);
        put_tag(w, "Ranks");
        put_ranks(w, rank, (int)record->end.rules.seats);
        end_tag(w);
    }
    put_char(w, '\n');
}

static void put_decisions(Writer *w, const OriRecord *record)
{
    OriState s = record->start;
    int round = 0;
    bool placing = true;
    for (int i = 0; i < record->count; i++) {
        if (s.round != round) {
            if (round > 0)
                put_char(w, '\n');
            round = s.round;
            placing = true;
            put_number(w, round);
            put_char(w, '.');
        }
        if (placing && s.ask != ORI_ASK_PLACE) {
            placing = false;
            put(w, " /");
        }
        put_char(w, ' ');
        w->length += ori_write_decision(record->decision[i], w->text + w->length);
        if (ori_record_step(record, &s, record->decision[i], NULL) != NULL)
            break; /* the caller's record does not hold; the reader will say where */
    }
    if (record->count > 0)
        put_char(w, '\n');
}

int ori_write_record(const OriRecord *record, char text[ORI_RECORD_TEXT])
{
    Writer w = {text, 0};
    put_tags(&w, record);
    put_decisions(&w, record);
    Subject reader = {.s = &record->end, .whole = record->seat == ORI_TRUTH, .seat = record->seat};
    w.length += write_subject(&reader, w.text + w.length);
    put_char(&w, '\n');
    return w.length;
}

/* --- What one seat knows of it --- */

void ori_record_for(const OriRecord *record, int seat, OriRecord *out)
{
    *out = *record;
    if (record->seat != ORI_TRUTH || seat == ORI_TRUTH)
        return;
    out->seat = (int8_t)seat;
    hide(&record->start, seat, &out->start);
    hide(&record->end, seat, &out->end);
    for (int i = 0; i < (int)record->start.rules.seats; i++) /* what Impersonation took is known */
        out->start.aside[i] |= record->start.aside[i] & ~record->end.aside[i];
    OriState s = record->start;
    for (int i = 0; i < record->count; i++) {
        bool placing = s.ask == ORI_ASK_PLACE;
        ori_play(&s, record->decision[i], NULL);
        /* A placed card is the newest handle, unless the round's resolution began at once and
           brought a newer one: nothing enters unasked, so it has not. What was shown later is told,
           what was not is not. */
        if (placing && !may_know(&record->end.card[s.cards], seat))
            out->decision[i].kind = ORI_HIDDEN;
    }
}

/* --- Reading --- */

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

static void start_from(Reader *r, Tags *tags, OriRecord *out)
{
    unsigned everybody = (1u << tags->seats) - 1;
    tags->rules = ori_rules(tags->rules.kinds, tags->seats, (int)tags->rules.schemer);
    out->seat = (int8_t)(tags->known == everybody ? ORI_TRUTH
                         : tags->known == 0       ? ORI_SPECTATOR
                                                  : bits_lowest(tags->known));
    set_up(tags->rules, tags->first, &out->start);
    for (int seat = 0; seat < tags->seats; seat++) {
        out->start.hand[seat] = tags->hand[seat];
        out->start.aside[seat] = tags->aside[seat];
        lay_twin_ready(&out->start, seat);
    }
    begin_round(&out->start, NULL);
    if (ori_rules_check(tags->rules) != NULL)
        fail(r, ori_rules_check(tags->rules));
}

/* White space and comments between decisions. Returns whether a line has ended. */
static bool skip_between(Reader *r)
{
    bool new_line = false;
    for (;;) {
        char c = peek(r);
        if (c == '\n') {
            new_line = true;
        } else if (c == '{') {
            const char *from = r->p;
            while (peek(r) != '}' && peek(r) != '\0')
                r->p++;
            if (peek(r) == '\0')
                fail_at(r, from, "a comment is not closed");
        } else if (c != ' ' && c != '\r') {
            return new_line;
        }
        if (r->failed)
            return new_line;
        r->p++;
    }
}

/*
 * In the record of a view, a card that another's Impersonation took from aside shows only in the
 * final count. The reader lays it aside from the start, so that the record can be stepped through.
 */
typedef struct Ending {
    const char *text;
    bool took_from_aside[ORI_MAX_SEATS];
} Ending;

/* The seat whose Impersonation, in these events, found nothing though it took something; or -1. */
static int missed_replacement(const OriState *after, const OriLog *log, const Ending *ending,
                              int *kind)
{
    for (int i = 0; i < log->count; i++) {
        const OriEvent *e = &log->event[i];
        if (e->what == ORI_EV_ENTERED && e->verb == ORI_PUT)
            return -1;
        int seat = (int)after->card[e->other].family;
        if (e->what == ORI_EV_ELIMINATED && after->card[e->other].kind == ORI_IMPERSONATION &&
            ending->took_from_aside[seat] && rows[e->kind].stays) {
            *kind = e->kind;
            return seat;
        }
    }
    return -1;
}

/* Before such a decision: what it will find aside. */
static void lay_missed_aside(OriRecord *record, OriState *s, OriDecision d, Ending *ending)
{
    OriState trial = *s;
    OriLog log;
    int kind;
    if (refuse_step(record, s, d) != NULL)
        return;
    ori_play(&trial, d, &log);
    int seat = missed_replacement(&trial, &log, ending, &kind);
    if (seat < 0)
        return;
    ending->took_from_aside[seat] = false;
    record->start.aside[seat] |= 1u << kind;
    s->aside[seat] |= 1u << kind;
}

static const char *replay(OriRecord *record, OriState *s, OriDecision d, Ending *ending)
{
    if (record->seat != ORI_TRUTH)
        lay_missed_aside(record, s, d, ending);
    return ori_record_step(record, s, d, NULL);
}

/* The final position: the last line that holds anything. It is looked at first, for the records of
 * views. */
static Ending find_ending(const char *text, const OriRecord *out)
{
    Ending ending = {.text = text};
    const char *end = text + strlen(text);
    while (end > text && (end[-1] == '\n' || end[-1] == '\r' || end[-1] == ' '))
        end--;
    const char *line = end;
    while (line > text && line[-1] != '\n')
        line--;
    ending.text = line;
    char copy[ORI_POSITION_TEXT];
    OriView view;
    OriError ignored;
    if (out->seat == ORI_TRUTH || end - line >= ORI_POSITION_TEXT)
        return ending;
    memcpy(copy, line, (size_t)(end - line));
    copy[end - line] = '\0';
    if (!ori_read_view(copy, &view, &ignored))
        return ending;
    for (int seat = 0; seat < (int)view.known.rules.seats; seat++)
        ending.took_from_aside[seat] =
            seat != out->seat && ori_aside_count(&view.known, seat) < ORI_ASIDE_SIZE;
    return ending;
}

static void read_round_number(Reader *r, const OriState *s, bool new_line)
{
    const char *at = r->p;
    int n = read_number(r, 1, ORI_ROUNDS, "expected a round number");
    expect(r, '.', "expected a dot after the round number");
    if (n != s->round)
        fail_at(r, at, "this is not the round that comes next");
    if (!new_line)
        fail_at(r, at, "a round begins a line");
}

/* A round begins with its number and its resolution with /; a decision ends at white space. */
static void read_decisions(Reader *r, OriRecord *out, Ending *ending)
{
    OriState s = out->start;
    int round = 0;
    bool placing = true;
    bool new_line = true;
    r->field = "decisions";
    for (;;) {
        new_line |= skip_between(r);
        if (r->failed || r->p >= ending->text)
            break;
        if (s.ask == ORI_ASK_OVER) {
            fail(r, "the game is over before this decision");
            break;
        }
        if (s.round != round) {
            read_round_number(r, &s, new_line);
            round = s.round;
            placing = true;
            skip_between(r);
        }
        if (placing && s.ask != ORI_ASK_PLACE) {
            placing = false;
            expect(r, '/', "expected / between the phases");
            skip_between(r);
        }
        const char *at = r->p;
        OriDecision d = read_decision(r);
        char next = peek(r);
        if (!r->failed && next != ' ' && next != '\n' && next != '\r' && next != '{' &&
            next != '\0')
            fail(r, "expected a space between decisions");
        if (out->count == ORI_MAX_DECISIONS)
            fail_at(r, at, "there are too many decisions");
        if (r->failed)
            break;
        const char *why = replay(out, &s, d, ending);
        if (why != NULL)
            fail_at(r, at, why);
        out->decision[out->count++] = d;
        new_line = false;
    }
    out->end = s;
}

static void check_ending(Reader *r, const OriRecord *out, const Tags *tags)
{
    char text[ORI_POSITION_TEXT];
    uint8_t rank[ORI_MAX_SEATS];
    bool over = out->end.ask == ORI_ASK_OVER;
    int length = write_subject(
        &(Subject){.s = &out->end, .whole = out->seat == ORI_TRUTH, .seat = out->seat}, text);
    r->field = "final position";
    if (r->failed)
        return;
    if (strncmp(r->p, text, (size_t)length) != 0) {
        int same = 0;
        while (r->p[same] == text[same] && text[same] != '\0')
            same++;
        fail_at(r, r->p + same, "the decisions lead to another position");
    }
    r->p += r->failed ? 0 : length;
    skip_between(r);
    expect_end(r);
    r->field = "tags";
    ori_ranks(&out->end, rank);
    if (over && !tags->has_result)
        fail_at(r, r->start, "the game is over: Result and Ranks are missing");
    if (!over && tags->has_result)
        fail_at(r, tags->result_at, "the game is not over, but has a Result");
    for (int seat = 0; over && seat < tags->seats; seat++) {
        if (tags->result[seat] != out->end.pool[seat])
            fail_at(r, tags->result_at, "the Result is not that of the final position");
        if (tags->ranks[seat] != rank[seat])
            fail_at(r, tags->ranks_at, "the Ranks are not those of the final position");
    }
}

bool ori_read_record(const char *text, OriRecord *out, OriError *error)
{
    Reader r = {.start = text, .p = text, .error = error};
    Tags tags = {0};
    *out = (OriRecord){.count = 0};
    read_tags(&r, &tags, out);
    if (r.failed)
        return false;
    start_from(&r, &tags, out);
    skip_empty_lines(&r);
    Ending ending = find_ending(text, out);
    read_decisions(&r, out, &ending);
    check_ending(&r, out, &tags);
    return !r.failed;
}
