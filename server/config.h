/*
 * config.h - what a host may set: on the command line, or as `name = value` lines of a file.
 *
 * The list stands once, here: field, option, its value's name, kind, least, most, default, what it
 * is about. A path or a text has no bounds.
 */
#ifndef ORI_CONFIG_H
#define ORI_CONFIG_H

#include <stdbool.h>
#include <stddef.h>

/* clang-format off */
#define CONFIG_OPTIONS(X) \
    X(data, "--data", "DIR", TEXT, 0, 0, "oriflamme-data", "where the games are kept (oriflamme-data if not told)") \
    X(listen, "--listen", "ADDRESS:PORT", TEXT, 0, 0, "127.0.0.1:8080", "127.0.0.1:8080 if not told; port 0 takes a free one") \
    X(public_url, "--public-url", "URL", TEXT, 0, 0, NULL, "how players reach it, for links and for the Origin check") \
    X(origins, "--origin", "URL,...", TEXT, 0, 0, NULL, "further sites whose pages may connect") \
    X(web, "--web", "DIR", TEXT, 0, 0, NULL, "the built web client (the folder 'web' beside the program if not told)") \
    X(log, "--log", "FILE", TEXT, 0, 0, "-", "where to log; - is the standard error (if not told)") \
    X(config, "--config", "FILE", TEXT, 0, 0, NULL, "reads 'name = value' lines first; what the command line says wins") \
    X(max_connections, "--max-connections", "N", NUMBER, 1, 1000000, "20000", "connections in all (20000)") \
    X(max_per_address, "--max-per-address", "N", NUMBER, 1, 1000000, "100", "connections of one address (100)") \
    X(max_message, "--max-message", "BYTES", NUMBER, 512, 65536, "4096", "the longest message of a client (4096)") \
    X(rate, "--rate", "N", NUMBER, 0, 100000, "20", "messages a second of one connection, after a burst of five seconds' worth (20; 0: any)") \
    X(max_backlog, "--max-backlog", "BYTES", NUMBER, 16384, 16777216, "262144", "a client that has so much unread is dropped (262144)") \
    X(max_tables, "--max-tables", "N", NUMBER, 1, 1000000, "10000", "tables in use at once (10000)") \
    X(tables_per_hour, "--tables-per-hour", "N", NUMBER, 0, 1000000, "120", "new tables of one address in an hour (120; 0: any)") \
    X(bot_threads, "--bot-threads", "N", NUMBER, 1, 64, "0", "threads that think for the bots (one fewer than processors)") \
    X(bot_delay, "--bot-delay", "MS", NUMBER, 0, 60000, "800", "how long a bot takes at least, whatever it holds (800)") \
    X(commit, "--commit", "group|each", TEXT, 0, 0, "group", "write decisions together (group) or each alone (each)") \
    X(trust_proxy, "--trust-proxy", NULL, FLAG, 0, 0, NULL, "take addresses from the last X-Forwarded-For of a proxy on this machine") \
    X(test_deals, "--test-deals", NULL, FLAG, 0, 0, NULL, "for tests: whoever starts a game may bring its deal") \
    X(test_pace, "--test-pace", NULL, FLAG, 0, 0, NULL, "for tests: a live pace may be a fraction of a second")
/* clang-format on */

typedef struct Config {
#define CONFIG_TEXT(field)                                                    const char *field;
#define CONFIG_NUMBER(field)                                                  int field;
#define CONFIG_FLAG(field)                                                    bool field;
#define CONFIG_FIELD(field, option, value, kind, least, most, initial, about) CONFIG_##kind(field)
    CONFIG_OPTIONS(CONFIG_FIELD)
#undef CONFIG_FIELD
} Config;

enum {
#define CONFIG_COUNT(field, option, value, kind, least, most, initial, about) CONFIG_INDEX_##field,
    CONFIG_OPTIONS(CONFIG_COUNT)
#undef CONFIG_COUNT
        CONFIG_COUNT_ALL
};

enum { CONFIG_WHY = 256 };

void config_defaults(Config *config);
/* One option by its place in the list. False: why says what is wrong with it. */
bool config_set(Config *config, int option, const char *value, char why[CONFIG_WHY]);
/* A file of `name = value` lines; # begins a comment. The texts live as long as the program. */
bool config_read(Config *config, const char *path, char why[CONFIG_WHY]);

#endif
