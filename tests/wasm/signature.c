/*
 * signature.c - the signatures of many random games and of bots' games, computed in WebAssembly
 * (tests/signature compares them).
 */
#include "tests/support/king_load.h"
#include "tests/support/signature.h"

static _Alignas(16) unsigned char memory[BOT_MEMORY];

/* Each returns 0 if a game was not in order. */
__attribute__((export_name("signature"))) uint64_t signature_of(int first, int games);
__attribute__((export_name("bots_signature"))) uint64_t bots_signature_of(int games);

uint64_t signature_of(int first, int games)
{
    uint64_t signature;
    return play_signature(first, games, &signature) ? signature : 0;
}

uint64_t bots_signature_of(int games)
{
    uint64_t signature;
    return play_bots_signature(games, memory, &signature) ? signature : 0;
}
