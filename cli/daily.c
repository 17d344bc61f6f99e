/*
 * daily.c - oriflamme daily: the deal of the day, the same for everyone.
 */
#include "at_deal.h"
#include "at_table.h"

enum { DATE, AGAIN, LANGUAGE, PLAIN, PACE };

const CliUsage daily_usage = {
    .arguments = "",
    .option =
        {
            [DATE] = {"--date", "DATE", "an earlier day, YYYY-MM-DD (default: today in UTC)"},
            [AGAIN] = {"--again", NULL, AT_DEAL_AGAIN_ABOUT},
            TABLE_OPTIONS,
        },
    .notes =
        "One deal a day, the same for everyone, easy on Mondays and hard on Sundays. Your first\n"
        "try counts; you cannot take a decision back. At the end it prints your result, which\n"
        "others can open in the page, compare and check. A new one starts at midnight UTC; a game\n"
        "begun in time counts for its day (play --resume).",
    .example = "oriflamme daily",
};

CliStatus daily_run(const Cli *cli)
{
    Table table;
    Deal deal;
    int today = deal_today();
    int day = today;
    if (!table_open(cli, cli->value[LANGUAGE], cli->value[PLAIN], cli->value[PACE], &table))
        return CLI_MISUSED;
    if (cli->value[DATE] != NULL)
        day = deal_read_date(cli->value[DATE]);
    if (day < DEAL_FIRST_DAY || day > today)
        return cli_misuse_value(cli, TEXT_MISUSE_DATE, "--date",
                                cli->value[DATE] != NULL ? cli->value[DATE] : "");
    deal_of_day(day, &deal);
    return deal_play(cli, &table, &deal, cli->value[AGAIN] != NULL);
}
