/*
 * event.c - fuzzes the reader of events: what is accepted is written back as the same text, and
 * telling it to a view does no harm.
 */
#include "fuzz.h"

static void tell(const OriEvent *e, OriRandom random)
{
    OriRules rules = {.kinds = ORI_ABLAZE_SET, .seats = 3, .schemer = 1};
    OriState s;
    REQUIRE(ori_deal(rules, ORI_ANY_SEAT, &random, &s) == NULL);
    for (; s.ask != ORI_ASK_OVER; ori_play(&s, ori_choose(&s, &random), NULL)) {
        OriView view;
        OriView before;
        OriError error;
        ori_view(&s, ORI_SPECTATOR, &view);
        before = view;
        if (ori_evolve(&view, e, 1) == NULL)
            REQUIRE(ori_check_view(&view, &error));
        else
            REQUIRE(memcmp(&view.known, &before.known, sizeof view.known) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    char again[ORI_EVENT_TEXT];
    OriEvent e;
    OriError error;
    if (!ori_read_event(text, &e, &error)) {
        require_error(text, &error);
    } else {
        ori_write_event(&e, again);
        REQUIRE(strcmp(text, again) == 0);
        tell(&e, (OriRandom){size + data[0]});
    }
    free(text);
    return 0;
}
