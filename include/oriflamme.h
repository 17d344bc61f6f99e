/*
 * oriflamme.h - the rules of Oriflamme and of Oriflamme: Ablaze as a library.
 *
 * You play a game with two verbs: ori_options lists what the deciding seat can do; ori_apply does
 * one of these and reports what happened.
 *
 *     decision -> apply -> events -> redact for a seat -> view -> screen
 *
 * OriState is the whole truth. It is flat: copy it with =, compare it with memcmp, keep a million
 * of them. OriView is what one seat (or a spectator) may know; code that must not know the truth
 * takes an OriView. The library never allocates, does no input or output, and has no globals and no
 * clock, so the same input gives the same output on every machine. The caller passes the buffers;
 * the ORI_MAX_ constants give their sizes.
 *
 * Seats, places and gaps count from 0 here and from a or 1 in the notation (docs/notation.md).
 * Clause ids in the comments refer to docs/rules.md.
 */
#ifndef ORIFLAMME_H
#define ORIFLAMME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ORI_VERSION "1.0.0"

/* Records contain no version. If a change of the rules changes what a stored game means, raise this
 * number and keep a reader for the old records. */
#define ORI_RULES_VERSION 1

enum {
    ORI_MIN_SEATS = 2,
    ORI_MAX_SEATS = 5,
    ORI_ROUNDS = 6,
    ORI_SET_SIZE = 10, /* cards of a family, the Twin not counted */
    ORI_HAND_SIZE = 7, /* dealt to a hand; the other three are set aside */
    ORI_ASIDE_SIZE = 3,
    ORI_MAX_PLACES = 35,  /* five seats, six cards and a Twin each, none stacked, none gone */
    ORI_MAX_CARDS = 40,   /* handles: those 35, and a replacement by Impersonation for each seat */
    ORI_MAX_NUMBER = 999, /* the most influence anywhere; counting stops there */
    ORI_MAX_START = 31,   /* influence to start with, as a handicap */

    ORI_MAX_OPTIONS = ORI_HAND_SIZE * (2 + ORI_MAX_PLACES),
    /* For one decision: a Plot can hold 999 influence, with one event for each. */
    ORI_MAX_EVENTS = 1536,
    ORI_MAX_DECISIONS = 1024, /* in one game */

    /* Text sizes, including the terminating NUL. */
    ORI_DECISION_TEXT = 8,
    ORI_RULES_TEXT = 64,
    ORI_POSITION_TEXT = 1024,
    ORI_EVENT_TEXT = 64,
    ORI_RECORD_TEXT = 16384,
    ORI_NAME_TEXT = 64,
    ORI_DATE_TEXT = 11,
};

/* The cards in the order of the notation. Sets of kinds are bit masks: 1u << kind. */
typedef enum OriKind {
    ORI_ARCHER,
    ORI_SOLDIER,
    ORI_SPY,
    ORI_HEIR,
    ORI_LORD,
    ORI_SHAPESHIFTER,
    ORI_ASSASSINATION,
    ORI_ROYAL_DECREE,
    ORI_AMBUSH,
    ORI_CONSPIRACY,
    ORI_PRINCE,
    ORI_TWIN,
    ORI_SCHEMER,
    ORI_QUEEN,
    ORI_CUTTHROAT,
    ORI_APOTHECARY,
    ORI_FELON,
    ORI_IMPERSONATION,
    ORI_BRIBERY,
    ORI_PLOT,
    ORI_TRAP,
    ORI_KINDS,
    ORI_HIDDEN = ORI_KINDS, /* in a view: a card that the reader must not know */
} OriKind;

/* The places that an ability chooses among. */
typedef enum OriAmong {
    ORI_AMONG_NOTHING, /* no choice */
    ORI_AMONG_ENDS,
    ORI_AMONG_NEIGHBOURS,
    ORI_AMONG_NEIGHBOURING_OWNERS,     /* two neighbours of one owner count as one option */
    ORI_AMONG_NEIGHBOURING_CHARACTERS, /* revealed; two of a kind count as one option */
    ORI_AMONG_ALL,
    ORI_AMONG_ALL_OTHERS,
    ORI_AMONG_BESIDE_OWN,     /* neighbours of the owner's cards other than the acting one */
    ORI_AMONG_LONE_CHARACTERS /* revealed, alone in their place */
} OriAmong;

