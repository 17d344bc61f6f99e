/* What a choice says about itself: its chips and its sentence agree, and the worst comes last. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadLanguage } from '../src/game/i18n';
import type { Choice } from '../src/game/types';
import { sayChoice } from '../src/ui/say';
import { inOrder } from '../src/ui/table/turn.svelte';
import { engine, namedPlayers, playRandom, RULES } from './help';

beforeAll(() => loadLanguage('en'));

/** What the sentence promises its reader: what is taken, and what is gained. */
function promised(text: string): number {
    const taken = /take its (\d+) influence/.exec(text)?.[1] ?? 0;
    const again = /the same again/.test(text) ? taken : 0;
    const gained = /(?:gain|earns) (\d+)/.exec(text)?.[1] ?? 0;
    return Number(taken) + Number(again) + Number(gained);
}

/** Sentences that leave open how much it is. */
const VARIES = /for each|gain influence|unless|steal|activate|Shapeshifter|no neighbour|others own/;

describe('what a choice promises', () => {
    test('the chips of a reveal say what its sentence says', () => {
        const kinds = new Set<string>();
        for (let seed = 1; seed <= 40; seed++)
            playRandom(seed, 2 + (seed % 4), RULES[seed % RULES.length]!, ({ before }) => {
                const me = engine.asked(before)!;
                for (const choice of engine.choices(engine.view(before, me))) {
                    if (choice.verb !== 'reveal') continue;
                    const text = sayChoice(choice, { me, players: namedPlayers(me) });
                    const [least, most] = choice.will.change[me] ?? [0, 0];
                    if (VARIES.test(text)) continue;
                    expect(least, text).toBeLessThanOrEqual(promised(text));
                    expect(most, text).toBeGreaterThanOrEqual(promised(text));
                    if (choice.will.sure && !/eliminate/.test(text)) {
                        expect([least, most], text).toEqual([promised(text), promised(text)]);
                        kinds.add(choice.kind!);
                    }
                }
            });
        expect(kinds.size).toBeGreaterThanOrEqual(6);
        expect(kinds).toContain('prince');
    });

    test('a Prince with 2 on it brings 3', () => {
        const found: Choice[] = [];
        for (let seed = 1; seed <= 80 && found.length === 0; seed++)
            playRandom(seed, 3, 'ablaze', ({ before }) => {
                const me = engine.asked(before)!;
                for (const choice of engine.choices(engine.view(before, me)))
                    if (
                        choice.verb === 'reveal' &&
                        choice.kind === 'prince' &&
                        choice.target?.influence === 2
                    )
                        found.push(choice);
            });
        for (const { will } of found) expect(Object.values(will.change)).toEqual([[3, 3]]);
        expect(found.length).toBeGreaterThan(0);
    });

    test('a Shapeshifter says whom it copies, and what it must do then', () => {
        let copies = 0;
        let asks = 0;
        for (let seed = 1; seed <= 60; seed++)
            playRandom(seed, 4, 'base', ({ before }) => {
                const me = engine.asked(before)!;
                for (const choice of engine.choices(engine.view(before, me))) {
                    if (choice.verb !== 'reveal' || choice.kind !== 'shapeshifter') continue;
                    const text = sayChoice(choice, { me, players: namedPlayers(me) });
                    const copied = choice.will.events.find(({ what }) => what === 'copied');
                    if (!copied) continue;
                    copies++;
                    expect(text).toMatch(/Your Shapeshifter copies/);
                    if (choice.will.then?.ask.kind !== 'pick') continue;
                    asks++;
                    expect(text).toMatch(/\bWh(?:ich|ere)\b[^.]*\?$/);
                }
            });
        expect(copies).toBeGreaterThan(3);
        expect(asks).toBeGreaterThan(0);
    });
});

test('a card that may strike itself is offered last', () => {
    let itself = 0;
    for (let seed = 1; seed <= 60; seed++)
        playRandom(seed, 3, RULES[seed % RULES.length]!, ({ before }) => {
            const choices = engine.choices(engine.view(before, engine.asked(before)!));
            const at = (all: Choice[]) =>
                all.findIndex((one) => one.verb === 'eliminate' && one.target?.id === one.card);
            if (at(choices) < 0) return;
            itself++;
            const ordered = inOrder(choices);
            expect(at(ordered)).toBe(choices.length - 1);
            expect(new Set(ordered)).toEqual(new Set(choices));
        });
    expect(itself).toBeGreaterThan(3);
});
