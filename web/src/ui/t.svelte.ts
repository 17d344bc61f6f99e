/*
 * t.svelte.ts - t(), in a form that Svelte follows: everything drawn with it is drawn again when
 * the language changes.
 */
import { t as translate, tr, type Args } from '../game/i18n';

let version = $state(0);
tr.subscribe(() => {
    version++;
});

export function t(id: string, args?: Args): string {
    void version;
    return translate(id, args);
}
