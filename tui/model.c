/*
 * model.c - what a table shows.
 */
#include "tui/model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void model_open(Model *m, Lang lang)
{
    memset(m, 0, sizeof *m);
    m->lang = lang;
    m->you = TELL_NOBODY;
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

void model_tell(Model *m, const OriState *before, const OriDecision *decision,
                const OriEvent event[], int count)
{
    char text[TEXT_SIZE];
    Telling telling;
    Line line[TELLING_LINES];
    telling_begin(&telling, before, m->teller.you, decision, event, count);
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
    tell_look(&m->teller, &view->known);
}

void model_look(Model *m, const OriView *view)
{
    look(m, view);
    m->teller.you = m->you;
}

/* --- News --- */

static void take_table(Model *m, const TableNews *table)
{
    m->table = *table;
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        const TableSeat *at = &table->seat[seat];
        /* A server's bots are called by their kind; two of a kind need names of their own. */
        bool has_name =
            seat < table->seats && at->name[0] != '\0' &&
            !(at->kind == SEAT_BOT && strncmp(at->name, at->bot, strlen(at->name)) == 0);
        tell_name(&m->teller, seat, has_name ? at->name : "");
    }
}

static void take_events(Model *m, const News *news)
{
    OriState before = m->told;
    if (m->has_view)
        model_tell(m, &before, news->is_known ? &news->decision : NULL, news->event, news->count);
    m->told = news->view.known;
    look(m, &news->view);
}

static void take_chat(Model *m, const News *news)
{
    char text[TEXT_SIZE];
    snprintf(text, sizeof text, "%s: %s", m->teller.name[news->seat], news->text);
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

static void set_notice(Model *m, const char *text)
{
    snprintf(m->notice, sizeof m->notice, "%.*s", NEWS_TEXT - 1, text);
}

static void say_notice(Model *m, TextId id, const char *why)
{
    char text[TEXT_SIZE];
    text_say(m->lang, id, (TextArg[]){{.name = "why", .text = why}, {.name = NULL}}, text);
    set_notice(m, text);
}

const char *model_refusal(const Model *m, const News *news)
{
    char name[64];
    snprintf(name, sizeof name, "refused-%s", news->code);
    TextId id = news->code[0] != '\0' ? text_named(name) : TEXTS;
    return id != TEXTS ? text_fixed(m->lang, id) : news->text;
}

void model_take(Model *m, const News *news)
{
    switch (news->kind) {
    case NEWS_TABLE:
        take_table(m, &news->table);
        return;
    case NEWS_VIEW:
        m->is_unsent = false;
        m->deadline = news->deadline;
        m->version = news->version;
        m->is_followed = news->is_followed;
        if (m->record != NULL) { /* another game at the same table */
            free(m->record);
            m->record = NULL;
        }
        m->told = news->view.known;
        look(m, &news->view);
        return;
    case NEWS_EVENTS:
        m->is_unsent = false;
        m->deadline = news->deadline;
        m->version = news->version;
        m->is_followed = news->is_followed;
        set_notice(m, "");
        take_events(m, news);
        return;
    case NEWS_OVER:
        take_over(m, news);
        return;
    case NEWS_ONLINE:
        m->link = LINK_ONLINE;
        set_notice(m, "");
        return;
    case NEWS_OFFLINE:
        m->link = LINK_OFFLINE;
        snprintf(m->why_offline, sizeof m->why_offline, "%s", news->text);
        say_notice(m, m->is_unsent && !m->is_safe ? TEXT_LINK_LOST_UNSENT : TEXT_LINK_LOST,
                   news->text);
        return;
    case NEWS_SENT:
        m->is_safe = true;
        return;
    case NEWS_REFUSED:
        m->is_unsent = false;
        set_notice(m, news->text[0] != '\0' ? model_refusal(m, news)
                                            : text_fixed(m->lang, TEXT_ERROR_NOT_OPTION));
        return;
    case NEWS_NOTICE:
        set_notice(m, model_refusal(m, news));
        return;
    case NEWS_SEAT:
        snprintf(m->seat_link, sizeof m->seat_link, "%s", news->text);
        return;
    case NEWS_CHAT:
        take_chat(m, news);
        return;
    case NEWS_UNSAVED:
        say_notice(m, TEXT_NOT_SAVED, news->text);
        return;
    case NEWS_END:
        set_notice(m, news->text);
        return;
    }
}

void model_decided(Model *m)
{
    m->is_unsent = true;
    m->is_safe = false;
    set_notice(m, "");
}

void model_tell_sending(const Model *m, char out[TEXT_SIZE])
{
    bool lost = m->link == LINK_OFFLINE && !m->is_safe;
    text_say(m->lang, lost ? TEXT_LINK_LOST_UNSENT : TEXT_SENT,
             (TextArg[]){{.name = "why", .text = m->why_offline}, {.name = NULL}}, out);
}

/* --- Typed decisions --- */

static bool same(OriDecision a, OriDecision b)
{
    return a.verb == b.verb && a.kind == b.kind && a.at == b.at;
}

int model_option_named(const Model *m, const char *text, char why[TEXT_SIZE])
{
    OriDecision decision;
    OriError error;
    const TextArg args[] = {{.name = "text", .text = text}, {.name = NULL}};
    if (!ori_read_decision(text, &decision, &error)) {
        text_say(m->lang, TEXT_TYPED_NONSENSE, args, why);
        return -1;
    }
    for (int i = 0; i < m->options; i++)
        if (same(m->option[i], decision))
            return i;
    text_say(m->lang, TEXT_TYPED_NO_OPTION, args, why);
    return -1;
}
