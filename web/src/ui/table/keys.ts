/*
 * keys.ts - what a key does at the table. Each function says whether it did anything; other keys
 * are left to the browser.
 */
import { settings, tapSound } from '../../game/settings';
import type { Choice } from '../../game/types';
import type { Turn } from './turn.svelte';

export interface Keyed {
    turn: Turn;
    /** Walks through the list of choices. */
    walk: (step: 1 | -1) => boolean;
    /** Into the list. */
    enter: () => void;
    log: () => void;
    explain: (at: HTMLElement) => void;
}

/** These have arrows of their own. */
const OWN_ARROWS = '.log, .strip, [role="tablist"], input';

export function pressed(name: string, at: HTMLElement, keyed: Keyed): boolean {
    return always(name, at, keyed) || (settings.get().keys && letter(name, at, keyed));
}

function always(name: string, at: HTMLElement, { turn, walk }: Keyed): boolean {
    const { review } = turn.source;
    switch (name) {
        case 'Escape':
            if (turn.takeBack()) return true;
            if (!turn.chosen) return false;
            turn.chosen = null;
            return true;
        case ' ':
            if (!turn.canSkip || (!turn.stage.busy && at.closest('button, a'))) return false;
            turn.skip();
            return true;
        case 'PageDown':
        case 'PageUp':
            review?.round(name === 'PageDown' ? 1 : -1);
            return Boolean(review);
        case 'Home':
        case 'End':
            review?.go(name === 'Home' ? 0 : (turn.source.model.review?.count ?? 0));
            return Boolean(review);
        case 'ArrowDown':
        case 'ArrowRight':
        case 'ArrowUp':
        case 'ArrowLeft': {
            const step = name === 'ArrowDown' || name === 'ArrowRight' ? 1 : -1;
            if (review && !at.closest('[role="tablist"], input')) {
                if (name === 'ArrowDown' || name === 'ArrowUp') return false; // they scroll
                review.step(step);
                return true;
            }
            return !at.closest(OWN_ARROWS) && walk(step);
        }
        default:
            return false;
    }
}

function letter(name: string, at: HTMLElement, { turn, enter, log, explain }: Keyed): boolean {
    if (/^[1-9]$/.test(name)) {
        const kind = turn.mine?.handKinds?.[Number(name) - 1];
        if (!kind) return false;
        turn.pick(kind);
        if (turn.placing && turn.chosen) enter();
        return true;
    }
    switch (name.toLowerCase()) {
        case 'k':
            return chooseBy(turn, ({ verb }) => verb === 'keep');
        case 'r':
            return chooseBy(turn, ({ verb }) => verb === 'reveal');
        case '[':
            return end(turn, 'first');
        case ']':
            return end(turn, 'last');
        case 'z':
            return turn.takeBack() || turn.undo();
        case 'h':
            settings.change({ hideOwn: !settings.get().hideOwn });
            return true;
        case 'm':
            tapSound(turn.model.source);
            return true;
        case 'l':
            log();
            return true;
        case '?':
            explain(at);
            return true;
        default:
            return false;
    }
}

function chooseBy(turn: Turn, test: (choice: Choice) => boolean): boolean {
    const choice = turn.offered.find(test);
    if (choice) turn.choose(choice);
    return choice !== undefined;
}

/** The ends of the Queue: slots while placing, else the outermost of what may be chosen. */
function end(turn: Turn, which: 'first' | 'last'): boolean {
    if (turn.planner.planning) {
        turn.planner.planEnd(which);
        return true;
    }
    const slots = turn.offered.filter(({ verb }) => verb === 'place');
    if (slots.length > 0) {
        // An empty Queue has one slot only: either key means it.
        const slot = slots.find(({ slot }) => slot?.at === which) ?? slots[0]!;
        turn.choose(slot);
        return true;
    }
    const outer = turn.offered
        .filter(({ verb }) => !['keep', 'reveal', 'take'].includes(verb))
        .sort((a, b) => (a.place ?? a.gap ?? 0) - (b.place ?? b.gap ?? 0));
    const choice = outer.at(which === 'first' ? 0 : -1);
    if (choice) turn.choose(choice);
    return choice !== undefined;
}
