/*
 * engine.ts - the package `oriflamme`: what it offers, and the checks at its border. Behind it is
 * the page's own interface to the engine.
 */
import { BOTS as ROWS } from '../../build/wasm/bots';
import { Engine as Inner, Refusal } from '../../web/src/engine/interface';
import type { Board as Bytes, BotAnswer, RecordInfo } from '../../web/src/engine/interface';
import type {
    Ask,
    BotName,
    Card,
    Choice,
    Drawing,
    Eyes,
    Family,
    GameEvent,
    Kind,
    Place,
    Seat,
    Step,
} from '../../web/src/game/types';

export { Refusal };
export type { Ask, BotAnswer, BotName, Card, Choice, Drawing, Eyes, Family, GameEvent, Kind };
export type { Place, RecordInfo, Seat, Step };

declare const made: unique symbol;
/** A whole position, or what one seat knows of it: bytes to keep and to pass on, not to look into. */
export type Board = Uint8Array & { readonly [made]: true };

/** A game from a record, decision by decision. */
export interface Replay {
    info: RecordInfo;
    /** Before the first decision, after it, and so on. */
    boards: Board[];
    /** What each decision told. */
    lines: string[][];
}

/** The rules and the bots. Boards are values: no verb changes the one it is given. */
export interface Engine {
    /** rules: `base`, `ablaze`, `mix:LETTERS`, or `mix` for ten that are drawn; `+schemer2`, `+a5`. */
    deal(rules: string, seats: number, seed: bigint, first?: Seat): Board;
    /** A position or a view in the notation. */
    read(position: string): Board;
    write(board: Board): string;
    /** What these eyes may know of it. */
    view(board: Board, eyes: Eyes): Board;
    /** Everything to be shown, as plain objects. */
    draw(board: Board): Drawing;
    isOver(board: Board): boolean;
    /** Who decides; null when the game is over. */
    asked(board: Board): Seat | null;
    /** What may be decided; of a view, by its own seat. */
    options(board: Board): string[];
    /** The same, with what each leads to. */
    choices(view: Board): Choice[];
    /** Decides in a whole position. `lines`: what each of these pairs of eyes is told. */
    play(
        board: Board,
        decision: string,
        eyes?: readonly Eyes[],
    ): { board: Board; lines: string[][] };
    /** A view moves on by the events of one decision, as its reader was told them. */
    evolve(view: Board, lines: readonly string[]): Board;
    /** The events of one decision, one at a time, from `before` to `after`; n: the first one's number. */
    steps(
        before: Board,
        lines: readonly string[],
        after: Board,
        n?: number,
        decision?: string,
    ): Step[];
    /**
     * What a bot decides for the seat whose view it is given. `iterations` is how long the baron
     * (200 by default) and the king (0: he decides at once) search; the others do not search.
     */
    decide(view: Board, bot: BotName, seed: bigint, iterations?: number): BotAnswer;
    readRecord(text: string): RecordInfo;
    /** The whole game as this seat saw it; without a seat, as the record itself knows it. */
    replay(text: string, eyes?: Eyes): Replay;
    /** start: a deal. names: '' or a name for each seat. */
    writeRecord(
        start: Board,
        date: string,
        names: readonly string[],
        decisions: readonly string[],
        eyes: Eyes,
    ): string;
    /** A whole record up to this decision that the seat cannot tell from the true one. */
    playOn(text: string, decisions: number, seat: Seat, seed: bigint): string;
}

/** The bots, the weakest first. `load` has random, cook, page, squire, knight and baron; `loadKing` has them all. */
export const BOTS: readonly BotName[] = ROWS.map(({ name }) => name);

/* --- The border --- */

const SEATS: readonly Seat[] = ['a', 'b', 'c', 'd', 'e'];
const EYES: readonly Eyes[] = [...SEATS, 'spectator', 'truth'];
const MOST = 2 ** 31 - 1;
const SUM = 4; // bytes of a board's checksum

const refusal = (field: string, why: string, at = 0): Refusal => new Refusal({ field, at, why });

function show(value: unknown): string {
    if (typeof value === 'string') return JSON.stringify(value);
    if (typeof value === 'bigint') return `${value}n`;
    return value instanceof Uint8Array
        ? `of ${value.length} bytes`
        : String(Object(value) === value ? typeof value : value);
}

function whole(field: string, value: number, low: number, high: number): number {
    if (!Number.isInteger(value) || value < low || value > high)
        throw refusal(
            field,
            `${field} ${show(value)}: a whole number from ${low} to ${high} is needed`,
        );
    return value;
}

function text(field: string, value: string, without?: RegExp): string {
    if (typeof value !== 'string')
        throw refusal(field, `${field} ${show(value)}: a text is needed`);
    const at = value.search(without ?? /\0/);
    if (at >= 0)
        throw refusal(field, `${field} ${show(value)}: it cannot contain ${show(value[at])}`, at);
    return value;
}

function texts(field: string, values: readonly string[], without: RegExp): string[] {
    if (!Array.isArray(values)) throw refusal(field, `${field} ${show(values)}: a list is needed`);
    return values.map((value: string) => text(field, value, without));
}

function seedOf(value: bigint): bigint {
    if (typeof value !== 'bigint' || value < 0n || value >= 1n << 64n)
        throw refusal('seed', `seed ${show(value)}: a bigint from 0n to 2n ** 64n - 1n is needed`);
    return value;
}

function oneOf<T extends string>(field: string, value: T, all: readonly T[]): T {
    if (!all.includes(value))
        throw refusal(field, `there is no ${field} ${show(value)}: there are ${all.join(', ')}`);
    return value;
}

