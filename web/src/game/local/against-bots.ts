/*
 * against-bots.ts - games against bots: new ones, the coached one, and those that this browser has
 * kept.
 */
import { loadEngine } from '../../engine/engine';
import { LocalSource, newId, startFrom, startOf } from './local';
import { myGames, storedGame, type StoredGame } from '../kept/mygames';
import type { GameEntry, LocalSetup, Source } from '../types';

/** Loads and compiles what a game needs, so that the first one starts at once. */
export const warmUp = (): void => void loadEngine().catch(() => undefined);

export const newLocal = (setup: LocalSetup): Source => new LocalSource(startOf(setup));

/** A game that this browser has kept. */
export function resumeLocal(id: string): Source | Promise<Source> | null {
    const stored = storedGame(id);
    if (!stored) return null;
    return stored.coach ? coached(id, stored) : new LocalSource(startFrom(stored), id);
}

/** The game against bots that is under way, if any. */
export function lastLocal(): GameEntry | null {
    const open = myGames().filter(
        (game) => game.kind === 'local' && game.phase === 'playing' && storedGame(game.id),
    );
    return open.sort((a, b) => b.at - a.at)[0] ?? null;
}

/** The coach is fetched when somebody wants to learn. */
export const coached = async (id = newId(), stored?: StoredGame): Promise<Source> => {
    const { CoachSource } = await import('./coach');
    return new CoachSource(stored ? { id, stored } : { id });
};