/* A card's ability, with the chosen place if there is one. */
typedef enum OriDeed {
    ORI_DEED_REST,
    ORI_DEED_GAIN,           /* its amount */
    ORI_DEED_GAIN_IF_UNIQUE, /* its amount, unless another revealed top card has the acting card's name */
    ORI_DEED_GAIN_WITH_OWN, /* its amount, and 1 for each own neighbour */
    ORI_DEED_GAIN_BY_RULES, /* as the table agreed; discarded instead if an adjacent place is a
                       stack */
    ORI_DEED_TAX,           /* every owner of a neighbour loses its amount for each */
    ORI_DEED_ELIMINATE,
    ORI_DEED_ELIMINATE_ALIKE, /* and the revealed cards of others with that name; a single victim earns
                        nothing */
    ORI_DEED_ELIMINATE_AND_REPLACE,
    ORI_DEED_STEAL,
    ORI_DEED_COPY,
    ORI_DEED_MOVE,
    ORI_DEED_BRIBE,
} OriDeed;

#define ORI_TWIN_BIT (1u << ORI_TWIN)
/* The kinds that can be dealt. The Twin is not dealt; it comes with the Prince. */
#define ORI_DEALT_KINDS (((1u << ORI_KINDS) - 1) & ~ORI_TWIN_BIT)

/* The box that a kind comes from. A kind of no set only appears in mixes. */
typedef enum OriSet { ORI_NO_SET, ORI_BASE, ORI_ABLAZE, ORI_SETS } OriSet;

/* ori_set_kinds(ORI_BASE) and of ORI_ABLAZE as constants. */
#define ORI_BASE_SET   ((2u << ORI_CONSPIRACY) - (1u << ORI_ARCHER))
#define ORI_ABLAZE_SET (((2u << ORI_TRAP) - (1u << ORI_PRINCE)) & ~ORI_TWIN_BIT)

enum { ORI_NOBODY = -1, ORI_SPECTATOR = ORI_NOBODY, ORI_ANY_SEAT = ORI_NOBODY, ORI_TRUTH = -2 };

/* The options that a table has agreed on (OPT). */
typedef struct OriRules {
    unsigned kinds : 24;  /* the ten kinds in the game, without the Twin */
    unsigned seats : 4;   /* 2 to 5 */
    unsigned schemer : 4; /* OPT-SCHEMER: what the Schemer gains, 1 or 2 */
    uint32_t start;       /* OPT-HANDICAP: ORI_START_BITS for each seat, 0 where it starts with 1 */
} OriRules;

/* Replaces numbers that do not fit by values that ori_rules_check refuses. */
static inline OriRules ori_rules(uint32_t kinds, int seats, int schemer)
{
    OriRules rules = {0, 0, 0, 0};
    rules.kinds = kinds <= 0xFFFFFFu ? kinds & 0xFFFFFFu : 0xFFFFFFu;
    rules.seats = seats >= 0 && seats <= 15 ? (unsigned)seats & 15u : 15u;
    rules.schemer = schemer >= 0 && schemer <= 15 ? (unsigned)schemer & 15u : 15u;
    return rules;
}

enum { ORI_START_BITS = 5 };

/* The influence that a seat starts with: 1, or its handicap (SETUP-5, OPT-HANDICAP). */
static inline int ori_start(OriRules rules, int seat)
{
    int start = (int)(rules.start >> ORI_START_BITS * seat & ((1u << ORI_START_BITS) - 1));
    return start > 0 ? start : 1;
}

/* The same agreement for other kinds and another number of seats. */
static inline OriRules ori_rules_like(OriRules rules, uint32_t kinds, int seats)
{
    OriRules like = ori_rules(kinds, seats, (int)rules.schemer);
    like.start = rules.start;
    return like;
}

/* A card that has reached the table. Its handle is its index in OriState.card. */
typedef struct OriCard {
    unsigned kind : 5;
    unsigned family : 3; /* the seat whose colours are printed on it */
    unsigned owner : 3;  /* the family, or the seat that bribed it */
    unsigned revealed : 1;
    unsigned gone : 1;       /* it has left the Queue for its family's pile */
    unsigned under : 6;      /* handle of the card beneath it, 0 for none */
    unsigned influence : 10; /* on it */
    unsigned zero : 3;
} OriCard;

/* A card owned by its family, with nothing on it or beneath it. */
static inline OriCard ori_card(int kind, int family, bool revealed)
{
    OriCard card = {0, 0, 0, 0, 0, 0, 0, 0};
    card.kind = (unsigned)kind & 31u;
    card.family = (unsigned)family & 7u;
    card.owner = (unsigned)family & 7u;
    card.revealed = revealed;
    return card;
}

static inline void ori_card_set_kind(OriCard *card, int kind)
{
    card->kind = (unsigned)kind & 31u;
}

