/*
 * intent.ts - what I mean to do and have not done yet.
 *
 * One thing at a time: a decision that waits for my yes, one that can still be taken back, a second
 * one that follows from it, or one made beforehand for when I am asked. An intent belongs to a
 * situation; when the situation is gone, so is the intent. Nothing reaches the source before it is
 * final, so nothing here is ever taken back from anybody but me.
 */
import { holdTime, settings } from './settings';
import { Store } from './store';
import type { Choice, Drawing, Kind, Source, TableModel } from './types';

export type Plan =
    | { what: 'place'; kind: Kind; at: 'first' | 'last' }
    | { what: 'answer'; card: number; verb: 'keep' | 'reveal' };

export type Intent =
    | { state: 'none' }
    /** The setting asks twice. */
    | { state: 'asked'; choice: Choice; then: string | null }
    /** Decided; taken back until `until` (Date.now() scale). */
    | { state: 'held'; choice: Choice; then: string | null; from: number; until: number }
    /** Sent; `then` is decided as soon as it is asked (reveal, and strike there). */
    | { state: 'following'; then: string }
    | { state: 'planned'; plan: Plan };

const NONE: Intent = { state: 'none' };

/** A turn of mine: what is asked, and after how many events. */
export const turnOf = (model: TableModel): string =>
    model.myTurn && model.drawing ? `${model.log.length} ${model.drawing.ask.text}` : '';

/**
 * What a plan for a face-down card depends on: the card, its neighbours and the ends of the Queue,
 * as far as I know them. null: the card is not to be asked about any more this round.
 */
export function situationOf(drawing: Drawing, id: number): string | null {
    const place = drawing.queue.find(({ cards }) => cards[0]?.id === id);
    const card = place?.cards[0];
    if (!place || !card || card.up || drawing.phase !== 'resolving') return null;
    if (place.n < drawing.next && place.n !== drawing.at) return null;
    const top = (n: number) => {
        const other = drawing.queue[n - 1]?.cards[0];
        return other ? `${other.id}${other.owner}${other.up ? other.kind : ''}` : '-';
    };
    const around = [place.n - 1, place.n + 1, 1, drawing.queue.length].map(top).join(' ');
    return `${drawing.round} ${card.owner} ${card.influence} ${place.cards.length} ${around}`;
}

export class Intents extends Store<Intent> {
    #source: Source;
    #turn = ''; // the turn of mine that was seen last
    #situation: string | null = null; // in which the plan was made
    #timer: ReturnType<typeof setTimeout> | undefined;
    #off: () => void;

    constructor(source: Source) {
        super(NONE);
        this.#source = source;
        this.#off = source.subscribe((model) => this.#follow(model));
    }

    get canAct(): boolean {
        const { state } = this.get();
        return this.#source.model.myTurn && state !== 'asked' && state !== 'held';
    }

    /** As the settings want it: at once, after a question, or so that it can be taken back. */
    choose(choice: Choice, then: string | null = null): void {
        if (!this.canAct) return;
        if (settings.get().confirm === 'ask') this.#be({ state: 'asked', choice, then });
        else this.#hold(choice, then);
    }

    confirm(): void {
        const intent = this.get();
        if (intent.state === 'asked') this.#hold(intent.choice, intent.then);
    }

    /**
     * Back to nothing: a question answered with no, a held decision taken back, a plan given up.
     */
    takeBack(): boolean {
        const { state } = this.get();
        if (state === 'none' || state === 'following') return false;
        this.#be(NONE);
        return true;
    }

    sendNow(): void {
        const intent = this.get();
        if (intent.state !== 'held') return;
        this.#be(intent.then === null ? NONE : { state: 'following', then: intent.then });
        this.#source.decide(intent.choice.decision);
    }

    /** The same plan once more gives it up. */
    plan(plan: Plan): void {
        const { drawing, myTurn } = this.#source.model;
        if (!drawing || myTurn) return;
        const now = this.get();
        const same = now.state === 'planned' && JSON.stringify(now.plan) === JSON.stringify(plan);
        this.#situation = plan.what === 'answer' ? situationOf(drawing, plan.card) : null;
        if (same || (plan.what === 'answer' && this.#situation === null)) this.#be(NONE);
        else this.#be({ state: 'planned', plan });
    }

    /** Whoever leaves the table has decided: nothing is left hanging. */
    close(): void {
        this.sendNow();
        clearTimeout(this.#timer);
        this.#off();
    }

    #be(intent: Intent): void {
        clearTimeout(this.#timer);
        this.set(intent);
    }

    #hold(choice: Choice, then: string | null): void {
        const from = Date.now();
        const hold = holdTime(this.#source.kind);
        this.#be({ state: 'held', choice, then, from, until: from + hold });
        if (hold === 0) this.sendNow();
        else this.#timer = setTimeout(() => this.sendNow(), hold);
    }

    /** The game has moved on. */
    #follow(model: TableModel): void {
        const turn = turnOf(model);
        const intent = this.get();
        const isNew = turn !== this.#turn;
        this.#turn = turn;
        if (intent.state === 'asked' || intent.state === 'held') {
            const { decision } = intent.choice;
            if (isNew || !model.choices.some((choice) => choice.decision === decision))
                this.#be(NONE);
        } else if (intent.state === 'following') {
            if (!isNew || turn === '') return;
            this.#be(NONE);
            if (model.choices.some((choice) => choice.decision === intent.then))
                this.#source.decide(intent.then);
        } else if (intent.state === 'planned') this.#keepPlan(intent.plan, model, turn);
    }

    #keepPlan(plan: Plan, model: TableModel, turn: string): void {
        const { drawing } = model;
        const gone =
            !drawing ||
            model.phase !== 'playing' ||
            (plan.what === 'answer'
                ? situationOf(drawing, plan.card) !== this.#situation
                : drawing.phase !== 'placing');
        if (gone) this.#be(NONE);
        else if (turn !== '') {
            const choice = model.choices.find((one) =>
                plan.what === 'place'
                    ? one.kind === plan.kind && one.slot?.at === plan.at
                    : one.card === plan.card && one.verb === plan.verb,
            );
            this.#be(NONE);
            if (choice) this.#hold(choice, null);
        }
    }
}
