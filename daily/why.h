/*
 * why.h - why a deal, a result or a comparison is refused: a row each, which is a text in five
 * languages (texts/en/deals.ftl: deal-why-...).
 *
 * A refusal names the field, the byte where the trouble begins, and what the sentence needs: a
 * number, what was found, what was expected.
 */
#ifndef ORI_DAILY_WHY_H
#define ORI_DAILY_WHY_H

#include <stdbool.h>
#include <stddef.h>

/* clang-format off */
#define DEAL_WHYS(X) /* name, id, field */ \
    X(EMPTY,     "deal-why-empty",     "deal")    /* no deal in it */ \
    X(CUT,       "deal-why-cut",       "deal")    /* it ends too early */ \
    X(RULES,     "deal-why-rules",     "rules") \
    X(SPELLING,  "deal-why-spelling",  "rules")   /* $found is written $wanted */ \
    X(SEATS,     "deal-why-seats",     "seats") \
    X(FIRST,     "deal-why-first",     "first")   /* a letter up to $wanted */ \
    X(BOT,       "deal-why-bot",       "bots")    /* nobody is called $found */ \
    X(SEARCHES,  "deal-why-searches",  "bots")    /* $found thinks by trying */ \
    X(BOTS,      "deal-why-bots",      "bots")    /* $n are needed */ \
    X(WORD_WRONG, "deal-why-word",     "word") \
    X(DATE,      "deal-why-date",      "word")    /* $found was never a day of ours */ \
    X(FUTURE,    "deal-why-future",    "word")    /* $found has not come */ \
    X(NOT_DAILY, "deal-why-not-daily", "word")    /* the daily deal of $found is $wanted */ \
    X(VERSION,   "deal-why-version",   "version") /* dealt for $found, this is $wanted */ \
    X(KING,      "deal-why-king",      "bots")    /* the weights are not there */ \
    X(RESULT,    "deal-why-result",    "result")  /* a deal alone */ \
    X(DIGIT,     "deal-why-digit",     "line")    /* $found is no digit */ \
    X(CHOICE,    "deal-why-choice",    "line")    /* decision $n is none of the options */ \
    X(SHORT,     "deal-why-short",     "line")    /* not over after $n decisions */ \
    X(LONG,      "deal-why-long",      "line")    /* over after $n decisions, but more follows */ \
    X(CHECK,     "deal-why-check",     "check")   /* another end than the link says */ \
    X(NAME,      "deal-why-name",      "name") \
    X(MORE,      "deal-why-more",      "deal")    /* text behind the end */ \
    X(RECORD,    "deal-why-record",    "record")  /* it cannot be read: $found */ \
    X(NOT_OVER,  "deal-why-not-over",  "record") \
    X(OTHER,     "deal-why-other",     "record")  /* another deal, or other bots: decision $n */ \
    X(FEW,       "deal-why-few",       "results") /* two or more are needed, at most $n */ \
    X(APART,     "deal-why-apart",     "results") /* result $n is of another deal */
/* clang-format on */

typedef enum DealWhy {
#define WHY_NAME(name, id, field) DEAL_##name,
    DEAL_WHYS(WHY_NAME)
#undef WHY_NAME
        DEAL_WHY_COUNT,
} DealWhy;

enum { DEAL_FOUND = 48 };

typedef struct DealRefusal {
    DealWhy why;
    int at; /* bytes from the text's start */
    int n;
    char found[DEAL_FOUND];  /* of the text, and cut; or "" */
    char wanted[DEAL_FOUND]; /* or "" */
} DealRefusal;

const char *deal_why_id(DealWhy why); /* "deal-why-version" */
const char *deal_why_field(DealWhy why);

/* Fills it and returns false. found: `length` bytes of it are quoted, those that can be read. */
bool deal_refuse(DealRefusal *out, DealWhy why, int at);
bool deal_refuse_found(DealRefusal *out, DealWhy why, int at, const char *found, size_t length);
void deal_quote(char out[DEAL_FOUND], const char *text, size_t length);

#endif
