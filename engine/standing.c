/*
 * standing.c - reads facts off a state: the ranks, the piles, who has placed, how many cards are
 * where. Nothing here depends on hidden information.
 */
#include "engine.h"

static int tops_owned(const OriState *s, int seat)
{
    return bits_count(s->own[seat]);
}

/* END-1 to END-3: influence, then top cards in the Queue. */
static int score_of(const OriState *s, int seat)
{
    return s->pool[seat] * (ORI_MAX_PLACES + 1) + tops_owned(s, seat);
}

/* Players with equal scores share the rank. */
void ori_ranks(const OriState *s, uint8_t rank[ORI_MAX_SEATS])
{
    int score[ORI_MAX_SEATS] = {0};
    int seats = (int)s->rules.seats;
    memset(rank, 0, ORI_MAX_SEATS);
    for (int i = 0; i < seats; i++)
        score[i] = score_of(s, i);
    for (int i = 0; i < seats; i++) {
        rank[i] = 1;
        for (int j = 0; j < seats; j++)
            if (score[j] > score[i])
                rank[i]++;
    }
}

/* Bots ask for the shares at the end of every line they try, so this makes no ranks, and counts the
 * cards of those alone who have the most influence. */
void ori_shares(const OriState *s, int whole, int32_t share[ORI_MAX_SEATS])
{
    int score[ORI_MAX_SEATS] = {0};
    int seats = (int)s->rules.seats;
    int influence = 0;
    int most = 0;
    int winners = 0;
    for (int i = 0; i < seats; i++)
        influence = s->pool[i] > influence ? s->pool[i] : influence;
    for (int i = 0; i < seats; i++) {
        if (s->pool[i] == influence)
            score[i] = 1 + tops_owned(s, i);
        winners = score[i] > most ? 1 : winners + (score[i] == most);
        most = score[i] > most ? score[i] : most;
    }
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        share[i] = i < seats && score[i] == most ? whole / winners : 0;
}

uint32_t ori_pile(const OriState *s, int seat)
{
    uint32_t pile = 0;
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].gone && (int)s->card[h].family == seat)
            pile |= 1u << s->card[h].kind;
    return pile;
}

bool ori_has_placed(const OriState *s, int seat)
{
    if (s->ask != ORI_ASK_PLACE)
        return true;
    int seats = (int)s->rules.seats;
    return (seat - s->first + seats) % seats < (s->asked - s->first + seats) % seats;
}

int ori_hand_count(const OriState *s, int seat)
{
    return ORI_HAND_SIZE - s->round + !ori_has_placed(s, seat);
}

int ori_aside_count(const OriState *s, int seat)
{
    int elsewhere = ori_hand_count(s, seat);
    for (int h = 1; h <= s->cards; h++)
        if ((int)s->card[h].family == seat && s->card[h].kind != ORI_TWIN)
            elsewhere++;
    return ORI_SET_SIZE - elsewhere;
}
