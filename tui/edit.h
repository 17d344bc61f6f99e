/*
 * edit.h - a line being typed: UTF-8 text and where the next letter goes.
 */
#ifndef ORI_EDIT_H
#define ORI_EDIT_H

#include <stdbool.h>
#include <stddef.h>

enum { EDIT_SIZE = 400 };

typedef struct Edit {
    char text[EDIT_SIZE];
    size_t at; /* a byte of the text, between two characters */
} Edit;

void edit_clear(Edit *edit);
void edit_letter(Edit *edit, int letter); /* drops unprintable characters and those without room */
/* Moving and erasing: arrows, Home, End, Backspace, Delete, and Ctrl with A, E, B, F, U, K, W.
 * False: the key is none of these. */
bool edit_key(Edit *edit, int key);

#endif
