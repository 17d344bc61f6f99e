/*
 * retold.ts - a whole record, told again in one view: its moments, its log, where the rounds begin
 * and where each decision is due. A review walks through it.
 */
import type { Engine, Replay } from '../../engine/engine';
import { Chronicle } from '../table/chronicle';
import type { Eyes, ReviewState, Seat, Step } from '../types';

export interface Moment {
    decision: number; // that made it, from 0
    steps: Step[]; // one of which something is said, after those that are told with it
}

export interface Retold {
    eyes: Eyes;
    replay: Replay;
    moments: Moment[]; // one for each line of the log
    chronicle: Chronicle;
    marks: ReviewState['marks'];
    asked: number[]; // after how many moments each decision is asked for
}

/** Whose seat it is that looks. */
export const seatOf = (eyes: Eyes): Seat | null =>
    eyes === 'truth' || eyes === 'spectator' ? null : eyes;

/**
 * A moment is what one line of the log tells. Nobody waits for an answer here: what is asked in the
 * end belongs to the last of them.
 */
export function momentsOf(steps: Step[]): Step[][] {
    const groups: Step[][] = [];
    let group: Step[] = [];
    for (const step of steps) {
        group.push(step);
        if (step.event.said.length === 0) continue;
        groups.push(group);
        group = [];
    }
    const last = groups.at(-1);
    if (!last) return [steps];
    const said = last.pop()!;
    last.push({ ...said, after: steps.at(-1)!.after });
    return groups;
}

/** How many moments the steps of a decision make, and in which of them, from 1, each is. */
export function momentsWithin(steps: Step[]): { count: number; of: number[] } {
    const moments = momentsOf(steps);
    const told = moments.flatMap((group, i) => group.map(() => i + 1));
    return { count: moments.length, of: steps.map((_, k) => told[k] ?? moments.length) };
}

/**
 * Everything, as these eyes saw it; a record that lends only one pair is told with that. It may be
 * interrupted after each decision (pieces.ts). Throws a Refusal if the text is no record.
 */
export function* retell(engine: Engine, text: string, wanted?: Eyes): Generator<void, Retold> {
    const { seat } = engine.readRecord(text);
    const eyes = wanted && seat === 'truth' ? wanted : seat;
    yield;
    const replay = engine.replay(text, eyes);
    const { boards, lines, info, standins } = replay;
    const moments: Moment[] = [];
    const marks = [{ at: 0, round: 1 }];
    const asked = [0];
    const chronicle = new Chronicle(seatOf(eyes));
    for (const [decision, told] of lines.entries()) {
        yield;
        const steps = engine.steps(
            boards[decision]!,
            told,
            boards[decision + 1]!,
            chronicle.n,
            info.decisions[decision],
            standins.has(decision),
        );
        chronicle.add(steps);
        for (const group of momentsOf(steps)) {
            const { event } = group.at(-1)!;
            moments.push({ decision, steps: group });
            if (event.what === 'round') marks.push({ at: moments.length, round: event.round });
        }
        asked.push(moments.length);
    }
    return { eyes, replay, moments, chronicle, marks, asked };
}
