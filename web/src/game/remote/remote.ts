/*
 * remote.ts - a table on a server as a source.
 *
 * The server sends a numbered stream of events and, with each, the position they lead to. The view
 * here evolves by the events and must come out as that position; if it does not, or a number is
 * missing, the client asks for everything again. A decision counts as safe when the server has
 * acknowledged it, never before; until then it is sent again after every break, which the server
 * understands as sent once.
 */
import { loadEngine, seatIndex, type Board, type Engine } from '../../engine/engine';
import { BaseSource } from '../table/base';
import { Chronicle } from '../table/chronicle';
import { language } from '../i18n';
import { endOf } from '../local/local-game';
import { keepFinished, noteTable } from '../kept/finished';
import { listedGames } from '../kept/mygames';
import { keptPass, ownPass } from '../kept/pass';
import { dropSeat, keepSeat, seatKey, type SeatKey } from '../kept/seats';
import { castOf } from './cast';
import type {
    ChatLine,
    Drawing,
    Eyes,
    Player,
    Seat,
    Step,
    TableActions,
    TableModel,
} from '../types';
import { Wire, type Heard, type Message, type SocketMaker, type WireTable } from './wire';

export interface Surroundings {
    origin: string; // 'https://example.org'
    fetch: typeof fetch;
    socket?: SocketMaker;
    engine: () => Promise<Engine>;
    known?: () => void; // what a link's key opens
}

export const browserSurroundings = (): Surroundings => ({
    origin: location.origin,
    fetch: (...args) => fetch(...args),
    engine: loadEngine,
});

interface Pending {
    game: string;
    v: number;
    decision: string;
    ref: string;
}

type GameMessage = Extract<Heard, { t: 'game' }>;
type EventsMessage = Extract<Heard, { t: 'events' }>;

/** Errors after which trying again is of no use. */
const FINAL = new Set(['no-table', 'bad-token', 'bad-protocol', 'bad-origin']);
/** Errors that pass: the same decision is said again. */
const PASSING: Record<string, number> = {
    busy: 150,
    'too-fast': 1500,
    'store-failed': 2000,
    stopping: 1000,
};
const CATCHING_UP = 600; // ms after coming back in which events are told as a summary, not shown
const LONG_AWAY = 8000; // ms
const MOST_CHAT = 200; // lines; the server keeps 50
const MOST_LOST = 9; // things that are told to be lost, at once

export class RemoteSource extends BaseSource {
    readonly table: TableActions;
    readonly #id: string;
    readonly #around: Surroundings;
    readonly #wire: Wire;
    #engine: Engine | null = null;
    #key: SeatKey | null;
    /**
     * A link's key beside mine. It is tried first, mine (or my pass) after it: whether both open
     * something must be known before one takes the other's place.
     */
    #offered: string | null = null;
    #offeredSeat: Seat | null = null;
    #trying: 'offered' | 'mine' | 'mine again' | null = null;
    #me: Seat | null = null; // at the table; whoever sat down after the last game played none
    #state: WireTable | null = null;
    #seats: Player[] = [];
    #names: string[] | null = null; // of those who played, once the game is over
    #link = '';
    #seatLink: string | null = null;
    #leaving = false; // I have said so
    #shown = false; // the pass, to the server
    #unkept = false; // it was said that the key is not kept
    #attending = false; // somebody is at the page; the server forgets it with the connection
    readonly #muted: Set<Seat>;
    #game: string | null = null;
    #v = -1;
    #board: Board | null = null; // with the handles that the server's events use
    #chronicle = new Chronicle(null);
    #pending: Pending | null = null;
    #refs = 0;
    #lostAt = 0;
    #backAt = 0;
    #wasAway = false;
    #retrying: ReturnType<typeof setTimeout> | null = null;
    #work: Promise<void> = Promise.resolve(); // messages are taken one after the other

