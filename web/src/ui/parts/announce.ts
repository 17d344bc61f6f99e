/* announce.ts - what is read aloud although the page that it is about has just gone. */
import { Store } from '../../game/store';

export const announced = new Store('');
