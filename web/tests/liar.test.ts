/*
 * liar.test.ts - a server that lies: conversations with a table, mutated from a seed and told to
 * the page's own modules. LIES is how many, LIES_FIRST the first; a failure names its number.
 *
 * Whatever it says, nothing is thrown, nobody takes another seat, a key goes nowhere but into
 * `hello`, every text is a text, and neither the table nor what is kept of it grows without end.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recordKey, myGames } from '../src/game/kept/mygames';
import { dropSeat, isToken, keepSeat, seatKey } from '../src/game/kept/seats';
import { loadLanguage, loadPages, t } from '../src/game/i18n';
import { myTables, namesOf, noteTables, whoIs, type MyTable } from '../src/game/remote/mine';
import { readOffers } from '../src/game/remote/offers';
import { RemoteSource } from '../src/game/remote/remote';
import { readTables } from '../src/game/remote/tables';
import { defaults, settings } from '../src/game/settings';
import type { TableModel } from '../src/game/types';
import { problemText } from '../src/ui/problem';
import { playerName, sayAsked, sayChoice, sayEvent, sayPlace, sayPrompt } from '../src/ui/say';
import { dice, engine, spoil, surroundingsAt, until } from './help';
import { TestServer } from './server';

const LIES = Number(process.env.LIES ?? 250);
const FIRST = Number(process.env.LIES_FIRST ?? 1);
const HANG = 24 * 3_600_000; // ms: only a hang takes so long, whatever LIES is
const MOST_TOLD = 600_000; // characters of a model: a long game with its log has some 200,000
const TABLE = '5f0c';
const MINE = 'T'.repeat(22);

type Roll = (below: number) => number;

/* --- What honest servers say --- */

let honest: string[][];

async function overhear(rules: string, count: number, turns: number): Promise<string[]> {
    const server = await new TestServer(rules, count, BigInt(count * turns)).listen();
    const heard: string[] = [];
    server.tamper = (message) => {
        heard.push(JSON.stringify(message));
        return [message];
    };
    keepSeat(TABLE, { token: MINE, seat: 'a' });
    const source = new RemoteSource(TABLE, surroundingsAt(server.origin));
    const roll = dice(turns);
    for (let i = 0; i < turns && source.model.phase !== 'over'; i++) {
        await until(() => source.model.myTurn || Boolean(source.model.end?.truth));
        const { choices } = source.model;
        const before = server.past.length;
        if (choices.length === 0) break;
        source.decide(choices[roll(choices.length)]!.decision);
        await until(() => server.past.length > before && source.model.saved === 'safe');
    }
    source.close();
    await server.close();
    return heard;
}

const more = (message: object): string => JSON.stringify(message);

/** Before a game, and beside it. */
const COMPANY = [
    more({
        t: 'hello',
        protocol: 1,
        table: TABLE,
        seat: null,
        maker: true,
        link: 'http://x/table/5f0c',
    }),
    more({
        t: 'table',
        table: TABLE,
        game: null,
        phase: 'lobby',
        rules: 'mix',
        public: true,
        help: false,
        pace: { kind: 'live', seconds: 30 },
        first: 'drawn',
        spectators: 2,
        v: 3,
        seats: [
            {
                seat: 'a',
                kind: 'human',
                name: 'Ann',
                here: true,
                maker: true,
                votes: 0,
                rematch: false,
            },
            { seat: 'b', kind: 'bot', bot: 'baron:1s', name: 'baron:1s' },
            {
                seat: 'c',
                kind: 'open',
                score: { games: 2, wins: 0.5, ranks: 4, influence: 20, begun: 1 },
            },
        ],
    }),
    more({ t: 'seat', seat: 'a', token: 'S'.repeat(22), link: 'http://x/table/5f0c#token=S' }),
    more({ t: 'chat', n: 1, seat: 'b', name: 'Bo', text: '<img src=x onerror=alert(1)>' }),
    more({ t: 'chat', n: 2, seat: 'c', name: '<b>Cy</b>', text: '\u202e\u0007\u001b]0;x' }),
    more({ t: 'lost', what: 'decisions', count: 2 }),
    more({ t: 'lost', what: 'chat', count: 1, n: 1 }),
    more({ t: 'error', code: 'stale', message: 'the game has moved on', v: 3, ref: 'd1' }),
    more({ t: 'error', code: 'busy', message: 'again', ref: 'd1' }),
    more({ t: 'bye', code: 'stopping', message: 'the server stops' }),
    more({ t: 'ok', ref: 'm1' }),
    more({ t: 'ack', game: '5f0c-1', v: 1, ref: 'd1' }),
    more({ t: 'pong' }),
];

