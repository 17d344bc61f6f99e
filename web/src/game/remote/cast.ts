/*
 * cast.ts - who plays, or has played, the game that is drawn. Between two games its table changes:
 * players leave, others sit down, bots are replaced, seats are added and removed. What the page
 * shows of the last game does not.
 */
import { BOT_NAMES } from '../bots';
import { player } from '../player';
import type { Drawing, Player } from '../types';

const departed = (seat: Player['seat'], name: string): Player =>
    player(
        seat,
        BOT_NAMES.some((bot) => bot === name) ? { kind: 'bot', name, bot: name } : { name },
    );

/**
 * With the names in the record of a game that is over: then whoever has a score has played, because
 * seats change hands only between games.
 */
export const castOf = (drawing: Drawing, seats: Player[], names: string[] | null): Player[] =>
    drawing.families.map(({ seat }, i) => {
        const now = seats[i];
        return now && (!names || now.score) ? now : departed(seat, names?.[i] ?? '');
    });
