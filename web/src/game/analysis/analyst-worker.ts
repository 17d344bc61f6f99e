/*
 * analyst-worker.ts - a thread of its own for the analysis, so that it never holds up the screen.
 */
import { Analyser } from '../../engine/analysis';
import { fetchFull, once } from '../../engine/engine';
import { serve } from '../thread';
import { AnalystClerk } from './analyst-clerk';

serve(once(async () => new AnalystClerk(new Analyser(...(await fetchFull()))))); // without a network it may come later
