/*
 * reason.c - makes codes of failures and turns them into words.
 */
#include "tui/reason.h"

#include <errno.h>
#include <string.h>

const char *reason_of_errno(int error)
{
    switch (error) {
    case ECONNREFUSED:
        return WHY(REFUSED);
    case EHOSTUNREACH:
    case ENETUNREACH:
        return WHY(UNREACHABLE);
    case ETIMEDOUT:
        return WHY(SILENT);
    case ECONNRESET:
    case EPIPE:
        return WHY(HUNG_UP);
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return WHY(FULL);
    case EACCES:
    case EROFS:
    case ENOTDIR:
        return WHY(FORBIDDEN);
    case ENOENT:
        return WHY(MISSING);
    case ENOMEM:
        return WHY(NO_MEMORY);
    default:
        return strerror(error);
    }
}

const char *reason_tell(Lang lang, const char *why, char out[TEXT_SIZE])
{
    enum { LONGEST = 32 };
    char id[LONGEST + sizeof "why-"] = "why-";
    size_t length = strspn(why, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_");
    out[0] = '\0';
    if (why[length] != '\0' || length > LONGEST) {
        text_add(out, why);
        return out;
    }
    for (size_t i = 0; i <= length; i++)
        id[strlen("why-") + i] = (char)(why[i] == '_'    ? '-'
                                        : why[i] != '\0' ? why[i] - 'A' + 'a'
                                                         : '\0');
    TextId text = text_named(id);
    text_add(out, text != TEXTS ? text_fixed(lang, text) : why);
    return out;
}
