/*
 * model.c - what a table shows.
 */
#include "tui/model.h"

#include "tui/names.h"
#include "tui/reason.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void model_open(Model *m, Lang lang)
{
    memset(m, 0, sizeof *m);
    m->lang = lang;
    m->you = ORI_NOBODY;
    tell_open(&m->teller, lang);
}

void model_close(Model *m)
{
    model_clear_log(m);
    free(m->record);
    m->record = NULL;
}

/* --- The log --- */

void model_clear_log(Model *m)
{
    for (int i = 0; i < MODEL_LINES; i++) {
        free(m->line[i].text);
        m->line[i] = (ModelLine){0};
    }
    m->lines = 0;
}

const ModelLine *model_line(const Model *m, int n)
{
    if (n < 0 || n >= m->lines || n < m->lines - MODEL_LINES)
        return NULL;
    return &m->line[n % MODEL_LINES];
}

void model_say(Model *m, int seat, const char *text)
{
    ModelLine *line = &m->line[m->lines % MODEL_LINES];
    char *copy = strdup(text);
    if (copy == NULL || text[0] == '\0') {
        free(copy);
        return;
    }
    free(line->text);
    *line = (ModelLine){.seat = seat, .text = copy};
    m->lines++;
}

void model_tell(Model *m, const OriView *before, const OriDecision *decision, Decider decider,
                const OriEvent event[], int count)
{
    char text[TEXT_SIZE];
    Telling telling;
    Saying line[TELLING_LINES];
    telling_begin(&telling, before, m->teller.you, decision, event, count);
    if (decider == BY_STANDIN)
        telling_by_standin(&telling);
    while (telling.next < count) {
        int lines = telling_next(&telling, line);
        if (lines < 0)
            return;
        for (int i = 0; i < lines; i++) {
            tell_line(&m->teller, &line[i], text);
            model_say(m, line[i].seat, text);
        }
    }
}

/* --- Views --- */

static void look(Model *m, const OriView *view)
{
    m->view = *view;
    m->has_view = true;
    m->options = view->seat >= 0 && !m->is_followed ? ori_view_options(view, m->option) : 0;
    m->is_over = view->known.ask == ORI_ASK_OVER;
    tell_look(&m->teller, view);
}

void model_sit(Model *m, int you)
{
    m->you = you;
    m->teller.you = you;
}

void model_look(Model *m, const OriView *view)
{
    look(m, view);
    m->teller.you = m->you;
}

void model_show(Model *m, const OriView *view)
{
    look(m, view);
    m->options = 0;
}

/* --- News --- */

static void take_table(Model *m, const TableNews *table)
{
    const char *name[ORI_MAX_SEATS];
    m->table = *table;
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        const TableSeat *at = &table->seat[seat];
        /* A server's bots are called by their kind; here each has the name of its family. */
        bool is_kind = at->kind == SEAT_BOT && strncmp(at->name, at->bot, strlen(at->name)) == 0;
        /* The last game keeps no name of those who came after it. */
        name[seat] = is_kind || (table->over && !at->played) ? "" : at->name;
    }
    tell_names(&m->teller, table->seats, name);
}

static void take_events(Model *m, const News *news)
{
    OriView before = m->told;
    if (m->has_view)
        model_tell(m, &before, news->is_known ? &news->decision : NULL,
                   news->is_standins ? BY_STANDIN : BY_PLAYER, news->event, news->count);
    m->told = news->view;
    look(m, &news->view);
}

static void take_chat(Model *m, const News *news)
{
    char text[TEXT_SIZE];
    name_label(m->lang, m->teller.name[news->seat], news->text, text);
    model_say(m, news->seat, text);
    m->line[(m->lines - 1) % MODEL_LINES].is_chat = true;
}

/* All is opened at the end. */
static void take_over(Model *m, const News *news)
{
    m->is_over = true;
    if (news->record == NULL)
        return;
    free(m->record);
    m->record = malloc(sizeof *m->record);
    if (m->record == NULL)
        return;
    *m->record = *news->record;
    if (m->record->seat != ORI_TRUTH)
        return;
    OriView all = {.known = m->record->end, .seat = ORI_TRUTH};
    look(m, &all);
}

void model_notice(Model *m, const char *text)
{
    snprintf(m->notice, sizeof m->notice, "%.*s", NEWS_TEXT - 1, text);
}

static void set_why_unsaved(Model *m, const char *why)
{
    char reason[TEXT_SIZE];
    snprintf(m->why_unsaved, sizeof m->why_unsaved, "%.*s", NEWS_TEXT - 1,
             reason_tell(m->lang, why, reason));
}

static void say_notice(Model *m, TextId id, const char *why)
{
    char text[TEXT_SIZE];
    char reason[TEXT_SIZE];
    reason_tell(m->lang, why, reason);
    text_say(m->lang, id, TEXT_ARGS({.name = "why", .text = reason}), text);
    model_notice(m, text);
}

const char *model_refusal(const Model *m, const News *news)
{
    char name[64];
    snprintf(name, sizeof name, "refused-%s", news->code);
    TextId id = news->code[0] != '\0' ? text_named(name) : TEXTS;
    return id != TEXTS ? text_fixed(m->lang, id) : news->text;
}

/* A view, or the events that lead to one: where the game stands. */
static void take_standing(Model *m, const News *news)
{
    m->is_unsent = false;
    m->table.lobby = false;
    m->deadline = news->deadline;
    m->version = news->version;
    m->is_followed = news->is_followed;
}

