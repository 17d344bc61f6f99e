/*
 * A sent decision is taken back against bots, until something hidden was shown; and bots that wait
 * for a tap.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalSource, startOf } from '../src/game/local/local';
import { storedGame } from '../src/game/kept/mygames';
import { showsHidden } from '../src/game/local/undo';
import { defaults, settings } from '../src/game/settings';
import type { Step } from '../src/game/types';
import { dice, localDesk, until } from './help';

beforeEach(() => settings.change({ ...defaults, speed: 'instant', confirm: 'off' }));

const open = (seed: string, rules = 'base') =>
    new LocalSource(
        startOf({ rules, opponents: ['squire', 'squire'], name: 'Ann', seed, first: 'a' }),
        undefined,
        localDesk(),
    );

/** Another card's face in the picture that was not in it before. */
const seen = ({ before, after }: Step) => {
    const face = (id: number) =>
        before.queue.flatMap(({ cards }) => cards).find((card) => card.id === id)?.kind;
    return after.queue
        .flatMap(({ cards }) => cards)
        .some(({ id, kind }) => kind !== null && face(id) === null);
};

describe('taking back what is done', () => {
    test.each(['base', 'ablaze', 'mix'])(
        '%s: the same question again, or not at all',
        async (rules) => {
            let undone = 0;
            let shown = 0;
            for (let seed = 1; seed <= 4; seed++) {
                const roll = dice(seed);
                const game = open(String(seed), rules);
                let steps: Step[] = [];
                game.onSteps((more) => void steps.push(...more));
                await until(() => game.model.myTurn);
                expect(game.model.undo).toBe(false);
                for (let i = 0; i < 40 && game.model.phase !== 'over'; i++) {
                    const { choices, log, drawing } = game.model;
                    const record = storedGame(game.model.id)!.record;
                    steps = [];
                    game.decide(choices[roll(choices.length)]!.decision);
                    await until(() => game.model.myTurn || game.model.phase === 'over');
                    if (steps.some(seen) || !game.model.myTurn) {
                        shown++;
                        expect(game.model.undo).toBe(false);
                    } else if (game.model.undo && roll(2) === 0) {
                        undone++;
                        game.undo();
                        await until(
                            () => game.model.log.length === log.length && game.model.myTurn,
                        );
                        expect(game.model.choices).toEqual(choices);
                        expect(game.model.drawing).toEqual(drawing);
                        expect(game.model.log).toEqual(log);
                        expect(storedGame(game.model.id)!.record).toBe(record);
                        expect(showsHidden(steps, 'a')).toBe(false);
                    }
                }
                game.close();
            }
            expect(undone).toBeGreaterThan(3);
            expect(shown).toBeGreaterThan(3);
        },
    );

    test('a game that was taken back goes on to its end, and is kept once', async () => {
        const game = open('3');
        let undone = false;
        for (;;) {
            await until(() => game.model.myTurn || game.model.phase === 'over');
            const { choices, log, phase, undo } = game.model;
            if (phase === 'over') break;
            if (undo && !undone) {
                undone = true;
                game.undo();
                await until(() => game.model.log.length < log.length && game.model.myTurn);
            } else game.decide(choices.at(-1)!.decision);
        }
        expect(undone).toBe(true);
        expect(game.model.undo).toBe(false);
        expect(game.model.end!.rounds.length).toBe(7);
        game.close();
    });
});

test('with a pace of a tap, each decision of a bot but the first waits for one', async () => {
    settings.change({ speed: 'step' });
    const game = open('4');
    await until(() => game.model.myTurn);
    const placed = () => game.model.log.filter(({ event }) => event.what === 'placed').length;
    game.decide(game.model.choices[0]!.decision);
    await until(() => game.model.waits);
    expect(placed()).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([placed(), game.model.waits]).toEqual([2, true]);
    game.next();
    await until(() => placed() === 3);
    await until(() => game.model.waits || game.model.myTurn);
    game.hurry();
    await until(() => game.model.myTurn);
    expect(game.model.waits).toBe(false);
    game.close();
});
