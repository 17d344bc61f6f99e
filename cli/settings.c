/*
 * settings.c - reads settings from the environment and from a file of "name = value" lines.
 */
#include "settings.h"

#include "base/utf8.h"
#include "tui/save.h"
#include "tui/term.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 1024, WHERE = SAVE_PATH + 64 };

typedef struct Row {
    const char *name;
    const char *variable;
    const char *values;
} Row;

static const Row rows[SETTING_COUNT] = {
#define SETTING(name, variable, values) {#name, variable, values},
    SETTINGS(SETTING)
#undef SETTING
};

static struct {
    char path[SAVE_PATH];
    char value[SETTING_COUNT][LINE];
    int line[SETTING_COUNT]; /* of the file; 0: from the environment */
    bool is_set[SETTING_COUNT];
    /* The first thing that is wrong with the file. */
    TextId wrong;
    int wrong_line;
    char text[LINE];
} all = {.wrong = TEXTS};

const char *setting(Setting setting)
{
    return all.is_set[setting] ? all.value[setting] : NULL;
}

const char *setting_where(Setting setting)
{
    static char where[WHERE];
    if (all.line[setting] == 0)
        return rows[setting].variable;
    snprintf(where, sizeof where, "%s:%d: %s", all.path, all.line[setting], rows[setting].name);
    return where;
}

/* --- Reading --- */

static void find_path(void)
{
    const char *own = getenv("ORIFLAMME_CONFIG");
    const char *config = getenv("XDG_CONFIG_HOME");
    const char *home = getenv("HOME");
    int length = 0;
    if (own != NULL)
        length = snprintf(all.path, SAVE_PATH, "%s", own);
    else if (config != NULL && config[0] == '/')
        length = snprintf(all.path, SAVE_PATH, "%s/oriflamme/config", config);
    else if (home != NULL && home[0] == '/')
        length = snprintf(all.path, SAVE_PATH, "%s/.config/oriflamme/config", home);
    if (length >= SAVE_PATH)
        all.path[0] = '\0';
}

static void note_wrong(TextId wrong, int line, const char *text)
{
    if (all.wrong != TEXTS)
        return;
    all.wrong = wrong;
    all.wrong_line = line;
    snprintf(all.text, sizeof all.text, "%s", text);
}

static void read_line(char *line, int number)
{
    line[strcspn(line, "#")] = '\0';
    char *name = text_trimmed(line);
    char *equals = strchr(name, '=');
    if (*name == '\0')
        return;
    if (equals == NULL) {
        note_wrong(TEXT_CONFIG_LINE, number, name);
        return;
    }
    *equals = '\0';
    name = text_trimmed(name);
    for (int i = 0; i < SETTING_COUNT; i++)
        if (strcmp(rows[i].name, name) == 0) {
            snprintf(all.value[i], LINE, "%s", text_trimmed(equals + 1));
            all.line[i] = number;
            all.is_set[i] = true;
            return;
        }
    note_wrong(TEXT_CONFIG_UNKNOWN, number, name);
}

static void read_file(void)
{
    char line[LINE];
    FILE *in = all.path[0] != '\0' ? fopen(all.path, "r") : NULL;
    /* Nobody needs one; but what was named must be there. */
    bool is_wanted = all.path[0] != '\0' && (errno != ENOENT || getenv("ORIFLAMME_CONFIG") != NULL);
    if (in == NULL) {
        if (is_wanted)
            note_wrong(TEXT_CLI_CANNOT_READ, 0, strerror(errno));
        return;
    }
    for (int number = 1; fgets(line, sizeof line, in) != NULL; number++)
        read_line(line, number);
    if (ferror(in) != 0)
        note_wrong(TEXT_CLI_CANNOT_READ, 0, strerror(errno));
    fclose(in);
}

void settings_read(void)
{
    find_path();
    read_file();
    for (int i = 0; i < SETTING_COUNT; i++) {
        const char *value = rows[i].variable != NULL ? getenv(rows[i].variable) : NULL;
        if (value == NULL || value[0] == '\0')
            continue;
        snprintf(all.value[i], LINE, "%s", value);
        all.line[i] = 0;
        all.is_set[i] = true;
    }
}

/* --- Judging --- */

static bool is_in(const char *values, const char *value)
{
    size_t length = strlen(value);
    for (const char *p = values; length > 0 && p != NULL; p = strstr(p, ", ")) {
        p += *p == ',' ? 2 : 0;
        if (strncmp(p, value, length) == 0 && (p[length] == '\0' || p[length] == ','))
            return true;
    }
    return false;
}

static bool is_pace(const char *value)
{
    size_t length = strlen(value);
    return length > 0 && length <= 5 && strspn(value, "0123456789") == length &&
           atoi(value) <= 10000;
}

static bool refuse(const Cli *cli, TextId id, const TextArg args[])
{
    char text[TEXT_SIZE];
    cli_refuse(cli, "%s", term_encode(text_say(cli->lang, id, args, text)));
    return false;
}

bool settings_check(const Cli *cli)
{
    char names[LINE] = "";
    for (int i = 0; i < SETTING_COUNT; i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", i > 0 ? ", " : "",
                 rows[i].name);
    const TextArg *wrong =
        TEXT_ARGS({.name = "file", .text = all.path}, {.name = "n", .number = all.wrong_line},
                  {.name = "text", .text = all.text}, {.name = "why", .text = all.text},
                  {.name = "names", .text = names});
    if (all.wrong != TEXTS)
        return refuse(cli, all.wrong, wrong);
    for (int i = 0; i < SETTING_COUNT; i++) {
        bool fits = !all.is_set[i] || rows[i].values == NULL || is_in(rows[i].values, all.value[i]);
        const TextArg *args = TEXT_ARGS({.name = "where", .text = setting_where((Setting)i)},
                                        {.name = "values", .text = rows[i].values},
                                        {.name = "text", .text = all.value[i]});
        if (!fits && !(i == SETTING_pace && is_pace(all.value[i])))
            return refuse(cli, TEXT_CONFIG_VALUE, args);
    }
    return true;
}