/* What a decision is about (the last field of a position). */
typedef enum OriAskKind {
    ORI_ASK_PLACE,
    ORI_ASK_REVEAL,
    ORI_ASK_PICK,     /* a place, for an ability */
    ORI_ASK_PUT_CARD, /* a gap, for the card that the Royal Decree lifted */
    ORI_ASK_PUT_TWIN,
    ORI_ASK_PLOT_FIRST, /* which character Plot activates first */
    ORI_ASK_PLOT_NEXT,  /* take the next influence, or activate again */
    ORI_ASK_OVER,
} OriAskKind;

/* The whole truth about a game when a seat has to decide (or after the end). */
typedef struct OriState {
    uint64_t own[ORI_MAX_SEATS]; /* bit i: the seat owns the top card of place i */
    uint64_t ways; /* bits of the places (PUT_CARD: gaps) that the deciding seat can choose */
    OriCard card[ORI_MAX_CARDS + 1]; /* by handle, from 1: every card that has reached the table */
    uint32_t hand[ORI_MAX_SEATS];    /* kinds; a Twin not yet in the Queue counts as in hand */
    uint32_t aside[ORI_MAX_SEATS];   /* kinds */
    OriRules rules;
    uint16_t pool[ORI_MAX_SEATS];
    uint16_t plot_left;               /* influence left from the current Plot */
    uint8_t line[ORI_MAX_PLACES + 1]; /* the Queue: for each place the handle of its top card */
    uint8_t places;                   /* how many */
    uint8_t cards;                    /* the highest handle given out */
    uint8_t round;                    /* 1 to 6 */
    uint8_t first;                    /* the round's first player */
    uint8_t cursor;                   /* the next place to resolve */
    uint8_t current;                  /* the card being resolved while it is in its place, else 0 */
    uint8_t ask;                      /* OriAskKind */
    uint8_t asked;                    /* seat */
    uint8_t ability;                  /* being applied (OriKind) ... */
    uint8_t self;                     /* ... by this card, the acting card */
    uint8_t memo;                     /* the card that the Royal Decree lifted */
    uint8_t plot;                     /* the current Plot, else 0 */
} OriState;

/* The state as one seat sees it. Hidden kinds are ORI_HIDDEN, hidden hands and asides empty sets. */
typedef struct OriView {
    OriState known;
    int8_t seat; /* or ORI_SPECTATOR */
} OriView;

typedef enum OriVerb {
    ORI_PLACE_FIRST, /* S<   kind */
    ORI_PLACE_LAST,  /* S>   kind */
    ORI_PLACE_ON,    /* S^3  kind, at */
    ORI_KEEP,        /* 2+   at */
    ORI_REVEAL,      /* 2!   at */
    ORI_ELIMINATE,   /* x3   at */
    ORI_STEAL,       /* $3   at */
    ORI_COPY,        /* =3   at */
    ORI_LIFT,        /* m3   at */
    ORI_PUT,         /* >2   at: a gap */
    ORI_BRIBE,       /* *3   at */
    ORI_TAKE,        /* &+ */
    ORI_ACTIVATE,    /* &3   at */
} OriVerb;

typedef struct OriDecision {
    uint8_t verb;
    uint8_t kind; /* placements only, else 0; ORI_HIDDEN if the reader must not know it */
    uint8_t at;   /* place or gap, from 0 */
} OriDecision;

static inline bool ori_same_decision(OriDecision a, OriDecision b)
{
    return a.verb == b.verb && a.kind == b.kind && a.at == b.at;
}

/* The index of this decision among the options; -1 if it is none of them. */
static inline int ori_option_index(const OriDecision option[], int count, OriDecision decision)
{
    for (int i = 0; i < count; i++)
        if (ori_same_decision(option[i], decision))
            return i;
    return -1;
}

typedef enum OriEventKind {
    ORI_EV_ROUND,      /* amount = round, seat = first */
    ORI_EV_PLACED,     /* seat, card, kind, verb, at */
    ORI_EV_KEPT,       /* seat, card, amount: now on it */
    ORI_EV_REVEALED,   /* seat, card, kind, amount: taken from it */
    ORI_EV_LOST,       /* card, amount */
    ORI_EV_GAINED,     /* seat, amount, card */
    ORI_EV_PAID,       /* seat, amount, card */
    ORI_EV_STOLE,      /* seat, other = from, amount, card */
    ORI_EV_COPIED,     /* card, other = handle copied */
    ORI_EV_ACTIVATED,  /* card = Plot, other = handle activated */
    ORI_EV_MOVED,      /* card, at = gap */
    ORI_EV_BRIBED,     /* card, seat */
    ORI_EV_ELIMINATED, /* card, kind, other = handle of the acting card */
    ORI_EV_DISCARDED,  /* card, kind */
    ORI_EV_ENTERED,    /* seat, card, kind, verb (ORI_PUT for a replacement), at */
    ORI_EV_ASK,        /* ask */
    ORI_EV_OVER,       /* seats, pool, rank */
} OriEventKind;