    constructor(
        table: string,
        around: Surroundings = browserSurroundings(),
        offered: string | null = null,
    ) {
        super('remote');
        this.#id = table;
        this.#around = around;
        this.#key = seatKey(table);
        if (offered !== this.#key?.token) this.#offered = offered;
        if (this.#offered) this.#trying = 'offered';
        else around.known?.();
        this.#muted = new Set(this.#key?.muted);
        this.table = this.#actions();
        this.patch({ id: table });
        this.#wire = new Wire(
            `${around.origin.replace(/^http/, 'ws')}/ws/${table}`,
            {
                open: () => this.#hello(),
                hear: (message) => this.#queue(() => this.#hear(message)),
                lost: (retryAt) => this.#lost(retryAt),
            },
            around.socket,
        );
    }

    #queue(job: () => void | Promise<void>): void {
        this.#work = this.#work
            .then(() => (this.closed ? undefined : job()))
            .catch((error: unknown) => {
                this.problem('client', error instanceof Error ? error.message : String(error));
                this.#wire.say({ t: 'resync' });
            });
    }

    /* --- Coming and going --- */

    #hello(): void {
        const hello: Message = { t: 'hello', protocol: 1, table: this.#id };
        const token = this.#trying === 'offered' ? this.#offered : this.#key?.token;
        const pass = token ? null : keptPass();
        if (token) hello.token = token;
        if (pass) hello.pass = pass;
        if (this.#game !== null && this.#board !== null) {
            hello.game = this.#game;
            hello.since = this.#v;
        }
        this.#wire.say(hello);
    }

