/*
 * undo.ts - against bots you can take a decision back after it was sent, as long as nothing has
 * been shown since that you could not know.
 */
import type { CardRef, Seat, Step } from '../types';

/** Something that I did not know: a face of another's card, a Twin in a hand, the end. */
export function showsHidden(steps: Step[], me: Seat): boolean {
    const hidden = new Set(
        (steps[0]?.before.queue ?? []).flatMap(({ cards }) =>
            cards.filter(({ kind }) => kind === null).map(({ id }) => id),
        ),
    );
    const isShown = (card: CardRef) => card.kind !== null && hidden.has(card.id);
    return steps.some(
        ({ event }) =>
            event.what === 'over' ||
            (event.what === 'entered' && event.seat !== me) ||
            ('card' in event && isShown(event.card)) ||
            ('other' in event && isShown(event.other)),
    );
}

/** What the game was before my decisions, the newest last; emptied by whatever is shown. */
export class Undo {
    #before: string[] = []; // records

    get can(): boolean {
        return this.#before.length > 0;
    }

    decided(record: string): void {
        this.#before.push(record);
    }

    happened(steps: Step[], me: Seat): void {
        if (showsHidden(steps, me)) this.clear();
    }

    clear(): void {
        this.#before = [];
    }

    take(): string | undefined {
        return this.#before.pop();
    }
}
