/*
 * replay.c - oriflamme replay: tells a recorded game in words, move by move.
 *
 * For a seat, every state is hidden and every event redacted before the teller sees them; the
 * record of a view is told for that view's seat.
 */
#include "at_table.h"
#include "record.h"

#include "tui/names.h"
#include "tui/term.h"
#include "ori_bits.h"

#include <stdlib.h>
#include <unistd.h>

enum { AT, SEAT, LANG };

const CliUsage replay_usage = {
    .arguments = RECORD_ARGUMENT,
    .most = 1,
    .option =
        {
            [AT] = {"--at", "N", "stop after N decisions and print the position there"},
            [SEAT] = {"--seat", "SEAT", "tell it as this seat saw it; - for a spectator"},
            [LANG] = {"--lang", "L", TABLE_LANG_ABOUT},
        },
    .notes = RECORD_ABOUT "\n"
                          "The whole record is checked first.",
    .example = "oriflamme replay game.txt --at 12 --seat b",
};

typedef struct Story {
    const OriRecord *record;
    int reader; /* a seat, ORI_SPECTATOR or ORI_TRUTH */
    Teller teller;
    OriState state;
    int round; /* told so far */
    bool placing;
} Story;

/* --- Around the moves --- */

static void print_text(const Story *story, TextId id, const TextArg args[])
{
    char text[TEXT_SIZE];
    fputs(term_safe(STDOUT_FILENO, text_say(story->teller.lang, id, args, text)), stdout);
}

static void print_header(const Story *story)
{
    const OriRecord *record = story->record;
    char rules[ORI_RULES_TEXT];
    ori_write_rules(record->start.rules, rules);
    const TextArg *args = TEXT_ARGS({.name = "rules", .text = rules},
                                    {.name = "n", .number = (int)record->start.rules.seats},
                                    {.name = "date", .text = record->date});
    print_text(story, record->date[0] != '\0' ? TEXT_REPLAY_TITLE_DATE : TEXT_REPLAY_TITLE, args);
    putchar('\n');
    char players[TEXT_SIZE] = "";
    for (int seat = 0; seat < (int)record->start.rules.seats; seat++) {
        char player[TELL_NAME + 2];
        snprintf(player, sizeof player, "%c %s", 'a' + seat, story->teller.name[seat]);
        names_add(story->teller.lang, player, players);
    }
    printf("%s\n", term_safe(STDOUT_FILENO, players));
    if (story->reader == ORI_TRUTH)
        return;
    const TextArg *reader = TEXT_ARGS(
        {.name = "player", .text = story->reader >= 0 ? story->teller.name[story->reader] : ""});
    print_text(story, story->reader >= 0 ? TEXT_REPLAY_AS_SEAT : TEXT_REPLAY_AS_PUBLIC, reader);
    putchar('\n');
}

static void print_headings(Story *story)
{
    const OriState *s = &story->state;
    bool placing = s->ask == ORI_ASK_PLACE;
    if (s->round != story->round) {
        const TextArg *args = TEXT_ARGS({.name = "n", .number = s->round},
                                        {.name = "player", .text = story->teller.name[s->first]});
        putchar('\n');
        print_text(story, TEXT_REPLAY_ROUND, args);
        putchar('\n');
        story->placing = false;
    }
    bool resolves = !placing && (story->placing || s->round != story->round);
    if (resolves || (placing && !story->placing)) {
        printf("  ");
        print_text(story, placing ? TEXT_PHASE_PLACE : TEXT_PHASE_RESOLVE, NULL);
        putchar('\n');
    }
    story->round = s->round;
    story->placing = placing;
}

static void print_influence(const Story *story)
{
    printf("  ");
    print_text(story, TEXT_REPLAY_INFLUENCE, TEXT_ARGS({.name = "n", .number = story->round}));
    char pools[TEXT_SIZE] = "";
    for (int seat = 0; seat < (int)story->state.rules.seats; seat++) {
        char pool[TELL_NAME + 16];
        snprintf(pool, sizeof pool, "%s %d", story->teller.name[seat], story->state.pool[seat]);
        names_add(story->teller.lang, pool, pools);
    }
    printf(" %s\n", term_safe(STDOUT_FILENO, pools));
}

static void print_ranks(const Story *story)
{
    const OriState *s = &story->state;
    uint8_t rank[ORI_MAX_SEATS];
    ori_ranks(s, rank);
    putchar('\n');
    print_text(story, TEXT_EVENT_OVER, NULL);
    putchar('\n');
    for (int n = 1; n <= (int)s->rules.seats; n++)
        for (int seat = 0; seat < (int)s->rules.seats; seat++) {
            if (rank[seat] != n)
                continue;
            const TextArg *args = TEXT_ARGS({.name = "rank", .number = n},
                                            {.name = "player", .text = story->teller.name[seat]},
                                            {.name = "n", .number = s->pool[seat]},
                                            {.name = "tops", .number = bits_few(s->own[seat])});
            printf("  ");
            print_text(story, TEXT_OVER_LINE, args);
            putchar('\n');
        }
}

static void print_position(const Story *story)
{
    char text[ORI_POSITION_TEXT];
    OriView view;
    ori_view(&story->state, story->reader, &view);
    ori_write_view(&view, text);
    printf("\n%s\n", text);
}

