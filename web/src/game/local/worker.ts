/*
 * worker.ts - a thread of its own for the engine and the bots, so that thinking never holds up the
 * screen.
 */
import { loadEngine, loadKing } from '../../engine/engine';
import { wantsKing } from '../bots';
import { serve } from '../thread';
import { LocalGame } from './local-game';

const game = new LocalGame(({ bots }) => (wantsKing(bots) ? loadKing() : loadEngine()));
serve(() => game);
