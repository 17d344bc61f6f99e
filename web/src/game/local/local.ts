/*
 * local.ts - a game against bots as a source: one screen, one worker, no server.
 *
 * The record is kept in the browser after every decision, so a reload loses nothing.
 */
import { seatIndex } from '../../engine/engine';
import { BaseSource, randomSeed, wait } from '../table/base';
import { Chronicle } from '../table/chronicle';
import { player } from '../player';
import { threadOf, type Thread } from '../thread';
import { seatsOf, type LocalGame, type LocalStart, type Snapshot } from './local-game';
import { hashOf } from './deal';
import { nextDeal } from './series';
import { claimGame } from './tab';
import { LOCAL, noteGame, storedGame, storeGame, type StoredGame } from '../kept/mygames';
import { paceTime, settings } from '../settings';
import { Undo } from './undo';
import type { AgainActions, BotName, LocalSetup, Player, Seat, Step } from '../types';

const BUDGET = 500; // ms: less than the pace, so that nobody waits for a bot
const GLANCE = 250; // ms between two pictures while bots are hurried

export const today = (): string => new Date().toISOString().slice(0, 10);
export const newId = (): string => LOCAL + randomSeed().toString(36);

export function startOf(setup: LocalSetup): LocalStart {
    const me = setup.seat ?? 'a';
    const seats = seatsOf(setup.opponents.length + 1);
    const others = [...setup.opponents];
    const persons = [...(setup.names ?? [])];
    const bots = seats.map((seat) => (seat === me ? null : (others.shift() ?? 'squire')));
    return {
        rules: setup.rules,
        me,
        bots,
        names: bots.map((bot) => (bot ? persons.shift() || bot : setup.name)),
        budget: setup.budget ?? BUDGET,
        seed: setup.seed === undefined ? randomSeed() : seedFrom(setup.seed),
        date: today(),
        first: setup.first,
        record: setup.record,
        deal: setup.deal,
        ...(setup.branch ? { branch: true } : {}),
    };
}

/** Any text is a seed; a number is itself. */
export const seedFrom = (text: string): bigint =>
    /^\d{1,19}$/.test(text) ? BigInt(text) : hashOf(text);

export class LocalSource extends BaseSource {
    readonly again: AgainActions;
    protected readonly desk: Thread<LocalGame>;
    #start: LocalStart;
    #id: string;
    #chronicle = new Chronicle(null);
    #began: Seat = 'a';
    #hurried = false;
    #wake: (() => void) | null = null;
    #release: () => void = () => undefined;
    #unkept = false; // it was said that nothing is kept
    #undo = new Undo();
    #record = ''; // as it stands
    #turn = 0; // grows with every game: what belongs to an older one is forgotten

