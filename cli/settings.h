/*
 * settings.h - a user's permanent choices, which need not be on every command line.
 *
 * A setting comes from the environment, ORIFLAMME_NAME, or else from a file, $ORIFLAMME_CONFIG,
 * $XDG_CONFIG_HOME/oriflamme/config or ~/.config/oriflamme/config. An option on the command line
 * overrides both.
 */
#ifndef ORI_SETTINGS_H
#define ORI_SETTINGS_H

#include "cli.h"

/* name, variable of the environment, values that it takes (NULL: judged where it is used) */
/* clang-format off */
#define SETTINGS(SETTING) \
    SETTING(language, "ORIFLAMME_LANGUAGE", "en, pl, uk, ru, fr") \
    SETTING(pace,     "ORIFLAMME_PACE",     "0-10000, step") \
    SETTING(bots,     "ORIFLAMME_BOTS",     NULL) \
    SETTING(colours,  "ORIFLAMME_COLOURS",  "auto, none, 16, 256") \
    SETTING(plain,    NULL,                 "yes, no") \
    SETTING(notice,   "ORIFLAMME_NOTICE",   "both, bell, title, none") \
    SETTING(name,     "ORIFLAMME_NAME",     NULL) \
    SETTING(server,   "ORIFLAMME_SERVER",   NULL)
/* clang-format on */

typedef enum Setting {
#define SETTING(name, variable, values) SETTING_##name,
    SETTINGS(SETTING)
#undef SETTING
        SETTING_COUNT,
} Setting;

/* Reads them all, once. settings_check reports errors in the file or a variable. */
void settings_read(void);
/* False: it was said what is wrong, and in which file and line. */
bool settings_check(const Cli *cli);

const char *setting(Setting setting); /* NULL: not set */
/* What a refusal calls it: "FILE:3: bots" or "ORIFLAMME_BOTS". */
const char *setting_where(Setting setting);

#endif