/* FNV-1a over what the engine made: other bytes are no board. */
function sum(bytes: Uint8Array): number {
    let hash = 0x811c9dc5;
    for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
    return hash >>> 0;
}

function sealed(bytes: Bytes): Board {
    const board = new Uint8Array(bytes.length + SUM);
    board.set(bytes);
    new DataView(board.buffer).setUint32(bytes.length, sum(bytes), true);
    return board as Board;
}

/** The engine with checks: whatever is given to it is looked at before the module sees it. */
export class Checked implements Engine {
    readonly #inner: Inner;
    readonly #size: number;

    constructor(module: WebAssembly.Module, weights?: Uint8Array) {
        this.#inner = new Inner(module);
        if (weights) this.#inner.takeKing(weights);
        this.#size = this.#inner.deal('base', 2, 0n).length + SUM;
    }

    #open(board: Board): Bytes {
        const whole = board instanceof Uint8Array && board.length === this.#size;
        const bytes = whole ? board.subarray(0, this.#size - SUM) : null;
        const kept = new DataView(new ArrayBuffer(SUM));
        if (whole) for (let i = 0; i < SUM; i++) kept.setUint8(i, board[this.#size - SUM + i]!);
        if (!bytes || sum(bytes) !== kept.getUint32(0, true))
            throw refusal(
                'board',
                `${show(board)}: a board that one of the verbs has returned is needed`,
            );
        return bytes as Bytes;
    }

    deal(rules: string, seats: number, seed: bigint, first?: Seat): Board {
        text('rules', rules);
        whole('seats', seats, 2, 5);
        if (first !== undefined) oneOf('seat', first, SEATS.slice(0, seats));
        return sealed(this.#inner.deal(rules, seats, seedOf(seed), first));
    }

    read(position: string): Board {
        return sealed(this.#inner.read(text('position', position)));
    }

    write(board: Board): string {
        return this.#inner.write(this.#open(board));
    }

    view(board: Board, eyes: Eyes): Board {
        return sealed(this.#inner.view(this.#open(board), oneOf('seat', eyes, EYES)));
    }

    draw(board: Board): Drawing {
        return this.#inner.draw(this.#open(board));
    }

    isOver(board: Board): boolean {
        return this.#inner.isOver(this.#open(board));
    }

    asked(board: Board): Seat | null {
        return this.#inner.asked(this.#open(board));
    }

    options(board: Board): string[] {
        return this.#inner.options(this.#open(board));
    }

    choices(view: Board): Choice[] {
        return this.#inner.choices(this.#open(view));
    }

    play(
        board: Board,
        decision: string,
        eyes: readonly Eyes[] = [],
    ): { board: Board; lines: string[][] } {
        const bytes = this.#open(board);
        texts('eyes', eyes, /\0/).forEach((one) => oneOf('seat', one as Eyes, EYES));
        const after = this.#inner.play(bytes, text('decision', decision), [...eyes]);
        return { board: sealed(after.board), lines: after.lines };
    }

    evolve(view: Board, lines: readonly string[]): Board {
        return sealed(this.#inner.evolve(this.#open(view), texts('events', lines, /[\0\n]/)));
    }

    steps(before: Board, lines: readonly string[], after: Board, n = 0, decision = ''): Step[] {
        const told = texts('events', lines, /[\0\n]/);
        whole('n', n, 0, MOST);
        return this.#inner.steps(
            this.#open(before),
            told,
            this.#open(after),
            n,
            text('decision', decision, /[\0\n]/),
        );
    }

    decide(view: Board, bot: BotName, seed: bigint, iterations?: number): BotAnswer {
        const bytes = this.#open(view);
        oneOf('bot', bot, BOTS);
        const searches = ROWS.some((row) => row.name === bot && row.searches);
        const budget = iterations ?? (searches ? 200 : 0);
        whole('iterations', budget, searches ? 1 : 0, MOST);
        try {
            return this.#inner.decide(bytes, bot, seedOf(seed), budget);
        } catch (error) {
            if (error instanceof Refusal && error.message === 'the king is not loaded')
                throw refusal('bot', `${bot} needs the king: load the engine with loadKing()`);
            throw error;
        }
    }

    readRecord(record: string): RecordInfo {
        return this.#inner.readRecord(text('record', record));
    }

    replay(record: string, eyes?: Eyes): Replay {
        text('record', record);
        if (eyes !== undefined) oneOf('seat', eyes, EYES);
        const { info, boards, lines } = this.#inner.replay(record, eyes);
        return { info, boards: boards.map(sealed), lines };
    }

    writeRecord(
        start: Board,
        date: string,
        names: readonly string[],
        decisions: readonly string[],
        eyes: Eyes,
    ): string {
        const bytes = this.#open(start);
        text('date', date, /[\0\n]/);
        const seats = this.#inner.draw(bytes).families.length;
        if (texts('names', names, /[\0\n"]/).length !== seats)
            throw refusal(
                'names',
                `${names.length} names: there are ${seats} seats, each has one or ''`,
            );
        const made = texts('decisions', decisions, /[\0\s]/);
        const record = this.#inner.writeRecord(
            bytes,
            date,
            [...names],
            made,
            oneOf('seat', eyes, EYES),
        );
        this.#inner.readRecord(record); // a date or a name that is none is refused here
        return record;
    }

    playOn(record: string, decisions: number, seat: Seat, seed: bigint): string {
        text('record', record);
        whole('decisions', decisions, 0, MOST);
        return this.#inner.playOn(record, decisions, oneOf('seat', seat, SEATS), seedOf(seed));
    }
}
