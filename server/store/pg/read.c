/*
 * read.c - reads tables, games and chat from PostgreSQL.
 *
 * What belongs together is read in one snapshot and one round trip. It is trusted as little as data
 * from SQLite: rows.c checks every row.
 */
#include "server/store/pg/pg.h"

#include "server/log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum Sql {
    SQL_BEGIN,
    SQL_TABLE,
    SQL_CHAT,
    SQL_GAME,
    SQL_DECISIONS,
    SQL_OTHERS,
    SQL_COMMIT,
    SQL_NOTICES,
    SQL_NOTICES_BEHIND,
    SQL_LISTS, /* and a list for each kind */
    SQLS = SQL_LISTS + STORE_MINE + 1,
} Sql;

enum { ANSWERS = SQL_COMMIT + 1 };

/* The last game, or the one of that number. */
#define WHICH "(CASE WHEN $2::int = 0 THEN (SELECT games FROM tables WHERE id=$1) ELSE $2::int END)"

/* clang-format off */
/* Who else attends the table, and how many of them come before this node: by a hash, so that every node gets its share. */
#define OTHERS(table, node) \
    "SELECT coalesce(bit_or(h.seats), 0) AS seats, coalesce(sum(h.spectators), 0) AS spectators, count(*) FILTER" \
    " (WHERE md5(h.tbl || h.node) < md5(h.tbl || " node "::text)) AS rank, count(*) AS nodes" \
    " FROM here h JOIN nodes USING(node) WHERE h.tbl=" table " AND node <> " node "::text AND " PG_ALIVE
#define UNATTENDED(table) "NOT EXISTS(SELECT 1 FROM here JOIN nodes USING(node) WHERE here.tbl=" table " AND " PG_ALIVE ")"
#define COUNT(table, game) "coalesce((SELECT d.n + 1 FROM decisions d WHERE d.tbl=" table " AND d.game=" game \
    " ORDER BY d.n DESC LIMIT 1), 0)"
#define SUM(table, game) "coalesce((SELECT d.sum FROM decisions d WHERE d.tbl=" table " AND d.game=" game \
    " ORDER BY d.n DESC LIMIT 1), (SELECT g.sum FROM games g WHERE g.tbl=" table " AND g.number=" game "), 0)"

