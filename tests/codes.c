/*
 * codes.c - the errors of the server and the table of docs/protocol.md are the same list: the same
 * codes in the same order, with the same HTTP status.
 *
 * usage: codes docs/protocol.md
 */
#include "server/errors.h"

#include <stdio.h>
#include <string.h>

/* "| `bad-json` | 400 | ..." */
static int read_row(const char *line, char code[64], int *status)
{
    *status = 0;
    if (sscanf(line, "| `%63[a-z-]` | %d |", code, status) >= 1)
        return 1;
    return 0;
}

int main(int argc, char **argv)
{
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    char line[1024];
    int in_table = 0;
    int wrong = 0;
    ErrorCode next = ERROR_NONE + 1;
    if (file == NULL) {
        fprintf(stderr, "usage: codes docs/protocol.md\n");
        return 2;
    }
    while (fgets(line, sizeof line, file) != NULL) {
        char code[64];
        int status;
        if (strncmp(line, "### ", 4) == 0)
            in_table = strncmp(line, "### Errors", 10) == 0;
        if (!in_table || !read_row(line, code, &status))
            continue;
        if (next == ERROR_COUNT || strcmp(code, error_code(next)) != 0 ||
            status != error_status(next)) {
            fprintf(stderr, "the document has `%s` %d where the server has `%s` %d\n", code, status,
                    next < ERROR_COUNT ? error_code(next) : "nothing",
                    next < ERROR_COUNT ? error_status(next) : 0);
            wrong++;
        }
        if (next < ERROR_COUNT)
            next++;
    }
    fclose(file);
    for (; next < ERROR_COUNT; next++, wrong++)
        fprintf(stderr, "the document does not have `%s`\n", error_code(next));
    printf("%d error codes documented\n", (int)ERROR_COUNT - 1);
    return wrong > 0;
}
