/*
 * examples.ts - the examples of the rules, as the scenarios play them: a position, decisions, and
 * every event that follows. examples.txt is made from tests/scenarios/examples.txt.
 */
import { loadEngine, type Engine } from '../../engine/engine';
import text from './examples.txt?raw';
import { momentsOf } from '../review/retold';
import type { Drawing, Step } from '../types';

export interface Example {
    clause: string; // 'EX-4'
    position: string;
    decisions: string[];
}

export const EXAMPLES: readonly Example[] = text
    .trim()
    .split('\n')
    .map((line) => {
        const [, clause = '', position = '', decisions = ''] =
            /^([^|]+)\|(.*)\|(.*)$/.exec(line) ?? [];
        return { clause, position, decisions: decisions.trim().split(' ') };
    });

export interface Film {
    start: Drawing;
    steps: Step[]; // each with a sentence of its own
}

export async function filmOf(
    { position, decisions }: Example,
    from: () => Promise<Engine> = loadEngine,
): Promise<Film> {
    const engine = await from();
    let board = engine.read(position);
    const start = engine.draw(board);
    const steps: Step[] = [];
    for (const decision of decisions) {
        const { board: after, lines } = engine.play(board, decision, ['truth']);
        const all = engine
            .steps(board, lines[0]!, after, steps.length)
            // What comes after the example is none of its business.
            .filter(({ event }) => event.what !== 'ask' && event.what !== 'round');
        if (all.length > 0) steps.push(...momentsOf(all).map((told) => told.at(-1)!));
        board = after;
    }
    return { start, steps };
}

/** A position as everybody at once would see it. */
export async function pictureOf(position: string): Promise<Drawing> {
    const engine = await loadEngine();
    return engine.draw(engine.read(position));
}
