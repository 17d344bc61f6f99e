/*
 * king.c - the hash of what the king's net says, computed in WebAssembly (tests/king compares it).
 */
#include "tests/support/king_hash.h"

#include "tests/support/king_load.h"

__attribute__((export_name("hash"))) uint64_t hash_of_king(int positions);
__attribute__((export_name("think"))) int think_often(int times);

/* 0 if the ways differ. */
uint64_t hash_of_king(int positions)
{
    KingWay way[KING_WAYS];
    king_ways(way);
    uint64_t hash = king_hash(&way[0], positions);
    for (int i = 1; i < KING_WAYS && way[i].sums != NULL; i++)
        if (king_hash(&way[i], positions) != hash)
            return 0;
    return hash;
}

/* For measuring: decisions of one position. */
int think_often(int times)
{
    OriRandom random = {5};
    OriRules rules = {.kinds = ORI_BASE_SET, .seats = 4, .schemer = 1};
    OriState s;
    int sum = 0;
    ori_deal(rules, ORI_ANY_SEAT, &random, &s);
    while (times > 0) {
        KingSight sight;
        KingMind mind;
        KingChoice choice;
        if (s.ask == ORI_ASK_OVER)
            ori_deal(rules, ORI_ANY_SEAT, &random, &s);
        king_consider(king_weights(), &s, &sight, &mind, &choice);
        int drawn = king_draw(&choice, KING_ONE, &random);
        sum += drawn;
        ori_play(&s, choice.option[drawn], NULL);
        times--;
    }
    return sum;
}
