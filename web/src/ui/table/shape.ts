/*
 * shape.ts - the layout of the table, from the room in widths of a letter (rem): so that a larger
 * text and a smaller screen are the same thing.
 *
 *     wide   Queue and hand at the left, what I may do and the log at the right
 *     low    a phone on its side: the same without the log, families beside the status line
 *     tall   one column, as high as the screen: families, Queue, what I may do, hand
 *     flow   one column, as high as it gets: too little room for anything else
 */
export type Shape = 'wide' | 'low' | 'tall' | 'flow';

export function shapeOf(width: number, height: number): Shape {
    if (height < 28) return width >= 34 && width > 1.2 * height && height >= 17 ? 'low' : 'flow';
    if (width >= 46 && width > 1.15 * height) return 'wide';
    return width >= 17 ? 'tall' : 'flow';
}
