/*
 * atlas.c - an atlas of the game: many games of a bot against itself, counted.
 *
 *     atlas play GAMES STATE       plays on until STATE has so many games; can be stopped at any time
 *     atlas data STATE             the data file (docs/atlas.json)
 *     atlas table STATE            the tables of docs/strategy.md
 *     atlas plot NAME STATE        a plot as SVG: hand, brings, rounds, kept, slots
 *
 * The bot is the king without search, the seed is 1. Everything about a game follows from its number
 * alone: its rules (base, ablaze and mixes in turn), its seats (2 to 5 in turn), deal and decisions.
 * So anybody gets the same file, in one go or in many.
 */
#include "analysis/sums.h"
#include "base/json.h"
#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SEED = 1,
    SETS = 3,
    SIZES = ORI_MAX_SEATS - ORI_MIN_SEATS + 1,
    SLOTS = 3, /* front, back, on one's own card */
    KEPT = 6,  /* rounds from placing to revealing, the last: five or more */
    WIN = 60,  /* units of a victory, split among up to five */
    SAVE_EVERY = 2000,
    FORMAT = 1,
};

static const char *const set_name[SETS] = {"base", "ablaze", "mix"};

typedef struct KindCount {
    int64_t in_hand;      /* dealt to a hand */
    int64_t in_hand_wins; /* victories of those hands, in WIN */
    int64_t in_hand_fair; /* what is fair for them, in WIN */
    int64_t placed[ORI_ROUNDS];
    int64_t slot[SLOTS];
    int64_t revealed; /* by the owner */
    int64_t kept[KEPT];
    int64_t struck;        /* eliminated by a card of another */
    int64_t struck_hidden; /* ... before it was revealed */
    int64_t brought;       /* influence to its owner, by all that it does */
} KindCount;

typedef struct TableCount {
    int64_t games;
    int64_t decisions;
    int64_t won_with;                 /* influence of the winners */
    int64_t margin;                   /* of the first over the second */
    int64_t shared;                   /* games with more than one winner */
    int64_t turn_wins[ORI_MAX_SEATS]; /* by turn order in the first round, in WIN */
} TableCount;

typedef struct Atlas {
    int64_t format;
    int64_t next; /* the number of the next game */
    KindCount kind[ORI_KINDS];
    TableCount table[SETS][SIZES];
} Atlas;

static void die(const char *why, const char *what)
{
    fprintf(stderr, "atlas: %s%s\n", what, why);
    exit(1);
}

/* --- One game --- */

typedef struct Laid {
    int kind;
    int owner;
    int round;
    bool is_open;
} Laid;

static void count_placed(Atlas *a, const OriState *s, OriDecision d)
{
    if (s->ask != ORI_ASK_PLACE)
        return;
    KindCount *k = &a->kind[d.kind];
    k->placed[s->round - 1]++;
    k->slot[d.verb == ORI_PLACE_FIRST ? 0 : d.verb == ORI_PLACE_LAST ? 1 : 2]++;
}

static void count_event(Atlas *a, const OriState *after, const OriEvent *e,
                        Laid laid[ORI_MAX_CARDS + 1], int round)
{
    Laid *l = &laid[e->card];
    KindCount *k = &a->kind[l->kind];
    switch ((OriEventKind)e->what) {
    case ORI_EV_PLACED:
    case ORI_EV_ENTERED:
        *l = (Laid){.kind = (int)after->card[e->card].kind,
                    .owner = e->seat,
                    .round = round,
                    .is_open = after->card[e->card].revealed != 0};
        break;
    case ORI_EV_REVEALED: {
        int rounds = round - l->round;
        k->revealed++;
        k->kept[rounds < KEPT - 1 ? rounds : KEPT - 1]++;
        k->brought += e->amount;
        l->is_open = true;
        break;
    }
    case ORI_EV_GAINED:
    case ORI_EV_STOLE:
        if (e->card != 0 && e->seat == l->owner)
            k->brought += e->amount;
        break;
    case ORI_EV_PAID:
        if (e->card != 0 && e->seat == l->owner)
            k->brought -= e->amount;
        break;
    case ORI_EV_ELIMINATED:
        if (e->other != 0 && laid[e->other].owner != l->owner) {
            k->struck++;
            k->struck_hidden += !l->is_open;
        }
        break;
    case ORI_EV_BRIBED:
        l->owner = e->seat;
        break;
    case ORI_EV_ROUND:
    case ORI_EV_KEPT:
    case ORI_EV_LOST:
    case ORI_EV_COPIED:
    case ORI_EV_ACTIVATED:
    case ORI_EV_MOVED:
    case ORI_EV_DISCARDED:
    case ORI_EV_ASK:
    case ORI_EV_OVER:
        break;
    }
}