beforeAll(async () => {
    settings.change({ ...defaults, confirm: 'off', speed: 'instant' });
    await loadLanguage('en');
    await loadPages();
    honest = [
        COMPANY,
        await overhear('base', 3, 200),
        await overhear('ablaze', 5, 6),
        await overhear('mix', 2, 12),
    ];
}, HANG);
afterAll(() => dropSeat(TABLE));

/* --- Lies --- */

const BAD_TEXTS = [
    '',
    '<script>alert(1)</script>',
    'x'.repeat(70_000),
    '\u0000\u202e\uffff',
    '__proto__',
    '-1',
];

/** Another text in place of one: cut, with a character changed, twice, or something else. */
function twist(text: string, roll: Roll): string {
    const at = roll(text.length + 1);
    const [before, after] = [text.slice(0, at), text.slice(at)];
    return [
        before,
        before + String.fromCharCode(32 + roll(96)) + after.slice(1),
        text + text,
        BAD_TEXTS[roll(BAD_TEXTS.length)]!,
        before + BAD_TEXTS[roll(2)]! + after,
    ][roll(5)]!;
}

/** A line may have been twisted before. */
function read(line: string): unknown {
    try {
        return JSON.parse(line);
    } catch {
        return line;
    }
}

function lie(line: string, others: string[], roll: Roll): string[] {
    const other = others[roll(others.length)]!;
    const again = (value: unknown) => JSON.stringify(value) ?? 'undefined';
    switch (roll(9)) {
        case 0:
            return [];
        case 1:
            return [line, line];
        case 2:
            return [other, line];
        case 3:
            return [twist(line, roll)];
        case 4:
            return [again({ ...(read(line) as object), ...(read(other) as object) })];
        default:
            return [again(spoil(read(line), roll, twist))];
    }
}

/** A conversation, cut somewhere, with some lies and some messages of others. */
function conversation(roll: Roll): string[] {
    const source = honest[roll(honest.length)]!;
    const others = honest[roll(honest.length)]!;
    const told = source.slice(0, 2 + roll(Math.min(source.length, 40)));
    for (let lies = 1 + roll(5); lies > 0; lies--) {
        const at = roll(told.length + 1);
        told.splice(at, 1, ...lie(told[at] ?? others[roll(others.length)]!, others, roll));
    }
    return told;
}

/* --- What the page makes of them --- */

/** A connection without a network. */
class Line {
    readyState = 1;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    readonly said: Record<string, unknown>[] = [];
    send = (text: string) => void this.said.push(JSON.parse(text) as Record<string, unknown>);
    close = () => void (this.readyState = 3);
}

/** Every promise that is kept at once has been kept. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Vitest's `expect` would take more time than the page. */
function must(holds: boolean, what: string): void {
    if (!holds) throw new Error(what);
}

