/*
 * position.c - fuzzes the readers of positions and views.
 *
 * What is accepted is written back as the same text, passes the check, and can be played to its
 * end: every position on the way passes the check and comes back from its text.
 */
#include "fuzz.h"

static void come_back(const OriState *s)
{
    char text[ORI_POSITION_TEXT];
    OriState read;
    OriError error;
    ori_write_position(s, text);
    REQUIRE(ori_read_position(text, &read, &error));
    REQUIRE(ori_hash(s) == ori_hash(&read));
}

static void look_from_everywhere(const OriState *s)
{
    for (int seat = ORI_SPECTATOR; seat < (int)s->rules.seats; seat++) {
        char text[ORI_POSITION_TEXT];
        OriView view;
        OriView read;
        OriError error;
        ori_view(s, seat, &view);
        REQUIRE(ori_check_view(&view, &error));
        ori_write_view(&view, text);
        REQUIRE(ori_read_view(text, &read, &error));
        REQUIRE(read.seat == seat);
    }
}

static void play_on(OriState s)
{
    enum { MOST = 10000 }; /* Plots that hold 999 make long games */
    static OriLog log;
    OriError error;
    OriRandom random = {ori_hash(&s)};
    OriDecision option[ORI_MAX_OPTIONS];
    for (int i = 0; s.ask != ORI_ASK_OVER; i++) {
        REQUIRE(i < MOST);
        REQUIRE(ori_options(&s, option) > 0);
        REQUIRE(ori_apply(&s, ori_choose(&s, &random), &log) == NULL);
        REQUIRE(log.count > 0 && log.count < ORI_MAX_EVENTS);
        REQUIRE(ori_check(&s, &error));
        come_back(&s);
    }
}

static void fuzz_position(const char *text)
{
    char again[ORI_POSITION_TEXT];
    OriState s;
    OriError error;
    if (!ori_read_position(text, &s, &error)) {
        require_error(text, &error);
        return;
    }
    REQUIRE(ori_check(&s, &error));
    ori_write_position(&s, again);
    REQUIRE(strcmp(text, again) == 0);
    REQUIRE(!ori_text_is_view(text));
    look_from_everywhere(&s);
    play_on(s);
}

static void fuzz_view(const char *text)
{
    char again[ORI_POSITION_TEXT];
    OriDecision option[ORI_MAX_OPTIONS];
    OriView view;
    OriError error;
    if (!ori_read_view(text, &view, &error)) {
        require_error(text, &error);
        return;
    }
    REQUIRE(ori_check_view(&view, &error));
    ori_write_view(&view, again);
    REQUIRE(strcmp(text, again) == 0);
    REQUIRE(ori_text_is_view(text));
    REQUIRE((ori_view_options(&view, option) > 0) ==
            (view.known.ask != ORI_ASK_OVER && view.known.asked == view.seat));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    fuzz_position(text);
    fuzz_view(text);
    free(text);
    return 0;
}
