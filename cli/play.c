/*
 * play.c - oriflamme play: a quick game on plain lines, you against bots.
 *
 * The truth is dealt and kept here. You are shown your own view of it, each bot is given its own,
 * and events are redacted before they are told.
 */
#include "match.h"
#include "words.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { RULES, SEATS, BOTS, SEED };
enum { YOU = 0 };

const CliUsage play_usage = {
    .arguments = "",
    .option =
        {
            [RULES] = {"--rules", "R", CLI_RULES_ABOUT},
            [SEATS] = {"--seats", "N", "2 to 5, yours included (4 if not told)"},
            [BOTS] = {"--bots", "LIST", "your opponents with commas (squires if not told)"},
            [SEED] = {"--seed", "S", CLI_ANY_SEED_ABOUT},
        },
    .notes = "Answer with the number of a choice. ? explains the cards, q leaves the game.\n"
             "The bots, from gentle to formidable: random, squire, knight, baron. baron:1s\n"
             "thinks for a second, baron:500 for 500 iterations (1000 if not told).",
    .example = "oriflamme play --rules ablaze --bots knight,squire",
};

typedef struct Game {
    OriState truth;
    ArenaEntry bot[ORI_MAX_SEATS]; /* by seat; not yours */
    void *memory;                  /* of the bot that decides */
    uint64_t seed;                 /* of the bots */
    int decisions;
    Teller teller;
    bool left; /* you left, or the input ended */
} Game;

/* --- Showing the table --- */

/* Breaks a text at spaces; its further lines are indented. */
static void print_wrapped(const char *text)
{
    enum { WIDTH = 80, INDENT = 5 };
    int column = 0;
    while (*text != '\0') {
        int spaces = (int)strspn(text, " ");
        int word = (int)strcspn(text + spaces, " ");
        if (column > 0 && column + spaces + word > WIDTH) {
            printf("\n%*s", INDENT, "");
            column = INDENT;
            text += spaces;
            spaces = 0;
        }
        printf("%.*s", spaces + word, text);
        column += spaces + word;
        text += spaces + word;
    }
    putchar('\n');
}

static void print_card(const char *label, int kind)
{
    char text[WORDS_TEXT];
    snprintf(text, sizeof text, "  %s%s: %s", label, words_kind(kind), words_effect(kind));
    print_wrapped(text);
}

static void print_face(const OriCard *card)
{
    const char *name = words_kind((int)card->kind);
    if (card->revealed)
        printf("%s", name);
    else if (card->kind == ORI_HIDDEN)
        printf("face down");
    else
        printf("face down (%s)", name);
}

static void print_place(const Game *game, const OriState *known, int place)
{
    bool resolving = known->ask != ORI_ASK_PLACE && known->ask != ORI_ASK_OVER;
    int handle = known->line[place];
    const OriCard *card = &known->card[handle];
    printf("  %s%3d | %-8s ", resolving && place == known->cursor - 1 ? "->" : "  ", place + 1,
           game->teller.name[card->owner]);
    print_face(card);
    if (card->influence > 0)
        printf(", %d influence", (int)card->influence);
    if (card->owner != card->family)
        printf(", bribed from %s", game->teller.name[card->family]);
    for (int h = (int)card->under; h != 0; h = (int)known->card[h].under) {
        printf(", over ");
        print_face(&known->card[h]);
        if (known->card[h].influence > 0)
            printf(" with %d", (int)known->card[h].influence);
    }
    putchar('\n');
}

static void print_queue(const Game *game, const OriState *known)
{
    if (known->places == 0)
        printf("  The Queue is empty.\n");
    for (int place = 0; place < known->places; place++)
        print_place(game, known, place);
}

static void print_table(const Game *game, const OriState *known)
{
    printf("\n--- Round %d of %d, %s. Influence:", known->round, ORI_ROUNDS,
           known->ask == ORI_ASK_PLACE ? "placement" : "resolution");
    for (int seat = 0; seat < (int)known->rules.seats; seat++)
        printf("%s %s %d", seat > 0 ? "," : "", game->teller.name[seat], known->pool[seat]);
    printf(" ---\n");
    print_queue(game, known);
}

static void explain_cards(OriRules rules)
{
    unsigned kinds = rules.kinds;
    if ((kinds >> ORI_PRINCE & 1) != 0)
        kinds |= ORI_TWIN_BIT;
    printf("\nThe cards of this game:\n");
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0)
            print_card("", kind);
    printf(
        "Characters stay in the Queue and act each round; what is used once goes.\n"
        "A face-down card is kept (1 influence goes on it) or revealed (you take what lies on "
        "it).\n"
        "Most influence after six rounds wins; what still lies on cards counts for nothing.\n\n");
}

/* --- Asking you --- */

