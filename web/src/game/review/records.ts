/*
 * records.ts - a review of any record: pasted, from a file, of a game on the server, or kept here.
 */
import { loadEngine } from '../../engine/engine';
import { LOCAL, storedGame } from '../kept/mygames';
import { openReview, recordOf } from './review';
import { ServerError } from '../remote/server-error';
import type { Eyes, Source } from '../types';

export type ReviewOf = { text: string } | { id: string };

/** Throws a Refusal (engine.ts: field, at, message) if it is no record. */
export async function checkRecord(text: string): Promise<void> {
    (await loadEngine()).readRecord(recordOf(text));
}

/** Likewise; a ServerError if nobody knows that game. */
export async function review(what: ReviewOf, eyes?: Eyes): Promise<Source> {
    if ('text' in what) return openReview(what.text, eyes);
    const stored = storedGame(what.id);
    if (stored) {
        const engine = await loadEngine();
        const { info, boards } = engine.replay(stored.record, 'truth');
        const { me } = stored.start;
        if (engine.isOver(boards.at(-1)!)) return openReview(stored.record, eyes ?? me, me);
        return openReview(
            // under way: only what the player knows
            engine.writeRecord(boards[0]!, info.date, info.names, info.decisions, me),
            me,
            me,
        );
    }
    if (what.id.startsWith(LOCAL)) throw new ServerError('no-record', '');
    const answer = await fetch(`/games/${encodeURIComponent(what.id)}/record`).catch(() => null);
    if (!answer?.ok) throw new ServerError(answer ? 'no-game' : 'offline', '');
    return openReview(await answer.text(), eyes);
}
