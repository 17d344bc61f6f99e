/*
 * bots.c - the table of bots, from gentle to formidable.
 */
#include "bots/bot.h"

#include <string.h>

/* clang-format off */
const Bot bots[] = {
    { "random",        "decides by chance, every option as likely",                         false, random_decide },
    { "squire",        "plays by a handful of rules of thumb, and makes a beginner's mistakes", false, squire_decide },
    { "knight",        "looks one decision ahead in guessed worlds and weighs what it sees",  false, knight_decide },
    { "baron",         "searches the game tree over guessed worlds, with a learned belief",   true,  baron_decide },
    { "baron-uniform", "the same search with guesses that believe nothing; for comparison",   true,  baron_uniform_decide },
};
/* clang-format on */

const int bot_count = sizeof bots / sizeof bots[0];

const Bot *bot_named(const char *name)
{
    for (int i = 0; i < bot_count; i++)
        if (strcmp(bots[i].name, name) == 0)
            return &bots[i];
    return NULL;
}
