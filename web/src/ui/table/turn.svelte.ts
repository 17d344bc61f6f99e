/*
 * turn.svelte.ts - the table as one player meets it: the moment that is drawn, the choices at it,
 * the intention. Queue, hand and list of choices all draw a Turn and call it; none of them knows
 * the others, and none of them knows a rule.
 *
 * Choices are never newer than the picture: while the picture is catching up, none are offered.
 * Help with a decision is in helper.svelte.ts, plans for later ones in planner.svelte.ts.
 */
import { Intents, turnOf, type Intent } from '../../game/table/intent';
import { standsIn } from '../../game/table/moment';
import { settings } from '../../game/settings';
import type { Choice, Drawing, Kind, Source, Step, TableModel } from '../../game/types';
import { explain } from '../parts/explain.svelte';
import { Helper } from './helper.svelte';
import { Planner } from './planner.svelte';
import type { Stage } from './stage.svelte';

/** Choices that are no place in the Queue to click at. */
const ELSEWHERE = ['keep', 'reveal', 'put', 'take'];

/** The place in the picture that a choice is about. */
export function spotOf(choice: Choice): string {
    if (choice.verb === 'put') return `gap-${choice.gap}`;
    if (choice.slot?.at === 'first') return 'first';
    if (choice.slot?.at === 'last') return 'last';
    return `place-${choice.place}`;
}

/** In the order of the Queue, but what turns a card against itself last. */
export function inOrder(choices: Choice[]): Choice[] {
    const itself = ({ verb, target, card }: Choice) => verb === 'eliminate' && target?.id === card;
    return [
        ...choices.filter((choice) => !itself(choice)),
        ...choices.filter((choice) => itself(choice)),
    ];
}

export class Turn {
    readonly source: Source;
    readonly stage: Stage;
    readonly helper: Helper;
    readonly planner: Planner;
    readonly #intents: Intents;

    model: TableModel = $state.raw()!;
    intent: Intent = $state.raw({ state: 'none' });
    settings = $state.raw(settings.get());
    /** The card of the hand that I am about to place. */
    chosen: Kind | null = $state(null);
    /** The spot that is pointed at. */
    active: string | null = $state(null);

