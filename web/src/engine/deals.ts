/*
 * deals.ts - deals, results and comparisons, through the WebAssembly module with the king
 * (wasm/deals.c). A result is read by playing its game again.
 */
import { Module, type TextVerbs } from './interface';
import type { BotName, Seat } from '../game/types';

export interface Deal {
    deal: string; // the link
    key: string;
    rules: string;
    seats: number;
    first: Seat;
    bots: BotName[];
    word: string;
    daily: string | null; // the day whose deal it is
    number: number | null; // in the public series
}

export interface Outcome {
    by: string; // '': nobody says
    influence: number[];
    ranks: number[];
    rank: number;
    margin: number;
    count: number; // decisions
    record: string;
}

export interface DealResult extends Outcome {
    deal: Deal;
    result: string; // the link
}

export interface Fork {
    players: number[]; // whose game it still is
    same: number; // decisions that they took alike before
    moment: number;
    round: number;
    view: string;
    choices: { decision: string; players: number[] }[]; // none: they never part
}

export interface Comparison {
    deal: Deal;
    players: Outcome[];
    forks: Fork[];
}

/** Why it was refused: a message and its variables. */
export interface Refused {
    id: string;
    args: Record<string, string | number>;
}

export class DealRefusal extends Error {
    readonly told: Refused;

    constructor(told: Refused) {
        super(told.id);
        this.told = told;
    }
}

interface DealVerbs extends TextVerbs {
    deal_read(today: number): number;
    daily(day: number): number;
    result_write(): number;
    result_read(today: number): number;
    compare(today: number): number;
}

/** Days are whole days since 1970 in UTC. */
export class Deals extends Module<DealVerbs> {
    #tell<T>(length: number): T {
        if (length >= 0) return this.json(length);
        const all = new Uint8Array(this.verbs.memory.buffer);
        const start = this.verbs.output();
        const text = new TextDecoder().decode(all.slice(start, all.indexOf(0, start)));
        const { text: told, why } = JSON.parse(text) as { text?: Refused; why: string };
        throw new DealRefusal(told ?? { id: 'deal-why-record', args: { found: why } });
    }

    readDeal(link: string, today: number): Deal {
        this.say(link);
        return this.#tell(this.verbs.deal_read(today));
    }

    daily(day: number): Deal {
        return this.#tell(this.verbs.daily(day));
    }

    /** name: who says so, or ''. */
    writeResult(key: string, name: string, record: string): string {
        this.say(`${key}\n${name}\n${record}`);
        return this.#tell<{ result: string }>(this.verbs.result_write()).result;
    }

    readResult(link: string, today: number): DealResult {
        this.say(link);
        return this.#tell(this.verbs.result_read(today));
    }

    /** The reader's own result comes first. */
    compare(results: string[], today: number): Comparison {
        this.say(results.join('\n'));
        return this.#tell(this.verbs.compare(today));
    }
}
