/*
 * fails.c - promise 10: disk full, out of memory, I/O error: refuse, never acknowledge, never
 * corrupt.
 *
 * One player and a bot play a short game while the k-th allocation, write or sync of the server
 * fails, once or from then on. The server may refuse, close or end; it may not fall over a null
 * pointer. Started again without failures it has every table that it confirmed and every decision
 * that it acknowledged or told, `verify` is clean and the game can be played to its end.
 *
 * usage: fails [RUNS [PROCESSES [FIRST]]]    RUNS 0: every k
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct Figures {
    atomic_long runs[FAIL_KINDS];
    atomic_long failed;  /* calls */
    atomic_long acks;    /* under failure, all kept */
    atomic_long refused; /* messages */
    atomic_long closed;  /* connections */
    atomic_long ended;   /* servers that stopped by themselves */
    atomic_long unborn;  /* that did not start */
} Figures;

typedef enum When { AT_START, AT_TABLE, AT_PLAY, WHENS } When;

typedef struct Plan {
    FailingKind kind;
    When when;
    int error;
    long from;
    long many;
} Plan;

enum { DECISIONS = 12, FOR_EVER = 1000000000 };

static Figures *figures;
static long runs = 120;
static long processes = 4;
static long first_run = 0;
static long most_calls[WHENS][FAIL_KINDS];

static void arm(Failing *f, const Plan *plan)
{
    for (int kind = 0; kind < FAIL_KINDS; kind++)
        f->calls[kind] = 0;
    f->error = plan->error;
    f->from[plan->kind] = plan->from;
    f->many[plan->kind] = plan->many;
    f->armed = 1;
}

typedef struct Kept {
    bool table; /* it was confirmed */
    Player player;
    OriRandom random;
    char made[ORI_MAX_DECISIONS + 1][ORI_DECISION_TEXT];
} Kept;

static const char table_body[] =
    "{\"rules\":\"base\",\"seats\":[\"me\",\"random\"],\"name\":\"Ann\",\"start\":true}";

static bool try_table(int port, Kept *kept)
{
    Answer answer;
    http(port, "POST", "/tables", NULL, table_body, &answer);
    if (answer.status == 201) {
        json_t *made = json_loads(answer.body.data, 0, NULL);
        kept->table = true;
        snprintf(kept->player.table, ID_TEXT, "%s", json_text(made, "table"));
        snprintf(kept->player.token, TOKEN_TEXT, "%s", json_text(made, "token"));
        kept->player.seat = 0;
        json_decref(made);
    } else {
        figures->refused += answer.status != 0;
        figures->closed += answer.status == 0;
    }
    answer_free(&answer);
    return kept->table;
}

static bool try_come(int port, Player *p)
{
    Client *c = &p->line;
    client_close(c);
    p->waits = false;
    if (client_open(c, port, NULL) != NULL)
        return false;
    if (p->v >= 0)
        client_say(
            c,
            "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\",\"token\":\"%s\",\"game\":\"%s\","
            "\"since\":%ld}",
            p->table, p->token, p->game, p->v);
    else
        client_say(c, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\",\"token\":\"%s\"}",
                   p->table, p->token);
    return true;
}

static void note_acks(Kept *kept)
{
    Player *p = &kept->player;
    if (p->acks == 0)
        return;
    figures->acks++;
    p->acks = 0;
    memcpy(kept->made[p->acked], p->decision, sizeof p->decision);
}

/* Gives up after some refusals, or when nothing at all is heard: then there is nothing to wait for. */
typedef enum Temper { GIVES_UP, GOES_ON } Temper;

