/*
 * arena.c - bots against each other.
 *
 * Threads take deals from a counter and play each in all rotations. A bot is given the view of its
 * seat and nothing else, and its decision is checked before it counts. What is added up are whole
 * numbers, so that results are the same to the last digit in whatever order the deals are done;
 * records wait until it is their turn to be written.
 */
#include "bots/arena.h"

#include "bots/bits.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- Entries --- */

#define OUTSIDE_PREFIX "exec:"

static bool refuse(OriError *error, int at, const char *why)
{
    *error = (OriError){.field = "bot", .at = at, .why = why};
    return false;
}

static bool read_budget(const char *text, int from, BotBudget *out, OriError *error)
{
    enum { MOST = 1000000000, MOST_SECONDS = 3600 };
    int64_t n = 0;
    const char *p = text + from;
    for (; *p >= '0' && *p <= '9' && n <= MOST; p++)
        n = n * 10 + (*p - '0');
    if (p == text + from || n == 0 || n > MOST)
        return refuse(error, from, "a budget is 500 or 500it (iterations), 10ms or 1s");
    *out = (BotBudget){0};
    if (*p == '\0' || strcmp(p, "it") == 0)
        out->iterations = n;
    else if (strcmp(p, "ms") == 0 && n <= MOST_SECONDS * 1000)
        out->milliseconds = (int)n;
    else if (strcmp(p, "s") == 0 && n <= MOST_SECONDS)
        out->milliseconds = (int)n * 1000;
    else if (strcmp(p, "s") == 0 || strcmp(p, "ms") == 0)
        return refuse(error, from, "a decision takes an hour at most");
    else
        return refuse(error, (int)(p - text), "only it, ms or s may follow the number");
    return true;
}

static void write_spec(ArenaEntry *entry)
{
    const char *name = entry->bot->name;
    if (!entry->bot->searches)
        snprintf(entry->spec, sizeof entry->spec, "%s", name);
    else if (entry->budget.milliseconds > 0)
        snprintf(entry->spec, sizeof entry->spec, "%s:%dms", name, entry->budget.milliseconds);
    else
        snprintf(entry->spec, sizeof entry->spec, "%s:%d", name, (int)entry->budget.iterations);
}

bool arena_read_entry(const char *text, ArenaEntry *out, OriError *error)
{
    char name[ARENA_SPEC_TEXT];
    size_t length = strcspn(text, ":");
    *out = (ArenaEntry){.budget = {.iterations = ARENA_DEFAULT_ITERATIONS}};
    if (length < sizeof name) {
        memcpy(name, text, length);
        name[length] = '\0';
        out->bot = bot_named(name);
    }
    if (out->bot == NULL)
        return refuse(error, 0, "unknown bot");
    if (text[length] == ':' && !out->bot->searches)
        return refuse(error, (int)length, "this bot does not search and takes no budget");
    if (text[length] == ':' && !read_budget(text, (int)length + 1, &out->budget, error))
        return false;
    write_spec(out);
    return true;
}

/* "exec:COMMAND". The name stands in records, where a " or a ; would end it. */
static bool read_outside(const char *text, ArenaEntry *out, OriError *error)
{
    const char *command = text + strlen(OUTSIDE_PREFIX);
    if (strlen(command) > OUTSIDE_COMMAND)
        return refuse(error, (int)strlen(OUTSIDE_PREFIX),
                      "a command has at most 58 bytes: use a script");
    for (const char *p = command; *p != '\0'; p++)
        if (*p == '"' || *p == ';' || (unsigned char)*p < ' ' || (unsigned char)*p > '~')
            return refuse(error, (int)(p - text),
                          "a command has no \", no ; and no control characters");
    if (command[strspn(command, " ")] == '\0')
        return refuse(error, (int)strlen(OUTSIDE_PREFIX), "a command is missing");
    *out = (ArenaEntry){.bot = bot_named("random")};
    strcpy(out->command, command);
    snprintf(out->spec, sizeof out->spec, "%s%.26s", OUTSIDE_PREFIX, command);
    return true;
}

typedef bool EntryReader(const char *text, ArenaEntry *out, OriError *error);

