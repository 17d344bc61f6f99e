/*
 * said.h - the narrator's sentences as JSON (web/src/game/types.ts: Said): seats are letters, kinds
 * names, and the reader has the texts.
 */
#ifndef ORI_SAID_H
#define ORI_SAID_H

#include "base/json.h"
#include "words/sentence.h"

void said_out(Json *json, const Saying *line);
void said_put(Json *json, const char *key, const Saying *line);

#endif
