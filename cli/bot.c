/*
 * bot.c - oriflamme bot: a program that speaks lines (docs/bots-protocol.md) sits at a server's
 * table.
 *
 * The table's news comes from the same source as the terminal's; instead of a person, the program
 * decides. What it cannot decide is left to chance, as in the arena, so that the table continues.
 */
#include "cli.h"
#include "arena/arena.h"
#include "arena/outside.h"
#include "tui/remote.h"
#include "tui/term.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

enum { TABLE, NAME, BOT_TIME, GAMES };

const CliUsage bot_usage = {
    .arguments = "-- COMMAND...",
    .least = 1,
    .most = CLI_ANY_COUNT,
    .option =
        {
            [TABLE] = {"--table", "LINK", "a table's link or a seat's (required)"},
            [NAME] = {"--name", "NAME", "take a free seat as NAME"},
            [BOT_TIME] = {"--bot-time", "MS", "time limit for a decision (default: 1000)"},
            [GAMES] = {"--games", "K", "leave after this many games (default: 1)"},
        },
    .notes =
        "COMMAND is a program that speaks the protocol of docs/bots-protocol.md on its standard\n"
        "input and output. It sees what its seat may know, and nothing else. If it decides\n"
        "late or illegally, a random option is chosen and reported on stderr.",
    .example = "oriflamme bot --table http://127.0.0.1:8080/table/5f0c --name Bo -- ./mybot",
};

typedef struct Player {
    const Cli *cli;
    Source *source;
    Outside *outside;
    int milliseconds;
    int games; /* to play */
    OriRandom random;
} Player;

static OriDecision decide(Player *p, const OriView *view)
{
    char what[OUTSIDE_WHAT];
    OriDecision option[ORI_MAX_OPTIONS];
    OriDecision decision;
    OutsideFault fault = outside_decide(p->outside, view, p->milliseconds, &decision, what);
    if (fault == OUTSIDE_NONE)
        return decision;
    fprintf(stderr, "oriflamme bot: %s: %s; decided by chance\n", outside_fault_name(fault),
            term_safe(STDERR_FILENO, what));
    return option[ori_random_below(&p->random, ori_view_options(view, option))];
}

static void answer(Player *p, const News *news)
{
    const OriView *view = &news->view;
    int seat = p->source->seat;
    if (seat < 0 || view->seat != seat || view->known.ask == ORI_ASK_OVER ||
        view->known.asked != seat || news->is_followed || news->is_decided)
        return;
    p->source->decide(p->source, seat, news->version, decide(p, view));
}

/* Whether more is to come. */
static bool hear(Player *p, const News *news, CliStatus *status)
{
    switch (news->kind) {
    case NEWS_VIEW:
        if (!news->is_again)
            outside_begin(p->outside);
        answer(p, news);
        return true;
    case NEWS_EVENTS:
        answer(p, news);
        return true;
    case NEWS_REFUSED:
        fprintf(stderr, "oriflamme bot: refused: %s %s\n", news->code,
                term_safe(STDERR_FILENO, news->text));
        return true;
    case NEWS_OVER:
        if (news->record == NULL) {
            *status = cli_refuse(p->cli, "the server sent a record that cannot be read");
            return false;
        }
        outside_end(p->outside, &news->record->end);
        printf("over");
        for (int seat = 0; seat < (int)news->record->end.rules.seats; seat++)
            printf("%c%d", seat > 0 ? '/' : ' ', news->record->end.pool[seat]);
        putchar('\n');
        fflush(stdout);
        return --p->games > 0;
    case NEWS_SEAT:
        printf("seat %s\n", term_safe(STDOUT_FILENO, news->text));
        fflush(stdout);
        return true;
    case NEWS_END:
        *status = cli_refuse(p->cli, "%s", news->text[0] != '\0' ? news->text : news->code);
        return false;
    case NEWS_TABLE:
    case NEWS_ONLINE:
    case NEWS_OFFLINE:
    case NEWS_SENT:
    case NEWS_NOTICE:
    case NEWS_CHAT:
    case NEWS_UNSAVED:
    case NEWS_SAVED:
    case NEWS_LOST:
    case NEWS_NOT_KEPT:
    case NEWS_WATCHING:
        break;
    }
    return true;
}

static CliStatus play(Player *p)
{
    CliStatus status = CLI_OK;
    bool more = true;
    while (more) {
        struct pollfd waiting = {.fd = p->source->news.pipe[0], .events = POLLIN};
        poll(&waiting, 1, -1);
        News *news;
        while (more && (news = news_take(&p->source->news)) != NULL) {
            more = hear(p, news, &status);
            news_free(news);
        }
    }
    return status;
}

static bool write_command(const Cli *cli, char command[OUTSIDE_COMMAND + 1])
{
    size_t length = 0;
    for (int i = 0; i < cli->count; i++) {
        int more = snprintf(command + length, OUTSIDE_COMMAND + 1 - length, "%s%s",
                            i > 0 ? " " : "", cli->argument[i]);
        length += (size_t)more;
        if (length > OUTSIDE_COMMAND)
            return false;
    }
    return true;
}

CliStatus bot_run(const Cli *cli)
{
    Player p = {
        .cli = cli, .milliseconds = ARENA_OUTSIDE_TIME, .games = 1, .random = {cli_any_seed()}};
    char command[OUTSIDE_COMMAND + 1];
    Link link;
    if (cli->value[TABLE] == NULL)
        return cli_misuse(cli, "--table is required");
    if (!cli_number(cli, "--bot-time", cli->value[BOT_TIME], 1, 3600000, &p.milliseconds) ||
        !cli_number(cli, "--games", cli->value[GAMES], 1, 1000000, &p.games))
        return CLI_MISUSED;
    if (!write_command(cli, command))
        return cli_misuse(cli, "a command has at most %d bytes: use a script", OUTSIDE_COMMAND);
    const char *why = link_read(cli->value[TABLE], &link);
    cli_hide_token(cli->value[TABLE]);
    if (why != NULL)
        return cli_misuse(cli, "--table: %s", text_fixed(LANG_EN, TEXT_WHY_LINK));
    if (link.token[0] == '\0' && cli->value[NAME] == NULL)
        return cli_misuse(cli, "this is a table's link, not a seat's: give --name to sit down");
    signal(SIGPIPE, SIG_IGN);
    p.outside = outside_open(command);
    p.source = p.outside != NULL ? remote_open(&link, cli->value[NAME]) : NULL;
    CliStatus status = CLI_REFUSED;
    if (p.source != NULL) {
        status = play(&p);
        p.source->close(p.source);
    } else {
        cli_refuse(cli, "out of memory for a table");
    }
    outside_close(p.outside);
    return status;
}
