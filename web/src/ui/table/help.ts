/*
 * help.ts - a bot's advice about my decision and about others' face-down cards. It knows what I
 * know and nothing else: it gets my view, in the notation.
 */
import type { AnalysisOption, CardBelief, Why } from '../../engine/analysis';
import { openAnalyst } from '../../game/analysis/analyst';
import type { Source } from '../../game/types';

export interface Advised {
    /** Shares are millionths of a victory; the best first. */
    options: AnalysisOption[];
    best: string;
    /** null: a simpler bot has answered (the analyst cannot be fetched without a network). */
    why: ((chosen: string, best: string) => Promise<Why>) | null;
}

const WHOLE = 1_000_000;

export class Help {
    readonly #analyst = openAnalyst();
    readonly #source: Source;
    #last: { turn: string; advised: Promise<Advised> } | null = null;

    constructor(source: Source) {
        this.#source = source;
    }

    /** turn: which one it is; the same is thought about once. */
    advise(turn: string): Promise<Advised> {
        if (this.#last?.turn !== turn) {
            const advised = this.#advise();
            this.#last = { turn, advised };
            advised.catch(() => (this.#last = null));
        }
        return this.#last!.advised;
    }

    async #advise(): Promise<Advised> {
        const view = await this.#source.view?.();
        if (view === undefined) throw new Error('no view');
        try {
            const { options, best } = await this.#analyst.advise(view);
            return {
                options: [...options].sort(
                    (a, b) =>
                        Number(b.option === best) - Number(a.option === best) || b.value - a.value,
                ),
                best,
                why: (chosen, better) => this.#analyst.adviseWhy(view, chosen, better),
            };
        } catch (error) {
            const shares = await this.#source.again?.advise();
            if (!shares?.[0]) throw error;
            return {
                options: shares.map(({ decision, share }) => ({
                    option: decision,
                    value: share * WHOLE,
                    error: 0,
                    worlds: 0,
                })),
                best: shares[0].decision,
                why: null,
            };
        }
    }

    /** What the table could take each face-down card for, by its place. */
    async believe(): Promise<Map<number, CardBelief['shares']>> {
        const view = await this.#source.view?.();
        const cards = view === undefined ? [] : await this.#analyst.believe(view);
        return new Map(
            cards.filter(({ depth }) => depth === 1).map(({ place, shares }) => [place, shares]),
        );
    }

    close(): void {
        this.#analyst.close();
    }
}

/** A loss counts if it is this many times its standard error. */
const ERRORS = 1.5;

/**
 * How much a choice loses by what the advice prints; shares 0 to 1. Each option's error is already
 * that of a difference, and what two of them share counts once.
 */
export function lossOf({ options, best }: Advised, chosen: string): number {
    const [one, other] = [best, chosen].map((id) => options.find(({ option }) => option === id));
    if (!one || !other) return 0;
    const loss = one.value - other.value;
    return loss > ERRORS * Math.max(one.error, other.error) ? loss / WHOLE : 0;
}
