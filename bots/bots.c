/*
 * bots.c - the table of bots, built from the rows of list.h.
 */
#include "bots/bot.h"
#include "bots/guess.h"
#include "bots/king.h"

#include <string.h>

enum { OWN = false, NET = true };

const Bot bots[] = {
#define BOT(id, brain, its_name, ...)                                                              \
    {.name = its_name, .has_net = (bool)brain, .decide = id##_decide, __VA_ARGS__},
    BOTS(BOT)
#undef BOT
};

const int bot_count = sizeof bots / sizeof bots[0];

const Bot *bot_named(const char *name)
{
    for (int i = 0; i < bot_count; i++)
        if (strcmp(bots[i].name, name) == 0)
            return &bots[i];
    return NULL;
}

BotBudget bot_budget(const Bot *bot, BotBudget given)
{
    bool is_given = given.iterations > 0 || given.milliseconds > 0;
    return is_given ? given : (BotBudget){.iterations = bot->tries};
}

void bots_offered(char text[BOTS_TEXT])
{
    char *end = text;
    for (int i = 0; i < bot_count; i++)
        if (bots[i].offered) {
            size_t length = strlen(bots[i].name);
            memcpy(end, ", ", 2);
            end += end > text ? 2 : 0;
            memcpy(end, bots[i].name, length);
            end += length;
        }
    *end = '\0';
}

bool bot_is_ready(const Bot *bot)
{
    return !bot->has_net || king_weights() != NULL;
}

void bot_belief(const Bot *bot, const OriView *view, int samples, OriRandom *random,
                uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS])
{
    if (bot->has_net && bot_is_ready(bot) && view->seat != ORI_SPECTATOR)
        king_belief(view, samples, random, share);
    else
        guess_belief(view, samples, random, share);
}
