/*
 * courier.c - a queue of letters, threads that carry them, and what is known of each host.
 *
 * A host holds at most half of the threads, and gets none for a minute after it did not answer: a
 * dead host cannot hold up letters to others. Its failure is logged once, until it answers.
 */
#include "server/notice/courier.h"

#include "server/log.h"
#include "server/notice/letter.h"
#include "server/work.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    THREADS = 4,
    MOST_AT_ONE_HOST = 2,
    MOST_HOSTS = 64,
    ALONE_MS = 60000,
};

/* Where letters go. The loop counts and logs; what the threads change is behind the lock. */
typedef struct Host {
    char name[NOTICE_HOST];
    int letters; /* that name it, waiting or under way */
    int64_t used;
    bool failing;
    int failed_with; /* the status that was logged */
    int under_way;   /* these two: with the lock */
    int64_t alone_till;
} Host;

typedef struct Letter {
    Job job;
    CourierTag tag;
    Host *host;
    NoticeUrl url;
    int attempt;
    int ttl_s;
    int64_t given; /* milliseconds */
    bool is_hook;
    bool forgotten;
    bool alone; /* it is not even tried */
    LetterEnd end;
    union {
        PushLetter push;
        HookLetter hook;
    };
} Letter;

struct Courier {
    Work *work;
    Trust *trust;
    CourierLeaves *leaves;
    CourierLeft *left;
    CourierDone *done;
    Sender sender;
    Token token[THREADS];
    char *hook_hosts;
    bool pushes;
    char key_text[COURIER_KEY_TEXT];
    uv_mutex_t lock;
    uv_mutex_t leaving; /* somebody is being told on a thread, or nobody is any more */
    bool is_closed;
    Host host[MOST_HOSTS];
    int64_t uses;
    int letters;
};

static int64_t now_ms(void)
{
    return (int64_t)(uv_hrtime() / 1000000);
}

static int left_s(const Letter *letter)
{
    int64_t left = letter->ttl_s - (now_ms() - letter->given) / 1000;
    return left > 0 ? (int)left : 0;
}

/* --- On a thread --- */

static bool takes(Courier *c, Letter *letter)
{
    uv_mutex_lock(&c->lock);
    Host *host = letter->host;
    letter->alone = letter->forgotten || host->alone_till > now_ms();
    bool takes = letter->alone || host->under_way < MOST_AT_ONE_HOST;
    if (takes)
        host->under_way++;
    uv_mutex_unlock(&c->lock);
    return takes;
}

static Job *take(void *who, int thread, JobLine *waiting)
{
    (void)thread;
    for (Job *job = waiting->first; job != NULL; job = job->next)
        if (takes(who, (Letter *)job)) {
            line_remove(waiting, job);
            return job;
        }
    return NULL;
}

/* The next attempt is twice as far as the last, and never behind the letter's own end. */
static int again_s(const Letter *letter, int retry_s)
{
    int wait = COURIER_LEAST_S;
    for (int i = 0; i < letter->attempt && wait < COURIER_MOST_S; i++)
        wait *= 2;
    wait = retry_s > wait ? retry_s : wait;
    wait = wait > COURIER_MOST_S ? COURIER_MOST_S : wait;
    return wait < left_s(letter) ? wait : 0;
}

static void judge(Letter *letter, const PostAnswer *a)
{
    LetterEnd *end = &letter->end;
    int status = end->status = a->status;
    if (status >= 200 && status < 300) {
        end->fate = LETTER_DONE;
        return;
    }
    if (status == 0)
        snprintf(end->why, LETTER_WHY, "%s", a->why);
    else if (status >= 300 && status < 400)
        snprintf(end->why, LETTER_WHY, "it redirects, which is not followed");
    else if (a->why[0] == '\0')
        snprintf(end->why, LETTER_WHY, "it answers %d", status);
    else
        snprintf(end->why, LETTER_WHY, "%s", a->why);
    if (status == 404 || status == 410) {
        end->fate = LETTER_GONE;
    } else if (status == 429 || status >= 500 || (status == 0 && !a->not_allowed)) {
        end->fate = LETTER_LATER;
        end->again_s = again_s(letter, a->retry_s);
    } else {
        end->fate = LETTER_REFUSED;
    }
}

