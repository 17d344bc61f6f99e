/*
 * match.c - bots by name, and a match between them.
 *
 * It reports progress on stderr: on a terminal as one line that changes, elsewhere as a line every
 * ten seconds.
 */
#include "match.h"

#include "tui/reason.h"
#include "tui/term.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

static atomic_int stop;
static int64_t started; /* the match, by arena_microseconds */
static int64_t told;    /* its progress, the last time */

static void on_interrupt(int number)
{
    (void)number;
    atomic_store(&stop, 1);
}

static void tell_progress(const ArenaMatch *match, int deals_done)
{
    enum { SECOND = 1000000, EVERY = 10 * SECOND };
    int64_t now = arena_microseconds();
    bool is_terminal = isatty(STDERR_FILENO) != 0;
    if (!is_terminal && now - told < EVERY)
        return;
    told = now;
    double seconds = (double)(now - started) / SECOND;
    int deals = arena_part_deals(match);
    fprintf(stderr, "%s%d of %d deals, %.0f s", is_terminal ? "\r" : "", deals_done, deals,
            seconds);
    if (deals_done > 0) /* before that nobody can tell */
        fprintf(stderr, ", about %.0f s to go", seconds * (deals - deals_done) / deals_done);
    fputs(is_terminal ? "  " : "\n", stderr);
}

void match_prepare(ArenaMatch *match)
{
    struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    match->stop = &stop;
    match->progress = tell_progress;
}

int match_deals(int games, int seats)
{
    enum { LEAST = 2 };
    int deals = (games + seats - 1) / seats;
    return deals > LEAST ? deals : LEAST;
}

bool match_play(const Cli *cli, const ArenaMatch *match, ArenaResult *out, CliStatus *status)
{
    started = told = arena_microseconds();
    bool ok = arena_play(match, out);
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r%*s\r", 60, "");
    if (!ok)
        *status = cli_refuse(cli, "%s", out->error);
    else if (out->deals < arena_part_deals(match))
        *status =
            cli_refuse(cli, "stopped after %d of %d deals", out->deals, arena_part_deals(match));
    else
        return true;
    return false;
}

static bool refuse_entries(const Cli *cli, const char *what, const char *text, OriError error)
{
    char reason[TEXT_SIZE];
    bool is_ours = strcmp(reason_tell(cli->lang, error.field, reason), error.field) != 0;
    const TextArg *args = TEXT_ARGS(
        {.name = "option", .text = what}, {.name = "n", .number = error.at + 1},
        {.name = "text", .text = text}, {.name = "why", .text = is_ours ? reason : error.why});
    cli_misuse_text(cli, TEXT_MISUSE_BOTS, args);
    fprintf(stderr, "%s\n", term_encode(text_fixed(cli->lang, TEXT_MISUSE_THE_BOTS)));
    cli_print_bots(cli->lang, stderr);
    return false;
}

bool match_entries(const Cli *cli, const char *what, const char *text, int most, ArenaEntry out[],
                   int *count)
{
    OriError error;
    return text == NULL || arena_read_entries(text, most, out, count, &error) ||
           refuse_entries(cli, what, text, error);
}

bool match_all_entries(const Cli *cli, const char *what, const char *text, ArenaEntry out[],
                       int *count)
{
    OriError error;
    return text == NULL || arena_read_all_entries(text, ORI_MAX_SEATS, out, count, &error) ||
           refuse_entries(cli, what, text, error);
}
