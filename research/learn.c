/*
 * learn.c - lets a bot play against itself and writes what can be learned from that: bots/learned.c
 * (docs/bots.md).
 *
 * usage: learn BOT:ITERATIONS,... GAMES SEED [belief] > bots/learned.c
 * Each seat of each game draws its player from the list: a belief about one player alone misleads
 * about all others. 'learn blank' plays nothing and writes the tables to begin with. With 'belief'
 * the worths and the policy stay as they are and only the belief is learned: it is about players
 * who play by these very tables. 'learn from RECORDS...' learns the belief from games that
 * `oriflamme arena --records` has kept: docs/bots.md has the commands.
 *
 * A new card has no rows in the tables: `make widen` builds this tool on the old tables and runs
 * 'learn widen', which gives it the rows of a stranger.
 */
#include "research/learn.h"

#include "bots/bot.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 2, MISTAKES = 24 }; /* one decision in MISTAKES is the policy's */

typedef struct Player {
    const Bot *bot;
    int64_t iterations;
} Player;

enum { MAX_PLAYERS = 8 };

typedef struct Work {
    const Player *players;
    int player_count;
    int games;
    uint64_t seed;
    atomic_int *next;
    Lessons *lessons;
    void *memory;
} Work;

/* --- Playing --- */

static OriRules rules_of(int game, OriRandom *random)
{
    uint32_t kinds[] = {ORI_BASE_SET, ORI_ABLAZE_SET, ori_draw_kinds(random)};
    int seats[] = {4, 3, 4, 5, 4, 3, 5, 2};
    bool generous = game % 11 == 0 && (kinds[game % 5 % 3] >> ORI_SCHEMER & 1) != 0;
    return ori_rules(kinds[game % 5 % 3], seats[game / 5 % 8], generous ? 2 : 1);
}

static void play(Work *w, int game)
{
    Lessons *l = w->lessons;
    OriRandom random = {w->seed * 1000003u + (uint64_t)game};
    Moment moment[EVAL_ROUNDS] = {{.seats = 0}};
    OriState s;
    const Player *player[ORI_MAX_SEATS];
    ori_random(&random);
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        player[seat] = &w->players[ori_random_below(&random, w->player_count)];
    if (ori_deal(rules_of(game, &random), ORI_ANY_SEAT, &random, &s) != NULL)
        abort();
    while (s.ask != ORI_ASK_OVER) {
        if (s.ask == ORI_ASK_PLACE && s.asked == s.first && s.round >= 2) {
            moment[s.round - 2].seats = (int)s.rules.seats;
            for (int seat = 0; seat < (int)s.rules.seats; seat++)
                eval_features(&s, seat, moment[s.round - 2].seat[seat].feature);
        }
        OriView view;
        BotTask task = {.budget = {.iterations = player[s.asked]->iterations},
                        .seed = ori_random(&random),
                        .memory = w->memory};
        ori_view(&s, s.asked, &view);
        OriDecision d = ori_random_below(&random, MISTAKES) == 0
                            ? policy_choose(&s, &random)
                            : player[s.asked]->bot->decide(&view, &task, NULL);
        if (ori_random_below(&random, 3) == 0)
            note_belief(l, &s);
        note_decision(l, &s, d);
        if (ori_apply(&s, d, NULL) != NULL)
            abort();
        l->decisions++;
    }
    note_end(l, moment, &s);
}

static void *run(void *argument)
{
    Work *w = argument;
    int game;
    while ((game = atomic_fetch_add(w->next, 1)) < w->games) {
        play(w, game);
        if (game % 500 == 0)
            fprintf(stderr, "\r%d games", game);
    }
    return NULL;
}

/* --- From records, as `oriflamme arena --records` keeps them --- */

static void read_game(const char *text, OriRandom *random, Lessons *l)
{
    static OriRecord record;
    OriError error;
    if (!ori_read_record(text, &record, &error)) {
        fprintf(stderr, "a record is refused: %s\n", error.why);
        exit(1);
    }
    OriState s = record.start;
    for (int i = 0; i < record.count; i++) {
        if (ori_random_below(random, 2) == 0)
            note_belief(l, &s);
        if (ori_apply(&s, record.decision[i], NULL) != NULL)
            abort();
        l->decisions++;
    }
}

