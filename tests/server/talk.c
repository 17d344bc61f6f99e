/*
 * talk.c - conversations with the server as data: who says what, and what must be heard.
 *
 * A script is lines; `=` begins a conversation with tables and clients of its own. What is heard is
 * compared with what the line names and nothing more: fields not named may be anything, "*" matches
 * any text. tests/wire/README.md tells the language.
 *
 * usage: talk [--codes docs/protocol.md] SCRIPT...
 */
#define _GNU_SOURCE
#include "tests/support/shim.h"

#include <ctype.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NAMES = 24, NAME_TEXT = 32, LINE_TEXT = 8192, MOST_CODES = 64 };

/* $name in a line stands for its text. */
typedef struct Word {
    char name[NAME_TEXT];
    char text[TOKEN_TEXT];
} Word;

typedef struct Speaker {
    char name[NAME_TEXT];
    Client line;
} Speaker;

static struct {
    const char *file;
    int line;
    char title[256];
    Word word[MOST_NAMES];
    int words;
    Speaker speaker[MOST_NAMES];
    int speakers;
} now;

static Server server;
static Shim shim; /* the server's clock stands, but for what a script lets pass */
static bool serving;
static int conversations;
static int lines;
static char headers[LINE_TEXT]; /* of the next request */
static char cookie[LINE_TEXT];  /* of the last answer */
static int answers;
static char seen_code[MOST_CODES][NAME_TEXT];
static int seen_codes;

#define WRONG(...) wrong_at(__LINE__, __VA_ARGS__)

static _Noreturn void wrong_at(int own_line, const char *format, const char *more)
{
    fprintf(stderr, "%s:%d: (%s) ", now.file, now.line, now.title);
    fprintf(stderr, format, more);
    fputc('\n', stderr);
    fail("a conversation goes another way (talk.c:%d)", own_line);
}

/* --- Words and speakers --- */

static void set_word(const char *name, const char *text)
{
    int i = 0;
    while (i < now.words && strcmp(now.word[i].name, name) != 0)
        i++;
    if (i == MOST_NAMES)
        WRONG("too many words: %s", name);
    if (i == now.words)
        now.words++;
    snprintf(now.word[i].name, NAME_TEXT, "%s", name);
    snprintf(now.word[i].text, TOKEN_TEXT, "%s", text);
}

static void fill_in(const char *text, char out[LINE_TEXT])
{
    size_t n = 0;
    while (*text != '\0' && n + TOKEN_TEXT < LINE_TEXT) {
        size_t length = strspn(text + 1, "abcdefghijklmnopqrstuvwxyz");
        const Word *found = NULL;
        for (int i = 0; *text == '$' && i < now.words; i++)
            if (strlen(now.word[i].name) == length &&
                strncmp(now.word[i].name, text + 1, length) == 0)
                found = &now.word[i];
        if (found == NULL) {
            out[n++] = *text++;
            continue;
        }
        n += (size_t)snprintf(out + n, LINE_TEXT - n, "%s", found->text);
        text += 1 + length;
    }
    out[n] = '\0';
}

static Speaker *speaker(const char *name)
{
    for (int i = 0; i < now.speakers; i++)
        if (strcmp(now.speaker[i].name, name) == 0)
            return &now.speaker[i];
    if (now.speakers == MOST_NAMES)
        WRONG("too many clients: %s", name);
    Speaker *s = &now.speaker[now.speakers++];
    *s = (Speaker){.line = CLIENT_NONE};
    snprintf(s->name, NAME_TEXT, "%s", name);
    return s;
}

static void forget(void)
{
    for (int i = 0; i < now.speakers; i++)
        client_free(&now.speaker[i].line);
    now.speakers = 0;
    now.words = 0;
}

static void note_code(const char *code)
{
    for (int i = 0; i < seen_codes; i++)
        if (strcmp(seen_code[i], code) == 0)
            return;
    if (code[0] != '\0' && seen_codes < MOST_CODES)
        snprintf(seen_code[seen_codes++], NAME_TEXT, "%s", code);
}

/* --- Comparing --- */

static bool matches(const json_t *wanted, const json_t *told)
{
    const char *key;
    json_t *value;
    size_t i;
    const char *text = json_string_value(wanted);
    if (text != NULL && strcmp(text, "*") == 0)
        return told != NULL;
    if (text != NULL && strcmp(text, "-") == 0)
        return told == NULL;
    if (told == NULL)
        return false;
    if (json_is_object(wanted)) {
        json_object_foreach((json_t *)(uintptr_t)wanted, key,
                            value) if (!matches(value, json_object_get(told, key))) return false;
        return json_is_object(told);
    }
    if (json_is_array(wanted)) {
        if (json_array_size(wanted) != json_array_size(told))
            return false;
        json_array_foreach(wanted, i,
                           value) if (!matches(value, json_array_get(told, i))) return false;
        return true;
    }
    return json_equal(wanted, told) == 1;
}

