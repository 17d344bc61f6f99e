/*
 * mistakes.c - oriflamme mistakes: my costly decisions come back as questions.
 *
 * It first analyses the games that it has not looked at yet, and keeps the findings after each of
 * them, so that nothing is done twice.
 */
#include "asked.h"
#include "at_deal.h"
#include "at_table.h"

#include "tui/explain.h"
#include "tui/plain.h"
#include "tui/term.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ALL, LANGUAGE, PLAIN };

const CliUsage mistakes_usage = {
    .arguments = "",
    .option =
        {
            [ALL] = {"--all", NULL, "ask what isn't due yet as well, for practice"},
            [LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT},
            [PLAIN] = {"--plain", NULL, "play on in plain lines"},
        },
    .notes =
        "Asks \"What would you do?\" at decisions of yours that cost you something. First it\n"
        "analyses the games kept here (about a second each, once). Then it asks the questions\n"
        "that are due: a day, 3, 7 and 21 days after the last right answer. It only asks where\n"
        "the analysis and the baron agree. After an answer it shows the values and the\n"
        "reasons, and p plays on from there.",
    .example = "oriflamme mistakes",
};

static const char *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* Who I was in it; ORI_NOBODY: it is not over, or not one person's, or was told before. */
static int my_seat(const Save *save)
{
    int me = ORI_NOBODY;
    if (save->record.end.ask != ORI_ASK_OVER || save->is_aside || save->record.seat != ORI_TRUTH)
        return ORI_NOBODY;
    if (save->table[0] != '\0')
        return save->seat;
    for (int seat = 0; seat < (int)save->record.start.rules.seats; seat++)
        if (strcmp(save->player[seat], "human") == 0) {
            if (me != ORI_NOBODY)
                return ORI_NOBODY;
            me = seat;
        }
    return me;
}

static void view_at(const OriRecord *record, int moment, OriView *out)
{
    OriState state = record->start;
    for (int i = 0; i < moment; i++)
        ori_record_step(record, &state, record->decision[i], NULL);
    ori_view(&state, state.asked, out);
}

/* --- Looking through games --- */

typedef struct Looking {
    Asked *asked;
    AnalysisMoment *moment;
    void *memory;
} Looking;

static AnalysisTask task_of(int me)
{
    return (AnalysisTask){
        .bot = bot_named("king"), .worlds = ANALYSIS_WORLDS, .seed = ANALYSIS_SEED, .seat = me};
}

static void look_at(Looking *l, const AnalysisTask *task, const Save *save, int i, Given *given)
{
    const AnalysisDecision *d = &l->moment->decision;
    OriView view;
    Mistake question = {.moment = i, .due = given->day + mistake_days(0)};
    view_at(&save->record, i, &view);
    if (view.seat != task->seat)
        return;
    analysis_moment(task, &save->record, i, l->moment);
    if (d->count == 0 || d->chosen < 0)
        return;
    GivenKind kind = given_kind((OriAskKind)view.known.ask);
    given->lost[kind] += d->measured;
    given->count[kind]++;
    strcpy(question.game, given->game);
    if (mistake_is_charged(d) && mistake_is_right(d, mistake_second(&view, l->memory)))
        asked_add(l->asked, &question);
}

static void look_through(Looking *l, const SaveFile *file, const Save *save, int me)
{
    enum { NANOSECONDS = 1000000000, SECONDS = 86400 };
    Given given = {.day = (int)(file->changed / NANOSECONDS / SECONDS)};
    AnalysisTask task = task_of(me);
    snprintf(given.game, ASKED_NAME, "%s", name_of(file->path));
    for (int i = 0; i < save->record.count; i++)
        look_at(l, &task, save, i, &given);
    asked_add_game(l->asked, &given);
}

static void tell_looking(Lang lang, int n, int of)
{
    char text[TEXT_SIZE];
    const TextArg *args = TEXT_ARGS({.name = "n", .number = n}, {.name = "of", .number = of});
    if (isatty(STDERR_FILENO) != 0)
        fprintf(stderr, "\r%s%s", term_encode(text_say(lang, TEXT_MISTAKES_LOOKING, args, text)),
                n == of ? "\n" : "");
}

/* The oldest first. NULL, or why what was found cannot be kept. */
static const char *look_through_new(Lang lang, Looking *l)
{
    static SaveFile list[SAVE_LIST];
    static Save save;
    int fresh[SAVE_LIST];
    int count = 0;
    const char *why = NULL;
    for (int i = save_list(list, NULL) - 1; i >= 0; i--)
        if (list[i].is_over && strlen(name_of(list[i].path)) < ASKED_NAME &&
            strchr(name_of(list[i].path), ' ') == NULL &&
            !asked_knows(l->asked, name_of(list[i].path)) &&
            save_read(list[i].path, &save) == NULL && my_seat(&save) != ORI_NOBODY)
            fresh[count++] = i;
    for (int n = 0; n < count && why == NULL; n++) {
        const SaveFile *file = &list[fresh[n]];
        tell_looking(lang, n + 1, count);
        if (save_read(file->path, &save) == NULL)
            look_through(l, file, &save, my_seat(&save));
        why = asked_write(l->asked);
    }
    return why;
}

