/*
 * animate.ts - shows one event: from where things were to where they are.
 *
 * The table is already drawn as it is after the event. Each animation begins with the old picture
 * and ends with nothing: cancelled or finished, at any moment, what remains is the truth. Ghosts
 * (cards that have left, influence on its way) have a layer of their own that takes no clicks.
 */
import { mount, unmount } from 'svelte';
import type { CardRef, Seat, Step } from '../../game/types';
import { wantsCalm } from '../device';
import CardView from '../parts/CardView.svelte';
import Coin from '../parts/Coin.svelte';
import { rootRem, says } from '../parts/size';

export type Rects = Map<string, DOMRect>;

export function capture(root: HTMLElement): Rects {
    const rects: Rects = new Map();
    for (const element of root.querySelectorAll<HTMLElement>('[data-flip]'))
        rects.set(element.dataset['flip']!, element.getBoundingClientRect());
    return rects;
}

const EASE = 'cubic-bezier(.3,.7,.2,1)';

export class Mover {
    #root: HTMLElement;
    #layer: HTMLElement;
    #running = new Set<Animation>();
    #ghosts = new Set<() => void>();

    constructor(root: HTMLElement, layer: HTMLElement) {
        this.#root = root;
        this.#layer = layer;
    }

    /** All that is still moving is at its end at once. */
    finish(): void {
        for (const animation of this.#running) animation.cancel();
        this.#running.clear();
        for (const remove of this.#ghosts) remove();
        this.#ghosts.clear();
    }

    play(step: Step, was: Rects, ms: number): void {
        const calm = wantsCalm();
        const now = capture(this.#root);
        if (calm) this.#fade(step, was, now, ms);
        else this.#move(step, was, now, ms);
    }

    /* Reduced motion: nothing travels; what comes fades in, what goes fades out. */
    #fade(step: Step, was: Rects, now: Rects, ms: number): void {
        for (const [key] of now)
            if (!was.has(key))
                this.#run(this.#find(key), [{ opacity: 0 }, { opacity: 1 }], { duration: ms / 2 });
        const event = step.event;
        if (event.what === 'eliminated' || event.what === 'discarded') {
            const rect = was.get(`card-${event.card.id}`);
            if (rect)
                this.#ghostCard(event.card, rect, true, (box) =>
                    this.#run(box, [{ opacity: 1 }, { opacity: 0 }], { duration: ms / 2 }),
                );
        }
        if (
            event.what === 'revealed' ||
            event.what === 'kept' ||
            event.what === 'moved' ||
            event.what === 'bribed'
        )
            this.#run(this.#find(`card-${event.card.id}`), [{ opacity: 0.2 }, { opacity: 1 }], {
                duration: ms / 2,
            });
    }

    #move(step: Step, was: Rects, now: Rects, ms: number): void {
        const event = step.event;
        const moving = 'card' in event ? `card-${event.card.id}` : '';
        // Everybody who stays slides to where they now belong.
        for (const [key, to] of now) {
            const from = was.get(key);
            if (
                !from ||
                key === moving ||
                (Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1)
            )
                continue;
            this.#run(this.#find(key), slide(from, to), { duration: ms * 0.5, easing: EASE });
        }
        switch (event.what) {
            case 'round': {
                const from = was.get('first');
                const to = now.get('first');
                if (from && to)
                    this.#run(this.#find('first'), slide(from, to), {
                        duration: ms * 0.8,
                        easing: EASE,
                    });
                break;
            }
            case 'placed':
            case 'entered': {
                const to = now.get(moving);
                const from =
                    (event.card.kind && was.get(`hand-${event.seat}-${event.card.kind}`)) ||
                    now.get(`family-${event.seat}`);
                if (to && from)
                    this.#travel(
                        moving,
                        { ...event.card, up: event.what === 'entered' },
                        to,
                        [slide(from, to)[0]!, { transform: 'none' }],
                        ms * 0.7,
                    );
                break;
            }
            case 'moved': {
                const from = was.get(moving);
                const to = now.get(moving);
                if (from && to) {
                    const dx = from.left - to.left;
                    const dy = from.top - to.top;
                    const lift = to.height * 0.3;
                    this.#travel(
                        moving,
                        event.card,
                        to,
                        [
                            { transform: `translate(${dx}px, ${dy}px)` },
                            {
                                transform: `translate(${dx}px, ${dy - lift}px) scale(1.06)`,
                                offset: 0.25,
                            },
                            { transform: `translate(0px, ${-lift}px) scale(1.06)`, offset: 0.75 },
                            { transform: 'none' },
                        ],
                        ms * 0.9,
                    );
                }
                break;
            }
            case 'kept': {
                const card = this.#find(moving);
                this.#run(
                    card?.querySelector('[data-coin]'),
                    [
                        { transform: 'translateY(-1.6rem) scale(.6)', opacity: 0 },
                        { transform: 'none', opacity: 1 },
                    ],
                    {
                        duration: ms * 0.55,
                        easing: EASE,
                    },
                );
                break;
            }
            case 'revealed': {
                const to = now.get(moving);
                if (to) {
                    this.#ghostCard({ ...event.card, up: false, kind: null }, to, false, (box) =>
                        this.#run(
                            box,
                            [
                                { transform: 'perspective(40rem) rotateY(0deg)' },
                                { transform: 'perspective(40rem) rotateY(90deg)' },
                            ],
                            {
                                duration: ms * 0.3,
                                easing: 'ease-in',
                            },
                        ),
                    );
                    this.#run(
                        this.#find(moving),
                        [
                            { opacity: 0, transform: 'perspective(40rem) rotateY(-90deg)' },
                            {
                                opacity: 0,
                                transform: 'perspective(40rem) rotateY(-90deg)',
                                offset: 0.45,
                            },
                            {
                                opacity: 1,
                                transform: 'perspective(40rem) rotateY(-88deg)',
                                offset: 0.46,
                            },
                            { opacity: 1, transform: 'none' },
                        ],
                        { duration: ms * 0.65, easing: 'linear' },
                    );
                }
                if (event.amount > 0)
                    this.#send(
                        event.amount,
                        now.get(moving) ?? was.get(moving),
                        this.#pool(event.seat, now),
                        ms,
                        ms * 0.3,
                    );
                break;
            }
            case 'lost': {
                const from = now.get(moving) ?? was.get(moving);
                if (from)
                    this.#send(
                        event.amount,
                        from,
                        new DOMRect(from.left, from.bottom + 40, from.width, 10),
                        ms,
                        0,
                        'lost',
                    );
                break;
            }
            case 'gained':
                this.#send(
                    event.amount,
                    now.get(moving) ?? was.get(moving) ?? now.get(`pile-${event.card.family}`),
                    this.#pool(event.seat, now),
                    ms,
                );
                this.#pulse(moving, ms);
                break;
            case 'paid': {
                const from = this.#pool(event.seat, now);
                if (from)
                    this.#send(
                        event.amount,
                        from,
                        new DOMRect(from.left, from.top - 50, from.width, from.height),
                        ms,
                        0,
                        'lost',
                    );
                this.#pulse(moving, ms);
                break;
            }
            case 'stole':
                this.#send(
                    event.amount,
                    this.#pool(event.from, now),
                    this.#pool(event.seat, now),
                    ms,
                );
                this.#pulse(moving, ms);
                break;
            case 'copied':
            case 'activated':
                this.#pulse(moving, ms);
                this.#pulse(`card-${event.other.id}`, ms);
                break;
            case 'bribed': {
                const from = now.get(`family-${event.seat}`);
                const to = now.get(moving);
                if (from && to) this.#send(1, from, to, ms);
                this.#pulse(moving, ms);
                break;
            }
            case 'eliminated':
            case 'discarded': {
                const from = was.get(moving);
                const to =
                    now.get(`pile-${event.card.family}`) ?? now.get(`family-${event.card.family}`);
                if (!from) break;
                const dx = to ? to.left + to.width / 2 - (from.left + from.width / 2) : 0;
                const dy = to ? to.top + to.height / 2 - (from.top + from.height / 2) : 80;
                const struck = event.what === 'eliminated';
                this.#ghostCard(event.card, from, true, (box) =>
                    this.#run(
                        box,
                        [
                            {
                                transform: event.card.up
                                    ? 'none'
                                    : 'perspective(40rem) rotateY(-90deg)',
                                opacity: 1,
                            },
                            {
                                transform: 'perspective(40rem) rotateY(0deg)',
                                opacity: 1,
                                offset: 0.2,
                            },
                            {
                                transform: struck ? 'rotate(-7deg) translateY(4px)' : 'none',
                                opacity: 1,
                                offset: 0.45,
                            },
                            {
                                transform: `translate(${dx}px, ${dy}px) scale(.28) rotate(${struck ? 35 : 8}deg)`,
                                opacity: 0.2,
                            },
                        ],
                        { duration: ms * 0.95, easing: 'ease-in-out' },
                    ),
                );
                if (struck) this.#pulse(`card-${event.other.id}`, ms);
                break;
            }
            case 'ask':
            case 'over':
                break;
        }
    }

    #pool(seat: Seat, now: Rects): DOMRect | undefined {
        return now.get(`pool-${seat}`);
    }

    #find(key: string): HTMLElement | null {
        return this.#root.querySelector<HTMLElement>(`[data-flip="${key}"]`);
    }

    #pulse(key: string, ms: number): void {
        this.#run(
            this.#find(key),
            [{ transform: 'none' }, { transform: 'scale(1.07)' }, { transform: 'none' }],
            { duration: ms * 0.5, easing: 'ease-in-out' },
        );
    }

    #run(
        element: Element | null | undefined,
        frames: Keyframe[],
        options: KeyframeAnimationOptions,
    ): Animation | null {
        if (!element) return null;
        const animation = element.animate(frames, { fill: 'backwards', ...options });
        this.#running.add(animation);
        const done = () => this.#running.delete(animation);
        animation.addEventListener('finish', done);
        animation.addEventListener('cancel', done);
        return animation;
    }

    #box(rect: DOMRect): HTMLElement {
        const box = document.createElement('div');
        box.className = 'ghost';
        box.style.left = `${rect.left}px`;
        box.style.top = `${rect.top}px`;
        box.style.width = `${rect.width}px`;
        this.#layer.append(box);
        return box;
    }

    #ghostCard(
        card: CardRef,
        rect: DOMRect,
        faceUp: boolean,
        move: (box: HTMLElement) => Animation | null,
    ): void {
        const box = this.#box(rect);
        box.style.setProperty('--w', `${rect.width}px`);
        box.dataset['cards'] = says(rect.width, rootRem());
        const shown = mount(CardView, {
            target: box,
            props: { card: { ...card, up: faceUp && card.kind !== null, influence: 0 } },
        });
        this.#until(move(box), () => {
            void unmount(shown);
            box.remove();
        });
    }

    /**
     * A ghost travels to the card's place; the card itself appears when the ghost is there. (The
     * strip would clip a card that comes from outside.)
     */
    #travel(key: string, card: CardRef, to: DOMRect, frames: Keyframe[], duration: number): void {
        this.#run(this.#find(key), [{ opacity: 0 }, { opacity: 0 }], { duration });
        this.#ghostCard(card, to, card.up, (box) =>
            this.#run(box, frames, { duration, easing: EASE }),
        );
    }

    /** Influence on its way, a coin for each up to five. */
    #send(
        amount: number,
        from: DOMRect | undefined,
        to: DOMRect | undefined,
        ms: number,
        delay = 0,
        way: 'kept' | 'lost' = 'kept',
    ): void {
        if (!from || !to || amount <= 0) return;
        const coins = Math.min(amount, 5);
        const size = 26;
        for (let i = 0; i < coins; i++) {
            const x = from.left + from.width / 2 - size / 2;
            const y = from.top + from.height / 2 - size / 2;
            const dx = to.left + to.width / 2 - size / 2 - x;
            const dy = to.top + to.height / 2 - size / 2 - y;
            const box = this.#box(new DOMRect(x, y, size, size));
            const shown = mount(Coin, { target: box });
            const spread = (i - (coins - 1) / 2) * 14;
            const animation = this.#run(
                box,
                [
                    { transform: 'scale(.4)', opacity: 0 },
                    {
                        transform: `translate(${spread}px, -10px) scale(1.1)`,
                        opacity: 1,
                        offset: 0.2,
                    },
                    {
                        transform: `translate(${dx}px, ${dy}px) scale(.9)`,
                        opacity: way === 'lost' ? 0 : 1,
                    },
                ],
                {
                    duration: ms * 0.7,
                    delay: delay + i * Math.min(60, ms * 0.08),
                    easing: 'cubic-bezier(.5,0,.3,1)',
                },
            );
            this.#until(animation, () => {
                void unmount(shown);
                box.remove();
            });
        }
    }

    #until(animation: Animation | null, remove: () => void): void {
        const once = () => {
            if (!this.#ghosts.delete(once)) return;
            remove();
        };
        this.#ghosts.add(once);
        if (!animation) once();
        else {
            animation.addEventListener('finish', once);
            animation.addEventListener('cancel', once);
        }
    }
}

function slide(from: DOMRect, to: DOMRect): Keyframe[] {
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    // As large as fits into what it comes out of: a family's tile is wide, but low.
    const fits = Math.min(from.width / to.width, from.height / to.height);
    const scale = to.width > 0 && to.height > 0 ? Math.max(0.2, Math.min(2, fits)) : 1;
    return [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }];
}
