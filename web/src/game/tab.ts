/*
 * tab.ts - a local game is played in one tab: the one that opened it last. The others hear of it
 * through the storage that they share.
 */
import { keep } from './keep';

const KEY = 'tab';
const me = Math.random().toString(36).slice(2);

/** From now on the game is played here. Calls `lost` when another tab takes it; returns an end. */
export function claimGame(id: string, lost: () => void): () => void {
    keep(KEY, { id, tab: me, at: Date.now() });
    if (typeof window === 'undefined') return () => undefined;
    const heard = ({ key, newValue }: StorageEvent) => {
        if (key !== `oriflamme-${KEY}` || newValue === null) return;
        const claim = JSON.parse(newValue) as { id?: unknown; tab?: unknown };
        if (claim.id === id && claim.tab !== me) lost();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
}