static bool read_any(const char *text, ArenaEntry *out, OriError *error)
{
    return strncmp(text, OUTSIDE_PREFIX, strlen(OUTSIDE_PREFIX)) == 0
               ? read_outside(text, out, error)
               : arena_read_entry(text, out, error);
}

static bool read_entries(const char *text, int most, EntryReader *read, ArenaEntry out[],
                         int *count, OriError *error)
{
    const char *p = text;
    for (*count = 0;; p++) {
        char one[4 * ARENA_SPEC_TEXT];
        size_t length = strcspn(p, ",");
        if (*count == most)
            return refuse(error, (int)(p - text), "these are too many bots");
        if (length >= sizeof one)
            return refuse(error, (int)(p - text), "unknown bot");
        memcpy(one, p, length);
        one[length] = '\0';
        if (!read(one, &out[*count], error)) {
            error->at += (int)(p - text);
            return false;
        }
        (*count)++;
        p += length;
        if (*p == '\0')
            return true;
    }
}

bool arena_read_entries(const char *text, int most, ArenaEntry out[], int *count, OriError *error)
{
    return read_entries(text, most, arena_read_entry, out, count, error);
}

bool arena_read_all_entries(const char *text, int most, ArenaEntry out[], int *count,
                            OriError *error)
{
    return read_entries(text, most, read_any, out, count, error);
}

/* --- A game --- */

uint64_t arena_blend(uint64_t seed, uint64_t number)
{
    OriRandom random = {seed};
    random.state = ori_random(&random) ^ number;
    return ori_random(&random);
}

static int64_t nanoseconds(void)
{
    struct timespec t = {0};
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int64_t arena_microseconds(void)
{
    return nanoseconds() / 1000;
}

/* What one deal brought each entry, over its rotations. */
typedef struct DealTally {
    int wins[ORI_MAX_SEATS];
    int scores[ORI_MAX_SEATS];
    int influence[ORI_MAX_SEATS];
    int pair[ORI_MAX_SEATS][ORI_MAX_SEATS];
    int64_t decisions[ORI_MAX_SEATS];
    int64_t nanoseconds[ORI_MAX_SEATS];
} DealTally;

/* What the threads share. Beside the counters all is guarded by the lock. */
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
    OriDecision decision;
    OriView view;
    BotTask task = {.budget = entry->budget,
                    .seed = seed,
                    .memory = worker->memory,
                    .microseconds = arena_microseconds};
    ori_view(state, state->asked, &view);
    int64_t from = nanoseconds();
    if (!ask_outside(worker, i, &view, &decision))
        decision = entry->bot->decide(&view, &task, NULL);
    *spent += nanoseconds() - from;
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

/* --- Results --- */

static unsigned alike(const ArenaMatch *match, int i)
{
    unsigned members = 0;
    for (int j = 0; j < match->seats; j++)
        if (strcmp(match->entry[i].spec, match->entry[j].spec) == 0 &&
            strcmp(match->entry[i].command, match->entry[j].command) == 0)
            members |= 1u << j;
    return members;
}

static void lay_out_lines(const ArenaMatch *match, ArenaResult *out)
{
    for (int i = 0; i < match->seats; i++)
        out->line[out->lines++] =
            (ArenaLine){.entry = &match->entry[i], .entries = 1, .members = 1u << i};
    for (int i = 0; i < match->seats; i++) {
        unsigned members = alike(match, i);
        bool is_first = (members & ((1u << i) - 1)) == 0;
        if (is_first && bits_count(members) > 1)
            out->line[out->lines++] = (ArenaLine){
                .entry = &match->entry[i], .entries = bits_count(members), .members = members};
    }
}

/* Roots and logarithms of our own: what is printed is the same on every machine. */
static double root(double x)
{
    enum { STEPS = 60 };
    double r = x > 1 ? x : 1;
    for (int i = 0; i < STEPS; i++)
        r = (r + x / r) / 2;
    return r;
}

/* By halving or doubling into 1..2, then ln x = 2 artanh((x - 1) / (x + 1)). */
static double logarithm(double x)
{
    enum { TERMS = 39 };
    const double ln2 = 0.69314718055994531;
    const double ln10 = 2.30258509299404568;
    double sum = 0;
    for (; x >= 2; x /= 2)
        sum += ln2;
    for (; x < 1; x *= 2)
        sum -= ln2;
    double z = (x - 1) / (x + 1);
    double power = 2 * z;
    for (int n = 1; n <= TERMS; n += 2, power *= z * z)
        sum += power / n;
    return sum / ln10;
}

/*
 * Bradley-Terry: strength s[i] / (s[i] + s[j]) is the chance that bot i ends before bot j. Fitted
 * by the usual iteration; a draw against everybody is added, so that who lost all games has a
 * rating too. Entries that are alike are one bot.
 */
static void rate(const ArenaMatch *match, ArenaResult *out)
{
    enum { ROUNDS = 2000, MEAN = 1500, SCALE = 400 };
    double won[ORI_MAX_SEATS] = {0};
    double met[ORI_MAX_SEATS][ORI_MAX_SEATS] = {{0}};
    double strength[ORI_MAX_SEATS];
    int bot[ORI_MAX_SEATS]; /* of an entry: the first that is alike */
    for (int i = 0; i < match->seats; i++) {
        unsigned members = alike(match, i);
        strength[i] = 1;
        for (bot[i] = 0; (members >> bot[i] & 1) == 0;)
            bot[i]++;
    }
    for (int i = 0; i < match->seats; i++)
        for (int j = 0; j < match->seats; j++)
            if (bot[i] != bot[j]) {
                won[bot[i]] += (double)out->pair[i][j] / 2 + 0.5;
                met[bot[i]][bot[j]] += (double)(out->pair[i][j] + out->pair[j][i]) / 2 + 1;
            }
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < match->seats; i++) {
            double sum = 0;
            for (int j = 0; j < match->seats; j++)
                sum += met[i][j] / (strength[i] + strength[j]);
            if (sum > 0)
                strength[i] = won[i] / sum;
        }
    double mean = 0;
    int kinds = 0;
    for (int i = 0; i < match->seats; i++)
        if (bot[i] == i) {
            mean += logarithm(strength[i]);
            kinds++;
        }
    mean /= kinds;
    for (int k = 0; k < out->lines; k++) {
        int i = 0;
        while ((out->line[k].members >> i & 1) == 0)
            i++;
        out->line[k].rating = MEAN + SCALE * (logarithm(strength[bot[i]]) - mean);
    }
}

