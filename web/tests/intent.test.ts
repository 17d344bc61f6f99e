/* What I mean to do: asked, held, followed, planned; and when each of them is given up. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { situationOf, type Plan } from '../src/game/table/intent';
import { LocalSource, startOf } from '../src/game/local/local';
import { defaults, settings } from '../src/game/settings';
import { Store } from '../src/game/store';
import type { Choice, LocalSetup, Source, TableModel } from '../src/game/types';
import { dice, intentsAt, localDesk, until } from './help';

beforeEach(() => settings.change({ ...defaults, speed: 'instant', confirm: 'off' }));
afterEach(() => vi.useRealTimers());

const open = (more: Partial<LocalSetup> = {}) => {
    const setup = { rules: 'base', opponents: ['squire', 'knight'], name: 'Ann', seed: '7' };
    const game = new LocalSource(
        startOf({ ...(setup as LocalSetup), ...more }),
        undefined,
        localDesk(),
    );
    return { game, intents: intentsAt(game) };
};

async function myTurn(game: LocalSource): Promise<Choice[]> {
    await until(() => game.model.myTurn || game.model.phase === 'over');
    return game.model.choices;
}

describe('a decision of mine', () => {
    test('can be taken back for a moment, and another put in its place', async () => {
        settings.change({ confirm: 'takeback', speed: '2x' });
        const { game, intents } = open({ first: 'a' });
        const [first, second] = await myTurn(game);
        intents.choose(first!);
        expect(intents.get()).toMatchObject({ state: 'held', choice: first });
        expect(game.model.log).toEqual([]);
        expect(intents.takeBack()).toBe(true);
        expect(intents.get().state).toBe('none');
        expect(intents.takeBack()).toBe(false);
        intents.choose(second!);
        intents.choose(first!); // too late: take it back first
        expect(intents.get()).toMatchObject({ choice: second });
        intents.sendNow();
        await until(() => game.model.log.length > 0);
        expect(game.model.log[0]!.event).toMatchObject({
            what: 'placed',
            card: { kind: second!.kind },
        });
        game.close();
    });

    test('goes by itself when its moment is over, and when I leave the table', async () => {
        settings.change({ confirm: 'takeback', speed: '2x' });
        const { game, intents } = open({ first: 'a' });
        const [first] = await myTurn(game);
        vi.useFakeTimers();
        intents.choose(first!);
        vi.advanceTimersByTime(990);
        expect(intents.get().state).toBe('held');
        vi.advanceTimersByTime(20);
        expect(intents.get().state).toBe('none');
        vi.useRealTimers();
        await until(() => game.model.log.length > 0);
        const [other] = await myTurn(game);
        const before = game.model.log.length;
        intents.choose(other!);
        intents.close();
        await until(() => game.model.log.length > before);
        game.close();
    });

    test('waits for my yes if I want to be asked twice', async () => {
        settings.change({ confirm: 'ask' });
        const { game, intents } = open({ first: 'a' });
        const [first] = await myTurn(game);
        intents.choose(first!);
        expect(intents.get().state).toBe('asked');
        intents.sendNow(); // there is nothing to send yet
        expect(game.model.myTurn).toBe(true);
        expect(intents.takeBack()).toBe(true);
        intents.choose(first!);
        intents.confirm();
        await until(() => game.model.log.length > 0);
        game.close();
    });

    test('a second one follows if it is asked, and is forgotten if something else is', async () => {
        let followed = 0;
        for (let seed = 1; seed < 40 && followed < 3; seed++) {
            const { game, intents } = open({ seed: String(seed) });
            const roll = dice(seed);
            for (;;) {
                const choices = await myTurn(game);
                if (game.model.phase === 'over') break;
                const reveal = choices.find(
                    ({ verb, will }) => verb === 'reveal' && will.sure && will.then?.decisions[0],
                );
                const { length } = game.model.log;
                if (!reveal) {
                    game.decide(choices[roll(choices.length)]!.decision);
                    continue;
                }
                const then = reveal.will.then!;
                intents.choose(reveal, then.decisions.at(-1)!);
                await until(() => game.model.log.length > length && game.model.asked !== null);
                await myTurn(game);
                expect(intents.get().state).toBe('none');
                const told = game.model.log.slice(length).map(({ event }) => event);
                expect(told.some((event) => 'card' in event && event.what !== 'revealed')).toBe(
                    true,
                );
                followed++;
                break;
            }
            game.close();
        }
        expect(followed).toBe(3);
        const { game, intents } = open({ first: 'a' });
        const [first] = await myTurn(game);
        intents.choose(first!, 'x9');
        await until(() => game.model.log.length > 0);
        await myTurn(game);
        expect(intents.get().state).toBe('none');
        expect(game.model.myTurn).toBe(true);
        game.close();
    });
});

describe('a plan', () => {
    test('for a card of my hand is played when my turn comes, if it still can be', async () => {
        const { game, intents } = open({ first: 'b' });
        let plan: Plan | null = null;
        game.subscribe(({ drawing, myTurn }) => {
            if (!drawing || myTurn || plan) return;
            plan = { what: 'place', kind: drawing.families[0]!.handKinds![0]!, at: 'last' };
            intents.plan(plan);
            expect(intents.plans.get()).toEqual([plan]);
            intents.plan(plan);
            expect(intents.plans.get()).toEqual([]); // twice is not at all
            intents.plan(plan);
        });
        await until(() => game.model.log.some(({ mine }) => mine));
        expect(game.model.log.find(({ mine }) => mine)!.event).toMatchObject({
            what: 'placed',
            card: { kind: (plan as unknown as Plan & { what: 'place' }).kind },
            line: expect.stringMatching(/ >$/), // at the back
        });
        game.close();
    });

    /** Plans for each face-down card of mine as soon as may be, and sees what becomes of it. */
    test('to keep or reveal is carried out in its situation and dropped in any other', async () => {
        const seen = { done: 0, dropped: 0 };
        for (let seed = 1; seed < 60 && (seen.done < 4 || seen.dropped < 2); seed++) {
            const { game, intents } = open({ seed: String(seed), opponents: ['knight', 'squire'] });
            const roll = dice(seed);
            let planned: { id: number; verb: 'keep' | 'reveal'; situation: string } | null = null;
            const off = game.subscribe(({ drawing, phase, myTurn }) => {
                if (planned || !drawing || phase !== 'playing' || myTurn) return;
                const mine = drawing.queue.find(
                    ({ n, cards }) => n > drawing.next && cards[0]!.owner === 'a' && !cards[0]!.up,
                );
                if (!mine || drawing.phase !== 'resolving') return;
                const verb = roll(2) === 0 ? 'keep' : 'reveal';
                const { id } = mine.cards[0]!;
                const situation = situationOf(drawing, id)!;
                intents.plan({ what: 'answer', card: id, verb, situation });
                expect(intents.plans.get()).toHaveLength(1);
                planned = { id, verb, situation };
            });
            const look = () => {
                if (!planned || intents.plans.get().length > 0) return;
                const { id, verb, situation } = planned;
                const now = situationOf(game.model.drawing!, id);
                const intent = intents.get();
                if (intent.state === 'held') {
                    expect(intent.choice).toMatchObject({ card: id, verb });
                    expect(now).toBe(situation);
                    seen.done++;
                    planned = null;
                } else if (now !== situation) {
                    seen.dropped++;
                    planned = null;
                } else expect(game.model.myTurn).toBe(true); // about to be held
            };
            intents.subscribe(look);
            intents.plans.subscribe(look);
            for (let moves = 0; moves < 12 && game.model.phase !== 'over'; moves++) {
                const choices = await myTurn(game);
                if (choices.length > 0 && intents.get().state === 'none')
                    game.decide(choices[roll(choices.length)]!.decision);
                await new Promise((resolve) => setTimeout(resolve, 0));
            }
            off();
            game.close();
        }
        expect(seen.done).toBeGreaterThanOrEqual(4);
        expect(seen.dropped).toBeGreaterThanOrEqual(2);
    });

    /** The places of a Queue by their owners, card n at place n; `at` is being resolved. */
    const position = (owners: string, at: number): TableModel => {
        const queue = [...owners].map((owner, i) => ({
            n: i + 1,
            cards: [{ id: i + 1, owner, up: false, influence: 0, kind: null }],
        }));
        const myTurn = owners[at - 1] === 'a';
        const ask = { kind: 'reveal', text: 'reveal' };
        return {
            phase: 'playing',
            myTurn,
            drawing: { phase: 'resolving', round: 2, at, next: at + 1, queue, ask },
            choices: ['keep', 'reveal'].map((verb) => ({
                decision: `${at} ${verb}`,
                card: at,
                verb,
            })),
            log: Array.from({ length: at }),
        } as unknown as TableModel;
    };

    test('for each of several cards holds until its own turn, whatever I am asked before', () => {
        const models = new Store(position('babab', 1));
        const decided: string[] = [];
        const intents = intentsAt({
            kind: 'local',
            get model() {
                return models.get();
            },
            subscribe: (run: (model: TableModel) => void) => models.subscribe(run),
            decide: (decision: string) => decided.push(decision),
        } as unknown as Source);
        const plan = (card: number, verb: 'keep' | 'reveal', seen = models.get()): number => {
            const situation = situationOf(seen.drawing!, card);
            intents.plan({ what: 'answer', card, verb, situation });
            return intents.plans.get().length;
        };

        expect([plan(2, 'keep'), plan(4, 'keep'), plan(4, 'reveal')]).toEqual([1, 2, 2]);
        models.set(position('babab', 2));
        expect(decided).toEqual(['2 keep']);
        models.set(position('babab', 3));
        models.set(position('babab', 4));
        expect(decided).toEqual(['2 keep', '4 reveal']);
        expect(intents.plans.get()).toEqual([]);

        models.set(position('babab', 1));
        plan(4, 'keep');
        models.set(position('babab', 2)); // asked about another card, which I have no plan for
        expect([decided.length, intents.plans.get().length]).toEqual([2, 1]);
        models.set(position('baba', 3));
        expect(intents.plans.get()).toEqual([]); // it is the last card now

        // A picture that is behind: what is not so any more cannot be planned for.
        expect(plan(4, 'keep', position('babab', 1))).toBe(0);
        expect([plan(4, 'keep'), plan(4, 'keep')]).toEqual([1, 0]);
        expect([plan(4, 'keep'), intents.takeBack(), intents.plans.get()]).toEqual([1, true, []]);
        expect(intents.takeBack()).toBe(false);
        intents.close();
    });
});
