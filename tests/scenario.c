/*
 * scenario.c - runs the scenarios (tests/scenarios/README.md tells their language).
 *
 * usage: scenario [--clauses docs/rules.md | --print] FILE...
 * With --clauses the run fails when a clause id of that file has no scenario, or a scenario names
 * one that is not there. With --print each scenario becomes a line, `CLAUSE|POSITION|DECISIONS`,
 * whole positions in place of the shorthand: the page steps through the examples so.
 */
#include "oriflamme.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 2048, FIELDS = 6, MAX_IDS = 512, ID = 32 };

typedef struct Runner {
    const char *file;
    int line;
    char title[LINE];
    OriState state;
    OriLog log;
    int next_event; /* of the log lines */
    bool failed;    /* this scenario; the rest of it is skipped */
    bool open;
    bool prints;
    int passed;
    int failures;
    char id[MAX_IDS][ID];
    int ids;
} Runner;

static void complain(Runner *r, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    printf("%s:%d: %s\n    ", r->file, r->line, r->title);
    vprintf(format, args);
    printf("\n");
    va_end(args);
    r->failed = true;
}

/* --- Fields and hands --- */

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
    char part[3][LINE]; /* hand, aside, pile */
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
                snprintf(out[i].part[k], LINE, ".");
        return true;
    }
    for (int i = 0; i < seats; i++) {
        for (int k = 0; k < 3; k++) {
            size_t length = strcspn(text, "=/");
            snprintf(out[i].part[k], LINE, "%.*s", (int)length, text);
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
    uint32_t family = kinds | ((kinds >> ORI_PRINCE & 1) != 0 ? ORI_TWIN_BIT : 0);
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

static bool complete(Runner *r, const char *text, char *out)
{
    char copy[LINE];
    char *field[FIELDS];
    Hand hands[ORI_MAX_SEATS];
    snprintf(copy, sizeof copy, "%s", text);
    if (strchr(text, '.') == NULL) {
        snprintf(out, LINE, "%s", text);
        return true;
    }
    OriRules rules = {.seats = 2};
    OriError error;
    if (!split(copy, field)) {
        complain(r, "a position has six fields");
        return false;
    }
    Moment m = moment_of(field);
    if (m.seats > ORI_MAX_SEATS || !split_hands(field[2], m.seats, hands) ||
        !ori_read_rules(field[0], &rules, &error)) {
        complain(r, "the shorthand does not fit: %s", text);
        return false;
    }
    Seen seen = look_at_queue(field[1]);
    char completed[LINE];
    size_t at = 0;
    for (int seat = 0; seat < m.seats; seat++) {
        if (seat > 0)
            completed[at++] = '/';
        at = complete_seat(&hands[seat], seat, rules.kinds, &seen, &m, completed, at);
    }
    completed[at] = '\0';
    int length = snprintf(out, LINE, "%s %s %s %s %s %s", field[0], field[1], completed, field[3],
                          field[4], field[5]);
    return length < LINE;
}

static bool part_matches(const char *pattern, const char *text)
{
    if (!is_open(pattern))
        return strcmp(pattern, text) == 0;
    uint32_t wanted = kinds_in(pattern);
    return (kinds_in(text) & wanted) == wanted;
}

static bool matches(const char *pattern, const char *text)
{
    char a[LINE];
    char b[LINE];
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

/* --- Directives --- */

static void options_text(const OriState *s, char out[LINE])
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(s, option);
    out[0] = '\0';
    for (int i = 0; i < n; i++) {
        char d[ORI_DECISION_TEXT];
        ori_write_decision(option[i], d);
        strncat(out, i > 0 ? " " : "", LINE - strlen(out) - 1);
        strncat(out, d, LINE - strlen(out) - 1);
    }
}

static void run_at(Runner *r, char *rest)
{
    char text[LINE];
    char back[ORI_POSITION_TEXT];
    OriError error;
    if (!complete(r, rest, text))
        return;
    if (!ori_read_position(text, &r->state, &error)) {
        complain(r, "refused: %s, at %d: %s\n    %s", error.field, error.at, error.why, text);
        return;
    }
    ori_write_position(&r->state, back);
    if (strcmp(back, text) != 0)
        complain(r, "read   %s\n    written %s", text, back);
    if (r->prints)
        printf("%s%.*s|%s|", r->passed > 0 ? "\n" : "", (int)strcspn(r->title, " "), r->title,
               back);
}

static bool deal_from(const char *rest, OriState *out)
{
    char rules_text[ORI_RULES_TEXT + 1];
    char first = '\0';
    unsigned seats = 0;
    unsigned long long seed = 0;
    OriError error;
    if (sscanf(rest, "%32s %u %llu %c", rules_text, &seats, &seed, &first) < 3 || seats > 7)
        return false;
    OriRandom random = {seed};
    OriRules rules = ori_rules(0, (int)seats, 1);
    bool named = strchr(rules_text, ':') != NULL; /* then in the notation's one spelling */
    if (!(named ? ori_read_rules : ori_read_wish)(rules_text, &rules, &error))
        return false;
    return ori_deal(rules, first == '\0' ? ORI_ANY_SEAT : first - 'a', &random, out) == NULL;
}

static void run_deal(Runner *r, char *rest)
{
    if (!deal_from(rest, &r->state))
        complain(r, "this deal is refused");
}

static void run_nodeal(Runner *r, char *rest)
{
    OriState s;
    if (deal_from(rest, &s))
        complain(r, "this deal is not refused");
}

static void run_may(Runner *r, char *rest)
{
    char text[LINE];
    options_text(&r->state, text);
    if (strcmp(text, rest) != 0)
        complain(r, "expected the options %s\n               there are %s", rest, text);
}

static void run_do(Runner *r, char *rest)
{
    static OriLog log;
    r->log.count = 0;
    r->next_event = 0;
    for (char *d = strtok(rest, " "); d != NULL; d = strtok(NULL, " ")) {
        OriDecision decision;
        OriError error;
        char options[LINE];
        if (r->prints)
            printf("%s ", d);
        const char *why = ori_read_decision(d, &decision, &error)
                              ? ori_apply(&r->state, decision, &log)
                              : error.why;
        if (why != NULL) {
            options_text(&r->state, options);
            complain(r, "%s is refused: %s; the options are %s", d, why, options);
            return;
        }
        for (int i = 0; i < log.count && r->log.count < ORI_MAX_EVENTS; i++)
            r->log.event[r->log.count++] = log.event[i];
        if (!ori_check(&r->state, &error)) {
            complain(r, "after %s the position is impossible: %s: %s", d, error.field, error.why);
            return;
        }
    }
}

static void run_no(Runner *r, char *rest)
{
    for (char *d = strtok(rest, " "); d != NULL; d = strtok(NULL, " ")) {
        OriDecision decision;
        OriError error;
        OriState before = r->state;
        if (ori_read_decision(d, &decision, &error) && ori_apply(&r->state, decision, NULL) == NULL)
            complain(r, "%s is not refused", d);
        else if (memcmp(&before, &r->state, sizeof before) != 0)
            complain(r, "%s is refused but changes something", d);
        if (r->failed)
            return;
    }
}

static void run_is(Runner *r, char *rest)
{
    char text[ORI_POSITION_TEXT];
    ori_write_position(&r->state, text);
    if (!matches(rest, text))
        complain(r, "expected %s\n          is %s", rest, text);
}

static void run_sees(Runner *r, char *rest)
{
    char text[ORI_POSITION_TEXT];
    OriView view;
    OriView again;
    OriError error;
    int seat = rest[0] == '-' ? ORI_SPECTATOR : rest[0] - 'a';
    if (seat >= (int)r->state.rules.seats || rest[1] != ' ') {
        complain(r, "sees wants a seat and a position");
        return;
    }
    ori_view(&r->state, seat, &view);
    ori_write_view(&view, text);
    if (!matches(rest + 2, text))
        complain(r, "expected %s\n        sees %s", rest + 2, text);
    else if (!ori_read_view(text, &again, &error))
        complain(r, "the view cannot be read: %s: %s", error.field, error.why);
}

static void run_log(Runner *r, char *rest)
{
    char text[ORI_EVENT_TEXT];
    while (r->next_event < r->log.count) {
        ori_write_event(&r->log.event[r->next_event++], text);
        if (strcmp(text, rest) == 0)
            return;
    }
    complain(r, "there is no event '%s' (in this order). There are:", rest);
    for (int i = 0; i < r->log.count; i++) {
        ori_write_event(&r->log.event[i], text);
        printf("        %s\n", text);
    }
}

static void run_nolog(Runner *r, char *rest)
{
    char text[ORI_EVENT_TEXT];
    for (int i = 0; i < r->log.count; i++) {
        ori_write_event(&r->log.event[i], text);
        if (strncmp(text, rest, strlen(rest)) == 0)
            complain(r, "there is an event '%s'", text);
    }
}

static void run_ranks(Runner *r, char *rest)
{
    uint8_t rank[ORI_MAX_SEATS];
    char text[LINE] = "";
    ori_ranks(&r->state, rank);
    for (int i = 0; i < (int)r->state.rules.seats; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d", i > 0 ? "/" : "",
                 rank[i]);
    if (r->state.ask != ORI_ASK_OVER)
        complain(r, "the game is not over");
    else if (strcmp(text, rest) != 0)
        complain(r, "expected the ranks %s, they are %s", rest, text);
}

static void run_bad(Runner *r, char *rest)
{
    char text[LINE];
    char field[ID];
    OriState s;
    OriView v;
    OriError error = {0};
    size_t length = strcspn(rest, " ");
    snprintf(field, sizeof field, "%.*s", (int)length, rest);
    char *position = rest + length + (rest[length] != '\0');
    if (strstr(position, "...") != NULL || strstr(position, ".=") != NULL ||
        strstr(position, "=.") != NULL) {
        if (!complete(r, position, text))
            return;
    } else {
        snprintf(text, sizeof text, "%s", position);
    }
    bool is_view = ori_text_is_view(text);
    if (is_view ? ori_read_view(text, &v, &error) : ori_read_position(text, &s, &error))
        complain(r, "this is not refused: %s", text);
    else if (strcmp(error.field, field) != 0)
        complain(r, "expected an error in %s, it is in %s: %s\n    %s", field, error.field,
                 error.why, text);
}

static const struct {
    const char *word;
    void (*run)(Runner *, char *);
} directives[] = {
    {"at ", run_at},   {"deal ", run_deal},   {"nodeal ", run_nodeal}, {"may ", run_may},
    {"do ", run_do},   {"no ", run_no},       {"is ", run_is},         {"sees ", run_sees},
    {"log ", run_log}, {"nolog ", run_nolog}, {"bad ", run_bad},       {"ranks ", run_ranks},
};

/* --- Files --- */

static void close_scenario(Runner *r)
{
    if (!r->open)
        return;
    r->passed += !r->failed;
    r->failures += r->failed;
    r->open = false;
}

static void remember_id(Runner *r, const char *id)
{
    for (int i = 0; i < r->ids; i++)
        if (strcmp(r->id[i], id) == 0)
            return;
    if (r->ids < MAX_IDS)
        snprintf(r->id[r->ids++], ID, "%s", id);
}

/* "= ID ID  sentence" */
static void open_scenario(Runner *r, const char *rest)
{
    close_scenario(r);
    r->open = true;
    r->failed = false;
    snprintf(r->title, sizeof r->title, "%s", rest);
    char ids[LINE];
    const char *end = strstr(rest, "  ");
    snprintf(ids, sizeof ids, "%.*s", (int)(end != NULL ? end - rest : (long)strlen(rest)), rest);
    for (char *id = strtok(ids, " "); id != NULL; id = strtok(NULL, " "))
        remember_id(r, id);
    if (end == NULL)
        complain(r, "ids, two spaces, a sentence");
}

static void run_line(Runner *r, char *line)
{
    if (line[0] == '=' && line[1] == ' ') {
        open_scenario(r, line + 2);
        return;
    }
    if (line[0] == '\0' || line[0] == '#')
        return;
    if (!r->open) {
        r->open = true;
        complain(r, "a scenario begins with =");
    }
    if (r->failed)
        return;
    for (size_t i = 0; i < sizeof directives / sizeof directives[0]; i++)
        if (strncmp(line, directives[i].word, strlen(directives[i].word)) == 0) {
            directives[i].run(r, line + strlen(directives[i].word));
            return;
        }
    complain(r, "there is no such directive: %s", line);
}

static bool run_file(Runner *r, const char *path)
{
    FILE *file = fopen(path, "r");
    char line[LINE];
    if (file == NULL) {
        perror(path);
        return false;
    }
    r->file = path;
    r->line = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        size_t length = strcspn(line, "\n");
        while (length > 0 && line[length - 1] == ' ')
            length--;
        line[length] = '\0';
        r->line++;
        run_line(r, line);
    }
    close_scenario(r);
    fclose(file);
    return true;
}

/* A clause's id opens its line in rules.md, after "- " or "| ": SETUP-1, BASE-ARCHER-2, OPT-SEATS,
 * EX-13. */
static bool is_clause(const char *word)
{
    static const char *const families[] = {"SETUP-",   "ROUND-", "PLACE-", "STACK-",
                                           "RESOLVE-", "ELIM-",  "END-",   "BASE-",
                                           "ABL-",     "MIX-",   "OPT-",   "EX-"};
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++)
        if (strncmp(word, families[i], strlen(families[i])) == 0)
            return true;
    return false;
}

