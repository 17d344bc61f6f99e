/*
 * completion.c - oriflamme completion: a script for the shell, made from the same table as --help,
 * so that it completes what the program accepts and nothing else.
 */
#include "cli.h"

#include "bots/list.h"

#include <string.h>

const CliUsage completion_usage = {
    .arguments = "SHELL",
    .least = 1,
    .most = 1,
    .notes = "SHELL is bash, zsh or fish. Save the script where your shell looks for it:\n"
             "  bash  ~/.local/share/bash-completion/completions/oriflamme\n"
             "  zsh   a file _oriflamme in a folder of $fpath\n"
             "  fish  ~/.config/fish/completions/oriflamme.fish",
    .example = "oriflamme completion bash > ~/.local/share/bash-completion/completions/oriflamme",
};

/* The next option that the help lists; some are for tests alone. */
static const CliOption *listed(const CliOption *o)
{
    while (o->name != NULL && o->about == NULL)
        o++;
    return o;
}

/* The placeholder of an option's value in the help, and the words it may be. */
static const struct {
    const char *value;
    const char *words;
    bool is_list; /* several, with commas between them */
} values[] = {
    {"L", "en pl uk ru fr", false},
    {"R", "base ablaze mix", false},
#define BOT(id, brain, name, ...) name " "
    {"BOT", BOTS(BOT), false},
    {"LIST", BOTS(BOT), true},
    {"SEATS", "me open " BOTS(BOT), true},
#undef BOT
    {"SHELL", "bash zsh fish", false},
};

static const char *words_of(const char *value)
{
    for (size_t i = 0; value != NULL && i < sizeof values / sizeof values[0]; i++)
        if (strcmp(values[i].value, value) == 0)
            return values[i].words;
    return NULL;
}

static bool is_list(const char *value)
{
    for (size_t i = 0; value != NULL && i < sizeof values / sizeof values[0]; i++)
        if (strcmp(values[i].value, value) == 0)
            return values[i].is_list;
    return false;
}

/* Between single quotes, as all three shells read them; zsh has more signs of its own. */
static void put_quoted(const char *text, const char *escaped)
{
    for (; *text != '\0'; text++) {
        if (*text == '\'')
            fputs("'\\''", stdout);
        else if (strchr(escaped, *text) != NULL)
            printf("\\%c", *text);
        else
            putchar(*text);
    }
}

/* --- bash --- */

static void print_bash_values(void)
{
    for (const CliCommand *c = cli_commands; c->name != NULL; c++)
        for (const CliOption *o = listed(c->usage->option); o->name != NULL; o = listed(o + 1))
            if (words_of(o->value) != NULL)
                printf("        '%s %s') words='%s'%s ;;\n", c->name, o->name, words_of(o->value),
                       is_list(o->value) ? " list=," : "");
}

static void print_bash(void)
{
    printf("# bash completion for oriflamme; 'oriflamme completion bash' makes it\n"
           "_oriflamme()\n{\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} words= list= before=\n"
           "    COMPREPLY=()\n"
           "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
           "        COMPREPLY=($(compgen -W '");
    for (const CliCommand *c = cli_commands; c->name != NULL; c++)
        printf("%s ", c->name);
    printf("--help --version' -- \"$current\"))\n"
           "        return\n"
           "    fi\n"
           "    case \"${COMP_WORDS[1]} ${COMP_WORDS[COMP_CWORD - 1]}\" in\n");
    print_bash_values();
    printf("    esac\n"
           "    if [ -n \"$list\" ]; then\n"
           "        compopt -o nospace 2>/dev/null\n"
           "        case $current in *,*) before=${current%%,*}, ;; esac\n"
           "        COMPREPLY=($(compgen -P \"$before\" -W \"$words\" -- \"${current##*,}\"))\n"
           "        return\n"
           "    fi\n"
           "    if [ -n \"$words\" ]; then\n"
           "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
           "        return\n"
           "    fi\n"
           "    case \"${COMP_WORDS[1]}\" in\n");
    for (const CliCommand *c = cli_commands; c->name != NULL; c++) {
        printf("        %s) words='", c->name);
        for (const CliOption *o = listed(c->usage->option); o->name != NULL; o = listed(o + 1))
            printf("%s ", o->name);
        printf("--help' ;;\n");
    }
    printf("    esac\n"
           "    case $current in\n"
           "        -*) COMPREPLY=($(compgen -W \"$words\" -- \"$current\")) ;;\n"
           "        *) COMPREPLY=($(compgen -f -- \"$current\")) ;;\n"
           "    esac\n"
           "}\n"
           "complete -o filenames -F _oriflamme oriflamme\n");
}

