/*
 * king_weights.c - finds the king's weights and checks that they fit.
 *
 * The program has the file built in. The page's module has room for it: when a player wants a king,
 * the page fetches the file, writes it there and says so.
 */
#include "bots/king_net.h"
#include "bots/king_weights.h"

#include "ori_bits.h"

#include <string.h>

static uint32_t fingerprint(void)
{
    uint32_t hash = 2166136261u;
    KingColumn column[256];
    for (int part = 0; part < KING_PARTS; part++) {
        int n = king_columns(part, column);
        const uint8_t *byte = &column[0].at;
        for (int i = 0; i < n * (int)sizeof column[0]; i++)
            hash = (hash ^ byte[i]) * 16777619u;
    }
    return (hash ^ (uint32_t)KING_KINDS) * 16777619u;
}

static uint64_t checksum(const uint8_t *bytes, size_t size)
{
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    return hash;
}

const char *king_refuse(const void *bytes, size_t size)
{
    static const char magic[] = "ORIKING\n";
    const KingWeights *w = bytes;
    const uint8_t *rest = bytes;
    size_t from = offsetof(KingWeights, shift);
    if (size < from || memcmp(w->magic, magic, sizeof w->magic) != 0)
        return "this is not a file of the king's weights";
    if (bits_little_32(w->format) != KING_FORMAT)
        return "the king's weights are of another format";
    if (bits_little_32(w->fingerprint) != fingerprint())
        return "the king's weights were trained for other kinds or inputs";
    if (size != sizeof *w)
        return "the king's weights are not complete";
    if (bits_little(w->checksum) != checksum(rest + from, size - from))
        return "the king's weights are damaged";
    return NULL;
}

#ifdef __wasm__

static _Alignas(16) KingWeights room;
static bool loaded;

void *king_room(void)
{
    return &room;
}

const char *king_load(size_t size)
{
    const char *why = king_refuse(&room, size);
    loaded = why == NULL;
    return why;
}

const KingWeights *king_weights(void)
{
    return loaded ? &room : NULL;
}

#else

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define SECTION ".data" /* its numbers are turned round before the program begins */
extern KingWeights king_built_in;
#else
#define SECTION ".section .rodata"
extern const KingWeights king_built_in;
#endif
extern const char king_built_in_end[];

__asm__(SECTION "\n"
                ".balign 64\n"
                ".globl king_built_in\n"
                "king_built_in:\n"
                ".incbin \"bots/king.k8\"\n"
                ".globl king_built_in_end\n"
                "king_built_in_end:\n"
                ".byte 0\n"
                ".previous\n");

const KingWeights *king_weights(void)
{
    return &king_built_in;
}

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
__attribute__((constructor)) static void turn_round(void)
{
    unsigned char *file = (unsigned char *)&king_built_in;
    size_t wide = offsetof(KingWeights, place_bias);
    size_t narrow = offsetof(KingWeights, place);
    for (size_t at = wide; at < narrow; at += sizeof(int32_t)) {
        uint32_t number;
        memcpy(&number, file + at, sizeof number);
        number = bits_little_32(number);
        memcpy(file + at, &number, sizeof number);
    }
    for (size_t at = narrow; at < offsetof(KingWeights, owner); at += sizeof(int16_t)) {
        uint16_t number;
        memcpy(&number, file + at, sizeof number);
        number = bits_little_16(number);
        memcpy(file + at, &number, sizeof number);
    }
}
#endif

size_t king_built_in_size(void)
{
    return (size_t)(king_built_in_end - (const char *)&king_built_in);
}

#endif
