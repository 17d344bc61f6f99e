/*
 * worker.ts - a thread of its own for the engine and the bots, so that thinking never holds up the
 * screen.
 */
import { answerer } from './desk';
import { answerIn } from '../thread';

answerIn(self as unknown as DedicatedWorkerGlobalScope, answerer());
