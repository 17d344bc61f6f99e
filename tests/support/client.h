/*
 * client.h - the server as seen from outside: processes, HTTP and WebSocket for tests and bench.
 *
 * Nothing here knows the server's code; it knows docs/protocol.md. A Client can keep every byte
 * that it was sent. What cannot be (no memory, no server) ends the program with a line; what a test
 * is about is returned.
 */
#ifndef ORI_TEST_CLIENT_H
#define ORI_TEST_CLIENT_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum {
    PATIENCE = 120000, /* milliseconds: a wait is for a condition, and only a hang takes so long */
    TOKEN_TEXT = 128,
    ID_TEXT = 64,
    PATH_TEXT = 512,
    WS_CONTINUED = 0,
    WS_TEXT = 1,
    WS_BINARY = 2,
    WS_CLOSE = 8,
    WS_PING = 9,
    WS_PONG = 10,
    WS_FIN = 0x80,
    CLOSED_WITHOUT_CODE = 1005,
    CLOSED_ROUGHLY = 1006,
};

/* --- Small things --- */

typedef struct Bytes {
    char *data; /* a NUL follows what counts */
    size_t count;
    size_t room;
} Bytes;

void bytes_add(Bytes *bytes, const void *data, size_t count);
void bytes_print(Bytes *bytes, const char *format, ...) __attribute__((format(printf, 2, 3)));
void bytes_clear(Bytes *bytes); /* keeps the room */
void bytes_free(Bytes *bytes);

int64_t now_us(void);
void sleep_ms(int milliseconds);
/* Waiting for what another process does: while it has not come to be, wait_more sleeps a little, and
 * fails by that name after PATIENCE. */
typedef struct Wait {
    int64_t until;
    int pause_us;
    int longest_us; /* of the pauses, which grow */
} Wait;
Wait wait_begin(void);
void wait_more(Wait *wait, const char *what);
/* A name in the folder for scratch files: ORI_TEST_DIR, TMPDIR or /tmp. */
void scratch_path(char path[], const char *name);
/* For qsort: of two longs the smaller first. */
int by_size(const void *a, const void *b);
/* A whole number from the command line, or the usual one. */
long number_told(int argc, char **argv, int index, long usual);
/* The seed, or another one if ORI_FIRST says that so much has been done before. */
uint64_t seed_told(uint64_t usual);
/* The test has failed: says why and ends the program. */
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
void raise_file_limit(void);
/* Zeroed memory that this process and those it starts have in common. */
void *shared_memory(size_t size);
/* Runs work(0) to work(count - 1), each in a process of its own. Fails if one of them does. */
void in_processes(int count, void (*work)(int index));

/* --- The server as a child --- */

enum { SERVER_MAX_FLAGS = 24 };

typedef struct Server {
    pid_t pid;
    int out;       /* its stdout */
    int port;      /* kept over restarts, unless somebody else has got it */
    bool own_data; /* made by server_init */
    char data[PATH_TEXT];
    char database[64];     /* where ORI_STORE names a PostgreSQL ... */
    char store[PATH_TEXT]; /* ... and its address; else "" */
    char log[PATH_TEXT];
    char said[PATH_TEXT]; /* its stderr */
    const char *preload;  /* LD_PRELOAD, or NULL */
    const char *flag[SERVER_MAX_FLAGS + 1];
    int flags;
    int64_t cpu_us;        /* that it had used when it ended */
    struct Server *second; /* with ORI_NODES=2: another node on the same database */
} Server;

/* ORI_PROGRAM, or build/release/oriflamme. */
const char *program_path(void);
/* A new data folder and, if ORI_STORE is set, a new database; the flags are added to those that every
 * test needs: wide limits. NULL ends them. */
void server_init(Server *server, const char *const flags[]);
/* NULL, or why it does not run. */
const char *server_try(Server *server);
void server_start(Server *server); /* or fail */
/* Another node on the same database; start it with server_start. */
void server_join(Server *server, const Server *first, const char *const flags[]);
/* With ORI_NODES=2: from now on a port is that of its own node, not of one by chance. */
void nodes_apart(void);
/* Of a pair that a test takes for one server: either. */
int server_node_port(int port);
void server_signal(const Server *server, int signal);
/* Waits for its end: the wait status, or -1 if it still runs. */
int server_wait(Server *server, int milliseconds);
void server_kill(Server *server); /* SIGKILL, and waits */
/* SIGTERM; fails unless it ends well. */
void server_stop(Server *server);
/* Stops it and removes the folder. */
void server_done(Server *server);
void server_end(Server *server); /* likewise, after all that it has stored was verified */
/* `oriflamme verify DIR` (or another command): its exit status; what it printed is put into out. */
int program_run(const char *const arguments[], Bytes *out);
void server_verify(const Server *server); /* or fail */
/* Processor time that it has used, in microseconds; of one that has ended, all it ever used. */
int64_t server_cpu_us(const Server *server);
void server_sql(const Server *server, const char *sql); /* in its PostgreSQL, or fail */
long server_rss_kb(const Server *server);
long server_metric(const Server *server, const char *name); /* of /metrics, or fail */

/* --- HTTP --- */

typedef struct Answer {
    int status; /* 0: none came */
    Bytes raw;  /* every byte */
    Bytes head; /* status line and headers */
    Bytes body;
} Answer;

/* A connected socket, or -1. With ORI_NODES=2 it is one of the two nodes by chance. from: the last byte of a source address 127.0.0.x, or 0. */
int tcp_connect(int port, int from);
bool send_all(int fd, const void *data, size_t count);
/* Waits for an answer to what was sent; false if the connection ends before or nothing comes. */
bool answer_read(int fd, int milliseconds, Answer *out);
bool http_raw(int port, const void *request, size_t count, Answer *out);
/* headers: whole lines with \r\n, or NULL. body: or NULL. */
bool http(int port, const char *method, const char *path, const char *headers, const char *body,
          Answer *out);
/* The value of a header (a copy in value), or NULL. */
const char *answer_header(const Answer *answer, const char *name, char value[], size_t room);
void answer_free(Answer *answer);

/* --- WebSocket --- */

typedef struct Client {
    int fd; /* -1: closed */
    int port;
    int from;
    int close_code; /* that the server told */
    bool keep;
    Bytes all; /* every byte received, if keep */
    Bytes in;  /* received, not read yet */
    size_t at;
    Bytes message;
} Client;

#define CLIENT_NONE ((Client){.fd = -1})

/* NULL, or why not. headers as for http. A client that was open before keeps what it kept. */
const char *client_open(Client *client, int port, const char *headers);
void client_close(Client *client);
void client_cut(Client *client); /* with a reset, as a cable that is pulled */
void client_free(Client *client);

void frame_write(Bytes *out, int first_byte, const void *data, size_t count);
bool client_send(Client *client, int first_byte, const void *data, size_t count);
/* A text message, formatted as by printf. */
bool client_say(Client *client, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The next message, if one comes in time; else NULL (client->fd is -1 if the connection has ended).
 * milliseconds 0 does not wait. The caller owns it. */
json_t *client_hear(Client *client, int milliseconds);
/* The two halves of it, for a loop of one's own: reads what the socket has (false: the connection has
 * ended), and the next message of what was read. */
bool client_receive(Client *client);
const char *client_take(Client *client);
/* Drops other messages. or_type may be NULL. Fails if none comes. */
json_t *client_await(Client *client, const char *type, const char *or_type);

const char *json_text(const json_t *message, const char *field); /* "" if not there */
long json_number(const json_t *message, const char *field);      /* -1 if not there */
bool json_is(const json_t *message, const char *type);           /* its "t" */

#endif
