import { beforeEach, expect, test } from 'vitest';
import { CoachSource } from '../src/game/local/coach';
import { storedGame } from '../src/game/kept/mygames';
import { defaults, settings } from '../src/game/settings';
import { dice, localDesk, until } from './help';

beforeEach(() => settings.change({ ...defaults, speed: 'instant', confirm: 'off' }));

async function play(game: CoachSource, pick: (count: number) => number): Promise<string[]> {
    const seen: string[] = [];
    for (;;) {
        await until(
            () =>
                game.model.coach?.way === 'go' ||
                game.model.myTurn ||
                (game.model.phase === 'over' && !game.model.coach),
        );
        const { coach, choices, phase } = game.model;
        if (coach && seen.at(-1) !== coach.id) seen.push(coach.id);
        if (coach?.way === 'go') game.coach.next();
        else if (phase === 'over') return seen;
        else if (choices.length > 0) game.decide(choices[pick(choices.length)]!.decision);
    }
}

test('the coached game reaches its end, and says each thing once', async () => {
    for (let seed = 1; seed <= 8; seed++) {
        settings.change({ coached: false });
        const game = new CoachSource({ id: `local-coach-${seed}`, desk: localDesk() });
        const seen = await play(game, dice(seed));
        expect(seen.length).toBe(new Set(seen).size);
        expect(seen[0]).toBe('goal');
        for (const id of ['place', 'keep-or-reveal', 'round-2', 'stays', 'last-round'])
            expect(seen).toContain(id);
        expect(settings.get().coached).toBe(true);
        game.close();
    }
});

test('a player who keeps the first card sees a strike, stacking and an Ambush in two rounds', async () => {
    const game = new CoachSource({ id: 'local-coach-first', desk: localDesk() });
    const seen: [number, string][] = [];
    game.subscribe(({ coach, drawing }) => {
        if (coach && seen.at(-1)?.[1] !== coach.id) seen.push([drawing!.round, coach.id]);
    });
    await play(game, () => 0); // the first card in hand, at the front; every card is kept
    const roundOf = (id: string) => seen.find((entry) => entry[1] === id)?.[0];
    expect(roundOf('place')).toBe(1);
    expect(roundOf('keep-or-reveal')).toBe(1);
    expect(seen.findIndex(([, id]) => id === 'strike')).toBeGreaterThan(0);
    expect(roundOf('stack')).toBe(2);
    expect(roundOf('ambush')).toBeLessThanOrEqual(3);
    expect(seen.map(([, id]) => id)).toContain('end');
    game.close();
});

test('a word about a strike comes right after it: the picture waits for it', async () => {
    const heard: [string, string[]][] = []; // the word, and the events shown of that decision
    for (let seed = 1; seed <= 6; seed++) {
        const game = new CoachSource({ id: `local-coach-late-${seed}`, desk: localDesk() });
        let shown: string[] = [];
        game.onSteps(async (steps) => {
            shown = [];
            for (const step of steps) {
                shown.push(step.event.what);
                await step.hold?.();
            }
        });
        game.subscribe(({ coach }) => {
            if (coach && heard.at(-1)?.[0] !== coach.id) heard.push([coach.id, [...shown]]);
        });
        await play(game, dice(seed));
        game.close();
    }
    const strikes = heard.filter(([id]) => /^(strike|ambush)/.test(id));
    expect(strikes.length).toBeGreaterThan(4);
    // The attacker lies there.
    for (const [, before] of strikes) expect(['eliminated', 'gained']).toContain(before.at(-1));
});

test('bots wait for a word that is being read, also of a player who decides while cards move', async () => {
    const turns = async (count: number) => {
        for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve));
    };
    for (let seed = 1; seed <= 4; seed++) {
        const game = new CoachSource({ id: `local-coach-hasty-${seed}`, desk: localDesk() });
        game.onSteps(async (steps) => {
            for (const step of steps) {
                await turns(20);
                await step.hold?.();
            }
        });
        const roll = dice(seed);
        while (game.model.phase !== 'over' && game.model.drawing?.round !== 3) {
            const { model } = game;
            if (model.coach?.way === 'go' && !model.myTurn) {
                const told = () => [game.model.coach?.id, game.model.log.length];
                const before = told();
                await turns(200);
                expect(told()).toEqual(before);
                game.coach.next();
            } else if (model.choices.length > 0)
                game.decide(model.choices.at(-1 - roll(2))?.decision ?? model.choices[0]!.decision);
            await turns(1);
        }
        game.close();
    }
});

/** How many turns of the event loop pass before it is so; at most this many. */
async function turnsUntil(isSo: () => boolean, most = Infinity): Promise<number> {
    let n = 0;
    for (; n < most && !isSo(); n++) await new Promise((resolve) => setImmediate(resolve));
    return n;
}

test('bots wait while a hint is being read, and play on when it is dismissed', async () => {
    const game = new CoachSource({ id: 'local-coach-wait', desk: localDesk() });
    await until(() => game.model.coach?.id === 'goal');
    game.coach.next();
    await until(() => game.model.coach?.id === 'place');
    game.decide(game.model.choices[0]!.decision);
    const usual = await turnsUntil(() => game.model.coach?.id === 'keep-or-reveal');
    game.decide(game.model.choices[0]!.decision);
    await until(() => game.model.coach?.way === 'go');
    const before = game.model.log.length;
    const hasGoneOn = () => game.model.log.length > before;
    const long = 20 * (usual + 100); // bots that did not wait would have gone on by then
    expect(await turnsUntil(hasGoneOn, long)).toBe(long);
    game.coach.dismiss();
    await until(hasGoneOn);
    expect(game.model.coach).toBeNull();
    expect(settings.get().coached).toBe(true);
    game.close();
});

test('a reload neither repeats hints nor forgets that they were dismissed', async () => {
    const game = new CoachSource({ id: 'local-coach-reload', desk: localDesk() });
    await until(() => game.model.coach?.id === 'goal');
    game.coach.next();
    await until(() => game.model.coach?.id === 'place');
    game.decide(game.model.choices[0]!.decision);
    await until(() => game.model.coach?.id === 'keep-or-reveal');
    game.close();
    const again = new CoachSource({
        id: 'local-coach-reload',
        stored: storedGame('local-coach-reload')!,
        desk: localDesk(),
    });
    await until(() => again.model.myTurn);
    expect(['goal', 'place']).not.toContain(again.model.coach?.id);
    again.close();
});
