/*
 * Damaged storage: whatever stands in it, nothing throws, nothing is lost, and it is said.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { lastLocal } from '../src/game/local/against-bots';
import { budget } from '../src/game/analysis/analyses';
import { exportGames } from '../src/game/kept/archive';
import { calendar, noteDay } from '../src/game/kept/daily';
import { forgetGame } from '../src/game/kept/forget';
import { guessesOf, mark } from '../src/game/kept/guesses';
import { damaged, drop, keep } from '../src/game/kept/keep';
import { dateOf, dueBy, givenAway, mistakes } from '../src/game/kept/mistakes';
import { mayMove, myGames, noteGame, storedGame } from '../src/game/kept/mygames';
import { ownPass } from '../src/game/kept/pass';
import { keepSeat, seatKey } from '../src/game/kept/seats';
import { playedOf } from '../src/game/kept/stats';
import { nextDeal } from '../src/game/local/series';
import type { GameEntry } from '../src/game/types';
import { dice, spoil } from './help';

const shelf = globalThis.localStorage;
const ORIGINAL = { getItem: shelf.getItem, setItem: shelf.setItem, removeItem: shelf.removeItem };
let kept: Map<string, string>;

beforeEach(() => {
    kept = new Map();
    shelf.getItem = (key) => kept.get(key) ?? null;
    shelf.setItem = (key, value) => void kept.set(key, value);
    shelf.removeItem = (key) => void kept.delete(key);
    damaged.set(false);
    return () => Object.assign(shelf, ORIGINAL);
});

const entry: GameEntry = {
    id: 'local-1',
    kind: 'local',
    at: 1_000,
    rules: 'base',
    names: ['Ann', 'knight'],
    round: 2,
    phase: 'playing',
    myTurn: true,
    rank: null,
};
const game = {
    start: { rules: 'base', me: 'a', names: ['Ann', 'knight'], bots: [null, 'knight'], seed: '7' },
    record: 'whatever',
};
const WHOLE: Record<string, unknown> = {
    games: [entry, { ...entry, id: '5f0c', kind: 'remote', game: '5f0c-1' }],
    'game-local-1': game,
    'seat-5f0c': { token: 'T'.repeat(22), seat: 'a', muted: ['b'] },
    'guesses-5f0c-1': [{ card: 1, kind: 'spy', place: 2, view: 'x' }],
    pass: '5f'.repeat(16),
    daily: {
        '2026-11-19': { id: 'local-1', result: 'x', rank: 1, seats: 2, margin: 3, signs: '●' },
    },
    mistakes: [{ game: 'local-1', moment: 9, right: ['x'], step: 0, due: 20_776 }],
    given: [{ game: 'local-1', at: 1_000, lost: [1, 2, 3] }],
    series: { 'base knight': 7 },
    worlds: 24,
};

const written = (date: Date | number | string) =>
    new Intl.DateTimeFormat('en').format(typeof date === 'string' ? Date.parse(date) : date);

/** No two of a list that is drawn are the same: Svelte would draw none of it. */
const expectDistinct = (names: unknown[]) => expect(new Set(names).size).toBe(names.length);
/** Every screen that reads what is kept, and what it does with it. */
function readAll(): void {
    const games = myGames();
    games.some(mayMove);
    lastLocal();
    playedOf(games);
    exportGames();
    for (const one of games) {
        written(one.at);
        one.names.map((name) => name.trim());
        storedGame(one.id)?.record.trim();
        const start = storedGame(one.id)?.start;
        if (start) BigInt(start.seed);
    }
    seatKey('5f0c')?.token.trim();
    seatKey('5f0c')?.muted?.map((seat) => seat.trim());
    for (const { view } of guessesOf('5f0c-1')) view.trim();
    for (const [date, { result, signs }] of Object.entries(calendar())) {
        written(date);
        result?.trim();
        signs?.trim();
    }
    for (const { due, right } of [...mistakes(), ...dueBy(20_776)]) {
        written(dateOf(due));
        right.map((option) => option.trim());
    }
    for (const { at, lost } of givenAway()) {
        written(at);
        expect(lost.reduce((sum, one) => sum + one, 0)).toBeTypeOf('number');
        expect(lost.every(Number.isSafeInteger)).toBe(true);
    }
    expectDistinct(games.map(({ id }) => id));
    expectDistinct(guessesOf('5f0c-1').map(({ card }) => card));
    expectDistinct(givenAway().map(({ game }) => game));
    expect(budget()).toBeLessThanOrEqual(10_000);
    expect(ownPass()).toMatch(/^[0-9a-f]{32}$/);
}

