/*
 * letter.c - heads and bodies of letters.
 */
#include "server/notice/letter.h"

#include "server/notice/hook.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
    TOKEN_S = 12 * 3600, /* a day is the most that push services take */
    TOKEN_LEAST_S = 3600,
    PUSH_LINES = VAPID_TEXT + 256,
};

static bool renew(const Sender *sender, Token *token, const char *host)
{
    int64_t now = (int64_t)time(NULL);
    int64_t left = token->until - now;
    if (strcmp(token->host, host) == 0 && left > TOKEN_LEAST_S && left <= TOKEN_S)
        return true;
    token->until = now + TOKEN_S;
    snprintf(token->host, sizeof token->host, "%s", host);
    return vapid_write(sender->key, host, sender->subject, token->until, token->text);
}

static void refuse(PostAnswer *out, const char *why)
{
    *out = (PostAnswer){.not_allowed = true};
    snprintf(out->why, sizeof out->why, "%s", why);
}

void letter_push(const Sender *sender, Token *token, Trust *trust, const NoticeUrl *url,
                 const PushLetter *letter, int ttl_s, PostLeft left, PostAnswer *out)
{
    uint8_t body[SEAL_RECORD];
    char lines[PUSH_LINES];
    char topic[LETTER_TOPIC + 16] = "";
    SealDraw draw;
    seal_draw(&draw);
    size_t size = seal_text(&letter->to, &draw, letter->text, strlen(letter->text), body);
    if (size == 0 || !renew(sender, token, url->host)) {
        refuse(out, "the letter cannot be sealed");
        return;
    }
    if (letter->topic[0] != '\0')
        snprintf(topic, sizeof topic, "Topic: %s\r\n", letter->topic);
    snprintf(lines, sizeof lines,
             "Content-Type: application/octet-stream\r\nContent-Encoding: aes128gcm\r\n"
             "TTL: %d\r\nUrgency: %s\r\n%sAuthorization: %s\r\n",
             ttl_s, letter->urgency == LETTER_HIGH ? "high" : "normal", topic, token->text);
    Post post = {.url = url, .lines = lines, .body = body, .size = size, .left = left};
    post_send(trust, &post, out);
}

void letter_post(Trust *trust, const NoticeUrl *url, const HookLetter *letter, PostLeft left,
                 PostAnswer *out)
{
    HookText text;
    char sentence[HOOK_SENTENCE];
    hook_say(letter, sentence);
    if (!hook_body(letter, sentence, &text)) {
        refuse(out, "the letter is too long");
        return;
    }
    Post post = {.url = url,
                 .lines = text.lines,
                 .body = text.body,
                 .size = (size_t)text.size,
                 .left = left};
    post_send(trust, &post, out);
}
