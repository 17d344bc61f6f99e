/*
 * against-bots.ts - games against bots: new ones, the coached one, and those that this browser has
 * kept.
 */
import { loadEngine } from '../engine/engine';
import { CoachSource } from './coach';
import { LocalSource, newId, startFrom, startOf } from './local';
import { myGames, storedGame } from './mygames';
import type { GameEntry, LocalSetup, Source } from './types';

/** Loads and compiles what a game needs, so that the first one starts at once. */
export const warmUp = (): void => void loadEngine().catch(() => undefined);

export const newLocal = (setup: LocalSetup): Source => new LocalSource(startOf(setup));

/** A game that this browser has kept. */
export function resumeLocal(id: string): Source | null {
    const stored = storedGame(id);
    if (!stored) return null;
    return stored.coach ? new CoachSource({ stored, id }) : new LocalSource(startFrom(stored), id);
}

/** The game against bots that is under way, if any. */
export function lastLocal(): GameEntry | null {
    const open = myGames().filter(
        (game) => game.kind === 'local' && game.phase === 'playing' && storedGame(game.id),
    );
    return open.sort((a, b) => b.at - a.at)[0] ?? null;
}

export const coached = (): Source => new CoachSource({ id: newId() });
