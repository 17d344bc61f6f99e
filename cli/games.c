/*
 * games.c - oriflamme games: the games played here, at this machine or at servers' tables, and the
 * seats taken there, each with the command that returns to it.
 */
#include "at_table.h"

#include "tui/names.h"
#include "tui/reason.h"
#include "tui/save.h"
#include "tui/seat.h"
#include "tui/term.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LANGUAGE };

const CliUsage games_usage = {
    .arguments = "",
    .option = {[LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT}},
    .notes = "Lists the games, newest first: the date, the state or the result, the players, and\n"
             "the command that continues or reviews the game; then the seats at servers' tables.\n"
             "replay and analyse take the same files and links as review.",
    .example = "oriflamme games",
};

/* "Ann 12, Ben 9, Blue Squire 3": the best first; of a game that continues, by seat. */
static void write_players(Lang lang, const OriRecord *record, char out[TEXT_SIZE])
{
    const OriState *end = &record->end;
    uint8_t rank[ORI_MAX_SEATS] = {0};
    Teller teller;
    bool is_over = end->ask == ORI_ASK_OVER;
    tell_open(&teller, lang);
    tell_record_names(&teller, record);
    if (is_over)
        ori_ranks(end, rank);
    out[0] = '\0';
    for (int n = 0; n <= (int)end->rules.seats; n++)
        for (int seat = 0; seat < (int)end->rules.seats; seat++) {
            char player[TELL_NAME + 16];
            if (rank[seat] != n)
                continue;
            snprintf(player, sizeof player, "%s %d", teller.name[seat], end->pool[seat]);
            names_add(lang, player, out);
        }
}

/* As a shell has it. */
static void print_quoted(const char *text)
{
    bool is_plain = strpbrk(text, " \t\n'\"\\$`&|;<>()*?[]#~!{}") == NULL;
    fputs(is_plain ? "" : "'", stdout);
    const char *safe = term_safe(STDOUT_FILENO, text);
    for (; *safe != '\0'; safe++)
        if (*safe == '\'')
            fputs("'\\''", stdout);
        else
            putchar(*safe);
    fputs(is_plain ? "\n" : "'\n", stdout);
}

static void print_date(int64_t changed)
{
    time_t seconds = (time_t)(changed / 1000000000);
    struct tm local;
    char date[32] = "";
    if (localtime_r(&seconds, &local) != NULL)
        strftime(date, sizeof date, "%Y-%m-%d %H:%M", &local);
    printf("%s  ", date);
}

static void print_game(Lang lang, const SaveFile *file)
{
    static Save save;
    char text[TEXT_SIZE];
    char rules[ORI_RULES_TEXT];
    const char *why = save_read(file->path, &save);
    print_date(file->changed);
    if (why != NULL) {
        char reason[TEXT_SIZE];
        const TextArg *args = TEXT_ARGS({.name = "why", .text = reason_tell(lang, why, reason)});
        printf("%s\n  ",
               term_safe(STDOUT_FILENO, text_say(lang, TEXT_SAVES_UNREADABLE, args, text)));
        print_quoted(file->path);
        return;
    }
    const TextArg *round = TEXT_ARGS({.name = "n", .number = file->round});
    ori_write_rules(save.record.start.rules, rules);
    printf("%s  ", term_encode(file->is_over ? text_fixed(lang, TEXT_PHASE_OVER)
                                             : text_say(lang, TEXT_ROUND_N, round, text)));
    write_players(lang, &save.record, text);
    printf("%s  ", rules);
    printf("%s\n  oriflamme %s ", term_safe(STDOUT_FILENO, text),
           file->is_over ? "review" : "play --resume");
    print_quoted(file->path);
    if (save.table[0] != '\0')
        printf("  %s\n", term_safe(STDOUT_FILENO, save.table));
}

static int print_seats(Lang lang)
{
    Link seat[SEAT_LIST];
    char link[LINK_WHOLE];
    int count = seat_list(seat);
    if (count > 0)
        printf("%s\n", term_encode(text_fixed(lang, TEXT_GAMES_SEATS)));
    for (int i = 0; i < count; i++) {
        link_write_table(&seat[i], seat[i].table, link);
        printf("  oriflamme join %s\n", term_safe(STDOUT_FILENO, link));
    }
    return count;
}

CliStatus games_run(const Cli *cli)
{
    static SaveFile list[SAVE_LIST];
    Table table;
    char text[TEXT_SIZE];
    int others = 0;
    if (!table_open(cli, cli->value[LANGUAGE], NULL, NULL, &table))
        return CLI_MISUSED;
    int count = save_list(list, &others);
    for (int i = 0; i < count; i++)
        print_game(table.lang, &list[i]);
    if (others > 0) {
        const TextArg *args = TEXT_ARGS({.name = "n", .number = others});
        printf("%s\n", term_encode(text_say(table.lang, TEXT_GAMES_OLDER, args, text)));
    }
    if (print_seats(table.lang) + count == 0)
        printf("%s\n", term_encode(text_fixed(table.lang, TEXT_GAMES_NONE)));
    return CLI_OK;
}
