/*
 * types.ts - the whole interface between the headless game and everything that draws it.
 *
 * A Source of lines (a game against bots, on a server, a review, the coached game) gives one
 * TableModel after another. A model is immutable: a new object whenever anything changes, so
 * `$state.raw` or a store both work. The components draw a model and call the Source's actions;
 * they know nothing of wasm, workers or sockets, and no rule: `model.choices` lists what a player
 * can do, and `choice.will` says what that would do, both computed by the engine.
 *
 * This file has the table around the game and its actions; the game itself is in drawing.ts, the
 * set-up of games in setups.ts.
 */
import type { BOTS } from '../../../build/wasm/bots';
import type { Choice, Drawing, LogEntry, Seat, Step } from './drawing';
import type { DealStart, LocalSetup } from './setups';

export type * from './drawing';
export type * from './setups';

/* --------------------------------------------------------------------------------------------
 * The table around the game
 * ----------------------------------------------------------------------------------------- */

export type BotName = (typeof BOTS)[number]['name'];

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
    score?: Score | undefined; // remote, once a game has ended
}

/** Over the games that have ended at a table: sums, and a shared victory counts in part. */
export interface Score {
    games: number;
    wins: number;
    ranks: number;
    influence: number;
    begun: number; // how many of them this seat began
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
    | 'sending' // sent, not yet acknowledged; without a connection nobody knows whether it arrived
    | 'not-sent'; // no connection: it will be sent as soon as there is one

export type Connection =
    | 'local' // needs none
    | 'connecting'
    | 'open'
    | 'lost' // reconnecting automatically; see retryAt
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
    me: Seat | null; // whose eyes, in the game that is shown; null: spectator, or review with the truth
    maker: boolean;
    players: Player[]; // of the game that is shown; in the lobby, of the table
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
    undo: boolean; // my last decision can be taken back although it is done: see Source.undo
    waits: boolean; // the next decision of a bot waits for my tap: see Source.next
    deal?: DealStart | undefined; // against bots: it can be handed on
}

/**
 * code: a server error code (docs/protocol.md) or one of ours: 'offline', 'bad-record',
 * 'no-record', 'taken', 'not-kept', 'refused' (the engine did not take a decision), 'engine' (it
 * failed otherwise). Text id `web-problem-<code>`.
 */
export interface Problem {
    code: string;
    message: string;
    n: number;
    lost?: Loss[]; // code 'lost': how many of each the server has lost; text id `lost-<what>`
}

export interface Loss {
    what: string;
    count: number;
}

export interface TableInfo {
    table: string;
    game: string | null; // the one that is played, or was last
    link: string; // to share: others sit or watch
    seatLink: string | null; // mine, secret: to continue on another device
    rules: string;
    public: boolean;
    help: boolean; // players may ask a bot for advice
    pace: { kind: 'none' } | { kind: 'live'; seconds: number } | { kind: 'days'; days: number };
    first: Seat | 'drawn' | null; // who begins the next game; null while one is played
    spectators: number;
    hook: Hook | null; // where else it is told whose turn it is
    canStart: boolean; // I am the maker, in the lobby (or over), and no seat is open
    seats: Player[]; // of the table now; `players` are those of the game that is or was drawn
}

/** Its address is a secret of the one who named it. */
export interface Hook {
    host: string;
    format: string;
}

export type HookFormat = 'discord' | 'ntfy' | 'json';

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
    /** Shows the next decision of a bot, for which the model waits. */
    next?(): void;
    /** Back to before my last decision, where model.undo says so. */
    undo?(): void;
    /** What I know of a running game, in the notation: for the helper. */
    view?(): Promise<string>;
    /** A bot helps me with my decisions. */
    helped?(): void;
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
    /** The maker, between games: what is named changes for the games to come. */
    set(change: {
        rules?: string;
        pace?: TableInfo['pace'];
        first?: Seat | 'drawn';
        seats?: number; // the last ones come and go
    }): void;
    start(): void;
    vote(seat: Seat): void;
    rematch(): void;
    chat(text: string): void;
    mute(seat: Seat, on: boolean): void;
    attend(on: boolean): void; // somebody is at the page, or nobody is
    hook(url: string | null, format?: HookFormat): void; // the maker: a webhook, or none
    otherSeat(): void; // the link's, after the problem 'other-seat'
    reconnect(): void; // now, not at retryAt
}

export type Eyes = Seat | 'spectator' | 'truth';

export interface ReviewState {
    at: number; // 0 .. count: how many events have happened
    count: number;
    eyes: Eyes;
    canSee: Eyes[]; // a seat's own record knows only that seat
    marks: { at: number; round: number }[]; // where rounds begin, for the slider
    date: string; // '' by default
    names: string[];
    rules: string;
    playing: boolean;
    decision: number; // how many decisions have happened
    finished: boolean; // the record goes to the end of the game
    own: Seat | null; // my seat in it, if it is a game of mine
    moments: number[]; // by decision: after how many events it is asked for; last the end
}

export interface ReviewActions {
    go(at: number): void;
    step(by: 1 | -1): void; // by event. Forward steps come through onSteps, too
    /** To the moment after the event that the log numbers so. */
    event(n: number): void;
    round(by: 1 | -1): void;
    play(on: boolean): void; // steps automatically
    look(eyes: Eyes): void;
    /** To where this decision is asked for. */
    decision(n: number): void;
    /** What could be chosen there, told to the one who was asked. */
    choices(n: number): Choice[];
    /**
     * A local game against bots from this moment; others' hidden cards drawn again from what the
     * seat could know. With a decision: the seat, who is asked, makes it.
     */
    /** Bots stay what they were; `bots` play for persons. With another decision instead. */
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
    event: number; // the last of the decision's events that it speaks of
    said: number; // this one and those before it: told back when the next is asked for
    /** 'go' needs a click on the bubble; 'do' goes away when the player has done it. */
    way: 'go' | 'do';
}
export interface CoachActions {
    next(): void; // 'go' bubbles
    dismiss(): void; // free play from here; found again under Learn
}
