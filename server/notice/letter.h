/*
 * letter.h - prepares and posts a letter of each kind.
 */
#ifndef ORI_NOTICE_LETTER_H
#define ORI_NOTICE_LETTER_H

#include "server/notice/courier.h"
#include "server/notice/post.h"
#include "server/notice/seal.h"

/* Whom push services hear. */
typedef struct Sender {
    char subject[NOTICE_URL];
    uint8_t key[POINT_SCALAR];
} Sender;

/* The word for one push service: it serves all letters to it for hours. A thread has its own. */
typedef struct Token {
    char host[NOTICE_HOST];
    int64_t until; /* seconds of the wall's clock */
    char text[VAPID_TEXT];
} Token;

void letter_push(const Sender *sender, Token *token, Trust *trust, const NoticeUrl *url,
                 const PushLetter *letter, int ttl_s, PostLeft left, PostAnswer *out);
void letter_post(Trust *trust, const NoticeUrl *url, const HookLetter *letter, PostLeft left,
                 PostAnswer *out);

#endif
