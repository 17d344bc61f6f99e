/* The module with a king, with and without SIMD, and the one of the first load without. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Engine, hasSimd, Refusal } from '../src/engine/engine';
import { BOTS } from '../src/game/bots';
import { engine, path } from './help';

const moduleAt = (name: string) => new WebAssembly.Module(readFileSync(path(`build/wasm/${name}`)));
const weights = new Uint8Array(readFileSync(path('bots/king.k8')));

function withKing(name: string): Engine {
    const module = moduleAt(name);
    expect(WebAssembly.Module.imports(module)).toEqual([]);
    const made = new Engine(module);
    made.takeKing(weights);
    return made;
}

test('both modules with a king decide the same, and as the first one where it has the bot', () => {
    expect(hasSimd()).toBe(true);
    const plain = withKing('oriflamme-king.wasm');
    const simd = withKing('oriflamme-king-simd.wasm');
    const bots = [...BOTS, ...BOTS]; // one a decision
    for (let seed = 1; seed <= 6; seed++) {
        let board = engine.deal(seed % 2 ? 'base' : 'ablaze', 2 + (seed % 4), BigInt(seed));
        for (let n = 0; !engine.isOver(board); n++) {
            const { name, net } = bots[n % bots.length]!;
            const view = engine.view(board, engine.asked(board)!);
            const iterations = n % 3 === 0 ? 20 : 0;
            const ask = (of: Engine) => of.decide(view, name, BigInt(n), iterations);
            const answer = ask(simd);
            expect(ask(plain)).toEqual(answer);
            if (!net) expect(ask(engine)).toEqual(answer);
            board = engine.play(board, answer.decision, []).board;
        }
    }
});

test('without its module or its weights there is no king, and it is said', () => {
    const board = engine.deal('base', 3, 1n, 'a');
    const view = engine.view(board, 'a');
    const waiting = new Engine(moduleAt('oriflamme-king.wasm'));
    for (const of of [engine, waiting])
        expect(() => of.decide(view, 'king', 1n, 0)).toThrow('the king is not loaded');
    expect(() => engine.takeKing(weights)).toThrow('this module has no king');
    expect(() => waiting.takeKing(weights.slice(0, 1000))).toThrow(Refusal);
    expect(() => waiting.decide(view, 'king', 1n, 0)).toThrow('the king is not loaded');
});
