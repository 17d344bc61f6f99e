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
    #said: number; // the hints that were, as the engine counts them: a bit for each
    #decided = 0; // how often the player has: older words are no longer said
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
        this.#said |= hint.said;
        super.patch({ coach: hint });
    }

    /** A player who decides has read the bubble. */
    protected override commit(decision: string): void {
        this.#decided++;
        super.commit(decision);
        this.#close();
    }

    /** The most important words about these steps, in the order of what they are about. */
    async #due(steps: Step[]): Promise<CoachHint[]> {
        const hints: CoachHint[] = [];
        for (let said = this.#said; hints.length < AT_ONCE && this.#mayTeach();) {
            const hint = await this.desk.ask('hint', 'events', said, steps.at(-1)?.n);
            if (!hint) break;
            hints.push({ ...hint, said: hint.said & ~said });
            said |= hint.said;
        }
        return hints.sort((one, other) => one.event - other.event);
    }

    /**
     * The bots continue after this: the steps, and the words about the most important of them.
     * Each is said while its thing is still on the table; the picture waits meanwhile.
     */
    protected override async show(steps: Step[]): Promise<void> {
        const decided = this.#decided;
        const due = this.#due(steps);
        const sayUpTo = async (step: number) => {
            const hints = await due;
            while (hints[0] && hints[0].event <= step) {
                const hint = hints.shift()!;
                if (decided !== this.#decided || !this.#mayTeach()) continue;
                this.#say(hint);
                await new Promise<void>((resolve) => (this.#read = resolve));
            }
        };
        let talk = Promise.resolve();
        const speak = (step: number) => (talk = talk.then(() => sayUpTo(step)));
        const holding = steps.slice(0, -1).map((step, i) => ({ ...step, hold: () => speak(i) }));
        await super.show([...holding, ...steps.slice(-1)]);
        await speak(steps.length);
        void this.#turnHint();
    }

    /** The game has begun, or continues after a reload: a word may be due at once. */
    protected override ready(): void {
        void this.#turnHint();
    }
}
