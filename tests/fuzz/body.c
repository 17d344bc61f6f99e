/*
 * body.c - fuzzes the reader of a table's row as text: what is accepted is written back as the same
 * text, and a refusal names a field.
 */
#include "fuzz.h"

#include "server/table/table.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    char again[BODY_TEXT];
    char wrong[BODY_WHY] = "";
    StoredTable table = {.v = 1};
    if (body_read(text, &table, wrong)) {
        body_write(&table, again);
        REQUIRE(strcmp(text, again) == 0);
    } else {
        REQUIRE(strncmp(wrong, "its '", 5) == 0);
    }
    free(text);
    return 0;
}
