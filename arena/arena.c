/*
 * arena.c - bots against each other.
 *
 * Threads take deals from a counter and play each in all rotations. A bot gets the view of its seat
 * and nothing else, and its decision is checked before it counts. The totals are whole numbers, so
 * the results are the same to the last digit in whatever order the deals are played; records wait
 * for their turn to be written.
 */
#include "arena/arena.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- A game --- */

uint64_t arena_blend(uint64_t seed, uint64_t number)
{
    OriRandom random = {seed};
    random.state = ori_random(&random) ^ number;
    return ori_random(&random);
}

static int64_t nanoseconds(clockid_t clock)
{
    struct timespec t = {0};
    clock_gettime(clock, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int64_t arena_microseconds(void)
{
    return nanoseconds(CLOCK_MONOTONIC) / 1000;
}

/* Bots think by the processor's time of their thread: what else runs on the machine takes nothing
 * from one and gives nothing to another. */
static int64_t thought_microseconds(void)
{
    return nanoseconds(CLOCK_THREAD_CPUTIME_ID) / 1000;
}

/* The outcome of one deal for each entry, over its rotations. */
typedef struct DealTally {
    int wins[ORI_MAX_SEATS];
    int scores[ORI_MAX_SEATS];
    int influence[ORI_MAX_SEATS];
    int pair[ORI_MAX_SEATS][ORI_MAX_SEATS];
    int64_t decisions[ORI_MAX_SEATS];
    int64_t nanoseconds[ORI_MAX_SEATS];
} DealTally;

/* Shared by the threads. The lock guards everything except the counters. */
typedef struct Arena {
    const ArenaMatch *match;
    ArenaResult *result;
    atomic_int next;   /* deal */
    atomic_int done;   /* deals */
    atomic_int broken; /* there is an error: give up */
    int running;       /* threads */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    char **record; /* by deal: finished, but its turn has not come; NULL if nobody wants any */
    int written;   /* deals whose records are in the file */
} Arena;

static bool must_stop(Arena *arena)
{
    const ArenaMatch *match = arena->match;
    return atomic_load(&arena->broken) || (match->stop != NULL && atomic_load(match->stop));
}

static void break_off(Arena *arena, const ArenaEntry *entry, const OriState *state,
                      OriDecision decision, const char *why)
{
    char position[ORI_POSITION_TEXT] = "";
    char text[ORI_DECISION_TEXT] = "";
    if (state != NULL) {
        ori_write_position(state, position);
        ori_write_decision(decision, text);
    }
    pthread_mutex_lock(&arena->lock);
    char *error = arena->result->error;
    if (error[0] == '\0' && entry != NULL)
        snprintf(error, ARENA_ERROR_TEXT, "%s decided %s: %s\n    at %s", entry->spec, text, why,
                 position);
    else if (error[0] == '\0')
        snprintf(error, ARENA_ERROR_TEXT, "%s", why);
    atomic_store(&arena->broken, 1);
    pthread_mutex_unlock(&arena->lock);
}

typedef struct Worker {
    Arena *arena;
    void *memory;
    Outside *outside[ORI_MAX_SEATS]; /* by entry; NULL: one of our own */
    OriRecord record;
    pthread_t thread;
} Worker;

/* Entry i sits at seat (i + rotation) % seats. */
static int entry_at(const ArenaMatch *match, int rotation, int seat)
{
    return (seat + match->seats - rotation) % match->seats;
}

static void note_fault(Arena *arena, int entry, OutsideFault fault, const char *what,
                       const OriView *view)
{
    ArenaFaults *faults = &arena->result->fault[entry];
    pthread_mutex_lock(&arena->lock);
    faults->count[fault]++;
    if (faults->first[0] == '\0') {
        snprintf(faults->first, sizeof faults->first, "%s", what);
        ori_write_view(view, faults->at);
    }
    pthread_mutex_unlock(&arena->lock);
}

/* Whether a bot from outside has decided; if not, it is noted and one of ours decides. */
static bool ask_outside(Worker *worker, int i, const OriView *view, OriDecision *out)
{
    char what[OUTSIDE_WHAT];
    int time = worker->arena->match->outside_time;
    if (worker->outside[i] == NULL)
        return false;
    OutsideFault fault =
        outside_decide(worker->outside[i], view, time > 0 ? time : ARENA_OUTSIDE_TIME, out, what);
    if (fault != OUTSIDE_NONE)
        note_fault(worker->arena, i, fault, what, view);
    return fault == OUTSIDE_NONE;
}

static OriDecision decide(Worker *worker, int i, const OriState *state, uint64_t seed,
                          int64_t *spent)
{
    const ArenaEntry *entry = &worker->arena->match->entry[i];
    clockid_t clock = worker->outside[i] != NULL ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID;
    OriDecision decision;
    OriView view;
    BotTask task = {.budget = entry->budget,
                    .seed = seed,
                    .memory = worker->memory,
                    .microseconds = thought_microseconds};
    ori_view(state, state->asked, &view);
    int64_t from = nanoseconds(clock);
    if (!ask_outside(worker, i, &view, &decision))
        decision = entry->bot->decide(&view, &task, NULL);
    *spent += nanoseconds(clock) - from;
    return decision;
}

static bool play_game(Worker *worker, uint64_t seed, int rotation, OriState *state,
                      DealTally *tally)
{
    const ArenaMatch *match = worker->arena->match;
    OriRecord *record = &worker->record;
    for (int n = 0; state->ask != ORI_ASK_OVER; n++) {
        if (must_stop(worker->arena))
            return false;
        int i = entry_at(match, rotation, state->asked);
        OriDecision decision =
            decide(worker, i, state, arena_blend(seed, (uint64_t)n), &tally->nanoseconds[i]);
        tally->decisions[i]++;
        OriState before = *state;
        const char *why = ori_apply(state, decision, NULL);
        if (why != NULL) {
            break_off(worker->arena, &match->entry[i], &before, decision, why);
            return false;
        }
        if (n < ORI_MAX_DECISIONS)
            record->decision[record->count++] = decision;
    }
    return true;
}

/* Outsiders sit at one seat for a game: they are told when it begins and how it ends. */
static void begin_outside(Worker *worker)
{
    for (int i = 0; i < worker->arena->match->seats; i++)
        if (worker->outside[i] != NULL)
            outside_begin(worker->outside[i]);
}

static void end_outside(Worker *worker, const OriState *end)
{
    for (int i = 0; i < worker->arena->match->seats; i++)
        if (worker->outside[i] != NULL)
            outside_end(worker->outside[i], end);
}

static void count_game(const ArenaMatch *match, int rotation, const OriState *end, DealTally *tally)
{
    uint8_t rank[ORI_MAX_SEATS];
    int level[ORI_MAX_SEATS + 1] = {0}; /* how many share this rank */
    ori_ranks(end, rank);
    for (int seat = 0; seat < match->seats; seat++)
        level[rank[seat]]++;
    for (int seat = 0; seat < match->seats; seat++) {
        int i = entry_at(match, rotation, seat);
        int twice_rank = 2 * rank[seat] + level[rank[seat]] - 1; /* shared ranks averaged */
        tally->wins[i] += rank[seat] == 1 ? ARENA_WIN_UNITS / level[1] : 0;
        tally->scores[i] += 2 * match->seats - twice_rank;
        tally->influence[i] += end->pool[seat];
        for (int other = 0; other < match->seats; other++)
            if (other != seat)
                tally->pair[i][entry_at(match, rotation, other)] +=
                    rank[seat] < rank[other] ? 2 : rank[seat] == rank[other];
    }
}

/* --- Records --- */

static void begin_record(Worker *worker, int rotation, const OriState *deal)
{
    const ArenaMatch *match = worker->arena->match;
    OriRecord *record = &worker->record;
    record->date[0] = '\0';
    record->seat = ORI_TRUTH;
    record->start = *deal;
    record->count = 0;
    memset(record->name, 0, sizeof record->name);
    for (int seat = 0; seat < match->seats; seat++)
        memcpy(record->name[seat], match->entry[entry_at(match, rotation, seat)].spec,
               ARENA_SPEC_TEXT);
}

/* Appends the record of the game that has just ended. */
static char *add_record(Worker *worker, const OriState *end, char *text)
{
    if (worker->arena->record == NULL)
        return NULL;
    char one[ORI_RECORD_TEXT];
    worker->record.end = *end;
    size_t length = (size_t)ori_write_record(&worker->record, one);
    size_t before = text != NULL ? strlen(text) : 0;
    char *longer = realloc(text, before + length + 2);
    if (longer == NULL) {
        break_off(worker->arena, NULL, NULL, (OriDecision){0}, "out of memory for a record");
        return text;
    }
    memcpy(longer + before, one, length);
    strcpy(longer + before + length, "\n");
    return longer;
}

typedef enum Turn { WAIT_FOR_TURN, SKIP_MISSING } Turn;

/* Writes the records whose turn has come. The lock is held. */
static void write_records(Arena *arena, Turn turn)
{
    while (arena->record != NULL && arena->written < arena_part_deals(arena->match)) {
        char *text = arena->record[arena->written];
        if (text == NULL && turn == WAIT_FOR_TURN)
            return;
        if (text != NULL)
            fputs(text, arena->match->records);
        free(text);
        arena->record[arena->written++] = NULL;
    }
}

/* --- Deals and threads --- */

static void add_to(ArenaSum *sum, const int value[], unsigned members)
{
    int64_t n = 0;
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        n += (members >> i & 1) != 0 ? value[i] : 0;
    sum->sum += n;
    sum->squares += n * n;
}

static void add_deal(Arena *arena, int deal, const DealTally *tally, char *record)
{
    ArenaResult *result = arena->result;
    pthread_mutex_lock(&arena->lock);
    result->deals++;
    for (int k = 0; k < result->lines; k++) {
        ArenaLine *line = &result->line[k];
        add_to(&line->wins, tally->wins, line->members);
        add_to(&line->scores, tally->scores, line->members);
        add_to(&line->influence, tally->influence, line->members);
        for (int i = 0; i < result->seats; i++)
            if ((line->members >> i & 1) != 0) {
                line->decisions += tally->decisions[i];
                line->nanoseconds += tally->nanoseconds[i];
            }
    }
    for (int i = 0; i < result->seats; i++)
        for (int j = 0; j < result->seats; j++)
            result->pair[i][j] += tally->pair[i][j];
    if (arena->record != NULL)
        arena->record[deal] = record;
    write_records(arena, WAIT_FOR_TURN);
    atomic_fetch_add(&arena->done, 1);
    pthread_mutex_unlock(&arena->lock);
}

int arena_part_deals(const ArenaMatch *match)
{
    int parts = match->parts > 1 ? match->parts : 1;
    return (match->deals - match->part + parts - 1) / parts;
}

/* number: among the deals of this part. */
static bool play_deal(Worker *worker, int number)
{
    Arena *arena = worker->arena;
    const ArenaMatch *match = arena->match;
    int deal = match->part + number * (match->parts > 1 ? match->parts : 1);
    uint64_t seed = arena_blend(match->seed, (uint64_t)deal);
    OriRandom random = {seed};
    OriState start;
    DealTally tally = {0};
    char *text = NULL;
    const char *why = ori_deal(match->rules, ORI_ANY_SEAT, &random, &start);
    if (why != NULL)
        break_off(arena, NULL, NULL, (OriDecision){0}, why);
    for (int rotation = 0; rotation < match->seats; rotation++) {
        OriState state = start;
        begin_record(worker, rotation, &start);
        begin_outside(worker);
        if (why != NULL ||
            !play_game(worker, arena_blend(seed, (uint64_t)rotation), rotation, &state, &tally)) {
            free(text);
            return false;
        }
        end_outside(worker, &state);
        count_game(match, rotation, &state, &tally);
        text = add_record(worker, &state, text);
    }
    add_deal(arena, number, &tally, text);
    return true;
}

static void *work(void *argument)
{
    Worker *worker = argument;
    Arena *arena = worker->arena;
    for (;;) {
        int number = atomic_fetch_add(&arena->next, 1);
        if (number >= arena_part_deals(arena->match) || !play_deal(worker, number))
            break;
    }
    for (int i = 0; i < arena->match->seats; i++)
        outside_close(worker->outside[i]);
    pthread_mutex_lock(&arena->lock);
    arena->running--;
    pthread_cond_signal(&arena->changed);
    pthread_mutex_unlock(&arena->lock);
    return NULL;
}

/* Tells of the progress until no thread is left. */
static void watch(Arena *arena)
{
    enum { PAUSE = 200000000 }; /* nanoseconds */
    pthread_mutex_lock(&arena->lock);
    while (arena->running > 0) {
        struct timespec until = {0};
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += PAUSE;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&arena->changed, &arena->lock, &until);
        if (arena->match->progress != NULL)
            arena->match->progress(arena->match, atomic_load(&arena->done));
    }
    pthread_mutex_unlock(&arena->lock);
}

static bool invite_outside(Worker *worker)
{
    const ArenaMatch *match = worker->arena->match;
    for (int i = 0; i < match->seats; i++)
        if (match->entry[i].command[0] != '\0') {
            worker->outside[i] = outside_open(match->entry[i].command);
            if (worker->outside[i] == NULL)
                return false;
        }
    return true;
}

static void start_threads(Arena *arena, Worker *worker[], int threads)
{
    for (int i = 0; i < threads; i++) {
        pthread_mutex_lock(&arena->lock);
        arena->running++;
        pthread_mutex_unlock(&arena->lock);
        worker[i] = calloc(1, sizeof *worker[i]);
        if (worker[i] != NULL)
            *worker[i] = (Worker){.arena = arena, .memory = malloc(BOT_MEMORY)};
        if (worker[i] != NULL && worker[i]->memory != NULL && invite_outside(worker[i]) &&
            pthread_create(&worker[i]->thread, NULL, work, worker[i]) == 0)
            continue;
        break_off(arena, NULL, NULL, (OriDecision){0}, "a thread cannot be started");
        pthread_mutex_lock(&arena->lock);
        arena->running--;
        pthread_mutex_unlock(&arena->lock);
        if (worker[i] != NULL)
            free(worker[i]->memory);
        free(worker[i]);
        worker[i] = NULL;
        return;
    }
}

static void run_threads(Arena *arena)
{
    Worker *worker[ARENA_MAX_THREADS] = {0};
    int threads = arena->match->threads;
    assert(threads >= 1 && threads <= ARENA_MAX_THREADS);
    start_threads(arena, worker, threads);
    watch(arena);
    for (int i = 0; i < threads && worker[i] != NULL; i++) {
        pthread_join(worker[i]->thread, NULL);
        free(worker[i]->memory);
        free(worker[i]);
    }
}

bool arena_play(const ArenaMatch *match, ArenaResult *out)
{
    Arena arena = {.match = match, .result = out};
    int64_t from = nanoseconds(CLOCK_MONOTONIC);
    arena_open_result(match, out);
    if (match->records != NULL) {
        arena.record = calloc((size_t)arena_part_deals(match) + 1, sizeof *arena.record);
        if (arena.record == NULL) {
            snprintf(out->error, sizeof out->error, "out of memory for the records");
            return false;
        }
    }
    pthread_mutex_init(&arena.lock, NULL);
    pthread_cond_init(&arena.changed, NULL);
    run_threads(&arena);
    write_records(&arena, SKIP_MISSING);
    pthread_cond_destroy(&arena.changed);
    pthread_mutex_destroy(&arena.lock);
    free(arena.record);
    out->seconds = (double)(nanoseconds(CLOCK_MONOTONIC) - from) * 1e-9;
    arena_close_result(match, out);
    return out->error[0] == '\0';
}
