/*
 * analyst-clerk.ts - what a worker of the analyst does: each call says all that it needs, so calls
 * about several games may come in any order. What was made for the last task is made only once.
 */
import type { Analyser, AnalysisEnd, AnalysisHead, AnalysisMoment } from '../../engine/analysis';

export interface Task {
    record: string;
    worlds: number; // the budget
    bot: string;
}

export interface AnalystCalls {
    head(task: Task): AnalysisHead;
    /** The moment, and its bytes for whoever concludes. */
    moment(task: Task, i: number): { moment: AnalysisMoment; piece: Uint8Array };
    conclude(task: Task, pieces: Uint8Array[]): AnalysisEnd;
    why(task: Task, i: number, chosen: string, best: string): ReturnType<Analyser['why']>;
    advise: Analyser['advise'];
    adviseWhy(
        view: string,
        worlds: number,
        bot: string,
        chosen: string,
        best: string,
    ): ReturnType<Analyser['adviseWhy']>;
    believe: Analyser['believe'];
}

export function makeAnalystClerk(analyser: Analyser): AnalystCalls {
    let current = ''; // the task that the module has begun, or the view that it has advised
    let made = new Set<number>();
    let head: AnalysisHead;

    function begin(task: Task): AnalysisHead {
        const key = JSON.stringify(task);
        if (current === key) return head;
        current = '';
        made = new Set();
        head = analyser.begin(task.record, task.worlds, task.bot);
        current = key;
        return head;
    }

    function advise(...args: Parameters<Analyser['advise']>) {
        current = '';
        const advice = analyser.advise(...args);
        current = JSON.stringify(args);
        return advice;
    }

    return {
        head: begin,
        moment(task, i) {
            begin(task);
            const moment = analyser.moment(i);
            made.add(i);
            return { moment, piece: analyser.piece(i) };
        },
        conclude(task, pieces) {
            begin(task);
            pieces.forEach((piece, i) => analyser.adopt(i, piece));
            return analyser.conclude();
        },
        why(task, i, chosen, best) {
            begin(task);
            if (!made.has(i)) analyser.moment(i);
            made.add(i);
            return analyser.why(i, chosen, best);
        },
        advise,
        adviseWhy(view, worlds, bot, chosen, best) {
            if (current !== JSON.stringify([view, worlds, bot])) advise(view, worlds, bot);
            return analyser.adviseWhy(chosen, best);
        },
        believe: (view, bot) => {
            current = '';
            return analyser.believe(view, bot);
        },
    };
}
