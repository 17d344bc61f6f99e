/*
 * review.ts - any record as a source: forward and back by events, in any view that the record has.
 */
import { BOT_NAMES } from '../bots';
import { loadEngine, seatIndex, type Engine, type Replay } from '../../engine/engine';
import { BaseSource, randomSeed, wait } from '../table/base';
import { endOf, seatsOf } from '../local/local-game';
import { atOnce, inPieces } from '../pieces';
import { player } from '../player';
import { retell, seatOf, type Retold } from './retold';
import { paceTime } from '../settings';
import type { BotName, Choice, Eyes, LocalSetup, Player, ReviewActions, Seat } from '../types';

/** How records write a seat without a name; once it was a word that is no name. */
const NAMELESS = ['-', 'You'];

/** A record names its bots so: "squire", with a budget "king:10ms". */
const botNamed = (name: string): BotName | null =>
    BOT_NAMES.find((known) => known === name.split(':')[0]) ?? null;

const SHOWN_FOR = 500; // ms, added to the pace when it plays on its own

export class ReviewSource extends BaseSource {
    readonly review: ReviewActions;
    readonly #engine: Engine;
    readonly #text: string;
    readonly #own: Seat | null;
    #told: Retold; // as the eyes of now saw it
    #whole: Replay | null = null; // with all that the record knows
    #at = 0;
    #playing = 0; // grows with each start and stop: an older run ends itself

