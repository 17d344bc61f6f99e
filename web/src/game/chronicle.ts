/*
 * chronicle.ts - what has happened in a game so far: the log, and the pools at the end of each
 * round.
 */
import type { GameEvent, LogEntry, Seat, Step } from './types';

/** Whose doing an event is, if anybody's. */
function doer(event: GameEvent): Seat | null {
    if (event.what === 'eliminated' || event.what === 'activated') {
        return event.what === 'eliminated' ? event.other.owner : event.card.owner;
    }
    if ('seat' in event && event.what !== 'round') return event.seat;
    return 'card' in event ? event.card.owner : null;
}

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
            if (event.what === 'ask') continue;
            const round = event.what === 'round' ? event.round : before.round;
            entries.push({ n, round, event, mine: this.#me !== null && doer(event) === this.#me });
        }
        this.log = [...this.log, ...entries]; // a new list: whoever holds the old one keeps it
    }
}
