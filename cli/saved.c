/*
 * saved.c - games kept on disk: lists them, and resumes one.
 */
#include "saved.h"
#include "at_deal.h"
#include "at_table.h"

#include "tui/names.h"
#include "tui/reason.h"
#include "tui/term.h"

#include <signal.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* The other window saves and closes as it does whenever its terminal goes away, and says why. */
static const char *take_over(const char *path, int holder, LocalGame *game)
{
    enum { TRIES = 100, PAUSE = 50000000 }; /* nanoseconds: five seconds in all */
    const char *why = NULL;
    if (holder <= 0 || kill(holder, SIGUSR1) != 0)
        return WHY(STAYS_OPEN);
    for (int i = 0; i < TRIES; i++) {
        why = save_lock(path, &game->lock, &holder);
        if (why == NULL || holder == 0)
            return why;
        nanosleep(&(struct timespec){.tv_nsec = PAUSE}, NULL);
    }
    return WHY(OTHER_WINDOW);
}

/* A deal continues as one only with the bots that it was dealt for. */
static void take_deal(Table *table, const Save *save, LocalGame *game)
{
    DealRefusal why;
    char text[TEXT_SIZE];
    if (!local_take_deal(save, game, &why))
        snprintf(table->greeting, sizeof table->greeting, "%.*s", NEWS_TEXT - 1,
                 deal_tell(table->lang, &why, text));
}

/* With its lock; or it was said why not. */
static bool open_save(const Cli *cli, Table *table, const char *path, bool takes_over,
                      LocalGame *game)
{
    int holder = 0;
    int lock;
    const char *why = save_lock(path, &lock, &holder);
    game->lock = lock;
    if (why != NULL && holder != 0 && takes_over) {
        why = take_over(path, holder, game);
        holder = 0;
        lock = game->lock;
    }
    if (holder != 0) {
        char text[TEXT_SIZE];
        const TextArg *args =
            TEXT_ARGS({.name = "file", .text = path}, {.name = "n", .number = holder});
        text_say(table->lang, TEXT_CLI_OPEN_ELSEWHERE, args, text);
        cli_refuse(cli, "%s", term_encode(text));
        return false;
    }
    Save *save = malloc(sizeof *save);
    const char *wrong = save != NULL ? save_read(path, save) : WHY(NO_MEMORY);
    if (wrong == NULL)
        wrong = local_from_save(save, path, game);
    if (wrong == NULL)
        take_deal(table, save, game);
    if (wrong == NULL && game->record.end.ask == ORI_ASK_OVER)
        wrong = WHY(ENDED);
    free(save);
    game->lock = lock;
    if (wrong == NULL && why != NULL) { /* it cannot be locked, so nothing may be written there */
        game->path[0] = '\0';
        game->why_unsaved = why;
    }
    if (wrong == NULL)
        return true;
    save_unlock(path, lock);
    table_refuse(cli, table, TEXT_CLI_CANNOT_RESUME, path, wrong);
    return false;
}

/* The newest game that is not over. Reports newer ones that cannot be read. */
static const char *newest_save(const Cli *cli, const Table *table)
{
    static SaveFile list[SAVE_LIST];
    int count = save_list(list, NULL);
    for (int i = 0; i < count; i++) {
        if (list[i].why != NULL)
            table_refuse(cli, table, TEXT_CLI_CANNOT_READ, list[i].path, list[i].why);
        else if (!list[i].is_over)
            return list[i].path;
    }
    return NULL;
}

CliStatus saved_play(const Cli *cli, Table *table, const char *path, bool takes_over)
{
    LocalGame *game = malloc(sizeof *game);
    CliStatus status = CLI_REFUSED;
    if (path == NULL)
        path = newest_save(cli, table);
    if (game == NULL || path == NULL)
        status = table_refuse(cli, table, game == NULL ? TEXT_WHY_NO_MEMORY : TEXT_CLI_NO_RESUME,
                              "", "");
    else if (open_save(cli, table, path, takes_over, game) &&
             table_sit(cli, table, game, &status) == OUTCOME_AGAIN && !game->is_dealt)
        status = table_refuse(cli, table, TEXT_WHY_ENDED, "", "");
    free(game);
    return status;
}

/* "round 3, open in process 17" */
static void print_save(Lang lang, const SaveFile *save)
{
    char reason[TEXT_SIZE];
    char state[TEXT_SIZE];
    char text[TEXT_SIZE] = "";
    const TextArg *args = TEXT_ARGS(
        {.name = "n", .number = save->round},
        {.name = "why", .text = save->why != NULL ? reason_tell(lang, save->why, reason) : ""});
    const TextArg *holder = TEXT_ARGS({.name = "n", .number = save->holder});
    text_say(lang, save->why != NULL ? TEXT_SAVES_UNREADABLE : TEXT_ROUND_N, args, state);
    names_add(lang, state, text);
    if (save->holder != 0)
        names_add(lang, text_say(lang, TEXT_SAVES_OPEN, holder, state), text);
    printf("%s", term_encode(text));
}

CliStatus saved_list(Lang lang)
{
    static SaveFile list[SAVE_LIST];
    int count = save_list(list, NULL);
    for (int i = 0; i < count; i++) {
        time_t changed = (time_t)(list[i].changed / 1000000000);
        struct tm local;
        char date[32] = "";
        if (list[i].is_over)
            continue;
        if (localtime_r(&changed, &local) != NULL)
            strftime(date, sizeof date, "%Y-%m-%d %H:%M", &local);
        printf("%s  ", date);
        print_save(lang, &list[i]);
        printf("  %s\n", term_safe(STDOUT_FILENO, list[i].path));
    }
    return CLI_OK;
}