const char *const pg_read_sql[SQLS] = {
    [SQL_BEGIN] = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    [SQL_TABLE] = "SELECT " ROW_TABLE " FROM tables WHERE id=$1",
    [SQL_CHAT] = "SELECT " ROW_CHAT " FROM (SELECT * FROM chat WHERE tbl=$1 ORDER BY n DESC LIMIT $2::int) AS last"
                 " ORDER BY n",
    [SQL_GAME] = "SELECT " ROW_GAME ", number FROM games WHERE tbl=$1 AND number=" WHICH,
    [SQL_DECISIONS] = "SELECT " ROW_DECISION " FROM decisions WHERE tbl=$1 AND game=" WHICH " ORDER BY n",
    [SQL_OTHERS] = OTHERS("$1", "$2"),
    [SQL_COMMIT] = "COMMIT",
    [SQL_NOTICES] = "SELECT " ROW_NOTICES " FROM notices WHERE id=$1",
    [SQL_NOTICES_BEHIND] = "SELECT " ROW_NOTICES " FROM notices WHERE id COLLATE \"C\" > $1 ORDER BY id COLLATE \"C\" LIMIT 1",
    [SQL_LISTS + STORE_PLAYING] = "SELECT tbl, 0 FROM games WHERE NOT over AND $1::bigint >= 0 LIMIT $2::int",
    [SQL_LISTS + STORE_LOBBIES] = "SELECT id, v FROM tables WHERE games = 0 AND public AND $1::bigint >= 0"
                                  " ORDER BY made_at DESC LIMIT $2::int",
    [SQL_LISTS + STORE_OLD_LOBBIES] = "SELECT id, v FROM tables WHERE games = 0 AND used_at < $1 AND " UNATTENDED("tables.id")
                                      " LIMIT $2::int",
    [SQL_LISTS + STORE_OLD_GAMES] = "SELECT id, v FROM tables WHERE games > 0 AND used_at < $1 AND NOT EXISTS"
                                    "(SELECT 1 FROM games WHERE tbl = tables.id AND NOT over) AND " UNATTENDED("tables.id")
                                    " LIMIT $2::int",
    [SQL_LISTS + STORE_OLD_CHAT] = "SELECT id, v FROM tables WHERE used_at < $1 AND EXISTS"
                                   "(SELECT 1 FROM chat WHERE tbl = tables.id AND said <> '') AND " UNATTENDED("tables.id")
                                   " LIMIT $2::int",
    [SQL_LISTS + STORE_PUBLIC] = "SELECT id, v FROM tables WHERE public AND $1::bigint >= 0 AND (games = 0 OR EXISTS"
                                 "(SELECT 1 FROM games WHERE tbl = tables.id AND number = tables.games AND NOT over))"
                                 " ORDER BY made_at DESC LIMIT $2::int",
    /* Two nodes that look at once skip what the other has just taken. */
    [SQL_LISTS + STORE_UNATTENDED] =
        "WITH left_alone AS (SELECT g.tbl FROM games g JOIN tables t ON t.id = g.tbl WHERE NOT g.over AND $1::bigint >= 0"
        " AND " UNATTENDED("g.tbl") " AND NOT (t.due > (SELECT lived FROM life) AND t.due_n = " COUNT("g.tbl", "g.number") ")"
        " LIMIT $2::int FOR UPDATE OF g SKIP LOCKED)"
        " INSERT INTO here(tbl, node, seats, spectators) SELECT tbl, $3, 0, 0 FROM left_alone"
        " ON CONFLICT(tbl, node) DO UPDATE SET seats=0, spectators=0 RETURNING tbl, 0",
    [SQL_LISTS + STORE_ALL] = "SELECT id, v FROM tables WHERE $1::bigint >= 0 AND id > $3 ORDER BY id LIMIT $2::int",
    /* A living one has its session, with its locks, and a sign of life. */
    [SQL_LISTS + STORE_DEAD] =
        "SELECT '', 0 WHERE NOT EXISTS(SELECT 1 FROM pg_locks l JOIN pg_locks name USING(pid) JOIN nodes ON"
        " name.objid::bigint = hashtext(node)::bigint & 4294967295 WHERE l.locktype='advisory' AND l.objsubid=1"
        " AND (l.classid::bigint << 32 | l.objid::bigint) = $1::bigint AND name.locktype='advisory'"
        " AND name.classid=" PG_LOCK_NAMES " AND " PG_ALIVE ") LIMIT $2::int",
    [SQL_LISTS + STORE_MINE] = ROW_MINE("strpos", "$1", "$2::int", "NOT over"),
    [SQL_LISTS + STORE_NEWS] =
        "SELECT a.id, coalesce(t.v, 0), coalesce(t.games, 0), " COUNT("t.id", "t.games") ", coalesce((SELECT c.n FROM chat c"
        " WHERE c.tbl=t.id ORDER BY c.n DESC LIMIT 1), 0), o.seats, o.spectators, o.rank, o.nodes,"
        " coalesce(t.sum, 0), " SUM("t.id", "t.games") " FROM"
        " unnest($1::text[]) AS a(id) LEFT JOIN tables t ON t.id=a.id CROSS JOIN LATERAL (" OTHERS("a.id", "$2") ") AS o",
};
/* clang-format on */
const int pg_read_sqls = SQLS;

/* --- A table --- */

static const char *take_game(PGresult *const answer[], const char *table, StoredGame *out)
{
    Cells cells = result_cells(answer[SQL_GAME], 0);
    memset(out, 0, sizeof *out);
    snprintf(out->table, sizeof out->table, "%s", table);
    out->number = (int)result_number(answer[SQL_GAME], 0, 8);
    const char *wrong = row_game(&cells, out);
    OriState state = out->start;
    for (int i = 0; wrong == NULL && i < PQntuples(answer[SQL_DECISIONS]); i++) {
        cells = result_cells(answer[SQL_DECISIONS], i);
        wrong = row_decision(&cells, out, &state);
    }
    return wrong == NULL ? row_game_is_whole(out, &state) : wrong;
}

static void take_chat(const PGresult *answer, const char *table, StoreFound *f)
{
    f->chat = calloc(STORE_CHAT_KEPT, sizeof *f->chat);
    for (int i = 0; f->chat != NULL && i < PQntuples(answer) && f->chats < STORE_CHAT_KEPT; i++) {
        Cells cells = result_cells(answer, i);
        f->chats += row_chat(&cells, table, &f->chat[f->chats]); /* a damaged line is left out */
    }
}

