/* The forgiving search: what is near, and what is not. */
import { describe, expect, test } from 'vitest';
import { EXAMPLES, filmOf } from '../src/game/learn/examples';
import { hasWord, isNear, plain } from '../src/game/learn/search';
import { engine } from './help';

describe('search', () => {
    test.each([
        ['archer', 'archer', 0, true],
        ['acher', 'archer', 1, true], // left out
        ['archeer', 'archer', 1, true], // put in
        ['arcger', 'archer', 1, true], // changed
        ['acrher', 'archer', 1, true], // swapped
        ['ahcrer', 'archer', 1, false],
        ['spy', 'sky', 0, false],
    ])('%s and %s differ by at most %i: %s', (a, b, most, near) => {
        expect(isNear(a, b, most)).toBe(near);
    });

    test('accents and case do not matter, endings may be missing', () => {
        const text = plain('Łucznik: zlikwiduj pierwszą kartę. Éliminez.', 'pl');
        expect(hasWord(text, plain('PIERWSZA', 'pl'))).toBe(true);
        expect(hasWord(text, plain('elimines', 'pl'))).toBe(true);
        expect(hasWord(text, 'likwid')).toBe(true);
        expect(hasWord(text, 'queue')).toBe(false);
        expect(hasWord(plain('La carte de l’ami', 'fr'), plain("l'ami", 'fr'))).toBe(true);
        expect(hasWord(plain('Cały stół', 'pl'), 'cal')).toBe(true);
    });
});

describe('examples', () => {
    test('all thirteen are there', () => {
        expect(new Set(EXAMPLES.map(({ clause }) => clause)).size).toBe(13);
    });

    test.each(EXAMPLES.map((example, i) => [`${example.clause} (${i})`, example] as const))(
        '%s can be played',
        async (_, example) => {
            const { start, steps } = await filmOf(example, async () => engine);
            expect(start.families.length).toBe(3);
            expect(steps.length).toBeGreaterThan(0);
            for (const { event } of steps) expect(event.said.length).toBeGreaterThan(0);
        },
    );
});
