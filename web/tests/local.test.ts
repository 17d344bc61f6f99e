import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalGame } from '../src/game/local/local-game';
import type { Thread } from '../src/game/thread';
import { LocalSource, seedFrom, startFrom, startOf } from '../src/game/local/local';
import { clean } from '../src/game/name';
import { myGames, storedGame } from '../src/game/kept/mygames';
import { defaults, settings } from '../src/game/settings';
import type { LocalSetup, Step } from '../src/game/types';
import { decideAny, dice, engine, intentsAt, localDesk, until } from './help';

beforeEach(() => settings.change({ ...defaults, speed: 'instant', confirm: 'off' }));
afterEach(() => void vi.restoreAllMocks());

const setup = (more: Partial<LocalSetup> = {}): LocalSetup => ({
    rules: 'base',
    opponents: ['squire', 'knight'],
    name: 'Ann',
    seed: '7',
    ...more,
});

const open = (more: Partial<LocalSetup> = {}, id?: string) =>
    new LocalSource(startOf(setup(more)), id, localDesk());

async function playOut(game: LocalSource, seed = 1): Promise<void> {
    const roll = dice(seed);
    for (;;) {
        await until(() => game.model.myTurn || game.model.phase === 'over');
        if (game.model.phase === 'over') return;
        decideAny(game, roll);
    }
}