static void count_end(Atlas *a, TableCount *t, const OriState *start, const OriState *end)
{
    uint8_t rank[ORI_MAX_SEATS];
    int seats = (int)end->rules.seats;
    int winners = 0;
    int first = 0;
    int second = 0;
    ori_ranks(end, rank);
    for (int seat = 0; seat < seats; seat++) {
        winners += rank[seat] == 1;
        int pool = end->pool[seat];
        if (pool > first) {
            second = first;
            first = pool;
        } else if (pool > second) {
            second = pool;
        }
    }
    t->won_with += first;
    t->margin += first - second;
    t->shared += winners > 1;
    for (int seat = 0; seat < seats; seat++) {
        int won = rank[seat] == 1 ? WIN / winners : 0;
        t->turn_wins[(seat - start->first + seats) % seats] += won;
        for (int kind = 0; kind < ORI_KINDS; kind++)
            if ((start->hand[seat] & ~ORI_TWIN_BIT) >> kind & 1) {
                a->kind[kind].in_hand++;
                a->kind[kind].in_hand_wins += won;
                a->kind[kind].in_hand_fair += WIN / seats;
            }
    }
}

static void play_game(Atlas *a, const Bot *bot, void *memory)
{
    static OriLog log;
    Laid laid[ORI_MAX_CARDS + 1] = {{0}};
    int64_t number = a->next;
    int set = (int)(number % SETS);
    int size = (int)(number / SETS % SIZES);
    TableCount *t = &a->table[set][size];
    OriRandom random = {sum_blend(SEED, (uint64_t)number)};
    OriRules rules = ori_rules(set == 2 ? 0 : ori_set_kinds(set == 0 ? ORI_BASE : ORI_ABLAZE),
                               ORI_MIN_SEATS + size, 1);
    OriState state;
    ori_deal(rules, ORI_ANY_SEAT, &random, &state);
    OriState start = state;
    while (state.ask != ORI_ASK_OVER) {
        BotTask task = {.seed = ori_random(&random), .memory = memory};
        OriView view;
        ori_view(&state, state.asked, &view);
        OriDecision d = bot->decide(&view, &task, NULL);
        int round = state.round;
        count_placed(a, &state, d);
        ori_play(&state, d, &log);
        for (int i = 0; i < log.count && i < ORI_MAX_EVENTS; i++) {
            if (log.event[i].what == ORI_EV_ROUND)
                round = log.event[i].amount;
            count_event(a, &state, &log.event[i], laid, round);
        }
        t->decisions++;
    }
    t->games++;
    count_end(a, t, &start, &state);
    a->next++;
}

/* --- The state on the disk --- */

static void load(const char *path, Atlas *a)
{
    FILE *in = fopen(path, "rb");
    memset(a, 0, sizeof *a);
    a->format = FORMAT;
    if (in == NULL)
        return;
    if (fread(a, sizeof *a, 1, in) != 1 || a->format != FORMAT)
        die(" is not a state of this program", path);
    fclose(in);
}

/* Whole or not at all: it may be stopped at any time. */
static void save(const char *path, const Atlas *a)
{
    char fresh[4096];
    snprintf(fresh, sizeof fresh, "%s.new", path);
    FILE *out = fopen(fresh, "wb");
    if (out == NULL || fwrite(a, sizeof *a, 1, out) != 1 || fclose(out) != 0 ||
        rename(fresh, path) != 0)
        die(" cannot be written", path);
}

