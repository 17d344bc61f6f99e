/*
 * Table findings: chips and sentences of a choice agree (14), a Shapeshifter's aims are said to be
 * so (15), what a stand-in did is not told as mine (16, 32), and small ones (12, 19, 39).
 */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { standinsOf } from '../src/engine/interface';
import { loadLanguage } from '../src/game/i18n';
import { LocalSource, startOf } from '../src/game/local/local';
import { momentOf } from '../src/game/table/moment';
import type { Choice, Player, Seat } from '../src/game/types';
import { explain } from '../src/ui/parts/explain.svelte';
import { sayChoice, sayEvent } from '../src/ui/say';
import { SIGNS } from '../src/ui/table/couples';
import { inOrder } from '../src/ui/table/turn.svelte';
import { engine, player, playRandom, RULES, seats, until, localDesk } from './help';

beforeAll(() => loadLanguage('en'));

const players = (me: Seat): Player[] =>
    seats(5).map((seat) => player(seat, { name: `Player ${seat.toUpperCase()}`, me: seat === me }));

/** What the sentence promises its reader: what is taken, and what is gained. */
function promised(text: string): number {
    const taken = /take its (\d+) influence/.exec(text)?.[1] ?? 0;
    const again = /the same again/.test(text) ? taken : 0;
    const gained = /(?:gain|earns) (\d+)/.exec(text)?.[1] ?? 0;
    return Number(taken) + Number(again) + Number(gained);
}

/** Sentences that leave open how much it is. */
const VARIES = /for each|gain influence|unless|steal|activate|Shapeshifter|no neighbour|others own/;

describe('what a choice promises', () => {
    test('table finding 14: the chips of a reveal say what its sentence says', () => {
        const kinds = new Set<string>();
        for (let seed = 1; seed <= 40; seed++)
            playRandom(seed, 2 + (seed % 4), RULES[seed % RULES.length]!, ({ before }) => {
                const me = engine.asked(before)!;
                for (const choice of engine.choices(engine.view(before, me))) {
                    if (choice.verb !== 'reveal') continue;
                    const text = sayChoice(choice, { me, players: players(me) });
                    const [least, most] = choice.will.change[me] ?? [0, 0];
                    if (VARIES.test(text)) continue;
                    expect(least, text).toBeLessThanOrEqual(promised(text));
                    expect(most, text).toBeGreaterThanOrEqual(promised(text));
                    if (choice.will.sure && !/eliminate/.test(text)) {
                        expect([least, most], text).toEqual([promised(text), promised(text)]);
                        kinds.add(choice.kind!);
                    }
                }
            });
        expect(kinds.size).toBeGreaterThanOrEqual(6);
        expect(kinds).toContain('prince');
    });

    test('table finding 14: a Prince with 2 on it brings 3', () => {
        const found: Choice[] = [];
        for (let seed = 1; seed <= 80 && found.length === 0; seed++)
            playRandom(seed, 3, 'ablaze', ({ before }) => {
                const me = engine.asked(before)!;
                for (const choice of engine.choices(engine.view(before, me)))
                    if (
                        choice.verb === 'reveal' &&
                        choice.kind === 'prince' &&
                        choice.target?.influence === 2
                    )
                        found.push(choice);
            });
        for (const { will } of found) expect(Object.values(will.change)).toEqual([[3, 3]]);
        expect(found.length).toBeGreaterThan(0);
    });

    test('table finding 15: a Shapeshifter says whom it copies, and what it must do then', () => {
        let copies = 0;
        let asks = 0;
        for (let seed = 1; seed <= 60; seed++)
            playRandom(seed, 4, 'base', ({ before }) => {
                const me = engine.asked(before)!;
                for (const choice of engine.choices(engine.view(before, me))) {
                    if (choice.verb !== 'reveal' || choice.kind !== 'shapeshifter') continue;
                    const text = sayChoice(choice, { me, players: players(me) });
                    const copied = choice.will.events.find(({ what }) => what === 'copied');
                    if (!copied) continue;
                    copies++;
                    expect(text).toMatch(/Your Shapeshifter copies/);
                    if (choice.will.then?.ask.kind !== 'pick') continue;
                    asks++;
                    expect(text).toMatch(/\bWh(?:ich|ere)\b[^.]*\?$/);
                }
            });
        expect(copies).toBeGreaterThan(3);
        expect(asks).toBeGreaterThan(0);
    });
});

