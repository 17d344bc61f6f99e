/*
 * choices.c - the options of a seat, and the certain effect of each (words/foresee.c), as JSON.
 */
#include "glue.h"

static void out_decision(Json *j, OriDecision d)
{
    char text[ORI_DECISION_TEXT];
    ori_write_decision(d, text);
    out_text(j, text);
}

static void put_decision(Json *j, const char *key, OriDecision d)
{
    out_key(j, key);
    out_decision(j, d);
}

/* For each seat the least and the most. */
static void out_change(Json *j, const Foresight *f)
{
    put_open(j, "change", '{');
    for (int seat = 0; seat < (int)f->view.known.rules.seats; seat++) {
        char key[2] = {(char)('a' + seat), '\0'};
        if (f->least[seat] == 0 && f->most[seat] == 0)
            continue;
        put_open(j, key, '[');
        out_number(j, f->least[seat]);
        out_number(j, f->most[seat]);
        out_close(j, ']');
    }
    out_close(j, '}');
}

/* The next question, if this decision leads to one; `seen` is what the reader will know then. */
static void out_next_question(Json *j, const Foresight *f, const OriState *seen)
{
    OriDecision option[ORI_MAX_OPTIONS];
    out_key(j, "then");
    if (!foresee_asks(f)) {
        out_null(j);
        return;
    }
    int n = ori_options(&f->after, option);
    out_open(j, '{');
    put_open(j, "ask", '{');
    out_ask_facts(j, &f->after);
    out_close(j, '}');
    put_open(j, "targets", '[');
    for (int i = 0; i < n; i++)
        if (option[i].verb == ORI_PLACE_ON ||
            (option[i].verb > ORI_REVEAL && option[i].verb != ORI_PUT &&
             option[i].verb != ORI_TAKE))
            out_top_or_null(j, seen, option[i].at);
    out_close(j, ']');
    put_open(j, "decisions", '[');
    for (int i = 0; i < n; i++)
        out_decision(j, option[i]);
    out_close(j, ']');
    out_close(j, '}');
}

static void out_will(Json *j, const Foresight *f)
{
    OriState seen = f->view.known;
    out_open(j, '{');
    put_open(j, "events", '[');
    for (int i = 0; i < f->log.count; i++) {
        const OriEvent *e = &f->log.event[i];
        if (e->what == ORI_EV_ASK)
            continue;
        out_event(j, &seen, e, NULL, 0);
        ori_follow(&seen, e);
    }
    out_close(j, ']');
    put_bool(j, "sure", f->sure);
    out_change(j, f);
    put_bool(j, "open", f->is_open);
    out_next_question(j, f, &seen);
    out_close(j, '}');
}

static const char *const verb_names[] = {
    [ORI_PLACE_FIRST] = "place", [ORI_PLACE_LAST] = "place", [ORI_PLACE_ON] = "place",
    [ORI_KEEP] = "keep",         [ORI_REVEAL] = "reveal",    [ORI_ELIMINATE] = "eliminate",
    [ORI_STEAL] = "steal",       [ORI_COPY] = "copy",        [ORI_LIFT] = "lift",
    [ORI_PUT] = "put",           [ORI_BRIBE] = "bribe",      [ORI_TAKE] = "take",
    [ORI_ACTIVATE] = "activate",
};

static int kind_in_question(const OriState *s, OriDecision d)
{
    if (d.verb <= ORI_PLACE_ON)
        return d.kind;
    return d.verb == ORI_KEEP || d.verb == ORI_REVEAL ? (int)s->card[s->current].kind : ORI_HIDDEN;
}

/* The place a decision is about, from 0, or -1. */
static int place_in_question(OriDecision d)
{
    bool none = d.verb == ORI_PLACE_FIRST || d.verb == ORI_PLACE_LAST || d.verb == ORI_PUT ||
                d.verb == ORI_TAKE;
    return none ? -1 : d.at;
}

static void out_choice(Json *j, Foresight *f, OriDecision d)
{
    const OriState *s = &f->view.known;
    bool slotted = d.verb <= ORI_PLACE_ON || d.verb == ORI_PUT;
    Saying line;
    out_open(j, '{');
    put_decision(j, "decision", d);
    put_text(j, "verb", verb_names[d.verb]);
    put_kind(j, "kind", kind_in_question(s, d));
    out_key(j, "slot");
    if (slotted)
        out_slot(j, d.verb, d.at);
    else
        out_null(j);
    put_or_null(j, "place", place_in_question(d) + 1);
    put_or_null(j, "gap", d.verb == ORI_PUT ? d.at + 1 : 0);
    put_or_null(j, "gapIn", d.verb == ORI_PUT ? gap_shown(s, d.at) + 1 : 0);
    put_or_null(j, "card", asking_card(s));
    out_key(j, "target");
    out_top_or_null(j, s, place_in_question(d));
    foresee(f, d);
    out_key(j, "will");
    out_will(j, f);
    words_option(f, d, &line);
    said_put(j, "said", &line);
    words_label(&f->view, d, &line);
    said_put(j, "label", &line);
    out_key(j, "where");
    if (d.verb <= ORI_PLACE_ON) {
        words_slot(&f->view, reader_of(&f->view), d, &line);
        said_out(j, &line);
    } else {
        out_null(j);
    }
    out_close(j, '}');
}
