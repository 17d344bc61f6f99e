/*
 * look.c - looking around the table.
 */
#include "tui/look.h"

#include "tui/keys.h"
#include "tui/over.h"

int look_hand(const Model *m)
{
    if (m->view.seat == ORI_TRUTH && !m->is_over)
        return m->view.known.asked; /* a review that sees all */
    return m->view.seat >= 0 ? m->view.seat : ORI_NOBODY;
}

static uint32_t kinds_of(const Model *m, LookGroup group)
{
    int seat = look_hand(m);
    if (seat == ORI_NOBODY)
        return 0;
    return group == LOOK_HAND ? m->view.known.hand[seat] : m->view.known.aside[seat];
}

static int count_of(const Model *m, LookGroup group)
{
    int count = 0;
    switch (group) {
    case LOOK_QUEUE:
        return m->view.known.places;
    case LOOK_FAMILIES:
        return (int)m->view.known.rules.seats;
    case LOOK_HAND:
    case LOOK_ASIDE:
        for (uint32_t kinds = kinds_of(m, group); kinds != 0; kinds &= kinds - 1)
            count++;
        return count;
    case LOOK_GROUPS:
        break;
    }
    return 0;
}

static void step_group(Look *l, const Model *m, int by)
{
    do
        l->group = (LookGroup)(((int)l->group + by + LOOK_GROUPS) % LOOK_GROUPS);
    while (count_of(m, l->group) == 0); /* there are always families */
    l->at = 0;
}

void look_begin(Look *l, const Model *m)
{
    const OriState *s = &m->view.known;
    *l = (Look){.is_on = m->has_view, .group = LOOK_QUEUE};
    if (s->cursor > 0 && s->cursor <= s->places)
        l->at = s->cursor - 1;
    look_settle(l, m);
}

void look_settle(Look *l, const Model *m)
{
    if (!l->is_on)
        return;
    if (count_of(m, l->group) == 0)
        step_group(l, m, 1);
    if (l->at >= count_of(m, l->group))
        l->at = count_of(m, l->group) - 1;
}

bool look_key(Look *l, const Model *m, int key)
{
    int count = count_of(m, l->group);
    if (key == TERM_LEFT)
        l->at = (l->at + count - 1) % count;
    else if (key == TERM_RIGHT)
        l->at = (l->at + 1) % count;
    else if (key == TERM_HOME)
        l->at = 0;
    else if (key == TERM_LAST)
        l->at = count - 1;
    else if (key == TERM_DOWN)
        step_group(l, m, 1);
    else if (key == TERM_UP)
        step_group(l, m, -1);
    else
        return false;
    return true;
}

int look_place(const Look *l)
{
    return l->is_on && l->group == LOOK_QUEUE ? l->at : -1;
}

int look_kind(const Look *l, const Model *m)
{
    if (l->group == LOOK_QUEUE && l->at < m->view.known.places)
        return (int)m->view.known.card[m->view.known.line[l->at]].kind;
    int n = l->at;
    uint32_t kinds = l->group == LOOK_HAND || l->group == LOOK_ASIDE ? kinds_of(m, l->group) : 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0 && n-- == 0)
            return kind;
    return ORI_HIDDEN;
}

/* --- In words --- */

static bool knows_hand(const Model *m, int seat)
{
    return m->view.seat == ORI_TRUTH || m->view.seat == seat;
}

void look_tell_family(const Model *m, int seat, char out[TEXT_SIZE])
{
    const OriState *s = &m->view.known;
    char hand[TEXT_SIZE];
    char aside[TEXT_SIZE];
    char pile[TEXT_SIZE];
    over_write_kinds(m->lang, s->hand[seat] & ~ORI_TWIN_BIT, hand);
    over_write_kinds(m->lang, s->aside[seat], aside);
    over_write_kinds(m->lang, ori_pile(s, seat), pile);
    const TextArg *args = TEXT_ARGS(
        {.name = "player", .text = m->teller.name[seat]}, {.name = "n", .number = s->pool[seat]},
        {.name = "cards", .number = ori_hand_count(s, seat)}, {.name = "hand", .text = hand},
        {.name = "aside", .text = aside}, {.name = "pile", .text = pile});
    text_say(m->lang, knows_hand(m, seat) ? TEXT_LOOK_FAMILY_OPEN : TEXT_LOOK_FAMILY, args, out);
    if ((s->hand[seat] & ORI_TWIN_BIT) != 0) { /* it lies ready face up */
        text_add(out, " ");
        text_add(out, text_fixed(m->lang, TEXT_LOOK_TWIN));
    }
}

void look_tell(const Look *l, const Model *m, char out[TEXT_SIZE])
{
    Teller teller = m->teller;
    out[0] = '\0';
    tell_look(&teller, &m->view);
    teller.you = m->you;
    switch (l->group) {
    case LOOK_QUEUE:
        if (l->at < m->view.known.places)
            tell_place(&teller, l->at, out);
        return;
    case LOOK_FAMILIES:
        look_tell_family(m, l->at, out);
        return;
    case LOOK_HAND:
    case LOOK_ASIDE:
        if (look_kind(l, m) != ORI_HIDDEN)
            tell_kind_line(m->lang, look_kind(l, m), out);
        return;
    case LOOK_GROUPS:
        return;
    }
}
