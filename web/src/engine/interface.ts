/*
 * interface.ts - the rules and the bots, through WebAssembly: what the package `oriflamme` offers
 * and the page uses.
 *
 * The module takes texts: the notation in, the notation or JSON out (wasm/oriflamme.c). A Board is
 * a position as the module keeps it: bytes that are copied in and out, and that nothing looks into.
 * Boards are values: no verb changes the one it is given.
 */
import type { Choice, CoachHint, Drawing, Eyes, GameEvent, Seat, Step } from '../game/types';

declare const opaque: unique symbol;
/** A whole position, or what one seat knows of it. */
export type Board = Uint8Array & { readonly [opaque]: true };

export interface RecordInfo {
    seat: Eyes; // whose knowledge it is
    date: string;
    rules: string;
    first: Seat;
    names: string[]; // '' by default
    decisions: string[];
}

export interface Replay {
    info: RecordInfo;
    boards: Board[]; // before the first decision, after it, ...
    lines: string[][]; // what each decision told
    standins: Set<number>; // the decisions that a stand-in took
}

/** A record's comments: which of its decisions were a stand-in's. */
export function standinsOf(text: string, decisions: string[]): Set<number> {
    const found = new Set<number>();
    let i = 0;
    for (const word of text.split(/\s+/)) {
        if (word === decisions[i]) i++;
        else if (word === '{stand-in}') found.add(i - 1);
    }
    return found;
}

export interface BotAnswer {
    decision: string;
    iterations: number;
    advice: { decision: string; value: number }[]; // millionths
}

/** The engine does not take this; nothing was changed. */
export class Refusal extends Error {
    readonly field: string;
    readonly at: number;

    constructor(told: { field: string; at: number; why: string }) {
        super(told.why);
        this.name = 'Refusal';
        this.field = told.field;
        this.at = told.at;
    }
}

interface Verbs extends TextVerbs {
    board(): number;
    board_size(): number;
    deal(seats: number, first: number, seed: bigint): number;
    read(): number;
    write(): number;
    view(seat: number): number;
    draw(): number;
    over(): number;
    asked(): number;
    options(): number;
    choices(): number;
    play(): number;
    told(seat: number): number;
    evolve(): number;
    tell(decider: number): number;
    tell_next(): number;
    decide(seed: bigint, iterations: number): number;
    coach_record(): number;
    coach_wish(): number;
    coach_turn(said: number): number;
    coach_events(said: number): number;
    record_read(): number;
    record_step(i: number): number;
    record_begin(): number;
    record_add(): number;
    record_write(seat: number): number;
    record_play_on(decisions: number, seat: number, seed: bigint): number;
}

const SPECTATOR = -1;
const TRUTH = -2;
const ANY_SEAT = -1;

export const seatIndex = (seat: Seat): number => seat.charCodeAt(0) - 97;
export const seatAt = (index: number): Seat => String.fromCharCode(97 + index) as Seat;

const numberOf = (eyes: Eyes): number =>
    eyes === 'truth' ? TRUTH : eyes === 'spectator' ? SPECTATOR : seatIndex(eyes);

/** Whether this browser has SIMD: it takes a module whose only function uses it. */
export const hasSimd = (): boolean =>
    WebAssembly.validate(
        // prettier-ignore
        new Uint8Array([
            0, 97, 115, 109, 1, 0, 0, 0, // a module, version 1
            1, 5, 1, 96, 0, 1, 123, // a type: nothing -> v128
            3, 2, 1, 0, // a function of it
            10, 8, 1, 6, 0, 65, 0, 253, 17, 11, // i32.const 0, i32x4.splat
        ]),
    );

/** What every module of ours has. */
export interface TextVerbs {
    memory: WebAssembly.Memory;
    input(): number;
    input_size(): number;
    output(): number;
    king_room?(): number; // in the module with the king
    king_load?(size: number): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** One of our modules, and how texts are passed to it. */
export class Module<V extends TextVerbs> {
    protected readonly verbs: V;

    constructor(module: WebAssembly.Module) {
        this.verbs = new WebAssembly.Instance(module).exports as unknown as V;
    }

