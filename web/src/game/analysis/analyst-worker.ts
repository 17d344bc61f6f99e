/*
 * analyst-worker.ts - a thread of its own for the analysis, so that it never holds up the screen.
 */
import { once } from '../../engine/engine';
import { loadAnalyser } from '../../engine/load-analyser';
import { serve } from '../thread';
import { AnalystClerk } from './analyst-clerk';

serve(once(async () => new AnalystClerk(await loadAnalyser()))); // without a network it may come later
