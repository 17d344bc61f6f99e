/*
 * plain_ask.c - plain mode: numbered questions, and the lines that answer them or ask for something
 * else.
 */
#include "tui/plain.h"

#include <stdio.h>
#include <string.h>

void plain_finish(Plain *p, Outcome outcome)
{
    p->is_done = true;
    p->outcome = outcome;
}

/* --- Asking --- */

static uint32_t hand_of(const Plain *p)
{
    return plain_known(p)->hand[p->model.view.seat] & ~ORI_TWIN_BIT;
}

static int count_kinds(uint32_t kinds)
{
    int count = 0;
    for (; kinds != 0; kinds &= kinds - 1)
        count++;
    return count;
}

static void print_choice(int number, const char *text)
{
    char line[4 * TEXT_SIZE];
    snprintf(line, sizeof line, "  %d) %s", number, text);
    lines_print(line);
}

static void ask_card(Plain *p)
{
    char text[TEXT_SIZE];
    int number = 0;
    p->question = ASKS_CARD;
    lines_say(p->model.lang, TEXT_PLAIN_CHOOSE_CARD, NULL);
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((hand_of(p) >> kind & 1) != 0) {
            tell_kind_line(p->model.lang, kind, text);
            print_choice(++number, text);
        }
}

/* The options that the numbers now mean. */
static int listed(const Plain *p, int index[ORI_MAX_OPTIONS])
{
    int count = 0;
    for (int i = 0; i < p->model.options; i++)
        if (p->question != ASKS_SLOT || p->model.option[i].kind == p->kind)
            index[count++] = i;
    return count;
}

static void print_options(Plain *p)
{
    Teller teller = p->model.teller;
    int index[ORI_MAX_OPTIONS];
    char text[TEXT_SIZE];
    int count = listed(p, index);
    tell_look(&teller, &p->model.view);
    for (int i = 0; i < count; i++) {
        tell_option(&teller, p->model.option[index[i]], text);
        print_choice(i + 1, text);
    }
}

static void ask_slot(Plain *p, int kind)
{
    p->question = ASKS_SLOT;
    p->kind = kind;
    const TextArg *args = TEXT_ARGS(tell_kind_arg("card", kind));
    lines_say(p->model.lang, TEXT_PLAIN_WHERE, args);
    print_options(p);
    lines_say(p->model.lang, TEXT_PLAIN_BACK, NULL);
}

/* The question alone; plain_ask() tells the table before it. */
static void ask_again(Plain *p)
{
    Teller teller = p->model.teller;
    char text[TEXT_SIZE];
    tell_look(&teller, &p->model.view);
    tell_ask(&teller, text);
    lines_print(text);
    if (plain_known(p)->ask == ORI_ASK_PLACE) {
        ask_card(p);
        return;
    }
    p->question = ASKS_OPTION;
    print_options(p);
}

/* The coach's hints, a line each. */
void plain_print_hint(const Plain *p, char text[TEXT_SIZE])
{
    for (char *line = text; *line != '\0';) {
        size_t length = strcspn(line, "\n");
        bool is_last = line[length] == '\0';
        line[length] = '\0';
        lines_say(p->model.lang, TEXT_COACH_SAYS, TEXT_ARGS({.name = "text", .text = line}));
        line += length + !is_last;
    }
}

void plain_ask(Plain *p)
{
    char hint[TEXT_SIZE];
    session_hint_turn(p->session, &p->model, hint);
    if (plain_known(p)->ask == ORI_ASK_PLACE) {
        putchar('\n');
        plain_print_short(&p->model);
    }
    plain_print_hint(p, hint);
    ask_again(p);
}

/* Repeats the last question in full. */
void plain_repeat_question(Plain *p)
{
    Model *m = &p->model;
    char text[TEXT_SIZE];
    switch (p->question) {
    case ASKS_SLOT:
        ask_slot(p, p->kind);
        return;
    case ASKS_CARD:
    case ASKS_OPTION:
        ask_again(p);
        return;
    case ASKS_LEAVE:
        lines_say(m->lang, TEXT_PLAIN_LEAVE, NULL);
        return;
    case ASKS_CURTAIN:
        return;
    case ASKS_STEP:
        lines_say(m->lang, TEXT_PLAIN_STEP, NULL);
        return;
    case ASKS_AGAIN:
        lines_say(m->lang, p->session->is_server ? TEXT_PLAIN_OVER_COMMANDS : TEXT_PLAIN_AFTER,
                  NULL);
        return;
    case ASKS_NOTHING:
        break;
    }
    if (!m->has_view) {
        plain_print_lobby(p);
    } else if (!m->is_over) {
        Teller teller = m->teller;
        tell_look(&teller, &p->model.view);
        tell_waiting(&teller, text);
        lines_print(text);
    }
}

