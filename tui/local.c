/*
 * local.c - a game on this machine: the truth, the bots and the save, on a thread.
 *
 * Players only ever get views. With one human here the news is that seat's; with several, or none,
 * it is a spectator's, and each player looks at their own view when their turn comes (the screen
 * draws a curtain in between). A decision is on disk before anyone is told of it.
 */
#include "tui/local.h"

#include "tui/reason.h"

#include "analysis/play_on.h"

#include "words/coach.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Local {
    Source source; /* must be first */
    pthread_mutex_t lock;
    pthread_cond_t decided;
    LocalGame game;
    OriState truth;
    bool has_decision;
    OriDecision decision;
    bool closing;
    bool is_unsaved; /* told so */
    int users;       /* the thread and the screen: the last one frees */
} Local;

static void release(Local *local)
{
    pthread_mutex_lock(&local->lock);
    bool last = --local->users == 0;
    pthread_mutex_unlock(&local->lock);
    if (!last)
        return;
    news_close(&local->source.news);
    pthread_cond_destroy(&local->decided);
    pthread_mutex_destroy(&local->lock);
    free(local);
}

static bool is_human(const Local *local, int seat)
{
    return local->game.bot[seat].bot == NULL;
}

/* --- Saving --- */

static void save_game(Local *local)
{
    static const char human[] = "human";
    Save *save = malloc(sizeof *save);
    if (local->game.path[0] == '\0' || save == NULL) {
        free(save);
        return;
    }
    *save = (Save){
        .record = local->game.record, .seed = local->game.seed, .is_aside = local->game.is_aside};
    if (local->game.is_dealt)
        deal_write(&local->game.deal, save->deal);
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        snprintf(save->player[seat], SAVE_PLAYER, "%s",
                 is_human(local, seat) ? human : local->game.bot[seat].spec);
    const char *why = save_write(local->game.path, save);
    free(save);
    bool was_unsaved = local->is_unsaved;
    local->is_unsaved = why != NULL;
    if (why != NULL && !was_unsaved)
        news_push_text(&local->source.news, NEWS_UNSAVED, why);
    else if (why == NULL && was_unsaved)
        news_push_text(&local->source.news, NEWS_SAVED, "");
}

void local_choose_path(LocalGame *game)
{
    int holder;
    game->lock = SAVE_NO_LOCK;
    game->why_unsaved = save_new_path(game->path);
    if (game->why_unsaved == NULL)
        game->why_unsaved = save_lock(game->path, &game->lock, &holder);
    if (game->why_unsaved != NULL)
        game->path[0] = '\0';
}

/* --- Telling --- */

static void tell_table(Local *local)
{
    News *news = news_new(NEWS_TABLE, 0);
    news->table.seats = (int)local->truth.rules.seats;
    for (int seat = 0; seat < news->table.seats; seat++) {
        TableSeat *s = &news->table.seat[seat];
        s->kind = is_human(local, seat) ? SEAT_HUMAN : SEAT_BOT;
        s->here = true;
        snprintf(s->name, sizeof s->name, "%s", local->game.record.name[seat]);
        snprintf(s->bot, sizeof s->bot, "%s", local->game.bot[seat].spec);
    }
    news_push(&local->source.news, news);
}

/* The deal. */
static void tell_view(Local *local)
{
    News *news = news_new(NEWS_VIEW, 0);
    ori_view(&local->truth, local->source.seat, &news->view);
    news->is_followed = local->game.record.count > 0;
    news_push(&local->source.news, news);
}

static void tell_events(Local *local, int version, const OriState *before, OriDecision decision,
                        const OriLog *log)
{
    int seat = local->source.seat;
    int count = log->count < ORI_MAX_EVENTS ? log->count : ORI_MAX_EVENTS;
    News *news = news_new(NEWS_EVENTS, count);
    news->version = version;
    news->is_known = true;
    news->decision = ori_decision_for(before, decision, seat);
    for (int i = 0; i < count; i++)
        news->event[i] = ori_event_for(&log->event[i], seat);
    ori_view(&local->truth, seat, &news->view);
    news_push(&local->source.news, news);
}

