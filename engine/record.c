/*
 * record.c - a whole game as text (docs/notation.md).
 *
 * A record is the deal and the decisions; the final position at its end is a checksum. A record of
 * one seat's knowledge leaves out what that seat may not know: whole hands, and the kinds of cards
 * that were never shown. It replays on a state with the same holes, because hidden cards have no
 * effect while they stay hidden.
 */
#ifndef ORI_RECORD_C
#define ORI_RECORD_C

#include "view.c"
#include "write.c"

static bool seat_knows(int reader, int seat)
{
    return reader == ORI_TRUTH || reader == seat;
}

/* --- Stepping --- */

/* A card that was shown, but the record does not tell which it is. */
static bool shows_unknown(const OriState *s)
{
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].revealed && s->card[h].kind == ORI_HIDDEN &&
            s->card[h].family < s->rules.seats)
            return true;
    return false;
}

static const char *refuse_untold_placement(const OriState *s, OriDecision d)
{
    if (d.verb > ORI_PLACE_ON)
        return "a card must be placed";
    if (d.kind != ORI_HIDDEN) {
        if ((s->rules.kinds >> d.kind & 1) == 0)
            return "that card is not in this game";
        if (is_seen(s, s->asked, d.kind))
            return "that card has been placed before";
    }
    return refuse_slot(s, d);
}

static const char *refuse_step(const OriRecord *record, const OriState *s, OriDecision d)
{
    bool untold = s->ask == ORI_ASK_PLACE && !seat_knows(record->seat, s->asked);
    return untold ? refuse_untold_placement(s, d) : refuse(s, d);
}

const char *ori_record_step(const OriRecord *record, OriState *s, OriDecision d, OriLog *log)
{
    const char *why = refuse_step(record, s, d);
    if (why != NULL)
        return why;
    OriState after = *s;
    ori_play(&after, d, log);
    if (record->seat != ORI_TRUTH && shows_unknown(&after))
        return "a card is shown here that the record does not tell";
    *s = after;
    return NULL;
}

/* --- Writing --- */

static void put_tag(Writer *w, const char *name)
{
    put_char(w, '[');
    put(w, name);
    put(w, " \"");
}

static void end_tag(Writer *w)
{
    put(w, "\"]\n");
}

static void put_names(Writer *w, const OriRecord *record)
{
    put_tag(w, "Seats");
    for (int seat = 0; seat < (int)record->start.rules.seats; seat++) {
        if (seat > 0)
            put(w, "; ");
        put_seat(w, seat);
        put_char(w, ' ');
        put(w, record->name[seat]);
    }
    end_tag(w);
}

static void put_deal(Writer *w, const OriRecord *record)
{
    put_tag(w, "Deal");
    for (int seat = 0; seat < (int)record->start.rules.seats; seat++) {
        if (seat > 0)
            put_char(w, '/');
        if (!seat_knows(record->seat, seat)) {
            put(w, "?7=?3");
            continue;
        }
        put_kinds(w, record->start.hand[seat] & ~ORI_TWIN_BIT);
        put_char(w, '=');
        put_kinds(w, record->start.aside[seat]);
    }
    end_tag(w);
}

static void put_tags(Writer *w, const OriRecord *record)
{
    put(w, "[Game \"Oriflamme\"]\n");
    put_tag(w, "Rules");
    put_rules(w, record->start.rules);
    end_tag(w);
    if (record->date[0] != '\0') {
        put_tag(w, "Date");
        put(w, record->date);
        end_tag(w);
    }
    if (record->name[0][0] != '\0')
        put_names(w, record);
    put_deal(w, record);
    put_tag(w, "First");
    put_seat(w, record->start.first);
    end_tag(w);
    if (record->end.ask == ORI_ASK_OVER) {
        uint8_t rank[ORI_MAX_SEATS];
        ori_ranks(&record->end, rank);
        put_tag(w, "Result");
        put_pools(w, record->end.pool, (int)record->end.rules.seats);
        end_tag(w);
        put_tag(w, "Ranks");
        put_ranks(w, rank, (int)record->end.rules.seats);
        end_tag(w);
    }
    put_char(w, '\n');
}

static void put_decisions(Writer *w, const OriRecord *record)
{
    OriState s = record->start;
    int round = 0;
    bool placing = true;
    for (int i = 0; i < record->count; i++) {
        if (s.round != round) {
            if (round > 0)
                put_char(w, '\n');
            round = s.round;
            placing = true;
            put_number(w, round);
            put_char(w, '.');
        }
        if (placing && s.ask != ORI_ASK_PLACE) {
            placing = false;
            put(w, " /");
        }
        put_char(w, ' ');
        w->length += ori_write_decision(record->decision[i], w->text + w->length);
        if (ori_record_step(record, &s, record->decision[i], NULL) != NULL)
            break; /* the caller's record does not hold; the reader will say where */
    }
    if (record->count > 0)
        put_char(w, '\n');
}

int ori_write_record(const OriRecord *record, char text[ORI_RECORD_TEXT])
{
    Writer w = {text, 0};
    put_tags(&w, record);
    put_decisions(&w, record);
    Subject reader = {.s = &record->end, .whole = record->seat == ORI_TRUTH, .seat = record->seat};
    w.length += write_subject(&reader, w.text + w.length);
    put_char(&w, '\n');
    return w.length;
}

/* --- What one seat knows of it --- */

void ori_record_for(const OriRecord *record, int seat, OriRecord *out)
{
    *out = *record;
    if (record->seat != ORI_TRUTH || seat == ORI_TRUTH)
        return;
    out->seat = (int8_t)seat;
    hide(&record->start, seat, &out->start);
    hide(&record->end, seat, &out->end);
    for (int i = 0; i < (int)record->start.rules.seats; i++) /* what Impersonation took is known */
        out->start.aside[i] |= record->start.aside[i] & ~record->end.aside[i];
    OriState s = record->start;
    for (int i = 0; i < record->count; i++) {
        bool placing = s.ask == ORI_ASK_PLACE;
        ori_play(&s, record->decision[i], NULL);
        /* A placed card is the newest handle, unless the round's resolution began at once and
           brought a newer one: nothing enters unasked, so it has not. What was shown later is told,
           what was not is not. */
        if (placing && !may_know(&record->end.card[s.cards], seat))
            out->decision[i].kind = ORI_HIDDEN;
    }
}

#endif