static json_t *read_json(const char *text)
{
    json_error_t error;
    json_t *value = json_loads(text, JSON_DECODE_ANY, &error);
    if (value == NULL)
        WRONG("this is no JSON: %s", text);
    return value;
}

/* --- What a line may do --- */

static void keep_words(const Speaker *s, const json_t *m)
{
    if (json_is(m, "seat"))
        set_word(s->name, json_text(m, "token"));
    if (json_text(m, "game")[0] != '\0')
        set_word("game", json_text(m, "game"));
}

static void hears(Speaker *s, const char *text)
{
    json_t *wanted = read_json(text);
    char last[1024] = "nothing";
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (now_us() < until) {
        json_t *m = client_hear(&s->line, 100);
        if (m == NULL && s->line.fd < 0)
            break;
        if (m == NULL)
            continue;
        keep_words(s, m);
        bool found = matches(wanted, m);
        if (found || json_is(m, json_text(wanted, "t")))
            snprintf(last, sizeof last, "%.1000s", s->line.message.data);
        if (found)
            note_code(json_text(m, "code"));
        json_decref(m);
        if (found) {
            json_decref(wanted);
            answers++;
            return;
        }
    }
    fprintf(stderr, "wanted: %s\nlast of that type: %s\n", text, last);
    WRONG("%s does not hear it", s->name);
}

/* Up to a pong nothing of that type. */
static void hears_no(Speaker *s, const char *type)
{
    client_say(&s->line, "{\"t\":\"ping\"}");
    for (;;) {
        json_t *m = client_hear(&s->line, PATIENCE);
        if (m == NULL)
            WRONG("%s has lost the connection", s->name);
        bool pong = json_is(m, "pong");
        if (json_is(m, type))
            WRONG("this should not be heard: %s", s->line.message.data);
        json_decref(m);
        if (pong)
            return;
    }
}

static void comes(Speaker *s, const char *rest)
{
    char token[TOKEN_TEXT] = "";
    const char *id = "";
    for (int i = 0; i < now.words; i++)
        if (strcmp(now.word[i].name, "table") == 0)
            id = now.word[i].text;
    client_close(&s->line);
    if (client_open(&s->line, server.port, NULL) != NULL)
        WRONG("%s cannot connect", s->name);
    if (sscanf(rest, "with %127s", token) == 1)
        client_say(&s->line, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\",\"token\":\"%s\"}",
                   id, token);
    else
        client_say(&s->line, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"}", id);
    hears(s, "{\"t\":\"hello\"}");
}

/* Whoever is asked takes the first option, until this speaker hears of the end. */
static void plays_on(void)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    bool over = false;
    for (int i = 0; i < now.speakers; i++)
        client_say(&now.speaker[i].line, "{\"t\":\"resync\"}");
    while (!over && now_us() < until)
        for (int i = 0; i < now.speakers; i++) {
            Speaker *s = &now.speaker[i];
            json_t *m = client_hear(&s->line, 1);
            if (m == NULL)
                continue;
            const json_t *options = json_object_get(m, "options");
            keep_words(s, m);
            if (options != NULL)
                client_say(&s->line, "{\"t\":\"decide\",\"v\":%ld,\"decision\":\"%s\"}",
                           json_number(m, "v"), json_string_value(json_array_get(options, 0)));
            over = over || json_is(m, "over");
            json_decref(m);
        }
    if (!over)
        WRONG("the game does not end%s", "");
}

static void closes(Speaker *s, const char *code)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (s->line.fd >= 0 && now_us() < until) {
        json_t *m = client_hear(&s->line, 100);
        if (m != NULL && json_is(m, "bye"))
            note_code(json_text(m, "code"));
        json_decref(m);
    }
    char told[16];
    snprintf(told, sizeof told, "%d", s->line.close_code);
    if (s->line.fd >= 0 || strcmp(told, code) != 0)
        WRONG("the connection is not closed so, but with %s", told);
    answers++;
}

