/*
 * lists.c - lists of tables, through the same queue as every read.
 */
#include "server/store/engine.h"

bool store_list(Store *s, StoreListKind kind, int64_t before, int most, StoreHeard *heard,
                void *who)
{
    return store_give_read(s, &(Read){.what = READ_LIST,
                                      .heard = heard,
                                      .who = who,
                                      .kind = kind,
                                      .before = before,
                                      .most = most});
}

bool store_list_mine(Store *s, const uint8_t pass[SECRET_HASH], int most, StoreHeard *heard,
                     void *who)
{
    Read r = {.what = READ_LIST, .heard = heard, .who = who, .kind = STORE_MINE, .most = most};
    secret_hash_text(pass, r.pass);
    return store_give_read(s, &r);
}

bool store_look(Store *s, const char (*ids)[SECRET_ID_TEXT], int count, StoreHeard *heard,
                void *who)
{
    return store_give_read(s, &(Read){.what = READ_LIST,
                                      .heard = heard,
                                      .who = who,
                                      .kind = STORE_NEWS,
                                      .ids = (char(*)[SECRET_ID_TEXT])(uintptr_t)ids,
                                      .asked = count,
                                      .most = count});
}
