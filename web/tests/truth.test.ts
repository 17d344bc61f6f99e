/*
 * Promise 18: what the table says is what happens.
 *
 * Whole games are played through the page's own source, stage and moment, with the real engine; at
 * every step the status, the caption, the prompt and the picture are kept. Then the truth of the
 * game is replayed, and each is held against what the engine says of that very moment.
 *
 * TRUTH_GAMES: how many games, from TRUTH_FIRST on; each is told in another language. Every set of
 * cards and number of seats comes up in every language; the soak plays 200.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Board } from '../src/engine/engine';
import { LANGUAGES, loadLanguage } from '../src/game/i18n';
import { LocalSource, startOf } from '../src/game/local/local';
import { momentOf, standsIn, type Moment, type Shown } from '../src/game/table/moment';
import { ReviewSource } from '../src/game/review/review';
import { defaults, settings } from '../src/game/settings';
import type {
    BotName,
    Drawing,
    GameEvent,
    Player,
    Said,
    Seat,
    TableModel,
} from '../src/game/types';
import { say } from '../src/ui/say';
import { Stage } from '../src/ui/table/stage.svelte';
import { dice, engine, RULES, localDesk } from './help';

const FIRST = Number(process.env.TRUTH_FIRST ?? 1);
const GAMES = Number(process.env.TRUTH_GAMES ?? 60);

type Told = typeof momentOf;

interface Seen {
    decisions: number; // made when it was seen
    busy: boolean; // the picture is behind
    event: GameEvent | null; // being shown
    before: Drawing | null;
    moment: Moment;
    model: TableModel;
}

interface Played {
    seen: Seen[];
    events: GameEvent[]; // all, also those that a click jumped over
    record: string;
    me: Seat;
    players: Player[];
}

/* Nothing is waited for: what the stage shows for a second is looked at and gone. */
beforeAll(() => {
    vi.stubGlobal('setTimeout', (run: () => void) => setImmediate(run));
    vi.stubGlobal('clearTimeout', (timer: NodeJS.Immediate) => clearImmediate(timer));
    vi.stubGlobal('document', { hidden: false, documentElement: {}, querySelector: () => null });
    settings.change({ ...defaults, speed: '1x', confirm: 'off' });
});
afterAll(() => void vi.unstubAllGlobals());

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A stage without a screen: it shows every step, and tells when one is drawn. */
function stageOf(look: (stage: Stage) => void): Stage {
    const stage = new Stage(() => '1x');
    const root = { querySelectorAll: () => [], querySelector: () => null };
    const mover = { play: () => look(stage), finish: () => undefined };
    stage.attach(root as unknown as HTMLElement, mover as never);
    return stage;
}

const problemOf = (code: string) => ({ code, message: '', n: 1 });
const standing = (players: Player[]) => players.map((one) => ({ ...one, standin: one.me }));

async function play(seed: number, told: Told): Promise<Played> {
    const count = 2 + (seed % 4);
    const opponents = Array.from({ length: count - 1 }, (): BotName => 'random');
    const game = new LocalSource(
        startOf({
            rules: RULES[seed % RULES.length]!,
            opponents,
            name: '',
            seed: String(seed),
            seat: String.fromCharCode(97 + (seed % count)) as Seat,
        }),
        undefined,
        localDesk(),
    );
    const seen: Seen[] = [];
    const events: GameEvent[] = [];
    let decisions = 0;
    const look = (shown: Shown) =>
        seen.push({
            decisions,
            busy: shown.busy,
            event: shown.busy ? (shown.step?.event ?? null) : null,
            before: shown.busy ? (shown.step?.before ?? null) : null,
            moment: told(game.model, shown),
            model: game.model,
        });
    const stage = stageOf(look);
    game.subscribe((model) => stage.present(model.drawing));
    game.onSteps((steps) => {
        decisions++;
        events.push(...steps.map(({ event }) => event));
        return stage.push(steps).then(() => void look(stage));
    });
    const roll = dice(seed);
    let waited = 0;
    while (game.model.phase !== 'over' && waited < 20000) {
        await soon();
        waited++;
        const { choices, myTurn } = game.model;
        // Sometimes the click comes while the picture is still behind: it jumps to the present.
        if (!myTurn || (stage.busy && roll(4) > 0)) continue;
        if (stage.busy) stage.skip();
        look(stage);
        waited = 0;
        game.decide(choices[roll(choices.length)]!.decision);
    }
    while (stage.busy) await soon();
    const { me, players } = game.model;
    const record = game.model.end!.record!;
    game.close();
    return { seen, events, record, me: me!, players };
}

/* --- The truth --- */

type Elimination = Extract<GameEvent, { what: 'eliminated' }>;

class Wrong extends Error {}

function must(ok: boolean, what: string): asserts ok {
    if (!ok) throw new Wrong(what);
}