describe('damaged storage', () => {
    test.each(['{"a":1}', '[null,1]', 'null', '7', '"x"', '{', ''])(
        'a list of games that is %s is set aside, and said',
        async (text) => {
            kept.set('oriflamme-games', text);
            expect(myGames()).toEqual([]);
            await Promise.resolve();
            expect(damaged.get()).toBe(true);
            noteGame(entry);
            expect(myGames().map(({ id }) => id)).toEqual(['local-1']);
            expect([...kept.values()]).toContain(text);
        },
    );

    test('the games of a list that are whole stay in it', () => {
        keep('games', [null, entry, { ...entry, id: 'b', at: 'never' }]);
        const text = kept.get('oriflamme-games');
        expect(myGames()).toEqual([entry]);
        expect(myGames()).toEqual([entry]);
        expect([...kept.values()].filter((value) => value === text).length).toBe(1);
    });

    test('what is kept twice is shown once', () => {
        keep('game-local-1', game);
        keep('games', [entry, { ...entry, id: 'b' }, { ...entry, round: 3 }]);
        expect(myGames().map(({ id, round }) => `${id} ${round}`)).toEqual(['local-1 3', 'b 2']);
        keep(
            'guesses-x',
            [1, 2].map((place) => ({ card: 7, kind: 'spy', place, view: 'x' })),
        );
        expect(guessesOf('x').map(({ place }) => place)).toEqual([2]);
        keep(
            'given',
            [1, 2].map((at) => ({ game: 'local-1', at, lost: [0, 0, 0] })),
        );
        expect(givenAway().map(({ at }) => at)).toEqual([2]);
    });

    test('no day lies where no calendar reaches', () => {
        keep('game-local-1', game);
        const of = (due: number) => ({ game: 'local-1', moment: 1, right: [], step: 0, due });
        keep('mistakes', [of(8.9e15), of(1e8 + 1), of(20_776)]);
        expect(mistakes().map(({ due }) => due)).toEqual([20_776]);
        keep('given', [{ game: 'local-1', at: 9e15, lost: [1, 2, 3] }]);
        expect(givenAway()).toEqual([]);
        keep('daily', { '2026-99-99': { id: 'x' }, '2026-11-19': { id: 'y' } });
        expect(Object.keys(calendar())).toEqual(['2026-11-19']);
    });

    test('1,500 ways to spoil it: nothing throws, and every text is still there', () => {
        const roll = dice(26);
        for (let i = 0; i < 1500; i++) {
            kept.clear();
            for (const key of Object.keys(WHOLE)) drop(key);
            const texts = Object.entries(WHOLE).map(([key, value]) => {
                let text = JSON.stringify(roll(2) ? value : spoil(value, roll));
                if (roll(8) === 0) text = text.slice(0, roll(text.length));
                kept.set(`oriflamme-${key}`, text);
                return text;
            });
            const before = JSON.stringify(texts);
            expect(readAll, before).not.toThrow();
            for (const text of texts) expect([...kept.values()], before).toContain(text);
            noteGame({ ...entry, id: 'new' });
            mark('5f0c-1', 2, { kind: 'spy', place: 1, view: 'y' });
            noteDay('2026-11-20', { id: 'new' });
            const deal = nextDeal('base', [null, 'knight'])!.key;
            expect(deal, before).toMatch(/^base\.2\.[ab]\.knight\.\d+$/);
            keepSeat('5f0c', { token: 'U'.repeat(22), seat: 'b' });
            expect(myGames().some(({ id }) => id === 'new')).toBe(true);
            expect(readAll, before).not.toThrow();
        }
    });

    test('where there is no room to set it aside it is left alone, whatever comes after it', () => {
        kept.set('oriflamme-games', '{"a":1}');
        shelf.setItem = () => {
            throw new Error('full');
        };
        expect(myGames()).toEqual([]);
        expect(noteGame(entry)).toBe(false);
        expect(myGames()).toEqual([entry]);
        expect(kept.get('oriflamme-games')).toBe('{"a":1}');
        forgetGame('local-1');
        expect(kept.get('oriflamme-games')).toBe('{"a":1}');
        shelf.setItem = (key, value) => void kept.set(key, value);
        expect(noteGame(entry)).toBe(true);
        expect([...kept.values()]).toContain('{"a":1}');
        expect(JSON.parse(kept.get('oriflamme-games')!)).toEqual([entry]);
    });
});