static void take_view(Model *m, const News *news)
{
    if (m->has_view && !news->is_again) /* another game at the same table */
        model_say(m, ORI_NOBODY, text_fixed(m->lang, TEXT_ANOTHER_GAME));
    if (!news->is_again) {
        free(m->record);
        m->record = NULL;
    }
    take_standing(m, news);
    m->told = news->view;
    look(m, &news->view);
}

static void take_offline(Model *m, const News *news)
{
    bool waits = m->is_unsent && !m->is_safe;
    m->link = LINK_OFFLINE;
    snprintf(m->why_offline, sizeof m->why_offline, "%s", news->text);
    say_notice(m,
               waits                  ? TEXT_LINK_LOST_UNSENT
               : m->table.seats == 0  ? TEXT_LINK_NOT_YET
               : m->you != ORI_NOBODY ? TEXT_LINK_LOST
                                      : TEXT_LINK_LOST_WATCHING,
               news->text);
}

static void take_loss(Model *m, const News *news)
{
    char name[64];
    char text[TEXT_SIZE];
    snprintf(name, sizeof name, "lost-%s", news->code);
    TextId id = text_named(name);
    if (id == TEXTS)
        return;
    text_say(m->lang, id, TEXT_ARGS({.name = "n", .number = news->lost}), text);
    model_notice(m, text);
    model_say(m, ORI_NOBODY, text);
}

void model_take(Model *m, const News *news)
{
    char reason[TEXT_SIZE];
    switch (news->kind) {
    case NEWS_TABLE:
        take_table(m, &news->table);
        return;
    case NEWS_VIEW:
        take_view(m, news);
        return;
    case NEWS_EVENTS:
        take_standing(m, news);
        model_notice(m, "");
        take_events(m, news);
        return;
    case NEWS_OVER:
        take_over(m, news);
        return;
    case NEWS_NOT_KEPT:
        say_notice(m, TEXT_OVER_NOT_KEPT, news->text);
        return;
    case NEWS_ONLINE:
        m->link = LINK_ONLINE;
        model_notice(m, "");
        return;
    case NEWS_OFFLINE:
        take_offline(m, news);
        return;
    case NEWS_SENT:
        m->is_safe = true;
        return;
    case NEWS_REFUSED:
        m->is_unsent = false;
        model_notice(m, news->text[0] != '\0' ? model_refusal(m, news)
                                              : text_fixed(m->lang, TEXT_ERROR_NOT_OPTION));
        if (m->has_view)
            look(m, &(OriView){.known = m->view.known, .seat = m->view.seat});
        return;
    case NEWS_NOTICE:
        model_notice(m, model_refusal(m, news));
        return;
    case NEWS_SEAT:
        snprintf(m->seat_link, sizeof m->seat_link, "%s", news->text);
        return;
    case NEWS_WATCHING:
        say_notice(m, TEXT_NOW_WATCHING, model_refusal(m, news));
        model_say(m, ORI_NOBODY, m->notice);
        return;
    case NEWS_LOST:
        take_loss(m, news);
        return;
    case NEWS_CHAT:
        take_chat(m, news);
        return;
    case NEWS_UNSAVED:
        m->is_unsaved = true;
        set_why_unsaved(m, news->text);
        say_notice(m, TEXT_NOT_SAVED, news->text);
        return;
    case NEWS_SAVED:
        m->is_unsaved = false;
        model_notice(m, text_fixed(m->lang, TEXT_SAVED_AGAIN));
        return;
    case NEWS_END:
        model_notice(m, reason_tell(m->lang, news->text, reason));
        return;
    }
}

void model_decided(Model *m)
{
    m->is_unsent = true;
    m->is_safe = false;
    m->options = 0;
    model_notice(m, "");
}

void model_tell_sending(const Model *m, char out[TEXT_SIZE])
{
    bool lost = m->link == LINK_OFFLINE && !m->is_safe;
    char reason[TEXT_SIZE];
    reason_tell(m->lang, m->why_offline, reason);
    text_say(m->lang, lost ? TEXT_LINK_LOST_UNSENT : TEXT_SENT,
             TEXT_ARGS({.name = "why", .text = reason}), out);
}

void model_write_clock(const Model *m, char out[MODEL_CLOCK])
{
    struct timespec now;
    out[0] = '\0';
    if (m->deadline == 0)
        return;
    clock_gettime(CLOCK_REALTIME, &now);
    int64_t left = m->deadline / 1000 - (int64_t)now.tv_sec;
    if (left < 0)
        left = 0;
    if (left >= 86400)
        snprintf(out, MODEL_CLOCK, "%dd %dh", (int)(left / 86400), (int)(left / 3600 % 24));
    else
        snprintf(out, MODEL_CLOCK, "%d:%02d", (int)(left / 60), (int)(left % 60));
}

/* --- Typed decisions --- */

int model_option_named(const Model *m, const char *text, char why[TEXT_SIZE])
{
    OriDecision decision;
    OriError error;
    const TextArg *args = TEXT_ARGS({.name = "text", .text = text});
    if (!ori_read_decision(text, &decision, &error)) {
        text_say(m->lang, TEXT_TYPED_NONSENSE, args, why);
        return -1;
    }
    int i = ori_option_index(m->option, m->options, decision);
    if (i < 0)
        text_say(m->lang, TEXT_TYPED_NO_OPTION, args, why);
    return i;
}