static void report_left(void *who, const void *what, int thread)
{
    Courier *c = who;
    const Letter *letter = what;
    if (letter->tag.mark[0] != '\0' && c->leaves != NULL) {
        uv_mutex_lock(&c->leaving);
        if (!c->is_closed)
            c->leaves(letter->tag.who, letter->tag.mark);
        uv_mutex_unlock(&c->leaving);
    }
    work_report(c->work, thread);
}

static void carry(void *who, int thread, Job *job)
{
    Courier *c = who;
    Letter *letter = (Letter *)job;
    PostLeft left = {.tell = report_left, .who = c, .what = letter, .thread = thread};
    PostAnswer answer = {.why = "it did not answer a moment ago"};
    bool tried = !letter->alone && left_s(letter) > 0;
    if (tried && letter->is_hook)
        letter_post(c->trust, &letter->url, &letter->hook, left, &answer);
    else if (tried)
        letter_push(&c->sender, &c->token[thread], c->trust, &letter->url, &letter->push,
                    left_s(letter), left, &answer);
    judge(letter, &answer);
    uv_mutex_lock(&c->lock);
    letter->host->under_way--;
    if (tried)
        letter->host->alone_till =
            answer.status == 0 && !answer.not_allowed ? now_ms() + ALONE_MS : 0;
    uv_mutex_unlock(&c->lock);
    letter->alone = !tried;
}

/* --- On the loop --- */

static void tell_operator(Letter *letter)
{
    Host *host = letter->host;
    const LetterEnd *end = &letter->end;
    bool failed = end->fate == LETTER_LATER || end->fate == LETTER_REFUSED;
    if (failed && (!host->failing || host->failed_with != end->status))
        log_event(LOG_WARNING, "notice-failed", "host=%s kind=%s status=%d why=\"%s\"", host->name,
                  letter->is_hook ? "hook" : "push", end->status, end->why);
    else if (!failed && host->failing)
        log_event(LOG_NOTE, "notices-again", "host=%s", host->name);
    host->failing = failed;
    host->failed_with = end->status;
}

static void midway(void *who, Job *job)
{
    Courier *c = who;
    const Letter *letter = (Letter *)job;
    if (!letter->forgotten && c->left != NULL)
        c->left(letter->tag.who, letter->tag.what);
}

static void done(void *who, Job *job)
{
    Courier *c = who;
    Letter *letter = (Letter *)job;
    if (!letter->alone)
        tell_operator(letter);
    letter->host->letters--;
    c->letters--;
    if (!letter->forgotten && c->done != NULL)
        c->done(letter->tag.who, letter->tag.what, &letter->end);
    free(letter);
}

static void drop(void *who, Job *job)
{
    (void)who;
    free(job);
}

static const WorkKind kind = {.take = take, .run = carry, .done = done, .midway = midway};

/* Its slot, or that of the one that was idle longest. NULL: all are in use. */
static Host *host_of(Courier *c, const char *name)
{
    Host *found = NULL;
    for (Host *h = c->host; h < c->host + MOST_HOSTS; h++) {
        if (strcmp(h->name, name) == 0) {
            h->used = ++c->uses;
            return h;
        }
        if (h->letters == 0 && (found == NULL || h->used < found->used))
            found = h;
    }
    if (found == NULL)
        return NULL;
    *found = (Host){.used = ++c->uses};
    snprintf(found->name, sizeof found->name, "%s", name);
    return found;
}

static bool give(Courier *c, const Letter *how, const char *url)
{
    Letter *letter = c->letters < COURIER_MOST ? malloc(sizeof *letter) : NULL;
    if (letter == NULL)
        return false;
    *letter = *how;
    const char *wrong = notice_read_url(url, &letter->url);
    letter->host = wrong == NULL ? host_of(c, letter->url.host) : NULL;
    if (letter->host == NULL) {
        free(letter);
        return false;
    }
    letter->given = now_ms();
    letter->host->letters++;
    c->letters++;
    work_give(c->work, &letter->job);
    return true;
}

