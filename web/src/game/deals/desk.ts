/*
 * desk.ts - answers questions about deals. A refusal is thrown as a DealRefusal, which has a
 * sentence.
 */
import { DealRefusal, type Comparison, type Deal } from '../../engine/deals';
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
        valueOf(await this.#thread.ask('finish', key, named(name), record, today()));

    compare = async (results: string[]): Promise<Comparison> =>
        valueOf(await this.#thread.ask('compare', results, today()));

    close = (): void => this.#thread.close();
}

/** As a result may hold it: 32 bytes at most, and nothing that ends a name. */
function named(name: string): string {
    // eslint-disable-next-line no-control-regex -- these are the ones to be rid of
    let text = name.replace(/[";\u0000-\u001f\u007f]/g, ' ').trim();
    while (new TextEncoder().encode(text).length > 32)
        text = [...text].slice(0, -1).join('').trim();
    return text;
}

export const openDesk = (): DealDesk =>
    new DealDesk(
        threadOf(new Worker(new URL('./deals-worker.ts', import.meta.url), { type: 'module' })),
    );
