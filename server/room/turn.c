/*
 * turn.c - whose turn it is: the deciding player has a clock, or is a bot and thinks.
 *
 * One timer of the game serves both. Every change of who decides, or who plays their seat, ends in
 * game_wake, which restarts it.
 */
#include "server/room/game.h"

#include "server/room/notices.h"

enum {
    RANK_MS = 2000, /* a node waits so long for each that comes before it */
    BOT_MARGIN_MS = 100,
    RETRY_MS = 500, /* after the disk refused a bot's decision */
    VERSION_BITS = 16,
};

static void on_retry(Timer *timer)
{
    game_wake(timer->who);
}

void game_retry(Room *room)
{
    timer_start(&room->server->clock, &room->turn.timer, RETRY_MS, on_retry);
}

bool game_waits(const Room *room)
{
    return room->table.game.phase == ROOM_PLAYING && room->table.row.pace == PACE_NONE &&
           !table_is_bots(&room->table.row, room->table.game.state.asked);
}

int64_t game_left(const Room *room)
{
    const Game *g = &room->table.game;
    if (room->table.row.pace == PACE_NONE || g->phase != ROOM_PLAYING ||
        table_is_bots(&room->table.row, g->state.asked))
        return -1;
    int64_t left = judge_time_is_up(&room->table) - clock_now(&room->server->clock);
    if (left < 0) /* the player was away, and is back */
        left += JUDGE_GRACE_MS;
    return left > 0 ? left : 0;
}

int64_t game_due(const Room *room)
{
    int64_t clock = game_waits(room) ? STORE_NEVER : judge_time_is_up(&room->table);
    int64_t notice = notices_next(room);
    return clock < notice ? clock : notice;
}

/* A stand-in is quick and plays well. The host sets the search time of a king without one. */
static ArenaEntry bot_of(const Room *room, int seat)
{
    ArenaEntry bot = room->bot[seat];
    if (room->table.row.seat[seat].kind != STORED_BOT)
        seat_bot_is_good("king", &bot);
    if (bot.bot->at_once && bot.budget.milliseconds == 0)
        bot.budget.milliseconds = room->server->config->king_time;
    return bot;
}

static void speak(Room *room)
{
    Game *g = &room->table.game;
    int seat = g->state.asked;
    if (line_decides(room) || g->phase != ROOM_PLAYING || !table_is_bots(&room->table.row, seat))
        return;
    room->turn.thought = false;
    room_wish(room, NULL, NULL,
              &(Wish){.kind = WISH_DECIDE,
                      .by = (int8_t)seat,
                      .game = GAME_ANY,
                      .version = g->count,
                      .decision = room->turn.thought_decision,
                      .standin = room->table.row.seat[seat].kind == STORED_HUMAN});
}

static void on_due(Timer *timer)
{
    Room *room = timer->who;
    room->turn.due = clock_now(&room->server->clock); /* a thought that comes later waits no more */
    if (room->turn.thought)
        speak(room);
}

/* With a clock only the clock gives a seat to a stand-in. */
static void on_deadline(Timer *timer)
{
    Room *room = timer->who;
    if (room->table.game.phase != ROOM_PLAYING || line_decides(room))
        return;
    if (clock_now(&room->server->clock) < room->turn.due)
        game_wake(room);
    else
        room_wish(room, NULL, NULL,
                  &(Wish){.kind = WISH_STANDIN, .seat = room->table.game.state.asked, .on = true});
}

/* Which thought it is: of this game and version, or an old one. */
static int64_t thought_number(const Room *room)
{
    return ((int64_t)room->table.row.games << VERSION_BITS) + room->table.game.count;
}

void game_thought(void *who, int64_t what, OriDecision decision)
{
    Room *room = who;
    Game *g = &room->table.game;
    if (what != thought_number(room) || g->phase != ROOM_PLAYING || room->turn.thought ||
        !table_is_bots(&room->table.row, g->state.asked))
        return;
    room->turn.thought = true;
    room->turn.thought_decision = decision;
    if (clock_now(&room->server->clock) >= room->turn.due)
        speak(room);
}

/* When a bot speaks depends on its strength and the table, never on what it holds. */
static int64_t bot_delay(const Room *room, const ArenaEntry *bot)
{
    int delay = room->server->config->bot_delay;
    if (bot->budget.milliseconds > 0 && delay > 0 &&
        delay < bot->budget.milliseconds + BOT_MARGIN_MS)
        delay = bot->budget.milliseconds + BOT_MARGIN_MS;
    return delay;
}

static void think(Room *room, int seat)
{
    Clock *clock = &room->server->clock;
    OriView view;
    ArenaEntry bot = bot_of(room, seat);
    int64_t delay = bot_delay(room, &bot);
    room->turn.waits_turn = false;
    game_view(room, seat, &view);
    room->turn.due = clock_now(clock) + delay;
    MindsOrder order = {.view = &view,
                        .bot = &bot,
                        .who = room,
                        .what = thought_number(room),
                        .share = room->maker != NULL ? (const void *)room->maker : room,
                        .watched = room->clients != NULL};
    room->server->thoughts++;
    if (!minds_think(room->server->minds, &order))
        game_retry(room);
    else if (delay > 0)
        timer_start(clock, &room->turn.timer, delay, on_due);
}

/* A bot has to decide, and has not been started yet. */
static bool bot_is_asked(const Room *room)
{
    const Game *g = &room->table.game;
    return g->phase == ROOM_PLAYING && !line_decides(room) &&
           table_is_bots(&room->table.row, g->state.asked);
}

/* The node whose turn it was to think for it has not. */
static void on_turn(Timer *timer)
{
    Room *room = timer->who;
    if (bot_is_asked(room))
        think(room, room->table.game.state.asked);
}

void game_turn_changed(Room *room)
{
    if (room->turn.waits_turn && bot_is_asked(room))
        game_wake(room);
}

/* If another node is nearer to it, this one thinks only if that one does not. */
static void wake_bot(Room *room, int seat)
{
    ArenaEntry bot = bot_of(room, seat);
    int64_t wait = bot_delay(room, &bot) + (int64_t)room->others.rank * RANK_MS;
    room->turn.waits_turn = room->others.rank > 0;
    if (room->turn.waits_turn)
        timer_start(&room->server->clock, &room->turn.timer, wait, on_turn);
    else
        think(room, seat);
}

void game_wake(Room *room)
{
    Game *g = &room->table.game;
    Clock *clock = &room->server->clock;
    notices_wake(room);
    timer_stop(clock, &room->turn.timer);
    room->turn.timer.who = room;
    room->turn.thought = false;
    if (g->phase != ROOM_PLAYING || line_decides(room))
        return;
    if (table_is_bots(&room->table.row, g->state.asked))
        wake_bot(room, g->state.asked);
    else if (room->table.row.pace != PACE_NONE) {
        int64_t left = game_left(room);
        room->turn.due = clock_now(clock) + left;
        timer_start(clock, &room->turn.timer, left + 1, on_deadline);
    }
}

void game_wake_later(Room *room)
{
    const Game *g = &room->table.game;
    if (g->phase == ROOM_PLAYING && !line_decides(room) && !room->turn.timer.waiting)
        game_retry(room);
}

void game_drop(Room *room)
{
    timer_stop(&room->server->clock, &room->turn.timer);
    room->turn.thought = false;
    table_drop_game(&room->table);
}
