/*
 * read_record.c - reads a record and replays its decisions as it goes.
 *
 * So it refuses a record at the first decision that is illegal, or at the end if the decisions do
 * not lead to the final position or the result.
 */
#include "read_tags.c"
#include "record.c"

static void start_from(Reader *r, Tags *tags, OriRecord *out)
{
    unsigned everybody = (1u << tags->seats) - 1;
    tags->rules = ori_rules_like(tags->rules, tags->rules.kinds, tags->seats);
    out->seat = (int8_t)(tags->known == everybody ? ORI_TRUTH
                         : tags->known == 0       ? ORI_SPECTATOR
                                                  : bits_lowest(tags->known));
    set_up(tags->rules, tags->first, &out->start);
    for (int seat = 0; seat < tags->seats; seat++) {
        out->start.hand[seat] |= tags->hand[seat];
        out->start.aside[seat] = tags->aside[seat];
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
 * What Impersonation took from aside, in the record of a view.
 *
 * A hidden aside looks empty, so while the decisions are replayed, another seat's Impersonation finds
 * nothing there and nothing enters. Yet what it took follows from the record: a family has one
 * Impersonation, it acts once and takes the kind of its victim; and if it took its replacement from
 * aside, the final position counts one card fewer there. So the reader looks at the final position
 * first, and lays that card aside before the decision that needs it and in the record's start. Nothing
 * is guessed: a record in which it does not fit ends in another position and is refused.
 */
typedef struct Ending {
    const char *text;
    bool took_from_aside[ORI_MAX_SEATS];
} Ending;

static bool replaces(const OriCard *card)
{
    return rows[card->kind].deed == ORI_DEED_ELIMINATE_AND_REPLACE;
}

/* The seat whose Impersonation, in these events, found nothing though it took something; or -1. */
static int missed_replacement(const OriState *after, const OriLog *log, const Ending *ending,
                              int *kind)
{
    for (int i = 0; i < log->count; i++) {
        const OriEvent *e = &log->event[i];
        if (e->what == ORI_EV_ENTERED && e->verb == ORI_PUT)
            return -1;
        int seat = (int)after->card[e->other].family;
        if (e->what == ORI_EV_ELIMINATED && replaces(&after->card[e->other]) &&
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
    if (over && !has_tag(tags, TAG_RESULT))
        fail_at(r, r->start, "the game is over: Result and Ranks are missing");
    if (!over && has_tag(tags, TAG_RESULT))
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