static void decide(Plain *p, int option)
{
    OriDecision decision = p->model.option[option];
    p->question = ASKS_NOTHING;
    model_decided(&p->model);
    p->feed.is_mine = true;
    p->session->source->decide(p->session->source, p->model.view.seat, p->model.version, decision);
}

/* --- Answers --- */

void plain_confirm_leaving(Plain *p)
{
    if (p->question != ASKS_LEAVE)
        p->before_leaving = p->question;
    p->question = ASKS_LEAVE;
    lines_say(p->model.lang, TEXT_PLAIN_LEAVE, NULL);
}

/* Says truthfully what becomes of the game. */
void plain_tell_saved(const Plain *p)
{
    const Model *m = &p->model;
    if (p->session->is_server || m->is_over)
        return;
    if (m->is_unsaved)
        lines_say(m->lang, TEXT_CONFIRM_LEAVE_UNSAVED,
                  TEXT_ARGS({.name = "why", .text = m->why_unsaved}));
    else
        lines_say(m->lang, TEXT_RESUME_HINT, NULL);
}

static void leave_or_stay(Plain *p, const char *line)
{
    const char *yes = text_fixed(p->model.lang, TEXT_PLAIN_YES);
    if (strncmp(line, yes, strlen(yes)) == 0 || line[0] == 'y' || line[0] == 'Y' ||
        strcmp(line, "q") == 0) {
        plain_tell_saved(p);
        lines_say(p->model.lang, TEXT_PLAIN_BYE, NULL);
        plain_finish(p, OUTCOME_LEFT);
        return;
    }
    p->question = p->before_leaving;
    plain_repeat_question(p);
}

static bool read_number(const char *line, int *out)
{
    int n = 0;
    if (line[0] == '\0' || strlen(line) > 3 || strspn(line, "0123456789") != strlen(line))
        return false;
    for (; *line != '\0'; line++)
        n = n * 10 + (*line - '0');
    *out = n;
    return true;
}

static int nth_kind(uint32_t kinds, int n)
{
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0 && --n == 0)
            return kind;
    return ORI_HIDDEN;
}

/* A number out of the list that was printed. */
static bool answer_number(Plain *p, int n)
{
    int index[ORI_MAX_OPTIONS];
    if (p->question == ASKS_CARD) {
        int kind = nth_kind(hand_of(p), n);
        if (kind == ORI_HIDDEN)
            return false;
        ask_slot(p, kind);
        return true;
    }
    int count = listed(p, index);
    if (n < 1 || n > count)
        return false;
    decide(p, index[n - 1]);
    return true;
}

static void answer(Plain *p, const char *line)
{
    int n;
    int index[ORI_MAX_OPTIONS];
    char why[TEXT_SIZE];
    if (read_number(line, &n)) {
        if (answer_number(p, n))
            return;
    } else if (line[0] != '\0') {
        int option = model_option_named(&p->model, line, why);
        if (option >= 0) {
            decide(p, option);
            return;
        }
        lines_print(why);
        return;
    }
    int most = p->question == ASKS_CARD ? count_kinds(hand_of(p)) : listed(p, index);
    lines_say(p->model.lang, TEXT_PLAIN_NO_CHOICE, TEXT_ARGS({.name = "n", .number = most}));
}

static bool is_one_of(const char *line, const char *a, const char *b)
{
    return strcmp(line, a) == 0 || strcmp(line, b) == 0;
}