static void tell_over(Local *local)
{
    News *news = news_new(NEWS_OVER, 0);
    news->record = malloc(sizeof *news->record);
    if (news->record != NULL)
        *news->record = local->game.record;
    news_push(&local->source.news, news);
}

/* --- Playing --- */

/* Tells everything before the save again, so that the log is whole. */
static void tell_history(Local *local)
{
    OriLog *log = malloc(sizeof *log);
    OriState end = local->truth;
    local->truth = local->game.record.start;
    tell_view(local);
    for (int i = 0; log != NULL && i < local->game.record.count; i++) {
        OriState before = local->truth;
        ori_play(&local->truth, local->game.record.decision[i], log);
        tell_events(local, i + 1, &before, local->game.record.decision[i], log);
        local->source.news.last->is_late = true; /* nobody takes them yet */
        local->source.news.last->is_followed = i + 1 < local->game.record.count;
    }
    local->truth = end;
    free(log);
}

static void apply(Local *local, OriDecision decision, OriLog *log)
{
    OriRecord *record = &local->game.record;
    OriState before = local->truth;
    if (record->count == ORI_MAX_DECISIONS || ori_apply(&local->truth, decision, log) != NULL) {
        news_push_text(&local->source.news, NEWS_REFUSED, "");
        return;
    }
    record->decision[record->count++] = decision;
    record->end = local->truth;
    bool human_next = local->truth.ask == ORI_ASK_OVER || is_human(local, local->truth.asked);
    if (human_next || is_human(local, before.asked))
        save_game(local); /* what bots do in between they would do again */
    tell_events(local, record->count, &before, decision, log);
}

/* Unlocked: a bot thinks on its own view while the screen continues. */
static OriDecision think(Local *local, void *memory)
{
    OriView view;
    OriDecision wish;
    int seat = local->truth.asked;
    ori_view(&local->truth, seat, &view);
    if (local->game.is_coached && coach_wish(&view, &wish))
        return wish;
    ArenaEntry entry = local->game.bot[seat];
    BotTask task = {.budget = bot_budget(entry.bot, entry.budget),
                    .seed = arena_blend(local->game.seed, (uint64_t)local->game.record.count),
                    .memory = memory,
                    .microseconds = arena_microseconds};
    int decisions = local->game.record.count;
    pthread_mutex_unlock(&local->lock);
    OriDecision decision = local->game.is_dealt
                               ? deal_decide(&local->game.deal, local->game.seed, &view, decisions)
                               : entry.bot->decide(&view, &task, NULL);
    pthread_mutex_lock(&local->lock);
    return decision;
}

static void *run(void *argument)
{
    Local *local = argument;
    void *memory = malloc(BOT_MEMORY);
    OriLog *log = malloc(sizeof *log);
    pthread_mutex_lock(&local->lock);
    if (memory == NULL || log == NULL) {
        news_push_text(&local->source.news, NEWS_END, WHY(NO_MEMORY));
        local->closing = true;
    }
    while (!local->closing && local->truth.ask != ORI_ASK_OVER) {
        if (!is_human(local, local->truth.asked)) {
            OriDecision decision = think(local, memory);
            if (!local->closing)
                apply(local, decision, log);
        } else if (local->has_decision) {
            local->has_decision = false;
            apply(local, local->decision, log);
        } else {
            pthread_cond_wait(&local->decided, &local->lock);
        }
    }
    if (!local->closing)
        tell_over(local);
    pthread_mutex_unlock(&local->lock);
    free(memory);
    free(log);
    release(local);
    return NULL;
}

/* --- What the screen asks for --- */

static void decide(Source *source, int seat, int version, OriDecision decision)
{
    Local *local = (Local *)source;
    pthread_mutex_lock(&local->lock);
    if (version == local->game.record.count && local->truth.asked == seat &&
        is_human(local, seat)) {
        local->decision = decision;
        local->has_decision = true;
        pthread_cond_signal(&local->decided);
    }
    pthread_mutex_unlock(&local->lock);
}

