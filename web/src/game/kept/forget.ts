/*
 * forget.ts - removes a game from my games, with everything this browser knows of it.
 */
import { dropGame, listedGames, noteGame, recordKey, storedGame, storeGame } from './mygames';
import { dropSeat, keepSeat, seatKey } from './seats';

/** Returns how to take that back. */
export function forgetGame(id: string): () => void {
    const entry = listedGames().find((game) => game.id === id);
    const record = entry ? recordKey(entry) : id;
    const game = storedGame(record);
    const key = seatKey(id);
    dropGame(id, record);
    dropSeat(id);
    if (game)
        void import('../analysis/analyses')
            .then(({ dropAnalysis }) => dropAnalysis(game.record))
            .catch(() => undefined);
    return () => {
        if (game) storeGame(record, game);
        if (key) keepSeat(id, key);
        if (entry) noteGame(entry);
    };
}
