/*
 * apply.c - oriflamme apply: applies decisions, one after another, and prints the result.
 *
 * It prints nothing unless all of them are legal.
 */
#include "cli.h"

enum { EVENTS, SEAT };
const CliUsage apply_usage = {
    .arguments = "POSITION DECISION...",
    .least = 2,
    .most = CLI_ANY_COUNT,
    .option =
        {
            [EVENTS] = {"--events", NULL, "first print the events, one per line"},
            [SEAT] = {"--seat", "SEAT", "print what this seat can see; - for a spectator"},
        },
    .notes = "POSITION must be a whole position: a view alone does not say what happens.",
    .example = "oriflamme apply \"$(oriflamme deal --seats 2 --first a --seed 7)\" 'A>' --events",
};

static CliStatus refuse_decision(const Cli *cli, int number, const OriState *state, const char *why)
{
    CliStatus status = cli_refuse(cli, "decision %d, %s: %s", number, cli->argument[number], why);
    if (state->ask != ORI_ASK_OVER) {
        fprintf(stderr, "%c may choose: ", 'a' + state->asked);
        cli_print_options(state, stderr);
    }
    return status;
}

/* The decisions are the arguments from 1 on; log may be NULL. */
static CliStatus apply_one(const Cli *cli, int number, OriState *state, OriLog *log)
{
    OriDecision decision;
    OriError error;
    if (!ori_read_decision(cli->argument[number], &decision, &error))
        return refuse_decision(cli, number, state, error.why);
    const char *why = ori_apply(state, decision, log);
    return why != NULL ? refuse_decision(cli, number, state, why) : CLI_OK;
}

static void print_events(const OriLog *log, int reader)
{
    char text[ORI_EVENT_TEXT];
    for (int i = 0; i < log->count; i++) {
        OriEvent event = ori_event_for(&log->event[i], reader);
        ori_write_event(&event, text);
        puts(text);
    }
}

static void print_state(const OriState *state, int reader)
{
    char text[ORI_POSITION_TEXT];
    OriView view;
    ori_view(state, reader, &view);
    ori_write_view(&view, text);
    puts(text);
}

CliStatus apply_run(const Cli *cli)
{
    OriState start;
    OriError error;
    OriLog log;
    int reader = ORI_TRUTH;
    CliStatus status = CLI_OK;
    if (!cli_reader(cli, "--seat", cli->value[SEAT], &reader))
        return CLI_MISUSED;
    if (!ori_read_position(cli->argument[0], &start, &error))
        return cli_refuse_text(cli, "position", &error);
    if (reader >= (int)start.rules.seats)
        return cli_refuse(cli, "there is no seat %c in this game", 'a' + reader);

    OriState state = start;
    for (int i = 1; i < cli->count && status == CLI_OK; i++)
        status = apply_one(cli, i, &state, NULL);
    if (status != CLI_OK)
        return status;
    if (cli->value[EVENTS] != NULL) {
        state = start;
        for (int i = 1; i < cli->count && apply_one(cli, i, &state, &log) == CLI_OK; i++)
            print_events(&log, reader);
    }
    print_state(&state, reader);
    return CLI_OK;
}
