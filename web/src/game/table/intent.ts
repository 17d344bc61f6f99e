/*
 * intent.ts - what I mean to do and have not done yet.
 *
 * One thing at a time: a decision that waits for my yes, one that can still be taken back, or a
 * second one that follows from it. Beside it, plans for when my turn comes: one for each card. An
 * intent and a plan belong to a situation; when the situation is gone, so are they. Nothing reaches
 * the source before it is final, so only I ever see anything taken back.
 */
import { holdTime, settings } from '../settings';
import { Store } from '../store';
import type { Choice, Drawing, Kind, Source, TableModel } from '../types';

export type Plan =
    | { what: 'place'; kind: Kind; at: 'first' | 'last' }
    /** situation: in which it was made, of the picture that was seen then. */
    | { what: 'answer'; card: number; verb: 'keep' | 'reveal'; situation: string | null };

export type Intent =
    | { state: 'none' }
    /** The setting asks twice. */
    | { state: 'asked'; choice: Choice; then: string | null }
    /** Decided; taken back until `until` (Date.now() scale). */
    | { state: 'held'; choice: Choice; then: string | null; from: number; until: number }
    /** Sent; `then` is decided as soon as it is asked (reveal, and strike there). */
    | { state: 'following'; then: string };

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

/** It is still as it was when this was planned. */
function holds(plan: Plan, drawing: Drawing): boolean {
    if (plan.what === 'place') return drawing.phase === 'placing';
    const now = situationOf(drawing, plan.card);
    return now !== null && now === plan.situation;
}

const isPlanned = (plan: Plan, { kind, slot, card, verb }: Choice): boolean =>
    plan.what === 'place'
        ? kind === plan.kind && slot?.at === plan.at
        : card === plan.card && verb === plan.verb;

/** Plans for one and the same thing: the newer takes the older's place. */
const isInstead = (one: Plan, other: Plan): boolean =>
    one.what === 'place' || other.what === 'place' || one.card === other.card;
const isSame = (one: Plan, other: Plan): boolean =>
    one.what === 'place'
        ? other.what === 'place' && one.kind === other.kind && one.at === other.at
        : other.what === 'answer' && one.card === other.card && one.verb === other.verb;

export class Intents extends Store<Intent> {
    /** The plan. */
    readonly plans = new Store<Plan[]>([]);
    #source: Source;
    #turn = ''; // the turn of mine that was seen last
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(source: Source) {
        super(NONE);
        this.#source = source;
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
     * Back to nothing: a question answered with no, a held decision taken back, or all plans given
     * up.
     */
    takeBack(): boolean {
        const { state } = this.get();
        if (state === 'asked' || state === 'held') this.#be(NONE);
        else if (this.plans.get().length > 0) this.plans.set([]);
        else return false;
        return true;
    }

    sendNow(): void {
        const intent = this.get();
        if (intent.state !== 'held') return;
        this.#be(intent.then === null ? NONE : { state: 'following', then: intent.then });
        this.#source.decide(intent.choice.decision);
    }

    /** The same plan once more gives it up; one that is too late is none. */
    plan(plan: Plan): void {
        const { drawing, myTurn } = this.#source.model;
        if (!drawing || myTurn) return;
        const now = this.plans.get();
        const others = now.filter((one) => !isInstead(one, plan));
        const again = now.some((one) => isSame(one, plan));
        this.plans.set(again || !holds(plan, drawing) ? others : [...others, plan]);
    }

    /** Leaving the table sends a held decision: nothing is left hanging. */
    close(): void {
        this.sendNow();
        clearTimeout(this.#timer);
    }

    #be(intent: Intent): void {
        clearTimeout(this.#timer);
        this.set(intent);
    }

    #hold(choice: Choice, then: string | null): void {
        const from = Date.now();
        const { kind, model } = this.#source;
        const hold = model.deal?.counted ? 0 : holdTime(kind);
        this.#be({ state: 'held', choice, then, from, until: from + hold });
        if (hold === 0) this.sendNow();
        else this.#timer = setTimeout(() => this.sendNow(), hold);
    }

    /** The game has moved on. Told of every model of the source, it decides what is due. */
    follow(model: TableModel): void {
        const turn = turnOf(model);
        const intent = this.get();
        const isNew = turn !== this.#turn;
        this.#turn = turn;
        if (intent.state === 'asked' || intent.state === 'held') {
            const { decision } = intent.choice;
            if (isNew || !model.choices.some((choice) => choice.decision === decision))
                this.#be(NONE);
        } else if (intent.state === 'following' && isNew && turn !== '') {
            this.#be(NONE);
            if (model.choices.some((choice) => choice.decision === intent.then))
                this.#source.decide(intent.then);
        }
        if (this.plans.get().length > 0) this.#keepPlans(model, turn);
    }

    /** Gives up what does not hold any more, and does what is due. */
    #keepPlans({ drawing, phase, choices }: TableModel, turn: string): void {
        const left = this.plans
            .get()
            .filter((plan) => drawing && phase === 'playing' && holds(plan, drawing));
        const asked = turn !== '' && this.canAct ? choices : [];
        const due = asked.find((choice) => left.some((plan) => isPlanned(plan, choice)));
        // A card that I am asked to place is placed now, or not as it was planned.
        const over = (plan: Plan) =>
            due ? isPlanned(plan, due) : plan.what === 'place' && asked.length > 0;
        this.plans.set(left.filter((plan) => !over(plan)));
        if (due) this.#hold(due, null);
    }
}
