/*
 * config.c - the options of the server, from one list.
 */
#include "server/config.h"

#include "base/utf8.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum Kind { TEXT, NUMBER, FLAG } Kind;

typedef struct Option {
    const char *name; /* with its dashes */
    Kind kind;
    size_t offset;
    int least;
    int most;
    const char *initial;
} Option;

static const Option options[] = {
#define ROW(field, option, value, kind, least, most, initial, about)                               \
    {option, kind, offsetof(Config, field), least, most, initial},
    CONFIG_OPTIONS(ROW)
#undef ROW
};

void config_defaults(Config *config)
{
    *config = (Config){.data = NULL};
    for (int i = 0; i < CONFIG_COUNT_ALL; i++) {
        char *field = (char *)config + options[i].offset;
        if (options[i].kind == TEXT)
            memcpy(field, &options[i].initial, sizeof options[i].initial);
        else if (options[i].kind == NUMBER) {
            int number = atoi(options[i].initial);
            memcpy(field, &number, sizeof number);
        }
    }
}

static bool set_number(char *field, const Option *option, const char *value, char why[CONFIG_WHY])
{
    char *end;
    errno = 0;
    long number = strtol(value, &end, 10);
    if (errno != 0 || end == value || *end != '\0' || number < option->least ||
        number > option->most) {
        snprintf(why, CONFIG_WHY, "%s takes a number from %d to %d, not '%.60s'", option->name,
                 option->least, option->most, value);
        return false;
    }
    int stored = (int)number;
    memcpy(field, &stored, sizeof stored);
    return true;
}

bool config_set(Config *config, int option, const char *value, char why[CONFIG_WHY])
{
    const Option *o = &options[option];
    char *field = (char *)config + o->offset;
    if (o->kind == NUMBER)
        return set_number(field, o, value, why);
    if (o->kind == FLAG) {
        bool on = strcmp(value, "") == 0 || strcmp(value, "yes") == 0;
        if (!on && strcmp(value, "no") != 0) {
            snprintf(why, CONFIG_WHY, "%s takes yes or no, not '%.60s'", o->name, value);
            return false;
        }
        memcpy(field, &on, sizeof on);
        return true;
    }
    memcpy(field, &value, sizeof value);
    if (option == CONFIG_INDEX_commit && strcmp(value, "group") != 0 &&
        strcmp(value, "each") != 0) {
        snprintf(why, CONFIG_WHY, "--commit takes group or each, not '%.60s'", value);
        return false;
    }
    return true;
}

static bool read_line(Config *config, char *line, char why[CONFIG_WHY])
{
    char *hash = strchr(line, '#');
    if (hash != NULL)
        *hash = '\0';
    char *name = text_trimmed(line);
    if (*name == '\0')
        return true;
    char *equals = strchr(name, '=');
    if (equals == NULL) {
        snprintf(why, CONFIG_WHY, "expected 'name = value', not '%.60s'", name);
        return false;
    }
    *equals = '\0';
    name = text_trimmed(name);
    for (int i = 0; i < CONFIG_COUNT_ALL; i++) {
        if (strcmp(options[i].name + 2, name) != 0 || i == CONFIG_INDEX_config)
            continue;
        char *value = strdup(text_trimmed(equals + 1));
        if (value == NULL) {
            snprintf(why, CONFIG_WHY, "out of memory");
            return false;
        }
        return config_set(config, i, value, why);
    }
    snprintf(why, CONFIG_WHY, "unknown setting '%.60s'", name);
    return false;
}

bool config_read(Config *config, const char *path, char why[CONFIG_WHY])
{
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        snprintf(why, CONFIG_WHY, "cannot read %.100s: %s", path, strerror(errno));
        return false;
    }
    char line[1024];
    char reason[CONFIG_WHY];
    bool ok = true;
    for (int number = 1; ok && fgets(line, sizeof line, file) != NULL; number++) {
        ok = read_line(config, line, reason);
        if (!ok)
            snprintf(why, CONFIG_WHY, "%.80s:%d: %.140s", path, number, reason);
    }
    fclose(file);
    return ok;
}
