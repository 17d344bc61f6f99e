/*
 * art.ts - our own drawings, as text of SVG. The only markup that is ever set as HTML comes from
 * here, and it is read from files of this repository at build time.
 */
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
    return svg.replace('<svg ', '<svg aria-hidden="true" focusable="false" ');
}

export function drawing(name: string): string {
    return byName.get(name) ?? '';
}

export const emblem = (kind: Kind): string => drawing(`emblems/${kind}`);
export const arms = (seat: Seat): string => drawing(`arms/${seat}`);
export const icon = (name: string): string => drawing(`icons/${name}`);
