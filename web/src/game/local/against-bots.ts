/*
 * against-bots.ts - games against bots: new ones, the coached one, and those that this browser has
 * kept.
 */
import { loadEngine } from '../../engine/engine';
import { LocalSource, newId, startFrom, startOf } from './local';
import { myGames, storedGame, type StoredGame } from '../kept/mygames';
import { nextDeal } from './series';
import type { GameEntry, LocalSetup, Seat, Source } from '../types';

/** Loads and compiles what a game needs, so that the first one starts at once. */
export const warmUp = (): void => void loadEngine().catch(() => undefined);

/** A game that begins somewhere of its own is no deal of the series. */
export function newLocal(setup: LocalSetup, id?: string): Source {
    const start = startOf(setup);
    if (setup.seed === undefined && setup.record === undefined)
        start.deal ??= nextDeal(start.rules, start.bots, start.first);
    if (start.deal) start.first ??= start.deal.key.split('.')[2] as Seat;
    return new LocalSource(start, id);
}

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
