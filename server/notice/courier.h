/*
 * courier.h - sends letters out of the server: Web Push to a browser, a POST to a webhook.
 *
 * The courier carries one letter once, on threads of its own, and reports on the loop when it has left
 * and what became of it.
 * It keeps nothing: the sender decides whether a letter is still wanted when it could be tried
 * again. Nobody waits for it: when too many letters wait it refuses more, and a host that did not
 * answer is left alone for a minute while its letters come back at once.
 */
#ifndef ORI_NOTICE_COURIER_H
#define ORI_NOTICE_COURIER_H

#include "server/notice/devices.h"

#include <uv.h>

typedef struct Courier Courier;

enum {
    LETTER_TEXT = 2001, /* what a notice says, with the NUL: a record of RFC 8188 holds it */
    LETTER_TOPIC = 33,  /* of base64url's letters; the next one replaces those that wait */
    LETTER_WHY = 96,    /* a reason */
    LETTER_MARK = 80,
    HOOK_URL = 257, /* of a webhook, with the NUL */
    HOOK_TEXT = HOOK_URL + 16,
    COURIER_KEY_TEXT = 88, /* 65 bytes in base64url, and a NUL */
    COURIER_MOST = 2000,   /* letters that wait */
    COURIER_LEAST_S = 60,  /* until another attempt */
    COURIER_MOST_S = 4 * 3600,
};

typedef enum LetterFate {
    LETTER_DONE,
    LETTER_GONE,    /* 404, 410: nobody is there any more; drop the device */
    LETTER_LATER,   /* 429, 5xx or no answer: try again in again_s seconds */
    LETTER_REFUSED, /* 403, another 4xx, or an address that is not allowed: keep the device, and
                       do not try this letter again. It was logged. */
} LetterFate;

typedef struct LetterEnd {
    LetterFate fate;
    int status;           /* of HTTP; 0: there was no answer */
    int again_s;          /* LATER only. 0: the letter would be too old then; let it go */
    char why[LETTER_WHY]; /* all but DONE; names no path and no key */
} LetterEnd;

typedef enum LetterUrgency { LETTER_NORMAL, LETTER_HIGH } LetterUrgency;

/* To a browser: its service worker gets the text, and nobody else can read it. */
typedef struct PushLetter {
    Subscription to;
    char text[LETTER_TEXT];
    char topic[LETTER_TOPIC]; /* "": none */
    int ttl_s;                /* how long the push service keeps it, and we try */
    LetterUrgency urgency;
} PushLetter;

typedef enum HookFormat { HOOK_JSON, HOOK_DISCORD, HOOK_NTFY, HOOK_FORMATS } HookFormat;

/* Where a table's turns are posted. As text it is "FORMAT LANGUAGE URL". */
typedef struct Hook {
    HookFormat format;
    char lang[DEVICE_LANG];
    char url[HOOK_URL];
} Hook;

bool hook_read_format(const char *text, HookFormat *out); /* "json", "discord", "ntfy" */
const char *hook_format_text(HookFormat format);
bool hook_read(const char *text, Hook *out); /* false: it is none that hook_write has written */
void hook_write(const Hook *hook, char text[HOOK_TEXT]);

/* To a webhook. All of it is public; names are escaped where a format has marks of its own. */
typedef struct HookLetter {
    Hook to;
    char event[16]; /* "turn", "full", "begun", "over" */
    char host[64];  /* whose table it is; "": nobody's */
    char name[64];  /* whose turn it is; "": nobody's */
    char seat;      /* 'a' to 'e'; 0: nobody's */
    int round;      /* 0: none */
    int64_t left_s; /* of the time to decide; -1: there is no clock */
    char link[300]; /* of the table */
    int ttl_s;      /* how long we try */
} HookLetter;

/* The sender's own. */
typedef struct CourierTag {
    void *who;
    int64_t what;
    char mark[LETTER_MARK]; /* "": `leaves` is not called */
} CourierTag;

/* Called on the loop. */
typedef void CourierDone(void *who, int64_t what, const LetterEnd *end);

/* The letter is out of our hands, whole; its end follows, unless this process dies. First on the
 * thread that has sent it, without a delay, with the mark that it was given; then on the loop. */
typedef void CourierLeaves(void *who, const char *mark);
typedef void CourierLeft(void *who, int64_t what);

typedef struct CourierPlan {
    const char *subject;    /* the public-url: whom a push service may ask about us */
    const char *hook_hosts; /* `hook-hosts`; NULL: no webhooks */
    const uint8_t *key;     /* 32 bytes of the store's; NULL: no Web Push */
    CourierLeaves *leaves;  /* these three: NULL if nobody wants to know */
    CourierLeft *left;
    CourierDone *done;
} CourierPlan;

/* NULL: why says what is wrong. */
Courier *courier_open(const CourierPlan *plan, uv_loop_t *loop, char why[LETTER_WHY]);
/* The key that a page subscribes with (applicationServerKey); NULL: Web Push is off. */
const char *courier_key(const Courier *courier);
bool courier_hooks(const Courier *courier); /* some host may be a webhook's */
/* Is this a URL that courier_post would take? NULL, or what is wrong with it. */
const char *courier_check_hook(const Courier *courier, const char *url);

/* The letter and its mark are copied. attempt: how many times it was tried before; with ttl_s, which
 * counts from now, it decides when it may be tried again. False: too many letters wait, or out of
 * memory: `done` is not called; try again in a minute. */
bool courier_push(Courier *courier, const PushLetter *letter, int attempt, CourierTag tag);
bool courier_post(Courier *courier, const HookLetter *letter, int attempt, CourierTag tag);
/* Of those letters nothing is told any more. */
void courier_forget(Courier *courier, const void *who);
int courier_waiting(Courier *courier);
/* True: a letter is still under way; it is not waited for, and nothing is freed. */
bool courier_close(Courier *courier);

#endif
