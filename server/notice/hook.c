/*
 * hook.c - where a webhook is, and the formats of its letters: JSON for programs, Discord's and ntfy's
 * for people.
 */
#include "server/notice/hook.h"

#include <stdio.h>
#include <string.h>

static const char *const names[HOOK_FORMATS] = {
    [HOOK_JSON] = "json", [HOOK_DISCORD] = "discord", [HOOK_NTFY] = "ntfy"};

bool hook_read_format(const char *text, HookFormat *out)
{
    for (int i = 0; i < HOOK_FORMATS; i++)
        if (strcmp(names[i], text) == 0) {
            *out = (HookFormat)i;
            return true;
        }
    return false;
}

const char *hook_format_text(HookFormat format)
{
    return names[format];
}

bool hook_read(const char *text, Hook *out)
{
    char format[16];
    char again[HOOK_TEXT];
    *out = (Hook){.format = HOOK_JSON};
    if (strlen(text) >= HOOK_TEXT ||
        sscanf(text, "%15s %2s %256s", format, out->lang, out->url) != 3 ||
        !hook_read_format(format, &out->format) || !device_lang_is_good(out->lang))
        return false;
    hook_write(out, again);
    return strcmp(again, text) == 0;
}

void hook_write(const Hook *hook, char text[HOOK_TEXT])
{
    snprintf(text, HOOK_TEXT, "%s %s %s", names[hook->format], hook->lang, hook->url);
}

static void write_json(const HookLetter *l, const char *sentence, Json *json)
{
    const char seat[] = {l->seat, '\0'};
    out_open(json, '{');
    put_text(json, "event", l->event);
    put_text(json, "text", sentence);
    put_text(json, "link", l->link);
    if (l->name[0] != '\0')
        put_text(json, "name", l->name);
    if (l->seat != '\0')
        put_text(json, "seat", seat);
    if (l->round > 0)
        put_number(json, "round", l->round);
    if (l->left_s >= 0)
        put_number(json, "left", l->left_s);
    out_close(json, '}');
}

/* A name may have marks of Discord's Markdown in it; a backslash takes the meaning from each. No
 * mention is a mention: nobody can ring everybody by a name. */
static void write_discord(const HookLetter *l, const char *sentence, Json *json)
{
    char text[2 * HOOK_SENTENCE + sizeof l->link + 4];
    size_t size = 0;
    for (const char *p = sentence; *p != '\0'; p++) {
        if (strchr("\\*_~`|<>[]()#@:-+", *p) != NULL)
            text[size++] = '\\';
        text[size++] = *p;
    }
    snprintf(text + size, sizeof text - size, "\n%s", l->link);
    out_open(json, '{');
    put_text(json, "content", text);
    put_open(json, "allowed_mentions", '{');
    put_open(json, "parse", '[');
    out_close(json, ']');
    out_close(json, '}');
    out_close(json, '}');
}

static bool fits_a_head(const char *text)
{
    for (; *text != '\0'; text++)
        if (*text <= ' ' || *text > '~')
            return false;
    return true;
}

bool hook_body(const HookLetter *l, const char *sentence, HookText *out)
{
    Json json = {.text = out->body, .room = HOOK_BODY};
    snprintf(out->lines, HOOK_LINES, "Content-Type: application/json\r\n");
    switch (l->to.format) {
    case HOOK_JSON:
        write_json(l, sentence, &json);
        break;
    case HOOK_DISCORD:
        write_discord(l, sentence, &json);
        break;
    case HOOK_NTFY:
        out_raw(&json, sentence);
        snprintf(out->lines, HOOK_LINES,
                 "Content-Type: text/plain; charset=utf-8\r\nTitle: Oriflamme\r\n%s%s%s",
                 fits_a_head(l->link) ? "Click: " : "", fits_a_head(l->link) ? l->link : "",
                 fits_a_head(l->link) ? "\r\n" : "");
        break;
    case HOOK_FORMATS:
        return false;
    }
    out->size = json.length;
    return !json.full;
}