/** The picture, without what is said about it. */
const looks = ({ queue, families, round }: Drawing) =>
    JSON.stringify({
        queue: queue.map(({ cards }) => cards),
        families: families.map(({ influence, hand, pile }) => ({ influence, hand, pile })),
        round,
    });

const topAt = (drawing: Drawing, place: number) => drawing.queue[place - 1]?.cards[0]?.id;

/**
 * A Cutthroat's victims are told at the places where they lay before the first of them fell: the
 * pictures by which the place in a caption may be counted. Between two strikes something else
 * happens, if only a question.
 */
class Strike {
    #first: Drawing | null = null;

    counted({ event, before }: Seen, events: GameEvent[]): (Drawing | null)[] {
        if (event?.what !== 'eliminated') return [before];
        if (!this.#goesOn(event, events)) this.#first = before;
        return [before, this.#first];
    }

    /** Of ABL-CUTTHROAT-1: those that fall with the card that was chosen. */
    #goesOn({ card, other }: Elimination, events: GameEvent[]): boolean {
        const at = events.findIndex((event) => event.what === 'eliminated' && event.card === card);
        const last = events
            .slice(0, at)
            .filter(({ what }) => what !== 'lost')
            .at(-1);
        const then = this.#first?.queue.map(({ cards }) => cards[0]!) ?? [];
        return (
            last?.what === 'eliminated' &&
            last.other.id === other.id &&
            last.card.kind === card.kind &&
            card.owner !== other.owner &&
            then.some(({ id, up }) => id === card.id && up)
        );
    }
}

/** The influence lost with an eliminated card is told with it, in the next caption. */
function isToldWithNext(event: GameEvent, events: GameEvent[]): boolean {
    const next = events[events.indexOf(event) + 1];
    return event.what === 'lost' && next?.what === 'eliminated' && next.card.id === event.card.id;
}

/** The event's own line says who did what, how much and with which card; so does the caption. */
function checkCaption(
    { event, before, moment }: Seen,
    events: GameEvent[],
    counted: (Drawing | null)[],
): void {
    // What came before it and has no event of its own may be said all the same.
    if (!event || !before || event.said.length === 0 || isToldWithNext(event, events)) return;
    const said = moment.caption.find(({ parts }) => {
        const { id } = parts[0]!;
        return id.startsWith(`event-${event.what}`) && !id.startsWith('event-stole-own'); // no event
    });
    must(said !== undefined, `${event.line}: the caption is about something else`);
    const { args } = said.parts[0]!;
    if ('seat' in event) must(args.player === event.seat, `${event.line}: of ${args.player}`);
    if ('amount' in event && args.n !== undefined)
        must(args.n === event.amount, `${event.line}: says ${args.n}`);
    const gone = ['kept', 'revealed', 'eliminated'].includes(event.what);
    if (gone && 'card' in event)
        must(
            counted.some((drawing) => topAt(drawing!, args.place!) === event.card.id),
            `${event.line}: there is another card at place ${args.place}`,
        );
    if (event.what === 'moved' || event.what === 'entered')
        must(
            args.place === undefined || topAt(moment.drawing!, args.place) === event.card.id,
            `${event.line}: it did not come to place ${args.place}`,
        );
}

/** Cards are placed while cards are placed, and all else happens while the Queue is resolved. */
function checkPhase({ event, before, moment }: Seen): void {
    if (!event || !before || event.what === 'round' || event.what === 'over') return;
    const phase = event.what === 'placed' ? 'placing' : 'resolving';
    must(moment.phase === phase, `${event.line}: the status says ${moment.phase}`);
    must(moment.round === before.round, `${event.line}: the status says round ${moment.round}`);
}

/** What is asked in the sentence is what the engine asks in the position that is drawn. */
function checkAsked(seen: Seen, said: Said, now: Drawing, what: string): void {
    const { drawing } = seen.moment;
    must(now.phase !== 'over', `${what}: the game is over`);
    must(looks(drawing!) === looks(now), `${what}: the picture is of another moment`);
    const { id, args } = said.parts[0]!;
    if (args.player !== undefined)
        must(args.player === now.ask.seat, `${what}: it is ${now.ask.seat} who decides`);
    const asks = id.replace(/^(waiting|event-ask|ask)-/, '');
    if (what !== 'prompt') must(asks === now.ask.kind, `${what}: ${asks}, but ${now.ask.kind}`);
    if (args.place !== undefined && now.ask.card !== null)
        must(topAt(drawing!, args.place) === now.ask.card, `${what}: not at place ${args.place}`);
}

/** Finds the first thing that was not true; '' if all was. */
function judge({ seen, events, record, me, players }: Played): string {
    const { boards } = engine.replay(record, 'truth');
    const now = (board: Board) => engine.draw(engine.view(board, me));
    const strike = new Strike();
    let question: Drawing | null = null;
    let at = -1;
    for (const one of seen) {
        const { moment, event, model } = one;
        try {
            if (at !== one.decisions) question = now(boards[one.decisions]!);
            at = one.decisions;
            checkCaption(one, events, strike.counted(one, events));
            checkPhase(one);
            if (moment.status) checkAsked(one, moment.status, question!, 'status');
            const asked = moment.caption.find(({ parts }) => /^event-ask/.test(parts[0]!.id));
            if (asked) checkAsked(one, asked, question!, 'caption');
            if (moment.prompt) {
                checkAsked(one, moment.prompt, question!, 'prompt');
                must(question!.ask.seat === me, 'prompt: I am not asked');
            }
            if (!one.busy && model.myTurn)
                must(moment.prompt !== null, 'the picture has caught up, and I am not asked');
            for (const said of [...moment.caption, moment.status, moment.prompt])
                if (said) must(!/\{|\bYou\b.*(?<!y)You\b/.test(say(said, players)), 'words');
        } catch (problem) {
            if (!(problem instanceof Wrong)) throw problem;
            return `after ${one.decisions} decisions, ${event?.line ?? 'present'}: ${problem.message}`;
        }
    }
    return '';
}

describe('promise 18: what the table says is what happens', () => {
    test('in games against bots', { timeout: 300_000 }, async () => {
        let moments = 0;
        for (let seed = FIRST; seed < FIRST + GAMES; seed++) {
            await loadLanguage(LANGUAGES[seed % LANGUAGES.length]!);
            const played = await play(seed, momentOf);
            moments += played.seen.length;
            expect(judge(played), `game ${seed}`).toBe('');
        }
        expect(moments).toBeGreaterThan(GAMES * 50);
    });

    /* They are rare: a sentence before its event, strikes one after another, a Spy's own victim. */
    test.each([294, 339, 544, 1709])('in game %i', async (seed) => {
        await loadLanguage(LANGUAGES[seed % LANGUAGES.length]!);
        expect(judge(await play(seed, momentOf))).toBe('');
    });

    /* The table as it was: it told the question of the newest position over an older picture. */
    const withoutAsks: Told = (model, shown) => {
        const moment = momentOf(model, shown);
        const { drawing } = moment;
        return { ...moment, status: drawing && !moment.mine ? drawing.ask.waiting : null };
    };
    const aheadOfPicture: Told = (model, shown) => ({
        ...momentOf(model, shown),
        prompt: model.myTurn ? (model.drawing?.ask.prompt ?? null) : null,
    });

    /* Asked, and yet it is not my turn: what is said then is said to me, not about me. */
    test.each<[string, (model: TableModel) => Partial<TableModel>]>([
        ['while my decision travels', () => ({ saved: 'sending' })],
        ['while it waits for a connection', () => ({ saved: 'not-sent', connection: 'lost' })],
        ['in a tab that another has taken over', () => ({ problem: problemOf('taken') })],
        ['while a bot stands in for me', ({ players }) => ({ players: standing(players) })],
    ])('%s, nobody tells me that it is my own turn', async (_, change) => {
        for (const { model, ...seen } of (await play(2, momentOf)).seen) {
            if (!model.myTurn || seen.busy) continue;
            const away = { ...model, myTurn: false, choices: [], ...change(model) };
            const { drawing } = model;
            const told = momentOf(away, { busy: false, step: null, drawing });
            expect(told).toMatchObject({ mine: false, status: null, prompt: null });
            expect(told.caption).not.toContain(drawing!.ask.told);
        }
    });

    test('at the end, no bot plays for me any more', async () => {
        const { seen } = await play(2, momentOf);
        const { model } = seen.at(-1)!;
        const players = standing(model.players);
        expect(model.phase).toBe('over');
        expect(standsIn({ ...model, players })).toBe(false);
        expect(standsIn({ ...model, players, phase: 'playing' })).toBe(true);
    });

    test('a status that speaks between two events is found', async () => {
        const found = await Promise.all([1, 2, 3].map((seed) => play(seed, withoutAsks)));
        expect(found.some((played) => /status/.test(judge(played)))).toBe(true);
    });

    test('a prompt that runs ahead of the picture is found', async () => {
        const found = await Promise.all([1, 2, 3].map((seed) => play(seed, aheadOfPicture)));
        expect(found.some((played) => /prompt/.test(judge(played)))).toBe(true);
    });

    test('a review tells the event just made', async () => {
        for (let seed = 1; seed <= 8; seed++) {
            const { record } = await play(seed, momentOf);
            const review = new ReviewSource(engine, record);
            const count = review.model.review!.count;
            for (let i = 1; i <= count; i++) {
                review.review.go(i);
                const { model } = review;
                const moment = momentOf(model, { busy: false, step: null, drawing: model.drawing });
                const last = model.log.at(-1)!.event;
                if (model.phase === 'playing') expect(moment.caption).toEqual(last.said);
                expect(moment.prompt).toBeNull();
                if (moment.status) expect(model.drawing!.asks).toBe(true);
            }
            review.close();
        }
    });
});
