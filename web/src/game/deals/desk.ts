/*
 * desk.ts - answers questions about deals. A refusal is thrown as a DealRefusal, which has a
 * sentence.
 */
import { DealRefusal, type Comparison, type Deal } from '../../engine/deals';
import { clean } from '../name';
import { threadOf, type Thread } from '../thread';
import type { DealClerk, Finished, Opened, Told } from './clerk';

const DAY = 86_400_000; // ms

export const FIRST_DAY = 20758; // 2026-11-01: the first daily deal

export const today = (): number => Math.floor(Date.now() / DAY);
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

function valueOf<T>(told: Told<T>): T {
    if ('refused' in told) throw new DealRefusal(told.refused);
    return told.value;
}

export class DealDesk {
    readonly #thread: Thread<DealClerk>;

    constructor(thread: Thread<DealClerk>) {
        this.#thread = thread;
    }

    open = async (link: string): Promise<Opened> =>
        valueOf(await this.#thread.ask('open', link, today()));

    daily = async (day: number): Promise<Deal> => valueOf(await this.#thread.ask('daily', day));

    finish = async (key: string, name: string, record: string): Promise<Finished> =>
        valueOf(await this.#thread.ask('finish', key, clean(name, 32), record, today()));

    compare = async (results: string[]): Promise<Comparison> =>
        valueOf(await this.#thread.ask('compare', results, today()));

    close = (): void => this.#thread.close();
}

export const openDesk = (): DealDesk =>
    new DealDesk(
        threadOf(new Worker(new URL('./deals-worker.ts', import.meta.url), { type: 'module' })),
    );
