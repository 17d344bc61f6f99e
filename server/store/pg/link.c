/*
 * link.c - one connection to PostgreSQL.
 *
 * It never blocks for longer than PG_ANSWER_MS: a server that neither answers nor hangs up is as
 * good as gone, and libpq on its own would wait minutes for it.
 */
#include "server/store/pg/pg.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Results --- */

int64_t result_number(const PGresult *r, int row, int column)
{
    const char *text = PQgetvalue(r, row, column);
    return strcmp(text, "t") == 0 ? 1 : strtoll(text, NULL, 10);
}

static const char *cell_text(const Cells *c, int column)
{
    return PQgetvalue(c->rows, c->at, column);
}

static int64_t cell_number(const Cells *c, int column)
{
    return result_number(c->rows, c->at, column);
}

Cells result_cells(const PGresult *r, int row)
{
    return (Cells){.rows = r, .at = row, .text = cell_text, .number = cell_number};
}

PgFate result_fate(const PGresult *r)
{
    const char *state = PQresultErrorField(r, PG_DIAG_SQLSTATE);
    if (state == NULL || strncmp(state, "08", 2) == 0 || /* connection */
        strncmp(state, "57P", 3) == 0 ||                 /* shut down, or starting up */
        strcmp(state, "25006") == 0 || /* read-only: this one is no longer the primary */
        strcmp(state, "26000") == 0)   /* a statement that it never prepared */
        return PG_BROKEN;
    return strncmp(state, "40", 2) == 0 || strcmp(state, "55P03") == 0 ? PG_AGAIN : PG_WRONG;
}

/* --- Opening and closing --- */

static void keep_why(PgLink *l, const char *what)
{
    int size = snprintf(l->why, sizeof l->why, "PostgreSQL: %s", what);
    for (int i = 0; i < size && i < (int)sizeof l->why; i++)
        if (l->why[i] == '\n')
            l->why[i] = l->why[i + 1] != '\0' ? ' ' : '\0';
}

static bool fail(PgLink *l)
{
    if (l->conn != NULL)
        keep_why(l, PQerrorMessage(l->conn));
    link_close(l);
    return false;
}

void link_close(PgLink *l)
{
    PQfinish(l->conn);
    l->conn = NULL;
}

/* The URL overrides these. Without them libpq and the kernel would wait for minutes for a
 * server that is gone. */
static PGconn *connect_to(const char *url)
{
    static const char *const keys[] = {"connect_timeout",  "tcp_user_timeout",
                                       "keepalives_idle",  "keepalives_interval",
                                       "keepalives_count", "target_session_attrs",
                                       "application_name", "client_encoding",
                                       "dbname",           NULL};
    const char *const values[] = {"3",          "5000",      "5",    "2", "3",
                                  "read-write", "oriflamme", "UTF8", url, NULL};
    return PQconnectdbParams(keys, values, 1);
}

/* A commit that is answered has reached the disk, whatever the database's default is. A node that
 * vanishes in the middle of a transaction keeps its locks for ten seconds, and no longer. A
 * statement is planned once: its rows are found by their keys, however many there are. */
static const char session[] =
    "SELECT set_config('idle_in_transaction_session_timeout', '10000', false),"
    " set_config('plan_cache_mode', 'force_generic_plan', false),"
    " CASE WHEN current_setting('synchronous_commit') = 'off'"
    " THEN set_config('synchronous_commit', 'on', false) END";

static bool prepare(PgLink *l)
{
    char name[16];
    l->gave_up = false;
    bool ok = link_send_text(l, session) && (!l->is_sure || link_send_text(l, PG_REPLICATE));
    for (int i = 0; i < l->sqls && ok; i++) {
        snprintf(name, sizeof name, "s%d", i);
        ok = PQsendPrepare(l->conn, name, l->sql[i], 0, NULL) == 1;
    }
    if (!ok || !link_sync(l))
        return fail(l);
    for (;;) {
        PGresult *r = link_next(l);
        ExecStatusType status = r != NULL ? PQresultStatus(r) : PGRES_FATAL_ERROR;
        if (status == PGRES_FATAL_ERROR || status == PGRES_PIPELINE_ABORTED || l->gave_up) {
            if (r != NULL && !l->gave_up)
                keep_why(l, PQresultErrorMessage(r));
            else if (l->is_sure)
                keep_why(l, "it does not answer, or waits for a synchronous standby");
            PQclear(r);
            link_close(l);
            return false;
        }
        PQclear(r);
        if (status == PGRES_PIPELINE_SYNC)
            return true;
    }
}

/* Who cancels a commit that waits for a standby is told that it is done, with a warning. It has no
 * code of its own, and its text is in the database's language. */
static void on_notice(void *who, const PGresult *notice)
{
    PgLink *l = who;
    const char *from = PQresultErrorField(notice, PG_DIAG_SOURCE_FUNCTION);
    l->gave_up = l->gave_up || (from != NULL && strcmp(from, "SyncRepWaitForLSN") == 0);
}

