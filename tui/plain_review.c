/*
 * plain_review.c - a review in plain lines: a line steps, letters choose whose eyes.
 */
#include "tui/session.h"

#include "tui/lines.h"
#include "tui/over.h"
#include "tui/review.h"
#include "tui/term.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void print_state(const Review *r)
{
    const Model *m = &r->model;
    const OriState *s = &m->view.known;
    char text[TEXT_SIZE];
    Teller teller = m->teller;
    tell_look(&teller, s);
    for (int place = 0; place < s->places; place++) {
        tell_place(&teller, place, text);
        lines_print(text);
    }
    if (r->seat >= 0) {
        char names[TEXT_SIZE];
        over_write_kinds(m->lang, s->hand[r->seat] & ~ORI_TWIN_BIT, names);
        lines_say(m->lang, TEXT_PLAIN_HAND,
                  (TextArg[]){{.name = "cards", .text = names}, {.name = NULL}});
    }
}

/* The lines of the log from there on, then where we are and who is asked. */
static void print_moment(const Review *r, int from)
{
    const Model *m = &r->model;
    char text[TEXT_SIZE + 8];
    char waiting[TEXT_SIZE];
    for (int n = from; n < m->lines; n++) {
        const ModelLine *line = model_line(m, n);
        if (line == NULL)
            continue;
        snprintf(text, sizeof text, "* %s", line->text);
        lines_print(text);
    }
    review_tell(r, waiting);
    lines_print(waiting);
    tell_waiting(&m->teller, waiting);
    lines_print(waiting);
}

static void go(Review *r, int at)
{
    int lines = r->model.lines;
    bool is_on = at > r->at;
    review_go(r, at);
    print_moment(r, is_on ? lines : r->model.lines);
    if (!is_on)
        print_state(r);
}

static void look(Review *r, int seat)
{
    if (review_look(r, seat)) {
        print_moment(r, r->model.lines);
        print_state(r);
        return;
    }
    const char *name =
        seat >= 0 && seat < (int)r->record->start.rules.seats ? r->model.teller.name[seat] : "?";
    lines_say(r->model.lang, TEXT_REVIEW_NOT_KNOWN,
              (TextArg[]){{.name = "player", .text = name}, {.name = NULL}});
}

static bool is_number(const char *line)
{
    return line[0] != '\0' && strlen(line) < 5 && strspn(line, "0123456789") == strlen(line);
}

/* Returns whether it goes on. */
static bool handle(Review *r, const char *line, Outcome *outcome)
{
    *outcome = OUTCOME_LEFT;
    if (line[0] == '\0') {
        go(r, r->at + 1);
    } else if (is_number(line)) {
        go(r, atoi(line));
    } else if (strcmp(line, "-") == 0) {
        go(r, r->at - 1);
    } else if (line[1] == '\0' && line[0] >= 'a' && line[0] < 'a' + ORI_MAX_SEATS) {
        look(r, line[0] - 'a');
    } else if (strcmp(line, "t") == 0) {
        look(r, ORI_TRUTH);
    } else if (strcmp(line, "o") == 0) {
        look(r, ORI_SPECTATOR);
    } else if (strcmp(line, "p") == 0 && r->model.view.known.ask != ORI_ASK_OVER) {
        *outcome = OUTCOME_PLAY_ON;
        return false;
    } else if (strcmp(line, "q") == 0) {
        return false;
    } else {
        lines_say(r->model.lang, TEXT_PLAIN_COMMANDS, NULL);
    }
    return true;
}

Outcome plain_review(Lang lang, const OriRecord *record, int *decisions, int *seat)
{
    Review *r = malloc(sizeof *r);
    Lines lines = {.length = 0};
    Outcome outcome = OUTCOME_LEFT;
    char line[LINES_SIZE];
    if (r == NULL)
        return OUTCOME_FAILED;
    review_open(r, lang, record, *decisions, *seat);
    lines_say(lang, TEXT_PLAIN_COMMANDS, NULL);
    print_moment(r, 0);
    for (bool goes_on = true; goes_on && !ferror(stdout);) {
        fflush(stdout);
        LineResult result = lines_next(&lines, line);
        if (result == LINE_READ) {
            goes_on = handle(r, line, &outcome);
            continue;
        }
        if (result == LINE_ENDED)
            break;
        struct pollfd fds[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                               {.fd = term_signal_fd(), .events = POLLIN}};
        poll(fds, 2, -1);
        TermEvent event = term_signal();
        if (event != TERM_NOTHING) {
            outcome = event == TERM_END ? OUTCOME_KILLED : OUTCOME_LEFT;
            break;
        }
    }
    *decisions = r->at;
    *seat = r->seat;
    review_close(r);
    free(r);
    return outcome;
}
