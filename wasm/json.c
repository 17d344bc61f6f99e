/*
 * json.c - what the module's JSON has in common: cards and "none".
 */
#include "glue.h"

/* A card's name, or null for one that the reader may not know. */
static void out_kind(Json *j, int kind)
{
    if (kind >= ORI_KINDS)
        out_null(j);
    else
        out_text(j, ori_kind_name(kind));
}

static void out_kinds(Json *j, uint32_t kinds)
{
    out_open(j, '[');
    for (; kinds != 0; kinds &= kinds - 1)
        out_kind(j, bits_lowest(kinds));
    out_close(j, ']');
}

/* Handles, places and gaps: 0 means none. */
static void out_or_null(Json *j, int n)
{
    if (n == 0)
        out_null(j);
    else
        out_number(j, n);
}

/* --- A key and its value --- */

static void put_kind(Json *j, const char *key, int kind)
{
    out_key(j, key);
    out_kind(j, kind);
}

static void put_kinds(Json *j, const char *key, uint32_t kinds)
{
    out_key(j, key);
    out_kinds(j, kinds);
}

static void put_or_null(Json *j, const char *key, int n)
{
    out_key(j, key);
    out_or_null(j, n);
}
