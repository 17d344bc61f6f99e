/*
 * rated.c - my strength, from the games kept here.
 */
#include "rated.h"

#include <string.h>

/* The seats: one person, and bots. */
static bool has_bots_alone(const Save *save, StrengthGame *game)
{
    int persons = 0;
    for (int seat = 0; seat < (int)game->rules.seats; seat++) {
        char name[SAVE_PLAYER];
        strcpy(name, save->player[seat]);
        name[strcspn(name, ":")] = '\0';
        game->bot[seat] = bot_named(name);
        if (strcmp(name, "human") != 0 && game->bot[seat] == NULL)
            return false;
        if (game->bot[seat] == NULL) {
            game->me = seat;
            persons++;
        }
    }
    return persons == 1;
}

/* False: it says nothing about its player. */
static bool rate(const Save *save, Strength *strength)
{
    const OriState *start = &save->record.start;
    StrengthGame game = {.rules = start->rules, .first = start->first};
    if (save->table[0] != '\0' || save->is_aside || save->record.seat != ORI_TRUTH ||
        !has_bots_alone(save, &game))
        return false;
    ori_ranks(&save->record.end, game.rank);
    return strength_add(strength, &game);
}

void rated_look(Rated *out)
{
    static SaveFile list[SAVE_LIST];
    static Save save;
    static Strength strength;
    int count = save_list(list, NULL);
    *out = (Rated){.games = 0};
    strength_open(&strength);
    for (int i = count - 1; i >= 0; i--) {
        if (!list[i].is_over || save_read(list[i].path, &save) != NULL)
            continue;
        if (!rate(&save, &strength)) {
            out->others++;
            continue;
        }
        strength_estimate(&strength, &out->now);
        out->rating[out->games++] = out->now.rating;
    }
}

static const char mine[] = "mine";

static bool find_mine(const Cli *cli, const char *option, const char **name)
{
    const Bot *like[STRENGTH_BOTS];
    Rated rated;
    rated_look(&rated);
    if (rated.games < STRENGTH_ENOUGH) {
        const TextArg *args =
            TEXT_ARGS({.name = "option", .text = option}, {.name = "n", .number = rated.games},
                      {.name = "least", .number = STRENGTH_ENOUGH});
        cli_misuse_text(cli, TEXT_MISUSE_MINE, args);
        return false;
    }
    strength_likes(rated.now.rating, like);
    *name = like[0]->name;
    return true;
}

bool rated_bots(const Cli *cli, const char *option, const char *list, char out[TEXT_SIZE])
{
    const char *name = NULL;
    size_t length = 0;
    out[0] = '\0';
    for (const char *p = list;; p += length + 1) {
        length = strcspn(p, ",");
        bool is_mine = length == strlen(mine) && strncmp(p, mine, length) == 0;
        if (is_mine && name == NULL && !find_mine(cli, option, &name))
            return false;
        char word[TEXT_SIZE];
        snprintf(word, sizeof word, "%.*s%s", (int)length, p, p[length] != '\0' ? "," : "");
        if (is_mine)
            snprintf(word, sizeof word, "%s%s", name, p[length] != '\0' ? "," : "");
        text_add(out, word);
        if (p[length] == '\0')
            return true;
    }
}