bool link_open(PgLink *l)
{
    if (l->conn != NULL && PQstatus(l->conn) == CONNECTION_OK)
        return true;
    link_close(l);
    l->conn = connect_to(l->url);
    if (l->conn == NULL || PQstatus(l->conn) != CONNECTION_OK)
        return fail(l);
    PQsetNoticeReceiver(l->conn, on_notice, l);
    if (PQsetnonblocking(l->conn, 1) != 0 || PQenterPipelineMode(l->conn) != 1)
        return fail(l);
    l->fresh = true;
    return prepare(l);
}

/* --- Sending --- */

bool link_send(PgLink *l, int statement, const Values *v)
{
    char name[16];
    char number[VALUES_MOST][PG_NUMBER_TEXT];
    const char *value[VALUES_MOST];
    int length[VALUES_MOST]; /* of bytes in PostgreSQL's own form */
    int binary[VALUES_MOST];
    int count = v != NULL ? v->count : 0;
    for (int i = 0; i < count; i++) {
        const Value *from = &v->of[i];
        if (from->text == NULL)
            snprintf(number[i], PG_NUMBER_TEXT, "%lld", (long long)from->number);
        value[i] = from->text != NULL ? from->text : number[i];
        length[i] = from->text != NULL ? (int)from->number : 0;
        binary[i] = length[i] > 0;
    }
    snprintf(name, sizeof name, "s%d", statement);
    return l->conn != NULL &&
           (PQsendQueryPrepared(l->conn, name, count, value, length, binary, 0) == 1 || fail(l));
}

bool link_send_text(PgLink *l, const char *sql)
{
    return l->conn != NULL &&
           (PQsendQueryParams(l->conn, sql, 0, NULL, NULL, NULL, NULL, 0) == 1 || fail(l));
}

bool link_sync(PgLink *l)
{
    return l->conn != NULL && (PQpipelineSync(l->conn) == 1 || fail(l));
}

void link_flush(PgLink *l)
{
    if (l->conn != NULL && PQflush(l->conn) < 0)
        fail(l);
}

/* --- Waiting --- */

static bool await_input(PgLink *l, uint64_t until)
{
    for (;;) {
        int more = PQflush(l->conn);
        if (more < 0)
            return fail(l);
        if (PQisBusy(l->conn) == 0)
            return true;
        uint64_t now = uv_hrtime() / 1000000;
        struct pollfd one = {.fd = PQsocket(l->conn),
                             .events = (short)(more > 0 ? POLLIN | POLLOUT : POLLIN)};
        if (now >= until) {
            keep_why(l, "it does not answer");
            link_close(l);
            return false;
        }
        if (poll(&one, 1, (int)(until - now)) > 0 && (one.revents & ~POLLOUT) != 0 &&
            PQconsumeInput(l->conn) != 1)
            return fail(l);
    }
}

PGresult *link_next(PgLink *l)
{
    int patience = l->patience_ms > 0 ? l->patience_ms : PG_ANSWER_MS;
    uint64_t until = uv_hrtime() / 1000000 + (uint64_t)patience;
    PGresult *r = NULL;
    while (r == NULL) { /* each statement's answer is followed by a NULL */
        if (l->conn == NULL || !await_input(l, until))
            return NULL;
        r = PQgetResult(l->conn);
        if (PQstatus(l->conn) != CONNECTION_OK) {
            PQclear(r);
            fail(l);
            return NULL;
        }
    }
    return r;
}

/* The answer to one statement and its sync. */
static PGresult *answered(PgLink *l)
{
    PGresult *r = link_next(l);
    PGresult *sync = r != NULL ? link_next(l) : NULL;
    bool ok = sync != NULL &&
              (PQresultStatus(r) == PGRES_TUPLES_OK || PQresultStatus(r) == PGRES_COMMAND_OK);
    if (r != NULL && !ok)
        keep_why(l, PQresultErrorMessage(r));
    if (r != NULL && sync != NULL && !ok && result_fate(r) == PG_BROKEN)
        link_close(l);
    PQclear(sync);
    if (ok)
        return r;
    PQclear(r);
    return NULL;
}

PGresult *link_ask(PgLink *l, int statement, const Values *a)
{
    return link_send(l, statement, a) && link_sync(l) ? answered(l) : NULL;
}

PGresult *link_ask_text(PgLink *l, const char *sql)
{
    return link_send_text(l, sql) && link_sync(l) ? answered(l) : NULL;
}

PGresult *link_ask_all(PgLink *l, const char *const sql[], size_t count)
{
    PGresult *r = link_ask_text(l, sql[0]);
    for (size_t i = 1; i < count && r != NULL; i++) {
        PQclear(r);
        r = link_ask_text(l, sql[i]);
    }
    return r;
}
