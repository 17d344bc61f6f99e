/* Where the cards of the Queue lie: everything inside, nothing over another, as large as may be. */
import { describe, expect, test } from 'vitest';
import { lay, layIn, TALL, TOUCH, type Item, type Space } from '../src/ui/table/lay';
import { SIGNS } from '../src/ui/table/couples';

const room = (width: number, height: number, more: Partial<Space> = {}): Space => ({
    ...{ width, height, min: 40, max: 180, gap: 8, head: 14, foot: 16, turn: 12, reverse: false },
    ...more,
});

const cards = (n: number): Item[] =>
    Array.from({ length: n }, (_, i) => ({ key: `p${i + 1}`, wide: 1 }));

const withEnds = (n: number): Item[] => [
    { key: 'first', wide: 0.8, least: 44 },
    ...cards(n).flatMap((card, i) => [{ key: `g${i}`, wide: 0.4, least: 26 }, card]),
    { key: 'last', wide: 0.8, least: 44 },
];

const ROOMS = [
    room(1040, 560),
    room(1800, 1400, { max: 320 }),
    room(460, 250, { head: 9, foot: 13, gap: 5 }),
    room(344, 300, { head: 9, foot: 13, gap: 5 }),
    room(800, 500),
    room(1040, 560, { reverse: true }),
];

describe.each(ROOMS)('in %o', (space) => {
    test.each([1, 2, 5, 9, 12, 17, 22, 26])('%i cards', (n) => {
        for (const items of [cards(n), withEnds(n)]) {
            const { card, boxes, height, rows } = lay(items, space);
            const all = items.map(({ key }) => boxes.get(key)!);
            expect(all.every(Boolean)).toBe(true);
            for (const box of all) {
                expect(box.x).toBeGreaterThanOrEqual(-0.5);
                expect(box.x + box.w).toBeLessThanOrEqual(space.width + 0.5);
            }
            if (card > space.min) expect(height).toBeLessThanOrEqual(space.height + 0.5);
            for (let i = 1; i < all.length; i++) {
                const [one, other] = [all[i - 1]!, all[i]!];
                if (one.row === other.row) {
                    const [left, right] = one.x < other.x ? [one, other] : [other, one];
                    expect(right.x - left.x - left.w).toBeGreaterThan(space.gap - 0.001);
                } else {
                    // The road turns: the next one lies right below.
                    expect(other.row).toBe(one.row + 1);
                    expect(other.y - one.y).toBeCloseTo(space.head + card * TALL + space.foot, 3);
                    const apart = Math.min(
                        Math.abs(one.x - other.x),
                        Math.abs(one.x + one.w - other.x - other.w),
                    );
                    expect(apart).toBeLessThan(1);
                }
            }
            expect(rows.length).toBe(Math.max(...all.map(({ row }) => row)) + 1);
        }
    });
});

test('few cards lie in one row; many break rather than shrink', () => {
    expect(lay(cards(5), room(1040, 560)).rows.length).toBe(1);
    const many = lay(cards(22), room(1040, 560));
    expect(many.rows.length).toBeGreaterThan(1);
    expect(many.card).toBeGreaterThan(80);
});

test('the first card lies at the side where the Queue begins', () => {
    const x = (reverse: boolean) => lay(cards(3), room(1040, 560, { reverse })).boxes.get('p1')!.x;
    expect(x(false)).toBeLessThan(x(true));
});

test('without a bottom it is as high as it needs, and no smaller than can be read', () => {
    const { card, height } = lay(cards(22), room(300, Infinity, { min: 60 }));
    expect(card).toBeGreaterThanOrEqual(60);
    expect(height).toBeGreaterThan(300);
});

test.each([16, 17, 18, 20, 22])('on a small phone %i places and their gaps are in sight', (n) => {
    const height = 243; // what 320x640 leaves to the Queue of five seats, at the least
    const items = cards(n).flatMap((card, i) => [{ key: `g${i}`, wide: 0.36, least: TOUCH }, card]);
    const laid = layIn(items, { width: 320, height, rem: 16, reverse: false });
    expect(laid.height).toBeLessThanOrEqual(height);
    expect(laid.card).toBeGreaterThanOrEqual(TOUCH);
});

test('each couple has a sign and a line of its own', () => {
    expect(new Set(SIGNS.map(({ sign }) => sign)).size).toBe(5);
    expect(new Set(SIGNS.map(({ dash }) => dash)).size).toBe(5);
});
