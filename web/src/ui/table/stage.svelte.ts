/*
 * stage.svelte.ts - which moment of the game is drawn.
 *
 * Events are shown one after another; skip() jumps to the present. The choices never depend on
 * this: they come from the newest model.
 */
import { tick } from 'svelte';
import type { Drawing, Settings, Step } from '../../game/types';
import { capture, type Mover } from './animate';

const MS: Record<Step['event']['what'], number> = {
    round: 900,
    placed: 700,
    kept: 600,
    revealed: 800,
    lost: 600,
    gained: 700,
    paid: 700,
    stole: 800,
    copied: 700,
    activated: 700,
    moved: 1000,
    bribed: 800,
    eliminated: 950,
    discarded: 700,
    entered: 800,
    ask: 0,
    over: 300,
};

/** Behind by more events than this, and the rest goes at double speed. */
const BEHIND = 8;

export class Stage {
    drawing: Drawing | null = $state.raw(null);
    step: Step | null = $state.raw(null);
    busy = $state(false);
    /** The picture stands at a step, and somebody has a word to say about it. */
    held = $state(false);

    #waiting: Step[] = [];
    #present: Drawing | null = null;
    #running: Promise<void> = Promise.resolve();
    #mover: Mover | null = null;
    #root: HTMLElement | null = null;
    #wake: (() => void) | null = null;
    #turn = 0; // which run of the loop is the current one
    #pushed = 0; // how often steps have come
    #hurried = false; // nothing is shown until it is calm again
    #speed: () => Settings['speed'];

    constructor(speed: () => Settings['speed']) {
        this.#speed = speed;
    }

    /** The newest event that is drawn; null: all are. */
    get upto(): number | null {
        if (!this.busy) return null;
        return this.step?.n ?? (this.#waiting[0]?.n ?? Infinity) - 1;
    }

    attach(root: HTMLElement, mover: Mover): void {
        this.#root = root;
        this.#mover = mover;
    }

    present(drawing: Drawing | null): void {
        this.#present = drawing;
        if (!this.busy) this.drawing = drawing;
    }

    /** Resolves when they have been shown, or skipped. */
    push(steps: Step[]): Promise<void> {
        this.#pushed++;
        if (this.#hurried || this.#speed() === 'instant' || document.hidden || !this.#root) {
            this.skip();
            return Promise.resolve();
        }
        this.#waiting.push(...steps);
        if (this.#waiting.length === 0) return Promise.resolve();
        if (!this.busy) this.#running = this.#run();
        return this.#running;
    }

    /**
     * In a review the moment may change without steps, by the slider: then nothing of the old
     * moment is shown any more.
     */
    jumped(): void {
        const before = this.#pushed;
        if (!this.busy) return;
        setTimeout(() => {
            if (this.#pushed === before && this.busy && this.drawing !== this.#present) this.skip();
        });
    }

    /** To the present, now. */
    skip(): void {
        this.#turn++;
        this.#waiting = [];
        this.#mover?.finish();
        this.#wake?.();
        this.busy = false;
        this.step = null;
        this.drawing = this.#present;
    }

    /** Jumps to the present and shows nothing more until calm() is called. */
    hurry(): void {
        this.#hurried = true;
        this.skip();
    }

    calm(): void {
        this.#hurried = false;
    }

    async #run(): Promise<void> {
        const turn = ++this.#turn;
        const current = () => this.busy && this.#turn === turn;
        this.busy = true;
        this.drawing = this.#waiting[0]?.before ?? this.drawing;
        await tick();
        while (current()) {
            const step = this.#waiting.shift();
            if (!step || !this.#root) break;
            const speed = { slow: 0.5, '2x': 2 }[this.#speed() as string] ?? 1;
            const ms = (MS[step.event.what] / speed) * (this.#waiting.length > BEHIND ? 0.5 : 1);
            const was = capture(this.#root);
            this.step = step;
            this.drawing = step.after;
            await tick();
            if (!current()) break;
            if (ms > 0) {
                this.#mover?.play(step, was, ms);
                await this.#pause(ms);
            }
            if (step.hold && current()) await this.#hold(step.hold);
        }
        if (current()) {
            this.busy = false;
            this.step = null;
            this.drawing = this.#present;
        }
    }

    async #hold(hold: () => Promise<void>): Promise<void> {
        this.held = true;
        await Promise.race([hold(), new Promise<void>((resolve) => (this.#wake = resolve))]);
        this.held = false;
    }

    #pause(ms: number): Promise<void> {
        return new Promise((resolve) => {
            const timer = setTimeout(resolve, ms);
            this.#wake = () => {
                clearTimeout(timer);
                resolve();
            };
        });
    }
}
