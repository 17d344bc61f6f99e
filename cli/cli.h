/*
 * cli.h - what the subcommands share: usage and options, values read from arguments, refusals,
 * files.
 *
 * A subcommand is a CliUsage (what its command line may contain) and a function that gets a Cli
 * (what it did contain). Code that finds something wrong says so at once on stderr, with cli_refuse
 * or cli_misuse, and returns the status; nothing else decides about exit codes. A command that has
 * --lang describes a wrong command line in that language; the others use English.
 */
#ifndef ORI_CLI_H
#define ORI_CLI_H

#include "oriflamme.h"
#include "words/texts.h"

#include <stddef.h>
#include <stdio.h>

/* The exit codes. */
typedef enum CliStatus {
    CLI_OK = 0,
    CLI_REFUSED = 1, /* the input is not what the rules or the notation allow, or cannot be read */
    CLI_MISUSED = 2, /* the command line is not what the subcommand takes */
} CliStatus;

enum {
    CLI_MAX_OPTIONS = 32,
    CLI_ANY_COUNT = -1,
    CLI_DEFAULT_SEATS = 4,
    CLI_DEFAULT_SEED = 1, /* for what should come out the same each time: bench and trace */
};

typedef struct CliOption {
    const char *name;  /* with its dashes; NULL ends the list */
    const char *value; /* its placeholder in the help; NULL: a flag */
    const char *about; /* NULL: for tests, not shown */
} CliOption;

typedef struct CliUsage {
    const char *arguments; /* as in the help: "POSITION DECISION..." */
    int least;             /* how many of them */
    int most;              /* or CLI_ANY_COUNT */
    CliOption option[CLI_MAX_OPTIONS + 1];
    const char *notes; /* "" for none */
    bool lists_bots;   /* below the notes */
    const char *example;
} CliUsage;

/* A command line that was read. */
typedef struct Cli {
    const char *name;
    const char *summary;
    const CliUsage *usage;
    Lang lang;
    int count; /* of arguments that are not options */
    char **argument;
    const char *value[CLI_MAX_OPTIONS]; /* by the option's index; NULL: not given; flags: "" */
} Cli;

typedef CliStatus CliRun(const Cli *cli);

typedef struct CliCommand {
    const char *name;
    const char *summary;
    const CliUsage *usage;
    CliRun *run;
} CliCommand;

extern const CliCommand cli_commands[]; /* the last has no name */

/* Every bot with its rating: in English for operators, elsewhere as players read about it. */
void cli_print_bots(Lang lang, FILE *out);

/* Wipes a seat's key from the list of processes, where everybody can see it. */
void cli_hide_token(const char *argument);

/* Returns false when there is nothing left to do: *status tells why. */
bool cli_parse(Cli *cli, int argc, char **argv, CliStatus *status);

/* "oriflamme apply: ..." on stderr; misuse adds how it is meant. Each returns its status. */
CliStatus cli_refuse(const Cli *cli, const char *format, ...);
CliStatus cli_misuse(const Cli *cli, const char *format, ...);
/* The same in the language of the command. */
CliStatus cli_misuse_text(const Cli *cli, TextId id, const TextArg args[]);
/* ... of a text that names an option as $option and what was given as $text. */
CliStatus cli_misuse_value(const Cli *cli, TextId id, const char *option, const char *text);
CliStatus cli_refuse_text(const Cli *cli, const char *what, const OriError *error);
/* The same in a file: "FILE:LINE:COLUMN: ..." */
CliStatus cli_refuse_file(const Cli *cli, const char *path, const char *text,
                          const OriError *error);
/* The position of a byte in a text, both counted from 1. */
void cli_find_line(const char *text, int at, int *line, int *column);

/* Each says what is wrong and returns false, or fills *out. A text of NULL leaves *out as it is. */
bool cli_number(const Cli *cli, const char *what, const char *text, int least, int most, int *out);
bool cli_seed(const Cli *cli, const char *text, uint64_t *out);
bool cli_seat(const Cli *cli, const char *what, const char *text, int *out);
bool cli_reader(const Cli *cli, const char *what, const char *text, int *out); /* or - */

uint64_t cli_any_seed(void);

/* The whole file, closed by a NUL; "-" is stdin. NULL if it cannot be read. The caller frees it. */
char *cli_read_file(const Cli *cli, const char *path);

/* What --rules says (ori_read_wish): open kinds are drawn for each game. */
CliStatus cli_rules(const Cli *cli, const char *text, int seats, OriRules *out);
void cli_print_options(const OriState *state, FILE *out);

/* Said in the help of every subcommand that has them. */
#define CLI_RULES_ABOUT    "base (default), ablaze, mix or mix:LETTERS; +schemer2, +a5 may follow"
#define CLI_SEATS_ABOUT    "2 to 5 (default: 4)"
#define CLI_ANY_SEED_ABOUT "64-bit seed (default: random)"
#define CLI_ONE_SEED_ABOUT "64-bit seed (default: 1)"

/* The subcommands, a file each with its NAME_usage and NAME_run: a row here is all that a new one
 * needs besides. The help lists them in this order. */
/* clang-format off */
#define COMMANDS(COMMAND) \
    COMMAND(play,       "play at this terminal: against bots, with friends") \
    COMMAND(daily,      "play the deal of the day, the same for everyone") \
    COMMAND(join,       "take a seat at a table on a server") \
    COMMAND(host,       "create a table on a server and sit down") \
    COMMAND(tables,     "list a server's public tables") \
    COMMAND(pass,       "show or move the pass that opens your seats on a server") \
    COMMAND(watch,      "watch a table on a server") \
    COMMAND(bot,        "seat your own program at a server's table") \
    COMMAND(games,      "list the games played here, and the seats at servers' tables") \
    COMMAND(mistakes,   "answer questions about your own mistakes") \
    COMMAND(strength,   "show how strong you are, and what you give away") \
    COMMAND(review,     "step through a recorded game") \
    COMMAND(analyse,    "say what each decision of a record was worth, and why") \
    COMMAND(suggest,    "print what a bot thinks of a seat's options") \
    COMMAND(deal,       "deal a game and print its position") \
    COMMAND(options,    "list what the deciding player can do") \
    COMMAND(apply,      "apply decisions and print the position they lead to") \
    COMMAND(view,       "print what one seat may know of a position") \
    COMMAND(ranks,      "print the ranks of a finished game") \
    COMMAND(perft,      "count the sequences of decisions") \
    COMMAND(trace,      "print random games, decision by decision") \
    COMMAND(replay,     "tell a recorded game in words") \
    COMMAND(check,      "check a record or a file of positions") \
    COMMAND(arena,      "play bots against each other") \
    COMMAND(ladder,     "play every bot against the next weaker one") \
    COMMAND(bench,      "measure random play") \
    COMMAND(serve,      "run the server for tables by link") \
    COMMAND(backup,     "copy a server's games into one file") \
    COMMAND(verify,     "replay every game of a server's folder") \
    COMMAND(move,       "move a server's games to a database, or back") \
    COMMAND(purge,      "delete old games from a server's store") \
    COMMAND(completion, "print a script that completes commands in a shell")
/* clang-format on */

#define COMMAND(name, summary)                                                                     \
    extern const CliUsage name##_usage;                                                            \
    CliRun name##_run;
COMMANDS(COMMAND)
#undef COMMAND

#endif
