/*
 * scenario.c - runs the scenarios (tests/scenarios/README.md tells their language).
 *
 * usage: scenario [--clauses docs/rules.md | --print] FILE...
 * With --clauses the run fails when a clause id of that file has no scenario, or a scenario names
 * one that is not there. With --print each scenario becomes a line, `CLAUSE|POSITION|DECISIONS`,
 * whole positions in place of the shorthand: the page steps through the examples so. A scenario whose
 * resolution never ends is named, too.
 */
#include "oriflamme.h"
#include "tests/shorthand.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { LINE = SHORTHAND_TEXT, MAX_IDS = 512, ID = 32 };

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

/* --- Directives --- */

static bool complete(Runner *r, const char *text, char out[LINE])
{
    const char *why = shorthand_complete(text, out);
    if (why != NULL)
        complain(r, "%s: %s", why, text);
    return why == NULL;
}

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
    if (!shorthand_matches(rest, text))
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
    if (!shorthand_matches(rest + 2, text))
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

/* --- A resolution that does not end --- */

static Runner r;

/* The engine makes forced moves on its own: an ability that does not let the cursor go on never
 * returns. The handler runs in the middle of it, so the runner is at rest. */
static void on_no_end(int number)
{
    (void)number;
    complain(&r, "this does not end: each step of a resolution must let the cursor go on");
    fflush(stdout);
    _exit(1);
}

static void limit_processor_time(void)
{
    enum { SECONDS = 5 }; /* all scenarios together take less than one */
    struct rlimit limit;
    getrlimit(RLIMIT_CPU, &limit);
    limit.rlim_cur = SECONDS;
    signal(SIGXCPU, on_no_end);
    setrlimit(RLIMIT_CPU, &limit);
}

int main(int argc, char **argv)
{
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
    limit_processor_time();
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
