/*
 * bots.c - the rows of bots/list.h as a TypeScript module, for the page and the npm package: the bots
 * that players are offered, the weakest first.
 */
#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>

enum { OWN = false, NET = true };

static Bot rows[] = {
#define BOT(id, brain, its_name, ...) {.name = its_name, .has_net = (bool)brain, __VA_ARGS__},
    BOTS(BOT)
#undef BOT
};

static int by_rating(const void *a, const void *b)
{
    return ((const Bot *)a)->rating - ((const Bot *)b)->rating;
}

int main(void)
{
    size_t count = sizeof rows / sizeof rows[0];
    qsort(rows, count, sizeof rows[0], by_rating);
    printf("/* bots.ts - the bots; made by tools/bots.c from bots/list.h. */\n"
           "export const BOTS = [\n");
    for (size_t i = 0; i < count; i++)
        if (rows[i].offered)
            printf("    { name: '%s', rating: %d, net: %s, searches: %s, tries: %d },\n",
                   rows[i].name, rows[i].rating, rows[i].has_net ? "true" : "false",
                   rows[i].searches && !rows[i].at_once ? "true" : "false", rows[i].tries);
    printf("] as const;\n");
    return 0;
}
