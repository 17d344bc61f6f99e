/*
 * config.h - what a host may set: on the command line, or as `name = value` lines of a file.
 *
 * This is the only list: field, option, its value's name, kind, least, most, default, description
 * (NULL: for tests, not shown). A path or a text has no bounds.
 */
#ifndef ORI_CONFIG_H
#define ORI_CONFIG_H

#include <stdbool.h>
#include <stddef.h>

/* clang-format off */
#define CONFIG_OPTIONS(X) \
    X(data, "--data", "DIR", TEXT, 0, 0, "oriflamme-data", "where the games are kept (default: oriflamme-data)") \
    X(store, "--store", "URL", TEXT, 0, 0, NULL, "keep the games in this database (postgresql://...) instead of a folder") \
    X(node, "--node", "NAME", TEXT, 0, 0, NULL, "this node's name among those on one database (default: random)") \
    X(listen, "--listen", "ADDRESS:PORT", TEXT, 0, 0, "127.0.0.1:8080", "where to listen (default: 127.0.0.1:8080); port 0: any free one") \
    X(public_url, "--public-url", "URL", TEXT, 0, 0, NULL, "how players reach it, for links and for the Origin check") \
    X(origins, "--origin", "URL,...", TEXT, 0, 0, NULL, "further sites whose pages may connect") \
    X(web, "--web", "DIR", TEXT, 0, 0, NULL, "the built web client (default: the folder 'web' beside the program)") \
    X(log, "--log", "FILE", TEXT, 0, 0, "-", "where to log (default: -, the standard error)") \
    X(config, "--config", "FILE", TEXT, 0, 0, NULL, "read 'name = value' lines first; the command line overrides them") \
    X(max_connections, "--max-connections", "N", NUMBER, 1, 1000000, "20000", "connections in all (default: 20000)") \
    X(max_per_address, "--max-per-address", "N", NUMBER, 1, 1000000, "100", "connections from one address (default: 100)") \
    X(max_message, "--max-message", "BYTES", NUMBER, 512, 65536, "4096", "longest message from a client (default: 4096)") \
    X(rate, "--rate", "N", NUMBER, 0, 100000, "20", "messages per second from one connection, after a burst of five seconds' worth (default: 20; 0: no limit)") \
    X(max_backlog, "--max-backlog", "BYTES", NUMBER, 16384, 16777216, "262144", "drop a client with this much unread (default: 262144)") \
    X(max_tables, "--max-tables", "N", NUMBER, 1, 1000000, "10000", "tables in use at once (default: 10000)") \
    X(tables_per_hour, "--tables-per-hour", "N", NUMBER, 0, 1000000, "120", "new tables from one address per hour (default: 120; 0: no limit)") \
    X(bot_threads, "--bot-threads", "N", NUMBER, 1, 64, "0", "threads that think for the bots (default: one fewer than processors)") \
    X(king_time, "--king-time", "MS", NUMBER, 0, 5000, "10", "how long a king searches, also as a stand-in; 0: not at all (default: 10)") \
    X(bot_delay, "--bot-delay", "MS", NUMBER, 0, 60000, "800", "minimum time a bot takes, so that timing reveals nothing (default: 800)") \
    X(commit, "--commit", "group|each", TEXT, 0, 0, "group", "commit waiting decisions together (group, the default) or one by one (each)") \
    X(keep_lobbies, "--keep-lobbies", "DAYS", NUMBER, 0, 36500, "2", "how long an unused table without a game is kept (default: 2; 0: forever)") \
    X(keep_games, "--keep-games", "DAYS", NUMBER, 0, 36500, "0", "how long an unused table whose games are over is kept (default: 0: forever)") \
    X(keep_chat, "--keep-chat", "DAYS", NUMBER, 0, 36500, "0", "how long the chat of an unused table is kept (default: 0: forever)") \
    X(watchdog, "--watchdog", "SECONDS", NUMBER, 0, 3600, "30", "exit when the main loop has not responded for this long (default: 30; 0: never)") \
    X(trust_proxy, "--trust-proxy", NULL, FLAG, 0, 0, NULL, "take addresses from the last X-Forwarded-For, which your proxy sets") \
    X(push, "--push", NULL, FLAG, 0, 0, NULL, "tell players who ask for it when a table waits, by Web Push; --public-url must be https") \
    X(push_hosts, "--push-hosts", "HOST,...", TEXT, 0, 0, NULL, "push services beside those of Chrome, Firefox, Safari and Edge") \
    X(hook_hosts, "--hook-hosts", "HOST,...", TEXT, 0, 0, NULL, "services that the webhook of a table may belong to (default: none)") \
    X(test_deals, "--test-deals", NULL, FLAG, 0, 0, NULL, NULL) \
    X(test_hints, "--test-hints", "PERCENT", NUMBER, 0, 100, "100", NULL) \
    X(test_pace, "--test-pace", NULL, FLAG, 0, 0, NULL, NULL)
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
