/*
 * study.svelte.ts - the analysis of the reviewed game, as the screen follows it: kept from before,
 * or made now, moment by moment.
 */
import {
    SHARE_SAMPLES,
    type AnalysisEnd,
    type AnalysisMoment,
    type Why,
} from '../../engine/analysis';
import { budget, keepAnalysis, keptAnalysis } from '../../game/analysis/analyses';
import { openAnalyst, type Analyst } from '../../game/analysis/analyst';

export type Eyesight = 'table' | 'truth';

export class Study {
    /** looking: for one that is kept. */
    phase: 'looking' | 'none' | 'running' | 'done' | 'failed' = $state('looking');
    moments: (AnalysisMoment | undefined)[] = $state.raw([]);
    count = $state(0);
    made = $state(0);
    end: AnalysisEnd | null = $state.raw(null);
    /** Whose shares the graph shows. */
    sight: Eyesight = $state('truth');
    /** Face-down cards show what the table took them for. */
    beliefs = $state(true);
    /** The moment to which the review was led when the analysis was there: nobody has walked. */
    opened = -1;
    /** Milliseconds, of an analysis that was made now. */
    took: number | null = $state(null);

    readonly worlds = budget();
    readonly #record: string;
    readonly #analyst: Analyst = openAnalyst();
    #stop: AbortController | null = null;
    #closed = false;

    /** count: moments of the record. */
    constructor(record: string, count: number) {
        this.#record = record;
        this.count = count;
        void this.#look();
    }

    get shown(): boolean {
        return this.phase === 'running' || this.phase === 'done';
    }

    get hasTruth(): boolean {
        return this.moments.some((moment) => moment?.truth);
    }

    /** Whose shares those of sharesOf are: without the truth, the table's. */
    get seen(): Eyesight {
        return this.sight === 'truth' && this.hasTruth ? 'truth' : 'table';
    }

    /** How many worlds or games a share of this eyesight is the mean of. */
    samplesOf(sight: Eyesight): number {
        return this.worlds * SHARE_SAMPLES[sight];
    }

    sharesOf(moment: AnalysisMoment): number[] {
        return (this.sight === 'truth' ? moment.truth : null) ?? moment.table;
    }

    errorsOf(moment: AnalysisMoment): number[] {
        return (this.sight === 'truth' ? moment.truthError : null) ?? moment.tableError;
    }

    async #look(): Promise<void> {
        const kept = await keptAnalysis(this.#record, { worlds: this.worlds, count: this.count });
        if (this.phase !== 'looking') return;
        if (kept) {
            this.moments = kept.moments;
            this.made = kept.moments.length;
            this.end = kept;
        }
        this.phase = kept ? 'done' : 'none';
    }

    async start(): Promise<void> {
        const stop = new AbortController();
        const from = performance.now();
        this.#stop?.abort();
        this.#stop = stop;
        this.phase = 'running';
        this.moments = [];
        this.made = 0;
        this.end = null;
        try {
            const analysis = await this.#analyst.analyse(this.#record, {
                worlds: this.worlds,
                signal: stop.signal,
                onmoment: (moment) => {
                    const moments = [...this.moments];
                    moments[moment.moment] = moment;
                    this.moments = moments;
                    this.made++;
                },
            });
            await keepAnalysis(this.#record, analysis);
            if (stop.signal.aborted) return;
            this.end = analysis;
            this.took = performance.now() - from;
            this.phase = 'done';
        } catch {
            if (!stop.signal.aborted) this.phase = 'failed';
        } finally {
            if (this.#stop === stop) this.#analyst.close(); // they hold much memory
        }
    }

    cancel(): void {
        if (this.phase !== 'running') return;
        this.#stop?.abort();
        this.#stop = null;
        this.#analyst.close();
        this.moments = [];
        this.made = 0;
        this.phase = 'none';
    }

    /** One option of a moment against another. */
    why(i: number, chosen: string, best: string): Promise<Why> {
        return this.#analyst.why(this.#record, this.worlds, i, chosen, best);
    }

    close(): void {
        if (this.#closed) return;
        this.#closed = true;
        this.#stop?.abort();
        this.#analyst.close();
    }
}
