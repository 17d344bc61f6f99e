/*
 * decision.c - fuzzes the reader of decisions: what is accepted is written back as the same text,
 * and applying it to any position is refused unless it is an option.
 */
#include "fuzz.h"

static void try_at(const OriState *s, OriDecision d)
{
    OriDecision option[ORI_MAX_OPTIONS];
    OriState after = *s;
    bool legal = false;
    for (int n = ori_options(s, option); n > 0; n--)
        legal |= memcmp(&option[n - 1], &d, sizeof d) == 0;
    REQUIRE((ori_apply(&after, d, NULL) == NULL) == legal);
    REQUIRE(legal || memcmp(&after, s, sizeof after) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    char again[ORI_DECISION_TEXT];
    OriDecision d;
    OriError error;
    if (!ori_read_decision(text, &d, &error)) {
        require_error(text, &error);
        free(text);
        return 0;
    }
    ori_write_decision(d, again);
    REQUIRE(strcmp(text, again) == 0);
    free(text);

    OriRandom random = {size + data[0]};
    OriRules rules = {.kinds = ORI_ABLAZE_SET, .seats = 3, .schemer = 1};
    OriState s;
    REQUIRE(ori_deal(rules, ORI_ANY_SEAT, &random, &s) == NULL);
    for (; s.ask != ORI_ASK_OVER; ori_play(&s, ori_choose(&s, &random), NULL))
        try_at(&s, d);
    try_at(&s, d);
    return 0;
}
