/*
 * event.c - writes and reads events as text (docs/notation.md).
 *
 * An event is its word followed by its parts. Both are tables: a form lists the parts of an event,
 * and a part says how it is written and read, so every part that can be written can be read.
 */
#include "read.c"

/* --- The parts --- */

static void put_event_seat(Writer *w, const OriEvent *e)
{
    put_seat(w, e->seat);
}

static void read_event_seat(Reader *r, OriEvent *e)
{
    e->seat = (uint8_t)read_seat(r, ORI_MAX_SEATS);
}

static void put_other_seat(Writer *w, const OriEvent *e)
{
    put_seat(w, e->other);
}

static void read_other_seat(Reader *r, OriEvent *e)
{
    e->other = (uint8_t)read_seat(r, ORI_MAX_SEATS);
}

static void put_handle(Writer *w, int handle)
{
    put_char(w, '#');
    put_number(w, handle);
}

static uint8_t read_handle(Reader *r)
{
    expect(r, '#', "expected a card handle");
    return (uint8_t)read_number(r, 1, ORI_MAX_CARDS, "a handle is a number from 1 to 40");
}

static void put_event_card(Writer *w, const OriEvent *e)
{
    put_handle(w, e->card);
}

static void read_event_card(Reader *r, OriEvent *e)
{
    e->card = read_handle(r);
}

static void put_other_card(Writer *w, const OriEvent *e)
{
    put_handle(w, e->other);
}

static void read_other_card(Reader *r, OriEvent *e)
{
    e->other = read_handle(r);
}

static void put_event_kind(Writer *w, const OriEvent *e)
{
    put_char(w, rows[e->kind].letter);
}

static void read_event_kind(Reader *r, OriEvent *e)
{
    e->kind = (uint8_t)read_kind(r);
}

static void put_face_down(Writer *w, const OriEvent *e)
{
    put_char(w, small(rows[e->kind].letter));
}

static void read_face_down(Reader *r, OriEvent *e)
{
    OriCard face = read_card_face(r, 0);
    if (face.revealed)
        fail_at(r, r->p - 1, "a card is placed face down: its letter is small");
    e->kind = (uint8_t)face.kind;
}

static void put_amount(Writer *w, const OriEvent *e)
{
    put_number(w, e->amount);
}

static void read_amount(Reader *r, OriEvent *e)
{
    int most = e->what == ORI_EV_ROUND ? ORI_ROUNDS : ORI_MAX_NUMBER;
    e->amount = (uint16_t)read_number(r, 1, most, "expected an amount");
}

static void put_signed(Writer *w, const OriEvent *e)
{
    put_char(w, '+');
    put_number(w, e->amount);
}

static void read_signed(Reader *r, OriEvent *e)
{
    int least = e->what == ORI_EV_KEPT;
    expect(r, '+', "expected +");
    e->amount = (uint16_t)read_number(r, least, ORI_MAX_NUMBER, "expected an amount");
}

static void put_event_slot(Writer *w, const OriEvent *e)
{
    put_slot(w, e->verb, e->at);
}

/* A replacement's slot is a gap with a number; the Twin's > has none. */
static void read_event_slot(Reader *r, OriEvent *e)
{
    if (e->what == ORI_EV_ENTERED && peek(r) == '>' && is_digit(r->p[1])) {
        r->p++;
        e->verb = ORI_PUT;
        read_place_number(r, &e->at);
    } else {
        read_slot(r, &e->verb, &e->at);
    }
}

static void put_gap(Writer *w, const OriEvent *e)
{
    put_slot(w, ORI_PUT, e->at);
}

static void read_gap(Reader *r, OriEvent *e)
{
    expect(r, '>', "expected a gap: > and its number");
    read_place_number(r, &e->at);
}

static void put_event_ask(Writer *w, const OriEvent *e)
{
    put_seat(w, e->ask.seat);
    put_char(w, ' ');
    put_ask(w, &e->ask);
}

static void read_event_ask(Reader *r, OriEvent *e)
{
    e->ask.seat = (uint8_t)read_seat(r, ORI_MAX_SEATS);
    expect(r, ' ', "expected one space");
    read_ask(r, &e->ask);
}

static void put_event_pools(Writer *w, const OriEvent *e)
{
    put_pools(w, e->pool, e->seats);
}