/** Everything that is drawn is of the kind that it is drawn as. */
function expectSound(model: TableModel): void {
    const { me, players, drawing, choices, info, end } = model;
    if (players.length > 0) {
        must(
            players.every(({ seat }, i) => seat === 'abcde'[i]),
            'seats in their order',
        );
        must(
            players.every((player) => player.me === (player.seat === me)),
            'I am who I am',
        );
        must(info !== null && /^(https?:|$)/.test(info.link), 'a link leads to a page');
    }
    for (const shown of [drawing, end?.truth])
        must(!shown || shown.families.length === players.length, 'a family for each seat');
    if (choices.length > 0 || model.myTurn)
        must(model.myTurn && me !== null && model.asked === me, 'a choice is mine');
    must(model.deadline === null || Number.isFinite(model.deadline), 'a time');
}

/** All that is told of it is a text, and it is not too much. */
function expectWords(model: TableModel): void {
    const { me, players, drawing, choices, log, chat, problem } = model;
    const reader = { me, players };
    const words = [
        ...players.map(({ seat }) => playerName(players, seat)),
        ...log.map(({ event }) => sayEvent(event, reader)),
        ...choices.map((choice) => sayChoice(choice, reader)),
        ...chat.flatMap(({ name, text }) => [name, text]),
        ...(drawing?.ask ? [sayAsked(drawing.ask, reader), sayPrompt(drawing)] : []),
        ...(drawing?.queue ?? []).map((_, i) => sayPlace(drawing!, i, reader)),
        ...(problem ? [problemText(t, problem)] : []),
    ];
    must(
        words.every((text) => typeof text === 'string'),
        'a text is a text',
    );
    must(JSON.stringify(model).length < MOST_TOLD, 'not too much');
}

/** What may be believed of a conversation: the seats and keys that were told in it. */
class Told {
    readonly seats = new Set<unknown>([null]);
    readonly keys = new Set([MINE]);

    add(line: string): void {
        if (!line.includes('hello') && !line.includes('"seat"')) return;
        const message = read(line) as Record<string, unknown> | null;
        if (message?.['t'] === 'hello' || message?.['t'] === 'seat')
            this.seats.add(message['seat']);
        if (message?.['t'] === 'seat' && isToken(message['token'])) this.keys.add(message['token']);
    }
}

/** What is said is what was offered, and keys go into `hello` alone. */
function expectCareful(line: Line, told: Told, offered: Set<unknown>): void {
    for (const { t: type, ...rest } of line.said.splice(0)) {
        const said = JSON.stringify(rest);
        if (type !== 'hello')
            must(
                [...told.keys].every((key) => !said.includes(key)),
                'a key is kept',
            );
        if (type === 'decide') must(offered.has(rest['decision']), 'it was offered');
    }
}

async function converse(seed: number): Promise<string[]> {
    const roll = dice(seed * 2_654_435);
    const told = conversation(roll);
    const line = new Line();
    const offered = new Set<unknown>();
    const believed = new Told();
    keepSeat(TABLE, { token: MINE, seat: 'a' });
    const source = new RemoteSource(
        TABLE,
        {
            origin: 'http://x',
            fetch: () => Promise.reject(new Error('offline')),
            socket: () => line as unknown as WebSocket,
            engine: async () => engine,
        },
        roll(8) === 0 ? 'O'.repeat(22) : null,
    );
    try {
        line.onopen?.();
        for (const [i, text] of told.entries()) {
            believed.add(text);
            line.onmessage?.({ data: text });
            await settle();
            expectSound(source.model);
            must(believed.seats.has(source.model.me), 'a seat that was told');
            if (roll(12) === 0 || i === told.length - 1) expectWords(source.model);
            expectCareful(line, believed, offered);
            const { choices } = source.model;
            for (const { decision } of choices) offered.add(decision);
            if (choices.length > 0 && roll(3) === 0)
                source.decide(choices[roll(choices.length)]!.decision);
        }
        const kept = seatKey(TABLE)?.token;
        must(kept === undefined || believed.keys.has(kept), 'my key, or one that was told');
    } finally {
        source.close();
    }
    return told;
}