/* METHOD PATH STATUS [WANTED], a body on the next line of a POST. */
static void requests(const char *method, const char *rest, const char *body)
{
    char path[LINE_TEXT];
    int status;
    int used = 0;
    Answer a;
    if (sscanf(rest, "%8191s %d %n", path, &status, &used) < 2)
        WRONG("expected a path and a status: %s", rest);
    http(server.port, method, path, headers[0] != '\0' ? headers : NULL, body, &a);
    headers[0] = '\0';
    if (answer_header(&a, "Set-Cookie", cookie, sizeof cookie) == NULL)
        snprintf(cookie, sizeof cookie, "none");
    char told[16];
    snprintf(told, sizeof told, "%d", a.status);
    if (a.status != status) {
        fprintf(stderr, "%s\n", a.body.data != NULL ? a.body.data : "");
        WRONG("the answer has status %s", told);
    }
    json_t *m = json_loads(a.body.data != NULL ? a.body.data : "", 0, NULL);
    if (rest[used] != '\0') {
        json_t *wanted = read_json(rest + used);
        if (!matches(wanted, m))
            WRONG("the answer is %s", a.body.data);
        json_decref(wanted);
    }
    note_code(json_text(m, "error"));
    if (status == 201) {
        set_word("table", json_text(m, "table"));
        set_word("maker", json_text(m, "token"));
    }
    json_decref(m);
    answer_free(&a);
    answers++;
}

/* PATH JSON: asks again until the answer is so. */
static void awaits(const char *rest)
{
    char path[LINE_TEXT];
    int used = 0;
    Wait w = wait_begin();
    if (sscanf(rest, "%8191s %n", path, &used) < 1)
        WRONG("expected a path: %s", rest);
    json_t *wanted = read_json(rest + used);
    for (bool found = false; !found;) {
        Answer a;
        http(server.port, "GET", path, NULL, NULL, &a);
        json_t *told = json_loads(a.body.data != NULL ? a.body.data : "", 0, NULL);
        found = matches(wanted, told);
        json_decref(told);
        answer_free(&a);
        if (!found)
            wait_more(&w, rest);
    }
    json_decref(wanted);
    answers++;
}

/* The time between the two counts for nobody. */
static void start_again(int signal, const char *milliseconds)
{
    for (int i = 0; i < now.speakers; i++) /* a stop would wait for their farewell */
        client_close(&now.speaker[i].line);
    if (signal == SIGKILL)
        server_kill(&server);
    else
        server_stop(&server);
    shim.failing->play_ms += atoi(milliseconds);
    server_start(&server);
}

static void serve(char *flags)
{
    static char kept[LINE_TEXT];
    static const char *list[SERVER_MAX_FLAGS];
    int n = 0;
    forget();
    if (serving)
        server_done(&server);
    snprintf(kept, sizeof kept, "%s", flags);
    for (char *flag = strtok(kept, " "); flag != NULL && n < SERVER_MAX_FLAGS - 1;
         flag = strtok(NULL, " "))
        list[n++] = flag;
    list[n] = NULL;
    server_init(&server, list);
    server.preload = shim.library;
    server_start(&server);
    serving = true;
}

/* NAME VERB REST */
static void speak(const char *line)
{
    char name[NAME_TEXT];
    char verb[NAME_TEXT];
    int used = 0;
    if (sscanf(line, "%31s %31s %n", name, verb, &used) < 2)
        WRONG("this line says nothing: %s", line);
    const char *rest = line + used;
    Speaker *s = speaker(name);
    if (strcmp(verb, "comes") == 0)
        comes(s, rest);
    else if (strcmp(verb, "connects") == 0)
        client_open(&s->line, server.port, NULL);
    else if (strcmp(verb, "is") == 0 && strcmp(rest, "refused") == 0) {
        if (client_open(&s->line, server.port, "X-Forwarded-For: 10.1.2.3\r\n") == NULL)
            WRONG("%s is let in", s->name);
        answers++;
    } else if (strcmp(verb, "says") == 0)
        client_send(&s->line, WS_FIN | WS_TEXT, rest, strlen(rest));
    else if (strcmp(verb, "hears") == 0 && strncmp(rest, "no ", 3) == 0)
        hears_no(s, rest + 3);
    else if (strcmp(verb, "hears") == 0)
        hears(s, rest);
    else if (strcmp(verb, "goes") == 0)
        client_cut(&s->line);
    else if (strcmp(verb, "closes") == 0)
        closes(s, rest);
    else
        WRONG("there is no such verb: %s", verb);
}