static StoreOthers take_others(const PGresult *answer, int row, int column)
{
    int64_t seats = result_number(answer, row, column);
    return (StoreOthers){.here = (uint8_t)seats,
                         .attending = (uint8_t)(seats >> STORE_ATTENDING),
                         .spectators = (int)result_number(answer, row, column + 1),
                         .rank = (int)result_number(answer, row, column + 2),
                         .nodes = (int)result_number(answer, row, column + 3)};
}

static StoreResult complain(char why[STORE_WHY], const char *table, int game, const char *wrong)
{
    if (game > 0)
        snprintf(why, STORE_WHY, "game %s-%d: %s", table, game, wrong);
    else
        snprintf(why, STORE_WHY, "table %s: %s", table, wrong);
    return STORE_FAILED;
}

static StoreResult take_all(PGresult *const answer[], const Read *r, StoreFound *f,
                            char why[STORE_WHY])
{
    bool has_game = PQntuples(answer[SQL_GAME]) == 1;
    if (PQntuples(answer[SQL_TABLE]) == 0)
        return STORE_REFUSED;
    char which[BODY_WHY];
    Cells cells = result_cells(answer[SQL_TABLE], 0);
    const char *wrong = row_table(&cells, &f->table, which);
    if (wrong != NULL)
        return complain(why, r->table, 0, wrong);
    take_chat(answer[SQL_CHAT], r->table, f);
    f->others = take_others(answer[SQL_OTHERS], 0, 0);
    int number = r->number == STORE_LAST_GAME ? f->table.games : r->number;
    if (number == 0)
        return STORE_DONE;
    if (!has_game && number > f->table.games)
        return STORE_REFUSED;
    if (!has_game)
        return complain(why, r->table, number, "it is not there");
    f->game = malloc(sizeof *f->game);
    wrong = f->game != NULL ? take_game(answer, r->table, f->game) : "out of memory";
    return wrong != NULL ? complain(why, r->table, number, wrong) : STORE_DONE;
}

static bool send_all(PgLink *l, const char *node, const Read *r)
{
    Values table = {.count = 0};
    Values others = {.count = 0};
    Values chat = {.count = 0};
    Values game = {.count = 0};
    value_text(&table, r->table);
    value_text(&chat, r->table);
    value_number(&chat, STORE_CHAT_KEPT);
    value_text(&game, r->table);
    value_number(&game, r->number);
    value_text(&others, r->table);
    value_text(&others, node);
    return link_send(l, SQL_BEGIN, NULL) && link_send(l, SQL_TABLE, &table) &&
           link_send(l, SQL_CHAT, &chat) && link_send(l, SQL_GAME, &game) &&
           link_send(l, SQL_DECISIONS, &game) && link_send(l, SQL_OTHERS, &others) &&
           link_send(l, SQL_COMMIT, NULL) && link_sync(l);
}

/* False: the link is broken. An error of the database is one of the answers. */
static bool hear_all(PgLink *l, PGresult *answer[ANSWERS], bool *ok)
{
    for (int i = 0;; i++) {
        PGresult *a = link_next(l);
        if (a == NULL)
            return false;
        ExecStatusType status = PQresultStatus(a);
        *ok = *ok && status != PGRES_FATAL_ERROR && status != PGRES_PIPELINE_ABORTED;
        if (i < ANSWERS && status != PGRES_PIPELINE_SYNC)
            answer[i] = a;
        else
            PQclear(a);
        if (status == PGRES_PIPELINE_SYNC)
            return true;
    }
}

static bool find(PgReader *reader, Read *r, char why[STORE_WHY])
{
    PgLink *l = &reader->link;
    PGresult *answer[ANSWERS] = {NULL};
    bool ok = true;
    if (r->anew) /* it may lead to a former primary */
        link_close(l);
    bool heard = link_open(l) && send_all(l, reader->node, r) && hear_all(l, answer, &ok);
    if (heard && ok && r->found != NULL)
        r->result = take_all(answer, r, r->found, why);
    for (int i = 0; i < ANSWERS; i++)
        PQclear(answer[i]);
    if (heard && !ok)
        link_close(l); /* whatever happened, the next link starts clean */
    return heard && ok;
}

/* --- Notices --- */

