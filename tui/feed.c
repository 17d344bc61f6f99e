/*
 * feed.c - decides when news is shown.
 */
#include "tui/feed.h"

static bool is_others(const Feed *f, const News *news)
{
    return news->kind == NEWS_EVENTS && !news->is_late && !f->is_mine;
}

static bool has_beat(const Feed *f, const News *news)
{
    return f->pace > 0 && is_others(f, news) && !f->is_stepping;
}

static int64_t next_beat(const Feed *f, int64_t now)
{
    int64_t beat = f->is_skipping && f->pace > FEED_QUICK ? FEED_QUICK : f->pace;
    int64_t beats = (now - f->shown + beat - 1) / beat;
    return f->shown + (beats > 1 ? beats : 1) * beat;
}

News *feed_next(Feed *f, int64_t now)
{
    if (f->waiting == NULL) {
        f->waiting = news_take(&f->source->news);
        if (f->waiting == NULL)
            return NULL;
        f->due = has_beat(f, f->waiting) ? next_beat(f, now) : now;
    } else if (f->is_skipping && f->due > now + FEED_QUICK) {
        f->due = now;
    }
    if (now < f->due || feed_is_waiting(f))
        return NULL;
    News *news = f->waiting;
    f->may_step = f->may_step && !is_others(f, news);
    f->waiting = NULL;
    if (news->kind == NEWS_EVENTS) {
        f->shown = f->is_mine || f->due == 0 ? now : f->due;
        f->is_mine = false;
    }
    return news;
}

int feed_wait(const Feed *f, int64_t now)
{
    if (f->waiting == NULL || feed_is_waiting(f))
        return -1;
    return f->due > now ? (int)(f->due - now) : 0;
}

void feed_step(Feed *f)
{
    f->is_stepping = true;
    f->is_skipping = false;
    f->may_step = true;
    if (f->waiting != NULL)
        f->due = 0;
}

void feed_go_on(Feed *f)
{
    f->is_stepping = f->may_step = false;
}

bool feed_is_waiting(const Feed *f)
{
    return f->is_stepping && !f->may_step && f->waiting != NULL && is_others(f, f->waiting);
}

void feed_close(Feed *f)
{
    news_free(f->waiting);
    f->waiting = 0;
}