    /** Throws a Refusal if the text is no record. `told`: it has been told before. */
    constructor(engine: Engine, text: string, eyes?: Eyes, told?: Retold, own?: Seat) {
        super('review');
        this.#own = own ?? null;
        this.#engine = engine;
        this.#text = text;
        this.#told = told ?? atOnce(retell(engine, text, eyes));
        this.review = {
            go: (at) => this.#go(at),
            step: (by) => this.#step(by),
            event: (n) =>
                this.#go(
                    this.#told.moments.findIndex(({ steps }) =>
                        steps.some((step) => step.n === n),
                    ) + 1,
                ),
            round: (by) => this.#round(by),
            play: (on) => void this.#play(on),
            look: (next) => {
                if (!this.model.review?.canSee.includes(next)) return;
                this.#told = atOnce(retell(this.#engine, this.#text, next));
                this.#go(this.#at);
            },
            decision: (n) => this.#go(this.#told.asked[n] ?? this.#at),
            choices: (n) => this.#choices(n),
            playOn: (as, bots, decision) => this.#playOn(as, bots, decision),
        };
        this.#show();
    }

    #drawing(at: number) {
        return at === 0
            ? this.#engine.draw(this.#told.replay.boards[0]!)
            : this.#told.moments[at - 1]!.steps.at(-1)!.after;
    }

    /** How many decisions have been made there, the last one perhaps not shown to its end. */
    #decisions(at: number): number {
        return at === 0 ? 0 : this.#told.moments[at - 1]!.decision + 1;
    }

    #show(): void {
        const { info } = this.#told.replay;
        const drawing = this.#drawing(this.#at);
        const over = this.#at === this.#told.moments.length && drawing.phase === 'over';
        const last = this.#at === 0 ? -1 : this.#told.moments[this.#at - 1]!.steps.at(-1)!.n;
        const whole: Eyes[] = ['truth', ...seatsOf(info.names.length), 'spectator'];
        this.patch({
            id: 'review',
            phase: over ? 'over' : 'playing',
            me: seatOf(this.#told.eyes),
            players: this.#players(),
            drawing,
            asked: drawing.phase === 'over' ? null : drawing.ask.seat,
            log: this.#told.chronicle.log.filter(({ n }) => n <= last),
            end: over
                ? endOf(drawing, this.#truth(), this.#told.chronicle.rounds, this.#text)
                : null,
            review: {
                at: this.#at,
                count: this.#told.moments.length,
                eyes: this.#told.eyes,
                canSee: info.seat === 'truth' ? whole : [info.seat],
                marks: this.#told.marks,
                date: info.date,
                names: info.names,
                rules: info.rules,
                playing: this.#playing % 2 === 1,
                decision: this.#decisions(this.#at),
                own: this.#own,
                finished: this.#engine.isOver(this.#told.replay.boards.at(-1)!),
                moments: this.#told.asked,
            },
        });
    }

    /** As the record itself knows it, for any reader. */
    #all(): Replay {
        this.#whole ??= this.#engine.replay(this.#text);
        return this.#whole;
    }

    #truth() {
        if (this.#told.replay.info.seat !== 'truth') return null;
        return this.#engine.draw(this.#all().boards.at(-1)!);
    }

    #choices(n: number): Choice[] {
        const board = this.#all().boards[n];
        const seat = board ? this.#engine.asked(board) : null;
        return board && seat ? this.#engine.choices(this.#engine.view(board, seat)) : [];
    }

    #players(): Player[] {
        const me = seatOf(this.#told.eyes);
        return this.#told.replay.info.names.map((name, i): Player => {
            const seat = seatsOf(i + 1).at(-1)!;
            const bot = botNamed(name);
            return player(seat, {
                name: NAMELESS.includes(name) ? '' : name,
                bot,
                kind: bot ? 'bot' : 'human',
                me: seat === me,
            });
        });
    }

    /* --- Moving --- */

    #go(at: number): void {
        this.#at = Math.max(0, Math.min(this.#told.moments.length, Math.trunc(at)));
        this.#show();
    }

    #step(by: 1 | -1): Promise<void> {
        const steps = by === 1 ? this.#told.moments[this.#at]?.steps : undefined;
        this.#go(this.#at + by);
        return steps ? this.show(steps) : Promise.resolve();
    }

    #round(by: 1 | -1): void {
        const starts = this.#told.marks.map(({ at }) => at);
        const next =
            by === 1
                ? starts.find((at) => at > this.#at)
                : starts.filter((at) => at < this.#at).at(-1);
        this.#go(next ?? (by === 1 ? this.#told.moments.length : 0));
    }

    async #play(on: boolean): Promise<void> {
        if (on === (this.#playing % 2 === 1)) return;
        const run = ++this.#playing;
        if (on && this.#at === this.#told.moments.length) this.#at = 0;
        this.#show();
        while (
            on &&
            run === this.#playing &&
            !this.closed &&
            this.#at < this.#told.moments.length
        ) {
            await Promise.all([this.#step(1), wait(SHOWN_FOR + paceTime())]);
        }
        if (on && run === this.#playing) {
            this.#playing++;
            this.#show();
        }
    }

    /* --- Playing on --- */

    async #playOn(seat: Seat, bots: BotName, decision?: string): Promise<LocalSetup> {
        const { info } = this.#told.replay;
        const upTo = this.#decisions(this.#at);
        const before = this.#engine.playOn(this.#text, upTo, seat, randomSeed());
        const record = decision === undefined ? before : this.#decided(before, decision);
        const mine = info.names[seatIndex(seat)] ?? '';
        const others = info.names.filter((_, i) => i !== seatIndex(seat));
        return {
            rules: info.rules,
            opponents: others.map((name) => botNamed(name) ?? bots),
            names: others.map((name) => (botNamed(name) || NAMELESS.includes(name) ? '' : name)),
            name: NAMELESS.includes(mine) ? '' : mine,
            seat,
            record,
            branch: true,
        };
    }

    /** A record with one more decision. */
    #decided(record: string, decision: string): string {
        const { info, boards } = this.#engine.replay(record, 'truth');
        const decisions = [...info.decisions, decision];
        return this.#engine.writeRecord(boards[0]!, info.date, info.names, decisions, 'truth');
    }

    protected commit(): void {
        /* nothing is decided here */
    }

    record(): Promise<string> {
        return Promise.resolve(this.#text);
    }
}

/** As a record is written, wherever the text came from. */
export const recordOf = (text: string): string => text.replace(/\r\n/g, '\n').trim() + '\n';

/** own: my seat in it, if it is a game of mine. */
export async function openReview(text: string, eyes?: Eyes, own?: Seat): Promise<ReviewSource> {
    const record = recordOf(text);
    const engine = await loadEngine();
    return new ReviewSource(
        engine,
        record,
        eyes,
        await inPieces(retell(engine, record, eyes)),
        own,
    );
}
