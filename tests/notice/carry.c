/*
 * carry.c - the courier without a server: a letter a line comes in as JSON, and what became of it
 * goes out as a line, `WHAT FATE STATUS AGAIN WHY`.
 * usage: carry PUBLIC-URL KEY|- [HOOK-HOSTS]     KEY: 32 bytes in base64url; -: no Web Push
 */
#include "server/log.h"
#include "server/notice/courier.h"
#include "server/notice/point.h"
#include "server/secret.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DAY_MS = 86400000 };

static Courier *courier;
static uv_loop_t loop;
static int under_way;
static bool ended;
static char input[1 << 20];
static size_t filled;

static void say(int64_t what, const char *fate, int status, int again, const char *why)
{
    printf("%lld %s %d %d %s\n", (long long)what, fate, status, again, why);
    fflush(stdout);
}

static void done(void *who, int64_t what, const LetterEnd *end)
{
    static const char *const fates[] = {"done", "gone", "later", "refused"};
    (void)who;
    under_way--;
    say(what, fates[end->fate], end->status, end->again_s, end->why);
}

static const char *text_of(json_t *j, const char *key)
{
    const char *text = json_string_value(json_object_get(j, key));
    return text != NULL ? text : "";
}

static int number_of(json_t *j, const char *key)
{
    return (int)json_integer_value(json_object_get(j, key));
}

static void give_push(json_t *j, int64_t what)
{
    PushLetter letter = {.ttl_s = number_of(j, "ttl"),
                         .urgency = (LetterUrgency)number_of(j, "urgency")};
    const char *wrong = subscription_read(text_of(j, "endpoint"), text_of(j, "p256dh"),
                                          text_of(j, "auth"), text_of(j, "hosts"), &letter.to);
    snprintf(letter.text, sizeof letter.text, "%s", text_of(j, "text"));
    snprintf(letter.topic, sizeof letter.topic, "%s", text_of(j, "topic"));
    if (wrong != NULL)
        say(what, "unread", 0, 0, wrong);
    else if (!courier_push(courier, &letter, number_of(j, "attempt"),
                           (CourierTag){.who = &loop, .what = what}))
        say(what, "full", 0, 0, "");
    else
        under_way++;
}

static void give_hook(json_t *j, int64_t what)
{
    HookLetter letter = {.ttl_s = number_of(j, "ttl"),
                         .round = number_of(j, "round"),
                         .seat = text_of(j, "seat")[0],
                         .left_s = number_of(j, "left")};
    const char *wrong = courier_check_hook(courier, text_of(j, "url"));
    snprintf(letter.to.url, sizeof letter.to.url, "%s", text_of(j, "url"));
    snprintf(letter.to.lang, sizeof letter.to.lang, "%s", text_of(j, "lang"));
    snprintf(letter.host, sizeof letter.host, "%s", text_of(j, "host"));
    snprintf(letter.name, sizeof letter.name, "%s", text_of(j, "name"));
    snprintf(letter.link, sizeof letter.link, "%s", text_of(j, "link"));
    snprintf(letter.event, sizeof letter.event, "%s", text_of(j, "event"));
    if (!hook_read_format(text_of(j, "format"), &letter.to.format))
        say(what, "unread", 0, 0, "there is no such format");
    else if (wrong != NULL)
        say(what, "unread", 0, 0, wrong);
    else if (!courier_post(courier, &letter, number_of(j, "attempt"),
                           (CourierTag){.who = &loop, .what = what}))
        say(what, "full", 0, 0, "");
    else
        under_way++;
}

static void take_line(const char *line)
{
    json_error_t error;
    json_t *j = json_loads(line, 0, &error);
    if (j == NULL)
        abort();
    int64_t what = json_integer_value(json_object_get(j, "what"));
    if (json_object_get(j, "forget") != NULL) {
        courier_forget(courier, &loop);
        say(what, "forgotten", under_way, 0, "");
        under_way = 0;
    } else if (json_object_get(j, "url") != NULL) {
        give_hook(j, what);
    } else {
        give_push(j, what);
    }
    json_decref(j);
}

static void on_alloc(uv_handle_t *handle, size_t size, uv_buf_t *out)
{
    (void)handle;
    (void)size;
    *out = uv_buf_init(input + filled, (unsigned)(sizeof input - filled));
}

static void on_read(uv_stream_t *stream, ssize_t got, const uv_buf_t *buffer)
{
    char *end;
    (void)buffer;
    if (got < 0) {
        uv_close((uv_handle_t *)stream, NULL);
        ended = true;
        return;
    }
    filled += (size_t)got;
    while ((end = memchr(input, '\n', filled)) != NULL) {
        *end++ = '\0';
        take_line(input);
        filled -= (size_t)(end - input);
        memmove(input, end, filled);
    }
}

static void on_awake(uv_timer_t *timer)
{
    (void)timer;
}

static double cpu_ms(void)
{
    struct timespec used;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return (double)used.tv_sec * 1e3 + (double)used.tv_nsec / 1e6;
}

int main(int count, char **argument)
{
    uint8_t key[POINT_SCALAR];
    char why[LETTER_WHY];
    uv_pipe_t in;
    uv_timer_t awake;
    bool pushes = count > 2 && base64_read(argument[2], key, sizeof key);
    CourierPlan plan = {.subject = argument[1],
                        .key = pushes ? key : NULL,
                        .hook_hosts = count > 3 ? argument[3] : NULL,
                        .done = done};
    if (count < 3 || !secret_ready() || !log_open(NULL))
        return 2;
    uv_loop_init(&loop);
    courier = courier_open(&plan, &loop, why);
    if (courier == NULL) {
        fprintf(stderr, "carry: %s\n", why);
        return 1;
    }
    printf("key %s\n", courier_key(courier) != NULL ? courier_key(courier) : "-");
    fflush(stdout);
    double before = cpu_ms();
    uv_timer_init(&loop, &awake); /* the courier's own handle keeps no loop alive */
    uv_timer_start(&awake, on_awake, DAY_MS, DAY_MS);
    uv_pipe_init(&loop, &in, 0);
    uv_pipe_open(&in, 0);
    uv_read_start((uv_stream_t *)&in, on_alloc, on_read);
    while (!ended || under_way > 0)
        uv_run(&loop, UV_RUN_ONCE);
    uv_close((uv_handle_t *)&awake, NULL);
    fprintf(stderr, "cpu %.3f\n", cpu_ms() - before);
    if (!courier_close(courier)) {
        uv_run(&loop, UV_RUN_DEFAULT);
        uv_loop_close(&loop);
    }
    return 0;
}
