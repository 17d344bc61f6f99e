/*
 * leavers.c - promise 14: every game ends.
 *
 * At any prompt a player may answer, fall silent, lose the connection or leave; some come back
 * after a while, some never do. A stand-in plays on. Whoever comes back has the seat again and is
 * acknowledged when asked. All games end; the last ones without anybody there. The server's clock is
 * the test's (failing.so): time passes when nothing else happens.
 *
 * usage: leavers [GAMES [AT-ONCE]]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum Mood { PLAYS, SILENT, AWAY, GONE } Mood;

typedef struct Leaver {
    Mood mood;
    long until;    /* SILENT, AWAY */
    bool returned; /* and has decided nothing since */
} Leaver;

typedef struct Match {
    Table table;
    Leaver leaver[ORI_MAX_SEATS];
    bool runs;
    int64_t started;
} Match;

static struct Figures {
    long games;
    long decisions; /* by players; the rest is a stand-in's */
    long versions;
    long silences;
    long cuts;
    long leaves;
    long returns;
    long handed_back; /* returned players whose next decision was acknowledged */
    long deserted;    /* games that nobody was left to see the end of */
} figures;

enum { MOST_AT_ONCE = 256, MOST_AWAY_MS = 600, STEP_MS = 10 };

static Server server;
static Shim shim;
static long now_ms; /* of the server's clock, since the test began */
static OriRandom random_source = {5};

static void open_match(Match *m, long number)
{
    static const char *const rules[] = {"base", "ablaze", "mix"};
    *m = (Match){.runs = true, .started = now_us()};
    table_open(&m->table, server.port, rules[number % 3], 2 + (int)(number / 3 % 4),
               ",\"pace\":{\"kind\":\"live\",\"seconds\":0.1}");
    table_start(&m->table, NULL);
}

/* What to do about being asked. */
static void answer(Player *p, Leaver *l)
{
    int luck = ori_random_below(&random_source, 40);
    l->until = now_ms + ori_random_below(&random_source, MOST_AWAY_MS);
    switch (luck) {
    case 0:
    case 1:
        l->mood = SILENT;
        figures.silences++;
        break;
    case 2:
        l->mood = AWAY;
        client_cut(&p->line);
        figures.cuts++;
        break;
    case 3:
        l->mood = GONE;
        client_cut(&p->line);
        figures.cuts++;
        break;
    case 4:
        l->mood = SILENT;
        client_say(&p->line, "{\"t\":\"leave\"}");
        figures.leaves++;
        break;
    default:
        player_decide_any(p, &random_source);
        break;
    }
}

static void return_to_table(Player *p, Leaver *l)
{
    if (p->line.fd < 0) {
        player_come(p, server.port, SINCE_KNOWN);
    } else {
        client_say(&p->line, "{\"t\":\"back\"}");
    }
    l->mood = PLAYS;
    l->returned = true;
    figures.returns++;
}

/* Too slow once: the stand-in has the seat until its player says so. */
static void take_back(Player *p)
{
    json_t *own = json_array_get(p->seats, (size_t)p->seat);
    if (!json_is_true(json_object_get(own, "standin")))
        return;
    json_object_del(own, "standin"); /* said once for each time it is told */
    client_say(&p->line, "{\"t\":\"back\"}");
}

static void act(Match *m)
{
    for (int seat = 0; seat < m->table.seats; seat++) {
        Player *p = &m->table.player[seat];
        Leaver *l = &m->leaver[seat];
        if (p->acks > 0) {
            figures.decisions += p->acks;
            figures.handed_back += l->returned;
            l->returned = false;
            p->acks = 0;
        }
        if (p->line.fd < 0 && l->mood == PLAYS)
            fail("a player was thrown out with %d %s", p->line.close_code, p->error);
        if (l->mood == PLAYS)
            take_back(p);
        if (l->mood == PLAYS && player_is_asked(p))
            answer(p, l);
        else if ((l->mood == SILENT || l->mood == AWAY) && now_ms > l->until)
            return_to_table(p, l);
    }
}

static bool is_over(const Match *m, bool *deserted)
{
    *deserted = true;
    for (int seat = 0; seat < m->table.seats; seat++) {
        if (m->table.player[seat].over)
            return *deserted = false, true;
        *deserted = *deserted && m->leaver[seat].mood == GONE;
    }
    if (!*deserted)
        return false;
    json_t *table = table_shown(server.port, m->table.id);
    bool over = strcmp(json_text(table, "phase"), "over") == 0;
    json_decref(table);
    return over;
}

static void close_match(Match *m, bool deserted)
{
    static OriRecord record;
    fetch_record(server.port, m->table.player[0].game, "", &record, NULL);
    if (record.seat != ORI_TRUTH || record.end.ask != ORI_ASK_OVER)
        fail("%s is over, but its record is not", m->table.player[0].game);
    figures.versions += record.count;
    figures.games++;
    figures.deserted += deserted;
    table_free(&m->table);
    m->runs = false;
}

/* Time passes when there is nothing to hear. */
static void hear_all(Match match[], int count)
{
    static Player *all[MOST_AT_ONCE * ORI_MAX_SEATS];
    int n = 0;
    for (int i = 0; i < count; i++)
        for (int seat = 0; match[i].runs && seat < match[i].table.seats; seat++)
            all[n++] = &match[i].table.player[seat];
    if (players_hear(all, n, 1) == 0) {
        shim.failing->play_ms += STEP_MS;
        now_ms += STEP_MS;
    }
}

int main(int argc, char **argv)
{
    static Match match[MOST_AT_ONCE];
    long games = number_told(argc, argv, 1, 100);
    int at_once = (int)number_told(argc, argv, 2, 25);
    long opened = 0;
    if (at_once > MOST_AT_ONCE)
        at_once = MOST_AT_ONCE;
    random_source.state = seed_told(random_source.state);
    shim_open(&shim);
    shim_stop_clock(&shim);
    server_init(&server, (const char *const[]){"--test-pace", NULL});
    server.preload = shim.library;
    server_start(&server);
    while (figures.games < games) {
        for (int i = 0; i < at_once; i++) {
            bool deserted = false;
            if (match[i].runs)
                act(&match[i]);
            if (match[i].runs && is_over(&match[i], &deserted))
                close_match(&match[i], deserted);
            else if (match[i].runs && now_us() > match[i].started + PATIENCE * 1000LL)
                fail("%s does not end, at %s", match[i].table.player[0].game,
                     match[i].table.player[0].position);
            if (!match[i].runs && opened < games)
                open_match(&match[i], opened++);
        }
        hear_all(match, at_once);
    }
    server_end(&server);
    shim_close(&shim);
    printf("leavers: %ld games ended (%ld deserted), %ld decisions, %ld of them by players; %ld "
           "silences, %ld cuts, %ld leaves; %ld returns, %ld then decided\n",
           figures.games, figures.deserted, figures.versions, figures.decisions, figures.silences,
           figures.cuts, figures.leaves, figures.returns, figures.handed_back);
    if (figures.versions <= figures.decisions || (figures.returns > 20 && figures.handed_back == 0))
        fail("no stand-in has played, or none has handed a seat back");
    return 0;
}
