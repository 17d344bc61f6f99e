/*
 * reason.h - why something failed, as a code: threads and readers know no language.
 *
 * A reason is a const char *, NULL or "" for none. It is WHY(ID), the text TEXT_WHY_ID in the
 * user's language; or the words of another program (a server, a library, a reader of the notation),
 * which are shown unchanged.
 */
#ifndef ORI_REASON_H
#define ORI_REASON_H

#include "words/texts.h"

/* The code is the ID itself; a code without a text does not compile. */
#define WHY(ID) (&#ID[0 * (int)TEXT_WHY_##ID])

const char *reason_of_errno(int error);
const char *reason_tell(Lang lang, const char *why, char out[TEXT_SIZE]); /* returns out */

#endif
