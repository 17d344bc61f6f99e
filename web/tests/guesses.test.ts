/* Marks on others' face-down cards: kept with the game, told from the truth at the end. */
import { expect, test } from 'vitest';
import { candidates, guessesOf, mark } from '../src/game/kept/guesses';
import { storeGame, type StoredGame } from '../src/game/kept/mygames';
import { readingsOf, truthOf } from '../src/game/review/reading';
import { engine, playRandom } from './help';

test('one mark for a card, kept with the game, taken away again', () => {
    const stored = { start: { seed: '1' }, record: '' } as unknown as StoredGame;
    storeGame('local-marks', stored);
    for (const game of ['local-marks', 'table-1']) {
        mark(game, 3, { kind: 'spy', place: 2, view: 'v' });
        mark(game, 3, { kind: 'lord', place: 2, view: 'v' });
        mark(game, 5, { kind: 'heir', place: 1, view: 'w' });
        expect(guessesOf(game).map(({ card, kind }) => [card, kind])).toEqual([
            [3, 'lord'],
            [5, 'heir'],
        ]);
        mark(game, 3, null);
        expect(guessesOf(game).map(({ card }) => card)).toEqual([5]);
    }
});

test('the truth is always among what a card may be', () => {
    playRandom(7, 4, 'ablaze', ({ before }) => {
        const truth = engine.draw(before);
        const seen = engine.draw(engine.view(before, 'a'));
        for (const place of seen.queue) {
            const top = place.cards[0]!;
            if (top.kind) continue;
            const { kind } = truth.queue[place.n - 1]!.cards[0]!;
            expect(candidates(seen, place)).toContain(kind);
        }
    });
});

test('readings: hits, and the bot beside them', async () => {
    const { start, decisions } = playRandom(2, 3, 'base', () => undefined);
    const record = engine.writeRecord(start, '2026-11-15', ['A', 'B', 'C'], decisions, 'truth');
    const truths = [...truthOf(engine, record)];
    expect(truths.length).toBe(18); // three seats, six rounds
    const [[one, { kind }], [other, { kind: miss }]] = truths as [
        (typeof truths)[0],
        (typeof truths)[0],
    ];
    const wrong = miss === 'spy' ? 'lord' : 'spy';
    const readings = await readingsOf(
        engine,
        record,
        [
            { card: one, kind, place: 1, view: '1' },
            { card: other, kind: wrong, place: 2, view: '2' },
        ],
        async (view) => [
            {
                card: 1,
                place: Number(view),
                depth: 1,
                owner: 'a',
                kind: null,
                shares: { [wrong]: 700, [miss]: 300 },
            },
        ],
    );
    expect(readings.map(({ hit }) => hit)).toEqual([true, false]);
    expect(readings[1]!.bot).toEqual({ kind: wrong, share: 0.7, truth: 0.3 });
});
