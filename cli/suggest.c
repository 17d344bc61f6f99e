/*
 * suggest.c - oriflamme suggest: what a bot thinks of a seat's options, and of the face-down cards.
 *
 * From a whole position it first takes the seat's view, and uses nothing else after that.
 */
#include "match.h"
#include "at_table.h"

#include "tui/names.h"
#include "words/why.h"

#include <stdlib.h>

enum { SEAT, BOT, SEED, LANG };
enum { BELIEF_SAMPLES = 20000, WHOLE = 1000, LEAST = 10 }; /* shares are thousandths */

#define DEFAULT_BOT "baron:20000"

const CliUsage suggest_usage = {
    .arguments = "POSITION",
    .least = 1,
    .most = 1,
    .option =
        {
            [SEAT] = {"--seat", "SEAT", "whose view, a to e (default: the deciding seat)"},
            [BOT] = {"--bot", "BOT", "as for arena: baron:1s (default: " DEFAULT_BOT ")"},
            [SEED] = {"--seed", "S", CLI_ONE_SEED_ABOUT},
            [LANG] = {"--lang", "L", TABLE_LANG_ABOUT},
        },
    .notes = "POSITION is a view, or a whole position of which only the seat's view is used. If\n"
             "the seat is deciding, its options come first, best on top, each with the win\n"
             "chance that the bot expects; > marks its choice. Then come other players'\n"
             "face-down cards: place, depth in the stack (1 is the top), owner, influence,\n"
             "and what the bot thinks they are, in percent, from 1 % up. The king uses its\n"
             "net, the other bots statistics of players.",
    .example = "oriflamme suggest \"$(oriflamme deal --seats 3 --seed 7 --first b)\" --seat b",
};

/* --- The options --- */

