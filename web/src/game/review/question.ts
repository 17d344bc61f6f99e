/*
 * question.ts - a moment of a finished game as a source: what I knew, and the same choices again.
 * A decision changes nothing here; it is an answer.
 */
import { BaseSource } from '../table/base';
import { openReview, type ReviewSource } from './review';
import type { LocalSetup, Seat } from '../types';

export class QuestionSource extends BaseSource {
    readonly #review: ReviewSource;
    readonly #me: Seat;
    readonly #onanswer: (decision: string) => void;

    constructor(review: ReviewSource, me: Seat, moment: number, onanswer: (it: string) => void) {
        super('review');
        this.#review = review;
        this.#me = me;
        this.#onanswer = onanswer;
        review.review.decision(moment);
        this.patch({
            ...review.model,
            phase: 'playing',
            review: null,
            end: null,
            myTurn: true,
            choices: review.review.choices(moment),
        });
    }

    protected commit(decision: string): void {
        this.patch({ myTurn: false });
        this.#onanswer(decision);
    }

    playOn(): Promise<LocalSetup> {
        return this.#review.review.playOn(this.#me, 'knight');
    }

    record(): Promise<string> {
        return this.#review.record();
    }

    override close(): void {
        super.close();
        this.#review.close();
    }
}

export async function openQuestion(
    text: string,
    me: Seat,
    moment: number,
    onanswer: (decision: string) => void,
): Promise<QuestionSource> {
    return new QuestionSource(await openReview(text, me, me), me, moment, onanswer);
}
