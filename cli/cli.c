/*
 * cli.c - what the subcommands share: the command line, its help, and refusals.
 *
 * Options may come anywhere among the arguments, as "--name value" or "--name=value"; "--" ends
 * them, and a lone "-" is an argument.
 */
#include "cli.h"

#include "settings.h"

#include "bots/bot.h"
#include "tui/term.h"
#include "words/teller.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* --- Saying what is wrong --- */

static void print_reason(const Cli *cli, const char *format, va_list values)
{
    char reason[TERM_SAFE];
    vsnprintf(reason, sizeof reason, format, values);
    fflush(stdout); /* so that a terminal shows what succeeded first */
    fprintf(stderr, "oriflamme %s: %s\n", cli->name, term_safe(STDERR_FILENO, reason));
}

CliStatus cli_refuse(const Cli *cli, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    print_reason(cli, format, values);
    va_end(values);
    return CLI_REFUSED;
}

/* Breaks the text before `at`, where a line would be too long; the next one is indented. */
static void print_in_lines(const char *text, const char *at, int indent, FILE *out)
{
    enum { COLUMNS = 80 };
    int column = indent;
    bool is_first = true;
    while (*text != '\0') {
        const char *end = strstr(text + 1, at);
        int length = (int)(end != NULL ? end - text : (ptrdiff_t)strlen(text));
        if (!is_first && column + length > COLUMNS) {
            fprintf(out, "\n%*s", indent, "");
            column = indent;
            text += *text == ' ';
            length -= text[-1] == ' ';
        }
        fprintf(out, "%.*s", length, text);
        column += length;
        text += length;
        is_first = false;
    }
    fputc('\n', out);
}

static void print_usage_line(const Cli *cli, Lang lang, FILE *out)
{
    const CliUsage *usage = cli->usage;
    char line[TEXT_SIZE] = "oriflamme ";
    char text[TEXT_SIZE];
    const TextArg *args = TEXT_ARGS({.name = "usage", .text = line});
    text_add(line, cli->name);
    text_add(line, usage->arguments[0] != '\0' ? " " : "");
    text_add(line, usage->arguments);
    for (const CliOption *option = usage->option; option->name != NULL; option++) {
        if (option->about == NULL)
            continue;
        text_add(line, " [");
        text_add(line, option->name);
        text_add(line, option->value != NULL ? " " : "");
        text_add(line, option->value != NULL ? option->value : "");
        text_add(line, "]");
    }
    print_in_lines(term_encode(text_say(lang, TEXT_MISUSE_USAGE, args, text)), " [", 4, out);
}

/* How it is meant. */
static CliStatus print_meant(const Cli *cli)
{
    char text[TEXT_SIZE];
    const TextArg *args = TEXT_ARGS({.name = "command", .text = cli->name});
    print_usage_line(cli, cli->lang, stderr);
    fprintf(stderr, "%s\n", term_encode(text_say(cli->lang, TEXT_MISUSE_DETAILS, args, text)));
    return CLI_MISUSED;
}

CliStatus cli_misuse(const Cli *cli, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    print_reason(cli, format, values);
    va_end(values);
    return print_meant(cli);
}

CliStatus cli_misuse_text(const Cli *cli, TextId id, const TextArg args[])
{
    char text[TEXT_SIZE];
    cli_refuse(cli, "%s", term_encode(text_say(cli->lang, id, args, text)));
    return print_meant(cli);
}

CliStatus cli_misuse_value(const Cli *cli, TextId id, const char *option, const char *text)
{
    const TextArg *args =
        TEXT_ARGS({.name = "option", .text = option}, {.name = "text", .text = text});
    return cli_misuse_text(cli, id, args);
}

CliStatus cli_refuse_text(const Cli *cli, const char *what, const OriError *error)
{
    if (error->field == NULL || strcmp(what, error->field) == 0)
        return cli_refuse(cli, "%s, at %d: %s", what, error->at, error->why);
    return cli_refuse(cli, "%s: %s, at %d: %s", what, error->field, error->at, error->why);
}

void cli_find_line(const char *text, int at, int *line, int *column)
{
    *line = *column = 1;
    for (int i = 0; i < at && text[i] != '\0'; i++) {
        *column = text[i] == '\n' ? 1 : *column + 1;
        *line += text[i] == '\n';
    }
}

CliStatus cli_refuse_file(const Cli *cli, const char *path, const char *text, const OriError *error)
{
    int line;
    int column;
    cli_find_line(text, error->at, &line, &column);
    return cli_refuse(cli, "%s:%d:%d: %s: %s", path, line, column,
                      error->field != NULL ? error->field : "record", error->why);
}

/* --- The command line --- */

void cli_print_bots(Lang lang, FILE *out)
{
    for (int i = 0; i < bot_count; i++) {
        const char *about = lang == LANG_EN ? bots[i].about : tell_bot_about(lang, bots[i].name);
        if (about[0] != '\0')
            fprintf(out, "  %-14s %4d  %s\n", bots[i].name, bots[i].rating, term_encode(about));
    }
}

