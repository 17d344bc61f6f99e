/*
 * seat.c - the seats that this user has taken, a line each. Only the owner can read the file: a
 * link is a key.
 */
#include "tui/seat.h"

#include <stdio.h>
#include <string.h>

static const char *find_file(char path[SAVE_PATH])
{
    const char *why = save_folder(path);
    if (why == NULL)
        strcat(path, "/seat"); /* there is room: see save_folder */
    return why;
}

static bool is_same_table(const Link *a, const Link *b)
{
    return strcmp(a->table, b->table) == 0 && strcmp(a->host, b->host) == 0 &&
           strcmp(a->port, b->port) == 0;
}

int seat_list(Link list[SEAT_LIST])
{
    char path[SAVE_PATH];
    char line[LINK_WHOLE];
    FILE *in = find_file(path) == NULL ? fopen(path, "r") : NULL;
    int count = 0;
    while (in != NULL && count < SEAT_LIST && fgets(line, sizeof line, in) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (link_read(line, &list[count]) == NULL && list[count].token[0] != '\0')
            count++;
    }
    if (in != NULL)
        fclose(in);
    return count;
}

bool seat_find(Link *link)
{
    Link list[SEAT_LIST];
    int count = seat_list(list);
    for (int i = 0; i < count; i++)
        if (is_same_table(&list[i], link)) {
            strcpy(link->token, list[i].token);
            return true;
        }
    return false;
}

const char *seat_keep(const Link *link)
{
    Link list[SEAT_LIST];
    char path[SAVE_PATH];
    char text[SEAT_LIST * (LINK_WHOLE + 1)];
    const char *why = find_file(path);
    if (why != NULL)
        return why;
    int count = seat_list(list);
    link_write_seat(link, text);
    strcat(text, "\n");
    size_t length = strlen(text);
    for (int i = 0; i < count && i < SEAT_LIST - 1; i++) {
        if (is_same_table(&list[i], link))
            continue;
        link_write_seat(&list[i], text + length);
        strcat(text + length, "\n");
        length += strlen(text + length);
    }
    return save_write_text(path, text, length);
}

const char *seat_keep_game(const Link *link, const char *game, int seat, const OriRecord *record,
                           char path[SAVE_PATH])
{
    char table[LINK_WHOLE];
    link_write_table(link, link->table, table);
    return save_from_table(record, link->host, table, game, seat, path);
}