    protected bytes(at: number, size: number): Uint8Array {
        return new Uint8Array(this.verbs.memory.buffer, at, size);
    }

    protected say(text: string): void {
        const room = this.verbs.input_size();
        const bytes = this.bytes(this.verbs.input(), room);
        const { written, read } = encoder.encodeInto(text, bytes.subarray(0, room - 1));
        if (read < text.length)
            throw new Refusal({ field: 'input', at: read, why: 'the text is too long' });
        bytes[written] = 0;
    }

    /** A verb's answer, by its length; less than 0: why it refused, up to a NUL. */
    protected hear(length: number): string {
        const start = this.verbs.output();
        const bytes = new Uint8Array(this.verbs.memory.buffer);
        const end = length < 0 ? bytes.indexOf(0, start) : start + length;
        const text = decoder.decode(bytes.slice(start, end));
        if (length < 0)
            throw new Refusal(JSON.parse(text) as { field: string; at: number; why: string });
        return text;
    }

    protected json<T>(length: number): T {
        return JSON.parse(this.hear(length)) as T;
    }

    /**
     * The file of the king's weights, without which neither king nor courtiers play; for the module
     * that has a king.
     */
    takeKing(weights: Uint8Array): void {
        const { king_room: room, king_load: load } = this.verbs;
        if (!room || !load)
            throw new Refusal({ field: 'weights', at: 0, why: 'this module has no king' });
        this.bytes(room(), weights.length).set(weights);
        this.hear(load(weights.length));
    }
}

export class Engine extends Module<Verbs> {
    /* --- Passing boards --- */

    #lay(board: Board): Verbs {
        this.bytes(this.verbs.board(), board.length).set(board);
        return this.verbs;
    }