static int check_clauses(const Runner *r, const char *path)
{
    FILE *file = fopen(path, "r");
    char line[LINE];
    char clauses[MAX_IDS][ID];
    int n = 0;
    int missing = 0;
    if (file == NULL) {
        perror(path);
        return 1;
    }
    while (fgets(line, sizeof line, file) != NULL)
        if (line[0] == '-' && line[1] == ' ' && is_clause(line + 2) && n < MAX_IDS) {
            const char *id = line + 2;
            snprintf(clauses[n++], ID, "%.*s", (int)strcspn(id, " \n"), id);
        }
    fclose(file);
    for (int i = 0; i < n; i++) {
        bool found = false;
        for (int k = 0; k < r->ids && !found; k++)
            found = strcmp(clauses[i], r->id[k]) == 0;
        if (!found) {
            printf("%s: no scenario for %s\n", path, clauses[i]);
            missing++;
        }
    }
    for (int k = 0; k < r->ids; k++) {
        bool found = false;
        for (int i = 0; i < n && !found; i++)
            found = strcmp(clauses[i], r->id[k]) == 0;
        if (!found) {
            printf("%s: a scenario names %s, which is no clause\n", path, r->id[k]);
            missing++;
        }
    }
    printf("%d clauses\n", n);
    return missing;
}

int main(int argc, char **argv)
{
    static Runner r;
    const char *clauses = NULL;
    int first = 1;
    if (argc > 2 && strcmp(argv[1], "--clauses") == 0) {
        clauses = argv[2];
        first = 3;
    }
    if (argc > 1 && strcmp(argv[1], "--print") == 0) {
        r.prints = true;
        first = 2;
    }
    if (first >= argc) {
        fprintf(stderr, "usage: scenario [--clauses FILE | --print] SCENARIOS...\n");
        return 2;
    }
    for (int i = first; i < argc; i++)
        if (!run_file(&r, argv[i]))
            r.failures++;
    if (clauses != NULL)
        r.failures += check_clauses(&r, clauses);
    if (!r.prints)
        printf("scenarios: %d passed, %d failed\n", r.passed, r.failures);
    else
        printf("\n");
    return r.failures > 0;
}
