/* announce.ts - reads a message aloud even if the screen it belongs to has just gone. */
import { Store } from '../../game/store';

export const announced = new Store('');
