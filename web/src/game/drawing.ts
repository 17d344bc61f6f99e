/*
 * drawing.ts - a position in one view, what happened there one event at a time, and all its
 * choices. All of it comes from the engine.
 *
 * Seats are letters 'a'..'e'; places and gaps count from 1 in the order of resolution, as in the
 * notation; a card is known by its `id` (the notation's #n), which is stable for as long as it is
 * in the Queue.
 */
import type { KINDS } from '../../../build/wasm/kinds';

export type Seat = 'a' | 'b' | 'c' | 'd' | 'e';

/** Ids of the cards: file names in web/art/emblems, message ids in texts (card-<id>). */
export type Kind = (typeof KINDS)[number]['kind'];

/* --------------------------------------------------------------------------------------------
 * Drawing: one position as one pair of eyes may see it.
 * ----------------------------------------------------------------------------------------- */

export interface Card {
    id: number;
    family: Seat; // printed on it
    owner: Seat; // differs from family if a bribe token of `owner` is on it
    kind: Kind | null; // null: face down and not known to these eyes
    up: boolean; // revealed. kind !== null && !up: face down, but known to me (my own)
    influence: number; // lying on it
}

/**
 * A sentence as the narrator chooses it (words/ in C): the id of a text and the values of its
 * variables. Seats and kinds are put into words where it is shown.
 */
export interface Sentence {
    id: string;
    args: {
        player?: Seat;
        'other-player'?: Seat;
        card?: Kind | null; // null: a card that the reader may not know
        other?: Kind | null;
        n?: number;
        place?: number;
        /** Two figures that are compared; as tenths, if it says so. */
        chosen?: number;
        best?: number;
        tenths?: number;
    };
}

/** Sentences that belong together, and whom they are about. */
export interface Said {
    seat: Seat | null;
    list: boolean; // parts of a list, not sentences one after the other
    parts: Sentence[];
}

export interface Place {
    n: number; // from 1
    key: number; // id of its lowest card: stable while cards come and go above it. Use it for {#each (key)}
    cards: Card[]; // top first; cards[0] is the one that counts. length > 1: a stack
    said: Said; // "Place 3: Blue, face down, 2 influence"
}

export interface Family {
    seat: Seat;
    influence: number; // the pool
    hand: number; // cards in hand, the Twin not counted
    aside: number;
    pile: Kind[]; // public
    handKinds: Kind[] | null; // null: not known to these eyes
    asideKinds: Kind[] | null;
    twin: boolean; // a Twin lies ready before the seat (Ablaze)
    token: number | null; // id of the card that wears this seat's bribe token; null: not in the Queue
    placed: boolean; // has placed this round (placement phase only)
}

export type AskKind =
    'place' | 'reveal' | 'pick' | 'put-card' | 'put-twin' | 'plot-first' | 'plot-next' | 'over';

export interface Ask {
    kind: AskKind;
    seat: Seat; // who decides (for 'over': meaningless)
    ability: Kind | null; // pick: which ability is being applied (a Shapeshifter's copied one, too)
    card: number | null; // id of the acting card: the one that is kept or revealed, picks, or was lifted by (Decree)
    lifted: number | null; // put-card: id of the card to be moved
    text: string; // as in the notation: 'pick(S)'
}

/** A question that is asked now, and what is said about it. */
export interface Asked extends Ask {
    prompt: Said | null; // to the reader, if the reader is asked
    told: Said; // to the others
    waiting: Said; // the same in short, for as long as they wait
}

export interface Drawing {
    rules: string; // 'base', 'ablaze', 'mix:...', with '+schemer2'
    kinds: Kind[]; // the ten kinds in the game (a Twin comes with the Prince, and is not listed)
    families: Family[]; // in the order of the seats
    queue: Place[]; // in the order of resolution
    round: number; // 1 to 6
    first: Seat;
    phase: 'placing' | 'resolving' | 'over';
    current: number | null; // id of the card being resolved
    at: number | null; // the place being resolved (1..n), null if none is right now
    next: number; // resolving: places from here on (1-based) are still to be resolved. 0 otherwise
    ask: Asked;
    asks: boolean; // false between two events of a decision (and after the end): nobody is asked
    ranks: number[]; // as if the game ended now
    tops: number[]; // top cards owned by each seat (the tie-break)
    /** Top cards that fall together (Prince and Twin): ids, in the order of the Queue. */
    bonds: [number, number][];
}

/* --------------------------------------------------------------------------------------------
 * Events: what happened, one at a time. Everything a sentence needs is inside.
 * ----------------------------------------------------------------------------------------- */

