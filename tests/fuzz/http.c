/*
 * http.c - fuzzes HTTP: the input is what a peer sends on a new connection, and on the WebSocket
 * that it may become. Every whole request is answered, in whole answers, and the server continues. A
 * head is the same head in however many pieces it comes, and nothing that it tells has a control
 * character.
 */
#include "sockets.h"

#include "server/wire/api.h"
#include "server/room/expire.h"
#include "server/net/origins.h"

static void open_once(void)
{
    Server *s = &world.server;
    if (!world_open())
        return;
    world.config.max_per_address = 1000;
    world.config.keep_lobbies = 2;
    s->max_connections = 1000;
    s->origins = origins_new("http://127.0.0.1", 80, NULL);
    s->http = http_open(s, NULL, OUR_SOCKET, 100, api_admit, api_answer);
    REQUIRE(s->origins != NULL && s->http != NULL);
}

static void talk(void)
{
    Server *s = &world.server;
    Line *l = calloc(1, sizeof *l);
    REQUIRE(l != NULL);
    line = l;
    *l = (Line){.http = s->http,
                .address = address_of(s->addresses, NULL, sim_now),
                .socket = OUR_SOCKET,
                .events = UV_READABLE,
                .since = sim_now};
    l->address->uses++;
    while (line != NULL) {
        REQUIRE(l->events != 0); /* else a request is left without an answer */
        wire.choked = false;
        talk_ready(l, l->events);
        world_go_on();
    }
    free(l);
    if (wire.poll != NULL)
        wire_run();
}

static void drop(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    (void)kind;
    for (int i = 0; i < count; i++)
        rooms_drop(who, &list[i]);
}

/* Days pass, so that games with a clock end; then the tables leave memory, and are dropped. */
static void clear_away(void)
{
    enum { MANY = 40, DAYS = 3 };
    static const StoreListKind kinds[] = {STORE_OLD_LOBBIES, STORE_OLD_GAMES, STORE_PLAYING};
    Server *s = &world.server;
    if (disk_tables() <= MANY)
        return;
    for (int day = 0; day < DAYS; day++) {
        sim_now += DAY_MS + MINUTE_MS;
        clock_run(&s->clock);
        rooms_tick(s);
        expire_tick(s);
        world.thoughts = INT_MAX; /* games of bots end */
        world_go_on();
    }
    int most = world.config.max_tables;
    world.config.max_tables = 0;
    while (rooms_count(s) > 0 && rooms_make_place(s))
        continue;
    world.config.max_tables = most;
    world_go_on();
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        REQUIRE(store_list(s->store, kinds[i], INT64_MAX, 1000, drop, s));
    world_go_on();
}

/* --- What is told --- */

/* Whole answers, one behind the other: a head, and as many bytes as it announces. */
static void judge_answers(void)
{
    const char *at = (const char *)wire.heard;
    size_t left = wire.heard_size;
    while (left > 0) {
        const char *end = memmem(at, left, "\r\n\r\n", 4);
        REQUIRE(left > 12 && memcmp(at, "HTTP/1.1 ", 9) == 0 && end != NULL);
        size_t head = (size_t)(end - at) + 4;
        int status = atoi(at + 9);
        const char *length = memmem(at, head, "\r\nContent-Length: ", 18);
        size_t body = length != NULL ? strtoul(length + 18, NULL, 10) : 0;
        if (status == 101) {
            wire_judge(wire.heard + (wire.heard_size - left) + head, left - head);
            return;
        }
        REQUIRE(status == 100 || status == 304 || length != NULL);
        if (head + body > left) { /* to HEAD, the length alone */
            REQUIRE(head == left || memcmp(at + head, "HTTP/1.1 ", 9) == 0);
            body = 0;
        } else if (left - head >= 9 && memcmp(at + head, "HTTP/1.1 ", 9) == 0) {
            body = 0;
        }
        at += head + body;
        left -= head + body;
    }
}

static void is_clean(const char *text)
{
    for (; *text != '\0'; text++)
        REQUIRE(*text == '\t' || ((unsigned char)*text >= ' ' && *text != 127));
}

static void check_head(const uint8_t *data, size_t size)
{
    Head head;
    size_t whole = 0;
    size_t looked = 0;
    HeadResult at_once = head_find((const char *)data, size, &whole);
    HeadResult in_pieces = HEAD_PART;
    for (size_t have = 0; have <= size && in_pieces == HEAD_PART; have++)
        in_pieces = head_find((const char *)data, have, &looked);
    REQUIRE(at_once == in_pieces);
    if (at_once != HEAD_WHOLE)
        return;
    REQUIRE(whole == looked && whole <= size);
    char *text = malloc(whole); /* of its own: nothing behind it is read */
    memcpy(text, data, whole);
    if (head_read(text, whole, &head) == NULL) {
        is_clean(text + head.method);
        is_clean(text + head.path);
        REQUIRE(text[head.path] == '/' && head.size == whole);
        for (int i = 0; i < head.fields; i++) {
            is_clean(text + head.field[i].name);
            is_clean(text + head.field[i].value);
        }
    }
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    check_head(data, size);
    open_once();
    wire_begin(data, size, size > 0 ? data[size - 1] : 0);
    talk();
    judge_answers();
    clear_away();
    sim_now += SECOND_MS;
    return 0;
}
