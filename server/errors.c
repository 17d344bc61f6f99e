/*
 * errors.c - the list of errors.h as a table.
 */
#include "server/errors.h"

static const struct Row {
    const char *code;
    int status;
    const char *message;
} rows[ERROR_COUNT] = {[ERROR_NONE] = {"none", 200, ""},
#define ROW(name, code, status, message) [ERROR_##name] = {code, status, message},
                       ERRORS(ROW)
#undef ROW
};

const char *error_code(ErrorCode error)
{
    return rows[error].code;
}

int error_status(ErrorCode error)
{
    return rows[error].status;
}

const char *error_message(ErrorCode error)
{
    return rows[error].message;
}
