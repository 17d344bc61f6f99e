/*
 * planner.svelte.ts - what I can plan while others decide: an end of the Queue for my next card,
 * and what my face-down cards do when their turn comes.
 */
import { situationOf, type Intents, type Plan } from '../../game/table/intent';
import type { Place } from '../../game/types';
import type { Turn } from './turn.svelte';

export class Planner {
    readonly #turn: Turn;
    readonly #intents: Intents;
    #plans: Plan[] = $state.raw([]);

    constructor(turn: Turn, intents: Intents) {
        this.#turn = turn;
        this.#intents = intents;
    }

    follow(): () => void {
        return this.#intents.plans.subscribe((plans) => (this.#plans = plans));
    }

    /** Another's turn: an end of the Queue may be chosen beforehand. */
    planning = $derived.by(() => {
        const { waiting, chosen, present, model } = this.#turn;
        return (
            waiting &&
            chosen !== null &&
            present?.phase === 'placing' &&
            present.families.some(({ seat, placed }) => seat === model.me && !placed)
        );
    });
    /**
     * Another's turn: face-down cards of mine about which I shall be asked this round, as the
     * picture has them. They stay in sight while it moves.
     */
    coming: Place[] = $derived.by(() => {
        const { waiting, drawn: now, model } = this.#turn;
        if (!waiting || now?.phase !== 'resolving') return [];
        return now.queue.filter(({ n, cards }) => {
            const top = cards[0];
            return n >= now.next && n !== now.at && top && !top.up && top.owner === model.me;
        });
    });
    /** The plans for my cards in the Queue, and for the next card of my hand. */
    of = (card: number): 'keep' | 'reveal' | null =>
        this.#plans.flatMap((plan) =>
            plan.what === 'answer' && plan.card === card ? plan.verb : [],
        )[0] ?? null;
    end = $derived.by(
        () => this.#plans.flatMap((plan) => (plan.what === 'place' ? plan.at : []))[0] ?? null,
    );

    planEnd = (at: 'first' | 'last'): void => {
        const { chosen } = this.#turn;
        if (chosen) this.#intents.plan({ what: 'place', kind: chosen, at });
    };

    planAnswer = (card: number, verb: 'keep' | 'reveal'): void => {
        const { drawn } = this.#turn;
        const situation = drawn && situationOf(drawn, card);
        this.#intents.plan({ what: 'answer', card, verb, situation });
    };
}
