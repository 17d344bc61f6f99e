/*
 * rooms_list.c - the public tables, as everybody is shown them.
 */
#include "server/room/rooms_parts.h"

#include <stdlib.h>

enum {
    LISTED_OF_ONE = 5, /* address */
    LIST_MS = SECOND_MS,
};

static int newest_first(const void *a, const void *b)
{
    const Room *x = *(Room *const *)a;
    const Room *y = *(Room *const *)b;
    return x->table.row.made_at < y->table.row.made_at ? 1 : -1;
}

/* Not many of one address: nobody can push all others off the list. */
static void put_list(Json *out, Room *const list[], int count)
{
    out_open(out, '[');
    for (int i = 0, listed = 0; i < count && listed < ROOMS_LISTED; i++) {
        int same = 0;
        for (int j = 0; j < i && same < LISTED_OF_ONE && list[i]->maker != NULL; j++)
            same += list[j]->maker == list[i]->maker;
        if (same >= LISTED_OF_ONE)
            continue;
        out_open(out, '{');
        put_table(out, list[i]);
        out_close(out, '}');
        listed++;
    }
    out_close(out, ']');
}

static void make_list(Server *server, Json *out)
{
    Rooms *rooms = server->rooms;
    Room **list = malloc((size_t)(rooms->count > 0 ? rooms->count : 1) * sizeof *list);
    int count = 0;
    text_clear(out);
    if (list == NULL) {
        out_json(out, "[]");
        return;
    }
    for (int i = 0; i < ROOMS_BUCKETS; i++)
        for (Room *room = rooms->bucket[i]; room != NULL; room = room->next)
            if (room->table.row.is_public && room->table.game.phase != ROOM_OVER)
                list[count++] = room;
    qsort(list, (size_t)count, sizeof *list, newest_first);
    put_list(out, list, count);
    free(list);
}

/* Made at most once a second, however often it is asked for. */
void rooms_list(Server *server, Json *out)
{
    Rooms *rooms = server->rooms;
    int64_t now = clock_now(&server->clock);
    if (rooms->list.length == 0 || now - rooms->listed_at >= LIST_MS) {
        make_list(server, &rooms->list);
        rooms->listed_at = now;
    }
    out_json(out, rooms->list.text);
}