describe('a game against bots', () => {
    test.each([
        ['base', 2],
        ['ablaze', 4],
        ['mix', 3],
        ['mix:SYHLXDPKBG', 1],
    ])('%s with %i opponents, to the end', async (rules, opponents) => {
        const game = open({
            rules,
            opponents: Array.from({ length: opponents }, () => 'squire' as const),
        });
        const steps: Step[] = [];
        game.onSteps((more) => void steps.push(...more));
        await playOut(game);
        const { end, log, drawing } = game.model;
        expect(end!.rounds.length).toBe(7);
        expect(end!.rounds[0]).toEqual(drawing!.families.map(() => 1));
        expect(end!.rounds[6]).toEqual(end!.influence);
        expect(end!.truth!.families.every(({ handKinds }) => handKinds !== null)).toBe(true);
        expect(engine.replay(end!.record!).info.seat).toBe('truth');
        expect(steps.map(({ n }) => n)).toEqual(steps.map((_, i) => i));
        expect(
            steps
                .slice(1)
                .every(
                    (step, i) =>
                        step.before === steps[i]!.after ||
                        JSON.stringify(step.before) === JSON.stringify(steps[i]!.after),
                ),
        ).toBe(true);
        expect(log.at(-1)!.event.what).toBe('over');
        expect(game.model.saved === 'safe' || game.model.saved === 'not-sent').toBe(true);
        game.close();
    });

    test('the screen is never told what its seat may not know', async () => {
        const game = open({ rules: 'ablaze', opponents: ['squire', 'squire'] });
        game.onSteps((steps) => {
            for (const { before, after, event } of steps) {
                for (const { families, queue } of [before, after]) {
                    for (const { seat, handKinds } of families)
                        expect(handKinds === null).toBe(seat !== 'a');
                    for (const card of queue.flatMap(({ cards }) => cards))
                        expect(card.kind === null).toBe(!card.up && card.family !== 'a');
                }
                if (event.what === 'placed' && event.seat !== 'a')
                    expect(event.card.kind).toBeNull();
            }
        });
        await playOut(game);
        game.close();
    });

    test('goes on after a reload, with its log', async () => {
        const game = open({}, 'local-reload');
        for (let i = 0; i < 6; i++) {
            await until(() => game.model.myTurn);
            game.decide(game.model.choices[0]!.decision);
        }
        await until(() => game.model.myTurn);
        const { drawing, log, choices } = game.model;
        game.close();
        expect(myGames()[0]).toMatchObject({ id: 'local-reload', phase: 'playing', myTurn: true });
        const again = new LocalSource(
            startFrom(storedGame('local-reload')!),
            'local-reload',
            localDesk(),
        );
        await until(() => again.model.myTurn);
        expect(again.model.drawing).toEqual(drawing);
        expect(again.model.log).toEqual(log);
        expect(again.model.choices).toEqual(choices);
        await playOut(again);
        expect(again.model.end!.rounds.length).toBe(7);
        again.close();
    });

    test('a rematch deals anew, and the first player moves on', async () => {
        const game = open({ first: 'b' });
        await playOut(game);
        const { id } = game.model;
        game.again.rematch();
        await until(() => game.model.drawing?.round === 1 && game.model.phase === 'playing');
        expect(game.model.id).not.toBe(id);
        expect(game.model.drawing!.first).toBe('c');
        expect(game.model.end).toBeNull();
        game.close();
    });

    test('the same seed and the same decisions make the same game', async () => {
        const records: string[] = [];
        for (let i = 0; i < 2; i++) {
            const game = open({ seed: 'oriflamme' });
            await playOut(game, 5);
            records.push(game.model.end!.record!);
            game.close();
        }
        expect(records[0]).toBe(records[1]);
        expect(seedFrom('oriflamme')).not.toBe(seedFrom('Oriflamme'));
    });

    test('a baron fills its budget and keeps to it, however fast the machine is', async () => {
        const budget = 120;
        const think = engine.decide.bind(engine);
        for (const perIteration of [0.001, 0.02, 0.2]) {
            // A machine whose clock advances with the search, and with nothing else.
            let clock = 0;
            vi.spyOn(performance, 'now').mockImplementation(() => clock);
            vi.spyOn(engine, 'decide').mockImplementation((view, bot, seed, iterations) => {
                clock += iterations * perIteration;
                return think(view, bot, seed, Math.min(iterations, 200));
            });
            const game = open({ opponents: ['baron', 'baron'], budget, first: 'b' });
            await until(() => game.model.myTurn);
            expect(clock).toBeLessThanOrEqual(2 * budget);
            expect(clock).toBeGreaterThan(budget);
            expect((await game.again.advise()).length).toBeGreaterThan(0);
            game.close();
        }
    });

    test('one tap that reveals and strikes: each bot is asked once for each of its turns', async () => {
        const plain = localDesk();
        let asked = 0;
        const desk: Thread<LocalGame> = {
            ...plain,
            ask: (call, ...args) => {
                if (call === 'bot') asked++;
                return plain.ask(call, ...args);
            },
        };
        const game = new LocalSource(startOf(setup()), undefined, desk);
        const intents = intentsAt(game);
        game.onSteps(() => new Promise((shown) => setTimeout(shown, 3)));
        const roll = dice(3);
        let strikes = 0;
        for (let games = 0; strikes < 20; games++) {
            asked = 0;
            if (games > 0) game.again.rematch();
            for (;;) {
                await until(() => game.model.myTurn || game.model.phase === 'over');
                if (game.model.phase === 'over') break;
                const { choices } = game.model;
                const reveal = choices.find(({ will }) => (will.then?.decisions.length ?? 0) > 0);
                if (reveal) strikes++;
                const choice = reveal ?? choices[roll(choices.length)]!;
                intents.choose(choice, choice.will.then?.decisions[0] ?? null);
            }
            const { record } = game.model.end!;
            const { boards } = engine.replay(record!, 'truth');
            const turns = boards.map((board) => engine.asked(board));
            expect(game.model.problem).toBeNull();
            expect(asked).toBe(turns.filter((seat) => seat !== null && seat !== 'a').length);
        }
        intents.close();
        game.close();
    });

    test('a refused decision is said to be refused, and another may be made', async () => {
        const plain = localDesk();
        let refuses = true;
        const desk: Thread<LocalGame> = {
            ...plain,
            ask: (call, ...args) =>
                call === 'decide' && refuses
                    ? Promise.reject(new Error('not an option'))
                    : plain.ask(call, ...args),
        };
        const game = new LocalSource(startOf(setup({ first: 'a' })), undefined, desk);
        await until(() => game.model.myTurn);
        const { choices } = game.model;
        game.decide(choices[0]!.decision);
        await until(() => game.model.problem !== null);
        expect(game.model).toMatchObject({ problem: { code: 'refused' }, myTurn: true, choices });
        refuses = false;
        game.decide(choices[0]!.decision);
        await until(() => game.model.log.length > 0);
        game.close();
    });

    test('names fit into records', () => {
        expect(clean('A "quoted"; name\n', 60)).toBe('A quoted name');
        expect(clean('   ', 60)).toBe('');
        expect(clean('ї'.repeat(99), 60)).toBe('ї'.repeat(30));
        expect(clean('🦁'.repeat(99), 60)).toBe('🦁'.repeat(15));
    });
});
