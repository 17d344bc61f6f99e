/*
 * tell_story.h - a story in the listener's language, for the terminal and the command line.
 */
#ifndef ORI_TELL_STORY_H
#define ORI_TELL_STORY_H

#include "words/story.h"
#include "words/teller.h"

/* Whose game it is: the seat that knows it, or the only player who is no bot; else ORI_NOBODY. */
int tell_reader(const OriRecord *record);

/* A summary, or what is said about a moment; the latter with its round and number in front. */
void tell_part(const Teller *teller, const StoryPart *part, char out[TEXT_SIZE]);
void tell_point(const Teller *teller, const StoryPart *point, char out[TEXT_SIZE]);

#endif
