/*
 * finished.ts - a table on a server plays one game after another: a finished one stays among my
 * games, with its record, when the next one begins.
 */
import { BOT_NAMES } from '../bots';
import { myGames, noteGame, storeGame } from './mygames';
import type { GameEntry, Player, Seat } from '../types';

/** How a table stands now. */
export function noteTable(entry: GameEntry): void {
    const last = myGames().find(({ id }) => id === entry.id);
    if (last?.phase === 'over' && last.game && entry.game && last.game !== entry.game)
        noteGame({ ...last, id: last.game });
    noteGame(entry);
}

/** The whole record, as everybody is told it in the end. */
export function keepFinished(
    game: string,
    rules: string,
    me: Seat,
    players: Player[],
    record: string,
): void {
    storeGame(game, {
        start: {
            rules,
            me,
            names: players.map(({ name }) => name),
            bots: players.map(({ bot }) => botOf(bot)),
            budget: 0,
            seed: '0',
            date: '',
        },
        record,
    });
}

/** 'baron:1s' is a baron. */
const botOf = (bot: string | null) => BOT_NAMES.find((name) => name === bot?.split(':')[0]) ?? null;