/* A line without its end; false when the input is at its end. Too long a line is no answer. */
static bool read_line(char *line, size_t size)
{
    fflush(stdout);
    if (fgets(line, (int)size, stdin) == NULL)
        return false;
    size_t length = strcspn(line, "\n");
    if (line[length] == '\0' && !feof(stdin)) {
        int c;
        while ((c = getchar()) != '\n' && c != EOF)
            continue;
        line[0] = '\0';
        return true;
    }
    while (length > 0 &&
           (line[length - 1] == ' ' || line[length - 1] == '\r' || line[length - 1] == '\t'))
        length--;
    line[length] = '\0';
    memmove(line, line + strspn(line, " \t"), strlen(line + strspn(line, " \t")) + 1);
    return true;
}

static bool confirm_leaving(void)
{
    char line[64];
    printf("Leave the game? y or n: ");
    if (!read_line(line, sizeof line))
        return true;
    return line[0] == 'y' || line[0] == 'Y' || strcmp(line, "q") == 0;
}

static bool read_choice(const char *line, int most, int *out)
{
    int n = 0;
    if (line[0] == '\0' || strlen(line) > 3 || strspn(line, "0123456789") != strlen(line))
        return false;
    for (; *line != '\0'; line++)
        n = n * 10 + (*line - '0');
    *out = n;
    return n >= 1 && n <= most;
}

/* A number from 1; 0 to go back, where that is offered; -1 when you leave. */
typedef enum Back { NO_WAY_BACK, MAY_GO_BACK } Back;

static int ask_number(Game *game, int most, Back back)
{
    char line[64];
    int chosen = 0;
    while (!game->left) {
        printf("%s> ", back == MAY_GO_BACK ? "(b: another card) " : "");
        if (!read_line(line, sizeof line)) {
            printf("\nThe input has ended.\n");
            game->left = true;
        } else if (strcmp(line, "?") == 0) {
            explain_cards(game->truth.rules);
        } else if (strcmp(line, "q") == 0) {
            game->left = confirm_leaving();
        } else if (back == MAY_GO_BACK && strcmp(line, "b") == 0) {
            return 0;
        } else if (read_choice(line, most, &chosen)) {
            return chosen;
        } else {
            printf("That is no choice: a number from 1 to %d, ? for the cards, q to leave.\n",
                   most);
        }
    }
    return -1;
}

static int ask_options(Game *game, const OriDecision option[], int options, Back back)
{
    char text[WORDS_TEXT];
    char line[WORDS_TEXT + 16];
    for (int i = 0; i < options; i++) {
        words_option(&game->teller, option[i], text);
        snprintf(line, sizeof line, "  %d) %s", i + 1, text);
        print_wrapped(line);
    }
    return ask_number(game, options, back);
}

/* Two questions, the card and where it goes: all placements at once would be too many. */
static bool ask_placement(Game *game, const OriDecision option[], int options, OriDecision *out)
{
    while (!game->left) {
        char label[16];
        int start[ORI_HAND_SIZE + 1];
        int cards = 0;
        for (int i = 0; i < options; i++)
            if (i == 0 || option[i].kind != option[i - 1].kind) {
                start[cards++] = i;
                snprintf(label, sizeof label, "%d) ", cards);
                print_card(label, option[i].kind);
            }
        start[cards] = options;
        int card = ask_number(game, cards, NO_WAY_BACK);
        if (card < 1)
            break;
        const OriDecision *slots = &option[start[card - 1]];
        printf("Where does the %s go?\n", words_kind(slots->kind));
        int slot = ask_options(game, slots, start[card] - start[card - 1], MAY_GO_BACK);
        if (slot >= 1) {
            *out = slots[slot - 1];
            return true;
        }
    }
    return false;
}

static bool ask_you(Game *game, OriDecision *out)
{
    OriView view;
    OriDecision option[ORI_MAX_OPTIONS];
    char text[WORDS_TEXT];
    ori_view(&game->truth, YOU, &view);
    int options = ori_view_options(&view, option);
    words_look(&game->teller, &view.known);
    print_table(game, &view.known);
    words_ask(&game->teller, text);
    printf("%s\n", text);
    if (view.known.ask == ORI_ASK_PLACE)
        return ask_placement(game, option, options, out);
    int chosen = ask_options(game, option, options, NO_WAY_BACK);
    if (chosen < 1)
        return false;
    *out = option[chosen - 1];
    return true;
}

/* --- The game --- */

static void tell_you(Game *game, const OriView *before, OriDecision decision, const OriLog *log)
{
    char text[WORDS_TEXT];
    words_look(&game->teller, &before->known);
    words_silent(&game->teller, decision, &log->event[0], text);
    if (text[0] != '\0')
        printf("* %s\n", text);
    for (int i = 0; i < log->count; i++) {
        OriEvent event = ori_event_for(&log->event[i], YOU);
        if (event.what == ORI_EV_OVER)
            continue; /* the end tells it better */
        words_event(&game->teller, &event, text);
        if (text[0] != '\0')
            printf("* %s\n", text);
    }
}