/* A record ends with its last position, which tells that the game is over; then comes an empty
 * line. */
static void read_records(const char *path, Lessons *l)
{
    static char text[ORI_RECORD_TEXT];
    char line[2048];
    size_t size = 0;
    OriRandom random = {1};
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        perror(path);
        exit(1);
    }
    while (fgets(line, sizeof line, file) != NULL && size + strlen(line) < sizeof text) {
        memcpy(text + size, line, strlen(line) + 1);
        size += strlen(line);
        if (strstr(line, " over\n") == NULL)
            continue;
        read_game(text + strspn(text, "\n"), &random, l);
        size = 0;
    }
    fclose(file);
}

static int learn_from_records(int files, char **file)
{
    static Learned out;
    Lessons *l = new_lessons();
    for (int i = 0; i < files; i++)
        read_records(file[i], l);
    out = learned;
    learn_belief(l, &out);
    fprintf(stderr, "\n%d decisions\n", l->decisions);
    write_learned(&out, "research/learn from records of bots");
    return 0;
}

/* "baron:300,baron-uniform:3000"; 0 if it is none. */
static int read_players(const char *text, Player player[MAX_PLAYERS])
{
    int count = 0;
    char list[256];
    snprintf(list, sizeof list, "%s", text);
    for (char *save = NULL, *word = strtok_r(list, ",", &save); word != NULL;
         word = strtok_r(NULL, ",", &save)) {
        char *colon = strchr(word, ':');
        if (colon == NULL || count == MAX_PLAYERS)
            return 0;
        *colon = 0;
        player[count] = (Player){.bot = bot_named(word), .iterations = atoll(colon + 1)};
        if (player[count].bot == NULL || player[count].iterations <= 0)
            return 0;
        count++;
    }
    return count;
}

int main(int argc, char **argv)
{
    static Learned out;
    if (argc == 2 && strcmp(argv[1], "blank") == 0) {
        learn_blank(&out);
        write_learned(&out, "research/learn blank");
        return 0;
    }
    if (argc == 2 && strcmp(argv[1], "widen") == 0) {
        learn_widen(&out);
        write_learned(&out, "research/learn widen from tables made by research/learn");
        return 0;
    }
    if (argc >= 3 && strcmp(argv[1], "from") == 0)
        return learn_from_records(argc - 2, argv + 2);
    Player players[MAX_PLAYERS];
    bool belief_only = argc == 5 && strcmp(argv[4], "belief") == 0;
    int player_count = argc == 4 || belief_only ? read_players(argv[1], players) : 0;
    if (player_count == 0) {
        fprintf(stderr,
                "usage: learn BOT:ITERATIONS,... GAMES SEED [belief] > bots/learned.c, learn "
                "from RECORDS..., learn blank, or learn widen\n");
        return 2;
    }
    atomic_int next = 0;
    Work work[THREADS];
    pthread_t thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
        work[i] = (Work){.players = players,
                         .player_count = player_count,
                         .games = atoi(argv[2]),
                         .seed = strtoull(argv[3], NULL, 10),
                         .next = &next,
                         .lessons = new_lessons(),
                         .memory = malloc(BOT_MEMORY)};
        if (work[i].memory == NULL || pthread_create(&thread[i], NULL, run, &work[i]) != 0)
            abort();
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    for (int i = 1; i < THREADS; i++)
        add_lessons(work[0].lessons, work[i].lessons);
    char how[384];
    snprintf(how, sizeof how, "research/learn %s %s %s%s", argv[1], argv[2], argv[3],
             belief_only ? " belief" : "");
    if (belief_only) {
        out = learned;
    } else {
        learn_eval(work[0].lessons, &out);
        learn_policy(work[0].lessons, &out);
    }
    learn_belief(work[0].lessons, &out);
    fprintf(stderr, "\n%d decisions\n", work[0].lessons->decisions);
    write_learned(&out, how);
    return 0;
}