typedef struct OriAsk {
    uint8_t kind; /* OriAskKind */
    uint8_t seat;
    uint8_t ability; /* PICK */
    uint8_t at;      /* PUT_CARD: the place lifted from; PICK inside Plot: the place acting */
    uint8_t in_plot; /* PICK */
    uint16_t left;   /* inside Plot: influence left */
} OriAsk;

typedef struct OriEvent {
    uint8_t what; /* OriEventKind */
    uint8_t seat;
    uint8_t card; /* handle */
    uint8_t kind;
    uint8_t other;
    uint8_t verb;
    uint8_t at;
    uint8_t seats;
    uint16_t amount;
    OriAsk ask;
    uint16_t pool[ORI_MAX_SEATS];
    uint8_t rank[ORI_MAX_SEATS];
} OriEvent;

typedef struct OriLog {
    int count; /* may exceed ORI_MAX_EVENTS; only that many are kept */
    OriEvent event[ORI_MAX_EVENTS];
} OriLog;

/* Why a text was refused: the field, the offset in it in bytes, and the reason. */
typedef struct OriError {
    const char *field;
    int at;
    const char *why;
} OriError;

/* The caller's random numbers. Seed it with any number. */
typedef struct OriRandom {
    uint64_t state;
} OriRandom;

uint64_t ori_random(OriRandom *random);
int ori_random_below(OriRandom *random, int limit);

/* --- Cards --- */

const char *ori_kind_name(int kind); /* "royal-decree" */
char ori_kind_letter(int kind);      /* 'D' */
bool ori_kind_is_character(int kind);
bool ori_kind_picks(int kind); /* its owner chooses a place for its ability */
OriAmong ori_kind_among(int kind);
OriDeed ori_kind_deed(int kind);
int ori_kind_amount(int kind);    /* how much it gains, steals or taxes */
int ori_kind_bounty(int kind);    /* bonus for eliminating another player's */
int ori_kind_companion(int kind); /* the kind discarded with it: Prince and Twin; else ORI_HIDDEN */
OriSet ori_kind_set(int kind);
int ori_kind_of_letter(char letter);  /* ORI_HIDDEN if no card has it */
const char *ori_set_name(OriSet set); /* "base" */
uint32_t ori_set_kinds(OriSet set);   /* without the Twin */
/* The kinds of a family: the ten, and the Twin if the Prince is among them. */
uint32_t ori_family_kinds(OriRules rules);

/* --- Dealing: the only randomness in the game --- */

/* Functions that can refuse return NULL on success, else the reason. */
const char *ori_rules_check(OriRules rules);
uint32_t ori_draw_kinds(OriRandom *random); /* MIX-1: six characters and four intrigues */
/* A wish can leave the kinds open (kinds is 0, written "mix"). This draws them, and includes the
 * Schemer if she gains 2; it leaves other rules as they are. */
OriRules ori_draw_rules(OriRules wish, OriRandom *random);
/* Draws the kinds if they are open, then the first seat if it is ORI_ANY_SEAT, then the hands. */
const char *ori_deal(OriRules rules, int first, OriRandom *random, OriState *out);
const char *ori_deal_hands(OriRules rules, int first, const uint32_t hand[], const uint32_t aside[],
                           OriState *out);

/* --- Playing --- */

int ori_options(const OriState *state, OriDecision out[ORI_MAX_OPTIONS]); /* returns how many */
const char *ori_apply(OriState *state, OriDecision decision, OriLog *log);
void ori_play(OriState *state, OriDecision decision,
              OriLog *log); /* the decision must be an option */
/* Does only what the decision itself does: resolves no further cards and ends no round. Use it to
 * find out what an option does; you cannot play on from the resulting state. */
void ori_do(OriState *state, OriDecision decision, OriLog *log);
OriDecision ori_choose(const OriState *state,
                       OriRandom *random); /* a random option, all equally likely */
int ori_playout(OriState *state,
                OriRandom *random); /* plays to the end; returns the number of decisions */
/* log can always be NULL. It is cleared first. */

OriAsk ori_ask(const OriState *state);
OriVerb ori_way_verb(const OriState *state); /* the verb for choosing one of state->ways */
void ori_ranks(const OriState *state,
               uint8_t rank[ORI_MAX_SEATS]); /* END; for any position, as if it ended now */