static bool decide(Game *game, OriDecision *out)
{
    OriView view;
    if (game->truth.asked == YOU)
        return ask_you(game, out);
    const ArenaEntry *entry = &game->bot[game->truth.asked];
    BotTask task = {.budget = entry->budget,
                    .seed = arena_blend(game->seed, (uint64_t)game->decisions),
                    .memory = game->memory,
                    .microseconds = arena_microseconds};
    ori_view(&game->truth, game->truth.asked, &view);
    fflush(stdout);
    *out = entry->bot->decide(&view, &task, NULL);
    return true;
}

static void print_kinds(const char *what, uint32_t kinds)
{
    printf("%s", what);
    for (int kind = 0, n = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0)
            printf("%s %s", n++ > 0 ? "," : "", words_kind(kind));
}

static void print_end(const Game *game)
{
    const OriState *s = &game->truth;
    uint8_t rank[ORI_MAX_SEATS];
    ori_ranks(s, rank);
    printf("\n=== The game is over. All cards are opened: ===\n");
    print_queue(game, s);
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        printf("  %-8s", game->teller.name[seat]);
        print_kinds(" not played:", s->hand[seat] & ~ORI_TWIN_BIT);
        print_kinds("; aside:", s->aside[seat]);
        putchar('\n');
    }
    printf("\nRanks (a tie goes to who owns more places):\n");
    for (int n = 1; n <= (int)s->rules.seats; n++)
        for (int seat = 0; seat < (int)s->rules.seats; seat++) {
            int places = 0;
            for (uint64_t own = s->own[seat]; own != 0; own &= own - 1)
                places++;
            if (rank[seat] == n)
                printf("  %d. %s: %d influence, %d place%s\n", n, game->teller.name[seat],
                       s->pool[seat], places, places == 1 ? "" : "s");
        }
    printf("%s\n", rank[YOU] == 1 ? "You win. Well played!" : "Thank you for the game.");
}

static void play(Game *game)
{
    OriLog log;
    OriDecision decision = {0};
    while (game->truth.ask != ORI_ASK_OVER && !ferror(stdout)) {
        OriView before;
        ori_view(&game->truth, YOU, &before);
        if (!decide(game, &decision)) {
            printf("The game ends here. Good bye!\n");
            return;
        }
        ori_play(&game->truth, decision, &log);
        game->decisions++;
        tell_you(game, &before, decision, &log);
    }
    print_end(game);
}

/* Your opponents sit at the seats after yours. As many seats as they need, if nobody tells. */
static bool seat_bots(const Cli *cli, int *seats, ArenaEntry bot[ORI_MAX_SEATS])
{
    int count = 0;
    *seats = CLI_DEFAULT_SEATS;
    if (!cli_number(cli, "--seats", cli->value[SEATS], ORI_MIN_SEATS, ORI_MAX_SEATS, seats) ||
        !match_entries(cli, "--bots", cli->value[BOTS], ORI_MAX_SEATS - 1, bot + 1, &count))
        return false;
    if (cli->value[BOTS] == NULL) {
        for (int seat = 1; seat < *seats; seat++)
            bot[seat] = (ArenaEntry){.bot = bot_named("squire"), .spec = "squire"};
        return true;
    }
    if (cli->value[SEATS] != NULL && *seats != count + 1) {
        cli_misuse(cli, "--bots names %d, but at %d seats you have %d opponent%s", count, *seats,
                   *seats - 1, *seats == 2 ? "" : "s");
        return false;
    }
    *seats = count + 1;
    return true;
}

static void print_welcome(const Game *game)
{
    char text[ORI_RULES_TEXT];
    ori_write_rules(game->truth.rules, text);
    printf("Oriflamme, %s, you against", text);
    for (int seat = 1; seat < (int)game->truth.rules.seats; seat++)
        printf("%s %s (%s)", seat > 1 ? "," : "", game->teller.name[seat], game->bot[seat].spec);
    printf(". Six rounds; the most influence wins.\n"
           "Answer with a number; ? explains the cards, q leaves. First: %s.\n",
           game->teller.name[game->truth.first]);
}

CliStatus play_run(const Cli *cli)
{
    CliRules rules;
    Game game = {.teller = {.you = YOU}};
    int seats = 0;
    uint64_t seed = 0;
    if (cli->value[SEED] == NULL)
        seed = cli_any_seed();
    if (!seat_bots(cli, &seats, game.bot) || !cli_seed(cli, cli->value[SEED], &seed))
        return CLI_MISUSED;
    CliStatus status = cli_rules(cli, cli->value[RULES], &rules);
    if (status != CLI_OK)
        return status;

    OriRandom dealing = {seed};
    const char *why = cli_deal(&rules, seats, ORI_ANY_SEAT, &dealing, &game.truth);
    if (why != NULL)
        return cli_refuse(cli, "%s", why);
    game.seed = ~seed;
    game.memory = malloc(BOT_MEMORY);
    if (game.memory == NULL)
        return cli_refuse(cli, "there is no memory for the bots");
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        game.teller.name[seat] = seat == YOU ? "you" : words_family(seat);
    print_welcome(&game);
    play(&game);
    printf("(This deal again: --seed %" PRIu64 ")\n", seed);
    free(game.memory);
    return CLI_OK;
}
