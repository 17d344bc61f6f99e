/*
 * plain_review.c - a review in plain lines: a line steps, a number jumps, letters choose the view.
 *
 * A step tells its events; a jump, either way, describes the table it leads to.
 */
#include "tui/plain.h"

#include "tui/explain.h"
#include "tui/over.h"
#include "tui/review.h"
#include "tui/term.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void print_over_line(void *to, const char *line)
{
    (void)to;
    lines_print(line);
}

/* The moment and whose turn it is; at the end the ranks. */
static void print_where(const Review *r)
{
    char text[TEXT_SIZE];
    review_tell(r, text);
    lines_print(text);
    if (r->model.is_over) {
        over_tell(&r->model, print_over_line, NULL);
        return;
    }
    review_tell_next(r, text);
    lines_print(text);
}

/* The lines of the log from there on. */
static void print_log(const Review *r, int from)
{
    char text[TEXT_SIZE + 8];
    for (int n = from; n < r->model.lines; n++) {
        const ModelLine *line = model_line(&r->model, n);
        if (line == NULL)
            continue;
        snprintf(text, sizeof text, "* %s", line->text);
        lines_print(text);
    }
}

static void step_on(Review *r)
{
    int lines = r->model.lines;
    review_go(r, r->at + 1);
    print_log(r, lines);
    print_where(r);
}

/* Skipped events are not recited: the table and the log tell them. */
static void jump(Review *r, int to)
{
    if (to > r->record->count)
        lines_say(r->model.lang, TEXT_REVIEW_BEYOND,
                  TEXT_ARGS({.name = "n", .number = r->record->count}));
    review_go(r, to);
    plain_print_short(&r->model);
    print_where(r);
}

static void look(Review *r, int seat)
{
    char text[TEXT_SIZE];
    if (review_look(r, seat)) {
        plain_print_whole(&r->model);
        print_where(r);
        return;
    }
    review_tell_unknown(r, seat, text);
    lines_print(text);
}

static bool is_number(const char *line)
{
    return line[0] != '\0' && strlen(line) < 5 && strspn(line, "0123456789") == strlen(line);
}

/* The lines of the log with a word in them. */
static void search(const Review *r, const char *word)
{
    char text[TEXT_SIZE + 8];
    int found = 0;
    for (int n = 0; n < r->model.lines && word[0] != '\0'; n++) {
        const ModelLine *line = model_line(&r->model, n);
        if (line == NULL || !lines_contain(line->text, word))
            continue;
        snprintf(text, sizeof text, "* %s", line->text);
        lines_print(text);
        found++;
    }
    if (found == 0)
        lines_say(r->model.lang, TEXT_SEARCH_NONE, TEXT_ARGS({.name = "text", .text = word}));
}

/* At the end of the game all of it is needed. */
static void analyse(const Review *r, Explain *e)
{
    if (!explain_is_begun(e) && !explain_begin(e, r->record))
        return;
    do
        explain_step(e, r->at);
    while (r->at == r->record->count && !explain_is_done(e));
    explain_tell(e, r, EXPLAIN_PLAIN, print_over_line, NULL);
}

static bool tells(Review *r, const char *line)
{
    if (strcmp(line, "t") == 0)
        plain_print_whole(&r->model);
    else if (strcmp(line, "l") == 0)
        print_log(r, 0);
    else if (strcmp(line, ".") == 0)
        print_where(r);
    else if (line[0] == '/')
        search(r, line + 1 + strspn(line + 1, " "));
    else if (line[0] == '?' && line[1] != '\0')
        plain_explain(&r->model, line + 1 + strspn(line + 1, " "));
    else
        return false;
    return true;
}

/* Returns whether it continues. */
static bool handle(Review *r, Explain *e, const char *line, Outcome *outcome)
{
    *outcome = OUTCOME_LEFT;
    if (line[0] == '\0')
        step_on(r);
    else if (is_number(line))
        jump(r, atoi(line));
    else if (strcmp(line, "-") == 0)
        jump(r, r->at - 1);
    else if (line[0] == 'r' && line[1] >= '1' && line[1] <= '0' + ORI_ROUNDS && line[2] == '\0')
        jump(r, review_round_start(r, line[1] - '0'));
    else if (line[1] == '\0' && line[0] >= 'a' && line[0] < 'a' + ORI_MAX_SEATS)
        look(r, line[0] - 'a');
    else if (strcmp(line, "A") == 0)
        analyse(r, e);
    else if (strcmp(line, "x") == 0)
        look(r, ORI_TRUTH);
    else if (strcmp(line, "o") == 0)
        look(r, ORI_SPECTATOR);
    else if (strcmp(line, "p") == 0 && !r->model.is_over)
        *outcome = OUTCOME_PLAY_ON;
    else if (!tells(r, line))
        lines_say(r->model.lang, TEXT_PLAIN_COMMANDS, NULL);
    return *outcome != OUTCOME_PLAY_ON;
}

Outcome plain_review(Lang lang, const OriRecord *record, Lines *lines, Moment *moment)
{
    Review *r = malloc(sizeof *r);
    Explain explain = {.moment = NULL};
    Outcome outcome = OUTCOME_LEFT;
    char line[LINES_SIZE];
    if (r == NULL)
        return OUTCOME_FAILED;
    review_open(r, lang, record, moment->decisions, moment->seat);
    r->reader = moment->reader;
    lines_say(lang, TEXT_PLAIN_COMMANDS, NULL);
    print_log(r, 0);
    print_where(r);
    for (bool goes_on = true; goes_on && !ferror(stdout);) {
        fflush(stdout);
        LineResult result = lines_next(lines, line);
        if (result == LINE_READ) {
            goes_on = strcmp(line, "q") != 0 && handle(r, &explain, line, &outcome);
            continue;
        }
        if (result == LINE_ENDED)
            break;
        if (result == LINE_LONG) {
            lines_say(lang, TEXT_PLAIN_TOO_LONG, NULL);
            continue;
        }
        struct pollfd fds[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                               {.fd = term_signal_fd(), .events = POLLIN}};
        poll(fds, 2, -1);
        TermEvent event = term_signal();
        if (event != TERM_NOTHING) {
            outcome = event == TERM_END ? OUTCOME_KILLED : OUTCOME_LEFT;
            break;
        }
    }
    *moment = (Moment){.decisions = r->at, .seat = r->seat, .reader = moment->reader};
    review_close(r);
    explain_close(&explain);
    free(r);
    return outcome;
}
