/*
 * server.ts - a small scripted table server for tests: it speaks the protocol (docs/protocol.md)
 * about one game, plays the other seats by chance, and misbehaves on demand: it forgets, repeats,
 * delays and hangs up.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Board } from '../src/engine/engine';
import type { Eyes, Seat } from '../src/game/types';
import { dice, engine, seats } from './help';

interface Past {
    seat: Seat;
    decision: string;
    board: Board;
}

export class TestServer {
    readonly token = 'T'.repeat(22);
    other: string | null = null; // opens seat b
    pass: string | null = null; // opens seat a
    readonly table = '5f0c';
    game = '5f0c-1';
    origin = '';
    start: Board;
    past: Past[] = [];
    phase: 'lobby' | 'playing' | 'over' = 'playing';
    /** Called before an answer or an event goes out: return what is really sent. */
    tamper: (message: Record<string, unknown>) => Record<string, unknown>[] = (message) => [
        message,
    ];
    heard: Record<string, unknown>[] = [];
    applied = 0;
    recordFails = false;
    acks = true;
    readonly #roll = dice(5);
    readonly #http: Server;
    readonly #sockets = new Map<WebSocket, Eyes>();

    constructor(rules = 'base', count = 3, seed = 9n) {
        this.start = engine.deal(rules, count, seed, 'a');
        this.#http = createServer((request, response) => {
            const mine = request.headers.authorization === `Bearer ${this.token}`;
            response.end(
                this.record(engine.isOver(this.board) ? 'truth' : mine ? 'a' : 'spectator'),
            );
        });
        new WebSocketServer({ server: this.#http }).on('connection', (socket) => {
            socket.on('message', (data) =>
                this.#hear(socket, JSON.parse(String(data)) as Record<string, unknown>),
            );
            socket.on('close', () => this.#sockets.delete(socket));
        });
    }

    async listen(port = 0): Promise<this> {
        await new Promise<void>((resolve) => this.#http.listen(port, '127.0.0.1', resolve));
        this.origin = `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
        return this;
    }

    get board(): Board {
        return this.past.at(-1)?.board ?? this.start;
    }

    record(eyes: Eyes): string {
        const names = seats(engine.draw(this.start).families.length).map(
            (seat) => `Player ${seat}`,
        );
        return engine.writeRecord(
            this.start,
            '2026-11-15',
            names,
            this.past.map(({ decision }) => decision),
            eyes,
        );
    }

    send(socket: WebSocket, message: Record<string, unknown>): void {
        for (const sent of this.tamper(message)) socket.send(JSON.stringify(sent));
    }

    #where(eyes: Eyes, v: number): Record<string, unknown> {
        const board = engine.view(v === 0 ? this.start : this.past[v - 1]!.board, eyes);
        const asked = engine.asked(board);
        const where: Record<string, unknown> = {
            game: this.game,
            v,
            position: engine.write(board),
            asked,
        };
        if (asked === eyes) where.options = engine.options(board);
        return where;
    }

    #gameMessage(eyes: Eyes): Record<string, unknown> {
        const record = this.recordFails
            ? {}
            : { record: this.record(engine.isOver(this.board) ? 'truth' : eyes) };
        return { t: 'game', ...record, ...this.#where(eyes, this.past.length) };
    }

    #tableMessage(): Record<string, unknown> {
        const all = seats(engine.draw(this.start).families.length).map((seat) => ({
            seat,
            kind: seat === 'a' || (seat === 'b' && this.other) ? 'human' : 'bot',
            name: `Player ${seat}`,
            ...(seat === 'a' ? { here: true, maker: true } : { bot: 'random' }),
        }));
        return {
            t: 'table',
            table: this.table,
            game: this.game,
            phase: this.phase,
            rules: 'base',
            public: false,
            help: true,
            pace: { kind: 'none' },
            seats: all,
        };
    }

    #lines(v: number, eyes: Eyes): string[] {
        const before = v === 1 ? this.start : this.past[v - 2]!.board;
        return engine.play(before, this.past[v - 1]!.decision, [eyes]).lines[0]!;
    }

    #hear(socket: WebSocket, message: Record<string, unknown>): void {
        this.heard.push(message);
        const eyes = this.#sockets.get(socket) ?? 'spectator';
        if (message.t === 'ping') this.send(socket, { t: 'pong' });
        if (message.t === 'hello') this.#welcome(socket, message);
        if (message.t === 'resync') this.send(socket, this.#gameMessage(eyes));
        if (message.t === 'decide') this.#decide(socket, message);
        if (message.t === 'chat')
            this.send(socket, { t: 'chat', n: 1, seat: 'a', name: 'Player a', text: message.text });
        if (['start', 'chat', 'name', 'fill'].includes(String(message.t)))
            this.send(socket, { t: 'ok', ref: message.ref });
    }

    #welcome(socket: WebSocket, message: Record<string, unknown>): void {
        if (message.table !== this.table)
            return this.send(socket, {
                t: 'error',
                code: 'no-table',
                message: 'there is no such table',
            });
        const eyes = this.#eyesOf(message.token, message.pass);
        if (eyes === null)
            return this.send(socket, {
                t: 'error',
                code: 'bad-token',
                message: 'this token opens nothing here',
            });
        this.#sockets.set(socket, eyes);
        this.#hello(socket, eyes);
        this.send(socket, this.#tableMessage());
        if (message.game === this.game && typeof message.since === 'number') {
            for (let v = message.since + 1; v <= this.past.length; v++) this.#tell(socket, v);
        } else {
            this.send(socket, this.#gameMessage(eyes));
        }
        if (engine.isOver(this.board)) this.#tellEnd(socket);
    }

    #eyesOf(token: unknown, pass: unknown): Eyes | null {
        if (token === undefined) return pass && pass === this.pass ? 'a' : 'spectator';
        return token === this.token ? 'a' : token === this.other ? 'b' : null;
    }

    #hello(socket: WebSocket, eyes: Eyes): void {
        this.send(socket, {
            t: 'hello',
            protocol: 1,
            version: '1',
            table: this.table,
            seat: eyes === 'spectator' ? null : eyes,
            maker: eyes === 'a',
            link: `${this.origin}/table/${this.table}`,
        });
    }

    #tell(socket: WebSocket, v: number): void {
        const eyes = this.#sockets.get(socket)!;
        this.send(socket, { t: 'events', lines: this.#lines(v, eyes), ...this.#where(eyes, v) });
    }

    #tellEnd(socket: WebSocket): void {
        this.send(socket, {
            t: 'over',
            game: this.game,
            ranks: engine.draw(this.board).ranks,
            record: this.record('truth'),
        });
    }

    #decide(socket: WebSocket, { v, decision, ref }: Record<string, unknown>): void {
        const done = this.past[v as number];
        if (done || (v as number) > this.past.length) {
            if (done?.seat === 'a' && done.decision === decision)
                this.send(socket, { t: 'ack', game: this.game, v: (v as number) + 1, ref });
            else
                this.send(socket, {
                    t: 'error',
                    code: 'stale',
                    message: 'the game has moved on',
                    v: this.past.length,
                    ref,
                });
            return;
        }
        this.applied++;
        this.apply(decision as string);
        if (this.acks) this.send(socket, { t: 'ack', game: this.game, v: (v as number) + 1, ref });
        this.bots();
    }

    apply(decision: string): void {
        const seat = engine.asked(this.board)!;
        this.past.push({ seat, decision, board: engine.play(this.board, decision, []).board });
        for (const socket of this.#sockets.keys()) this.#tell(socket, this.past.length);
        if (!engine.isOver(this.board)) return;
        this.phase = 'over';
        for (const socket of this.#sockets.keys()) this.#tellEnd(socket);
    }

    bots(): void {
        for (
            let asked = engine.asked(this.board);
            asked !== null && asked !== 'a';
            asked = engine.asked(this.board)
        ) {
            const options = engine.options(this.board);
            this.apply(options[this.#roll(options.length)]!);
        }
    }

    /** Its store has lost the last decisions. */
    forget(count: number): void {
        this.past.length -= count;
        this.phase = 'playing';
        for (const [socket, eyes] of this.#sockets) {
            this.#hello(socket, eyes);
            this.send(socket, { t: 'lost', what: 'decisions', count });
            this.send(socket, this.#tableMessage());
            this.send(socket, this.#gameMessage(eyes));
        }
        this.bots();
    }

    hangUp(): void {
        for (const socket of this.#sockets.keys()) socket.terminate();
        this.#sockets.clear();
    }

    async close(): Promise<void> {
        this.hangUp();
        await new Promise((resolve) => this.#http.close(resolve));
    }
}
