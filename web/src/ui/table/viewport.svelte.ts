/*
 * viewport.svelte.ts - how much space the window gives the table, and what follows from it.
 */
import { rootRem } from '../parts/size';
import { shapeOf, type Shape } from './shape';

export class Viewport {
    shape: Shape = $state('wide');
    /** There is no height to give away. */
    short = $state(false);
    #narrow = $state(false); // a phone
    #tight = $state(false); // a small one
    #slight = $state(false); // hardly any width

    /** Before anything is drawn: later it would force a layout of what is drawn by then. */
    constructor() {
        this.#fit();
    }

    /** Follows the window and the size of the letters until the returned function is called. */
    follow(): () => void {
        const frame = requestAnimationFrame(this.#fit);
        addEventListener('resize', this.#fit);
        return () => {
            cancelAnimationFrame(frame);
            removeEventListener('resize', this.#fit);
        };
    }

    #fit = (): void => {
        const rem = rootRem();
        this.shape = shapeOf(innerWidth / rem, innerHeight / rem);
        this.short = innerHeight < 48 * rem;
        this.#narrow = innerWidth < 35 * rem;
        this.#slight = innerWidth < 23 * rem;
        this.#tight = innerHeight < 41 * rem;
    };

    /** The height of the panel on a phone, in dvh: the Queue gets more of it when it is long. */
    dock(places: number): number {
        if (places > 14) return this.short ? 25 : 28;
        return this.#tight || (places > 8 && this.short) ? 29 : 34;
    }

    /**
     * On a small phone a Queue with a slot before every place needs the caption's room; the log
     * tells the same.
     */
    isFull(gaps: number): boolean {
        return this.shape === 'tall' && this.#tight && gaps > 12;
    }

    /** How many buttons of 44 px the status line has room for. */
    tools: 'all' | 'some' | 'few' = $derived.by(() =>
        this.shape === 'low' || this.#slight ? 'few' : this.#narrow ? 'some' : 'all',
    );

    /** The hand is drawn as slim as it can be. */
    slim = $derived.by(
        () => this.shape === 'low' || (this.shape === 'tall' && this.#narrow && this.#tight),
    );

    /** On a phone a review has no room for the log: it is in its sheet. */
    isBare(reviewed: boolean): boolean {
        return reviewed && this.shape === 'tall' && this.#narrow;
    }
}