bool courier_push(Courier *c, const PushLetter *letter, int attempt, CourierTag tag)
{
    Letter how = {.tag = tag, .attempt = attempt, .ttl_s = letter->ttl_s, .push = *letter};
    return c->pushes && give(c, &how, letter->to.endpoint);
}

bool courier_post(Courier *c, const HookLetter *letter, int attempt, CourierTag tag)
{
    Letter how = {.tag = tag, .attempt = attempt, .ttl_s = letter->ttl_s, .is_hook = true};
    how.hook = *letter;
    return courier_check_hook(c, letter->to.url) == NULL && give(c, &how, letter->to.url);
}

static void forget(void *who, Job *job)
{
    Letter *letter = (Letter *)job;
    letter->forgotten = letter->forgotten || letter->tag.who == who;
}

void courier_forget(Courier *c, const void *who)
{
    work_each(c->work, forget, (void *)(uintptr_t)who);
}

int courier_waiting(Courier *c)
{
    return c->letters;
}

const char *courier_key(const Courier *c)
{
    return c->pushes ? c->key_text : NULL;
}

bool courier_hooks(const Courier *c)
{
    return c->hook_hosts != NULL;
}

const char *courier_check_hook(const Courier *c, const char *url)
{
    NoticeUrl parts;
    const char *wrong = notice_read_url(url, &parts);
    if (wrong != NULL)
        return wrong;
    return notice_host_is_listed(c->hook_hosts, parts.host)
               ? NULL
               : "the operator of this server does not allow this host";
}

/* --- Opening and closing --- */

static bool take_plan(Courier *c, const CourierPlan *plan, char why[LETTER_WHY])
{
    uint8_t point[POINT_SIZE];
    c->leaves = plan->leaves;
    c->left = plan->left;
    c->done = plan->done;
    c->pushes = plan->key != NULL;
    snprintf(c->sender.subject, sizeof c->sender.subject, "%s", plan->subject);
    snprintf(why, LETTER_WHY, "out of memory");
    if (plan->hook_hosts != NULL && (c->hook_hosts = strdup(plan->hook_hosts)) == NULL)
        return false;
    if (!c->pushes)
        return true;
    memcpy(c->sender.key, plan->key, sizeof c->sender.key);
    snprintf(why, LETTER_WHY, "the key of the notices is damaged");
    if (!point_of(c->sender.key, point))
        return false;
    base64_write(point, sizeof point, c->key_text);
    return true;
}

static void free_courier(Courier *c)
{
    if (c->trust != NULL)
        trust_close(c->trust);
    free(c->hook_hosts);
    free(c);
}

Courier *courier_open(const CourierPlan *plan, uv_loop_t *loop, char why[LETTER_WHY])
{
    int authorities = 0;
    Courier *c = calloc(1, sizeof *c);
    snprintf(why, LETTER_WHY, "out of memory");
    if (c == NULL)
        return NULL;
    if (!take_plan(c, plan, why) || (c->trust = trust_open(&authorities)) == NULL) {
        free_courier(c);
        return NULL;
    }
    if (authorities == 0)
        log_event(LOG_WARNING, "no-authorities",
                  "hint=\"no notices can be sent: install ca-certificates or set SSL_CERT_FILE\"");
    uv_mutex_init(&c->lock);
    uv_mutex_init(&c->leaving);
    c->work = work_open(&kind, c, THREADS, loop);
    if (c->work != NULL)
        return c;
    uv_mutex_destroy(&c->lock);
    uv_mutex_destroy(&c->leaving);
    free_courier(c);
    snprintf(why, LETTER_WHY, "the threads of the notices cannot be started");
    return NULL;
}

bool courier_close(Courier *c)
{
    uv_mutex_lock(&c->leaving);
    c->is_closed = true;
    uv_mutex_unlock(&c->leaving);
    if (work_close(c->work, drop))
        return true;
    uv_mutex_destroy(&c->lock);
    uv_mutex_destroy(&c->leaving);
    free_courier(c);
    return false;
}
