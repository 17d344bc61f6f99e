/*
 * oriflamme.c - the engine as one translation unit. engine.h lists the parts in the order of who
 * may use whom. A part includes the parts whose types or rows it needs, so that an editor can open
 * it on its own.
 */
#include "engine.h"

#include "table.c"
#include "cards.c"
#include "turn.c"
#include "options.c"
#include "standing.c"
#include "deal.c"
#include "playout.c"
#include "check.c"
#include "view.c"
#include "follow.c"
#include "write.c"
#include "read.c"
#include "read_position.c"
#include "event.c"
#include "record.c"
#include "read_tags.c"
#include "read_record.c"