static void play(int64_t games, const char *path, Atlas *a)
{
    const Bot *bot = bot_named("king");
    void *memory = malloc(BOT_MEMORY);
    if (memory == NULL)
        die("out of memory", "");
    while (a->next < games) {
        play_game(a, bot, memory);
        if (a->next % SAVE_EVERY == 0 || a->next == games) {
            save(path, a);
            fprintf(stderr, "\ratlas: %lld of %lld games", (long long)a->next, (long long)games);
        }
    }
    fputc('\n', stderr);
    free(memory);
}

/* --- What is told --- */

static int64_t all_placed(const KindCount *k)
{
    int64_t n = 0;
    for (int i = 0; i < ORI_ROUNDS; i++)
        n += k->placed[i];
    return n;
}

static double part(int64_t n, int64_t of)
{
    return of > 0 ? (double)n / (double)of : 0;
}

/* Victories above what is fair when a hand has the kind, in points. */
static double hand_gain(const KindCount *k)
{
    return 100 * part(k->in_hand_wins - k->in_hand_fair, k->in_hand * WIN);
}

static double mean_kept(const KindCount *k)
{
    int64_t rounds = 0;
    for (int i = 0; i < KEPT; i++)
        rounds += i * k->kept[i];
    return part(rounds, k->revealed);
}

static void put(Json *j, const char *key, int64_t n)
{
    out_key(j, key);
    out_number(j, n);
}

static void put_list(Json *j, const char *key, const int64_t n[], int count)
{
    out_key(j, key);
    out_open(j, '[');
    for (int i = 0; i < count; i++)
        out_number(j, n[i]);
    out_close(j, ']');
}

static void out_kind(Json *j, int kind, const KindCount *k)
{
    out_open(j, '{');
    out_key(j, "kind");
    out_text(j, ori_kind_name(kind));
    put(j, "inHand", k->in_hand);
    put(j, "wins", k->in_hand_wins);
    put(j, "fair", k->in_hand_fair);
    put_list(j, "placed", k->placed, ORI_ROUNDS);
    put_list(j, "slots", k->slot, SLOTS);
    put(j, "revealed", k->revealed);
    put_list(j, "kept", k->kept, KEPT);
    put(j, "struck", k->struck);
    put(j, "struckHidden", k->struck_hidden);
    put(j, "brought", k->brought);
    out_close(j, '}');
}

static void out_table(Json *j, int set, int size, const TableCount *t)
{
    out_open(j, '{');
    out_key(j, "set");
    out_text(j, set_name[set]);
    put(j, "seats", ORI_MIN_SEATS + size);
    put(j, "games", t->games);
    put(j, "decisions", t->decisions);
    put(j, "wonWith", t->won_with);
    put(j, "margin", t->margin);
    put(j, "shared", t->shared);
    put_list(j, "turnWins", t->turn_wins, ORI_MIN_SEATS + size);
    out_close(j, '}');
}

static void print_data(const Atlas *a)
{
    static char text[30000];
    Json j = {.text = text, .room = sizeof text};
    out_open(&j, '{');
    put(&j, "format", FORMAT);
    out_key(&j, "bot");
    out_text(&j, "king");
    put(&j, "seed", SEED);
    put(&j, "games", a->next);
    put(&j, "win", WIN);
    out_key(&j, "kinds");
    out_open(&j, '[');
    for (int kind = 0; kind < ORI_KINDS; kind++)
        out_kind(&j, kind, &a->kind[kind]);
    out_close(&j, ']');
    out_key(&j, "tables");
    out_open(&j, '[');
    for (int set = 0; set < SETS; set++)
        for (int size = 0; size < SIZES; size++)
            out_table(&j, set, size, &a->table[set][size]);
    out_close(&j, ']');
    out_close(&j, '}');
    if (j.full)
        die("the data file is larger than 30 KB", "");
    puts(text);
}

