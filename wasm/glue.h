/*
 * glue.h - the WebAssembly module in reading order, and what its parts include.
 *
 * oriflamme.c includes the parts in this order, so that the module's inside is static. Like every
 * other program it learns the rules from oriflamme.h.
 *
 *     json.c      seats and cards as JSON (base/json.h writes it)
 *     said.c      the narrator's sentences, as JSON
 *     draw.c      a position as JSON: what a page draws
 *     choices.c   the options, and the certain effect of each
 *     records.c   the verbs about records (the others are in oriflamme.c)
 *
 * king.c includes oriflamme.c and adds what is loaded later; no_king.c replaces it until then.
 */
#ifndef ORI_WASM_GLUE_H
#define ORI_WASM_GLUE_H

#include "oriflamme.h"
#include "base/json.h"
#include "ori_bits.h"
#include "ori_look.h"
#include "words/foresee.h"
#include "bots/guess.h"
#include "analysis/play_on.h"
#include "words/coach.h"
#include "words/said.h"
#include "words/words.h"

#include <string.h>

#endif
