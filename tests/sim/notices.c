/*
 * notices.c - who is told what, in a simulated world: a push service that answers late, twice, with
 * refusals or not at all, and a watch over what it is given.
 *
 * Nothing is told that is not so, nothing twice, nobody who looks at the table is disturbed, and
 * nobody is left out. A table's webhook is told likewise, once for all. What is due is reckoned here anew, from the disk and from what people have said.
 */
#include "sim.h"

#include "server/notice/courier.h"
#include "server/notice/devices.h"
#include "server/room/letters.h"
#include "server/table/judge.h"

#include <stdlib.h>
#include <string.h>

enum {
    PEOPLE = 30,
    HOOK = PEOPLE, /* the table's webhook, among those who are told */
    TABLES = 6,
    UNATTENDED_MS = 20 * 1000,
    IN_TIME_MS = 5 * 1000,
    ATTEND_MS = 150 * 1000,
    SLOW_MS = 10 * 1000, /* the network, and what nodes tell each other */
    USUAL_ANSWER_MS = 200,
    APART_MS = 1000, /* the clocks of two nodes */
    LOST_MS = 11 * 1000,
    MOST_ANSWER_MS = 10 * 1000,
    QUIET_ONE_IN = 5, /* people have quiet hours */
    MOST_TIMES = 64,
    TAKING_MS = 5 * 1000, /* a node looks so often for abandoned games */
    NOTING_MS = 100,      /* from a letter to its note ... */
    AGAIN_MS = 5 * 1000,  /* ... if a commit fails */
    THREAD_MS = 5,        /* till the loop hears that a letter has left */
    SLOW_ONE_IN = 20,     /* a letter waits at the courier ... */
    LINE_MS = 40 * 1000,  /* ... so long, at most */
};

struct Courier {
    Server *server;
    int node;
    uint64_t life;
};

extern bool (*courier_takes)(const Courier *courier, const PushLetter *letter, int attempt,
                             void *who, int64_t what);
extern bool (*courier_posts)(const Courier *courier, const HookLetter *letter, int attempt,
                             void *who, int64_t what);

bool sim_notices;

static struct {
    long turns, halves, eighths, full, begun, over, retries, gone, doubles, awaited, posted, unsent;
} figures;

/* --- People --- */

typedef struct Person {
    int64_t since;  /* when they began to look */
    int64_t on_at;  /* and said so last */
    bool says_on;   /* and have not said otherwise since, nor gone */
    int64_t till;   /* so long a server may believe it, at most */
    int64_t put_at; /* when the server last learned of their device */
    char id[SECRET_HASH_TEXT];
} Person;

