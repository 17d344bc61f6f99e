/*
 * signature.c - the signature of many random games, computed in WebAssembly (tests/signature
 * compares it).
 */
#include "tests/support/signature.h"

/* 0 if a game was not in order. */
__attribute__((export_name("signature"))) uint64_t signature_of(int games);

uint64_t signature_of(int games)
{
    uint64_t signature;
    return play_signature(games, &signature) ? signature : 0;
}
