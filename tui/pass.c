/*
 * pass.c - passes on the disk: a line for each server, its address and the pass.
 */
#include "tui/pass.h"

#include "tui/net.h"
#include "tui/save.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS = PASS_TEXT - 1, MOST_SERVERS = 256 };

static const char mark[] = "#pass=";

static const char *find_file(char path[SAVE_PATH])
{
    const char *why = save_folder(path);
    if (why == NULL)
        strcat(path, "/passes"); /* there is room: see save_folder */
    return why;
}

static bool is_pass(const char *text)
{
    return strlen(text) == DIGITS && strspn(text, "0123456789abcdef") == DIGITS;
}

/* "URL PASS"; false: it is not this server's. */
static bool line_is_of(const char *line, const char *url)
{
    size_t length = strlen(url);
    return strncmp(line, url, length) == 0 && line[length] == ' ';
}

const char *pass_find(const Link *server, char pass[PASS_TEXT])
{
    char path[SAVE_PATH];
    char url[LINK_WHOLE];
    char line[LINK_WHOLE + PASS_TEXT + 2];
    const char *why = find_file(path);
    FILE *in = why == NULL ? fopen(path, "r") : NULL;
    pass[0] = '\0';
    if (in == NULL)
        return why != NULL || errno == ENOENT ? why : strerror(errno);
    link_write_server(server, url);
    while (fgets(line, sizeof line, in) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (line_is_of(line, url) && is_pass(line + strlen(url) + 1))
            memcpy(pass, line + strlen(url) + 1, PASS_TEXT);
    }
    fclose(in);
    return NULL;
}

const char *pass_keep(const Link *server, const char *pass)
{
    char path[SAVE_PATH];
    char url[LINK_WHOLE];
    char line[LINK_WHOLE + PASS_TEXT + 2];
    size_t room = MOST_SERVERS * sizeof line;
    size_t length = 0;
    const char *why = find_file(path);
    char *text = why == NULL ? malloc(room) : NULL;
    if (text == NULL)
        return why != NULL ? why : "out of memory";
    link_write_server(server, url);
    FILE *in = fopen(path, "r");
    while (in != NULL && fgets(line, sizeof line, in) != NULL)
        if (!line_is_of(line, url) && length + 2 * sizeof line < room)
            length += (size_t)snprintf(text + length, room - length, "%s", line);
    if (in != NULL)
        fclose(in);
    length += (size_t)snprintf(text + length, room - length, "%s %s\n", url, pass);
    why = save_write_text(path, text, length);
    free(text);
    return why;
}

void pass_use(Link *link)
{
    unsigned char bytes[DIGITS / 2];
    char pass[PASS_TEXT];
    const char *why = pass_find(link, pass);
    if (why == NULL && pass[0] == '\0') {
        net_random(bytes, sizeof bytes);
        for (size_t i = 0; i < sizeof bytes; i++)
            snprintf(pass + 2 * i, 3, "%02x", bytes[i]);
        why = pass_keep(link, pass);
    }
    strcpy(link->pass, why == NULL ? pass : "");
}

bool pass_read(const char *text, char pass[PASS_TEXT])
{
    const char *at = strstr(text, mark);
    const char *digits = at != NULL ? at + sizeof mark - 1 : text;
    size_t length = strspn(digits, "0123456789abcdef");
    const char *behind = digits + length;
    snprintf(pass, PASS_TEXT, "%.*s", DIGITS, digits);
    return length == DIGITS && strspn(behind, " \t\r\n") == strlen(behind);
}

void pass_write_link(const Link *server, const char *pass, char out[LINK_WHOLE])
{
    link_write_server(server, out);
    size_t length = strlen(out);
    snprintf(out + length, LINK_WHOLE - length, "/%s%s", mark, pass);
}