    constructor(
        start: LocalStart,
        id = newId(),
        desk: Thread<LocalGame> = threadOf(
            new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
        ),
        kind: 'local' | 'coach' = 'local',
    ) {
        super(kind);
        this.desk = desk;
        this.#start = start;
        this.#id = id;
        this.again = {
            rematch: () => this.#rematch(),
            advise: () => this.desk.ask('advise'),
        };
        queueMicrotask(() => void this.#begin()); // a subclass has its fields then
    }

    async #begin(): Promise<void> {
        const turn = ++this.#turn;
        const { me, bots } = this.#start;
        this.#release();
        this.#release = claimGame(this.#id, {
            taken: () => this.#taken(),
            free: () => this.#goOn(),
        });
        this.patch({
            id: this.#id,
            me,
            maker: true,
            waits: false,
            players: playersOf(bots, this.#start.names, me),
            deal: this.#start.deal,
        });
        try {
            const { now, began, log } = await this.desk.ask('start', this.#start);
            if (turn !== this.#turn || this.closed) return;
            this.#began = began;
            this.#chronicle = new Chronicle(me);
            this.#chronicle.log = log;
            this.#take(now, []);
            this.ready();
            await this.#letBotsPlay(turn, now.asked);
        } catch (error) {
            this.#stumble('engine', error, turn);
        }
    }

    /** Another tab plays it now: what would be decided here would be another game. */
    #taken(): void {
        this.#turn++;
        this.patch({ choices: [], myTurn: false });
        this.problem('taken', '');
    }

    /** The other tab is gone: from where it has brought the game. */
    #goOn(): void {
        const stored = storedGame(this.#id);
        if (!stored) return;
        this.dismissProblem();
        this.#start = startFrom(stored);
        void this.#begin();
    }

    #stumble(code: 'engine' | 'refused', error: unknown, turn: number): void {
        if (turn === this.#turn && !this.closed)
            this.problem(code, error instanceof Error ? error.message : String(error));
    }

    /** The model after a decision; the record is kept before anybody is told that it is. */
    #take(now: Snapshot, steps: Step[]): void {
        const { me } = this.#start;
        this.#chronicle.add(steps);
        this.#undo.happened(steps, me);
        this.#record = now.record;
        if (now.asked === me || now.asked === null) this.#hurried = false;
        const over = now.asked === null;
        const stored = this.store(now.record);
        this.patch({
            phase: over ? 'over' : 'playing',
            drawing: now.drawing,
            asked: now.asked,
            myTurn: now.asked === me,
            choices: now.choices,
            log: this.#chronicle.log,
            end: now.end,
            saved: stored ? 'safe' : 'not-sent',
            undo: this.#undo.can && !over && !this.#start.deal?.counted,
        });
        if (!stored && !this.#unkept) this.problem('not-kept', '');
        this.#unkept = !stored;
        noteGame({
            id: this.#id,
            kind: 'local',
            at: Date.now(),
            rules: now.drawing.rules,
            names: this.#start.names,
            round: now.drawing.round,
            phase: over ? 'over' : 'playing',
            myTurn: now.asked === me,
            ...(this.#start.branch ? { branch: true } : {}),
            rank: now.end ? (now.end.ranks[seatIndex(me)] ?? null) : null,
        });
    }

    protected store(record: string): boolean {
        const { seed, record: _, ...start } = this.#start;
        const guesses = storedGame(this.#id)?.guesses;
        return storeGame(this.#id, {
            start: { ...start, seed: seed.toString() },
            record,
            ...(guesses ? { guesses } : {}),
            ...this.extra(),
        });
    }

    /** The table is laid. */
    protected ready(): void {
        /* for those who have something to say then */
    }

    /** What a kind of local game wants kept besides. */
    protected extra(): Partial<StoredGame> {
        return {};
    }

    protected commit(decision: string): void {
        const turn = this.#turn;
        const { choices, saved } = this.model;
        // The coach's words belong to what was done.
        if (this.kind === 'local') this.#undo.decided(this.#record);
        this.patch({ choices: [], myTurn: false, saved: 'sending', undo: false });
        void this.desk.ask('decide', decision).then(
            ({ steps, now }) => this.#decided(steps, now, turn),
            (error: unknown) => {
                if (turn !== this.#turn) return;
                this.#undo.take();
                this.patch({ choices, myTurn: true, saved });
                this.#stumble('refused', error, turn);
            },
        );
    }

    async #decided(steps: Step[], now: Snapshot, turn: number): Promise<void> {
        if (turn !== this.#turn || this.closed) return;
        try {
            this.#take(now, steps);
            await this.show(steps);
            await this.#letBotsPlay(turn, now.asked);
        } catch (error) {
            this.#stumble('engine', error, turn);
        }
    }

    /**
     * The next bot thinks while the last decision is being shown; decisions come no faster than the
     * pace. A player who hurries sees only the state now and then, not each of them.
     *
     * `asked` is who was asked right after the decision that led here, not who is asked by now: a
     * strike that follows a reveal may have been decided meanwhile, and its bots are its own.
     */
    async #letBotsPlay(turn: number, asked: Seat | null): Promise<void> {
        const isGone = () => turn !== this.#turn || this.closed;
        let untold: Step[] = [];
        let glance = 0;
        let isFirst = true; // after my own decision: that one I know
        while (this.#isBots(asked) && !isGone()) {
            const pace = isFirst ? this.#pace() : this.#page();
            isFirst = false;
            const [{ steps, now }] = await Promise.all([this.desk.ask('bot'), pace]);
            if (isGone()) return;
            untold.push(...steps);
            asked = now.asked;
            const skips = this.#hurried && this.kind === 'local' && this.#isBots(asked);
            if (skips && performance.now() < glance) continue;
            this.#take(now, untold);
            await this.show(untold);
            untold = [];
            glance = performance.now() + GLANCE;
        }
    }

    /** The least time between two decisions, unless I have asked not to wait. */
    #pace(): Promise<void> {
        if (this.#hurried) return Promise.resolve();
        return Promise.race([
            wait(paceTime()),
            new Promise<void>((resolve) => (this.#wake = resolve)),
        ]);
    }

    /** Learners look at each decision for as long as they like. */
    async #page(): Promise<void> {
        if (settings.get().speed !== 'step' || this.#hurried) return this.#pace();
        this.patch({ waits: true });
        await new Promise<void>((resolve) => (this.#wake = resolve));
        this.patch({ waits: false });
    }

    next(): void {
        this.#wake?.();
    }

    /** The game is its record: one that is shorter. */
    undo(): void {
        const record = this.model.undo ? this.#undo.take() : undefined;
        if (record === undefined) return;
        this.#start = { ...this.#start, record };
        void this.#begin();
    }

    /** No more waiting until it is my turn. */
    hurry(): void {
        this.#hurried = true;
        this.#wake?.();
    }

    #isBots(seat: Seat | null): boolean {
        return seat !== null && this.#start.bots[seatIndex(seat)] !== null;
    }

    /** From now on the game says nothing of my strength. */
    helped(): void {
        if (this.#start.helped) return;
        this.#start = { ...this.#start, helped: true };
        if (this.#record) this.store(this.#record);
    }

    #rematch(): void {
        const seats = seatsOf(this.#start.bots.length);
        const next = seats[(seats.indexOf(this.#began) + 1) % seats.length];
        const {
            coached: _coached,
            record: _record,
            branch: _branch,
            helped: _helped,
            ...same
        } = this.#start;
        const deal = nextDeal(same.rules, same.bots, next);
        this.#start = { ...same, seed: randomSeed(), date: today(), first: next, deal };
        this.#id = newId();
        this.#undo.clear();
        this.patch({
            phase: 'loading',
            drawing: null,
            end: null,
            log: [],
            choices: [],
            asked: null,
            myTurn: false,
        });
        void this.#begin();
    }

    view(): Promise<string> {
        return this.desk.ask('view');
    }

    record(): Promise<string> {
        return this.desk.ask('record', this.model.phase === 'over' ? 'truth' : this.#start.me);
    }

    override close(): void {
        super.close();
        this.#release();
        this.desk.close();
    }
}

export function playersOf(bots: (BotName | null)[], names: string[], me: Seat): Player[] {
    return seatsOf(bots.length).map((seat, i) =>
        player(seat, {
            kind: bots[i] ? 'bot' : 'human',
            name: names[i] ?? '',
            bot: bots[i] ?? null,
            me: seat === me,
            maker: seat === me,
        }),
    );
}

/** A stored game as it stands. */
export function startFrom(stored: StoredGame): LocalStart {
    return { ...stored.start, seed: BigInt(stored.start.seed), record: stored.record };
}
