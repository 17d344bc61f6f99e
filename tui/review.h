/*
 * review.h - a record at one moment, in one view.
 */
#ifndef ORI_REVIEW_H
#define ORI_REVIEW_H

#include "tui/model.h"

typedef struct Review {
    const OriRecord *record;
    int at;     /* decisions made */
    int seat;   /* whose eyes; ORI_SPECTATOR, ORI_TRUTH */
    int reader; /* whose game it is, or ORI_NOBODY */
    Model model;
} Review;

void review_open(Review *review, Lang lang, const OriRecord *record, int at, int seat);
void review_close(Review *review);
void review_go(Review *review, int at); /* as far as there is */
/* Whether the record knows what they knew; if not, nothing changes. */
bool review_look(Review *review, int seat);
/* The next, or the last, decision that opens a round. */
int review_round(const Review *review, int by);
/* The decision with which a round begins; the end if there is no such round. */
int review_round_start(const Review *review, int round);
/* "Decision 12 of 80, as Blue knew it" */
void review_tell(const Review *review, char out[TEXT_SIZE]);
/* Who decides now; at the end who has won. */
void review_tell_next(const Review *review, char out[TEXT_SIZE]);
/* "This record does not know what Blue knew." */
void review_tell_unknown(const Review *review, int seat, char out[TEXT_SIZE]);

#endif