/* --- zsh --- */

static void print_zsh_option(const CliOption *o)
{
    printf(" \\\n            '%s[", o->name);
    put_quoted(o->about, "[]:");
    putchar(']');
    if (is_list(o->value))
        printf(":%s:_values -s , %s %s", o->value, o->value, words_of(o->value));
    else if (o->value != NULL && words_of(o->value) != NULL)
        printf(":%s:(%s)", o->value, words_of(o->value));
    else if (o->value != NULL)
        printf(":%s:_files", o->value);
    putchar('\'');
}

static void print_zsh(void)
{
    printf("#compdef oriflamme\n"
           "# zsh completion for oriflamme; 'oriflamme completion zsh' makes it\n"
           "_oriflamme() {\n"
           "    local -a commands\n"
           "    commands=(\n");
    for (const CliCommand *c = cli_commands; c->name != NULL; c++) {
        printf("        '%s:", c->name);
        put_quoted(c->summary, ":");
        printf("'\n");
    }
    printf("    )\n"
           "    if (( CURRENT == 2 )); then\n"
           "        _describe command commands\n"
           "        return\n"
           "    fi\n"
           "    local command=$words[2]\n"
           "    shift words\n"
           "    (( CURRENT-- ))\n"
           "    case $command in\n");
    for (const CliCommand *c = cli_commands; c->name != NULL; c++) {
        printf("        %s) _arguments '--help[print what it takes]'", c->name);
        for (const CliOption *o = listed(c->usage->option); o->name != NULL; o = listed(o + 1))
            print_zsh_option(o);
        printf(" '*:file:_files' ;;\n");
    }
    printf(
        "    esac\n"
        "}\n"
        "if [ \"$funcstack[1]\" = _oriflamme ]; then # from $fpath: this call completes already\n"
        "    _oriflamme \"$@\"\n"
        "else\n"
        "    compdef _oriflamme oriflamme\n"
        "fi\n");
}

/* --- fish --- */

static void print_fish(void)
{
    printf("# fish completion for oriflamme; 'oriflamme completion fish' makes it\n"
           "complete -c oriflamme -f -n __fish_use_subcommand -l help -d 'list the commands'\n"
           "complete -c oriflamme -f -n __fish_use_subcommand -l version -d 'print the version'\n");
    for (const CliCommand *c = cli_commands; c->name != NULL; c++) {
        printf("complete -c oriflamme -f -n __fish_use_subcommand -a %s -d '", c->name);
        put_quoted(c->summary, "");
        printf("'\n");
        for (const CliOption *o = listed(c->usage->option); o->name != NULL; o = listed(o + 1)) {
            printf("complete -c oriflamme -n '__fish_seen_subcommand_from %s' -l %s", c->name,
                   o->name + 2);
            if (is_list(o->value))
                printf(" -x -a '(__fish_complete_list , \\'for w in %s; echo $w; end\\')'",
                       words_of(o->value));
            else if (words_of(o->value) != NULL)
                printf(" -x -a '%s'", words_of(o->value));
            else if (o->value != NULL)
                printf(" -r");
            printf(" -d '");
            put_quoted(o->about, "");
            printf("'\n");
        }
    }
}

CliStatus completion_run(const Cli *cli)
{
    static const struct {
        const char *name;
        void (*print)(void);
    } shells[] = {{"bash", print_bash}, {"zsh", print_zsh}, {"fish", print_fish}};
    for (size_t i = 0; i < sizeof shells / sizeof shells[0]; i++)
        if (strcmp(cli->argument[0], shells[i].name) == 0) {
            shells[i].print();
            return CLI_OK;
        }
    return cli_misuse(cli, "SHELL is bash, zsh or fish, not '%s'", cli->argument[0]);
}
