import { describe, expect, test } from 'vitest';
import { Refusal } from '../src/engine/engine';
import { CHARACTERS, INTRIGUES, LETTERS, SETS } from '../src/ui/parts/kinds';
import type { Drawing, Eyes, Kind } from '../src/game/types';
import { engine, playRandom, RULES, seats } from './help';

/** What is drawn of the Queue and the families. */
const looks = ({ queue, families, round, first }: Drawing) => ({
    queue,
    families: families.map(({ placed: _placed, ...family }) => family),
    round,
    first,
});

describe('the engine in WebAssembly', () => {
    test('asks for nothing', async () => {
        const { readFileSync } = await import('node:fs');
        const { path } = await import('./help');
        const module = new WebAssembly.Module(readFileSync(path('build/wasm/oriflamme.wasm')));
        expect(WebAssembly.Module.imports(module)).toEqual([]);
    });

    test('events done one at a time lead where the decision leads, for every pair of eyes', () => {
        for (let seed = 1; seed <= 12; seed++) {
            const count = 2 + (seed % 4);
            const everybody: Eyes[] = ['truth', 'spectator', ...seats(count)];
            playRandom(seed, count, RULES[seed % RULES.length]!, ({ before, decision, after }) => {
                const { lines } = engine.play(before, decision, everybody);
                everybody.forEach((eyes, i) => {
                    const from = engine.view(before, eyes);
                    const to = engine.view(after, eyes);
                    expect(looks(engine.draw(engine.follow(from, lines[i]!)))).toEqual(
                        looks(engine.draw(to)),
                    );
                });
            });
        }
    });

    test('views evolve to the view of what follows, and offer the same', () => {
        for (let seed = 50; seed < 62; seed++) {
            const count = 2 + (seed % 4);
            const everybody: Eyes[] = ['spectator', ...seats(count)];
            playRandom(seed, count, RULES[seed % RULES.length]!, ({ before, decision, after }) => {
                const asked = engine.asked(before)!;
                expect(engine.options(engine.view(before, asked))).toEqual(engine.options(before));
                const { lines } = engine.play(before, decision, everybody);
                everybody.forEach((eyes, i) => {
                    const evolved = engine.evolve(engine.view(before, eyes), lines[i]!);
                    expect(engine.write(evolved)).toBe(engine.write(engine.view(after, eyes)));
                });
            });
        }
    });

    test('what a choice is said to do happens', () => {
        let unsure = 0;
        for (let seed = 100; seed < 116; seed++) {
            const count = 2 + (seed % 4);
            playRandom(seed, count, RULES[seed % RULES.length]!, ({ before, decision }) => {
                const seat = engine.asked(before)!;
                const choices = engine.choices(engine.view(before, seat));
                expect(choices.map((choice) => choice.decision)).toEqual(engine.options(before));
                const { will } = choices.find((choice) => choice.decision === decision)!;
                const { lines } = engine.play(before, decision, ['truth']);
                will.events.forEach((event, i) => {
                    // A victim's kind may be unknown beforehand: `?` stands for any.
                    const told = event.line.split(' ');
                    const happened = lines[0]![i]!.split(' ');
                    expect(told.length).toBe(happened.length);
                    told.forEach((word, at) => word === '?' || expect(word).toBe(happened[at]));
                });
                if (will.sure && will.then)
                    expect(lines[0]!.at(-1)).toBe(
                        `ask ${will.then.ask.seat} ${will.then.ask.text}`,
                    );
                if (!will.sure) unsure++;
            });
        }
        expect(unsure).toBeGreaterThan(20);
    });

    test('a drawing hides what the view hides', () => {
        playRandom(3, 4, 'ablaze', ({ before }) => {
            for (const { seat, handKinds, asideKinds } of engine.draw(engine.view(before, 'b'))
                .families) {
                expect(handKinds === null).toBe(seat !== 'b');
                expect(asideKinds === null).toBe(seat !== 'b');
            }
            for (const { cards } of engine.draw(engine.view(before, 'b')).queue) {
                for (const card of cards)
                    expect(card.kind === null).toBe(!card.up && card.family !== 'b');
            }
        });
    });

    test('a revealed Prince and a revealed Twin of one owner are joined', () => {
        let joined = 0;
        playRandom(5, 3, 'ablaze', ({ after }) => {
            const { bonds, queue } = engine.draw(after);
            const tops = new Map(queue.map(({ cards }) => [cards[0]!.id, cards[0]!]));
            for (const [one, other] of bonds) {
                joined++;
                expect(tops.get(one)!.owner).toBe(tops.get(other)!.owner);
                expect([tops.get(one)!.kind, tops.get(other)!.kind].sort()).toEqual([
                    'prince',
                    'twin',
                ]);
            }
        });
        expect(joined).toBeGreaterThan(0);
    });

    test('positions are read and written', () => {
        const text = 'base cL,b?|al ASYFDM=HXC=/?6=?3=/?6=?3= 1/1/2 1a b:reveal';
        expect(engine.write(engine.read(text))).toBe(text);
        expect(() => engine.read('base nonsense')).toThrow(Refusal);
        expect(() => engine.play(engine.read(text), '2+', [])).toThrow(/whole position/);
    });

    test('the cards that the screens list are the ones that are dealt', () => {
        const named = (kinds: Kind[]) => `mix:${kinds.map((kind) => LETTERS.get(kind)).join('')}`;
        const dealt = [...CHARACTERS, ...INTRIGUES];
        expect([...LETTERS.keys()].sort()).toEqual([...dealt].sort());
        for (let i = 0; i < dealt.length; i++) {
            const ten = [...dealt, ...dealt].slice(i, i + 10);
            const board = engine.view(engine.deal(named(ten), 2, 1n), 'a');
            const [family] = engine.draw(board).families;
            const own = [...family!.handKinds!, ...family!.asideKinds!].filter((k) => k !== 'twin');
            expect(own.sort()).toEqual([...ten].sort());
        }
        for (const { set, kinds } of SETS.filter(({ set }) => set !== 'mix')) {
            const ten = kinds.filter((kind) => LETTERS.has(kind));
            expect(engine.write(engine.deal(named(ten), 2, 1n)).split(' ')[0]).toBe(set);
        }
        expect(SETS.flatMap(({ kinds }) => kinds).length).toBe(LETTERS.size + 1); // and the Twin
    });

    test('bots decide, and decide the same again', () => {
        const board = engine.view(engine.deal('base', 4, 5n, 'a'), 'a');
        for (const bot of ['random', 'squire', 'knight', 'baron']) {
            const answer = engine.decide(board, bot, 3n, 200);
            expect(engine.options(board)).toContain(answer.decision);
            expect(engine.decide(board, bot, 3n, 200)).toEqual(answer);
        }
        expect(() => engine.decide(board, 'nobody', 1n, 1)).toThrow(Refusal);
    });

    test('records are written and read, for everybody', () => {
        const { start, decisions } = playRandom(21, 3, 'mix', () => undefined);
        for (const eyes of ['truth', 'spectator', 'a', 'b', 'c'] as Eyes[]) {
            const text = engine.writeRecord(
                start,
                '2026-11-15',
                ['Ada', 'Ben', 'Кузьма'],
                decisions,
                eyes,
            );
            const { info } = engine.replay(text);
            expect(info.seat).toBe(eyes);
            expect(info.names).toEqual(['Ada', 'Ben', 'Кузьма']);
            expect(info.decisions.length).toBe(decisions.length);
        }
    });
});