static int64_t later(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static Person people[PEOPLE];
static int64_t calm_since; /* nothing has kept a server from telling since */
static int64_t
    able_since; /* the same, but for the death of a node whose tables another takes over */
static int64_t taken_over; /* by then it has */
typedef struct Times {
    int64_t at[MOST_TIMES];
    long count;
} Times;
static Times died;
static Times failed; /* a commit or a read */
static long known_failures;

static bool has_quiet(int who)
{
    return who != HOOK && who % QUIET_ONE_IN == QUIET_ONE_IN - 1;
}

void notices_pass(int who, char text[SECRET_TOKEN_TEXT])
{
    snprintf(text, SECRET_TOKEN_TEXT, "%032x", who + 1);
}

static void add_time(Times *t)
{
    t->at[t->count++ % MOST_TIMES] = sim_now;
}

static bool is_any_between(const Times *t, int64_t from, int64_t till)
{
    for (int i = 0; i < MOST_TIMES && i < t->count; i++)
        if (t->at[i] >= from && t->at[i] <= till)
            return true;
    return false;
}

void notices_disturb(int64_t longer)
{
    calm_since = later(calm_since, sim_now + longer);
    able_since = later(able_since, calm_since);
}

/* If nobody else ran, the clock stood still. */
void notices_began(bool alone)
{
    if (alone)
        notices_disturb(0);
}

void notices_died(int64_t other_since)
{
    add_time(&died);
    if (other_since < 0) {
        notices_disturb(DISK_ALIVE_MS);
        return;
    }
    calm_since = later(calm_since, sim_now + DISK_ALIVE_MS);
    able_since = later(able_since, other_since);
    taken_over = calm_since + TAKING_MS;
}

/* A node died between a letter and its note, which a commit that failed may have delayed. */
static bool one_died_behind(int64_t letter)
{
    bool delayed = is_any_between(&failed, letter, letter + NOTING_MS);
    return is_any_between(&died, letter, letter + (delayed ? AGAIN_MS : NOTING_MS));
}

void notices_sleep(int64_t ms)
{
    notices_disturb(0);
    for (Person *p = people; p < people + PEOPLE; p++)
        p->till += p->till + ms > sim_now ? ms : 0;
}

void notices_attend(int who, bool on)
{
    Person *p = &people[who];
    if (!p->says_on || sim_now - p->on_at >= ATTEND_MS)
        p->since = sim_now;
    p->says_on = on;
    p->on_at = sim_now;
    if (on)
        p->till = sim_now + ATTEND_MS + SLOW_MS;
}

void notices_gone(int who)
{
    people[who].says_on = false; /* of a cut the server may learn much later */
}

static bool surely_attends(int who)
{
    const Person *p = &people[who];
    return p->says_on && p->since > calm_since && sim_now - p->since > SLOW_MS &&
           sim_now - p->on_at < ATTEND_MS;
}

static void put_device(int who)
{
    Devices devices = {.count = 1};
    Device *d = &devices.device[0];
    char text[DEVICES_TEXT];
    char pass[SECRET_TOKEN_TEXT];
    uint8_t hash[SECRET_HASH];
    notices_pass(who, pass);
    secret_hash(pass, hash);
    secret_hash_text(hash, people[who].id);
    *d = (Device){.lang = "en", .has_quiet = has_quiet(who), .from = 22 * 60, .till = 7 * 60};
    snprintf(d->to.endpoint, sizeof d->to.endpoint, "https://fcm.googleapis.com/%d", who);
    devices_write(&devices, text);
    disk_put_notices(people[who].id, text);
    people[who].put_at = sim_now;
}

/* --- What is so --- */

/* What the watch knows of a table. */
typedef struct Watch {
    char id[SECRET_ID_TEXT];
    int64_t v;
    int games;
    int count;
    bool over;
    int asked;            /* a seat; -1: nobody */
    int64_t since;        /* the simulated time at which it has come to be so */
    int64_t decided_at;   /* the same, of the last decision, or of the start */
    int64_t asked_at;     /* play clock */
    int64_t told_clock;   /* of this decision, last; 0: nothing was */
    int64_t posted_clock; /* the same, to the webhook */
    int64_t told_at[PEOPLE + 1];
    int begun[PEOPLE + 1]; /* the game that they were told has begun, or is over */
    int ended[PEOPLE + 1];
    bool full[PEOPLE + 1];
    char hook[STORE_HOOK_TEXT];
    int64_t hook_since;
} Watch;

static Watch watches[TABLES];

static int person_at(const StoredTable *t, int seat)
{
    char id[SECRET_HASH_TEXT];
    secret_hash_text(t->seat[seat].pass, id);
    for (int who = 0; who < PEOPLE; who++)
        if (strcmp(people[who].id, id) == 0)
            return t->seat[seat].kind == STORED_HUMAN && !t->seat[seat].standin ? who : -1;
    return -1;
}

static int asked_in(const StoredGame *g)
{
    OriState state = g->start;
    for (int n = 0; n < g->count; n++)
        ori_apply(&state, g->decision[n], NULL);
    return state.asked;
}

void notices_watch(int house, const char *table)
{
    Watch *w = &watches[house];
    const StoredTable *t = disk_table(table);
    const StoredGame *g = t != NULL && t->games > 0 ? disk_game(table, t->games) : NULL;
    int count = g != NULL ? g->count : 0;
    if (disk_failures + disk_unread != known_failures) {
        notices_disturb(0);
        add_time(&failed);
    }
    known_failures = disk_failures + disk_unread;
    if (t == NULL)
        return;
    if (strcmp(w->id, table) != 0) {
        *w = (Watch){.asked = -1};
        strcpy(w->id, table);
    }
    if (w->v == t->v && w->games == t->games && w->count == count)
        return;
    if (strcmp(w->hook, t->hook) != 0) {
        memcpy(w->hook, t->hook, sizeof w->hook);
        w->hook_since = sim_now;
    }
    bool is_next = w->games != t->games || w->count != count;
    w->v = t->v;
    w->games = t->games;
    w->count = count;
    w->over = g != NULL && g->over;
    w->asked = g != NULL && !g->over ? asked_in(g) : -1;
    w->asked_at = g != NULL ? g->asked_at : 0;
    w->since = sim_now;
    if (!is_next)
        return;
    w->decided_at = sim_now;
    w->told_clock = 0;
    w->posted_clock = 0;
}

/* The reminders of this decision, by the play clock; 0: there are none. */
static int64_t reminder(const Watch *w, const StoredTable *t, int part)
{
    int64_t first = w->asked_at + UNATTENDED_MS;
    int64_t left = t->pace_ms - UNATTENDED_MS;
    return t->pace != PACE_NONE && t->pace_ms >= HOUR_MS ? first + left - left / part : 0;
}

/* --- Nobody is left out --- */

/* It was named before this decision: what was told before is not told again. */
static bool is_hooked(const Watch *w)
{
    return w->hook[0] != '\0' && w->hook_since < w->decided_at;
}

static void expect_told(const Watch *w, const StoredTable *t, int who, int64_t told, int64_t waited)
{
    int64_t clock = sim_clock();
    figures.awaited++;
    if (told == 0)
        sim_broken("%d of %s-%d has waited %lld ms and person %d was not told", w->count, w->id,
                   w->games, (long long)waited, who);
    for (int part = 2; part <= 8; part *= 4) {
        int64_t due = reminder(w, t, part);
        if (due > 0 && clock - due > IN_TIME_MS && told < due)
            sim_broken("person %d was not reminded at 1/%d of the time of %d of %s-%d", who, part,
                       w->count, w->id, w->games);
    }
}

static void expect_turn(const Watch *w, const StoredTable *t)
{
    int who = w->asked >= 0 ? person_at(t, w->asked) : -1;
    /* A server that died begins with an earlier time of the play clock, by which it is due. */
    if (who < 0 || sim_clock() < w->asked_at + UNATTENDED_MS + IN_TIME_MS)
        return;
    const Person *p = &people[who];
    int64_t calm = later(later(able_since, w->since), p->till);
    /* Whom the dead node knew to look, another believes to look till it knows of the death. */
    if (p->till + SLOW_MS > taken_over - TAKING_MS - DISK_ALIVE_MS)
        calm = later(calm, taken_over);
    bool waits_for_death = sim_now - taken_over <= IN_TIME_MS;
    if (!waits_for_death && is_hooked(w) && sim_now - calm > UNATTENDED_MS + IN_TIME_MS)
        expect_told(w, t, HOOK, w->posted_clock, sim_now - calm);
    calm = later(calm, p->put_at);
    if (!waits_for_death && !has_quiet(who) && sim_now - calm > UNATTENDED_MS + IN_TIME_MS)
        expect_told(w, t, who, w->told_clock, sim_now - calm);
}

static void expect_happened(const Watch *w, int who, bool begins)
{
    figures.awaited++;
    if (begins ? w->begun[who] != w->games : w->ended[who] != w->games)
        sim_broken("%s-%d %s and person %d was not told", w->id, w->games,
                   begins ? "has begun" : "is over", who);
}

static void expect_event(const Watch *w, const StoredTable *t)
{
    bool begins = w->games > 0 && w->count == 0;
    int64_t passed = sim_now - w->decided_at;
    if (calm_since >= w->decided_at || w->since > w->decided_at || (!begins && !w->over) ||
        passed < IN_TIME_MS || passed > 2 * IN_TIME_MS)
        return;
    for (int seat = 0; seat < t->seats; seat++) {
        int who = person_at(t, seat);
        if (who < 0 || people[who].till >= w->decided_at)
            continue;
        if (is_hooked(w))
            expect_happened(w, HOOK, begins);
        if (!has_quiet(who) && people[who].put_at < w->decided_at)
            expect_happened(w, who, begins);
    }
}

void notices_tick(void)
{
    if (!sim_notices)
        return;
    for (int who = 0; who < PEOPLE; who++) {
        const StoredNotices *n = people[who].id[0] != '\0' ? disk_notices(people[who].id) : NULL;
        if (n == NULL || n->text[0] == '\0')
            put_device(who);
    }
    for (Watch *w = watches; w < watches + TABLES; w++) {
        const StoredTable *t = w->id[0] != '\0' ? disk_table(w->id) : NULL;
        if (t == NULL || t->v != w->v)
            continue;
        expect_turn(w, t);
        expect_event(w, t);
    }
}

/* --- Nothing else is told --- */

static void twice(const Watch *w, int who, const char *what)
{
    figures.doubles++;
    if (!one_died_behind(w->told_at[who]))
        sim_broken("person %d was told twice of %s-%d, %d: %s", who, w->id, w->games, w->count,
                   what);
}

/* Told to the one who is to decide, or to the webhook. */
static void take_turn(Watch *w, const StoredTable *t, int who, int to, int round)
{
    int64_t *told = to == HOOK ? &w->posted_clock : &w->told_clock;
    const StoredGame *g = disk_game(w->id, w->games);
    int64_t clock = sim_clock();
    OriState state = g->start;
    bool raced = sim_now - w->since < APART_MS; /* another node has just heard of it */
    for (int n = 0; n < g->count; n++)
        ori_apply(&state, g->decision[n], NULL);
    if (raced && (w->over || w->asked < 0 || person_at(t, w->asked) != who))
        return;
    if (w->over || w->asked < 0 || person_at(t, w->asked) != who ||
        (!raced && (int)state.round != round))
        sim_broken("person %d was told to decide in %s-%d, %d", who, w->id, w->games, w->count);
    /* A server that died has lost some seconds of the play clock. */
    if (!raced &&
        clock < w->asked_at + UNATTENDED_MS - (calm_since > w->decided_at ? LOST_MS : APART_MS))
        sim_broken("person %d was told too soon", who);
    if (surely_attends(who))
        sim_broken("person %d looks at %s, and was told", who, w->id);
    int64_t half = reminder(w, t, 2);
    int64_t eighth = reminder(w, t, 8);
    int64_t before = *told;
    if (before > 0 && !(half > 0 && before < half && clock >= half) &&
        !(eighth > 0 && before < eighth && clock >= eighth) && !has_quiet(to))
        twice(w, to, "it is their turn");
    figures.turns++;
    figures.halves += half > 0 && clock >= half && (eighth == 0 || clock < eighth);
    figures.eighths += eighth > 0 && clock >= eighth;
    *told = clock;
    w->told_at[to] = sim_now;
}

static void take_event(Watch *w, const char *n, int who)
{
    bool begun = strcmp(n, "begun") == 0;
    bool over = strcmp(n, "over") == 0;
    int *told = over ? &w->ended[who] : &w->begun[who];
    if (strcmp(n, "full") == 0) {
        if (w->games > 0 && sim_now - w->since >= APART_MS) /* else it has just begun */
            sim_broken("table %s is full, after %d games", w->id, w->games);
        if (w->full[who])
            twice(w, who, n);
        w->full[who] = true;
        w->told_at[who] = sim_now;
        figures.full++;
        return;
    }
    if ((!begun && !over) || (over && !w->over) || (begun && (w->games == 0 || w->over)))
        sim_broken("person %d was told '%s' of %s-%d, %d", who, n, w->id, w->games, w->count);
    if (*told == w->games)
        twice(w, who, n);
    *told = w->games;
    figures.begun += begun;
    figures.over += over;
    w->told_at[who] = sim_now;
}

static void check_letter(const PushLetter *letter, int attempt)
{
    json_error_t error;
    json_t *m = json_loads(letter->text, 0, &error);
    const char *n = json_string_value(json_object_get(m, "n"));
    const char *table = json_string_value(json_object_get(m, "table"));
    int who = atoi(strrchr(letter->to.endpoint, '/') + 1);
    const StoredTable *t = m != NULL && table != NULL ? disk_table(table) : NULL;
    if (n == NULL || t == NULL || json_object_get(m, "waiting") == NULL)
        sim_broken("a notice is wrong: %s", letter->text);
    size_t fields = strcmp(n, "turn") != 0 ? 5 : t->pace == PACE_NONE ? 6 : 7;
    if (json_object_size(m) != fields)
        sim_broken("a notice says other things: %s", letter->text);
    int64_t quiet = device_quiet_ms(
        &(Device){.has_quiet = has_quiet(who), .from = 22 * 60, .till = 7 * 60}, sim_wall());
    if (quiet > 0)
        sim_broken("person %d was told in quiet hours", who);
    if (attempt > 0)
        figures.retries++;
    for (int i = 0; i < TABLES; i++) {
        notices_watch(i, watches[i].id);
        if (strcmp(watches[i].id, table) != 0 || attempt > 0)
            continue;
        if (strcmp(n, "turn") == 0)
            take_turn(&watches[i], t, who, who,
                      (int)json_integer_value(json_object_get(m, "round")));
        else
            take_event(&watches[i], n, who);
    }
    json_decref(m);
}

static void check_post(const HookLetter *letter, int attempt)
{
    const char *table = strrchr(letter->link, '/') + 1;
    const StoredTable *t = disk_table(table);
    bool is_turn = strcmp(letter->event, "turn") == 0;
    if (t == NULL || (letter->left_s >= 0) != (is_turn && t->pace != PACE_NONE) ||
        (letter->name[0] != '\0') != is_turn || (letter->round > 0) != is_turn)
        sim_broken("what is posted is wrong: %s of %s", letter->event, letter->link);
    figures.posted++;
    for (int i = 0; i < TABLES; i++) {
        Watch *w = &watches[i];
        notices_watch(i, w->id);
        if (strcmp(w->id, table) != 0 || attempt > 0)
            continue;
        if (w->hook_since + APART_MS < sim_now && strstr(w->hook, letter->to.url) == NULL)
            sim_broken("it is posted to %s, not %s", letter->to.url, w->hook);
        if (is_turn)
            take_turn(w, t, person_at(t, letter->seat - 'a'), HOOK, letter->round);
        else
            take_event(w, letter->event, HOOK);
    }
}

/* --- The push service --- */

typedef struct Answer {
    Courier courier;
    void *who;
    int64_t what;
    LetterEnd end;
} Answer;

static void answer(int unused, int64_t is, char *none)
{
    Answer *a = (Answer *)(intptr_t)is;
    (void)unused;
    (void)none;
    if (notices_is_living(a->courier.node, a->courier.life))
        letters_done(a->who, a->what, &a->end);
    free(a);
}

static void left(int unused, int64_t is, char *none)
{
    Answer *a = (Answer *)(intptr_t)is;
    (void)unused;
    (void)none;
    if (notices_is_living(a->courier.node, a->courier.life))
        letters_left(a->who, a->what);
    free(a);
}

/* What becomes of it, and when that is known. */
static bool take(const Courier *courier, int attempt, void *who, int64_t what)
{
    Answer *gone = malloc(sizeof *gone);
    *gone = (Answer){.courier = *courier, .who = who, .what = what};
    sim_at(sim_now + sim_between(0, THREAD_MS), left, 0, (int64_t)(intptr_t)gone, NULL);
    static const LetterFate fates[] = {LETTER_DONE, LETTER_DONE,  LETTER_DONE,    LETTER_DONE,
                                       LETTER_DONE, LETTER_DONE,  LETTER_DONE,    LETTER_LATER,
                                       LETTER_GONE, LETTER_LATER, LETTER_REFUSED, LETTER_DONE};
    Answer a = {.courier = *courier, .who = who, .what = what};
    a.end.fate = fates[sim_below(sizeof fates / sizeof fates[0])];
    a.end.status = a.end.fate == LETTER_LATER && sim_chance(50) ? 0 : 200;
    a.end.again_s = a.end.fate == LETTER_LATER && attempt < 5 ? 60 << attempt : 0;
    figures.gone += a.end.fate == LETTER_GONE;
    for (int times = sim_rarely(20) ? 2 : 1; times > 0; times--) {
        Answer *copy = malloc(sizeof *copy);
        *copy = a;
        sim_at(sim_now + sim_between(20, sim_rarely(10) ? MOST_ANSWER_MS : USUAL_ANSWER_MS), answer,
               0, (int64_t)(intptr_t)copy, NULL);
    }
    return true;
}

/* A letter that waits for others at the courier, and the table as it was when it was given. */
typedef struct Slow {
    Courier courier;
    PushLetter letter;
    int attempt;
    void *who;
    int64_t what;
    Watch *of;
    Watch was;
} Slow;

static bool is_as_it_was(const Slow *w)
{
    const Watch *now = w->of;
    return strcmp(now->id, w->was.id) == 0 && now->games == w->was.games &&
           now->count == w->was.count && now->over == w->was.over;
}

static void leave(int unused, int64_t is, char *none)
{
    Slow *w = (Slow *)(intptr_t)is;
    (void)unused;
    (void)none;
    if (notices_is_living(w->courier.node, w->courier.life)) {
        notices_watch((int)(w->of - watches), w->of->id);
        if (is_as_it_was(w))
            check_letter(&w->letter, w->attempt);
        take(&w->courier, w->attempt, w->who, w->what);
    } else {
        figures.unsent++;
    }
    free(w);
}

static void die_before(int node, int64_t life, char *none)
{
    (void)none;
    if (notices_is_living(node, (uint64_t)life))
        notices_kill(node);
}

/* It leaves late, or never: the node may die before. */
static void take_slowly(const Courier *courier, const PushLetter *letter, int attempt, void *who,
                        int64_t what)
{
    const char *table = strstr(letter->text, "\"table\":\"") + strlen("\"table\":\"");
    Watch *of = watches;
    while (of < watches + TABLES - 1 && strncmp(of->id, table, strlen(of->id)) != 0)
        of++;
    Slow *w = malloc(sizeof *w);
    *w = (Slow){*courier, *letter, attempt, who, what, of, *of};
    int64_t wait = sim_between(SECOND_MS, LINE_MS);
    notices_disturb(wait);
    sim_at(sim_now + wait, leave, 0, (int64_t)(intptr_t)w, NULL);
    if (sim_chance(30))
        sim_at(sim_now + sim_between(0, wait), die_before, courier->node, (int64_t)courier->life,
               NULL);
}

static bool take_letter(const Courier *courier, const PushLetter *letter, int attempt, void *who,
                        int64_t what)
{
    if (!has_quiet(atoi(strrchr(letter->to.endpoint, '/') + 1)) && sim_rarely(SLOW_ONE_IN)) {
        take_slowly(courier, letter, attempt, who, what);
        return true;
    }
    check_letter(letter, attempt);
    return take(courier, attempt, who, what);
}

static bool take_post(const Courier *courier, const HookLetter *letter, int attempt, void *who,
                      int64_t what)
{
    check_post(letter, attempt);
    return take(courier, attempt, who, what);
}

Courier *notices_courier(Server *server, int node, uint64_t life)
{
    Courier *c = calloc(1, sizeof *c);
    *c = (Courier){.server = server, .node = node, .life = life};
    courier_takes = take_letter;
    courier_posts = take_post;
    return c;
}

void notices_print(long deaths, long games)
{
    printf(
        "notices: %ld games, %ld turns (%ld at half, %ld at an eighth), %ld full, %ld begun, %ld "
        "over; %ld of them posted, %ld tried again, %ld devices or webhooks gone, %ld awaited; %ld "
        "told twice, %ld not sent in %ld deaths\n",
        games, figures.turns, figures.halves, figures.eighths, figures.full, figures.begun,
        figures.over, figures.posted, figures.retries, figures.gone, figures.awaited,
        figures.doubles, figures.unsent, deaths);
}
