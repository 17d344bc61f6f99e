/*
 * series.ts - the public series: a game against bots gets the next deal of a row that is the same
 * for everyone, so its player can hand the game on.
 */
import { BOTS } from '../bots';
import { keep, recall } from '../kept/keep';
import { isCount, isThing } from '../shape';
import type { BotName, DealStart, Seat } from '../types';

const COUNTS = 'series';

/** It decides at once: in every browser, whenever it is asked, in the same way. */
const isSteady = (bot: BotName | null): boolean =>
    BOTS.some(({ name, searches, tries }) => name === bot && !searches && tries === 0);

/** The next one with these rules and bots; by default everybody begins in turn. */
export function nextDeal(
    rules: string,
    [me, ...bots]: (BotName | null)[],
    first?: Seat,
): DealStart | undefined {
    if (me !== null || !bots.every(isSteady)) return undefined;
    const counts = recall(COUNTS, isThing) ?? {};
    const seats = bots.length + 1;
    const names = bots.join('+');
    const about = `${rules} ${names}`;
    const last = counts[about];
    const number = (isCount(last) ? last : 0) + 1;
    keep(COUNTS, { ...counts, [about]: number });
    const begins = first ?? 'abcde'[number % seats]!;
    return { key: [rules, seats, begins, names, number].join('.') };
}
