/*
 * look.h - looking around the table: the Queue, the families, the hand and the cards set aside, one
 * thing at a time, each described in full.
 */
#ifndef ORI_LOOK_H
#define ORI_LOOK_H

#include "tui/model.h"

typedef enum LookGroup { LOOK_QUEUE, LOOK_FAMILIES, LOOK_HAND, LOOK_ASIDE, LOOK_GROUPS } LookGroup;

typedef struct Look {
    bool is_on;
    LookGroup group;
    int at; /* which of the group */
} Look;

void look_begin(Look *look, const Model *model);  /* at the place being resolved, if there is one */
void look_settle(Look *look, const Model *model); /* after a change: at something that is there */
/* By arrows, Home and End. False: the key is none of these. */
bool look_key(Look *look, const Model *model, int key);

int look_place(const Look *look);                    /* of the Queue; -1: it looks elsewhere */
int look_kind(const Look *look, const Model *model); /* of the card; ORI_HIDDEN: of none known */
void look_tell(const Look *look, const Model *model, char out[TEXT_SIZE]);
/* A family in full: influence, hand, pile, and whatever else the reader knows. */
void look_tell_family(const Model *model, int seat, char out[TEXT_SIZE]);
/* Whose hand the reader can see; ORI_NOBODY: nobody's. */
int look_hand(const Model *model);

#endif
