/*
 * qr.c - a link as a QR code.
 */
#include "tui/qr.h"

#include <qrencode.h>
#include <string.h>

bool qr_make(const char *text, Qr *out)
{
    QRcode *code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L);
    *out = (Qr){.size = 0};
    if (code == NULL)
        return false;
    bool fits = code->width + 2 * QR_BORDER <= QR_MOST;
    if (fits)
        out->size = code->width + 2 * QR_BORDER;
    for (int y = 0; fits && y < code->width; y++)
        for (int x = 0; x < code->width; x++)
            out->is_dark[y + QR_BORDER][x + QR_BORDER] = (code->data[y * code->width + x] & 1) != 0;
    QRcode_free(code);
    return fits;
}

bool qr_row(const Qr *q, int row, char out[QR_ROW])
{
    static const char *const half[2][2] = {{" ", "▄"}, {"▀", "█"}};
    out[0] = '\0';
    if (2 * row >= q->size)
        return false;
    for (int x = 0; x < q->size; x++) {
        bool below = 2 * row + 1 < q->size && q->is_dark[2 * row + 1][x];
        strcat(out, half[q->is_dark[2 * row][x]][below]);
    }
    return true;
}
