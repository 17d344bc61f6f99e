/*
 * qr.h - a link as a QR code in half blocks: a row of text is two rows of the code.
 */
#ifndef ORI_QR_H
#define ORI_QR_H

#include <stdbool.h>

enum { QR_MOST = 64, QR_BORDER = 2, QR_ROW = 3 * QR_MOST + 1 };

typedef struct Qr {
    int size; /* with its border */
    bool is_dark[QR_MOST][QR_MOST];
} Qr;

bool qr_make(const char *text, Qr *out); /* false: it is too long */
/* Row of text, counted from 0; dark is ink, so the paper must be light. False after the last. */
bool qr_row(const Qr *qr, int row, char out[QR_ROW]);

#endif
