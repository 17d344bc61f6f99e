/*
 * size.ts - how much a card shows at which width. The element that lays out a card sets its width
 * as `--w` and this as `data-cards`: if each card were a container of its own and measured itself,
 * the browser would lay out every card of the Queue one by one, which doubles the time of drawing
 * it.
 */
export type Says = 'emblem' | 'name' | 'all';

/** The page's rem, in pixels: it grows with the letters. */
export const rootRem = (): number =>
    parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Both in pixels. */
export const says = (width: number, rem: number): Says =>
    width < 4.2 * rem ? 'emblem' : width < 8.4 * rem ? 'name' : 'all';
