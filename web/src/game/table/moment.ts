/*
 * moment.ts - the words at the moment that is drawn.
 *
 * The picture may be behind the game: events are shown one after another. Status, caption and
 * prompt belong to the picture, never to what has already happened behind it: between two events
 * nobody has to decide, and my question appears when the picture has reached it.
 * tests/truth.test.ts plays whole games and compares every moment with the engine.
 */
import type { Drawing, Player, Said, Step, TableModel } from '../types';

/** Which moment is drawn (the Stage of the table). */
export interface Shown {
    busy: boolean; // the picture is behind
    step: Step | null; // the event that is being shown
    drawing: Drawing | null;
}

export interface Moment {
    drawing: Drawing | null; // the picture
    /** Of the event that is shown: the last card of a round is still placed while it comes. */
    round: number;
    phase: Drawing['phase'];
    /** It is my turn, and the picture shows what I am asked about. */
    mine: boolean;
    status: Said | null; // whom everybody waits for
    caption: Said[]; // what happens, or what is asked
    prompt: Said | null; // the question to me
}

/** Those at the table now. Between two games they may be others than those who played. */
export const atTable = ({ info, players }: TableModel): Player[] => info?.seats ?? players;

export const isSeated = (model: TableModel): boolean => atTable(model).some(({ me }) => me);

/** A bot plays in my place, as long as there is something to play. */
export function standsIn({ players, phase }: TableModel): boolean {
    return phase === 'playing' && players.some(({ me, standin }) => me && standin);
}

/** The last thing that happened, as the log tells it. */
function newest({ log }: TableModel): Said[] {
    return log[log.length - 1]?.event.said ?? [];
}

export function momentOf(model: TableModel, { busy, step, drawing: shown }: Shown): Moment {
    const open = !busy && model.phase === 'over' ? (model.end?.truth ?? null) : null;
    const drawing = open ?? (busy ? shown : (shown ?? model.drawing));
    const answered = busy && step === null; // the first event of a decision is about to be shown
    const asked = drawing && drawing.asks && !answered ? drawing.ask : null;
    const live = !busy && model.source !== 'review';
    const mine = live && asked !== null && model.myTurn && !standsIn(model);
    // Asked, and it is not my turn any more: my decision is on its way, another tab plays, or a
    // bot decides for me. The banner says which; nobody waits for anybody else.
    const away = live && asked !== null && !mine && model.me !== null && asked.seat === model.me;
    const prompt = mine ? asked.prompt : null;
    const during = busy && step && step.event.what !== 'round' ? step.before : drawing;
    return {
        drawing,
        round: during?.round ?? 0,
        phase: during?.phase ?? 'placing',
        mine,
        // In a review my question is put to me.
        status:
            mine || away || asked === null
                ? null
                : asked.seat === model.me && asked.prompt
                  ? asked.prompt
                  : asked.waiting,
        caption: busy
            ? (step?.said ?? [])
            : model.phase !== 'playing' || !drawing
              ? []
              : asked !== null && !away && (live ? !mine : model.log.length === 0)
                ? [asked.told]
                : newest(model),
        prompt,
    };
}
