/*
 * bots.ts - the opponents, from gentle to formidable, with their ratings. bots/bots.c
 * has the same numbers: web/tests/bots.test.ts compares them.
 */
import type { BotName } from './types';

export const BOTS: { name: BotName; rating: number; net: boolean }[] = [
    { name: 'random', rating: 1000, net: false },
    { name: 'minstrel', rating: 1155, net: true },
    { name: 'squire', rating: 1190, net: false },
    { name: 'herald', rating: 1195, net: true },
    { name: 'steward', rating: 1255, net: true },
    { name: 'knight', rating: 1285, net: false },
    { name: 'marshal', rating: 1310, net: true },
    { name: 'baron', rating: 1325, net: false },
    { name: 'regent', rating: 1355, net: true },
    { name: 'king', rating: 1405, net: true },
];

export const BOT_NAMES: BotName[] = BOTS.map(({ name }) => name);

/** Whether one of them needs the king's weights. */
export const wantsKing = (bots: (string | null)[]): boolean =>
    BOTS.some(({ name, net }) => net && bots.includes(name));
