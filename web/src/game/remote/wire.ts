/*
 * wire.ts - the protocol's messages (docs/protocol.md), and a connection that restores itself.
 */
import type { Hook, Score, Seat, TableInfo } from '../types';
import { readHeard } from './heard';

export interface WireSeat {
    seat: Seat;
    kind: 'human' | 'bot' | 'open';
    name?: string;
    bot?: string;
    here?: boolean;
    maker?: boolean;
    standin?: boolean;
    votes?: number;
    rematch?: boolean;
    score?: Score;
}

export interface WireTable {
    table: string;
    game: string | null;
    phase: 'lobby' | 'playing' | 'over';
    rules: string;
    public: boolean;
    help: boolean; // players may ask a bot for advice
    pace: TableInfo['pace'];
    v?: number;
    round?: number;
    asked?: Seat;
    first?: Seat | 'drawn';
    spectators?: number;
    hook?: Hook | null;
    seats: WireSeat[];
}

interface Where {
    game: string;
    v: number;
    position: string;
    asked: Seat | null;
    options?: string[];
    deadline?: number;
    left?: number; // of it, in ms, when the message was sent
}

export type Heard =
    | { t: 'hello'; table: string; seat: Seat | null; maker?: boolean; link: string }
    | ({ t: 'table' } & WireTable)
    | { t: 'seat'; seat: Seat; token: string; link: string; ref?: string }
    | ({ t: 'game'; record?: string } & Where)
    | ({ t: 'events'; lines: string[]; standin?: boolean } & Where)
    | { t: 'over'; game: string; ranks: number[]; record: string }
    | { t: 'ok'; ref?: string }
    | { t: 'ack'; game: string; v: number; ref?: string }
    | { t: 'chat'; n: number; seat: Seat; name: string; text: string }
    | { t: 'lost'; what: string; count: number; n?: number }
    | { t: 'pong' }
    | { t: 'error'; code: string; message: string; ref?: string; v?: number }
    | { t: 'bye'; code: string; message: string };

export type Message = { t: string } & Record<string, unknown>;

export interface WireEvents {
    open(): void; // say hello now
    hear(message: Heard): void;
    lost(retryAt: number): void;
}

const FIRST_WAIT = 500; // ms
const LONGEST_WAIT = 15000;
const PING_EVERY = 20000;
const SILENCE = 45000; // with pings under way, so long a silence means that nobody is there

export type SocketMaker = (url: string) => WebSocket;

export class Wire {
    readonly #url: string;
    readonly #events: WireEvents;
    readonly #make: SocketMaker;
    #socket: WebSocket | null = null;
    #waits = 0;
    #retry: ReturnType<typeof setTimeout> | null = null;
    #pulse: ReturnType<typeof setInterval> | null = null;
    #heardAt = 0;
    #closed = false;
    readonly #online = () => this.now();

    constructor(url: string, events: WireEvents, make: SocketMaker = (u) => new WebSocket(u)) {
        this.#url = url;
        this.#events = events;
        this.#make = make;
        globalThis.addEventListener?.('online', this.#online);
        this.#connect();
    }

    get open(): boolean {
        return this.#socket?.readyState === 1;
    }

    #connect(): void {
        if (this.#closed) return;
        this.#retry = null;
        let socket: WebSocket;
        try {
            socket = this.#make(this.#url);
        } catch {
            this.#comeBack();
            return;
        }
        this.#socket = socket;
        this.#heardAt = Date.now();
        socket.onopen = () => {
            if (socket !== this.#socket) return;
            this.#heardAt = Date.now();
            this.#events.open();
        };
        socket.onmessage = (event: MessageEvent) => {
            if (socket !== this.#socket) return;
            this.#heardAt = Date.now();
            const message = readHeard(String(event.data));
            if (!message) return; // not for us
            if (message.t === 'hello') this.#waits = 0; // a table that answers: the next break is a new one
            this.#events.hear(message);
        };
        socket.onclose = () => {
            if (socket === this.#socket) this.#comeBack();
        };
        this.#pulse ??= setInterval(() => this.#beat(), PING_EVERY);
    }

    #beat(): void {
        if (!this.open) return;
        if (Date.now() - this.#heardAt > SILENCE) this.#drop();
        else this.say({ t: 'ping' });
    }

    #drop(): void {
        const socket = this.#socket;
        this.#socket = null;
        socket?.close();
        this.#comeBack();
    }

    #comeBack(): void {
        this.#socket = null;
        if (this.#closed || this.#retry) return;
        const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#waits++);
        const pause = longest * (0.5 + Math.random() / 2); // not all at once after a restart
        this.#retry = setTimeout(() => this.#connect(), pause);
        this.#events.lost(Date.now() + pause);
    }

    /** Do not wait for the next attempt. */
    now(): void {
        if (this.#closed || this.open || !this.#retry) return;
        clearTimeout(this.#retry);
        this.#connect();
    }

    /** Whether it was put on its way. Whether it arrived, only an answer tells. */
    say(message: Message): boolean {
        if (!this.open) return false;
        this.#socket!.send(JSON.stringify(message));
        return true;
    }

    close(): void {
        this.#closed = true;
        globalThis.removeEventListener?.('online', this.#online);
        if (this.#retry) clearTimeout(this.#retry);
        if (this.#pulse) clearInterval(this.#pulse);
        const socket = this.#socket;
        this.#socket = null;
        socket?.close();
    }
}
