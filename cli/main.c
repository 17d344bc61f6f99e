/*
 * main.c - the program: a table of subcommands.
 *
 * It finds the subcommand, reads its command line and makes sure at the end that all output was
 * written.
 */
#include "cli.h"
#include "tui/term.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

const CliCommand cli_commands[] = {
#define COMMAND(name, summary) {#name, summary, &name##_usage, name##_run},
    COMMANDS(COMMAND)
#undef COMMAND
        {NULL, NULL, NULL, NULL},
};

static void print_help(FILE *out)
{
    fputs("usage: oriflamme COMMAND [ARGUMENTS]\n\n"
          "The card games Oriflamme and Oriflamme: Ablaze. Commands:\n\n",
          out);
    for (const CliCommand *c = cli_commands; c->name != NULL; c++)
        fprintf(out, "  %-10s %s\n", c->name, c->summary);
    fputs("\nRun 'oriflamme COMMAND --help' for details.\n"
          "'oriflamme --version' prints the version.\n\n"
          "Exit status: 0 success, 1 the input was refused, 2 the command line is wrong.\n",
          out);
}

static const CliCommand *find_command(const char *name)
{
    const CliCommand *c = cli_commands;
    while (c->name != NULL && strcmp(c->name, name) != 0)
        c++;
    return c->name != NULL ? c : NULL;
}

/* How many letters must be changed, added, removed or swapped with the next. */
static int distance(const char *a, const char *b)
{
    if (*a == '\0' || *b == '\0')
        return (int)(strlen(a) + strlen(b));
    if (*a == *b)
        return distance(a + 1, b + 1);
    int least = distance(a + 1, b + 1);
    int other = distance(a + 1, b);
    least = other < least ? other : least;
    other = distance(a, b + 1);
    least = other < least ? other : least;
    if (a[1] == *b && *a == b[1]) {
        other = distance(a + 2, b + 2);
        least = other < least ? other : least;
    }
    return least + 1;
}

static CliStatus tell_unknown(const char *name)
{
    enum { NEAR = 2, LONGEST = 12 }; /* what is longer was not meant to be one of them */
    fprintf(stderr, "oriflamme: unknown command '%s'\n", term_safe(STDERR_FILENO, name));
    for (const CliCommand *c = cli_commands; c->name != NULL && strlen(name) <= LONGEST; c++)
        if (distance(c->name, name) <= NEAR)
            fprintf(stderr, "Did you mean '%s'?\n", c->name);
    fputs("'oriflamme --help' lists them.\n", stderr);
    return CLI_MISUSED;
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

static CliStatus run_command(const CliCommand *command, int argc, char **argv)
{
    CliStatus status = CLI_OK;
    Cli cli = {.name = command->name, .summary = command->summary, .usage = command->usage};
    if (cli_parse(&cli, argc, argv, &status))
        status = command->run(&cli);
    return finish(command->name, status);
}

static bool is_one_of(const char *text, const char *const list[])
{
    for (; *list != NULL; list++)
        if (strcmp(text, *list) == 0)
            return true;
    return false;
}

/* Options about the program itself come alone. */
static CliStatus answer_about_program(int argc, char **argv, bool wants_version)
{
    if (argc > 2) {
        fprintf(stderr, "oriflamme: %s stands alone, but '%s' follows\n", argv[1],
                term_safe(STDERR_FILENO, argv[2]));
        return CLI_MISUSED;
    }
    if (wants_version)
        printf("oriflamme %s, rules version %d\n", ORI_VERSION, ORI_RULES_VERSION);
    else
        print_help(stdout);
    return finish("", CLI_OK);
}

int main(int argc, char **argv)
{
    static const char *const helps[] = {"--help", "-h", "help", NULL};
    static const char *const versions[] = {"--version", "-v", "-V", NULL};
    if (argc < 2) {
        print_help(stderr);
        return CLI_MISUSED;
    }
    /* "help COMMAND" is "COMMAND --help" */
    if (argc == 3 && strcmp(argv[1], "help") == 0 && find_command(argv[2]) != NULL)
        return (int)run_command(find_command(argv[2]), 1, (char *[]){"--help", NULL});
    if (is_one_of(argv[1], helps) || is_one_of(argv[1], versions))
        return (int)answer_about_program(argc, argv, is_one_of(argv[1], versions));
    const CliCommand *command = find_command(argv[1]);
    if (command == NULL)
        return (int)tell_unknown(argv[1]);
    return (int)run_command(command, argc - 2, argv + 2);
}
