/*
 * tab.ts - a local game is played in one tab: the one that opened it last. The others learn through
 * their shared storage when it is taken, and when it is free again.
 */
import { drop, keep, recall } from '../kept/keep';
import { isText } from '../shape';

const me = Math.random().toString(36).slice(2);

interface Heard {
    /** Another tab plays it now. */
    taken(): void;
    /** That tab was closed, or has left the game. */
    free(): void;
}

/** From now on the game is played here, until the returned function is called. */
export function claimGame(id: string, heard: Heard): () => void {
    const key = `tab-${id}`;
    const owner = () => recall(key, isText);
    const claim = () => keep(key, me);
    const release = () => {
        if (owner() === me) drop(key);
    };
    claim();
    if (typeof window === 'undefined') return release;
    let isTaken = false;
    const listen = (event: StorageEvent) => {
        if (event.key !== `oriflamme-${key}`) return;
        const was = isTaken;
        // What the event says may be older than my claim: this page's own, before a reload, even.
        isTaken = owner() !== null && owner() !== me;
        if (isTaken && !was) heard.taken();
        else if (was && !isTaken) heard.free();
    };
    // A page that is gone back to has been silent meanwhile.
    const shown = ({ persisted }: PageTransitionEvent) => {
        if (persisted && owner() === null && !isTaken) claim();
        else if (persisted && owner() !== me) heard.taken();
    };
    window.addEventListener('storage', listen);
    window.addEventListener('pagehide', release);
    window.addEventListener('pageshow', shown);
    return () => {
        release();
        window.removeEventListener('storage', listen);
        window.removeEventListener('pagehide', release);
        window.removeEventListener('pageshow', shown);
    };
}
