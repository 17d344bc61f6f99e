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
    #most = 0; // places that the Queue has had in this game
    #dock = 34;
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

    /**
     * The height of the panel on a phone, in dvh: the Queue gets more of it when it is long, and
     * keeps it until the game ends. That of five families will be long.
     */
    dock(places: number, seats: number): number {
        this.#most = places === 0 ? 0 : Math.max(this.#most, places);
        const isLong = this.#most > 14 || (seats > 4 && !this.short);
        const isLow = this.#tight || (this.#most > 8 && this.short);
        this.#dock = isLong ? (this.short ? 25 : 28) : isLow ? 29 : 34;
        return this.#dock;
    }

    /** Whether the panel shows two lines below what has this height. */
    hasBelow(height: number): boolean {
        return height + 3.4 * rootRem() <= (this.#dock / 100) * innerHeight;
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