/** A card as it was known when the event happened. */
export interface CardRef {
    id: number;
    family: Seat;
    owner: Seat;
    kind: Kind | null;
    up: boolean;
    influence: number;
    place: number | null; // where it lay before the event; null: nowhere (in a pile, or not yet there)
}

export type Slot =
    { at: 'first' } | { at: 'last' } | { at: 'on'; place: number } | { at: 'gap'; gap: number };

interface EventBase {
    line: string; // the notation's, for the log's small print and for copying
    said: Said[]; // nothing for many: a question, what is told with the next event
}
export type GameEvent = EventBase &
    (
        | { what: 'round'; round: number; seat: Seat }
        // card.kind null: hidden from me
        | { what: 'placed'; seat: Seat; card: CardRef }
        | { what: 'kept'; seat: Seat; card: CardRef; amount: number } // now on it
        | { what: 'revealed'; seat: Seat; card: CardRef; amount: number } // taken from it
        | { what: 'lost'; card: CardRef; amount: number }
        | { what: 'gained'; seat: Seat; amount: number; card: CardRef }
        | { what: 'paid'; seat: Seat; amount: number; card: CardRef }
        | { what: 'stole'; seat: Seat; from: Seat; amount: number; card: CardRef }
        | { what: 'copied'; card: CardRef; other: CardRef }
        | { what: 'activated'; card: CardRef; other: CardRef } // card: the Plot
        | { what: 'moved'; card: CardRef; gap: number }
        | { what: 'bribed'; card: CardRef; seat: Seat }
        | { what: 'eliminated'; card: CardRef; other: CardRef } // other: the acting card
        | { what: 'discarded'; card: CardRef }
        | { what: 'entered'; seat: Seat; card: CardRef }
        | { what: 'ask'; ask: Asked }
        | { what: 'over'; influence: number[]; ranks: number[] }
    );

/**
 * One event to animate: from `before` to `after`. The last step's `after` equals `model.drawing` at
 * that version.
 */
export interface Step {
    n: number; // grows by one within a game; also the log entry's n
    event: GameEvent;
    said: Said[]; // while it is shown: about it, or about what it is told with
    before: Drawing;
    after: Drawing;
    /** The picture waits here, with this shown, until it is over: somebody has a word to say. */
    hold?: () => Promise<void>;
}

export interface LogEntry {
    n: number;
    round: number;
    event: GameEvent; // one of which something is said
    mine: boolean; // my own doing
}

/* --------------------------------------------------------------------------------------------
 * Choices: everything that I may do now, and what each will do.
 * ----------------------------------------------------------------------------------------- */

export type Verb =
    | 'place' // kind + slot (also the Twin: ask.kind 'put-twin', kind 'twin')
    | 'keep'
    | 'reveal'
    | 'eliminate'
    | 'steal'
    | 'copy'
    | 'lift'
    | 'bribe'
    | 'activate' // place, target
    | 'put' // gap (Royal Decree)
    | 'take'; // Plot: take the influence

export interface Consequence {
    /**
     * The events certain to follow, in order, up to the point where something hidden decides; 'ask'
     * excluded. In it, a victim that I cannot know has kind null. Only this decision's own doing,
     * not what the next card does.
     */
    events: GameEvent[];
    /** false: what happens further depends on something hidden (an Ambush, say). */
    sure: boolean;
    /**
     * Influence won (+) or lost (-) by each seat when all is done, also what is asked because of
     * it: the least and the most. Absent: 0.
     */
    change: Partial<Record<Seat, [number, number]>>;
    /** true: a chain of questions (Plot) was not followed, more may change. */
    open: boolean;
    /**
     * What I am asked next because of this decision (Reveal the Soldier: then it must strike ...),
     * null: nothing.
     */
    then: { ask: Ask; targets: CardRef[]; decisions: string[] } | null;
}

export interface Choice {
    decision: string; // what decide() takes
    verb: Verb;
    kind: Kind | null; // place: the card from hand; keep/reveal: the card in question; else null
    slot: Slot | null; // place, put
    place: number | null; // the place it concerns (keep/reveal: the card's own)
    gap: number | null; // put. Gaps count with the moved card lifted out
    gapIn: number | null; // put: the same gap in the Queue as it is drawn now (the lifted card still in it)
    card: number | null; // id of the acting card (keep/reveal: itself)
    target: CardRef | null; // top card at `place`, for place-on the card that will be covered
    will: Consequence;
    said: Said; // what it does
    label: Said; // the same in a word or two
    where: Said | null; // place: the slot, before the card is chosen
}
