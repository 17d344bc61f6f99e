/*
 * verbs.c - fuzzes the verbs of the page's WebAssembly module, which the npm package calls: any
 * verb in any order, about any board that a verb has made, with any number and any text.
 *
 * A verb that refuses says why and leaves the board as it was.
 */
#include "wasm/oriflamme.c"

#include "fuzz.h"

typedef struct Bytes {
    const uint8_t *p;
    const uint8_t *end;
} Bytes;

static int next(Bytes *bytes)
{
    return bytes->p < bytes->end ? *bytes->p++ : 0;
}

/* Small ones mostly, as seats, counts and numbers of decisions are. */
static int number(Bytes *bytes)
{
    static const int edges[] = {INT32_MIN, -3, ORI_TRUTH, -1, 5, 6, 255, 100000, INT32_MAX};
    int byte = next(bytes);
    return byte < 200 ? byte % 5 : edges[byte % (int)(sizeof edges / sizeof edges[0])];
}

static OriView kept[4]; /* boards that verbs have made */

static void say_options(Bytes *bytes)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = options_of_board(option);
    if (n > 0)
        ori_write_decision(option[next(bytes) % n], input_text);
}

/* What the last decision told, to somebody. */
static void say_events(Bytes *bytes)
{
    char *at = input_text;
    int from = next(bytes) % 2;
    int seat = number(bytes) % ORI_MAX_SEATS;
    *at++ = '\n';
    for (int i = from; i < told.count && i < 64; i++) {
        OriEvent e = ori_event_for(&told.event[i], seat);
        at += ori_write_event(&e, at);
        *at++ = '\n';
    }
    *at = '\0';
}

static void say(Bytes *bytes)
{
    static const char *const texts[] = {"base",   "ablaze",          "mix",  "mix:ASYHLFXDMR",
                                        "knight", "squire",          "king", "S<",
                                        "x1",     "2026-01-02\na\nb"};
    static OriRecord told_record;
    switch (next(bytes) % 6) {
    case 0:
        strcpy(input_text, texts[next(bytes) % (int)(sizeof texts / sizeof texts[0])]);
        return;
    case 1:
        say_options(bytes);
        return;
    case 2:
        say_events(bytes);
        return;
    case 3:
        verb_write();
        strcpy(input_text, output_text);
        return;
    case 4:
        told_record = record;
        if (record.start.rules.seats != 0)
            ori_write_record(&told_record, input_text);
        return;
    default: {
        size_t length = (size_t)next(bytes);
        if (length > (size_t)(bytes->end - bytes->p))
            length = (size_t)(bytes->end - bytes->p);
        memcpy(input_text, bytes->p, length);
        input_text[length] = '\0';
        bytes->p += length;
    }
    }
}

enum { DRAWN = -2 };

static int do_verb(Bytes *bytes)
{
    int a = number(bytes);
    int b = number(bytes);
    uint64_t seed = (uint64_t)next(bytes);
    switch (next(bytes) % 20) {
    case 0:
        return verb_deal(a, b, seed);
    case 1:
        return verb_read();
    case 2:
        return verb_write();
    case 3:
        return verb_view(a);
    case 4:
        return verb_draw();
    case 5:
        return verb_options();
    case 6:
        return verb_choices();
    case 7:
    case 8:
    case 9:
        say_options(bytes);
        return verb_play();
    case 10:
        return verb_told(a);
    case 11:
        return verb_evolve();
    case 12: {
        int length = verb_tell(a);
        while (length >= 0 && telling.next < telling.count && (length = verb_tell_next()) >= 0)
            verb_draw();
        return DRAWN; /* what it leaves is for drawing */
    }
    case 13:
        return verb_decide(seed, a % 3);
    case 14:
        return verb_record_read();
    case 15:
        return verb_record_step(a);
    case 16:
        return verb_record_begin();
    case 17:
        return verb_record_add();
    case 18:
        return verb_record_write(a);
    default:
        return verb_record_play_on(a, b, seed);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, data + size};
    OriError error;
    strcpy(input_text, "base");
    REQUIRE(verb_deal(3, 0, 1) >= 0);
    told.count = 0;
    record = (OriRecord){.count = 0};
    for (int i = 0; i < 4; i++)
        kept[i] = board;
    for (int i = 0; i < 40 && bytes.p < bytes.end; i++) {
        board = kept[next(&bytes) % 4];
        OriView before = board;
        say(&bytes);
        int length = do_verb(&bytes);
        if (length < 0) {
            REQUIRE(length == DRAWN || strstr(output_text, "\"why\":\"") != NULL);
            board = before;
        }
        REQUIRE(board.seat == ORI_TRUTH ? ori_check(&board.known, &error)
                                        : ori_check_view(&board, &error));
        kept[i % 4] = board;
    }
    return 0;
}
