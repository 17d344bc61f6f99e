/*
 * devices.h - the devices of a person, as the text that a store keeps: one a line,
 *
 *     ENDPOINT P256DH AUTH LANGUAGE [FROM TO]
 *
 * the newest last. FROM and TO are minutes of the UTC day: its quiet hours.
 */
#ifndef ORI_NOTICE_DEVICES_H
#define ORI_NOTICE_DEVICES_H

#include "server/notice/subscription.h"

#include <stddef.h>

enum {
    DEVICES_MOST = 8,
    DEVICE_LANG = 3,
    DEVICE_TEXT = NOTICE_URL + PUSH_POINT_TEXT + PUSH_AUTH_TEXT + DEVICE_LANG + 16,
    DEVICES_TEXT = DEVICES_MOST * DEVICE_TEXT + 1,
    DEVICE_DAY = 24 * 60, /* minutes */
};

typedef struct Device {
    Subscription to;
    char lang[DEVICE_LANG];
    bool has_quiet;
    int from; /* minutes of the UTC day */
    int till;
} Device;

typedef struct Devices {
    int count;
    Device device[DEVICES_MOST];
} Devices;

/* False: it is none that devices_write has written. */
bool devices_read(const char *text, Devices *out);
void devices_write(const Devices *devices, char text[DEVICES_TEXT]);

bool device_lang_is_good(const char *lang);
/* In place of the one with the same endpoint, or as the newest; if they are too many the oldest goes. */
void devices_put(Devices *devices, const Device *device);
/* False: it was not there. */
bool devices_drop(Devices *devices, const char *endpoint);

/* Milliseconds until this device's quiet hours end; 0: they are not now. */
int64_t device_quiet_ms(const Device *device, int64_t wall);

#endif
