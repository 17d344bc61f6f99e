/*
 * types.ts - the whole interface between the headless game and whatever draws it.
 *
 * A Source of lines (a game against bots, on a server, a review, the coached game) gives one
 * TableModel after the other. A model is immutable: a new object whenever anything changes, so
 * `$state.raw` or a store both work. The components draw a model and call the Source's actions;
 * they know nothing of wasm, workers or sockets, and no rule: what may be done is `model.choices`,
 * what it would do is `choice.will`, both computed by the engine.
 *
 * Conventions: seats are letters 'a'..'e'; places and gaps count from 1 in the order of resolution,
 * as in the notation; a card is known by its `id` (the notation's #n), which is stable for as long
 * as it lies in the Queue.
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
    owner: Seat; // differs from family if a bribe token of `owner` lies on it
    kind: Kind | null; // null: face down and not known to these eyes
    up: boolean; // revealed. kind !== null && !up: face down, but known to me (my own)
    influence: number; // lying on it
}

/**
 * A sentence as the narrator chooses it (words/ in C): the id of a text and what stands for its
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
     * What is certain to happen, in order, up to the point where something hidden decides; 'ask'
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

/* --------------------------------------------------------------------------------------------
 * The table around the game
 * ----------------------------------------------------------------------------------------- */

export type BotName =
    | 'random'
    | 'minstrel'
    | 'squire'
    | 'herald'
    | 'steward'
    | 'knight'
    | 'marshal'
    | 'baron'
    | 'regent'
    | 'king';

export interface Player {
    seat: Seat;
    kind: 'human' | 'bot' | 'open';
    name: string; // '' for an open seat; for bots the bot's id: translate it (bot-squire ...)
    bot: string | null; // 'knight', 'baron:1s'
    me: boolean;
    maker: boolean;
    here: boolean; // connected (bots: true)
    standin: boolean;
    votes: number;
    rematch: boolean;
    muted: boolean;
}

export interface ChatLine {
    n: number;
    seat: Seat;
    name: string;
    text: string;
    mine: boolean;
}

/**
 * What became of my last decision. Never say 'safe' before the server's disk (or the local store)
 * has it.
 */
export type Saved =
    | 'safe' // nothing of mine is under way; all that I decided is stored
    | 'sending' // sent, not yet acknowledged
    | 'not-sent'; // no connection: it will be sent as soon as there is one

export type Connection =
    | 'local' // needs none
    | 'connecting'
    | 'open'
    | 'lost' // reconnecting by itself; see retryAt
    | 'refused'; // see problem: no such table, bad token ...; will not retry

export interface End {
    influence: number[]; // by seat
    ranks: number[]; // 1 is a winner; shared ranks repeat
    tops: number[]; // top cards in the Queue by seat
    tie: boolean; // two or more seats have equal influence with a rank at stake: show `tops`
    truth: Drawing | null; // everything opened; null until the server has told it
    rounds: number[][]; // rounds[r][seat]: pool at the end of round r; rounds[0] is the start
    record: string | null; // the whole record as text
}

export interface TableModel {
    source: 'local' | 'remote' | 'review' | 'coach';
    id: string; // of the game, for My games; 'local' games have one too
    /** lobby: seats are being filled, drawing is null. playing. over: see `end`. */
    phase: 'loading' | 'lobby' | 'playing' | 'over';
    me: Seat | null; // whose eyes; null: spectator, or review with the truth
    maker: boolean;
    players: Player[];
    drawing: Drawing | null; // final: animations run above it, never instead of it
    asked: Seat | null; // who decides now
    myTurn: boolean;
    choices: Choice[]; // [] unless myTurn
    deadline: number | null; // Date.now() scale: time for this decision
    log: LogEntry[]; // whole game so far (as far as known), oldest first; append-only within a game
    away: number; // entries of the log that came while I was away (0 normally): the last `away` ones
    chat: ChatLine[];
    saved: Saved;
    connection: Connection;
    retryAt: number | null; // connection 'lost': when the next attempt comes
    problem: Problem | null; // last refusal, to be shown and dismissed
    end: End | null;
    info: TableInfo | null; // server tables only
    review: ReviewState | null; // review only
    coach: CoachHint | null; // coached game only: the bubble to show now
}

