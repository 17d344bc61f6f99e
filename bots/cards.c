/*
 * cards.c - the bots' opinion of each card. A new card needs a row here; without one, no bot places
 * it.
 */
#include "bots/cards.h"

/* clang-format off */
const BotCard bot_cards[ORI_KINDS + 1] = {
    [ORI_ARCHER]        = {34, 18,  9, .role = ROLE_SHOOTER},
    [ORI_SOLDIER]       = {36, 18,  9, .role = ROLE_ATTACKER},
    [ORI_SPY]           = {38, 14, 10, .role = ROLE_THIEF},
    [ORI_HEIR]          = {50, 22, 18, .role = ROLE_HEIR},
    [ORI_LORD]          = {46, 16, 13, .role = ROLE_COMPANION},
    [ORI_SHAPESHIFTER]  = {16, 16,  9, .role = ROLE_NONE},
    [ORI_ASSASSINATION] = { 8, 20,  0, .role = ROLE_NONE},
    [ORI_ROYAL_DECREE]  = { 0,  4,  0, .role = ROLE_NONE},
    [ORI_AMBUSH]        = {22, 10,  0, .is_trap = true},
    [ORI_CONSPIRACY]    = {52,  0,  0, .ripens = true},
    [ORI_PRINCE]        = {46, 20, 10, .role = ROLE_NONE},
    [ORI_TWIN]          = {40, 20, 10, .role = ROLE_NONE},
    [ORI_SCHEMER]       = {36, 12, 10, .role = ROLE_PLOTTER},
    [ORI_QUEEN]         = {50, 22, 20, .role = ROLE_NONE},
    [ORI_CUTTHROAT]     = {14,  8,  4, .role = ROLE_ATTACKER},
    [ORI_APOTHECARY]    = {26, 18,  9, .role = ROLE_ATTACKER},
    [ORI_FELON]         = {22,  4,  4, .role = ROLE_NONE},
    [ORI_IMPERSONATION] = { 8, 22,  0, .role = ROLE_NONE},
    [ORI_BRIBERY]       = { 6, 14,  0, .role = ROLE_NONE},
    [ORI_PLOT]          = {30, 14,  0, .ripens = true},
    [ORI_TRAP]          = {20, 10,  0, .is_trap = true},
};
/* clang-format on */
