/*
 * sentence.h - every sentence that can be said about a game: the catalogue.
 *
 * A sentence is the id of a text (texts/en/table.ftl) and the values of its variables. The narrator
 * (words.h) chooses it; the terminal says it with its compiled texts (teller.c), the page with
 * Fluent. An id is a stem, for some stems the name of a kind, and a tail:
 *
 *     event-copied-yours = EVENT_COPIED + TAIL_YOURS        reveal-spy-empty = REVEAL + spy + TAIL_EMPTY
 *
 * The lists below say which tails a stem has; teller.c does not compile when a text of the lists is
 * missing, and tools/texts.c makes nothing when a kind lacks one.
 */
#ifndef ORI_SENTENCE_H
#define ORI_SENTENCE_H

#include "oriflamme.h"

/* clang-format off */
#define SENTENCES_ONE(X) /* one text */ \
    X(EVENT_ROUND_LAST) X(EVENT_OVER) X(EVENT_PLACED_ON_HIDDEN) \
    X(EVENT_ASK_PLACE) X(EVENT_ASK_REVEAL) X(EVENT_ASK_PICK) X(EVENT_ASK_PUT_CARD) \
    X(EVENT_ASK_PUT_TWIN) X(EVENT_ASK_PLOT_FIRST) X(EVENT_ASK_PLOT_NEXT) \
    X(WAITING_PLACE) X(WAITING_REVEAL) X(WAITING_PICK) X(WAITING_PUT_CARD) X(WAITING_PUT_TWIN) \
    X(WAITING_PLOT_FIRST) X(WAITING_PLOT_NEXT) X(PHASE_OVER) \
    X(ASK_PLACE) X(ASK_REVEAL) X(ASK_REVEAL_LADEN) X(ASK_ACTS) X(ASK_ACTS_AS) X(ASK_PUT_CARD) \
    X(ASK_PUT_TWIN) X(ASK_PLOT_FIRST) X(ASK_PLOT_NEXT) \
    X(LABEL_PLACE_ONLY) X(LABEL_PLACE_FIRST) X(LABEL_PLACE_LAST) X(LABEL_PLACE_ON) X(LABEL_KEEP) \
    X(LABEL_REVEAL) X(LABEL_ELIMINATE) X(LABEL_STEAL) X(LABEL_COPY) X(LABEL_LIFT) X(LABEL_PUT) \
    X(LABEL_BRIBE) X(LABEL_TAKE) X(LABEL_ACTIVATE) \
    X(SLOT_ONLY) X(SLOT_ON) X(SLOT_ON_LOCKS) \
    X(OPTION_PLACE_ONLY) X(OPTION_PLACE_FIRST) X(OPTION_PLACE_LAST) X(OPTION_PLACE_ON) \
    X(OPTION_PLACE_ON_LOCKS) X(OPTION_TWIN_FIRST) X(OPTION_TWIN_LAST) X(TWIN_ACTS) X(TWIN_ACTS_NOT) X(OPTION_KEEP) X(OPTION_ELIMINATE_SELF) X(OPTION_STEAL) X(OPTION_STEAL_EMPTY) X(OPTION_BRIBE) \
    X(OPTION_COPY_NOTHING) X(OPTION_TAKE) X(OPTION_ACTIVATE) X(OPTION_ACTIVATE_AGAIN) \
    X(NOTHING_COPIED) X(PUT_ACTS) X(PUT_ACTS_AGAIN) X(PUT_ACTS_NOT) X(PUT_ACTS_NOT_AGAIN) \
    X(TARGET_HIDDEN) X(TARGET_BRIBED) X(TARGET_STACK) \
    X(STORY_COST) X(STORY_STEP) X(STORY_WHY_AT_ONCE) X(STORY_WHY_ROUND) X(STORY_WHY_END) X(STORY_WHY_RIVAL) \
    X(STORY_WHY_CARD_PAYS) X(STORY_WHY_CARD_STRUCK) X(STORY_WHY_STRUCK_BY) X(STORY_WHY_CARD_STAYS) \
    X(LESSON_STRUCK) X(LESSON_REVEAL) X(LESSON_KEEP) X(LESSON_COVER) X(LESSON_WHERE) X(LESSON_CARD) \
    X(LESSON_RIVAL) X(LESSON_TARGET) X(LESSON_NONE)

#define SENTENCES_KNOWN(X) /* of a card that may be hidden: to those who know it, to its owner */ \
    X(EVENT_PLACED_ONLY) X(EVENT_PLACED_FIRST) X(EVENT_PLACED_LAST) X(EVENT_PLACED_ON) \
    X(EVENT_KEPT)

