/*
 * played.ts - the deals that I have played in this browser: which try counts, its result, and a new
 * game of a deal.
 */
import type { Deal } from '../../engine/deals';
import { calendar, noteDay } from '../kept/daily';
import { myGames, storedGame, type StoredGame } from '../kept/mygames';
import { newLocal } from '../local/against-bots';
import { newId } from '../local/local';
import { settings } from '../settings';
import type { GameEntry, Source } from '../types';
import { dateOf, today, type DealDesk } from './desk';

export interface Try {
    entry: GameEntry;
    stored: StoredGame;
}

/** My games of this deal: the one that counts first, then the oldest. */
export function triesOf(key: string): Try[] {
    const tries = myGames().flatMap((entry) => {
        const stored = entry.kind === 'local' ? storedGame(entry.id) : null;
        return stored?.start.deal?.key === key ? [{ entry, stored }] : [];
    });
    const isCounted = ({ stored }: Try) => Number(Boolean(stored.start.deal?.counted));
    return tries.sort((x, y) => isCounted(y) - isCounted(x) || x.entry.at - y.entry.at);
}

const isOver = ({ entry }: Try): boolean => entry.phase === 'over';

/** What my play of a deal has come to. */
export interface Mine {
    result: string | null; // of the try that counts, or of the first that was finished
    going: string | null; // a game that is under way
    counts: boolean; // another game would be my one try
}

export async function mineOf(desk: DealDesk, deal: Deal): Promise<Mine> {
    const tries = triesOf(deal.key);
    const day = deal.daily === null ? undefined : calendar()[deal.daily];
    const done = tries.find(isOver);
    const finished = done && (await desk.finish(deal.key, settings.get().name, done.stored.record));
    return {
        result: day?.result ?? finished?.result ?? null,
        going: tries.find((one) => !isOver(one))?.entry.id ?? null,
        counts: tries.length === 0 && !day?.result && isToday(deal),
    };
}

/** Whether a game of it could count today. */
const isToday = ({ daily }: Deal): boolean => daily === null || daily === dateOf(today());

/** from: somebody's result in which I met it. */
export function playDeal(deal: Deal, counted: boolean, from?: string): Source {
    const id = newId();
    const { key, rules, bots, first, daily } = deal;
    const source = newLocal(
        {
            rules,
            opponents: bots,
            name: settings.get().name,
            first,
            deal: { key, ...(counted ? { counted } : {}), ...(from ? { from } : {}) },
        },
        id,
    );
    // A deal begun before midnight counts for its day, whenever it ends.
    if (counted && daily !== null) noteDay(daily, { id });
    return source;
}

/** The days whose game is over, and whose result was not noted yet. */
export async function settleDays(desk: DealDesk): Promise<void> {
    for (const [date, day] of Object.entries(calendar())) {
        const stored = day.result === undefined ? storedGame(day.id) : null;
        const isDone = myGames().some(({ id, phase }) => id === day.id && phase === 'over');
        if (!stored?.start.deal || !isDone) continue;
        const finished = await desk.finish(
            stored.start.deal.key,
            settings.get().name,
            stored.record,
        );
        noteDay(date, { id: day.id, ...finished });
    }
}