    constructor(source: Source, stage: Stage) {
        this.source = source;
        this.stage = stage;
        this.model = source.model;
        this.#intents = new Intents(source);
        this.helper = new Helper(this);
        this.planner = new Planner(this, this.#intents);
    }

    /** Follows source, settings and intent until the returned function is called. */
    follow(tell: (steps: Step[]) => void): () => void {
        const off = [
            this.source.subscribe((model) => this.#follow(model)),
            this.source.onSteps((steps) => {
                tell(steps);
                return this.stage.push(steps);
            }),
            this.#intents.subscribe((intent) => (this.intent = intent)),
            this.planner.follow(),
            settings.subscribe((value) => (this.settings = value)),
        ];
        return () => {
            off.forEach((stop) => stop());
            this.#intents.close();
            this.helper.close();
        };
    }

    /** A new model, in order: what is known, what is drawn, what helps, and then what is meant. */
    #follow(model: TableModel): void {
        this.model = model;
        this.stage.present(model.drawing);
        if (model.source === 'review') this.stage.jumped();
        this.helper.follow(model);
        // The steps that led here follow in the same breath: they are skipped, too.
        if (model.myTurn || model.phase !== 'playing') queueMicrotask(() => this.stage.calm());
        this.#intents.follow(model); // the last: it may decide, and the next model comes at once
    }

    /* --- what is drawn --- */

    reader = $derived.by(() => ({ me: this.model.me, players: this.model.players }));
    /** The present: what choices are about. */
    present: Drawing | null = $derived.by(() => this.model.drawing);
    /** The moment in the picture. */
    drawn: Drawing | null = $derived.by(() =>
        this.stage.busy
            ? this.stage.drawing
            : this.model.phase === 'over' && this.model.end?.truth
              ? this.model.end.truth
              : (this.stage.drawing ?? this.model.drawing),
    );
    mine = $derived.by(
        () => this.drawn?.families.find(({ seat }) => seat === this.model.me) ?? null,
    );
    hide = $derived.by(() => this.settings.hideOwn && this.model.phase !== 'over');
    over = $derived.by(
        () => this.model.phase === 'over' && this.model.end !== null && !this.stage.busy,
    );

    /* --- what may be done --- */

    /** I am asked, the picture shows what I am asked about, and no bot answers in my place. */
    ready = $derived.by(() => this.model.myTurn && !this.stage.busy && !standsIn(this.model));
    /** Which turn of mine it is; '' while it is none. */
    key = $derived.by(() => (this.ready ? turnOf(this.model) : ''));
    canAct = $derived.by(
        () =>
            this.ready &&
            this.helper.warning === null &&
            this.intent.state !== 'asked' &&
            this.intent.state !== 'held',
    );
    placing = $derived.by(() => this.canAct && this.present?.ask.kind === 'place');
    playable: Set<Kind> | null = $derived.by(() =>
        this.placing
            ? new Set(this.model.choices.flatMap(({ kind }) => (kind ? [kind] : [])))
            : null,
    );
    offered: Choice[] = $derived.by(() =>
        !this.canAct
            ? []
            : this.placing
              ? this.model.choices.filter(({ kind }) => kind === this.chosen)
              : inOrder(this.model.choices),
    );
    targets: Map<number, Choice> = $derived.by(
        () =>
            new Map(
                this.offered
                    .filter(({ place, verb }) => place !== null && !ELSEWHERE.includes(verb))
                    .map((choice) => [choice.place!, choice]),
            ),
    );
    first = $derived.by(() => this.#end('first'));
    last = $derived.by(() => this.#end('last'));
    /** Royal Decree: by the gap in the Queue as drawn. */
    gaps: Map<number, Choice> = $derived.by(
        () =>
            new Map(
                this.offered
                    .filter(({ verb, gapIn }) => verb === 'put' && gapIn !== null)
                    .map((choice) => [choice.gapIn!, choice]),
            ),
    );
    reveal = $derived.by(() => this.offered.find(({ verb }) => verb === 'reveal') ?? null);
    /** A second way in: places that would be struck if my card is revealed. */
    after: Set<number> = $derived.by(
        () =>
            new Set(
                (this.reveal?.will.then?.targets ?? []).flatMap((card) =>
                    this.helper.canMark(card) ? [] : (card.place ?? []),
                ),
            ),
    );

    /** What I have decided and can still change. */
    meant: Choice | null = $derived.by(() =>
        this.intent.state === 'asked' || this.intent.state === 'held' ? this.intent.choice : null,
    );

    /** The place that is struck as soon as the card is revealed. */
    struck = $derived.by(() => {
        const next = this.meant?.will.then;
        const then = this.intent.state === 'none' ? null : this.intent.then;
        const i = then === null ? -1 : (next?.decisions.indexOf(then) ?? -1);
        return next?.targets[i]?.place ?? null;
    });

    /** The card about to enter the Queue, as it will look there: a Twin is revealed. */
    laid = $derived.by(() => {
        const { me } = this.model;
        const kind = this.meant?.verb === 'place' ? this.meant.kind : null;
        const up = this.present?.ask.kind !== 'place';
        return me && kind ? { family: me, owner: me, kind, up, influence: 0 } : null;
    });

    /** Others decide: mine is on its way, or not asked for. */
    waiting = $derived.by(
        () =>
            this.model.phase === 'playing' &&
            !this.model.myTurn &&
            this.model.me !== null &&
            this.model.asked !== this.model.me && // my decision is on its way, or a bot decides
            this.model.source !== 'review',
    );

    #end(which: 'first' | 'last'): Choice | null {
        return (
            this.offered.find(({ verb, slot }) => verb === 'place' && slot?.at === which) ?? null
        );
    }

    /* --- doing --- */

    choose = (choice: Choice, then: string | null = null): void => {
        if (!this.canAct) return;
        explain.clear();
        this.active = null;
        this.helper.weigh(choice, () => this.#intents.choose(choice, then));
    };

    /** A glowing neighbour of my face-down card: reveal it, and strike there. */
    strike = (place: number): void => {
        const then = this.reveal?.will.then;
        const i = then?.targets.findIndex((card) => card.place === place) ?? -1;
        const decision = i >= 0 ? then?.decisions[i] : undefined;
        if (this.reveal && decision) this.choose(this.reveal, decision);
    };

    confirm = (): void => this.#intents.confirm();
    takeBack = (): boolean => this.#intents.takeBack();
    /** Against bots: what is done, and has shown nothing. */
    undo = (): boolean => {
        if (!this.model.undo || !this.source.undo) return false;
        this.stage.skip();
        this.source.undo();
        return true;
    };
    sendNow = (): void => this.#intents.sendNow();

    pick = (kind: Kind): void => {
        if (this.planner.end) this.#intents.takeBack();
        this.chosen = this.chosen === kind ? null : kind;
        if (this.stage.busy && this.model.myTurn) this.stage.skip();
    };

    /** Something moves, or bots keep their pace. */
    canSkip = $derived.by(() => this.stage.busy || (this.waiting && Boolean(this.source.hurry)));
    /** A bot's decision waits for my tap. */
    paused = $derived.by(() => this.model.waits && !this.stage.busy);

    /** Not to wait: the next thing shown is my next decision; where each waits for me, the next. */
    skip = (): void => {
        if (this.paused) this.source.next?.();
        else if (this.model.source === 'review' || this.model.myTurn) this.stage.skip();
        else {
            this.source.hurry?.();
            this.stage.hurry();
        }
    };
}
