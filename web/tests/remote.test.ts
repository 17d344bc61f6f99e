import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetGame } from '../src/game/kept/forget';
import { noteGame } from '../src/game/kept/mygames';
import { dropPass, keepPass } from '../src/game/kept/pass';
import { hideToken, keepSeat, linkedToken, seatKey } from '../src/game/kept/seats';
import { RemoteSource } from '../src/game/remote/remote';
import { defaults, settings } from '../src/game/settings';
import { loadLanguage, loadPages, t } from '../src/game/i18n';
import type { Step, TableModel } from '../src/game/types';
import { problemText } from '../src/ui/problem';
import { decideAny, dice, engine, surroundingsAt, until } from './help';
import { TestServer } from './server';

let server: TestServer;
let open: RemoteSource[] = [];

beforeEach(async () => {
    settings.change({ ...defaults, confirm: 'off', speed: 'instant' });
    server = await new TestServer().listen();
});
afterEach(async () => {
    for (const source of open) source.close();
    open = [];
    forgetGame(server.table);
    dropPass();
    await server.close();
});

const surroundings = () => surroundingsAt(server.origin);

function join(seated = true): RemoteSource {
    if (seated) keepSeat(server.table, { token: server.token, seat: 'a' });
    else forgetGame(server.table);
    const source = new RemoteSource(server.table, surroundings());
    open.push(source);
    return source;
}

/** ... and waits until it is asked. */
async function joinAsked(): Promise<RemoteSource> {
    const source = join();
    await until(() => source.model.myTurn);
    return source;
}

async function play(
    source: RemoteSource,
    turns: number,
    each: () => void = () => undefined,
): Promise<void> {
    const roll = dice(3);
    for (let i = 0; i < turns; i++) {
        await until(() => source.model.myTurn || source.model.phase === 'over');
        if (source.model.phase === 'over') return;
        const before = server.past.length;
        decideAny(source, roll);
        each();
        await until(() => server.past.length > before && source.model.saved === 'safe');
    }
}

/** The screen shows what the server would tell a fresh connection. */
function expectTrue({ drawing, me }: TableModel): void {
    expect(drawing).toEqual(engine.draw(engine.view(server.board, me ?? 'spectator')));
}

