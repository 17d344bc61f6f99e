/*
 * deal.c - fuzzes the readers of deals, results and games for a strength: what is accepted is written
 * as it was read, and a result's game is over; what is refused names a place in the text. The first
 * byte says which reader.
 */
#include "fuzz.h"

#include "daily/result.h"
#include "daily/strength.h"

enum { TODAY = DEAL_FIRST_DAY + 18 };

static void require_refusal(const char *text, const DealRefusal *why)
{
    REQUIRE(why->why < DEAL_WHY_COUNT);
    REQUIRE(why->at >= 0 && (size_t)why->at <= strlen(text));
    REQUIRE(strlen(why->found) < DEAL_FOUND && strlen(why->wanted) < DEAL_FOUND);
}

static void read_deal(const char *text)
{
    Deal deal;
    DealRefusal why;
    char again[DEAL_TEXT];
    if (!deal_read(text, TODAY, &deal, &why)) {
        require_refusal(text, &why);
        return;
    }
    deal_write(&deal, again);
    REQUIRE(strcmp(text, again) == 0);
}

static void read_key(const char *text)
{
    Deal deal;
    DealRefusal why;
    char again[DEAL_TEXT];
    if (!deal_read_key(text, &deal, &why)) {
        require_refusal(text, &why);
        return;
    }
    int length = deal_write_key(&deal, again);
    REQUIRE((size_t)length == strlen(text));
    OriState dealt;
    OriError error;
    deal_lay(&deal, &dealt);
    REQUIRE(ori_check(&dealt, &error));
}

static void read_result(const char *text)
{
    static DealResult result;
    static char again[RESULT_TEXT];
    DealRefusal why;
    if (!result_read(text, TODAY, &result, &why)) {
        require_refusal(text, &why);
        return;
    }
    result_write(&result, again);
    REQUIRE(strcmp(deal_in_address(text), again) == 0);
    REQUIRE(result.record.end.ask == ORI_ASK_OVER);
}

/* Digits for a deal that is right: most texts would not get as far as that. */
static void play_line(const char *text)
{
    static DealResult result;
    DealRefusal why;
    Deal deal;
    char line[RESULT_LINE];
    REQUIRE(deal_read_key("mix.4.c.squire+page+cook.fuzz", &deal, &why));
    result_begin(&deal, &result);
    if (!result_play_line(&result, text, text + strlen(text), &why))
        require_refusal(text, &why);
    else {
        result_write_line(&result, line);
        REQUIRE(strcmp(line, text) == 0);
    }
}

static void read_game(const char *text)
{
    StrengthGame game;
    OriError error;
    Strength strength;
    StrengthEstimate estimate;
    if (!strength_read(text, &game, &error)) {
        require_error(text, &error);
        return;
    }
    strength_open(&strength);
    strength_add(&strength, &game);
    strength_estimate(&strength, &estimate);
    REQUIRE(estimate.rating >= STRENGTH_LEAST && estimate.rating <= STRENGTH_MOST);
    REQUIRE(estimate.error > 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static void (*const reader[])(const char *text) = {read_deal, read_key, read_result, play_line,
                                                       read_game};
    if (size == 0)
        return 0;
    char *text = text_of(data + 1, size - 1);
    reader[data[0] % (sizeof reader / sizeof reader[0])](text);
    free(text);
    return 0;
}
