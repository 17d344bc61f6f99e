/*
 * explain.svelte.ts - the card that is being explained, and where. Hover and focus show it lightly;
 * a tap, a long press or ? holds it open.
 */
import type { Kind } from '../../game/types';

class Explain {
    kind: Kind | null = $state(null);
    held = $state(false);
    anchor: DOMRect | null = $state.raw(null);
    #from: HTMLElement | null = null;
    #timer = 0;
    #hushed = false;

    hold(kind: Kind | null, from: HTMLElement): void {
        this.clear();
        if (!kind) return;
        this.#from = from;
        this.kind = kind;
        this.held = true;
        this.anchor = from.getBoundingClientRect();
    }

    close(): void {
        const back = this.held ? this.#from : null;
        this.clear();
        back?.focus({ preventScroll: true });
    }

    clear(): void {
        clearTimeout(this.#timer);
        this.kind = null;
        this.held = false;
        this.#from = null;
    }

    /** The screen is another, or turned: what is held open is still beside its thing. */
    again(): void {
        if (this.held && this.#from?.isConnected) this.anchor = this.#from.getBoundingClientRect();
        else if (!this.held) this.clear();
    }

    /** After a moment of resting there. */
    hover(kind: Kind, from: HTMLElement): void {
        if (this.held || this.#hushed) return;
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => {
            if (!from.isConnected) return;
            this.kind = kind;
            this.anchor = from.getBoundingClientRect();
        }, 450);
    }

    /** Something is going on: nothing pops up on its own, and what did goes. */
    hush(on: boolean): void {
        this.#hushed = on;
        if (on && !this.held) this.clear();
    }

    leave(): void {
        clearTimeout(this.#timer);
        // Later: a card that is taken from the table loses the focus in the middle of the drawing.
        queueMicrotask(() => {
            if (!this.held && this.kind !== null) this.kind = null;
        });
    }
}

export const explain = new Explain();

/**
 * use:explains={kind}: hover, focus by the keyboard, and long press. A click stays free for what
 * the element itself does.
 */
export function explains(node: HTMLElement, kind: Kind | null) {
    let now = kind;
    let press = 0;
    let pressed = false;
    const enter = (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && now) explain.hover(now, node);
    };
    const leave = () => {
        clearTimeout(press);
        explain.leave();
    };
    const focus = () => {
        if (now && node.matches(':focus-visible')) explain.hover(now, node);
    };
    const down = (event: PointerEvent) => {
        pressed = false;
        if (event.pointerType === 'mouse') {
            explain.leave();
            return;
        }
        clearTimeout(press);
        press = window.setTimeout(() => {
            if (!now) return;
            pressed = true;
            explain.hold(now, node);
        }, 480);
    };
    const up = () => clearTimeout(press);
    // The click that ends a long press is no click.
    const click = (event: Event) => {
        if (!pressed) return;
        pressed = false;
        event.stopImmediatePropagation();
        event.preventDefault();
    };
    const menu = (event: Event) => {
        if (pressed) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener('pointerenter', enter, { signal });
    node.addEventListener('pointerleave', leave, { signal });
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', up, { signal });
    node.addEventListener('click', click, { signal, capture: true });
    node.addEventListener('contextmenu', menu, { signal });
    node.addEventListener('focus', focus, { signal });
    node.addEventListener('blur', leave, { signal });
    return {
        update(next: Kind | null) {
            now = next;
        },
        destroy() {
            clearTimeout(press);
            explain.leave();
            listening.abort();
        },
    };
}
