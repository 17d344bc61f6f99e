/*
 * deals-worker.ts - a thread of its own for deals and results: a game that is played again never
 * holds up the screen.
 */
import { Deals } from '../../engine/deals';
import { fetchModule, fetchWeights, once } from '../../engine/engine';
import { serve } from '../thread';
import { DealClerk } from './clerk';

serve(once(async () => new DealClerk(new Deals(await fetchModule()), fetchWeights)));
