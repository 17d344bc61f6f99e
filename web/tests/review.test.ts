import { beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../src/engine/engine';
import { recordFromHash, recordHash } from '../src/game/review/link';
import { LocalSource, startOf } from '../src/game/local/local';
import { ReviewSource } from '../src/game/review/review';
import { defaults, settings } from '../src/game/settings';
import type { Eyes, Seat, Step } from '../src/game/types';
import { engine, goldenRecords, path, playRandom, RULES, seats, until, localDesk } from './help';
import { readdirSync, readFileSync } from 'node:fs';

beforeEach(() => settings.change({ ...defaults, speed: 'instant', confirm: 'off' }));

describe('review', () => {
    test.each(goldenRecords())('$name, forward and back, with all eyes', ({ text }) => {
        const review = new ReviewSource(engine, text);
        const { info, boards } = engine.replay(text);
        for (const eyes of review.model.review!.canSee) {
            review.review.look(eyes);
            const { count } = review.model.review!;
            review.review.go(0);
            expect(review.model.drawing).toEqual(engine.draw(engine.view(boards[0]!, eyes)));
            const steps: Step[] = [];
            const off = review.onSteps((more) => void steps.push(...more));
            for (let i = 0; i < count; i++) review.review.step(1);
            off();
            expect(steps.filter(({ event }) => event.said.length > 0).length).toBe(count);
            expect(review.model.review!.at).toBe(count);
            expect(review.model.drawing).toEqual(engine.draw(engine.view(boards.at(-1)!, eyes)));
            expect(review.model.review!.decision).toBe(info.decisions.length);
            review.review.step(1);
            expect(review.model.review!.at).toBe(count);
            if (count > 1) {
                review.review.step(-1);
                const said = steps.slice(0, -1).filter(({ event }) => event.said.length > 0);
                expect(review.model.drawing).toEqual(said.at(-1)!.after);
                expect(review.model.log.length).toBe(count - 1);
            }
        }
        review.close();
    });

    test('each decision is found where it is asked for, with its choices, and played otherwise', async () => {
        for (const { text } of goldenRecords().filter(({ name }) =>
            ['base-3.txt', 'ablaze-4.txt'].includes(name),
        )) {
            const review = new ReviewSource(engine, text, 'spectator');
            const { info, boards } = engine.replay(text, 'truth');
            expect(review.model.review!.finished).toBe(true);
            expect(review.model.review!.moments.length).toBe(boards.length);
            for (const [n, board] of boards.entries()) {
                review.review.decision(n);
                expect(review.model.review!.decision).toBe(n);
                const drawn = engine.draw(engine.view(board, 'spectator'));
                expect(review.model.drawing).toEqual(drawn);
                const options = review.review.choices(n).map(({ decision }) => decision);
                expect(options).toEqual(engine.isOver(board) ? [] : engine.options(board));
                const other = options.find((option) => option !== info.decisions[n]);
                if (other === undefined || n % 7 !== 0) continue;
                const seat = engine.asked(board)!;
                const setup = await review.review.playOn(seat, 'squire', other);
                const branch = engine.readRecord(setup.record!);
                // What the others have face down is dealt again.
                expect(branch.decisions.length).toBe(n + 1);
                expect(branch.decisions[n]).toBe(other);
            }
            review.close();
        }
    });

    test('bad records are refused with a reason', () => {
        const dir = path('tests/records/bad');
        for (const name of readdirSync(dir)) {
            const text = readFileSync(`${dir}/${name}`, 'utf8');
            expect(() => new ReviewSource(engine, text)).toThrow(Refusal);
        }
    });

    test('rounds are found, and it plays by itself', async () => {
        const { text } = goldenRecords().find(({ name }) => name === 'base-3.txt')!;
        const review = new ReviewSource(engine, text);
        expect(review.model.review!.marks.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
        review.review.round(1);
        expect(review.model.drawing!.round).toBe(2);
        review.review.round(-1);
        expect(review.model.review!.at).toBe(0);
        review.review.go(review.model.review!.count - 1);
        review.review.play(true);
        expect(review.model.review!.playing).toBe(true);
        await until(() => !review.model.review!.playing);
        expect(review.model.phase).toBe('over');
        expect(review.model.end!.rounds.length).toBe(7);
        review.close();
    });

    test('a record fits into a link', async () => {
        for (const { text } of goldenRecords()) {
            const hash = await recordHash(text);
            expect(hash).toMatch(/^#record=[\w-]+$/);
            expect(hash.length).toBeLessThan(1200);
            expect(await recordFromHash(hash)).toBe(text);
        }
        expect(await recordFromHash('#record=nonsense')).toBeNull();
        expect(await recordFromHash(await recordHash(' '.repeat(20_000_000)))).toBeNull();
        expect(await recordFromHash('#other')).toBeNull();
    });
});

describe('playing on', () => {
    test('from any moment, as any seat, the view is the seat’s own, and the hidden cards are others', () => {
        let differ = 0;
        for (let seed = 300; seed < 316; seed++) {
            const count = 2 + (seed % 4);
            const { start, decisions } = playRandom(
                seed,
                count,
                RULES[seed % RULES.length]!,
                () => undefined,
            );
            const text = engine.writeRecord(
                start,
                '',
                seats(count).map(() => ''),
                decisions,
                'truth',
            );
            const { boards } = engine.replay(text, 'truth');
            for (let i = 0; i <= decisions.length; i += 7) {
                for (const seat of seats(count)) {
                    const made = engine.replay(engine.playOn(text, i, seat, BigInt(seed)));
                    const now = made.boards.at(-1)!;
                    expect(made.info.seat).toBe('truth');
                    expect(engine.write(engine.view(now, seat))).toBe(
                        engine.write(engine.view(boards[i]!, seat)),
                    );
                    if (engine.write(now) !== engine.write(boards[i]!)) differ++;
                }
            }
        }
        expect(differ).toBeGreaterThan(100);
    });

    test('works from what a seat knows, and only for that seat', async () => {
        const { start, decisions } = playRandom(77, 3, 'base', () => undefined);
        const text = engine.writeRecord(start, '', ['x', 'y', 'z'], decisions, 'b');
        const review = new ReviewSource(engine, text);
        expect(review.model.review!.canSee).toEqual(['b'] satisfies Eyes[]);
        review.review.go(20);
        const setup = await review.review.playOn('b', 'squire');
        await expect(review.review.playOn('a', 'squire')).rejects.toThrow(Refusal);
        const game = new LocalSource(startOf({ ...setup }), undefined, localDesk());
        await until(() => game.model.myTurn || game.model.phase === 'over');
        expect(game.model.me).toBe('b' satisfies Seat);
        while (game.model.phase !== 'over') {
            await until(() => game.model.myTurn || game.model.phase === 'over');
            if (game.model.myTurn) game.decide(game.model.choices[0]!.decision);
        }
        expect(game.model.end!.rounds.length).toBe(7);
        game.close();
        review.close();
    });
});
