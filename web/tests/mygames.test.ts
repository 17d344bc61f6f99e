/*
 * My games: what a file may bring in, what a table with friends leaves behind, and what the figures
 * of my play are made of.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Board } from '../src/engine/engine';
import { exportGames, importGames } from '../src/game/kept/archive';
import { noteTable } from '../src/game/kept/finished';
import { forgetGame } from '../src/game/kept/forget';
import {
    MOST,
    myGames,
    noteGame,
    storedGame,
    storeGame,
    type StoredGame,
} from '../src/game/kept/mygames';
import { ReviewSource } from '../src/game/review/review';
import { cardsOf, playedOf } from '../src/game/kept/stats';
import type { GameEntry, Seat } from '../src/game/types';
import { engine, goldenRecords, seats } from './help';

const fromHere = async () => engine;
const RECORD = goldenRecords().find(({ name }) => name === 'base-3.txt')!.text;

const entry = (id: string, rest: Partial<GameEntry> = {}): GameEntry => ({
    id,
    kind: 'local',
    at: 1_000,
    rules: 'base',
    names: ['Ann', 'knight', 'squire'],
    round: 6,
    phase: 'over',
    myTurn: false,
    rank: 1,
    ...rest,
});

const stored = (record = RECORD, me: Seat = 'a', count = 3): StoredGame => ({
    start: {
        rules: 'base',
        me,
        names: seats(count).map(() => 'knight'),
        bots: seats(count).map((seat) => (seat === me ? null : 'knight')),
        budget: 0,
        seed: '7',
        date: '2026-11-16',
    },
    record,
});

function keepGame(one: GameEntry): void {
    storeGame(one.game ?? one.id, stored());
    noteGame(one);
}

/** A file with these games; what is asked of them may be anything. */
const fileOf = (...games: unknown[]) =>
    JSON.stringify({ format: 'oriflamme-games', version: 1, games });

beforeEach(() => {
    for (const { id } of myGames()) forgetGame(id);
});

describe('all games as one file', () => {
    test('out and in again: the same games; a second time nothing', async () => {
        keepGame(entry('local-1', { rank: 2, at: 2_000 }));
        keepGame(entry('table', { kind: 'remote', game: 'table-2' }));
        keepGame(entry('table-1', { kind: 'remote', game: 'table-1', at: 500 }));
        const before = myGames();
        const file = exportGames();
        for (const { id } of before) forgetGame(id);
        const nothing = { added: 0, here: 0, unreadable: 0, noRoom: 0 };
        expect(await importGames(file, fromHere)).toEqual({ ...nothing, added: 3 });
        expect(myGames()).toEqual(before);
        expect(exportGames()).toBe(file);
        expect(await importGames(file, fromHere)).toEqual({ ...nothing, here: 3 });
    });

    test('what is no such file changes nothing', async () => {
        keepGame(entry('local-1'));
        const before = exportGames();
        for (const text of ['', 'x', 'null', '[]', '{}', fileOf().slice(0, -3), '{"format":1}'])
            await expect(importGames(text, fromHere)).rejects.toThrow();
        expect(exportGames()).toBe(before);
    });

    test.each<[string, unknown]>([
        ['nothing', null],
        ['no entry', { stored: stored() }],
        ['a date that no calendar has', { entry: entry('x', { at: 1e300 }), stored: stored() }],
        ['names that are none', { entry: { ...entry('x'), names: [1] }, stored: stored() }],
        ['an odd rank', { entry: { ...entry('x'), rank: 'first' }, stored: stored() }],
        ['a game without its record', { entry: entry('x'), stored: null }],
        ['a record that is none', { entry: entry('x'), stored: stored('nothing') }],
        ['a record cut off', { entry: entry('x'), stored: stored(RECORD.slice(0, 300)) }],
        ['other seats', { entry: entry('x'), stored: stored(RECORD, 'a', 4) }],
        [
            'bots that are numbers',
            { entry: entry('x'), stored: { ...stored(), start: { ...stored().start, bots: [5] } } },
        ],
        [
            'a seed that is none',
            {
                entry: entry('x'),
                stored: { ...stored(), start: { ...stored().start, seed: 'abc' } },
            },
        ],
    ])('a damaged game is left out, the others come in: %s', async (_, damaged) => {
        const file = fileOf(damaged, { entry: entry('whole'), stored: stored() });
        expect(await importGames(file, fromHere)).toMatchObject({ added: 1, unreadable: 1 });
        expect(myGames().map(({ id }) => id)).toEqual(['whole']);
    });

    test('no game has to go to make room for those of a file', async () => {
        for (let i = 0; i < MOST - 1; i++) noteGame(entry(`local-${i}`));
        const games = [1, 2, 3].map((i) => ({
            entry: entry(`new-${i}`, { at: 9_000 - i }),
            stored: stored(),
        }));
        expect(await importGames(fileOf(...games), fromHere)).toMatchObject({
            added: 1,
            noRoom: 2,
        });
        expect(myGames().length).toBe(MOST);
        expect(myGames().some(({ id }) => id === 'new-1')).toBe(true);
    });

    test('what the storage does not take is not said to be there', async () => {
        const shelf = globalThis.localStorage;
        const { setItem } = shelf;
        shelf.setItem = () => {
            throw new Error('full');
        };
        const file = fileOf({ entry: entry('x'), stored: stored() });
        const result = await importGames(file, fromHere);
        shelf.setItem = setItem;
        expect(result).toMatchObject({ added: 0, noRoom: 1 });
        expect(myGames()).toEqual([]);
        expect(storedGame('x')).toBeNull();
    });
});

