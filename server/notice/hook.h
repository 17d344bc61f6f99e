/*
 * hook.h - the body of a webhook's letter, in its format.
 */
#ifndef ORI_NOTICE_HOOK_H
#define ORI_NOTICE_HOOK_H

#include "base/json.h"
#include "server/notice/courier.h"

enum { HOOK_BODY = 4096, HOOK_LINES = 512 };

typedef struct HookText {
    char body[HOOK_BODY];
    int size;
    char lines[HOOK_LINES]; /* of the head, each with its CR LF */
} HookText;

/* False: it does not fit. */
bool hook_write(const HookLetter *letter, HookText *out);

#endif
