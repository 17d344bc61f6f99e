/*
 * version.c - which bots a deal was dealt for: a hash of everything that decides what they do.
 *
 * The tables and the king's weights speak for themselves. What is code does not: tests/deals plays
 * games and fails when bots play otherwise and the revision is still the same.
 */
#include "daily/deal.h"

#include "bots/cards.h"
#include "bots/king_net.h"
#include "bots/learned.h"
#include "daily/digits.h"
#include "ori_bits.h"

enum {
    REVISION = 2,
    NET_REVISION = 3, /* of the bots with a net alone: the others' deals stay what they are */
};

static uint64_t add(uint64_t hash, uint64_t number)
{
    for (int i = 0; i < 8; i++, number >>= 8)
        hash = (hash ^ (number & 0xFF)) * 1099511628211u;
    return hash;
}

/* By value, so that the order of bytes in memory does not matter. */
#define ADD_ALL(hash, type, table)                                                                 \
    do {                                                                                           \
        const type *value = (const type *)(table);                                                 \
        for (size_t i = 0; i < sizeof(table) / sizeof *value; i++)                                 \
            (hash) = add((hash), (uint64_t)value[i]);                                              \
    } while (0)

static uint64_t add_learned(uint64_t hash)
{
    ADD_ALL(hash, int16_t, learned.worth);
    ADD_ALL(hash, int16_t, learned.spread);
    ADD_ALL(hash, uint8_t, learned.reveals);
    ADD_ALL(hash, uint8_t, learned.places);
    ADD_ALL(hash, uint8_t, learned.slots);
    ADD_ALL(hash, int8_t, learned.belief);
    return hash;
}

static uint64_t add_cards(uint64_t hash)
{
    for (int kind = 0; kind <= ORI_KINDS; kind++) {
        const BotCard *card = &bot_cards[kind];
        hash = add(hash, (uint64_t)card->early);
        hash = add(hash, (uint64_t)card->late);
        hash = add(hash, (uint64_t)card->works);
        hash = add(hash, card->role);
        hash = add(hash, card->is_trap);
        hash = add(hash, card->ripens);
    }
    return hash;
}

bool deal_has_net(const Deal *deal)
{
    for (int seat = 0; seat < (int)deal->rules.seats; seat++)
        if (deal->bot[seat] != NULL && deal->bot[seat]->has_net)
            return true;
    return false;
}

void deal_version(const Deal *deal, char text[DEAL_VERSION_TEXT])
{
    uint64_t hash = add(14695981039346656037u, ORI_RULES_VERSION);
    hash = add_cards(add_learned(add(hash, REVISION)));
    if (deal_has_net(deal))
        hash = add(add(hash, king_weights() != NULL ? bits_little(king_weights()->checksum) : 0),
                   NET_REVISION);
    digits_last(hash ^ hash >> 32, DEAL_VERSION_TEXT - 1, text);
}
