/*
 * analyst-worker.ts - a thread of its own for the analysis, so that it never holds up the screen.
 */
import { loadAnalyser } from '../../engine/load-analyser';
import { makeAnalystClerk, type AnalystCalls } from './analyst-clerk';
import { answerIn } from '../thread';

let clerk: Promise<AnalystCalls> | null = null;

answerIn(self as unknown as DedicatedWorkerGlobalScope, async (call, args) => {
    clerk ??= loadAnalyser().then(makeAnalystClerk);
    clerk.catch(() => (clerk = null)); // without a network it may come later
    const verb = (await clerk)[call as keyof AnalystCalls] as (...args: unknown[]) => unknown;
    return verb(...args);
});
