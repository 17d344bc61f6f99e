/*
 * bots.ts - the opponents, from beginner to expert, with their ratings: the rows of bots/list.h.
 */
import { BOTS } from '../../../build/wasm/bots';
import type { BotName } from './types';

export { BOTS };

export const BOT_NAMES: BotName[] = BOTS.map(({ name }) => name);

/** What a bot without a clock tries for each decision; 0: it does not search. */
export const triesOf = (bot: BotName): number => BOTS.find(({ name }) => name === bot)?.tries ?? 0;

/** Whether one of them needs the king's weights. */
export const wantsKing = (bots: (string | null)[]): boolean =>
    BOTS.some(({ name, net }) => net && bots.includes(name));
