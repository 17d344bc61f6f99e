/*
 * analysis.ts - the analysis of a game, through the WebAssembly module with the king
 * (wasm/analysis.c): the types of its JSON (docs/analysis.md) and the verbs.
 *
 * Shares are millionths of a victory, beliefs thousandths. Moments do not depend on each other:
 * they can be made in any order and by several instances, one of which adopts the others' pieces.
 */
import type { BotName, Eyes, Kind, Said, Seat } from '../game/types';
import { Module, type TextVerbs } from './interface';

export type Verdict = 'best' | 'fine' | 'unclear' | 'inaccuracy' | 'mistake' | 'blunder' | 'none';

export interface AnalysisOption {
    option: string;
    tied?: boolean; // as good as the best, as far as can be told
    value: number;
    error: number;
    worlds: number;
}

export type FactName =
    | 'wins'
    | 'at-once'
    | 'round'
    | 'end'
    | 'rival'
    | 'card-pays'
    | 'card-struck'
    | 'card-stays'
    | 'own-lost'
    | 'others-lost';

/** Its sentence is the text why-FACT, with $chosen and $best. */
export interface Fact {
    fact: FactName;
    unit: 'share' | 'hundredths';
    chosen: number;
    best: number;
    error: number;
}

export interface GuessedKind {
    kind: Kind;
    share: number;
}

export interface Why {
    worlds: number;
    chosen: string;
    best: string;
    facts: Fact[]; // the reasons, the most certain first
    all: Fact[];
    striker: { seat: Seat; kind: Kind; share: number } | null;
    chosenTarget: GuessedKind | null;
    bestTarget: GuessedKind | null;
    chosenUncovers: GuessedKind | null;
    bestUncovers: GuessedKind | null;
}

export interface AnalysisDecision {
    seat: Seat;
    ask: string;
    chosen: string | null;
    best: string;
    verdict: Verdict;
    loss: number;
    measured: number;
    error: number;
    options: AnalysisOption[];
    why: Why | null;
}

export interface CardBelief {
    card: number; // handle
    place: number; // from 1
    depth: number; // 1 is the top
    owner: Seat;
    kind: Kind | null;
    shares: Partial<Record<Kind, number>>;
}

export interface AnalysisMoment {
    moment: number;
    round: number;
    asked: Seat | null;
    table: number[];
    tableError: number[];
    truth: number[] | null;
    truthError: number[] | null;
    belief: CardBelief[];
    decision: AnalysisDecision | null;
}

export interface Account {
    seat: Seat;
    fair: number;
    deal: number;
    own: number;
    others: number;
    final: number; // the sum of the four
    ownError: number;
    decisions: number;
    accuracy: number | null; // the part kept of what the best options were worth
    verdicts: Record<Exclude<Verdict, 'none'>, number>;
}

export interface KeyMoment {
    moment: number;
    kind: 'costly' | 'swing';
    seat: Seat;
    amount: number;
}

export interface TableGuess {
    card: number;
    seat: Seat;
    kind: Kind;
    taken: Kind;
    from: number;
    to: number;
    share: number;
    score: number;
}

export interface AnalysisHead {
    format: number;
    rules: string;
    seats: number;
    names: string[];
    knows: Eyes;
    over: boolean;
    bot: string;
    worlds: number;
    judged: Seat | null;
    count: number; // moments to make
}

/** The sentences about a moment, one after the other. */
export interface ToldPart {
    moment: number;
    round: number;
    said: Said[];
}

export interface Story {
    seat: Seat;
    points: ToldPart[]; // turning points, the worst first
    said: Said[]; // what the game came to
}

/** For onlookers, of every seat; or for one player, of that seat alone. */
export interface Told {
    to: Seat | null;
    stories: Story[];
    keys: ToldPart[]; // as AnalysisEnd.keys
}

export interface AnalysisEnd {
    accounts: Account[] | null;
    keys: KeyMoment[];
    bluff: TableGuess | null;
    read: TableGuess | null;
    told: Told[];
}

