/*
 * suggest.c - oriflamme suggest: what a bot thinks of a seat's options, and of what lies face down.
 *
 * Of a whole position the view of the seat is taken at once, and nothing else is used after that.
 */
#include "match.h"
#include "words.h"
#include "bots/guess.h"

#include <stdlib.h>
#include <string.h>

enum { SEAT, BOT, SEED };
enum { BELIEF_SAMPLES = 20000, WHOLE = 1000, LEAST = 10 }; /* shares are thousandths */

#define DEFAULT_BOT "baron:20000"

const CliUsage suggest_usage = {
    .arguments = "POSITION",
    .least = 1,
    .most = 1,
    .option =
        {
            [SEAT] = {"--seat", "SEAT", "whose view, a to e (needed with a whole position)"},
            [BOT] = {"--bot", "BOT", "as for arena: baron:1s (" DEFAULT_BOT " if not told)"},
            [SEED] = {"--seed", "S", CLI_ONE_SEED_ABOUT},
        },
    .notes = "POSITION is a view, or a whole position: then the seat's view of it is taken,\n"
             "and nothing else is used. If the seat is asked, its options stand first, the\n"
             "best on top, each with the share of victories that the bot expects; > marks\n"
             "what it would choose. Then each face-down card of others: its place, how\n"
             "deep it lies in its stack (1 is the top), its owner, the influence on it, and\n"
             "what it may be, in percent; what is less likely than 1 % is left out.",
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

static bool is_same(OriDecision a, OriDecision b)
{
    return a.verb == b.verb && a.kind == b.kind && a.at == b.at;
}

static void print_options(const OriView *view, const BotAdvice *advice, OriDecision chosen)
{
    Teller teller = {.you = view->seat};
    int order[ORI_MAX_OPTIONS];
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        teller.name[seat] = words_family(seat);
    words_look(&teller, &view->known);
    sort_options(advice, order);
    printf("\n     wins  option\n");
    for (int i = 0; i < advice->count; i++) {
        char text[ORI_DECISION_TEXT];
        char words[WORDS_TEXT];
        char share[16] = "-";
        OriDecision option = advice->option[order[i]];
        int value = advice->value[order[i]];
        ori_write_decision(option, text);
        bool is_placement = option.verb <= ORI_PLACE_ON;
        words_option(&teller, option, words);
        if (value >= 0)
            snprintf(share, sizeof share, "%.2f%%", (double)value * 100 / BOT_SURE);
        printf("%c %7s  %-5s %s%s%s\n", is_same(option, chosen) ? '>' : ' ', share, text,
               is_placement ? words_kind(option.kind) : "", is_placement ? ": " : "", words);
    }
}

static CliStatus suggest(const Cli *cli, const OriView *view, const ArenaEntry *entry,
                         uint64_t seed)
{
    BotAdvice *advice = malloc(sizeof *advice);
    BotTask task = {.budget = entry->budget,
                    .seed = seed,
                    .memory = malloc(BOT_MEMORY),
                    .microseconds = arena_microseconds};
    CliStatus status = CLI_OK;
    if (advice == NULL || task.memory == NULL) {
        status = cli_refuse(cli, "there is no memory for the bot");
    } else {
        OriDecision chosen = entry->bot->decide(view, &task, advice);
        print_options(view, advice, chosen);
        if (entry->bot->searches)
            printf("(%s, %lld iterations)\n", entry->spec, (long long)advice->iterations);
        else
            printf("(%s)\n", entry->spec);
    }
    free(task.memory);
    free(advice);
    return status;
}

/* --- What lies face down --- */

static void print_kinds(const uint16_t share[ORI_KINDS])
{
    uint32_t left = (1u << ORI_KINDS) - 1;
    for (int n = 0; left != 0; n++) {
        int best = ORI_KINDS;
        for (int kind = 0; kind < ORI_KINDS; kind++)
            if ((left >> kind & 1) != 0 && (best == ORI_KINDS || share[kind] > share[best]))
                best = kind;
        if (share[best] < LEAST)
            break;
        left &= ~(1u << best);
        printf("%s%s %.0f%%", n > 0 ? ", " : "", words_kind(best),
               (double)share[best] * 100 / WHOLE);
    }
    putchar('\n');
}

static void print_belief(const OriView *view, uint64_t seed)
{
    static uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS];
    const OriState *known = &view->known;
    OriRandom random = {seed};
    int found = 0;
    guess_belief(view, BELIEF_SAMPLES, &random, share);
    for (int place = 0; place < known->places; place++) {
        int depth = 1;
        for (int h = known->line[place]; h != 0; h = (int)known->card[h].under, depth++) {
            const OriCard *card = &known->card[h];
            if (card->kind != ORI_HIDDEN)
                continue;
            if (found++ == 0)
                printf("\nplace depth owner influence  what it may be\n");
            printf("%5d %5d %5c %9d  ", place + 1, depth, 'a' + (int)card->owner,
                   (int)card->influence);
            print_kinds(share[h]);
        }
    }
    if (found == 0)
        printf("\nNo card of others lies face down.\n");
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
    if (seat < 0)
        return cli_misuse(cli, "--seat is needed: this is a whole position");
    if (seat >= (int)state.rules.seats)
        return cli_refuse(cli, "there is no seat %c in this game", 'a' + seat);
    ori_view(&state, seat, out);
    return CLI_OK;
}

CliStatus suggest_run(const Cli *cli)
{
    OriView view;
    ArenaEntry entry;
    int seat = ORI_SPECTATOR;
    int count = 0;
    uint64_t seed = CLI_DEFAULT_SEED;
    const char *bot = cli->value[BOT] != NULL ? cli->value[BOT] : DEFAULT_BOT;
    if (!cli_seat(cli, "--seat", cli->value[SEAT], &seat) ||
        !match_entries(cli, "--bot", bot, 1, &entry, &count) ||
        !cli_seed(cli, cli->value[SEED], &seed))
        return CLI_MISUSED;
    CliStatus status = read_view(cli, cli->argument[0], seat, &view);
    if (status != CLI_OK)
        return status;

    char text[ORI_EVENT_TEXT];
    OriAsk ask = ori_ask(&view.known);
    ori_write_ask(&ask, text);
    if (ask.kind == ORI_ASK_OVER)
        printf("The game is over: nobody is asked.\n");
    else if (ask.seat == view.seat)
        printf("%c is asked: %s\n", 'a' + ask.seat, text);
    else if (view.seat == ORI_SPECTATOR)
        printf("%c is asked (%s); this is a spectator's view.\n", 'a' + ask.seat, text);
    else
        printf("%c is asked (%s), not %c.\n", 'a' + ask.seat, text, 'a' + view.seat);
    if (ask.kind != ORI_ASK_OVER && ask.seat == view.seat)
        status = suggest(cli, &view, &entry, seed);
    if (status == CLI_OK)
        print_belief(&view, seed);
    return status;
}
