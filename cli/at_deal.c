/*
 * at_deal.c - plays a deal at this terminal and tells its result.
 */
#include "at_deal.h"
#include "saved.h"

#include "tui/term.h"

#include <stdlib.h>
#include <time.h>

int deal_today(void)
{
    enum { SECONDS = 86400 };
    return (int)(time(NULL) / SECONDS);
}

const char *deal_tell(Lang lang, const DealRefusal *why, char out[TEXT_SIZE])
{
    const TextArg *args =
        TEXT_ARGS({.name = "n", .number = why->n}, {.name = "found", .text = why->found},
                  {.name = "wanted", .text = why->wanted});
    return text_say(lang, text_named(deal_why_id(why->why)), args, out);
}

/* --- The result --- */

static void print_result(Lang lang, const DealResult *result)
{
    char link[RESULT_TEXT];
    char text[TEXT_SIZE];
    uint8_t rank[ORI_MAX_SEATS];
    ori_ranks(&result->record.end, rank);
    const TextArg *args = TEXT_ARGS({.name = "deal", .text = result->deal.word},
                                    {.name = "rank", .number = rank[DEAL_PLAYER]},
                                    {.name = "seats", .number = (int)result->deal.rules.seats});
    result_write(result, link);
    printf("%s\n%s\n", term_encode(text_say(lang, TEXT_DEAL_RESULT, args, text)), link);
}

void deal_tell_result(Lang lang, const char *path)
{
    Save *save = malloc(sizeof *save);
    DealResult *result = malloc(sizeof *result);
    DealRefusal why;
    Deal deal;
    if (save != NULL && result != NULL && save_read(path, save) == NULL &&
        deal_read(save->deal, deal_today(), &deal, &why) &&
        result_of_record(&deal, &save->record, result, &why))
        print_result(lang, result);
    free(save);
    free(result);
}

/* --- Playing --- */

static void greet(Table *table, const Deal *deal, bool is_practice)
{
    char text[TEXT_SIZE];
    const TextArg *args = TEXT_ARGS({.name = "date", .text = deal->word});
    TextId id = is_practice                     ? TEXT_DEAL_PRACTICE
                : deal_day(deal) != DEAL_NO_DAY ? TEXT_DEAL_DAILY
                                                : TEXT_DEAL_COUNTS;
    snprintf(table->greeting, sizeof table->greeting, "%.*s", NEWS_TEXT - 1,
             text_say(table->lang, id, args, text));
}

static CliStatus play_game(const Cli *cli, Table *table, const Deal *deal, bool is_practice)
{
    LocalGame *game = malloc(sizeof *game);
    CliStatus status = CLI_REFUSED;
    Outcome outcome = OUTCOME_AGAIN;
    if (game == NULL)
        return table_refuse(cli, table, TEXT_WHY_NO_MEMORY, "", "");
    for (; outcome == OUTCOME_AGAIN; is_practice = true) {
        local_deal(deal, game);
        game->is_practice = is_practice;
        deal_write_date(deal_today(), game->record.date);
        if (!is_practice)
            local_choose_path(game);
        greet(table, deal, is_practice);
        outcome = table_sit(cli, table, game, &status);
    }
    free(game);
    return status;
}

CliStatus deal_play(const Cli *cli, Table *table, const Deal *deal, bool again)
{
    static Save save;
    char path[SAVE_PATH];
    char text[DEAL_TEXT];
    deal_write(deal, text);
    if (again || !save_find_deal(text, path) || save_read(path, &save) != NULL)
        return play_game(cli, table, deal, again);
    if (save.record.end.ask != ORI_ASK_OVER)
        return saved_play(cli, table, path, false);
    printf("%s\n", term_encode(text_fixed(table->lang, TEXT_DEAL_PLAYED)));
    deal_tell_result(table->lang, path);
    return CLI_OK;
}

static CliStatus refuse_deal(const Cli *cli, const Table *table, const DealRefusal *why)
{
    char text[TEXT_SIZE];
    return cli_refuse(cli, "%s", term_encode(deal_tell(table->lang, why, text)));
}

CliStatus deal_play_link(const Cli *cli, Table *table, const char *link, bool again)
{
    Deal deal;
    DealRefusal why;
    const char *end;
    const char *text = deal_in_address(link);
    if (!deal_read_part(text, '/', deal_today(), &deal, &end, &why))
        return refuse_deal(cli, table, &why);
    if (*end != '\0' && !result_is_meant(link)) {
        deal_refuse(&why, DEAL_MORE, (int)(end - link));
        return refuse_deal(cli, table, &why);
    }
    return deal_play(cli, table, &deal, again);
}
