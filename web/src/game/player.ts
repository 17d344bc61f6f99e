/*
 * player.ts - a player with nothing special about it: there, and asking for nothing.
 */
import type { Player, Seat } from './types';

export const player = (seat: Seat, rest: Partial<Player> = {}): Player => ({
    seat,
    kind: 'human',
    name: '',
    bot: null,
    me: false,
    maker: false,
    here: true,
    standin: false,
    votes: 0,
    rematch: false,
    muted: false,
    ...rest,
});
