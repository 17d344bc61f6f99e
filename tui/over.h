/*
 * over.h - the end of a game in lines: who won and why, the ranks, the hidden cards.
 */
#ifndef ORI_OVER_H
#define ORI_OVER_H

#include "tui/model.h"

void over_tell(const Model *model, void (*line)(void *to, const char *text), void *to);
/* "Blue wins with 15 influence." */
void over_write_winner(const Model *model, char out[TEXT_SIZE]);
void over_write_kinds(Lang lang, uint32_t kinds, char out[TEXT_SIZE]); /* with commas */
/* The player of a seat, besides its name: "you", "Squire", "away"; or "". */
void over_write_role(const Model *model, int seat, char out[TEXT_SIZE]);

#endif
