/*
 * remote.c - fuzzes what a server may say to the terminal: any messages in any order, and what the
 * table then tells in lines.
 *
 * The input is lines: each is a message, or begins with `!` and decides the option of that number.
 * Nothing that would command a terminal may be told.
 */
#include "base/utf8.h"
#include "fuzz.h"
#include "tui/lobby.h"
#include "tui/model.h"
#include "tui/over.h"
#include "tui/remote_parts.h"
#include "tui/seat.h"

static Remote remote;
static Model model;

/* --- What remote.c and seat.c do, without a network and a disk --- */

void remote_send(Remote *r, const char *text)
{
    (void)r;
    REQUIRE(utf8_is_valid(text, (int)strlen(text)));
}

void remote_send_json(Remote *r, json_t *object)
{
    char *text = json_dumps(object, JSON_COMPACT);
    REQUIRE(text != NULL);
    remote_send(r, text);
    free(text);
    json_decref(object);
}

void remote_send_pending(Remote *r)
{
    r->pending.retry_at = 0;
}

void remote_forget_pending(Remote *r)
{
    r->pending.is_there = false;
}

const char *seat_keep(const Link *link)
{
    REQUIRE(strlen(link->token) < LINK_PART);
    return NULL;
}

const char *seat_keep_game(const Link *link, const char *game, int seat, const OriRecord *record,
                           char path[SAVE_PATH])
{
    REQUIRE(link->token[0] != '\0' && strspn(game, "/.") == 0 &&
            seat < (int)record->start.rules.seats);
    path[0] = '\0';
    return NULL;
}

/* --- What a person sees --- */

static void require_harmless(const char *text)
{
    while (*text != '\0') {
        const char *from = text;
        uint32_t c = utf8_next(&text);
        REQUIRE(!utf8_is_harmful(from, c) || c == '\n');
    }
}

static void told(void *to, const char *text)
{
    (void)to;
    require_harmless(text);
}

static void look_at_all(void)
{
    char clock[MODEL_CLOCK];
    char text[TEXT_SIZE];
    model_sit(&model, atomic_load(&remote.source.seat) >= 0 ? remote.source.seat : ORI_NOBODY);
    model_write_clock(&model, clock);
    model_tell_sending(&model, text);
    require_harmless(text);
    require_harmless(model.notice);
    require_harmless(model.seat_link);
    if (model.table.seats > 0)
        lobby_tell(&model, told, NULL);
    if (model.record != NULL && model.is_over && model.has_view)
        over_tell(&model, told, NULL);
    const ModelLine *line = model_line(&model, model.lines - 1);
    if (line != NULL)
        require_harmless(line->text);
}

static void take_news(void)
{
    News *news;
    while ((news = news_take(&remote.source.news)) != NULL) {
        REQUIRE(news->version >= 0 && news->version <= ORI_MAX_DECISIONS);
        model_take(&model, news);
        news_free(news);
        look_at_all();
    }
}

static void decide(int number)
{
    if (model.options == 0)
        return;
    remote.pending = (Pending){.is_there = true, .v = model.version, .retry_at = 1};
    strcpy(remote.pending.game, remote.game);
    ori_write_decision(model.option[number % model.options], remote.pending.text);
    model_decided(&model);
}

static void hear(const char *line, size_t size)
{
    json_t *message = json_loadb(line, size, 0, NULL);
    if (json_is_object(message))
        remote_hear(&remote, message);
    json_decref(message);
}

static void begin(Lang lang)
{
    remote = (Remote){.users = 1, .net = {.socket = -1}};
    remote_sit_at(&remote, ORI_SPECTATOR);
    REQUIRE(news_open(&remote.source.news) && pthread_mutex_init(&remote.lock, NULL) == 0);
    model_open(&model, lang);
}

static void end(void)
{
    model_close(&model);
    news_close(&remote.source.news);
    pthread_mutex_destroy(&remote.lock);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *p = (const char *)data;
    const char *last = p + size;
    begin(size > 0 ? (Lang)(data[0] % LANGS) : LANG_EN);
    while (p < last && !remote.is_over) {
        const char *line_end = memchr(p, '\n', (size_t)(last - p));
        size_t length = (size_t)((line_end != NULL ? line_end : last) - p);
        if (length > 1 && p[0] == '!')
            decide((unsigned char)p[1]);
        else
            hear(p, length);
        take_news();
        p += length + 1;
    }
    end();
    return 0;
}
