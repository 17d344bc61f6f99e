/*
 * asked.c - reads and writes the file of findings.
 */
#include "asked.h"

#include "tui/reason.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 512 };

static const char *find_path(char path[SAVE_PATH])
{
    const char *why = save_folder(path);
    if (why == NULL)
        strcat(path, "/mistakes");
    return why;
}

void asked_add_game(Asked *a, const Given *game)
{
    if (a->games == ASKED_GAMES)
        memmove(a->game, a->game + 1, sizeof a->game[0] * (size_t)--a->games);
    a->game[a->games++] = *game;
}

void asked_add(Asked *a, const Mistake *question)
{
    if (a->questions == ASKED_QUESTIONS)
        memmove(a->question, a->question + 1, sizeof a->question[0] * (size_t)--a->questions);
    a->question[a->questions++] = *question;
}

bool asked_knows(const Asked *a, const char *game)
{
    for (int i = 0; i < a->games; i++)
        if (strcmp(a->game[i].game, game) == 0)
            return true;
    return false;
}

/* --- Reading --- */

static bool read_game(const char *line, Given *g)
{
    return sscanf(line, "game %127s %d %d %d %d %d %d %d", g->game, &g->day, &g->lost[GIVEN_PLACE],
                  &g->count[GIVEN_PLACE], &g->lost[GIVEN_REVEAL], &g->count[GIVEN_REVEAL],
                  &g->lost[GIVEN_TARGET], &g->count[GIVEN_TARGET]) == 2 + 2 * GIVEN_KINDS;
}

static bool read_question(const char *line, Mistake *q)
{
    return sscanf(line, "ask %127s %d %d %d", q->game, &q->moment, &q->step, &q->due) == 4 &&
           q->moment >= 0 && q->moment < ORI_MAX_DECISIONS && q->step >= 0 &&
           q->step <= MISTAKE_DONE;
}

void asked_read(Asked *out)
{
    char path[SAVE_PATH];
    char line[LINE];
    Given game;
    Mistake question;
    *out = (Asked){.games = 0};
    FILE *in = find_path(path) == NULL ? fopen(path, "r") : NULL;
    while (in != NULL && fgets(line, sizeof line, in) != NULL)
        if (read_game(line, &game))
            asked_add_game(out, &game);
        else if (read_question(line, &question))
            asked_add(out, &question);
    if (in != NULL)
        fclose(in);
}

/* --- Writing --- */

static int write_game(const Given *g, char *out)
{
    int at = snprintf(out, LINE, "game %s %d", g->game, g->day);
    for (int kind = 0; kind < GIVEN_KINDS; kind++)
        at += snprintf(out + at, (size_t)(LINE - at), " %d %d", g->lost[kind], g->count[kind]);
    return at + snprintf(out + at, (size_t)(LINE - at), "\n");
}

const char *asked_write(const Asked *a)
{
    char path[SAVE_PATH];
    const char *why = find_path(path);
    if (why != NULL)
        return why;
    char *text = malloc((size_t)LINE * (size_t)(a->games + a->questions) + 1);
    int at = 0;
    if (text == NULL)
        return WHY(NO_MEMORY);
    for (int i = 0; i < a->games; i++)
        at += write_game(&a->game[i], text + at);
    for (int i = 0; i < a->questions; i++) {
        const Mistake *q = &a->question[i];
        if (q->step != MISTAKE_DONE)
            at +=
                snprintf(text + at, LINE, "ask %s %d %d %d\n", q->game, q->moment, q->step, q->due);
    }
    why = save_write_text(path, text, (size_t)at);
    free(text);
    return why;
}
