/* What a program of others looks like: one random game by the library's two verbs. */
#include <oriflamme.h>

#include <stdio.h>

int main(void)
{
    OriRandom random = {7};
    OriRules rules = {.kinds = ORI_BASE_SET, .seats = 4, .schemer = 1};
    OriState game;
    int decisions = 0;
    if (ori_deal(rules, ORI_ANY_SEAT, &random, &game) != NULL)
        return 1;
    for (; game.ask != ORI_ASK_OVER; decisions++) {
        OriView view;
        OriDecision option[ORI_MAX_OPTIONS];
        ori_view(&game, game.asked, &view);
        int n = ori_view_options(&view, option);
        if (ori_apply(&game, option[ori_random_below(&random, n)], NULL) != NULL)
            return 1;
    }
    printf("%d decisions, library %s\n", decisions, ORI_VERSION);
    return decisions < 24;
}
