/*
 * record.c - fuzzes the reader of records: what is accepted is written, read and written again as
 * the same text (comments and spare white space are not kept), replays to its end, and can be told
 * to every seat.
 */
#include "fuzz.h"

static void write_twice(const OriRecord *record)
{
    static char first[ORI_RECORD_TEXT];
    static char second[ORI_RECORD_TEXT];
    static OriRecord read;
    OriError error;
    REQUIRE(ori_write_record(record, first) < ORI_RECORD_TEXT);
    REQUIRE(ori_read_record(first, &read, &error));
    ori_write_record(&read, second);
    REQUIRE(strcmp(first, second) == 0);
    REQUIRE(read.seat == record->seat && read.count == record->count);
}

static void replay(const OriRecord *record)
{
    OriState s = record->start;
    for (int i = 0; i < record->count; i++)
        REQUIRE(ori_record_step(record, &s, record->decision[i], NULL) == NULL);
    REQUIRE(memcmp(&s, &record->end, sizeof s) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static OriRecord record;
    static OriRecord told;
    char *text = text_of(data, size);
    OriError error;
    if (!ori_read_record(text, &record, &error)) {
        require_error(text, &error);
        free(text);
        return 0;
    }
    free(text);
    write_twice(&record);
    replay(&record);
    if (record.seat != ORI_TRUTH) {
        OriView end = {.known = record.end, .seat = record.seat};
        REQUIRE(ori_check_view(&end, &error));
        return 0;
    }
    REQUIRE(ori_check(&record.end, &error));
    for (int seat = ORI_SPECTATOR; seat < (int)record.start.rules.seats; seat++) {
        ori_record_for(&record, seat, &told);
        write_twice(&told);
    }
    return 0;
}
