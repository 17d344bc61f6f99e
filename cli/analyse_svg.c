/*
 * analyse_svg.c - draws the win chances of a game: a line for each seat, told apart by colour and
 * by dashes; rounds are marked below, charged decisions on the line of the player who made them.
 */
#include "analyse.h"
#include "words/why.h"

enum { WIDTH = 960, HEIGHT = 440, LEFT = 48, RIGHT = 16, TOP = 24, BOTTOM = 56, LEGEND = 150 };

/* The colours of the families, and dashes for readers who cannot tell them apart. */
static const char *const colour[ORI_MAX_SEATS] = {"#c0392b", "#2b65b8", "#2e8b57", "#b8860b",
                                                  "#333333"};
static const char *const dash[ORI_MAX_SEATS] = {"none", "10 4", "3 3", "14 4 3 4", "6 6"};

static int x_of(const Analysed *a, int i)
{
    int last = a->summary.moments > 1 ? a->summary.moments - 1 : 1;
    return LEFT + i * (WIDTH - LEFT - RIGHT) / last;
}

static int y_of(int32_t share)
{
    return TOP +
           (int)((int64_t)(ANALYSIS_WHOLE - share) * (HEIGHT - TOP - BOTTOM) / ANALYSIS_WHOLE);
}

static const int32_t *shares_of(const AnalysisMoment *m)
{
    return m->has_truth ? m->truth : m->table;
}

static void put_escaped(const char *text, FILE *out)
{
    for (; *text != '\0'; text++)
        switch (*text) {
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '&':
            fputs("&amp;", out);
            break;
        case '"':
            fputs("&quot;", out);
            break;
        default:
            fputc(*text, out);
        }
}

static void put_label(FILE *out, int x, int y, const char *anchor, const char *text)
{
    fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">", x, y, anchor);
    put_escaped(text, out);
    fputs("</text>\n", out);
}

static void draw_grid(const Analysed *a, FILE *out)
{
    OriState state = a->record.start;
    int round = 0;
    for (int percent = 0; percent <= 100; percent += 25) {
        int y = y_of(ANALYSIS_WHOLE / 100 * percent);
        char text[16];
        snprintf(text, sizeof text, "%d %%", percent);
        fprintf(out, "<path d=\"M%d %dH%d\" stroke=\"#8886\"/>\n", LEFT, y, WIDTH - RIGHT);
        put_label(out, LEFT - 6, y + 4, "end", text);
    }
    for (int i = 0; i <= a->record.count; i++) {
        if (state.round != round && state.ask != ORI_ASK_OVER) {
            char text[16];
            round = state.round;
            snprintf(text, sizeof text, "%d", round);
            fprintf(out, "<path d=\"M%d %dV%d\" stroke=\"#8886\"/>\n", x_of(a, i), TOP,
                    HEIGHT - BOTTOM);
            put_label(out, x_of(a, i) + 4, HEIGHT - BOTTOM + 16, "start", text);
        }
        if (i < a->record.count)
            ori_record_step(&a->record, &state, a->record.decision[i], NULL);
    }
}

static void draw_line(const Analysed *a, int seat, FILE *out)
{
    fprintf(out,
            "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2.5\" stroke-dasharray=\"%s\" "
            "points=\"",
            colour[seat], dash[seat]);
    for (int i = 0; i < a->summary.moments; i++)
        fprintf(out, "%s%d,%d", i > 0 ? " " : "", x_of(a, i), y_of(shares_of(&a->moment[i])[seat]));
    fputs("\"/>\n", out);
}

static void draw_verdicts(const Analysed *a, const Teller *t, FILE *out)
{
    for (int i = 0; i < a->record.count; i++) {
        const AnalysisDecision *d = &a->moment[i].decision;
        if (d->count == 0 || d->verdict < ANALYSIS_INACCURACY)
            continue;
        char text[ORI_DECISION_TEXT];
        ori_write_decision(d->option[d->chosen].option, text);
        int x = x_of(a, i);
        int y = y_of(shares_of(&a->moment[i])[d->seat]);
        fprintf(out, "<g><title>%d. ", i + 1);
        put_escaped(text, out);
        fprintf(out, " ");
        put_escaped(tell_verdict(t->lang, d->verdict), out);
        fprintf(out, "</title><circle cx=\"%d\" cy=\"%d\" r=\"5\" fill=\"%s\"/>\n", x, y,
                colour[d->seat]);
        put_label(out, x, y - 9, "middle",
                  d->verdict == ANALYSIS_INACCURACY ? "?!"
                  : d->verdict == ANALYSIS_MISTAKE  ? "?"
                                                    : "??");
        fputs("</g>\n", out);
    }
}

static void draw_legend(const Analysed *a, const Teller *t, FILE *out)
{
    for (int seat = 0; seat < a->summary.seats; seat++) {
        int x = LEFT + seat * LEGEND;
        int y = HEIGHT - 14;
        fprintf(out,
                "<path d=\"M%d %dh28\" stroke=\"%s\" stroke-width=\"2.5\" "
                "stroke-dasharray=\"%s\"/>\n",
                x, y - 4, colour[seat], dash[seat]);
        put_label(out, x + 34, y, "start", t->name[seat]);
    }
}

void analyse_draw(const Analysed *a, const Teller *t, FILE *out)
{
    TextId title = a->summary.has_truth ? TEXT_ANALYSE_TRUTH : TEXT_ANALYSE_TABLE;
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" "
            "font-family=\"sans-serif\" font-size=\"13\">\n<title>",
            WIDTH, HEIGHT);
    put_escaped(text_fixed(t->lang, title), out);
    fprintf(out, "</title>\n<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", WIDTH, HEIGHT);
    draw_grid(a, out);
    for (int seat = 0; seat < a->summary.seats; seat++)
        draw_line(a, seat, out);
    draw_verdicts(a, t, out);
    draw_legend(a, t, out);
    fputs("</svg>\n", out);
}
