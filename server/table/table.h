/*
 * table.h - a table: its row, its last game and its chat.
 *
 * Everything in this folder is pure: no clock, no chance, no disk, no connection. judge.h says what
 * a wish makes of a table, fold.c applies it.
 */
#ifndef ORI_TABLE_H
#define ORI_TABLE_H

#include "server/secret.h"

#include "oriflamme.h"

enum {
    STORE_BOT_TEXT = 32,
    STORE_CHAT_TEXT = 1300, /* 300 characters of at most 4 bytes */
    STORE_CHAT_KEPT = 50,
    BODY_TEXT = 3072, /* a table's row as text */
    BODY_LINE = 320,
    STORE_HOOK_TEXT = 288,
    BODY_WHY = 64,
};

#define SEAT_NO_NAME "—" /* of a player who had it taken out */

/* --- What is stored --- */

typedef enum StoredKind { STORED_OPEN, STORED_HUMAN, STORED_BOT, STORED_KINDS } StoredKind;

typedef struct StoredSeat {
    int8_t kind; /* StoredKind */
    bool standin;
    bool made_it;  /* was the maker, until the role passed on because nobody was here */
    uint8_t muted; /* bits of the seats whose chat this one does not hear */
    uint8_t votes; /* bits of the seats that want a stand-in for this one, in version votes_at */
    int rematch;   /* wants another game after this one: nobody need clear it */
    char name[ORI_NAME_TEXT];
    char bot[STORE_BOT_TEXT];
    uint8_t token[SECRET_HASH]; /* of humans */
    uint8_t pass[SECRET_HASH];  /* that opens this seat, too; zeros: none does */
    /* The score of the player in this seat, over finished games (score.c): */
    int played;
    int wins; /* in parts: a shared victory counts in part */
    int ranks;
    int influence;
    int begun; /* how many of them began with this seat */
} StoredSeat;

typedef enum PaceKind { PACE_NONE, PACE_LIVE, PACE_DAYS, PACE_KINDS } PaceKind;

/* The first player of the next game. By default a random seat, then the next seat each time. */
typedef enum FirstKind { FIRST_USUAL, FIRST_DRAWN, FIRST_SEAT } FirstKind;

enum { WIN_PARTS = 60 }; /* two to five winners have equal shares of it */

/* A change of a table is a function from one to the next: written as a whole, with the next v. */
typedef struct StoredTable {
    char id[SECRET_ID_TEXT];
    int64_t v;                  /* of this row, from 1 */
    char rules[ORI_RULES_TEXT]; /* as agreed: "mix" draws again for each game */
    int8_t seats;
    bool is_public;
    bool has_help;              /* players may ask a bot for advice */
    int8_t pace;                /* PaceKind */
    int pace_ms;                /* for each decision */
    int absence_ms;             /* after so long a vote may give a seat to a stand-in */
    int8_t first;               /* FirstKind, or FIRST_SEAT and a seat: of the next game alone */
    int64_t made_at;            /* wall */
    uint8_t maker[SECRET_HASH]; /* the maker's token */
    StoredSeat seat[ORI_MAX_SEATS];
    int games;                  /* how many were started: the last one's number */
    int votes_at;               /* the version of the game in which the votes count */
    int scored;                 /* the last game that the seats' scores count */
    char hook[STORE_HOOK_TEXT]; /* where its turns are posted, too (courier.h); "": nowhere */
    /* The store's notes about it, which are no part of it: */
    int64_t used_at; /* play clock, when it was last let go */
    int64_t due;     /* play clock: it rests till then, unless its game goes on; 0: it does not */
} StoredTable;

typedef struct StoredGame {
    char table[SECRET_ID_TEXT];
    int number; /* from 1 */
    OriState start;
    char name[ORI_MAX_SEATS][ORI_NAME_TEXT];
    int64_t started_at; /* wall */
    int64_t asked_at;   /* play clock: since when the current decision is due */
    bool over;
    uint64_t sum; /* of the deal and of every decision up to the last */
    int count;
    OriDecision decision[ORI_MAX_DECISIONS];
    bool standin[ORI_MAX_DECISIONS]; /* it was decided by one */
    int64_t at[ORI_MAX_DECISIONS];   /* wall */
    int64_t clock[ORI_MAX_DECISIONS];
} StoredGame;

typedef struct StoredDecision {
    char table[SECRET_ID_TEXT];
    int game;
    int n;
    int8_t seat;
    bool standin;
    bool ends; /* the game */
    OriDecision decision;
    int64_t at;      /* wall */
    int64_t clock;   /* play clock */
    uint64_t sum;    /* store_chain of the one before and this one */
    uint64_t before; /* the sum of the one before, or the game's: it is written behind that alone */
} StoredDecision;

/* Of a game that was read: the one after `before`, by the seat that was asked. */
StoredDecision stored_decision(const StoredGame *game, int n, int seat, uint64_t before);

/* One that was taken out has no text, and its number stays: a number that was used twice would be
 * taken for a line that is known. */
typedef struct StoredChat {
    int64_t n;
    int8_t seat;
    char name[ORI_NAME_TEXT];
    char text[STORE_CHAT_TEXT];
} StoredChat;

