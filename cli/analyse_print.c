/*
 * analyse_print.c - an analysis as a report in the reader's language.
 */
#include "analyse.h"
#include "words/tell_story.h"
#include "words/why.h"
#include "tui/term.h"

#include <unistd.h>

enum { SPARKS = 64, PERCENT = 7 }; /* columns of a sparkline, and of "100,0 %" */

static const char *const signs[ANALYSIS_VERDICTS] = {
    [ANALYSIS_UNJUDGED] = "",  [ANALYSIS_BEST] = "",         [ANALYSIS_FINE] = "",
    [ANALYSIS_UNCLEAR] = "",   [ANALYSIS_INACCURACY] = "?!", [ANALYSIS_MISTAKE] = "?",
    [ANALYSIS_BLUNDER] = "??",
};

static void print_text(const Teller *t, TextId id, const TextArg args[])
{
    char text[TEXT_SIZE];
    puts(term_safe(STDOUT_FILENO, text_say(t->lang, id, args, text)));
}

/* In a column: a width below 0 puts it on the left. */
static void print_cell(int columns, const char *text)
{
    int width = columns < 0 ? -columns : columns;
    int gap = width - text_columns(text) > 0 ? width - text_columns(text) : 0;
    if (columns < 0)
        printf("%s%*s", term_safe(STDOUT_FILENO, text), gap, "");
    else
        printf("%*s%s", gap, "", term_safe(STDOUT_FILENO, text));
}

static const char *decision_text(OriDecision d, char out[ORI_DECISION_TEXT])
{
    ori_write_decision(d, out);
    return out;
}

/* --- The shares --- */

static int name_width(const Analysed *a, const Teller *t)
{
    int width = 0;
    for (int seat = 0; seat < a->summary.seats; seat++)
        if (text_columns(t->name[seat]) > width)
            width = text_columns(t->name[seat]);
    return width;
}

