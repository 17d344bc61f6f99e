/*
 * bots.c - the table of bots, from gentle to formidable.
 */
#include "bots/bot.h"
#include "bots/guess.h"
#include "bots/king.h"

#include <string.h>

/* clang-format off */
const Bot bots[] = {
    { "random",        "decides by chance, every option as likely",                             false, false, false, 1000, random_decide },
    { "squire",        "plays by a handful of rules of thumb, and makes a beginner's mistakes", false, false, false, 1190, squire_decide },
    { "knight",        "looks one decision ahead in guessed worlds and weighs what it sees",    false, false, false, 1285, knight_decide },
    { "baron",         "searches the game tree over guessed worlds, with a learned belief",     true,  false, false, 1325, baron_decide },
    { "baron-uniform", "the same search with guesses that believe nothing; for comparison",     true,  false, false, 1310, baron_uniform_decide },
    { "minstrel",      "the king's net in high spirits: the gentlest of its five courtiers",    false, false, true,  1155, minstrel_decide },
    { "herald",        "the king's net, often careless",                                        false, false, true,  1195, herald_decide },
    { "steward",       "the king's net, sometimes careless",                                    false, false, true,  1255, steward_decide },
    { "marshal",       "the king's net, seldom careless",                                       false, false, true,  1310, marshal_decide },
    { "regent",        "the king's net, almost the king",                                       false, false, true,  1355, regent_decide },
    { "king",          "a net trained by playing itself; with a budget it searches as well",    true,  true,  true,  1405, king_decide },
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
