/*
 * reading.ts - how well a player read face-down cards: my marks against the truth, and what the bot
 * would have thought at the same moments from what I knew.
 */
import { KINDS } from '../../../../build/wasm/kinds';
import type { CardBelief } from '../../engine/analysis';
import type { Engine } from '../../engine/engine';
import type { Guess } from '../kept/guesses';
import type { Kind, Seat } from '../types';

export interface Reading {
    guess: Guess;
    owner: Seat;
    truth: Kind;
    hit: boolean;
    /** What the bot held for the likeliest, and the share that it gave to the truth: 0 to 1. */
    bot: { kind: Kind; share: number; truth: number } | null;
}

/** What each card was, by its id: the whole record tells it where it was placed. */
export function truthOf(engine: Engine, record: string): Map<number, { kind: Kind; seat: Seat }> {
    const found = new Map<number, { kind: Kind; seat: Seat }>();
    for (const line of engine.replay(record, 'truth').lines.flat()) {
        const [, seat, id, letter] = /^(?:placed|entered) ([a-e]) #(\d+) (\w)/.exec(line) ?? [];
        const kind = KINDS.find((row) => row.letter === letter?.toUpperCase())?.kind;
        if (kind) found.set(Number(id), { kind, seat: seat as Seat });
    }
    return found;
}

export async function readingsOf(
    engine: Engine,
    record: string,
    guesses: Guess[],
    believe: (view: string) => Promise<CardBelief[]>,
): Promise<Reading[]> {
    const truths = truthOf(engine, record);
    const readings: Reading[] = [];
    for (const guess of guesses) {
        const truth = truths.get(guess.card);
        if (!truth) continue;
        const belief = (await believe(guess.view).catch(() => [])).find(
            ({ place, depth }) => place === guess.place && depth === 1,
        );
        const shares = Object.entries(belief?.shares ?? {}) as [Kind, number][];
        const [likeliest] = shares.sort(([, one], [, other]) => other - one);
        readings.push({
            guess,
            owner: truth.seat,
            truth: truth.kind,
            hit: guess.kind === truth.kind,
            bot: likeliest
                ? {
                      kind: likeliest[0],
                      share: likeliest[1] / 1000,
                      truth: (belief?.shares[truth.kind] ?? 0) / 1000,
                  }
                : null,
        });
    }
    return readings;
}