test(`${LIES} conversations with a server that lies`, { timeout: HANG }, async () => {
    const loose: unknown[] = [];
    const note = (error: unknown) => void loose.push(error);
    process.on('unhandledRejection', note);
    for (let seed = FIRST; seed < FIRST + LIES; seed++) {
        try {
            await converse(seed);
            must(loose.length === 0, `rejected: ${String(loose[0])}`);
        } catch (error) {
            throw new Error(`LIES=1 LIES_FIRST=${seed}`, { cause: error });
        }
    }
    process.off('unhandledRejection', note);
    for (const entry of myGames()) expect(recordKey(entry)).toMatch(/^[\w-]{1,80}$/);
});

/** A server that never tires of one kind of message. */
async function flood(each: (n: number) => object): Promise<TableModel> {
    const line = new Line();
    const source = new RemoteSource(TABLE, {
        origin: 'http://x',
        fetch: () => Promise.reject(new Error('offline')),
        socket: () => line as unknown as WebSocket,
        engine: async () => engine,
    });
    line.onopen?.();
    for (const text of COMPANY.slice(0, 3)) line.onmessage?.({ data: text });
    for (let n = 0; n < 3000; n++) line.onmessage?.({ data: JSON.stringify(each(n)) });
    await settle();
    source.close();
    return source.model;
}

test('what is said without end is not kept without end', async () => {
    const text = 'x'.repeat(1000);
    const chat = await flood((n) => ({ t: 'chat', n, seat: 'b', name: 'Bo', text }));
    expect(JSON.stringify(chat).length).toBeLessThan(MOST_TOLD);
    expect(chat.chat.at(-1)!.n).toBe(2999);
    const lost = await flood(() => ({ t: 'lost', what: text, count: 1 }));
    expect(JSON.stringify(lost).length).toBeLessThan(MOST_TOLD);
});

/** A list of tables, and lies in it. No two of what is drawn may be the same. */
function tables(table: unknown, roll: Roll): unknown {
    return spoil({ tables: [table, spoil(table, roll, twist), table] }, roll, twist);
}
const expectDistinct = (names: unknown[]) => expect(new Set(names).size).toBe(names.length);

test('lists of tables that are none are no lists of tables', () => {
    const roll = dice(4);
    for (let i = 0; i < 2000; i++) {
        const listed = readTables(tables(JSON.parse(COMPANY[1]!), roll));
        for (const { names, rules, open } of listed) {
            expect([...names, rules].every((text) => typeof text === 'string')).toBe(true);
            expect(Number.isSafeInteger(open)).toBe(true);
        }
        expectDistinct(listed.map(({ table }) => table));
    }
});

test('nor are those of my tables; and a server offers what it can', async () => {
    const roll = dice(5);
    const table = { ...(JSON.parse(COMPANY[1]!) as object), seat: 'a', turn: true, left: 60_000 };
    const push = 'k'.repeat(87);
    for (let i = 0; i < 500; i++) {
        const answer = JSON.stringify(tables(table, roll)) ?? '';
        vi.stubGlobal('fetch', async () => new Response(answer));
        const mine = await myTables('5f'.repeat(16)).catch(() => []);
        expectDistinct(mine.map((one) => one.table));
        for (const { seat, turn, left, seats } of mine) {
            expect(seat).toMatch(/^[a-e]$/);
            expect(typeof turn).toBe('boolean');
            expect(left === null || Number.isFinite(left)).toBe(true);
            expect(namesOf({ seats } as MyTable).every((name) => typeof name === 'string')).toBe(
                true,
            );
        }
        noteTables(mine);
        expect(typeof whoIs(mine)).toBe('string');
        const offered = readOffers(spoil({ push, hooks: true }, roll, twist));
        expect(offered.push ?? push).toMatch(/^[\w-]{80,100}$/);
    }
    expectDistinct(myGames().map(({ id }) => id));
    vi.unstubAllGlobals();
});