/* Plays on as well as it goes. */
static void try_play(Server *server, Kept *kept, long decisions, Temper temper)
{
    enum { MOST_REFUSALS = 20, SILENCE_MS = 1000 };
    Player *p = &kept->player;
    long refusals = 0;
    int64_t heard_at = now_us();
    int64_t silence = temper == GIVES_UP ? SILENCE_MS : PATIENCE;
    int closes = 0;
    while (decisions > 0 && !p->over && now_us() < heard_at + silence * 1000) {
        if (p->line.fd < 0 && !try_come(server->port, p)) {
            if (closes++ > 3)
                return;
            sleep_ms(5);
        }
        if (p->v < 0 && strcmp(p->phase, "lobby") == 0) { /* the table was kept, its game was not */
            client_say(&p->line, "{\"t\":\"start\"}");
            p->phase[0] = '\0';
        }
        bool waited = p->waits;
        long errors = p->errors;
        if (players_hear(&p, 1, 20) > 0)
            heard_at = now_us();
        if (p->line.fd < 0) {
            figures->closed++;
            if (closes++ > 3)
                return;
        }
        figures->refused += p->errors - errors;
        refusals += p->errors - errors;
        if (temper == GIVES_UP && refusals >= MOST_REFUSALS)
            return;
        decisions -= waited && p->acks > 0;
        note_acks(kept);
        if (p->errors > errors)
            sleep_ms(5);
        if (p->line.fd >= 0 && p->v < 0 && p->errors > errors)
            client_close(&p->line);
        if (player_is_asked(p))
            player_decide_any(p, &kept->random);
    }
}

static void check_kept(Server *server, Kept *kept)
{
    static OriRecord record;
    Player *p = &kept->player;
    long v = p->v > p->acked ? p->v : p->acked;
    json_decref(table_shown(server->port, p->table)); /* it was confirmed */
    if (p->game[0] == '\0')
        return;
    fetch_record(server->port, p->game, p->token, &record, NULL);
    if (record.count < v)
        fail("%s: version %ld was told or acknowledged, %d are stored", p->game, v, record.count);
    for (long i = 0; i < v; i++) {
        char text[ORI_DECISION_TEXT];
        ori_write_decision(record.decision[i], text);
        if (kept->made[i + 1][0] != '\0' && strcmp(text, kept->made[i + 1]) != 0)
            fail("%s: decision %ld was acknowledged as %s and is %s", p->game, i, kept->made[i + 1],
                 text);
    }
}

static void end_failing_server(Server *server, OriRandom *random, const Plan *plan)
{
    int status = server_wait(server, 0);
    figures->ended += status != -1;
    if (status == -1) {
        server_signal(server, ori_random_below(random, 2) == 0 ? SIGKILL : SIGTERM);
        status = server_wait(server, PATIENCE);
        if (status == -1)
            fail("the server does not end when it is told to (stderr %s)", server->said);
    }
    if (status != -1 && WIFSIGNALED(status) &&
        (WTERMSIG(status) == SIGSEGV || WTERMSIG(status) == SIGBUS || WTERMSIG(status) == SIGABRT ||
         WTERMSIG(status) == SIGPIPE))
        fail("the server died of signal %d (kind %d, from %ld, %ld times, armed at %d, errno %d; "
             "stderr %s)",
             WTERMSIG(status), (int)plan->kind, plan->from, plan->many, (int)plan->when,
             plan->error, server->said);
}

