/*
 * analyse.c - oriflamme analyse: what each decision of a game was worth, who would have won when, and
 * why.
 */
#include "analyse.h"
#include "match.h"
#include "at_table.h"
#include "record.h"
#include "analysis/json.h"
#include "words/story_json.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BOT, SEAT, JSON, SVG, SEED, LANG };

#define DEFAULT_BOT "king"

const CliUsage analyse_usage = {
    .arguments = RECORD_ARGUMENT,
    .most = 1,
    .option =
        {
            [BOT] = {"--bot", "BOT",
                     "king (default), baron or knight; :N for N possible deals (default: 16)"},
            [SEAT] = {"--seat", "SEAT", "judge the decisions of this seat only"},
            [JSON] = {"--json", NULL, "print it as JSON (docs/analysis.md)"},
            [SVG] = {"--svg", "OUT", "write the graph of win chances to this file"},
            [SEED] = {"--seed", "S", CLI_ONE_SEED_ABOUT},
            [LANG] = {"--lang", "L", TABLE_LANG_ABOUT},
        },
    .notes = RECORD_ABOUT
    "\n"
    "Each decision is judged by what its player could know, never by hidden cards.\n"
    "A terminal shows the progress. An unfinished game is analysed as far as it\n"
    "goes; a seat's record only covers that seat's decisions.",
    .example = "oriflamme analyse game.txt --seat b --svg game.svg",
};

/* --- The work --- */

static bool tell_progress(void *context, int done, int all)
{
    const bool *is_shown = context;
    if (*is_shown)
        fprintf(stderr, "\ranalysing: %d of %d%s", done, all, done == all ? "\n" : "");
    return true;
}

static CliStatus write_svg(const Cli *cli, const Analysed *a, const Teller *teller)
{
    const char *path = cli->value[SVG];
    FILE *out = fopen(path, "w");
    if (out == NULL)
        return cli_refuse(cli, "cannot write %s", path);
    analyse_draw(a, teller, out);
    if (fclose(out) != 0)
        return cli_refuse(cli, "cannot write %s", path);
    return CLI_OK;
}

static bool grow(Json *json, int room)
{
    int wanted = room + room / 2;
    char *text = realloc(json->text, (size_t)wanted);
    if (text == NULL)
        return false;
    json->text = text;
    json->room = wanted;
    return true;
}

static CliStatus print_json(const Cli *cli, const Analysed *a)
{
    Json json = {.grow = grow};
    out_open(&json, '{');
    analysis_out(&json, &a->task, &a->record, a->moment, &a->summary);
    story_out(&json, &a->record, a->moment, &a->summary);
    out_close(&json, '}');
    if (json.full) {
        free(json.text);
        return cli_refuse(cli, "out of memory for the JSON");
    }
    puts(json.text);
    free(json.text);
    return CLI_OK;
}

static CliStatus analyse(const Cli *cli, Analysed *a, Lang lang)
{
    Teller teller;
    bool is_shown = isatty(STDERR_FILENO) != 0;
    analysis_run(&a->task, &a->record, tell_progress, &is_shown, a->moment, &a->summary);
    tell_open(&teller, lang);
    tell_record_names(&teller, &a->record);
    if (cli->value[SVG] != NULL) {
        CliStatus status = write_svg(cli, a, &teller);
        if (status != CLI_OK)
            return status;
    }
    if (cli->value[JSON] != NULL)
        return print_json(cli, a);
    analyse_print(a, &teller);
    return CLI_OK;
}

/* --- What is wanted --- */

/* A bot that can analyse, and its worlds. */
static bool read_bot(const Cli *cli, AnalysisTask *task)
{
    ArenaEntry entry;
    int count = 0;
    const char *text = cli->value[BOT] != NULL ? cli->value[BOT] : DEFAULT_BOT;
    if (!match_entries(cli, "--bot", text, 1, &entry, &count))
        return false;
    if (entry.budget.milliseconds > 0) {
        cli_misuse(cli, "--bot: the budget is a number of worlds, %s:%d for example",
                   entry.bot->name, ANALYSIS_WORLDS);
        return false;
    }
    bool is_told = strchr(text, ':') != NULL;
    if (is_told && entry.budget.iterations > ANALYSIS_MOST_WORLDS) {
        cli_misuse(cli, "--bot: at most %d worlds", ANALYSIS_MOST_WORLDS);
        return false;
    }
    task->bot = entry.bot;
    task->worlds = is_told ? (int)entry.budget.iterations : ANALYSIS_WORLDS;
    const char *why = analysis_refuse(task);
    if (why != NULL)
        cli_misuse(cli, "--bot: %s", why);
    return why == NULL;
}

static CliStatus read_record(const Cli *cli, Analysed *a)
{
    OriError error;
    char name[SAVE_PATH];
    char *text = record_text(cli, name);
    if (text == NULL)
        return CLI_REFUSED;
    CliStatus status = ori_read_record(text, &a->record, &error)
                           ? CLI_OK
                           : cli_refuse_file(cli, name, text, &error);
    if (status == CLI_OK)
        a->reader = a->task.seat >= 0 ? a->task.seat : table_reader(text, &a->record);
    free(text);
    if (status != CLI_OK)
        return status;
    if (a->task.seat >= (int)a->record.start.rules.seats)
        return cli_refuse(cli, "there is no seat %c in this game", 'a' + a->task.seat);
    bool others = a->record.seat != ORI_TRUTH && a->task.seat >= 0;
    if (others && a->record.seat == ORI_SPECTATOR)
        return cli_refuse(cli, "this record tells only what a spectator knows");
    if (others && a->record.seat != a->task.seat)
        return cli_refuse(cli, "this record tells only what %c knows", 'a' + a->record.seat);
    return CLI_OK;
}

CliStatus analyse_run(const Cli *cli)
{
    Lang lang;
    AnalysisTask task = {.seed = ANALYSIS_SEED, .seat = ORI_NOBODY};
    if (!cli_seat(cli, "--seat", cli->value[SEAT], &task.seat) || !read_bot(cli, &task) ||
        !cli_seed(cli, cli->value[SEED], &task.seed) || !table_lang(cli, cli->value[LANG], &lang))
        return CLI_MISUSED;
    Analysed *a = calloc(1, sizeof *a);
    if (a == NULL)
        return cli_refuse(cli, "out of memory for the analysis");
    a->task = task;
    CliStatus status = read_record(cli, a);
    if (status == CLI_OK)
        status = analyse(cli, a, lang);
    free(a);
    return status;
}
