/* The box that explains a card. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { explain } from '../src/ui/parts/explain.svelte';

describe('explanations', () => {
    afterEach(() => void vi.unstubAllGlobals());

    test('while things happen, nothing pops up over them', () => {
        let rested: () => void = () => undefined;
        vi.stubGlobal('window', { setTimeout: (run: () => void) => ((rested = run), 1) });
        const card = { isConnected: true, getBoundingClientRect: () => null };
        const rest = () => {
            rested = () => undefined;
            explain.hover('spy', card as unknown as HTMLElement);
            rested();
        };
        rest();
        expect(explain.kind).toBe('spy');
        explain.hush(true);
        expect(explain.kind).toBe(null);
        rest();
        expect(explain.kind).toBe(null);
        explain.hush(false);
        rest();
        expect(explain.kind).toBe('spy');
        explain.clear();
    });
});
