/*
 * names.h - what things are called, and lists of names: the words between names are texts too,
 * since no two languages agree on them.
 */
#ifndef ORI_NAMES_H
#define ORI_NAMES_H

#include "words/texts.h"

#include "oriflamme.h"

/* "Base game", "Ablaze", "Both sets mixed" */
const char *name_of_set(Lang lang, OriRules rules);

/* "Ann (you)"; the name alone where the role says nothing new. */
void name_with_role(Lang lang, const char *name, const char *role, char out[TEXT_SIZE]);
/* "Log: empty" */
void name_label(Lang lang, const char *label, const char *value, char out[TEXT_SIZE]);

/* Adds one more to a list: "Ann", "Ann, Bea". */
void names_add(Lang lang, const char *name, char list[TEXT_SIZE]);
void names_add_kinds(Lang lang, uint32_t kinds, char list[TEXT_SIZE]);
/* Adds the last one: "Ann and Bea". */
void names_add_last(Lang lang, const char *name, char list[TEXT_SIZE]);
/* Adds another thought: "not played: Spy; set aside: Heir". */
void names_add_part(Lang lang, const char *part, char list[TEXT_SIZE]);

#endif
