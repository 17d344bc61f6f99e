/*
 * hook.h - the body of a letter to a webhook: its sentence (hook_words.c), in its format (hook.c).
 */
#ifndef ORI_NOTICE_HOOK_H
#define ORI_NOTICE_HOOK_H

#include "base/json.h"
#include "server/notice/courier.h"

enum { HOOK_BODY = 4096, HOOK_LINES = 512, HOOK_SENTENCE = 1024 };

typedef struct HookText {
    char body[HOOK_BODY];
    int size;
    char lines[HOOK_LINES]; /* of the head, each with its CR LF */
} HookText;

/* "Ann, it's your turn · Ben's table · Round 3 of 6", in the hook's language. */
void hook_say(const HookLetter *letter, char out[HOOK_SENTENCE]);
/* False: it does not fit. */
bool hook_body(const HookLetter *letter, const char *sentence, HookText *out);

#endif