/* What bodies and messages call them. */
extern const char *const seat_words[STORED_KINDS];
extern const char *const pace_words[PACE_KINDS];

/* The part of a table's row that no database need understand, as text (body.c). */
void body_write(const StoredTable *table, char text[BODY_TEXT]);
/* False: wrong names the field that is missing or impossible. Fields without a line stay as they
 * are. */
bool body_read(const char *text, StoredTable *out, char wrong[BODY_WHY]);

/* Checksums, chained: each holds for everything before it. */
uint64_t store_sum_table(const StoredTable *table);
uint64_t sum_body(const StoredTable *table, const char *body); /* the same, of what was read */
uint64_t sum_table_2(const StoredTable *table);                /* as schema 2 had it */
uint64_t store_sum_game(const StoredGame *game);
uint64_t store_chain(uint64_t before, const StoredDecision *decision);
uint64_t sum_names(const StoredGame *game);
uint64_t sum_key(const char *text); /* of a key that belongs to the store */
uint64_t sum_notices(const char *id, int64_t v, const char *text);
uint64_t sum_chat(const char *table, const StoredChat *chat);

/* --- What is known --- */

typedef enum RoomPhase { ROOM_LOBBY, ROOM_PLAYING, ROOM_OVER } RoomPhase;

/* The last game of a table: the fold of its log. */
typedef struct Game {
    RoomPhase phase;
    char name[ORI_MAX_SEATS][ORI_NAME_TEXT]; /* as it began */
    OriState start;
    OriState state;
    OriDecision *decision;
    bool *standin; /* the same decision was a stand-in's */
    int count;
    int room_for; /* decisions */
    uint64_t sum;
    int64_t started_at; /* wall */
    int64_t asked_at;   /* play clock: the time to decide counts from here */
    int64_t arose_at;   /* the same, but when a live clock has begun again after a restart */
} Game;

/* A line of chat that is kept. */
typedef struct ChatLine {
    struct ChatLine *next;
    StoredChat said;
} ChatLine;

typedef struct Table {
    StoredTable row;
    Game game;
    ChatLine *chat; /* the oldest first */
    int64_t chat_n; /* of the last line, kept or not */
} Table;

/* --- What may be wished of a table (judge.h) --- */

typedef enum WishKind {
    WISH_SIT,
    WISH_NAME,
    WISH_LEAVE,
    WISH_BACK,
    WISH_BOT, /* or an open seat */
    WISH_FILL,
    WISH_REMOVE,
    WISH_HOOK, /* a webhook, or none */
    WISH_SET,  /* cards, clock, who begins, how many play */
    WISH_VOTE,
    WISH_REMATCH,
    WISH_MUTE,
    WISH_FORGET,
    WISH_STANDIN, /* the clock's, nobody's wish */
    WISH_MAKER,   /* the same: the maker stays away, and another becomes it */
    WISH_START,
    WISH_DECIDE,
    WISH_CHAT,
    WISH_KINDS,
} WishKind;

/* --- What happens to a table (fold.c) --- */

typedef enum EntryKind {
    ENTRY_NONE, /* it is so already */
    ENTRY_ROW,
    ENTRY_START,  /* the row, and a game */
    ENTRY_FORGET, /* the row, and what a seat has said and was called goes */
    ENTRY_DECISION,
    ENTRY_CHAT,
    ENTRY_KINDS,
} EntryKind;

/* What is written, and what the table takes once it is. */
typedef struct Entry {
    EntryKind kind;
    int seat; /* that is taken, or forgotten */
    union {
        struct {
            StoredTable row; /* as it will be */
            StoredGame *game;
        };
        StoredDecision decision;
        StoredChat chat;
    };
} Entry;

size_t entry_size(EntryKind kind); /* of the part that is used */

/* NULL, or why it cannot have happened; then the table is as it was. The log is of a decision. */
const char *table_fold(Table *table, const Entry *entry, OriLog *log);
/* Its sum is that of the table's game with this decision: for what others say was decided. */
bool table_continues(const Table *table, const StoredDecision *decision);
bool table_take_game(Table *table, const StoredGame *game); /* false: no memory, or no game */
void table_take_chat(Table *table, const StoredChat *said);
void table_drop_game(Table *table);  /* there is none (any more) */
void table_clear_chat(Table *table); /* but its numbers are not used again */
bool table_knows_chat(const Table *table, int64_t n);
void table_forget(Table *table, int seat); /* what it has said goes, and its name in the game */
void table_free(Table *table);             /* what it holds */

/* The last game is counted in the row's scores, if it is over and was not counted before. */
void table_settle(const Game *game, StoredTable *row);

/* --- Questions --- */

int table_makers_seat(const StoredTable *row); /* or TABLE_NO_SEAT: the maker does not sit */
/* Which seat this pass opens, or TABLE_NO_SEAT. */
int table_seat_of_pass(const StoredTable *row, const uint8_t pass[SECRET_HASH]);
bool table_is_bots(const StoredTable *row, int seat); /* a bot's, or a stand-in's */
/* More seats, which are open, or fewer: those that go take their handicaps along. */
void table_resize(StoredTable *row, int seats);

enum { TABLE_NO_SEAT = -2 };

#endif