static void print_sparkline(const Analysed *a, const Teller *t, int seat, int width, bool truth)
{
    static const char *const bar[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    int moments = a->summary.moments;
    int columns = moments < SPARKS ? moments : SPARKS;
    char figure[WHY_FIGURE];
    int32_t share = 0;
    printf("  %c ", 'a' + seat);
    print_cell(-width, t->name[seat]);
    printf(" ");
    for (int i = 0; i < columns; i++) {
        const AnalysisMoment *m = &a->moment[columns > 1 ? i * (moments - 1) / (columns - 1) : 0];
        share = truth ? m->truth[seat] : m->table[seat];
        fputs(bar[(int64_t)share * 8 / (ANALYSIS_WHOLE + 1)], stdout);
    }
    printf(" ");
    print_cell(PERCENT, tell_percent(t->lang, share, figure));
    putchar('\n');
}

static void print_shares(const Analysed *a, const Teller *t)
{
    int width = name_width(a, t);
    for (int truth = 0; truth <= a->summary.has_truth; truth++) {
        putchar('\n');
        print_text(t, truth != 0 ? TEXT_ANALYSE_TRUTH : TEXT_ANALYSE_TABLE, NULL);
        for (int seat = 0; seat < a->summary.seats; seat++)
            print_sparkline(a, t, seat, width, truth != 0);
    }
}

/* --- The decisions --- */

static void print_decision(const Analysed *a, const Teller *t, int i, int width)
{
    const AnalysisDecision *d = &a->moment[i].decision;
    char number[16];
    char chosen[ORI_DECISION_TEXT];
    char best[ORI_DECISION_TEXT];
    char wins[WHY_FIGURE];
    char loss[WHY_FIGURE] = "";
    snprintf(number, sizeof number, "%d.", i + 1);
    decision_text(d->option[d->chosen].option, chosen);
    decision_text(d->option[d->best].option, best);
    if (d->best != d->chosen)
        tell_share(t->lang, d->loss, loss);
    printf("  %4s %c ", number, 'a' + d->seat);
    print_cell(-6, chosen);
    print_cell(width, tell_share(t->lang, d->option[d->chosen].value, wins));
    printf("  ");
    print_cell(-width, d->best != d->chosen ? best : "");
    printf("  ");
    print_cell(width, loss);
    printf("  %-2s %s\n", signs[d->verdict], tell_verdict(t->lang, d->verdict));
}

static void print_decisions(const Analysed *a, const Teller *t)
{
    static const TextId heading[] = {TEXT_ANALYSE_WINS, TEXT_ANALYSE_BEST, TEXT_ANALYSE_LOSS};
    int width = 6;
    for (int i = 0; i < 3; i++)
        if (text_columns(text_fixed(t->lang, heading[i])) > width)
            width = text_columns(text_fixed(t->lang, heading[i]));
    printf("\n%15s", "");
    print_cell(width, text_fixed(t->lang, TEXT_ANALYSE_WINS));
    printf("  ");
    print_cell(-width, text_fixed(t->lang, TEXT_ANALYSE_BEST));
    printf("  ");
    print_cell(width, text_fixed(t->lang, TEXT_ANALYSE_LOSS));
    putchar('\n');
    for (int i = 0; i < a->record.count; i++)
        if (a->moment[i].decision.count > 0 && a->moment[i].decision.chosen >= 0)
            print_decision(a, t, i, width);
}

/* --- The stories --- */

/* The name above it, where there are several; one that is told to its player needs none. */
static void print_story(const Analysed *a, const Teller *t, int seat)
{
    static Story story; /* large */
    char text[TEXT_SIZE];
    story_tell(&a->record, a->moment, &a->summary, seat, t->you, &story);
    putchar('\n');
    if (seat != t->you)
        printf("%s\n", term_safe(STDOUT_FILENO, t->name[seat]));
    for (int i = 0; i < story.points; i++) {
        const StoryPart *point = &story.point[i];
        tell_point(t, point, text);
        printf("  %-2s %s\n", signs[a->moment[point->moment].decision.verdict],
               term_safe(STDOUT_FILENO, text));
    }
    tell_part(t, &story.summary, text);
    printf("     %s\n", term_safe(STDOUT_FILENO, text));
}

static void print_stories(const Analysed *a, const Teller *t)
{
    bool is_told[ORI_MAX_SEATS] = {false};
    for (int i = 0; i < a->record.count; i++)
        if (a->moment[i].decision.count > 0)
            is_told[a->moment[i].decision.seat] = true;
    for (int seat = 0; seat < a->summary.seats; seat++)
        if (is_told[seat] && (t->you == ORI_NOBODY || t->you == seat))
            print_story(a, t, seat);
}

/* --- Why --- */

static void print_why(const Analysed *a, Teller *t, int i)
{
    static char sentence[WHY_SENTENCES][TEXT_SIZE];
    const AnalysisDecision *d = &a->moment[i].decision;
    char words[TEXT_SIZE];
    OriState state = a->record.start;
    OriView view;
    for (int n = 0; n < i; n++)
        ori_record_step(&a->record, &state, a->record.decision[n], NULL);
    ori_view(&state, d->seat, &view);
    tell_look(t, &view);
    putchar('\n');
    tell_loss(t, d, i, words);
    printf("%s\n", term_safe(STDOUT_FILENO, words));
    tell_option(t, d->option[d->chosen].option, words);
    printf("  %-2s %s\n", signs[d->verdict], term_safe(STDOUT_FILENO, words));
    tell_option(t, d->option[d->best].option, words);
    printf("  %-2s %s\n", "!", term_safe(STDOUT_FILENO, words));
    int n = tell_why(t, &d->why, sentence);
    for (int k = 0; k < n; k++)
        printf("     %s\n", term_safe(STDOUT_FILENO, sentence[k]));
}

static void print_charged(const Analysed *a, Teller *t)
{
    int charged = 0;
    for (int i = 0; i < a->record.count; i++)
        if (a->moment[i].decision.verdict >= ANALYSIS_UNCLEAR) {
            print_why(a, t, i);
            charged += a->moment[i].decision.verdict > ANALYSIS_UNCLEAR;
        }
    if (charged == 0) {
        putchar('\n');
        print_text(t, TEXT_ANALYSE_NONE, NULL);
    }
}

/* --- The accounts --- */

static void print_accounts(const Analysed *a, const Teller *t)
{
    static const TextId heading[] = {TEXT_ANALYSE_FAIR, TEXT_ANALYSE_DEAL, TEXT_ANALYSE_OWN,
                                     TEXT_ANALYSE_OTHERS, TEXT_ANALYSE_FINAL};
    enum { COLUMNS = sizeof heading / sizeof heading[0], FIRST_CHANGE = 1, OWN, LAST_CHANGE };
    int names = name_width(a, t);
    int width[COLUMNS];
    putchar('\n');
    print_text(t, TEXT_ANALYSE_ACCOUNTS, NULL);
    printf("  %*s", names + 2, "");
    for (int k = 0; k < COLUMNS; k++) {
        const char *text = text_fixed(t->lang, heading[k]);
        int least = k == OWN ? 16 : 8; /* with its error */
        width[k] = text_columns(text) + 2 > least ? text_columns(text) + 2 : least;
        print_cell(width[k], text);
    }
    putchar('\n');
    for (int seat = 0; seat < a->summary.seats; seat++) {
        const AnalysisAccount *account = &a->summary.account[seat];
        const int32_t part[COLUMNS] = {account->fair, account->deal, account->own, account->others,
                                       account->final};
        printf("  %c ", 'a' + seat);
        print_cell(-names, t->name[seat]);
        for (int k = 0; k < COLUMNS; k++) {
            char figure[WHY_FIGURE];
            bool is_change = k >= FIRST_CHANGE && k <= LAST_CHANGE;
            char error[WHY_FIGURE];
            char cell[2 * WHY_FIGURE + 4];
            if (is_change)
                tell_change(t->lang, part[k], figure);
            else
                tell_share(t->lang, part[k], figure);
            snprintf(cell, sizeof cell, k == OWN ? "%s ± %s" : "%s", figure,
                     tell_share(t->lang, account->own_error, error));
            print_cell(width[k], cell);
        }
        putchar('\n');
    }
    if (!a->summary.over)
        print_text(t, TEXT_ANALYSE_RUNNING, NULL);
}

/* --- Key moments, bluff and read --- */

static void print_key(const Analysed *a, const Teller *t, const AnalysisKey *key)
{
    StoryPart part;
    char text[TEXT_SIZE];
    story_key(&a->record, a->moment, key, t->you, &part);
    tell_point(t, &part, text);
    printf("  %s\n", term_safe(STDOUT_FILENO, text));
}

static void print_guess(const Teller *t, TextId id, const AnalysisGuess *g, const char *points)
{
    const TextArg *args = TEXT_ARGS(
        {.name = "player", .text = t->name[g->owner]}, tell_kind_arg("card", g->kind),
        tell_kind_arg("other", g->taken), {.name = "n", .number = g->from + 1},
        {.name = "m", .number = id == TEXT_ANALYSE_BLUFF ? g->to + 1 : (g->share + 5) / 10},
        {.name = "points", .text = points});
    print_text(t, id, args);
}

static void print_keys(const Analysed *a, const Teller *t)
{
    const AnalysisSummary *s = &a->summary;
    char figure[WHY_FIGURE];
    if (s->keys > 0) {
        putchar('\n');
        print_text(t, TEXT_ANALYSE_KEYS, NULL);
    }
    for (int i = 0; i < s->keys; i++)
        print_key(a, t, &s->key[i]);
    if (s->bluff.card != 0 || s->read.card != 0)
        putchar('\n');
    snprintf(figure, sizeof figure, "%d", (s->bluff.share + 5) / 10);
    if (s->bluff.card != 0)
        print_guess(t, TEXT_ANALYSE_BLUFF, &s->bluff, figure);
    if (s->read.card != 0)
        print_guess(t, TEXT_ANALYSE_READ, &s->read, tell_change(t->lang, s->read.score, figure));
}

static void print_head(const Analysed *a, const Teller *t)
{
    char rules[ORI_RULES_TEXT];
    ori_write_rules(a->record.start.rules, rules);
    const TextArg *args =
        TEXT_ARGS({.name = "rules", .text = rules}, {.name = "n", .number = a->summary.seats},
                  {.name = "date", .text = a->record.date});
    print_text(t, a->record.date[0] != '\0' ? TEXT_REPLAY_TITLE_DATE : TEXT_REPLAY_TITLE, args);
    const TextArg *note = TEXT_ARGS({.name = "bot", .text = tell_bot(t->lang, a->task.bot->name)},
                                    {.name = "n", .number = a->task.worlds});
    print_text(t, TEXT_ANALYSE_NOTE, note);
}

void analyse_print(const Analysed *a, Teller *teller)
{
    teller->you = a->reader;
    print_head(a, teller);
    print_stories(a, teller);
    print_shares(a, teller);
    print_decisions(a, teller);
    print_charged(a, teller);
    if (a->summary.has_truth)
        print_accounts(a, teller);
    print_keys(a, teller);
}