static void print_tables(const Atlas *a)
{
    printf("| card | in hand, wins | placed r1 | r2 | r3 | r4 | r5 | r6 | front | back | on own | "
           "kept, rounds | struck | unseen | brings |\n|---|");
    for (int i = 0; i < 14; i++)
        printf("---|");
    putchar('\n');
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        const KindCount *k = &a->kind[kind];
        int64_t n = all_placed(k);
        if (n == 0)
            continue;
        printf("| %s | %+.1f |", ori_kind_name(kind), hand_gain(k));
        for (int i = 0; i < ORI_ROUNDS; i++)
            printf(" %.0f |", 100 * part(k->placed[i], n));
        for (int i = 0; i < SLOTS; i++)
            printf(" %.0f |", 100 * part(k->slot[i], n));
        printf(" %.2f | %.0f | %.0f | %.2f |\n", mean_kept(k), 100 * part(k->struck, n),
               100 * part(k->struck_hidden, n), part(k->brought, n));
    }
    printf("\n| set | seats | games | decisions | won with | margin | shared | 1st | 2nd | 3rd | "
           "4th | 5th |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n");
    for (int set = 0; set < SETS; set++)
        for (int size = 0; size < SIZES; size++) {
            const TableCount *t = &a->table[set][size];
            printf("| %s | %d | %lld | %.1f | %.1f | %.2f | %.1f |", set_name[set],
                   ORI_MIN_SEATS + size, (long long)t->games, part(t->decisions, t->games),
                   part(t->won_with, t->games), part(t->margin, t->games),
                   100 * part(t->shared, t->games));
            for (int i = 0; i < ORI_MAX_SEATS; i++)
                if (i < ORI_MIN_SEATS + size)
                    printf(" %.1f |", 100 * part(t->turn_wins[i], t->games * WIN));
                else
                    printf(" |");
            putchar('\n');
        }
}

/* --- Plots: bars, a row for each card --- */

enum { ROW = 22, LABEL = 130, WIDTH = 760, BARS = 520, HEAD = 40 };

typedef double Measure(const KindCount *k);

static double brings_of(const KindCount *k)
{
    return part(k->brought, all_placed(k));
}

static void plot_bars(const Atlas *a, const char *title, Measure *measure, double most, double zero)
{
    int rows = 0;
    double unit = BARS / most;
    int x0 = LABEL + (int)(zero * unit);
    for (int kind = 0; kind < ORI_KINDS; kind++)
        rows += all_placed(&a->kind[kind]) > 0;
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" "
           "font-family=\"sans-serif\" font-size=\"13\">\n<title>%s</title>\n"
           "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n<text x=\"8\" y=\"22\" "
           "font-weight=\"bold\">%s</text>\n",
           WIDTH, HEAD + rows * ROW + 8, title, WIDTH, HEAD + rows * ROW + 8, title);
    for (int kind = 0, y = HEAD; kind < ORI_KINDS; kind++) {
        const KindCount *k = &a->kind[kind];
        if (all_placed(k) == 0)
            continue;
        double value = measure(k);
        int length = (int)(value * unit);
        printf("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text><rect x=\"%d\" y=\"%d\" "
               "width=\"%d\" height=\"%d\" fill=\"%s\"/><text x=\"%d\" y=\"%d\">%.2f</text>\n",
               LABEL - 8, y + 15, ori_kind_name(kind), length < 0 ? x0 + length : x0, y + 3,
               length < 0 ? -length : length, ROW - 6, length < 0 ? "#a33" : "#2b65b8",
               (length < 0 ? x0 : x0 + length) + 6, y + 15, value);
        y += ROW;
    }
    puts("</svg>");
}