static bool find_notices(PgReader *reader, Read *r, char why[STORE_WHY])
{
    Values a = {.count = 0};
    value_text(&a, r->pass);
    PGresult *answer =
        link_open(&reader->link)
            ? link_ask(&reader->link, r->behind ? SQL_NOTICES_BEHIND : SQL_NOTICES, &a)
            : NULL;
    bool heard = answer != NULL && r->notices != NULL;
    bool ok = heard;
    if (heard && PQntuples(answer) == 1) {
        Cells cells = result_cells(answer, 0);
        ok = row_notices(&cells, r->notices);
    }
    PQclear(answer);
    r->result = ok ? STORE_DONE : STORE_FAILED;
    if (heard && !ok)
        snprintf(why, STORE_WHY, "notices %.8s: they are damaged", r->notices->id);
    return heard;
}

/* --- A list --- */

/* {a,b,c}: ids need no quotes. NULL: out of memory. */
static char *array_of(const Read *r)
{
    char *text = malloc((size_t)r->asked * SECRET_ID_TEXT + 2);
    char *to = text;
    if (text == NULL)
        return NULL;
    *to++ = '{';
    for (int i = 0; i < r->asked; i++) {
        if (i > 0)
            *to++ = ',';
        memcpy(to, r->ids[i], SECRET_ID_TEXT - 1);
        to += SECRET_ID_TEXT - 1;
    }
    memcpy(to, "}", 2);
    return text;
}

static PGresult *ask_list(PgReader *reader, const Read *r, const char *ids)
{
    Values a = {.count = 0};
    if (r->kind == STORE_NEWS) {
        value_text(&a, ids);
        value_text(&a, reader->node);
    } else {
        if (r->kind == STORE_MINE)
            value_text(&a, r->pass);
        else
            value_number(&a, r->before);
        value_number(&a, r->most);
    }
    if (r->kind == STORE_UNATTENDED || r->kind == STORE_ALL)
        value_text(&a, r->kind == STORE_ALL ? r->table : reader->node);
    return link_open(&reader->link) ? link_ask(&reader->link, SQL_LISTS + (int)r->kind, &a) : NULL;
}

static bool list(PgReader *reader, Read *r)
{
    char *ids = r->kind == STORE_NEWS ? array_of(r) : NULL;
    PGresult *answer = r->kind == STORE_NEWS && ids == NULL ? NULL : ask_list(reader, r, ids);
    int count = PQntuples(answer);
    free(ids);
    free(r->list);
    r->count = 0;
    r->list = calloc((size_t)(count > 0 ? count : 1), sizeof *r->list);
    for (int i = 0; i < count && r->list != NULL; i++) {
        StoreListed *to = &r->list[r->count++];
        snprintf(to->id, sizeof to->id, "%s", PQgetvalue(answer, i, 0));
        to->v = result_number(answer, i, 1);
        if (r->kind != STORE_NEWS)
            continue;
        to->games = (int)result_number(answer, i, 2);
        to->count = (int)result_number(answer, i, 3);
        to->chat = result_number(answer, i, 4);
        to->others = take_others(answer, i, 5);
        to->row_sum = (uint64_t)result_number(answer, i, 9);
        to->game_sum = (uint64_t)result_number(answer, i, 10);
    }
    PQclear(answer);
    return answer != NULL;
}

/* A link that broke while nobody asked is opened again at once; one that breaks twice is told. */
void pg_read(PgReader *reader, Read *r, char why[STORE_WHY])
{
    r->result = STORE_FAILED;
    why[0] = '\0';
    if (r->what == READ_TABLE)
        r->found = calloc(1, sizeof *r->found);
    if (r->what == READ_NOTICES)
        r->notices = calloc(1, sizeof *r->notices);
    for (int tries = 0; tries < 2; tries++)
        if (r->what == READ_TABLE     ? find(reader, r, why)
            : r->what == READ_NOTICES ? find_notices(reader, r, why)
                                      : list(reader, r))
            return;
    if (r->kind == STORE_MINE)
        r->count = -1;
    snprintf(why, STORE_WHY, "%s", reader->link.why);
}

void pg_read_one(PgReader *reader, Read *r)
{
    char why[STORE_WHY];
    pg_read(reader, r, why);
    if (r->result == STORE_FAILED && why[0] != '\0' && r->what == READ_TABLE)
        log_event(LOG_FAILURE, reader->link.conn == NULL ? "database-lost" : "table-unreadable",
                  "table=%s", log_id(r->table));
    if (r->result == STORE_FAILED && r->what == READ_NOTICES)
        log_event(LOG_FAILURE, "notices-unreadable",
                  "hint=\"run 'oriflamme verify' to see what is wrong\"");
}