/* Tells how many calls were made. */
static void run_plan(const Plan *plan, uint64_t seed, long calls[FAIL_KINDS])
{
    static Kept kept;
    Shim shim;
    Server server;
    shim_open(&shim);
    Failing *f = shim.failing;
    kept = (Kept){.random = {seed}};
    player_init(&kept.player);
    server_init(&server, NULL);
    server.preload = shim.library;
    if (plan->when == AT_START)
        arm(f, plan);
    bool born = server_try(&server) == NULL;
    if (plan->when == AT_TABLE)
        arm(f, plan);
    if (born) {
        for (int i = 0; i < 3 && !try_table(server.port, &kept); i++)
            ;
        if (plan->when == AT_PLAY)
            arm(f, plan);
        if (kept.table)
            try_play(&server, &kept, DECISIONS, GIVES_UP);
    }
    figures->unborn += !born;
    for (int kind = 0; kind < FAIL_KINDS; kind++)
        calls[kind] = f->calls[kind];
    figures->failed += f->failed;
    end_failing_server(&server, &kept.random, plan);
    client_close(&kept.player.line);
    shim_close(&shim);
    server.preload = NULL;
    server_start(&server);
    if (kept.table) {
        check_kept(&server, &kept);
        try_play(&server, &kept, ORI_MAX_DECISIONS, GOES_ON);
        if (!kept.player.over)
            fail("the game %s cannot be played to its end after the failures (data %s)",
                 kept.player.game, server.data);
        check_kept(&server, &kept);
    }
    server_end(&server);
    player_free(&kept.player);
    figures->runs[plan->kind]++;
}

static const int errors[] = {ENOSPC, EIO};

static Plan draw_plan(long number)
{
    OriRandom random = {(uint64_t)number * 0x9E3779B97F4A7C15u + 17};
    Plan plan = {.kind = (FailingKind)(number % FAIL_KINDS),
                 .when = (When)(number / FAIL_KINDS % WHENS),
                 .error = errors[number / (FAIL_KINDS * WHENS) % 2],
                 .many = number / (2 * FAIL_KINDS * WHENS) % 2 == 0 ? 1 : FOR_EVER};
    long most = most_calls[plan.when][plan.kind];
    plan.from = 1 + (long)(ori_random(&random) % (uint64_t)(most > 0 ? most : 1));
    return plan;
}

/* Number n of the plans that fail every call once and every call from there on. */
static bool nth_plan(long number, Plan *out)
{
    for (int when = 0; when < WHENS; when++)
        for (int kind = 0; kind < FAIL_KINDS; kind++) {
            long most = most_calls[when][kind] * 2;
            if (number < most) {
                *out = (Plan){.kind = (FailingKind)kind,
                              .when = (When)when,
                              .error = errors[number / 2 % 2],
                              .from = 1 + number / 2,
                              .many = number % 2 == 0 ? 1 : FOR_EVER};
                return true;
            }
            number -= most;
        }
    return false;
}

static void work(int index)
{
    long calls[FAIL_KINDS];
    for (long i = index; runs == 0 || i < runs; i += processes) {
        Plan plan = draw_plan(first_run + i);
        if (runs == 0 && !nth_plan(first_run + i, &plan))
            break;
        run_plan(&plan, (uint64_t)i + 1, calls);
    }
}

static void count_calls(void)
{
    for (int when = 0; when < WHENS; when++) {
        Plan none = {.when = (When)when};
        run_plan(&none, 1, most_calls[when]);
    }
}

int main(int argc, char **argv)
{
    runs = number_told(argc, argv, 1, runs);
    processes = number_told(argc, argv, 2, processes);
    first_run = number_told(argc, argv, 3, first_run);
    figures = shared_memory(sizeof *figures);
    count_calls();
    memset(figures, 0, sizeof *figures);
    in_processes((int)processes, work);
    if (figures->failed == 0)
        fail("nothing has failed: is failing.so there?");
    printf(
        "fails: %ld allocations, %ld writes, %ld syncs and what followed (%ld calls) failed; %ld "
        "acks kept, %ld refused, %ld closed, %ld servers ended, %ld did not start; a game has %ld "
        "allocations, %ld writes, %ld syncs\n",
        figures->runs[FAIL_ALLOCATION], figures->runs[FAIL_WRITE], figures->runs[FAIL_SYNC],
        figures->failed, figures->acks, figures->refused, figures->closed, figures->ended,
        figures->unborn, most_calls[AT_START][FAIL_ALLOCATION], most_calls[AT_START][FAIL_WRITE],
        most_calls[AT_START][FAIL_SYNC]);
    return 0;
}