/**
 * code: a server error code (docs/protocol.md) or one of ours: 'offline', 'bad-record',
 * 'no-record', 'illegal'. Text id `web-problem-<code>`.
 */
export interface Problem {
    code: string;
    message: string;
    n: number;
}

export interface TableInfo {
    table: string;
    game: string | null; // the one that is played, or was last
    link: string; // to share: others sit or watch
    seatLink: string | null; // mine, secret: to go on from another device
    rules: string;
    public: boolean;
    help: boolean; // players may ask a bot for advice
    pace: { kind: 'none' } | { kind: 'live'; seconds: number } | { kind: 'days'; days: number };
    spectators: number;
    canStart: boolean; // I am the maker, in the lobby (or over), and no seat is open
}

/* --------------------------------------------------------------------------------------------
 * Sources
 * ----------------------------------------------------------------------------------------- */

export interface Source {
    readonly kind: TableModel['source'];
    /** The Svelte store contract: called at once and on every change. Returns unsubscribe. */
    subscribe(run: (model: TableModel) => void): () => void;
    readonly model: TableModel;
    /**
     * New steps to animate, in batches of one decision. Not called for what happened before or
     * while away. Return a promise that ends with the animation: bots in a local game (and a
     * playing review) wait for it, 15 s at most.
     */
    onSteps(run: (steps: Step[]) => void | Promise<void>): () => void;
    /** Takes one of model.choices, for good (see intent.ts). Ignored if it is none of them. */
    decide(decision: string): void;
    /** Bots do not keep their pace until my next turn. */
    hurry?(): void;
    /** What I know of a running game, in the notation: for whoever helps me. */
    view?(): Promise<string>;
    dismissProblem(): void;
    /** The record as far as I may know it (text), for saving and sharing. */
    record(): Promise<string>;
    close(): void;

    readonly again?: AgainActions; // local, coach
    readonly table?: TableActions; // remote
    readonly review?: ReviewActions; // review
    readonly coach?: CoachActions; // coach
}

export interface AgainActions {
    /** Same opponents and rules, a new deal, the first player moves on by a seat. */
    rematch(): void;
    /**
     * What a strong bot would do here, for 'help me': decisions with win shares 0..1, best first.
     */
    advise(): Promise<{ decision: string; share: number }[]>;
}

export interface TableActions {
    sit(name: string, seat?: Seat): void;
    rename(name: string): void;
    leave(): void;
    back(): void;
    bot(seat: Seat, bot: string | null): void;
    fill(bot: string): void;
    remove(seat: Seat): void; // the maker: free another player's seat
    forget(): void; // my name and what I said at this table
    start(): void;
    vote(seat: Seat): void;
    rematch(): void;
    chat(text: string): void;
    mute(seat: Seat, on: boolean): void;
    reconnect(): void; // now, not at retryAt
}

export type Eyes = Seat | 'spectator' | 'truth';

export interface ReviewState {
    at: number; // 0 .. count: how many events have happened
    count: number;
    eyes: Eyes;
    canSee: Eyes[]; // a seat's own record knows only that seat
    marks: { at: number; round: number }[]; // where rounds begin, for the slider
    date: string; // '' if not told
    names: string[];
    rules: string;
    playing: boolean;
    decision: number; // how many decisions have happened
    finished: boolean; // the record goes to the end of the game
    moments: number[]; // by decision: after how many events it is asked for; last the end
}

