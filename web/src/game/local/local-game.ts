/*
 * local-game.ts - a game against bots: the truth, kept where the screen cannot see it.
 *
 * It runs in the worker. It tells one seat's knowledge; it hands out the record, which holds
 * everything, for keeping only. The record is the game: from its text alone everything can be built
 * again.
 */
import { seatAt, seatIndex, type Board, type Engine } from '../../engine/engine';
import { triesOf } from '../bots';
import { clean } from '../name';
import { luckOf, seedOf } from './deal';
import { Chronicle } from '../table/chronicle';
import type {
    BotName,
    Choice,
    CoachHint,
    DealStart,
    Drawing,
    End,
    Eyes,
    LogEntry,
    Seat,
    Step,
} from '../types';

export interface LocalStart {
    rules: string;
    me: Seat;
    names: string[]; // by seat
    bots: (BotName | null)[]; // by seat; null: me
    budget: number; // ms for each decision of a bot that searches
    seed: bigint;
    date: string; // YYYY-MM-DD
    first?: Seat;
    record?: string; // continue from here
    branch?: boolean; // of a game that was reviewed
    coached?: boolean; // from the coach's deal: the bots do what the script wishes
    deal?: DealStart | undefined; // then the seed says nothing
    helped?: boolean; // a bot was asked for advice: the game says nothing of my strength
}

export interface Snapshot {
    drawing: Drawing;
    asked: Seat | null;
    choices: Choice[];
    record: string; // the truth
    end: End | null;
}

export interface Opening {
    now: Snapshot;
    began: Seat; // the first player of round 1
    log: LogEntry[]; // what has happened before, if the game continues from a record
}

export interface Batch {
    steps: Step[];
    now: Snapshot;
}

const FIRST_SLICE = 400; // iterations that tell how fast this machine is
const MOST = 400000;
const SHARE = 0.8; // of the budget: positions differ, and the answer must be in time

export class LocalGame {
    readonly #load: (start: LocalStart) => Engine | Promise<Engine>;
    #engine!: Engine;
    #start!: LocalStart;
    #chronicle!: Chronicle;
    #dealt!: Board;
    #board!: Board;
    #mine!: Board; // what I know of it
    #drawn!: Drawing; // and its picture
    #decisions: string[] = [];
    #lines: string[] = []; // what I was told last

    /** load: the engine that a game needs. */
    constructor(load: (start: LocalStart) => Engine | Promise<Engine>) {
        this.#load = load;
    }

