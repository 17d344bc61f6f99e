/* told.ts - the narrator's words about a moment or a game, as one text. */
import type { Player, Said } from '../../game/types';
import { say } from '../say';

export const tell = (said: Said[], players: Player[]): string =>
    said.map((one) => say(one, players)).join(' ');
