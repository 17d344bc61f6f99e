/*
 * check.c - oriflamme check: is this file a correct record, or a correct list of positions, deals
 * and results? A link may take the place of the file.
 *
 * Every problem is reported as FILE:LINE:COLUMN. A record stops at its first one, because the rest
 * of it depends on that.
 */
#include "cli.h"
#include "at_deal.h"

#include "tui/term.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const CliUsage check_usage = {
    .arguments = "FILE|LINK",
    .least = 1,
    .most = 1,
    .notes =
        "FILE is a record (it begins with [) or a list of positions and views, or of links of\n"
        "deals and results, one per line. Empty lines and lines that begin with # are\n"
        "skipped. - is standard input. LINK is a deal or a result; a result is played again.",
    .example = "oriflamme check game.txt",
};

static CliStatus report(const Cli *cli, int line, int column, const OriError *error)
{
    return cli_refuse(cli, "%s:%d:%d: %s: %s", cli->argument[0], line, column, error->field,
                      error->why);
}

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

static void print_reader(int reader)
{
    if (reader == ORI_SPECTATOR)
        printf(" as a spectator knows it");
    else if (reader != ORI_TRUTH)
        printf(" as %c knows it", 'a' + reader);
}

static CliStatus check_record(const Cli *cli, const char *text)
{
    OriRecord record;
    OriError error;
    if (!ori_read_record(text, &record, &error))
        return cli_refuse_file(cli, cli->argument[0], text, &error);
    printf("ok: %s record", record.end.ask == ORI_ASK_OVER ? "a finished" : "an unfinished");
    print_reader(record.seat);
    printf(", %d decision%s\n", record.count, plural(record.count));
    return CLI_OK;
}

/* The findings in a file of lines. */
typedef struct Found {
    int positions;
    int deals;
    int results;
} Found;

static bool check_position(const char *line, OriError *error)
{
    OriView view;
    OriState state;
    if (ori_text_is_view(line))
        return ori_read_view(line, &view, error);
    return ori_read_position(line, &state, error);
}

static void print_played(const DealResult *r)
{
    uint8_t rank[ORI_MAX_SEATS];
    ori_ranks(&r->record.end, rank);
    printf("ok: a result%s%s, %d decision%s, place %d of %d, margin %+d\n",
           r->by[0] != '\0' ? " by " : "", term_safe(STDOUT_FILENO, r->by), r->count,
           plural(r->count), rank[DEAL_PLAYER], (int)r->deal.rules.seats, result_margin(r));
}

/* A deal or a result: it is told what it is, and a result what came of it. */
static bool check_link(const char *line, Found *found, OriError *error)
{
    static DealResult result;
    static char sentence[TEXT_SIZE];
    DealRefusal why;
    Deal deal;
    const char *text = deal_in_address(line);
    if (result_is_meant(line) && result_read(line, deal_today(), &result, &why)) {
        print_played(&result);
        found->results++;
        return true;
    }
    if (!result_is_meant(line) && deal_read(text, deal_today(), &deal, &why)) {
        printf("ok: a deal, %d seats\n", (int)deal.rules.seats);
        found->deals++;
        return true;
    }
    int before = result_is_meant(line) ? 0 : (int)(text - line);
    *error = (OriError){.field = deal_why_field(why.why),
                        .at = before + why.at,
                        .why = deal_tell(LANG_EN, &why, sentence)};
    return false;
}

/* A position has spaces between its fields, a link has none at all. */
static bool is_link(const char *line)
{
    return strchr(line, ' ') == NULL && strchr(line, '.') != NULL;
}

static bool check_line(const char *line, Found *found, OriError *error)
{
    if (is_link(line))
        return check_link(line, found, error);
    found->positions++;
    return check_position(line, error);
}

/* Cuts the lines out of the text. */
static CliStatus check_lines(const Cli *cli, char *text)
{
    CliStatus status = CLI_OK;
    Found found = {0};
    bool is_empty = true;
    int number = 0;
    for (char *line = text; line != NULL && *line != '\0';) {
        char *end = strchr(line, '\n');
        char *next = end != NULL ? end + 1 : NULL;
        OriError error;
        number++;
        if (end != NULL)
            *end = '\0';
        size_t length = strlen(line);
        if (length > 0 && line[length - 1] == '\r')
            line[length - 1] = '\0';
        if (line[0] != '\0' && line[0] != '#') {
            is_empty = false;
            if (!check_line(line, &found, &error))
                status = report(cli, number, error.at + 1, &error);
        }
        line = next;
    }
    if (is_empty)
        return cli_refuse(cli, "%s: there is neither a record nor a position nor a deal in it",
                          cli->argument[0]);
    if (status == CLI_OK && found.positions > 0)
        printf("ok: %d position%s\n", found.positions, plural(found.positions));
    return status;
}

/* A file of that name comes first. */
static bool is_link_not_file(const char *text)
{
    enum { DOTS = 5 }; /* of a deal */
    int dots = 0;
    for (const char *p = text; *p != '\0'; p++)
        dots += *p == '.';
    return is_link(text) && (dots >= DOTS || deal_in_address(text) != text) &&
           access(text, F_OK) != 0;
}

static CliStatus check_argument(const Cli *cli)
{
    Found found = {0};
    OriError error;
    if (check_link(cli->argument[0], &found, &error))
        return CLI_OK;
    return cli_refuse(cli, "byte %d: %s: %s", error.at + 1, error.field, error.why);
}

CliStatus check_run(const Cli *cli)
{
    if (is_link_not_file(cli->argument[0]))
        return check_argument(cli);
    char *text = cli_read_file(cli, cli->argument[0]);
    if (text == NULL)
        return CLI_REFUSED;
    CliStatus status = text[0] == '[' ? check_record(cli, text) : check_lines(cli, text);
    free(text);
    return status;
}
