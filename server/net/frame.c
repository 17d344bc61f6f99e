/*
 * frame.c - outgoing frames: encoded once, shared by everyone who gets them.
 */
#include "server/net/conns.h"

#include <stdlib.h>
#include <string.h>

static Frame *frame_of_size(size_t size)
{
    Frame *f = malloc(sizeof *f + size);
    if (f != NULL)
        *f = (Frame){.uses = 1, .size = (uint32_t)size};
    return f;
}

Frame *frame_new(int opcode, const void *payload, size_t size)
{
    size_t head = size < 126 ? 2 : size < 65536 ? 4 : 10;
    Frame *f = frame_of_size(head + size);
    if (f == NULL)
        return NULL;
    f->bytes[0] = (uint8_t)(0x80 | opcode);
    f->bytes[1] = (uint8_t)(head == 2 ? size : head == 4 ? 126 : 127);
    for (size_t i = 2; i < head; i++)
        f->bytes[i] = (uint8_t)((uint64_t)size >> 8 * (head - 1 - i));
    memcpy(f->bytes + head, payload, size);
    return f;
}

Frame *frame_text(const char *text, size_t size)
{
    return frame_new(WSLAY_TEXT_FRAME, text, size);
}

Frame *frame_encoded(const uint8_t *bytes, size_t size)
{
    Frame *f = frame_of_size(size);
    if (f != NULL)
        memcpy(f->bytes, bytes, size);
    return f;
}

void frame_drop(Frame *f)
{
    if (f != NULL && --f->uses == 0)
        free(f);
}