/* Parts of a whole, side by side. */
static void plot_parts(const Atlas *a, const char *title, int parts,
                       const int64_t *(*of)(const KindCount *), const char *const legend[])
{
    static const char *const shade[] = {"#12355b", "#2b65b8", "#6f9fd8",
                                        "#b9d0ee", "#e0b062", "#b8860b"};
    int rows = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        rows += all_placed(&a->kind[kind]) > 0;
    int height = HEAD + ROW + rows * ROW + 8;
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" "
           "font-family=\"sans-serif\" font-size=\"13\">\n<title>%s</title>\n"
           "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n<text x=\"8\" y=\"22\" "
           "font-weight=\"bold\">%s</text>\n",
           WIDTH, height, title, WIDTH, height, title);
    for (int i = 0; i < parts; i++)
        printf("<rect x=\"%d\" y=\"%d\" width=\"14\" height=\"14\" fill=\"%s\"/>"
               "<text x=\"%d\" y=\"%d\">%s</text>\n",
               LABEL + i * 90, HEAD - 2, shade[i], LABEL + i * 90 + 20, HEAD + 10, legend[i]);
    for (int kind = 0, y = HEAD + ROW; kind < ORI_KINDS; kind++) {
        const KindCount *k = &a->kind[kind];
        const int64_t *n = of(k);
        int64_t all = 0;
        if (all_placed(k) == 0)
            continue;
        for (int i = 0; i < parts; i++)
            all += n[i];
        printf("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>", LABEL - 8, y + 15,
               ori_kind_name(kind));
        int64_t so_far = 0;
        for (int i = 0; i < parts && all > 0; i++) {
            int from = (int)(so_far * BARS / all);
            so_far += n[i];
            int to = (int)(so_far * BARS / all);
            printf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"><title>%.0f "
                   "%%</title></rect>",
                   LABEL + from, y + 3, to - from, ROW - 6, shade[i], 100 * part(n[i], all));
        }
        putchar('\n');
        y += ROW;
    }
    puts("</svg>");
}

static const int64_t *placed_of(const KindCount *k)
{
    return k->placed;
}

static const int64_t *kept_of(const KindCount *k)
{
    return k->kept;
}

static const int64_t *slots_of(const KindCount *k)
{
    return k->slot;
}

static bool plot(const Atlas *a, const char *name)
{
    static const char *const rounds[] = {"round 1", "2", "3", "4", "5", "6"};
    static const char *const kept[] = {"at once", "1 round", "2", "3", "4", "5"};
    static const char *const slots[] = {"front", "back", "on own"};
    if (strcmp(name, "hand") == 0)
        plot_bars(a, "Victories above fair with the card in hand at the deal, in points", hand_gain,
                  12, 6);
    else if (strcmp(name, "brings") == 0)
        plot_bars(a, "Influence that a placed card brings its owner", brings_of, 6, 0.6);
    else if (strcmp(name, "rounds") == 0)
        plot_parts(a, "The round in which a card is placed", ORI_ROUNDS, placed_of, rounds);
    else if (strcmp(name, "kept") == 0)
        plot_parts(a, "Rounds from placing to revealing", KEPT, kept_of, kept);
    else if (strcmp(name, "slots") == 0)
        plot_parts(a, "Where a card is placed", SLOTS, slots_of, slots);
    else
        return false;
    return true;
}

int main(int argc, char **argv)
{
    static Atlas atlas;
    const char *verb = argc > 1 ? argv[1] : "";
    if (argc < 3)
        die("usage: atlas play GAMES STATE, data STATE, table STATE or plot NAME STATE", "");
    load(argv[argc - 1], &atlas);
    if (strcmp(verb, "play") == 0 && argc == 4)
        play(atoll(argv[2]), argv[3], &atlas);
    else if (strcmp(verb, "data") == 0 && argc == 3)
        print_data(&atlas);
    else if (strcmp(verb, "table") == 0 && argc == 3)
        print_tables(&atlas);
    else if (strcmp(verb, "plot") != 0 || argc != 4 || !plot(&atlas, argv[2]))
        die("usage: atlas play GAMES STATE, data STATE, table STATE or plot NAME STATE (hand, "
            "brings, rounds, slots, kept)",
            "");
    return 0;
}
