/*
 * strength.c - oriflamme strength: how strong I am, and what I give away.
 */
#include "asked.h"
#include "at_table.h"
#include "rated.h"

#include "tui/lines.h"
#include "words/why.h"

enum { LANGUAGE };

const CliUsage strength_usage = {
    .arguments = "",
    .option = {[LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT}},
    .notes = "Rates you on the bots' scale, with an error, from the games against bots kept here,\n"
             "and shows what you give away by kind of decision in the games that 'oriflamme\n"
             "mistakes' has analysed. The rating is corrected for turn order. Nothing is sent\n"
             "anywhere.",
    .example = "oriflamme strength",
};

/* --- Plots --- */

/* The highest bar is the largest value. */
static void print_sparks(const int value[], int count, int least, int most)
{
    static const char *const bar[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    char text[TEXT_SIZE] = "  ";
    for (int i = 0; i < count; i++) {
        int part = most > least ? (value[i] - least) * 7 / (most - least) : 3;
        text_add(text, bar[part < 0 ? 0 : part > 7 ? 7 : part]);
    }
    lines_print(text);
}

static void print_line_of(const int value[], int count)
{
    int least = value[0];
    int most = value[0];
    for (int i = 1; i < count; i++) {
        least = value[i] < least ? value[i] : least;
        most = value[i] > most ? value[i] : most;
    }
    print_sparks(value, count, least, most);
}

/* --- The rating --- */

static void print_rating(Lang lang, const Rated *rated)
{
    const StrengthEstimate *e = &rated->now;
    char figure[TEXT_SIZE];
    TextArg args[] = {{.name = "rating", .number = e->rating},
                      {.name = "error", .number = e->error},
                      {.name = "n", .number = rated->games},
                      {.name = "figure", .text = figure},
                      {.name = "below", .text = e->below ? tell_bot(lang, e->below->name) : ""},
                      {.name = "above", .text = e->above ? tell_bot(lang, e->above->name) : ""},
                      {.name = NULL}};
    text_say(lang, TEXT_STRENGTH_FIGURE, args, figure);
    lines_say(lang,
              e->above == NULL   ? TEXT_STRENGTH_OVER
              : e->below == NULL ? TEXT_STRENGTH_UNDER
                                 : TEXT_STRENGTH_BETWEEN,
              args);
}

static void print_opponent(Lang lang, const Rated *rated)
{
    const Bot *like[STRENGTH_BOTS];
    strength_likes(rated->now.rating, like);
    const TextArg *args = TEXT_ARGS({.name = "bot", .text = tell_bot(lang, like[0]->name)},
                                    {.name = "rating", .number = like[0]->rating});
    lines_say(lang, TEXT_STRENGTH_OPPONENT, args);
    lines_print("  oriflamme play --bots mine");
}

static void print_strength(Lang lang)
{
    static Rated rated;
    rated_look(&rated);
    const TextArg *few = TEXT_ARGS({.name = "n", .number = rated.games},
                                   {.name = "least", .number = STRENGTH_ENOUGH});
    const TextArg *others = TEXT_ARGS({.name = "n", .number = rated.others});
    lines_say(lang, TEXT_STRENGTH_TITLE, NULL);
    if (rated.games < STRENGTH_ENOUGH) {
        lines_say(lang, TEXT_STRENGTH_FEW, few);
    } else {
        print_rating(lang, &rated);
        print_line_of(rated.rating, rated.games);
        print_opponent(lang, &rated);
    }
    if (rated.others > 0)
        lines_say(lang, TEXT_STRENGTH_OTHERS, others);
    lines_say(lang, TEXT_STRENGTH_COUNTS, NULL);
}

/* --- What is given away --- */

static const TextId given_text[GIVEN_KINDS] = {
    [GIVEN_PLACE] = TEXT_GIVEN_PLACE,
    [GIVEN_REVEAL] = TEXT_GIVEN_REVEAL,
    [GIVEN_TARGET] = TEXT_GIVEN_TARGET,
};

enum { COLUMNS = 64 };

/* The last games'. Returns how many. */
static int last_lost(const Asked *asked, int kind, int out[COLUMNS])
{
    int columns = asked->games < COLUMNS ? asked->games : COLUMNS;
    for (int i = 0; i < columns; i++)
        out[i] = asked->game[asked->games - columns + i].lost[kind];
    return columns;
}

/* Of all kinds: their bars can be compared. */
static int most_lost(const Asked *asked)
{
    int most = 1;
    int lost[COLUMNS];
    for (int kind = 0; kind < GIVEN_KINDS; kind++)
        for (int i = last_lost(asked, kind, lost) - 1; i >= 0; i--)
            most = lost[i] > most ? lost[i] : most;
    return most;
}

static void print_kind(Lang lang, const Asked *asked, GivenKind kind)
{
    int lost[COLUMNS];
    int64_t sum = 0;
    char points[WHY_FIGURE];
    for (int i = 0; i < asked->games; i++)
        sum += asked->game[i].lost[kind];
    int columns = last_lost(asked, (int)kind, lost);
    const TextArg *args = TEXT_ARGS(
        {.name = "kind", .text = text_fixed(lang, given_text[kind])},
        {.name = "points", .text = tell_share(lang, (int32_t)(sum / asked->games), points)});
    lines_say(lang, TEXT_GIVEN_LINE, args);
    print_sparks(lost, columns, 0, most_lost(asked));
}

static void print_given(Lang lang)
{
    static Asked asked;
    asked_read(&asked);
    const TextArg *args = TEXT_ARGS({.name = "n", .number = asked.games});
    lines_print("");
    lines_say(lang, TEXT_GIVEN_TITLE, NULL);
    if (asked.games == 0) {
        lines_say(lang, TEXT_GIVEN_NONE_HERE, NULL);
        return;
    }
    for (int kind = 0; kind < GIVEN_KINDS; kind++)
        print_kind(lang, &asked, (GivenKind)kind);
    lines_say(lang, TEXT_GIVEN_ABOUT, args);
}

CliStatus strength_run(const Cli *cli)
{
    Table table;
    if (!table_open(cli, cli->value[LANGUAGE], NULL, NULL, &table))
        return CLI_MISUSED;
    print_strength(table.lang);
    print_given(table.lang);
    return CLI_OK;
}