/* --- Asking --- */

typedef struct Asking {
    const Table *table;
    Lines lines;
    Asked *asked;
    AnalysisMoment *moment;
    Review review;
    Save save;
    int me;
    int today;
    bool is_practice;
} Asking;

static void print_line(void *to, const char *text)
{
    (void)to;
    lines_print(text);
}

/* False: the input has ended, or the person has had enough. */
static bool next_line(Asking *a, char line[LINES_SIZE])
{
    fflush(stdout);
    for (;;) {
        LineResult result = lines_next(&a->lines, line);
        if (result == LINE_READ)
            return strcmp(line, "q") != 0;
        if (result == LINE_ENDED || ferror(stdout))
            return false;
        if (result == LINE_LONG) {
            lines_say(a->table->lang, TEXT_PLAIN_TOO_LONG, NULL);
            continue;
        }
        struct pollfd fds[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                               {.fd = term_signal_fd(), .events = POLLIN}};
        poll(fds, 2, -1);
        if (term_signal() != TERM_NOTHING)
            return false;
    }
}

static void open_teller(const Asking *a, Teller *out)
{
    *out = a->review.model.teller;
    tell_look(out, &a->review.model.view);
    out->you = a->me;
}

static void print_options(const Asking *a, const Teller *teller)
{
    const AnalysisDecision *d = &a->moment->decision;
    char option[TEXT_SIZE];
    char text[TEXT_SIZE + 16];
    lines_print("");
    tell_ask(teller, text);
    lines_print(text);
    for (int i = 0; i < d->count; i++) {
        tell_option(teller, d->option[i].option, option);
        snprintf(text, sizeof text, "%3d  %s", i + 1, option);
        lines_print(text);
    }
}

/* A number, or the notation; -1: it is none of the options. */
static int option_named(const AnalysisDecision *d, const char *line)
{
    char text[ORI_DECISION_TEXT];
    for (int i = 0; i < d->count; i++) {
        ori_write_decision(d->option[i].option, text);
        if (strcmp(text, line) == 0)
            return i;
    }
    bool is_number =
        line[0] != '\0' && strlen(line) < 4 && strspn(line, "0123456789") == strlen(line);
    int n = is_number ? atoi(line) : 0;
    return n >= 1 && n <= d->count ? n - 1 : -1;
}

static void answer(Asking *a, Mistake *q, int option, const Teller *teller)
{
    const AnalysisDecision *d = &a->moment->decision;
    Lang lang = a->table->lang;
    char words[TEXT_SIZE];
    char date[ORI_DATE_TEXT];
    bool is_right = mistake_is_right(d, option);
    tell_option(teller, d->option[d->best].option, words);
    const TextArg *best = TEXT_ARGS({.name = "option", .text = words});
    lines_say(lang,
              option == d->best ? TEXT_MISTAKES_RIGHT
              : is_right        ? TEXT_MISTAKES_ALSO
                                : TEXT_MISTAKES_WRONG,
              best);
    lines_print("");
    lines_say(lang, TEXT_MISTAKES_VALUES, NULL);
    explain_decision(d, q->moment, teller, print_line, NULL);
    lines_print("");
    if (a->is_practice)
        return;
    q->step = mistake_step(q->step, is_right);
    q->due = a->today + mistake_days(q->step);
    deal_write_date(q->due, date);
    const TextArg *back = TEXT_ARGS({.name = "date", .text = date});
    lines_say(lang, q->step == MISTAKE_DONE ? TEXT_MISTAKES_LEARNT : TEXT_MISTAKES_BACK, back);
}

/* The question's game as it stood; false: it is not here any more. */
static bool open_question(Asking *a, const Mistake *q)
{
    char path[SAVE_PATH];
    size_t length = save_folder(path) == NULL ? strlen(path) : 0;
    if (length == 0)
        return false;
    snprintf(path + length, SAVE_PATH - length, "/%s", q->game);
    if (save_read(path, &a->save) != NULL || (a->me = my_seat(&a->save)) == ORI_NOBODY ||
        q->moment >= a->save.record.count)
        return false;
    AnalysisTask task = task_of(a->me);
    analysis_moment(&task, &a->save.record, q->moment, a->moment);
    return a->moment->decision.count > 0 && a->moment->decision.chosen >= 0;
}

/* When it was played. */
static void write_day(const Asking *a, const Mistake *q, char date[ORI_DATE_TEXT])
{
    for (int i = 0; i < a->asked->games; i++)
        if (strcmp(a->asked->game[i].game, q->game) == 0)
            deal_write_date(a->asked->game[i].day, date);
}

static void print_head(const Asking *a, const Mistake *q, int n, int of)
{
    char date[ORI_DATE_TEXT] = "-";
    write_day(a, q, date);
    const TextArg *args = TEXT_ARGS({.name = "n", .number = n}, {.name = "of", .number = of},
                                    {.name = "date", .text = date});
    lines_print("");
    lines_say(a->table->lang, TEXT_MISTAKES_HEAD, args);
    plain_print_short(&a->review.model);
}

