/*
 * serve.c - oriflamme serve, backup, verify, move and purge: the server and its store from the command line.
 */
#include "cli.h"
#include "server/run.h"
#include "server/store/store.h"

#include <time.h>

_Static_assert((int)CONFIG_COUNT_ALL <= (int)CLI_MAX_OPTIONS, "every option has its place");

const CliUsage serve_usage = {
    .arguments = "",
    .option =
        {
#define ROW(field, option, value, kind, least, most, initial, about) {option, value, about},
            CONFIG_OPTIONS(ROW)
#undef ROW
        },
    .notes =
        "Runs the server, with one data folder. It prints the address it listens on, and stops\n"
        "cleanly on SIGTERM or SIGINT. It speaks plain HTTP: put Caddy or nginx in front of it\n"
        "for https (docs/hosting.md). docs/protocol.md describes what clients send and receive.",
    .example = "oriflamme serve --data /var/lib/oriflamme --public-url https://play.example.org",
};

CliStatus serve_run(const Cli *cli)
{
    static Config config;
    char why[RUN_WHY];
    config_defaults(&config);
    if (cli->value[CONFIG_INDEX_config] != NULL &&
        !config_read(&config, cli->value[CONFIG_INDEX_config], why))
        return cli_refuse(cli, "%s", why);
    for (int i = 0; i < CONFIG_COUNT_ALL; i++)
        if (cli->value[i] != NULL && !config_set(&config, i, cli->value[i], why))
            return cli_misuse(cli, "%s", why);
    return server_run(&config, why) ? CLI_OK : cli_refuse(cli, "%s", why);
}

const CliUsage backup_usage = {
    .arguments = "DIR FILE",
    .least = 2,
    .most = 2,
    .notes = "Copies a server's store into one file, even while the server runs. FILE is complete\n"
             "or absent. To restore it, stop the server and put the file in an empty folder as\n"
             "oriflamme.db. For a database (postgresql://...) it runs pg_dump, which must be\n"
             "installed; restore with pg_restore into an empty database.",
    .example = "oriflamme backup /var/lib/oriflamme /backup/oriflamme-monday.db",
};

CliStatus backup_run(const Cli *cli)
{
    char why[STORE_WHY];
    if (!store_backup(cli->argument[0], cli->argument[1], why))
        return cli_refuse(cli, "%s", why);
    printf("%s\n", cli->argument[1]);
    return CLI_OK;
}

const CliUsage verify_usage = {
    .arguments = "DIR",
    .least = 1,
    .most = 1,
    .notes = "Replays every game of a server's folder, of a backup's file or of a database\n"
             "(postgresql://...), and reports every damaged one. It changes nothing, and\n"
             "you can run it while the server runs.",
    .example = "oriflamme verify /var/lib/oriflamme",
};

static void tell_wrong(void *who, const char *what)
{
    cli_refuse(who, "%s", what);
}

CliStatus verify_run(const Cli *cli)
{
    char why[STORE_WHY];
    StoreVerdict verdict;
    if (!store_verify(cli->argument[0], tell_wrong, (void *)(uintptr_t)cli, &verdict, why))
        return cli_refuse(cli, "%s", why);
    printf("%lld tables, %lld games (%lld over), %lld decisions: %s\n", (long long)verdict.tables,
           (long long)verdict.games, (long long)verdict.over, (long long)verdict.decisions,
           verdict.wrong == 0 ? "all is well" : "damaged");
    return verdict.wrong == 0 ? CLI_OK : CLI_REFUSED;
}

const CliUsage move_usage = {
    .arguments = "FROM TO",
    .least = 2,
    .most = 2,
    .notes =
        "Copies every table, with its games and chat, from one store to an empty one, and\n"
        "verifies the result. A store is a server's folder or a database (postgresql://...). No\n"
        "server may be using either. FROM does not change.",
    .example = "oriflamme move /var/lib/oriflamme postgresql://oriflamme@db.example.org/oriflamme",
};

CliStatus move_run(const Cli *cli)
{
    char why[STORE_WHY];
    StoreVerdict moved;
    if (!store_move(cli->argument[0], cli->argument[1], &moved, why))
        return cli_refuse(cli, "%s", why);
    printf("moved %lld tables, %lld games (%lld over), %lld decisions\n", (long long)moved.tables,
           (long long)moved.games, (long long)moved.over, (long long)moved.decisions);
    return CLI_OK;
}

const CliUsage purge_usage = {
    .arguments = "DIR",
    .least = 1,
    .most = 1,
    .option = {{"--older-than", "DAYS", "delete tables last used more than DAYS days ago"}},
    .notes =
        "Deletes old tables, with their games and chat, from a server's folder, or from a\n"
        "database (postgresql://...); no server may be using it. It keeps games in\n"
        "progress. A running server purges automatically: see --keep-games, --keep-lobbies and\n"
        "--keep-chat of 'oriflamme serve'.",
    .example = "oriflamme purge /var/lib/oriflamme --older-than 365",
};

CliStatus purge_run(const Cli *cli)
{
    enum { MOST_DAYS = 36500 };
    const int64_t day_ms = 86400 * 1000LL;
    char why[STORE_WHY];
    StorePurge purged;
    int days = -1;
    if (!cli_number(cli, "--older-than", cli->value[0], 0, MOST_DAYS, &days))
        return CLI_MISUSED;
    if (days < 0)
        return cli_misuse(cli, "--older-than is required");
    struct timespec now; /* to the millisecond: of what is a moment old nothing stays */
    timespec_get(&now, TIME_UTC);
    int64_t before = (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000 - days * day_ms;
    if (!store_purge(cli->argument[0], before, &purged, why))
        return cli_refuse(cli, "%s", why);
    printf("deleted %lld tables, %lld games, %lld decisions\n", (long long)purged.tables,
           (long long)purged.games, (long long)purged.decisions);
    return CLI_OK;
}
