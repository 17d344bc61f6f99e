/*
 * hint.c - how a node tells others what it has written, as words:
 *
 *     ID                                                  something of this table
 *     ID:GAME:N:SEAT:STANDIN:AT:CLOCK:SUM:DECISION        the decision itself, which saves a read
 *
 * The words of a batch, behind the node's name, are sealed together (server/secret.h).
 */
#include "server/store/pg/pg.h"

#include <stdio.h>
#include <string.h>

/* Drawn by the first node that needs it. */
bool pg_hint_key(PgLink *l, uint8_t key[SECRET_KEY], char why[STORE_WHY])
{
    char text[SECRET_KEY_TEXT];
    char insert[SECRET_KEY_TEXT + 80];
    secret_key(text);
    snprintf(insert, sizeof insert, "INSERT INTO hints VALUES(1, '%s') ON CONFLICT DO NOTHING",
             text);
    const char *const sql[] = {
        "BEGIN",
        PG_ONE_AT_A_TIME,
        "CREATE TABLE IF NOT EXISTS hints(one int PRIMARY KEY CHECK(one = 1), key text NOT NULL)",
        insert,
        "COMMIT",
        "SELECT key FROM hints"};
    PGresult *r = link_ask_all(l, sql, sizeof sql / sizeof sql[0]);
    bool ok = r != NULL && PQntuples(r) == 1 && secret_read_key(PQgetvalue(r, 0, 0), key);
    if (!ok)
        snprintf(why, STORE_WHY, "%s", r == NULL ? l->why : "the key of the hints is damaged");
    PQclear(r);
    return ok;
}

int pg_hint_write(const Write *write, char out[PG_HINT_TEXT])
{
    const StoredDecision *d = &write->decision;
    char text[ORI_DECISION_TEXT];
    if (write->kind != WRITE_DECISION)
        return snprintf(out, PG_HINT_TEXT, " %s", write->table);
    ori_write_decision(d->decision, text);
    return snprintf(out, PG_HINT_TEXT, " %s:%d:%d:%d:%d:%lld:%lld:%llu:%s", d->table, d->game, d->n,
                    d->seat, d->standin, (long long)d->at, (long long)d->clock,
                    (unsigned long long)d->sum, text);
}

bool pg_hint_read(const char *word, StoreHint *out)
{
    StoredDecision *d = &out->next;
    char text[ORI_DECISION_TEXT];
    int seat;
    int standin;
    long long at;
    long long when;
    unsigned long long sum;
    OriError error;
    *out = (StoreHint){.has_next = false};
    if (strspn(word, "0123456789abcdef") != SECRET_ID_TEXT - 1)
        return false;
    memcpy(out->table, word, SECRET_ID_TEXT - 1);
    word += SECRET_ID_TEXT - 1;
    if (*word == '\0')
        return true;
    if (sscanf(word, ":%d:%d:%d:%d:%lld:%lld:%llu:%7s", &d->game, &d->n, &seat, &standin, &at,
               &when, &sum, text) != 8 ||
        !ori_read_decision(text, &d->decision, &error))
        return false;
    out->has_next = true;
    memcpy(d->table, out->table, sizeof d->table);
    d->seat = (int8_t)seat;
    d->standin = standin != 0;
    d->at = at;
    d->clock = when;
    d->sum = sum;
    return true;
}
