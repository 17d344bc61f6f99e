/*
 * Deals on the page: a game that is played here is the game that everybody else has, a try that
 * counts gets no help, and the calendar keeps it.
 */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { Deals, type Deal } from '../src/engine/deals';
import { Engine } from '../src/engine/engine';
import { DealClerk } from '../src/game/deals/clerk';
import { DealDesk, dateOf, today } from '../src/game/deals/desk';
import { signsOf } from '../src/game/deals/signs';
import { exportGames, importGames } from '../src/game/kept/archive';
import { addDays, calendar, noteDay } from '../src/game/kept/daily';
import { hashOf, luckOf, seedOf } from '../src/game/local/deal';
import { LocalSource, startOf } from '../src/game/local/local';
import { LocalGame } from '../src/game/local/local-game';
import { nextDeal } from '../src/game/local/series';
import type { Thread } from '../src/game/thread';
import { defaults, settings } from '../src/game/settings';
import type { BotName, DealStart } from '../src/game/types';
import { dice, engine, path, until } from './help';

const full = new WebAssembly.Module(readFileSync(path('build/wasm/oriflamme-king-simd.wasm')));
const weights = readFileSync(path('bots/king.k8'));
const king = new Engine(full);
king.takeKing(weights);
const clerk = new DealClerk(new Deals(full), () => Promise.resolve(weights));
const NOW = 20776;

async function dealOf(key: string): Promise<Deal> {
    const bare = new Deals(full);
    bare.takeKing(weights);
    const told = await clerk.open(`${key}.${versionOf(bare, key)}`, NOW);
    if (!('value' in told)) throw new Error(JSON.stringify(told));
    return told.value.deal;
}

/** What a deal of another version is told: the version here. */
function versionOf(deals: Deals, key: string): string {
    try {
        return deals.readDeal(`${key}.zzzzz`, NOW).key;
    } catch (error) {
        const { told } = error as { told: { args: { wanted: string } } };
        return told.args.wanted;
    }
}

/** A game of a deal by chance, as the worker plays it. */
async function play(deal: DealStart, bots: BotName[], rules: string, seed: number) {
    const game = new LocalGame(() => king);
    const roll = dice(seed);
    const start = startOf({ rules, opponents: bots, name: 'Ann', deal });
    let { now } = await game.start({ ...start, first: deal.key.split('.')[2] as 'a' });
    while (now.asked !== null)
        ({ now } =
            now.asked === 'a'
                ? game.decide(now.choices[roll(now.choices.length)]!.decision)
                : game.bot());
    return now;
}

const KEYS: [string, BotName[], string][] = [
    ['base.2.a.squire.oak7', ['squire'], 'base'],
    ['ablaze.3.b.knight+page.12', ['knight', 'page'], 'ablaze'],
    ['mix.4.d.hunter+marshal+regent.a-b', ['hunter', 'marshal', 'regent'], 'mix'],
    [
        'ablaze.5.c.steward+marshal+regent+king.x9',
        ['steward', 'marshal', 'regent', 'king'],
        'ablaze',
    ],
    ['base+a3+c2.3.c.random+minstrel.1', ['random', 'minstrel'], 'base+a3+c2'],
];

describe('a deal', () => {
    test.each(KEYS)('%s: its game here is its game everywhere', async (key, bots, rules) => {
        const now = await play({ key }, bots, rules, 1);
        const told = await clerk.finish(key, 'Ann', now.record, NOW);
        if (!('value' in told)) throw new Error(JSON.stringify(told));
        const { result, rank, seats } = told.value;
        expect(result.endsWith('/by=Ann')).toBe(true);
        expect(result.length).toBeLessThan(200);
        expect([rank, seats]).toEqual([now.end!.ranks[0], bots.length + 1]);
        const again = await clerk.open(`https://example.org/#/deal/${result}`, NOW);
        expect('value' in again && again.value.result!.by).toBe('Ann');
        expect('value' in again && again.value.result!.influence).toEqual(now.end!.influence);
        const nameless = await clerk.finish(key, '\u3164', now.record, NOW);
        expect('value' in nameless && nameless.value.result).toBe(result.replace('/by=Ann', ''));
    });

    test('cards and luck are those of daily/deal.c', async () => {
        expect(hashOf('a')).toBe(0xaf63dc4c8601ec8cn);
        for (const [key] of KEYS) {
            const deal = (await dealOf(key)) as Deal & { seed: string; luck: string };
            expect(`${seedOf(key)}`).toBe(deal.seed);
            expect(luckOf(key, 0)).not.toBe(luckOf(key, 1));
        }
    });

    test('the king is fetched when a bot needs him, and refusals are sentences', async () => {
        const early = new DealClerk(new Deals(full), () => Promise.resolve(weights));
        const sunday = await early.daily(NOW - 4);
        expect('value' in sunday && sunday.value.bots.at(-1)).toBe('king');
        const refused = async (link: string) => {
            const told = await early.open(link, NOW);
            return 'refused' in told ? told.refused.id : 'taken';
        };
        expect(await refused('')).toBe('deal-why-empty');
        expect(await refused('base.2.a.squire.oak7.zzzzz')).toBe('deal-why-version');
        expect(await refused('base.2.a.baron.oak7.zzzzz')).toBe('deal-why-searches');
        const later = await early.daily(NOW + 1);
        expect(await refused('value' in later ? later.value.deal : '')).toBe('deal-why-future');
    });
});

