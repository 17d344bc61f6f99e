/*
 * atlas_tell.c - the atlas told: as data, as tables, as plots.
 */
#include "research/atlas.h"

#include "base/json.h"

#include <stdio.h>
#include <string.h>

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
    out_text(j, atlas_set[set]);
    put(j, "seats", ORI_MIN_SEATS + size);
    put(j, "games", t->games);
    put(j, "decisions", t->decisions);
    put(j, "wonWith", t->won_with);
    put(j, "margin", t->margin);
    put(j, "shared", t->shared);
    put_list(j, "turnWins", t->turn_wins, ORI_MIN_SEATS + size);
    out_close(j, '}');
}

void atlas_print_data(const Atlas *a)
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
        atlas_die("the data file is larger than 30 KB", "");
    puts(text);
}

void atlas_print_tables(const Atlas *a)
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
            printf("| %s | %d | %lld | %.1f | %.1f | %.2f | %.1f |", atlas_set[set],
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

bool atlas_plot(const Atlas *a, const char *name)
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
