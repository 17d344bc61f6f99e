/*
 * devices.c - reads, writes and replaces lines of devices.
 */
#include "server/notice/devices.h"

#include "server/notice/point.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MINUTE = 60 * 1000 };

bool device_lang_is_good(const char *lang)
{
    static const char *const known[] = {"en", "pl", "uk", "ru", "fr"};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i], lang) == 0)
            return true;
    return false;
}

/* The next word, cut off from the rest; NULL: there is none. */
static char *next_word(char **rest)
{
    char *word = *rest;
    if (word == NULL || *word == '\0')
        return NULL;
    char *end = strchr(word, ' ');
    if (end != NULL)
        *end++ = '\0';
    *rest = end;
    return word;
}

static bool read_minute(const char *word, int *out)
{
    char again[16];
    *out = (int)strtol(word, NULL, 10);
    snprintf(again, sizeof again, "%d", *out);
    return strcmp(word, again) == 0 && *out >= 0 && *out < DEVICE_DAY;
}

static bool read_device(char *line, Device *out)
{
    char *rest = line;
    const char *endpoint = next_word(&rest);
    const char *point = next_word(&rest);
    const char *auth = next_word(&rest);
    const char *lang = next_word(&rest);
    const char *from = next_word(&rest);
    const char *till = next_word(&rest);
    *out = (Device){.has_quiet = from != NULL};
    if (lang == NULL || rest != NULL || strlen(endpoint) >= NOTICE_URL ||
        !base64_read(point, out->to.p256dh, PUSH_POINT) ||
        !base64_read(auth, out->to.auth, PUSH_AUTH) || !device_lang_is_good(lang))
        return false;
    snprintf(out->to.endpoint, sizeof out->to.endpoint, "%s", endpoint);
    snprintf(out->lang, sizeof out->lang, "%s", lang);
    return from == NULL ||
           (till != NULL && read_minute(from, &out->from) && read_minute(till, &out->till));
}

bool devices_read(const char *text, Devices *out)
{
    char line[DEVICE_TEXT];
    out->count = 0;
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        if (text[length] != '\n' || length >= sizeof line || out->count == DEVICES_MOST)
            return false;
        memcpy(line, text, length);
        line[length] = '\0';
        if (!read_device(line, &out->device[out->count++]))
            return false;
        text += length + 1;
    }
    return true;
}

void devices_write(const Devices *devices, char text[DEVICES_TEXT])
{
    char *to = text;
    *to = '\0';
    for (const Device *d = devices->device; d < devices->device + devices->count; d++) {
        char point[PUSH_POINT_TEXT];
        char auth[PUSH_AUTH_TEXT];
        base64_write(d->to.p256dh, PUSH_POINT, point);
        base64_write(d->to.auth, PUSH_AUTH, auth);
        to += sprintf(to, "%s %s %s %s", d->to.endpoint, point, auth, d->lang);
        to += d->has_quiet ? sprintf(to, " %d %d\n", d->from, d->till) : sprintf(to, "\n");
    }
}

bool devices_drop(Devices *devices, const char *endpoint)
{
    for (int i = 0; i < devices->count; i++)
        if (strcmp(devices->device[i].to.endpoint, endpoint) == 0) {
            devices->count--;
            memmove(&devices->device[i], &devices->device[i + 1],
                    (size_t)(devices->count - i) * sizeof devices->device[0]);
            return true;
        }
    return false;
}

void devices_put(Devices *devices, const Device *device)
{
    devices_drop(devices, device->to.endpoint);
    if (devices->count == DEVICES_MOST)
        devices_drop(devices, devices->device[0].to.endpoint);
    devices->device[devices->count++] = *device;
}

int64_t device_quiet_ms(const Device *device, int64_t wall)
{
    const int64_t day = (int64_t)DEVICE_DAY * MINUTE;
    int64_t now = (wall % day + day) % day;
    int64_t since = (now - (int64_t)device->from * MINUTE + day) % day;
    int64_t length = (int64_t)((device->till - device->from + DEVICE_DAY) % DEVICE_DAY) * MINUTE;
    return device->has_quiet && since < length ? length - since : 0;
}
