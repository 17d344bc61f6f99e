/*
 * coach.ts - the coached first game: a local game that says a word at the moments that matter, one
 * at a time.
 *
 * After an event hint the bots wait until it has been read; a turn hint goes away when the player
 * has decided. Dismissed, it is a game like any other.
 */
import { HINTS, RECORD, WISHES, type EventHint, type Pointer, type TurnHint } from './coach-script';
import { workerDesk, type Desk } from './desk';
import { LocalSource, startFrom, startOf } from './local';
import type { StoredGame } from './mygames';
import { settings } from './settings';
import type { CoachActions, CoachHint, Step, TableModel } from './types';

interface Options {
    id: string;
    stored?: StoredGame;
    desk?: Desk;
}

const AT_ONCE = 2; // words about one decision: the rest can wait until it happens again

function opening() {
    const start = startOf({
        rules: 'base',
        opponents: ['squire', 'squire'],
        name: settings.get().name,
        record: RECORD,
        seed: '1',
    });
    return { ...start, wishes: WISHES };
}

export class CoachSource extends LocalSource {
    readonly coach: CoachActions;
    readonly #done: Set<string>;
    #dismissed = false;
    #read: (() => void) | null = null; // ends the wait for a hint that is being read

    constructor({ id, stored, desk = workerDesk() }: Options) {
        super(stored ? startFrom(stored) : opening(), id, desk, 'coach');
        this.#done = new Set(stored?.coach?.done);
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
        return { coach: { done: [...this.#done], dismissed: this.#dismissed } };
    }

    #close(): void {
        super.patch({ coach: null });
        const read = this.#read;
        this.#read = null;
        if (read) read();
        else this.#turnHint();
    }

    protected override patch(change: Partial<TableModel>): void {
        const before = this.model;
        super.patch(change);
        if (!('choices' in change)) return;
        const decided = before.coach?.way === 'do' && before.choices !== this.model.choices;
        if (decided) super.patch({ coach: null });
        if (this.model.phase === 'over') settings.change({ coached: true });
    }

    #turnHint(): void {
        if (this.#dismissed || this.#read || this.model.coach || !this.model.myTurn) return;
        for (const hint of HINTS) {
            if (hint.on !== 'turn' || this.#done.has(hint.id)) continue;
            const pointer = (hint as TurnHint).when(this.model);
            if (pointer) return this.#say(hint.id, pointer, 'do');
        }
    }

    #say(id: string, pointer: Pointer, way: CoachHint['way']): void {
        this.#done.add(id);
        super.patch({
            coach: {
                id,
                at: { on: 'table' },
                kind: null,
                seat: null,
                amount: null,
                ...pointer,
                way,
            },
        });
    }

    /**
     * The bots go on when this is over: first the steps, then the word about the most important of
     * them.
     */
    protected override async show(steps: Step[]): Promise<void> {
        await super.show(steps);
        for (let i = 0; i < AT_ONCE && this.#eventHint(steps); i++) {
            await new Promise<void>((resolve) => (this.#read = resolve));
        }
        this.#turnHint();
    }

    /** Whether there was something to say about these events. */
    #eventHint(steps: Step[]): boolean {
        if (this.#dismissed || this.closed) return false;
        for (const hint of HINTS) {
            if (hint.on !== 'event' || this.#done.has(hint.id)) continue;
            for (const { event } of steps) {
                const pointer = (hint as EventHint).when(event, this.model);
                if (!pointer) continue;
                this.#say(hint.id, pointer, 'go');
                return true;
            }
        }
        return false;
    }

    /** The game has begun, or goes on after a reload: a word may be due at once. */
    protected override ready(): void {
        this.#turnHint();
    }
}
