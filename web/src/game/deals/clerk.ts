/*
 * clerk.ts - the work of the deals' worker: reads links, plays results again, compares them. It
 * fetches the king's weights when one of the bots needs them.
 */
import {
    DealRefusal,
    type Comparison,
    type Deal,
    type DealResult,
    type Deals,
    type Refused,
} from '../../engine/deals';

/** What was asked for, or why not. */
export type Told<T> = { value: T } | { refused: Refused };

export interface Opened {
    deal: Deal;
    result: DealResult | null;
}

export interface Finished {
    result: string; // the link
    rank: number;
    seats: number;
    margin: number;
}

const MARK = '/r=';

export class DealClerk {
    readonly #deals: Deals;
    readonly #weights: () => Promise<Uint8Array>;

    constructor(deals: Deals, weights: () => Promise<Uint8Array>) {
        this.#deals = deals;
        this.#weights = weights;
    }

    async #tell<T>(ask: () => T): Promise<Told<T>> {
        try {
            return { value: ask() };
        } catch (error) {
            if (!(error instanceof DealRefusal)) throw error;
            if (error.told.id !== 'deal-why-king') return { refused: error.told };
            this.#deals.takeKing(await this.#weights());
            return this.#tell(ask);
        }
    }

    /** A deal, or the result of one. */
    open(link: string, today: number): Promise<Told<Opened>> {
        return this.#tell(() => {
            if (!link.includes(MARK))
                return { deal: this.#deals.readDeal(link, today), result: null };
            const result = this.#deals.readResult(link, today);
            return { deal: result.deal, result };
        });
    }

    daily(day: number): Promise<Told<Deal>> {
        return this.#tell(() => this.#deals.daily(day));
    }

    /** By nobody, if a result takes no such name. */
    #write(key: string, name: string, record: string): string {
        try {
            return this.#deals.writeResult(key, name, record);
        } catch (error) {
            const isName = error instanceof DealRefusal && error.told.id === 'deal-why-name';
            if (!isName) throw error;
            return this.#deals.writeResult(key, '', record);
        }
    }

    /** The result of a game that was played here. */
    finish(key: string, name: string, record: string, today: number): Promise<Told<Finished>> {
        return this.#tell(() => {
            const result = this.#write(key, name, record);
            const { rank, margin, deal } = this.#deals.readResult(result, today);
            return { result, rank, margin, seats: deal.seats };
        });
    }

    compare(results: string[], today: number): Promise<Told<Comparison>> {
        return this.#tell(() => this.#deals.compare(results, today));
    }
}
