/*
 * list.h - the bots, a row each, from beginner to expert within each family.
 *
 * A new bot is a row here and a file with its NAME_decide. Everything else reads the rows: bot.h
 * declares the functions, bots.c builds the table, the texts are checked against it, and the page,
 * the server, the command line and the packages list what they find. BOT(ID, BRAIN, NAME, ...) has
 * the function's name, NET if the bot needs the king's weights and is missing from the page's first
 * module (else OWN), the name that people type, and the rest of the bot's fields.
 */
#ifndef ORI_BOT_LIST_H
#define ORI_BOT_LIST_H

/* The page has texts of its own, in its language, and its first module should be small. */
#ifdef __wasm__
#define BOT_ABOUT(text) NULL
#else
#define BOT_ABOUT(text) text
#endif

/* clang-format off */
#define BOTS(BOT) \
    BOT(random,        OWN, "random",        .rating = 1000, .offered = true, \
        .about = BOT_ABOUT("picks any option at random")) \
    BOT(cook,          OWN, "cook",          .rating = 1130, .offered = true, \
        .about = BOT_ABOUT("knows what its cards do and places them anywhere")) \
    BOT(page,          OWN, "page",          .rating = 1150, .offered = true, \
        .about = BOT_ABOUT("a squire in the making: the same rules of thumb, often forgotten")) \
    BOT(squire,        OWN, "squire",        .rating = 1165, .offered = true, \
        .about = BOT_ABOUT("plays by a handful of rules of thumb, and makes a beginner's mistakes")) \
    BOT(knight,        OWN, "knight",        .rating = 1260, .offered = true, .mind = MIND_LEARNED, \
        .about = BOT_ABOUT("looks one decision ahead in possible deals")) \
    BOT(baron,         OWN, "baron",         .rating = 1315, .offered = true, .mind = MIND_LEARNED, .searches = true, \
        .about = BOT_ABOUT("searches the game tree over possible deals, with a learned belief")) \
    BOT(baron_uniform, OWN, "baron-uniform", .rating = 1300, .searches = true, \
        .about = BOT_ABOUT("the same search with uniform guesses; for comparison")) \
    BOT(minstrel,      NET, "minstrel",      .rating = 1170, .offered = true, \
        .about = BOT_ABOUT("the king's net at its gentlest: sees what is in front of it, hardly plans, fears an Ambush")) \
    BOT(herald,        NET, "herald",        .rating = 1210, .offered = true, \
        .about = BOT_ABOUT("the king's net, plans badly and chases the leader")) \
    BOT(steward,       NET, "steward",       .rating = 1255, .offered = true, \
        .about = BOT_ABOUT("the king's net, plans so-so and is fond of a gamble")) \
    BOT(marshal,       NET, "marshal",       .rating = 1315, .offered = true, \
        .about = BOT_ABOUT("the king's net, overlooks little")) \
    BOT(regent,        NET, "regent",        .rating = 1365, .offered = true, \
        .about = BOT_ABOUT("the king's net, almost the king")) \
    BOT(miser,         NET, "miser",         .rating = 1295, .offered = true, \
        .about = BOT_ABOUT("the king's net with a character: saves up and avoids a fight")) \
    BOT(hunter,        NET, "hunter",        .rating = 1290, .offered = true, \
        .about = BOT_ABOUT("the king's net with a character: strikes early and goes for the leader")) \
    BOT(king,          NET, "king",          .rating = 1410, .offered = true, .mind = MIND_NET, .searches = true, .at_once = true, .tries = 40, \
        .about = BOT_ABOUT("a net trained by playing itself; with a budget it searches as well"))
/* clang-format on */

#endif