/* Commands of a server's table, at any time; the same letters as on the full screen. */
static bool server_command(Plain *p, const char *line)
{
    Source *source = p->session->source;
    bool is_lobby = !p->model.has_view;
    if (!p->session->is_server)
        return false;
    if (strncmp(line, "say ", 4) == 0)
        source->wish(source, WISH_CHAT, line + 4);
    else if (line[0] == '/' && line[1] != '\0')
        session_say(p->session, line + 1 + strspn(line + 1, " "));
    else if (strcmp(line, "start") == 0 || (is_lobby && strcmp(line, "s") == 0))
        source->wish(source, WISH_START, "");
    else if (strcmp(line, "fill") == 0 || (is_lobby && strcmp(line, "f") == 0))
        source->wish(source, WISH_FILL, "squire");
    else if (is_one_of(line, "vote", "w") && !is_lobby)
        source->wish(source, WISH_VOTE, (const char[]){(char)('a' + plain_known(p)->asked), '\0'});
    else if (strcmp(line, "rematch") == 0 || (p->model.is_over && strcmp(line, "r") == 0))
        source->wish(source, WISH_REMATCH, "");
    else
        return session_command(p->session, line);
    return true;
}

void plain_open_curtain(Plain *p)
{
    p->holder = plain_known(p)->asked;
    p->question = ASKS_NOTHING;
    session_hand_over(p->session, &p->model);
}

static void review_game(Plain *p)
{
    Moment moment = session_moment(p->model.record, p->session->source->seat);
    Outcome outcome = plain_review(p->model.lang, p->model.record, &p->lines, &moment);
    if (outcome == OUTCOME_LEFT) {
        plain_repeat_question(p);
        return;
    }
    p->session->moment = moment;
    plain_finish(p, outcome);
}

/* A game that is over. */
static bool over_command(Plain *p, const char *line)
{
    if (p->model.record == NULL || !p->model.is_over)
        return false;
    if (strcmp(line, "v") == 0)
        review_game(p);
    else if (strcmp(line, "e") == 0)
        plain_print_over(p);
    else if (strcmp(line, "n") == 0 && !p->session->is_server)
        plain_finish(p, OUTCOME_AGAIN);
    else
        return false;
    return true;
}

/* Commands that work at any time and answer no question. */
static bool asks_back(Plain *p, const char *line)
{
    if (line[0] == '?' && p->model.has_view)
        plain_explain(&p->model, line + 1 + strspn(line + 1, " "));
    else if (strcmp(line, "?") == 0)
        plain_print_lobby(p);
    else if (strcmp(line, "g") == 0)
        lines_say(p->model.lang, TEXT_HELP_GAME, NULL);
    else if (strcmp(line, "t") == 0 && p->model.has_view)
        plain_print_whole(&p->model);
    else if (strcmp(line, "l") == 0) {
        p->told = 0;
        plain_print_log(p);
    } else if (line[0] == '\0' || strcmp(line, ".") == 0)
        plain_repeat_question(p);
    else
        return false;
    return true;
}

/* Lets another player's decision be told: this one, or all from now on. */
static bool step(Plain *p, const char *line)
{
    if (line[0] == '\0' || strcmp(line, "n") == 0)
        feed_step(&p->feed);
    else if (strcmp(line, "c") == 0)
        feed_go_on(&p->feed);
    else
        return false;
    p->question = ASKS_NOTHING;
    return true;
}

void plain_handle_line(Plain *p, const char *line)
{
    if (p->question == ASKS_LEAVE) {
        leave_or_stay(p, line);
    } else if (strcmp(line, "q") == 0) {
        if (p->model.is_over)
            plain_finish(p, OUTCOME_LEFT);
        else
            plain_confirm_leaving(p);
    } else if (p->question == ASKS_CURTAIN) {
        plain_open_curtain(p);
    } else if (p->question == ASKS_STEP && step(p, line)) {
        return;
    } else if (asks_back(p, line) || over_command(p, line)) {
        return;
    } else if (strcmp(line, "b") == 0 && p->question == ASKS_SLOT) {
        ask_card(p);
    } else if (server_command(p, line)) {
        return;
    } else if (p->model.options > 0 && p->question != ASKS_NOTHING && p->question != ASKS_AGAIN) {
        answer(p, line);
    } else {
        lines_say(p->model.lang, TEXT_PLAIN_NOT_NOW, TEXT_ARGS({.name = "text", .text = line}));
    }
}