static void print_help(const Cli *cli)
{
    enum { COLUMN = 16 };
    const CliUsage *usage = cli->usage;
    print_usage_line(cli, LANG_EN, stdout);
    printf("\n%s: %s.\n", cli->name, cli->summary);
    if (usage->notes[0] != '\0')
        printf("\n%s\n", usage->notes);
    if (usage->lists_bots) {
        printf("\nBots, with their ratings:\n");
        cli_print_bots(LANG_EN, stdout);
    }
    printf("\nOptions:\n");
    for (const CliOption *option = usage->option; option->name != NULL; option++) {
        if (option->about == NULL)
            continue;
        int width = printf("  %s %s", option->name, option->value != NULL ? option->value : "");
        if (width >= COLUMN) {
            putchar('\n');
            width = 0;
        }
        printf("%*s", COLUMN - width, "");
        print_in_lines(option->about, " ", COLUMN, stdout);
    }
    printf("  %-*sprint this\n", COLUMN - 2, "--help");
    printf("\nExample:\n  %s\n", usage->example);
}

/* Which option the text names, up to its = if it has one; -1 for none. */
static int find_option(const CliUsage *usage, const char *text)
{
    size_t length = strcspn(text, "=");
    for (int i = 0; usage->option[i].name != NULL; i++)
        if (strlen(usage->option[i].name) == length &&
            strncmp(usage->option[i].name, text, length) == 0)
            return i;
    return -1;
}

/* Reads the option at argv[i]; returns how many arguments it took, 0 when it is refused. */
static int parse_option(Cli *cli, int argc, char **argv, int i)
{
    int found = find_option(cli->usage, argv[i]);
    const char *equals = strchr(argv[i], '=');
    if (found < 0) {
        cli_misuse_value(cli, TEXT_MISUSE_OPTION, "", argv[i]);
        return 0;
    }
    const CliOption *option = &cli->usage->option[found];
    if (option->value == NULL && equals != NULL) {
        cli_misuse_value(cli, TEXT_MISUSE_FLAG, option->name, "");
        return 0;
    }
    if (option->value == NULL || equals != NULL) {
        cli->value[found] = equals != NULL ? equals + 1 : "";
        return 1;
    }
    if (i + 1 == argc) {
        cli_misuse_value(cli, TEXT_MISUSE_NO_VALUE, option->name, option->value);
        return 0;
    }
    cli->value[found] = argv[i + 1];
    return 2;
}

static bool is_help(const char *text)
{
    return strcmp(text, "--help") == 0 || strcmp(text, "-h") == 0;
}

static bool wants_help(int argc, char **argv)
{
    for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (is_help(argv[i]))
            return true;
    return false;
}

static bool count_fits(const Cli *cli)
{
    const CliUsage *usage = cli->usage;
    if (cli->count < usage->least) {
        cli_misuse_value(cli, TEXT_MISUSE_MISSING, "", "");
        return false;
    }
    if (usage->most == CLI_ANY_COUNT || cli->count <= usage->most)
        return true;
    if (strncmp(usage->arguments, "POSITION", strlen("POSITION")) == 0 &&
        cli->count > usage->most + 3)
        cli_misuse_value(cli, TEXT_MISUSE_QUOTES, "", "");
    else
        cli_misuse_value(cli, TEXT_MISUSE_EXTRA, "", cli->argument[usage->most]);
    return false;
}

static const char *variable(const char *name)
{
    return getenv(name);
}

/* Of the last --lang, wherever it is: the arguments before it may be wrong. */
static Lang lang_of(const Cli *cli, int argc, char **argv)
{
    static const char option[] = "--lang";
    size_t length = strlen(option);
    if (find_option(cli->usage, option) < 0)
        return LANG_EN;
    Lang lang = text_lang_of_locale(variable);
    if (setting(SETTING_language) != NULL)
        text_lang_named(setting(SETTING_language), &lang);
    for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++) {
        if (strcmp(argv[i], option) == 0 && i + 1 < argc)
            text_lang_named(argv[i + 1], &lang);
        else if (strncmp(argv[i], option, length) == 0 && argv[i][length] == '=')
            text_lang_named(argv[i] + length + 1, &lang);
    }
    return lang;
}

bool cli_parse(Cli *cli, int argc, char **argv, CliStatus *status)
{
    term_open_text();
    if (find_option(cli->usage, "--lang") >= 0)
        settings_read();
    cli->lang = lang_of(cli, argc, argv);
    if (wants_help(argc, argv)) {
        print_help(cli);
        *status = CLI_OK;
        return false;
    }
    *status = CLI_MISUSED;
    cli->argument = argv; /* the arguments that are no options move up in it */
    bool options_ended = false;
    for (int i = 0; i < argc;) {
        bool is_option = !options_ended && argv[i][0] == '-' && argv[i][1] != '\0';
        if (is_option && strcmp(argv[i], "--") == 0) {
            options_ended = true;
            i++;
        } else if (is_option) {
            int took = parse_option(cli, argc, argv, i);
            if (took == 0)
                return false;
            i += took;
        } else {
            argv[cli->count++] = argv[i++];
        }
    }
    if (!count_fits(cli))
        return false;
    *status = CLI_REFUSED;
    return settings_check(cli);
}

void cli_hide_token(const char *argument)
{
    static const char mark[] = "#token=";
    char *token = strstr((char *)(uintptr_t)argument, mark); /* argv is ours to write to */
    if (token != NULL)
        memset(token + strlen(mark), '*', strlen(token + strlen(mark)));
}

/* --- Printing --- */

void cli_print_options(const OriState *state, FILE *out)
{
    OriDecision option[ORI_MAX_OPTIONS];
    char text[ORI_DECISION_TEXT];
    int count = ori_options(state, option);
    for (int i = 0; i < count; i++) {
        ori_write_decision(option[i], text);
        fprintf(out, i > 0 ? " %s" : "%s", text);
    }
    fputc('\n', out);
}
