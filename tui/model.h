/*
 * model.h - what a table shows: the view, the names, the log, the open question. It knows nothing
 * of screens, and nothing that its reader may not know.
 *
 * Every change goes through the functions below: model_take (news), model_look (another view),
 * model_show (a moment of a review). Screens only read it.
 */
#ifndef ORI_MODEL_H
#define ORI_MODEL_H

#include "tui/source.h"
#include "words/teller.h"

enum { MODEL_LINES = 1024, MODEL_CLOCK = 32 };

typedef struct ModelLine {
    int seat; /* whom it is about, or ORI_NOBODY */
    bool is_chat;
    char *text;
} ModelLine;

typedef enum ModelLink { LINK_LOCAL, LINK_ONLINE, LINK_OFFLINE } ModelLink;

typedef struct Model {
    Lang lang;
    Teller teller; /* its names are the table's */
    TableNews table;
    bool has_view;
    OriView view; /* seat: the reader; ORI_TRUTH when all is opened */
    OriView told; /* what the news left everybody with who hears them: the log speaks of this, not
                      of what one of several here has looked at since */
    int version;
    bool is_followed; /* the view is about to change: no question yet */
    int you;          /* the seat that this person plays, or ORI_NOBODY */
    bool is_over;
    OriRecord *record; /* once the game is over */
    int options;       /* of the reader, if it is asked */
    OriDecision option[ORI_MAX_OPTIONS];
    ModelLink link;
    bool is_unsent; /* a decision of mine is on its way ... */
    bool is_safe;   /* ... and has arrived */
    char why_offline[NEWS_TEXT];
    bool is_unsaved; /* what is on the disk is older than what is on the screen, or nothing */
    char why_unsaved[NEWS_TEXT];
    int64_t deadline;
    char notice[NEWS_TEXT]; /* the last thing that is worth a line, "" for none */
    char seat_link[NEWS_TEXT];
    int lines; /* ever told; the last MODEL_LINES are kept */
    ModelLine line[MODEL_LINES];
} Model;

void model_open(Model *model, Lang lang);
void model_close(Model *model);

void model_take(Model *model, const News *news);
void model_sit(Model *model, int you); /* who is spoken to: a seat, or ORI_NOBODY */
/* Another pair of eyes on the same moment. */
void model_look(Model *model, const OriView *view);
/* The same in a review, without a question. */
void model_show(Model *model, const OriView *view);
/* The events that led there, told into the log. */
void model_tell(Model *model, const OriView *before, const OriDecision *decision, Decider decider,
                const OriEvent event[], int count);
void model_clear_log(Model *model);

const ModelLine *model_line(const Model *model, int n); /* counted from the first ever; or NULL */
void model_say(Model *model, int seat, const char *text);
void model_notice(Model *model, const char *text); /* "" takes it away */

/* What a server refused, in the reader's language if there are words for it. */
const char *model_refusal(const Model *model, const News *news);

void model_decided(Model *model); /* a decision is on its way */
/* The message about it, or about the connection. */
void model_tell_sending(const Model *model, char out[TEXT_SIZE]);

/* The time left for the decision, where the table has a clock; else "". */
void model_write_clock(const Model *model, char out[MODEL_CLOCK]);

/* The option that is this text in the notation; -1 if there is none: why says it in words. */
int model_option_named(const Model *model, const char *text, char why[TEXT_SIZE]);

#endif