static void act(const char *text, const char *next)
{
    char line[LINE_TEXT];
    char body[LINE_TEXT];
    fill_in(text, line);
    lines++;
    if (strncmp(line, "get ", 4) == 0) {
        requests("GET", line + 4, NULL);
    } else if (strncmp(line, "delete ", 7) == 0) {
        requests("DELETE", line + 7, NULL);
    } else if (strncmp(line, "post ", 5) == 0) {
        fill_in(next, body);
        requests("POST", line + 5, body + strspn(body, " "));
    } else if (strncmp(line, "header ", 7) == 0) {
        size_t used = strlen(headers);
        snprintf(headers + used, sizeof headers - used, "%s\r\n", line + 7);
    } else if (strncmp(line, "cookie ", 7) == 0) {
        if (strcmp(line + 7, cookie) != 0)
            WRONG("the cookie is %s", cookie);
        answers++;
    } else if (strncmp(line, "wait ", 5) == 0) {
        shim_pass(&shim, atoi(line + 5));
    } else if (strncmp(line, "await ", 6) == 0) {
        awaits(line + 6);
    } else if (strncmp(line, "restart", 7) == 0) {
        start_again(SIGTERM, line + 7);
    } else if (strncmp(line, "crash", 5) == 0) {
        start_again(SIGKILL, line + 5);
    } else if (strcmp(line, "play") == 0) {
        plays_on();
    } else {
        speak(line);
    }
}

static char *trimmed(char *line)
{
    line[strcspn(line, "\n")] = '\0';
    size_t n = strlen(line);
    while (n > 0 && isspace((unsigned char)line[n - 1]))
        line[--n] = '\0';
    return line;
}

static void run_script(const char *path)
{
    static char line[2][LINE_TEXT];
    FILE *file = fopen(path, "r");
    if (file == NULL)
        fail("no %s", path);
    now.file = path;
    now.line = 0;
    bool more = fgets(line[0], LINE_TEXT, file) != NULL;
    for (int i = 0; more; i ^= 1) {
        char *text = trimmed(line[i]);
        now.line++;
        more = fgets(line[i ^ 1], LINE_TEXT, file) != NULL;
        if (text[0] == '\0' || text[0] == '#' || text[0] == ' ')
            continue; /* a body, or nothing */
        if (strncmp(text, "serve", 5) == 0) {
            serve(text + 5);
        } else if (text[0] == '=') {
            forget();
            snprintf(now.title, sizeof now.title, "%.250s", text + 2);
            conversations++;
        } else {
            act(text, more ? trimmed(line[i ^ 1]) : "");
        }
    }
    fclose(file);
}

/* Shown by the programs named. */
static const char *const elsewhere[] = {
    "bad-origin",   /* security */
    "bad-request",  /* security */
    "too-large",    /* security */
    "bad-type",     /* security */
    "store-failed", /* fails */
    "stopping",     /* stops */
    "busy",         "too-many", "not-found",
};

static bool is_elsewhere(const char *code)
{
    for (size_t i = 0; i < sizeof elsewhere / sizeof elsewhere[0]; i++)
        if (strcmp(elsewhere[i], code) == 0)
            return true;
    return false;
}

/* Every code in the table of errors must have come up. */
static void check_codes(const char *path)
{
    static char line[LINE_TEXT];
    FILE *file = fopen(path, "r");
    bool errors = false;
    int missing = 0;
    if (file == NULL)
        fail("no %s", path);
    while (fgets(line, sizeof line, file) != NULL) {
        char code[NAME_TEXT];
        if (strncmp(line, "### ", 4) == 0)
            errors = strncmp(line, "### Errors", 10) == 0;
        if (!errors || sscanf(line, "| `%31[a-z-]` |", code) != 1)
            continue;
        bool seen = is_elsewhere(code);
        for (int i = 0; i < seen_codes; i++)
            seen = seen || strcmp(seen_code[i], code) == 0;
        if (!seen)
            fprintf(stderr, "no conversation comes to '%s'\n", code);
        missing += !seen;
    }
    fclose(file);
    if (missing > 0)
        fail("%d error codes are never met", missing);
}

int main(int argc, char **argv)
{
    const char *codes = NULL;
    shim_open(&shim);
    shim_stop_clock(&shim);
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--codes") == 0 && i + 1 < argc)
            codes = argv[++i];
        else
            run_script(argv[i]);
    }
    forget();
    if (serving)
        server_done(&server);
    shim_close(&shim);
    if (codes != NULL)
        check_codes(codes);
    printf("talk: %d conversations, %d lines, %d answers as expected, %d error codes\n",
           conversations, lines, answers, seen_codes);
    return 0;
}
