/*
 * signature.c - promise 4: same seed, same decisions, same bytes.
 *
 * usage: signature [GAMES]
 */
#include "tests/support/signature.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    uint64_t signature;
    if (!play_signature(argc > 1 ? atol(argv[1]) : 10000, &signature)) {
        printf("ori_playout is not ori_choose and ori_apply\n");
        return 1;
    }
    printf("signature %016" PRIx64 "\n", signature);
    return 0;
}
