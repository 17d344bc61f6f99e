/*
 * art.ts - our own drawings, SVG from files of this repository, read at build time: the only markup
 * that the page ever reads. Each drawing is parsed once and then copied, because parsing it again
 * for every card of a long Queue takes longer than all the rest of drawing.
 */
import type { Attachment } from 'svelte/attachments';
import type { Kind, Seat } from '../../game/types';

const files = import.meta.glob<string>(
    ['../../../art/*.svg', '../../../art/{emblems,arms,icons}/*.svg', '!../../../art/favicon.svg'],
    {
        query: '?raw',
        import: 'default',
        eager: true,
    },
);

const byName = new Map<string, string>();
for (const [path, text] of Object.entries(files))
    byName.set(path.replace(/^.*\/art\//, '').replace(/\.svg$/, ''), hideFromReaders(text));

/** Drawings accompany words; a screen reader hears the words. */
function hideFromReaders(svg: string): string {
    return svg.replace('<svg ', '<svg class="drawn" aria-hidden="true" focusable="false" ');
}

const copies = new Map<string, Attachment>();

/** For {@attach}: the element holds this drawing. */
export function drawing(name: string): Attachment {
    let copy = copies.get(name);
    if (!copy) {
        const template = document.createElement('template');
        template.innerHTML = byName.get(name) ?? '';
        copy = (element) => element.replaceChildren(document.importNode(template.content, true));
        copies.set(name, copy);
    }
    return copy;
}

/** Likewise: what it held is gone. */
export const nothing: Attachment = (element) => element.replaceChildren();

export const emblem = (kind: Kind): Attachment => drawing(`emblems/${kind}`);
export const arms = (seat: Seat): Attachment => drawing(`arms/${seat}`);
export const icon = (name: string): Attachment => drawing(`icons/${name}`);
