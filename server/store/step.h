/*
 * step.h - the step from schema 2 to 3 in SQL that both databases understand: the columns of a
 * table and of its seats become the lines of a body (table/body.c). Impossible values are copied as
 * they are: the reader of the body names the field.
 */
#ifndef ORI_STORE_STEP_H
#define ORI_STORE_STEP_H

/* clang-format off */
#define STEP_FLAG(name, flag)     "CASE CAST(" flag " AS INTEGER) WHEN 0 THEN '' ELSE " name " || ' yes\n' END"
#define STEP_LINE(name, number)   "CASE " number " WHEN 0 THEN '' ELSE " name " || ' ' || " number " || '\n' END"
#define STEP_TEXT(name, text)     "CASE " text " WHEN '' THEN '' ELSE " name " || ' ' || " text " || '\n' END"
#define STEP_HASH(name, hex)      "CASE replace(" hex ", '0', '') WHEN '' THEN '' ELSE " name " || ' ' || " hex " || '\n' END"

#define STEP_TABLE(maker) \
    "'rules ' || rules || '\n' || " STEP_FLAG("'help'", "help") " || CASE pace WHEN 0 THEN '' WHEN 1 THEN 'pace live\n'" \
    " WHEN 2 THEN 'pace days\n' ELSE 'pace ' || pace || '\n' END || " STEP_LINE("'pace-ms'", "pace_ms") " || " \
    STEP_LINE("'absence-ms'", "absence_ms") " || " STEP_LINE("'votes-at'", "votes_at") " || 'maker ' || " maker " || '\n'"

/* seat: from 0 on. */
#define STEP_OF(field) "substr('abcde', CAST(seat AS INTEGER) + 1, 1) || ' " field "'"
#define STEP_SEAT(token) \
    STEP_OF("kind ") " || CASE kind WHEN 0 THEN 'open' WHEN 1 THEN 'human' WHEN 2 THEN 'bot' ELSE CAST(kind AS TEXT) END || '\n' || " \
    STEP_TEXT(STEP_OF("bot"), "bot") " || " STEP_FLAG(STEP_OF("standin"), "standin") " || " STEP_LINE(STEP_OF("muted"), "muted") " || " \
    STEP_LINE(STEP_OF("votes"), "votes") " || " STEP_LINE(STEP_OF("rematch"), "rematch") " || " STEP_HASH(STEP_OF("key"), token) " || " \
    STEP_TEXT(STEP_OF("name"), "name")
/* clang-format on */

#endif