#define SENTENCES_SOLO(X) /* of others, of the reader */ \
    X(EVENT_ROUND) X(EVENT_STANDIN) X(EVENT_REVEALED) X(EVENT_REVEALED_TAKES) X(EVENT_LOST) X(EVENT_LOST_PLOT) \
    X(EVENT_GAINED) X(EVENT_GAINED_BOUNTY) X(EVENT_PAID) X(EVENT_ACTIVATED) X(EVENT_MOVED) \
    X(EVENT_ACTS) X(EVENT_DISCARDED) X(EVENT_DISCARDED_STACK) \
    X(EVENT_BRIBED_SELF) X(EVENT_ELIMINATED_SELF) X(EVENT_STOLE_OWN) \
    X(EVENT_ENTERED_FIRST) X(EVENT_ENTERED_LAST) X(EVENT_ENTERED_ON) X(EVENT_ENTERED_AT) \
    X(SLOT_FIRST) X(SLOT_LAST) \
    X(OPTION_ELIMINATE) X(OPTION_ELIMINATE_LADEN) X(OPTION_STEAL_SELF) X(OPTION_COPY) X(OPTION_LIFT) \
    X(OPTION_PUT_FIRST) X(OPTION_PUT_LAST) X(OPTION_PUT_BEFORE) X(OPTION_BRIBE_SELF) \
    X(TARGET_REVEALED) X(TARGET_DOWN) \
    X(STORY_LEFT) X(STORY_LEFT_MAYBE) X(STORY_WHY_OWN_LOST) X(STORY_WHY_OTHERS_LOST) \
    X(STORY_LOST) X(STORY_WON) X(STORY_MOVED) \
    X(STORY_DEAL_GOOD) X(STORY_DEAL_BAD) X(STORY_DEAL_FAIR) X(STORY_OWN) X(STORY_OWN_NONE) \
    X(STORY_OTHERS_TOOK) X(STORY_OTHERS_GAVE)

#define SENTENCES_TRIO(X) /* ... and what befalls the reader */ \
    X(EVENT_STOLE) X(EVENT_STOLE_NOTHING) X(EVENT_BRIBED)

#define SENTENCES_DUO(X) /* ... and what the reader does to the reader's own */ \
    X(EVENT_COPIED) X(EVENT_LIFTED) X(EVENT_ELIMINATED) X(EVENT_ELIMINATED_LADEN)

#define SENTENCES_KIND(X) /* one for each kind that needs it; tools/texts.c knows which do */ \
    X(ASK_PICK) X(NOTHING) X(REVEAL)
/* clang-format on */

#define SENTENCES(X)                                                                               \
    SENTENCES_ONE(X)                                                                               \
    SENTENCES_KNOWN(X)                                                                             \
    SENTENCES_SOLO(X) SENTENCES_TRIO(X) SENTENCES_DUO(X) SENTENCES_KIND(X)

typedef enum Stem {
#define STEM(NAME) SAY_##NAME,
    SENTENCES(STEM)
#undef STEM
        STEMS,
} Stem;

typedef enum Tail {
    TAIL_NONE,
    TAIL_YOU,
    TAIL_YOURS,
    TAIL_OWN,
    TAIL_KNOWN,
    TAIL_EMPTY,
    TAIL_NOTHING,
    TAIL_NOTHING_EMPTY,
    TAIL_OTHERWISE,
    TAIL_OTHERWISE_EMPTY,
    TAILS,
} Tail;

enum { SENTENCE_NONE = -1, SENTENCE_ID = 64 };

/* What the sentence does not speak of is SENTENCE_NONE. */
typedef struct Sentence {
    int stem;
    int tail;
    int of;     /* stems of kinds: which */
    int player; /* seats */
    int other_player;
    int card; /* kinds; ORI_HIDDEN is "a face-down card" */
    int other;
    int place; /* from 0 */
    int n;
    /* Two figures that are compared: with this choice and with the best one, before and after. */
    int chosen;
    int best;
    int tenths; /* 1: they count tenths */
} Sentence;

/* Sentences that belong together, and whom they are about. */
typedef struct Saying {
    int seat; /* or ORI_NOBODY */
    int count;
    bool is_list; /* joined by the text list-comma; else sentences, one after the other */
    Sentence part[3];
} Saying;

/* Begins a line with a sentence that speaks of nothing yet; adds another to it. */
Sentence *sentence_begin(Saying *line, int seat, int stem);
Sentence *sentence_add(Saying *line, int stem);
/* Makes a line that calls a seat "you" one about that seat, for another reader. */
void sentence_tell_others(Saying *line);
/* Leaves out the question behind a statement: it is put to who is asked, while they are. */
void sentence_ask_nothing(Saying *line);
/* "event-copied-yours"; returns its length. */
int sentence_id(const Sentence *sentence, char id[SENTENCE_ID]);

#endif
