/* The opponents that the page offers are those of the engine. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOTS } from '../src/game/bots';
import { path } from './help';

test('the ratings on the page are those of the engine', () => {
    const source = readFileSync(path('bots/bots.c'), 'utf8');
    for (const { name, rating } of BOTS)
        expect(source, name).toMatch(new RegExp(`"${name}"[^}]*\\b${rating}\\b`));
});
