/*
 * post.h - one POST over https, and the status that answers it.
 *
 * The answering host is not trusted: not with time (POST_MS in all), not with memory (POST_ANSWER
 * bytes), and not to redirect us. The function waits, so call it on a thread.
 */
#ifndef ORI_NOTICE_POST_H
#define ORI_NOTICE_POST_H

#include "server/notice/hosts.h"
#include "server/notice/trust.h"

#include <stddef.h>

enum { POST_MS = 10000, POST_ANSWER = 2048, POST_HEAD = 4096, POST_WHY = 96 };

/* Called on the thread once all of it was handed to the system, which delivers it even if this process
 * dies: from then on it may have been read. */
typedef struct PostLeft {
    void (*tell)(void *who, const void *what, int thread);
    void *who;
    const void *what;
    int thread;
} PostLeft;

typedef struct Post {
    const NoticeUrl *url;
    const char *lines; /* of the head, besides what every request has; each ends with CR LF */
    const void *body;
    size_t size;
    PostLeft left;
} Post;

typedef struct PostAnswer {
    int status;         /* 0: there was none */
    int retry_s;        /* Retry-After; 0: it says nothing */
    bool not_allowed;   /* none of its addresses is allowed */
    char why[POST_WHY]; /* there was none; or what the answer says, as far as it is short */
} PostAnswer;

void post_send(Trust *trust, const Post *post, PostAnswer *out);

#endif
