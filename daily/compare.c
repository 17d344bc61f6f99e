/*
 * compare.c - finds the forks between the games of one deal.
 */
#include "daily/compare.h"

#include "ori_bits.h"

static OriDecision decision_of(const DealResult *r, int n)
{
    return r->record.decision[r->at[n]];
}

/* Choices of the group at its n-th decision; a player whose game is over has none. */
static void split(const DealResult *const result[], int n, CompareFork *fork)
{
    fork->choices = 0;
    for (unsigned rest = fork->players; rest != 0; rest &= rest - 1) {
        int player = bits_lowest(rest);
        if (n >= result[player]->count)
            continue;
        OriDecision d = decision_of(result[player], n);
        int i = 0;
        while (i < fork->choices && !ori_same_decision(fork->choice[i].decision, d))
            i++;
        if (i == fork->choices)
            fork->choice[fork->choices++] = (CompareChoice){.decision = d};
        fork->choice[i].players |= 1u << player;
    }
}

/* Where a group parts, or how its one game ends. */
static void find_fork(const DealResult *const result[], int from, CompareFork *fork)
{
    const DealResult *any = result[bits_lowest(fork->players)];
    for (int n = from;; n++) {
        split(result, n, fork);
        fork->same = n;
        if (fork->choices != 1)
            break;
    }
    fork->moment = fork->same < any->count ? any->at[fork->same] : any->record.count;
}

void compare(const DealResult *const result[], int players, Comparison *out)
{
    *out = (Comparison){.players = players, .forks = 1};
    out->fork[0].players = (1u << players) - 1;
    for (int i = 0; i < out->forks; i++) {
        CompareFork *fork = &out->fork[i];
        find_fork(result, i == 0 ? 0 : fork->same, fork);
        for (int c = 0; c < fork->choices; c++)
            if (bits_many(fork->choice[c].players))
                out->fork[out->forks++] =
                    (CompareFork){.players = fork->choice[c].players, .same = fork->same + 1};
    }
}

void compare_view(const DealResult *result, int moment, OriView *out)
{
    OriState state = result->record.start;
    for (int i = 0; i < moment; i++)
        ori_play(&state, result->record.decision[i], NULL);
    ori_view(&state, DEAL_PLAYER, out);
}
