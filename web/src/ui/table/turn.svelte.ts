/*
 * turn.svelte.ts - the table as one player meets it: which moment is drawn, what may be done at it,
 * what is meant. Queue, hand and list of choices all draw a Turn and call it; none of them knows
 * the others, and none of them knows a rule.
 *
 * What can be chosen is never newer than what is seen: while the picture is catching up, nothing is
 * offered.
 */
import { gameOf, guessesOf, mark, type Guess } from '../../game/kept/guesses';
import { Intents, situationOf, turnOf, type Intent, type Plan } from '../../game/table/intent';
import { standsIn } from '../../game/table/moment';
import { settings } from '../../game/settings';
import type { Card, Choice, Drawing, Kind, Place, Source, TableModel } from '../../game/types';
import { explain } from '../parts/explain.svelte';
import type { Advised, Help } from './help';
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

/** A decision that waits: it would lose much. */
export interface Warning {
    choice: Choice;
    then: string | null;
    loss: number; // 0 to 1
    advised: Advised;
}

export class Turn {
    readonly source: Source;
    readonly stage: Stage;
    readonly #intents: Intents;

    model: TableModel = $state.raw()!;
    intent: Intent = $state.raw({ state: 'none' });
    plans: Plan[] = $state.raw([]);
    settings = $state.raw(settings.get());
    /** The card of the hand that is to be placed. */
    chosen: Kind | null = $state(null);
    /** The spot that is pointed at. */
    active: string | null = $state(null);
    /** Advice was asked for; what it says, when it has come. */
    advising = $state(false);
    advised: Advised | null = $state.raw(null);
    warning: Warning | null = $state.raw(null);
    /** What I take others' cards for, by id; the card in question now. */
    guesses: Guess[] = $state.raw([]);
    guessing: number | null = $state(null);
    #help: Promise<Help> | null = null;
    #game = ''; // whose guesses they are
    #warned = ''; // the turn in which I was asked, or was right

    constructor(source: Source, stage: Stage) {
        this.source = source;
        this.stage = stage;
        this.model = source.model;
        this.#intents = new Intents(source);
    }

