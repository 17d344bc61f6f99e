/*
 * The page's analysis: the same as the program's, however the moments are split among workers; and
 * what is kept of it is believed only when it is whole.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Analyser, type Analysis } from '../src/engine/analysis';
import { dropAnalysis, keepAnalysis, keptAnalysis } from '../src/game/analysis/analyses';
import { Analyst } from '../src/game/analysis/analyst';
import { AnalystClerk } from '../src/game/analysis/analyst-clerk';
import * as atlas from '../src/game/learn/atlas';
import { forgetGame } from '../src/game/kept/forget';
import { storeGame, type StoredGame } from '../src/game/kept/mygames';
import type { Thread } from '../src/game/thread';
import { direct, engine, path, until } from './help';

const module = new WebAssembly.Module(readFileSync(path('build/wasm/oriflamme-king-simd.wasm')));
const weights = new Uint8Array(readFileSync(path('bots/king.k8')));
const RECORD = 'tests/records/base-2.txt';
const record = readFileSync(path(RECORD), 'utf8');

/** A clerk without a worker; `slow`: it answers late. */
function clerk(slow = false): Thread<AnalystClerk> {
    const { ask, close } = direct(new AnalystClerk(new Analyser(module, weights)));
    return {
        ask: async (...question) => {
            if (slow) await new Promise((resolve) => setTimeout(resolve, 3));
            return ask(...question);
        },
        close,
    };
}

function analyst(threads: Thread<AnalystClerk>[]): Analyst {
    let next = 0;
    return new Analyst(() => threads[next++]!, threads.length);
}

const program = (worlds: number): Analysis =>
    JSON.parse(
        execFileSync(
            path('build/release/oriflamme'),
            ['analyse', path(RECORD), '--json', '--bot', `king:${worlds}`],
            { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 },
        ),
    ) as Analysis;

test('one worker or two, quick or slow: what the program prints', async () => {
    const wanted = program(1);
    for (const threads of [[clerk()], [clerk(), clerk()], [clerk(true), clerk()]]) {
        const seen: number[] = [];
        const made = await analyst(threads).analyse(record, {
            worlds: 1,
            onmoment: ({ moment }) => seen.push(moment),
        });
        expect(made).toEqual(wanted);
        expect(seen.sort((a, b) => a - b)).toEqual(wanted.moments.map((_, i) => i));
    }
});

test('questions in between disturb nothing', async () => {
    const wanted = program(1);
    const one = analyst([clerk(true)]);
    const view = engine.write(engine.view(engine.deal('base', 3, 1n, 'a'), 'a'));
    const asked: Promise<unknown>[] = [];
    const made = await one.analyse(record, {
        worlds: 1,
        onmoment: ({ moment, decision }) => {
            if (moment % 5 === 0) asked.push(one.advise(view, 1), one.believe(view));
            if (moment === 7) {
                const [first, last] = [decision!.options[0]!, decision!.options.at(-1)!];
                asked.push(one.why(record, 1, 3, '', '').catch(() => null));
                asked.push(one.why(record, 1, 7, first.option, last.option));
            }
        },
    });
    expect(made).toEqual(wanted);
    expect((await Promise.all(asked)).length).toBeGreaterThan(5);
});

test('why of a running game, asked twice and after something else', async () => {
    const one = analyst([clerk()]);
    const view = engine.write(engine.view(engine.deal('base', 3, 1n, 'a'), 'a'));
    const advice = await one.advise(view, 1);
    const [chosen, best] = [advice.options[1]!.option, advice.best];
    const why = await one.adviseWhy(view, chosen, best, 1);
    expect(why.worlds).toBeGreaterThan(0);
    await one.believe(view);
    expect(await one.adviseWhy(view, chosen, best, 1)).toEqual(why);
});

test('cancelled: nothing more is told', async () => {
    const stop = new AbortController();
    let told = 0;
    const run = analyst([clerk(true), clerk(true)]).analyse(record, {
        worlds: 1,
        signal: stop.signal,
        onmoment: () => {
            if (++told === 3) stop.abort();
        },
    });
    await expect(run).rejects.toThrow();
    expect(told).toBe(3);
});

test('what is kept is believed only if it is whole and of this budget', async () => {
    const analysis = await analyst([clerk()]).analyse(record, { worlds: 1 });
    const wanted = { worlds: 1, count: analysis.moments.length };
    expect(await keptAnalysis(record, wanted)).toBe(null);
    await keepAnalysis(record, analysis);
    expect(await keptAnalysis(record, wanted)).toEqual(analysis);
    expect(await keptAnalysis(record, { ...wanted, worlds: 2 })).toBe(null);
    expect(await keptAnalysis(record.replace(/\n/g, '\r\n'), wanted)).toEqual(analysis);
    expect(await keptAnalysis(record.slice(0, -9), wanted)).toBe(null);
    const damaged: unknown[] = [
        { ...analysis, format: 2 },
        { ...analysis, moments: analysis.moments.slice(1) },
        { ...analysis, moments: analysis.moments.slice(0, -1) },
        { ...analysis, keys: undefined },
        { ...analysis, moments: [null] },
        null,
    ];
    for (const other of damaged) {
        await keepAnalysis(record, other as Analysis);
        expect(await keptAnalysis(record, wanted)).toBe(null);
    }
    await keepAnalysis(record, analysis);
    await dropAnalysis(record);
    expect(await keptAnalysis(record, wanted)).toBe(null);
});

test('a game that is forgotten takes its analysis along', async () => {
    const analysis = await analyst([clerk()]).analyse(record, { worlds: 1 });
    const wanted = { worlds: 1, count: analysis.moments.length };
    const start = { seed: '1', me: 'a', names: [], bots: [] } as Partial<StoredGame['start']>;
    storeGame('x', { start: start as StoredGame['start'], record });
    await keepAnalysis(record, analysis);
    forgetGame('x');
    await until(async () => (await keptAnalysis(record, wanted)) === null);
});

test('the atlas has the measures of docs/strategy.md', () => {
    const text = readFileSync(path('docs/strategy.md'), 'utf8');
    const rows = new Map(
        text
            .split('\n')
            .map((line) => line.split('|').map((cell) => cell.trim()))
            .map((cells) => [cells[1] ?? '', cells]),
    );
    const value = (list: atlas.Row<string>[], kind: string, i = 0) =>
        list.find(({ of }) => of === kind)!.values[i]!;
    expect(atlas.rounds.length).toBe(20);
    for (const { of } of atlas.rounds) {
        const cells = rows.get(of)!.map(Number);
        const near = (found: number, cell: number, half: number) =>
            expect(Math.abs(found - cells[cell]!)).toBeLessThanOrEqual(half + 1e-9);
        near(value(atlas.inHand, of), 2, 0.05);
        for (let round = 0; round < 6; round++)
            near(value(atlas.rounds, of, round), 3 + round, 0.5);
        for (let slot = 0; slot < 3; slot++) near(value(atlas.slots, of, slot), 9 + slot, 0.5);
        near(value(atlas.kept, of), 12, 0.005);
        near(value(atlas.struck, of, 0) + value(atlas.struck, of, 1), 13, 0.5);
        near(value(atlas.struck, of, 0), 14, 0.5);
        near(value(atlas.brings, of), 15, 0.005);
    }
});
