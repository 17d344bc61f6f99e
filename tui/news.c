/*
 * news.c - passes news from a source's thread to the screen's.
 *
 * While news waits there is at least a byte in the pipe, so that poll() wakes for it.
 */
#include "tui/source.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

bool news_open(NewsQueue *q)
{
    *q = (NewsQueue){.pipe = {-1, -1}};
    if (pipe(q->pipe) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        fcntl(q->pipe[i], F_SETFD, FD_CLOEXEC);
        fcntl(q->pipe[i], F_SETFL, O_NONBLOCK);
    }
    return pthread_mutex_init(&q->lock, NULL) == 0;
}

void news_close(NewsQueue *q)
{
    News *news;
    while ((news = news_take(q)) != NULL)
        news_free(news);
    close(q->pipe[0]);
    close(q->pipe[1]);
    pthread_mutex_destroy(&q->lock);
}

News *news_new(NewsKind kind, int events)
{
    News *news = calloc(1, sizeof *news + (size_t)events * sizeof news->event[0]);
    if (news == NULL) {
        fputs("oriflamme: out of memory\n", stderr);
        abort();
    }
    news->kind = kind;
    news->count = events;
    return news;
}

void news_free(News *news)
{
    if (news != NULL)
        free(news->record);
    free(news);
}

void news_push(NewsQueue *q, News *news)
{
    pthread_mutex_lock(&q->lock);
    news->next = NULL;
    if (q->last != NULL)
        q->last->next = news;
    else
        q->first = news;
    q->last = news;
    /* A full pipe is readable all the same. */
    ssize_t written = write(q->pipe[1], "n", 1);
    (void)written;
    pthread_mutex_unlock(&q->lock);
}

void news_push_text(NewsQueue *q, NewsKind kind, const char *text)
{
    News *news = news_new(kind, 0);
    snprintf(news->text, sizeof news->text, "%s", text);
    news_push(q, news);
}

News *news_take(NewsQueue *q)
{
    char byte;
    pthread_mutex_lock(&q->lock);
    News *news = q->first;
    if (news != NULL) {
        q->first = news->next;
        if (q->first == NULL)
            q->last = NULL;
    }
    /* One byte is enough to wake the reader, however many wait. */
    if (q->first == NULL)
        while (read(q->pipe[0], &byte, 1) == 1)
            continue;
    pthread_mutex_unlock(&q->lock);
    return news;
}
