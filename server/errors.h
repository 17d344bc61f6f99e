/*
 * errors.h - every refusal: its code, its HTTP status, its usual message.
 *
 * A test checks the table of docs/protocol.md against this list (tests/codes.c).
 */
#ifndef ORI_ERRORS_H
#define ORI_ERRORS_H

/* clang-format off */
#define ERRORS(X) /* name, code, HTTP status (0: over the WebSocket only), usual message */ \
    X(BAD_JSON,       "bad-json",       400, "this is not a JSON object") \
    X(BAD_MESSAGE,    "bad-message",    400, "a field is missing, unknown or wrong") \
    X(BAD_PROTOCOL,   "bad-protocol",   0,   "this server speaks protocol 1") \
    X(BAD_NAME,       "bad-name",       400, "a name has 1 to 24 characters, at most 63 bytes and no control characters") \
    X(BAD_HOOK,       "bad-hook",       0,   "this server posts to no webhook there") \
    X(NO_TABLE,       "no-table",       404, "there is no such table") \
    X(NO_GAME,        "no-game",        404, "there is no such game") \
    X(NOT_FOUND,      "not-found",      404, "there is nothing at this path") \
    X(BAD_METHOD,     "bad-method",     405, "this path does not take that method") \
    X(BAD_TYPE,       "bad-type",       415, "the body must be application/json") \
    X(BAD_TOKEN,      "bad-token",      403, "this token does not belong to this table") \
    X(BAD_ORIGIN,     "bad-origin",     403, "this server does not accept requests from that site") \
    X(BAD_REQUEST,    "bad-request",    400, "the request is malformed") \
    X(NOT_WEBSOCKET,  "not-websocket",  426, "this path expects a WebSocket of version 13") \
    X(TOO_LARGE,      "too-large",      413, "the body may have at most 4096 bytes") \
    X(NO_HELLO,       "no-hello",       0,   "the first message must be hello") \
    X(NOT_SEATED,     "not-seated",     0,   "only players may do this") \
    X(NOT_MAKER,      "not-maker",      0,   "only the maker of the table may do this") \
    X(SEAT_TAKEN,     "seat-taken",     0,   "the seat is taken") \
    X(ALREADY_SEATED, "already-seated", 0,   "you are already seated") \
    X(SEATS_OPEN,     "seats-open",     0,   "every seat must be filled first") \
    X(WRONG_PHASE,    "wrong-phase",    0,   "this is not possible at this point of the game") \
    X(NOT_ASKED,      "not-asked",      0,   "another player is to decide") \
    X(STALE,          "stale",          0,   "the game has moved on") \
    X(ILLEGAL,        "illegal",        0,   "this is not one of your options") \
    X(BUSY,           "busy",           503, "the server is busy; send it again") \
    X(PLAYER_HERE,    "player-here",    0,   "this player is here, or has not been away long enough") \
    X(TOO_FAST,       "too-fast",       429, "too many messages; slow down") \
    X(TOO_MANY,       "too-many",       503, "the server is full; try again later") \
    X(STORE_FAILED,   "store-failed",   503, "the store refused or did not answer; send it again") \
    X(STOPPING,       "stopping",       503, "the server is about to stop")
/* clang-format on */

typedef enum ErrorCode {
    ERROR_NONE,
#define ROW(name, code, status, message) ERROR_##name,
    ERRORS(ROW)
#undef ROW
        ERROR_COUNT
} ErrorCode;

const char *error_code(ErrorCode error);
int error_status(ErrorCode error); /* 0: over the WebSocket only */
const char *error_message(ErrorCode error);

#endif
