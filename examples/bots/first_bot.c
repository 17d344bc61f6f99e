/*
 * A bot from outside, with the library: reveals what has waited longest, else decides at random.
 *     cc first_bot.c $(pkg-config --cflags --libs oriflamme) -o first_bot
 *     oriflamme arena --bots exec:./first_bot,squire,squire
 */
#include <oriflamme.h>

#include <stdio.h>
#include <string.h>

static OriDecision decide(const OriView *view, OriRandom *random)
{
    enum { ENOUGH = 3 };
    OriDecision option[ORI_MAX_OPTIONS];
    int count = ori_view_options(view, option);
    const OriState *s = &view->known;
    if (s->ask == ORI_ASK_REVEAL && s->card[s->line[s->cursor - 1]].influence >= ENOUGH)
        return option[1];
    return option[ori_random_below(random, count)];
}

int main(void)
{
    char line[8192];
    char text[ORI_DECISION_TEXT];
    long number;
    OriView view;
    OriError error;
    OriRandom random = {1};
    int seat = 0;
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "oriflamme ", 10) == 0) {
            printf("bot first\n");
        } else if (strncmp(line, "game ", 5) == 0) {
            seat = line[5] - 'a';
        } else if (strncmp(line, "view ", 5) == 0) {
            if (!ori_read_view(line + 5, &view, &error))
                return 1;
            view.seat = (int8_t)seat;
        } else if (sscanf(line, "decide %ld", &number) == 1) {
            ori_write_decision(decide(&view, &random), text);
            printf("decision %ld %s\n", number, text);
        } else if (strcmp(line, "quit") == 0) {
            return 0;
        }
    }
    return 0;
}
