/*
 * play_on.h - a game continues from a moment of a record.
 */
#ifndef ORI_PLAY_ON_H
#define ORI_PLAY_ON_H

#include "oriflamme.h"

/* A whole record that leads to the moment after this many decisions, and that the seat (or
 * ORI_SPECTATOR) cannot tell from what it knows of this one. With ORI_TRUTH, for a record of the
 * truth alone, it is the record itself, cut there. */
const char *play_on(const OriRecord *record, int decisions, int seat, OriRandom *random,
                    OriRecord *out);

#endif