/* The standard error of a mean over deals, each of which is itself a mean over its games. */
static ArenaMean mean_of(const ArenaResult *result, const ArenaLine *line, ArenaSum sum,
                         double units)
{
    double n = result->deals;
    double scale = units * result->seats * line->entries;
    if (result->deals == 0)
        return (ArenaMean){0};
    double mean = (double)sum.sum / n;
    double variance =
        result->deals > 1 ? ((double)sum.squares - mean * (double)sum.sum) / (n - 1) : 0;
    return (ArenaMean){.mean = mean / scale,
                       .error = variance > 0 ? root(variance / n) / scale : 0};
}

ArenaMean arena_wins(const ArenaResult *result, const ArenaLine *line)
{
    return mean_of(result, line, line->wins, ARENA_WIN_UNITS);
}

ArenaMean arena_scores(const ArenaResult *result, const ArenaLine *line)
{
    return mean_of(result, line, line->scores, 2 * (result->seats - 1));
}

ArenaMean arena_influence(const ArenaResult *result, const ArenaLine *line)
{
    return mean_of(result, line, line->influence, 1);
}

void arena_open_result(const ArenaMatch *match, ArenaResult *out)
{
    memset(out, 0, sizeof *out);
    out->seats = match->seats;
    lay_out_lines(match, out);
}

void arena_close_result(const ArenaMatch *match, ArenaResult *out)
{
    rate(match, out);
}

bool arena_play(const ArenaMatch *match, ArenaResult *out)
{
    Arena arena = {.match = match, .result = out};
    int64_t from = nanoseconds();
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
    out->seconds = (double)(nanoseconds() - from) * 1e-9;
    arena_close_result(match, out);
    return out->error[0] == '\0';
}