describe('a table on a server', () => {
    test('a seat whose key is not kept is said to be lost with the page', async () => {
        const shelf = globalThis.localStorage;
        const { setItem } = shelf;
        const kept = join();
        await until(() => kept.model.connection === 'open');
        expect(kept.model.problem).toBeNull();
        shelf.setItem = () => {
            throw new Error('full');
        };
        const source = join();
        await until(() => source.model.problem !== null);
        shelf.setItem = setItem;
        expect(source.model.problem!.code).toBe('seat-not-kept');
    });

    test('a whole game, step by step, with the truth at the end', async () => {
        const source = join();
        const watcher = join(false);
        const steps: Step[] = [];
        source.onSteps((more) => void steps.push(...more));
        await play(source, 200);
        await until(() => Boolean(source.model.end?.truth && watcher.model.end?.truth));
        expectTrue(source.model);
        expect(source.model.end!.rounds.length).toBe(7);
        expect(source.model.end!.record).toBe(server.record('truth'));
        expect(steps.map(({ n }) => n)).toEqual(steps.map((_, i) => i));
        expect(source.model.log.map(({ event }) => event.line)).toEqual(
            steps.filter(({ event }) => event.said.length > 0).map(({ event }) => event.line),
        );
        expect(watcher.model.me).toBeNull();
        expect(watcher.model.choices).toEqual([]);
    });

    test('who is muted is still seen to be so after a reload', async () => {
        const source = join();
        await until(() => source.model.players.length > 0);
        source.table.mute('b', true);
        await until(() => server.heard.some(({ t, on }) => t === 'mute' && on === true));
        source.close();
        const reloaded = new RemoteSource(server.table, surroundings());
        open.push(reloaded);
        await until(() => reloaded.model.players.length > 0);
        expect(reloaded.model.players.filter(({ muted }) => muted).map(({ seat }) => seat)).toEqual(
            ['b'],
        );
    });

    test('that somebody is here is told again after a break, and never by who only watches', async () => {
        const source = join();
        const watcher = join(false);
        await until(() => source.model.connection === 'open');
        await until(() => watcher.model.connection === 'open');
        const told = () => server.heard.filter(({ t }) => t === 'attend').map(({ on }) => on);
        watcher.table.attend(true);
        source.table.attend(true);
        await until(() => told().length > 0);
        server.hangUp();
        await until(() => told().length > 1);
        source.table.attend(false);
        await until(() => told().length > 2);
        expect(told()).toEqual([true, true, false]);
    });

    test('messages told twice change nothing', async () => {
        server.tamper = (message) => [message, message];
        const source = join();
        await play(source, 12);
        expectTrue(source.model);
        const lines = source.model.log.map(({ n }) => n);
        expect(new Set(lines).size).toBe(lines.length);
    });

    test('a gap is noticed, and everything asked for again', async () => {
        const roll = dice(8);
        server.tamper = (message) => (message.t === 'events' && roll(4) === 0 ? [] : [message]);
        const source = await joinAsked();
        server.tamper = (message) => (message.t === 'events' && message.v === 2 ? [] : [message]);
        source.decide(source.model.choices[0]!.decision);
        await until(() => server.heard.some(({ t }) => t === 'resync'));
        await until(() => source.model.myTurn);
        expectTrue(source.model);
        expect(source.model.log.filter(({ event }) => event.what === 'placed').length).toBe(3);
        await play(source, 10);
        expectTrue(source.model);
    });

    test('what the server has lost is told in words, and the game continues from before it', async () => {
        await loadLanguage('en');
        await loadPages(); // has what servers say
        const source = join();
        const watcher = join(false);
        await play(source, 4);
        await until(() => source.model.myTurn);
        const kept = server.past.length - 5;
        server.acks = false; // nobody answers before it is lost
        source.decide(source.model.choices[0]!.decision);
        await until(() => server.past.length > kept + 5);
        const count = server.past.length - kept;
        server.acks = true;
        server.forget(count);
        await until(() => Boolean(source.model.problem?.lost && watcher.model.problem?.lost));
        expect(source.model.problem!.lost).toEqual([{ what: 'decisions', count }]);
        expect(problemText(t, source.model.problem!)).toContain(`last ${count} decisions`);
        await until(() => source.model.myTurn && source.model.saved === 'safe');
        expectTrue(source.model);
        await play(source, 200);
        await until(() => Boolean(source.model.end?.truth && watcher.model.end?.truth));
        expectTrue(source.model);
    });

    test('a position that does not fit the events is not believed to be ours', async () => {
        const source = await joinAsked();
        server.tamper = (message) =>
            message.t === 'events' && message.v === 1
                ? [{ ...message, lines: ['kept a #9 +1', 'ask b place'] }]
                : [message];
        source.decide(source.model.choices[0]!.decision);
        await until(() => server.heard.some(({ t }) => t === 'resync'));
        await until(() => source.model.myTurn);
        expectTrue(source.model);
    });

    test('comes back by itself after the line was cut, and shows what happened', async () => {
        const source = join();
        await play(source, 4);
        server.hangUp();
        await until(() => source.model.connection === 'lost');
        expect(source.model.saved).toBe('safe');
        await until(() => source.model.connection === 'open');
        const hello = server.heard.filter(({ t }) => t === 'hello').at(-1)!;
        expect(hello).toMatchObject({ game: server.game });
        expect(typeof hello.since).toBe('number');
        await play(source, 4);
        expectTrue(source.model);
    });

    test('a decision that was cut off is said again and done once', async () => {
        const source = await joinAsked();
        server.acks = false; // it is applied, but the answer never comes
        source.decide(source.model.choices[0]!.decision);
        await until(() => server.applied === 1);
        expect(source.model.saved).toBe('sending');
        server.acks = true;
        server.hangUp();
        await until(() => source.model.connection === 'lost');
        expect(source.model.saved).toBe('sending'); // it may have arrived: nobody knows
        await until(() => source.model.saved === 'safe');
        expect(server.applied).toBe(1);
        expect(server.heard.filter(({ t }) => t === 'decide').length).toBe(2);
        expectTrue(source.model);
    });

    test('a decision made without a connection waits for one, and says so', async () => {
        const source = await joinAsked();
        server.hangUp();
        await until(() => source.model.connection === 'lost');
        source.decide(source.model.choices[0]!.decision);
        expect(source.model.saved).toBe('not-sent');
        expect(server.applied).toBe(0);
        await until(() => source.model.saved === 'safe');
        expect(server.applied).toBe(1);
    });

    test('a refused decision is not kept, and the table comes anew', async () => {
        const source = await joinAsked();
        const roll = dice(2);
        const stolen = engine.options(server.board)[roll(3)]!;
        const { choices } = source.model;
        server.tamper = () => []; // a stand-in decides, and we do not hear of it
        server.apply(stolen);
        server.tamper = (message) => [message];
        source.decide(choices.find(({ decision }) => decision !== stolen)!.decision);
        await until(() => source.model.problem?.code === 'stale');
        expect(source.model.saved).toBe('safe');
        await until(() => source.model.drawing!.queue.length === 1);
        expectTrue(source.model);
        source.dismissProblem();
        expect(source.model.problem).toBeNull();
    });

    test('a busy server is asked again', async () => {
        const source = await joinAsked();
        let refusals = 2;
        server.tamper = (message) => {
            if (message.t !== 'ack' || refusals-- <= 0) return [message];
            return [{ t: 'error', code: 'busy', message: 'still writing', ref: message.ref }];
        };
        source.decide(source.model.choices[0]!.decision);
        await until(
            () =>
                source.model.saved === 'safe' &&
                server.heard.filter(({ t }) => t === 'decide').length === 3,
        );
        expect(server.applied).toBe(1);
    });

    test('coming in the middle brings the past along', async () => {
        const first = join();
        await play(first, 9);
        const second = join();
        await until(() => second.model.drawing !== null);
        expect(second.model.log.map(({ event }) => event.line)).toEqual(
            first.model.log.map(({ event }) => event.line),
        );
        expect(second.model.drawing).toEqual(first.model.drawing);
        await play(second, 5);
        await until(() => first.model.log.length === second.model.log.length);
        expect(first.model.drawing).toEqual(second.model.drawing);
    });

    test('without the record the position must do', async () => {
        const first = join();
        await play(first, 5);
        server.recordFails = true;
        const second = join();
        await until(() => second.model.myTurn);
        const text = (model: TableModel) =>
            model.drawing!.queue.map(({ cards }) =>
                cards.map(({ kind, up, influence, family }) => [kind, up, influence, family]),
            );
        expect(text(second.model)).toEqual(text(first.model));
        server.recordFails = false;
        await play(second, 4);
        expectTrue(second.model);
    });

    test('a table that is not there is not asked for again', async () => {
        const source = new RemoteSource('nowhere', surroundingsAt(server.origin));
        open.push(source);
        await until(() => source.model.connection === 'refused');
        expect(source.model.problem!.code).toBe('no-table');
    });

    test('chat is told once, in order', async () => {
        const source = join();
        await until(() => source.model.connection === 'open');
        source.table.chat('hello <b>there</b>');
        source.table.chat('again');
        await until(() => source.model.chat.length > 0);
        expect(source.model.chat).toEqual([
            { n: 1, seat: 'a', name: 'Player a', text: 'hello <b>there</b>', mine: true },
        ]);
    });
});

