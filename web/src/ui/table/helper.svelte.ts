/*
 * helper.svelte.ts - help at my turn: a bot's advice, the question before I lose much, and my
 * guesses about others' cards.
 */
import { gameOf, guessesOf, mark, type Guess } from '../../game/kept/guesses';
import type { Card, Choice, Kind, Place, TableModel } from '../../game/types';
import type { Advised, Help } from './help';
import type { Turn } from './turn.svelte';

/** A decision that waits: it would lose much. */
export interface Warning {
    choice: Choice;
    loss: number; // 0 to 1
    advised: Advised;
    insist: () => void;
}

export class Helper {
    readonly #turn: Turn;

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

    constructor(turn: Turn) {
        this.#turn = turn;
    }

    follow(model: TableModel): void {
        const game = gameOf(model);
        if (game !== this.#game) this.guesses = guessesOf((this.#game = game));
    }

    close(): void {
        void this.#help?.then((help) => help.close());
    }

    /* --- a bot's word --- */

    /** A bot may be asked: against bots, and where the table's maker has allowed it. */
    canHelp = $derived.by(() => {
        const { model, source } = this.#turn;
        return (
            model.me !== null &&
            Boolean(source.view) &&
            !model.deal?.counted &&
            (model.source === 'local' || (model.source === 'remote' && model.info?.help === true))
        );
    });
    #warns = $derived.by(() => this.canHelp && this.#turn.settings.blunder > 0);

    help = (): Promise<Help> => {
        this.#turn.source.helped?.();
        return (this.#help ??= import('./help').then(({ Help }) => new Help(this.#turn.source)));
    };

    advise = async (): Promise<void> => {
        const { key } = this.#turn;
        this.advising = !this.advising;
        if (!this.advising) return;
        const advised = await this.help()
            .then((help) => help.advise(key))
            .catch(() => null);
        if (key !== this.#turn.key) return;
        this.advised = advised;
        if (!advised) this.advising = false;
    };

    /** A new turn: nothing of the last one's help is true any more. */
    begin(): void {
        this.advising = false;
        this.advised = null;
        this.warning = null;
        // What will be asked about is thought about meanwhile.
        if (this.#turn.key !== '' && this.#warns)
            void this.help()
                .then((help) => help.advise(this.#turn.key))
                .catch(() => undefined);
    }

    /** Decides; but asks first, once in a turn, if this loses more than the settings allow. */
    weigh(choice: Choice, decide: () => void): void {
        if (this.#warns && this.#warned !== this.#turn.key) void this.#weigh(choice, decide);
        else decide();
    }

    async #weigh(choice: Choice, decide: () => void): Promise<void> {
        const { key, settings } = this.#turn;
        this.#warned = key;
        const loss = await this.help()
            .then(async (help) => {
                const advised = await help.advise(key);
                return { advised, loss: (await import('./help')).lossOf(advised, choice.decision) };
            })
            .catch(() => null);
        if (key !== this.#turn.key) return;
        const insist = () => {
            this.warning = null;
            decide();
        };
        if (loss && loss.loss * 100 > settings.blunder) this.warning = { choice, insist, ...loss };
        else decide();
    }

    /* --- guesses --- */

    canGuess: boolean = $derived.by(() => {
        const { model, settings } = this.#turn;
        return (
            model.me !== null &&
            model.phase === 'playing' &&
            (model.source === 'local' || model.source === 'remote') &&
            (settings.guesses || (settings.beliefs && this.canHelp))
        );
    });

    /** Another's, face down: a tap marks what I take it for, and is no shortcut to a strike. */
    canMark = ({ kind, owner }: Card): boolean =>
        this.canGuess && kind === null && owner !== this.#turn.model.me;

    /** The same mark once more takes it away. */
    guess = async (place: Place, kind: Kind): Promise<void> => {
        const card = place.cards[0]!.id;
        const same = this.guesses.some((one) => one.card === card && one.kind === kind);
        const view = same ? '' : await this.#turn.source.view!();
        this.guesses = mark(this.#game, card, same ? null : { kind, place: place.n, view });
    };
}
