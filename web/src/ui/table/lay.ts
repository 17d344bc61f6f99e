/*
 * lay.ts - the layout of the Queue: a road of cards in one row or, when they would get too small to
 * read, in several that turn back and forth, so that neighbours stay neighbours.
 *
 * Pure: from the places and the space to boxes in pixels. Of all ways to break the road it takes
 * the one with the largest cards, and of equals the one with the fewest rows.
 */

/** What is on the road, in the order of resolution, in widths of a card. */
export interface Item {
    key: string;
    wide: number;
    /** At least this many pixels, however small the cards: something to touch. */
    least?: number;
}

export interface Space {
    width: number;
    height: number; // Infinity: as high as it needs to be
    min: number; // width of a card below which the road is rather longer than the space
    max: number;
    gap: number; // between two things on the road
    head: number; // above a card: the pointer, what peeps out of a stack
    foot: number; // below it: its number
    turn: number; // left and right of the rows, for the bend
    reverse: boolean; // the first card is at the right
}

export interface Box {
    x: number;
    y: number;
    w: number;
    row: number;
}

export interface Laid {
    card: number; // width of a card
    boxes: Map<string, Box>; // y is the top of the card
    rows: { y: number; from: number; to: number; way: 1 | -1 }[];
    height: number;
}

export const TALL = 1.4; // a card's height in widths
export const TOUCH = 24; // pixels that a finger can still meet

const widthOf = (item: Item, card: number) => Math.max(item.wide * card, item.least ?? 0);

/** Breaks into rows that are no wider than the space; null: a single thing is too wide. */
function wrap(items: Item[], card: number, space: Space, rows: number): Item[][] | null {
    const width = space.width - (rows > 1 ? 2 * space.turn : 0);
    const lines: Item[][] = [];
    let line: Item[] = [];
    let used = 0;
    for (const item of items) {
        const wide = widthOf(item, card);
        if (wide > width) return null;
        if (line.length > 0 && used + space.gap + wide > width) {
            lines.push(line);
            line = [];
            used = 0;
        }
        used += (line.length > 0 ? space.gap : 0) + wide;
        line.push(item);
    }
    if (line.length > 0) lines.push(line);
    return lines;
}

const rowHeight = (card: number, space: Space) => space.head + card * TALL + space.foot;

/** The largest card with which everything fits into this many rows. */
function largest(items: Item[], space: Space, rows: number): number {
    let low = 0;
    let high = Math.min(space.max, (space.height / rows - space.head - space.foot) / TALL);
    if (high <= 0) return 0;
    const fits = (card: number) => (wrap(items, card, space, rows)?.length ?? Infinity) <= rows;
    if (fits(high)) return high;
    for (let i = 0; i < 24; i++) {
        const middle = (low + high) / 2;
        if (fits(middle)) low = middle;
        else high = middle;
    }
    return low;
}

/** As even as may be: the fewest things in the last row look lost otherwise. */
function even(items: Item[], card: number, space: Space, rows: number): Item[][] {
    let low = 0;
    let high = space.width;
    for (let i = 0; i < 24; i++) {
        const middle = (low + high) / 2;
        const lines = wrap(items, card, { ...space, width: middle }, rows);
        if (lines && lines.length <= rows) high = middle;
        else low = middle;
    }
    return wrap(items, card, { ...space, width: high }, rows) ?? [items];
}

export function lay(items: Item[], space: Space): Laid {
    if (items.length === 0) return { card: space.max, boxes: new Map(), rows: [], height: 0 };
    let rows = 1;
    let card = largest(items, space, 1);
    for (let n = 2; n <= items.length; n++) {
        const larger = largest(items, space, n);
        if (larger > card + 0.5) [rows, card] = [n, larger];
        if (space.height === Infinity && card >= space.min) break;
    }
    if (card < space.min) {
        // Too much for the space: as large as can be read, and as high as it gets.
        card = space.min;
        rows = wrap(items, card, space, 2)?.length ?? items.length;
    }
    card = Math.floor(card);
    const lines = even(items, card, space, rows);
    const wides = lines.map((line) =>
        line.reduce((sum, item) => sum + widthOf(item, card) + space.gap, -space.gap),
    );
    const widest = Math.max(...wides);
    const left = (space.width - widest) / 2;
    const step = rowHeight(card, space);
    const boxes = new Map<string, Box>();
    const drawn: Laid['rows'] = [];
    lines.forEach((line, row) => {
        const way = (row % 2 === 0) !== space.reverse ? 1 : -1;
        const slack = widest - wides[row]!;
        // Rows fill the width, so that the road goes straight down at each bend; the last one ends
        // where it ends.
        const isLast = row === lines.length - 1;
        const gap = space.gap + (isLast || line.length === 1 ? 0 : slack / (line.length - 1));
        let x = isLast && way === -1 ? left + slack : left;
        const y = row * step + space.head;
        for (const item of way === 1 ? line : [...line].reverse()) {
            const w = widthOf(item, card);
            boxes.set(item.key, { x, y, w, row });
            x += w + gap;
        }
        const ends = [line[0]!, line.at(-1)!].map(({ key }) => boxes.get(key)!);
        const from = Math.min(...ends.map((box) => box.x));
        const to = Math.max(...ends.map((box) => box.x + box.w));
        drawn.push({ y: y + (card * TALL) / 2, from, to, way });
    });
    return { card, boxes, rows: drawn, height: lines.length * step };
}

/** The box on the screen that the Queue is drawn in. */
export interface Around {
    width: number;
    height: number; // Infinity: as high as it needs to be
    rem: number;
    reverse: boolean;
    most?: number; // width of a card: no larger than that
}

/** In that box, with a margin: on a small one all is closer together. */
export function layIn(
    items: Item[],
    { width, height, rem, reverse, most = Infinity }: Around,
): Laid {
    const natural = height === Infinity;
    const small = Math.min(width, height) < 24 * rem;
    const space: Space = {
        width: Math.max(60, width - rem),
        height: Math.max(60, height - 0.3 * rem),
        min: natural ? 4.4 * rem : Math.max(25, 1.4 * rem),
        max: natural ? 6.5 * rem : Math.min(most, 18 * rem, Math.max(11 * rem, 0.36 * height)),
        gap: small ? 0.36 * rem : 0.6 * rem,
        head: small ? 0.6 * rem : 1.15 * rem,
        foot: small ? 0.85 * rem : 1.1 * rem,
        turn: small ? 0.55 * rem : 1 * rem,
        reverse,
    };
    const laid = lay(items, space);
    if (laid.height <= space.height) return laid;
    // Before a place is out of sight, what lies between them gives way, and then the cards do.
    const tight = { min: TOUCH, gap: 0.2 * rem, head: 0.2 * rem, foot: 0.72 * rem };
    return lay(items, { ...space, ...tight });
}