    #lift(): Board {
        return this.bytes(this.verbs.board(), this.verbs.board_size()).slice() as Board;
    }

    /* --- Positions --- */

    /** rules: `base`, `ablaze`, `mix:LETTERS`, or `mix` (ten drawn); then `+schemer2`, `+a5`. */
    deal(rules: string, seats: number, seed: bigint, first?: Seat): Board {
        this.say(rules);
        this.hear(this.verbs.deal(seats, first ? seatIndex(first) : ANY_SEAT, seed));
        return this.#lift();
    }

    read(position: string): Board {
        this.say(position);
        this.hear(this.verbs.read());
        return this.#lift();
    }

    write(board: Board): string {
        return this.hear(this.#lay(board).write());
    }

    /** What these eyes may know of it. */
    view(board: Board, eyes: Eyes): Board {
        if (eyes === 'truth') return board;
        this.hear(this.#lay(board).view(numberOf(eyes)));
        return this.#lift();
    }

    draw(board: Board): Drawing {
        return this.json(this.#lay(board).draw());
    }

    isOver(board: Board): boolean {
        return this.#lay(board).over() !== 0;
    }

    /** Who decides; null when the game is over. */
    asked(board: Board): Seat | null {
        return this.isOver(board) ? null : seatAt(this.verbs.asked());
    }

    /* --- Playing --- */

    options(board: Board): string[] {
        return this.json(this.#lay(board).options());
    }

    choices(view: Board): Choice[] {
        return this.json(this.#lay(view).choices());
    }

    /** Decides in a whole position. `lines`: what each of these pairs of eyes is told. */
    play(board: Board, decision: string, eyes: Eyes[]): { board: Board; lines: string[][] } {
        this.say(decision);
        this.hear(this.#lay(board).play());
        const after = this.#lift();
        return {
            board: after,
            lines: eyes.map((e) => this.json<string[]>(this.verbs.told(numberOf(e)))),
        };
    }

    /** A view moves on by the events of one decision, as its reader was told them. */
    evolve(view: Board, lines: string[]): Board {
        this.say(lines.join('\n'));
        this.hear(this.#lay(view).evolve());
        return this.#lift();
    }

    /**
     * The events of one decision, one at a time: from `before` to `after`. The decision, if it is
     * known, tells what no event does: whom a Spy has turned to in vain. What a stand-in decided
     * is told so. drawn: of `before`, if it is there already.
     */
    steps(
        before: Board,
        lines: string[],
        after: Board,
        n: number,
        decision = '',
        standin = false,
        drawn = this.draw(before),
    ): Step[] {
        const end = this.draw(after);
        const steps: Step[] = [];
        this.say([decision, ...lines].join('\n'));
        this.hear(this.#lay(before).tell(standin ? 1 : 0));
        lines.forEach((_, i) => {
            const event = this.json<GameEvent>(this.verbs.tell_next());
            const last = i === lines.length - 1;
            if (event.what === 'ask') event.ask = end.ask;
            const next =
                last || event.what === 'over'
                    ? end
                    : { ...this.json<Drawing>(this.verbs.draw()), asks: false };
            steps.push({ n: n + i, event, said: event.said, before: drawn, after: next });
            drawn = next;
        });
        // An event without words of its own is told with its consequence.
        for (let i = steps.length - 2; i >= 0; i--)
            if (steps[i]!.said.length === 0) steps[i]!.said = steps[i + 1]!.said;
        return steps;
    }

    /** For tests: where the events lead when they are done one at a time. */
    follow(before: Board, lines: string[]): Board {
        this.say(['', ...lines].join('\n'));
        this.hear(this.#lay(before).tell(0));
        for (const _ of lines) this.hear(this.verbs.tell_next());
        return this.#lift();
    }

    /* --- Bots --- */

    decide(view: Board, bot: string, seed: bigint, iterations: number): BotAnswer {
        this.say(bot);
        return this.json(this.#lay(view).decide(seed, iterations));
    }

    /* --- The coached game --- */

    coachRecord(): string {
        return this.hear(this.verbs.coach_record());
    }

    /** What the bot whose view this is would like to do; null: nothing in particular. */
    coachWish(view: Board): string | null {
        return this.hear(this.#lay(view).coach_wish()) || null;
    }

    /** A word that is due; `said` were said before. `lines`: about these events. */
    coachHint(view: Board, said: number, lines?: string[]): CoachHint | null {
        if (lines) this.say(lines.join('\n'));
        const verbs = this.#lay(view);
        const hint = this.hear(lines ? verbs.coach_events(said) : verbs.coach_turn(said));
        return hint ? (JSON.parse(hint) as CoachHint) : null;
    }

    /* --- Records --- */

    readRecord(text: string): RecordInfo {
        this.say(text);
        return this.json(this.verbs.record_read());
    }

    /** The whole game as this seat saw it; without a seat, as the record itself knows it. */
    replay(text: string, eyes?: Eyes): Replay {
        const info = this.readRecord(text);
        const looks = eyes && info.seat === 'truth' ? eyes : info.seat;
        const boards = [this.#lift()];
        const lines: string[][] = [];
        for (let i = 0; i < info.decisions.length; i++) {
            this.hear(this.#lay(boards[i]!).record_step(i));
            boards.push(this.#lift());
            lines.push(this.json<string[]>(this.verbs.told(numberOf(looks))));
        }
        // A seat's record tells from the start what came to light later; the eyes of the moment do
        // not know it yet.
        return {
            info,
            boards: looks === 'truth' ? boards : boards.map((board) => this.view(board, looks)),
            lines,
            standins: standinsOf(text, info.decisions),
        };
    }

    /** start: a deal. */
    writeRecord(
        start: Board,
        date: string,
        names: string[],
        decisions: string[],
        eyes: Eyes,
    ): string {
        this.say([date, ...names].join('\n'));
        this.hear(this.#lay(start).record_begin());
        this.say(decisions.join(' '));
        this.hear(this.verbs.record_add());
        return this.hear(this.verbs.record_write(numberOf(eyes)));
    }

    /**
     * A whole record that leads to this moment, and that the seat cannot tell from the true one.
     */
    playOn(text: string, decisions: number, seat: Seat, seed: bigint): string {
        this.readRecord(text);
        return this.hear(this.verbs.record_play_on(decisions, seatIndex(seat), seed));
    }
}
