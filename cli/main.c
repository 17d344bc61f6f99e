/*
 * main.c - the program: a table of subcommands.
 *
 * It finds the subcommand, reads its command line and makes sure at the end that all output was
 * written.
 */
#include "cli.h"

#include <errno.h>
#include <string.h>

typedef struct Command {
    const char *name;
    const char *summary;
    const CliUsage *usage;
    CliRun *run;
} Command;

/* clang-format off */
static const Command commands[] = {
    {"play",    "play at this terminal: against bots, with friends",  &play_usage,    play_run},
    {"join",    "sit at a table of a server",                         &join_usage,    join_run},
    {"host",    "make a table on a server and sit down",              &host_usage,    host_run},
    {"tables",  "list a server's public tables",                      &tables_usage,  tables_run},
    {"watch",   "watch a table of a server",                          &watch_usage,   watch_run},
    {"review",  "a recorded game step by step",                       &review_usage,  review_run},
    {"deal",    "deal a game and print its position",                 &deal_usage,    deal_run},
    {"options", "list what the asked seat may do",                    &options_usage, options_run},
    {"apply",   "apply decisions and print the position they lead to", &apply_usage,   apply_run},
    {"view",    "print what one seat may know of a position",         &view_usage,    view_run},
    {"ranks",   "print the ranks of a finished game",                 &ranks_usage,   ranks_run},
    {"perft",   "count the sequences of decisions",                   &perft_usage,   perft_run},
    {"trace",   "print random games, decision by decision",           &trace_usage,   trace_run},
    {"replay",  "tell a recorded game in words",                      &replay_usage,  replay_run},
    {"check",   "check a record or a file of positions",              &check_usage,   check_run},
    {"bench",   "measure random play",                                &bench_usage,   bench_run},
    {"arena",   "play bots against each other",                       &arena_usage,   arena_run},
    {"ladder",  "play every bot against the next weaker one",         &ladder_usage,  ladder_run},
    {"serve",   "run the server: tables by link",                     &serve_usage,   serve_run},
    {"backup",  "copy a server's games into one file",                &backup_usage,  backup_run},
    {"verify",  "replay every game of a server's folder",             &verify_usage,  verify_run},
    {"suggest", "print what a bot thinks of a seat's options",        &suggest_usage, suggest_run},
};
/* clang-format on */
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void print_help(FILE *out)
{
    fputs("usage: oriflamme COMMAND [ARGUMENTS]\n\n"
          "The rules of Oriflamme and of Oriflamme: Ablaze. The commands:\n\n",
          out);
    for (int i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-9s %s\n", commands[i].name, commands[i].summary);
    fputs("\n'oriflamme COMMAND --help' tells more about one of them.\n"
          "'oriflamme --version' prints the version.\n\n"
          "Exit codes: 0 all is well, 1 the input was refused, 2 the command line was not "
          "understood.\n",
          out);
}

static const Command *find_command(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

/* A full disk shows only when the last of the buffer is written. */
static CliStatus finish(const char *name, CliStatus status)
{
    bool failed = ferror(stdout) != 0;
    errno = 0;
    if (fflush(stdout) != 0)
        failed = true;
    if (!failed)
        return status;
    fprintf(stderr, "oriflamme%s%s: cannot write the output%s%s\n", name[0] != '\0' ? " " : "",
            name, errno != 0 ? ": " : "", errno != 0 ? strerror(errno) : "");
    return status == CLI_OK ? CLI_REFUSED : status;
}

static CliStatus run_command(const Command *command, int argc, char **argv)
{
    CliStatus status = CLI_OK;
    Cli cli = {.name = command->name, .summary = command->summary, .usage = command->usage};
    if (cli_parse(&cli, argc, argv, &status))
        status = command->run(&cli);
    return finish(command->name, status);
}

/* --help and --version stand alone. */
static CliStatus answer_about_program(int argc, char **argv)
{
    if (argc > 2) {
        fprintf(stderr, "oriflamme: %s stands alone, but '%s' follows\n", argv[1], argv[2]);
        return CLI_MISUSED;
    }
    if (strcmp(argv[1], "--version") == 0)
        printf("oriflamme %s, rules version %d\n", ORI_VERSION, ORI_RULES_VERSION);
    else
        print_help(stdout);
    return finish("", CLI_OK);
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        print_help(stderr);
        return CLI_MISUSED;
    }
    const char *name = argv[1];
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "--version") == 0)
        return (int)answer_about_program(argc, argv);
    const Command *command = find_command(name);
    if (command == NULL) {
        fprintf(stderr, "oriflamme: there is no command '%s'\n'oriflamme --help' lists them.\n",
                name);
        return CLI_MISUSED;
    }
    return (int)run_command(command, argc - 2, argv + 2);
}