/* What comes behind an answer: PLAY_ON, LEFT, or AGAIN for the next question. */
static Outcome go_on(Asking *a)
{
    char line[LINES_SIZE];
    lines_say(a->table->lang, TEXT_MISTAKES_NEXT, NULL);
    if (!next_line(a, line))
        return OUTCOME_LEFT;
    return strcmp(line, "p") == 0 ? OUTCOME_PLAY_ON : OUTCOME_AGAIN;
}

static Outcome ask(Asking *a, Mistake *q, int n, int of)
{
    const AnalysisDecision *d = &a->moment->decision;
    char line[LINES_SIZE];
    Teller teller;
    Outcome outcome = OUTCOME_LEFT;
    review_open(&a->review, a->table->lang, &a->save.record, q->moment, a->me);
    a->review.reader = a->me;
    open_teller(a, &teller);
    print_head(a, q, n, of);
    print_options(a, &teller);
    lines_say(a->table->lang, TEXT_MISTAKES_ASK, NULL);
    while (next_line(a, line)) {
        int option = option_named(d, line);
        if (option < 0) {
            lines_say(a->table->lang, TEXT_MISTAKES_ASK, NULL);
            continue;
        }
        answer(a, q, option, &teller);
        asked_write(a->asked);
        outcome = go_on(a);
        break;
    }
    review_close(&a->review);
    return outcome;
}

static CliStatus play_on(const Cli *cli, const Asking *a, const Mistake *q)
{
    Session session = {.moment = {.decisions = q->moment, .seat = a->me, .reader = a->me}};
    session.record = malloc(sizeof *session.record);
    if (session.record != NULL)
        *session.record = a->save.record;
    return table_leave(cli, a->table, table_play_on(a->table, &session), &session);
}

static bool is_due(const Asking *a, const Mistake *q)
{
    return q->step < MISTAKE_DONE && (a->is_practice || q->due <= a->today);
}

static void tell_none(const Asking *a)
{
    char date[ORI_DATE_TEXT];
    const Mistake *next = NULL;
    int waiting = 0;
    for (int i = 0; i < a->asked->questions; i++) {
        const Mistake *q = &a->asked->question[i];
        if (q->step == MISTAKE_DONE)
            continue;
        waiting++;
        next = next == NULL || q->due < next->due ? q : next;
    }
    deal_write_date(next != NULL ? next->due : a->today, date);
    const TextArg *args =
        TEXT_ARGS({.name = "n", .number = waiting}, {.name = "date", .text = date},
                  {.name = "games", .number = a->asked->games});
    lines_say(a->table->lang, next == NULL ? TEXT_MISTAKES_NONE : TEXT_MISTAKES_LATER, args);
    if (next != NULL)
        lines_say(a->table->lang, TEXT_MISTAKES_PRACTICE_HERE, NULL);
}

static CliStatus ask_all(const Cli *cli, Asking *a)
{
    int due[ASKED_QUESTIONS];
    int of = 0;
    int n = 0;
    for (int i = 0; i < a->asked->questions; i++)
        if (is_due(a, &a->asked->question[i]))
            due[of++] = i;
    for (int i = 0; i < of; i++) {
        Mistake *q = &a->asked->question[due[i]];
        if (!open_question(a, q)) {
            q->step = MISTAKE_DONE; /* its game was thrown away */
            continue;
        }
        Outcome outcome = ask(a, q, ++n, of);
        if (outcome == OUTCOME_PLAY_ON)
            return play_on(cli, a, q);
        if (outcome == OUTCOME_LEFT)
            return CLI_OK;
    }
    if (n == 0)
        tell_none(a);
    else
        lines_say(a->table->lang, TEXT_MISTAKES_DONE, NULL);
    return CLI_OK;
}

CliStatus mistakes_run(const Cli *cli)
{
    Table table;
    static Asked asked;
    if (!table_open(cli, cli->value[LANGUAGE], cli->value[PLAIN], NULL, &table))
        return CLI_MISUSED;
    Asking *a = calloc(1, sizeof *a);
    Looking l = {
        .asked = &asked, .moment = calloc(1, sizeof *l.moment), .memory = malloc(BOT_MEMORY)};
    CliStatus status = CLI_REFUSED;
    asked_read(&asked);
    if (a == NULL || l.moment == NULL || l.memory == NULL) {
        table_refuse(cli, &table, TEXT_WHY_NO_MEMORY, "", "");
    } else {
        const char *why = look_through_new(table.lang, &l);
        if (why != NULL)
            table_refuse(cli, &table, TEXT_MISTAKES_UNKEPT, "", why);
        a->table = &table;
        a->asked = &asked;
        a->moment = l.moment;
        a->today = deal_today();
        a->is_practice = cli->value[ALL] != NULL;
        status = ask_all(cli, a);
    }
    free(l.moment);
    free(l.memory);
    free(a);
    return status;
}