/* --- A move --- */

static void print_sentence(const char *number, const char *decision, const char *sentence)
{
    printf("  %4s %-4s %s\n", number, decision, term_safe(STDOUT_FILENO, sentence));
}

static void tell_events(Story *story, const OriView *before, OriDecision decision, int number,
                        OriLog *log)
{
    char count[16];
    char text[ORI_DECISION_TEXT];
    char sentence[TEXT_SIZE];
    Telling telling;
    Saying line[TELLING_LINES];
    int told = 0;
    snprintf(count, sizeof count, "%d.", number);
    ori_write_decision(decision, text);
    for (int i = 0; i < log->count; i++)
        log->event[i] = ori_event_for(&log->event[i], story->reader);
    telling_begin(&telling, before, ORI_NOBODY, &decision, log->event, log->count);
    while (telling.next < log->count) {
        int what = log->event[telling.next].what;
        int lines = telling_next(&telling, line);
        if (what == ORI_EV_ROUND || what == ORI_EV_OVER)
            lines--; /* they have headings of their own */
        for (int i = 0; i < lines; i++, told++) {
            tell_line(&story->teller, &line[i], sentence);
            print_sentence(told > 0 ? "" : count, told > 0 ? "" : text, sentence);
        }
    }
    if (told == 0)
        print_sentence(count, text, text_fixed(story->teller.lang, TEXT_REPLAY_NOTHING));
}

static CliStatus tell_move(const Cli *cli, Story *story, int i)
{
    OriLog log;
    OriView before;
    ori_view(&story->state, story->reader, &before);
    OriDecision told = ori_decision_for(&story->state, story->record->decision[i], story->reader);
    print_headings(story);
    const char *why =
        ori_record_step(story->record, &story->state, story->record->decision[i], &log);
    if (why != NULL)
        return cli_refuse(cli, "decision %d: %s", i + 1, why);
    tell_events(story, &before, told, i + 1, &log);
    if (story->state.round != story->round || story->state.ask == ORI_ASK_OVER)
        print_influence(story);
    return CLI_OK;
}

static void print_next(const Story *story)
{
    putchar('\n');
    print_text(story, TEXT_REPLAY_NEXT,
               TEXT_ARGS({.name = "player", .text = story->teller.name[story->state.asked]}));
    putchar('\n');
}

static CliStatus tell(const Cli *cli, Story *story, int moves)
{
    print_header(story);
    for (int i = 0; i < moves; i++) {
        CliStatus status = tell_move(cli, story, i);
        if (status != CLI_OK)
            return status;
    }
    if (story->state.ask == ORI_ASK_OVER)
        print_ranks(story);
    else
        print_next(story);
    if (cli->value[AT] != NULL)
        print_position(story);
    return CLI_OK;
}

/* --- The record --- */

/* A seat's record knows no more than that seat, so it cannot say what others knew. */
static CliStatus check_reader(const Cli *cli, const OriRecord *record, int reader)
{
    if (reader >= (int)record->start.rules.seats)
        return cli_refuse(cli, "there is no seat %c in this game", 'a' + reader);
    if (record->seat == ORI_TRUTH || reader == record->seat || reader == ORI_SPECTATOR)
        return CLI_OK;
    if (record->seat == ORI_SPECTATOR)
        return cli_refuse(cli, "this record tells only what a spectator knows");
    return cli_refuse(cli, "this record tells only what %c knows", 'a' + record->seat);
}

static CliStatus replay_record(const Cli *cli, const OriRecord *record)
{
    int moves = record->count;
    int reader = record->seat;
    Lang lang;
    if (!cli_number(cli, "--at", cli->value[AT], 0, ORI_MAX_DECISIONS, &moves) ||
        !cli_reader(cli, "--seat", cli->value[SEAT], &reader) ||
        !table_lang(cli, cli->value[LANG], &lang))
        return CLI_MISUSED;
    if (moves > record->count)
        return cli_refuse(cli, "the record has %d decisions, not %d", record->count, moves);
    CliStatus status = check_reader(cli, record, reader);
    if (status != CLI_OK)
        return status;

    Story story = {.record = record, .reader = reader, .state = record->start};
    tell_open(&story.teller, lang);
    tell_record_names(&story.teller, record);
    return tell(cli, &story, moves);
}

CliStatus replay_run(const Cli *cli)
{
    OriRecord record;
    OriError error;
    int ignored;
    Lang lang;
    /* A bad command line is told before the file is looked at. */
    if (!cli_number(cli, "--at", cli->value[AT], 0, ORI_MAX_DECISIONS, &ignored) ||
        !cli_reader(cli, "--seat", cli->value[SEAT], &ignored) ||
        !table_lang(cli, cli->value[LANG], &lang))
        return CLI_MISUSED;
    char name[SAVE_PATH];
    char *text = record_text(cli, name);
    if (text == NULL)
        return CLI_REFUSED;
    CliStatus status = ori_read_record(text, &record, &error)
                           ? replay_record(cli, &record)
                           : cli_refuse_file(cli, name, text, &error);
    free(text);
    return status;
}
