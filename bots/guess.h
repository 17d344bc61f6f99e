/*
 * guess.h - a whole truth that a view allows.
 */
#ifndef ORI_GUESS_H
#define ORI_GUESS_H

#include "oriflamme.h"

/* Fills the holes of the view, every way of filling them as likely as any other. */
void guess_uniform(const OriView *view, OriRandom *random, OriState *out);

#endif