    /** Follows source, settings and intent until the returned function is called. */
    follow(): () => void {
        const off = [
            this.source.subscribe((model) => {
                this.model = model;
                this.stage.present(model.drawing);
                const game = gameOf(model);
                if (game !== this.#game) this.guesses = guessesOf((this.#game = game));
                // The steps that led here follow in the same breath: they are skipped, too.
                if (model.myTurn || model.phase !== 'playing')
                    queueMicrotask(() => this.stage.calm());
            }),
            this.#intents.subscribe((intent) => (this.intent = intent)),
            this.#intents.plans.subscribe((plans) => (this.plans = plans)),
            settings.subscribe((value) => (this.settings = value)),
        ];
        return () => {
            off.forEach((stop) => stop());
            this.#intents.close();
            void this.#help?.then((help) => help.close());
        };
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
            this.warning === null &&
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
                    this.canMark(card) ? [] : (card.place ?? []),
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

    /** The card that is meant to come into the Queue, as it will lie there: a Twin is revealed. */
    laid = $derived.by(() => {
        const { me } = this.model;
        const kind = this.meant?.verb === 'place' ? this.meant.kind : null;
        const up = this.present?.ask.kind !== 'place';
        return me && kind ? { family: me, owner: me, kind, up, influence: 0 } : null;
    });

    /* --- what may be planned --- */

    #waiting = $derived.by(
        () =>
            this.model.phase === 'playing' &&
            !this.model.myTurn &&
            this.model.me !== null &&
            this.model.asked !== this.model.me && // my decision is on its way, or a bot decides
            this.model.source !== 'review',
    );
    /** Another's turn: an end of the Queue may be chosen beforehand. */
    planning = $derived.by(
        () =>
            this.#waiting &&
            this.chosen !== null &&
            this.present?.phase === 'placing' &&
            this.present.families.some(({ seat, placed }) => seat === this.model.me && !placed),
    );
    /**
     * Another's turn: face-down cards of mine about which I shall be asked this round, as the
     * picture has them. They stay in sight while it moves.
     */
    coming: Place[] = $derived.by(() => {
        const now = this.drawn;
        if (!this.#waiting || now?.phase !== 'resolving') return [];
        return now.queue.filter(({ n, cards }) => {
            const top = cards[0];
            return n >= now.next && n !== now.at && top && !top.up && top.owner === this.model.me;
        });
    });
    /** What is planned for a card of mine in the Queue, and for the next one of my hand. */
    planOf = (card: number): 'keep' | 'reveal' | null =>
        this.plans.flatMap((plan) =>
            plan.what === 'answer' && plan.card === card ? plan.verb : [],
        )[0] ?? null;
    plannedEnd = $derived.by(
        () => this.plans.flatMap((plan) => (plan.what === 'place' ? plan.at : []))[0] ?? null,
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
        if (this.canHelp && this.settings.blunder > 0 && this.#warned !== this.key)
            void this.#weigh(choice, then);
        else this.#intents.choose(choice, then);
    };

    /** Asks once in a turn if this loses more than the settings allow. */
    async #weigh(choice: Choice, then: string | null): Promise<void> {
        const { key } = this;
        this.#warned = key;
        const loss = await this.help()
            .then(async (help) => {
                const advised = await help.advise(key);
                return { advised, loss: (await import('./help')).lossOf(advised, choice.decision) };
            })
            .catch(() => null);
        if (key !== this.key) return;
        if (loss && loss.loss * 100 > this.settings.blunder)
            this.warning = { choice, then, ...loss };
        else this.#intents.choose(choice, then);
    }

    /** The answer to a warning. */
    insist = (): void => {
        const { warning } = this;
        this.warning = null;
        if (warning) this.#intents.choose(warning.choice, warning.then);
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
    sendNow = (): void => this.#intents.sendNow();

    pick = (kind: Kind): void => {
        if (this.plannedEnd) this.#intents.takeBack();
        this.chosen = this.chosen === kind ? null : kind;
        if (this.stage.busy && this.model.myTurn) this.stage.skip();
    };

    planEnd = (at: 'first' | 'last'): void => {
        if (this.chosen) this.#intents.plan({ what: 'place', kind: this.chosen, at });
    };

    planAnswer = (card: number, verb: 'keep' | 'reveal'): void => {
        const situation = this.drawn && situationOf(this.drawn, card);
        this.#intents.plan({ what: 'answer', card, verb, situation });
    };

    /** Something moves, or bots keep their pace. */
    canSkip = $derived.by(() => this.stage.busy || (this.#waiting && Boolean(this.source.hurry)));

    /** Not to wait: the next thing shown is my next decision. */
    skip = (): void => {
        if (this.model.source === 'review' || this.model.myTurn) this.stage.skip();
        else {
            this.source.hurry?.();
            this.stage.hurry();
        }
    };

    /* --- help --- */

    /** A bot may be asked: against bots, and where the table's maker has allowed it. */
    canHelp = $derived.by(
        () =>
            this.model.me !== null &&
            Boolean(this.source.view) &&
            (this.model.source === 'local' ||
                (this.model.source === 'remote' && this.model.info?.help === true)),
    );
    canGuess: boolean = $derived.by(
        () =>
            this.model.me !== null &&
            this.model.phase === 'playing' &&
            (this.model.source === 'local' || this.model.source === 'remote') &&
            (this.settings.guesses || (this.settings.beliefs && this.canHelp)),
    );

    /** Another's, face down: a tap marks what I take it for, and is no shortcut to a strike. */
    canMark = ({ kind, owner }: Card): boolean =>
        this.canGuess && kind === null && owner !== this.model.me;

    help = (): Promise<Help> =>
        (this.#help ??= import('./help').then(({ Help }) => new Help(this.source)));

    advise = async (): Promise<void> => {
        const { key } = this;
        this.advising = !this.advising;
        if (!this.advising) return;
        const advised = await this.help()
            .then((help) => help.advise(key))
            .catch(() => null);
        if (key !== this.key) return;
        this.advised = advised;
        if (!advised) this.advising = false;
    };

    /** A new turn: nothing of the last one's help is true any more. */
    forgetHelp(): void {
        this.advising = false;
        this.advised = null;
        this.warning = null;
        // What will be asked about is thought about meanwhile.
        if (this.key !== '' && this.canHelp && this.settings.blunder > 0)
            void this.help()
                .then((help) => help.advise(this.key))
                .catch(() => undefined);
    }

    /** The same mark once more takes it away. */
    guess = async (place: Place, kind: Kind): Promise<void> => {
        const card = place.cards[0]!.id;
        const same = this.guesses.some((one) => one.card === card && one.kind === kind);
        const view = same ? '' : await this.source.view!();
        this.guesses = mark(this.#game, card, same ? null : { kind, place: place.n, view });
    };
}