describe('table finding 16: what a stand-in decides', () => {
    test('is told as a bot’s doing, never as "You"', () => {
        for (let seed = 1; seed <= 12; seed++)
            playRandom(seed, 3, RULES[seed % RULES.length]!, ({ before, decision, after }) => {
                const me = engine.asked(before)!;
                const reader = { me, players: players(me) };
                const [from, to] = [engine.view(before, me), engine.view(after, me)];
                const { lines } = engine.play(before, decision, [me]);
                const told = engine
                    .steps(from, lines[0]!, to, 0, decision, true)
                    .filter(({ event }) => event.said.length > 0)
                    .map(({ event }) => sayEvent(event, reader));
                expect(told[0]).toMatch(
                    /^You were away or out of time, so a bot decided for you\./,
                );
                const rest = told.join(' ').replace(/^.*?for you\./, '');
                expect(rest).not.toMatch(/\b(You|Your|your)\b/);
            });
    });

    test('others are told whose stand-in it was', () => {
        const { start, decisions } = playRandom(1, 3, 'base', () => undefined);
        const me = engine.asked(start)!;
        const other = seats(3).find((seat) => seat !== me)!;
        const { board, lines } = engine.play(start, decisions[0]!, [other]);
        const [step] = engine.steps(
            engine.view(start, other),
            lines[0]!,
            engine.view(board, other),
            0,
            '',
            true,
        );
        const text = sayEvent(step!.event, { me: other, players: players(other) });
        expect(text).toContain(
            `Player ${me.toUpperCase()} is away or out of time, so a bot decides for them.`,
        );
    });

    test('is found again in a record', () => {
        const { start, decisions } = playRandom(2, 3, 'ablaze', () => undefined);
        const text = engine.writeRecord(start, '2026-11-15', ['A', 'B', 'C'], decisions, 'truth');
        let n = 0;
        const marked = text.replace(/\S+/g, (word, at: number) =>
            at > text.indexOf('\n\n') && word === decisions[n] && n++ % 3 === 1
                ? `${word} {stand-in}`
                : word,
        );
        const { info, standins } = engine.replay(marked);
        expect(info.decisions).toEqual(decisions);
        expect([...standins]).toEqual(decisions.map((_, i) => i).filter((i) => i % 3 === 1));
        expect(standinsOf(text, decisions).size).toBe(0);
    });
});

test('table finding 32: who is played for by a bot is not asked', async () => {
    const game = new LocalSource(
        startOf({ rules: 'base', opponents: ['random'], name: '', seed: '1', first: 'a' }),
        undefined,
        localDesk(),
    );
    await until(() => game.model.myTurn);
    const { model } = game;
    const shown = { busy: false, step: null, drawing: model.drawing };
    expect(momentOf(model, shown)).toMatchObject({ mine: true, status: null });
    const away = { ...model, players: model.players.map((p) => ({ ...p, standin: p.me })) };
    const { mine, prompt, status } = momentOf(away, shown);
    expect([mine, prompt, status]).toEqual([false, null, null]);
    game.close();
});

test('table finding 12: each couple has a sign and a line of its own', () => {
    expect(new Set(SIGNS.map(({ sign }) => sign)).size).toBe(5);
    expect(new Set(SIGNS.map(({ dash }) => dash)).size).toBe(5);
});

describe('table finding 19', () => {
    afterEach(() => void vi.unstubAllGlobals());

    test('while things happen, nothing pops up over them', () => {
        let rested: () => void = () => undefined;
        vi.stubGlobal('window', { setTimeout: (run: () => void) => ((rested = run), 1) });
        const card = { isConnected: true, getBoundingClientRect: () => null };
        const rest = () => {
            rested = () => undefined;
            explain.hover('spy', card as unknown as HTMLElement);
            rested();
        };
        rest();
        expect(explain.kind).toBe('spy');
        explain.hush(true);
        expect(explain.kind).toBe(null);
        rest();
        expect(explain.kind).toBe(null);
        explain.hush(false);
        rest();
        expect(explain.kind).toBe('spy');
        explain.clear();
    });
});

test('table finding 39: a card that may strike itself is offered last', () => {
    let itself = 0;
    for (let seed = 1; seed <= 60; seed++)
        playRandom(seed, 3, RULES[seed % RULES.length]!, ({ before }) => {
            const choices = engine.choices(engine.view(before, engine.asked(before)!));
            const at = (all: Choice[]) =>
                all.findIndex((one) => one.verb === 'eliminate' && one.target?.id === one.card);
            if (at(choices) < 0) return;
            itself++;
            const ordered = inOrder(choices);
            expect(at(ordered)).toBe(choices.length - 1);
            expect(new Set(ordered)).toEqual(new Set(choices));
        });
    expect(itself).toBeGreaterThan(3);
});