/** What this reader is told. */
export const toldTo = ({ told }: AnalysisEnd, reader: Seat | null): Told =>
    told.find(({ to }) => to === reader) ?? told[0]!;

/** All of it: what `oriflamme analyse --json` prints. */
export type Analysis = Omit<AnalysisHead, 'count'> & { moments: AnalysisMoment[] } & AnalysisEnd;

/** docs/analysis.md */
export const ANALYSIS_FORMAT = 1;

interface Verbs extends TextVerbs {
    begin(worlds: number, seat: number, seed: bigint): number;
    moment(i: number): number;
    piece_of(i: number): number;
    piece_size(): number;
    piece(): number;
    adopt(i: number): number;
    conclude(): number;
    why(i: number): number;
    advise(worlds: number, seed: bigint): number;
    advise_why(): number;
    believe(seed: bigint): number;
    mistake(i: number): number;
    strength(): number;
}

/** Whether a decision comes back as a question, and what is right there. */
export interface Mistaken {
    asked: boolean;
    right: string[];
}

/** A rating on the scale of the bots; error: half of an interval of 95 %. */
export interface Rating {
    games: number;
    rating: number;
    error: number;
}

export interface Strength extends Rating {
    over: Rating[]; // time: after each game, or some of them
    below: BotName | null;
    above: BotName | null;
    enough: boolean; // games to say anything
    likes: BotName[]; // opponents, the nearest first
}

/** The budget that the command line has by default, too. */
export const WORLDS = 16;
/** How often the budget a moment's shares are sampled (analysis/shares.c). */
export const SHARE_SAMPLES = { table: 4, truth: 2 } as const;
const SEED = 1n;
const EVERYBODY = -1;

export class Analyser extends Module<Verbs> {
    constructor(module: WebAssembly.Module, weights: Uint8Array) {
        super(module);
        this.takeKing(weights);
    }

    begin(record: string, worlds = WORLDS, bot = 'king'): AnalysisHead {
        this.say(`${bot}\n${record}`);
        return this.json(this.verbs.begin(worlds, EVERYBODY, SEED));
    }

    moment(i: number): AnalysisMoment {
        return this.json(this.verbs.moment(i));
    }

    /** A moment that was made, for another instance ... */
    piece(i: number): Uint8Array {
        return this.bytes(this.verbs.piece_of(i), this.verbs.piece_size()).slice();
    }

    /** ... which takes it as its own. */
    adopt(i: number, piece: Uint8Array): AnalysisMoment {
        this.bytes(this.verbs.piece(), piece.length).set(piece);
        return this.json(this.verbs.adopt(i));
    }

    conclude(): AnalysisEnd {
        return this.json(this.verbs.conclude());
    }

    why(i: number, chosen: string, best: string): Why {
        this.say(`${chosen} ${best}`);
        return this.json(this.verbs.why(i));
    }

    /** view: what the seat that is asked knows, in the notation. */
    advise(view: string, worlds = WORLDS, bot = 'king'): AnalysisDecision {
        this.say(`${bot}\n${view}`);
        return this.json(this.verbs.advise(worlds, SEED));
    }

    /** Of what was advised last. */
    adviseWhy(chosen: string, best: string): Why {
        this.say(`${chosen} ${best}`);
        return this.json(this.verbs.advise_why());
    }

    /** Of a moment that was made: the second judge thinks for a second or so. */
    mistake(i: number): Mistaken {
        return this.json(this.verbs.mistake(i));
    }

    /** games: a line each, the oldest first (daily/strength.h). */
    strength(games: string[]): Strength {
        this.say(games.join('\n'));
        return this.json(this.verbs.strength());
    }

    believe(view: string, bot = 'king'): CardBelief[] {
        this.say(`${bot}\n${view}`);
        return this.json(this.verbs.believe(SEED));
    }
}
