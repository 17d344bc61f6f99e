/*
 * url.h - what a database can do and a folder cannot, whether or not the program was built with
 * libpq.
 */
#ifndef ORI_STORE_URL_H
#define ORI_STORE_URL_H

#include "server/store/store.h"

bool store_dump(const char *url, const char *file, char why[STORE_WHY]); /* into one file */

#endif
