/*
 * glue.h - what the parts of the WebAssembly module know of each other.
 *
 * The module is one translation unit with the engine (oriflamme.c includes the parts in this
 * order): the page is to be told what the engine knows of a table between two decisions, and that
 * is static inside it.
 *
 *     json.c      JSON, written
 *     draw.c      a position as JSON: what a page draws
 *     fold.c      one event after the other, applied to what is drawn
 *     foresee.c   the options, and what each would certainly do
 *     records.c   the verbs about records (the others are in oriflamme.c)
 */
#ifndef ORI_WASM_GLUE_H
#define ORI_WASM_GLUE_H

#include "oriflamme.h"
#include "bots/guess.h"

#endif
