/*
 * seat.c - the seat that was taken last. The file is its owner's alone: the link is the key.
 */
#include "tui/seat.h"

#include "tui/save.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const char *find_file(char path[SAVE_PATH])
{
    const char *why = save_folder(path);
    if (why == NULL)
        strcat(path, "/seat"); /* there is room: see save_folder */
    return why;
}

const char *seat_keep(const Link *link)
{
    char path[SAVE_PATH];
    char text[LINK_WHOLE + 1];
    const char *why = find_file(path);
    if (why != NULL)
        return why;
    link_write_seat(link, text);
    strcat(text, "\n");
    return save_write_text(path, text, strlen(text));
}

const char *seat_last(char link[LINK_WHOLE])
{
    char path[SAVE_PATH];
    const char *why = find_file(path);
    FILE *in = why == NULL ? fopen(path, "r") : NULL;
    if (in == NULL)
        return why != NULL ? why : errno == ENOENT ? "no seat was taken here" : strerror(errno);
    size_t length = fread(link, 1, LINK_WHOLE - 1, in);
    fclose(in);
    link[length] = '\0';
    link[strcspn(link, "\n")] = '\0';
    return NULL;
}