describe('the public series', () => {
    test('goes on by one for the same rules and bots, and everybody begins in turn', () => {
        const [one, two] = [1, 2].map(() => nextDeal('base', [null, 'squire', 'page']));
        expect(one!.key).toBe('base.3.b.squire+page.1');
        expect(two!.key).toBe('base.3.c.squire+page.2');
        expect(nextDeal('ablaze', [null, 'squire', 'page'], 'a')!.key).toBe(
            'ablaze.3.a.squire+page.1',
        );
    });

    test('has no bots that search, and me in the first seat', () => {
        expect(nextDeal('base', [null, 'baron'])).toBeUndefined();
        expect(nextDeal('base', [null, 'king'])).toBeUndefined();
        expect(nextDeal('base', ['squire', null])).toBeUndefined();
    });
});

describe('a try that counts', () => {
    beforeEach(() => settings.change({ ...defaults, speed: 'instant', confirm: 'takeback' }));

    const open = (deal: DealStart) => {
        const game = new LocalGame(() => engine);
        const desk = {
            ask: async (call: string, ...args: unknown[]) =>
                (game as unknown as Record<string, (...of: unknown[]) => unknown>)[call]!(...args),
            close: () => undefined,
        } as unknown as Thread<LocalGame>;
        const start = startOf({ rules: 'base', opponents: ['squire'], name: '', deal });
        return new LocalSource({ ...start, first: 'a' }, undefined, desk);
    };

    test.each([true, false])('can be taken back: not if it counts (%s)', async (counted) => {
        const source = open({ key: 'base.2.a.squire.oak7', counted });
        let couldUndo = false;
        source.subscribe(({ undo }) => (couldUndo ||= undo));
        for (let i = 0; i < 3; i++) {
            await until(() => source.model.myTurn);
            source.decide(source.model.choices[0]!.decision);
        }
        await until(() => source.model.myTurn);
        expect(couldUndo).toBe(!counted);
        expect(source.model.deal).toEqual({ key: 'base.2.a.squire.oak7', counted });
        source.close();
    });
});

describe('the calendar', () => {
    const day = { id: 'local-x', result: 'base.2.a/r=1.2', rank: 1, seats: 2, margin: -1 };

    test('is in the file of my games, and comes back with it', async () => {
        noteDay('2026-11-18', day);
        const file = exportGames();
        localStorage.removeItem('oriflamme-daily');
        expect(calendar()).toEqual({});
        await importGames(file, () => Promise.resolve(engine));
        expect(calendar()).toEqual({ '2026-11-18': day });
    });

    test('a file adds days that are over, and replaces none', () => {
        noteDay('2026-11-18', day);
        const more = {
            '2026-11-18': { ...day, rank: 2 },
            '2026-11-17': day,
            '2026-11-16': { id: 'local-y' },
            yesterday: day,
            '2026-11-15': { ...day, rank: 'x' },
        };
        expect(addDays(more)).toBe(1);
        expect(addDays(null)).toBe(0);
        expect(Object.keys(calendar()).sort()).toEqual(['2026-11-17', '2026-11-18']);
        expect(calendar()['2026-11-18']!.rank).toBe(1);
    });

    test('days are UTC’s', () => {
        expect(dateOf(20758)).toBe('2026-11-01');
        expect(dateOf(today())).toBe(new Date().toISOString().slice(0, 10));
    });
});

test('a sign a round gives nothing away but who led', () => {
    const rounds = [
        [1, 1, 1],
        [3, 2, 1],
        [3, 4, 1],
        [5, 5, 5],
    ];
    expect(signsOf(rounds)).toBe('●○●');
});

test('names that a result cannot hold are cut', async () => {
    const thread = {
        ask: (_call: string, _key: string, name: string) =>
            Promise.resolve({ value: { result: name } }),
        close: () => undefined,
    };
    const desk = new DealDesk(thread as unknown as Thread<DealClerk>);
    const named = async (name: string) => (await desk.finish('', name, '')).result;
    expect(await named(' Ann;"B" ')).toBe('Ann B');
    expect(await named('я'.repeat(40))).toBe('я'.repeat(16));
    expect(await named('\u200fAnn\u202e\u009b')).toBe('Ann');
});
