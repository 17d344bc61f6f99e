/*
 * records.ts - a review of any record: pasted, from a file, of a game on the server, or of one kept
 * here.
 */
import { loadEngine } from '../engine/engine';
import { myGames, storedGame } from './mygames';
import { openReview, recordOf } from './review';
import { ServerError } from './server-error';
import type { Eyes, Source } from './types';

export type ReviewOf = { text: string } | { game: string } | { local: string };

/** Throws a Refusal (engine.ts: field, at, message) if it is no record. */
export async function checkRecord(text: string): Promise<void> {
    (await loadEngine()).readRecord(recordOf(text));
}

/** Likewise. */
export async function review(what: ReviewOf, eyes?: Eyes): Promise<Source> {
    if ('text' in what) return openReview(what.text, eyes);
    if ('local' in what) {
        const stored = storedGame(what.local);
        if (!stored) throw new ServerError('no-record', 'this browser does not know the game');
        const over = myGames().some(({ id, phase }) => id === what.local && phase === 'over');
        if (over) return openReview(stored.record, eyes ?? 'truth');
        const engine = await loadEngine(); // under way: only what the player knows
        const { info, boards } = engine.replay(stored.record, 'truth');
        return openReview(
            engine.writeRecord(boards[0]!, info.date, info.names, info.decisions, stored.start.me),
        );
    }
    const answer = await fetch(`/games/${encodeURIComponent(what.game)}/record`).catch(() => null);
    if (!answer?.ok) throw new ServerError(answer ? 'no-game' : 'offline', '');
    return openReview(await answer.text(), eyes);
}