static bool look(Source *source, int seat, OriView *out)
{
    Local *local = (Local *)source;
    pthread_mutex_lock(&local->lock);
    bool may = is_human(local, seat);
    if (may)
        ori_view(&local->truth, seat, out);
    pthread_mutex_unlock(&local->lock);
    return may;
}

static void wish(Source *source, Wish what, const char *text)
{
    (void)source;
    (void)what;
    (void)text;
}

static void close_local(Source *source)
{
    Local *local = (Local *)source;
    pthread_mutex_lock(&local->lock);
    local->closing = true; /* from here on nothing is saved */
    save_unlock(local->game.path, local->game.lock);
    pthread_cond_signal(&local->decided);
    pthread_mutex_unlock(&local->lock);
    release(local);
}

Source *local_open(const LocalGame *game)
{
    pthread_t thread;
    Local *local = calloc(1, sizeof *local);
    if (local == NULL)
        return NULL;
    local->game = *game;
    local->truth = game->record.end;
    local->users = 2;
    int humans = 0;
    for (int seat = 0; seat < (int)local->truth.rules.seats; seat++)
        if (is_human(local, seat)) {
            local->source.here |= 1u << seat;
            local->source.seat = seat;
            humans++;
        }
    if (humans != 1)
        local->source.seat = ORI_SPECTATOR;
    local->source.decide = decide;
    local->source.look = look;
    local->source.wish = wish;
    local->source.close = close_local;
    if (!news_open(&local->source.news) || pthread_mutex_init(&local->lock, NULL) != 0 ||
        pthread_cond_init(&local->decided, NULL) != 0) {
        free(local);
        return NULL;
    }
    tell_table(local);
    if (game->why_unsaved != NULL)
        news_push_text(&local->source.news, NEWS_UNSAVED, game->why_unsaved);
    save_game(local);
    tell_history(local);
    if (pthread_create(&thread, NULL, run, local) != 0) {
        local->users = 1;
        release(local);
        return NULL;
    }
    pthread_detach(thread);
    return &local->source;
}

const char *local_from_save(const Save *save, const char *path, LocalGame *out)
{
    OriError error;
    if (save->record.seat != ORI_TRUTH)
        return WHY(NOT_WHOLE);
    *out = (LocalGame){.record = save->record,
                       .seed = save->seed,
                       .lock = SAVE_NO_LOCK,
                       .is_aside = save->is_aside};
    snprintf(out->path, sizeof out->path, "%s", path);
    for (int seat = 0; seat < (int)save->record.start.rules.seats; seat++)
        if (strcmp(save->player[seat], "human") != 0 &&
            !arena_read_entry(save->player[seat], &out->bot[seat], &error))
            return error.field;
    return NULL;
}

bool local_take_deal(const Save *save, LocalGame *out, DealRefusal *why)
{
    enum { LAST_DAY = INT_MAX }; /* it was begun when its day had come */
    if (save->deal[0] == '\0')
        return true;
    out->is_dealt = deal_read(save->deal, LAST_DAY, &out->deal, why);
    return out->is_dealt;
}

void local_deal(const Deal *deal, LocalGame *out)
{
    int seats = (int)deal->rules.seats;
    *out =
        (LocalGame){.seed = deal_luck(deal), .lock = SAVE_NO_LOCK, .is_dealt = true, .deal = *deal};
    out->record.seat = ORI_TRUTH;
    deal_lay(deal, &out->record.start);
    out->record.end = out->record.start;
    for (int seat = 0; seat < seats; seat++)
        if (seat != DEAL_PLAYER)
            out->bot[seat] = arena_entry(deal->bot[seat]->name);
}

/* --- From a record --- */

const char *local_from_record(const OriRecord *record, int decisions, uint64_t seed, LocalGame *out)
{
    OriRandom random = {seed};
    *out = (LocalGame){.seed = seed, .lock = SAVE_NO_LOCK, .is_aside = true};
    return play_on(record, decisions, record->seat, &random, &out->record);
}
