/*
 * open.ts - games that are open on this page, so that going to settings and back does not start
 * anything again.
 */
import { coached, resumeLocal } from '../game/local/against-bots';
import type { Source } from '../game/types';

let open: Source | null = null;

export function adopt(source: Source): void {
    if (open && open !== source) open.close();
    open = source;
}

/** It is forgotten: nobody continues with it. */
export function abandon(id: string): void {
    if (open?.model.id !== id) return;
    open.close();
    open = null;
}

/**
 * The local game of this id ('' is the one just begun): the open one, or the kept one, or (for
 * 'coach') a new coached game.
 */
export function openLocal(id: string): Source | Promise<Source> | null {
    if (open && (id === '' || open.model.id === id)) return open;
    const source = id === 'coach' ? coached() : resumeLocal(id);
    if (source instanceof Promise) void source.then(adopt, () => undefined);
    else if (source) adopt(source);
    return source;
}
