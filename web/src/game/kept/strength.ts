/*
 * strength.ts - my strength, from the games against bots that this browser keeps. Nothing is sent
 * anywhere, and nothing new is kept: it follows from the games each time.
 */
import type { Strength } from '../../engine/analysis';
import { openAnalyst } from '../analysis/analyst';
import { myGames, storedGame, type StoredGame } from './mygames';
import type { GameEntry } from '../types';

/** Games before anything is said (daily/strength.h). */
export const ENOUGH = 5;

const HANDICAP = /\+[a-e]\d/;

/** "base b 2/1/3/4 -/regent/king/marshal"; null: it says nothing of my strength. */
export function lineOf(entry: GameEntry, stored: StoredGame | null): string | null {
    if (entry.kind !== 'local' || entry.phase !== 'over' || !stored || stored.coach) return null;
    const { branch, coached, helped, bots, me } = stored.start;
    const [, rules] = /\[Rules "([^"]+)"\]/.exec(stored.record) ?? [];
    const [, first] = /\[First "([a-e])"\]/.exec(stored.record) ?? [];
    const [, ranks] = /\[Ranks "([\d/]+)"\]/.exec(stored.record) ?? [];
    if (entry.branch || branch || coached || helped || !rules || !first || !ranks) return null;
    const players = bots.map((bot) => bot ?? '-');
    const isMine = players.indexOf('-') === me.charCodeAt(0) - 97;
    if (!isMine || players.lastIndexOf('-') !== players.indexOf('-') || HANDICAP.test(rules))
        return null;
    return `${rules} ${first} ${ranks} ${players.join('/')}`;
}

/** The oldest first. */
export const linesOf = (games = myGames(), stored = storedGame): string[] =>
    [...games].sort((a, b) => a.at - b.at).flatMap((game) => lineOf(game, stored(game.id)) ?? []);

/** null: there are too few games. */
export async function myStrength(lines = linesOf()): Promise<Strength | null> {
    if (lines.length < ENOUGH) return null;
    const analyst = openAnalyst();
    try {
        const told = await analyst.strength(lines);
        return told.enough ? told : null;
    } finally {
        analyst.close();
    }
}
