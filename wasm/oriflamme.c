/*
 * oriflamme.c - the engine as a WebAssembly module without imports.
 *
 * Everything in oriflamme.h is exported as it is. The page passes structs and texts through the
 * module's own memory: room for them is handed out here once and never taken back.
 */
#include "oriflamme.h"

enum { ROOM = 1 << 20 };

static _Alignas(16) unsigned char room[ROOM];
static size_t used;

/* A place of this size in the module's memory, or 0 when there is none left. */
__attribute__((export_name("ori_room"))) void *ori_room(size_t size)
{
    size_t rounded = (size + 15) & ~(size_t)15;
    if (rounded < size || rounded > ROOM - used)
        return NULL;
    used += rounded;
    return room + used - rounded;
}

#define SIZE_OF(type, name)                                                                        \
    __attribute__((export_name("ori_size_of_" name))) size_t ori_size_of_##type(void);             \
    size_t ori_size_of_##type(void)                                                                \
    {                                                                                              \
        return sizeof(type);                                                                       \
    }

SIZE_OF(OriState, "state")
SIZE_OF(OriView, "view")
SIZE_OF(OriLog, "log")
SIZE_OF(OriRecord, "record")