/* As many as there are seats. */
static void read_event_pools(Reader *r, OriEvent *e)
{
    do {
        if (e->seats == ORI_MAX_SEATS) {
            fail(r, "there are at most five seats");
            return;
        }
        e->pool[e->seats++] = (uint16_t)read_number(r, 0, ORI_MAX_NUMBER, "expected a number");
    } while (take(r, '/'));
    if (e->seats < ORI_MIN_SEATS)
        fail(r, "there are at least two seats");
}

static void put_event_ranks(Writer *w, const OriEvent *e)
{
    put_ranks(w, e->rank, e->seats);
}

static void read_event_ranks(Reader *r, OriEvent *e)
{
    read_ranks(r, e->rank, e->seats);
}

/* clang-format off */
static const struct Part {
    char letter;
    void (*put)(Writer *, const OriEvent *);
    void (*read)(Reader *, OriEvent *);
} parts[] = {
    {'s', put_event_seat,  read_event_seat},
    {'f', put_other_seat,  read_other_seat},
    {'#', put_event_card,  read_event_card},
    {'o', put_other_card,  read_other_card},
    {'k', put_event_kind,  read_event_kind},
    {'q', put_face_down,   read_face_down},   /* kind of a face-down card */
    {'n', put_amount,      read_amount},
    {'+', put_signed,      read_signed},      /* amount with a sign */
    {'w', put_event_slot,  read_event_slot},
    {'g', put_gap,         read_gap},
    {'a', put_event_ask,   read_event_ask},
    {'p', put_event_pools, read_event_pools},
    {'r', put_event_ranks, read_event_ranks},
};

/* --- The events --- */

static const struct { const char *word; const char *about; } forms[] = {
    [ORI_EV_ROUND]      = {"round",      "ns"},
    [ORI_EV_PLACED]     = {"placed",     "s#qw"},
    [ORI_EV_KEPT]       = {"kept",       "s#+"},
    [ORI_EV_REVEALED]   = {"revealed",   "s#k+"},
    [ORI_EV_LOST]       = {"lost",       "#n"},
    [ORI_EV_GAINED]     = {"gained",     "sn#"},
    [ORI_EV_PAID]       = {"paid",       "sn#"},
    [ORI_EV_STOLE]      = {"stole",      "sfn#"},
    [ORI_EV_COPIED]     = {"copied",     "#o"},
    [ORI_EV_ACTIVATED]  = {"activated",  "#o"},
    [ORI_EV_MOVED]      = {"moved",      "#g"},
    [ORI_EV_BRIBED]     = {"bribed",     "#s"},
    [ORI_EV_ELIMINATED] = {"eliminated", "#ko"},
    [ORI_EV_DISCARDED]  = {"discarded",  "#k"},
    [ORI_EV_ENTERED]    = {"entered",    "s#kw"},
    [ORI_EV_ASK]        = {"ask",        "a"},
    [ORI_EV_OVER]       = {"over",       "pr"},
};
/* clang-format on */
enum { EVENT_FORMS = sizeof forms / sizeof forms[0] };

static const struct Part *part_of(char letter)
{
    const struct Part *part = parts;
    while (part->letter != letter)
        part++;
    return part;
}

const char *ori_event_name(int what)
{
    return forms[what].word;
}

const char *ori_event_parts(int what)
{
    return forms[what].about;
}

int ori_write_event(const OriEvent *e, char text[ORI_EVENT_TEXT])
{
    Writer w = {text, 0};
    put(&w, forms[e->what].word);
    for (const char *about = forms[e->what].about; *about != '\0'; about++) {
        put_char(&w, ' ');
        part_of(*about)->put(&w, e);
    }
    return w.length;
}

bool ori_read_event(const char *text, OriEvent *out, OriError *error)
{
    Reader r = {.start = text, .p = text, .field = "event", .error = error};
    OriEvent e = {0};
    int what = 0;
    while (what < EVENT_FORMS && !take_word(&r, forms[what].word))
        what++;
    if (what == EVENT_FORMS) {
        fail(&r, "unknown event");
        return false;
    }
    e.what = (uint8_t)what;
    for (const char *about = forms[what].about; *about != '\0'; about++) {
        expect(&r, ' ', "expected one space");
        part_of(*about)->read(&r, &e);
    }
    expect_end(&r);
    if (!r.failed)
        *out = e;
    return !r.failed;
}
