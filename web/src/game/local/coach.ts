/*
 * coach.ts - the coached first game: a local game that gives a hint at the moments that matter, one
 * at a time.
 *
 * After an event hint the bots wait until it has been read; a turn hint goes away when the player
 * has decided. Dismissed, it is a game like any other.
 */
import type { Thread } from '../thread';
import type { LocalGame } from './local-game';
import { LocalSource, startFrom, startOf } from './local';
import type { StoredGame } from '../kept/mygames';
import { settings } from '../settings';
import type { CoachActions, CoachHint, Step, TableModel } from '../types';

interface Options {
    id: string;
    stored?: StoredGame;
    desk?: Thread<LocalGame>;
}

const AT_ONCE = 2; // words about one decision: the rest can wait until it happens again

function opening() {
    const start = startOf({
        rules: 'base',
        opponents: ['squire', 'squire'],
        name: settings.get().name,
        seed: '1',
    });
    return { ...start, coached: true };
}

export class CoachSource extends LocalSource {
    readonly coach: CoachActions;
    #said: number; // the hints that were, as the engine counts them
    #dismissed = false;
    #read: (() => void) | null = null; // ends the wait for a hint that is being read

    constructor({ id, stored, desk }: Options) {
        super(stored ? startFrom(stored) : opening(), id, desk, 'coach');
        this.#said = stored?.coach?.said ?? 0;
        this.#dismissed = stored?.coach?.dismissed ?? false;
        this.coach = {
            next: () => this.#close(),
            dismiss: () => {
                this.#dismissed = true;
                settings.change({ coached: true });
                this.#close();
                super.patch({ coach: null });
            },
        };
    }

    protected override extra(): Partial<StoredGame> {
        return { coach: { said: this.#said, dismissed: this.#dismissed } };
    }

    #close(): void {
        super.patch({ coach: null });
        const read = this.#read;
        this.#read = null;
        if (read) read();
        else void this.#turnHint();
    }

    protected override patch(change: Partial<TableModel>): void {
        const before = this.model;
        super.patch(change);
        if (!('choices' in change)) return;
        const decided = before.coach?.way === 'do' && before.choices !== this.model.choices;
        if (decided) super.patch({ coach: null });
        if (this.model.phase === 'over') settings.change({ coached: true });
    }

    #mayTeach(): boolean {
        return !this.#dismissed && !this.closed;
    }

    async #turnHint(): Promise<void> {
        const free = () =>
            this.#mayTeach() && !this.#read && !this.model.coach && this.model.myTurn;
        if (!free()) return;
        const { choices } = this.model;
        const hint = await this.desk.ask('hint', 'turn', this.#said);
        if (hint && free() && this.model.choices === choices) this.#say(hint);
    }

    #say(hint: CoachHint): void {
        this.#said = hint.said;
        super.patch({ coach: hint });
    }

    /**
     * The bots go on when this is over: the steps, and the word about the most important of them.
     * It is said while the thing is still on the table: before the round ends.
     */
    protected override async show(steps: Step[]): Promise<void> {
        let words: Promise<void> | null = null;
        const speak = () => (words ??= this.#speak());
        const last = steps.findIndex(({ event }) => event.what === 'round') - 1;
        await super.show(steps.map((step, i) => (i === last ? { ...step, hold: speak } : step)));
        await speak();
        void this.#turnHint();
    }

    async #speak(): Promise<void> {
        for (let i = 0; i < AT_ONCE && this.#mayTeach(); i++) {
            const hint = await this.desk.ask('hint', 'events', this.#said);
            if (!hint || !this.#mayTeach()) break;
            this.#say(hint);
            await new Promise<void>((resolve) => (this.#read = resolve));
        }
    }

    /** The game has begun, or continues after a reload: a word may be due at once. */
    protected override ready(): void {
        void this.#turnHint();
    }
}