    /** One game at a time: the last one is forgotten. */
    async start(start: LocalStart): Promise<Opening> {
        const engine = (this.#engine = await this.#load(start));
        this.#start = start;
        this.#chronicle = new Chronicle(start.me);
        this.#lines = [];
        this.#lay(engine, start);
        this.#mine = engine.view(this.#board, start.me);
        this.#drawn = engine.draw(this.#mine);
        return {
            now: this.#now(),
            began: engine.draw(this.#dealt).first,
            log: this.#chronicle.log,
        };
    }

    #lay(engine: Engine, start: LocalStart): void {
        const record = start.coached ? (start.record ?? engine.coachRecord()) : start.record;
        if (record === undefined) {
            this.#dealt = this.#board = engine.deal(
                start.rules,
                start.bots.length,
                start.deal ? seedOf(start.deal.key) : start.seed,
                start.first,
            );
            this.#decisions = [];
            return;
        }
        const { info, boards, lines } = engine.replay(record, 'truth');
        this.#dealt = boards[0]!;
        this.#board = boards.at(-1)!;
        this.#decisions = [...info.decisions];
        const seen = engine.replay(record, start.me);
        lines.forEach((_, i) => {
            const { n } = this.#chronicle;
            this.#chronicle.add(
                engine.steps(
                    seen.boards[i]!,
                    seen.lines[i]!,
                    seen.boards[i + 1]!,
                    n,
                    info.decisions[i],
                ),
            );
        });
    }

    record(eyes: Eyes): string {
        const names = this.#start.names.map((name) => clean(name, 60) || '-');
        return this.#engine.writeRecord(
            this.#dealt,
            this.#start.date,
            names,
            this.#decisions,
            eyes,
        );
    }

    #now(): Snapshot {
        const asked = this.#engine.asked(this.#board);
        const record = this.record('truth');
        return {
            drawing: this.#drawn,
            asked,
            choices: asked === this.#start.me ? this.#engine.choices(this.#mine) : [],
            record,
            end: asked === null ? this.#end(record) : null,
        };
    }

    #end(record: string): End {
        const truth = this.#engine.draw(this.#board);
        return endOf(truth, truth, this.#chronicle.rounds, record);
    }

    decide(decision: string): Batch {
        if (this.#engine.asked(this.#board) !== this.#start.me)
            throw new Error('another seat is asked');
        return this.#play(decision);
    }

    #play(decision: string): Batch {
        const { me } = this.#start;
        const { board, lines } = this.#engine.play(this.#board, decision, [me]);
        const mine = this.#engine.view(board, me);
        const { n } = this.#chronicle;
        const [was, drawn] = [this.#mine, this.#drawn];
        const steps = this.#engine.steps(was, lines[0]!, mine, n, decision, false, drawn);
        this.#board = board;
        this.#mine = mine;
        this.#drawn = steps.at(-1)?.after ?? this.#engine.draw(mine);
        this.#lines = lines[0]!;
        this.#decisions.push(decision);
        this.#chronicle.add(steps);
        return { steps, now: this.#now() };
    }

    /** The bot that is asked decides, from its own view. */
    bot(): Batch {
        const seat = this.#engine.asked(this.#board);
        const bot = seat && this.#start.bots[seatIndex(seat)];
        if (!seat || !bot) throw new Error('no bot is asked');
        const view = this.#engine.view(this.#board, seat);
        const wish = this.#start.coached ? this.#engine.coachWish(view) : null;
        return this.#play(wish ?? this.#think(view, bot, this.#start.budget).decision);
    }

    /**
     * The coach's word about what happened last, or to me who am asked; `said` were before. `end`:
     * about the events that end with this step, unless there have been others since.
     */
    hint(on: 'events' | 'turn', said: number, end = this.#chronicle.n - 1): CoachHint | null {
        if (end !== this.#chronicle.n - 1) return null;
        return this.#engine.coachHint(this.#mine, said, on === 'events' ? this.#lines : undefined);
    }

    /** The module has no clock: a first slice tells how many iterations the budget holds. */
    #think(view: Board, bot: BotName, budget: number) {
        const { length } = this.#decisions;
        const { deal } = this.#start;
        // In a deal nobody searches, and the king decides by his policy alone.
        if (deal) return this.#engine.decide(view, bot, luckOf(deal.key, length), 0);
        const seed = this.#start.seed + BigInt(length + 1) * 0x9e3779b97f4a7c15n;
        // Only the baron has a clock. The king's tries are counted: the same game on every machine.
        if (bot !== 'baron') return this.#engine.decide(view, bot, seed, triesOf(bot));
        const from = performance.now();
        const short = this.#engine.decide(view, bot, seed, FIRST_SLICE);
        const taken = Math.max(performance.now() - from, 0.05);
        const iterations = Math.min(
            MOST,
            Math.floor((FIRST_SLICE * (budget * SHARE - taken)) / taken),
        );
        // It does not search, or there is no time.
        if (short.iterations === 0 || iterations <= FIRST_SLICE) return short;
        return this.#engine.decide(view, bot, seed, iterations);
    }

    /** What I know, in the notation. */
    view(): string {
        return this.#engine.write(this.#mine);
    }

    advise(): { decision: string; share: number }[] {
        const { advice } = this.#think(this.#mine, 'baron', this.#start.budget);
        return advice
            .map(({ decision, value }) => ({ decision, share: value / 1e6 }))
            .sort((a, b) => b.share - a.share);
    }
}

export function endOf(
    last: Drawing,
    truth: Drawing | null,
    rounds: number[][],
    record: string | null,
): End {
    const influence = last.families.map((family) => family.influence);
    const tie = new Set(influence).size < influence.length;
    return { influence, ranks: last.ranks, tops: last.tops, tie, truth, rounds, record };
}

export const seatsOf = (count: number): Seat[] =>
    Array.from({ length: count }, (_, i) => seatAt(i));
