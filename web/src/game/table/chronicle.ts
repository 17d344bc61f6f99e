/*
 * chronicle.ts - the history of a game: the log, and the pools at the end of each round.
 */
import type { LogEntry, Seat, Step } from '../types';

export class Chronicle {
    log: LogEntry[] = [];
    rounds: number[][] = [];
    /** The number of the next step. */
    n = 0;
    readonly #me: Seat | null;

    constructor(me: Seat | null) {
        this.#me = me;
    }

    add(steps: Step[]): void {
        if (steps.length === 0) return;
        const entries: LogEntry[] = [];
        for (const { n, event, before, after } of steps) {
            const pools = before.families.map((family) => family.influence);
            if (this.rounds.length === 0) this.rounds.push(pools);
            if (event.what === 'round') this.rounds[event.round - 1] = pools;
            if (event.what === 'over') this.rounds[after.round] = event.influence;
            this.n = n + 1;
            if (event.said.length === 0) continue;
            const round = event.what === 'round' ? event.round : before.round;
            const mine = event.what !== 'round' && event.said.some(({ seat }) => seat === this.#me);
            entries.push({ n, round, event, mine: this.#me !== null && mine });
        }
        this.log = [...this.log, ...entries]; // a new list: holders of the old one keep it
    }
}