/* Each seat's part of a victory worth `whole`, which winners share. For any position. */
void ori_shares(const OriState *state, int whole, int32_t share[ORI_MAX_SEATS]);
uint32_t ori_pile(const OriState *state, int seat);
int ori_hand_count(const OriState *state, int seat);  /* without the Twin; right in views too */
int ori_aside_count(const OriState *state, int seat); /* right in views too */
bool ori_has_placed(const OriState *state, int seat); /* this round */

/* --- Hiding --- */

/* Hide from a state, an event, or a decision made in a state, all that the seat may not know.
 * ORI_SPECTATOR sees what is public; nothing is hidden from ORI_TRUTH. */
void ori_view(const OriState *state, int seat, OriView *out);
OriEvent ori_event_for(const OriEvent *event, int seat);
OriDecision ori_decision_for(const OriState *before, OriDecision decision, int seat);
int ori_view_options(const OriView *view,
                     OriDecision out[ORI_MAX_OPTIONS]); /* 0 if another seat decides */
/* Applies the events of one decision, as this view's seat was told them. */
const char *ori_evolve(OriView *view, const OriEvent event[], int count);

/* Applies one event to what is known: moves cards and influence, learns the kind, and moves the
 * cursor. Does not update who decides; take that from the position after the decision. Returns
 * false and changes nothing if the event does not fit this table. */
bool ori_follow(OriState *known, const OriEvent *event);
bool ori_same_event(const OriEvent *a, const OriEvent *b);

/* --- Checking --- */

/* Can a game reach this position? If not, *error says why (notation: "What is refused"). */
bool ori_check(const OriState *state, OriError *error);
bool ori_check_view(const OriView *view, OriError *error);
uint64_t ori_hash(const OriState *state); /* equal for equal positions, regardless of handles */

/* --- The notation --- */

/* Writers return the length; readers return whether the text is well-formed. */
int ori_write_rules(OriRules rules, char text[ORI_RULES_TEXT]);
bool ori_read_rules(const char *text, OriRules *out, OriError *error); /* seats stay as they are */
/* Reads a wish: also accepts "mix", "mix+schemer2", and a mix's letters in any order. If the seats
 * are set, only those may start with more. */
bool ori_read_wish(const char *text, OriRules *out, OriError *error);
int ori_write_position(const OriState *state, char text[ORI_POSITION_TEXT]);
int ori_write_view(const OriView *view, char text[ORI_POSITION_TEXT]);
bool ori_read_position(const char *text, OriState *out, OriError *error); /* refuses views */
bool ori_read_view(const char *text, OriView *out, OriError *error); /* refuses whole positions */
bool ori_text_is_view(const char *text);                             /* it contains a '?' */
int ori_write_decision(OriDecision decision, char text[ORI_DECISION_TEXT]);
bool ori_read_decision(const char *text, OriDecision *out, OriError *error);
int ori_write_ask(const OriAsk *ask, char text[ORI_EVENT_TEXT]); /* "pick(S)", without the seat */
const char *ori_event_name(int what);                            /* "placed" */
/* The parts of the event, one letter each: s seat, f other seat, # card, o other card, k kind, q
 * kind of a face-down card, n or + amount, w slot, g gap, a ask, p pools, r ranks. */
const char *ori_event_parts(int what);
int ori_write_event(const OriEvent *event, char text[ORI_EVENT_TEXT]);
bool ori_read_event(const char *text, OriEvent *out, OriError *error);

/* --- Records: a whole game as text --- */

typedef struct OriRecord {
    char date[ORI_DATE_TEXT];                /* or "" */
    char name[ORI_MAX_SEATS][ORI_NAME_TEXT]; /* all may be "" */
    int8_t seat;                             /* whose knowledge it is; ORI_TRUTH if complete */
    OriState start; /* the deal; in a seat's record, what that seat knows */
    OriState end;   /* where the decisions lead, with the same knowledge */
    int count;
    OriDecision decision[ORI_MAX_DECISIONS];
} OriRecord;

int ori_write_record(const OriRecord *record, char text[ORI_RECORD_TEXT]);
bool ori_read_record(const char *text, OriRecord *out,
                     OriError *error); /* at: bytes from the text's start */
/* Applies one decision of the record to its start or to a later state; handles what the record does
 * not know. */
const char *ori_record_step(const OriRecord *record, OriState *state, OriDecision decision,
                            OriLog *log);
/* The game so far, as far as the seat (or ORI_SPECTATOR) may know it. */
void ori_record_for(const OriRecord *record, int seat, OriRecord *out);

#ifdef __cplusplus
}
#endif

#endif
