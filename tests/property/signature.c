/*
 * signature.c - promise 4: same seed, same decisions, same bytes; and the same for bots.
 *
 * usage: signature [GAMES [BOT_GAMES [FIRST]]]
 */
#include "tests/support/signature.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    uint64_t rules;
    uint64_t players;
    void *memory = malloc(BOT_MEMORY);
    long games = argc > 1 ? atol(argv[1]) : 10000;
    bool fine = memory != NULL && play_signature(argc > 3 ? atol(argv[3]) : 0, games, &rules) &&
                play_bots_signature(argc > 2 ? atoi(argv[2]) : 48, memory, &players);
    free(memory);
    if (!fine) {
        printf("ori_playout is not ori_choose and ori_apply, or a bot decides what it may not\n");
        return 1;
    }
    printf("signature %016" PRIx64 " bots %016" PRIx64 "\n", rules, players);
    return 0;
}