    #lost(retryAt: number): void {
        if (this.model.connection !== 'lost') this.#lostAt = Date.now();
        this.patch({ connection: 'lost', retryAt });
    }

    /** What may open a seat of mine here, besides a link's key. */
    get #hasOwn(): boolean {
        const isKnown = () => listedGames().some(({ id }) => id === this.#id);
        return this.#key !== null || (keptPass() !== null && isKnown());
    }

    /** Whether this was only the answer to a key that is tried. */
    #tried(opens: boolean, seat: Seat | null = null): boolean {
        const was = this.#trying;
        if (was === null) return false;
        this.#trying = null;
        if (was === 'offered') {
            const token = this.#offered!;
            this.#offeredSeat = seat;
            if (!opens) this.#offered = null;
            if (this.#hasOwn) this.#trying = opens ? 'mine' : 'mine again';
            else if (opens) this.#key = { token, seat: null };
            this.#around.known?.();
            if (!this.#trying) return false;
            this.#hello();
            return true;
        }
        if (was === 'mine again') {
            this.problem('bad-token', '');
            return false;
        }
        const isSame = this.#key === null && seat !== null && seat === this.#offeredSeat;
        if (opens && !isSame) {
            this.problem('other-seat', '');
            return false;
        }
        this.#switch();
        return true;
    }

    /** From now on the link's key is mine. */
    #switch(): void {
        if (!this.#offered) return;
        this.#key = { token: this.#offered, seat: null };
        this.#offered = null;
        this.#game = this.#board = null; // seen by other eyes
        this.#pending = null;
        this.dismissProblem();
        this.#hello();
    }

    #welcome(message: Extract<Heard, { t: 'hello' }>): void {
        this.#wasAway = this.#lostAt > 0 && Date.now() - this.#lostAt > LONG_AWAY;
        this.#backAt = Date.now();
        this.#lostAt = 0;
        this.#link = message.link;
        if (this.#key) this.#keepKey({ ...this.#key, seat: message.seat });
        if (this.#key) this.#seatLink = `${message.link.split('#')[0]}#token=${this.#key.token}`;
        const pass = message.seat ? keptPass() : null;
        if (pass) this.#showPass(pass);
        this.#sitAt(message.seat);
        this.patch({
            connection: 'open',
            retryAt: null,
            maker: message.maker === true,
            away: 0,
        });
        this.#showTable();
        this.#sayPending();
        if (this.#attending) this.#attend(true);
    }

    #attend(on: boolean): void {
        this.#attending = on;
        if (this.#me) this.#wire.say({ t: 'attend', on });
    }

    /* --- Messages from the server --- */

    async #hear(message: Heard): Promise<void> {
        if (message.t === 'hello') {
            const opens = message.seat !== null || message.maker === true;
            if (this.#tried(opens, message.seat)) return;
        }
        if (message.t === 'error' && message.code === 'bad-token' && this.#tried(false)) return;
        if (this.#trying && message.t !== 'error') return; // of the seat that is only tried
        switch (message.t) {
            case 'hello':
                this.#welcome(message);
                return;
            case 'table':
                this.#state = message;
                this.#standUp(message);
                this.#showTable();
                return;
            case 'seat':
                this.#sat(message);
                return;
            case 'game':
                await this.#wholeView(message);
                return;
            case 'events':
                await this.#happened(message);
                return;
            case 'over':
                await this.#over(message);
                return;
            case 'ack':
                this.#acknowledged(message.ref);
                return;
            case 'chat':
                this.#heardChat(message);
                return;
            case 'lost':
                this.#forgotten(message);
                return;
            case 'error':
                this.#refused(message);
                return;
            case 'bye':
            case 'ok':
            case 'pong':
                return;
        }
    }

    #sat({ seat, token, link }: Extract<Heard, { t: 'seat' }>): void {
        this.#keepKey({ token, seat });
        this.#seatLink = link;
        this.#showPass(ownPass());
        this.#sitAt(seat);
        this.#showTable();
    }

    /** The server sets a cookie with the pass, which outlives what the page stores (mine.ts). */
    #showPass(pass: string): void {
        if (this.#shown) return;
        this.#shown = true;
        const headers = { Authorization: `Bearer ${pass}` };
        const request = { method: 'POST', headers };
        void this.#around.fetch(`${this.#around.origin}/me`, request).catch(() => undefined);
        void globalThis.navigator?.storage?.persist?.().catch(() => undefined);
    }

    /** What another seat saw, and might decide, is not mine. */
    #sitAt(me: Seat | null): void {
        if (me === this.#me) return;
        this.#me = me;
        this.#chronicle = new Chronicle(me);
        this.patch({ me, myTurn: false, choices: [] });
        if (!this.#board || this.model.phase === 'over') return;
        this.#board = null;
        this.#wire.say({ t: 'resync' });
    }

    /** A seat belongs to anyone who has its key: we warn in time that it goes with this page. */
    #keepKey(key: SeatKey): void {
        this.#key = key;
        if (keepSeat(this.#id, key) || this.#unkept) return;
        this.#unkept = true;
        this.problem('seat-not-kept', '');
    }

    #showTable(): void {
        const state = this.#state;
        if (!state) return;
        const me = this.#me;
        // The maker's role may have passed on: who has it is seen by the seats, unless nobody sits.
        const host = state.seats.find((seat) => seat.maker);
        const maker = host ? host.seat === me : this.model.maker;
        const seats = state.seats.map((seat): Player => ({
            seat: seat.seat,
            kind: seat.kind,
            name: seat.name ?? '',
            bot: seat.bot ?? null,
            me: seat.seat === me,
            maker: seat.maker === true,
            here: seat.kind === 'bot' || seat.here === true,
            standin: seat.standin === true,
            votes: seat.votes ?? 0,
            rematch: seat.rematch === true,
            muted: this.#muted.has(seat.seat),
            score: seat.score,
        }));
        const open = state.seats.some((seat) => seat.kind === 'open');
        this.#seats = seats;
        this.patch({
            maker,
            ...this.#cast(this.model.drawing),
            phase: state.phase !== 'lobby' && !this.model.drawing ? 'loading' : state.phase,
            info: {
                table: this.#id,
                game: state.game,
                link: this.#link,
                seatLink: this.#seatLink,
                rules: state.rules,
                public: state.public,
                help: state.help,
                pace: state.pace,
                first: state.first ?? null,
                spectators: state.spectators ?? 0,
                hook: state.hook ?? null,
                canStart: maker && state.phase !== 'playing' && !open,
                seats,
            },
        });
        this.#note();
    }

    /** Those who play what is drawn; and who of them I am. */
    #cast(drawing: Drawing | null): Pick<TableModel, 'players' | 'me'> {
        const names = this.#state?.phase === 'over' ? this.#names : null;
        const players = drawing ? castOf(drawing, this.#seats, names) : this.#seats;
        return { players, me: players.find((player) => player.me)?.seat ?? null };
    }

    /**
     * A player who left before the game has no seat any more, and the key opens nothing (but the
     * maker's stays the maker's, unless the role has passed on).
     */
    #standUp(state: WireTable): void {
        const { maker } = this.model;
        const mine = state.seats.find(({ seat }) => seat === this.#me);
        if (!this.#me || mine?.kind === 'human') return;
        this.#sitAt(null);
        if (!this.#leaving) this.problem('seat-freed', '');
        this.#leaving = false;
        if (maker && !state.seats.some((seat) => seat.maker)) return;
        this.#key = null;
        this.#seatLink = null;
        dropSeat(this.#id);
    }

    #note(): void {
        const { me, myTurn, drawing, end, phase } = this.model;
        if (this.#me === null && !this.model.maker) return; // who watches has no game
        const players = this.model.info?.seats ?? [];
        const game = this.#state?.game;
        noteTable({
            id: this.#id,
            kind: 'remote',
            at: Date.now(),
            rules: this.#state?.rules ?? '',
            names: players.filter(({ kind }) => kind !== 'open').map(({ name }) => name),
            round: drawing?.round ?? 0,
            phase: phase === 'loading' ? 'playing' : phase,
            myTurn,
            rank: end && me && phase === 'over' ? (end.ranks[seatIndex(me)] ?? null) : null,
            ...(game ? { game } : {}),
        });
    }

    /* --- The game --- */

    /** A seat that was added since the game saw nothing of it. */
    #eyesAmong(count: number): Eyes {
        return this.#me && seatIndex(this.#me) < count ? this.#me : 'spectator';
    }

    async #ready(): Promise<Engine> {
        this.#engine ??= await this.#around.engine();
        return this.#engine;
    }

    /** The whole view. What happened before, and the handles of the cards, are in the record. */
    async #wholeView(message: GameMessage): Promise<void> {
        const engine = await this.#ready();
        const { game, v, position } = message;
        const count = engine.draw(engine.read(position)).families.length;
        if (!this.#state) throw new Error('a game without a table');
        if (game !== this.#game) this.#names = null;
        const seen = game === this.#game ? this.#chronicle.log.length : 0;
        this.#chronicle = new Chronicle(this.#me);
        this.#game = game;
        this.#v = v;
        this.#board = null;
        if (v > 0) this.#recallGame(engine, message, this.#eyesAmong(count));
        this.#board ??= engine.read(position);
        const away = this.#wasAway && seen > 0 ? Math.max(0, this.#chronicle.log.length - seen) : 0;
        this.#wasAway = false;
        this.patch({ end: null, away });
        this.#showGame(message);
    }

    #recallGame(engine: Engine, { v, position, record }: GameMessage, eyes: Eyes): void {
        try {
            const { boards, lines, info, standins } = engine.replay(record ?? '', eyes);
            const board = boards[v];
            if (!board || engine.write(board) !== position) return;
            for (let i = 0; i < v; i++) {
                const { n } = this.#chronicle;
                const [before, after] = [boards[i]!, boards[i + 1]!];
                this.#chronicle.add(
                    engine.steps(before, lines[i]!, after, n, info.decisions[i], standins.has(i)),
                );
            }
            this.#board = board;
        } catch {
            /*
             * the position alone must do: nothing can be animated, and the next event asks for
             * everything again
             */
        }
    }

    async #fetchRecord(game: string): Promise<string> {
        const headers: Record<string, string> = {};
        if (this.#key?.seat) headers.Authorization = `Bearer ${this.#key.token}`;
        const answer = await this.#around.fetch(
            `${this.#around.origin}/games/${encodeURIComponent(game)}/record`,
            { headers },
        );
        if (!answer.ok) throw new Error(`record: ${answer.status}`);
        return answer.text();
    }

    async #happened(message: EventsMessage): Promise<void> {
        const engine = await this.#ready();
        const { game, v, lines, position } = message;
        if (game === this.#game && v <= this.#v) return; // heard twice
        if (game !== this.#game || v !== this.#v + 1 || !this.#board) {
            this.#wire.say({ t: 'resync' });
            return;
        }
        let after: Board;
        let steps: Step[];
        try {
            after = engine.evolve(this.#board, lines);
            if (engine.write(after) !== position) throw new Error('another position');
            const { n } = this.#chronicle;
            steps = engine.steps(this.#board, lines, after, n, '', message.standin === true);
        } catch {
            this.#board = null;
            this.#wire.say({ t: 'resync' });
            return;
        }
        this.#board = after;
        this.#v = v;
        this.#chronicle.add(steps);
        const catchingUp = this.#wasAway && Date.now() - this.#backAt < CATCHING_UP;
        const told = steps.filter(({ event }) => event.said.length > 0).length;
        this.patch({ away: catchingUp ? this.model.away + told : 0 });
        this.#showGame(message);
        if (!catchingUp) void this.show(steps);
    }

    #showGame({ asked, deadline, left }: GameMessage | EventsMessage): void {
        const engine = this.#engine!;
        const me = this.#me;
        const drawing = engine.draw(this.#board!);
        const waiting =
            this.#pending !== null &&
            this.#pending.game === this.#game &&
            this.#pending.v === this.#v;
        const myTurn = me !== null && asked === me && !waiting;
        this.patch({
            phase: asked === null ? 'over' : 'playing',
            drawing,
            ...this.#cast(drawing),
            asked,
            myTurn,
            choices: myTurn ? engine.choices(this.#board!) : [],
            deadline: left !== undefined ? Date.now() + left : (deadline ?? null), // this device's clock may be wrong
            log: this.#chronicle.log,
            end: asked === null ? endOf(drawing, null, this.#chronicle.rounds, null) : null,
        });
        this.#note();
    }

    /** The server has lost what it told before; how it is now comes next. */
    #forgotten({ what, count, n = 0 }: Extract<Heard, { t: 'lost' }>): void {
        const before = this.model.problem?.lost ?? [];
        this.problem('lost', '', [...before, { what, count }].slice(-MOST_LOST));
        if (what === 'chat') this.patch({ chat: this.model.chat.filter((line) => line.n <= n) });
        if (what !== 'decisions' && what !== 'game') return;
        this.#pending = null;
        this.patch({ saved: 'safe' });
        if (what === 'decisions') return;
        this.#game = this.#board = null;
        this.patch({ drawing: null, end: null, asked: null, myTurn: false, choices: [], log: [] });
    }

    async #over({ game, record }: Extract<Heard, { t: 'over' }>): Promise<void> {
        const engine = await this.#ready();
        if (game !== this.#game) return;
        const { boards, lines, info } = engine.replay(record, 'truth');
        const truth = engine.draw(boards.at(-1)!);
        if (truth.families.length !== this.model.drawing?.families.length)
            throw new Error('another number of seats');
        this.#names = info.names;
        this.#showTable();
        const all = new Chronicle(null);
        lines.forEach((told, i) => all.add(engine.steps(boards[i]!, told, boards[i + 1]!, all.n)));
        this.patch({ phase: 'over', end: endOf(truth, truth, all.rounds, record) });
        const { me, players } = this.model;
        if (me) keepFinished(game, this.#state?.rules ?? '', me, players, record);
        this.#note();
    }

    /* --- Deciding --- */

    protected commit(decision: string): void {
        if (this.#game === null) return;
        this.#pending = { game: this.#game, v: this.#v, decision, ref: `d${++this.#refs}` };
        this.patch({ choices: [], myTurn: false });
        this.#sayPending();
    }

    #sayPending(): void {
        const pending = this.#pending;
        if (!pending) return;
        const { game, v, decision, ref } = pending;
        const said =
            this.model.connection === 'open' &&
            this.#wire.say({ t: 'decide', game, v, decision, ref });
        this.patch({ saved: said ? 'sending' : 'not-sent' });
    }

    #acknowledged(ref: string | undefined): void {
        if (!this.#pending || (ref !== undefined && ref !== this.#pending.ref)) return;
        this.#pending = null;
        this.patch({ saved: 'safe' });
    }

    #refused({ code, message, ref }: Extract<Heard, { t: 'error' }>): void {
        if (FINAL.has(code)) {
            if (code === 'bad-token') dropSeat(this.#id);
            this.#wire.close();
            this.patch({ connection: 'refused', retryAt: null });
            if (!this.model.problem?.lost) this.problem(code, message);
            return;
        }
        if (!this.#pending || ref !== this.#pending.ref) {
            if (code !== 'stale') this.problem(code, message); // of a decision that was lost meanwhile
            return;
        }
        const pause = PASSING[code];
        if (pause !== undefined) {
            this.patch({ saved: 'not-sent' });
            if (this.#retrying) clearTimeout(this.#retrying);
            this.#retrying = setTimeout(() => this.#sayPending(), pause);
            return;
        }
        this.#pending = null; // it was not done, and never will be
        this.patch({ saved: 'safe' });
        this.problem(code, message);
        this.#wire.say({ t: 'resync' });
    }

    /* --- The table --- */

    #heardChat(line: Extract<Heard, { t: 'chat' }>): void {
        const { chat } = this.model;
        if (chat.some(({ n }) => n === line.n)) return; // told again after coming back
        const { n, seat, name, text } = line;
        const next: ChatLine[] = [...chat, { n, seat, name, text, mine: seat === this.#me }];
        this.patch({ chat: next.sort((a, b) => a.n - b.n).slice(-MOST_CHAT) });
    }

    #say(message: Message): void {
        if (!this.#wire.say({ ...message, ref: `m${++this.#refs}` })) this.problem('offline', '');
    }

    #actions(): TableActions {
        return {
            sit: (name, seat) =>
                this.#say({ t: 'sit', name, ...(seat ? { seat } : {}), pass: ownPass() }),
            rename: (name) => this.#say({ t: 'name', name }),
            leave: () => {
                this.#leaving = true;
                this.#say({ t: 'leave' });
            },
            back: () => this.#say({ t: 'back' }),
            bot: (seat, bot) => this.#say({ t: 'bot', seat, bot }),
            fill: (bot) => this.#say({ t: 'fill', bot }),
            remove: (seat) => this.#say({ t: 'remove', seat }),
            forget: () => this.#say({ t: 'forget' }),
            set: (change) => this.#say({ t: 'set', ...change }),
            start: () => this.#say({ t: 'start' }),
            vote: (seat) => this.#say({ t: 'vote', seat }),
            rematch: () => this.#say({ t: 'rematch' }),
            chat: (text) => this.#say({ t: 'chat', text }),
            mute: (seat, on) => {
                if (on) this.#muted.add(seat);
                else this.#muted.delete(seat);
                if (this.#key) this.#keepKey({ ...this.#key, muted: [...this.#muted] });
                this.#say({ t: 'mute', seat, on });
                this.#showTable();
            },
            attend: (on) => this.#attend(on),
            hook: (url, format = 'json') =>
                this.#say(
                    url === null
                        ? { t: 'hook', url }
                        : { t: 'hook', url, format, lang: language.get() },
                ),
            otherSeat: () => this.#switch(),
            reconnect: () => this.#wire.now(),
        };
    }

    async view(): Promise<string> {
        const engine = await this.#ready();
        if (!this.#board) throw new Error('no game');
        return engine.write(this.#board);
    }

    async record(): Promise<string> {
        if (this.model.end?.record) return this.model.end.record;
        if (this.#game === null) throw new Error('no game');
        return this.#fetchRecord(this.#game);
    }

    override close(): void {
        super.close();
        if (this.#retrying) clearTimeout(this.#retrying);
        this.#wire.close();
    }
}
