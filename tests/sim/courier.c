/*
 * courier.c - the courier as a stub: courier.h of the server, with a function of the test in place of
 * the threads and the network.
 */
#include "sim.h"

#include "server/notice/courier.h"

bool (*courier_takes)(const Courier *courier, const PushLetter *letter, int attempt, void *who,
                      int64_t what);
bool (*courier_posts)(const Courier *courier, const HookLetter *letter, int attempt, void *who,
                      int64_t what);

const char *courier_key(const Courier *courier)
{
    (void)courier;
    return "key";
}

bool courier_push(Courier *courier, const PushLetter *letter, int attempt, CourierTag tag)
{
    return courier_takes(courier, letter, attempt, tag.who, tag.what);
}

bool courier_post(Courier *courier, const HookLetter *letter, int attempt, CourierTag tag)
{
    return courier_posts(courier, letter, attempt, tag.who, tag.what);
}

bool courier_hooks(const Courier *courier)
{
    (void)courier;
    return true;
}

const char *courier_check_hook(const Courier *courier, const char *url)
{
    (void)courier;
    (void)url;
    return NULL;
}

int courier_waiting(Courier *courier)
{
    (void)courier;
    return 0;
}