test('where there are too many games, the oldest that is over goes, none that is under way', () => {
    noteGame(entry('going', { at: 1, phase: 'playing', rank: null }));
    for (let i = 0; i < MOST + 5; i++) noteGame(entry(`over-${i}`, { at: 10 + i }));
    const ids = myGames().map(({ id }) => id);
    expect(ids.length).toBe(MOST);
    expect(ids).toContain('going');
    expect(ids).not.toContain('over-0');
});

describe('a table with friends', () => {
    const at = (game: string, rest: Partial<GameEntry>) =>
        entry('table', { kind: 'remote', names: ['Ann', 'Bo', 'knight'], game, ...rest });

    test('a game that has ended there stays when the next one begins', () => {
        noteTable(at('table-1', { rank: 2 }));
        storeGame('table-1', stored());
        noteTable(at('table-2', { phase: 'playing', rank: null, round: 1 }));
        noteTable(at('table-2', { phase: 'playing', rank: null, round: 2 }));
        expect(myGames().map(({ id, phase, rank }) => [id, phase, rank])).toEqual([
            ['table', 'playing', null],
            ['table-1', 'over', 2],
        ]);
        noteTable(at('table-2', { rank: 1 }));
        const played = playedOf(myGames());
        expect(played.map(({ id, rank }) => [id, rank]).sort()).toEqual([
            ['table-1', 2],
            ['table-2', 1],
        ]);
        expect(played.every(({ friends, bots }) => friends && bots.join() === 'knight')).toBe(true);
        forgetGame('table-1')();
        expect(storedGame('table-1')?.record).toBe(RECORD);
    });

    test('bots alone are no people', () => {
        noteTable(at('table-1', { names: ['Ann', 'knight', 'baron:1s'] }));
        expect(playedOf(myGames())).toMatchObject([{ friends: false, bots: ['knight', 'baron'] }]);
    });
});

describe('my play', () => {
    test('games that began in the middle and the coached one have no fair share', () => {
        keepGame(entry('local-1'));
        keepGame(entry('local-2', { branch: true }));
        keepGame(entry('local-3'));
        storeGame('local-3', { ...stored(), coach: { dismissed: false } });
        expect(playedOf(myGames()).map(({ id }) => id)).toEqual(['local-1']);
    });

    test.each(goldenRecords())('$name: what cards brought adds up', async ({ text }) => {
        const { names, seat } = engine.readRecord(text);
        if (seat !== 'truth') return;
        const { boards, lines } = engine.replay(text, 'truth');
        const all = lines.flatMap((told, i) => engine.steps(boards[i]!, told, boards[i + 1]!, 0));
        for (const [i, me] of seats(names.length).entries()) {
            storeGame('local-sum', stored(text, me, names.length));
            const one = { ...entry('local-sum'), names: names.map(() => 'knight') };
            const { rows } = await cardsOf(playedOf([one]), fromHere);
            const lost = all.reduce((sum, { event }) => {
                const mine =
                    (event.what === 'paid' && event.seat === me) ||
                    (event.what === 'stole' && event.from === me);
                return mine ? sum + event.amount : sum;
            }, 0);
            const brought = rows.reduce((sum, row) => sum + row.brought, 0);
            const pool = (board: Board) => engine.draw(board).families[i]!.influence;
            expect(pool(boards[0]!) + brought - lost).toBe(pool(boards.at(-1)!));
        }
    });

    test.each(goldenRecords())('$name: a costly loss is found in the review', async ({ text }) => {
        const { names, seat } = engine.readRecord(text);
        if (seat !== 'truth') return;
        for (const me of seats(names.length)) {
            storeGame('local-loss', stored(text, me, names.length));
            const one = { ...entry('local-loss'), names: names.map(() => 'knight') };
            const { losses } = await cardsOf(playedOf([one]), fromHere);
            const review = new ReviewSource(engine, text, 'truth');
            for (const { kind, amount, moment } of losses) {
                review.review.go(moment);
                const { event } = review.model.log.at(-1)!;
                expect(['eliminated', 'lost']).toContain(event.what);
                expect('card' in event && event.card.kind).toBe(kind);
                expect(amount).toBeGreaterThan(0);
            }
            review.close();
        }
    });
});