/* The indices of the options, the best first; equals keep their order. */
static void sort_options(const BotAdvice *advice, int order[])
{
    for (int i = 0; i < advice->count; i++) {
        int at = i;
        for (; at > 0 && advice->value[order[at - 1]] < advice->value[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

/* Right in its column. */
static void print_cell(int columns, const char *text)
{
    printf("%*s%s", columns - text_columns(text) > 0 ? columns - text_columns(text) : 0, "", text);
}

static void print_line(Lang lang, TextId id, const TextArg args[])
{
    char text[TEXT_SIZE];
    puts(text_say(lang, id, args, text));
}

static void print_options(Lang lang, const OriView *view, const BotAdvice *advice,
                          OriDecision chosen)
{
    enum { SHARE = 7 };
    const char *wins = text_fixed(lang, TEXT_SUGGEST_WINS);
    int width = text_columns(wins) > SHARE ? text_columns(wins) : SHARE;
    int order[ORI_MAX_OPTIONS];
    Teller teller;
    tell_open(&teller, lang);
    tell_look(&teller, view);
    teller.you = view->seat;
    sort_options(advice, order);
    printf("\n  ");
    print_cell(width, wins);
    printf("  %s\n", text_fixed(lang, TEXT_SUGGEST_OPTION));
    for (int i = 0; i < advice->count; i++) {
        char text[ORI_DECISION_TEXT];
        char words[TEXT_SIZE];
        char share[WHY_FIGURE] = "-";
        OriDecision option = advice->option[order[i]];
        int value = advice->value[order[i]];
        ori_write_decision(option, text);
        if (value >= 0)
            tell_percent(lang, value, share);
        printf("%c ", ori_same_decision(option, chosen) ? '>' : ' ');
        print_cell(width, share);
        printf("  %-5s ", text);
        tell_option(&teller, option, words);
        puts(words);
    }
}

static CliStatus suggest(const Cli *cli, Lang lang, const OriView *view, const ArenaEntry *entry,
                         uint64_t seed)
{
    BotAdvice *advice = malloc(sizeof *advice);
    BotTask task = {.budget = entry->budget,
                    .seed = seed,
                    .memory = malloc(BOT_MEMORY),
                    .microseconds = arena_microseconds};
    CliStatus status = CLI_OK;
    if (advice == NULL || task.memory == NULL) {
        status = cli_refuse(cli, "out of memory for the bot");
    } else {
        OriDecision chosen = entry->bot->decide(view, &task, advice);
        print_options(lang, view, advice, chosen);
        const TextArg *args = TEXT_ARGS({.name = "bot", .text = tell_bot(lang, entry->spec)},
                                        {.name = "n", .number = (int)advice->iterations});
        print_line(lang,
                   entry->bot->searches && advice->iterations > 0 ? TEXT_SUGGEST_BOT_SEARCHED
                                                                  : TEXT_SUGGEST_BOT,
                   args);
    }
    free(task.memory);
    free(advice);
    return status;
}

/* --- What lies face down --- */

static void print_kinds(Lang lang, const uint16_t share[ORI_KINDS])
{
    char text[TEXT_SIZE];
    char kinds[TEXT_SIZE] = "";
    uint32_t left = (1u << ORI_KINDS) - 1;
    while (left != 0) {
        int best = ORI_KINDS;
        for (int kind = 0; kind < ORI_KINDS; kind++)
            if ((left >> kind & 1) != 0 && (best == ORI_KINDS || share[kind] > share[best]))
                best = kind;
        if (share[best] < LEAST)
            break;
        left &= ~(1u << best);
        const TextArg *args =
            TEXT_ARGS({.name = "card", .text = tell_kind_name(lang, best)},
                      {.name = "n", .number = (share[best] * 100 + WHOLE / 2) / WHOLE});
        names_add(lang, text_say(lang, TEXT_SUGGEST_SHARE, args, text), kinds);
    }
    printf("%s\n", kinds);
}

static int column(Lang lang, TextId heading)
{
    return text_columns(text_fixed(lang, heading));
}

static void print_heading(Lang lang)
{
    printf("\n%s %s %s %s  %s\n", text_fixed(lang, TEXT_SUGGEST_PLACE),
           text_fixed(lang, TEXT_SUGGEST_DEPTH), text_fixed(lang, TEXT_SUGGEST_OWNER),
           text_fixed(lang, TEXT_SUGGEST_INFLUENCE), text_fixed(lang, TEXT_SUGGEST_MAY_BE));
}

static void print_belief(Lang lang, const OriView *view, const Bot *bot, uint64_t seed)
{
    static uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS];
    const OriState *known = &view->known;
    OriRandom random = {seed};
    int found = 0;
    bot_belief(bot, view, BELIEF_SAMPLES, &random, share);
    for (int place = 0; place < known->places; place++) {
        int depth = 1;
        for (int h = known->line[place]; h != 0; h = (int)known->card[h].under, depth++) {
            const OriCard *card = &known->card[h];
            if (card->kind != ORI_HIDDEN)
                continue;
            if (found++ == 0)
                print_heading(lang);
            printf("%*d %*d %*c %*d  ", column(lang, TEXT_SUGGEST_PLACE), place + 1,
                   column(lang, TEXT_SUGGEST_DEPTH), depth, column(lang, TEXT_SUGGEST_OWNER),
                   'a' + (int)card->owner, column(lang, TEXT_SUGGEST_INFLUENCE),
                   (int)card->influence);
            print_kinds(lang, share[h]);
        }
    }
    if (found == 0)
        printf("\n%s\n", text_fixed(lang, TEXT_SUGGEST_NONE));
}

/* --- The subcommand --- */

static CliStatus read_view(const Cli *cli, const char *text, int seat, OriView *out)
{
    OriState state;
    OriError error;
    if (ori_text_is_view(text)) {
        if (!ori_read_view(text, out, &error))
            return cli_refuse_text(cli, "position", &error);
        if (seat >= 0 && out->seat == ORI_SPECTATOR)
            return cli_refuse(cli, "this is a spectator's view, not that of %c", 'a' + seat);
        if (seat >= 0 && seat != out->seat)
            return cli_refuse(cli, "this is the view of %c, not of %c", 'a' + out->seat,
                              'a' + seat);
        return CLI_OK;
    }
    if (!ori_read_position(text, &state, &error))
        return cli_refuse_text(cli, "position", &error);
    if (seat < 0 && state.ask == ORI_ASK_OVER)
        return cli_misuse(cli, "--seat is required: the game is over, and nobody is asked");
    if (seat < 0)
        seat = (int)state.asked;
    if (seat >= (int)state.rules.seats)
        return cli_refuse(cli, "there is no seat %c in this game", 'a' + seat);
    ori_view(&state, seat, out);
    return CLI_OK;
}

static void print_asked(Lang lang, const OriView *view, const OriAsk *ask)
{
    char text[ORI_EVENT_TEXT];
    char asked[2] = {(char)('a' + ask->seat), '\0'};
    char reader[2] = {(char)('a' + view->seat), '\0'};
    ori_write_ask(ask, text);
    const TextArg *args =
        TEXT_ARGS({.name = "player", .text = asked}, {.name = "other-player", .text = reader},
                  {.name = "ask", .text = text});
    print_line(lang,
               ask->kind == ORI_ASK_OVER     ? TEXT_SUGGEST_NOBODY
               : ask->seat == view->seat     ? TEXT_SUGGEST_ASKED
               : view->seat == ORI_SPECTATOR ? TEXT_SUGGEST_ASKED_PUBLIC
                                             : TEXT_SUGGEST_ASKED_OTHER,
               args);
}

CliStatus suggest_run(const Cli *cli)
{
    Lang lang;
    OriView view;
    ArenaEntry entry;
    int seat = ORI_SPECTATOR;
    int count = 0;
    uint64_t seed = CLI_DEFAULT_SEED;
    const char *bot = cli->value[BOT] != NULL ? cli->value[BOT] : DEFAULT_BOT;
    if (!cli_seat(cli, "--seat", cli->value[SEAT], &seat) ||
        !match_entries(cli, "--bot", bot, 1, &entry, &count) ||
        !cli_seed(cli, cli->value[SEED], &seed) || !table_lang(cli, cli->value[LANG], &lang))
        return CLI_MISUSED;
    CliStatus status = read_view(cli, cli->argument[0], seat, &view);
    if (status != CLI_OK)
        return status;

    OriAsk ask = ori_ask(&view.known);
    print_asked(lang, &view, &ask);
    if (ask.kind != ORI_ASK_OVER && ask.seat == view.seat)
        status = suggest(cli, lang, &view, &entry, seed);
    if (status == CLI_OK)
        print_belief(lang, &view, entry.bot, seed);
    return status;
}