export interface ReviewActions {
    go(at: number): void;
    step(by: 1 | -1): void; // by event. Forward steps come through onSteps, too
    /** To the moment after the event that the log numbers so. */
    event(n: number): void;
    round(by: 1 | -1): void;
    play(on: boolean): void; // steps by itself
    look(eyes: Eyes): void;
    /** To where this decision is asked for. */
    decision(n: number): void;
    /** What could be chosen there, told to the one who was asked. */
    choices(n: number): Choice[];
    /**
     * A local game against bots from this moment; others' hidden cards drawn anew from what the
     * seat could know. With a decision: the seat, who is asked, makes it.
     */
    playOn(seat: Seat, bots: BotName, decision?: string): Promise<LocalSetup>;
}

export interface CoachHint {
    id: string; // text id: coach-<id>
    /** What the bubble points at. */
    at:
        | { on: 'hand' }
        | { on: 'card'; id: number }
        | { on: 'slots' }
        | { on: 'choices' }
        | { on: 'family'; seat: Seat }
        | { on: 'queue' }
        | { on: 'table' };
    seat: Seat | null; // for the text: { $player }
    amount: number; // { $n }
    said: number; // this one and those before it: told back when the next is asked for
    /** 'go' needs a click on the bubble; 'do' goes away when the player has done it. */
    way: 'go' | 'do';
}
export interface CoachActions {
    next(): void; // 'go' bubbles
    dismiss(): void; // free play from here; found again under Learn
}

/* --------------------------------------------------------------------------------------------
 * Making sources
 * ----------------------------------------------------------------------------------------- */

export interface LocalSetup {
    rules: string; // 'base' | 'ablaze' | 'mix' (drawn) | 'mix:LETTERS', '+schemer2'
    opponents: BotName[]; // 1 to 4: two to five seats
    name: string; // mine
    seed?: string; // OPT-SEED; drawn if not told
    first?: Seat;
    seat?: Seat; // mine; 'a' if not told
    budget?: number; // ms for each decision of a baron
    record?: string; // or a record to go on from
    branch?: boolean; // which was another game's
}

export interface TableSetup {
    rules: string;
    seats: ('me' | 'open' | string)[]; // bots: 'knight', 'baron:1s'
    name: string;
    public: boolean;
    help: boolean; // players may ask a bot for advice
    pace: TableInfo['pace'];
    start?: boolean;
}

export interface GameEntry {
    // My games
    id: string; // local: 'local-...'; server: the table's id
    kind: 'local' | 'remote';
    at: number; // last change
    rules: string;
    names: string[];
    round: number;
    phase: 'lobby' | 'playing' | 'over';
    myTurn: boolean;
    rank: number | null; // over
    branch?: boolean; // played on from a review
}

export interface PublicTable {
    table: string;
    rules: string;
    phase: 'lobby' | 'playing' | 'over';
    names: string[];
    open: number;
    round: number;
    spectators: number;
}

/* --------------------------------------------------------------------------------------------
 * Settings
 * ----------------------------------------------------------------------------------------- */

export type Lang = 'en' | 'pl' | 'uk' | 'ru' | 'fr';

export interface Settings {
    lang: Lang | 'auto';
    speed: '1x' | '2x' | 'instant';
    sound: 'auto' | 'on' | 'off'; // auto: against bots
    volume: number; // 0 to 100
    theme: 'auto' | 'light' | 'dark';
    textSize: 100 | 115 | 130 | 150 | 200;
    confirm: 'off' | 'takeback' | 'ask'; // takeback: two seconds to take a decision back (default); ask: a second click
    direction: 'ltr' | 'rtl'; // OPT-DIRECTION: how the Queue is drawn
    hideOwn: boolean; // hide my face-down cards (shared screen)
    keys: boolean; // single-letter shortcuts (WCAG 2.1.4: can be turned off)
    name: string;
    coached: boolean; // the coached game was finished or dismissed: do not offer it first
    guesses: boolean; // others' face-down cards can be marked with what I take them for
    beliefs: boolean; // and tapping one tells what the table could guess
    blunder: 0 | 5 | 10 | 20; // asks before a decision that loses more points of win share; 0: never
}
