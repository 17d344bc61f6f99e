/*
 * judge.h - what a player may wish of a table, and what becomes of the wish.
 *
 * A judgement depends on the table, the moment and the wish, and on nothing else: random values (a
 * key, a deal) are drawn before and are part of the wish. So a judgement can be repeated, and
 * tested without a server.
 */
#ifndef ORI_JUDGE_H
#define ORI_JUDGE_H

#include "server/errors.h"
#include "server/table/table.h"

#include "arena/arena.h"

enum {
    SEAT_NAME_CHARACTERS = 24,
    SEAT_CHAT_CHARACTERS = 300,
    JUDGE_GRACE_MS = 5000, /* for a player who is back when the time of a decision is up */
    GAME_ANY = -1,         /* instead of a game's number: the last, whichever it is */
};

typedef struct Wish {
    WishKind kind;
    /* who */
    int8_t by;   /* a seat, or ORI_SPECTATOR */
    bool maker;  /* by the maker */
    bool nobody; /* the server itself wants it */
    /* what */
    bool on;
    bool has_bot;
    bool has_deal;
    bool standin; /* a stand-in has decided */
    int8_t seats; /* how many; 0: as many as there are */
    bool has_pace;
    int8_t first; /* as StoredTable has it; FIRST_USUAL: nothing is said about it */
    int8_t pace;  /* with has_pace */
    int pace_ms;
    int seat; /* or ORI_ANY_SEAT */
    int game; /* of the table, or GAME_ANY */
    int version;
    OriDecision decision;
    char name[ORI_NAME_TEXT];
    ArenaEntry bot;
    char rules[ORI_RULES_TEXT]; /* "": nothing is said about them */
    char hook[STORE_HOOK_TEXT]; /* of a wish for one; "": none */
    const char *text;
    uint8_t pass[SECRET_HASH]; /* that is to open the seat; zeros: none */
    /* what chance has given */
    uint8_t token[SECRET_HASH]; /* the key of the seat that is taken, as a hash */
    OriState deal;
} Wish;

/* What a judgement depends on besides the table. */
typedef struct Moment {
    int64_t now;  /* play clock */
    int64_t wall; /* is only shown */
    uint8_t here; /* bits of the seats that are connected, to any node */
    bool maker_is_here;
    int64_t gone_at[ORI_MAX_SEATS]; /* since when they are not; play clock */
} Moment;

/* ERROR_NONE, and what to write; otherwise why not, perhaps in words. */
ErrorCode judge(const Table *table, const Moment *moment, const Wish *wish, Entry *out,
                const char **why);
void entry_clear(Entry *entry); /* frees what a judgement has put into it */

/* --- What has to be drawn for a wish --- */

OriRules judge_rules(const StoredTable *row,
                     uint64_t seed); /* open kinds are drawn for each game */
/* The first player, or ORI_ANY_SEAT: as the wish for a game says, or else the table. */
int judge_first(const Table *table, const Wish *wish);

/* --- Questions --- */

bool judge_all_want_rematch(const Table *table, const StoredTable *row, const Moment *moment);
/* Cards and first player are of a table with as many seats: that may have changed since they were
 * read. */
bool judge_fits(const StoredTable *row);
/* No game is under way, the maker is not here and another player is. */
bool judge_maker_is_missed(const Table *table, const Moment *moment);
/* When the time of the present decision is up: by the clock or, without one, when votes may give the
 * seat away. It counts from when the decision was first asked for, whatever players do meanwhile. */
int64_t judge_time_is_up(const Table *table);
bool seat_name_is_good(const char *name);
bool seat_bot_is_good(const char *text, ArenaEntry *out);

/* --- When a notice is due (due.c) --- */

typedef enum DueKind { DUE_TURN, DUE_FULL, DUE_BEGUN, DUE_OVER, DUE_KINDS } DueKind;

enum {
    DUE_TURN_MS = 20000, /* after a decision was asked for, for one who is not looking */
    DUE_FULL_AT = 1,     /* nobody notes when a table became full: before everything else */
    DUES_MOST = 4,
};

typedef struct Due {
    DueKind kind;
    int64_t at; /* play clock */
} Due;

/* What is due for the table as it is, or will be if it stays so, in this order; how many. */
int table_dues(const Table *table, Due out[DUES_MOST]);
bool due_concerns(const Table *table, const Due *due, int seat);

/* --- Inside: a judgement and its parts --- */

typedef struct Case {
    const Table *table;
    const Moment *moment;
    const Wish *wish;
    const char *why; /* a refusal in words, or NULL */
} Case;

/* Of the row: out->row is as it is, to be made what it will be. */
typedef ErrorCode Judgement(Case *c, Entry *out);

Judgement judge_start;
Judgement judge_decide;
Judgement judge_chat;

static inline bool between_games(const Table *table)
{
    return table->game.phase != ROOM_PLAYING;
}

static inline bool moment_has(const Moment *moment, int seat)
{
    return (moment->here >> seat & 1) != 0;
}

#endif