describe('a link with a key (M4)', () => {
    const follow = (token: string): RemoteSource => {
        const around = { ...surroundings(), known: () => void known++ };
        const source = new RemoteSource(server.table, around, token);
        open.push(source);
        return source;
    };
    let known = 0; // what it opens: until then it stays in the address bar
    beforeEach(() => void (known = 0));
    const keptToken = () => seatKey(server.table)?.token;

    test('to a seat, for somebody who has none: it is kept once it has opened the seat', async () => {
        const source = follow(server.token);
        expect(keptToken()).toBeUndefined();
        expect(known).toBe(0);
        await until(() => source.model.me === 'a');
        expect(known).toBe(1);
        expect(seatKey(server.table)).toEqual({ token: server.token, seat: 'a' });
    });

    test('that opens nothing costs nobody the key they have', async () => {
        keepSeat(server.table, { token: server.token, seat: 'a' });
        const source = follow('0'.repeat(16));
        await until(() => source.model.me === 'a' && source.model.drawing !== null);
        expect(source.model.problem?.code).toBe('bad-token');
        expect(source.model.connection).toBe('open');
        expect(keptToken()).toBe(server.token);
        await play(source, 1);
        expectTrue(source.model);
    });

    test('that opens nothing is refused where there is no key', async () => {
        const source = follow('0'.repeat(16));
        await until(() => source.model.connection === 'refused');
        expect(source.model.problem?.code).toBe('bad-token');
        expect(keptToken()).toBeUndefined();
        expect(known).toBe(1);
    });

    test('to another seat: the player is asked before it takes the place of a key that works', async () => {
        server.other = 'U'.repeat(22);
        keepSeat(server.table, { token: server.token, seat: 'a' });
        const source = follow(server.other);
        const seen = new Set<string | null>();
        source.subscribe(({ me }) => seen.add(me));
        await until(() => source.model.problem?.code === 'other-seat');
        expect(source.model.me).toBe('a');
        expect(seen.has('b')).toBe(false);
        expect(keptToken()).toBe(server.token);
        await until(() => source.model.drawing !== null);
        expectTrue(source.model);
        server.hangUp(); // the question stays, and so does the seat
        await until(() => source.model.connection === 'lost');
        await until(() => source.model.connection === 'open');
        expect(source.model.me).toBe('a');
        source.table.otherSeat();
        await until(() => source.model.me === 'b' && source.model.drawing !== null);
        expect(source.model.problem).toBeNull();
        expect(keptToken()).toBe(server.other);
        await until(() => source.model.drawing?.families[1]?.hand !== undefined);
        expectTrue(source.model);
    });

    /** A device that has no key here: the pass opens the seat, which is among my games. */
    function sitByPass(): void {
        server.pass = '5f'.repeat(16);
        keepPass(server.pass);
        const at = { id: server.table, kind: 'remote' as const, at: 1, rules: 'base', round: 1 };
        noteGame({ ...at, names: [], phase: 'playing', myTurn: true, rank: null });
    }

    test('to another seat: whoever sits by a pass is asked, too', async () => {
        server.other = 'U'.repeat(22);
        sitByPass();
        const source = follow(server.other);
        await until(() => source.model.problem?.code === 'other-seat');
        expect(source.model.me).toBe('a');
        expect(keptToken()).toBeUndefined();
        source.table.otherSeat();
        await until(() => source.model.me === 'b');
        expect(keptToken()).toBe(server.other);
    });

    test('that opens nothing costs nobody the seat of their pass', async () => {
        sitByPass();
        const source = follow('0'.repeat(16));
        await until(() => source.model.me === 'a' && source.model.drawing !== null);
        expect(source.model.problem?.code).toBe('bad-token');
        expect(source.model.connection).toBe('open');
    });

    test('to the seat that my pass opens is kept without a question', async () => {
        sitByPass();
        const source = follow(server.token);
        await until(() => source.model.me === 'a' && keptToken() === server.token);
        expect(source.model.problem).toBeNull();
    });

    test('to another seat takes the place of a key that opens nothing any more', async () => {
        server.other = 'U'.repeat(22);
        keepSeat(server.table, { token: 'old'.repeat(8), seat: 'c' });
        const source = follow(server.other);
        await until(() => source.model.me === 'b' && source.model.drawing !== null);
        expect(keptToken()).toBe(server.other);
        expect(source.model.problem).toBeNull();
    });
});

test('a key that is known is taken out of the address bar', () => {
    const place = {
        hash: `#token=${'x'.repeat(22)}`,
        pathname: '/table/77',
        search: '',
    } as Location;
    let shown = '';
    const past = {
        state: null,
        replaceState: (_: unknown, __: string, url: string) => (shown = url),
    } as unknown as History;
    expect(linkedToken(place)).toBe('x'.repeat(22));
    expect(shown).toBe('');
    hideToken(place, past);
    expect(shown).toBe('/table/77');
    shown = '';
    const other = { ...place, hash: '#token=<script>' } as Location;
    expect(linkedToken(other)).toBeNull();
    hideToken(other, past);
    expect(shown).toBe('');
});
